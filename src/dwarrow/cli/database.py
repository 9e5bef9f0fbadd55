"""Copies of a database from the command line: backup, export and import."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from dwarrow.kernel.state import Refused
from dwarrow.server.store import Store, Taken, Unavailable, Unusable, files
from dwarrow.server.store.urls import store_at

T = TypeVar("T")


def backup(database: str, file: Path) -> None:
    """Copy a database to a new file, also while a server uses it."""
    used(database, True, lambda store: store.backup(str(file)))


def export(database: str, file: Path) -> int:
    """Write all tables to a new text file; how many."""
    return used(database, True, lambda store: files.write(file, store.copies()))


def bring(database: str, file: Path) -> tuple[int, int, list[str]]:
    """Take in the tables of a file: how many are new, how many were there, which are refused."""
    return used(database, False, lambda store: taken_in(store, file))


async def taken_in(store: Store, file: Path) -> tuple[int, int, list[str]]:
    answers, refused = [], []
    for copy in files.read(file):
        try:
            answers.append(await store.restore(copy))
        except Taken as why:
            refused.append(str(why))
    return answers.count(True), answers.count(False), refused


def used(database: str, reads_only: bool, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    """Open a store for some work; Refused with what is wrong if it cannot be done."""

    async def whole() -> T:
        store = store_at(database, reads_only)
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(whole())
    except (Unusable, Unavailable, files.Unreadable) as why:
        raise Refused(str(why)) from None
    except OSError as why:
        raise Refused(f"{why.strerror}: {why.filename}" if why.strerror else str(why)) from None
