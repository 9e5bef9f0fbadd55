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
    HAND,
    KINDS,
    MINE_COPIES,
    NO_CARD,
    NO_MINE,
    TROOP_WORDS,
    UNSEEN,
    married,
    mine_of,
    troop_of,
)
from dwarrow.games.kings.hands import put
from dwarrow.games.kings.moves import can_play
from dwarrow.games.kings.play import Kings
from dwarrow.games.kings.plots import mine_in, troop_at, troops_on
from dwarrow.games.kings.state import (
    DEAL,
    OVER,
    PLAY,
    RACE_COUNT,
    Hidden,
    KingsView,
    Private,
    Public,
    empty_drawer,
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
    public = view.public.copy()
    drawers: list[Private] = []
    for seat in range(public.seats):
        drawers.append(view.private.copy() if seat == view.seat else empty_drawer())
    world = Kings(public, drawers, Hidden())
    if public.phase != DEAL:
        unseen = _fixed_unseen(view, dice) if _is_fixed(public) else _unseen(view, dice)
        _fill_backs(world, view, unseen)
        _fill_rest(world, view, unseen)
    return world


def _is_fixed(public: Public) -> bool:
    return public.rules.pairing == "fixed"


# ---- what the seat has seen


def cards_seen(view: KingsView) -> vec[i64]:
    """The cards of which the view's seat knows both sides."""
    public = view.public
    seen = public.discard[:]
    for plot in public.centre:
        seen = _with_troops(seen, plot)
    for plot in public.open:
        seen = _with_troops(seen, plot)
    for race in range(RACE_COUNT):
        seen = _with_all(seen, public.pile(race))
    for seat in range(public.seats):
        if seat != view.seat:
            seen = _with_all(seen, public.hand_shown(seat))
    return _with_all(seen, view.private.hand)


def _with_troops(seen: vec[i64], plot: i64) -> vec[i64]:
    for i in range(troops_on(plot)):
        seen = append(seen, troop_at(plot, i))
    return seen


def _with_all(seen: vec[i64], cards: vec[i64]) -> vec[i64]:
    for card in cards:
        if card < UNSEEN:
            seen = append(seen, card)
    return seen


def backs_seen(view: KingsView) -> vec[i64]:
    """The mines whose troop side the view's seat does not know."""
    public = view.public
    backs = vec[i64]()
    for plot in public.centre:
        backs = append(backs, mine_in(plot))
    for plot in public.open:
        backs = append(backs, mine_in(plot))
    for seat in range(public.seats):
        if seat != view.seat:
            for card in public.hand_shown(seat):
                if card >= UNSEEN:
                    backs = append(backs, mine_of(card))
        for kind in _mines_under(view, seat):
            backs = append(backs, kind)
    return append(backs, public.top) if public.top != NO_MINE else backs


def _mines_under(view: KingsView, seat: i64) -> vec[i64]:
    """The mines under a king as far as the view shows them."""
    if seat == view.seat and view.public.phase != OVER:
        return view.private.under
    return view.public.revealed_of(seat)


# ---- what is left to deal


class Unseen:
    """The sides nobody showed: first the troops behind known mines, then whole cards."""

    def __init__(self) -> None:
        self.troops = vec[i64]()
        self.mines = vec[i64]()
        self.at: i64 = 0
        self.mine_at: i64 = 0

    def behind(self, mine: i64) -> i64:
        """The troop on the other side of a mine: any, if the sides were shuffled apart."""
        self.at += 1
        return self.troops[self.at - 1]

    def whole(self) -> i64:
        """A card of which neither side is known; only after all `behind` are asked."""
        self.mine_at += 1
        return married(self.behind(NO_MINE), self.mines[self.mine_at - 1])


class FixedUnseen(Unseen):
    """With fixed pairing a mine has one troop of each race behind it."""

    def __init__(self, cards: vec[i64]) -> None:
        super().__init__()
        self.cards = cards  # in mixed order
        self.used = zeros(len(cards))

    def behind(self, mine: i64) -> i64:
        """The first that fits: in a mixed order it is as good as any."""
        i: i64 = 0
        while self.used[i] == 1 or mine_of(self.cards[i]) != mine:
            i += 1
        self.used[i] = 1
        return troop_of(self.cards[i])

    def whole(self) -> i64:
        while self.used[self.at] == 1:
            self.at += 1
        self.at += 1
        return self.cards[self.at - 1]


def _unseen(view: KingsView, dice: Dice) -> Unseen:
    troops = [COPIES] * len(TROOP_WORDS)
    mines = [MINE_COPIES] * KINDS
    for card in cards_seen(view):
        troops[troop_of(card)] -= 1
        mines[mine_of(card)] -= 1
    for kind in backs_seen(view):
        mines[kind] -= 1
    unseen = Unseen()
    unseen.troops = pile(troops)
    unseen.mines = pile(mines)
    dice.shuffle(unseen.troops)
    dice.shuffle(unseen.mines)
    return unseen


def _fixed_unseen(view: KingsView, dice: Dice) -> Unseen:
    seen = {int(card) for card in cards_seen(view)}
    cards = vec[i64]([int(card) for card in FIXED if int(card) not in seen])
    dice.shuffle(cards)
    return FixedUnseen(cards)


# ---- dealing it


def _fill_backs(world: Kings, view: KingsView, unseen: Unseen) -> None:
    """A troop behind every mine that the seat sees."""
    public = world.public
    world.hidden.centre = _all_behind(vec[i64]([mine_in(plot) for plot in public.centre]), unseen)
    world.hidden.open = _all_behind(vec[i64]([mine_in(plot) for plot in public.open]), unseen)
    for seat in range(public.seats):
        if seat != view.seat:
            _fill_hand(world, seat, unseen)


def _all_behind(mines: vec[i64], unseen: Unseen) -> vec[i64]:
    return vec[i64]([unseen.behind(mine) for mine in mines])


def _fill_hand(world: Kings, seat: i64, unseen: Unseen) -> None:
    hand = vec[i64]([NO_CARD] * HAND)
    shown = world.public.hand_shown(seat)
    for i in range(len(shown)):
        card = shown[i]
        if card >= UNSEEN:
            card = married(unseen.behind(mine_of(card)), mine_of(card))
        put(hand, 0, i, card)
    world.private[seat].hand = hand


def _fill_rest(world: Kings, view: KingsView, unseen: Unseen) -> None:
    """The deck's top, the mines under the kings, then the deck."""
    public = world.public
    top: i64 = NO_CARD
    if public.deck_size > 0:
        top = married(unseen.behind(public.top), public.top)
    known = [_all_behind(_mines_under(view, seat), unseen) for seat in range(public.seats)]
    behind = vec[i64]()
    for seat in range(public.seats):
        if len(known[seat]) == 0:
            known[seat] = _imagine_under(world, seat, unseen)
        for troop in known[seat]:
            behind = append(behind, troop)
    world.hidden.under = behind
    _fill_deck(world, top, unseen)


def _imagine_under(world: Kings, seat: i64, unseen: Unseen) -> vec[i64]:
    """Mines under another's king: the kinds go to its drawer, the troops behind are nobody's."""
    kinds = vec[i64]()
    troops = vec[i64]()
    for _ in range(world.public.under[seat]):
        card = unseen.whole()
        kinds = append(kinds, mine_of(card))
        troops = append(troops, troop_of(card))
    world.private[seat].under = kinds
    return troops


def _fill_deck(world: Kings, top: i64, unseen: Unseen) -> None:
    deck = zeros(world.public.deck_size)
    for i in range(len(deck)):
        deck[i] = top if i == len(deck) - 1 else unseen.whole()
    world.hidden.deck = deck
