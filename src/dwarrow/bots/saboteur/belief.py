"""The belief of Saboteur: who digs, who hinders, where the treasure lies, as one seat sees it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.assignments import ANY
from dwarrow.bots.digging.belief import DIGS, Belief
from dwarrow.bots.digging.thinking import ALL_ACTS
from dwarrow.bots.saboteur.policy import POLICY
from dwarrow.bots.saboteur.rules_of_thumb import targets_of
from dwarrow.games.saboteur.cards import DECK, DIGGER, SABOTEUR, UNKNOWN
from dwarrow.games.saboteur.state import OPENING, SaboteurView
from dwarrow.kernel.state import SPECTATOR

HINDERS: Final = 1


def new_belief(view: SaboteurView, memory: int = ALL_ACTS) -> Belief:
    """What a listener at this table believes before anything is heard."""
    _, diggers, saboteurs = view.public.pool()
    seats = int(view.public.seats)
    return Belief(DECK, OPENING, seats, [diggers, saboteurs], POLICY, memory)


def facts_of(view: SaboteurView) -> vec[i64]:
    """By seat: the side this seat knows it to be on, or ANY."""
    facts = vec[i64]([ANY] * view.public.seats)
    for seat in range(view.public.seats):
        if view.public.roles[seat] != UNKNOWN:
            facts[seat] = view.public.roles[seat] - DIGGER
    if view.seat == SPECTATOR or view.private.role == UNKNOWN:
        return facts
    facts[view.seat] = view.private.role - DIGGER
    if view.public.rules.saboteurs_meet and view.private.role == SABOTEUR:
        for seat in range(view.public.seats):
            facts[seat] = HINDERS if (view.private.fellows >> seat) & 1 == 1 else DIGS
    return facts


def weights_for(belief: Belief, view: SaboteurView) -> vec[float]:
    """The belief's weights for a seat with all it knows itself."""
    return belief.known_to(facts_of(view), targets_of(view))
