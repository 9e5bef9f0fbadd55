"""What was claimed at the table, beside the truth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dwarrow.bots.digging.sides import HINDERS
from dwarrow.kernel.table import Table
from dwarrow.review.again import Again
from dwarrow.review.contents import ClaimMade, ClaimWeighed


def claims_weighed(table: Table, claims: Sequence[ClaimMade]) -> list[ClaimWeighed]:
    """Every claim about a goal or a seat, and whether it was true when it was made."""
    if not claims:
        return []
    again, found = Again(table), []
    for entry in table.log:
        again.fold(entry)
        state: Any = again.table.state
        found += [
            weighed(claim, again.round, state)
            for claim in claims
            if claim.played == len(again.table.log)
        ]
    return found


def weighed(claim: ClaimMade, number: int, state: Any) -> ClaimWeighed:
    is_true, knew = on_goal(claim, state) if claim.about == "goal" else on_seat(claim, state)
    told = (claim.played, number, claim.seat, claim.about, claim.which, claim.says)
    return ClaimWeighed(*told, is_true=is_true, knew=knew)


def on_goal(claim: ClaimMade, state: Any) -> tuple[bool, bool]:
    """Whether the treasure lies there as claimed, and whether the claimer had seen that goal."""
    public = state.public
    is_gold = int(state.hidden.goals[claim.which]) == int(public.deck.treasure)
    has_seen = (int(public.looked[claim.seat]) >> claim.which) & 1 == 1
    return is_gold == (claim.says == "gold"), has_seen or int(public.goals[claim.which]) != 0


def on_seat(claim: ClaimMade, state: Any) -> tuple[bool, bool]:
    """Whether a seat hinders as claimed; nobody is said to have known."""
    data: Any = state.view(claim.which).private_data()
    return (data["role"] == HINDERS) == (claim.says == "suspect"), False
