"""The gold of an imagined world: every purse a seat cannot see, the set being passed, the deck.

It fits the public numbers of cards, the saboteurs' public pay and every set the seat has looked
through, and is drawn evenly from all arrangements that do. What the order of a saboteur's
overshooting draws would tell besides is not used.
"""

from __future__ import annotations

from math import comb, prod

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.saboteur.cards import GOLD_COUNTS
from dwarrow.games.saboteur.round import Saboteur
from dwarrow.games.saboteur.state import DRAFT, Pay, Pick, Public, SaboteurView
from dwarrow.kernel.dice import Dice
from dwarrow.parts.cards import pile
from dwarrow.parts.mine import OVER
from dwarrow.parts.purses import coin, purse_cards, purse_of


def imagine_gold(world: Saboteur, view: SaboteurView, dice: Dice) -> None:
    """Deal the gold again as this seat may imagine it."""
    gold = _Gold(world, view, dice)
    is_secret = world.public.answers.gold_secret and world.public.phase != OVER
    for number in range(1, int(world.public.round) + 1):
        gold.recall_draft(number, is_secret)
    if is_secret:
        gold.pay_saboteurs()
    gold.deal_rest()


class _Gold:
    """The gold cards that are left to place, and where they go."""

    def __init__(self, world: Saboteur, view: SaboteurView, dice: Dice) -> None:
        self.world = world
        self.public: Public = world.public
        self.view = view
        self.dice = dice
        self.left = list(GOLD_COUNTS)
        self.owed: list[int] = []  # seats that took a card this seat knows nothing of
        self.offer: list[int] | None = None  # the set being passed, if this seat knows it
        for purse in (*self.public.purses, view.private.purse):
            self.use(purse_cards(purse))

    def use(self, values: list[int]) -> None:
        for value in values:
            self.left[value] -= 1

    def give(self, seat: int, value: int) -> None:
        self.world.private[seat].purse += coin(value)

    def recall_draft(self, number: int, is_secret: bool) -> None:
        """Who may have taken what in one round's draft, by the sets this seat saw of it."""
        picks = [(i, p) for i, p in enumerate(self.public.picks) if p.round == number]
        sights = [s for s in self.view.private.sights if s.round == number]
        first = picks[0][0] if picks else len(self.public.picks)
        seen = [(int(s.picks), purse_cards(s.offer)) for s in sights]
        before = seen[0][0] if seen else len(self.public.picks)
        if is_secret:
            self.owed += [int(p.seat) for i, p in picks if first <= i < before]
        for nth, (at, cards) in enumerate(seen):
            is_last = nth + 1 == len(seen)
            upto, kept = (len(self.public.picks), []) if is_last else seen[nth + 1]
            takers = [p for i, p in picks if at <= i < upto]
            rest = self.recall_segment(takers, cards, kept, is_secret)
            if is_last and number == self.public.round:
                self.offer = rest

    def recall_segment(
        self, takers: list[Pick], cards: list[int], kept: list[int], is_secret: bool
    ) -> list[int]:
        """Between two sights, these takers took what is missing from the second, in some order."""
        taken = cards[:]
        for value in kept:
            taken.remove(value)
        if takers and takers[0].seat == self.view.seat:
            return []  # the seat's own pick lies in its own purse
        if is_secret:
            shuffled = vec[i64](taken)
            self.dice.shuffle(shuffled)
            taken = [int(value) for value in shuffled]
            for pick in takers:
                value = taken.pop()
                self.left[value] -= 1
                self.give(int(pick.seat), value)
        else:
            for pick in takers:
                taken.remove(pick.value)
        return taken

    def pay_saboteurs(self) -> None:
        """Cards for the others' pay: so many of them, worth so much."""
        pays = [pay for pay in self.public.pays if pay.seat != self.view.seat]
        ways: dict[tuple[int, ...], int] = {}
        for nth, pay in enumerate(pays):
            fits = _combinations(int(pay.cards), int(pay.nuggets), self.left)
            weights = [
                chosen_ways(
                    self.left, cards, pay_ways(pays, nth + 1, minus(self.left, cards), ways)
                )
                for cards in fits
            ]
            cards = fits[_drawn(weights, self.dice)]
            self.left = minus(self.left, cards)
            paid = [value for value in (1, 2, 3) for _ in range(cards[value])]
            self.world.private[pay.seat].purse += purse_of(paid, pay.bank)

    def deal_rest(self) -> None:
        """Everything else lies anywhere: unseen picks, an unseen set, the gold deck."""
        under = self.known_under()
        self.use(list(under.values()))
        if self.public.phase == DRAFT and self.offer is not None:
            self.use(self.offer)
        rest = pile(self.left)
        self.dice.shuffle(rest)
        unseen = [int(value) for value in rest]
        for seat in self.owed:
            self.give(seat, unseen.pop())
        if self.public.phase == DRAFT:
            self.pass_offer(unseen)
        deck = vec[i64]()
        for at in range(self.public.gold_size):
            deck = append(deck, under[at] if at in under else unseen.pop())
        self.world.hidden.gold = deck

    def known_under(self) -> dict[int, int]:
        """Gold cards this seat sent under the deck that still lie there, by place from the top."""
        drawn = int(self.public.gold_drawn)
        places = {int(card.place) - drawn: card.value for card in self.view.private.under}
        return {at: value for at, value in places.items() if at >= 0}

    def pass_offer(self, unseen: list[int]) -> None:
        chooser = int(self.public.seat)
        if chooser == self.view.seat:
            return
        offer = self.offer
        if offer is None:
            offer = [unseen.pop() for _ in range(self.public.offer_size)]
        for value in offer:
            self.world.private[chooser].offer += coin(value)


def _combinations(cards: int, total: int, left: list[int]) -> list[list[int]]:
    """All ways to make so many cards worth so much, as counts by value."""
    found = []
    for threes in range(min(left[3], cards) + 1):
        for twos in range(min(left[2], cards - threes) + 1):
            ones = cards - threes - twos
            if ones <= left[1] and ones + 2 * twos + 3 * threes == total:
                found.append([0, ones, twos, threes])
    return found


def minus(left: list[int], cards: list[int]) -> list[int]:
    return [have - gone for have, gone in zip(left, cards)]


def chosen_ways(left: list[int], cards: list[int], times: int) -> int:
    """In how many ways these cards can be picked out of what is left, so many times."""
    # Not by `*`: a large product that meets a signal would end the program.
    return prod([times, *(comb(left[value], cards[value]) for value in (1, 2, 3))])


def pay_ways(pays: list[Pay], nth: int, left: list[int], known: dict[tuple[int, ...], int]) -> int:
    """In how many ways the pays from the nth on can be made of what is left."""
    if nth == len(pays):
        return 1
    key = (nth, *left)
    if key not in known:
        fits = _combinations(int(pays[nth].cards), int(pays[nth].nuggets), left)
        known[key] = sum(
            chosen_ways(left, cards, pay_ways(pays, nth + 1, minus(left, cards), known))
            for cards in fits
        )
    return known[key]


def _drawn(weights: list[int], dice: Dice) -> int:
    """The place of one weight, drawn in proportion."""
    point = _below(sum(weights), dice)
    at = 0
    while point >= weights[at]:
        point -= weights[at]
        at += 1
    return at


def _below(n: int, dice: Dice) -> int:
    """An even number below one that may have more than 32 bits, by rejection."""
    words = (n.bit_length() + 31) // 32
    point = n
    while point >= n:
        point = 0
        for _ in range(words):
            point = point << 32 | int(dice.word())
        point >>= 32 * words - n.bit_length()
    return point
