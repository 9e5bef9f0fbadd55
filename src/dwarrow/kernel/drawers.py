"""The facts of a drawer: each is declared once, in the body of the drawer's class.

    class Public(Mine):
        last_thief: Seat = NO_SEAT          # who last played a Theft (SB2-087)
        ledger: Kept[Log[Payment]] = ()     # every payment of the game (SB2-105)

Its JSON, its line in a position, equality and the schema of the view follow from that line: the
name, the type (which names a `Form`) and the comment are read from the source, because a compiled
class forgets them. Only cold paths come here. A drawer may be read by anybody who has it; only
compiled code of its own game writes a `vec` into it (a vec set from outside is never freed).
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.declared import Declared, declared
from dwarrow.kernel.forms import Form, Logged
from dwarrow.kernel.position import Fields
from dwarrow.kernel.rules import values_of
from dwarrow.kernel.state import SPECTATOR, Data, Refused

T = TypeVar("T")
Kept = Annotated[T, "outlives the round"]
Untold = Annotated[T, "not in the JSON form by itself: worked out, or part of something derived"]
Unwritten = Annotated[T, "no line of a position by itself: worked out, or written by the game"]
Log = tuple[T, ...]  # what happened, as named tuples, in order
# The types of facts that every game has; a game's forms say how each is told.
Number: TypeAlias = i64
Seat: TypeAlias = i64
Turn: TypeAlias = i64  # the seat whose decision it is
Phase: TypeAlias = i64
Numbers: TypeAlias = "vec[i64]"  # one a seat


NEW: Final[Any] = tuple.__new__


def logged(log: tuple[T, ...], kind: type[T], *parts: object) -> tuple[T, ...]:
    """A log with one entry more; made so, because a named tuple's own way leads through Python."""
    return log + (NEW(kind, parts),)  # unpacking leads through a list


@dataclass(frozen=True)
class Fact:
    """One declaration of a drawer."""

    name: str
    type: str  # the name of its form
    is_log: bool
    kept: bool
    told: bool
    written: bool
    says: str  # the comment beside it


@dataclass(frozen=True)
class Derived:
    """Something told that is worked out from facts: a function of the drawer and its type."""

    of: Callable[[Any, Any], object]  # the drawer and the public drawer
    type: Any


_known: Final[dict[type, tuple[Fact, ...]]] = {}


def facts(drawer: type) -> tuple[Fact, ...]:
    """The facts that a drawer's class and its bases declare, in order."""
    if drawer not in _known:
        bases = [base for base in reversed(drawer.__mro__) if base is not object]
        _known[drawer] = tuple(_fact(one) for base in bases for one in declared(base))
    return _known[drawer]


MARKS: Final = ("Kept", "Untold", "Unwritten", "Log")


def _fact(one: Declared) -> Fact:
    marks, inner = set[str](), one.type
    while isinstance(inner, ast.Subscript) and ast.unparse(inner.value) in MARKS:
        marks.add(ast.unparse(inner.value))
        inner = inner.slice
    told, written = "Untold" not in marks, "Unwritten" not in marks
    kind, is_log, kept = ast.unparse(inner), "Log" in marks, "Kept" in marks
    return Fact(one.name, kind, is_log, kept, told, written, one.says)


class Drawers:
    """How the drawers of one game are told: its forms, and what is derived from its facts."""

    def __init__(
        self,
        game: str,
        forms: Mapping[str, Form],
        told_as: Mapping[str, str] | None = None,
        derived: Mapping[str, Derived] | None = None,
        own_derived: Mapping[str, Derived] | None = None,
        written_as: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.forms = forms
        self.told_as = told_as or {}  # facts that the JSON form calls otherwise
        self.derived = derived or {}  # of the public drawer
        self.own_derived = own_derived or {}  # of a private drawer
        # Facts whose line in a position is not called as in JSON.
        self.written_as = {**self.told_as, **(written_as or {})}

    def form(self, fact: Fact) -> Form:
        form = self.forms[fact.type]
        return Logged(form) if fact.is_log else form

    # ---- JSON

    def data(self, drawer: Any, public: Any, derived: Mapping[str, Derived]) -> Data:
        """A drawer in its JSON form: its facts, then what is derived."""
        data: Data = {}
        for fact in facts(type(drawer)):
            if fact.told:
                name = self.told_as.get(fact.name, fact.name)
                data[name] = self.form(fact).data(getattr(drawer, fact.name), public)
        for name, extra in derived.items():
            data[name] = extra.of(drawer, public)
        return data

    def public_data(self, public: Any) -> Data:
        return self.data(public, public, self.derived)

    def private_data(self, private: Any, public: Any) -> Data:
        return self.data(private, public, self.own_derived)

    def view_data(self, view: Any) -> Data:
        """What a seat may know: what lies open, and its own drawer."""
        return {
            "game": self.game,
            "rules": values_of(view.public.rules),
            "seats": int(view.public.seats),
            "seat": None if view.seat == SPECTATOR else int(view.seat),
            "public": self.public_data(view.public),
            "private": self.private_data(view.private, view.public),
        }

    def state_data(self, state: Any) -> Data:
        """The whole truth, for laws and comparisons."""
        public = state.public
        return {
            "public": self.public_data(public),
            "private": [self.private_data(drawer, public) for drawer in state.private],
            "hidden": self.data(state.hidden, public, {}),
        }

    def types(self, drawer: type, derived: Mapping[str, Derived]) -> dict[str, tuple[Any, str]]:
        """What `data` gives, name by name: the type and what it means."""
        told = [fact for fact in facts(drawer) if fact.told]
        found = {self.told_as.get(f.name, f.name): (self.form(f).type, f.says) for f in told}
        return {**found, **{name: (extra.type, "") for name, extra in derived.items()}}

    # ---- the lines of a position

    def lines(self, drawer: Any, public: Any, seat: str = "") -> list[str]:
        """The written facts of a drawer, one a line; what is empty is left out."""
        lines: list[str] = []
        for fact in facts(type(drawer)):
            if fact.written:
                words = self.form(fact).words(getattr(drawer, fact.name), public)
                if words:
                    lines.append(f"{self.written_as.get(fact.name, fact.name)}{seat} {words}")
        return lines

    def read(self, fields: Fields, drawer: Any, public: Any, seat: str = "") -> None:
        """The written facts of a drawer from a position; those it does not name stay as they are.

        A fact that is a `vec` must have its length already: it is filled in place.
        """
        for fact in facts(type(drawer)):
            name = f"{self.written_as.get(fact.name, fact.name)}{seat}"
            if fact.written and fields.has(name):
                value = self.form(fact).read(fields.take(name), name, public)
                if isinstance(value, list):
                    fill(getattr(drawer, fact.name), value, name)
                else:
                    setattr(drawer, fact.name, value)


def fill(row: object, values: list[int], name: str) -> None:
    """Write numbers into a vec of the same length, in place."""
    into = cast("vec[i64]", row)
    if len(into) != len(values):
        raise Refused(f"{name} has {len(into)} parts, not {len(values)}")
    for i, value in enumerate(values):
        into[i] = value
