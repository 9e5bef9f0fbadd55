"""The tables in PostgreSQL and how they came to be, in a schema of their own."""

from __future__ import annotations

from collections.abc import Sequence

import psycopg

from dwarrow.server.store import Unusable
from dwarrow.server.store.pg_connect import Connection, connected, words_of

# The lock under which one process migrates while the others wait.
MIGRATING = 0x64777277_0001

# Script i leads from version i to i + 1. Never change one that was released: append.
MIGRATIONS = (
    """
    CREATE TABLE dwarrow.line (
        table_id text COLLATE "C" NOT NULL, n bigint NOT NULL, at bigint NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (table_id, n)
    );
    CREATE TABLE dwarrow.listing (
        table_id text COLLATE "C" PRIMARY KEY, at bigint NOT NULL, body bytea NOT NULL
    );
    CREATE INDEX listing_at ON dwarrow.listing (at);
    CREATE TABLE dwarrow.note (
        table_id text COLLATE "C" NOT NULL, seat bigint NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    """,
    # Leases: they may be lost in a crash, for so are those who held them.
    """
    CREATE UNLOGGED TABLE dwarrow.process (id text PRIMARY KEY, until timestamptz NOT NULL);
    CREATE UNLOGGED TABLE dwarrow.driver (
        table_id text COLLATE "C" PRIMARY KEY, process text NOT NULL
    );
    """,
)


async def prepare(where: str, reads_only: bool) -> None:
    """Bring the database up to date, or only look whether it is; Unusable if it cannot be."""
    try:
        db = await connected(where)
        async with db:
            if reads_only:
                check(await version_of(db), MIGRATIONS)
            else:
                await migrate(db, MIGRATIONS)
    except psycopg.Error as why:
        raise Unusable(f"the database cannot be used: {words_of(why)}") from None


async def migrate(db: Connection, scripts: Sequence[str]) -> None:
    """Run the scripts this database has not seen, all in one transaction, one process at a time."""
    async with db.transaction():
        await db.execute("SET LOCAL lock_timeout = '20s'")  # whoever holds it may hang
        await db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        version = await version_of(db)
        too_new(version, scripts)
        if not version:
            await begin(db)
        if version < len(scripts):
            for script in scripts[version:]:
                await db.execute(script.encode())
            await db.execute("UPDATE dwarrow.version SET n = %s", (len(scripts),))


async def begin(db: Connection) -> None:
    """Make the schema, unless an administrator has made it for a user who may not."""
    found = await db.execute("SELECT to_regnamespace('dwarrow')::text")
    if await found.fetchone() == (None,):
        await db.execute("CREATE SCHEMA dwarrow")
    await db.execute("CREATE TABLE dwarrow.version (n bigint NOT NULL)")
    await db.execute("INSERT INTO dwarrow.version VALUES (0)")


async def version_of(db: Connection) -> int:
    """0 in a database that has no tables of ours."""
    found = await db.execute("SELECT to_regclass('dwarrow.version')::text")
    if await found.fetchone() == (None,):
        return 0
    row = await (await db.execute("SELECT n FROM dwarrow.version")).fetchone()
    return int(row[0]) if row else 0


def too_new(version: int, scripts: Sequence[str]) -> None:
    if version > len(scripts):
        raise Unusable(
            f"the database was written by a newer dwarrow (its version is {version}, this one "
            f"knows {len(scripts)}); update dwarrow or choose another database"
        )


def check(version: int, scripts: Sequence[str]) -> None:
    too_new(version, scripts)
    if version == 0:
        raise Unusable("the database holds no tables of dwarrow")
    if version < len(scripts):
        raise Unusable(
            "the database was written by an older dwarrow; "
            "start the server once to bring it up to date"
        )
