"""The moves of the mine as numbers and back.

The functions count each kind of move from zero; `MineActs` puts the kinds of Saboteur one behind
the other, for that game and for every game that builds on it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.state import Moves
from dwarrow.kernel.tensors import OUTSIDE, Layout, relative, seat_of
from dwarrow.parts.cards import Deck
from dwarrow.parts.deeds import BREAK, LAY, LOOK, MEND, NO_GOAL, OPEN, ORIENT_GOAL, ROCKFALL
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.mine import GOALS
from dwarrow.parts.packing import a_of, b_of, c_of, card_of, deed_of, pack, x_of, y_of
from dwarrow.parts.tensors import PLACES, pack_in, place_of, places
from dwarrow.parts.tools import TOOLS

WAYS = ("upright", "turned")


def card_in(hand: vec[i64], slot: i64) -> i64:
    return hand[slot] if slot < len(hand) else NO_CARD


def target(who: i64, me: i64, seats: i64) -> i64:
    """The seat that sits so far from oneself, or OUTSIDE."""
    return OUTSIDE if who >= seats else seat_of(who, me, seats)


def behind(first: i64, number: i64) -> i64:
    """A number of a field that begins at `first`; OUTSIDE stays outside."""
    if number == OUTSIDE:
        return OUTSIDE
    return first + number


def number_of_lay(slots: vec[i64], first: i64, move: i64) -> i64:
    """By slot, then whether it lies turned, then by place, counted from `first`."""
    place = place_of(x_of(move), y_of(move))
    if place == OUTSIDE:
        return OUTSIDE
    return first + (2 * slots[card_of(move)] + c_of(move)) * PLACES + place


def number_lays(moves: Moves, slots: vec[i64], first: i64, into: vec[i64]) -> i64:
    """The numbers of the lays that stand before all other moves; how many there are."""
    items, n = moves.items, moves.n
    i: i64 = 0
    while i < n and deed_of(items[i]) == LAY:
        into[i] = number_of_lay(slots, first, items[i])
        i += 1
    return i


def lay_of(hand: vec[i64], number: i64, tunnels: i64) -> i64:
    card = card_in(hand, number // (2 * PLACES))
    if card >= tunnels:
        return OUTSIDE
    turned = number // PLACES % 2
    return pack_in(LAY, card, number % PLACES, turned)


def number_of_rockfall(move: i64) -> i64:
    """The place; one beyond them all for a rockfall that takes nothing."""
    if c_of(move) != 0:
        return PLACES
    return place_of(x_of(move), y_of(move))


def rockfall_of(number: i64, card: i64) -> i64:
    if number == PLACES:
        return pack(ROCKFALL, card, 0, 0, 1)
    return pack_in(ROCKFALL, card, number, 0)


def number_of_opening(goal: i64) -> i64:
    if goal == NO_GOAL:
        return GOALS
    return goal


def opening_of(number: i64) -> i64:
    return pack(OPEN, NO_CARD, number if number < GOALS else NO_GOAL, 0, 0)


def number_of_lying(goal: i64, move: i64) -> i64:
    return 2 * goal + b_of(move)


def lying_of(number: i64) -> i64:
    return pack(ORIENT_GOAL, NO_CARD, number >> 1, number & 1, 0)


class MineActs:
    """The acts that every game with a `Mine` has: their numbers, and the moves they mean."""

    def __init__(self, layout: Layout, deck: Deck, seats: int, room: int) -> None:
        """For so many seats and a hand with so many slots."""
        who = [f"seat +{n}" for n in range(seats)]
        slots = [f"slot {i}" for i in range(room)]
        lays = [f"{slot} {way} at {p}" for slot in slots for way in WAYS for p in places()]
        falls = [*(f"at {place}" for place in places()), "nowhere"]
        breaks = [f"{tool} of {seat}" for tool in TOOLS for seat in who]
        mends = [f"{tool} of {w} with {slot}" for slot in slots for w in who for tool in TOOLS]
        self.deck, self.most = deck, i64(seats)
        self.lays: i64 = layout.add("lay", lays, "slot x turned x place")
        self.rockfalls: i64 = layout.add("rockfall", falls, "SAB-054")
        self.looks: i64 = layout.add("look", goal_names(), "SAB-059")
        self.breaks: i64 = layout.add("break", breaks, "SAB-044")
        self.mends: i64 = layout.add("mend", mends, "SAB-048")
        self.opens: i64 = OUTSIDE  # not yet: `add_goals`
        self.puts: i64 = OUTSIDE

    def add_goals(self, layout: Layout) -> None:
        """What is asked when goals are reached, behind a game's own acts."""
        self.opens = layout.add("open", [*goal_names(), "none"], "SAB-074")
        puts = [f"{goal} {way}" for goal in goal_names() for way in WAYS]
        self.puts = layout.add("put", puts, "SAB-073")

    def number_of(self, slots: vec[i64], me: i64, seats: i64, move: i64) -> i64:
        """The number of a move that every such game has; `slots` says where cards are."""
        deed = deed_of(move)
        if deed == LAY:
            return number_of_lay(slots, self.lays, move)
        if deed == ROCKFALL:
            return behind(self.rockfalls, number_of_rockfall(move))
        a, card = a_of(move), card_of(move)
        if deed == LOOK:
            return self.looks + a
        if deed == OPEN:
            return self.opens + number_of_opening(a)
        if deed == ORIENT_GOAL:
            return self.puts + number_of_lying(a, move)
        who = relative(a, me, seats)
        if deed == BREAK:
            return self.breaks + self.most * (card - self.deck.breaks[0]) + who
        return self.mends + 3 * (self.most * slots[card] + who) + b_of(move)

    def move_of(self, hand: vec[i64], me: i64, seats: i64, action: i64) -> i64:
        """The move that a number before the game's own acts means, or OUTSIDE."""
        if action < self.rockfalls:
            return lay_of(hand, action - self.lays, self.deck.tunnels)
        if action < self.looks:
            return rockfall_of(action - self.rockfalls, self.deck.rockfall)
        if action < self.breaks:
            return pack(LOOK, self.deck.look, action - self.looks, 0, 0)
        if action < self.mends:
            seat = target((action - self.breaks) % self.most, me, seats)
            card = self.deck.breaks[0] + (action - self.breaks) // self.most
            return OUTSIDE if seat == OUTSIDE else pack(BREAK, card, seat, 0, 0)
        seat = target((action - self.mends) // 3 % self.most, me, seats)
        card = card_in(hand, (action - self.mends) // (3 * self.most))
        if seat == OUTSIDE or card == NO_CARD:
            return OUTSIDE
        return pack(MEND, card, seat, (action - self.mends) % 3, 0)

    def goal_move_of(self, action: i64) -> i64:
        """The answer that a number of `add_goals` means."""
        if action < self.puts:
            return opening_of(action - self.opens)
        return lying_of(action - self.puts)


def goal_names() -> list[str]:
    return [f"goal {goal}" for goal in range(GOALS)]
