"""When a round ends, who has won, and why; and who has won the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur.cards import DIGGER, ROLES, SABOTEUR
from dwarrow.games.saboteur.deeds.take import open_draft, shares
from dwarrow.games.saboteur.pay import pay_saboteurs
from dwarrow.games.saboteur.state import Public
from dwarrow.kernel.state import Revealing
from dwarrow.parts.cards import zeros
from dwarrow.parts.events import GameEnded
from dwarrow.parts.mine import DEAL, NO_SEAT, OVER, next_first
from dwarrow.parts.purses import nuggets

if TYPE_CHECKING:
    from dwarrow.games.saboteur.round import Saboteur


@dataclass(frozen=True)
class RoundEnded(Revealing):
    """Who won the round and by which clause; all roles are turned up."""

    winner: str
    clause: str
    roles: list[str]
    aside: str


@dataclass(frozen=True)
class Share:
    """What one seat got in a round, and which clause gave it."""

    seat: int
    role: str
    cards: int
    nuggets: int | None
    clause: str


@dataclass(frozen=True)
class Settled(Revealing):
    """The why of a round: the winner and everyone's share."""

    round: int
    winner: str
    clause: str
    shares: list[Share]


# ---- the end of a round


def end_round(state: Saboteur, winner: i64) -> None:
    """SAB-085, SAB-086: turn up the roles, not sooner. SAB-089: who dug does not matter."""
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
        aside = ROLES[state.hidden.aside]
        state.tell(RoundEnded(ROLES[winner], round_clause(public), names, aside))
    if winner == SABOTEUR:
        pay_saboteurs(state, following(public))
    if winner == SABOTEUR or not open_draft(state):
        settle(state)


def round_clause(public: Public) -> str:
    return "SAB-087" if public.winner == DIGGER else "SAB-088"


def following(public: Public) -> i64:
    """SAB-113, SAB-114: who starts the next round."""
    return next_first(public, public.rules.start_next == "last_card")


def settle(state: Saboteur) -> None:
    """The why of the round, then the next deal or the end: SAB-106, SAB-115."""
    public = state.public
    public.seat = NO_SEAT
    if state.told is not None:
        state.tell(_why(public))
    if public.round < public.rules.rounds:
        public.phase = DEAL
        public.first = following(public)
        return
    public.phase = OVER
    if public.answers.gold_secret:  # SAB-130: all is shown at the end
        public.purses = vec[i64]([drawer.purse for drawer in state.private])
        for drawer in state.private:
            drawer.purse = 0
    if state.told is not None:
        state.tell(GameEnded(totals(public), winners(public)))


def _why(public: Public) -> Settled:
    all_shares = [share_of(public, seat) for seat in range(public.seats)]
    return Settled(int(public.round), ROLES[public.winner], round_clause(public), all_shares)


def share_of(public: Public, seat: int) -> Share:
    """What a seat got this round and the clause that gave or barred it."""
    role = ROLES[public.roles[seat]]
    if public.roles[seat] != public.winner:
        return Share(seat, role, 0, 0, "SAB-098")
    if public.winner == SABOTEUR:
        saboteurs = sum(1 for other in public.roles if other == SABOTEUR)
        pay = next(pay for pay in public.pays[-saboteurs:] if pay.seat == seat)
        return Share(seat, role, int(pay.cards), int(pay.nuggets + pay.bank), "SAB-099")
    if not shares(public, seat):
        return Share(seat, role, 0, 0, "SAB-136")
    taken = sum(1 for pick in public.picks if pick.round == public.round and pick.seat == seat)
    clause = "SAB-096" if public.rules.gold_set == "diggers" else "SAB-095"
    return Share(seat, role, taken, None, clause)


# ---- the game


def totals(public: Public) -> list[int]:
    """SAB-115: the nuggets that lie open in front of each seat."""
    return [int(nuggets(purse)) for purse in public.purses]


def winners(public: Public) -> list[int]:
    """SAB-116: most nuggets wins; those tied win together."""
    sums = totals(public)
    return [seat for seat, total in enumerate(sums) if total == max(sums)]


def all_nuggets(state: Saboteur) -> list[int]:
    """What each seat owns, open or secret: the truth, for results and simulations."""
    return [
        int(nuggets(state.public.purses[seat]) + nuggets(drawer.purse))
        for seat, drawer in enumerate(state.private)
    ]
