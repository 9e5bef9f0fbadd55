"""Chance: one small protocol, `below(n)`, and a fast seeded generator for the laboratory.

The table's provably fair shuffles satisfy the same protocol in `fair.py`. The global random
generator is never used, and compiled and interpreted runs draw the same numbers.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of chance. Subclasses give `word`, 32 even bits at a time."""

    def word(self) -> i64:
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the other (rejection, no bias)."""
        product = self.word() * n
        if product & 0xFFFFFFFF < n:
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


class Seeded(Dice):
    """xoshiro128** by Blackman and Vigna, in arithmetic that never leaves 63 bits."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        words: list[int] = []
        state = seed & 0xFFFFFFFFFFFFFFFF
        for _ in range(4):  # splitmix64 spreads a small seed over the state
            state = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
            mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
            words.append((mixed ^ (mixed >> 31)) & WORD)
        self.a: i64 = words[0]
        self.b: i64 = words[1]
        self.c: i64 = words[2]
        self.d: i64 = words[3]

    def word(self) -> i64:
        times5 = (self.b * 5) & 0xFFFFFFFF
        rotated = ((times5 << 7) | (times5 >> 25)) & 0xFFFFFFFF
        result = (rotated * 9) & 0xFFFFFFFF
        shifted = (self.b << 9) & 0xFFFFFFFF
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) | (self.d >> 21)) & 0xFFFFFFFF
        return result
