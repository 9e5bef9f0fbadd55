"""The thinker of Kings Under Mountains: plays the game to its end by habit, in imagined worlds."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.bots.bot import Asked
from dwarrow.bots.company import Company
from dwarrow.bots.kings.habit import Taste, best_move, worth
from dwarrow.bots.search import Guide, Level, Question, World, redrawn, shortlist
from dwarrow.bots.weighing import Weigher
from dwarrow.games.kings.cards import VALUE
from dwarrow.games.kings.deeds import PHRASES
from dwarrow.games.kings.imagine import imagine
from dwarrow.games.kings.plots import mine_in
from dwarrow.games.kings.round import Kings
from dwarrow.games.kings.state import KingsView, Public
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import Event, Moves, State, View

GAP: Final = 8.0  # a move that the habit likes so much less is not tried
EASY: Final = Level(playouts=24, candidates=4, depth=0, remembers=False)
NORMAL: Final = Level(playouts=2000, candidates=8, depth=0, remembers=True)
HARD: Final = Level(playouts=10000, candidates=12, depth=0, remembers=True)
MARGIN: Final = 40.0  # a lead in points that counts as much as the win itself


class KingsGuide(Guide):
    """Worlds, play and results as one seat of Kings sees them."""

    def __init__(self, view: KingsView) -> None:
        super().__init__(view.seat)
        self.view = view
        self.taste = Taste()

    def world(self, dice: Dice) -> World:
        return World(imagine(self.view, dice))

    def takes(self, state: State, dice: Dice) -> None:
        """The mine on top of the deck lies open (KUM-031)."""
        kings = cast(Kings, state)
        size: i64 = kings.public.deck_size
        if size > 1:
            top = kings.hidden.deck[size - 1]
            kings.hidden.deck = append(redrawn(kings.hidden.deck, size - 1, dice), top)

    def pick(self, state: State, dice: Dice, moves: Moves) -> i64:
        kings = cast(Kings, state)
        return best_move(kings.view(kings.public.seat), moves, self.taste)

    def worth(self, state: State) -> float:
        return result(cast(Kings, state).public, self.view.seat)


def result(public: Public, seat: i64) -> float:
    """A finished game for one seat: the win, shared by those who tie, and a little for the lead."""
    own = total_of(public, seat)
    rival: i64 = -1000
    ties: i64 = 1
    for other in range(public.seats):
        if other != seat:
            total = total_of(public, other)
            if total == own:
                ties += 1
            if total > rival:
                rival = total
    lead = float(own - rival) / MARGIN
    won = 0.0
    if own >= rival:
        won = 1.0 / float(ties)
    return won + lead


def total_of(public: Public, seat: i64) -> i64:
    """KUM-028, without lists."""
    total: i64 = 0
    for kind in public.revealed_of(seat):
        total += VALUE[kind]
    for plot in public.own_plots(seat):
        total -= VALUE[mine_in(plot)]
    return total


def forgetful(view: KingsView) -> KingsView:
    """The view of one who does not remember what was discarded."""
    public = view.public.copy()
    public.discard = vec[i64]()
    return KingsView(public, view.private, view.seat)


class KingsHabit:
    """Plays by rules of thumb alone."""

    def __init__(self) -> None:
        self.taste = Taste()

    def choose(self, asked: Asked) -> int:
        return liked(asked.view, asked.moves, self.taste, 1)[0]


class KingsCompany(Company):
    """A table of Kings that plays by habit."""

    def __init__(self) -> None:
        self.taste = Taste()

    def pick(self, state: State, dice: Dice, moves: Moves) -> i64:
        kings = cast(Kings, state)
        return best_move(kings.view(kings.public.seat), moves, self.taste)


def liked(view: KingsView, moves: list[int], taste: Taste, count: int) -> list[int]:
    """The moves that the habit likes best, best first."""
    return shortlist(moves, [worth(view, move, taste) for move in moves], count, GAP)


class KingsThinker(Weigher):
    """Tries the moves that the habit likes best."""

    def __init__(self, level: Level) -> None:
        super().__init__(level, PHRASES.words)
        self.taste = Taste()

    def ponder(self, view: View, story: list[Event], moves: list[int]) -> Question:
        seen = cast(KingsView, view)
        guide = KingsGuide(seen if self.level.remembers else forgetful(seen))
        likes = liked(seen, moves, self.taste, self.level.candidates) if moves else []
        return Question(guide, likes)
