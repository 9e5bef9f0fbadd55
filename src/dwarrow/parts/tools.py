"""Pick, lamp and cart: three bits, and their words."""

from __future__ import annotations

from typing import Final

PICK: Final = 1
LAMP: Final = 2
CART: Final = 4
TOOLS: Final = ("pick", "lamp", "cart")


def tools_of(word: str) -> int:
    """The bits of tool words joined by `+`.

    >>> tools_of("pick+cart") == PICK | CART
    True
    """
    return sum(1 << TOOLS.index(tool) for tool in word.split("+"))
