"""The parts of a move as people say them, in every game that builds on Saboteur."""

from __future__ import annotations

from typing import Final

from dwarrow.kernel.phrases import Slot, word_slot
from dwarrow.kernel.state import Refused
from dwarrow.parts.cards import Deck
from dwarrow.parts.mine import GOAL_X, GOAL_YS
from dwarrow.parts.packing import A_AT, B_AT, C_AT, CARD_AT, MIDDLE
from dwarrow.parts.tools import TOOLS


def card_slot(deck: Deck, name: str = "CARD") -> Slot:
    """A card by its word."""
    known = len(deck.words)
    return Slot(name, "card", CARD_AT, 8, r"\S+", deck.words.__getitem__, deck.kind,
                knows=lambda card: card < known)  # fmt: skip


def broken_slot(deck: Deck) -> Slot:
    """The card that breaks a tool, said by the tool."""
    cards = [int(card) for card in deck.breaks]
    return Slot("TOOL", "card", CARD_AT, 8, "|".join(TOOLS),
                lambda card: TOOLS[cards.index(card)], lambda tool: cards[TOOLS.index(tool)],
                data=deck.words.__getitem__, knows=lambda card: card in cards)  # fmt: skip


def _along(name: str, shift: int) -> Slot:
    def read(text: str) -> int:
        if not -MIDDLE <= int(text) < MIDDLE:
            raise Refused(f"{text} is too far away; places lie within {MIDDLE} of the start")
        return int(text) + MIDDLE

    return Slot(name, name.lower(), shift, 8, r"-?\d{1,3}", lambda at: str(at - MIDDLE), read,
                int, lambda at: at - MIDDLE)  # fmt: skip


GOAL_PLACES: Final = [f"{GOAL_X},{y}" for y in GOAL_YS]


def _read_goal(place: str) -> int:
    x, _, y = place.partition(",")
    said = f"{int(x)},{int(y)}"
    if said not in GOAL_PLACES:
        raise Refused(f"no goal lies at {place}; goals lie at {', '.join(GOAL_PLACES)}")
    return GOAL_PLACES.index(said)


X: Final = _along("X", A_AT)
Y: Final = _along("Y", B_AT)
TURNED: Final = word_slot("turned", "turned", C_AT)
SEAT: Final = Slot("SEAT", "target", A_AT, 8, r"\d{1,2}", str, int, int, int)
TOOL: Final = Slot("TOOL", "tool", B_AT, 8, "|".join(TOOLS), TOOLS.__getitem__, TOOLS.index,
                   knows=lambda tool: tool < len(TOOLS))  # fmt: skip
GOAL: Final = Slot("GOAL", "goal", A_AT, 8, r"-?\d{1,3},-?\d{1,3}", GOAL_PLACES.__getitem__,
                   _read_goal, int, int, knows=lambda goal: goal < len(GOAL_PLACES))  # fmt: skip
LYING: Final = Slot("LYING", "turned", B_AT, 8, "upright|turned",
                    lambda turned: "turned" if turned else "upright",
                    ("upright", "turned").index, bool, bool)  # fmt: skip
