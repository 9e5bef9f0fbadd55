"""The parts of a move of the Duel as people say them; see `parts/packing.py` for where they lie."""

from __future__ import annotations

from typing import Final

from dwarrow.games.duel.cards import KINDS, WORDS
from dwarrow.kernel.phrases import Slot, word_slot
from dwarrow.kernel.state import Refused
from dwarrow.parts.deeds.slots import TOOL as TOOL_AT_B
from dwarrow.parts.deeds.slots import TURNED as TURNED
from dwarrow.parts.deeds.slots import X as X
from dwarrow.parts.deeds.slots import Y as Y
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import A_AT, C_AT, CARD_AT, b_of, c_of, deed_of, pack
from dwarrow.parts.tools import TOOLS


def _say(card: int) -> str:
    return "" if card == NO_CARD else WORDS[card]


def _read(word: str) -> int:
    if word not in KINDS:
        raise Refused(f"there is no card {word!r}")
    return KINDS[word]


def _is_card(card: int) -> bool:
    return card < len(WORDS)


def _is_card_or_none(card: int) -> bool:
    return card < len(WORDS) or card == NO_CARD


CARD: Final = Slot("CARD", "card", CARD_AT, 8, r"\S+", _say, _read, knows=_is_card)
OTHER: Final = Slot("OTHER", "other", A_AT, 8, r"\S+", _say, _read, knows=_is_card)
TOOL_OFF: Final = TOOL_AT_B
AND_OTHER: Final = Slot("[OTHER]", "other", A_AT, 8, r"\S+", _say, _read, missing=NO_CARD,
                        knows=_is_card_or_none)  # fmt: skip
TOOL: Final = Slot("TOOL", "tool", A_AT, 8, "|".join(TOOLS), TOOLS.__getitem__, TOOLS.index,
                   knows=lambda tool: tool < len(TOOLS))  # fmt: skip
IN_VAIN: Final = word_slot("in vain", "idle", C_AT)
NUGGETS: Final = Slot("NUGGETS", "nuggets", A_AT, 8, "[123]", str, int, int, int)


def two_in_order(move: int) -> int:
    """Two cards stand in the order of the card list, however they were named."""
    card, other = CARD.value(move), OTHER.value(move)
    first, second = min(card, other), max(card, other)
    return int(pack(deed_of(move), first, second, b_of(move), c_of(move)))
