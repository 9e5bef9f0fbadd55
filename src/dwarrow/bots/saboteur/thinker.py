"""The thinker of Saboteur: plays for its side, and hides behind what a digger would do."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.bot import Reason
from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.reasons import search_reason
from dwarrow.bots.digging.thinker import DiggingThinker
from dwarrow.bots.digging.thinking import Mindset
from dwarrow.bots.digging.thumb import EAGER, REACH
from dwarrow.bots.saboteur.belief import new_belief, weights_for
from dwarrow.bots.saboteur.guide import SaboteurGuide
from dwarrow.bots.saboteur.rules_of_thumb import Habit
from dwarrow.bots.search import Prospect
from dwarrow.games.saboteur.cards import DIGGER
from dwarrow.games.saboteur.state import SaboteurView
from dwarrow.kernel.state import View
from dwarrow.parts.mine import ORIENT, PLAY


class SaboteurThinker(DiggingThinker):
    """What it wants is that its side wins the round."""

    def __init__(self, mindset: Mindset) -> None:
        super().__init__(mindset, Habit())
        self.thumb.attacks = EAGER

    def new_belief(self, view: View, memory: int) -> Belief:
        return new_belief(cast(SaboteurView, view), memory)

    def weights(self, belief: Belief, view: View) -> vec[float]:
        return weights_for(belief, cast(SaboteurView, view))

    def guide(self, view: View, belief: Belief, doubts: vec[i64]) -> SaboteurGuide:
        weights = self.weights(belief, view)
        counts = self.mindset.counts
        return SaboteurGuide(cast(SaboteurView, view), belief, weights, doubts, counts)

    def knows_at_once(self, view: View, best: int) -> bool:
        """Gold is taken by its worth; and a tunnel to the only goal left needs no search."""
        if self.mine_of(view).phase not in (PLAY, ORIENT):
            return True
        reaches = self.thumb.worth(best) >= REACH and self.thumb.survey.count == 1
        if reaches:
            self.said = [Reason("reaches", {})]
        return reaches

    def digs(self, view: View) -> bool:
        return cast(SaboteurView, view).private.role == DIGGER

    def fellows(self, view: View) -> i64:
        return cast(SaboteurView, view).private.fellows

    def found_out(self, found: Prospect) -> list[Reason]:
        return search_reason(found, self.thumb.digs)

    def candidates(self, ranked: list[int], belief: Belief) -> list[int]:
        """To hide, it also tries what a digger would like best."""
        moves = super().candidates(ranked, belief)
        if not self.thumb.digs and self.mindset.candidates > 1:
            innocent = self.thumb.innocent_of(ranked)
            if innocent not in moves:
                moves.append(innocent)
        return moves
