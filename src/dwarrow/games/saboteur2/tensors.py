"""Saboteur 2 as numbers: what a seat's view says, and its moves by hand slot and relative seat."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dwarrow.games.saboteur2.cards import DECK, DECK_KINDS, NEW_ACTS, ROLES, WORDS
from dwarrow.games.saboteur2.deeds import ACT, NO_VICTIM, ROB_GOLD, SHED
from dwarrow.games.saboteur2.forms import PHASES, trail_parts
from dwarrow.games.saboteur2.forms import SWAPPED as SWAPPED_HANDS
from dwarrow.games.saboteur2.round import Saboteur2
from dwarrow.games.saboteur2.state import IN_FRONT, Public, Saboteur2View
from dwarrow.kernel.state import Moves, State, View
from dwarrow.kernel.tensors import OUTSIDE, Layout, Tensors, put, relative
from dwarrow.parts.deeds import PASS
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.numbering import MineActs, card_in, number_lays, target
from dwarrow.parts.packing import a_of, b_of, card_of, deed_of, pack
from dwarrow.parts.tensors import MineFields, Slots, put_bits, put_hand, put_seat

MOST: Final = 12  # SB2-002
HAND_ROOM: Final = 8  # six, and one more by each swap of hands if both draw
THINGS: Final = len(IN_FRONT)
ROUNDS: Final = 3
TRAIL: Final = 16  # the newest entries that are told
RECENT: Final = 8  # of hats, inspections and sights
SWAPS: Final = 2

_seen = Layout()
MINE: Final = MineFields(_seen, DECK, PHASES, ROUNDS, range(2, MOST + 1))
_seats = [f"seat +{n}" for n in range(MOST)]
_kinds = WORDS[:DECK_KINDS]
_roles = ROLES[1:]


def _rows(most: int, *facts: str) -> list[str]:
    return [f"{i} {fact}" for i in range(most) for fact in facts]


FRONT: Final = _seen.add("in front", [f"{s} {t}" for s in _seats for t in IN_FRONT], "SB2-103")
ROLES_UP: Final = _seen.add("roles up", [f"{s} {r}" for s in _seats for r in _roles], "SAB-085")
SETS: Final = _seen.add(
    "seats with",
    [f"{s} {w}" for s in _seats for w in ("gold", "won", "to rob", "to be robbed")],
    "SB2-104, SB2-073, SB2-086",
)
PAYS: Final = _seen.add("pays", _seats, "got in this round, less what was robbed, + 128 (SB2-105)")
GOLD: Final = _seen.add("open gold", _seats, "when the game is over (SB2-093)")
EARNED: Final = _seen.add(
    "ledger", [f"round {r + 1} {s}" for r in range(ROUNDS) for s in _seats], "paid (SB2-105)"
)
TURNS: Final = _seen.add("turns", ["turns"], "taken in this round (SB2-095)")
LAST_THIEF: Final = _seen.add("last thief", _seats, "SB2-087")
COMPLETER: Final = _seen.add("completer", _seats, "SB2-059")
REACHING: Final = _seen.add("reaching", ROLES[1:3], "teams that reach the treasure (SB2-062)")
TRAILED: Final = _seen.add("trail", _rows(TRAIL, "what", "seat", "number"), "SB2-101")
HATS: Final = _seen.add("hats", _rows(RECENT, "turn", "seat"), "newest first (SB2-097)")
LOOKS: Final = _seen.add("looks", _rows(RECENT, "turn", "seat", "whose"), "SB2-096")
ROLE: Final = _seen.add("role", _roles, "one's own (SB2-095)")
OWN_GOLD: Final = _seen.add("own gold", ["nuggets"], "SB2-104")
HAND: Final = _seen.add(
    "hand", [f"slot {i} {word}" for i in range(HAND_ROOM) for word in _kinds], "SAB-121"
)
WORE: Final = _seen.add("wore", _rows(RECENT, "turn", "role"), "newest first (SB2-098)")
SAW: Final = _seen.add("saw", _rows(RECENT, "turn", "whose", "role"), "newest first (SB2-095)")
SWAPPED: Final = _seen.add(
    "swapped",
    [f"{i} {w} {k}" for i in range(SWAPS) for w in ("gave", "got") for k in _kinds],
    "hands swapped, newest first (SB2-101)",
)
SWAPPED_WITH: Final = _seen.add(
    "swapped with", [f"{i} {s}" for i in range(SWAPS) for s in _seats], "newest first (SB2-101)"
)

_acts = Layout()
_slots = [f"slot {i}" for i in range(HAND_ROOM)]
SUBSETS: Final = [s for n in (1, 2, 3) for s in combinations(range(HAND_ROOM), n)]
PAIRS: Final = list(combinations(range(HAND_ROOM), 2))
ACTS: Final = MineActs(_acts, DECK, MOST, HAND_ROOM)
PLAYS: Final = _acts.add("play", [f"{i} on {s}" for i in _slots for s in _seats], "SB2-041")
PASSED: Final = _acts.add(
    "pass", [*(" ".join(_slots[i] for i in subset) for subset in SUBSETS), "nothing"], "SB2-025"
)
SHEDS: Final = _acts.add(
    "shed", [f"{t} with {_slots[i]} {_slots[j]}" for t in IN_FRONT for i, j in PAIRS], "SB2-020"
)
ROBS: Final = _acts.add("rob", [*_seats, "nobody"], "SB2-088")
ACTS.add_goals(_acts)

NO_SLOT: Final = HAND_ROOM


def _subset_table() -> vec[i64]:
    """By three slots, NO_SLOT for none: the number of the subset."""
    size = HAND_ROOM + 1
    table = vec[i64]([0] * (size * size * size))
    for number, subset in enumerate(SUBSETS):
        a, b, c = (*subset, NO_SLOT, NO_SLOT)[:3]
        table[(a * size + b) * size + c] = number
    return table


def _pair_table() -> vec[i64]:
    table = vec[i64]([0] * (HAND_ROOM * HAND_ROOM))
    for number, (i, j) in enumerate(PAIRS):
        table[i * HAND_ROOM + j] = number
    return table


SUBSET_OF: Final = _subset_table()
PAIR_OF: Final = _pair_table()
SLOTS: Final = Slots()


class Saboteur2Tensors(Tensors):
    """The numbers of Saboteur 2."""

    def observe(self, view: View, out: vec[u8], at: i64) -> None:
        assert isinstance(view, Saboteur2View)
        MINE.put(view.public, view.private, view.seat, out, at)
        self._put_seats(view, out, at)
        self._put_round(view, out, at)
        self._put_own(view, out, at)

    def _put_seats(self, view: Saboteur2View, out: vec[u8], at: i64) -> None:
        public = view.public
        me, seats, tools, roles = view.seat, public.seats, public.tools, public.roles
        pays, gold = public.pays, public.gold
        is_set = public.rich | public.winners | public.thieves | public.marks != 0
        for seat in range(seats):
            who = relative(seat, me, seats)
            put_bits(out, at + FRONT + THINGS * who, tools[seat], THINGS)
            put(out, at + PAYS + who, pays[seat] + 128)
            put(out, at + GOLD + who, gold[seat])
            if roles[seat] != 0:
                out[at + ROLES_UP + 6 * who + roles[seat] - 1] = 1
            if is_set:
                self._put_sets(public, seat, out, at + SETS + 4 * who)

    def _put_sets(self, public: Public, seat: i64, out: vec[u8], at: i64) -> None:
        out[at] = u8((public.rich >> seat) & 1)
        out[at + 1] = u8((public.winners >> seat) & 1)
        out[at + 2] = u8((public.thieves >> seat) & 1)
        out[at + 3] = u8((public.marks >> seat) & 1)

    def _put_round(self, view: Saboteur2View, out: vec[u8], at: i64) -> None:
        public = view.public
        me, seats = view.seat, public.seats
        put(out, at + TURNS, public.turns)
        put_seat(out, at + LAST_THIEF, public.last_thief, me, seats)
        put_seat(out, at + COMPLETER, public.completer, me, seats)
        put_bits(out, at + REACHING, public.reaching >> 1, 2)
        if len(public.trail) > 0:
            self._put_trail(view, out, at)
        if len(public.hats) + len(public.looks) + len(public.ledger) > 0:
            self._put_history(view, out, at)

    def _put_trail(self, view: Saboteur2View, out: vec[u8], at: i64) -> None:
        """What happened to hands since the first swap; cards and seats are counted from 1."""
        trail, seats = view.public.trail, view.public.seats
        n: i64 = len(trail)
        for i in range(min(n, TRAIL)):
            here = at + TRAILED + 3 * i
            what, seat, number = trail_parts(trail[n - 1 - i])
            put(out, here, what + 1)
            put(out, here + 1, relative(seat, view.seat, seats) + 1)
            other = relative(number, view.seat, seats) if what == SWAPPED_HANDS else i64(number)
            put(out, here + 2, other + 1)

    def _put_history(self, view: Saboteur2View, out: vec[u8], at: i64) -> None:
        """Entries are taken apart: by name their parts would be looked up."""
        public, me, seats = view.public, view.seat, view.public.seats
        hats: i64 = len(public.hats)
        for i in range(min(hats, RECENT)):
            turn, seat = public.hats[hats - 1 - i]
            put(out, at + HATS + 2 * i, turn + 1)
            put(out, at + HATS + 2 * i + 1, relative(seat, me, seats) + 1)
        looks: i64 = len(public.looks)
        for i in range(min(looks, RECENT)):
            turn, seat, whose = public.looks[looks - 1 - i]
            put(out, at + LOOKS + 3 * i, turn + 1)
            put(out, at + LOOKS + 3 * i + 1, relative(seat, me, seats) + 1)
            put(out, at + LOOKS + 3 * i + 2, relative(whose, me, seats) + 1)
        for number, to, _payer, nuggets in public.ledger:
            here = at + EARNED + (number - 1) * MOST + relative(to, me, seats)
            out[here] = out[here] + u8(nuggets)

    def _put_own(self, view: Saboteur2View, out: vec[u8], at: i64) -> None:
        private = view.private
        if private.role != 0:
            out[at + ROLE + private.role - 1] = 1
        put(out, at + OWN_GOLD, private.gold)
        put_hand(out, at + HAND, private.hand, DECK_KINDS)
        if len(private.wore) + len(private.saw) + len(private.swapped) > 0:
            self._put_memory(view, out, at)

    def _put_memory(self, view: Saboteur2View, out: vec[u8], at: i64) -> None:
        private, me, seats = view.private, view.seat, view.public.seats
        wore: i64 = len(private.wore)
        for i in range(min(wore, RECENT)):
            turn, role = private.wore[wore - 1 - i]
            put(out, at + WORE + 2 * i, turn + 1)
            put(out, at + WORE + 2 * i + 1, role)
        saw: i64 = len(private.saw)
        for i in range(min(saw, RECENT)):
            turn, whose, role = private.saw[saw - 1 - i]
            put(out, at + SAW + 3 * i, turn + 1)
            put(out, at + SAW + 3 * i + 1, relative(whose, me, seats) + 1)
            put(out, at + SAW + 3 * i + 2, role)
        if len(private.swapped) > 0:
            self._put_swaps(view, out, at)

    def _put_swaps(self, view: Saboteur2View, out: vec[u8], at: i64) -> None:
        swapped = view.private.swapped
        n: i64 = len(swapped)
        for i in range(min(n, SWAPS)):
            _place, other, gave, got = swapped[n - 1 - i]
            who = relative(other, view.seat, view.public.seats)
            out[at + SWAPPED_WITH + i * MOST + who] = 1
            for card in gave:
                here = at + SWAPPED + 2 * DECK_KINDS * i + card
                out[here] = out[here] + 1
            for card in got:
                here = at + SWAPPED + DECK_KINDS * (2 * i + 1) + card
                out[here] = out[here] + 1

    def truth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Saboteur2)
        return state.private[seat].role

    # ---- moves

    def number(self, view: View, moves: Moves, into: vec[i64]) -> None:
        assert isinstance(view, Saboteur2View)
        items, slots = moves.items, SLOTS.look(view.private.hand)
        passes = SUBSET_OF
        for i in range(number_lays(moves, slots, ACTS.lays, into), moves.n):
            if deed_of(items[i]) == PASS:
                into[i] = PASSED + subset_of(slots, passes, items[i])
            else:
                into[i] = number_of(view, slots, items[i])

    def move_of(self, view: View, action: i64) -> i64:
        assert isinstance(view, Saboteur2View)
        if action < PLAYS:
            return ACTS.move_of(view.private.hand, view.seat, view.public.seats, action)
        if action < PASSED:
            return act_of(view, action - PLAYS)
        if action < SHEDS:
            return pass_of(view, action - PASSED)
        if action < ROBS:
            return shed_of(view, action - SHEDS)
        if action < ACTS.opens:
            return rob_of(view, action - ROBS)
        return ACTS.goal_move_of(action)


# ---- from moves to numbers


def number_of(view: Saboteur2View, slots: vec[i64], move: i64) -> i64:
    """The number of one offered move that is no pass."""
    deed = deed_of(move)
    me, seats = view.seat, view.public.seats
    if deed == SHED:
        card, a = card_of(move), a_of(move)
        first = slots[card]
        second = first + 1
        if a != card:
            second = slots[a]
        return SHEDS + b_of(move) * len(PAIRS) + PAIR_OF[first * HAND_ROOM + second]
    if deed == ACT:
        return PLAYS + MOST * slots[card_of(move)] + relative(a_of(move), me, seats)
    if deed == ROB_GOLD:
        if a_of(move) == NO_VICTIM:
            return ROBS + MOST
        return ROBS + relative(a_of(move), me, seats)
    return ACTS.number_of(slots, me, seats, move)


def subset_of(slots: vec[i64], passes: vec[i64], move: i64) -> i64:
    """The number of the slots a pass gives up; hands are sorted, and so are the cards.

    Most moves are passes, so the tables are given and not looked up here.
    """
    card, a, b = card_of(move), a_of(move), b_of(move)
    if card == NO_CARD:
        return len(SUBSETS)
    first = slots[card]
    second: i64 = NO_SLOT
    third: i64 = NO_SLOT
    if a != NO_CARD:
        second = first + 1
        if a != card:
            second = slots[a]
        if b != NO_CARD:
            third = second + 1
            if b != a:
                third = slots[b]
    return passes[(first * (HAND_ROOM + 1) + second) * (HAND_ROOM + 1) + third]


# ---- and back


def act_of(view: Saboteur2View, number: i64) -> i64:
    seat = target(number % MOST, view.seat, view.public.seats)
    card = card_in(view.private.hand, number // MOST)
    if seat == OUTSIDE or card == NO_CARD or card < NEW_ACTS:
        return OUTSIDE
    return pack(ACT, card, seat, 0, 0)


def rob_of(view: Saboteur2View, who: i64) -> i64:
    if who == MOST:
        return pack(ROB_GOLD, NO_CARD, NO_VICTIM, 0, 0)
    seat = target(who, view.seat, view.public.seats)
    return OUTSIDE if seat == OUTSIDE else pack(ROB_GOLD, NO_CARD, seat, 0, 0)


def pass_of(view: Saboteur2View, number: i64) -> i64:
    if number == len(SUBSETS):
        return pack(PASS, NO_CARD, NO_CARD, NO_CARD, 0)
    cards = [int(card_in(view.private.hand, slot)) for slot in SUBSETS[number]]
    if NO_CARD in cards:
        return OUTSIDE
    card, a, b = (*cards, NO_CARD, NO_CARD)[:3]
    return pack(PASS, card, a, b, 0)


def shed_of(view: Saboteur2View, number: i64) -> i64:
    i, j = PAIRS[number % len(PAIRS)]
    hand = view.private.hand
    card, other = card_in(hand, i), card_in(hand, j)
    if card == NO_CARD or other == NO_CARD:
        return OUTSIDE
    return pack(SHED, card, other, number // len(PAIRS), 0)


TENSORS: Final = Saboteur2Tensors(_seen, _acts)
