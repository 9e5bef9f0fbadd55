"""The thinker of Saboteur: believes, imagines, plays on in its head, and says why."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.bot import Asked, Reason
from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.bluffing import quiet_of
from dwarrow.bots.digging.reasons import joke, open_reason, reasons_for, search_reason
from dwarrow.bots.digging.speaking import Speaker, without_known
from dwarrow.bots.digging.thinking import Mindset, open_doubts, shortlist
from dwarrow.bots.digging.thumb import REACH
from dwarrow.bots.saboteur.belief import new_belief, weights_for
from dwarrow.bots.saboteur.guide import SaboteurGuide
from dwarrow.bots.saboteur.rules_of_thumb import Habit
from dwarrow.bots.search import Question, search
from dwarrow.bots.talk import Claimed
from dwarrow.games.saboteur.cards import DIGGER
from dwarrow.games.saboteur.state import SaboteurView
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import Event, Moves
from dwarrow.parts.mine import ORIENT, PLAY


class SaboteurThinker:
    """Searches in worlds drawn from its belief; what it believes follows from the story alone."""

    def __init__(self, mindset: Mindset) -> None:
        self.mindset = mindset
        self.habit = Habit()
        self.habit.looks_closely = True
        self.habit.taste = mindset.character.taste
        self.moves = Moves()
        self.belief: Belief | None = None
        self.said: list[Reason] = []
        self.spoken: Reason | None = None

    def choose(self, asked: Asked) -> int:
        view = asked.view
        assert isinstance(view, SaboteurView)
        belief = self.hear(view, asked.story)
        doubts = open_doubts(belief)
        ranked = self.rank(view, doubts, asked.moves)
        self.said = []
        self.spoken = None
        if view.public.phase != PLAY and view.public.phase != ORIENT:
            return ranked[0]
        if self.habit.worth(ranked[0]) >= REACH and self.habit.survey.count == 1:
            self.said = [Reason("reaches", {})]
            return ranked[0]
        seconds = min(asked.seconds * 0.8, self.mindset.seconds)
        guide = self.guide(view, belief, doubts)
        moves = self.tried(ranked, belief, asked.dice)
        found = search(guide, moves, asked.dice, self.mindset.playouts, seconds)
        move = found[0].move
        self.said = self.why(view, int(move)) + search_reason(found[0], self.habit.digs)
        self.spoken = open_reason(self.habit, belief, move) or self.joke(asked.dice)
        return int(move)

    def ponder(self, view: SaboteurView, story: list[Event], moves: list[int]) -> Question:
        """What it would search; whoever has no move may be asked for the guide alone."""
        belief = self.hear(view, story)
        doubts = open_doubts(belief)
        ranked = self.rank(view, doubts, moves) if moves else []
        guide = self.guide(view, belief, doubts)
        return Question(guide, self.candidates(ranked, belief) if ranked else [])

    def why(self, view: SaboteurView, move: int) -> list[Reason]:
        """What speaks for a move, after the moves of this view were ranked."""
        belief = self.belief
        assert belief is not None
        weights = weights_for(belief, view)
        return reasons_for(self.habit, belief, weights, view.private.seen, move, move)

    def suspects(self, view: SaboteurView) -> list[float]:
        """How likely each seat hinders, to one with this view and what was heard so far."""
        belief = self.belief
        assert belief is not None
        weights = weights_for(belief, view)
        return [belief.suspicion(weights, seat) for seat in range(view.public.seats)]

    def guide(self, view: SaboteurView, belief: Belief, doubts: vec[i64]) -> SaboteurGuide:
        """Worlds and playouts as this seat sees them."""
        weights = weights_for(belief, view)
        return SaboteurGuide(view, belief, weights, doubts, self.mindset.counts)

    def tried(self, ranked: list[int], belief: Belief, dice: Dice) -> list[int]:
        """What it tries this turn: in a quiet one of somebody who hinders, only what is quiet."""
        habit = self.habit
        if not habit.digs and self.mindset.bluff.hides(belief, habit, dice):
            quiet = quiet_of(belief, habit, ranked, ranked)
            if quiet:
                return shortlist(quiet, self.mindset.candidates)
        return self.candidates(ranked, belief)

    def candidates(self, ranked: list[int], belief: Belief) -> list[int]:
        """What this side likes; to hide, also what a digger would like best."""
        most = self.mindset.candidates
        if self.habit.digs:
            return shortlist(without_known(belief, self.habit, ranked), most)
        moves = shortlist(ranked, most)
        innocent = self.habit.innocent_of(ranked)
        if most > 1 and innocent not in moves:
            moves.append(innocent)
        return moves

    def joke(self, dice: Dice) -> Reason | None:
        """What it says for fun, if it is one who jokes."""
        return joke(self.mindset.character, dice)

    def claims(self, asked: Asked) -> list[Claimed]:
        """What it tells the others, once its move is made."""
        view = asked.view
        assert isinstance(view, SaboteurView)
        if not self.mindset.talks or view.public.phase != PLAY:
            return []
        belief = self.hear(view, asked.story)
        digs = view.private.role == DIGGER
        speaker = Speaker(belief, weights_for(belief, view), view.public, view.seat, digs)
        return speaker.claims(view.private.seen, view.private.fellows, self.mindset.character)

    def reasons(self) -> list[Reason]:
        """Why it chose its last move; some of it only for when the round is over."""
        return self.said

    def says(self) -> Reason | None:
        """What it says at the table about its last move."""
        return self.spoken

    def hear(self, view: SaboteurView, story: list[Event]) -> Belief:
        """The belief after the story so far."""
        belief = self.belief
        if belief is None:
            memory = self.mindset.memory if self.mindset.believes else 0
            belief = new_belief(view, memory)
            belief.trusts = self.mindset.trusts
            self.belief = belief
        belief.hear(story)
        return belief

    def rank(self, view: SaboteurView, doubts: vec[i64], listed: list[int]) -> list[int]:
        """The legal moves as the rules of thumb like them, best first."""
        belief = self.belief
        assert belief is not None
        self.habit.forget()
        likely = belief.assigned.likely_goals(weights_for(belief, view))
        self.habit.prepare(view, doubts, likely)
        worths = [(-int(self.habit.worth(move)), i) for i, move in enumerate(listed)]
        return [listed[i] for _, i in sorted(worths)]
