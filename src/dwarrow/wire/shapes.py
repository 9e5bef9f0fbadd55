"""The TypeScript of what each game tells: its view, its moves and its story.

Nothing here knows a game: views come from the facts its drawers declare, moves from its phrases,
the story from its events.
"""

from __future__ import annotations

import json
import re
import types
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from dwarrow.games import GAMES
from dwarrow.kernel.table import Committed, kind_name

PLAIN: Final[dict[object, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
}


class NamedTypes:
    """Collects the named types that others mention, each once.

    What several games share keeps its name; what is one game's own is called after the game.
    """

    def __init__(self) -> None:
        self.named: dict[str, str] = {}
        self.title = ""  # of the game whose types are written

    def type_of(self, kind: Any) -> str:
        if kind in PLAIN:
            return PLAIN[kind]
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in inner)
        if origin in (Union, types.UnionType):
            return " | ".join(self.type_of(one) for one in inner)
        if origin is list or (origin is tuple and inner[1:] == (Ellipsis,)):
            item = self.type_of(inner[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.type_of(one) for one in inner)}]"
        if origin is dict:
            return f"Record<string, {self.type_of(inner[1])}>"
        if is_typeddict(kind) or is_dataclass(kind):
            return self.name_of(kind)
        raise TypeError(f"there is no TypeScript for {kind}")

    def name_of(self, kind: Any) -> str:
        """A type with a name of its own; two different ones must not share it."""
        shared = kind.__module__.startswith("dwarrow.parts")
        name: str = kind.__name__ if shared else self.title + kind.__name__
        entries = self.entries(kind)
        text = interface(name, entries)
        if self.named.setdefault(name, text) != text:
            raise ValueError(f"two things are called {name}")
        return name

    def entries(self, kind: Any) -> list[str]:
        hints = get_type_hints(kind, include_extras=True)
        if is_dataclass(kind):
            hints = {field.name: hints[field.name] for field in fields(kind)}
        return [self._entry(name, hint) for name, hint in hints.items()]

    def _entry(self, name: str, hint: Any) -> str:
        if get_origin(hint) is NotRequired:
            return f"{name}?: {self.type_of(get_args(hint)[0])};"
        return f"{name}: {self.type_of(hint)};"


def interface(name: str, entries: list[str]) -> str:
    return "\n".join([f"export interface {name} {{", *(f"  {e}" for e in entries), "}\n"])


def documents() -> list[str]:
    """Views, moves and stories of all games, and their unions `View`, `Move` and `Story`."""
    shapes, parts = NamedTypes(), []
    for name in GAMES:
        title = shapes.title = name.capitalize()
        parts += [
            *views(shapes, name, title),
            moves(shapes, name, title),
            story(shapes, name, title),
        ]
    unions = [
        f"export type {kind} = {' | '.join(name.capitalize() + kind for name in GAMES)};\n"
        for kind in ("View", "Move", "Story")
    ]
    return [*shared([*shapes.named.values(), *parts]), *unions]


def shared(blocks: list[str]) -> list[str]:
    """What one game says just as a game before it is said by the other's name."""
    titles = "|".join(name.capitalize() for name in GAMES)
    named = re.compile(rf"\b({titles})(?=[A-Z])")
    known: list[tuple[str, str, dict[str, str]]] = []  # kind, name, its lines without their game
    said = []
    for block in blocks:
        head, *body = block.removesuffix(";\n").split("\n")
        name = head.split()[2]
        mine = {named.sub("", line).partition(" //")[0].strip(): line for line in body}
        kind = named.sub("", name)
        like = [(n, told) for k, n, told in known if k == kind and told.keys() <= mine.keys()]
        for other, theirs in like[:1]:
            more = [line[4:] for key, line in mine.items() if key not in theirs]
            block = "\n  | ".join([f"export type {name} = {other}", *more]) + ";\n"
        known.append((kind, name, mine))
        said.append(block)
    return said


def views(shapes: NamedTypes, name: str, title: str) -> list[str]:
    """The public drawer, the private one, and the view that holds both."""
    game: Any = GAMES[name]
    state: Any = game.start(next(iter(game.EDITIONS.values())), game.USUAL_SEATS, None)
    drawers = game.DRAWERS
    kinds = {
        "Public": drawers.types(type(state.public), drawers.derived),
        "Private": drawers.types(type(state.private[0]), drawers.own_derived),
    }
    found = [
        interface(title + kind, [_fact(shapes, *entry) for entry in entries.items()])
        for kind, entries in kinds.items()
    ]
    view = [
        f'game: "{name}";',
        "rules?: Record<string, string>; // a table tells them beside the view",
        "seats: number;",
        "seat: number | null;",
        f"public: {title}Public;",
        f"private: {title}Private;",
        f"privates?: {title}Private[]; // every drawer, of a game that is over",
        "goals?: string[]; // what every goal shows, of a game that is over",
    ]
    return [*found, interface(f"{title}View", view)]


def _fact(shapes: NamedTypes, name: str, said: tuple[Any, str]) -> str:
    """A fact with what it means beside it."""
    kind, says = said
    return f"{name}: {shapes.type_of(kind)};" + (f" // {says}" if says else "")


def moves(shapes: NamedTypes, name: str, title: str) -> str:
    """The moves of a game: one shape a phrase, told apart by `do`."""
    game: Any = GAMES[name]
    ways = [_phrase(shapes, phrase) for phrase in game.PHRASES.all]
    return f"export type {title}Move =\n  | " + "\n  | ".join(dict.fromkeys(ways)) + ";\n"


def _phrase(shapes: NamedTypes, phrase: Any) -> str:
    entries = [f'words: string; do: "{phrase.do}"']
    entries += [f"{name}: {json.dumps(value)}" for name, value in phrase.fixed.items()]
    for slot in phrase.slots.values():
        optional = "?" if slot.missing and slot.type is not bool else ""
        entries.append(f"{slot.told}{optional}: {shapes.type_of(slot.type)}")
    return "{ " + "; ".join(entries) + " }"


def story(shapes: NamedTypes, name: str, title: str) -> str:
    """What a game tells: one shape an event, told apart by `event`."""
    game: Any = GAMES[name]
    told = [_event(shapes, kind) for kind in game.EVENTS]
    return f"export type {title}Story =\n  | " + "\n  | ".join(told) + ";\n"


def happenings(kinds: Iterable[Any]) -> str:
    """What a table tells besides the game: one shape a TypedDict, told apart by `event`."""
    told = ["{ " + " ".join(NamedTypes().entries(kind)).removesuffix(";") + " }" for kind in kinds]
    told.append(_event(NamedTypes(), Committed))
    return "export type Happening =\n  | " + "\n  | ".join(told) + ";\n"


def _event(shapes: NamedTypes, kind: Any) -> str:
    entries = [f'event: "{kind_name(kind)}"']
    hints = get_type_hints(kind)
    entries += [f"{field.name}: {shapes.type_of(hints[field.name])}" for field in fields(kind)]
    return "{ " + "; ".join(entries) + " }"
