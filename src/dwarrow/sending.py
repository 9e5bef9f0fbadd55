"""Events and rules that are pickled or copied: frozen dataclasses, which cannot once compiled.

A game that is loaded by its name registers its own, so nobody has to think of it; tables, states
and views say by themselves how they are kept (`kernel/keeping.py`).
"""

from __future__ import annotations

import copyreg
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple


class Packed(NamedTuple):
    """A dataclass as what it is made from."""

    kind: type
    values: tuple[Any, ...]


def packed(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        parts = tuple(packed(getattr(value, field.name)) for field in fields(value))
        return Packed(type(value), parts)
    return [packed(item) for item in value] if isinstance(value, list) else value


def unpacked(value: Any) -> Any:
    if isinstance(value, Packed):
        return value.kind(*[unpacked(part) for part in value.values])
    return [unpacked(item) for item in value] if isinstance(value, list) else value


def reduced(thing: Any) -> tuple[Any, ...]:
    return unpacked, (packed(thing),)


def register(kinds: Iterable[type]) -> None:
    """Let these be pickled."""
    for kind in kinds:
        copyreg.pickle(kind, reduced)
