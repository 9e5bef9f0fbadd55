"""What the messages of a language say."""

from __future__ import annotations

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from dwarrow import words


def messages(language: str) -> dict[str, ast.Message]:
    """All that a language, or a box, can say; none twice, and nothing that cannot be read."""
    body = parse(words.source(language)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is written twice"
    return {entry.id.name: entry for entry in found}


class Texts(Visitor):
    """What a message says itself, without the facts it fills in."""

    def __init__(self, message: ast.Message) -> None:
        self.found: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)
