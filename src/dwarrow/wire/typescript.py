"""Writes the TypeScript of all messages: `python -m dwarrow.wire.typescript > web/src/wire.ts`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, get_args

from msgspec import inspect

from dwarrow.wire import http, settings
from dwarrow.wire.asks import Asked, Hello
from dwarrow.wire.tells import Told

HEAD = "// Written by `python -m dwarrow.wire.typescript`; do not edit.\n"
UNIONS = {"Ask": get_args(Asked), "Tell": get_args(Told)}
OTHERS = (
    Hello, settings.TableInfo, http.Open, http.Opened, http.Sit, http.Seated, http.Listed,
    http.Problem, http.Replay, http.GameInfo, http.RulesPage, http.HouseInfo,
    http.QrText, http.Known,
)  # fmt: skip


def document() -> str:
    """All types, each once, in the order they are met."""
    found: dict[str, inspect.StructType] = {}
    for kind in (*OTHERS, *(kind for union in UNIONS.values() for kind in union)):
        _collect(inspect.type_info(kind), found)
    parts = [HEAD, *(_interface(name, struct) for name, struct in found.items())]
    for name, kinds in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n")
    return "\n".join(parts)


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
    inspect.AnyType: "any",
}


def _type(info: Any) -> str:
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
    if isinstance(info, inspect.DictType):
        return f"Record<string, {_type(info.value_type)}>"
    raise TypeError(f"there is no TypeScript for {info}")


if __name__ == "__main__":
    print(document(), end="")
