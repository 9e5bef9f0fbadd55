"""The cards of an imagined world, with what swaps of hands have shown to one seat (SB2-101).

Until the first swap all unseen cards are alike. From then on the public trail is played again
with cards that are known or still unknown: a seat that swapped knows what the other held then,
so what was not shown since is in that hand or among its face-down discards. Each such discard is
drawn evenly from the hand, except that cards shown later were not discarded before.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import ASIDE, DECK_KINDS, HAND_ROOM, THEFT, TRAP, deck_counts
from dwarrow.games.saboteur2.forms import BURIED, PLAYED, SWAPPED, trail_parts
from dwarrow.games.saboteur2.round import Saboteur2
from dwarrow.games.saboteur2.state import THIEF, TRAPPED, Public, Saboteur2View, Swap
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import SPECTATOR
from dwarrow.parts.cards import counted, pile
from dwarrow.parts.hand import hand_of
from dwarrow.parts.imagining import unplaced, without

TRIES = 200


def placed_openly(public: Public) -> list[int]:
    """The cards that do not lie where all have seen them."""
    counts = unplaced(public, deck_counts(public.rules.sb2_extra_card))
    for front in public.tools:
        counts[TRAP] -= int(front & TRAPPED != 0)
        counts[THEFT] -= int(front & THIEF != 0)
    return counts


def unseen_cards(view: Saboteur2View) -> list[int]:
    """How many cards of each kind are where this seat cannot see them."""
    counts = placed_openly(view.public)
    if view.seat == SPECTATOR:
        return counts
    private = view.private
    return without(counts, private.buried, private.hand, view.public.hands[view.seat])


def imagine_hands(world: Saboteur2, view: Saboteur2View, dice: Dice) -> None:
    """Deal the unseen cards to the other hands, their discards, the deck and the ten aside."""
    unseen = unseen_cards(view)
    for attempt in range(TRIES):
        tale = Tale(view, dice, knows=attempt < TRIES - 1)
        left = tale.left_of(unseen) if tale.is_sound() else None
        if left is not None:
            tale.fill(world, left)
            return


class HeldCard:
    """A card in somebody's hands: known to be of a kind, or not yet (-1)."""

    def __init__(self, kind: int = -1) -> None:
        self.kind = kind


