"""Discard two cards to get rid of a sabotage card: DUEL-17. One card is drawn for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel.deeds.discards import tell_discards, why_no_pair
from dwarrow.games.duel.deeds.mend import lift
from dwarrow.games.duel.deeds.playing import begin, bury
from dwarrow.games.duel.deeds.slots import CARD, OTHER, TOOL_OFF, two_in_order
from dwarrow.games.duel.state import DuelView
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import ToTool
from dwarrow.parts.hand import list_pairs
from dwarrow.parts.packing import a_of, b_of, c_of, card_of, pack
from dwarrow.parts.tools import TOOLS

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

DISCARD: Final = 7
PHRASES: Final = (
    Phrase("throw off TOOL with CARD OTHER", DISCARD, TOOL_OFF, CARD, OTHER, tidy=two_in_order),
)


class ThrewOff(ToTool):
    """Two discards took a sabotage card away."""


def why_not(view: DuelView, move: i64) -> Refusal | None:
    if b_of(move) > 2 or c_of(move) != 0:
        return Refusal("DUEL-17", "no-such-tool")
    if (view.public.tools[view.seat] >> b_of(move)) & 1 == 0:
        return Refusal("DUEL-17", "not-sabotaged")
    return why_no_pair(view, move, "DUEL-17")


def list_discards(view: DuelView, kinds: i64, twice: i64, into: Moves) -> None:
    tools: i64 = view.public.tools[view.seat]
    if tools == 0:
        return
    for tool in range(i64(3)):
        if (tools >> tool) & 1 == 1:
            list_pairs(pack(DISCARD, 0, 0, tool, 0), 4, kinds, twice, False, into)


def do(state: Duel, move: i64) -> None:
    begin(state, 1)
    bury(state, card_of(move))
    bury(state, a_of(move))
    lift(state, b_of(move))
    if state.told is not None:
        seat = int(state.public.active)
        tell_discards(state, ThrewOff(seat, TOOLS[b_of(move)]), move)
    state.act_done()
