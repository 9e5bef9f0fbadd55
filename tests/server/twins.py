"""Pairs of worlds that one seat cannot tell apart, served side by side.

Everything the seat must not know differs: the deal, the secrets of the shuffles, the seal of the
links, the webhook, what the others added to the chance, their keys and their notes. A commitment
binds its secret and tells nothing of it; here it is a word that depends on nothing at all.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import msgspec
import wiring
from endpoints import Got, all_gets

import dwarrow
from dwarrow import MOST_DEALS
from dwarrow.kernel import record
from dwarrow.kernel.shuffles import FromSecrets, Shuffles
from dwarrow.kernel.state import ALL, SPECTATOR
from dwarrow.kernel.table import event_data
from dwarrow.server import app, at_table, driver, hall, room
from dwarrow.server.at_table import fold
from dwarrow.server.at_table.deal import OrderDealt, deals
from dwarrow.server.at_table.opening import TableOpened
from dwarrow.server.at_table.sit import Sat
from dwarrow.server.at_table.start import Started
from dwarrow.server.chairs import hash_of, note_number
from dwarrow.server.line import HOST, NEWCOMER, Line, Stamp
from dwarrow.server.metrics import METRICS
from dwarrow.server.settle import settled
from dwarrow.server.table import Table
from dwarrow.wire import asks
from dwarrow.wire.settings import Settings

T0 = 1_700_000_000_000
SWAPS = 14


class Leak(AssertionError):
    """A byte that a seat could get depends on what it must not know."""


class Clock:
    """The time, as the test says it is."""

    def __init__(self) -> None:
        self.at = T0

    def __call__(self) -> int:
        return self.at


class Bound(Shuffles):
    """Secrets whose commitments are the same in both worlds."""

    def __init__(self, secrets: list[bytes]) -> None:
        self.source = FromSecrets(secrets)
        self.by_deal = self.source.by_deal
        self.add, self.dice, self.head = self.source.add, self.source.dice, self.source.head  # type: ignore[method-assign]

    def commitment(self, number: int) -> str:
        return hidden_word("commitment", number)


def stop_time(monkeypatch: Any) -> Clock:
    """The same time and the same commitments in both worlds."""
    clock = Clock()
    monkeypatch.setattr("dwarrow.server.at_table.opening.FromSecrets", Bound)
    monkeypatch.setattr(
        "dwarrow.server.at_table.entropy.commitment", lambda entropy: hidden_word("commitment")
    )
    monkeypatch.setattr(room, "SECONDS_BETWEEN", 0.0)  # who watches is told at once in both
    for module in (app, driver, hall, room):
        monkeypatch.setattr(module, "now", clock)
    return clock


# ---- two logs


def hidden_word(*of: object) -> str:
    """64 hex letters that differ with what they are of."""
    return hashlib.sha256(repr(of).encode()).hexdigest()


class Keys:
    """What opens what in one world; only the watching seat's key is the same in both."""

    def __init__(self, world: str, seats: int, me: int) -> None:
        self.host = hidden_word(world, "host")[:32]
        self.seats = [hidden_word(world if n != me else "", n)[:32] for n in range(seats)]


def opening(world: str, settings: Settings, keys: Keys, me: int, seed: int) -> list[Line]:
    """The lines up to the first deal."""
    secrets = [hidden_word(world, seed, "secret", n) for n in range(MOST_DEALS)]
    seal, hook = hidden_word(world, "seal"), f"https://chat.example/{hidden_word(world)}"
    first = TableOpened(
        T0, NEWCOMER, settings, hash_of(keys.host), hash_of(world), secrets, seal, hook
    )
    sat: list[Line] = [
        Sat(
            T0, NEWCOMER, n, f"Dwarf {n}", hash_of(key),
            hidden_word(world if n != me else "", "entropy", n), host=n == 0 and seed % 2 == 0,
        )
        for n, key in enumerate(keys.seats)
    ]  # fmt: skip
    return [first, *sat, Started(T0, HOST)]


def folded(log: list[Line]) -> Table:
    table = Table("twins")
    for line in log:
        fold(table, line)
    return table


