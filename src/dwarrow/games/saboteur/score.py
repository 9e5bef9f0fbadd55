"""When a round ends, who gets what, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.saboteur import events as ev
from dwarrow.games.saboteur.state import (
    DIGGER,
    DRAFT,
    ROLES,
    SABOTEUR,
    Public,
    cards_in,
    coin,
    nuggets,
    purse_values,
)
from dwarrow.parts.cards import raised, zeros
from dwarrow.parts.mine import DEAL, NO_SEAT, OVER, next_first

if TYPE_CHECKING:
    from dwarrow.games.saboteur.play import Saboteur

PAY: Final = vec[i64]([0, 4, 3, 3, 2])  # SAB-099: nuggets each, by saboteurs in play


def end_round(state: Saboteur, winner: i64) -> None:
    """SAB-085: turn up the roles, then share the gold."""
    public = state.public
    public.winner = winner
    public.last_turn = public.seat
    roles = zeros(public.seats)
    for seat in range(public.seats):
        roles[seat] = state.private[seat].role
    public.roles = roles
    public.aside = state.hidden.aside
    if state.told is not None:
        names = [ROLES[role] for role in roles]
        clause = "SAB-087" if winner == DIGGER else "SAB-088"
        state.tell(ev.RoundEnded(ROLES[winner], clause, names, ROLES[state.hidden.aside]))
    if winner == DIGGER:
        _open_draft(state)
    else:
        _pay_saboteurs(state)
        _settle(state)


def following(public: Public) -> i64:
    """SAB-113, SAB-114: who starts the next round."""
    return next_first(public, public.rules.start_next == "last_card")


# ---- the diggers' draft


def shares(public: Public, seat: i64) -> bool:
    """Whether a seat takes part in the sharing after the roles are up."""
    if public.roles[seat] != DIGGER:
        return False
    return not (public.answers.forfeits and public.tools[seat] != 0)


def set_size(public: Public) -> i64:
    """SAB-090, SAB-091: how many gold cards are shared."""
    sharers: i64 = 0
    for seat in range(public.seats):
        if shares(public, seat):
            sharers += 1
    if sharers == 0:
        return 0
    wanted = sharers if public.rules.gold_set == "diggers" else min(public.seats, 9)
    return min(wanted, public.gold_size)


def _open_draft(state: Saboteur) -> None:
    """SAB-092, SAB-093: the set is drawn and goes to the first chooser."""
    public = state.public
    size = set_size(public)
    if size == 0:
        _settle(state)
        return
    offer: i64 = 0
    for i in range(size):
        offer += coin(state.hidden.gold[i])
    state.hidden.gold = state.hidden.gold[size:]
    public.gold_size -= size
    public.gold_drawn += size
    public.offer_size = size
    public.phase = DRAFT
    if public.roles[public.layer] == SABOTEUR and public.rules.draft_start == "saboteur_hands_over":
        _show(state, public.layer, offer)
    _offer(state, first_chooser(public), offer)


def first_chooser(public: Public) -> i64:
    """SAB-093, SAB-097: who reached the treasure, or the first digger beside that saboteur."""
    step: i64 = 1 if public.rules.draft_start == "nearest_clockwise" else -1
    seat = public.layer
    while not shares(public, seat):
        seat = (seat + step + public.seats) % public.seats
    return seat


def _show(state: Saboteur, seat: i64, offer: i64) -> None:
    """A seat sees the set and may remember it: SAB-129."""
    _remember(state, seat, offer)
    if state.told is not None:
        state.tell(ev.Offered(purse_values(offer)), int(seat))


def _remember(state: Saboteur, seat: i64, offer: i64) -> None:
    public = state.public
    sight = int(public.round) << 48 | len(public.picks) << 32 | int(offer)
    state.private[seat].sights = (*state.private[seat].sights, sight)


def _offer(state: Saboteur, seat: i64, offer: i64) -> None:
    state.public.seat = seat
    state.private[seat].offer = offer
    _show(state, seat, offer)


def take(state: Saboteur, value: i64) -> None:
    """SAB-093 to SAB-096: keep one card, pass the rest counter-clockwise to the next digger."""
    public = state.public
    seat = public.seat
    offer = state.private[seat].offer - coin(value)
    state.private[seat].offer = 0
    told: i64 = 0 if public.answers.gold_secret else value
    public.picks = (*public.picks, int(public.round << 16 | seat << 8 | told))
    public.offer_size -= 1
    public.gold_cards = raised(public.gold_cards, seat, 1)
    _add(state, seat, coin(value))
    if state.told is not None:
        state.tell(ev.Took(int(seat), int(public.offer_size), int(told) or None))
        state.tell(ev.GotGold(int(value)), int(seat))
    if public.offer_size == 0:
        _settle(state)
        return
    _remember(state, seat, offer)
    chooser = (seat - 1 + public.seats) % public.seats
    while not shares(public, chooser):
        chooser = (chooser - 1 + public.seats) % public.seats
    _offer(state, chooser, offer)


def _add(state: Saboteur, seat: i64, coins: i64) -> None:
    """Gold becomes a seat's own: in its drawer, or openly if gold is no secret."""
    if state.public.answers.gold_secret:
        state.private[seat].purse += coins
    else:
        state.public.purses = raised(state.public.purses, seat, coins)


# ---- the saboteurs' pay


def _pay_saboteurs(state: Saboteur) -> None:
    """SAB-099, SAB-102: one after another, from the seat that will start next (A-14)."""
    public = state.public
    saboteurs: i64 = 0
    for role in public.roles:
        saboteurs += role >> 1
    first = following(public)
    for i in range(public.seats):
        seat = (first + i) % public.seats
        if public.roles[seat] == SABOTEUR:
            _pay(state, seat, PAY[saboteurs])


