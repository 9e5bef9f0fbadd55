"""The thinker of Saboteur 2: believes, imagines, plays the round on in its head for its gold."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.bot import Asked, Reason
from dwarrow.bots.digging.bluffing import quiet_of
from dwarrow.bots.digging.reasons import joke, open_reason, reasons_for
from dwarrow.bots.digging.speaking import Speaker, without_known
from dwarrow.bots.digging.thinking import Mindset, open_doubts, shortlist
from dwarrow.bots.saboteur2.acts import as_base
from dwarrow.bots.saboteur2.belief import Belief2, weights_for
from dwarrow.bots.saboteur2.guide import Saboteur2Guide
from dwarrow.bots.saboteur2.rules_of_thumb import Habit2
from dwarrow.bots.search import Question, search
from dwarrow.bots.talk import Claimed
from dwarrow.games.saboteur2.cards import SABOTEUR
from dwarrow.games.saboteur2.state import ROB, Saboteur2View
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import Event
from dwarrow.parts.mine import PLAY


class Saboteur2Thinker:
    """Searches in worlds that agree with its belief, which follows from the story alone."""

    def __init__(self, mindset: Mindset) -> None:
        self.mindset = mindset
        self.habit = Habit2()
        self.habit.looks_closely = True
        self.habit.taste = mindset.character.taste
        self.belief: Belief2 | None = None
        self.said: list[Reason] = []
        self.spoken: Reason | None = None

    def choose(self, asked: Asked) -> int:
        view = asked.view
        assert isinstance(view, Saboteur2View)
        belief = self.hear(view, asked.story)
        doubts = open_doubts(belief)
        ranked = self.rank(view, doubts, asked.moves)
        self.said = []
        self.spoken = None
        if view.public.phase == ROB:
            return ranked[0]
        mindset = self.mindset
        guide = self.guide(view, belief, doubts)
        seconds = min(asked.seconds * 0.8, mindset.seconds)
        moves = self.tried(ranked, belief, asked.dice)
        found = search(guide, moves, asked.dice, mindset.playouts, seconds)
        move = int(found[0].move)
        self.said = self.why(view, move)
        spoken = open_reason(self.habit, belief, as_base(view.seat, move))
        self.spoken = spoken or joke(mindset.character, asked.dice)
        return move

    def ponder(self, view: Saboteur2View, story: list[Event], moves: list[int]) -> Question:
        """What it would search; whoever has no move may be asked for the guide alone."""
        belief = self.hear(view, story)
        doubts = open_doubts(belief)
        ranked = self.rank(view, doubts, moves) if moves else []
        guide = self.guide(view, belief, doubts)
        return Question(guide, self.candidates(ranked, belief))

    def why(self, view: Saboteur2View, move: int) -> list[Reason]:
        """What speaks for a move, after the moves of this view were ranked."""
        belief = self.belief
        assert belief is not None
        weights = weights_for(belief, view)
        shown = as_base(view.seat, move)
        return reasons_for(self.habit, belief, weights, view.private.seen, move, shown)

    def suspects(self, view: Saboteur2View) -> list[float]:
        """How likely each seat hinders, to one with this view and what was heard so far."""
        belief = self.belief
        assert belief is not None
        weights = weights_for(belief, view)
        return [belief.suspicion(weights, seat) for seat in range(view.public.seats)]

    def guide(self, view: Saboteur2View, belief: Belief2, doubts: vec[i64]) -> Saboteur2Guide:
        """Worlds and playouts as this seat sees them."""
        return Saboteur2Guide(view, belief, doubts, self.mindset.counts, self.mindset.believes)

    def tried(self, ranked: list[int], belief: Belief2, dice: Dice) -> list[int]:
        """What it tries this turn: in a quiet one of somebody who hinders, only what is quiet."""
        habit = self.habit
        if not habit.digs and self.mindset.bluff.hides(belief, habit, dice):
            shown = [int(as_base(habit.seat, move)) for move in ranked]
            quiet = quiet_of(belief, habit, ranked, shown)
            if quiet:
                return shortlist(quiet, self.mindset.candidates)
        return self.candidates(ranked, belief)

    def candidates(self, ranked: list[int], belief: Belief2) -> list[int]:
        """What this side likes; one who digs need not see again what a friend has seen."""
        if self.habit.digs:
            ranked = without_known(belief, self.habit, ranked)
        return shortlist(ranked, self.mindset.candidates)

    def claims(self, asked: Asked) -> list[Claimed]:
        """What it tells the others, once its move is made."""
        view = asked.view
        assert isinstance(view, Saboteur2View)
        if not self.mindset.talks or view.public.phase != PLAY:
            return []
        belief = self.hear(view, asked.story)
        digs = view.private.role != SABOTEUR
        speaker = Speaker(belief, weights_for(belief, view), view.public, view.seat, digs)
        return speaker.claims(view.private.seen, 0, self.mindset.character)

    def reasons(self) -> list[Reason]:
        """Why it chose its last move; some of it only for when the round is over."""
        return self.said

    def says(self) -> Reason | None:
        """What it says at the table about its last move."""
        return self.spoken

    def hear(self, view: Saboteur2View, story: list[Event]) -> Belief2:
        """The belief after the story so far."""
        belief = self.belief
        if belief is None:
            memory = self.mindset.memory if self.mindset.believes else 0
            belief = Belief2(int(view.public.seats), memory)
            belief.trusts = self.mindset.trusts
            self.belief = belief
        belief.hear(story)
        return belief

    def rank(self, view: Saboteur2View, doubts: vec[i64], listed: list[int]) -> list[int]:
        """The legal moves as the rules of thumb like them, best first."""
        belief = self.belief
        assert belief is not None
        self.habit.forget()
        likely = belief.assigned.likely_goals(weights_for(belief, view))
        self.habit.prepare(view, doubts, likely)
        worths = [(-int(self.habit.worth(move)), i) for i, move in enumerate(listed)]
        return [listed[i] for _, i in sorted(worths)]
