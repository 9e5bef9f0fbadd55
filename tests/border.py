"""Where a vec would cross from interpreted into compiled code, found with mypy's types.

With mypyc 2.4.1 a vec that a compiled function's wrapper or an attribute's setter takes from
Python is never given back. Compiled code goes through the wrapper too when it calls what it does
not know: a value that can be called, a method of a protocol, anything of type Any.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from mypy import build
from mypy.modulefinder import BuildSource
from mypy.nodes import FuncDef
from mypy.options import Options
from mypy.server.subexpr import get_subexpressions
from mypy.types import CallableType, Instance, Overloaded, Type, UnionType, get_proper_type

HARMLESS = (
    "builtins.",
    "librt.",
    "typing.",
    "dwarrow.envs.batch.window",
)  # what Python's own functions take they give back
Span = tuple[int, int, int | None, int | None]


def crossings(folder: Path, package: str, compiled: set[Path]) -> list[str]:
    """Every place in a package from which a vec may go inwards, as `file:line`."""
    files = sorted(folder.rglob("*.py"))
    sources = [BuildSource(str(file), module_name(file, folder, package)) for file in files]
    options = Options()
    options.export_types = options.preserve_asts = True
    options.incremental = False
    options.follow_imports = "silent"
    result = build.build(sources, options)
    found = []
    for file, source in zip(files, sources):
        nodes = get_subexpressions(result.files[source.module])
        kinds = {span_of(node): result.types.get(node) for node in nodes}
        lines = set(Seeker(kinds, file in compiled).lines(ast.parse(file.read_text("utf-8"))))
        found += [f"{file}:{line}" for line in sorted(lines)]
    return found


def module_name(file: Path, folder: Path, package: str) -> str:
    parts = [*package.split(), *file.relative_to(folder).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def span_of(node: object) -> Span:
    """Where an expression stands, the same for mypy's trees and for Python's."""
    if isinstance(node, ast.expr):
        return node.lineno, node.col_offset, node.end_lineno, node.end_col_offset
    return node.line, node.column, node.end_line, node.end_column


class Seeker:
    """Looks through one file, knowing the type of every expression in it."""

    def __init__(self, kinds: dict[Span, Type | None], is_compiled: bool) -> None:
        self.kinds = kinds
        self.is_compiled = is_compiled

    def lines(self, tree: ast.Module) -> Iterator[int]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                crosses = self.carries(node) and not self.is_safe(node.func)
            else:
                crosses = isinstance(node, ast.Assign | ast.AnnAssign) and self.is_set(node)
            if crosses:
                yield node.lineno

    def kind(self, node: ast.expr) -> Type | None:
        return get_proper_type(self.kinds.get(span_of(node)))

    def carries(self, call: ast.Call) -> bool:
        """Whether a call takes a vec, by what it is given or by what it asks for."""
        kind = self.kind(call.func)
        asked = kind.arg_types if isinstance(kind, CallableType) else []
        given = [*call.args, *(word.value for word in call.keywords)]
        return any(map(is_vec, asked)) or any(is_vec(self.kind(item)) for item in given)

    def is_safe(self, called: ast.expr) -> bool:
        """Whether what is called gives a vec back: it is Python's, or both sides are compiled."""
        kind = self.kind(called)
        kind = kind.items[0] if isinstance(kind, Overloaded) else kind
        defined = kind.definition if isinstance(kind, CallableType) else None
        if defined is not None and defined.fullname.startswith(HARMLESS):
            return True
        is_known = isinstance(defined, FuncDef) and not getattr(defined.info, "is_protocol", False)
        return self.is_compiled and is_known

    def is_set(self, line: ast.Assign | ast.AnnAssign) -> bool:
        """Whether interpreted code sets an attribute to a vec."""
        targets = line.targets if isinstance(line, ast.Assign) else [line.target]
        if self.is_compiled or not any(isinstance(to, ast.Attribute) for to in targets):
            return False
        items = [*targets, *([line.value] if line.value else [])]
        return any(is_vec(self.kind(item)) for item in items)


def is_vec(kind: Type | None) -> bool:
    proper = get_proper_type(kind)
    if isinstance(proper, UnionType):
        return any(map(is_vec, proper.items))
    return isinstance(proper, Instance) and proper.type.fullname == "librt.vecs.vec"