def _pay(state: Saboteur, seat: i64, due: i64) -> None:
    rules = state.public.rules
    drawn: list[int] = []  # in the order kept
    if rules.saboteur_gold == "exact_redraw":
        drawn = _redraw(state, seat, due)
    kept = _purse_of(drawn)
    if nuggets(kept) < due and rules.saboteur_gold != "counter":
        kept = _fall_back(state, due, drawn)
    state.public.gold_cards = raised(state.public.gold_cards, seat, cards_in(kept))
    banked: i64 = 0
    if rules.saboteur_gold == "counter" or rules.saboteur_gold_short == "bank_pays":
        banked = due - nuggets(kept)
    pay = seat << 24 | cards_in(kept) << 16 | nuggets(kept) << 8 | banked
    state.public.pays = (*state.public.pays, int(pay))
    _add(state, seat, kept + (banked << 24))
    if state.told is not None:
        values = purse_values(kept)
        shown = [] if state.public.answers.gold_secret else values
        state.tell(ev.Paid(int(seat), len(values), int(nuggets(kept) + banked), shown))
        for value in values:
            state.tell(ev.GotGold(value), int(seat))


def _purse_of(values: list[int]) -> i64:
    purse: i64 = 0
    for value in values:
        purse += coin(value)
    return purse


def _redraw(state: Saboteur, seat: i64, due: i64) -> list[int]:
    """SAB-101: draw until exact; a card too many goes under. A full pass of misses ends it."""
    public = state.public
    gold = state.hidden.gold[:]
    kept: list[int] = []
    total: i64 = 0
    misses: i64 = 0
    top: i64 = 0
    while total < due and misses < len(gold) - top:
        value = gold[top]
        top += 1
        if total + value <= due:
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


def _bury(state: Saboteur, seat: i64, value: i64, place: i64) -> None:
    """SAB-132: only the drawing saboteur knows what went under the deck, and where."""
    drawer = state.private[seat]
    drawer.under = (*drawer.under, int(place << 2 | value))
    if state.told is not None:
        state.tell(ev.SentUnder(int(seat)))
        state.tell(ev.SawUnder(int(value)), int(seat))


def _fall_back(state: Saboteur, due: i64, drawn: list[int]) -> i64:
    """A-13: no exact pay by drawing. Put the cards back and take the best combination there is."""
    rules = state.public.rules
    if rules.saboteur_gold_short == "bank_pays" and rules.saboteur_gold == "exact_redraw":
        return _purse_of(drawn)
    gold = [int(value) for value in state.hidden.gold] + drawn
    best = best_pay([gold.count(value) for value in range(4)], int(due))
    for value in best:
        gold.remove(value)
    for drawer in state.private:
        drawer.under = ()  # nobody can tell any more which card lies where
    _set_gold(state, vec[i64](gold))
    return _purse_of(best)


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


# ---- after the sharing


def _settle(state: Saboteur) -> None:
    """The why of the round, then the next deal or the end: SAB-106, SAB-115."""
    public = state.public
    public.seat = NO_SEAT
    if state.told is not None:
        _tell_why(state)
    if public.round < public.rules.rounds:
        public.phase = DEAL
        public.first = following(public)
        return
    public.phase = OVER
    if public.answers.gold_secret:
        public.purses = vec[i64]([drawer.purse for drawer in state.private])
        for drawer in state.private:
            drawer.purse = 0
    if state.told is not None:
        state.tell(ev.GameEnded(totals(public), winners(public)))


def totals(public: Public) -> list[int]:
    """SAB-115: the nuggets that lie open in front of each seat."""
    return [int(nuggets(purse)) for purse in public.purses]


def winners(public: Public) -> list[int]:
    """SAB-116: most nuggets wins; those tied win together."""
    sums = totals(public)
    return [seat for seat, total in enumerate(sums) if total == max(sums)]


def _tell_why(state: Saboteur) -> None:
    public = state.public
    clause = "SAB-087" if public.winner == DIGGER else "SAB-088"
    all_shares = [_share(public, seat) for seat in range(public.seats)]
    state.tell(ev.Settled(int(public.round), ROLES[public.winner], clause, all_shares))


def _share(public: Public, seat: int) -> ev.Share:
    """What a seat got this round and the clause that gave or barred it."""
    role = ROLES[public.roles[seat]]
    if public.roles[seat] != public.winner:
        return ev.Share(seat, role, 0, 0, "SAB-098")
    if public.winner == SABOTEUR:
        saboteurs = sum(1 for other in public.roles if other == SABOTEUR)
        pay = next(pay for pay in public.pays[-saboteurs:] if pay >> 24 == seat)
        return ev.Share(seat, role, pay >> 16 & 255, (pay >> 8 & 255) + (pay & 255), "SAB-099")
    taken = sum(1 for pick in public.picks if pick >> 8 == (public.round << 8 | seat))
    if not shares(public, seat):
        return ev.Share(seat, role, 0, 0, "A-31")
    clause = "SAB-096" if public.rules.gold_set == "diggers" else "SAB-095"
    return ev.Share(seat, role, int(taken), None, clause)


def all_nuggets(state: Saboteur) -> list[int]:
    """What each seat owns, open or secret: the truth, for results and simulations."""
    return [
        int(nuggets(state.public.purses[seat]) + nuggets(drawer.purse))
        for seat, drawer in enumerate(state.private)
    ]
