"""How a kind of fact is told: in JSON, as words of a position, and which type that is.

A game names its forms by the types its drawers declare (`Seat`, `Role`, `Cards`); what a form
gives as JSON is what the view's schema and the page's types say.
"""

from __future__ import annotations

import ast
import typing
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal

from mypy_extensions import mypyc_attr

from dwarrow.kernel.declared import declared
from dwarrow.kernel.state import Refused

MOST: Final = 10_000  # no count of a game comes near
NOTHING: Final = "-"  # an empty word among words


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """A number that is what it is."""

    def __init__(self) -> None:
        self.type: Any = int  # what `data` gives, for the schema

    def data(self, value: Any, public: Any) -> object:
        return int(value)

    def words(self, value: Any, public: Any) -> str:
        """Its words in a position; empty if there is nothing to write."""
        return str(int(value))

    def read(self, text: str, name: str, public: Any) -> Any:
        """The value that words mean; Refused if they mean none. A list fills a vec."""
        return number(text, name, 0, MOST)


class ToldBy(Form):
    """A fact that a function of its value and the public drawer tells, and no position writes."""

    def __init__(self, of: Callable[[Any, Any], object], type: Any) -> None:
        self.of = of
        self.type = type

    def data(self, value: Any, public: Any) -> object:
        return self.of(value, public)


def number(text: str, name: str, least: int, most: int) -> int:
    try:
        value = int(text) if len(text) < 10 else most
    except ValueError:
        raise Refused(f"{name} is a number, not {text!r}") from None
    if not least <= value < most:
        raise Refused(f"{name} cannot be {text}")
    return value


class Flag(Form):
    """True or false."""

    def __init__(self) -> None:
        self.type = bool

    def data(self, value: Any, public: Any) -> object:
        return bool(value)

    def words(self, value: Any, public: Any) -> str:
        return "yes" if value else "no"

    def read(self, text: str, name: str, public: Any) -> Any:
        if text not in ("yes", "no"):
            raise Refused(f"{name} is yes or no, not {text!r}")
        return text == "yes"


class OfSeat(Form):
    """A seat, or -1 for nobody."""

    def read(self, text: str, name: str, public: Any) -> Any:
        try:
            seat = int(text) if len(text) < 10 else MOST
        except ValueError:
            seat = MOST
        if not -1 <= seat < public.seats:
            raise Refused(f"{name} {text} is no seat; seats are 0 to {public.seats - 1}")
        return seat


class OfTurn(OfSeat):
    """Whose turn it is: told as nobody's once the game is over, whoever moved last."""

    def __init__(self, over: int) -> None:
        super().__init__()
        self.over = over  # the phase in which nothing is left to decide

    def data(self, value: Any, public: Any) -> object:
        return -1 if public.phase == self.over else int(value)


class OneSeat(Form):
    """A seat, never nobody."""

    def read(self, text: str, name: str, public: Any) -> Any:
        if not text.isdecimal() or int(text[:9]) >= public.seats:
            raise Refused(f"{text!r} in {name} is no seat")
        return int(text)


def _one_of(words: tuple[str, ...]) -> Any:
    """The type of a JSON string that is one of these."""
    literal: Any = Literal
    return literal[words]


class Choice(Form):
    """One of some words, kept as its place among them."""

    def __init__(self, words: Sequence[str]) -> None:
        self.names: tuple[str, ...] = tuple(words)
        self.type = _one_of(self.names)

    def data(self, value: Any, public: Any) -> object:
        return self.names[value]

    def words(self, value: Any, public: Any) -> str:
        return str(self.names[value])

    def read(self, text: str, name: str, public: Any) -> Any:
        if text not in self.names:
            raise Refused(f"{name} may be {', '.join(self.names)}; not {text!r}")
        return self.names.index(text)


class Bits(Form):
    """A bit set of numbers below `size`; without a size, of seats."""

    def __init__(self, size: int = 0) -> None:
        self.size = size
        self.type = list[int]

    def members(self, value: Any, public: Any) -> list[int]:
        return [bit for bit in range(self.size or int(public.seats)) if value >> bit & 1]

    def data(self, value: Any, public: Any) -> object:
        return self.members(value, public)

    def words(self, value: Any, public: Any) -> str:
        return " ".join([str(bit) for bit in self.members(value, public)])

    def read(self, text: str, name: str, public: Any) -> Any:
        most = self.size or int(public.seats)
        return sum({1 << number(word, name, 0, most) for word in text.split()})


