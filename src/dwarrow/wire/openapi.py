"""The plain requests as an OpenAPI document, made from the routes that answer them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from dwarrow.wire import bodies

REFS = "#/components/schemas/{name}"


@dataclass(frozen=True)
class Operation:
    """One plain request: what it takes in its body and its query, and what it gives.

    `gives` is a type of ours, or the media type of a text.
    """

    method: str
    path: str
    takes: Any
    gives: Any
    status: int = 200
    query: tuple[str, ...] = ()

    def described(self) -> dict[str, Any]:
        problem = {"description": "Refused, with the reason.", "content": content(bodies.Problem)}
        done = {"description": "Done.", "content": content(self.gives)}
        told: dict[str, Any] = {"responses": {str(self.status): done, "default": problem}}
        if self.parameters():
            told["parameters"] = self.parameters()
        if self.takes is not None:
            told["requestBody"] = {"required": True, "content": content(self.takes)}
        return told

    def parameters(self) -> list[dict[str, Any]]:
        in_path = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                   for name in re.findall(r"{(\w+)}", self.path)]  # fmt: skip
        in_query = [{"name": name, "in": "query", "schema": {"type": "string"}}
                    for name in self.query]  # fmt: skip
        return in_path + in_query

    @property
    def types(self) -> list[Any]:
        return [kind for kind in (self.takes, self.gives) if kind and not isinstance(kind, str)]


def document(operations: Iterable[Operation]) -> dict[str, Any]:
    """The whole description."""
    paths: dict[str, dict[str, Any]] = {}
    types: list[Any] = [bodies.Problem]
    for one in operations:
        paths.setdefault(one.path, {})[one.method.lower()] = one.described()
        types += one.types
    _, components = msgspec.json.schema_components(types, ref_template=REFS)
    return {
        "openapi": "3.1.0",
        "info": {"title": "dwarrow", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFS)
    return {"application/json": {"schema": schema}}
