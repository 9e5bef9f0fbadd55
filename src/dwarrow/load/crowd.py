"""The crowd: tables full of people who connect, play and come back."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from dwarrow import client
from dwarrow.load.websocket import Socket, connect
from dwarrow.wire import asks, bodies
from dwarrow.wire.settings import Settings

T = TypeVar("T")
AT_ONCE = 8  # requests under way while people sit down
PATIENCE = 30.0  # seconds in which everybody has to be connected

UPDATE = b'{"tell":"update","version":'
DONE = b'{"tell":"done","id":"'
REFUSED = b'{"tell":"refused"'
HAS_MOVES = b'"moves":[{'
IS_OVER = b'"status":"over"'


class OfferedMove(msgspec.Struct):
    words: str


class Turn(msgspec.Struct):
    """What one has to read of an update to move."""

    played: int
    moves: list[OfferedMove]


class RefusedAsk(msgspec.Struct):
    id: str
    code: str


_turn = msgspec.json.Decoder(Turn)
_refusal = msgspec.json.Decoder(RefusedAsk)


class Player:
    """A person on a socket, who reads an update only when there is a move to choose."""

    def __init__(self, table: FullTable, key: str) -> None:
        self.table = table
        self.key = key
        self.version = 0
        self.socket: Socket | None = None
        self.is_here = asyncio.Event()

    async def connect(self) -> None:
        self.is_here.clear()
        path = f"/api/tables/{self.table.name}/socket"
        hello = msgspec.json.encode(asks.Hello(self.key, self.version))
        self.socket = await connect(self.table.crowd.url, path, hello, self.hear, self.lost)

    def hear(self, body: bytes) -> None:
        if body.startswith(UPDATE):
            self.take(body)
        elif body.startswith(DONE):
            self.table.crowd.acknowledged(body[len(DONE) : body.index(b'"', len(DONE))].decode())
        elif body.startswith(REFUSED):
            refused = _refusal.decode(body)
            self.table.crowd.refused(refused.id, refused.code)

    def take(self, body: bytes) -> None:
        self.table.crowd.updates += 1
        self.version = int(body[len(UPDATE) : body.index(b",", len(UPDATE))])
        self.is_here.set()
        if HAS_MOVES in body:
            turn = _turn.decode(body)
            if turn.moves:
                self.table.is_turn_of(self, turn)
        elif IS_OVER in body:
            self.table.is_over = True

    def lost(self, code: int) -> None:
        self.socket = None
        self.table.crowd.closed[code] += 1

    def ask(self, ask: asks.Ask) -> None:
        if self.socket is not None:
            self.table.crowd.asked[ask.id] = time.perf_counter()
            self.socket.send(msgspec.json.encode(ask))


class FullTable:
    """One table and its people."""

    def __init__(self, crowd: Crowd, name: str) -> None:
        self.crowd = crowd
        self.name = name
        self.players: list[Player] = []
        self.is_over = False
        self.next: tuple[Player, Turn] | None = None

    def is_turn_of(self, player: Player, turn: Turn) -> None:
        if self.next is None:  # an ask from before a lost connection may have been done late
            self.crowd.ready.append(self)
        self.next = (player, turn)
        self.crowd.is_ready.set()

    def play(self) -> None:
        """Whoever is to move takes any move."""
        assert self.next is not None
        player, turn = self.next
        self.next = None
        move = random.choice(turn.moves).words
        player.ask(asks.Play(self.crowd.new_id(), turn.played, move))


class Crowd:
    """All tables, and what happened at them."""

    def __init__(self, url: str, game: str, tables: int, seats: int) -> None:
        self.url = url
        self.settings = Settings(game, seats=seats)
        self.count = tables
        self.tables: list[FullTable] = []
        self.ready: deque[FullTable] = deque()  # somebody is to move there
        self.is_ready = asyncio.Event()
        self.asked: dict[str, float] = {}
        self.delays: list[float] = []
        self.refusals: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()
        self.updates = 0
        self.ids = 0

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table.players]

    def new_id(self) -> str:
        self.ids += 1
        return f"{self.ids:x}"

    def acknowledged(self, ask: str) -> None:
        self.delays.append(time.perf_counter() - self.asked.pop(ask))

    def refused(self, ask: str, code: str) -> None:
        self.asked.pop(ask, None)
        self.refusals[code] += 1

    # ---- coming

    async def sit_down(self) -> None:
        """Open all tables and fill them."""
        free = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with free:
                self.tables.append(await self.opened())

        await asyncio.gather(*(one() for _ in range(self.count)))

    async def opened(self) -> FullTable:
        host = await patiently(lambda: client.open_table(self.url, self.settings, name="Host"))
        table = FullTable(self, host.table)
        table.players.append(Player(table, host.key))
        address, guest = f"{self.url}/api/tables/{host.table}/sit", bodies.Sit("Guest", host.invite)
        for _ in range(self.settings.seats - 1):
            seated = await patiently(lambda: client.request(address, bodies.Seated, guest))
            table.players.append(Player(table, seated.key))
        return table

    async def connect(self, spread: float = 1.0) -> float:
        """Connect everybody, not quite at once; the seconds until the last one has an update."""

        async def come(player: Player) -> None:
            await asyncio.sleep(random.uniform(0, spread))
            await player.connect()

        began = time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(come(player) for player in self.players))
            for player in self.players:
                await player.is_here.wait()
        return time.perf_counter() - began

    async def drop(self) -> None:
        """All connections are lost at once."""
        for player in self.players:
            if player.socket is not None:
                player.socket.drop()
        self.ready.clear()
        for table in self.tables:
            table.next = None
        await asyncio.sleep(0.1)

    async def start(self) -> None:
        """Start all games and wait until somebody is to move at each."""
        for table in self.tables:
            table.players[0].ask(asks.Start(self.new_id()))
            await asyncio.sleep(0.005)
        async with asyncio.timeout(PATIENCE):
            while len(self.ready) < len(self.tables):
                await asyncio.sleep(0.05)

    # ---- playing

    def forget(self) -> None:
        """Begin to count anew."""
        self.delays, self.updates = [], 0
        self.refusals.clear()

    async def play_at(self, rate: float, seconds: float) -> int:
        """So many moves a second over all tables; how many came late for want of a table."""
        began, late = time.perf_counter(), 0
        for n in range(int(rate * seconds)):
            wait = began + n / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            if self.ready:
                self.ready.popleft().play()
            else:
                late += 1
        return late

    async def answered(self) -> None:
        """Wait a little for the answers that are still due."""
        for _ in range(40):
            if self.asked:
                await asyncio.sleep(0.05)

    async def play_on(self, seconds: float) -> None:
        """Everybody moves as soon as it is their turn."""
        until = time.perf_counter() + seconds
        while (left := until - time.perf_counter()) > 0:
            try:
                async with asyncio.timeout(left):
                    await self.is_ready.wait()
            except TimeoutError:
                return
            self.is_ready.clear()
            while self.ready:
                self.ready.popleft().play()


async def patiently(request: Callable[[], Awaitable[T]]) -> T:
    """Ask again as long as the server finds that we ask too fast."""
    while True:
        try:
            return await request()
        except client.Refused as why:
            if why.code != "too-fast":
                raise
            await asyncio.sleep(1)