def dealt_log(log: list[Line]) -> list[Line]:
    table = folded(log)
    fresh = table.game.start(table.rules, len(table.chairs), None)
    return [*log, *deals(table, fresh, 0, Stamp(T0, HOST))]


def redealt(table: Table, words: str, me: int, chance: random.Random) -> str:
    """Another deal that looks the same from a seat: cards it cannot see change places."""
    piles = {name: cards.split(",") for name, _, cards in (p.partition("=") for p in words.split())}
    truth = seen_of(table, words, me)
    for _ in range(SWAPS):
        name = chance.choice([n for n in piles if len(set(piles[n])) > 1])
        one, other = chance.randrange(len(piles[name])), chance.randrange(len(piles[name]))
        swapped = {n: list(cards) for n, cards in piles.items()}
        swapped[name][one], swapped[name][other] = piles[name][other], piles[name][one]
        if piles[name][one] != piles[name][other] and truth == seen_of(table, said(swapped), me):
            piles = swapped
    return said(piles)


def said(piles: dict[str, list[str]]) -> str:
    return " ".join(f"{name}={','.join(cards)}" for name, cards in piles.items())


def seen_of(table: Table, words: str, me: int) -> object:
    """All that a seat may know right after a deal."""
    state = table.game.start(table.rules, len(table.chairs), None)
    state.told = []
    state.deal(record.read_deal(words, table.game, state, len(table.chairs)))
    view = table.game.view(state, me)
    heard = [event_data(told.event) for told in state.told if told.to in (ALL, me)]
    return view.data(), table.game.moves(view), heard


class Pair:
    """Two logs of one table, and who must not tell them apart."""

    def __init__(self, game: str, seats: int, me: int, seed: int) -> None:
        self.me, self.seed = me, seed
        self.name = f"{game}-{seats}-{seed}"
        chance = random.Random(self.name)
        settings = settled(Settings(game, seats=seats, takeover="never"))
        self.keys = [Keys(world, seats, me) for world in ("one", "two")]
        truth = dealt_log(opening("one", settings, self.keys[0], me, seed))
        twin = dealt_log(opening("two", settings, self.keys[1], me, seed))
        dealt = truth[-1]
        assert isinstance(dealt, OrderDealt)
        other = redealt(folded(truth[:-1]), dealt.order, me, chance)
        self.logs = [truth, [*twin[:-1], OrderDealt(T0, HOST, 1, other)]]


# ---- two servers


class World:
    """One of the two: its server, and everything that can be got by the seat and a spectator."""

    def __init__(self, server: wiring.Server, pair: Pair, which: int) -> None:
        self.server, self.pair, self.which = server, pair, which
        self.keys = pair.keys[which]
        server.store.logs[pair.name] = [at_table.write(line) for line in pair.logs[which]]
        for n in range(len(self.keys.seats)):
            note = f"note of {n}" + ("" if n == pair.me else f" in world {which}")
            number = note_number(hash_of(self.keys.seats[n]))
            server.store.notes[pair.name, number] = note.encode()
        self.got: list[object] = []
        self.sockets: list[wiring.Socket] = []

    @property
    def table(self) -> Table:
        return self.server.hall.rooms[self.pair.name].table

    @property
    def my_key(self) -> str:
        return "" if self.pair.me == SPECTATOR else self.keys.seats[self.pair.me]

    async def enter(self, since: int = 0) -> None:
        keys = {self.my_key, ""}
        self.sockets = [
            await self.server.connect(self.pair.name, key, since) for key in sorted(keys)
        ]

    async def leave(self) -> None:
        for socket in self.sockets:
            await socket.close()
            self.server.sockets.remove(socket)
        self.keep()
        self.sockets = []

    def keep(self) -> None:
        """Note what has come since, byte for byte."""
        for socket in self.sockets:
            new, socket.read = socket.raw[socket.read :], len(socket.raw)
            self.got += [("socket", message) for message in new]

    async def ask(self, ask: asks.Ask, seat: int) -> None:
        """Ask as a seat: the seat that watches over its socket, the others behind its back."""
        if seat == self.pair.me:
            self.sockets[-1].say(msgspec.json.encode(ask).decode())
        else:
            key = self.keys.host if seat == HOST else self.keys.seats[seat]
            there = self.server.hall.rooms[self.pair.name]
            await self.server.hall.ask(there, key, ask)
        await self.server.settle()
        self.keep()

    async def get(self, asked: Got) -> None:
        key = self.my_key if asked.has_key else ""
        packed = {"accept_encoding": "gzip"} if asked.is_packed else {}
        self.got.append(
            (asked, (await self.server.request("GET", asked.path, key=key, **packed)).raw)
        )


