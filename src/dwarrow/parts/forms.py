"""How the facts of every game that builds on Saboteur are told: tools, goals, cards, maze."""

from __future__ import annotations

from typing import Any, Final, NotRequired, TypedDict

from dwarrow.kernel.drawers import Derived
from dwarrow.kernel.forms import NUMBER, SEAT, Bits, Choice, Counts, Each, Form, NamedBits
from dwarrow.kernel.state import Refused
from dwarrow.parts.cards import Deck
from dwarrow.parts.drawing import maze_data
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.mine import GOALS
from dwarrow.parts.tools import TOOLS

TOLD_AS: Final = {"seat": "turn", "deck_size": "deck"}


class Looks(Form):
    """The goals a seat has looked at, as digits."""

    def __init__(self) -> None:
        self.type = list[int]

    def data(self, value: Any, public: Any) -> object:
        return [goal for goal in range(GOALS) if value >> goal & 1]

    def words(self, value: Any, public: Any) -> str:
        return "".join(str(goal) for goal in range(GOALS) if value >> goal & 1)

    def read(self, text: str, name: str, public: Any) -> Any:
        for goal in text:
            if goal not in "012":
                raise Refused(f"{name}: there is no goal {goal}; goals are 0, 1 and 2")
        return sum({1 << int(goal) for goal in text})


class Reached(Each):
    """Who led the tunnel to each goal; nothing is written while nobody left one face down."""

    def words(self, value: Any, public: Any) -> str:
        return Each.words(self, value, public) if any(seat >= 0 for seat in value) else ""


class CardName(Choice):
    """A kind of card by its word, or nothing for 0 where that stands for none."""

    def __init__(self, words: tuple[str, ...], none: bool = False) -> None:
        super().__init__(words)
        self.none = none
        self.type = str | None if none else str

    def data(self, value: Any, public: Any) -> object:
        return None if self.none and value == 0 else self.names[value]

    def read(self, text: str, name: str, public: Any) -> Any:
        if text not in self.names:
            raise Refused(f"there is no card {text!r}")
        return self.names.index(text)


class HandCards(Form):
    """The cards of a hand, without the places of those that are gone."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.names = words
        self.type = list[str]

    def data(self, value: Any, public: Any) -> object:
        return [self.names[card] for card in value if card != NO_CARD]

    def words(self, value: Any, public: Any) -> str:
        return " ".join(self.names[card] for card in value if card != NO_CARD)


class TopDown(Form):
    """A deck, whose top is at `public.deck_size - 1`, from its top."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.names = words
        self.type = list[str]

    def data(self, value: Any, public: Any) -> object:
        return [self.names[value[i]] for i in range(public.deck_size - 1, -1, -1)]

    def words(self, value: Any, public: Any) -> str:
        return " ".join(self.names[value[i]] for i in range(public.deck_size - 1, -1, -1))


class Door(TypedDict):
    """A door on a laid card: behind which side, and who may pass."""

    side: str
    colour: str


class Nuggets(TypedDict):
    """Gold on a laid card, and the sides from which it is reached."""

    nuggets: int
    sides: str


class LaidCard(TypedDict):
    """A face-up card of the maze."""

    x: int
    y: int
    card: str
    turned: bool
    door: NotRequired[Door]
    troll: NotRequired[str]
    gold: NotRequired[Nuggets]


class LaidCards(Form):
    """The face-up cards of the maze."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.names = words
        self.type = list[LaidCard]

    def data(self, value: Any, public: Any) -> object:
        return maze_data(value, self.names)


def mine_forms(deck: Deck) -> dict[str, Form]:
    """The forms of the facts that `parts/mine.py` declares; phases and roles are each game's."""
    words = deck.words
    return {
        "Number": NUMBER,
        "Seat": SEAT,
        "GoalSet": Bits(GOALS),
        "Tunnels": LaidCards(words),
        "Numbers": Each(NUMBER),
        "ToolSets": Each(NamedBits(TOOLS)),
        "GoalSets": Each(Looks()),
        "Reachers": Reached(SEAT),
        "GoalCards": Each(CardName(words, none=True)),
        "CardCounts": Counts(words[: deck.playable]),
        "Cards": HandCards(words),
        "Kinds": Each(CardName(words)),
        "Deck": TopDown(words),
    }


def _laid(mine: Any, _: Any) -> object:
    return [int(mine.laid_x), int(mine.laid_y)]


def _discard(mine: Any, _: Any) -> object:
    return int(sum(mine.spent) + sum(mine.buried))


MINE_DERIVED: Final = {"laid": Derived(_laid, tuple[int, int]), "discard": Derived(_discard, int)}
