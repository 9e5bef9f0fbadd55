"""The SQLite file: who may write it, what lies in it, and connections that heal."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

from dwarrow.server.store import Unusable

# Marks our files ("dwrw"), so that another program's database is never migrated.
APPLICATION = 0x64777277

# Script i leads from version i to i + 1. Never change one that was released: append.
MIGRATIONS = (
    """
    CREATE TABLE line (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
    CREATE TABLE listing (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL, body BLOB NOT NULL)
        WITHOUT ROWID;
    CREATE INDEX listing_at ON listing (at);
    CREATE TABLE note (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    """,
)


def connect(path: Path, mode: str, timeout: float = 5) -> sqlite3.Connection:
    """A connection for one thread at a time; `mode` is SQLite's: ro, rw."""
    return sqlite3.connect(
        f"file:{quote(str(path.absolute()))}?mode={mode}",
        uri=True,
        timeout=timeout,
        isolation_level=None,
        check_same_thread=False,
    )


def number(db: sqlite3.Connection, pragma: str) -> int:
    return int(db.execute(f"PRAGMA {pragma}").fetchone()[0])


def words_of(why: Exception) -> str:
    return (why.strerror if isinstance(why, OSError) else "") or str(why)


class Handle:
    """A connection to the file at a path, made anew after a failure or when the file changed."""

    def __init__(self, path: Path, writes: bool) -> None:
        self._path, self._writes = path, writes
        self._db: sqlite3.Connection | None = None
        self._file = (0, 0)

    def db(self) -> sqlite3.Connection:
        """The connection; sqlite3.Error or OSError if there can be none now."""
        # Without this look, lines would go to a file that was deleted, and be lost with it.
        file = os.stat(self._path)
        if self._db is not None and self._file == (file.st_dev, file.st_ino):
            return self._db
        self.drop()
        self._db = self._connected()
        self._file = (file.st_dev, file.st_ino)
        return self._db

    def _connected(self) -> sqlite3.Connection:
        db = connect(self._path, "rw" if self._writes else "ro")
        try:
            if self._writes:
                db.execute("PRAGMA journal_mode = WAL")
                db.execute("PRAGMA synchronous = FULL")
                db.execute("PRAGMA fullfsync = ON")  # macOS: through the drive's cache
            check(db, self._path)
        except BaseException:
            db.close()
            raise
        return db

    def drop(self) -> None:
        """Close the connection, which rolls back what it had not committed."""
        if self._db is not None:
            self._db.close()
            self._db = None


def check(db: sqlite3.Connection, path: Path) -> None:
    """Unusable unless the file is ours and of this version."""
    version = number(db, "user_version")
    if version > len(MIGRATIONS):
        raise too_new(path, version)
    if number(db, "application_id") != APPLICATION:
        raise Unusable(f"{path} is a database of another program; choose another file")
    if version < len(MIGRATIONS):
        raise Unusable(
            f"{path} was written by an older dwarrow; start the server once to bring it up to date"
        )


def too_new(path: Path, version: int) -> Unusable:
    return Unusable(
        f"{path} was written by a newer dwarrow (its version is {version}, this one knows "
        f"{len(MIGRATIONS)}); update dwarrow or choose another file"
    )


def prepare(path: Path) -> None:
    """Make the file if it is not there, and bring it up to date; Unusable if that fails."""
    touch(path)
    try:
        db = connect(path, "rw")
        try:
            migrate(db, path, MIGRATIONS)
        finally:
            db.close()
    except sqlite3.Error as why:
        raise Unusable(f"{path} cannot be used as a database: {why}") from None


def touch(path: Path) -> None:
    """Make a file that only its owner may read: decks and notes will lie in it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as why:
        raise Unusable(f"{path} cannot be written: {why.strerror}") from None
    if path.stat().st_nlink > 1:  # each name would have a journal and a lock of its own
        raise Unusable(f"{path} has a second name (a hard link); copy it, or remove the other name")


def migrate(db: sqlite3.Connection, path: Path, scripts: Sequence[str]) -> None:
    """Run the scripts this database has not seen, each in a transaction of its own."""
    version = number(db, "user_version")
    is_empty = not number(db, "page_count") or not number(db, "schema_version")
    if not is_empty and number(db, "application_id") != APPLICATION:
        raise Unusable(f"{path} is a database of another program; choose another file")
    if version > len(scripts):
        raise too_new(path, version)
    if db.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
        raise Unusable(f"{path} lies where SQLite cannot keep a journal; choose a local disk")
    for i, script in enumerate(scripts[version:], version):
        db.executescript(
            f"BEGIN IMMEDIATE; {script}; PRAGMA application_id = {APPLICATION};"
            f"PRAGMA user_version = {i + 1}; COMMIT;"
        )


class Lock:
    """Held by the one process that may write a file; the system lets go of it with the process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._db: sqlite3.Connection | None = None

    def take(self) -> None:
        if self._path.is_dir():
            raise Unusable(f"{self._path} is a folder; name a file in it")
        # SQLite's own lock, not flock: a forked child would keep a flock alive after our death.
        file = self._path.with_name(self._path.name + ".lock")
        touch(file)
        self._db = connect(file, "rw", timeout=0)
        try:
            self._db.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as why:
            self.release()
            if why.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise Unusable(f"{file} cannot be locked: {why}; remove it") from None
            raise Unusable(
                f"another dwarrow server is using {self._path}; "
                "stop it, or choose another file with --database"
            ) from None

    def release(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None
