"""What the messages of a language say."""

from __future__ import annotations

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class Texts(Visitor):
    """What a message says itself, without the facts it fills in."""

    def __init__(self, message: ast.Message) -> None:
        self.found: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)
