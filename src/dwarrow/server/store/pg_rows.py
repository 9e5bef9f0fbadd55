"""What the PostgreSQL store reads and writes, as functions of a connection."""

from __future__ import annotations

from typing import Any

from dwarrow.server.store import Copy, Gone, Listing
from dwarrow.server.store.pg_connect import Connection

# Who writes shares this lock for its transaction; who forgets tables has it alone. So nobody
# appends to a log that is going away.
WRITING = 0x64777277_0002
BEGIN = f"BEGIN; SELECT pg_advisory_xact_lock_shared({WRITING})"
BEGIN_ALONE = f"BEGIN; SELECT pg_advisory_xact_lock({WRITING})"

# One row comes back if the place was free. The doorbell rings when the transaction commits.
APPEND = """
WITH first AS (
    INSERT INTO dwarrow.line (table_id, n, at, body)
    SELECT %(table)s::text, %(n)s::bigint, %(at)s::bigint, %(first)s::bytea
    WHERE %(n)s::bigint = 0 OR EXISTS (
        SELECT FROM dwarrow.line WHERE table_id = %(table)s::text AND n = %(n)s::bigint - 1
    )
    ON CONFLICT DO NOTHING RETURNING n
), rest AS (
    INSERT INTO dwarrow.line (table_id, n, at, body)
    SELECT %(table)s::text, first.n + more.i, %(at)s::bigint, more.body
    FROM first, unnest(%(rest)s::bytea[]) WITH ORDINALITY AS more (body, i)
)
SELECT pg_notify('dwarrow_line', %(bell)s::text) FROM first
"""
HAS_LINE = "SELECT FROM dwarrow.line WHERE table_id = %s AND n = %s"

# The names of all tables by one step down the key for each, without reading the lines between.
TABLES = """
WITH RECURSIVE name (id) AS (
    SELECT min(table_id) FROM dwarrow.line
    UNION ALL
    SELECT (SELECT min(table_id) FROM dwarrow.line WHERE table_id > name.id)
    FROM name WHERE id IS NOT NULL
)
SELECT id FROM name WHERE id IS NOT NULL
"""
LAST_AT = "(SELECT at FROM dwarrow.line WHERE table_id = {} ORDER BY n DESC LIMIT 1)"
# Unfinished tables are listed.
IDLE = f"SELECT table_id FROM dwarrow.listing AS kept WHERE {LAST_AT.format('kept.table_id')} < %s"
FORGET = f"""
WITH old AS (SELECT WHERE {LAST_AT.format("%(table)s")} < %(before)s),
unlisted AS (DELETE FROM dwarrow.listing USING old WHERE table_id = %(table)s),
unnoted AS (DELETE FROM dwarrow.note USING old WHERE table_id = %(table)s)
DELETE FROM dwarrow.line USING old WHERE table_id = %(table)s
"""
ENLIST = """
INSERT INTO dwarrow.listing (table_id, at, body) VALUES (%(table)s, %(at)s, %(body)s)
ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, body = excluded.body
"""
KEEP_NOTE = """
INSERT INTO dwarrow.note (table_id, seat, body) SELECT %(table)s, %(seat)s, %(body)s
WHERE EXISTS (SELECT FROM dwarrow.line WHERE table_id = %(table)s AND n = 0)
ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body
"""


async def rows(db: Connection, query: str, *values: object) -> list[tuple[Any, ...]]:
    async with db.cursor(binary=True) as cursor:
        await cursor.execute(query.encode(), values)
        return await cursor.fetchall()


async def written(db: Connection, begin: str, query: str, **values: object) -> int:
    """Run one statement in a transaction of its own; how many rows it changed."""
    await db.execute(begin.encode())
    done = await db.execute(query.encode(), values)
    await db.execute("COMMIT")
    return done.rowcount


async def read(db: Connection, table: str, since: int) -> list[bytes]:
    query = "SELECT body FROM dwarrow.line WHERE table_id = %s AND n >= %s ORDER BY n"
    return [body for (body,) in await rows(db, query, table, since)]


async def enlist(db: Connection, table: str, at: int, body: bytes) -> None:
    unlist = "DELETE FROM dwarrow.listing WHERE table_id = %(table)s"
    await written(db, BEGIN, ENLIST if body else unlist, table=table, at=at, body=body)


async def listings(db: Connection) -> list[Listing]:
    query = "SELECT table_id, body FROM dwarrow.listing ORDER BY at DESC, table_id"
    return [Listing(table, body) for table, body in await rows(db, query)]


async def tables(db: Connection) -> list[str]:
    return [table for (table,) in await rows(db, TABLES)]


async def idle(db: Connection, before: int) -> list[str]:
    return [table for (table,) in await rows(db, IDLE, before)]


async def forget(db: Connection, table: str, before: int) -> bool:
    """Forget a table unless something has happened meanwhile."""
    return await written(db, BEGIN_ALONE, FORGET, table=table, before=before) > 0


async def keep_note(db: Connection, table: str, seat: int, body: bytes) -> None:
    values = {"table": table, "seat": seat, "body": body}
    if not body:
        forget_note = "DELETE FROM dwarrow.note WHERE table_id = %(table)s AND seat = %(seat)s"
        await written(db, BEGIN, forget_note, **values)
    elif not await written(db, BEGIN, KEEP_NOTE, **values):
        raise Gone(f"table {table} was forgotten")


async def note(db: Connection, table: str, seat: int) -> bytes:
    query = "SELECT body FROM dwarrow.note WHERE table_id = %s AND seat = %s"
    found = await rows(db, query, table, seat)
    return bytes(found[0][0]) if found else b""


async def probe(db: Connection) -> None:
    """Write something durably that changes nothing."""
    await written(db, BEGIN, "UPDATE dwarrow.version SET n = n")


async def call(db: Connection, word: str) -> None:
    await db.execute("SELECT pg_notify('dwarrow_call', %s)", (word,))


async def copy(db: Connection, table: str) -> Copy:
    lines = "SELECT at, body FROM dwarrow.line WHERE table_id = %s ORDER BY n"
    listing = "SELECT at, body FROM dwarrow.listing WHERE table_id = %s"
    notes = "SELECT seat, body FROM dwarrow.note WHERE table_id = %s ORDER BY seat"
    listed = await rows(db, listing, table)
    return Copy(
        table,
        [(at, body) for at, body in await rows(db, lines, table)],
        (listed[0][0], listed[0][1]) if listed else None,
        dict(await rows(db, notes, table)),
    )


async def restore(db: Connection, kept: Copy) -> bool:
    async with db.transaction():
        there = await copy(db, kept.table)
        if there.lines:
            kept.must_equal(there)
            return False
        await put(db, kept)
        return True


async def put(db: Connection, kept: Copy) -> None:
    table = kept.table
    async with db.cursor() as cursor:
        await cursor.executemany(
            "INSERT INTO dwarrow.line (table_id, n, at, body) VALUES (%s, %s, %s, %s)",
            [(table, n, at, body) for n, (at, body) in enumerate(kept.lines)],
        )
        await cursor.executemany(
            "INSERT INTO dwarrow.listing (table_id, at, body) VALUES (%s, %s, %s)",
            [(table, *kept.listing)] if kept.listing else [],
        )
        await cursor.executemany(
            "INSERT INTO dwarrow.note (table_id, seat, body) VALUES (%s, %s, %s)",
            [(table, seat, body) for seat, body in kept.notes.items()],
        )
