"""The card taken for the troop played: the top of a Camp pile, or of the deck (KUM-024)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import i64

from dwarrow.games.kings.cards import RACES, card_word, mine_word
from dwarrow.games.kings.deeds.packing import PLACE_AT, TAKE_CARD, card_in, pack, place_in
from dwarrow.games.kings.forms import Race
from dwarrow.games.kings.score import end_game
from dwarrow.games.kings.state import BY_DRAW, PILE_ROOM, PLAY, RACE_COUNT, KingsView
from dwarrow.kernel.phrases import Phrase, Slot
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import BySeat, GotCard

if TYPE_CHECKING:
    from dwarrow.games.kings.round import Kings

SOURCES: Final = [*RACES, "deck"]
FROM_DECK: Final = RACE_COUNT
FROM: Final = Slot(
    "SOURCE",
    "from",
    PLACE_AT,
    3,
    "|".join(SOURCES),
    lambda source: SOURCES[source],
    SOURCES.index,
    Race | Literal["deck"],
    knows=lambda source: source < len(SOURCES),
)
PHRASES: Final = (Phrase("take SOURCE", TAKE_CARD, FROM),)


def why_not(view: KingsView, move: i64) -> Refusal | None:
    public = view.public
    source = place_in(move)
    if public.phase == PLAY:
        return Refusal("KUM-009", "play-first")
    if card_in(move) != 0 or source > FROM_DECK:
        return Refusal("KUM-024", "no-such-pile")
    if source < FROM_DECK and public.piles[source] == 0:
        return Refusal("KUM-024", "empty-pile")
    return None  # the deck is never empty here (KUM-026)


def list_takes(view: KingsView, into: Moves) -> None:
    """Not by `why_not`, which would cost one move in twenty of a playout."""
    piles = view.public.piles
    for race in range(i64(RACE_COUNT)):
        if piles[race] != 0:
            into.add(pack(TAKE_CARD, 0, race))
    into.add(pack(TAKE_CARD, 0, FROM_DECK))


def do(state: Kings, move: i64) -> None:
    source = place_in(move)
    if source == FROM_DECK:
        _draw(state)
    else:
        _take(state, source)
    if state.public.deck_size == 0:
        end_game(state, BY_DRAW)
    else:
        state.pass_turn()


@dataclass(frozen=True)
class Drew(BySeat):
    """The deck's top card went to a hand; all saw its mine."""

    mine: str


def _draw(state: Kings) -> None:
    """All see the mine; the troop is for the holder (KUM-032)."""
    seat = state.public.seat
    card = state.draw(seat)
    if state.told is not None:
        state.tell(Drew(int(seat), mine_word(card)))
        state.tell(GotCard(card_word(card)), int(seat))
        state.tell_top()


@dataclass(frozen=True)
class Took(BySeat):
    """The top card of a Camp pile went to a hand, both sides seen by all."""

    card: str


def _take(state: Kings, race: i64) -> None:
    """Both its sides have been seen by all (KUM-032)."""
    public = state.public
    public.piles[race] -= 1
    card = public.camp[race * PILE_ROOM + public.piles[race]]
    state.hold(public.seat, card, card)
    if state.told is not None:
        state.tell(Took(int(public.seat), card_word(card)))
