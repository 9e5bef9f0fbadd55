"""The Rules of Saboteur and its printed editions, nothing else.

`Rules` holds exactly the questions on which printings or groups differ. One edition is written
out; each other is that one with its differences and the clause beside each.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from dwarrow.kernel.rules import Option, check_seats
from dwarrow.kernel.state import Refused
from dwarrow.parts.deeds.action import ActionWays
from dwarrow.parts.goals import GoalWays
from dwarrow.parts.options import BASE_OPTIONS, check_goals


@dataclass(frozen=True)
class Rules:
    """The answers; the questions are in OPTIONS. The defaults are the recommended `house`."""

    placement: str = "connected"
    multi_goal: str = "reveal_all"
    unchosen_goal: str = "new_tunnel"
    goal_orientation: str = "auto_join_last"
    goals_at_once: str = "together"
    min_path: str = "assert7"
    gold_set: str = "diggers"
    draft_start: str = "right_hand_digger"
    saboteur_gold: str = "exact_redraw"
    saboteur_gold_short: str = "best_below"
    four_saboteurs: str = "nuggets"
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
        self.adjacent = rules.placement != "connected"
        self.beside_goals = rules.placement == "beside_goals"
        self.ends_by_circle = rules.exhaustion == "full_circle_pass"
        self.actions = ActionWays(
            rules.effectless_action == "allow", rules.self_sabotage == "allow"
        )
        self.goals = GoalWays(
            rules.multi_goal,
            rules.unchosen_goal,
            rules.goal_orientation,
            rules.goals_at_once,
            7 if rules.min_path == "enforce7" else 0,
        )
        self.gold_secret = rules.gold_secret
        self.forfeits = rules.broken_tools_forfeit


YES_NO: Final = ("false", "true")

OPTIONS: Final = {
    **BASE_OPTIONS,
    "placement": Option(("connected", "adjacent", "beside_goals"), ("SAB-035", "SAB-036")),
    "min_path": Option(("off", "assert7", "enforce7"), ("SAB-076",)),
    "gold_set": Option(("diggers", "players_cap9"), ("SAB-090", "SAB-091")),
    "draft_start": Option(
        ("right_hand_digger", "saboteur_hands_over", "nearest_clockwise"), ("SAB-097",)
    ),
    "saboteur_gold": Option(("exact_redraw", "exact_search", "counter"), ("SAB-101",)),
    "saboteur_gold_short": Option(("best_below", "bank_pays"), ("SAB-101",)),
    "four_saboteurs": Option(("nuggets", "one_card"), ("SAB-100",), before="nuggets"),
    "gold_secret": Option(YES_NO, ("SAB-105",)),
    "reshuffle_gold": Option(YES_NO, ("SAB-112",)),
    "broken_tools_forfeit": Option(YES_NO, ("SAB-136",)),
    "known_saboteurs": Option(YES_NO, ("SAB-005", "SAB-010")),
    "saboteurs_meet": Option(YES_NO, ("SAB-117",)),
    "maps": Option(tuple(str(n) for n in range(7)), ("SAB-003",)),
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
    four_saboteurs="one_card",  # SAB-100
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

# The options on which an edition's print is silent or loose, so that its answer is a reading
# (docs/readings.md has the sentences).
_SILENT: Final = ("unchosen_goal", "goals_at_once", "saboteur_gold_short", "effectless_action")
_BOOKLET: Final = (
    *_SILENT, "placement", "exhaustion", "draft_start", "gold_secret", "reshuffle_gold",
    "broken_tools_forfeit",
)  # fmt: skip
READINGS: Final[dict[str, tuple[str, ...]]] = {
    "uk16": (*_BOOKLET, "goal_orientation", "min_path"),
    "ru16": (*_BOOKLET, "multi_goal"),
    "cz": (
        *_SILENT, "multi_goal", "min_path", "saboteur_gold", "draft_start", "start_next",
        "reshuffle_gold", "broken_tools_forfeit",
    ),
    "ru-ls": (
        *_SILENT, "multi_goal", "min_path", "saboteur_gold", "four_saboteurs", "exhaustion",
        "start_next", "broken_tools_forfeit",
    ),
}  # fmt: skip


UNCODED: Final = {
    "SAB-008": "what people do with the card before them",
    "SAB-134": "talk goes on beside the game, and no move shows a card",
}
SEATS: Final = range(3, 11)  # SAB-001


def check(rules: Rules, seats: int) -> None:
    """Refuse a number of players, and answers that contradict each other or mean nothing."""
    players = f"Saboteur is for {SEATS[0]} to {SEATS[-1]} players"
    check_seats(players, seats, SEATS, "SAB-001")
    check_goals(rules.multi_goal, rules.unchosen_goal)
    if rules.saboteur_gold == "counter" and rules.saboteur_gold_short != "best_below":
        raise Refused(
            "saboteur_gold=counter never runs short: leave saboteur_gold_short alone (SAB-101)"
        )
    if rules.saboteur_gold == "counter" and rules.four_saboteurs != "nuggets":
        raise Refused(
            "four_saboteurs=one_card needs gold cards, not saboteur_gold=counter (SAB-100)"
        )
