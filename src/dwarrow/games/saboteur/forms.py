"""How the facts of Saboteur are told: roles, gold cards and purses."""

from __future__ import annotations

from typing import Any, Final, TypedDict

from dwarrow.games.saboteur.cards import DECK, ROLES
from dwarrow.kernel.forms import ONE_SEAT, SEATS, Choice, Each, Form
from dwarrow.kernel.state import Refused
from dwarrow.parts.forms import mine_forms
from dwarrow.parts.purses import bank_in, purse_cards, purse_of

PHASES: Final = ("deal", "play", "choose", "orient", "draft", "over")


class GoldCard(Form):
    """What a gold card shows; 0 where that is a secret."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least = least

    def read(self, text: str, name: str, public: Any) -> Any:
        if not text.isdecimal() or not self.least <= int(text[:3]) <= 3:
            raise Refused(f"{name}: {text!r} is no gold card; they show 1, 2 or 3 (SAB-003)")
        return int(text)


class InPurse(TypedDict):
    """A purse: the gold cards in it, and nuggets from the bank."""

    cards: list[int]
    bank: int


class Purse(Form):
    """Gold cards, and perhaps nuggets from the bank: `1 3 bank2`."""

    def __init__(self) -> None:
        self.type = InPurse

    def data(self, value: Any, public: Any) -> object:
        return {"cards": purse_cards(value), "bank": int(bank_in(value))}

    def words(self, value: Any, public: Any) -> str:
        bank = [f"bank{bank_in(value)}"] if bank_in(value) else []
        return " ".join([str(card) for card in purse_cards(value)] + bank)

    def read(self, text: str, name: str, public: Any) -> Any:
        cards = [word for word in text.split() if not word.startswith("bank")]
        bank = [word[4:] for word in text.split() if word.startswith("bank")]
        if not all(number.isdecimal() and len(number) < 4 for number in bank):
            raise Refused(f"{name}: the bank gives a number of nuggets, as in bank2")
        values = [GOLD_CARD.read(card, name, public) for card in cards]
        return int(purse_of(values, sum(int(number) for number in bank)))


class GoldSet(Form):
    """The gold cards that are shared: a list, written without blanks within a row."""

    def __init__(self, between: str = " ") -> None:
        self.type = list[int]
        self.between = between

    def data(self, value: Any, public: Any) -> object:
        return purse_cards(value)

    def words(self, value: Any, public: Any) -> str:
        return self.between.join(str(card) for card in purse_cards(value))

    def read(self, text: str, name: str, public: Any) -> Any:
        words = text.split() if self.between else list(text)
        return int(purse_of([GOLD_CARD.read(word, name, public) for word in words]))


GOLD_CARD: Final = GoldCard(1)
OF_ROLE: Final = Choice(ROLES)
PLAIN: Final[dict[str, Form]] = {
    **mine_forms(DECK),
    "Phase": Choice(PHASES),
    "Role": OF_ROLE,
    "Roles": Each(OF_ROLE),
    "SeatSet": SEATS,
    "Purse": Purse(),
    "Purses": Each(Purse()),
    "Offer": GoldSet(),
}
PARTS: Final[dict[str, Form]] = {
    **PLAIN,
    "Seat": ONE_SEAT,
    "Offer": GoldSet(""),
    "Gold": GOLD_CARD,
    "SecretGold": GoldCard(0),
}
