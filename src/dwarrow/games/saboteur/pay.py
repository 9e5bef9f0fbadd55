"""What saboteurs get who win a round: SAB-099 to SAB-104."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.saboteur.cards import SABOTEUR
from dwarrow.games.saboteur.state import Pay, Under
from dwarrow.kernel.drawers import logged
from dwarrow.kernel.state import Revealing
from dwarrow.parts.cards import raised
from dwarrow.parts.events import ShownBy
from dwarrow.parts.purses import cards_in, from_bank, nuggets, purse_cards, purse_of

if TYPE_CHECKING:
    from dwarrow.games.saboteur.round import Saboteur

PAY: Final = vec[i64]([0, 4, 3, 3, 2])  # SAB-099, SAB-103: nuggets each, by saboteurs in play


@dataclass(frozen=True)
class GotGold(Revealing):
    """To the owner only."""

    value: int


def add_gold(state: Saboteur, seat: i64, purse: i64) -> None:
    """SAB-105, SAB-110: gold becomes a seat's own, in its drawer, or openly if it is no secret."""
    public = state.public
    public.gold_cards = raised(public.gold_cards, seat, cards_in(purse))
    if public.answers.gold_secret:
        state.private[seat].purse += purse
    else:
        public.purses = raised(public.purses, seat, purse)


def pay_saboteurs(state: Saboteur, first: i64) -> None:
    """SAB-102: one after another, from the seat that will start next (A-14)."""
    public = state.public
    saboteurs: i64 = 0  # SAB-104: if there is none, nobody gets gold
    for role in public.roles:
        saboteurs += i64(role == SABOTEUR)
    for i in range(public.seats):
        seat = (first + i) % public.seats
        if public.roles[seat] == SABOTEUR:
            _pay(state, seat, PAY[saboteurs])


@dataclass(frozen=True)
class Paid(ShownBy):
    """A saboteur has drawn the pay (SAB-131); the cards are shown only if gold lies open."""

    cards: int
    nuggets: int
    shown: list[int]


def _pay(state: Saboteur, seat: i64, due: i64) -> None:
    public = state.public
    kept = _drawn(state, seat, due)
    rules = public.rules
    banked: i64 = 0
    if rules.saboteur_gold == "counter" or rules.saboteur_gold_short == "bank_pays":
        banked = due - nuggets(kept)
    public.pays = logged(public.pays, Pay, seat, cards_in(kept), nuggets(kept), banked)
    add_gold(state, seat, kept + from_bank(banked))
    if state.told is not None:
        values = purse_cards(kept)
        shown = [] if public.answers.gold_secret else values
        state.tell(Paid(int(seat), len(values), int(nuggets(kept) + banked), shown))
        for value in values:
            state.tell(GotGold(value), int(seat))


def _drawn(state: Saboteur, seat: i64, due: i64) -> i64:
    """The gold cards that come out of the deck for this pay."""
    rules = state.public.rules
    drawn: list[int] = []  # in the order kept
    if rules.saboteur_gold == "counter":
        return 0
    if due == 2 and rules.four_saboteurs == "one_card" and 2 in list(state.hidden.gold):
        drawn = _redraw(state, seat, due, 2)  # SAB-100
    elif rules.saboteur_gold == "exact_redraw":
        drawn = _redraw(state, seat, due, 1)
    kept = purse_of(drawn)
    return kept if nuggets(kept) == due else _fall_back(state, due, drawn)


def _redraw(state: Saboteur, seat: i64, due: i64, least: i64) -> list[int]:
    """SAB-101: draw until exact; a card too many goes under. A full pass of misses ends it.

    A card below `least` is none that is looked for and goes under, too.
    """
    public = state.public
    gold = state.hidden.gold[:]
    kept: list[int] = []
    total: i64 = 0
    misses: i64 = 0
    top: i64 = 0
    while total < due and misses < len(gold) - top:
        value = gold[top]
        top += 1
        if least <= value and total + value <= due:
            kept.append(int(value))
            total += value
            misses = 0
        else:
            gold = append(gold, value)
            misses += 1
            _bury(state, seat, value, public.gold_drawn + len(gold) - 1)
    public.gold_drawn += top
    _set_gold(state, gold[top:])
    return kept


class SentUnder(ShownBy):
    """A saboteur drew more than was due and sent the card under the gold deck."""


@dataclass(frozen=True)
class SawUnder(Revealing):
    """To that saboteur only."""

    value: int


def _bury(state: Saboteur, seat: i64, value: i64, place: i64) -> None:
    """SAB-132: only the drawing saboteur knows what went under the deck, and where."""
    drawer = state.private[seat]
    drawer.under = logged(drawer.under, Under, place, value)
    if state.told is not None:
        state.tell(SentUnder(int(seat)))
        state.tell(SawUnder(int(value)), int(seat))


def _fall_back(state: Saboteur, due: i64, drawn: list[int]) -> i64:
    """A-13: no exact pay by drawing. Put the cards back and take the best combination there is."""
    rules = state.public.rules
    if rules.saboteur_gold_short == "bank_pays" and rules.saboteur_gold == "exact_redraw":
        return purse_of(drawn)
    gold = [int(value) for value in state.hidden.gold] + drawn
    best = best_pay([gold.count(value) for value in range(4)], int(due))
    for value in best:
        gold.remove(value)
    for drawer in state.private:
        drawer.under = ()  # nobody can tell any more which card lies where
    _set_gold(state, vec[i64](gold))
    return purse_of(best)


def best_pay(counts: list[int], due: int) -> list[int]:
    """The exact combination with most threes, then most twos; else the largest sum below."""
    for total in range(due, 0, -1):
        for threes in range(min(counts[3], total // 3), -1, -1):
            for twos in range(min(counts[2], (total - 3 * threes) // 2), -1, -1):
                ones = total - 3 * threes - 2 * twos
                if ones <= counts[1]:
                    return [3] * threes + [2] * twos + [1] * ones
    return []


def _set_gold(state: Saboteur, gold: vec[i64]) -> None:
    state.hidden.gold = gold
    state.public.gold_size = len(gold)
