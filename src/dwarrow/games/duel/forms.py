"""The types of the Duel's facts, and how each is told: in JSON and as words of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.duel.cards import DECK_KINDS, FIRST_GOAL, GOAL_CARDS, KINDS, WORDS
from dwarrow.games.duel.places import place_data
from dwarrow.kernel.drawers import Number, Seat
from dwarrow.kernel.forms import (
    NUMBER,
    SEAT,
    Bits,
    Counts,
    Each,
    Flag,
    Form,
    NamedBits,
    Row,
    ToldBy,
)
from dwarrow.kernel.state import Refused
from dwarrow.parts.forms import CardName, HandCards, LaidCards, TopDown
from dwarrow.parts.purses import coin, purse_cards
from dwarrow.parts.tools import TOOLS

GOALS: Final = 6  # DUEL-06

YesNo: TypeAlias = bool
GoalSides: TypeAlias = i64  # four bits a goal
GoalStock: TypeAlias = i64  # bit 0 is FIRST_GOAL
KindSet: TypeAlias = i64
KindSets: TypeAlias = "vec[i64]"  # one a seat
Purses: TypeAlias = "vec[i64]"  # one a seat
Places: TypeAlias = "vec[i64]"  # of the mine, sorted
Deck: TypeAlias = "vec[i64]"
Kinds: TypeAlias = "vec[i64]"


class Payment(NamedTuple):
    """A gold card for a troll (DUEL-61); 0 nuggets if the debt was forgiven (C-7)."""

    seat: Seat
    nuggets: Number


def kind_words(bits: i64) -> list[str]:
    return [word for kind, word in enumerate(WORDS) if bits >> kind & 1]


def goal_words(stock: i64) -> list[str]:
    return [WORDS[FIRST_GOAL + i] for i in range(GOAL_CARDS) if stock >> i & 1]


def read_kinds(text: str, below: int) -> vec[i64]:
    """The kinds of card words, all of them numbered below this."""
    kinds = vec[i64]()
    for word in text.split():
        if word not in KINDS or KINDS[word] >= below:
            raise Refused(f"{word!r} is no card that can lie here")
        kinds = append(kinds, KINDS[word])
    return kinds


class Several(Form):
    """What is listed in JSON, and written in a row."""

    def __init__(self, told: Any, items: Callable[[Any], list[Any]]) -> None:
        self.type = told
        self.items = items

    def data(self, value: Any, public: Any) -> object:
        return self.items(value)

    def words(self, value: Any, public: Any) -> str:
        return " ".join(str(item) for item in self.items(value))


class OfKinds(Several):
    """Cards that are the only ones of their kind, as a bit set."""

    def __init__(self) -> None:
        super().__init__(list[str], kind_words)

    def read(self, text: str, name: str, public: Any) -> Any:
        bits = 0
        for kind in read_kinds(text, len(WORDS)):
            if bits >> kind & 1:
                raise Refused(f"{WORDS[kind]} stands twice in {name}")
            bits |= 1 << int(kind)
        return bits


def _stock(value: Any, public: Any) -> object:
    return goal_words(value)


def _at_places(value: Any, public: Any) -> object:
    return [place_data(place) for place in value]


class OfPurse(Several):
    """The values of gold cards."""

    def __init__(self) -> None:
        super().__init__(list[int], purse_cards)

    def read(self, text: str, name: str, public: Any) -> Any:
        if not set(text.split()) <= {"1", "2", "3"}:
            raise Refused(f"gold cards show 1, 2 or 3 nuggets, not {text!r} (DUEL-44)")
        return sum(int(coin(int(value))) for value in text.split())


class OfTools(NamedBits):
    """Sabotage cards before a player."""

    def read(self, text: str, name: str, public: Any) -> Any:
        tools = text.replace("+", " ").split()
        if not set(tools) <= set(TOOLS):
            raise Refused(f"{text!r} are no tools; there are pick, lamp and cart")
        if len(set(tools)) < len(tools):
            raise Refused("at most one sabotage card of each kind lies before a player (DUEL-47)")
        return super().read("+".join(tools), name, public)


class Digit(Flag):
    """True or false, in a position as 1 or 0."""

    def words(self, value: Any, public: Any) -> str:
        return str(int(value))

    def read(self, text: str, name: str, public: Any) -> Any:
        if text not in ("0", "1"):
            raise Refused(f"{name} is a number from 0 to 1, not {text}")
        return text == "1"


TOOL_SET: Final = OfTools(TOOLS)
KIND_SET: Final = OfKinds()
GOAL_SET: Final = Bits(GOALS)
PURSE: Final = OfPurse()
CARD_COUNTS: Final = Counts(WORDS[:DECK_KINDS])
PLAIN: Final[dict[str, Form]] = {"Number": NUMBER, "Seat": SEAT}
FORMS: Final[dict[str, Form]] = {
    **PLAIN,
    "YesNo": Digit(),
    "GoalSet": GOAL_SET,
    "GoalSides": Bits(4 * GOALS),
    "GoalStock": ToldBy(_stock, list[str]),
    "KindSet": KIND_SET,
    "Tunnels": LaidCards(WORDS),
    "Numbers": Each(NUMBER),
    "ToolSets": Each(TOOL_SET),
    "GoalSets": Each(GOAL_SET),
    "KindSets": Each(KIND_SET),
    "Purses": Each(PURSE),
    "GoalCards": Each(CardName(WORDS, none=True)),
    "CardCounts": CARD_COUNTS,
    "Places": ToldBy(_at_places, list[tuple[int, int]]),
    "Payment": Row(Payment, PLAIN),
    "Cards": HandCards(WORDS),
    "Deck": TopDown(WORDS),
    "Kinds": Each(CardName(WORDS)),
}
