"""Bots at a table: each hears its own seat's story and sees its own seat's view, no more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import replace
from hashlib import sha256
from operator import index
from typing import Any, TypeAlias

from dwarrow.bots import Asked, Bot, Stranger, bot_named, bot_names, tried
from dwarrow.bots.talk import Claimed
from dwarrow.given import shown
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.state import ALL, Event, Refused
from dwarrow.kernel.table import Table

SECONDS = 2.0  # the most a bot may think about a move; most are content with far less

# A bot by its name, a bot itself, or a class or function that makes one.
AnyBot: TypeAlias = Any
Own: TypeAlias = tuple[tuple[str, AnyBot], ...]  # bots that are no names, by what they are called


def called(bots: Sequence[AnyBot], game: str) -> tuple[tuple[str, ...], Own]:
    """What the bots are called, and those among them that are no names of ours."""
    if isinstance(bots, str | bytes) or not isinstance(bots, Iterable) or not (bots := [*bots]):
        known = ", ".join(bot_names(game))
        raise Refused(f"name at least one bot, in a list; there are: {known}")
    names: list[str] = []
    own: dict[str, AnyBot] = {}
    for bot in bots:
        name = bot if isinstance(bot, str) else _own_name(bot, own)
        if name is not bot:
            own[name] = bot
        seated((name,), tuple(own.items()), game)
        names.append(name)
    return tuple(names), tuple(own.items())


def _own_name(bot: AnyBot, own: dict[str, AnyBot]) -> str:
    """The name a bot has, else its class's; another one of the same name gets a number."""
    if not callable(getattr(bot, "choose", None)) and not callable(bot):
        raise Refused(f"{bot!r} is no bot: it has no method `choose`")
    kind = bot if callable(bot) and hasattr(bot, "__name__") else type(bot)
    name, tries = str(getattr(bot, "name", kind.__name__)), 1
    while (name if tries == 1 else f"{name} {tries}") in own:
        if own[name if tries == 1 else f"{name} {tries}"] is bot:
            break
        tries += 1
    return name if tries == 1 else f"{name} {tries}"


def seated(names: Sequence[str], own: Own, game: str) -> list[Bot]:
    """A new bot for every seat: nothing is carried over from another game or seat."""
    mine = dict(own)
    return [_made(mine[name], name) if name in mine else bot_named(name, game) for name in names]


def _made(bot: AnyBot, name: str) -> Bot:
    is_maker = isinstance(bot, type) or not callable(getattr(bot, "choose", None))
    said = "cannot be made" if is_maker else "cannot be copied for a new game"
    work = bot if is_maker else lambda: deepcopy(bot)
    return Stranger(name, tried(f"the bot {name!r} {said}", work))


class Stories:
    """What every seat has heard so far, kept up without reading the whole story again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard: list[list[Event]] = [[] for _ in table.names]
        self.read = 0

    def of(self, seat: int) -> list[Event]:
        for told in self.table.told[self.read :]:
            for other, story in enumerate(self.heard):
                if told.to in (ALL, other):
                    story.append(told.event)
        self.read = len(self.table.told)
        return self.heard[seat]

    def hear_out(self, bot: Bot, seat: int, dice: Dice) -> list[Claimed]:
        """All hear what a bot claims after its move, if it talks; and so does who calls."""
        if not hasattr(bot, "claims"):
            return []
        asked = lent(self.table, seat, self.of(seat), [], dice, SECONDS)
        said = [replace(claim, seat=seat) for claim in bot.claims(asked)]
        for story in self.heard:
            story += said
        return said


def lent(
    table: Table, seat: int, story: list[Event], moves: list[int], dice: Dice, seconds: float
) -> Asked:
    """What a seat is asked, with copies of all that is the table's: a bot may spoil its own."""
    return Asked(table.view(seat), list(story), list(moves), dice, seconds)


def ask(bot: Bot, table: Table, stories: Stories, dice: Dice, seconds: float = SECONDS) -> int:
    """The move a bot chooses for the seat whose turn it is."""
    seat = table.turn
    moves = table.moves()
    if len(moves) == 1:
        return moves[0]
    return chosen(bot, lent(table, seat, stories.of(seat), moves, dice, seconds), moves)


def chosen(bot: Bot, asked: Asked, moves: list[int]) -> int:
    """What a bot answers, if that is one of these moves; a guest may answer anything."""
    answer: object = bot.choose(asked)
    try:
        move = index(answer)  # type: ignore[arg-type]
        is_offered = move in moves
    except Exception:  # whatever a stranger's number does
        is_offered = False
    if is_offered:
        return move
    name = getattr(bot, "name", type(bot).__name__)
    said = f"the bot {name!r} chose {shown(answer)}"
    raise Refused(f"{said}, which is none of the moves it was offered")


def dice_of(seed: int, seat: int) -> Seeded:
    """The dice a bot is lent: they follow from a seed, but the seed does not follow from them."""
    mixed = sha256(f"dwarrow bot {seed} {seat}".encode()).digest()
    return Seeded(int.from_bytes(mixed[:8], "big"))
