"""Mend what lies before oneself: DUEL-48, DUEL-49."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel.cards import BREAKS, SHOWN, WORDS
from dwarrow.games.duel.deeds.playing import spend
from dwarrow.games.duel.deeds.slots import CARD, TOOL
from dwarrow.games.duel.state import DuelView
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import ToTool
from dwarrow.parts.packing import a_of, b_of, c_of, card_of, pack
from dwarrow.parts.tools import TOOLS

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

MEND: Final = 3
PHRASES: Final = (Phrase("mend TOOL with CARD", MEND, TOOL, CARD),)
# Kept: asked of every candidate in a playout.
NOT_SHOWN: Final = Refusal("DUEL-49", "tool-not-shown")
NOT_SABOTAGED: Final = Refusal("DUEL-48", "not-sabotaged")


@dataclass(frozen=True)
class Repaired(ToTool):
    """A repair card took a sabotage card away."""

    card: str


def why_not(view: DuelView, move: i64) -> Refusal | None:
    tool = a_of(move)
    if b_of(move) != 0 or c_of(move) != 0:
        return Refusal("DUEL-48", "own-area")
    if tool > 2 or (SHOWN[card_of(move)] >> tool) & 1 == 0:
        return NOT_SHOWN
    if (view.public.tools[view.seat] >> tool) & 1 == 1:
        return None
    return NOT_SABOTAGED


def list_mends(view: DuelView, card: i64, into: Moves) -> None:
    if view.public.tools[view.seat] == 0:
        return
    for tool in range(3):
        move = pack(MEND, card, tool, 0, 0)
        if why_not(view, move) is None:
            into.add(move)


def lift(state: Duel, tool: i64) -> None:
    """One sabotage card leaves the place before its player."""
    public = state.public
    public.tools[public.active] &= ~(1 << tool)
    public.spent[BREAKS[tool]] += 1


def do(state: Duel, move: i64) -> None:
    """One sabotage card goes, whatever the repair shows."""
    spend(state, card_of(move))
    lift(state, a_of(move))
    if state.told is not None:
        seat = int(state.public.active)
        state.tell(Repaired(seat, TOOLS[a_of(move)], WORDS[card_of(move)]))
    state.act_done()
