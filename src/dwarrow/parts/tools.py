"""Pick, lamp and cart: three bits, and their words."""

from __future__ import annotations

from typing import Final

TOOLS: Final = ("pick", "lamp", "cart")


def tools_of(word: str) -> int:
    """The bits of tool words joined by `+`.

    >>> tools_of("pick+cart")
    5
    """
    return sum(1 << TOOLS.index(tool) for tool in word.split("+"))
