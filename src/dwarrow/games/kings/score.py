"""When the game ends, who gets what, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.kings import events as ev
from dwarrow.games.kings.cards import MINE_WORDS, RACES, VALUE
from dwarrow.games.kings.plots import mine_in
from dwarrow.games.kings.state import ENDS, OVER, Public

if TYPE_CHECKING:
    from dwarrow.games.kings.play import Kings


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
        state.tell(ev.DeckEnded(ENDS[how], "KUM-026"))
        state.tell(ev.Scored([_account(public, seat) for seat in range(public.seats)], "KUM-028"))
        state.tell(ev.GameEnded(totals(public), winners(public)))


def _account(public: Public, seat: int) -> ev.Account:
    """KUM-028, mine by mine: developed ones count for the seat, the others against it."""
    mines = [_line(kind, True) for kind in public.revealed_of(seat)]
    mines += [_line(mine_in(plot), False) for plot in public.own_plots(seat)]
    total = sum(line.value if line.developed else -line.value for line in mines)
    return ev.Account(seat, RACES[public.races[seat]], mines, total)


def _line(kind: i64, developed: bool) -> ev.Line:
    clause = "KUM-023" if developed else "KUM-028"
    return ev.Line(MINE_WORDS[kind], developed, int(VALUE[kind]), clause)


def _worth(kinds: vec[i64]) -> int:
    return sum(int(VALUE[kind]) for kind in kinds)


def _penalty(public: Public, seat: int) -> int:
    return sum(int(VALUE[mine_in(plot)]) for plot in public.own_plots(seat))


def totals(public: Public) -> list[int]:
    """KUM-028, from what lies open when the game is over."""
    return [
        _worth(public.revealed_of(seat)) - _penalty(public, seat) for seat in range(public.seats)
    ]


def winners(public: Public) -> list[int]:
    """KUM-029: the highest score wins; those tied win together."""
    sums = totals(public)
    return [seat for seat, total in enumerate(sums) if total == max(sums)]


def scores_so_far(state: Kings) -> list[int]:
    """What each seat would score if the game ended now: the truth, for results and simulations."""
    sums = totals(state.public)
    return [sums[seat] + _worth(drawer.under) for seat, drawer in enumerate(state.private)]
