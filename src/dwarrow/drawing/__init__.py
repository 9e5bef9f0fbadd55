"""The table as a picture, in the look of the page's cards: SVG for notebooks, dots for learners.

A picture is a list of simple shapes (`pen.py`); `cards.py` draws cards with them, `tables.py` lays
the cards out, and whoever shows a picture writes the shapes as SVG or as dots (`dots.py`, numpy).
"""

from __future__ import annotations

from dwarrow.drawing.pen import Picture as Picture
from dwarrow.drawing.tables import Wish as Wish
from dwarrow.drawing.tables import has_place as has_place
from dwarrow.drawing.tables import picture as picture
from dwarrow.kernel.state import View


def svg(view: View, wish: Wish | None = None) -> str:
    """What lies open on the table; a move that was not made is framed."""
    return picture(view, wish).svg()
