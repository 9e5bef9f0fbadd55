"""dwarrow: the table, the rules engine and the laboratory for the dwarf mine games.

>>> import dwarrow
>>> table = dwarrow.new("saboteur", players=4, seed=1)
>>> table.turn
0
>>> table.words(table.moves()[0])
'lay NESW at 0,-1'
>>> table.take("lay NESW at 0,-1")
>>> dwarrow.replay(dwarrow.record(table)).turn
1
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dwarrow import given
from dwarrow.games import GAMES
from dwarrow.kernel import record as _record
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.fair import SECRET_BYTES
from dwarrow.kernel.game import Game
from dwarrow.kernel.record import Damaged
from dwarrow.kernel.rules import with_options
from dwarrow.kernel.shuffles import FromSecrets, FromSeed, Shuffles
from dwarrow.kernel.state import ALL, DEALER, NOBODY, SPECTATOR, Event, Refusal, Refused, View
from dwarrow.kernel.table import Committed, IllegalMove, Table, event_data
from dwarrow.sending import register

if TYPE_CHECKING:
    from dwarrow import bots as bots
    from dwarrow import client as client
    from dwarrow import envs as envs
    from dwarrow import lab as lab
    from dwarrow import review as review
    from dwarrow import words as words
    from dwarrow.lab.arena import arena as arena
    from dwarrow.lab.sim import simulate as simulate

__version__ = "0.2.0"

__all__ = [
    "ALL",
    "DEALER",
    "GAMES",
    "NOBODY",
    "SPECTATOR",
    "Damaged",
    "Dice",
    "Event",
    "IllegalMove",
    "Refusal",
    "Refused",
    "Seeded",
    "Table",
    "View",
    "arena",
    "event_data",
    "game_named",
    "is_compiled",
    "is_record",
    "new",
    "position",
    "record",
    "replay",
    "set_up",
    "simulate",
    "verify",
]

register([Committed])

# What is imported when it is asked for, so that `import dwarrow` stays light.
PLACES = {"simulate": "lab.sim", "arena": "lab.arena"}
PARTS = ("bots", "client", "envs", "lab", "review", "words")


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name in PARTS:
        return import_module(f"dwarrow.{name}")
    if name in PLACES:
        return getattr(import_module(f"dwarrow.{PLACES[name]}"), name)
    raise AttributeError(f"module 'dwarrow' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *PLACES, *PARTS})


def game_named(name: str) -> Game:
    """The game with this name."""
    if name not in GAMES:
        raise Refused(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def new(
    game: str,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    names: Sequence[str] | None = None,
    first: int | None = None,
    listens: bool = True,
    **more: object,
) -> Table:
    """A new game with its first round dealt.

    Options of the edition stand by name, `dwarrow.new("saboteur", maps=3)`, or in `options`.
    Without a seed the shuffles are fair ones: secrets from the system's generator, committed
    before each deal and revealed in the record. `first` is the seat that starts, if the host says
    so. With `listens=False` nothing is told, which makes simulations faster.
    """
    played = game_named(game)
    chosen, rules = given.answered(played, edition, options, more)
    called = None if names is None else given.names_of(names)
    said = len(called) if called is not None and players is None else players
    seats = given.seats_of(said, played)
    played.check(rules, seats)
    first = None if first is None else given.whole(first, "the first seat")
    if first is not None and not 0 <= first < seats:
        raise Refused(f"seat {first} cannot start; seats are 0 to {seats - 1}")
    called = [f"Dwarf {seat}" for seat in range(seats)] if called is None else called
    if len(called) != seats:
        raise Refused(f"there are {seats} seats, but {len(called)} names")
    table = Table(played, chosen, rules, called, _shuffles(seed), first, listens)
    table.deal()
    return table


def _shuffles(seed: int | None) -> Shuffles:
    if seed is not None:
        return FromSeed(given.whole(seed, "a seed"))
    import secrets  # not everybody who imports dwarrow deals

    return FromSecrets([secrets.token_bytes(SECRET_BYTES) for _ in range(MOST_DEALS)])


MOST_DEALS = 3  # no game of the family deals more rounds


def set_up(text: str, seed: int = 0) -> Table:
    """A table that goes on from a position text; later deals follow from the seed."""
    lines = given.text(text, "a position").splitlines()
    name = next((line[5:].strip() for line in lines if line.startswith("game ")), "")
    if not name:
        raise Refused("this is neither a record nor a position: a position says `game saboteur`")
    played = game_named(name)
    state = played.read_position(text)
    view = played.view(state, SPECTATOR).data()
    rules, seats = view["rules"], view["seats"]
    assert isinstance(rules, dict) and isinstance(seats, int)
    answers = with_options(next(iter(played.EDITIONS.values())), played.OPTIONS, rules)
    names = [f"Dwarf {seat}" for seat in range(seats)]
    table = Table(played, "position", answers, names, FromSeed(seed), opening=text)
    table.deal()
    return table


def position(table: Table) -> str:
    """The situation of a table as a position text: the whole truth, secrets included."""
    asked = given.table(table)
    return asked.game.write_position(asked.state)


def record(table: Table) -> str:
    """The record of a table; `replay` reads it."""
    return _record.write(given.table(table))


def replay(text: str) -> Table:
    """The table a record describes; Damaged (with the table up to there) if it cannot be read."""
    return _record.read(given.text(text, "a record"), GAMES)


def is_record(text: str) -> bool:
    """Whether a text begins as a record does, of whatever version."""
    return _record.is_record(text)


def verify(table: Table) -> list[str]:
    """What does not agree between a record's deals and its seed or secrets; empty if all does."""
    return _record.verify(given.table(table))


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return not (_record.__file__ or "").endswith(".py")
