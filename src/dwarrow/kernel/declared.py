"""What a class declares in its body, read from the source: a compiled class forgets it."""

from __future__ import annotations

import ast
import pkgutil
from dataclasses import dataclass


@dataclass(frozen=True)
class Declared:
    """One `name: type = value  # what it says`."""

    name: str
    type: ast.expr
    says: str


def declared(kind: type) -> list[Declared]:
    """The annotated names in a class's own body, in order."""
    package, _, module = kind.__module__.rpartition(".")
    source = (pkgutil.get_data(package, f"{module}.py") or b"").decode()
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            found = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            return [_one(part, lines[(part.end_lineno or 1) - 1]) for part in found]
    return []


def _one(node: ast.AnnAssign, line: str) -> Declared:
    return Declared(ast.unparse(node.target), node.annotation, line.partition("  # ")[2])
