"""What one connection is told: an update is made of the table, a seat and a line to begin at.

It depends on nothing else, so it is byte-equal after a restart and in every process. What all
seats share is encoded once for each version of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec
from msgspec import UNSET, Raw, UnsetType

import dwarrow
from dwarrow.kernel.state import SPECTATOR
from dwarrow.server.at_table.undo import is_free
from dwarrow.server.replaying import ended, goals_of
from dwarrow.server.table import Table
from dwarrow.wire.tells import RawUpdate

encode = msgspec.json.Encoder().encode


class Telling:
    """The updates of one table, with a cache for the version it stands at."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = -1
        self.cache: dict[str, bytes] = {}
        self.info_stamp: tuple[object, ...] = ()
        self.info_body = b""

    def forget(self) -> None:
        """The table has changed without a line in its log: it is frozen."""
        self.version = -1

    def update(self, seat: int | None, since: int) -> bytes:
        """The table now as a seat may know it, and what it heard from line `since` on."""
        table = self.table
        since = since if since <= table.version else 0
        return encode(
            RawUpdate(
                version=table.version,
                since=since,
                played=table.played,
                table=Raw(self.info()),
                seat=seat,
                view=Raw(self.view(seat)),
                moves=Raw(self.moves(seat)),
                story=Raw(table.story.of(SPECTATOR if seat is None else seat, since)),
                undo=is_free(table, seat),
                ended=self.ended(since),
            )
        )

    def ended(self, since: int) -> Raw | UnsetType:
        """The board of a round whose end is news; whoever has just come asks for a replay."""
        ends = self.table.story.ends
        if not since or not ends or ends[-1][0] < since:
            return UNSET
        return Raw(self.shared("ended", lambda: encode(ended(self.table, *ends[-1]))))

    def info(self) -> bytes:
        """What all may know of the table besides the game: most moves do not change it."""
        stamp = self.table.info_stamp()
        if stamp != self.info_stamp:
            self.info_stamp, self.info_body = stamp, encode(self.table.info())
        return self.info_body

    def shared(self, name: str, made: Callable[[], bytes]) -> bytes:
        """What is the same for all, made once a version."""
        if self.version != self.table.version:
            self.cache.clear()
            self.version = self.table.version
        if name not in self.cache:
            self.cache[name] = made()
        return self.cache[name]

    def view(self, seat: int | None) -> bytes:
        """`{game, seats, seat, public, private}` as a view's JSON; `goals` when all is over."""
        play = self.table.play
        if play is None:
            return b"null"
        view = play.view(SPECTATOR if seat is None else seat)
        return (
            self.shared("public", self.public)
            + encode(view.private_data())
            + b',"seat":'
            + encode(seat)
            + self.shared("goals", self.goals)
            + b"}"
        )

    def public(self) -> bytes:
        """A view up to the private drawer."""
        play = self.table.play
        assert play is not None
        opened = encode(play.view(SPECTATOR).public_data())
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
        name = play.game.NAME
        listed = (move_body(name, move) for move in play.moves())
        return self.shared("moves", lambda: b"[" + b",".join(listed) + b"]")


@lru_cache(maxsize=1 << 14)
def move_body(game: str, move: int) -> bytes:
    """A move as everybody is told it: the same ones are offered again and again."""
    return encode(dwarrow.game_named(game).move_data(move))
