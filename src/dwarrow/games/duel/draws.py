"""Cards off the deck: a plain draw in the Duel, and what strikes when drawn in the solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.duel import events as ev
from dwarrow.games.duel.cards import DEED, IS_BREAK, IS_ROCKFALL, ROCKFALL, SHOWN, WORDS
from dwarrow.games.duel.gold import without
from dwarrow.games.duel.moves import may_fall
from dwarrow.games.duel.state import ASIDE, HAND, NONE, cell_of, laid_kind, place_data
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import Refused
from dwarrow.parts.hand import NO_CARD, put_card
from dwarrow.parts.shapes import BITS

if TYPE_CHECKING:
    from dwarrow.games.duel.play import Duel


def strikes(card: i64) -> bool:
    """SOLO-10: whether a card never stays in the hand of one who plays alone."""
    return DEED[card] in (IS_BREAK, IS_ROCKFALL)


# ---- the deal


def swapped_opening(deck: vec[i64], dice: Dice) -> vec[i64]:
    """Option solo_opening=swap: an even shuffle among those whose opening hand nothing strikes."""
    quiet = vec[i64]()
    others = vec[i64]()
    for card in deck:
        if strikes(card):
            others = append(others, card)
        else:
            quiet = append(quiet, card)
    dice.shuffle(quiet)
    for i in range(HAND, len(quiet)):
        others = append(others, quiet[i])
    dice.shuffle(others)
    swapped = others[:ASIDE]
    for i in range(HAND):
        swapped = append(swapped, quiet[i])
    for i in range(ASIDE, len(others)):
        swapped = append(swapped, others[i])
    return swapped


def check_opening(deck: vec[i64]) -> None:
    for i in range(ASIDE, ASIDE + HAND):
        if strikes(deck[i]):
            raise Refused("solo_opening=swap deals no sabotage and no rockfall (SOLO-10)")


def deal_hands(state: Duel, deck: vec[i64]) -> None:
    """DUEL-10: six cards each in turn off the top; SOLO-05: ten are set aside before."""
    public = state.public
    aside: i64 = ASIDE if public.answers.solo != 0 else 0
    n: i64 = len(deck) - aside
    bottom_up = vec[i64]([0] * n)
    for i in range(n):
        bottom_up[i] = deck[len(deck) - 1 - i]
    state.hidden.ten = deck[:aside]
    state.hidden.deck = bottom_up
    public.deck_size = n
    for seat in range(public.seats):
        public.hands[seat] = 0
        state.private[seat].hand = vec[i64]([NO_CARD] * HAND)
        for _ in range(HAND):
            draw_one(state, seat)


# ---- a draw


def draw_cards(state: Duel, seat: i64, count: i64) -> None:
    """DUEL-14, DUEL-15: so many cards, as far as the deck lasts."""
    if state.told is not None:
        _draw_and_tell(state, seat, count)
        return
    for i in range(count):  # noqa: B007 - the name `_` would be boxed once compiled
        draw_one(state, seat)


def _draw_and_tell(state: Duel, seat: i64, count: i64) -> None:
    drawn = [draw_one(state, seat) for _ in range(count)]
    words = [WORDS[card] for card in drawn if card != NONE]
    if words:
        state.tell(ev.Drew(int(seat), len(words)))
        state.tell(ev.GotCards(words), int(seat))


def draw_one(state: Duel, seat: i64) -> i64:
    """The card that comes to the hand, or NONE; what strikes is played and replaced."""
    public = state.public
    while public.deck_size > 0:
        public.deck_size -= 1
        card = state.hidden.deck[public.deck_size]
        if public.answers.solo == 0 or not strikes(card):
            put_card(state.private[seat].hand, public.hands[seat], card)
            public.hands[seat] += 1
            return card
        if not _strike(state, seat, card):
            return NONE
    return NONE


def _strike(state: Duel, seat: i64, card: i64) -> bool:
    """SOLO-07 to SOLO-09: a card plays itself; whether another is drawn for it."""
    public = state.public
    if DEED[card] == IS_ROCKFALL:
        public.spent[ROCKFALL] += 1
        _fall(state, seat)
        return public.answers.redraws
    lies_there = public.tools[seat] & SHOWN[card] != 0
    tool = WORDS[card].partition("-")[2] if state.told is not None else ""
    if lies_there:
        public.spent[card] += 1
        state.tell(ev.Wasted(int(seat), tool))
        return public.answers.redraws
    public.tools[seat] |= SHOWN[card]
    state.tell(ev.Struck(int(seat), tool))
    return True


def _fall(state: Duel, seat: i64) -> None:
    """SOLO-09: the last tunnel laid that still lies and bears neither gold nor troll."""
    public = state.public
    at: i64 = len(public.lays) - 1
    while at >= 0 and not may_fall(public.maze.face_in(cell_of(public.maze, public.lays[at]))):
        at = at - 1 if public.answers.falls_back else NONE
    if at < 0:
        state.tell(ev.Rumbled(int(seat)))
        return
    place = public.lays[at]
    public.lays = without(public.lays, place)
    cell = cell_of(public.maze, place)
    if state.told is not None:
        x, y = place_data(place)
        state.tell(ev.CavedIn(WORDS[laid_kind(public.maze, cell)], x, y))
    take_away(state, cell)


def take_away(state: Duel, cell: i64) -> None:
    """DUEL-53: a tunnel card goes to the discard; a key on it comes back, or is lost (C-12)."""
    public = state.public
    kind = laid_kind(public.maze, cell)
    public.spent[kind] += 1
    public.maze.remove(cell)
    for seat in range(public.seats):
        if (public.keys[seat] >> kind) & 1 == 1:
            public.keys[seat] &= ~BITS[kind]
            if not public.answers.loses_key:
                public.keys_left += 1
            state.tell(ev.KeyFell(public.answers.loses_key))
