"""Rules of thumb for Kings Under Mountains, quick enough to play whole games ahead with.

Finish mines, dig in small steps, take mines that there is time to develop, hand others those that
there is not, and keep the troops one has a use for. Only the view of the seat to move is read.
"""

from __future__ import annotations

from mypy_extensions import i64

from dwarrow.games.kings.cards import (
    DEFENCE,
    FACE,
    HAND,
    NEEDED,
    NO_CARD,
    VALUE,
    face_of,
    race_of,
    strength_of,
)
from dwarrow.games.kings.deeds.packing import LAY, OWN, card_in, deed_of, index_of, place_in
from dwarrow.games.kings.deeds.take import FROM_DECK
from dwarrow.games.kings.plots import fitting, fitting_own, mine_in, top_strength, troops_on
from dwarrow.games.kings.state import NO_SEAT, PILE_ROOM, KingsView, Public
from dwarrow.kernel.state import Moves


class Taste:
    """How much a habit cares for what; the numbers were found by playing against each other."""

    def __init__(self) -> None:
        self.complete = 30.0
        self.complete_value = 8.0
        self.dig = 5.4
        self.dig_value = 0.44
        self.left = 0.38  # a troop still missing
        self.jump = 0.55  # a strength left out
        self.tight = 3.5  # a troop more than strengths above
        self.capture = 1.3
        self.give = 0.63
        self.plan = 0.29  # a mine that an own troop in hand can take next
        self.expose = 0.24  # a mine that anybody can take next
        self.own = 1.0
        self.own_strength = 0.155
        self.miner = 3.9
        self.slack = 4.0  # turns to spare that make a mine as good as developed
        self.pace = 1.03  # cards of the deck a turn
        self.deck = 2.1


def best_move(view: KingsView, moves: Moves, taste: Taste) -> i64:
    """The move the habit likes best; of equals the first."""
    best = moves.items[0]
    if moves.n == 1:
        return best
    most = worth(view, best, taste)
    for i in range(1, moves.n):
        move = moves.items[i]
        here = worth(view, move, taste)
        if here > most:
            most = here
            best = move
    return best


def worth(view: KingsView, move: i64, taste: Taste) -> float:
    """How much the habit likes one legal move."""
    place = place_in(move)
    if deed_of(move) != LAY:
        return _worth_of_take(view, place, taste)
    if place < OWN:
        return _worth_of_attack(view, card_in(move), place, taste)
    return _worth_of_digging(view, card_in(move), index_of(place), taste)


# ---- a troop on an own mine


def _worth_of_digging(view: KingsView, card: i64, index: i64, taste: Taste) -> float:
    public = view.public
    plot = public.open[public.first_open(view.seat) + index]
    value = float(VALUE[mine_in(plot)])
    left: i64 = NEEDED[mine_in(plot)] - troops_on(plot) - 1
    if left == 0:
        return taste.complete + taste.complete_value * value
    return taste.dig + taste.dig_value * value - _strain(plot, card, left, taste)


def _strain(plot: i64, card: i64, left: i64, taste: Taste) -> float:
    """What a miner costs the mine: strengths skipped, and those that will be wanting."""
    strength = strength_of(card)
    below: i64 = -1
    if troops_on(plot) > 0 and strength > 0:
        below = top_strength(plot)
    cost = taste.left * float(left) + taste.jump * float(strength - below - 1)
    if left > 9 - strength:
        cost += taste.tight * float(left - 9 + strength)
    return cost


# ---- a troop on a mine in the centre


def _worth_of_attack(view: KingsView, card: i64, place: i64, taste: Taste) -> float:
    public = view.public
    plot = public.centre[place]
    kind = mine_in(plot)
    missing: i64 = DEFENCE[kind] - troops_on(plot) - 1
    kept = _use_of(view, card, taste)
    if missing > 0:
        return _worth_of_setting_up(view, card, kind, missing, taste) - kept
    owner = public.rulers[race_of(card)]
    if owner == NO_SEAT or owner == view.seat:
        return taste.capture * _gain(public, view.seat, kind, taste) - kept
    return -taste.give * _gain(public, owner, kind, taste) - kept


def _worth_of_setting_up(
    view: KingsView, card: i64, kind: i64, missing: i64, taste: Taste
) -> float:
    """A mine that comes nearer to its capture, by oneself or by others."""
    if missing > 1:
        return 0.0
    value = float(VALUE[kind])
    worth = -taste.expose * value
    if _can_follow(view, card):
        worth += taste.plan * _gain(view.public, view.seat, kind, taste)
    return worth


def _can_follow(view: KingsView, card: i64) -> bool:
    """Whether the hand holds a stronger troop of the own race."""
    race = view.public.races[view.seat]
    for i in range(HAND):
        held = view.private.hand[i]
        if held != NO_CARD and race_of(held) == race and strength_of(held) > strength_of(card):
            return True
    return False


def _gain(public: Public, seat: i64, kind: i64, taste: Taste) -> float:
    """A mine's value to a seat, less as time runs short, and below zero if it does."""
    todo: i64 = NEEDED[kind] + todo_of(public, seat)
    turns = float(public.deck_size) / (taste.pace * float(public.seats))
    share = (turns - float(todo)) / taste.slack
    if share > 1.0:
        share = 1.0
    elif share < -1.0:
        share = -1.0
    return share * float(VALUE[kind])


def todo_of(public: Public, seat: i64) -> i64:
    """How many troops a seat's open mines still need."""
    at = public.first_open(seat)
    todo: i64 = 0
    for i in range(public.opened[seat]):
        plot = public.open[at + i]
        todo += NEEDED[mine_in(plot)] - troops_on(plot)
    return todo


def _use_of(view: KingsView, card: i64, taste: Taste) -> float:
    """What a card in the hand is good for."""
    public = view.public
    race = public.races[view.seat]
    at = public.first_open(view.seat)
    best = 0.0
    if race_of(card) == race:
        best = taste.own + taste.own_strength * float(strength_of(card))
    face = FACE[face_of(card)]
    for i in range(public.opened[view.seat]):
        plot = public.open[at + i]
        if fitting_own(plot, race, public.rules) & face != 0:
            left: i64 = NEEDED[mine_in(plot)] - troops_on(plot) - 1
            use = taste.miner + taste.own - _strain(plot, card, left, taste)
            if use > best:
                best = use
    return best


# ---- the card taken


def _worth_of_take(view: KingsView, source: i64, taste: Taste) -> float:
    public = view.public
    if source == FROM_DECK:
        return taste.deck
    card = public.camp[source * PILE_ROOM + public.piles[source] - 1]
    return _use_of(view, card, taste) + _aim_of(view, card, taste)


def _aim_of(view: KingsView, card: i64, taste: Taste) -> float:
    """The best mine in the centre that a card could take at once for its holder."""
    public = view.public
    owner = public.rulers[race_of(card)]
    if owner != view.seat and owner != NO_SEAT:
        return 0.0
    best = 0.0
    face = FACE[face_of(card)]
    for plot in public.centre:
        kind = mine_in(plot)
        if DEFENCE[kind] == troops_on(plot) + 1 and fitting(plot) & face != 0:
            gain = taste.plan * _gain(public, view.seat, kind, taste)
            if gain > best:
                best = gain
    return best
