"""What each thing that happens tells, and to whom. Called only while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from dwarrow.games.kings import events as ev
from dwarrow.games.kings.cards import HAND, MINE_WORDS, RACES, card_word, mine_word, race_of
from dwarrow.games.kings.plots import mine_in, troop_at, troops_on
from dwarrow.games.kings.state import NO_SEAT

if TYPE_CHECKING:
    from dwarrow.games.kings.play import Kings


def tell_deal(state: Kings, camp: list[i64]) -> None:
    public = state.public
    state.tell(
        ev.Dealt(
            int(public.first),
            [RACES[race] for race in public.races],
            [MINE_WORDS[mine_in(plot)] for plot in public.centre],
            [card_word(card) for card in camp],
            [[mine_word(card) for card in public.hand_shown(s)] for s in range(public.seats)],
        )
    )
    for seat in range(public.seats):
        _tell_hand(state, seat)
    _tell_top(state)


def _tell_hand(state: Kings, seat: i64) -> None:
    held = state.private[seat].hand[: state.public.held[seat]]
    state.tell(ev.GotHand([card_word(card) for card in held]), int(seat))


def _tell_top(state: Kings) -> None:
    """KUM-031: what lies on the deck now."""
    public = state.public
    if public.deck_size > 0:
        state.tell(ev.Uncovered(MINE_WORDS[public.top], int(public.deck_size)))


def tell_play(state: Kings, card: i64, where: str, index: i64) -> None:
    state.tell(ev.Played(int(state.public.seat), card_word(card), where, int(index) + 1))


def tell_capture(state: Kings, plot: i64, last: i64, place: i64, owner: i64) -> None:
    public = state.public
    clause = "KUM-017" if public.rulers[race_of(last)] == NO_SEAT else "KUM-016"
    mine = MINE_WORDS[mine_in(plot)]
    troops = _troop_words(plot)[::-1]
    spot = int(place) + 1
    state.tell(ev.Captured(int(public.seat), int(owner), mine, spot, troops, clause))
    state.tell(ev.Opened(MINE_WORDS[mine_in(public.centre[place])], spot))
    _tell_top(state)


def tell_developed(state: Kings, seat: i64, plot: i64) -> None:
    state.tell(ev.Developed(int(seat), MINE_WORDS[mine_in(plot)], _troop_words(plot)))


def _troop_words(plot: i64) -> list[str]:
    return [card_word(troop_at(plot, i)) for i in range(troops_on(plot))]


def tell_taking(state: Kings, card: i64) -> None:
    state.tell(ev.Took(int(state.public.seat), card_word(card)))


def tell_draw(state: Kings, seat: i64, card: i64) -> None:
    """All saw the mine; the troop is for the holder (KUM-032)."""
    state.tell(ev.Drew(int(seat), mine_word(card)))
    state.tell(ev.GotCard(card_word(card)), int(seat))
    _tell_top(state)


def tell_redraw(state: Kings, seat: i64) -> None:
    """KUM-025: the old hand is shown to all; of the new one the backs."""
    public = state.public
    gone = public.discard[len(public.discard) - HAND :]
    cards = [card_word(card) for card in gone]
    drawn = [mine_word(card) for card in public.hand_shown(seat)]
    state.tell(ev.Redrew(int(seat), cards, drawn))
    _tell_hand(state, seat)
    _tell_top(state)
