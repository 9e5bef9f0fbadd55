"""The schema in PostgreSQL: from the first version on, and what is refused."""

from __future__ import annotations

import asyncio
from secrets import token_hex
from urllib.parse import urlsplit

import psycopg
import pytest
from stores import opened

from dwarrow.server.store import Unusable, pg_connect, pg_schema
from dwarrow.server.store.postgres import PostgresStore


def test_many_processes_may_start_on_an_empty_database_at_once(postgres_url):
    async def play() -> None:
        stores = [PostgresStore(postgres_url) for _ in range(8)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[3].append("a", 0, [b"x"], 1)
        assert await stores[7].read("a") == [b"x"]
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(play())


FIRST_VERSION = """
CREATE SCHEMA dwarrow;
CREATE TABLE dwarrow.version (n bigint NOT NULL);
CREATE TABLE dwarrow.line (table_id text COLLATE "C" NOT NULL, n bigint NOT NULL,
    at bigint NOT NULL, body bytea NOT NULL, PRIMARY KEY (table_id, n));
CREATE TABLE dwarrow.listing (table_id text COLLATE "C" PRIMARY KEY, at bigint NOT NULL,
    body bytea NOT NULL);
CREATE INDEX listing_at ON dwarrow.listing (at);
CREATE TABLE dwarrow.note (table_id text COLLATE "C" NOT NULL, seat bigint NOT NULL,
    body bytea NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO dwarrow.version VALUES (1);
INSERT INTO dwarrow.line VALUES ('old', 0, 5, 'x'), ('old', 1, 6, 'y');
"""


def test_a_database_of_the_first_version_is_read_and_goes_on(postgres_url):
    async def play() -> None:
        async with opened(PostgresStore(postgres_url)) as store:
            await store.append("old", 2, [b"z"], 7)
            assert await store.read("old") == [b"x", b"y", b"z"]

    with psycopg.connect(postgres_url) as db:
        db.execute(FIRST_VERSION)
    asyncio.run(play())


def test_the_first_script_makes_what_the_first_version_made(postgres_url):
    columns = (
        "SELECT table_name, column_name, data_type, collation_name, is_nullable "
        "FROM information_schema.columns WHERE table_schema = 'dwarrow' ORDER BY 1, 2"
    )
    indexes = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'dwarrow' ORDER BY 1"

    async def migrated() -> None:
        async with await pg_connect.connected(postgres_url) as db:
            await pg_schema.migrate(db, pg_schema.MIGRATIONS[:1])

    with psycopg.connect(postgres_url, autocommit=True) as db:
        db.execute(FIRST_VERSION)
        old = [db.execute(columns).fetchall(), db.execute(indexes).fetchall()]
        db.execute("DROP SCHEMA dwarrow CASCADE")
        asyncio.run(migrated())
        assert old == [db.execute(columns).fetchall(), db.execute(indexes).fetchall()]


def test_later_scripts_run_once_and_a_bad_one_changes_nothing(postgres_url):
    async def play() -> None:
        scripts = [*pg_schema.MIGRATIONS[:1], "ALTER TABLE dwarrow.note ADD COLUMN at bigint"]
        async with await pg_connect.connected(postgres_url) as db:
            await pg_schema.migrate(db, pg_schema.MIGRATIONS[:1])
            await pg_schema.migrate(db, scripts)
            await pg_schema.migrate(db, scripts)
            assert await pg_schema.version_of(db) == 2
            bad = "DROP TABLE dwarrow.line; DROP TABLE dwarrow.nonsense"
            with pytest.raises(psycopg.errors.UndefinedTable):
                await pg_schema.migrate(db, [*scripts, bad])
            assert await pg_schema.version_of(db) == 2
            await db.execute("SELECT FROM dwarrow.line")

    asyncio.run(play())


@pytest.fixture
def guest_url(postgres, postgres_url):
    """The database for a user who owns nothing in it."""
    name = f"dwarrow_guest_{token_hex(4)}"
    postgres.execute(f"CREATE ROLE {name} LOGIN")
    place = urlsplit(postgres_url).netloc.rpartition("@")[2]
    yield urlsplit(postgres_url)._replace(netloc=f"{name}@{place}").geturl()
    with psycopg.connect(postgres_url, autocommit=True) as db:
        db.execute(f"DROP OWNED BY {name}")
    postgres.execute(f"DROP ROLE {name}")


def test_a_user_who_may_not_make_a_schema_can_be_given_one(guest_url, postgres_url):
    with pytest.raises(Unusable, match="permission denied"):
        asyncio.run(PostgresStore(guest_url).open())

    async def play() -> None:
        async with opened(PostgresStore(guest_url)) as store:
            await store.append("a", 0, [b"x"], 1)

    with psycopg.connect(postgres_url) as db:
        db.execute(f"CREATE SCHEMA dwarrow AUTHORIZATION {urlsplit(guest_url).username}")
    asyncio.run(play())


def test_what_cannot_be_opened_is_told_in_a_sentence(postgres_url):
    with psycopg.connect(postgres_url) as db:
        db.execute(FIRST_VERSION)
        db.execute("UPDATE dwarrow.version SET n = 99")
    for reads_only in (False, True):
        with pytest.raises(Unusable, match=r"newer dwarrow .its version is 99"):
            asyncio.run(PostgresStore(postgres_url, reads_only).open())
    with pytest.raises(Unusable, match=r"cannot be used: .*refused"):
        asyncio.run(PostgresStore("postgresql://x@127.0.0.1:1/x").open())
    with pytest.raises(Unusable, match="does not exist"):
        asyncio.run(PostgresStore(postgres_url + "_not").open())
    with pytest.raises(Unusable, match="cannot be read"):
        PostgresStore("postgresql://127.0.0.1:port/x?nonsense=1")


def test_a_reader_changes_nothing(postgres_url):
    with pytest.raises(Unusable, match="no tables of dwarrow"):
        asyncio.run(PostgresStore(postgres_url, reads_only=True).open())
    with psycopg.connect(postgres_url) as db:
        assert db.execute("SELECT to_regclass('dwarrow.line')").fetchone() == (None,)


def test_durable_means_durable_also_where_the_database_was_told_otherwise(postgres_url):
    async def play() -> None:
        async with await pg_connect.connected(postgres_url) as db:
            row = await (await db.execute("SHOW synchronous_commit")).fetchone()
            assert row == ("on",)

    with psycopg.connect(postgres_url, autocommit=True) as db:
        db.execute(f"ALTER DATABASE {db.info.dbname} SET synchronous_commit = off")
    asyncio.run(play())
