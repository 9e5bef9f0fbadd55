"""Where a vec would cross from interpreted into compiled code, found with mypy's types.

With mypyc 2.4.1 a vec that a compiled function's wrapper or an attribute's setter takes from
Python is never given back, nor is one in a tuple of fixed length; what lies in a list, a dict or a
union is, and so is what a call returns. Compiled code goes through the wrapper too when it calls
what it does not know: a value that can be called, a method of a protocol, anything of type Any.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from mypy import build
from mypy.modulefinder import BuildSource
from mypy.nodes import Context, FuncDef
from mypy.options import Options
from mypy.server.subexpr import get_subexpressions
from mypy.types import (
    CallableType,
    Instance,
    Overloaded,
    TupleType,
    Type,
    UnionType,
    get_proper_type,
)

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
    # Of what others wrote nothing needs to be read: it takes no vec, and is most of the reading.
    options.python_executable = None
    options.ignore_missing_imports = True
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


def span_of(node: ast.expr | Context) -> Span:
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
                crosses = self.is_handed_on(node) or (
                    self.carries(node) and not self.is_safe(node.func)
                )
            else:
                crosses = self.is_set(node)
            if crosses and isinstance(node, ast.expr | ast.stmt):
                yield node.lineno

    def kind(self, node: ast.expr) -> Type | None:
        return get_proper_type(self.kinds.get(span_of(node)))

    def carries(self, call: ast.Call) -> bool:
        """Whether a call takes a vec, by what it is given or by what it asks for."""
        asked = asked_for(self.kind(call.func))
        return any(map(is_vec, [*asked, *map(self.kind, given_to(call))]))

    def is_handed_on(self, call: ast.Call) -> bool:
        """Whether Python itself is to pass a vec: to a function it is given, or to a new copy."""
        kinds = [self.kind(item) for item in given_to(call)]
        is_copied = self.name_of(call.func) == "dataclasses.replace" and holds_vec(kinds[0])
        return is_copied or any(is_vec(kind) for one in kinds for kind in asked_for(one))

    def name_of(self, called: ast.expr) -> str:
        kind = self.kind(called)
        kind = kind.items[0] if isinstance(kind, Overloaded) else kind
        defined = kind.definition if isinstance(kind, CallableType) else None
        return defined.fullname if defined is not None else ""

    def is_safe(self, called: ast.expr) -> bool:
        """Whether what is called gives a vec back: it is Python's, or both sides are compiled."""
        name = self.name_of(called)
        if name.startswith(HARMLESS):
            return name != "builtins.setattr"
        kind = self.kind(called)
        defined = kind.definition if isinstance(kind, CallableType) else None
        is_known = isinstance(defined, FuncDef) and not getattr(defined.info, "is_protocol", False)
        return self.is_compiled and is_known

    def is_set(self, line: ast.AST) -> bool:
        """Whether interpreted code sets an attribute to a vec."""
        if self.is_compiled or not isinstance(line, ast.stmt):
            return False
        parts = list(outer_parts(line))
        is_set = any(isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store) for n in parts)
        return is_set and any(is_vec(self.kind(node)) for node in parts)


def outer_parts(line: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement, the items of tuples too, but not what they are made of."""
    waiting = [node for node in ast.iter_child_nodes(line) if isinstance(node, ast.expr)]
    while waiting:
        part = waiting.pop()
        waiting += part.elts if isinstance(part, ast.Tuple | ast.List) else []
        yield part


def given_to(call: ast.Call) -> list[ast.expr]:
    return [*call.args, *(word.value for word in call.keywords)]


def asked_for(kind: Type | None) -> list[Type]:
    """The types of what a function takes; none if it is no function."""
    return kind.arg_types if isinstance(kind, CallableType) else []


def holds_vec(kind: Type | None) -> bool:
    """Whether an instance has an attribute that is a vec."""
    infos = kind.type.mro if isinstance(kind, Instance) else []
    return any(is_vec(name.type) for info in infos for name in info.names.values())


def is_vec(kind: Type | None) -> bool:
    proper = get_proper_type(kind)
    if isinstance(proper, UnionType | TupleType):
        return any(map(is_vec, proper.items))
    return isinstance(proper, Instance) and proper.type.fullname == "librt.vecs.vec"
