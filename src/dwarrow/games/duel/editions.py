"""The Rules of the Duel and its editions, nothing else.

`Shared` holds the questions that the solo game asks too; `Rules` adds those that need a rival.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.rules import Option
from dwarrow.kernel.state import Refused


@dataclass(frozen=True)
class Shared:
    """The answers on which the Duel and its solo game both depend."""

    claim_order: str = "active_first"
    bribe_timing: str = "any_time"
    troll_debt: str = "forgiven"
    troll_pay_from: str = "all_gold"
    key_return: str = "returns"
    key_reach: str = "any_face_up"
    reveal_on_unlock: str = "turn"
    multi_goal: str = "reveal_all"
    goals_at_once: str = "together"
    ladder_join: str = "touching"
    effectless_action: str = "forbid"
    gold_side: str = "own"
    goal_link: str = "unhindered"
    rounds: int = 3  # DUEL-13, SOLO-16


@dataclass(frozen=True)
class Rules(Shared):
    """The answers of the Duel; the questions are in OPTIONS. The defaults are `house`."""

    token_stock: str = "shared8"
    claim_tie: str = "active"
    claim_mode: str = "automatic"
    declined_gold: str = "new_link"
    first_start: str = "host"
    less_gold: str = "in_all"
    start_tie: str = "not_last_starter"
    duel_tie: str = "shared"


class Answers:
    """The answers that are asked at every turn, as plain facts; alone and for two."""

    def __init__(self, rules: Shared) -> None:
        self.board_order = rules.claim_order == "board_order"
        self.while_laying = rules.bribe_timing == "while_laying"
        self.needs_gold = rules.troll_debt == "forbidden"
        self.pays_this_round = rules.troll_pay_from == "this_round"
        self.loses_key = rules.key_return == "lost"
        self.key_needs_reach = rules.key_reach == "reached"
        self.goals_wait = rules.reveal_on_unlock == "wait"
        self.opens_one = rules.multi_goal == "choose_one"
        self.together = rules.goals_at_once == "together"
        self.ladder_joins = rules.ladder_join == "joined"
        self.effectless = rules.effectless_action == "allow"
        self.any_side = rules.gold_side == "any"
        self.past_hindrance = rules.goal_link == "unbroken"
        self.rounds: i64 = rules.rounds
        self.colour: i64 = 1  # of seat 0 (DUEL-01)
        self.stock = vec[i64]([8])  # tokens: of all together, or of each (DUEL-02)
        self.four_each = False
        self.left_out: i64 = 0  # bit set of the kinds that are not in the deck
        # What needs a rival.
        self.rival_ties = self.counts_last_round = self.green_starts = False
        self.may_decline = self.claims_later = self.refusal_lasts = False
        self.tie = "shared"


class DuelAnswers(Answers):
    """Those of two: made from the rules alone, so that a view given away can have its own."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.four_each = rules.token_stock == "four_each"
        if self.four_each:
            self.stock = vec[i64]([4, 4])
        self.rival_ties = rules.claim_tie == "rival"
        self.may_decline = rules.claim_mode == "literal"
        self.claims_later = rules.declined_gold == "later"
        self.refusal_lasts = rules.declined_gold == "lasting"
        self.counts_last_round = rules.less_gold == "last_round"
        self.green_starts = rules.start_tie == "green"
        self.tie = rules.duel_tie


SHARED_OPTIONS: Final = {
    "claim_order": Option(("active_first", "board_order"), ("DUEL-39", "DUEL-43")),
    "bribe_timing": Option(("any_time", "while_laying"), ("DUEL-31",)),
    "troll_debt": Option(("forgiven", "forbidden"), ("DUEL-31", "DUEL-61")),
    "troll_pay_from": Option(("all_gold", "this_round"), ("DUEL-61", "DUEL-62")),
    "key_return": Option(("returns", "lost"), ("DUEL-50", "DUEL-51")),
    "key_reach": Option(("any_face_up", "reached"), ("DUEL-50",)),
    "reveal_on_unlock": Option(("turn", "wait"), ("DUEL-35", "DUEL-52")),
    "multi_goal": Option(("reveal_all", "choose_one"), ("DUEL-35",)),
    "goals_at_once": Option(("together", "in_order"), ("DUEL-35",), before="in_order"),
    "ladder_join": Option(("touching", "joined"), ("DUEL-26",)),
    "effectless_action": Option(("forbid", "allow"), ("DUEL-47", "DUEL-53", "DUEL-56")),
    "gold_side": Option(("own", "any"), ("DUEL-34", "DUEL-39"), before="own"),
    "goal_link": Option(("unhindered", "unbroken"), ("DUEL-35",), before="unhindered"),
    "rounds": Option(("1", "2", "3"), ("DUEL-13",)),
}
OPTIONS: Final = {
    **SHARED_OPTIONS,
    "token_stock": Option(("shared8", "four_each"), ("DUEL-02", "DUEL-58")),
    "claim_tie": Option(("active", "rival"), ("DUEL-39", "DUEL-43")),
    "claim_mode": Option(("automatic", "literal"), ("DUEL-39", "DUEL-43")),
    "declined_gold": Option(
        ("new_link", "later", "lasting"), ("DUEL-39", "DUEL-43"), before="lasting"
    ),
    "first_start": Option(("host", "green"), ("DUEL-12",), before="host"),
    "less_gold": Option(("in_all", "last_round"), ("DUEL-69",), before="in_all"),
    "start_tie": Option(("not_last_starter", "green"), ("DUEL-69",)),
    "duel_tie": Option(("shared", "more_cards", "last_round"), ("DUEL-70",)),
}

HOUSE: Final = Rules()
UK_DUEL: Final = replace(
    HOUSE,
    claim_mode="literal",  # DUEL-43: the rival may put a token on it
    first_start="green",  # DUEL-12
)
EDITIONS: Final = {"house": HOUSE, "uk-duel": UK_DUEL}

# The options on which an edition's print is silent or loose, so that its answer is a reading
# (docs/readings.md has the sentences).
ALONE_TOO: Final = (
    "gold_side", "goal_link", "bribe_timing", "troll_debt", "troll_pay_from", "key_return",
    "key_reach", "multi_goal", "goals_at_once", "reveal_on_unlock", "claim_order", "ladder_join",
    "effectless_action",
)  # fmt: skip
READINGS: Final[dict[str, tuple[str, ...]]] = {
    "uk-duel": (
        *ALONE_TOO, "declined_gold", "less_gold", "start_tie", "duel_tie", "token_stock",
        "claim_tie",
    ),
}  # fmt: skip


UNCODED: Final[dict[str, str]] = {}  # clauses that no line can obey, and why


def check(rules: Rules) -> None:
    """Refuse answers that contradict each other or have no meaning together."""
    if rules.claim_order == "board_order" and rules.claim_mode == "literal":
        raise Refused("claim_order=board_order needs claim_mode=automatic: none declines (DUEL-43)")
    if rules.claim_mode == "automatic" and rules.declined_gold == "later":
        raise Refused("declined_gold=later needs claim_mode=literal: else none is left (DUEL-43)")


def check_first(rules: Rules, first: int | None) -> None:
    """DUEL-12: where green starts by the book, the host does not say otherwise."""
    if rules.first_start == "green" and first not in (None, 0):
        raise Refused("green begins the first round; first_start=host lets blue (DUEL-12)")
