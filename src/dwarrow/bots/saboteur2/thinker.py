"""The thinker of Saboteur 2: believes, imagines, plays the round on in its head for its gold."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.bot import Asked, Reason
from dwarrow.bots.digging.reasons import reasons_for
from dwarrow.bots.digging.thinking import Mindset, open_doubts, shortlist
from dwarrow.bots.saboteur2.acts import as_base
from dwarrow.bots.saboteur2.belief import Belief2
from dwarrow.bots.saboteur2.guide import Saboteur2Guide
from dwarrow.bots.saboteur2.rules_of_thumb import Habit2, targets_of
from dwarrow.bots.search import Prospect, search
from dwarrow.games.saboteur2.state import ROB, Saboteur2View


class Saboteur2Thinker:
    """Searches in worlds that agree with its belief, which follows from the story alone."""

    def __init__(self, mindset: Mindset) -> None:
        self.mindset = mindset
        self.habit = Habit2()
        self.habit.looks_closely = True
        self.belief: Belief2 | None = None
        self.said: list[Reason] = []

    def choose(self, asked: Asked) -> int:
        view = asked.view
        assert isinstance(view, Saboteur2View)
        belief = self.hear(asked, view)
        doubts = open_doubts(belief)
        ranked = self.rank(view, doubts, asked.moves)
        self.said = []
        if view.public.phase == ROB:
            return ranked[0]
        mindset = self.mindset
        guide = Saboteur2Guide(view, belief, doubts, mindset.counts, mindset.believes)
        seconds = min(asked.seconds * 0.8, mindset.seconds)
        moves = shortlist(ranked, mindset.candidates)
        found = search(guide, moves, asked.dice, mindset.playouts, seconds)
        self.explain(view, belief, found[0])
        return int(found[0].move)

    def explain(self, view: Saboteur2View, belief: Belief2, best: Prospect) -> None:
        weights = belief.known_to(belief.facts_for(view), targets_of(view))
        shown = as_base(view.seat, best.move)
        self.said = reasons_for(self.habit, belief, weights, view.private.seen, best.move, shown)

    def reasons(self) -> list[Reason]:
        """Why it chose its last move; some of it only for when the round is over."""
        return self.said

    def hear(self, asked: Asked, view: Saboteur2View) -> Belief2:
        """The belief after the story so far."""
        belief = self.belief
        if belief is None:
            memory = self.mindset.memory if self.mindset.believes else 0
            belief = Belief2(int(view.public.seats), memory)
            self.belief = belief
        belief.hear(asked.story)
        return belief

    def rank(self, view: Saboteur2View, doubts: vec[i64], listed: list[int]) -> list[int]:
        """The legal moves as the rules of thumb like them, best first."""
        self.habit.forget()
        self.habit.prepare(view, doubts)
        worths = [(-int(self.habit.worth(move)), i) for i, move in enumerate(listed)]
        return [listed[i] for _, i in sorted(worths)]
