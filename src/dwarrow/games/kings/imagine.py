"""A world that fits a view, drawn evenly from all that do. The truth is not at hand here.

What a seat cannot know is dealt again: the troops behind the backs it sees, and both sides of the
cards of which it sees none: the deck below its top, and the mines under other kings (KUM-030).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.kings.cards import (
    COPIES,
    FIXED,
    KINDS,
    MINE_COPIES,
    NO_CARD,
    TROOP_WORDS,
    UNSEEN,
    married,
    mine_of,
    troop_of,
)
from dwarrow.games.kings.deeds import can_play
from dwarrow.games.kings.hands import put
from dwarrow.games.kings.plots import mine_in, troop_at, troops_on
from dwarrow.games.kings.round import Kings
from dwarrow.games.kings.state import (
    DEAL,
    OVER,
    PLAY,
    RACE_COUNT,
    Hidden,
    KingsView,
    empty_drawer,
    empty_hand,
)
from dwarrow.kernel.dice import Dice
from dwarrow.parts.cards import pile, zeros


def imagine(view: KingsView, dice: Dice) -> Kings:
    """A whole state whose view from this seat is the given one."""
    world = _imagined(view, dice)
    while not _goes_on(world, view):
        world = _imagined(view, dice)
    return world


def _goes_on(world: Kings, view: KingsView) -> bool:
    """A seat that is asked to play can play: else it would have shown its hand (KUM-025)."""
    public = world.public
    if public.phase != PLAY or public.seat == view.seat:
        return True
    return can_play(world.view(public.seat))


def _imagined(view: KingsView, dice: Dice) -> Kings:
    public, own = view.public.copy(), view.seat
    drawers = [view.private.copy() if s == own else empty_drawer() for s in range(public.seats)]
    world = Kings(public, drawers, Hidden())
    if public.phase != DEAL:
        seen = _cards_seen(view)
        is_fixed = public.rules.pairing == "fixed"
        _fill(world, view, FixedUnseen(seen, dice) if is_fixed else Unseen(seen, dice))
    return world


def _cards_seen(view: KingsView) -> vec[i64]:
    """The cards of which the view's seat knows both sides."""
    public = view.public
    seen = _with_troops(_with_troops(public.discard[:], public.centre), public.open)
    for race in range(RACE_COUNT):
        seen = _with_faces(seen, public.pile(race))
    for seat in range(public.seats):
        if seat != view.seat:
            seen = _with_faces(seen, public.hand_shown(seat))
    return _with_faces(seen, view.private.hand)


def _with_troops(seen: vec[i64], plots: vec[i64]) -> vec[i64]:
    for plot in plots:
        for i in range(troops_on(plot)):
            seen = append(seen, troop_at(plot, i))
    return seen


def _with_faces(seen: vec[i64], cards: vec[i64]) -> vec[i64]:
    for card in cards:
        if card < UNSEEN:
            seen = append(seen, card)
    return seen


# ---- what is left to deal


class Unseen:
    """The sides nobody showed: first the troops behind mines that are seen, then whole cards."""

    def __init__(self, seen: vec[i64], dice: Dice) -> None:
        troops = [COPIES] * len(TROOP_WORDS)
        self.mines = [MINE_COPIES] * KINDS  # how many of each kind are not seen
        for card in seen:
            troops[troop_of(card)] -= 1
            self.mines[mine_of(card)] -= 1
        self.dice = dice
        self.troops = pile(troops)
        self.at: i64 = 0
        dice.shuffle(self.troops)

    def behind(self, mine: i64) -> i64:
        """The troop on the other side of a mine: any, for the sides were shuffled apart."""
        self.mines[mine] -= 1
        self.at += 1
        return self.troops[self.at - 1]

    def rest(self) -> vec[i64]:
        """The cards of which neither side is known, once all `behind` are asked."""
        mines = pile(self.mines)
        self.dice.shuffle(mines)
        for i in range(len(mines)):
            mines[i] = married(self.troops[self.at + i], mines[i])
        return mines


class FixedUnseen(Unseen):
    """With fixed pairing a mine has one troop of each race behind it."""

    def __init__(self, seen: vec[i64], dice: Dice) -> None:
        known = {int(card) for card in seen}
        self.cards = vec[i64]([int(card) for card in FIXED if int(card) not in known])
        dice.shuffle(self.cards)

    def behind(self, mine: i64) -> i64:
        """The first that fits: in a mixed order it is as good as any."""
        i: i64 = 0
        while self.cards[i] == NO_CARD or mine_of(self.cards[i]) != mine:
            i += 1
        troop = troop_of(self.cards[i])
        self.cards[i] = NO_CARD
        return troop

    def rest(self) -> vec[i64]:
        return _with_faces(vec[i64](), self.cards)


# ---- dealing it


def _fill(world: Kings, view: KingsView, unseen: Unseen) -> None:
    """A troop behind every mine that the seat sees; the rest is under the kings and in the deck."""
    public, hidden = world.public, world.hidden
    hidden.centre = _all_behind(public.centre, unseen)
    hidden.open = _all_behind(public.open, unseen)
    for seat in range(public.seats):
        if seat != view.seat:
            _fill_hand(world, seat, unseen)
    top: i64 = NO_CARD
    if public.deck_size > 0:
        top = married(unseen.behind(public.top), public.top)
    known = [_all_behind(_mines_under(view, seat), unseen) for seat in range(public.seats)]
    rest = unseen.rest()
    under = vec[i64]()
    at: i64 = 0
    for seat in range(public.seats):
        if len(known[seat]) == 0:
            known[seat] = _fill_under(world, seat, rest[at : at + public.under[seat]])
            at += public.under[seat]
        for troop in known[seat]:
            under = append(under, troop)
    hidden.under = under
    hidden.deck = append(rest[at:], top) if public.deck_size > 0 else zeros(0)


def _all_behind(plots: vec[i64], unseen: Unseen) -> vec[i64]:
    """The troops behind mines, with or without troops on them."""
    return vec[i64]([unseen.behind(mine_in(plot)) for plot in plots])


def _mines_under(view: KingsView, seat: i64) -> vec[i64]:
    """The mines under a king as far as the view shows them."""
    if seat == view.seat and view.public.phase != OVER:
        return view.private.under
    return view.public.revealed_of(seat)


def _fill_hand(world: Kings, seat: i64, unseen: Unseen) -> None:
    hand = empty_hand()
    shown = world.public.hand_shown(seat)
    for i in range(len(shown)):
        card = shown[i]
        if card >= UNSEEN:
            card = married(unseen.behind(mine_of(card)), mine_of(card))
        put(hand, 0, i, card)
    world.private[seat].hand = hand


def _fill_under(world: Kings, seat: i64, cards: vec[i64]) -> vec[i64]:
    """Mines under another's king: the kinds go to its drawer, the troops behind are nobody's."""
    world.private[seat].under = vec[i64]([mine_of(card) for card in cards])
    return vec[i64]([troop_of(card) for card in cards])
