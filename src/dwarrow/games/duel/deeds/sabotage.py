"""Sabotage the rival: DUEL-45, DUEL-47. By option a card without effect may be played in vain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel.cards import BREAKS, SHOWN, WORDS
from dwarrow.games.duel.deeds.playing import spend
from dwarrow.games.duel.deeds.slots import IN_VAIN
from dwarrow.games.duel.state import DuelView
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import Broke, ToTool
from dwarrow.parts.packing import c_of, card_of, pack
from dwarrow.parts.tools import TOOLS

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

BREAK: Final = 2
PHRASES: Final = tuple(
    Phrase(
        f"break {tool} [in vain]",
        int(pack(BREAK, BREAKS[i], 0, 0, 0)),
        IN_VAIN,
        fixed={"tool": tool, "card": f"break-{tool}"},
    )
    for i, tool in enumerate(TOOLS)
)
BEFORE_RIVAL: Final = Refusal("DUEL-45", "before-rival")


class Wasted(ToTool):
    """A sabotage card was played, or drawn alone, to no effect."""


def why_not(view: DuelView, move: i64) -> Refusal | None:
    vain = c_of(move)
    if move != pack(BREAK, card_of(move), 0, 0, vain) or vain > 1:
        return BEFORE_RIVAL
    if not _lies_there(view, card_of(move)):
        return BEFORE_RIVAL if vain == 1 else None
    if vain == 1 and view.public.answers.effectless:
        return None
    return Refusal("DUEL-47", "already-sabotaged")


def _lies_there(view: DuelView, card: i64) -> bool:
    """DUEL-47: whether a card of this kind lies before the rival already."""
    return view.public.tools[1 - view.seat] & SHOWN[card] != 0


def list_breaks(view: DuelView, card: i64, into: Moves) -> None:
    if not _lies_there(view, card):
        into.add(pack(BREAK, card, 0, 0, 0))
    elif view.public.answers.effectless:
        into.add(pack(BREAK, card, 0, 0, 1))


def do(state: Duel, move: i64) -> None:
    public = state.public
    card = card_of(move)
    rival = 1 - public.active
    in_vain = c_of(move) == 1
    spend(state, card)
    if not in_vain:  # it stays in front of the rival
        public.spent[card] -= 1
        public.tools[rival] |= SHOWN[card]
    if state.told is not None:
        tool = WORDS[card].partition("-")[2]
        seat = int(public.active)
        state.tell(Wasted(seat, tool) if in_vain else Broke(seat, int(rival), tool))
    state.act_done()
