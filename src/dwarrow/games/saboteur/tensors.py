"""Saboteur as numbers: what a seat's view says, and its moves by hand slot and relative seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dwarrow.games.saboteur.cards import DECK, DECK_KINDS, ROLES, WORDS
from dwarrow.games.saboteur.deeds.take import TAKE
from dwarrow.games.saboteur.forms import PHASES
from dwarrow.games.saboteur.round import Saboteur
from dwarrow.games.saboteur.state import SaboteurView
from dwarrow.kernel.state import Moves, State, View
from dwarrow.kernel.tensors import Layout, Tensors, put, relative
from dwarrow.parts.deeds import PASS
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.numbering import MineActs, card_in, number_lays
from dwarrow.parts.packing import a_of, card_of, deed_of, pack
from dwarrow.parts.purses import bank_in, count_of
from dwarrow.parts.tensors import MineFields, Slots, put_bits, put_hand
from dwarrow.parts.tools import TOOLS

MOST: Final = 10  # SAB-001
HAND_ROOM: Final = 6  # SAB-017
ROUNDS: Final = 3  # SAB-002
SIGHT: Final = 4
UNDER: Final = 12  # the gold cards sent under the deck that are remembered

_seen = Layout()
MINE: Final = MineFields(_seen, DECK, PHASES, ROUNDS, range(3, MOST + 1))
_seats = [f"seat +{n}" for n in range(MOST)]
_rounds = [f"round {n + 1}" for n in range(ROUNDS)]
_kinds = WORDS[:DECK_KINDS]

BROKEN: Final = _seen.add("broken", [f"{s} {t}" for s in _seats for t in TOOLS], "SAB-126")
ROLES_UP: Final = _seen.add("roles up", [f"{s} {r}" for s in _seats for r in ROLES[1:]], "SAB-085")
WINNER: Final = _seen.add("winner", ROLES[1:], "of the round (SAB-087)")
ASIDE: Final = _seen.add("aside", ROLES[1:], "the role left over, once roles are up (SAB-133)")
GOLD_CARDS: Final = _seen.add("gold cards", _seats, "how many each owns (SAB-130)")
NUGGETS: Final = _seen.add(
    "open gold", [f"{s} {v}" for s in _seats for v in ("1", "2", "3", "bank")], "gold that is open"
)
GOLD_DECK: Final = _seen.add("gold deck", ["cards", "drawn"], "SAB-111, SAB-132")
OFFER: Final = _seen.add("offer", ["cards"], "left in the set being shared (SAB-128)")
PICKS: Final = _seen.add(
    "picks",
    [f"{r} {s} {w}" for r in _rounds for s in _seats for w in ("cards", "value")],
    "SAB-094",
)
PAYS: Final = _seen.add(
    "pays", [f"{s} {w}" for s in _seats for w in ("cards", "nuggets", "bank")], "SAB-131"
)
ROLE: Final = _seen.add("role", ROLES[1:], "one's own (SAB-117)")
FELLOWS: Final = _seen.add("fellows", _seats, "saboteurs one knows (option saboteurs_meet)")
HAND: Final = _seen.add(
    "hand", [f"slot {i} {word}" for i in range(HAND_ROOM) for word in _kinds], "SAB-121"
)
PURSE: Final = _seen.add("purse", ("1", "2", "3", "bank"), "one's own secret gold (SAB-130)")
CHOICE: Final = _seen.add("choice", ("1", "2", "3"), "the gold one chooses from (SAB-128)")
SIGHTS: Final = _seen.add(
    "sights", [f"{r} {w}" for r in _rounds for w in ("picked before", "1", "2", "3")], "SAB-129"
)
SENT: Final = _seen.add(
    "sent under", [f"{i} {w}" for i in range(UNDER) for w in ("place", "value")], "SAB-132"
)

_acts = Layout()
ACTS: Final = MineActs(_acts, DECK, MOST, HAND_ROOM)
PASSED: Final = _acts.add("pass", [*(f"slot {i}" for i in range(HAND_ROOM)), "nothing"], "SAB-064")
ACTS.add_goals(_acts)
TAKES: Final = _acts.add("take", ("1", "2", "3"), "SAB-093")
SLOTS: Final = Slots()


def put_purse(out: vec[u8], at: i64, purse: i64) -> None:
    for value in range(3):
        put(out, at + value, count_of(purse, value + 1))


class SaboteurTensors(Tensors):
    """The numbers of Saboteur."""

    def observe(self, view: View, out: vec[u8], at: i64) -> None:
        assert isinstance(view, SaboteurView)
        MINE.put(view.public, view.private, view.seat, out, at)
        self._put_seats(view, out, at)
        self._put_gold(view, out, at)
        self._put_own(view, out, at)

    def _put_seats(self, view: SaboteurView, out: vec[u8], at: i64) -> None:
        public = view.public
        me, seats, tools, roles = view.seat, public.seats, public.tools, public.roles
        gold_cards, purses = public.gold_cards, public.purses
        for seat in range(seats):
            who = relative(seat, me, seats)
            put_bits(out, at + BROKEN + 3 * who, tools[seat], 3)
            put(out, at + GOLD_CARDS + who, gold_cards[seat])
            if roles[seat] != 0:
                out[at + ROLES_UP + 2 * who + roles[seat] - 1] = 1
            if purses[seat] != 0:
                put_purse(out, at + NUGGETS + 4 * who, purses[seat])
                put(out, at + NUGGETS + 4 * who + 3, bank_in(purses[seat]))

    def _put_gold(self, view: SaboteurView, out: vec[u8], at: i64) -> None:
        public = view.public
        if public.winner != 0:
            out[at + WINNER + public.winner - 1] = 1
        if public.aside != 0:
            out[at + ASIDE + public.aside - 1] = 1
        put(out, at + GOLD_DECK, public.gold_size)
        put(out, at + GOLD_DECK + 1, public.gold_drawn)
        put(out, at + OFFER, public.offer_size)
        if len(public.picks) + len(public.pays) > 0:
            self._put_shares(view, out, at)

    def _put_shares(self, view: SaboteurView, out: vec[u8], at: i64) -> None:
        """Entries are taken apart: by name their parts would be looked up."""
        me, seats = view.seat, view.public.seats
        for number, seat, value in view.public.picks:
            here = at + PICKS + (number - 1) * 2 * MOST + 2 * relative(seat, me, seats)
            out[here] = out[here] + 1
            out[here + 1] = out[here + 1] + u8(value)
        for seat, cards, nuggets, bank in view.public.pays:
            here = at + PAYS + 3 * relative(seat, me, seats)
            out[here] = out[here] + u8(cards)
            out[here + 1] = out[here + 1] + u8(nuggets)
            out[here + 2] = out[here + 2] + u8(bank)

    def _put_own(self, view: SaboteurView, out: vec[u8], at: i64) -> None:
        private = view.private
        seats = view.public.seats
        if private.role != 0:
            out[at + ROLE + private.role - 1] = 1
        if private.fellows != 0:
            for seat in range(seats):
                if (private.fellows >> seat) & 1 == 1:
                    out[at + FELLOWS + relative(seat, view.seat, seats)] = 1
        put_hand(out, at + HAND, private.hand, DECK_KINDS)
        if private.purse != 0:
            put_purse(out, at + PURSE, private.purse)
            put(out, at + PURSE + 3, bank_in(private.purse))
        if private.offer != 0:
            put_purse(out, at + CHOICE, private.offer)
        if len(private.sights) + len(private.under) > 0:
            self._put_memory(view, out, at)

    def _put_memory(self, view: SaboteurView, out: vec[u8], at: i64) -> None:
        for number, picks, offer in view.private.sights:
            here = at + SIGHTS + SIGHT * (number - 1)
            put(out, here, picks + 1)
            put_purse(out, here + 1, offer)
        for n, card in enumerate(view.private.under[:UNDER]):
            put(out, at + SENT + 2 * n, card.place)
            put(out, at + SENT + 2 * n + 1, card.value)

    def truth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Saboteur)
        return state.private[seat].role

    # ---- moves

    def number(self, view: View, moves: Moves, into: vec[i64]) -> None:
        assert isinstance(view, SaboteurView)
        items, slots = moves.items, SLOTS.look(view.private.hand)
        passed = PASSED
        for i in range(number_lays(moves, slots, ACTS.lays, into), moves.n):
            move = items[i]
            if deed_of(move) == PASS and card_of(move) != NO_CARD:
                into[i] = passed + slots[card_of(move)]
            else:
                into[i] = number_of(view, slots, move)

    def move_of(self, view: View, action: i64) -> i64:
        assert isinstance(view, SaboteurView)
        hand = view.private.hand
        if action < PASSED:
            return ACTS.move_of(hand, view.seat, view.public.seats, action)
        if action < ACTS.opens:
            slot = action - PASSED
            card: i64 = NO_CARD
            if slot < HAND_ROOM:
                card = card_in(hand, slot)
            return pack(PASS, card, 0, 0, 0)
        if action < TAKES:
            return ACTS.goal_move_of(action)
        return pack(TAKE, NO_CARD, action - TAKES + 1, 0, 0)


def number_of(view: SaboteurView, slots: vec[i64], move: i64) -> i64:
    """The number of one offered move that is no pass of a card."""
    deed = deed_of(move)
    if deed == PASS:
        return PASSED + HAND_ROOM  # nothing
    if deed == TAKE:
        return TAKES + a_of(move) - 1
    return ACTS.number_of(slots, view.seat, view.public.seats, move)


TENSORS: Final = SaboteurTensors(_seen, _acts)
