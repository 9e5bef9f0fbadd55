"""Which store a `--database` means, and which one is used when nobody says."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

from dwarrow.server.store import Store, Unusable
from dwarrow.server.store.sqlite import SqliteStore


def store_at(url: str, reads_only: bool = False) -> Store:
    """The store of a URL, or of a path: SQLite.

    `sqlite:///tables.db` lies in this folder, `sqlite:////var/tables.db` in that of the root.

    With `reads_only` it can be opened beside a running server, for copies.
    """
    scheme, is_url, rest = url.partition("://")
    if not is_url:
        return SqliteStore(Path(url).expanduser(), reads_only)
    if scheme == "sqlite" and len(rest) > 1 and rest.startswith("/"):
        return SqliteStore(Path(rest[1:]).expanduser(), reads_only)
    if scheme in ("postgresql", "postgres"):
        return postgres_at(url, reads_only)
    raise Unusable(
        f"{scheme}:// is no database dwarrow knows; write a path, "
        "sqlite:///tables.db, sqlite:////folder/tables.db or postgresql://user@host/name"
    )


def postgres_at(url: str, reads_only: bool) -> Store:
    try:
        from dwarrow.server.store.postgres import PostgresStore
    except ImportError:
        raise Unusable(
            "PostgreSQL needs the package psycopg: pip install 'dwarrow[postgres]'"
        ) from None
    return PostgresStore(url, reads_only)


def shown(url: str) -> str:
    """A database as its operator knows it: a file's whole path, an address without password."""
    scheme, is_url, rest = url.partition("://")
    if not is_url or scheme == "sqlite":
        return str(Path(rest[1:] if is_url else url).expanduser().resolve())
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    user = f"{parts.username}@" if parts.username else ""
    return f"{scheme}://{user}{host}{parts.path}"


def usual_database() -> str:
    """The SQLite file in the user's data folder."""
    return str(data_folder() / "tables.db")


def data_folder() -> Path:
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "dwarrow"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "dwarrow"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "dwarrow"
