"""How the facts of Saboteur 2 are told: teams, payers, hands that were swapped, the trail."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import DECK, DECK_KINDS, ROLES, WORDS
from dwarrow.kernel.forms import NUMBER, ONE_SEAT, SEATS, Bits, Choice, Each, Form
from dwarrow.kernel.state import Refused
from dwarrow.parts.forms import CardName, mine_forms

PHASES: Final = ("deal", "play", "choose", "orient", "rob", "over")
BANK: Final = 255  # who pays, when nobody is robbed

# What the trail tells of a hand, packed because playouts write it: what, the seat and a number.
SWAPPED: Final = 0  # with which seat
PLAYED: Final = 1  # which kind, openly
BURIED: Final = 2  # how many, face down
DREW: Final = 3
TRAIL_WORDS: Final = ("swapped", "played", "buried", "drew")


def trail_entry(what: i64, seat: i64, number: i64) -> i64:
    return what | (seat << 2) | (number << 6)


def trail_parts(entry: i64) -> tuple[int, int, int]:
    return int(entry & 3), int(entry >> 2 & 15), int(entry >> 6)


class Teams(Bits):
    """The teams of a bit set: by name in JSON, by number in a position."""

    def __init__(self) -> None:
        super().__init__(3)
        self.type = list[str]

    def data(self, value: Any, public: Any) -> object:
        return [ROLES[team] for team in self.members(value, public)]


class Signed(Form):
    """A number that may be below nothing."""

    def read(self, text: str, name: str, public: Any) -> Any:
        try:
            return int(text[:9])
        except ValueError:
            raise Refused(f"{name} holds numbers, not {text!r}") from None


class FromWhom(Form):
    """Who paid: a seat, or nobody for the bank."""

    def __init__(self) -> None:
        self.type = int | None

    def data(self, value: Any, public: Any) -> object:
        return None if value == BANK else int(value)


class HandedCards(CardName):
    """Cards that went from hand to hand, with commas between."""

    def __init__(self) -> None:
        super().__init__(WORDS[:DECK_KINDS])
        self.type = list[str]

    def data(self, value: Any, public: Any) -> object:
        return [WORDS[card] for card in value]

    def words(self, value: Any, public: Any) -> str:
        return ",".join(WORDS[card] for card in value)

    def read(self, text: str, name: str, public: Any) -> Any:
        return tuple([CardName.read(self, word, name, public) for word in text.split(",") if word])


class TrailEntry(Form):
    """`what:seat:number`, where a card played openly is named."""

    def __init__(self) -> None:
        self.type = tuple[str, int, int | str]
        self.card = CardName(WORDS[:DECK_KINDS])

    def data(self, value: Any, public: Any) -> object:
        what, seat, number = trail_parts(value)
        return [TRAIL_WORDS[what], seat, WORDS[number] if what == PLAYED else number]

    def words(self, value: Any, public: Any) -> str:
        what, seat, number = trail_parts(value)
        return f"{TRAIL_WORDS[what]}:{seat}:{WORDS[number] if what == PLAYED else number}"

    def read(self, text: str, name: str, public: Any) -> Any:
        word, seat, number = [*text.split(":"), "", ""][:3]
        if word not in TRAIL_WORDS:
            raise Refused(f"{text!r} is no entry of a trail; there are {', '.join(TRAIL_WORDS)}")
        what = TRAIL_WORDS.index(word)
        form = self.card if what == PLAYED else ONE_SEAT if what == SWAPPED else NUMBER
        who = ONE_SEAT.read(seat, name, public)
        return int(trail_entry(what, who, form.read(number, name, public)))


OF_ROLE: Final = Choice(ROLES)
PLAIN: Final[dict[str, Form]] = {
    **mine_forms(DECK),
    "Phase": Choice(PHASES),
    "Role": OF_ROLE,
    "Roles": Each(OF_ROLE),
    "RoleCards": Each(OF_ROLE),
    "SeatSet": SEATS,
    "TeamSet": Teams(),
    "Sums": Each(Signed()),
    "Trail": Each(TrailEntry()),
}
PARTS: Final[dict[str, Form]] = {
    **PLAIN,
    "Seat": ONE_SEAT,
    "Payer": FromWhom(),
    "Handed": HandedCards(),
}
