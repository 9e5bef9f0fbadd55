"""The thinker of Saboteur: believes, imagines, plays on in its head, and says why."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.bot import Asked, Reason
from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.reasons import reasons_for, search_reason
from dwarrow.bots.digging.thinking import Mindset, open_doubts, shortlist
from dwarrow.bots.digging.thumb import REACH
from dwarrow.bots.saboteur.belief import new_belief, weights_for
from dwarrow.bots.saboteur.guide import SaboteurGuide
from dwarrow.bots.saboteur.rules_of_thumb import Habit
from dwarrow.bots.search import search
from dwarrow.games.saboteur.state import SaboteurView
from dwarrow.kernel.state import Moves
from dwarrow.parts.mine import ORIENT, PLAY


class SaboteurThinker:
    """Searches in worlds drawn from its belief; what it believes follows from the story alone."""

    def __init__(self, mindset: Mindset) -> None:
        self.mindset = mindset
        self.habit = Habit()
        self.habit.looks_closely = True
        self.moves = Moves()
        self.belief: Belief | None = None
        self.said: list[Reason] = []

    def choose(self, asked: Asked) -> int:
        view = asked.view
        assert isinstance(view, SaboteurView)
        belief = self.hear(asked, view)
        doubts = open_doubts(belief)
        ranked = self.rank(view, doubts, asked.moves)
        self.said = []
        if view.public.phase != PLAY and view.public.phase != ORIENT:
            return ranked[0]
        if self.habit.worth(ranked[0]) >= REACH and self.habit.survey.count == 1:
            self.said = [Reason("reaches", {})]
            return ranked[0]
        weights = weights_for(belief, view)
        guide = SaboteurGuide(view, belief, weights, doubts, self.mindset.counts)
        seconds = min(asked.seconds * 0.8, self.mindset.seconds)
        moves = self.candidates(ranked)
        found = search(guide, moves, asked.dice, self.mindset.playouts, seconds)
        move = found[0].move
        self.said = reasons_for(self.habit, belief, weights, view.private.seen, move, move)
        self.said += search_reason(found[0], self.habit.digs)
        return int(move)

    def candidates(self, ranked: list[int]) -> list[int]:
        """What is tried: what this side likes, and to hide, what a digger would like best."""
        moves = shortlist(ranked, self.mindset.candidates)
        if not self.habit.digs and self.mindset.candidates > 1:
            innocent = self.habit.innocent_of(ranked)
            if innocent not in moves:
                moves.append(innocent)
        return moves

    def reasons(self) -> list[Reason]:
        """Why it chose its last move; some of it only for when the round is over."""
        return self.said

    def hear(self, asked: Asked, view: SaboteurView) -> Belief:
        """The belief after the story so far."""
        belief = self.belief
        if belief is None:
            memory = self.mindset.memory if self.mindset.believes else 0
            belief = new_belief(view, memory)
            self.belief = belief
        belief.hear(asked.story)
        return belief

    def rank(self, view: SaboteurView, doubts: vec[i64], listed: list[int]) -> list[int]:
        """The legal moves as the rules of thumb like them, best first."""
        self.habit.forget()
        self.habit.prepare(view, doubts)
        worths = [(-int(self.habit.worth(move)), i) for i, move in enumerate(listed)]
        return [listed[i] for _, i in sorted(worths)]
