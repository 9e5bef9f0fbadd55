"""What a caller gives, read so that a wrong thing is told in a sentence that names it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import index
from typing import Any

from dwarrow.kernel.game import Game
from dwarrow.kernel.rules import with_options
from dwarrow.kernel.state import Refused
from dwarrow.kernel.table import Table

LONGEST = 60  # letters of a wrong thing that are told back


def shown(value: object) -> str:
    """A value as Python writes it, if it is short; else what kind it is."""
    try:
        text = repr(value)
    except Exception:  # five thousand digits, or a `__repr__` that fails
        text = ""
    return text if 0 < len(text) <= LONGEST else f"something of type {type(value).__name__}"


def whole(value: object, what: str, least: int | None = None) -> int:
    """A whole number, numpy's too."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise Refused(f"{what} is a whole number, not {shown(value)}")
    number = index(value)
    if least is not None and number < least:
        raise Refused(f"{what} is at least {least}, not {shown(number)}")
    return number


def seats_of(players: object, game: Game) -> int:
    """How many play: as many as usual if nothing is said."""
    return game.USUAL_SEATS if players is None else whole(players, "the number of players")


def text(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise Refused(f"{what} is text, not {shown(value)}")
    return value


def table(value: object) -> Table:
    if not isinstance(value, Table):
        raise Refused(f"a table is what `dwarrow.new` or `replay` gives, not {shown(value)}")
    return value


def several(value: object, what: str) -> list[Any]:
    """The things of a list, a tuple, an array; letters are no list."""
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        raise Refused(f"{what} stand in a list, not in {shown(value)}")
    return list(value)


def names_of(value: object) -> list[str]:
    """The names of those who play; a record tells each on a line."""
    names = [text(name, "a name") for name in several(value, "names")]
    for name in names:
        if name and name.splitlines() != [name]:
            raise Refused(f"a name is what can be read on one line, not {shown(name)}")
    return names


def answered(
    game: Game, edition: object, options: object, more: Mapping[str, object]
) -> tuple[str, Any]:
    """The edition's name, its first if none is said, and its rules with these options."""
    chosen = next(iter(game.EDITIONS)) if edition is None else edition
    if not isinstance(chosen, str) or chosen not in game.EDITIONS:
        known = ", ".join(game.EDITIONS)
        raise Refused(f"{game.NAME} has no edition {shown(chosen)}; there are: {known}")
    given = {} if options is None else options
    if not isinstance(given, Mapping):
        said = "options are a mapping of names to answers"
        raise Refused(f"{said}, such as {{'maps': 3}}, not {shown(given)}")
    twice = sorted(name for name in more if name in given)
    if twice:
        raise Refused(f"{twice[0]} is said twice: by name and in `options`")
    return chosen, with_options(game.EDITIONS[chosen], game.OPTIONS, {**given, **more})
