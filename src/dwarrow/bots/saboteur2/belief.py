"""The belief of Saboteur 2: who digs, who collects crystals, who hinders, as one seat sees it.

A role card that somebody held is a slot. A swap of hats gives its seat a new slot; what was seen
of the old one stays with the old one, so an old inspection says nothing of a new hat.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.assignments import ANY, Assignments
from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.retelling import Act
from dwarrow.bots.digging.thinking import ALL_ACTS
from dwarrow.bots.saboteur2.acts import open_act_in
from dwarrow.bots.saboteur2.policy import POLICY
from dwarrow.bots.saboteur2.rules_of_thumb import targets_of
from dwarrow.games.saboteur2.cards import DECK, GEOLOGIST, ROLE_COUNTS, ROLES, SABOTEUR, UNKNOWN
from dwarrow.games.saboteur2.deeds.inspect import SawRole
from dwarrow.games.saboteur2.deeds.swap_hats import SwappedHats
from dwarrow.games.saboteur2.state import OPENING, Saboteur2View
from dwarrow.kernel.state import SPECTATOR, Event
from dwarrow.parts.events import Dealt

DIGGERS: Final = 0
GEOLOGISTS: Final = 1
SABOTEURS: Final = 2
POOL: Final = [10, ROLE_COUNTS[GEOLOGIST], ROLE_COUNTS[SABOTEUR]]


def side_of(role: i64) -> i64:
    """The side of a role, or ANY."""
    if role == UNKNOWN:
        return ANY
    if role == GEOLOGIST:
        return GEOLOGISTS
    return SABOTEURS if role == SABOTEUR else DIGGERS


class Belief2(Belief):
    """Weights of all assignments; the seat's own sights of roles are facts about slots."""

    def __init__(self, seats: int, memory: int = ALL_ACTS) -> None:
        self.facts: list[tuple[int, int]] = []  # slot and side, as this listener has seen them
        super().__init__(DECK, OPENING, seats, POOL, POLICY, memory)

    def hear_event(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self.facts = []
        if isinstance(event, SwappedHats):
            self.new_hat(event.target)
        elif isinstance(event, SawRole):
            role = ROLES.index(event.role)
            self.facts.append((int(self.slots[event.target]), int(side_of(role))))
        super().hear_event(event)

    def act_in(self, event: Event) -> Act | None:
        return open_act_in(event)

    def new_hat(self, seat: int) -> None:
        """A seat has drawn another role: the old card is a slot nobody holds any more."""
        self.slots[seat] = self.assigned.slots
        self.assigned = Assignments(self.pool, int(self.assigned.slots) + 1)
        self.reweigh()

    def facts_for(self, view: Saboteur2View) -> vec[i64]:
        """By slot: the side that a seat with this view knows, or ANY."""
        facts = vec[i64]([ANY] * self.assigned.slots)
        for slot, side in self.facts:
            facts[slot] = side
        for seat in range(view.public.seats):
            if view.public.roles[seat] != UNKNOWN:
                facts[self.slots[seat]] = side_of(view.public.roles[seat])
        if view.seat != SPECTATOR:
            facts[self.slots[view.seat]] = side_of(view.private.role)
        return facts


def weights_for(belief: Belief2, view: Saboteur2View) -> vec[float]:
    """The belief's weights for a seat with all it knows itself."""
    return belief.known_to(belief.facts_for(view), targets_of(view))
