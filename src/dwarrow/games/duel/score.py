"""When a round ends, who wins which gold, what trolls get, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.duel import events as ev
from dwarrow.games.duel.cards import FIRST_GOAL, TROLL_BITS, TUNNEL_BITS, VALUE, WORDS
from dwarrow.games.duel.gold import is_out_of_tokens, payable
from dwarrow.games.duel.state import (
    DEAL,
    OVER,
    PAY,
    Public,
    cards_in,
    coin,
    kind_words,
    nuggets,
)
from dwarrow.parts.shapes import BITS

if TYPE_CHECKING:
    from dwarrow.games.duel.play import Duel

GOALS_UP: Final = 57  # the clause by which a round ended
TOKENS_OUT: Final = 58
CARDS_OUT: Final = 59
VERDICTS: Final = ("", "luckless", "decent", "sharp", "master")  # SOLO-17, in rising order


def ending(public: Public) -> i64:
    """The clause that ends the round now, or 0 (DUEL-57 to DUEL-59, SOLO-13)."""
    if public.goals_down == 0:
        return GOALS_UP
    if is_out_of_tokens(public):
        return TOKENS_OUT
    return CARDS_OUT if is_exhausted(public) else 0


def is_exhausted(public: Public) -> bool:
    if public.deck_size > 0:
        return False
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
        state.tell(ev.RoundEnded(int(public.round), f"DUEL-{clause}"))
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
        while payments(public, seat) < public.debt(seat):
            purse = payable(public, seat)
            if purse & 255 == 0 and (purse >> 8) & 255 != 0 and (purse >> 16) & 255 != 0:
                public.phase = PAY
                public.seat = seat
                return
            pay(state, seat, _least(purse))
    _settle(state)


def payments(public: Public, seat: i64) -> i64:
    """How many trolls a seat has paid off this round, or been forgiven."""
    n: i64 = 0
    for paid in public.paid:
        if paid >> 2 == seat:
            n += 1
    return n


def _least(purse: i64) -> i64:
    """The smallest gold card of a purse; 0 if there is none, and the debt is forgiven (C-7)."""
    for value in range(1, 4):
        if (purse >> (8 * value - 8)) & 255 != 0:
            return value
    return 0


def pay(state: Duel, seat: i64, value: i64) -> None:
    """One gold card goes to the box; trolls give no change."""
    public = state.public
    public.paid = (*public.paid, int(seat << 2 | value))
    if value != 0:
        purses = public.purses[:]
        purses[seat] -= coin(value)
        public.purses = purses
    if state.told is not None:
        state.tell(ev.PaidTroll(int(seat), int(value)))


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
        public.first = next_first(public)
        return
    public.phase = OVER
    if state.told is not None:
        state.tell(ev.GameEnded(totals(public), winners(public), verdict(public)))


def next_first(public: Public) -> i64:
    """DUEL-69: who has less gold starts; C-20 when it is the same."""
    if public.seats == 1:
        return 0
    green = nuggets(public.purses[0])
    blue = nuggets(public.purses[1])
    if green == blue:
        return 0 if public.answers.green_starts else 1 - public.first
    return 0 if green < blue else 1


def totals(public: Public) -> list[int]:
    return [int(nuggets(purse)) for purse in public.purses]


def winners(public: Public) -> list[int]:
    """DUEL-70, C-22; alone, any verdict but the lowest is a win."""
    if public.seats == 1:
        return [0] if band(public) > 1 else []
    ranks = [_rank(public, seat) for seat in range(public.seats)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def _rank(public: Public, seat: int) -> tuple[int, int]:
    purse = public.purses[seat]
    if public.answers.tie == "more_cards":
        return int(nuggets(purse)), int(cards_in(purse))
    last_round = int(nuggets(purse) - nuggets(public.before[seat]))
    return int(nuggets(purse)), last_round if public.answers.tie == "last_round" else 0


def band(public: Public) -> i64:
    """SOLO-17: 0-14, 15-19, 21-24, 25 and more; 20 by the option solo_band20 (S-1)."""
    total = nuggets(public.purses[0])
    if total == 20:
        return public.answers.band20
    return 1 if total < 15 else 2 if total < 20 else 3 if total < 25 else 4


def verdict(public: Public) -> str:
    return VERDICTS[band(public)] if public.seats == 1 else ""


def _tell_why(state: Duel) -> None:
    public = state.public
    shares = [_share(public, seat) for seat in range(public.seats)]
    won = 0
    for tokens in public.tokens:
        won |= int(tokens)
    boxed = [WORDS[kind] for kind in public.goals if kind and not won >> kind & 1]
    state.tell(ev.Settled(int(public.round), f"DUEL-{public.ended}", shares, boxed))


def _share(public: Public, seat: int) -> ev.Share:
    """What a seat won and paid this round, card by card, with the clauses that say so."""
    gold = public.tokens[seat] & ~TROLL_BITS
    paid = [pay & 3 for pay in public.paid if pay >> 2 == seat]
    given = [value for value in paid if value]
    clauses = ["DUEL-60"] if gold else []
    if given:
        clauses.append("DUEL-61" if set(given) == {1} else "DUEL-62")
    if len(given) < len(paid):
        clauses.append("C-7")
    won = sum(int(VALUE[kind]) for kind in range(len(WORDS)) if gold >> kind & 1)
    total = int(nuggets(public.purses[seat]))
    forgiven = len(paid) - len(given)
    return ev.Share(seat, kind_words(gold), won, len(paid), given, forgiven, total, clauses)


def new_purses(public: Public) -> None:
    """Nobody has won gold yet."""
    public.purses = vec[i64]([0] * public.seats)
    public.before = vec[i64]([0] * public.seats)
