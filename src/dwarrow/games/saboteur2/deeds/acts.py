"""The action cards of the expansion by their kind: one file a card, found by the card's word."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import DECK_KINDS, KINDS, NEW_ACTIONS, NEW_ACTS, WORDS
from dwarrow.games.saboteur2.deeds.acting import ACT, ActionCard
from dwarrow.kernel.phrases import Phrase, Slot
from dwarrow.kernel.state import Event
from dwarrow.parts.deeds.slots import SEAT
from dwarrow.parts.packing import CARD_AT, pack


def _file_of(word: str) -> Any:
    return import_module(f"{__package__}.{word.replace('-', '_')}")


_files: Final = [_file_of(word) for word, _ in NEW_ACTIONS]
ACTS: Final[list[ActionCard]] = [file.CARD for file in _files]  # by kind, from NEW_ACTS on
ACTION: Final = Slot(
    *("ACTION", "card", CARD_AT, 8, "|".join(word for word, _ in NEW_ACTIONS)),
    WORDS.__getitem__,
    KINDS.__getitem__,
    knows=lambda card: NEW_ACTS <= card < DECK_KINDS,
)
# How an action card is said: `play inspect on 3`.
PHRASES: Final = (Phrase("play ACTION on SEAT", int(pack(ACT, 0, 0, 0, 0)), ACTION, SEAT),)
HELP: Final = f"\nACTION is {', '.join(word for word, _ in NEW_ACTIONS)}"
EVENTS: Final[list[type[Event]]] = [event for file in _files for event in file.EVENTS]


def act_with(card: i64) -> ActionCard:
    return ACTS[card - NEW_ACTS]
