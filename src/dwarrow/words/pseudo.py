"""A language that nobody speaks: every translated text is strange, longer and in brackets.

What a screen shows without them was never translated; what they overflow is too narrow.
"""

from __future__ import annotations

from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Transformer

STRANGE = str.maketrans(
    "aceginorsuyzACEGINORSUYZ",
    "áçêĝíñöŕšúýžÁÇÊĜÍÑÖŔŠÚÝŽ",
)
LONGER = 0.4


def pseudo(text: str) -> str:
    """A text made strange: the same letters accented, two fifths longer, in brackets.

    >>> pseudo("Your turn")
    '[Ýöúŕ túŕñ~~~~]'
    """
    return f"[{lengthened(text)}]"


def lengthened(text: str) -> str:
    letters = sum(1 for letter in text if letter.isalpha())
    return text.translate(STRANGE) + "~" * -int(-letters * LONGER // 1)


def pseudo_source(fluent: str) -> str:
    """A Fluent text with all its words made strange; its names and facts stay."""
    return FluentSerializer().serialize(_Strange().visit(parse(fluent)))


class _Strange(Transformer):
    """Brackets stand around a whole message, so that a reader sees where it is cut off.

    Fluent calls the methods by the names of its nodes.
    """

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = lengthened(node.value)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        self.generic_visit(node)
        if node.value is not None:
            before, after = (ast.Placeable(ast.StringLiteral(bracket)) for bracket in "[]")
            node.value.elements = [before, *node.value.elements, after]
        return node
