"""The drawers of the solo game: the Duel's, the order of lays and the ten cards set aside."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.games.duel.cards import SHAPES
from dwarrow.games.duel.forms import Kinds, Places
from dwarrow.games.duel.state import ALL_FORMS, DERIVED, TOLD_AS, DuelView, Hidden, Public, laid_out
from dwarrow.kernel.drawers import Derived, Drawers, Unwritten
from dwarrow.parts.tunnel import Maze

ASIDE: Final = 10  # SOLO-05
GOAL_PLACES: Final = ((8, -2), (8, 0), (8, 2), (10, -1), (10, 1), (12, 0))  # SOLO-03, SOLO-04


def _opening(colour: int, past_hindrance: bool) -> Maze:
    """SOLO-01: one start, of the colour the player took."""
    maze = Maze(SHAPES, -8, -6, 5, 13)
    return laid_out(maze, GOAL_PLACES, ((colour, 0, 0),), past_hindrance)


OPENINGS: Final = [[_opening(colour, past) for past in (False, True)] for colour in (1, 2)]


@mypyc_attr(acyclic=True)
class SoloPublic(Public):
    """Face up on the table."""

    lays: Unwritten[Places] = vec[i64]()  # tunnels that lie, in the order laid (SOLO-09)

    def copy(self) -> SoloPublic:
        other = SoloPublic(self.rules, self.answers, self.seats)
        self.copy_into(other)
        other.lays = self.lays  # replaced, never changed in place
        return other

    def unshare(self) -> None:
        super().unshare()
        self.lays = self.lays[:]

    def clear(self, maze: Maze) -> None:
        super().clear(maze)
        self.lays = vec[i64]()


@mypyc_attr(acyclic=True)
class SoloHidden(Hidden):
    """What the player does not see: SOLO-19."""

    ten: Unwritten[Kinds] = vec[i64]()  # set aside for the next round (SOLO-05)

    def copy(self) -> SoloHidden:
        other = SoloHidden()
        other.deck = self.deck
        other.goals = self.goals
        other.ten = self.ten
        return other


def nothing_hidden() -> SoloHidden:
    hidden = SoloHidden()
    hidden.deck = vec[i64]()
    hidden.goals = vec[i64]()
    hidden.ten = vec[i64]()
    return hidden


@mypyc_attr(free_list_len=1, acyclic=True)
class SoloView(DuelView):
    """What lies open, and the player's own drawer."""


def _aside(public: Any, _: Any) -> object:
    return ASIDE


DRAWERS: Final = Drawers("solo", ALL_FORMS, TOLD_AS, {**DERIVED, "aside": Derived(_aside, int)})
