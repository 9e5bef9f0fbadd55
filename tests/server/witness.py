"""People who remember everything a server ever told them, and the audit of a log against it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import cycle
from pathlib import Path

from dwarrow import client
from dwarrow.server import at_table
from dwarrow.server.table import Table
from dwarrow.server.telling import Telling
from dwarrow.wire import asks
from dwarrow.wire.settings import Settings


class Witness(client.Seat):
    """A seat that keeps every answer and the print of every update.

    When a server is lost it tries the next one.
    """

    def __init__(self, urls: Sequence[str], table: str, key: str = "") -> None:
        super().__init__(urls[0], table, key)
        self.addresses = cycle([client.Seat(url, table).address for url in urls])
        self.name = table
        self.told: list[tuple[int, int, bytes]] = []  # version, since, print
        self.asked: list[str] = []
        self.done: list[tuple[str, int]] = []  # ask, version

    async def _once(self) -> None:
        self.address = next(self.addresses)
        await super()._once()

    async def _hear(self, text: str | bytes) -> None:
        await super()._hear(text)
        body = text.encode() if isinstance(text, str) else text
        if body.startswith(b'{"tell":"update"'):
            assert self.update is not None
            self.told.append((self.update.version, self.update.since, sha256(body).digest()))

    async def asks_for(self, ask: asks.Ask) -> None:
        """Ask, and keep the answer; a refusal is no answer."""
        self.asked.append(ask.id)
        with contextlib.suppress(client.Refused):
            told = await self.ask(ask)
            self.done.append((ask.id, told.version))  # type: ignore[union-attr]


@dataclass
class Party:
    """All witnesses, by table."""

    seats: list[Witness] = field(default_factory=list)
    acknowledged: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))

    async def gather(self, urls: Sequence[str], game: str, seats: int) -> None:
        """Open a table, sit down and start; the seats are spread over the servers."""
        settings = Settings(game, seats=seats)
        opened = await client.open_table(urls[0], settings, name="Ana")
        people = [Witness(urls, opened.table, opened.key)]
        for n in range(1, seats):
            joined = await client.join(urls[0], opened.table, opened.invite, f"Bo {n}")
            nearest = n % len(urls)
            people.append(Witness([*urls[nearest:], *urls[:nearest]], opened.table, joined.key))
        for seat in people:
            await seat.__aenter__()
        await people[0].asks_for(asks.Start(client.new_id()))
        self.seats += people

    async def play(self, seat: Witness, dice: random.Random, pause: float = 0.02) -> None:
        """Move when it is our turn; else talk now and then."""
        while True:
            before = len(seat.done)
            if seat.moves and not seat.is_over:
                move = dice.choice(seat.moves)["words"]
                assert seat.update is not None
                await seat.asks_for(asks.Play(client.new_id(), seat.update.played, move))
            elif dice.random() < 0.02:
                await seat.asks_for(asks.Say(client.new_id(), f"word {len(seat.done)}"))
            for _ in range(len(seat.done) - before):
                self.acknowledged.release()
            await asyncio.sleep(dice.uniform(0, 2 * pause))

    async def hear(self, answers: int, playing: list[asyncio.Task[None]]) -> None:
        """Wait for so many answers; whoever has stopped to play says why."""
        try:
            async with asyncio.timeout(120):
                for _ in range(answers):
                    await self.acknowledged.acquire()
        except TimeoutError:
            for task in playing:
                if task.done():
                    task.result()
            raise

    async def __aenter__(self) -> Party:
        return self

    async def __aexit__(self, *why: object) -> None:
        await asyncio.gather(*(seat.__aexit__(None, None, None) for seat in self.seats))

    async def go_home(self, playing: list[asyncio.Task[None]]) -> None:
        """Stop to play, and hear what was asked last."""
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def logs_of(path: Path) -> dict[str, list[bytes]]:
    """All logs, read without the store; the file must be whole."""
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    logs: dict[str, list[bytes]] = {}
    for table, n, body in db.execute("SELECT table_id, n, body FROM line ORDER BY table_id, n"):
        logs.setdefault(table, []).append(body)
        assert n == len(logs[table]) - 1
    db.close()
    return logs


def audit(party: Party, logs: dict[str, list[bytes]]) -> list[str]:
    """What the logs do not bear out: answers that are lost or doubled, updates that were untrue."""
    by_table: defaultdict[str, list[Witness]] = defaultdict(list)
    for seat in party.seats:
        by_table[seat.name].append(seat)
    return [
        fault
        for name, seats in by_table.items()
        for fault in [*lost_or_doubled(seats, logs[name]), *untrue(name, seats, logs[name])]
    ]


def lost_or_doubled(seats: list[Witness], log: list[bytes]) -> list[str]:
    """Every answered ask is in the log once, at its place, in the order it was asked."""
    ids = [at_table.read(body).id for body in log]
    times = Counter(name for name in ids if name)
    faults = [f"{name} is there {n} times" for name, n in times.items() if n > 1]
    for seat in seats:
        # An ask's first line carries its id, unless the seat came back with it.
        faults += [f"{name} is lost" for name, _ in seat.done if not times[name]]
        places = [version for _, version in seat.done]
        faults += [] if places == sorted(places) else [f"{places} are out of order"]
        faults += [
            f"{name} is not at {version}"
            for name, version in seat.done
            if times[name] and (version > len(ids) or ids[version - 1] != name)
        ]
    return faults


def untrue(name: str, seats: list[Witness], log: list[bytes]) -> list[str]:
    """Every update that was ever told, told anew from the log, is the same to the byte."""
    told: defaultdict[int, list[tuple[int | None, int, bytes]]] = defaultdict(list)
    for seat in seats:
        assert seat.update is not None
        for version, since, printed in seat.told:
            told[version].append((seat.update.seat, since, printed))
    table = Table(name)
    telling = Telling(table)
    faults = [f"version {version} is gone" for version in told if version > len(log)]
    for body in log:
        at_table.fold(table, at_table.read(body))
        faults += [
            f"seat {number} was told another version {table.version}"
            for number, since, printed in told[table.version]
            if sha256(telling.update(number, since)).digest() != printed
        ]
    return faults
