"""Where bots think: a process of their own that gets one seat's knowledge and answers one move.

It is fed a world that fits the seat's view (the truth is not at hand here), the story that seat
has heard, and nothing else. It answers in words: the move, what it says at the table, and why.
"""

from __future__ import annotations

import io
import pickle
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Literal

import msgspec

import dwarrow
from dwarrow.bots import Asked, Bot, Reason, bot_named
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.game import Game
from dwarrow.kernel.state import Event
from dwarrow.review.advising import ADVISER, Adviser
from dwarrow.server.worker import work
from dwarrow.wire.tells import Grounds

MOST_BOTS = 500


@dataclass(frozen=True)
class Job:
    """One turn of one bot."""

    chair: str  # whose memory this is: a table and a seat
    game: str
    bot: str
    seat: int
    position: str
    story: list[Event]
    seed: int
    seconds: float
    asks: Literal["move", "claims", "answer"] = "move"  # claims are made after a move


class BotClaim(msgspec.Struct):
    """A claim of a bot."""

    about: str
    which: int
    says: str


class Thought(msgspec.Struct):
    """A bot's answer: its move in words, what it says of it at the table, and all its reasons."""

    move: str
    says: Grounds | None = None
    reasons: list[Grounds] = []  # for the seat alone
    talks: bool = False  # whether it may claim something once it has moved
    claims: list[BotClaim] = []
    wonders: int = -1  # which seat it asks what it saw


def known_world(game: Game, view: Any, dice: Dice) -> str:
    """A position that says what a view knows and not a card more."""
    return game.write_position(game.imagine(view, dice))


class Packer(pickle.Pickler):
    """Packs compiled dataclasses, which do not pickle by themselves, as calls with their fields."""

    def reducer_override(self, item: Any) -> Any:
        if is_dataclass(item) and not isinstance(item, type):
            return type(item), tuple(getattr(item, field.name) for field in fields(item))
        return NotImplemented


def pack(job: Job) -> bytes:
    body = io.BytesIO()
    Packer(body).dump(job)
    return body.getvalue()


class Thinker:
    """The bots of this process; a bot's memory can be rebuilt from the story, so few are kept."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def think(self, job: Job) -> Thought:
        game = dwarrow.game_named(job.game)
        view = game.view(game.read_position(job.position), job.seat)
        moves = game.moves(view) if job.asks == "move" else []
        asked = Asked(view, job.story, moves, Seeded(job.seed), job.seconds)
        bot: Any = self.bot(job)
        if job.asks != "move":
            return spoken(bot, asked, job.asks == "answer")
        move = game.move_words(bot.choose(asked))
        says = bot.says() if hasattr(bot, "says") else None
        reasons = [grounds(reason) for reason in (bot.reasons() if hasattr(bot, "reasons") else [])]
        return Thought(move, says and grounds(says), reasons, hasattr(bot, "claims"))

    def bot(self, job: Job) -> Bot:
        key = (job.chair, job.bot)
        if key not in self.bots:
            self.bots[key] = (
                Adviser(job.game) if job.bot == ADVISER else bot_named(job.bot, job.game)
            )
        self.bots.move_to_end(key)
        if len(self.bots) > MOST_BOTS:
            self.bots.popitem(last=False)
        return self.bots[key]


def spoken(bot: Any, asked: Asked, answers: bool) -> Thought:
    """What a bot says besides its move: what it claims and asks by itself, or its answer."""
    speaks = getattr(bot, "answers" if answers else "claims", None)
    found = speaks(asked) if speaks else []
    claims = [BotClaim(said.about, said.which, said.says) for said in found]
    wonder = None if answers or not hasattr(bot, "wonders") else bot.wonders(asked)
    return Thought("", claims=claims, wonders=-1 if wonder is None else wonder.whom)


def grounds(reason: Reason) -> Grounds:
    """A reason as the wire tells it."""
    return Grounds(reason.key, dict(reason.names))


def thoughts() -> Callable[[Job], Iterator[bytes]]:
    """What does the jobs of one process, with a memory of its own."""
    thinker = Thinker()

    def answers(job: Job) -> Iterator[bytes]:
        thinker.bot(job)
        yield b""  # it is here: only now its time runs
        yield msgspec.json.encode(thinker.think(job))

    return answers


if __name__ == "__main__":
    work(thoughts(), 5)
