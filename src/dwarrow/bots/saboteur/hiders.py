"""Saboteurs who hide, each in its own way; as diggers they play by habit.

No model of ours was fitted to them: they judge how well the belief and the thinkers do against
players whom they do not know. The arena can name them, the table does not offer them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dwarrow.bots.bot import Asked
from dwarrow.bots.digging.doubts import open_targets
from dwarrow.bots.digging.flex import flex_of
from dwarrow.bots.digging.signs import (
    BLOCKS,
    BREAKS,
    CAVES_IN,
    DEAD_END,
    DIGS,
    MENDS_OTHER,
    sign_of,
    stage_of,
)
from dwarrow.bots.digging.survey import Survey
from dwarrow.bots.saboteur.habit import SaboteurHabit
from dwarrow.games.saboteur.cards import DECK, DIGGER
from dwarrow.games.saboteur.state import SaboteurView
from dwarrow.parts.deeds import BREAK, MEND, PASS
from dwarrow.parts.packing import a_of, card_of, deed_of

NEVER: Final = -1_000_000
IDLES: Final = 1  # moods
PASSES: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Hider(SaboteurHabit):
    """Judges moves as one who hinders and as one who digs, and knows how they look to all."""

    def __init__(self) -> None:
        super().__init__()
        self.survey = Survey(flex_of(DECK))  # as all see the mine

    def choose(self, asked: Asked) -> int:
        view = asked.view
        assert isinstance(view, SaboteurView)
        self.look(asked)
        if view.private.role == DIGGER:
            return self.best_of(asked)
        self.survey.look(view.public, open_targets(view.public))
        return self.chosen(view, asked)

    def chosen(self, view: SaboteurView, asked: Asked) -> int:
        """The move it likes best; of equal ones any."""
        best, most = asked.moves[0], -1_000_000_000
        for move in asked.moves:
            worth = int(self.liking(view, move) * 64 + (asked.dice.word() & 63))
            if worth > most:
                best, most = move, worth
        return best

    def liking(self, view: SaboteurView, move: i64) -> i64:
        """How much one who hinders in this way likes a move."""
        raise NotImplementedError

    def sign(self, view: SaboteurView, move: i64) -> i64:
        """How a move looks to one who knows no goal."""
        return sign_of(self.survey, view.public, view.seat, move)

    def stage(self) -> i64:
        return stage_of(self.survey.distance)

    def doubt(self, seat: i64) -> i64:
        """How much all doubt a seat."""
        return 0 if self.doubts is None else self.doubts.of[seat]

    def as_digger(self, move: i64) -> i64:
        """What a move is worth to one who digs."""
        self.habit.digs = True
        worth = self.habit.worth(move)
        self.habit.digs = False
        return worth


class Moody(Hider):
    """Digs, idles, passes or harms as it happens: how often, by stage, is its mood.

    The guarded manners of the policy model are counted of these, and of no other who hides.
    """

    def __init__(self, moods: list[list[int]]) -> None:
        super().__init__()
        self.moods = moods  # by stage, in hundredths: digs, idles, passes; else it harms
        self.mood: i64 = 0

    def chosen(self, view: SaboteurView, asked: Asked) -> int:
        drawn = asked.dice.below(100)
        self.mood = 0
        limit: i64 = 0
        for share in self.moods[self.stage()]:
            limit += share
            if drawn >= limit:
                self.mood += 1
        return super().chosen(view, asked)

    def liking(self, view: SaboteurView, move: i64) -> i64:
        if self.mood == 0:
            return self.as_digger(move)
        sign = self.sign(view, move)
        if self.mood == IDLES and sign in (BLOCKS, DEAD_END, CAVES_IN, BREAKS, DIGS):
            return NEVER
        if self.mood == PASSES and deed_of(move) != PASS:
            return self.habit.worth(move) - 5000
        return self.habit.worth(move)


class Innocent(Hider):
    """Harms only where it looks innocent: no open harm, but broken tools for those in doubt."""

    def liking(self, view: SaboteurView, move: i64) -> i64:
        sign = self.sign(view, move)
        if sign in (BLOCKS, DEAD_END, CAVES_IN):
            return NEVER
        if sign == BREAKS and self.doubt(a_of(move)) <= 0:
            return NEVER
        if sign == DIGS:
            return -200
        return self.habit.worth(move)


class Withholder(Hider):
    """Only withholds: lays nothing that helps, breaks nothing, throws the best cards away."""

    def liking(self, view: SaboteurView, move: i64) -> i64:
        sign = self.sign(view, move)
        if sign in (BLOCKS, DEAD_END, CAVES_IN, BREAKS):
            return NEVER
        if sign in (DIGS, MENDS_OTHER):
            return -3000
        if deed_of(move) == PASS and card_of(move) < DECK.playable:
            self.habit.digs = True
            kept = self.habit.keeping(card_of(move))
            self.habit.digs = False
            return kept
        return self.habit.worth(move)


class Framer(Hider):
    """Digs as a digger would, but breaks the tools of those who are trusted, and mends no one."""

    def liking(self, view: SaboteurView, move: i64) -> i64:
        deed = deed_of(move)
        if (
            deed == BREAK
            and (view.private.fellows >> a_of(move)) & 1 == 0
            and a_of(move) != view.seat
        ):
            return 2500 - self.doubt(a_of(move)) // 2
        if deed == MEND and a_of(move) != view.seat:
            return -1000
        if self.habit.worth(move) <= -100_000:  # the treasure itself
            return NEVER
        return self.as_digger(move)


class Sleeper(Hider):
    """Digs until late, then does all the harm it can."""

    def liking(self, view: SaboteurView, move: i64) -> i64:
        if self.stage() == 2:
            return self.habit.worth(move)
        return self.as_digger(move)
