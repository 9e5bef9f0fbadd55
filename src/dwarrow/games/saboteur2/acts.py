"""What the expansion's action cards do: Theft, Hands off, both swaps, Inspection, Trap, Free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.saboteur2 import events as ev
from dwarrow.games.saboteur2.cards import (
    FREE,
    HANDS_OFF,
    INSPECT,
    ROLES,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TRAP,
    WORDS,
)
from dwarrow.games.saboteur2.state import SWAPPED, THIEF, TRAPPED, trail_entry

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.play import Saboteur2


def act(state: Saboteur2, card: i64, target: i64) -> i64:
    """Play an expansion action on a seat; how many cards its player draws."""
    if card == SWAP_HANDS:
        swap_hands(state, target)
        return 1 if state.public.answers.both_draw else 0
    if card == INSPECT:
        inspect(state, target)
    elif card == SWAP_HATS:
        swap_hats(state, target)
    else:
        _change_front(state, card, target)
    return 1


def _change_front(state: Saboteur2, card: i64, target: i64) -> None:
    """SB2-044, SB2-047, SB2-053, SB2-056: something comes to lie before a seat, or goes."""
    public = state.public
    if card == THEFT:
        public.tools[target] |= THIEF
        public.last_thief = public.seat
    elif card == HANDS_OFF:
        public.tools[target] &= ~THIEF
        public.spent[THEFT] += 1
    elif card == TRAP:
        public.tools[target] |= TRAPPED
    elif card == FREE:
        public.tools[target] &= ~TRAPPED
        public.spent[TRAP] += 1
    if state.told is not None:
        _tell_front(state, card, int(target))


def _tell_front(state: Saboteur2, card: i64, target: int) -> None:
    seat = int(state.public.seat)
    if card == THEFT:
        state.tell(ev.PlannedTheft(seat))
    elif card == HANDS_OFF:
        state.tell(ev.StoppedTheft(seat, target))
    elif card == TRAP:
        state.tell(ev.Trapped(seat, target))
    else:
        state.tell(ev.Freed(seat, target))


# ---- hands


def swap_hands(state: Saboteur2, target: i64) -> None:
    """SB2-048, SB2-049: whole hands change places, then the other player draws."""
    public = state.public
    seat = public.seat
    place = len(public.trail)
    public.trail = append(public.trail, trail_entry(SWAPPED, seat, target))
    mine, theirs = state.private[seat], state.private[target]
    given = _cards(mine.hand, public.hands[seat])
    got = _cards(theirs.hand, public.hands[target])
    mine.swaps = (*mine.swaps, (place, int(target), len(given), *given, *got))
    theirs.swaps = (*theirs.swaps, (place, int(seat), len(got), *got, *given))
    hand = mine.hand
    mine.hand = theirs.hand
    theirs.hand = hand
    public.hands[seat] = len(got)
    public.hands[target] = len(given)
    if state.told is not None:
        _tell_swap(state, int(target), given, got)
    state.draw(target)


def _cards(hand: vec[i64], held: i64) -> list[int]:
    return [int(hand[i]) for i in range(held)]


def _tell_swap(state: Saboteur2, target: int, given: list[int], got: list[int]) -> None:
    """SB2-101: all see the sizes, the two know what they gave and got."""
    seat = int(state.public.seat)
    state.tell(ev.SwappedHands(seat, target, len(given), len(got)))
    for one, other, gave, has in ((seat, target, given, got), (target, seat, got, given)):
        state.tell(ev.GaveHand(other, [WORDS[card] for card in gave]), one)
        state.tell(ev.GotHand([WORDS[card] for card in has]), one)


# ---- roles


def inspect(state: Saboteur2, target: i64) -> None:
    """SB2-050, SB2-095, SB2-096: all see who looked at whom, one sees the role of that turn."""
    public = state.public
    seat, turn = int(public.seat), int(public.turns)
    role = int(state.private[target].role)
    public.looks = (*public.looks, turn << 16 | seat << 8 | int(target))
    drawer = state.private[seat]
    drawer.inspected = (*drawer.inspected, turn << 16 | int(target) << 8 | role)
    if state.told is not None:
        state.tell(ev.Inspected(seat, int(target)))
        state.tell(ev.SawRole(int(target), ROLES[role], turn), seat)


def swap_hats(state: Saboteur2, target: i64) -> None:
    """SB2-051, SB2-097 to SB2-099: a new role from the stock, seen by its owner alone."""
    public = state.public
    drawer = state.private[target]
    turn = int(public.turns)
    old = drawer.role
    drawer.role = draw_role(state, old)
    drawer.hats = (*drawer.hats, turn << 8 | int(old))
    public.hats = (*public.hats, turn << 8 | int(target))
    if state.told is not None:
        state.tell(ev.SwappedHats(int(public.seat), int(target)))
        state.tell(ev.GotRole(ROLES[drawer.role]), int(target))


def draw_role(state: Saboteur2, old: i64) -> i64:
    """B-21: the old role stays out, or takes part in the draw, or goes in afterwards."""
    hidden = state.hidden
    if state.public.rules.role_discard == "stays_out":
        new = hidden.stock[0]
        hidden.stock = hidden.stock[1:]
        hidden.dropped = append(hidden.dropped[:], old)
        return new
    lot = hidden.lots[len(state.public.hats)]
    if lot == len(hidden.stock):
        return old
    new = hidden.stock[lot]
    stock = hidden.stock[:]
    stock[lot] = old
    hidden.stock = stock
    return new
