"""What one connection is told: an update is made of the table, a seat and a line to begin at.

It depends on nothing else, so it is byte-equal after a restart and in every process. What all
seats share is encoded once for each version of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec
from msgspec import Raw

import dwarrow
from dwarrow.kernel.game import Game
from dwarrow.kernel.state import SPECTATOR
from dwarrow.server.at_table.undo import is_free
from dwarrow.server.replaying import ended, goals_of
from dwarrow.server.table import Table
from dwarrow.wire.tells import Head

encode = msgspec.json.Encoder().encode
MOST_KEPT = 1 << 16  # moves of a game: what 83 tables of Saboteur 2 offer, and 17 MB at most


class Telling:
    """The updates of one table, with a cache for the version it stands at."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = -1
        self.cache: dict[object, bytes] = {}
        self.info_stamp: tuple[object, ...] = ()
        self.info_body = b""

    def forget(self) -> None:
        """The table has changed without a line in its log: it is frozen."""
        self.version = -1

    def update(self, seat: int | None, since: int) -> bytes:
        """The table now as a seat may know it, and what it heard from line `since` on."""
        table = self.table
        since = since if since <= table.version else 0
        if seat is None:  # all who watch hear the same
            return self.shared(("watched", since), lambda: self.made(None, since))
        return self.made(seat, since)

    def made(self, seat: int | None, since: int) -> bytes:
        """The fields of `tells.Update`, in their order: one copy of what was encoded before."""
        return b"".join(
            (
                self.shared(("head", since), lambda: self.head(since)),
                encode(seat),
                b',"view":',
                *self.view(seat),
                b',"moves":',
                self.moves(seat),
                b',"story":',
                self.table.story.of(SPECTATOR if seat is None else seat, since),
                b',"undo":true' if is_free(self.table, seat) else b',"undo":false',
                self.ended(since),
                b"}",
            )
        )

    def head(self, since: int) -> bytes:
        """An update up to the number of the seat."""
        table = self.table
        head = Head(table.version, since, table.played, Raw(self.info()))
        return encode(head)[:-1] + b',"seat":'

    def ended(self, since: int) -> bytes:
        """The board of a round whose end is news; whoever has just come asks for a replay."""
        ends = self.table.story.ends
        if not since or not ends or ends[-1][0] < since:
            return b""
        return self.shared("ended", lambda: b',"ended":' + encode(ended(self.table, *ends[-1])))

    def info(self) -> bytes:
        """What all may know of the table besides the game: most moves do not change it."""
        stamp = self.table.info_stamp()
        if stamp != self.info_stamp:
            self.info_stamp, self.info_body = stamp, encode(self.table.info())
        return self.info_body

    def shared(self, name: object, made: Callable[[], bytes]) -> bytes:
        """What is the same for all, made once a version."""
        if self.version != self.table.version:
            self.cache.clear()
            self.version = self.table.version
        if name not in self.cache:
            self.cache[name] = made()
        return self.cache[name]

    def view(self, seat: int | None) -> tuple[bytes, ...]:
        """`{game, seats, seat, public, private}` as a view's JSON; `goals` when all is over."""
        play = self.table.play
        if play is None:
            return (b"null",)
        view = play.state.view(SPECTATOR if seat is None else seat)  # only read: no copy is needed
        return (
            self.shared("public", self.public),
            encode(view.private_data()),
            b',"seat":',
            encode(seat),
            self.shared("goals", self.goals),
            b"}",
        )

    def public(self) -> bytes:
        """A view up to the private drawer."""
        play = self.table.play
        assert play is not None
        opened = encode(play.state.view(SPECTATOR).public_data())
        head = encode({"game": play.game.NAME, "seats": len(play.names)})
        return head[:-1] + b',"public":' + opened + b',"private":'

    def goals(self) -> bytes:
        """What the goals show once the game is over, those still face down too."""
        play = self.table.play
        if play is None or self.table.status != "over":
            return b""
        return b',"goals":' + encode(goals_of(play))

    def moves(self, seat: int | None) -> bytes:
        play = self.table.play
        if play is None or seat is None or play.turn != seat or self.table.status != "playing":
            return b"[]"
        bodies, moves = move_bodies(play.game.NAME), play.moves
        return self.shared("moves", lambda: b"[" + b",".join([bodies[m] for m in moves()]) + b"]")


class MoveBodies(dict[int, bytes]):
    """The moves of a game as everybody is told them: the same ones are offered again and again."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __missing__(self, move: int) -> bytes:
        if len(self) >= MOST_KEPT:
            self.clear()
        body = self[move] = encode(self.game.move_data(move))
        return body


@cache
def move_bodies(game: str) -> MoveBodies:
    return MoveBodies(dwarrow.game_named(game))
