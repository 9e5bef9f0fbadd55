"""Makes a database with every kind of line, and writes down what each seat was told of it.

`python tests/server/golden_tables.py RELEASE` once before a release; later releases must
read `tests/golden/tables-RELEASE.db` and tell every seat the same.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sys
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from dwarrow.server.at_table.going_on import Stopped, Wenton
from dwarrow.server.at_table.play import moved
from dwarrow.server.hall import Hall
from dwarrow.server.line import SERVER, Stamp
from dwarrow.server.store.sqlite import SqliteStore
from dwarrow.wire import asks, bodies
from dwarrow.wire.settings import Clock, Settings

GOLDEN = Path(__file__).parents[1] / "golden"


def told(table: Any) -> dict[str, Any]:
    """What everybody and every seat has been told of a table, and what its record says."""
    seats = range(-2, len(table.chairs))
    play = table.play
    return {
        "version": table.version,
        "played": table.played,
        "info": json.loads(json.dumps(to_data(table.info()))),
        "stories": {str(seat): json.loads(table.story.of(seat)) for seat in seats},
        "turn": None if play is None else play.turn,
        "scores": None if play is None or not play.is_over else play.scores(),
    }


def to_data(value: Any) -> Any:
    return msgspec.to_builtins(value)


class Evening:
    """One table and the keys of those who sit at it."""

    def __init__(self, hall: Hall, room: Any, keys: list[str]) -> None:
        self.hall, self.room, self.keys = hall, room, keys
        self.ids = count()

    @property
    def table(self) -> Any:
        return self.room.table

    async def ask(self, seat: int, kind: Any, *facts: Any) -> Any:
        ask = kind(f"a{next(self.ids)}", *facts)
        answer = await self.hall.ask(self.room, self.keys[seat], ask)
        assert type(answer).__name__ in ("Done", "Because"), (kind, answer)
        return answer

    async def play(self, moves: int, dice: random.Random) -> None:
        """So many moves, or to the end."""
        for _ in range(moves):
            play = self.table.play
            if self.table.status != "playing":
                return
            seat, move = play.turn, dice.choice(play.moves())
            if self.table.chairs[seat].bot:
                await self.room.append(self.by_bot(move))
            else:
                words = self.table.game.move_words(move)
                await self.ask(seat, asks.Play, self.table.played, words)

    def by_bot(self, move: int) -> Any:
        return moved(self.table, move, "bot", Stamp(1_794_000_000_000, SERVER))


async def seated(hall: Hall, settings: Settings, people: int, bots: dict[str, str]) -> Evening:
    opened = await hall.open(bodies.Open(settings, "Ana", bots, "ab" * 16))
    room = await hall.room(opened.table)
    assert room is not None
    keys = [opened.key]
    for n in range(1, people):
        keys.append((await hall.sit(room, bodies.Sit(f"Bo {n}", opened.invite))).key)
    return Evening(hall, room, keys)


async def gathering(hall: Hall) -> None:
    """Lines from before the game."""
    one = await seated(hall, Settings("saboteur", seats=5, visibility="listed"), 3, {"4": "habit"})
    await one.ask(0, asks.Say, "hello, dwarfs")
    await one.ask(1, asks.Phrase, "hello")
    await one.ask(0, asks.Swap, 1, 2)
    one.keys[1], one.keys[2] = one.keys[2], one.keys[1]
    await one.ask(0, asks.Configure, Settings("saboteur", edition="", seats=6))
    await one.ask(0, asks.Webhook, "https://chat.example.org/hook")
    await one.ask(0, asks.Bot, 3, "chance")
    await one.ask(0, asks.Bot, 3, "")
    await one.ask(0, asks.Reissue, 2)
    await one.ask(0, asks.Reissue, None)
    await one.ask(1, asks.Leave)
    await one.ask(0, asks.Entropy, "cd" * 8)
    await one.ask(0, asks.Note, "nobody is to be trusted")


async def talking(hall: Hall, dice: random.Random) -> None:
    """Talk, consent, comings and goings in the middle of a game that goes on."""
    settings = Settings("saboteur", seats=5, clock=Clock("seconds", 90), takeover="vote")
    one = await seated(hall, settings, 4, {"4": "habit"})
    await one.ask(0, asks.Start)
    await one.play(6, dice)
    await one.ask(0, asks.Claim, "goal", 1, "gold")
    await one.ask(1, asks.Doubt, one.table.version - 1)
    await one.ask(2, asks.Claim, "seat", 0, "suspect")
    await one.ask(0, asks.Replace, 3)
    line = one.table.version - 1
    await one.ask(1, asks.Vote, line, True)
    await one.ask(2, asks.Vote, line, True)
    await one.play(3, dice)
    if one.table.chairs[3].bot:
        await one.ask(3, asks.Return)
    await one.ask(0, asks.Pause)
    await one.ask(0, asks.Resume)
    await one.ask(1, asks.Leave)
    await one.room.append([Stopped(1_794_000_000_500, SERVER)])
    await one.room.append([Wenton(1_794_000_001_000, SERVER)])
    await one.ask(2, asks.Resign)
    await one.ask(0, asks.Remove, 3)
    await one.play(7, dice)


async def undoing(hall: Hall, dice: random.Random) -> None:
    """A move taken back, and the table ended early."""
    one = await seated(hall, Settings("duel"), 2, {})
    await one.ask(0, asks.Start)
    for _ in range(30):
        await one.play(1, dice)
        seat = one.table.play.log[-1].seat
        ask = asks.Undo(f"u{one.table.version}")
        answer = await one.hall.ask(one.room, one.keys[seat], ask)
        if type(answer).__name__ == "Done":
            await one.ask(1 - seat, asks.Vote, one.table.version - 1, True)
            break
    await one.play(5, dice)
    await one.ask(0, asks.End)
    await one.ask(0, asks.Rematch)


async def whole(hall: Hall, game: str, seats: int, people: int, dice: random.Random) -> None:
    """A game to its end."""
    bots = {str(n): "habit" for n in range(people, seats)}
    one = await seated(hall, Settings(game, seats=seats), people, bots)
    await one.ask(0, asks.Start)
    await one.play(2_000, dice)
    assert one.table.status == "over", game
    await one.ask(0, asks.Phrase, "good-game")


async def make(release: str) -> None:
    path = GOLDEN / f"tables-{release}.db"
    store = SqliteStore(path)
    await store.open()
    hall, dice = Hall(store), random.Random(9)
    await gathering(hall)
    await talking(hall, dice)
    await undoing(hall, dice)
    for game, seats, people in [("saboteur", 4, 3), ("saboteur2", 5, 4), ("duel", 2, 2),
                                ("solo", 1, 1), ("kings", 3, 2)]:  # fmt: skip
        await whole(hall, game, seats, people, dice)
    while hall.tasks:
        await asyncio.gather(*hall.tasks)
    every = {name: told(room.table) for name, room in sorted(hall.rooms.items())}
    await store.close()
    for beside in GOLDEN.glob(f"{path.name}.*"):
        beside.unlink()
    with gzip.GzipFile(GOLDEN / f"tables-{release}.json.gz", "wb", 9, mtime=0) as out:
        out.write(json.dumps(every, ensure_ascii=False, sort_keys=True).encode())


if __name__ == "__main__":
    asyncio.run(make(sys.argv[1]))
