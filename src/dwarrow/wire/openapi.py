"""The plain requests as an OpenAPI document, made from the same types that read them."""

from __future__ import annotations

from typing import Any

import msgspec

from dwarrow.wire import http
from dwarrow.wire.settings import TableInfo

TYPES = (
    http.Open, http.Opened, http.Sit, http.Seated, http.Listed, http.Problem, http.Replay,
    http.Drawing, http.QrText, http.GameInfo, http.RulesPage, http.HouseInfo, TableInfo,
    http.Known,
)  # fmt: skip

TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
VIEWPOINT = {"name": "viewpoint", "in": "query", "schema": {"type": "string"}}
PATHS: dict[str, dict[str, tuple[Any, Any, int, list[Any]]]] = {
    "/api/house": {"get": (None, http.HouseInfo, 200, [])},
    "/api/games": {"get": (None, list[http.GameInfo], 200, [])},
    "/api/rules/{game}": {"get": (None, http.RulesPage, 200, [GAME])},
    "/api/tables": {
        "get": (None, list[http.Listed], 200, []),
        "post": (http.Open, http.Opened, 201, []),
    },
    "/api/tables/{table}": {"get": (None, TableInfo, 200, [TABLE])},
    "/api/tables/{table}/sit": {"post": (http.Sit, http.Seated, 200, [TABLE])},
    "/api/tables/{table}/record": {"get": (None, "text/plain", 200, [TABLE])},
    "/api/tables/{table}/replay": {"get": (None, http.Replay, 200, [TABLE, VIEWPOINT])},
    "/api/tables/{table}/known": {"get": (None, http.Known, 200, [TABLE])},
    "/api/tables/{table}/drawing": {"get": (None, http.Drawing, 200, [TABLE])},
    "/api/qr": {"post": (http.QrText, "image/svg+xml", 200, [])},
}


def document() -> dict[str, Any]:
    """The whole description."""
    _, components = msgspec.json.schema_components(
        TYPES, ref_template="#/components/schemas/{name}"
    )
    paths = {
        path: {method: _operation(*row) for method, row in methods.items()}
        for path, methods in PATHS.items()
    }
    info = {"title": "dwarrow", "version": "1"}
    return {
        "openapi": "3.1.0",
        "info": info,
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(body: Any, result: Any, status: int, parameters: list[Any]) -> dict[str, Any]:
    problem = {"description": "Refused, with the reason.", "content": _content(http.Problem)}
    done = {"description": "Done.", "content": _content(result)}
    operation: dict[str, Any] = {"responses": {str(status): done, "default": problem}}
    if parameters:
        operation["parameters"] = parameters
    if body is not None:
        operation["requestBody"] = {"required": True, "content": _content(body)}
    return operation


def _content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    (schema,), _ = msgspec.json.schema_components(
        [kind], ref_template="#/components/schemas/{name}"
    )
    return {"application/json": {"schema": schema}}
