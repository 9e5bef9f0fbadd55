"""The Rules of the solo Duel and its editions: what the Duel asks of one player, and its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.duel.cards import OTHERS
from dwarrow.games.duel.editions import ALONE_TOO, SHARED_OPTIONS, Answers, Shared
from dwarrow.kernel.rules import Option
from dwarrow.parts.features import COLOURS


@dataclass(frozen=True)
class Rules(Shared):
    """The answers of the solo game; the questions are in OPTIONS. The defaults are `house`."""

    solo_colour: str = "green"
    solo_band20: str = "third"
    solo_opening: str = "strike"
    solo_redraw: str = "always"
    solo_first_hand: str = "six"
    solo_rockfall: str = "go_back"
    solo_other_colour: str = "stay"


class SoloAnswers(Answers):
    """The answers that are asked at every turn of one who plays alone, as plain facts."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.colour = COLOURS.index(rules.solo_colour)
        self.stock = vec[i64]([6])  # SOLO-02
        if rules.solo_other_colour == "removed":
            self.left_out = OTHERS[self.colour]
        self.replaces_doubles = rules.solo_redraw in ("always", "any_sabotage")
        self.replaces_rockfall = rules.solo_redraw in ("always", "not_doubles")
        self.fills_hand = rules.solo_first_hand == "six"
        self.swaps_opening = rules.solo_opening == "swap"
        self.falls_back = rules.solo_rockfall == "go_back"
        self.band20: i64 = 3 if rules.solo_band20 == "third" else 2


OPTIONS: Final = {
    **SHARED_OPTIONS,
    "solo_colour": Option(("green", "blue"), ("SOLO-01",)),
    "solo_band20": Option(("third", "second"), ("SOLO-17",)),
    "solo_opening": Option(("strike", "swap"), ("SOLO-06", "SOLO-07", "SOLO-09")),
    "solo_redraw": Option(
        ("always", "any_sabotage", "not_doubles", "after_sabotage"),
        ("SOLO-07", "SOLO-08", "SOLO-09"),
    ),
    "solo_first_hand": Option(("six", "as_drawn"), ("SOLO-06",), before="as_drawn"),
    "solo_rockfall": Option(("go_back", "no_effect"), ("SOLO-09",)),
    "solo_other_colour": Option(("stay", "removed"), ("SOLO-01",)),
}

HOUSE: Final = Rules()
EDITIONS: Final = {"house": HOUSE, "uk-solo": HOUSE}  # the house plays alone as the book does
# The options on which an edition's print is silent or loose, so that its answer is a reading
# (docs/readings.md has the sentences).
READINGS: Final[dict[str, tuple[str, ...]]] = {
    "uk-solo": (
        *ALONE_TOO, "solo_band20", "solo_opening", "solo_redraw", "solo_first_hand",
        "solo_rockfall", "solo_other_colour",
    ),
}  # fmt: skip
UNCODED: Final[dict[str, str]] = {}  # clauses that no line can obey, and why
