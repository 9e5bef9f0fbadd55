"""Writes the TypeScript of all messages, from the sources.

`PYTHONPATH=src python -m dwarrow.server.typescript > web/src/wire.ts`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any, Literal, TypedDict, cast, get_args, get_type_hints, is_typeddict

from msgspec import inspect

import dwarrow
from dwarrow.games import GAMES
from dwarrow.server.at_table import LINES
from dwarrow.server.line import Heard, Line, event_of, facts_in
from dwarrow.wire import bodies, settings, shapes
from dwarrow.wire.asks import AnyAsk, Hello, Phrase
from dwarrow.wire.tells import AnyTell

HEAD = "// Written by `python -m dwarrow.server.typescript`; do not edit.\n"
UNIONS = {"Ask": get_args(AnyAsk), "Tell": get_args(AnyTell)}
# An item of the story: its line, its time, and in a replay the seat that alone was told.
TOLD = "export type Told = { n: number; at: number; to?: number } & (Story | Happening);\n"
# The page offers them all, in this order.
PHRASES = (
    f"export const PHRASES = {json.dumps(get_args(get_type_hints(Phrase)['phrase']))} as const;\n"
)
# The game whose words serve where one has none of its own.
LIKE = (
    "export const LIKE: Record<string, string> = "
    f"{json.dumps({name: game.LIKE for name, game in GAMES.items()})};\n"
)
OTHERS = (
    Hello, settings.TableInfo, bodies.Open, bodies.NewTable, bodies.Sit, bodies.Seated,
    bodies.Listed, bodies.Problem, bodies.Replay, bodies.GameInfo, bodies.RulesPage,
    bodies.HouseInfo, bodies.QrText, bodies.Known, bodies.Code, bodies.Invite, bodies.Invitation,
    bodies.Worth, bodies.Learn, bodies.LessonInfo, bodies.Advice, bodies.ReviewSoFar,
    bodies.PuzzleOfDay,
)  # fmt: skip


def document() -> str:
    """All types, each once, in the order they are met."""
    found: dict[str, inspect.StructType] = {}
    for kind in (*OTHERS, *(kind for union in UNIONS.values() for kind in union)):
        _collect(inspect.type_info(kind), found)
    parts = [HEAD, *(_interface(name, struct) for name, struct in found.items())]
    for name, kinds in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n")
    told = [shapes.happenings(told_types()), TOLD, around(), PHRASES, LIKE]
    return "\n".join([*parts, *shapes.documents(), *told])


def around() -> str:
    """The names of what happens around the play."""
    events = [name for kind in told_types() for name in get_args(get_type_hints(kind)["event"])]
    return f"export const HAPPENINGS = {json.dumps(events)} as const;\n"


def told_types() -> list[Any]:
    """The types of what the lines of a log tell; a line that tells nothing has none."""
    tellers = [kind for kind in LINES if kind.told is not Line.told]
    hints = [told_type(kind) for kind in tellers]
    if not all(map(is_typeddict, hints)):
        raise TypeError("a line that tells says what: its `told` gives a TypedDict")
    return hints


def told_type(kind: type[Line]) -> Any:
    """The type of what a line tells: its own, or all that it says."""
    if not issubclass(kind, Heard):
        return get_type_hints(kind.told)["return"]
    types, make = get_type_hints(kind), cast(Any, TypedDict)
    facts = {fact: types[fact] for fact in facts_in(kind)}
    return make(kind.__name__, {"event": Literal[event_of(kind)], "seat": int | None, **facts})


def _collect(info: Any, found: dict[str, inspect.StructType]) -> None:
    """Every struct that a type mentions."""
    if isinstance(info, inspect.StructType):
        name = info.cls.__name__
        if name in found and found[name].cls is not info.cls:
            raise ValueError(f"two messages are called {name}")
        if name in found:
            return
        found[name] = info
        for field in info.fields:
            _collect(field.type, found)
    for inner in _inner(info):
        _collect(inner, found)


def _inner(info: Any) -> Iterable[Any]:
    if isinstance(info, inspect.UnionType):
        return info.types
    if isinstance(info, inspect.ListType):
        return (info.item_type,)
    if isinstance(info, inspect.TupleType):
        return info.item_types
    if isinstance(info, inspect.DictType):
        return (info.value_type,)
    return ()


def _interface(name: str, struct: inspect.StructType) -> str:
    lines = [f"export interface {name} {{"]
    if struct.tag_field:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


PLAIN: dict[Any, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def _type(info: Any) -> str:
    if isinstance(info, inspect.Metadata):  # a type that the games declare
        return str((info.extra or {})["typescript"])
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.LiteralType):
        return " | ".join(json.dumps(value) for value in info.values)
    if isinstance(info, inspect.UnionType):
        return " | ".join(_type(kind) for kind in info.types)
    if isinstance(info, inspect.ListType):
        inner = _type(info.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(_type(kind) for kind in info.item_types)}]"
    if isinstance(info, inspect.DictType):
        return f"Record<string, {_type(info.value_type)}>"
    raise TypeError(f"there is no TypeScript for {info}")


if __name__ == "__main__":
    if dwarrow.is_compiled():
        sys.exit("what is compiled forgets the types of its fields: run it with PYTHONPATH=src")
    print(document(), end="")