class NamedBits(Form):
    """A bit set of words, joined by `+` in a position."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: tuple[str, ...] = tuple(names)
        self.type = list[_one_of(self.names)]  # type: ignore[misc]

    def data(self, value: Any, public: Any) -> object:
        return [name for bit, name in enumerate(self.names) if value >> bit & 1]

    def words(self, value: Any, public: Any) -> str:
        return "+".join(name for bit, name in enumerate(self.names) if value >> bit & 1)

    def read(self, text: str, name: str, public: Any) -> Any:
        parts = text.split("+") if text else []
        for part in parts:
            if part not in self.names:
                raise Refused(f"{name} may be {', '.join(self.names)}; not {part!r}")
        if len(set(parts)) < len(parts):
            raise Refused(f"{name} {text}: each at most once")
        return sum(1 << self.names.index(part) for part in parts)


class Each(Form):
    """A row with one item for each seat, goal or kind: a vec of a fixed length."""

    def __init__(self, item: Form) -> None:
        self.item = item
        self.type = list[item.type]  # type: ignore[name-defined]

    def data(self, value: Any, public: Any) -> object:
        return [self.item.data(item, public) for item in value]

    def words(self, value: Any, public: Any) -> str:
        return " ".join(self.item.words(item, public) or NOTHING for item in value)

    def read(self, text: str, name: str, public: Any) -> Any:
        words = ["" if word == NOTHING else word for word in text.split()]
        return [self.item.read(word, name, public) for word in words]


class Counts(Form):
    """How many there are of each kind: a vec by kind, told by words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.names = tuple(words)
        self.type = dict[str, int]

    def data(self, value: Any, public: Any) -> object:
        return {self.names[kind]: int(n) for kind, n in enumerate(value) if n}

    def words(self, value: Any, public: Any) -> str:
        return " ".join(self.names[kind] for kind, n in enumerate(value) for _ in range(n))

    def read(self, text: str, name: str, public: Any) -> Any:
        counts = [0] * len(self.names)
        for word in text.split():
            if word not in self.names:
                raise Refused(f"there is no card {word!r}")
            counts[self.names.index(word)] += 1
        return counts


class Row(Form):
    """A named tuple: a list in JSON, or an object by its fields' names."""

    def __init__(
        self,
        kind: Any,
        forms: Mapping[str, Form],
        names: Sequence[str] | None = None,
        between: str = ".",
    ) -> None:
        self.kind = kind
        self.forms = [forms[ast.unparse(part.type)] for part in declared(kind)]
        self.names = tuple(names or ())  # of the JSON object; a list without
        self.between = between
        types = [form.type for form in self.forms]
        self.type = _object(kind.__name__, dict(zip(names, types))) if names else _list(types)

    def data(self, value: Any, public: Any) -> object:
        items = [form.data(item, public) for form, item in zip(self.forms, value)]
        return dict(zip(self.names, items)) if self.names else items

    def words(self, value: Any, public: Any) -> str:
        items = [form.words(item, public) for form, item in zip(self.forms, value)]
        return self.between.join(items)

    def read(self, text: str, name: str, public: Any) -> Any:
        parts = text.split(self.between)
        if len(parts) != len(self.forms):
            raise Refused(f"{text!r} in {name} should have {len(self.forms)} parts")
        pairs = zip(self.forms, parts)
        return self.kind(*[form.read(part, name, public) for form, part in pairs])


def _object(name: str, types: dict[str, Any]) -> Any:
    """The type of a JSON object with these entries."""
    make: Any = typing.TypedDict
    return make(name, types)


def _list(types: list[Any]) -> Any:
    """The type of a JSON list of just these items."""
    return tuple.__class_getitem__(tuple(types))


class Logged(Each):
    """A log: named tuples in the order in which they happened."""

    def words(self, value: Any, public: Any) -> str:
        return " ".join(self.item.words(row, public) for row in value)

    def read(self, text: str, name: str, public: Any) -> Any:
        return tuple(self.item.read(word, name, public) for word in text.split())


NUMBER: Final = Form()
SEAT: Final = OfSeat()
ONE_SEAT: Final = OneSeat()
SEATS: Final = Bits()
