"""Where bots think: a process of their own that gets one seat's knowledge and answers one move.

It is fed a world that fits the seat's view (the truth is not at hand here), the story that seat
has heard, and nothing else. It answers in words.
"""

from __future__ import annotations

import io
import os
import pickle
import struct
import sys
from collections import OrderedDict
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, BinaryIO

import dwarrow
from dwarrow.bots import Asked, Bot, bot_named
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.game import Game
from dwarrow.kernel.state import Event

MOST_BOTS = 500
HEAD = struct.Struct(">I")


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
    """A job with its length before it."""
    body = io.BytesIO()
    Packer(body).dump(job)
    return HEAD.pack(body.tell()) + body.getvalue()


class Thinker:
    """The bots of this process; a bot's memory can be rebuilt from the story, so few are kept."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def think(self, job: Job) -> str:
        game = dwarrow.game_named(job.game)
        view = game.view(game.read_position(job.position), job.seat)
        asked = Asked(view, job.story, game.moves(view), Seeded(job.seed), job.seconds)
        return game.move_words(self.bot(job).choose(asked))

    def bot(self, job: Job) -> Bot:
        key = (job.chair, job.bot)
        if key not in self.bots:
            self.bots[key] = bot_named(job.bot, job.game)
        self.bots.move_to_end(key)
        if len(self.bots) > MOST_BOTS:
            self.bots.popitem(last=False)
        return self.bots[key]


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer jobs until the server goes away."""
    thinker = Thinker()
    while head := source.read(HEAD.size):
        job = pickle.loads(source.read(HEAD.unpack(head)[0]))
        answer = thinker.think(job).encode()
        sink.write(HEAD.pack(len(answer)) + answer)
        sink.flush()


if __name__ == "__main__":
    os.nice(5)  # people come first
    serve(sys.stdin.buffer, sys.stdout.buffer)
