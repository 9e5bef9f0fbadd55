"""Writes the reference of the Python API from the docstrings: `python docs/reference.py`.

It reads the sources, so it does not matter whether the engine is compiled.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

DOCS = Path(__file__).parent
SOURCES = DOCS.parent / "src" / "dwarrow"
PAGE = DOCS / "reference.md"
PARAMETER = re.compile(r", (?=[*/]|\w+(?::|$))")
DEFAULT = re.compile(r"^(\w+: [^=]+)=")
HEAD = """# Reference

Written by `python docs/reference.py` from the docstrings; do not edit. [api.md](api.md) shows how
it is used.
"""

# What a program may use, and where it stands; a module alone stands for all its public functions.
PARTS: dict[str, list[tuple[str, tuple[str, ...]]]] = {
    "dwarrow": [("__init__.py", ())],
    "Tables and their log": [
        ("kernel/table.py", ("Table", "Entry", "IllegalMove", "Committed", "event_data")),
        ("kernel/record.py", ("Damaged",)),
    ],
    "States, views, moves, events": [
        (
            "kernel/state.py",
            ("State", "View", "Moves", "Deal", "Event", "Told", "Refused", "Refusal")
            + ("playout", "perft"),
        ),
        ("kernel/dice.py", ("Dice", "Seeded")),
    ],
    "Games": [("kernel/game.py", ("Game", "End")), ("kernel/rules.py", ("Option",))],
    "dwarrow.bots": [
        (
            "bots/bot.py",
            ("Asked", "Bot", "Reason") + ("Speaks", "SpeaksUp", "Talks", "Wonders", "Replies"),
        ),
        ("bots/__init__.py", ("bot_named", "bot_names")),
    ],
    "dwarrow.words": [("words/__init__.py", ()), ("words/bundles.py", ("say", "spoken"))],
    "dwarrow.lab": [
        ("lab/sim.py", ("simulate", "Report")),
        ("lab/arena.py", ("arena", "Standing", "Cell")),
        ("lab/samples.py", ("Sample", "Pace", "wilson")),
        ("lab/rows.py", ("read_rows",)),
    ],
    "dwarrow.review": [
        ("review/reviewing.py", ("review", "gathered")),
        ("review/contents.py", ()),
        ("review/telling.py", ("told", "summary_told")),
        ("review/puzzles.py", ("puzzle_of", "day_of")),
    ],
    "dwarrow.envs": [
        ("envs/batch.py", ("Batch",)),
        ("envs/turns.py", ("aec",)),
        ("envs/seat.py", ("SeatEnv", "SeatVector")),
    ],
    "dwarrow.drawing": [("drawing/__init__.py", ()), ("drawing/dots.py", ("dots",))],
    "dwarrow.client": [("client.py", ())],
}


def parts_of(file: str, names: tuple[str, ...]) -> Iterator[ast.stmt]:
    """The definitions of a file that are asked for, or all public ones."""
    tree = ast.parse((SOURCES / file).read_text(encoding="utf-8"))
    found = {n.name: n for n in tree.body if isinstance(n, ast.FunctionDef | ast.ClassDef)}
    for name in names or [name for name in found if not name.startswith("_")]:
        yield found[name]


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """A function's head without `self` and without the types of what is plain."""
    args = ast.unparse(node.args).removeprefix("self").removeprefix(", ").removeprefix("cls, ")
    parts = [DEFAULT.sub(r"\1 = ", part) for part in PARAMETER.split(args)]
    gives = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({', '.join(parts)}){gives}"


def broken(head: str) -> str:
    """A long head with one parameter a line, as phones and people read it."""
    if len(head) <= 80:
        return head
    before, _, rest = head.partition("(")
    args, _, gives = rest.rpartition(")")
    lines = "".join(f"    {part},\n" for part in PARAMETER.split(args))
    return f"{before}(\n{lines}){gives}"


def is_a(mark: str, node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(isinstance(d, ast.Name) and d.id == mark for d in node.decorator_list)


def methods(node: ast.ClassDef) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for part in node.body:
        if not isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) or is_a("overload", part):
            continue
        if not part.name.startswith("_") or part.name == "__init__":
            yield part


def said(node: ast.AST) -> str:
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    return ast.get_docstring(node) or ""


def fields(node: ast.ClassDef) -> list[str]:
    """The facts of a dataclass or a protocol."""
    return [
        f"`{ast.unparse(part.target)}: {ast.unparse(part.annotation)}`"
        for part in node.body
        if isinstance(part, ast.AnnAssign) and not ast.unparse(part.target).startswith("_")
    ]


def class_text(node: ast.ClassDef) -> str:
    parts = [f"### {node.name}", said(node)]
    if fields(node):
        parts.append("Facts: " + ", ".join(fields(node)))
    lines = [method_line(method) for method in methods(node) if wanted(method)]
    return "\n\n".join(part for part in [*parts, "\n".join(lines)] if part)


def wanted(method: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return method.name != "__init__" or bool(said(method))


def method_line(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    head = node.name if is_a("property", node) else signature(node)
    return f"* `{head}`: {' '.join(said(node).split())}"


def text_of(node: ast.stmt) -> str:
    if isinstance(node, ast.ClassDef):
        return class_text(node)
    assert isinstance(node, ast.FunctionDef)
    return f"### {node.name}\n\n```python\n{broken(signature(node))}\n```\n\n{said(node)}"


def unsaid() -> list[str]:
    """What has no docstring."""
    missing: list[str] = []
    for places in PARTS.values():
        for file, names in places:
            for node in parts_of(file, names):
                inner = list(methods(node)) if isinstance(node, ast.ClassDef) else []
                named = [one for one in inner if one.name != "__init__"]
                missing += [f"{file}: {one.name}" for one in [node, *named] if not said(one)]  # type: ignore[attr-defined]
    return missing


def document() -> str:
    parts = [HEAD.strip()]
    for title, places in PARTS.items():
        parts.append(f"## {title}")
        parts += [text_of(node) for file, names in places for node in parts_of(file, names)]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(document(), encoding="utf-8")
    sys.exit("\n".join(unsaid()) or 0)
