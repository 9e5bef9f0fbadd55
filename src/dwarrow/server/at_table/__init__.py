"""What can happen at a table: one file a happening.

A file says who may ask and when, which lines an ask becomes, what a line changes in the table and
what is told of it. The closed union of lines and the table of asks are made of all files here.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Union

import msgspec

from dwarrow.server.at_table.deal import OrderDealt
from dwarrow.server.at_table.play import Moved
from dwarrow.server.chairs import Caller
from dwarrow.server.line import Asking, Line, Lines, Stamp, by_of
from dwarrow.server.table import Table
from dwarrow.wire import asks, tells

HAPPENINGS = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]


def lines_in(module: ModuleType) -> list[type[Line]]:
    """The lines that a file declares, in its order."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [k for k in kinds if issubclass(k, Line) and k.__module__ == module.__name__]


LINES = tuple(kind for module in HAPPENINGS for kind in lines_in(module))
ASKS = {row.kind: row for module in HAPPENINGS for row in vars(module).values()
        if isinstance(row, Asking)}  # fmt: skip
SLOWLY = {kind for kind, row in ASKS.items() if row.slowly}

if TYPE_CHECKING:
    AnyLine = Line
else:
    AnyLine = Union[LINES]  # noqa: UP007  # closed: the lines of all files

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(AnyLine)


def read(body: bytes) -> Line:
    """The line a body says."""
    return _decoder.decode(body)


def write(line: Line) -> bytes:
    return msgspec.json.encode(line)


def check(caller: Caller, ask: asks.Ask, stage: str) -> None:
    """Raise No if this caller may not ask this, or not now."""
    ASKS[type(ask)].check(caller, stage)


def decide(
    table: Table, caller: Caller, ask: asks.Ask, at: int, silent: frozenset[int] = frozenset()
) -> Lines | tells.Tell:
    """The lines of an ask, or its answer if it leaves none; No with the reason. Nothing changes.

    A repeated id is the caller's business (`Table.answered`).
    """
    check(caller, ask, table.stage)
    return ASKS[type(ask)].becomes(table, caller, ask, Stamp(at, by_of(caller), ask.id, silent))


def fold(table: Table, line: Line) -> None:
    """Add one line to a table. Nothing else ever changes one."""
    asker = table.person(line.by)  # before the line: some take a key away
    line.change(table)
    told = line.told()
    if told is not None:
        table.story.add(table.version, line.at, told, line.hearer(table))
    if line.id:
        table.answered[asker, line.id] = table.version + 1
    table.version += 1
    if not isinstance(line, Moved | OrderDealt):
        table.settled = table.version
