"""Kings Under Mountains as numbers: what a seat sees, and its moves by hand slot and place."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dwarrow.games.kings import cards
from dwarrow.games.kings.deeds.packing import (
    LAY,
    OWN,
    TAKE_CARD,
    card_in,
    deed_of,
    index_of,
    own_place,
    pack,
    place_in,
)
from dwarrow.games.kings.forms import ENDS, PHASES
from dwarrow.games.kings.plots import mine_in, troop_at, troops_on
from dwarrow.games.kings.state import KingsView
from dwarrow.kernel.state import Moves, View
from dwarrow.kernel.tensors import OUTSIDE, Layout, Tensors, put, relative

MOST: Final = 4  # KUM-001
OPEN: Final = 8  # captured mines of a seat that are told and can be dug in, the oldest first
LAID: Final = 4  # troops on a mine
TROOPS: Final = len(cards.TROOP_WORDS)
PLOT: Final = 1 + LAID  # the mine and its troops, each counted from 1

_seen = Layout()
_seats = [f"king +{n}" for n in range(MOST)]
_plot = ("mine", *(f"troop {i}" for i in range(LAID)))
PHASE: Final = _seen.add("phase", PHASES, "what is decided now")
TABLE: Final = _seen.add("seats", ["2 seats", "3 seats", "4 seats"], "KUM-001")
FIRST: Final = _seen.add("first", _seats, "who starts (KUM-008)")
ENDED: Final = _seen.add("ended", ENDS, "KUM-026")
KINGS: Final = _seen.add(
    "races", [f"{s} {race}" for s in _seats for race in cards.RACES], "KUM-003"
)
DECK: Final = _seen.add("deck", ["cards"], "KUM-007")
TOP: Final = _seen.add("top", cards.MINE_WORDS, "the mine on top of the deck (KUM-031)")
CENTRAL: Final = _seen.add(
    "centre", [f"{n + 1} {w}" for n in range(cards.CENTRE) for w in _plot], "kinds counted from 1"
)
CAPTURED: Final = _seen.add(
    "open", [f"{s} {n + 1} {w}" for s in _seats for n in range(OPEN) for w in _plot], "KUM-019"
)
UNDER: Final = _seen.add("under", _seats, "mines under each king (KUM-030)")
TOLD_UNDER: Final = _seen.add(
    "revealed",
    [f"{s} {m}" for s in _seats for m in cards.MINE_WORDS],
    "when the game is over (KUM-028)",
)
CAMP: Final = _seen.add("camp", cards.TROOP_WORDS, "troops in the Camp (KUM-006)")
TOPS: Final = _seen.add(
    "camp tops",
    [f"{race} {w}" for race in cards.RACES for w in ("troop", "mine")],
    "counted from 1",
)
BACKS: Final = _seen.add("backs", [f"{s} {m}" for s in _seats for m in cards.MINE_WORDS], "KUM-032")
FACES: Final = _seen.add(
    "faces", [f"{s} {t}" for s in _seats for t in cards.TROOP_WORDS], "known ones (KUM-032)"
)
GONE: Final = _seen.add("discard", cards.TROOP_WORDS, "troops that have left the game (KUM-023)")
HELD: Final = _seen.add(
    "hand", [f"slot {i} {t}" for i in range(cards.HAND) for t in cards.TROOP_WORDS], "KUM-030"
)
HELD_BACKS: Final = _seen.add(
    "hand backs", [f"slot {i} {m}" for i in range(cards.HAND) for m in cards.MINE_WORDS], "KUM-032"
)
OWN_UNDER: Final = _seen.add("own mines", cards.MINE_WORDS, "under one's own king (KUM-030)")

_acts = Layout()
_slots = [f"slot {i}" for i in range(cards.HAND)]
ATTACKS: Final = _acts.add(
    "play on centre", [f"{s} on {n + 1}" for s in _slots for n in range(cards.CENTRE)], "KUM-010"
)
DIGS: Final = _acts.add(
    "play on own mine", [f"{s} on {n + 1}" for s in _slots for n in range(OPEN)], "KUM-019"
)
TAKES: Final = _acts.add("take", [*cards.RACES, "deck"], "KUM-024")


def put_plot(out: vec[u8], at: i64, plot: i64) -> None:
    out[at] = u8(mine_in(plot) + 1)
    for i in range(troops_on(plot)):
        out[at + 1 + i] = u8(cards.troop_of(troop_at(plot, i)) + 1)


def add_one(out: vec[u8], at: i64) -> None:
    out[at] = out[at] + 1


class KingsTensors(Tensors):
    """The numbers of Kings Under Mountains."""

    def observe(self, view: View, out: vec[u8], at: i64) -> None:
        assert isinstance(view, KingsView)
        self._put_table(view, out, at)
        for seat in range(view.public.seats):
            self._put_king(view, seat, out, at)
        self._put_own(view, out, at)

    def _put_table(self, view: KingsView, out: vec[u8], at: i64) -> None:
        public = view.public
        out[at + PHASE + public.phase] = 1
        out[at + TABLE + public.seats - 2] = 1
        out[at + FIRST + relative(public.first, view.seat, public.seats)] = 1
        out[at + ENDED + public.ended] = 1
        put(out, at + DECK, public.deck_size)
        if public.top != cards.NO_MINE:
            out[at + TOP + public.top] = 1
        for place in range(cards.CENTRE):
            put_plot(out, at + CENTRAL + PLOT * place, public.centre[place])
        for race in range(len(cards.RACES)):
            pile = public.pile(race)
            for card in pile:
                add_one(out, at + CAMP + cards.troop_of(card))
            if len(pile) > 0:
                top = pile[len(pile) - 1]
                out[at + TOPS + 2 * race] = u8(cards.troop_of(top) + 1)
                out[at + TOPS + 2 * race + 1] = u8(cards.mine_of(top) + 1)
        for card in public.discard:
            add_one(out, at + GONE + cards.troop_of(card))

    def _put_king(self, view: KingsView, seat: i64, out: vec[u8], at: i64) -> None:
        public = view.public
        who = relative(seat, view.seat, public.seats)
        out[at + KINGS + 4 * who + public.races[seat]] = 1
        put(out, at + UNDER + who, public.under[seat])
        first = public.first_open(seat)
        for i in range(min(public.opened[seat], OPEN)):
            put_plot(out, at + CAPTURED + PLOT * (OPEN * who + i), public.open[first + i])
        for card in public.hand_shown(seat):
            add_one(out, at + BACKS + cards.KINDS * who + cards.mine_of(card))
            if card < cards.UNSEEN:
                add_one(out, at + FACES + TROOPS * who + cards.troop_of(card))
        for kind in public.revealed_of(seat):
            add_one(out, at + TOLD_UNDER + cards.KINDS * who + kind)

    def _put_own(self, view: KingsView, out: vec[u8], at: i64) -> None:
        hand = view.private.hand
        for slot in range(len(hand)):
            card = hand[slot]
            if card != cards.NO_CARD:
                out[at + HELD + TROOPS * slot + cards.troop_of(card)] = 1
                out[at + HELD_BACKS + cards.KINDS * slot + cards.mine_of(card)] = 1
        for kind in view.private.under:
            add_one(out, at + OWN_UNDER + kind)

    # ---- moves

    def number(self, view: View, moves: Moves, into: vec[i64]) -> None:
        assert isinstance(view, KingsView)
        items, hand = moves.items, view.private.hand
        for i in range(moves.n):
            into[i] = number_of(hand, items[i])

    def move_of(self, view: View, action: i64) -> i64:
        assert isinstance(view, KingsView)
        if action >= TAKES:
            return pack(TAKE_CARD, 0, action - TAKES)
        hand = view.private.hand
        slot = action // cards.CENTRE if action < DIGS else (action - DIGS) // OPEN
        if slot >= len(hand) or hand[slot] == cards.NO_CARD:
            return OUTSIDE
        if action < DIGS:
            return pack(LAY, hand[slot], action % cards.CENTRE)
        return pack(LAY, hand[slot], own_place(view.seat, (action - DIGS) % OPEN))


def number_of(hand: vec[i64], move: i64) -> i64:
    """The number of one offered move."""
    place = place_in(move)
    if deed_of(move) == TAKE_CARD:
        return TAKES + place
    slot: i64 = 0
    while hand[slot] != card_in(move):
        slot += 1
    if place < OWN:
        return ATTACKS + cards.CENTRE * slot + place
    index = index_of(place)
    if index >= OPEN:
        return OUTSIDE
    return DIGS + OPEN * slot + index


TENSORS: Final = KingsTensors(_seen, _acts)
