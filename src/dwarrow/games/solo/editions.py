"""The Rules of the solo Duel and its editions: what the Duel asks of one player, and its own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from dwarrow.games.duel.cards import OTHERS
from dwarrow.games.duel.editions import SHARED_OPTIONS, Answers, Shared
from dwarrow.kernel.rules import Option
from dwarrow.parts.features import COLOURS


@dataclass(frozen=True)
class Rules(Shared):
    """The answers of the solo game; the questions are in OPTIONS. The defaults are `house`."""

    solo_colour: str = "green"
    solo_band20: str = "third"
    solo_opening: str = "strike"
    solo_redraw: str = "always"
    solo_rockfall: str = "go_back"
    solo_other_colour: str = "stay"


def answers_of(rules: Rules) -> Answers:
    answers = Answers(rules)
    answers.solo = COLOURS.index(rules.solo_colour)
    answers.tokens = 6  # SOLO-02
    answers.redraws = rules.solo_redraw == "always"
    answers.swaps_opening = rules.solo_opening == "swap"
    answers.falls_back = rules.solo_rockfall == "go_back"
    answers.band20 = 3 if rules.solo_band20 == "third" else 2
    if rules.solo_other_colour == "removed":
        answers.without = OTHERS[answers.solo]
    return answers


OPTIONS: Final = {
    **SHARED_OPTIONS,
    "solo_colour": Option(("green", "blue"), ("SOLO-01",), "the colour the player takes"),
    "solo_band20": Option(
        ("third", "second"), ("SOLO-17",), "the verdict on 20 nuggets, which the book leaves out"
    ),
    "solo_opening": Option(
        ("strike", "swap"),
        ("SOLO-06", "SOLO-07", "SOLO-09"),
        "sabotage and rockfall in the opening hand: they strike, or are swapped for other cards",
    ),
    "solo_redraw": Option(
        ("always", "after_sabotage"),
        ("SOLO-07", "SOLO-08", "SOLO-09"),
        "whether every card that strikes is replaced, or only a sabotage laid before the player",
    ),
    "solo_rockfall": Option(
        ("go_back", "no_effect"),
        ("SOLO-09",),
        "when the last card laid bears gold or a troll: the one before it falls, or nothing",
    ),
    "solo_other_colour": Option(
        ("stay", "removed"),
        ("SOLO-01",),
        "whether the doors and the ladder of the other colour are in the deck",
    ),
}

HOUSE: Final = Rules()
UK_SOLO: Final = replace(
    HOUSE,
    solo_redraw="after_sabotage",  # SOLO-07 prints another card for sabotage only
)
EDITIONS: Final = {"house": HOUSE, "uk-solo": UK_SOLO}
