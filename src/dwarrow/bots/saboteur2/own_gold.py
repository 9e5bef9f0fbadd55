"""Rules of thumb of one who plays for its own gold, whoever wins: those of habit, and what pays.

Nearly every round of Saboteur 2 is dug, so what is left to win is who shares. Of two teams that
dig the one wins that lays the last card: so a team leaves the last card but one to others. To a
Geologist every turn is three cards more in which a crystal may be, and the end of the tunnel only
ends that. Who has little to hope for in its role draws another.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dwarrow.bots.bot import Reason
from dwarrow.bots.digging.thumb import REACH
from dwarrow.bots.saboteur2.rules_of_thumb import CRYSTAL, Habit2
from dwarrow.games.saboteur2.cards import (
    BLUE,
    CRYSTALS,
    DOOR,
    FREE,
    GEOLOGIST,
    GREEN,
    PROFITEER,
    SABOTEUR,
    SWAP_HATS,
    THEFT,
    TRAP,
    TUNNELS,
)
from dwarrow.games.saboteur2.deeds import ACT
from dwarrow.parts.deeds import BREAK, LAY, PASS
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import a_of, c_of, card_of, deed_of, x_of, y_of
from dwarrow.parts.shapes import kind_of
from dwarrow.parts.tunnel import face_of

LAST_BUT_ONE: Final = 2500  # the price of the card after which one more ends the tunnel
A_STEP: Final = 500  # of a card, in thousandths: less is no step nearer
TUNNEL_ENDS: Final = -1000  # what that is worth to a Geologist
RID: Final = 300  # of a card that serves nothing, each of up to three a turn
FORESTALL: Final = 1000  # to break a tool of one who may end the tunnel before me
STEAL: Final = 2500
NEW_ROLE: Final = 2500
THEIR_DOOR: Final = 2600  # that falls in
SOONER: Final = 10  # less for each seat that moves before it


class OwnGold(Habit2):
    """Habit's rules, and what pays for the seat alone while it `is_keen`."""

    def __init__(self) -> None:
        super().__init__()
        self.is_keen = True

    @property
    def has_team(self) -> bool:
        return self.role == GREEN or self.role == BLUE

    @property
    def races(self) -> bool:
        """Whether the next card may end the tunnel, and it matters to this seat who lays it."""
        wants = self.is_keen and self.digs and self.role != GEOLOGIST
        return wants and self.survey.nearest <= 1

    def hope(self, move: i64) -> i64:
        if self.is_keen and self.role == GEOLOGIST and deed_of(move) == LAY:
            return crystal_worth(card_of(move))
        return super().hope(move)

    # ---- tunnels

    def worth_of_tunnel(self, move: i64) -> i64:
        if self.is_keen and self.role == GEOLOGIST:
            return TUNNEL_ENDS if self.reaches_with(move) else crystal_worth(card_of(move))
        worth = super().worth_of_tunnel(move)
        return worth - LAST_BUT_ONE if self.is_last_but_one(worth) else worth

    def reaches_with(self, move: i64) -> bool:
        """Whether this lay leads to a goal that may hide the treasure."""
        maze = self.mine.maze
        cell = maze.cell_at(x_of(move), y_of(move))
        self.survey.exits(maze, cell, face_of(card_of(move), c_of(move)))
        return self.survey.reaches(maze) != 0

    def is_last_but_one(self, worth: i64) -> bool:
        """Whether the lay that was weighed last, with this worth, leaves one card to the end."""
        if not self.is_keen or not self.has_team or self.survey.nearest != 2:
            return False
        step = self.survey.distance - self.survey.then_distance
        return -REACH // 4 < worth < REACH // 2 and step >= A_STEP

    # ---- rockfalls

    def worth_of_rockfall(self, move: i64) -> i64:
        if self.is_keen and self.has_team and c_of(move) == 0:
            door = self.door_at(move)
            if door != 0:
                return THEIR_DOOR if door != self.role else -THEIR_DOOR
        return super().worth_of_rockfall(move)

    def hope_of_rockfall(self, move: i64) -> i64:
        if self.is_keen and self.has_team and c_of(move) == 0 and self.door_at(move) != 0:
            return self.worth_of_rockfall(move)
        return super().hope_of_rockfall(move)

    def door_at(self, move: i64) -> i64:
        """The team whose door a rockfall would take, or none."""
        maze = self.mine.maze
        return DOOR[kind_of(maze.face_in(maze.cell_at(x_of(move), y_of(move))))]

    # ---- cards put away

    def rid_of(self, card: i64) -> i64:
        if not self.is_keen or card in (NO_CARD, THEFT, FREE):
            return super().rid_of(card)
        is_tunnel = card < TUNNELS
        if self.role == GEOLOGIST:
            return -2000 if is_tunnel and CRYSTALS[card] == 1 else RID
        bars_me = is_tunnel and self.has_team and DOOR[card] != 0 and DOOR[card] != self.role
        return RID if bars_me or self.is_useless(card) else -450

    # ---- actions

    def worth_of_break(self, seat: i64) -> i64:
        worth = super().worth_of_break(seat)
        if self.races and seat != self.seat and self.mine.tools[seat] & 7 == 0:
            return max(worth, FORESTALL - SOONER * self.turns_to(seat))
        return worth

    def turns_to(self, seat: i64) -> i64:
        seats = self.mine.seats
        return (seat - self.seat + seats) % seats

    def worth_of_act(self, card: i64, seat: i64) -> i64:
        if not self.is_keen:
            return super().worth_of_act(card, seat)
        if card == THEFT:
            return STEAL
        if card == SWAP_HATS and seat == self.seat and self.role in (SABOTEUR, PROFITEER):
            return NEW_ROLE
        return super().worth_of_act(card, seat)

    # ---- why

    def motive(self, move: i64, listed: list[int]) -> Reason | None:
        """Why it made one of the listed moves, where that betrays its role: for the end only."""
        deed = deed_of(move)
        if deed == PASS and self.role == GEOLOGIST:
            return Reason("seeks", {}, True)
        if deed == PASS and self.digs and self.has_team and self.could_dig(listed):
            return Reason("bides", {}, True)
        if (deed == BREAK or (deed == ACT and card_of(move) == TRAP)) and self.races:
            return Reason("forestalls", {"seat": int(a_of(move))}, True)
        return None

    def could_dig(self, listed: list[int]) -> bool:
        """Whether any listed lay leaves only one card to the end."""
        for move in listed:
            if deed_of(move) == LAY and self.is_last_but_one(super().worth_of_tunnel(move)):
                return True
        return False


def crystal_worth(card: i64) -> i64:
    """What any tunnel is worth to a Geologist that does not end the round."""
    return CRYSTAL * CRYSTALS[card] - 200
