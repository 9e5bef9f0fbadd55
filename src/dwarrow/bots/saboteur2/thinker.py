"""The thinker of Saboteur 2: plays the round on in its head for its own gold."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.thinker import DiggingThinker
from dwarrow.bots.digging.thinking import Mindset
from dwarrow.bots.saboteur2.acts import as_base
from dwarrow.bots.saboteur2.belief import Belief2, weights_for
from dwarrow.bots.saboteur2.guide import Saboteur2Guide
from dwarrow.bots.saboteur2.rules_of_thumb import Habit2
from dwarrow.games.saboteur2.cards import SABOTEUR
from dwarrow.games.saboteur2.state import ROB, Saboteur2View
from dwarrow.kernel.state import View


class Saboteur2Thinker(DiggingThinker):
    """What it wants is gold, whoever wins."""

    def __init__(self, mindset: Mindset) -> None:
        super().__init__(mindset, Habit2())

    def new_belief(self, view: View, memory: int) -> Belief:
        return Belief2(int(self.mine_of(view).seats), memory)

    def weights(self, belief: Belief, view: View) -> vec[float]:
        return weights_for(cast(Belief2, belief), cast(Saboteur2View, view))

    def guide(self, view: View, belief: Belief, doubts: vec[i64]) -> Saboteur2Guide:
        seen, believed = cast(Saboteur2View, view), cast(Belief2, belief)
        return Saboteur2Guide(seen, believed, doubts, self.mindset.counts, self.mindset.believes)

    def knows_at_once(self, view: View, best: int) -> bool:
        return self.mine_of(view).phase == ROB

    def digs(self, view: View) -> bool:
        return cast(Saboteur2View, view).private.role != SABOTEUR

    def shown(self, seat: i64, move: i64) -> i64:
        return as_base(seat, move)
