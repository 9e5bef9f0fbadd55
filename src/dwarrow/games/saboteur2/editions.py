"""The Rules of Saboteur 2 and its printed editions, nothing else."""

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
    exhaustion: str = "all_hands_empty"
    start_next: str = "last_card"
    self_sabotage: str = "allow"
    effectless_action: str = "forbid"
    first_player: str = "host"
    rounds: int = 3
    sb2_extra_card: int = 21
    both_barred: str = "nobody"
    profiteer_barred: str = "any_completer"
    boss_wins: str = "wins"
    team_reach: str = "any_route"
    geologist_counts: str = "no"
    crystals_count: str = "all_visible"
    trapped_geologist: str = "half_forfeited"
    theft_order: str = "last_tunnel"
    theft_timing: str = "sequential"
    theft_scope: str = "all_gold"
    theft_when_trapped: str = "allow"
    swap_draw: str = "target_only"
    role_discard: str = "stays_out"
    ladder_goal: str = "any_goal"
    ladder_join: str = "joined"


class Answers:
    """The answers that are asked at every turn, as plain facts."""

    def __init__(self, rules: Rules) -> None:
        mismatch = rules.goal_orientation == "layer_chooses_on_mismatch"
        fresh = rules.unchosen_goal == "new_link_only"
        self.goals = GoalWays(rules.multi_goal == "reveal_all", fresh, mismatch)
        effectless = rules.effectless_action == "allow"
        self.actions = ActionWays(effectless, rules.self_sabotage == "allow")
        self.adjacent = rules.placement == "adjacent"
        self.ends_by_circle = rules.exhaustion == "full_circle_pass"
        self.trapped_may_thieve = rules.theft_when_trapped == "allow"
        self.both_draw = rules.swap_draw == "both"
        self.ladder_by_stone = rules.ladder_goal == "face_down"
        self.ladder_touches = rules.ladder_join == "touch"


OPTIONS: Final = {
    **BASE_OPTIONS,
    "sb2_extra_card": Option(
        ("21", "20"),
        ("SB2-003", "SB2-007"),
        "how many action cards the expansion adds: the printed total, or the sum of the list",
    ),
    "both_barred": Option(
        ("nobody", "saboteurs"),
        ("SB2-068", "SB2-070", "SB2-073"),
        "who wins when doors bar both teams and neither Boss nor Profiteer wins",
    ),
    "profiteer_barred": Option(
        ("any_completer", "only_profiteer"),
        ("SB2-070",),
        "both teams barred: the Profiteer wins whoever completed, or only by completing himself",
    ),
    "boss_wins": Option(
        ("wins", "not"),
        ("SB2-067",),
        "whether the Boss wins with a team of which nobody is in play",
    ),
    "team_reach": Option(
        ("any_route", "any_door"),
        ("SB2-062",),
        "several routes: one free route is enough, or one rival door on any of them bars",
    ),
    "geologist_counts": Option(
        ("no", "yes"),
        ("SB2-076", "SB2-083"),
        "whether a Geologist who gets gold is counted among those who share",
    ),
    "crystals_count": Option(
        ("all_visible", "joined"),
        ("SB2-081",),
        "which crystals pay: all that lie open, or those on cards joined to the start",
    ),
    "trapped_geologist": Option(
        ("half_forfeited", "other_takes_all"),
        ("SB2-082",),
        "one of two Geologists trapped: his half is lost, or goes to the other",
    ),
    "theft_order": Option(
        ("last_tunnel", "last_theft"),
        ("SB2-087",),
        "with whom thefts begin: who last laid a tunnel, or who last played a Theft",
    ),
    "theft_timing": Option(
        ("sequential", "snapshot"),
        ("SB2-086", "SB2-087"),
        "whether gold just stolen may be stolen again from one who had none before",
    ),
    "theft_scope": Option(
        ("all_gold", "this_round"),
        ("SB2-045",),
        "whether gold of earlier rounds may be stolen",
    ),
    "theft_when_trapped": Option(
        ("allow", "forbid"), ("SB2-046",), "whether a trapped player may play a Theft"
    ),
    "swap_draw": Option(
        ("target_only", "both"), ("SB2-049",), "who draws a card after a swap of hands"
    ),
    "role_discard": Option(
        ("stays_out", "shuffled_before", "shuffled_after"),
        ("SB2-051",),
        "whether a role given up is shuffled into the stock, before or after the new one is drawn",
    ),
    "ladder_goal": Option(
        ("any_goal", "face_down"),
        ("SB2-035",),
        "beside which goals no ladder may lie: all, or only those still face down",
    ),
    "ladder_join": Option(
        ("joined", "touch"),
        ("SB2-034",),
        "whether a ladder's opening must meet another, or touching a card is enough",
    ),
}

HOUSE: Final = Rules()
RU_LS: Final = replace(
    HOUSE,
    exhaustion="full_circle_pass",  # SB2-060: all pass one after another
    first_player="youngest",  # SB2-014
    both_barred="saboteurs",  # B-2: the general sentence, against its role text
    profiteer_barred="only_profiteer",  # SB2-070: he must complete the tunnel
    geologist_counts="yes",  # B-8: it counts all who earned gold
)
EN11: Final = replace(
    HOUSE,
    first_player="youngest",  # SB2-014
    theft_order="last_theft",  # SB2-087: who last played a Theft begins
    ladder_join="touch",  # B-23: a ladder need only touch
)
EDITIONS: Final = {"house": HOUSE, "ru-ls": RU_LS, "en11": EN11}


def check(rules: Rules) -> None:
    """Refuse answers that contradict each other or have no meaning together."""
    if rules.unchosen_goal != "next_placement" and rules.multi_goal != "choose_one":
        raise Refused("unchosen_goal=new_link_only needs multi_goal=choose_one (SAB-074)")
