"""Gold while a round runs: who reaches what, who is to claim it, and tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from dwarrow.games.duel.cards import CARD_SIDES, GOLD_SIDES, IS_TROLL, TROLL_BITS, VALUE, WORDS
from dwarrow.games.duel.places import cell_of, place_data, place_of
from dwarrow.games.duel.state import CLAIM, Public, bits_in, laid_kind
from dwarrow.parts.events import AtPlace
from dwarrow.parts.purses import cards_in
from dwarrow.parts.shapes import BITS, kind_of
from dwarrow.parts.tunnel import drop, put

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel


@dataclass(frozen=True)
class Claimed(AtPlace):
    """A token lies on gold."""

    nuggets: int


def note_card(public: Public, x: i64, y: i64, kind: i64) -> None:
    """Remember where gold and trolls lie; neither is ever taken away by a rockfall (DUEL-54)."""
    if VALUE[kind] != 0:
        public.golds = put(public.golds[:], place_of(x, y))
    elif IS_TROLL[kind] != 0:
        public.trolls = put(public.trolls[:], place_of(x, y))


def reached_gold(public: Public, seat: i64) -> i64:
    """Bit set of the unclaimed gold a seat reaches from the right side (DUEL-39, DUEL-42)."""
    maze = public.maze
    sides = CARD_SIDES if public.answers.any_side else GOLD_SIDES
    walk = maze.walks[seat]
    reached: i64 = 0
    for place in public.golds:
        cell = cell_of(maze, place)
        face = maze.face_in(cell)
        if walk.reached_in(cell) & sides[face] != 0:
            reached |= BITS[kind_of(face)]
    return reached


def due_claims(public: Public, seat: i64) -> i64:
    """Bit set of the gold a seat is to claim now."""
    due = reached_gold(public, seat) & ~public.declined[seat]
    if due != 0 and public.answers.rival_ties and seat == public.active:
        rival = 1 - seat
        if public.tokens_for(rival) > 0:
            due &= ~(reached_gold(public, rival) & ~public.declined[rival])
    return due


def make_claims(state: Duel) -> bool:
    """DUEL-39 to DUEL-43: all claims after an act; whether somebody has to decide first."""
    public = state.public
    if len(public.golds) == 0:
        return False
    if public.answers.board_order:
        _claim_by_place(state)
        return False
    forget_declined(public)
    for nth in range(public.seats):  # DUEL-34, DUEL-43: the active player, then the rival
        if _claims_of(state, (public.active + nth) % public.seats):
            return True
    return public.answers.rival_ties and _claims_of(state, public.active)


def forget_declined(public: Public) -> None:
    """A refusal goes with its link: made anew, the gold may be claimed anew (DUEL-39)."""
    for seat in range(public.seats):
        if public.declined[seat] != 0:
            public.declined[seat] &= reached_gold(public, seat)


def _claims_of(state: Duel, seat: i64) -> bool:
    """Claim all that is due, or let the seat decide: which, or by option whether."""
    public = state.public
    due = due_claims(public, seat)
    tokens = public.tokens_for(seat)
    if due == 0 or tokens == 0:
        return False
    optional = public.answers.may_decline and seat != public.active
    if optional or bits_in(due) > tokens:
        public.phase = CLAIM
        public.seat = seat
        return True
    for place in public.golds:
        if (due >> laid_kind(public.maze, cell_of(public.maze, place))) & 1 == 1:
            claim(state, seat, place)
    return False


def _claim_by_place(state: Duel) -> None:
    """Option claim_order=board_order: gold by gold, to whoever reaches it and has a token."""
    public = state.public
    first = public.active + (1 if public.answers.rival_ties else 0)
    for place in public.golds:
        kind = laid_kind(public.maze, cell_of(public.maze, place))
        for nth in range(public.seats):
            seat = (first + nth) % public.seats
            if (reached_gold(public, seat) >> kind) & 1 == 1 and public.tokens_for(seat) > 0:
                claim(state, seat, place)
                break


def claim(state: Duel, seat: i64, place: i64) -> None:
    """A token lies on gold from now to the end of the round, whatever falls (DUEL-40, SOLO-18)."""
    public = state.public
    kind = laid_kind(public.maze, cell_of(public.maze, place))
    public.golds = drop(public.golds[:], place)
    put_token(public, seat, kind)
    for other in range(public.seats):  # DUEL-41: who left it cannot come back to it
        public.declined[other] &= ~BITS[kind]
    if state.told is not None:
        x, y = place_data(place)
        state.tell(Claimed(int(seat), WORDS[kind], x, y, int(VALUE[kind])))


def put_token(public: Public, seat: i64, kind: i64) -> None:
    public.tokens[seat] |= BITS[kind]
    public.stock[public.pot(seat)] -= 1


def payable(public: Public, seat: i64) -> i64:
    """The gold cards a troll may be paid with, as a purse (option troll_pay_from)."""
    purse = public.purses[seat]
    return purse - public.before[seat] if public.answers.pays_this_round else purse


def spare_cards(public: Public, seat: i64) -> i64:
    """Gold cards won or claimed beyond those already owed to trolls (option troll_debt)."""
    claimed = bits_in(public.tokens[seat] & ~TROLL_BITS)
    return cards_in(payable(public, seat)) + claimed - public.debt(seat)
