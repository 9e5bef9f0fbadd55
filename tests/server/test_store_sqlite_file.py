"""The SQLite file: what is refused, who may write it, how old ones are brought up to date."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from running import line_of
from stores import asked, run

from dwarrow.kernel.state import Refused
from dwarrow.server.serve import listening
from dwarrow.server.store import Unusable
from dwarrow.server.store import sqlite_file as lying
from dwarrow.server.store.sqlite import SqliteStore
from dwarrow.server.store.urls import data_folder, shown, store_at


def refusal(path: Path) -> str:
    with pytest.raises(Unusable) as why:
        run(path, lambda store: store.tables())
    return str(why.value)


def test_only_its_owner_may_read_the_file(tmp_path):
    async def play(store):
        await store.append("a", 0, [b"x"], 1)

    run(tmp_path / "new" / "folder" / "t.db", play)
    assert (tmp_path / "new" / "folder" / "t.db").stat().st_mode & 0o777 == 0o600


def test_a_second_server_on_the_same_file_is_refused_until_the_first_has_gone(tmp_path):
    async def play(store):
        with pytest.raises(Unusable, match="another dwarrow server is using"):
            await SqliteStore(tmp_path / "t.db").open()

    run(tmp_path / "t.db", play)
    run(tmp_path / "t.db", lambda store: store.tables())


def test_a_server_in_another_process_has_the_file_until_it_dies(tmp_path):
    holder = (
        "import sys, time; from pathlib import Path;"
        "from dwarrow.server.store.sqlite_file import Lock;"
        "Lock(Path(sys.argv[1])).take(); print('held', flush=True); time.sleep(60)"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", holder, str(tmp_path / "t.db")], stdout=subprocess.PIPE, bufsize=0
    )
    assert child.stdout is not None and line_of(child.stdout) == "held\n"
    assert "another dwarrow server" in refusal(tmp_path / "t.db")
    child.kill()
    child.wait()
    child.stdout.close()
    run(tmp_path / "t.db", lambda store: store.tables())


def test_a_text_file_is_no_database(tmp_path):
    (tmp_path / "t.db").write_text("dear diary " * 200)
    assert "file is not a database" in refusal(tmp_path / "t.db")
    assert (tmp_path / "t.db").read_text().startswith("dear diary")


def test_a_lock_file_that_is_none_is_named(tmp_path):
    (tmp_path / "t.db.lock").write_text("dear diary " * 200)
    assert "t.db.lock cannot be locked: file is not a database" in refusal(tmp_path / "t.db")


def test_a_database_of_another_program_is_left_alone(tmp_path):
    db = sqlite3.connect(tmp_path / "t.db")
    db.execute("CREATE TABLE recipes (name)")
    db.close()
    assert "another program" in refusal(tmp_path / "t.db")


@pytest.mark.parametrize("folder", ["", "/"])
def test_a_folder_is_no_file(tmp_path, folder):
    assert "is a folder" in refusal(tmp_path / folder)


def test_a_folder_that_is_a_file_is_named(tmp_path):
    (tmp_path / "folder").write_text("")
    assert "cannot be written" in refusal(tmp_path / "folder" / "t.db")


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_folder_that_may_not_be_written_is_named(tmp_path):
    tmp_path.chmod(0o500)
    assert "cannot be written: Permission denied" in refusal(tmp_path / "t.db")


def test_a_database_of_a_newer_version_is_refused_and_not_changed(tmp_path):
    run(tmp_path / "t.db", lambda store: store.append("a", 0, [b"x"], 1))
    db = lying.connect(tmp_path / "t.db", "rw")
    db.execute("PRAGMA user_version = 99")
    db.close()
    assert "newer dwarrow (its version is 99" in refusal(tmp_path / "t.db")


def made_by_version_1(path: Path) -> None:
    """A database as the first version left it, written out so that no later change alters it."""
    db = sqlite3.connect(path)
    db.executescript(
        """
        PRAGMA journal_mode = WAL;
        CREATE TABLE line (table_id TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL,
            body BLOB NOT NULL, PRIMARY KEY (table_id, n)) WITHOUT ROWID;
        CREATE TABLE listing (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL, body BLOB NOT NULL)
            WITHOUT ROWID;
        CREATE INDEX listing_at ON listing (at);
        CREATE TABLE note (table_id TEXT NOT NULL, seat INTEGER NOT NULL, body BLOB NOT NULL,
            PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
        INSERT INTO line VALUES ('old', 0, 5, x'7b7d'), ('old', 1, 6, x'7b7d');
        INSERT INTO listing VALUES ('old', 6, x'7b7d');
        INSERT INTO note VALUES ('old', 2, x'7a');
        PRAGMA application_id = 1685549687;
        PRAGMA user_version = 1;
        """
    )
    db.close()


def test_a_database_of_the_first_version_is_read_and_goes_on(tmp_path):
    async def play(store):
        await store.append("old", 2, [b"new"], 7)
        assert await store.read("old") == [b"{}", b"{}", b"new"]
        assert [listing.table for listing in await store.listings()] == ["old"]
        assert await store.note("old", 2) == b"z"
        version = await asked(store, lambda db: lying.number(db, "user_version"))
        assert version == len(lying.MIGRATIONS)

    made_by_version_1(tmp_path / "t.db")
    run(tmp_path / "t.db", play)


def test_the_first_script_makes_what_the_first_version_made(tmp_path):
    made_by_version_1(tmp_path / "old.db")
    db = sqlite3.connect(tmp_path / "new.db", isolation_level=None)
    lying.migrate(db, tmp_path / "new.db", lying.MIGRATIONS[:1])
    assert shape(db) == shape(sqlite3.connect(tmp_path / "old.db"))
    assert lying.number(db, "application_id") == 1685549687


def shape(db: sqlite3.Connection) -> list[list[object]]:
    """The columns of every table and index."""
    names = db.execute("SELECT type, name FROM sqlite_schema ORDER BY name").fetchall()
    return [
        [kind, name, *db.execute(f"PRAGMA {kind}_info({name})").fetchall()] for kind, name in names
    ]


def test_later_scripts_run_once_and_a_bad_one_changes_nothing(tmp_path):
    made_by_version_1(tmp_path / "t.db")
    db = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    second = "ALTER TABLE note ADD COLUMN at INTEGER NOT NULL DEFAULT 0"
    scripts = [*lying.MIGRATIONS[:1], second]
    lying.migrate(db, tmp_path / "t.db", scripts)
    lying.migrate(db, tmp_path / "t.db", scripts)
    assert lying.number(db, "user_version") == 2
    with pytest.raises(sqlite3.OperationalError):
        lying.migrate(db, tmp_path / "t.db", [*scripts, "DROP TABLE line; DROP TABLE nonsense"])
    db.close()
    db = sqlite3.connect(tmp_path / "t.db")
    assert lying.number(db, "user_version") == 2
    assert db.execute("SELECT count(*) FROM line").fetchone() == (2,)


def test_a_reader_without_a_file_says_so(tmp_path):
    with pytest.raises(Unusable, match="No such file"):
        asyncio.run(SqliteStore(tmp_path / "t.db", reads_only=True).open())
    assert list(tmp_path.iterdir()) == []


def test_a_server_says_which_database_it_uses_and_no_password(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert shown("tables.db") == shown("sqlite:///tables.db") == str(tmp_path / "tables.db")
    assert shown("sqlite:////srv/tables.db") == "/srv/tables.db"
    assert shown("postgresql://ana:secret@db.example.org:5433/dwarrow?sslmode=require") == (
        "postgresql://ana@db.example.org:5433/dwarrow"
    )
    assert shown("postgresql:///dwarrow") == "postgresql:///dwarrow"


@pytest.mark.parametrize("host", ["no-such-host.invalid", "203.0.113.7", "fe80::1", "127.0.0.1:80"])
def test_a_wrong_host_and_a_wrong_port_get_their_own_sentence(host):
    with pytest.raises(Refused, match=r"no address of this machine .* --host"):
        listening(host, 0)
    with (
        listening("127.0.0.1", 0) as taken,
        pytest.raises(Refused, match=r"cannot be used.*--port"),
    ):
        taken.listen()
        listening("127.0.0.1", taken.getsockname()[1])


def file_at(url: str) -> Path:
    store = store_at(url)
    assert isinstance(store, SqliteStore)
    return store._path


def test_urls_name_files(tmp_path, monkeypatch):
    assert file_at("sqlite:///a/b.db") == Path("a/b.db").resolve()
    assert file_at("sqlite:////a/b.db") == Path("/a/b.db")
    assert file_at("a/b.db") == Path("a/b.db").resolve()
    for url in ("sqlite://", "sqlite:///", "mysql://host/x"):
        with pytest.raises(Unusable, match="no database dwarrow knows"):
            store_at(url)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert data_folder() == tmp_path / "dwarrow"
