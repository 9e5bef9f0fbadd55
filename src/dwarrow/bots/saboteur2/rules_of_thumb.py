"""Rules of thumb for Saboteur 2: teams mind doors, Geologists lay crystals, everyone likes gold."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.thumb import ALL_GOALS, REACH, SUSPECT, Thumb, among, targets_in
from dwarrow.games.saboteur2.cards import (
    BLUE,
    BLUE_JOINS,
    CRYSTALS,
    DECK,
    DOOR,
    FREE,
    GEOLOGIST,
    GREEN,
    GREEN_JOINS,
    HANDS_OFF,
    INSPECT,
    SABOTEUR,
    SWAP_HATS,
    THEFT,
    TRAP,
    TREASURE,
    TUNNELS,
)
from dwarrow.games.saboteur2.decision import walks_to
from dwarrow.games.saboteur2.deeds import ACT, NO_VICTIM, ROB_GOLD, SHED
from dwarrow.games.saboteur2.state import OPENING, Public, Saboteur2View
from dwarrow.kernel.state import View
from dwarrow.parts.deeds import LAY, PASS
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.mine import Mine
from dwarrow.parts.packing import a_of, b_of, card_of, deed_of, x_of, y_of

CRYSTAL: Final = 2600  # what a crystal is worth to a Geologist
THIEF_BIT: Final = 4  # the thing in front of a seat that is its own Theft


def targets_of(view: Saboteur2View) -> i64:
    """The goals that may hide the treasure, as far as this seat knows."""
    return targets_in(view.public.goals, view.private.seen, TREASURE)


class Habit2(Thumb):
    """Finds what each legal move is worth to the seat whose view it was shown."""

    def __init__(self) -> None:
        super().__init__(Mine(DECK, OPENING, 0))
        self.role: i64 = 0

    def prepare(self, view: View, doubts: vec[i64], believed: i64 = ALL_GOALS) -> None:
        assert isinstance(view, Saboteur2View)
        self.view = view
        self.role = view.private.role
        digs = self.role != SABOTEUR
        self.face(view.public, view.seat, digs, among(targets_of(view), believed), doubts)

    def worth(self, move: i64) -> i64:
        deed = deed_of(move)
        if deed == LAY:
            return self.worth_of_tunnel(move)
        if deed == PASS:
            return self.worth_of_discards(move)
        if deed == ACT:
            return self.worth_of_act(card_of(move), a_of(move))
        if deed == SHED:
            return self.worth_of_shed(move)
        if deed == ROB_GOLD:
            return self.worth_of_victim(a_of(move))
        return self.worth_of_base(move)

    def hope(self, move: i64) -> i64:
        if deed_of(move) == LAY:
            return self.in_this_role(card_of(move), self.hope_of_lay(move))
        return super().hope(move)

    # ---- tunnels

    def worth_of_tunnel(self, move: i64) -> i64:
        """A tunnel's progress, and what its door or crystal means to this role."""
        worth = self.in_this_role(card_of(move), self.worth_of_lay(move))
        has_team = self.role == GREEN or self.role == BLUE
        if has_team and worth >= REACH - 4000 and not self.team_gets_to(move):
            return -REACH // 2
        return worth

    def in_this_role(self, card: i64, worth: i64) -> i64:
        """What a lay of some worth means to a role that likes crystals or doors."""
        if self.role == GEOLOGIST:
            return worth // 4 + CRYSTAL * CRYSTALS[card] - 200
        door = DOOR[card]
        if door == 0 or (self.role != GREEN and self.role != BLUE):
            return worth
        return worth + 700 if door == self.role else worth - 3000

    def team_gets_to(self, move: i64) -> bool:
        """Whether the own team can walk to the place where the last card is laid."""
        maze = self.mine.maze
        cell = maze.cell_at(x_of(move), y_of(move))
        door = DOOR[card_of(move)]
        if door != 0 and door != self.role:
            return False
        joins = GREEN_JOINS if self.role == GREEN else BLUE_JOINS
        return walks_to(maze, joins, cell)

    # ---- discards

    def worth_of_discards(self, move: i64) -> i64:
        """One to three cards put away: rather three useless ones than a good one."""
        others = self.rid_of(a_of(move)) + self.rid_of(b_of(move))
        return self.rid_of(card_of(move)) + others - 150

    def rid_of(self, card: i64) -> i64:
        if card == NO_CARD:
            return 0
        if card in (THEFT, FREE):
            return -700
        if card < TUNNELS and self.role == GEOLOGIST and CRYSTALS[card] == 1:
            return -2000
        return 60 if self.is_useless(card) else -450

    def worth_of_shed(self, move: i64) -> i64:
        if b_of(move) == THIEF_BIT:
            return -5000
        return 2600 + self.rid_of(card_of(move)) + self.rid_of(a_of(move))

    # ---- actions

    def worth_of_act(self, card: i64, seat: i64) -> i64:
        own = seat == self.seat
        if card == THEFT:
            return 1900
        if card == HANDS_OFF:
            return -3000 if own else 700
        if card == FREE:
            return self.worth_of_mend(seat)
        if card == TRAP:
            return self.worth_of_break(seat) + 500
        if card == INSPECT:
            doubt = self.doubts[seat]
            return 900 - (doubt if doubt > 0 else -doubt) // 2
        if card == SWAP_HATS and not own and self.digs:
            return self.doubts[seat] - SUSPECT
        return -400

    def worth_of_victim(self, seat: i64) -> i64:
        """Rob one who got most in this round."""
        if seat == NO_VICTIM:
            return -1000
        public: Public = self.view.public
        return public.pays[seat]
