"""The questions of the base game that its expansions still ask, and their allowed answers."""

from __future__ import annotations

from typing import Final

from dwarrow.kernel.rules import Option
from dwarrow.kernel.state import Refused

BASE_OPTIONS: Final = {
    "placement": Option(("connected", "adjacent"), ("SAB-035", "SAB-036")),
    "multi_goal": Option(("reveal_all", "choose_one"), ("SAB-074", "SAB-075")),
    "unchosen_goal": Option(
        ("new_tunnel", "next_placement", "new_link_only"), ("SAB-074", "SAB-087")
    ),
    "goal_orientation": Option(
        ("auto_join_last", "layer_chooses_on_mismatch"), ("SAB-071", "SAB-073")
    ),
    "goals_at_once": Option(("together", "in_order"), ("SAB-071",), before="in_order"),
    "exhaustion": Option(
        ("all_hands_empty", "full_circle_pass"), ("SAB-082", "SAB-083", "SAB-084")
    ),
    "start_next": Option(("last_card", "last_turn"), ("SAB-113", "SAB-114")),
    "self_sabotage": Option(("allow", "forbid"), ("SAB-042",)),
    "effectless_action": Option(("forbid", "allow"), ("SAB-054", "SAB-059")),
    "first_player": Option(("youngest", "random", "host"), ("SAB-021",)),
    "rounds": Option(("1", "2", "3"), ("SAB-002",)),
}


def check_goals(multi_goal: str, unchosen_goal: str) -> None:
    """SAB-074: only who opens one goal leaves others."""
    if unchosen_goal == "new_link_only" and multi_goal != "choose_one":
        raise Refused("unchosen_goal=new_link_only needs multi_goal=choose_one (SAB-074)")
