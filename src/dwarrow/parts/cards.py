"""A deck as data: one line a kind of card. Cards of one kind are the same card, many times."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.state import Refused
from dwarrow.parts.piles import bottom_up as bottom_up
from dwarrow.parts.piles import changed as changed
from dwarrow.parts.piles import pile as pile
from dwarrow.parts.piles import raised as raised
from dwarrow.parts.piles import zeros as zeros
from dwarrow.parts.shapes import Shape, Shapes, tables_of
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
    return tables_of([card.shape or NO_TUNNEL for card in cards], playable)


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

    cards: tuple[Card, ...] = ()
    words: tuple[str, ...] = ()
    kinds: Mapping[str, int] = MappingProxyType({})
    tunnels: i64 = 0  # kinds below this are tunnels to play
    playable: i64 = 0  # kinds below this are in the draw deck
    shapes: Shapes
    start: i64 = 0
    treasure: i64 = 0
    look: i64 = 0
    rockfall: i64 = 0
    deed: vec[i64] = vec[i64]()
    shown: vec[i64] = vec[i64]()  # the tools a kind shows
    breaks: vec[i64] = vec[i64]()  # a kind a tool

    def __init__(self, shapes: Shapes) -> None:
        self.shapes = shapes

    def copy(self) -> Deck:
        """The same, for a view that is given away: nothing written there is printed elsewhere."""
        other = Deck(self.shapes.copy())
        other.cards, other.words, other.kinds = self.cards, self.words, self.kinds
        other.tunnels, other.playable = self.tunnels, self.playable
        other.start, other.treasure = self.start, self.treasure
        other.look, other.rockfall = self.look, self.rockfall
        other.deed, other.shown, other.breaks = self.deed[:], self.shown[:], self.breaks[:]
        return other

    def kind(self, word: str) -> int:
        """The kind a word means; Refused if there is no such card."""
        if word not in self.kinds:
            raise Refused(f"there is no card {word!r}")
        return self.kinds[word]

    def goals(self) -> vec[i64]:
        """The three goals in the order of the card list: treasure first."""
        return vec[i64]([self.treasure, self.treasure + 1, self.treasure + 2])


def deck_of(cards: list[Card], tunnels: int, playable: int) -> Deck:
    """The tables of these cards, a kind each."""
    deck = Deck(shapes_of(cards, tunnels))
    deck.cards = tuple(cards)
    deck.words = tuple([card.word for card in cards])
    kinds = {card.word: kind for kind, card in enumerate(cards)}
    deck.kinds = MappingProxyType(kinds)
    deck.tunnels, deck.playable = tunnels, playable
    deck.start, deck.treasure = kinds["start"], kinds["treasure"]
    deck.look, deck.rockfall = kinds["map"], kinds["rockfall"]
    deck.deed = vec[i64]([IS_TUNNEL] * len(cards))
    deck.shown = zeros(len(cards))
    for kind in range(tunnels, playable):
        deck.deed[kind] = deed_of_word(deck.words[kind])
        if IS_BREAK <= deck.deed[kind] <= IS_MEND:
            deck.shown[kind] = tools_of(deck.words[kind].partition("-")[2])
    deck.breaks = vec[i64]([kinds[f"break-{tool}"] for tool in TOOLS])
    return deck
