"""A place as people write it: `3,-1`."""

from __future__ import annotations

from typing import Final

from dwarrow.kernel.state import Refused
from dwarrow.parts.packing import MIDDLE

PLACE: Final = r"(-?\d{1,3}),(-?\d{1,3})"


def read_place(x: str, y: str) -> tuple[int, int]:
    """The numbers of a place, if a move can hold them."""
    if not (-MIDDLE <= int(x) < MIDDLE and -MIDDLE <= int(y) < MIDDLE):
        raise Refused(f"{x},{y} is too far away; places lie within {MIDDLE} of the start")
    return int(x), int(y)
