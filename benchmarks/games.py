"""Does a server keep memory of the games it has served?

Run: python benchmarks/games.py [--games 5000]

Whole games of every kind one after the other in one server: opened, seated, played move by move
through the room's lock and a SQLite file, told to every seat, now and then read back as a replay, a
record and who was known, then put away. Prints what the process holds now and then.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

import dwarrow
from dwarrow import client
from dwarrow.server.app import House, Household
from dwarrow.server.metrics import memory
from dwarrow.server.no import No
from dwarrow.server.reading import Reading
from dwarrow.server.room import Room
from dwarrow.server.store import Unavailable
from dwarrow.server.store.sqlite import SqliteStore
from dwarrow.wire import asks, bodies
from dwarrow.wire.settings import Settings

EVERY = 250
READ = 0.1  # how many of the games are read back


async def played(house: Household, game: str, seats: int, chance: random.Random) -> int:
    """One game from its opening to its end; how many moves it had."""
    opened = await house.hall.open(bodies.Open(Settings(game, seats=seats), name="Ana"))
    room = house.hall.rooms[opened.table]
    keys = [opened.key]
    for n in range(1, len(room.table.chairs)):
        sat = await house.hall.sit(room, bodies.Sit(f"Bo {n}", opened.invite))
        keys.append(sat.key)
    await room.ask(opened.key, asks.Start(client.new_id()))
    while room.table.status == "playing":
        await move(room, keys, chance)
    if chance.random() < READ:
        await read(house, room, chance)
    await house.hall.put_away(room)
    return room.table.played


async def patiently(house: Household, game: str, seats: int, chance: random.Random) -> int:
    """The same; a machine that was asleep for a while is told as a database that hung."""
    while True:
        try:
            return await played(house, game, seats, chance)
        except (Unavailable, No) as why:
            print(f"{game} is begun anew: {why!r}", flush=True)
            await asyncio.sleep(2)


async def read(house: Household, room: Room, chance: random.Random) -> None:
    """What those who were there look at when it is over."""
    table = room.table
    viewpoint = chance.choice(["public", "all", *range(len(table.chairs))])
    await house.library.read(Reading("replay", table.name, table.version, viewpoint))
    for what in ("record", "known"):
        await house.library.read(Reading(what, table.name, table.version))


async def move(room: Room, keys: list[str], chance: random.Random) -> None:
    play = room.table.begun
    words = play.game.move_words(chance.choice(list(play.moves())))
    since = room.table.version
    await room.ask(keys[play.turn], asks.Play(client.new_id(), room.table.played, words))
    for seat in range(len(keys)):
        room.telling.update(seat, since)


async def evening(path: Path, games: int) -> None:
    house, chance, moves = Household(SqliteStore(path), House(workers=1)), random.Random(7), 0
    kinds = [(game, n) for game in dwarrow.GAMES for n in dwarrow.game_named(game).SEATS]
    async with house.living(None):  # type: ignore[arg-type]
        began = time.process_time()
        for n, (game, seats) in enumerate(islice(cycle(kinds), games), 1):
            moves += await patiently(house, game, seats, chance)
            if n % EVERY == 0 or n in (25, 100):
                gc.collect()
                cost = (time.process_time() - began) * 1000 / moves
                kept = house.library.size / 1e6
                held = f"{memory() / 1e6:.1f} MB, of it {kept:.1f} of kept answers"
                print(f"{n} games, {moves} moves: {held}; {cost:.2f} CPU ms a move", flush=True)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=5000)
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(evening(Path(folder) / "tables.db", asked.games))


if __name__ == "__main__":
    main()
