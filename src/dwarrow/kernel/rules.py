"""Options: the questions on which printings or groups differ, and how a person sets them.

An edition is a `Rules` value of its game; this file only knows how to read, check and compare
such values by the game's list of options.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from dwarrow.kernel.state import Refused

R = TypeVar("R")


@dataclass(frozen=True)
class Option:
    """One question of the rules: its allowed answers and the clauses it governs.

    How people are asked it, the words say (`option-GAME-NAME`). A question asked later than the
    first release says in `before` how every game was played until then: the answer of records
    that do not name it, whatever their edition says today.
    """

    values: tuple[str, ...]
    clauses: tuple[str, ...]
    before: str = ""


def check_seats(table: str, seats: int, allowed: range, clause: str) -> None:
    """Refuse a number of players; `table` says for whom the game is."""
    if seats not in allowed:
        raise Refused(f"{table}, not {seats} ({clause})")


def spelled(value: object) -> str:
    """An option value as people write it: `true`, `false`, a word or a number."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def values_of(rules: Any) -> dict[str, str]:
    """All option values of a Rules, spelled."""
    return {field.name: spelled(getattr(rules, field.name)) for field in fields(rules)}


def with_options(rules: R, options: Mapping[str, Option], wanted: Mapping[str, object]) -> R:
    """The same rules with some options answered differently."""
    changes: dict[str, Any] = {}
    for name, value in wanted.items():
        if name not in options:
            raise Refused(f"there is no option {name!r}; there are: {', '.join(options)}")
        allowed = options[name].values
        if spelled(value) not in allowed:
            raise Refused(f"{name} may be {', '.join(allowed)}; not {spelled(value)!r}")
        changes[name] = _like(getattr(rules, name), spelled(value))
    return replace(rules, **changes)  # type: ignore[type-var]


def from_head(rules: R, options: Mapping[str, Option], said: Mapping[str, str]) -> R:
    """The rules a record's head says: all options, but those that are younger than the record."""
    before = {name: option.before for name, option in options.items() if option.before}
    missing = [name for name in options if name not in said and name not in before]
    if missing:
        raise Refused(f"the rules do not answer: {', '.join(missing)}")
    return with_options(rules, options, {**before, **said})


def _like(old: object, text: str) -> object:
    if isinstance(old, bool):
        return text == "true"
    return int(text) if isinstance(old, int) else text


def differences(a: Any, b: Any) -> dict[str, tuple[str, str]]:
    """The options on which two Rules differ, with both answers."""
    left, right = values_of(a), values_of(b)
    return {name: (left[name], right[name]) for name in left if left[name] != right[name]}
