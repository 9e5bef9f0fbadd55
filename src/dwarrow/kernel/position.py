"""Positions as text: what every game's position shares, one `word value` a line.

The first lines say the game, the edition and the options that differ from it. `docs/positions.md`
describes the form.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dwarrow.kernel.rules import Option, differences, with_options
from dwarrow.kernel.state import Refused


class Fields:
    """The lines of a position, by their first word; what is not taken was not understood."""

    def __init__(self, text: str) -> None:
        self.values: dict[str, str] = {}
        for line in text.splitlines():
            line = line.strip()
            if line and not line.startswith("#"):
                name, _, value = line.partition(" ")
                if name in self.values:
                    raise Refused(f"{name!r} stands twice in the position")
                self.values[name] = value.strip()

    def has(self, name: str) -> bool:
        return name in self.values

    def take(self, name: str, default: str | None = None) -> str:
        if name in self.values:
            return self.values.pop(name)
        if default is None:
            raise Refused(f"the position does not say {name!r}")
        return default

    def take_number(self, name: str, default: int | None = None) -> int:
        text = self.take(name, None if default is None else str(default))
        try:
            return int(text)
        except ValueError:
            raise Refused(f"{name} is a number, not {text!r}") from None

    def take_choice(self, name: str, choices: tuple[str, ...], default: str) -> int:
        text = self.take(name, default)
        if text not in choices:
            raise Refused(f"{name} may be {', '.join(choices)}; not {text!r}")
        return choices.index(text)

    def finish(self) -> None:
        if self.values:
            raise Refused(f"the position says {', '.join(self.values)}, which nobody understands")


def head_lines(name: str, editions: Mapping[str, Any], rules: Any) -> list[str]:
    """The game, the nearest edition, and the options that differ from it."""
    near = min(editions, key=lambda edition: len(differences(editions[edition], rules)))
    changed = differences(editions[near], rules)
    lines = [f"game {name}", f"edition {near}"]
    if changed:
        lines.append("rules " + " ".join(f"{k}={new}" for k, (_, new) in changed.items()))
    return lines


def take_rules(
    fields: Fields, name: str, editions: Mapping[str, Any], options: Mapping[str, Option]
) -> Any:
    """The rules a position's head names."""
    if fields.take("game", name) != name:
        raise Refused(f"this is not a position of {name}")
    edition = fields.take("edition", next(iter(editions)))
    if edition not in editions:
        raise Refused(f"there is no edition {edition!r}; there are: {', '.join(editions)}")
    parts = [part.partition("=") for part in fields.take("rules", "").split()]
    return with_options(editions[edition], options, {key: value for key, _, value in parts})


def under_rules(
    text: str, editions: Mapping[str, Any], options: Mapping[str, Option], rules: Any
) -> str:
    """A position told to be played by these rules, whatever its edition has come to mean."""
    fields = Fields(text)
    said = fields.values.get("rules", "").split()
    changed = differences(
        take_rules(fields, fields.values.get("game", ""), editions, options), rules
    )
    if not changed:
        return text
    kept = [part for part in said if part.partition("=")[0] not in changed]
    pinned = " ".join(kept + [f"{name}={new}" for name, (_, new) in changed.items()])
    lines = [line for line in text.splitlines() if line.split()[:1] != ["rules"]]
    return "\n".join([*lines, f"rules {pinned}"]) + "\n"


def numbers_of(text: str, name: str) -> list[int]:
    """Numbers parted by blanks or points."""
    try:
        return [int(part) for part in text.replace(".", " ").split()]
    except ValueError:
        raise Refused(f"{name} holds numbers, not {text!r}") from None
