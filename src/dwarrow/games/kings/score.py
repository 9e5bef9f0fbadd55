"""When the game ends, who gets what, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.kings.cards import MINE_WORDS, RACES, VALUE
from dwarrow.games.kings.forms import ENDS
from dwarrow.games.kings.plots import mine_in
from dwarrow.games.kings.state import OVER, Public
from dwarrow.kernel.state import Event, Revealing

if TYPE_CHECKING:
    from dwarrow.games.kings.round import Kings


@dataclass(frozen=True)
class Scored(Revealing):
    """The why of the final score."""

    accounts: list[Account]
    clause: str


@dataclass(frozen=True)
class GameEnded(Revealing):
    """The score of each seat and who won."""

    scores: list[int]
    winners: list[int]


@dataclass(frozen=True)
class DeckEnded(Event):
    """The deck is empty: by a draw, by a new mine, or by a redraw."""

    how: str
    clause: str


def end_game(state: Kings, how: i64) -> None:
    """KUM-026: at once. The mines from under the kings are turned up to be counted."""
    public = state.public
    public.phase = OVER
    public.ended = how
    revealed = vec[i64]()
    for drawer in state.private:
        for kind in drawer.under:
            revealed = append(revealed, kind)
        drawer.under = vec[i64]()
    public.revealed = revealed
    if state.told is not None:
        state.tell(DeckEnded(ENDS[how], "KUM-026"))
        state.tell(Scored([_account(public, seat) for seat in range(public.seats)], "KUM-028"))
        state.tell(GameEnded(totals(public), winners(public)))


@dataclass(frozen=True)
class Account:
    """The final score of a seat, mine by mine."""

    seat: int
    race: str
    mines: list[ScoredMine]
    score: int


def _account(public: Public, seat: int) -> Account:
    """KUM-028, mine by mine: developed ones count for the seat, the others against it (KUM-027)."""
    mines = [_line(kind, True) for kind in public.revealed_of(seat)]
    mines += [_line(mine_in(plot), False) for plot in public.own_plots(seat)]
    total = sum(line.value if line.developed else -line.value for line in mines)
    return Account(seat, RACES[public.races[seat]], mines, total)


@dataclass(frozen=True)
class ScoredMine:
    """One mine of a final score: what it is worth, for or against, and by which clause."""

    mine: str
    developed: bool
    value: int
    clause: str


def _line(kind: i64, developed: bool) -> ScoredMine:
    clause = "KUM-023" if developed else "KUM-028"
    return ScoredMine(MINE_WORDS[kind], developed, int(VALUE[kind]), clause)


def _value(kinds: vec[i64]) -> int:
    """What mines are worth, with or without troops on them."""
    return sum(int(VALUE[mine_in(kind)]) for kind in kinds)


def totals(public: Public) -> list[int]:
    """KUM-028, from what lies open when the game is over."""
    seats = range(public.seats)
    return [_value(public.revealed_of(seat)) - _value(public.own_plots(seat)) for seat in seats]


def winners(public: Public) -> list[int]:
    """KUM-029: the highest score wins; those tied win together."""
    sums = totals(public)
    return [seat for seat, total in enumerate(sums) if total == max(sums)]


def scores_so_far(state: Kings) -> list[int]:
    """What each seat would score if the game ended now: the truth, for results and simulations."""
    sums = totals(state.public)
    return [sums[seat] + _value(drawer.under) for seat, drawer in enumerate(state.private)]
