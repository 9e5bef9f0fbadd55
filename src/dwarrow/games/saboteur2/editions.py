"""The Rules of Saboteur 2 and its printed editions, nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from dwarrow.games.saboteur2.cards import EXTRA_CARDS
from dwarrow.kernel.rules import Option
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
    profiteer_always: str = "yes"
    printed_sums: str = "kept"
    in_the_game: str = "free"
    geologist_paid: str = "each_round"
    circle_deck: str = "empty"
    ladder_route: str = "one"
    shed_theft: str = "allow"


class Answers:
    """The answers that are asked at every turn, as plain facts."""

    def __init__(self, rules: Rules) -> None:
        self.goals = GoalWays(
            rules.multi_goal, rules.unchosen_goal, rules.goal_orientation, rules.goals_at_once
        )
        effectless = rules.effectless_action == "allow"
        self.actions = ActionWays(effectless, rules.self_sabotage == "allow")
        self.adjacent = rules.placement == "adjacent"
        self.ends_by_circle = rules.exhaustion == "full_circle_pass"
        self.trapped_may_thieve = rules.theft_when_trapped == "allow"
        self.both_draw = rules.swap_draw == "both"
        self.ladder_by_stone = rules.ladder_goal == "face_down"
        self.ladder_touches = rules.ladder_join == "touch"
        self.circle_any_deck = rules.circle_deck == "any"
        self.theft_stays = rules.shed_theft == "forbid"


OPTIONS: Final = {
    **BASE_OPTIONS,
    "sb2_extra_card": Option(EXTRA_CARDS, ("SB2-003", "SB2-007")),
    "both_barred": Option(("nobody", "saboteurs"), ("SB2-068", "SB2-070", "SB2-073")),
    "profiteer_barred": Option(("any_completer", "only_profiteer"), ("SB2-070",)),
    "boss_wins": Option(("wins", "not"), ("SB2-067",)),
    "team_reach": Option(("any_route", "any_door"), ("SB2-062",)),
    "geologist_counts": Option(("no", "yes"), ("SB2-076", "SB2-083")),
    "crystals_count": Option(("all_visible", "joined"), ("SB2-081",)),
    "trapped_geologist": Option(("half_forfeited", "other_takes_all"), ("SB2-082",)),
    "theft_order": Option(("last_tunnel", "last_theft"), ("SB2-087",)),
    "theft_timing": Option(("sequential", "snapshot"), ("SB2-086", "SB2-087")),
    "theft_scope": Option(("all_gold", "this_round"), ("SB2-045",)),
    "theft_when_trapped": Option(("allow", "forbid"), ("SB2-046",)),
    "swap_draw": Option(("target_only", "both"), ("SB2-049",)),
    "role_discard": Option(("stays_out", "shuffled_before", "shuffled_after"), ("SB2-051",)),
    "ladder_goal": Option(("any_goal", "face_down"), ("SB2-035",)),
    "ladder_join": Option(("joined", "touch"), ("SB2-034",)),
    "profiteer_always": Option(("yes", "no"), ("SB2-069", "SB2-068", "SB2-072"), before="no"),
    "printed_sums": Option(("kept", "shared"), ("SB2-068", "SB2-070", "SB2-071"), before="shared"),
    "in_the_game": Option(
        ("free", "dealt"), ("SB2-055", "SB2-068", "SB2-070", "SB2-071"), before="free"
    ),
    "geologist_paid": Option(("each_round", "game_end"), ("SB2-081",), before="each_round"),
    "circle_deck": Option(("empty", "any"), ("SB2-060",), before="empty"),
    "ladder_route": Option(("one", "each"), ("SB2-033", "SB2-062"), before="one"),
    "shed_theft": Option(("allow", "forbid"), ("SB2-020",), before="allow"),
}

# The clauses that no line of the program can obey, and why.
UNCODED: Final[dict[str, str]] = {}

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

# The options on which an edition's print is silent or loose, so that its answer is a reading
# (docs/readings.md has the sentences).
_BOTH: Final = (
    "multi_goal", "unchosen_goal", "goals_at_once", "effectless_action",
    "trapped_geologist", "crystals_count", "team_reach", "ladder_route", "theft_when_trapped",
    "theft_scope", "theft_timing", "swap_draw", "role_discard", "ladder_goal", "shed_theft",
    "sb2_extra_card",
)  # fmt: skip
READINGS: Final[dict[str, tuple[str, ...]]] = {
    "ru-ls": (
        *_BOTH, "geologist_paid", "exhaustion", "circle_deck", "both_barred", "profiteer_barred",
        "profiteer_always", "boss_wins", "in_the_game", "geologist_counts", "printed_sums",
        "start_next",
    ),
    "en11": _BOTH,
}  # fmt: skip


def check(rules: Rules) -> None:
    """Refuse answers that contradict each other or have no meaning together."""
    check_goals(rules.multi_goal, rules.unchosen_goal)
    if rules.circle_deck == "any" and rules.exhaustion != "full_circle_pass":
        raise Refused("circle_deck=any needs exhaustion=full_circle_pass (SB2-060)")
    if rules.ladder_route == "each" and rules.team_reach != "any_door":
        raise Refused("ladder_route=each needs team_reach=any_door (SB2-062)")
