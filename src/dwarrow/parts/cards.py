"""A deck as data: one line a kind of card. Cards of one kind are the same card, many times."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.state import Refused
from dwarrow.parts.piles import bottom_up as bottom_up
from dwarrow.parts.piles import changed as changed
from dwarrow.parts.piles import pile as pile
from dwarrow.parts.piles import raised as raised
from dwarrow.parts.piles import zeros as zeros
from dwarrow.parts.shapes import Shape, Shapes
from dwarrow.parts.tools import TOOLS, tools_of

# What a kind does in every game: a tunnel is laid, and these base actions are played.
IS_TUNNEL: Final = 0
IS_MAP: Final = 1
IS_ROCKFALL: Final = 2
IS_BREAK: Final = 3
IS_MEND: Final = 4
IS_OTHER: Final = 5  # an action only its own game knows


@dataclass(frozen=True)
class Card:
    """One kind of card: its word, how many there are, and its shape if it is a tunnel."""

    word: str
    count: int
    shape: Shape | None = None


NO_TUNNEL = Shape(0, ())


def shapes_of(cards: list[Card], playable: int) -> Shapes:
    """The tables of a deck whose first `playable` kinds are the tunnels that are played."""
    return Shapes([card.shape or NO_TUNNEL for card in cards], playable)


def counted(cards: vec[i64], kinds: int) -> list[int]:
    """How many cards of each kind lie in a pile."""
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return counts


def deed_of_word(word: str) -> int:
    """What an action card does, by the verb its word begins with."""
    verbs = {"map": IS_MAP, "rockfall": IS_ROCKFALL, "break": IS_BREAK, "mend": IS_MEND}
    return verbs.get(word.partition("-")[0], IS_OTHER)


class Deck:
    """The tables of one game's deck: tunnels first, then actions, then start and goals."""

    def __init__(self, cards: list[Card], tunnels: int, playable: int) -> None:
        self.cards = cards
        self.words = [card.word for card in cards]
        self.kinds = {card.word: kind for kind, card in enumerate(cards)}
        self.tunnels: i64 = tunnels  # kinds below this are tunnels to play
        self.playable: i64 = playable  # kinds below this are in the draw deck
        self.shapes = shapes_of(cards, tunnels)
        self.start: i64 = self.kinds["start"]
        self.treasure: i64 = self.kinds["treasure"]
        self.deed = vec[i64]([IS_TUNNEL] * len(cards))
        self.shown = zeros(len(cards))  # the tools a kind shows
        for kind in range(tunnels, playable):
            self.deed[kind] = deed_of_word(self.words[kind])
            if IS_BREAK <= self.deed[kind] <= IS_MEND:
                self.shown[kind] = tools_of(self.words[kind].partition("-")[2])
        self.breaks = vec[i64]([self.kinds[f"break-{tool}"] for tool in TOOLS])
        self.look: i64 = self.kinds["map"]
        self.rockfall: i64 = self.kinds["rockfall"]

    def kind(self, word: str) -> int:
        """The kind a word means; Refused if there is no such card."""
        if word not in self.kinds:
            raise Refused(f"there is no card {word!r}")
        return self.kinds[word]

    def goals(self) -> vec[i64]:
        """The three goals in the order of the card list: treasure first."""
        return vec[i64]([self.treasure, self.treasure + 1, self.treasure + 2])
