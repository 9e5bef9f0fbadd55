"""Seats that play without a browser, to bring a table quickly to the moment a test is about."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from visitor import House, Opened
from websockets.sync.client import ClientConnection, connect

Update = dict[str, Any]


class Seat:
    """One connection to a table, and what it was last told."""

    def __init__(self, socket: ClientConnection, key: str) -> None:
        self.socket, self.update = socket, Update()
        self.ids = itertools.count()
        self.send({"ask": "hello", "key": key})
        self.hear_until(0)

    def send(self, wish: dict[str, Any]) -> None:
        self.socket.send(json.dumps(wish))

    def hear(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.socket.recv(timeout=20))
        assert told["tell"] != "refused", told
        if told["tell"] == "update":
            self.update = told
        return told

    def hear_until(self, version: int) -> None:
        """Hear until the log is told as far as this."""
        while self.update.get("version", -1) < version:
            self.hear()

    def ask(self, ask: str, **facts: Any) -> None:
        """Ask, and hear until it is done and told."""
        wish = {"ask": ask, "id": f"swift-{next(self.ids)}", **facts}
        self.send(wish)
        while (told := self.hear())["tell"] != "done" or told["id"] != wish["id"]:
            pass
        self.hear_until(told["version"])

    def plays(self, dice: random.Random) -> None:
        """Dig on towards the goals if that is possible, else do anything."""
        moves = self.update["moves"]
        digs = [move for move in moves if move["do"] == "lay" and "/-" not in move["card"]]
        move = max(digs, key=lambda each: each["x"]) if digs else dice.choice(moves)
        self.ask("play", played=self.update["played"], move=move["words"])

    @property
    def is_over(self) -> bool:
        return bool(self.update["table"]["status"] == "over")


@contextlib.contextmanager
def seats_at(house: House, *opened: Opened) -> Iterator[list[Seat]]:
    """Seats of one table, connected."""
    with contextlib.ExitStack() as stack:
        address = house.server.url.replace("http", "ws", 1)
        path = f"{address}/api/tables/{opened[0].table}/socket"
        sockets = [stack.enter_context(connect(path, origin=house.server.url)) for _ in opened]  # type: ignore[call-overload]
        yield [Seat(socket, each.key) for socket, each in zip(sockets, opened, strict=True)]


def play_until(seats: list[Seat], enough: Callable[[Update], bool], seed: int = 1) -> bool:
    """The seats play until one is told what is sought; no if the game ends before."""
    dice = random.Random(seed)
    while True:
        latest = max(seat.update["version"] for seat in seats)
        for seat in seats:
            seat.hear_until(latest)
        if any(enough(seat.update) for seat in seats):
            return True
        if seats[0].is_over:
            return False
        mover = next((seat for seat in seats if seat.update["moves"]), None)
        if mover:
            mover.plays(dice)
        else:  # somebody else is to move
            seats[0].hear_until(latest + 1)


def play_on(seats: list[Seat], deed: str) -> int:
    """Lay on until somebody can do this, who then does it; who that was."""
    for _ in range(200):
        latest = max(seat.update["version"] for seat in seats)
        for seat in seats:
            seat.hear_until(latest)
        mover = next(seat for seat in seats if seat.update["moves"])
        moves = {move["do"]: move["words"] for move in mover.update["moves"]}
        move = moves.get(deed) or moves.get("lay") or next(iter(moves.values()))
        mover.ask("play", played=mover.update["played"], move=move)
        if deed in moves:
            return seats.index(mover)
    raise AssertionError(f"nobody could ever {deed}")


def finished(house: House, game: str, seats: int = 0, **options: str) -> Opened:
    """A table whose game is over."""
    opened = house.table(game, seats, **options)  # type: ignore[arg-type]
    with seats_at(house, opened) as [ana]:
        ana.ask("start")
        play_until([ana], lambda update: False)
    return opened


def gold_to_take(house: House) -> Opened:
    """A seat that may take gold now: three who dig find it in one of a few games."""
    for seed in range(30):
        first = house.table("saboteur", 3, bots=0, rounds="2")
        opened = [first, *(house.sits(first, name) for name in ("Bo", "Cy"))]
        with seats_at(house, *opened) as seats:
            seats[0].ask("start")
            if play_until(seats, may_take_gold, seed):
                return next(opened[n] for n, seat in enumerate(seats) if may_take_gold(seat.update))
    raise AssertionError("nobody ever found gold")


def may_take_gold(update: Update) -> bool:
    return any(move["do"] == "take" for move in update["moves"])
