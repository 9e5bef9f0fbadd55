"""The Duel as numbers, for two or alone: what a seat's view says, and its moves by hand slot."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dwarrow.games.duel.cards import (
    BREAKS,
    DECK_KINDS,
    FIRST_GOAL,
    GOAL_CARDS,
    KEY,
    MAP,
    SHAPES,
    TUNNELS,
    WORDS,
)
from dwarrow.games.duel.cards import ROCKFALL as ROCKFALL_CARD
from dwarrow.games.duel.deeds.bribe import BRIBE, END
from dwarrow.games.duel.deeds.claim import DECLINE, TAKE
from dwarrow.games.duel.deeds.lay import LAY
from dwarrow.games.duel.deeds.look import LOOK
from dwarrow.games.duel.deeds.mend import MEND
from dwarrow.games.duel.deeds.open_goal import OPEN
from dwarrow.games.duel.deeds.passing import PASS
from dwarrow.games.duel.deeds.pay import GIVE
from dwarrow.games.duel.deeds.put_goal import ORIENT_GOAL
from dwarrow.games.duel.deeds.rockfall import ROCKFALL
from dwarrow.games.duel.deeds.sabotage import BREAK
from dwarrow.games.duel.deeds.throw_off import DISCARD
from dwarrow.games.duel.deeds.unlock import UNLOCK
from dwarrow.games.duel.state import GOALS, HAND, PHASES, DuelView
from dwarrow.kernel.state import Moves, View
from dwarrow.kernel.tensors import OUTSIDE, Layout, Tensors, put, relative
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.numbering import behind, number_lays, number_of_lay
from dwarrow.parts.packing import a_of, b_of, c_of, card_of, deed_of, pack, x_of, y_of
from dwarrow.parts.tensors import (
    PLACES,
    Slots,
    add_board,
    marks_of,
    pack_in,
    place_of,
    places,
    put_bits,
    put_board,
    put_counts,
    put_hand,
    put_seat,
)
from dwarrow.parts.tools import TOOLS

SLOTS: Final = Slots()
MOST: Final = 2
ROUNDS: Final = 3
PAID: Final = 6  # payments to trolls that are told
_seen = Layout()
_seats = ("oneself", "the rival")
_goals = [f"goal {goal}" for goal in range(GOALS)]
_kinds = WORDS[:DECK_KINDS]
_tunnels = WORDS[:TUNNELS]
_goal_cards = WORDS[FIRST_GOAL : FIRST_GOAL + GOAL_CARDS]
_all_tunnels = [*_tunnels, *_goal_cards]
_both = [f"{s} {w}" for s in _seats for w in _all_tunnels]

BOARD: Final = add_board(_seen)
RIVALS: Final = _seen.add("rival reaches", [f"at {p}" for p in places()], "DUEL-20")
PHASE: Final = _seen.add("phase", PHASES, "what is decided now")
ROUND: Final = _seen.add("round", range(1, ROUNDS + 1), "DUEL-13")
COLOUR: Final = _seen.add("colour", ("green", "blue"), "one's own (DUEL-01)")
ACTIVE: Final = _seen.add("active", _seats, "whose turn it is (DUEL-12)")
FIRST: Final = _seen.add("first", _seats, "who started (DUEL-69)")
OPEN_GOALS: Final = _seen.add(
    "open goals", [f"{g} {w}" for g in _goals for w in _goal_cards], "DUEL-35"
)
OWN_GOALS: Final = _seen.add(
    "seen goals", [f"{g} {w}" for g in _goals for w in _goal_cards], "DUEL-56"
)
LOOKED: Final = _seen.add("looked", [f"{s} {g}" for s in _seats for g in _goals], "DUEL-56")
ORIENTED: Final = _seen.add("to orient", _goals, "DUEL-36")
LINKS: Final = _seen.add("links", _goals, "goals joined before this act (option multi_goal)")
HANDS: Final = _seen.add("hands", _seats, "DUEL-73")
BROKEN: Final = _seen.add("broken", [f"{s} {t}" for s in _seats for t in TOOLS], "DUEL-45")
BURIED: Final = _seen.add("buried", _seats, "DUEL-75")
DECK: Final = _seen.add("deck", ["cards"], "DUEL-10")
SPENT: Final = _seen.add("spent", _kinds, "open cards in the discard pile")
TOKENS: Final = _seen.add("tokens", _both, "cards under tokens (DUEL-40)")
KEYED: Final = _seen.add("keys", _both, "doors under keys (DUEL-50)")
DECLINED: Final = _seen.add("declined", _both, "gold left alone (DUEL-43)")
STOCK: Final = _seen.add("stock", ("tokens", "tokens of blue", "keys"), "DUEL-11, DUEL-51")
PURSES: Final = _seen.add("purses", [f"{s} {v}" for s in _seats for v in (1, 2, 3)], "DUEL-60")
BEFORE: Final = _seen.add("before", [f"{s} {v}" for s in _seats for v in (1, 2, 3)], "DUEL-60")
PAYMENTS: Final = _seen.add(
    "paid", [f"{i} {w}" for i in range(PAID) for w in ("seat", "value")], "to trolls (DUEL-61)"
)
GOAL_STOCK: Final = _seen.add("goal stock", _goal_cards, "not turned up before (DUEL-64)")
TAKEN: Final = _seen.add("taken", _tunnels, "gold tunnels won before (DUEL-66)")
TURN: Final = _seen.add("turn", ("draw", "must lay", "has laid", "ended"), "DUEL-14, DUEL-31")
HELD: Final = _seen.add("hand", [f"slot {i} {w}" for i in range(HAND) for w in _kinds], "DUEL-73")
GIVEN: Final = _seen.add("given", _kinds, "what one discarded unseen (DUEL-75)")

_acts = Layout()
_at = [f"at {place}" for place in places()]
_slots = [f"slot {i}" for i in range(HAND)]
PAIRS: Final = list(combinations(range(HAND), 2))
_pairs = [f"{_slots[i]} {_slots[j]}" for i, j in PAIRS]
LAYS: Final = _acts.add(
    "lay", [f"{s} {w} {p}" for s in _slots for w in ("upright", "turned") for p in _at], "DUEL-19"
)
ROCKFALLS: Final = _acts.add("rockfall", [*_at, "nowhere"], "DUEL-53")
LOOKS: Final = _acts.add("look", _at, "DUEL-56")
UNLOCKS: Final = _acts.add("unlock", _at, "DUEL-50")
BRIBES: Final = _acts.add("bribe", _at, "DUEL-30")
CLAIMS: Final = _acts.add("claim", [*_at, "nothing"], "DUEL-39")
OPENS: Final = _acts.add("open", [*_at, "none"], "option multi_goal")
PUTS: Final = _acts.add("put", [f"{w} {p}" for w in ("upright", "turned") for p in _at], "DUEL-36")
BREAKING: Final = _acts.add(
    "break", [f"{t}{w}" for t in TOOLS for w in ("", " in vain")], "DUEL-45"
)
MENDS: Final = _acts.add("mend", [f"{t} with {s}" for s in _slots for t in TOOLS], "DUEL-47")
THROWS: Final = _acts.add("throw off", [f"{t} with {p}" for t in TOOLS for p in _pairs], "DUEL-16")
PASSES: Final = _acts.add("pass", [*_slots, *_pairs], "DUEL-15")
PAYS: Final = _acts.add("pay", (1, 2, 3), "DUEL-62")
ENDS: Final = _acts.add("end", ["turn"], "DUEL-31")

MARKS: Final = marks_of(SHAPES)
PLACED: Final = (
    (ROCKFALL, ROCKFALLS, ROCKFALL_CARD),
    (LOOK, LOOKS, MAP),
    (UNLOCK, UNLOCKS, KEY),
    (BRIBE, BRIBES, NO_CARD),
    (TAKE, CLAIMS, NO_CARD),
    (OPEN, OPENS, NO_CARD),
)


def _pair_table() -> vec[i64]:
    table = vec[i64]([0] * (HAND * HAND))
    for number, (i, j) in enumerate(PAIRS):
        table[i * HAND + j] = number
    return table


def _first_of(deeds: tuple[tuple[int, int, int], ...]) -> vec[i64]:
    """By deed: where its actions at places begin."""
    table = vec[i64]([OUTSIDE] * 16)
    for deed, first, _ in deeds:
        table[deed] = first
    return table


PAIR_OF: Final = _pair_table()
FIRST_OF: Final = _first_of(PLACED)


def put_purse(out: vec[u8], at: i64, purse: i64) -> None:
    for value in range(3):
        put(out, at + value, (purse >> (8 * value)) & 255)


def put_kinds(out: vec[u8], at: i64, kinds: i64) -> None:
    """A set of tunnels and goals, in the order of `_all_tunnels`."""
    put_bits(out, at, kinds, TUNNELS)
    put_bits(out, at + TUNNELS, kinds >> FIRST_GOAL, GOAL_CARDS)


class DuelTensors(Tensors):
    """The numbers of the Duel."""

    def observe(self, view: View, out: vec[u8], at: i64) -> None:
        assert isinstance(view, DuelView)
        self._put_board(view, out, at)
        self._put_turn(view, out, at)
        self._put_goals(view, out, at)
        for seat in range(view.public.seats):
            self._put_seat(view, seat, out, at)
        self._put_gold(view, out, at)
        put_hand(out, at + HELD, view.private.hand, DECK_KINDS)
        put_counts(out, at + GIVEN, view.private.buried)

    def _put_board(self, view: DuelView, out: vec[u8], at: i64) -> None:
        """The maze with what oneself reaches, then what the rival does."""
        maze, me = view.public.maze, max(view.seat, 0)
        put_board(out, at + BOARD, maze, MARKS, me)
        if view.public.seats == MOST:
            reach = maze.walks[1 - me].reach
            for cell in maze.laid:
                if reach[cell] != 0:
                    place = place_of(maze.x_of(cell), maze.y_of(cell))
                    if place != OUTSIDE:
                        out[at + RIVALS + place] = 1

    def _put_turn(self, view: DuelView, out: vec[u8], at: i64) -> None:
        public, me = view.public, view.seat
        out[at + PHASE + public.phase] = 1
        out[at + ROUND + public.round - 1] = 1
        out[at + COLOUR + public.colour(me) - 1] = 1
        put_seat(out, at + ACTIVE, public.active, me, public.seats)
        put_seat(out, at + FIRST, public.first, me, public.seats)
        put(out, at + DECK, public.deck_size)
        put_counts(out, at + SPENT, public.spent)
        put(out, at + TURN, public.draw)
        if public.must_lay:
            out[at + TURN + 1] = 1
        if public.has_laid:
            out[at + TURN + 2] = 1
        put(out, at + TURN + 3, public.ended)

    def _put_goals(self, view: DuelView, out: vec[u8], at: i64) -> None:
        public = view.public
        for goal in range(GOALS):
            if public.goals[goal] != 0:
                out[at + OPEN_GOALS + GOAL_CARDS * goal + public.goals[goal] - FIRST_GOAL] = 1
            seen = view.private.seen[goal]
            if seen != 0:
                out[at + OWN_GOALS + GOAL_CARDS * goal + seen - FIRST_GOAL] = 1
        if public.orient >= 0:
            out[at + ORIENTED + public.orient] = 1
        put_bits(out, at + LINKS, public.links, GOALS)
        put_bits(out, at + GOAL_STOCK, public.goal_stock, GOAL_CARDS)
        put_bits(out, at + TAKEN, public.taken, TUNNELS)

    def _put_seat(self, view: DuelView, seat: i64, out: vec[u8], at: i64) -> None:
        public = view.public
        who = relative(seat, view.seat, public.seats)
        each = TUNNELS + GOAL_CARDS
        put(out, at + HANDS + who, public.hands[seat])
        put_bits(out, at + BROKEN + 3 * who, public.tools[seat], 3)
        put(out, at + BURIED + who, public.buried[seat])
        put_bits(out, at + LOOKED + GOALS * who, public.looked[seat], GOALS)
        put_kinds(out, at + TOKENS + each * who, public.tokens[seat])
        put_kinds(out, at + KEYED + each * who, public.keys[seat])
        put_kinds(out, at + DECLINED + each * who, public.declined[seat])
        put_purse(out, at + PURSES + 3 * who, public.purses[seat])
        put_purse(out, at + BEFORE + 3 * who, public.before[seat])

    def _put_gold(self, view: DuelView, out: vec[u8], at: i64) -> None:
        public = view.public
        for i in range(len(public.stock)):
            put(out, at + STOCK + i, public.stock[i])
        put(out, at + STOCK + 2, public.keys_left)
        for i, paid in enumerate(public.paid[:PAID]):
            put(out, at + PAYMENTS + 2 * i, relative(paid.seat, view.seat, public.seats) + 1)
            put(out, at + PAYMENTS + 2 * i + 1, paid.nuggets + 1)

    # ---- moves

    def number(self, view: View, moves: Moves, into: vec[i64]) -> None:
        assert isinstance(view, DuelView)
        items, slots = moves.items, SLOTS.look(view.private.hand)
        for i in range(number_lays(moves, slots, LAYS, into), moves.n):
            into[i] = number_of(slots, items[i])

    def move_of(self, view: View, action: i64) -> i64:
        assert isinstance(view, DuelView)
        hand = view.private.hand
        if action < ROCKFALLS:
            card = card_in(hand, (action - LAYS) // (2 * PLACES))
            if card >= TUNNELS:
                return OUTSIDE
            turned = (action - LAYS) // PLACES % 2
            return pack_in(LAY, card, (action - LAYS) % PLACES, turned)
        if action < PUTS:
            return placed_of(action)
        if action < BREAKING:
            turned = (action - PUTS) // PLACES
            return pack_in(ORIENT_GOAL, NO_CARD, (action - PUTS) % PLACES, turned)
        return card_move_of(hand, action)


# ---- from moves to numbers


def number_of(slots: vec[i64], move: i64) -> i64:
    """The number of one offered move."""
    deed = deed_of(move)
    if deed == LAY:
        return number_of_lay(slots, LAYS, move)
    if deed == DECLINE:
        return CLAIMS + PLACES
    if FIRST_OF[deed] != OUTSIDE:
        if c_of(move) != 0:
            return FIRST_OF[deed] + PLACES
        return behind(FIRST_OF[deed], place_of(x_of(move), y_of(move)))
    if deed == ORIENT_GOAL:
        return behind(PUTS + PLACES * c_of(move), place_of(x_of(move), y_of(move)))
    return number_of_cards(slots, move, deed)


def number_of_cards(slots: vec[i64], move: i64, deed: i64) -> i64:
    card = card_of(move)
    if deed == BREAK:
        return BREAKING + 2 * (card - BREAKS[0]) + c_of(move)
    if deed == GIVE:
        return PAYS + a_of(move) - 1
    if deed == END:
        return ENDS
    slot = slots[card]
    if deed == MEND:
        return MENDS + 3 * slot + a_of(move)
    if deed == PASS and a_of(move) == NO_CARD:
        return PASSES + slot
    second = slot + 1
    if a_of(move) != card:
        second = slots[a_of(move)]
    pair = PAIR_OF[slot * HAND + second]
    return PASSES + HAND + pair if deed == PASS else THROWS + b_of(move) * len(PAIRS) + pair


# ---- and back


def card_in(hand: vec[i64], slot: i64) -> i64:
    return hand[slot] if slot < len(hand) else NO_CARD


def placed_of(action: i64) -> i64:
    """A deed at a place, or the same deed at none."""
    for deed, first, card in PLACED:
        last = first + PLACES
        if first <= action <= last and (action < last or deed in (ROCKFALL, TAKE, OPEN)):
            if action < last:
                return pack_in(deed, card, action - first, 0)
            return pack(DECLINE if deed == TAKE else deed, card, 0, 0, 0 if deed == TAKE else 1)
    return OUTSIDE


def card_move_of(hand: vec[i64], action: i64) -> i64:
    if action < MENDS:
        return pack(BREAK, BREAKS[(action - BREAKING) // 2], 0, 0, (action - BREAKING) % 2)
    if action < THROWS:
        card = card_in(hand, (action - MENDS) // 3)
        return OUTSIDE if card == NO_CARD else pack(MEND, card, (action - MENDS) % 3, 0, 0)
    if action >= ENDS:
        return pack(END, NO_CARD, 0, 0, 0)
    if action >= PAYS:
        return pack(GIVE, NO_CARD, action - PAYS + 1, 0, 0)
    if PASSES <= action < PASSES + HAND:
        card = card_in(hand, action - PASSES)
        return OUTSIDE if card == NO_CARD else pack(PASS, card, NO_CARD, 0, 0)
    tool: i64 = 0
    deed: i64 = PASS
    number = action - PASSES - HAND
    if action < PASSES:
        deed = DISCARD
        number = (action - THROWS) % len(PAIRS)
        tool = (action - THROWS) // len(PAIRS)
    i, j = PAIRS[number]
    card, other = card_in(hand, i), card_in(hand, j)
    if card == NO_CARD or other == NO_CARD:
        return OUTSIDE
    return pack(deed, card, other, tool, 0)


TENSORS: Final = DuelTensors(_seen, _acts)
