"""The thinker of Saboteur 2: plays the round on in its head for its own gold."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.bot import Reason
from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.thinker import DiggingThinker
from dwarrow.bots.digging.thinking import Mindset
from dwarrow.bots.saboteur2.acts import as_base
from dwarrow.bots.saboteur2.belief import Belief2, weights_for
from dwarrow.bots.saboteur2.guide import Saboteur2Guide
from dwarrow.bots.saboteur2.own_gold import OwnGold
from dwarrow.bots.search import Question
from dwarrow.games.saboteur2.cards import SABOTEUR
from dwarrow.games.saboteur2.state import ROB, Saboteur2View
from dwarrow.kernel.state import Event, View


class Saboteur2Thinker(DiggingThinker):
    """What it wants is gold, whoever wins."""

    def __init__(self, mindset: Mindset) -> None:
        self.greed = OwnGold()
        super().__init__(mindset, self.greed)
        self.listed: list[int] = []  # the moves of its last turn

    def new_belief(self, view: View, memory: int) -> Belief:
        return Belief2(int(self.mine_of(view).seats), memory)

    def weights(self, belief: Belief, view: View) -> vec[float]:
        return weights_for(cast(Belief2, belief), cast(Saboteur2View, view))

    def guide(self, view: View, belief: Belief, doubts: vec[i64]) -> Saboteur2Guide:
        seen, believed = cast(Saboteur2View, view), cast(Belief2, belief)
        return Saboteur2Guide(seen, believed, doubts, self.mindset.counts, self.mindset.believes)

    def ponder(self, view: View, story: list[Event], moves: list[int]) -> Question:
        """For those who judge others: its candidates, in playouts in which all go by habit."""
        question = super().ponder(view, story, moves)
        cast(Saboteur2Guide, question.guide).is_keen = False
        return question

    def rank(self, view: View, doubts: vec[i64], listed: list[int]) -> list[int]:
        self.listed = listed
        return super().rank(view, doubts, listed)

    def why(self, view: View, move: int) -> list[Reason]:
        """What pays for its role alone is told when the roles are up."""
        said = super().why(view, move)
        motive = self.greed.motive(move, self.listed)
        if motive is None:
            return said
        if motive.key == "forestalls":
            return [motive] + [reason for reason in said if reason.key != "suspects"]
        return [motive, *said[1:]]

    def knows_at_once(self, view: View, best: int) -> bool:
        return self.mine_of(view).phase == ROB

    def digs(self, view: View) -> bool:
        return cast(Saboteur2View, view).private.role != SABOTEUR

    def shown(self, seat: i64, move: i64) -> i64:
        return as_base(seat, move)
