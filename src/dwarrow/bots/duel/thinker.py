"""The thinker of the Duel: plays the round to its end by habit, in imagined worlds."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from dwarrow.bots.bot import Asked, Reason
from dwarrow.bots.company import Company
from dwarrow.bots.duel.habit import Habit, Mind, best_move
from dwarrow.bots.duel.taste import Taste, solo_taste
from dwarrow.bots.search import Guide, Level, Question, World, redrawn, shortlist
from dwarrow.bots.weighing import Weigher
from dwarrow.games.duel.cards import DECK_KINDS
from dwarrow.games.duel.deeds import PHRASES
from dwarrow.games.duel.imagine import imagine
from dwarrow.games.duel.round import Duel
from dwarrow.games.duel.state import GOALS, PLAY, DuelView, Public
from dwarrow.games.solo.imagine import imagine as imagine_alone
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import Event, Moves, State, View
from dwarrow.parts.cards import zeros
from dwarrow.parts.purses import nuggets

GAP: Final = 4.0  # a move that the habit likes so much less is not tried
# Alone: tens of nuggets that a candidate owes all its playouts together for each point by which the
# habit likes it less than the best. A point costs 0.13 nuggets (benchmarks/solo_doubt.py), which
# counts as some twenty playouts.
DOUBT: Final = 0.32
WIDTH: Final = 6  # moves tried at a later decision
EASY: Final = Level(playouts=20, candidates=4, depth=0, remembers=False)
NORMAL: Final = Level(playouts=600, candidates=10, depth=0, remembers=True)
HARD: Final = Level(playouts=3600, candidates=14, depth=2, remembers=True)
DUEL_HABIT: Final = Habit(Taste())
SOLO_HABIT: Final = Habit(solo_taste())
NUGGETS: Final = 10.0  # alone: worth 1 in the search
SPREAD: Final = 2.5  # nuggets by which one round turns a game, as a rule


class DuelGuide(Guide):
    """Worlds, play and results as one seat of the Duel sees them; a round is played ahead."""

    def __init__(self, view: DuelView) -> None:
        super().__init__(view.seat)
        self.view = view
        self.round = view.public.round
        self.habit = habit_of(view)
        self.likings: dict[int, float] = {}  # by candidate

    def liking(self, move: i64) -> float:
        return self.likings.get(move, 0.0)

    def world(self, dice: Dice) -> World:
        alone = self.view.public.seats == 1
        return World(imagine_alone(self.view, dice) if alone else imagine(self.view, dice))

    def takes(self, state: State, dice: Dice) -> None:
        duel = cast(Duel, state)
        duel.hidden.deck = redrawn(duel.hidden.deck, duel.public.deck_size, dice)

    def pick(self, state: State, dice: Dice, moves: Moves) -> i64:
        duel = cast(Duel, state)
        return best_move(duel.view(duel.public.seat), moves, self.habit)

    def stops(self, state: State) -> bool:
        return state.turn() < 0

    def options(self, state: State, moves: Moves) -> list[int]:
        if state.turn() != self.seat:
            return []
        duel = cast(Duel, state)
        moves.n = 0
        duel.list_moves(moves)
        return liked(duel.view(self.seat), moves.to_list(), self.habit, WIDTH)

    def worth(self, state: State) -> float:
        return result(cast(Duel, state).public, self.view.seat)


def result(public: Public, seat: i64) -> float:
    """How likely a seat wins after this round: a lead weighs more the fewer rounds are left."""
    own = nuggets(public.purses[seat])
    if public.seats == 1:
        return float(own) / NUGGETS
    lead = float(own - nuggets(public.purses[1 - seat]))
    left = float(public.answers.rounds - public.round)
    return 1.0 / (1.0 + exp(-lead / (0.5 + SPREAD * left)))


def forgetful(view: DuelView) -> DuelView:
    """The view of one who remembers neither what a map showed nor what was discarded."""
    public = view.public.copy()
    private = view.private.copy()
    public.spent = zeros(DECK_KINDS)
    private.buried = zeros(DECK_KINDS)
    private.seen = zeros(GOALS)
    return DuelView(public, private, view.seat)


def habit_of(view: DuelView) -> Habit:
    """The habit of this game: for two, or alone."""
    return DUEL_HABIT if view.public.seats == 2 else SOLO_HABIT


class DuelHabit:
    """Plays by rules of thumb alone."""

    def choose(self, asked: Asked) -> int:
        return liked(asked.view, asked.moves, habit_of(asked.view), 1)[0]


def liked(view: DuelView, moves: list[int], habit: Habit, count: int) -> list[int]:
    """The moves that the habit likes best, best first."""
    mind = Mind(view, habit)
    return shortlist(moves, [mind.worth(move) for move in moves], count, GAP)


class DuelCompany(Company):
    """A table of the Duel, for two or alone, that plays by habit."""

    def pick(self, state: State, dice: Dice, moves: Moves) -> i64:
        duel = cast(Duel, state)
        view = duel.view(duel.public.seat)
        return best_move(view, moves, habit_of(view))


class DuelThinker(Weigher):
    """Tries the moves that the habit likes best."""

    def __init__(self, level: Level) -> None:
        super().__init__(level, PHRASES.words)
        self.is_alone = False

    def choose(self, asked: Asked) -> int:
        view: DuelView = asked.view
        self.is_alone = view.public.seats == 1
        self.found = []
        if self.is_alone and view.public.phase != PLAY:  # a search of formalities only adds noise
            return liked(view, asked.moves, habit_of(view), 1)[0]
        return super().choose(asked)

    def ponder(self, view: View, story: list[Event], moves: list[int]) -> Question:
        seen = cast(DuelView, view)
        guide = DuelGuide(seen if self.level.remembers else forgetful(seen))
        if not moves:
            return Question(guide, [])
        mind = Mind(seen, habit_of(seen))
        worths = [mind.worth(move) for move in moves]
        most = max(worths)
        if seen.public.seats == 1:
            guide.likings = {move: DOUBT * (worth - most) for move, worth in zip(moves, worths)}
        return Question(guide, shortlist(moves, worths, self.level.candidates, GAP))

    def reasons(self) -> list[Reason]:
        said = super().reasons()
        if len(self.found) > 1:
            said.append(self._hope(self.found[0].mean))
        return said

    def _hope(self, mean: float) -> Reason:
        """What the best move promises; a rival would like to know."""
        if self.is_alone:
            return Reason("hopes-for-gold", {"nuggets": round(mean * NUGGETS)})
        return Reason("hopes-to-win", {"percent": round(100.0 * mean)}, True)
