"""Where the deals of a table come from: a seed, committed secrets, or a finished record."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.fair import Fair, commitment
from dwarrow.kernel.state import Deal, Refused


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffles:
    """The dice of each deal of a game, and what the record says of them."""

    def dice(self, number: int) -> Dice:
        """The dice of the deal with this number, counted from 1."""
        raise NotImplementedError

    def head(self) -> str:
        """How the record's head names this source."""
        raise NotImplementedError

    def commitment(self, number: int) -> str:
        """What is told before a deal; empty if there is nothing to commit to."""
        return ""

    def secrets(self, deals: int) -> list[str]:
        """The record's closing lines for the deals made, written when the game is over."""
        return []


class FromSeed(Shuffles):
    """For the laboratory: every deal follows from one number."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def dice(self, number: int) -> Dice:
        return Seeded(self.seed + (number << 48))

    def head(self) -> str:
        return f"seed {self.seed}"

    def __reduce__(self) -> tuple[Any, ...]:
        return FromSeed, (self.seed,)


class FromSecrets(Shuffles):
    """For a table: one secret a deal, committed before it, with what each seat adds."""

    def __init__(self, secrets: list[bytes]) -> None:
        self.by_deal = secrets
        self.entropy: list[dict[int, bytes]] = [{} for _ in secrets]

    def add(self, number: int, seat: int, entropy: bytes) -> None:
        """A seat's own entropy for a deal, after the commitment and before the deal."""
        self.entropy[number - 1][seat] = entropy

    def dice(self, number: int) -> Dice:
        if number > len(self.by_deal):
            raise Refused(f"there is no secret for deal {number}")
        return Fair(self.by_deal[number - 1], self.entropy[number - 1], number)

    def head(self) -> str:
        return "fair"

    def __reduce__(self) -> tuple[Any, ...]:
        return secrets_again, (self.by_deal, self.entropy)

    def commitment(self, number: int) -> str:
        return commitment(self.by_deal[number - 1])

    def secrets(self, deals: int) -> list[str]:
        lines = []
        for number, secret in enumerate(self.by_deal[:deals], 1):
            for seat, entropy in sorted(self.entropy[number - 1].items()):
                lines.append(f"entropy {number} {seat} {entropy.hex()}")
            lines.append(f"secret {number} {secret.hex()}")
        return lines


class Arranged(FromSecrets):
    """For a lesson: its deals are laid out beforehand, so there is nothing to commit to."""

    def __init__(self, lesson: str) -> None:
        super().__init__([])
        self.lesson = lesson

    def dice(self, number: int) -> Dice:
        raise Refused(f"the lesson {self.lesson} has no deal {number}")

    def head(self) -> str:
        return f"lesson {self.lesson}"

    def commitment(self, number: int) -> str:
        return ""


class AsRecorded(Shuffles):
    """A record that is being replayed: its deals are read, not drawn."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.commitments: dict[int, str] = {}
        self.closing: list[str] = []

    def dice(self, number: int) -> Dice:
        raise Refused(f"the record ends before deal {number}")

    def head(self) -> str:
        return self.source

    def __reduce__(self) -> tuple[Any, ...]:
        return recorded_again, (self.source, self.commitments, self.closing)

    def commitment(self, number: int) -> str:
        return self.commitments.get(number, "")

    def secrets(self, deals: int) -> list[str]:
        return self.closing


def secrets_again(secrets: list[bytes], entropy: list[dict[int, bytes]]) -> FromSecrets:
    shuffles = FromSecrets(list(secrets))
    shuffles.entropy = [dict(added) for added in entropy]
    return shuffles


def recorded_again(source: str, commitments: dict[int, str], closing: list[str]) -> AsRecorded:
    shuffles = AsRecorded(source)
    shuffles.commitments, shuffles.closing = dict(commitments), list(closing)
    return shuffles


def with_pile(deal: Deal, name: str, cards: list[int]) -> Deal:
    """A deal with one pile laid out by hand."""
    piles = dict(deal.piles)
    piles[name] = vec[i64](cards)
    return Deal(piles)