class Overheard(logging.Handler):
    """Every log line of the server, at whatever level."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name} {record.levelname} {record.getMessage()}")


def counted() -> Counter[str]:
    """What `/metrics` counts; it is one for both worlds, so a world is what it adds.

    Webhooks are called beside, at times of their own.
    """
    counts = Counter({n: k for n, k in METRICS.counts.items() if not n.startswith("webhooks")})
    return METRICS.asks + METRICS.refused + counts


# ---- the law


class Law:
    """Takes the same steps in both worlds of a pair and compares all that can be got."""

    def __init__(self, worlds: list[World], clock: Clock, overheard: Overheard) -> None:
        self.worlds, self.clock, self.overheard = worlds, clock, overheard
        self.pair = worlds[0].pair
        self.chance = random.Random(f"steps {self.pair.name}")
        self.asked: set[Got] = set()
        self.compared = 0
        self.id = 0

    async def hold(self, steps: int, looks: bool = False) -> None:
        """Until something is rightly revealed, or no move is legal in both worlds."""
        try:
            await self.both("enter")
            if looks:
                await self.look_around()
            for _ in range(steps):
                self.clock.at += 1_000
                if not await self.step():
                    return
            await self.look_around()
        finally:
            for world in self.worlds:
                await world.leave()

    async def both(self, what: str, *facts: Any, **more: Any) -> None:
        """The same call in both worlds; then everything must be equal."""
        await self.run(what, *facts, **more)
        self.compare()

    async def run(self, what: str, *facts: Any, **more: Any) -> None:
        """The same call in both worlds; whatever is revealed, no log line or count may differ."""
        heard = []
        for world in self.worlds:
            self.overheard.lines.clear()
            before = counted()
            await getattr(world, what)(*facts, **more)
            world.keep()
            heard.append((list(self.overheard.lines), counted() - before))
        if heard[0] != heard[1]:
            raise Leak(f"log lines or metrics differ: {heard}")

    def compare(self) -> None:
        """Every byte, in order."""
        got = [list(world.got) for world in self.worlds]
        self.compared += len(got[0])
        for world in self.worlds:
            world.got.clear()
        if got[0] != got[1]:
            one, other = map(repr, got)
            at = next(i for i, (a, b) in enumerate(zip_longest(one, other)) if a != b)
            raise Leak(
                f"...{one[max(0, at - 80) : at + 80]}\n...{other[max(0, at - 80) : at + 80]}"
            )

    async def step(self) -> bool:
        """One step; whether it may go on."""
        kind = self.chance.randrange(10)
        if kind < 5:
            return await self.play()
        if kind == 5:
            await self.ask(self.some_talk(), self.some_seat())
        elif kind in (6, 7) and self.pair.me != SPECTATOR:
            await self.ask(self.some_question(), self.pair.me)
        elif kind == 8:
            await self.look_around()
        else:
            await self.both("leave")
            await self.both("enter", self.chance.choice([0, self.worlds[0].table.version]))
        return True

    def new_id(self) -> str:
        self.id += 1
        return f"ask-{self.id}"

    def some_seat(self) -> int:
        return self.chance.randrange(len(self.worlds[0].table.chairs))

    async def ask(self, ask: asks.Ask, seat: int) -> None:
        await self.both("ask", ask, seat)

    async def play(self) -> bool:
        """A move that is legal in both worlds; False if there is none, or it reveals something."""
        plays = [world.table.play for world in self.worlds]
        moves = [[play.words(move) for move in play.moves()] for play in plays]
        shared = [move for move in moves[0] if move in moves[1]]
        if not shared or plays[0].turn != plays[1].turn:
            return False
        before = [len(play.told) for play in plays]
        if plays[0].turn == self.pair.me:
            await self.ask(
                asks.Play(self.new_id(), self.worlds[0].table.played, "pass"), self.pair.me
            )
        ask = asks.Play(self.new_id(), self.worlds[0].table.played, self.chance.choice(shared))
        await self.run("ask", ask, plays[0].turn)
        if self.is_revealed(before) or self.worlds[0].table.status == "over":
            return False  # when all is over everything is shown
        self.compare()
        return True

    def is_revealed(self, before: list[int]) -> bool:
        """Whether the rules have told this seat different things: only what reveals may differ."""
        me, heard = self.pair.me, []
        for world, since in zip(self.worlds, before):
            told = world.table.play.told[since:]
            heard.append([t.event for t in told if t.to in (ALL, me)])
        for one, other in zip_longest(*heard):
            if one != other:
                if not all(event.reveals for event in (one, other) if event):
                    raise Leak(f"{one} {other}")
                return True
        return False

    def some_talk(self) -> asks.Ask:
        return self.chance.choice([
            asks.Say(self.new_id(), "The upper one is stone."),
            asks.Claim(self.new_id(), "seat", 0, "suspect"),
            asks.Claim(self.new_id(), "goal", 0, "gold"),
            asks.Undo(self.new_id()),
            asks.Entropy(self.new_id(), "ab" * 8),
            asks.Phrase(self.new_id(), "trust-me"),
            asks.Pause(self.new_id()),
            asks.Murmur(self.new_id(), "Cyril", "The lower one is."),
            asks.Face(self.new_id(), "a1"),
        ])  # fmt: skip

    def some_question(self) -> asks.Ask:
        """What a curious seat tries: other hands' moves, moves out of turn, other things."""
        table = self.worlds[0].table
        words = [
            table.play.words(m) for m in table.play.moves() + self.worlds[1].table.play.moves()
        ]
        move = self.chance.choice([*words, "lay EW at 5,5", "look at 8,0", "nonsense"])
        if self.chance.randrange(2):
            return asks.Why(self.new_id(), move)
        return self.chance.choice([
            asks.Play(self.new_id(), table.played, move if move not in words else "nonsense"),
            asks.Play(self.new_id(), 0, move),
            asks.Note(self.new_id(), "I suspect everybody"),
            asks.Doubt(self.new_id(), 3),
            asks.Vote(self.new_id(), 3, True),
            asks.Undo(self.new_id()),
            asks.Remove(self.new_id(), self.pair.me),  # a removed rival would be a bot
            asks.Return(self.new_id()),
        ])  # fmt: skip

    async def look_around(self) -> None:
        """Every plain request, with the seat's key and without; what tells of no table once."""
        table = self.worlds[0].table
        for asked in all_gets(self.pair.name, table.settings.game, len(table.chairs)):
            is_new = self.pair.name in asked.path or asked not in self.asked
            if is_new and asked.has_key <= bool(self.worlds[0].my_key):
                self.asked.add(asked)
                await self.both("get", asked)


