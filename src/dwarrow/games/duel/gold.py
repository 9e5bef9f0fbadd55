"""Gold while a round runs: who reaches what, claims and tokens, bribes and what they will cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.duel import events as ev
from dwarrow.games.duel.cards import GOLD_SIDES, IS_TROLL, TROLL_BITS, VALUE, WORDS
from dwarrow.games.duel.state import (
    CLAIM,
    Public,
    bits_in,
    cards_in,
    cell_of,
    kind_words,
    laid_kind,
    place_data,
    place_of,
)
from dwarrow.parts.shapes import BITS
from dwarrow.parts.tunnel import drop, put

if TYPE_CHECKING:
    from dwarrow.games.duel.play import Duel


def note_card(public: Public, x: i64, y: i64, kind: i64) -> None:
    """Remember where gold and trolls lie; neither is ever taken away by a rockfall."""
    if VALUE[kind] != 0:
        public.golds = put(public.golds[:], place_of(x, y))
    elif IS_TROLL[kind] != 0:
        public.trolls = put(public.trolls[:], place_of(x, y))


def reached_gold(public: Public, seat: i64) -> i64:
    """Bit set of the unclaimed gold a seat reaches from the right side of its card (DUEL-39)."""
    maze = public.maze
    walk = maze.walks[seat]
    reached: i64 = 0
    for place in public.golds:
        cell = cell_of(maze, place)
        face = maze.face_in(cell)
        if walk.reached_in(cell) & GOLD_SIDES[face] != 0:
            reached |= BITS[(face - 1) // 2]
    return reached


def due_claims(public: Public, seat: i64) -> i64:
    """Bit set of the gold a seat is to claim now."""
    due = reached_gold(public, seat)
    if due == 0 or public.seats == 1:
        return due
    due &= ~public.declined[seat]
    rival = 1 - seat
    if public.answers.rival_ties and seat == public.active and public.tokens_for(rival) > 0:
        due &= ~(reached_gold(public, rival) & ~public.declined[rival])
    return due


# ---- claims


def make_claims(state: Duel) -> bool:
    """DUEL-39 to DUEL-43: all claims after an act; whether somebody has to decide first."""
    public = state.public
    if len(public.golds) == 0:
        return False
    if public.answers.board_order:
        _claim_by_place(state)
        return False
    _forget_declined(public)
    if _claims_of(state, public.active):
        return True
    if public.seats == 1:
        return False
    if _claims_of(state, 1 - public.active):
        return True
    return public.answers.rival_ties and _claims_of(state, public.active)


def _forget_declined(public: Public) -> None:
    """A link that was cut may be made anew, and then the gold may be claimed anew."""
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
    first = public.active
    if public.answers.rival_ties and public.seats == 2:
        first = 1 - first
    for place in public.golds:
        kind = laid_kind(public.maze, cell_of(public.maze, place))
        for nth in range(public.seats):
            seat = (first + nth) % public.seats
            if (reached_gold(public, seat) >> kind) & 1 == 1 and public.tokens_for(seat) > 0:
                claim(state, seat, place)
                break


def claim(state: Duel, seat: i64, place: i64) -> None:
    """A token lies on gold from now to the end of the round, whatever falls (DUEL-40)."""
    public = state.public
    kind = laid_kind(public.maze, cell_of(public.maze, place))
    public.golds = drop(public.golds[:], place)
    _put_token(public, seat, kind)
    if state.told is not None:
        x, y = place_data(place)
        state.tell(ev.Claimed(int(seat), WORDS[kind], x, y, int(VALUE[kind])))


def decline(state: Duel, seat: i64) -> None:
    """Option claim_mode=literal: the rival leaves all that was linked on another's turn."""
    public = state.public
    due = due_claims(public, seat)
    public.declined[seat] |= due
    if state.told is not None:
        state.tell(ev.Declined(int(seat), kind_words(due)))


def _put_token(public: Public, seat: i64, kind: i64) -> None:
    public.tokens[seat] |= BITS[kind]
    public.stock[public.pot(seat)] -= 1


def is_out_of_tokens(public: Public) -> bool:
    """DUEL-58, SOLO-13: all tokens lie on cards of the table."""
    for left in public.stock:
        if left > 0:
            return False
    return True


# ---- trolls


def bribe(state: Duel, seat: i64, place: i64) -> None:
    """DUEL-31, DUEL-32: a token on the troll, and he bars nobody any more."""
    public = state.public
    cell = cell_of(public.maze, place)
    kind = laid_kind(public.maze, cell)
    public.trolls = drop(public.trolls[:], place)
    _put_token(public, seat, kind)
    for walk in public.maze.walks:
        walk.unlock(public.maze, cell)
    if state.told is not None:
        x, y = place_data(place)
        state.tell(ev.Bribed(int(seat), WORDS[kind], x, y))


def payable(public: Public, seat: i64) -> i64:
    """The gold cards a troll may be paid with, packed as a purse (option troll_pay_from)."""
    purse = public.purses[seat]
    return purse - public.before[seat] if public.answers.pays_this_round else purse


def spare_cards(public: Public, seat: i64) -> i64:
    """Gold cards won or claimed beyond those already owed to trolls (option troll_debt)."""
    claimed = bits_in(public.tokens[seat] & ~TROLL_BITS)
    return cards_in(payable(public, seat)) + claimed - public.debt(seat)


def without(cards: vec[i64], place: i64) -> vec[i64]:
    """A list in its own order without the last of one value."""
    at: i64 = len(cards) - 1
    while at >= 0 and cards[at] != place:
        at -= 1
    kept = vec[i64](capacity=len(cards))
    for i in range(len(cards)):
        if i != at:
            kept = append(kept, cards[i])
    return kept
