"""The Rules of Saboteur and its printed editions, nothing else.

`Rules` holds exactly the questions on which printings or groups differ. One edition is written
out; each other is that one with its differences and the clause beside each.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from dwarrow.kernel.rules import Option
from dwarrow.kernel.state import Refused
from dwarrow.parts.actions import ActionWays
from dwarrow.parts.goals import GoalWays
from dwarrow.parts.options import BASE_OPTIONS


@dataclass(frozen=True)
class Rules:
    """The answers; the questions are in OPTIONS. The defaults are the recommended `house`."""

    placement: str = "connected"
    multi_goal: str = "reveal_all"
    unchosen_goal: str = "next_placement"
    goal_orientation: str = "auto_join_last"
    min_path: str = "assert7"
    gold_set: str = "diggers"
    draft_start: str = "right_hand_digger"
    saboteur_gold: str = "exact_redraw"
    saboteur_gold_short: str = "best_below"
    exhaustion: str = "all_hands_empty"
    gold_secret: bool = True
    start_next: str = "last_card"
    reshuffle_gold: bool = True
    self_sabotage: str = "allow"
    effectless_action: str = "forbid"
    broken_tools_forfeit: bool = False
    first_player: str = "host"
    known_saboteurs: bool = False
    saboteurs_meet: bool = False
    maps: int = 6
    rounds: int = 3


class Answers:
    """The answers that are asked at every turn, as plain facts."""

    def __init__(self, rules: Rules) -> None:
        self.adjacent = rules.placement == "adjacent"
        self.ends_by_circle = rules.exhaustion == "full_circle_pass"
        self.actions = ActionWays(
            rules.effectless_action == "allow", rules.self_sabotage == "allow"
        )
        self.goals = GoalWays(
            rules.multi_goal == "reveal_all",
            rules.unchosen_goal == "new_link_only",
            rules.goal_orientation == "layer_chooses_on_mismatch",
            7 if rules.min_path == "enforce7" else 0,
        )
        self.gold_secret = rules.gold_secret
        self.forfeits = rules.broken_tools_forfeit


YES_NO: Final = ("false", "true")

OPTIONS: Final = {
    **BASE_OPTIONS,
    "min_path": Option(
        ("off", "assert7", "enforce7"),
        ("SAB-076",),
        "whether a tunnel of at least seven cards is demanded",
    ),
    "gold_set": Option(
        ("diggers", "players_cap9"),
        ("SAB-090", "SAB-091"),
        "how many gold cards the diggers share: one each, or one per player, nine for ten",
    ),
    "draft_start": Option(
        ("right_hand_digger", "saboteur_hands_over", "nearest_clockwise"),
        ("SAB-097",),
        "who chooses first when a saboteur reached the treasure; handing over, he looks first",
    ),
    "saboteur_gold": Option(
        ("exact_redraw", "exact_search", "counter"),
        ("SAB-101",),
        "how saboteurs get their pay: draw until exact, search the deck, or a counter",
    ),
    "saboteur_gold_short": Option(
        ("best_below", "bank_pays"),
        ("SAB-101",),
        "when no exact pay is left: the best sum below, or the bank adds the rest",
    ),
    "gold_secret": Option(YES_NO, ("SAB-105",), "whether gold cards stay secret to the end"),
    "reshuffle_gold": Option(
        YES_NO, ("SAB-112",), "whether the gold deck is shuffled between rounds"
    ),
    "broken_tools_forfeit": Option(
        YES_NO, ("SAB-095",), "whether a digger with a broken tool gets no gold"
    ),
    "known_saboteurs": Option(
        YES_NO,
        ("SAB-005", "SAB-010"),
        "take the spare digger out, so all know how many saboteurs play, never none",
    ),
    "saboteurs_meet": Option(
        YES_NO, ("SAB-117",), "whether the saboteurs know each other from the deal"
    ),
    "maps": Option(
        tuple(str(n) for n in range(7)), ("SAB-003",), "how many of the six maps are in the deck"
    ),
}

HOUSE: Final = Rules()
CZ: Final = replace(
    HOUSE,
    start_next="last_turn",  # SAB-113
    reshuffle_gold=False,  # SAB-111
    first_player="youngest",  # SAB-021
)
RU_LS: Final = replace(
    CZ,
    exhaustion="full_circle_pass",  # SAB-083
    start_next="last_card",  # SAB-114
    reshuffle_gold=True,  # SAB-112
)
RU16: Final = replace(
    CZ,
    placement="adjacent",  # SAB-036
    min_path="enforce7",  # SAB-076
    gold_set="players_cap9",  # SAB-090
    exhaustion="full_circle_pass",  # SAB-083
)
UK16: Final = replace(
    RU16,
    multi_goal="choose_one",  # SAB-074
    goal_orientation="layer_chooses_on_mismatch",  # SAB-073
    min_path="assert7",  # SAB-076 is printed in RU16 only
)
EDITIONS: Final = {"house": HOUSE, "uk16": UK16, "ru16": RU16, "cz": CZ, "ru-ls": RU_LS}


def check(rules: Rules) -> None:
    """Refuse answers that contradict each other or have no meaning together."""
    if rules.unchosen_goal != "next_placement" and rules.multi_goal != "choose_one":
        raise Refused("unchosen_goal=new_link_only needs multi_goal=choose_one (SAB-074)")
    if rules.saboteur_gold == "counter" and rules.saboteur_gold_short != "best_below":
        raise Refused("saboteur_gold=counter never runs short: leave saboteur_gold_short alone")