class Tale:
    """One way the hands may have changed since the first swap."""

    def __init__(self, view: Saboteur2View, dice: Dice, knows: bool) -> None:
        self.public = view.public
        self.me = int(view.seat)
        self.dice = dice
        self.knows = knows  # the last attempt forgets, so that a world is always found
        self.swaps = {swap.place: swap for swap in view.private.swapped}
        self.trail = [trail_parts(entry) for entry in self.public.trail]
        sizes = hands_before(self.public, self.trail)
        self.hands = [[HeldCard() for _ in range(size)] for size in sizes]
        self.discards: list[list[HeldCard]] = [[] for _ in sizes]
        self.records: list[tuple[int, int, int, list[HeldCard], list[HeldCard]]] = []

    def is_sound(self) -> bool:
        """Play the trail; whether everything that was shown could be shown."""
        for place, (what, seat, number) in enumerate(self.trail):
            if what == SWAPPED:
                if not self.swap(place, seat, number):
                    return False
            elif seat == self.me:
                continue
            elif what == PLAYED:
                if not self.play(seat, number):
                    return False
            elif what == BURIED:
                self.bury(place, seat, number)
            else:
                self.hands[seat].append(HeldCard())
        return True

    # ---- what the trail tells

    def swap(self, place: int, seat: int, target: int) -> bool:
        if self.me in (seat, target):
            return self.swap_with_me(place, target if seat == self.me else seat)
        hands = self.hands
        self.records.append((place, seat, target, hands[seat], hands[target]))
        self.records.append((place, target, seat, hands[target], hands[seat]))
        hands[seat], hands[target] = hands[target][:], hands[seat][:]
        return True

    def swap_with_me(self, place: int, other: int) -> bool:
        """This seat knows both hands: what it got was there, what it gave is there now."""
        swap = self.swaps[place]
        given = [HeldCard(kind) for kind in swap.gave]
        sound = self.bind(self.hands[other], list(swap.got)) or not self.knows
        self.records.append((place, other, self.me, [HeldCard(kind) for kind in swap.got], given))
        self.hands[other] = given[:] if self.knows else [HeldCard() for _ in given]
        return sound

    def bind(self, hand: list[HeldCard], kinds: list[int]) -> bool:
        """A hand turns out to hold these kinds."""
        for card in hand:
            if card.kind >= 0:
                if card.kind not in kinds:
                    return False
                kinds.remove(card.kind)
        rest = vec[i64](kinds)
        self.dice.shuffle(rest)
        for card, kind in zip([card for card in hand if card.kind < 0], rest, strict=True):
            card.kind = int(kind)
        return True

    def play(self, seat: int, kind: int) -> bool:
        """A card is shown: one known to be there, or an unknown one turns out to be it."""
        hand = self.hands[seat]
        for card in hand:
            if card.kind == kind:
                hand.remove(card)
                return True
        unknown = [card for card in hand if card.kind < 0]
        if not unknown:
            return False
        card = unknown[int(self.dice.below(len(unknown)))]
        card.kind = kind
        hand.remove(card)
        return True

    def bury(self, place: int, seat: int, number: int) -> None:
        hand = self.hands[seat]
        kept = self.kept(place, seat)
        free = [card for card in hand if card not in kept]
        while len(free) < number:  # what was shown later must have been drawn later
            free.append(kept.pop(int(self.dice.below(len(kept)))))
        for _ in range(number):
            card = free.pop(int(self.dice.below(len(free))))
            hand.remove(card)
            self.discards[seat].append(card)

    def kept(self, place: int, seat: int) -> list[HeldCard]:
        """The known cards of a hand that are shown later, so cannot be discarded now."""
        shown = self.shown_later(place, seat)
        kept: list[HeldCard] = []
        for card in self.hands[seat]:
            if card.kind in shown:
                shown.remove(card.kind)
                kept.append(card)
        return kept

    def shown_later(self, place: int, seat: int) -> list[int]:
        """What comes to light of a hand after this, wherever the hand goes."""
        shown: list[int] = []
        for later in range(place + 1, len(self.trail)):
            what, who, number = self.trail[later]
            if what == PLAYED and who == seat:
                shown.append(number)
            elif what == SWAPPED and seat in (who, number):
                seat = number if seat == who else who
                if seat == self.me:
                    return shown + list(self.swaps[later].got)
        return shown

    # ---- the world

    def hidden_cards(self) -> list[HeldCard]:
        others = [seat for seat in range(len(self.hands)) if seat != self.me]
        return [card for seat in others for card in self.hands[seat] + self.discards[seat]]

    def left_of(self, unseen: list[int]) -> list[int] | None:
        """The unseen cards that are not yet placed; None if there are not enough of a kind."""
        left = unseen[:]
        for card in self.hidden_cards():
            if card.kind >= 0:
                left[card.kind] -= 1
        return None if min(left) < 0 else left

    def fill(self, world: Saboteur2, left: list[int]) -> None:
        public = world.public
        rest = pile(left)
        self.dice.shuffle(rest)
        cards = [int(card) for card in rest]
        for card in self.hidden_cards():
            if card.kind < 0:
                card.kind = cards.pop()
        for seat, drawer in enumerate(world.private):
            if seat != self.me:
                drawer.hand = hand_of(_kinds(self.hands[seat]), HAND_ROOM)
                buried = [card.kind for card in self.discards[seat]]
                buried += [cards.pop() for _ in range(public.buried[seat] - len(buried))]
                drawer.buried = vec[i64](counted(vec[i64](buried), DECK_KINDS))
        world.hidden.aside = vec[i64](cards[:ASIDE])
        world.hidden.deck = vec[i64](cards[ASIDE:])
        self.remember(world)

    def remember(self, world: Saboteur2) -> None:
        """What the other swappers know of each other's hands."""
        for place, seat, other, gave, got in self.records:
            given, gotten = (tuple(sorted([card.kind for card in hand])) for hand in (gave, got))
            drawer = world.private[seat]
            drawer.swapped = (*drawer.swapped, Swap(place, other, given, gotten))


def _kinds(cards: list[HeldCard]) -> vec[i64]:
    return vec[i64]([card.kind for card in cards])


def hands_before(public: Public, trail: list[tuple[int, int, int]]) -> list[int]:
    """How many cards each seat held just before the first swap took effect."""
    sizes = [int(held) for held in public.hands]
    for what, seat, number in reversed(trail):
        if what == SWAPPED:
            sizes[seat], sizes[number] = sizes[number], sizes[seat]
        elif what == BURIED:
            sizes[seat] += number
        else:
            sizes[seat] += 1 if what == PLAYED else -1
    return sizes
