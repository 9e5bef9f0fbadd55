"""When a round ends, who wins which gold, what trolls get, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel.cards import FIRST_GOAL, TROLL_BITS, TUNNEL_BITS, VALUE, WORDS
from dwarrow.games.duel.forms import Payment, kind_words
from dwarrow.games.duel.gold import payable
from dwarrow.games.duel.state import DEAL, OVER, PAY, Public
from dwarrow.kernel.drawers import logged
from dwarrow.kernel.state import Event
from dwarrow.parts.events import BySeat
from dwarrow.parts.purses import cards_in, coin, count_of, nuggets
from dwarrow.parts.shapes import BITS

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

GOALS_UP: Final = 57  # the clause by which a round ended
TOKENS_OUT: Final = 58
CARDS_OUT: Final = 59


@dataclass(frozen=True)
class Share:
    """What one seat won and paid in a round, and the clauses that say so."""

    seat: int
    cards: list[str]
    nuggets: int
    trolls: int
    paid: list[int]
    forgiven: int
    total: int
    clauses: list[str]


@dataclass(frozen=True)
class Settled(Event):
    """The why of a round: how it ended, everyone's share, and which goals leave the game."""

    round: int
    clause: str
    shares: list[Share]
    boxed: list[str]


@dataclass(frozen=True)
class GameEnded(Event):
    """Nuggets of each seat and who won; alone, the verdict on them."""

    nuggets: list[int]
    winners: list[int]
    verdict: str


@dataclass(frozen=True)
class RoundEnded(Event):
    """The clause by which a round ended."""

    round: int
    clause: str


def ending(public: Public) -> i64:
    """The clause that ends the round now, or 0 (DUEL-57 to DUEL-59, SOLO-13)."""
    if public.goals_down == 0:
        return GOALS_UP
    if _tokens_left(public) == 0:
        return TOKENS_OUT
    return CARDS_OUT if public.deck_size == 0 and nobody_holds(public) else 0


def _tokens_left(public: Public) -> i64:
    left: i64 = 0
    for tokens in public.stock:
        left += tokens
    return left


def nobody_holds(public: Public) -> bool:
    """After a draw, hands are empty only when the deck is, or alone when nothing was replaced."""
    for held in public.hands:
        if held != 0:
            return False
    return True


def end_round(state: Duel, clause: i64) -> None:
    public = state.public
    public.ended = clause
    public.draw = 0
    public.has_laid = False
    public.must_lay = False
    if state.told is not None:
        state.tell_round_end(f"DUEL-{clause}")
    _collect(public)
    pay_trolls(state)


def _collect(public: Public) -> None:
    """DUEL-60: gold under the own tokens is won; gold tunnels leave the game."""
    purses = public.purses[:]
    for seat in range(public.seats):
        gold = public.tokens[seat] & ~TROLL_BITS
        public.taken |= gold & TUNNEL_BITS
        kind: i64 = 0
        while gold >> kind != 0:
            if (gold >> kind) & 1 == 1:
                purses[seat] += coin(VALUE[kind])
            kind += 1
    public.purses = purses


# ---- trolls


def pay_trolls(state: Duel) -> None:
    """DUEL-61, DUEL-62: green pays before blue, a card a troll; ask where there is a choice."""
    public = state.public
    for seat in range(public.seats):
        while _payments(public, seat) < public.debt(seat):
            purse = payable(public, seat)
            if count_of(purse, 1) == 0 and count_of(purse, 2) != 0 and count_of(purse, 3) != 0:
                public.phase = PAY
                public.seat = seat
                return
            pay(state, seat, _least(purse))
    _settle(state)


def _payments(public: Public, seat: i64) -> i64:
    """How many trolls a seat has paid off this round, or been forgiven."""
    n: i64 = 0
    for paid in public.paid:
        if paid.seat == seat:
            n += 1
    return n


def _least(purse: i64) -> i64:
    """The smallest gold card of a purse; 0 if there is none, and the debt is forgiven (C-7)."""
    for value in range(1, 4):
        if count_of(purse, value) != 0:
            return value
    return 0


@dataclass(frozen=True)
class PaidTroll(BySeat):
    """A troll got a gold card of this value; 0 if there was nothing to pay with."""

    nuggets: int


def pay(state: Duel, seat: i64, value: i64) -> None:
    """One gold card goes to the box; trolls give no change (DUEL-62)."""
    public = state.public
    public.paid = logged(public.paid, Payment, seat, value)
    if value != 0:
        purses = public.purses[:]
        purses[seat] -= coin(value)
        public.purses = purses
    if state.told is not None:
        state.tell(PaidTroll(int(seat), int(value)))


# ---- after the round


def _settle(state: Duel) -> None:
    """DUEL-63, DUEL-64: goals turned up leave the game; then the next deal or the end."""
    public = state.public
    if state.told is not None:
        _tell_why(state)
    for kind in public.goals:
        if kind != 0:
            public.goal_stock &= ~BITS[kind - FIRST_GOAL]
    if public.round < public.answers.rounds:
        public.phase = DEAL
        public.first = state.next_first()
        return
    public.phase = OVER  # DUEL-70
    if state.told is not None:
        state.tell_end()


def next_first(public: Public) -> i64:
    """DUEL-69: who has less gold starts; C-20 when it is the same."""
    green = _weight(public, 0)
    blue = _weight(public, 1)
    if green == blue:
        return 0 if public.answers.green_starts else 1 - public.first
    return 0 if green < blue else 1


def _weight(public: Public, seat: i64) -> i64:
    """C-21: the gold by which the start of a round is decided, all of it or the last round's."""
    all_gold = nuggets(public.purses[seat])
    if public.answers.counts_last_round:
        return all_gold - nuggets(public.before[seat])
    return all_gold


def totals(public: Public) -> list[int]:
    return [int(nuggets(purse)) for purse in public.purses]


def winners(public: Public) -> list[int]:
    """DUEL-70, C-22."""
    ranks = [_rank(public, seat) for seat in range(public.seats)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def _rank(public: Public, seat: int) -> tuple[int, int]:
    purse = public.purses[seat]
    if public.answers.tie == "more_cards":
        return int(nuggets(purse)), int(cards_in(purse))
    last_round = int(nuggets(purse) - nuggets(public.before[seat]))
    return int(nuggets(purse)), last_round if public.answers.tie == "last_round" else 0


def _tell_why(state: Duel) -> None:
    public = state.public
    shares = [_share(public, seat) for seat in range(public.seats)]
    won = 0
    for tokens in public.tokens:
        won |= int(tokens)
    boxed = [WORDS[kind] for kind in public.goals if kind and not won >> kind & 1]
    state.tell(Settled(int(public.round), f"DUEL-{public.ended}", shares, boxed))


def _share(public: Public, seat: int) -> Share:
    """What a seat won and paid this round, card by card, with the clauses that say so."""
    gold = public.tokens[seat] & ~TROLL_BITS
    paid = [int(pay.nuggets) for pay in public.paid if pay.seat == seat]
    given = [value for value in paid if value]
    clauses = ["DUEL-60"] if gold else []
    if given:
        clauses.append("DUEL-61" if set(given) == {1} else "DUEL-62")
    if len(given) < len(paid):
        clauses.append("C-7")
    won = sum(int(VALUE[kind]) for kind in range(len(WORDS)) if gold >> kind & 1)
    total = int(nuggets(public.purses[seat]))
    forgiven = len(paid) - len(given)
    return Share(seat, kind_words(gold), won, len(paid), given, forgiven, total, clauses)
