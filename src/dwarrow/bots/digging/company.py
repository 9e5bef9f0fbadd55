"""A table of a mine game that plays by habit: one survey and one set of doubts for all seats."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.bots.company import Company
from dwarrow.bots.digging.doubts import doubt_more, open_targets
from dwarrow.bots.digging.signs import PASSES, WAITS, sign_of, stage_of
from dwarrow.bots.digging.thumb import Thumb
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import Moves, State
from dwarrow.parts.cards import zeros
from dwarrow.parts.deeds import BREAK, LAY, LOOK, MEND, PASS, ROCKFALL
from dwarrow.parts.mine import Mine
from dwarrow.parts.packing import c_of, deed_of
from dwarrow.parts.tools import TOOLS


@mypyc_attr(allow_interpreted_subclasses=True)
class DiggingCompany(Company):
    """The habit of the seat to move, and the doubts that all have of each."""

    def __init__(self, thumb: Thumb) -> None:
        self.thumb = thumb
        thumb.looks_closely = True
        self.doubts = vec[i64]()

    def mine_of(self, state: State) -> Mine:
        """What lies open."""
        raise NotImplementedError

    def shown(self, seat: i64, move: i64) -> i64:
        """The move of the base game that says the same of its seat."""
        return move

    def begins(self, state: State) -> None:
        self.doubts = zeros(self.mine_of(state).seats)
        self.thumb.forget()

    def pick(self, state: State, dice: Dice, moves: Moves) -> i64:
        self.thumb.prepare(state.view(state.turn()), self.doubts)
        return self.thumb.best_of(moves, dice)

    def sees(self, state: State, move: i64) -> None:
        seat = state.turn()
        shown = self.shown(seat, move)
        deed = deed_of(shown)
        if LAY <= deed <= PASS and (deed != ROCKFALL or c_of(shown) == 0):
            self._doubt(self.mine_of(state), seat, shown, deed)
        if deed not in (PASS, LOOK, BREAK, MEND):
            self.thumb.forget()

    def _doubt(self, mine: Mine, seat: i64, move: i64, deed: i64) -> None:
        survey = self.thumb.survey
        survey.look_again(mine, open_targets(mine))
        if deed == PASS:  # whoever is trapped is not heard to wait
            is_broken = mine.tools[seat] & ((1 << len(TOOLS)) - 1) != 0
            sign: i64 = WAITS if is_broken else PASSES
        else:
            sign = sign_of(survey, mine, seat, move)
        doubt_more(self.doubts, stage_of(survey.distance), sign, seat, move)
