"""Choose the card a troll gets: DUEL-62, asked without a one and with both a two and a three."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel import score
from dwarrow.games.duel.deeds.slots import NUGGETS
from dwarrow.games.duel.gold import payable
from dwarrow.games.duel.state import DuelView
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import a_of, pack
from dwarrow.parts.purses import count_of, list_coins

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

GIVE: Final = 15
PHRASES: Final = (Phrase("pay NUGGETS", int(pack(GIVE, NO_CARD, 0, 0, 0)), NUGGETS),)


def why_not(view: DuelView, move: i64) -> Refusal | None:
    value = a_of(move)
    if move != pack(GIVE, NO_CARD, value, 0, 0) or value < 1 or value > 3:
        return Refusal("DUEL-62", "choose-payment")
    if count_of(payable(view.public, view.seat), value) != 0:
        return None
    return Refusal("DUEL-62", "no-such-gold")


def list_payments(view: DuelView, into: Moves) -> None:
    list_coins(payable(view.public, view.seat), GIVE, into)


def do(state: Duel, move: i64) -> None:
    score.pay(state, state.public.seat, a_of(move))
    score.pay_trolls(state)