async def hold_law(pairs: Iterator[Pair], clock: Clock, steps: int, looks: bool = False) -> int:
    """Hold the law over pairs; how many answers and messages were compared."""
    overheard = Overheard()
    logger = logging.getLogger("dwarrow")
    logger.addHandler(overheard)
    before, logger.level = logger.level, logging.DEBUG
    compared = 0
    try:
        async with wiring.served() as one, wiring.served() as other:
            for pair in pairs:
                law = Law([World(one, pair, 0), World(other, pair, 1)], clock, overheard)
                await law.hold(steps, looks)
                compared += law.compared
    finally:
        logger.removeHandler(overheard)
        logger.setLevel(before)
    return compared


def pairs_of(game: str, first: int, n: int) -> Iterator[Pair]:
    """Every number of seats up to six, every seat and a spectator in turn."""
    sizes = [size for size in dwarrow.game_named(game).SEATS if size <= 6]
    for seed in range(first, first + n):
        size = sizes[seed % len(sizes)]
        me = (seed // len(sizes)) % (size + 1)
        yield Pair(game, size, SPECTATOR if me == size else me, seed)


def law(game: str, clock: Clock, first: int, n: int, steps: int = 14) -> int:
    return asyncio.run(hold_law(pairs_of(game, first, n), clock, steps))
