"""Chance: one small protocol, `below(n)`, and a fast seeded generator for the laboratory.

The table's provably fair shuffles satisfy the same protocol in `fair.py`. The global random
generator is never used, and compiled and interpreted runs draw the same numbers.
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of chance. Subclasses give `word`, 32 even bits at a time."""

    def word(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the other (rejection, no bias)."""
        product = self.word() * n
        if product & 0xFFFFFFFF < n:
            return self.again_below(product, n)
        return product >> 32

    def again_below(self, product: i64, n: i64) -> i64:
        """The same after a first word that may have to be thrown away: one in many millions."""
        floor = (0x100000000 - n) % n
        while product & 0xFFFFFFFF < floor:
            product = self.word() * n
        return product >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Fisher-Yates, in place."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def shuffled(self, cards: list[int]) -> list[int]:
        """The same of a list, for interpreted code: a vec must not come from there."""
        pile = vec[i64](cards)
        self.shuffle(pile)
        return list(pile)


class Halves:
    """A number of 64 bits in two halves, so that its products fit into 63."""

    def __init__(self, high: i64, low: i64) -> None:
        self.high = high
        self.low = low

    def add(self, high: i64, low: i64) -> None:
        lower = self.low + low
        self.high = (self.high + high + (lower >> 32)) & 0xFFFFFFFF
        self.low = lower & 0xFFFFFFFF

    def fold(self, bits: i64) -> None:
        """Combine the number with itself, moved to the right by less than a half."""
        self.low ^= ((self.high << (32 - bits)) | (self.low >> bits)) & 0xFFFFFFFF
        self.high ^= self.high >> bits

    def times(self, high: i64, low: i64) -> None:
        """Multiply, and keep the last 64 bits."""
        first = self.low * (low & 0xFFFF)
        second = self.low * (low >> 16)
        lower = first + ((second & 0xFFFF) << 16)
        across = product32(self.low, high) + product32(self.high, low)
        self.high = ((lower >> 32) + (second >> 16) + across) & 0xFFFFFFFF
        self.low = lower & 0xFFFFFFFF


def product32(one: i64, other: i64) -> i64:
    """The last 32 bits of a product of two numbers of 32 bits."""
    upper = (one * (other >> 16)) & 0xFFFF
    return (one * (other & 0xFFFF) + (upper << 16)) & 0xFFFFFFFF


def spread(state: Halves) -> i64:
    """The next 32 bits of splitmix64, which spreads a small seed over a larger state."""
    state.add(0x9E3779B9, 0x7F4A7C15)
    mixed = Halves(state.high, state.low)
    mixed.fold(30)
    mixed.times(0xBF58476D, 0x1CE4E5B9)
    mixed.fold(27)
    mixed.times(0x94D049BB, 0x133111EB)
    mixed.fold(31)
    return mixed.low


@final
class Seeded(Dice):
    """xoshiro128** by Blackman and Vigna, in arithmetic that never leaves 63 bits.

    A multiplication of larger ints that meets a signal would end the program, so there is none.
    """

    def __init__(self, seed: int) -> None:
        state = Halves((seed >> 32) & 0xFFFFFFFF, seed & 0xFFFFFFFF)
        self.a = spread(state)
        self.b = spread(state)
        self.c = spread(state)
        self.d = spread(state)

    def copy(self) -> Seeded:
        """Dice that will fall the same from here on."""
        other = Seeded(0)
        other.a, other.b, other.c, other.d = self.a, self.b, self.c, self.d
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seeded) and self.halves() == other.halves()

    def __hash__(self) -> int:
        raise TypeError("unhashable type: 'Seeded'")

    def __repr__(self) -> str:
        return f"<Seeded at {self.halves()}>"

    def halves(self) -> tuple[int, int, int, int]:
        """Where the generator stands."""
        return int(self.a), int(self.b), int(self.c), int(self.d)

    def __reduce__(self) -> tuple[Any, ...]:
        return seeded_at, self.halves()

    def below(self, n: i64) -> i64:
        """As any dice fall; but here the compiler sees where the word comes from."""
        product = self.word() * n
        if product & 0xFFFFFFFF < n:
            return self.again_below(product, n)
        return product >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """As any dice shuffle; but the generator is put down only after the last card."""
        a, b, c, d = self.a, self.b, self.c, self.d
        i: i64 = len(cards)
        while i > 1:
            times5 = (b * 5) & 0xFFFFFFFF
            rotated = (times5 << 7) | (times5 >> 25)
            product = ((rotated * 9) & 0xFFFFFFFF) * i
            moved = (b << 9) & 0xFFFFFFFF
            c ^= a
            d ^= b
            b ^= c
            a ^= d
            c ^= moved
            d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
            if product & 0xFFFFFFFF < i:
                self.a, self.b, self.c, self.d = a, b, c, d
                product = self.again_below(product, i) << 32
                a, b, c, d = self.a, self.b, self.c, self.d
            i -= 1
            card = cards[i]
            cards[i] = cards[product >> 32]
            cards[product >> 32] = card
        self.a, self.b, self.c, self.d = a, b, c, d

    def word(self) -> i64:
        """The next 32 bits of the generator."""
        b = self.b
        c = self.c ^ self.a
        d = self.d ^ b
        self.a ^= d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & 0xFFFFFFFF)
        self.d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
        times5 = (b * 5) & 0xFFFFFFFF
        rotated = (times5 << 7) | (times5 >> 25)  # its higher bits are masked below
        return (rotated * 9) & 0xFFFFFFFF


def seeded_at(a: int, b: int, c: int, d: int) -> Seeded:
    """A generator that stands there."""
    dice = Seeded(0)
    dice.a, dice.b, dice.c, dice.d = a, b, c, d
    return dice
