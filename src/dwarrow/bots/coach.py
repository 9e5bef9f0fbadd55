"""The belief for people: who is a saboteur, how sure, and which acts spoke for it.

A coach beside a player, or an analysis afterwards, asks with that seat's view and story, so it
knows no more than the seat does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from librt.vecs import vec

from dwarrow.bots.bot import Reason
from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.reasons import evidence_reason
from dwarrow.bots.saboteur.belief import new_belief, weights_for
from dwarrow.bots.saboteur2.belief import Belief2
from dwarrow.bots.saboteur2.belief import weights_for as weights_for_2
from dwarrow.kernel.state import Event, Refused
from dwarrow.parts.mine import GOALS


@dataclass(frozen=True)
class Suspect:
    """One seat as another sees it: how likely a saboteur, and what spoke for and against."""

    seat: int
    share: float
    evidence: list[Reason]


@dataclass(frozen=True)
class Opinion:
    """What a seat may believe now."""

    suspects: list[Suspect]
    goals: list[float]  # how likely each goal hides the treasure


def believe(game: str, view: Any, story: list[Event], acts: int = 3) -> Opinion:
    """The belief of a seat, from its view and its story alone."""
    belief, weights = _weighed(game, view, story)
    suspects = [
        Suspect(
            seat,
            belief.suspicion(weights, seat),
            [evidence_reason(item) for item in belief.evidence_on(seat)[:acts]],
        )
        for seat in range(int(view.public.seats))
    ]
    return Opinion(suspects, [belief.assigned.goal_share(weights, g) for g in range(GOALS)])


def _weighed(game: str, view: Any, story: list[Event]) -> tuple[Belief, vec[float]]:
    if game == "saboteur":
        belief = new_belief(view)
        belief.hear(story)
        return belief, weights_for(belief, view)
    if game == "saboteur2":
        belief2 = Belief2(int(view.public.seats))
        belief2.hear(story)
        return belief2, weights_for_2(belief2, view)
    raise Refused(f"{game} has no hidden sides to believe anything about")
