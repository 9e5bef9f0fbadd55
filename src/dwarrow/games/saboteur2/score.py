"""When a round is over: pay as `decision.py` says, let the thieves choose, go on or end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import ROLES
from dwarrow.games.saboteur2.decision import pay_of, teams_reaching, winning_seats
from dwarrow.games.saboteur2.forms import BANK
from dwarrow.games.saboteur2.state import ROB, THIEF, TRAPPED, Payment, Public
from dwarrow.games.saboteur2.why import settled
from dwarrow.kernel.drawers import logged
from dwarrow.kernel.state import Revealing
from dwarrow.parts.cards import zeros
from dwarrow.parts.events import GameEnded
from dwarrow.parts.mine import DEAL, NO_SEAT, OVER, next_first

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2


@dataclass(frozen=True)
class RoundEnded(Revealing):
    """Who completed the tunnel, if anybody did; the players' roles are turned up."""

    completed_by: int | None
    roles: list[str]


def end_round(state: Saboteur2) -> None:
    """SB2-075, SB2-106: turn up the players' roles, pay, then let the thieves choose."""
    public = state.public
    public.last_turn = public.seat
    roles = zeros(public.seats)
    for seat in range(public.seats):
        roles[seat] = state.private[seat].role  # SB2-074
    public.roles = roles
    if public.completer != NO_SEAT:
        public.reaching = teams_reaching(public)
    public.winners = winning_seats(public)
    if state.told is not None:
        done = None if public.completer == NO_SEAT else int(public.completer)
        state.tell(RoundEnded(done, [ROLES[role] for role in roles]))
    _pay(state)
    if state.told is not None:
        state.tell(settled(public))
    _open_thefts(state)


# ---- payment


def _pay(state: Saboteur2) -> None:
    public = state.public
    pays = zeros(public.seats)
    for seat in range(public.seats):
        pays[seat] = pay_of(public, seat)
        if pays[seat] > 0:
            state.private[seat].gold += pays[seat]
            public.rich |= 1 << seat
            _enter(public, seat, BANK, pays[seat])
    public.pays = pays


def _enter(public: Public, to: i64, payer: i64, nuggets: i64) -> None:
    """SB2-105: what is paid follows from public facts, so it stands in an open ledger."""
    public.ledger = logged(public.ledger, Payment, public.round, to, payer, nuggets)


# ---- thefts


def _open_thefts(state: Saboteur2) -> None:
    """SB2-046, SB2-086: after all payments, the thieves who are not trapped."""
    public = state.public
    public.marks = -1 if public.rules.theft_timing == "sequential" else public.rich  # B-15
    public.marks &= (1 << public.seats) - 1
    for seat in range(public.seats):
        if public.tools[seat] & (THIEF | TRAPPED) == THIEF:
            public.thieves |= 1 << seat
    _next_thief(state)


def first_thief(public: Public) -> i64:
    """SB2-087, B-13, B-14: with which seat the thefts begin."""
    last = public.layer if public.rules.theft_order == "last_tunnel" else public.last_thief
    return public.first if last == NO_SEAT else last


def _next_thief(state: Saboteur2) -> None:
    """The next thief clockwise who has somebody to rob; else the round is settled."""
    public = state.public
    begin = first_thief(public)
    for i in range(public.seats):
        seat = (begin + i) % public.seats
        if (public.thieves >> seat) & 1 == 1:
            public.seat = seat
            if victims(public) != 0:
                public.phase = ROB
                return
            public.thieves &= ~(1 << seat)
    _finish(state)


def victims(public: Public) -> i64:
    """The bit set of the seats the thief to choose may rob: SB2-088, B-15, B-16."""
    found = public.rich & public.marks & ~(1 << public.seat)
    if public.rules.theft_scope == "this_round":
        for seat in range(public.seats):
            if public.pays[seat] <= 0:
                found &= ~(1 << seat)
    return found


def take_nugget(state: Saboteur2, seat: i64, victim: i64) -> None:
    """SB2-045: one nugget changes its owner."""
    public = state.public
    state.private[seat].gold += 1
    state.private[victim].gold -= 1
    public.rich |= 1 << seat
    if state.private[victim].gold == 0:
        public.rich &= ~(1 << victim)
    pays = public.pays[:]
    pays[seat] += 1
    pays[victim] -= 1
    public.pays = pays
    _enter(public, seat, victim, 1)


def thief_is_done(state: Saboteur2) -> None:
    state.public.thieves &= ~(1 << state.public.seat)
    _next_thief(state)


# ---- after the sharing


def _finish(state: Saboteur2) -> None:
    """The next deal, or the end: SB2-089, SB2-092, SB2-093."""
    public = state.public
    public.seat = NO_SEAT
    if public.round < public.rules.rounds:
        public.phase = DEAL
        public.first = next_first(public, public.rules.start_next == "last_card")
        return
    public.phase = OVER
    public.gold = vec[i64]([drawer.gold for drawer in state.private])
    for drawer in state.private:
        drawer.gold = 0
    if state.told is not None:
        state.tell(GameEnded([int(gold) for gold in public.gold], winners(public)))


def winners(public: Public) -> list[int]:
    """SB2-093: most gold wins; those tied win together."""
    return [seat for seat, gold in enumerate(public.gold) if gold == max(public.gold)]
