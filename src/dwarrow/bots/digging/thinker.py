"""The thinker of every mine game: believes, imagines, plays on in its head, and says why.

What a game adds: how its views are read, what its searches play for, and what it likes to try.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.bot import Asked, Makers, Reason
from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.bluffing import quiet_of
from dwarrow.bots.digging.playing import DiggingGuide
from dwarrow.bots.digging.reasons import joke, open_reason, reasons_for
from dwarrow.bots.digging.speaking import Speaker, silent_seat, without_known
from dwarrow.bots.digging.thinking import LEVELS, Mindset, open_doubts, shortlist
from dwarrow.bots.digging.thumb import Thumb
from dwarrow.bots.search import Prospect, Question, search
from dwarrow.bots.talk import Claimed, Inquired
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import Event, View
from dwarrow.parts.mine import PLAY, Drawer, Mine


class DiggingThinker:
    """Searches in worlds drawn from its belief; what it believes follows from the story alone."""

    def __init__(self, mindset: Mindset, thumb: Thumb) -> None:
        self.mindset = mindset
        self.thumb = thumb
        thumb.looks_closely = True
        thumb.taste = mindset.character.taste
        self.belief: Belief | None = None
        self.said: list[Reason] = []
        self.spoken: Reason | None = None

    def mine_of(self, view: Any) -> Mine:
        """What lies open."""
        public: Mine = view.public
        return public

    def own_of(self, view: Any) -> Drawer:
        """What the seat has for itself."""
        private: Drawer = view.private
        return private

    # ---- what a game adds

    def new_belief(self, view: View, memory: int) -> Belief:
        """What it believes before anything is heard."""
        raise NotImplementedError

    def weights(self, belief: Belief, view: View) -> vec[float]:
        """The belief's weights for a seat with all it knows itself."""
        raise NotImplementedError

    def guide(self, view: View, belief: Belief, doubts: vec[i64]) -> DiggingGuide:
        """Worlds and playouts as this seat sees them."""
        raise NotImplementedError

    def knows_at_once(self, view: View, best: int) -> bool:
        """Whether there is nothing to search: it takes the move that it likes best."""
        raise NotImplementedError

    def digs(self, view: View) -> bool:
        """Whether it wants the treasure found, as far as it says so."""
        raise NotImplementedError

    def fellows(self, view: View) -> i64:
        """Bit set of the seats known to be on its side."""
        return 0

    def shown(self, seat: i64, move: i64) -> i64:
        """The move of the base game that says the same of its seat."""
        return move

    def found_out(self, found: Prospect) -> list[Reason]:
        """What a search says for its best move."""
        return []

    # ---- what all do

    def choose(self, asked: Asked) -> int:
        view = asked.view
        belief = self.hear(view, asked.story)
        doubts = open_doubts(belief)
        ranked = self.rank(view, doubts, asked.moves)
        self.said = []
        self.spoken = None
        if self.knows_at_once(view, ranked[0]):
            return ranked[0]
        mindset = self.mindset
        seconds = min(asked.seconds * 0.8, mindset.seconds)
        guide = self.guide(view, belief, doubts)
        moves = self.tried(ranked, belief, asked.dice)
        found = search(guide, moves, asked.dice, mindset.playouts, seconds)[0]
        move = int(found.move)
        self.said = self.why(view, move) + self.found_out(found)
        spoken = open_reason(self.thumb, belief, self.shown(view.seat, move))
        self.spoken = spoken or joke(mindset.character, asked.dice)
        return move

    def ponder(self, view: View, story: list[Event], moves: list[int]) -> Question:
        """What it would search; whoever has no move may be asked for the guide alone."""
        belief = self.hear(view, story)
        doubts = open_doubts(belief)
        ranked = self.rank(view, doubts, moves) if moves else []
        guide = self.guide(view, belief, doubts)
        return Question(guide, self.candidates(ranked, belief) if ranked else [])

    def why(self, view: View, move: int) -> list[Reason]:
        """What speaks for a move, after the moves of this view were ranked."""
        belief = self.belief
        assert belief is not None
        weights, seen = self.weights(belief, view), self.own_of(view).seen
        shown = self.shown(view.seat, move)
        return reasons_for(self.thumb, belief, weights, seen, move, shown)

    def suspects(self, view: View) -> list[float]:
        """How likely each seat hinders, to one with this view and what was heard so far."""
        belief = self.belief
        assert belief is not None
        weights = self.weights(belief, view)
        return [belief.suspicion(weights, seat) for seat in range(self.mine_of(view).seats)]

    def tried(self, ranked: list[int], belief: Belief, dice: Dice) -> list[int]:
        """What it tries this turn: in a quiet one of somebody who hinders, only what is quiet."""
        thumb = self.thumb
        if not thumb.digs and self.mindset.bluff.hides(belief, thumb, dice):
            shown = [int(self.shown(thumb.seat, move)) for move in ranked]
            quiet = quiet_of(belief, thumb, ranked, shown)
            if quiet:
                return shortlist(quiet, self.mindset.candidates)
        return self.candidates(ranked, belief)

    def candidates(self, ranked: list[int], belief: Belief) -> list[int]:
        """What this side likes; one who digs need not see again what a friend has seen."""
        if self.thumb.digs:
            ranked = without_known(belief, self.thumb, ranked)
        return shortlist(ranked, self.mindset.candidates)

    def claims(self, asked: Asked) -> list[Claimed]:
        """What it tells the others, once its move is made."""
        view = asked.view
        if not self.may_talk(view):
            return []
        seen, fellows = self.own_of(view).seen, self.fellows(view)
        return self.speaker(asked).claims(seen, fellows, self.mindset.character)

    def wonders(self, asked: Asked) -> Inquired | None:
        """Whom it asks what it saw, once its move is made."""
        view = asked.view
        if not self.may_talk(view):
            return None
        whom = silent_seat(self.hear(view, asked.story), self.mine_of(view), view.seat)
        return None if whom < 0 else Inquired(int(view.seat), whom)

    def answers(self, asked: Asked) -> list[Claimed]:
        """What it says when it is asked what it saw; nothing if it has seen no goal."""
        view = asked.view
        return self.speaker(asked).answer(self.own_of(view).seen) if self.may_talk(view) else []

    def may_talk(self, view: View) -> bool:
        return self.mindset.talks and self.mine_of(view).phase == PLAY

    def speaker(self, asked: Asked) -> Speaker:
        """Who speaks for its seat, with all it has heard."""
        view = asked.view
        belief = self.hear(view, asked.story)
        weights = self.weights(belief, view)
        return Speaker(belief, weights, self.mine_of(view), view.seat, self.digs(view))

    def reasons(self) -> list[Reason]:
        """Why it chose its last move; some of it only for when the round is over."""
        return self.said

    def says(self) -> Reason | None:
        """What it says at the table about its last move."""
        return self.spoken

    def hear(self, view: View, story: list[Event]) -> Belief:
        """The belief after the story so far."""
        belief = self.belief
        if belief is None:
            memory = self.mindset.memory if self.mindset.believes else 0
            belief = self.new_belief(view, memory)
            belief.trusts = self.mindset.trusts
            self.belief = belief
        belief.hear(story)
        return belief

    def rank(self, view: View, doubts: vec[i64], listed: list[int]) -> list[int]:
        """The legal moves as the rules of thumb like them, best first."""
        belief = self.belief
        assert belief is not None
        self.thumb.forget()
        likely = belief.assigned.likely_goals(self.weights(belief, view))
        self.thumb.prepare(view, doubts, likely)
        worths = [(-int(self.thumb.worth(move)), i) for i, move in enumerate(listed)]
        return [listed[i] for _, i in sorted(worths)]


def thinkers(thinker: Callable[[Mindset], DiggingThinker]) -> Makers:
    """A game's thinkers by name: every level and every character."""
    return {name: partial(thinker, mindset) for name, mindset in LEVELS.items()}
