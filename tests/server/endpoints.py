"""Every plain request that asks for something, made from the routes: none can be forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from dwarrow.server.routes import ROUTES

NOT_BYTES = {"/metrics"}  # tells of the whole process and of its memory; twins count for themselves


@dataclass(frozen=True)
class Got:
    """A request, and whether it comes with the seat's key."""

    path: str
    has_key: bool
    is_packed: bool = False


def all_gets(table: str, game: str, seats: int) -> Iterator[Got]:
    """Whatever can be got with GET: with the key and without, from every viewpoint."""
    for path, query in paths():
        filled = path.replace("{table}", table).replace("{game}", game)
        told = ["", *(value for name in query for value in values(name, seats))]
        keys = (True, False) if "{table}" in path else (False,)
        yield from (Got(filled + value, has_key) for value, has_key in product(told, keys))
        if "viewpoint" in query:
            yield Got(f"{filled}?viewpoint=most", True, is_packed=True)


def paths() -> list[tuple[str, tuple[str, ...]]]:
    told = [row.operation for row in ROUTES if row.operation.method == "GET"]
    return [(one.path, one.query) for one in told if one.path not in NOT_BYTES]


def values(name: str, seats: int) -> list[str]:
    """What is tried of a part of a query; KeyError for one nobody has thought of."""
    tried = {
        "viewpoint": ["public", "all", "most", "-1", *map(str, range(seats + 1))],
        "language": ["uk"],
        "width": ["40"],
        "height": ["100"],
        "since": ["1"],
    }
    return [f"?{name}={value}" for value in tried[name]]
