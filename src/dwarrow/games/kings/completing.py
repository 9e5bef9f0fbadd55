"""Cards written in part: `orc-5` with any back, `M07` with any face, `?` for any card at all.

A position need not name what does not matter. What it names is taken out of the stock first; the
rest is filled in the order of the card list, so that the same text means the same position.
"""

from __future__ import annotations

from dwarrow.games.kings.cards import (
    COPIES,
    FIXED,
    FIXED_WORDS,
    MINE_COPIES,
    MINE_WORDS,
    TROOP_WORDS,
    married,
    mine_of,
    troop_of,
)
from dwarrow.kernel.state import Refused

REST = "..."


class Partial:
    """A card of which perhaps only one side is named."""

    def __init__(self, word: str) -> None:
        troop, _, mine = word.partition("/")
        self.word = word
        self.troop: int | None = TROOP_WORDS.index(troop) if troop in TROOP_WORDS else None
        self.mine: int | None = None
        named = mine if self.troop is not None else word
        if named in MINE_WORDS:
            self.mine = MINE_WORDS.index(named)
        if named not in MINE_WORDS and (named != "" or self.troop is None) and word != "?":
            raise Refused(f"{word!r} is no card; cards are written orc-5/M07, orc-5, M07 or ?")

    @property
    def is_whole(self) -> bool:
        return self.troop is not None and self.mine is not None


def completed(partials: list[Partial], pairing: str) -> tuple[list[int], list[int]]:
    """The cards meant, in the same order, and the cards that are left, in the order of the list."""
    return _by_card(partials) if pairing == "fixed" else _by_side(partials)


def _by_side(partials: list[Partial]) -> tuple[list[int], list[int]]:
    """Sides shuffled apart: any troop goes with any mine."""
    troops = _left(TROOP_WORDS, COPIES, [card.troop for card in partials])
    mines = _left(MINE_WORDS, MINE_COPIES, [card.mine for card in partials])
    if sum(card.troop is None for card in partials) > len(troops):
        raise Refused("there are more than 80 cards (KUM-034)")
    cards: list[int] = []
    for card in partials:
        troop = troops.pop(0) if card.troop is None else card.troop
        mine = mines.pop(0) if card.mine is None else card.mine
        cards.append(int(married(troop, mine)))
    return cards, [int(married(troop, mine)) for troop, mine in zip(troops, mines)]


def _left(words: list[str], copies: int, named: list[int | None]) -> list[int]:
    left: list[int] = []
    for kind, word in enumerate(words):
        count = copies - named.count(kind)
        if count < 0:
            raise Refused(f"there are {copies} {word}, not {copies - count} (KUM-034)")
        left += [kind] * count
    return left


def _by_card(partials: list[Partial]) -> tuple[list[int], list[int]]:
    """Fixed pairing: eighty different cards."""
    left = [int(card) for card in FIXED]
    cards = [0] * len(partials)
    order = sorted(range(len(partials)), key=lambda i: _vagueness(partials[i]))
    for i in order:
        cards[i] = _first_match(partials[i], left)
        left.remove(cards[i])
    return cards, left


def _vagueness(card: Partial) -> int:
    return int(card.troop is None) + int(card.mine is None)


def _first_match(card: Partial, left: list[int]) -> int:
    for candidate in left:
        fits_troop = card.troop is None or card.troop == troop_of(candidate)
        if fits_troop and (card.mine is None or card.mine == mine_of(candidate)):
            return candidate
    known = "" if card.word in FIXED_WORDS or not card.is_whole else " in the fixed pairing"
    raise Refused(f"there is no {card.word} left{known} (KUM-034)")


class NamedCards:
    """The cards a position names, line by line, which are completed all together."""

    def __init__(self, pairing: str) -> None:
        self.pairing = pairing
        self.lines: dict[str, list[str]] = {}
        self.cards: dict[str, list[list[int]]] = {}  # word by word: a mine and its troops are one

    def add(self, name: str, text: str) -> None:
        words = text.split()
        if REST in words[:-1] or (REST in words and name not in ("deck", "discard")):
            raise Refused(f"{REST} may only end the deck or the discard")
        self.lines[name] = words

    def complete(self) -> None:
        """Find the cards meant."""
        parts = [p for name in self.lines for word in self.lines[name] for p in _parts(name, word)]
        cards, left = completed([Partial(part) for part in parts], self.pairing)
        rests = [name for name in self.lines if REST in self.lines[name]]
        if len(rests) > 1:
            raise Refused(f"{REST} stands in both {' and '.join(rests)}")
        if not rests and left:
            raise Refused(f"{len(left)} cards lie nowhere (KUM-034)")
        for name, words in self.lines.items():
            self.cards[name] = [
                left if word == REST else [cards.pop(0) for _ in _parts(name, word)]
                for word in words
            ]

    def row(self, name: str) -> list[int]:
        return [card for cards in self.cards[name] for card in cards]


def _parts(name: str, word: str) -> list[str]:
    """The cards in a word: in the centre and on captured mines a mine and its troops."""
    if word == REST:
        return []
    if name.startswith("hand"):
        return [word.removesuffix("!")]
    mine, colon, troops = word.partition(":")
    return [mine, *troops.split("+")] if colon and name.startswith(("centre", "open")) else [word]
