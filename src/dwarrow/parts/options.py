"""The questions of the base game that its expansions still ask, and their allowed answers."""

from __future__ import annotations

from typing import Final

from dwarrow.kernel.rules import Option

BASE_OPTIONS: Final = {
    "placement": Option(
        ("connected", "adjacent"),
        ("SAB-035", "SAB-036"),
        "whether a new tunnel card must be joined to the start, or only lie beside a card",
    ),
    "multi_goal": Option(
        ("reveal_all", "choose_one"),
        ("SAB-074", "SAB-075"),
        "when one card joins several goals: turn them all, or one of the layer's choice",
    ),
    "unchosen_goal": Option(
        ("new_tunnel", "next_placement", "new_link_only"),
        ("SAB-074", "SAB-087"),
        "with choose_one: when a goal left down is turned later",
    ),
    "goal_orientation": Option(
        ("auto_join_last", "layer_chooses_on_mismatch"),
        ("SAB-071", "SAB-073"),
        "how a stone lies that disagrees with a neighbour",
    ),
    "goals_at_once": Option(
        ("together", "in_order"),
        ("SAB-071",),
        "how several goals turned at once lie: each as it was reached, or one after the other",
        before="in_order",
    ),
    "exhaustion": Option(
        ("all_hands_empty", "full_circle_pass"),
        ("SAB-082", "SAB-083", "SAB-084"),
        "when a round without treasure ends: hands empty, or a full circle of forced passes",
    ),
    "start_next": Option(
        ("last_card", "last_turn"),
        ("SAB-113", "SAB-114"),
        "who starts next: left of the last card played, or left of the last turn taken",
    ),
    "self_sabotage": Option(
        ("allow", "forbid"), ("SAB-042",), "whether one may break one's own tool"
    ),
    "effectless_action": Option(
        ("forbid", "allow"),
        ("SAB-054", "SAB-059"),
        "whether a rockfall that takes nothing or a map on an open goal may be played",
    ),
    "first_player": Option(
        ("youngest", "random", "host"),
        ("SAB-021",),
        "who starts: the youngest or the host's choice if given, else drawn by lot",
    ),
    "rounds": Option(("1", "2", "3"), ("SAB-002",), "how many rounds a game has"),
}
