"""What a listener believes of sides and goals, from the open acts of a round.

The belief is exact over all assignments of sides and the three places of the treasure; how likely
an act is for a side comes from the policy model. A seat adds what it alone knows with `known_to`.
All of it is rebuilt from the story alone.
"""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.bots.digging.assignments import ANY, SIDES, Assignments
from dwarrow.bots.digging.claims import change_likely, claim_likely, trust_likely
from dwarrow.bots.digging.flex import flex_of
from dwarrow.bots.digging.hands import Hands
from dwarrow.bots.digging.policy import CARELESSLY, Policy
from dwarrow.bots.digging.retelling import Act, Retelling, act_in
from dwarrow.bots.digging.signs import SIGNS, judged, sign_of, stage_of
from dwarrow.bots.digging.survey import Survey
from dwarrow.bots.digging.thumb import ALL_GOALS
from dwarrow.bots.digging.unlaid import Unlaid
from dwarrow.bots.talk import Claimed, Doubted, Inquired
from dwarrow.kernel.state import Event
from dwarrow.parts.cards import Deck
from dwarrow.parts.deeds import BREAK, MEND
from dwarrow.parts.events import Dealt, Drew, Opened
from dwarrow.parts.mine import GOALS, Mine
from dwarrow.parts.packing import a_of, deed_of
from dwarrow.parts.tunnel import Maze

OPPOSITE: Final = {"gold": "stone", "stone": "gold", "suspect": "trust", "trust": "suspect"}
MOST_SLOTS: Final = 16
WORLDS: Final = SIDES * GOALS
DIGS: Final = 0  # of the sides, the first always digs and the last always hinders


class Evidence:
    """One act, and how much it spoke for its seat to hinder: log odds, as tempered."""

    def __init__(self, seat: i64, move: i64, sign: i64, stage: i64, weight: float) -> None:
        self.seat = seat
        self.move = move  # packed; -1 for a claim
        self.sign = sign
        self.stage = stage
        self.weight = weight


class Weighing:
    """How likely something was by the side of one slot, or of two."""

    def __init__(self, slot: i64, target: i64, likely: vec[float]) -> None:
        self.slot = slot
        self.target = target  # ANY if only one slot matters
        self.likely = likely  # by side and goal; of an act by manner, side and goal
        self.by_manner: i64 = WORLDS if len(likely) > WORLDS else 0

    def in_manner(self, manner: i64, i: i64) -> float:
        """How likely it was in a manner, by side and goal."""
        return self.likely[manner * self.by_manner + i]


class Opinion:
    """What a seat says of a goal or of a seat, until it says otherwise."""

    def __init__(self, says: str, has_looked: bool, weighing: Weighing) -> None:
        self.says = says
        self.has_looked = has_looked  # before it said so
        self.weighing = weighing
        self.has_changed = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """Weights of all hypotheses, kept up with the story; `memory` acts are remembered."""

    def __init__(
        self, deck: Deck, opening: Maze, seats: int, pool: list[int], policy: Policy, memory: int
    ) -> None:
        self.deck = deck
        self.seats: i64 = seats
        self.pool = pool
        self.policy = policy
        self.memory = memory
        self.trusts = False  # whether it takes every claim for true
        self.hinders: i64 = len(pool) - 1
        self.retelling = Retelling(deck, opening, seats)
        self.hands = Hands(deck, seats)
        self.unlaid = Unlaid(deck, seats)
        flex = flex_of(deck)
        self.survey = Survey(flex)
        self.heard = 0
        self.clear()

    def clear(self) -> None:
        """A new round: nothing is known but the pool."""
        self.slots = vec[i64](list(range(self.seats)))  # which slot is each seat's now
        self.assigned = Assignments(self.pool, int(self.seats), self.policy.customs)
        self.weighings: list[Weighing] = []
        self.opinions: dict[tuple[int, str, int], Opinion] = {}  # by slot and what it is about
        self.asked_of = vec[i64]([0] * self.seats)  # goals each had seen when it was last asked
        self.is_stale = False  # an opinion has changed: weigh everything anew
        self.forget_products()
        self.evidence: list[Evidence] = []
        self.closed: i64 = ALL_GOALS  # goals that may still hide the treasure

    def forget_products(self) -> None:
        """By slot, manner, side and goal: how likely all acts were."""
        self.products = vec[float]([0.0] * (MOST_SLOTS * self.policy.manners * WORLDS))
        for slot in range(MOST_SLOTS):
            for manner in range(self.policy.manners):
                for side in range(self.policy.sides):
                    for goal in range(GOALS):
                        at = self._at(slot, side, goal) + manner * WORLDS
                        self.products[at] = self.policy.share(side, manner)

    def _at(self, slot: i64, side: i64, goal: i64) -> i64:
        """Where the products of a slot's first manner stand."""
        return slot * self.policy.manners * WORLDS + side * GOALS + goal

    # ---- hearing

    def hear(self, story: list[Event]) -> None:
        for i in range(self.heard, len(story)):
            self.hear_event(story[i])
        self.heard = len(story)
        self.freshen()

    def freshen(self) -> None:
        """Weigh everything anew if an opinion has changed; many changes cost no more than one."""
        if self.is_stale:
            self.is_stale = False
            self.reweigh()

    def hear_event(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self.clear()
            self.hands.clear()
            self.unlaid.clear()
        elif isinstance(event, Drew):
            self.unlaid.drew(event.seat)
        act = self.act_in(event)
        if act is not None:
            self.freshen()
            self.judge(act)
            self.hands.note(self.retelling.mine, act)
            self.unlaid.note(self.retelling.mine, act)
        elif isinstance(event, Claimed):
            self.hear_claim(event.seat, event.about, event.which, event.says)
        elif isinstance(event, Doubted):
            claim = event.claim
            self.hear_claim(event.seat, claim.about, claim.which, OPPOSITE[claim.says])
        elif isinstance(event, Inquired):
            self.asked_of[event.whom] = self.retelling.mine.looked[event.whom]
        self.retelling.tell(event)
        if isinstance(event, Opened):
            self.close(event)

    def act_in(self, event: Event) -> Act | None:
        """The act an event tells of; games with more events know more."""
        return act_in(event, self.deck)

    def close(self, event: Opened) -> None:
        """A goal is turned up: it was the treasure, or it was not."""
        bit: i64 = 1 << event.goal
        if event.card == "treasure":
            self.closed = bit
        else:
            self.closed &= ~bit

    # ---- acts

    def judge(self, act: Act) -> None:
        """Weigh every hypothesis by how likely this act was under it."""
        mine = self.retelling.mine
        likely = vec[float]([1.0] * (self.policy.manners * WORLDS))
        signs = vec[i64]()
        survey = self.survey
        survey.is_fresh = False
        for goal in range(GOALS):
            survey.look_again(mine, self.targets(mine, act.seat, goal))
            stage = stage_of(survey.distance)
            shown = judged(sign_of(survey, mine, act.seat, act.move), self.is_doubted_target(act))
            for side in range(self.policy.sides):
                for manner in range(self.policy.manners):
                    at = manner * WORLDS + side * GOALS + goal
                    likely[at] = self.policy.of_manner(side, manner, stage, shown)
            signs = append(signs, stage * SIGNS + shown)
        self.weigh(Weighing(self.slots[act.seat], ANY, likely))
        seen = signs[self.assigned.likeliest_goal()]
        weight = log(self._mean(likely, self.hinders) / self._mean(likely, DIGS))
        self.evidence.append(Evidence(act.seat, act.move, seen % SIGNS, seen // SIGNS, weight))

    def targets(self, mine: Mine, seat: i64, treasure: i64) -> i64:
        """What a seat would dig for, if the treasure lay there and it believes its eyes."""
        looked = mine.looked[seat]
        if (looked >> treasure) & 1 == 1:
            return 1 << treasure
        left = self.closed & ~looked
        return left if left != 0 else self.closed

    def is_doubted_target(self, act: Act) -> bool:
        if deed_of(act.move) != BREAK and deed_of(act.move) != MEND:
            return False
        return self.is_doubted(a_of(act.move))

    def is_doubted(self, seat: i64) -> bool:
        """Whether a seat is thought to hinder more than one of the pool would."""
        base = float(self.pool[-1]) / float(sum(self.pool))
        weights = self.assigned.weights
        return self.assigned.share(weights, self.slots[seat], self.hinders) > base + 0.02

    def _mean(self, likely: vec[float], side: i64) -> float:
        at = side * GOALS
        return (likely[at] + likely[at + 1] + likely[at + 2]) / 3.0

    def weigh(self, weighing: Weighing) -> None:
        self.weighings.append(weighing)
        if 0 <= self.memory < len(self.weighings):
            self.reweigh()
        else:
            self._apply(weighing)

    def reweigh(self) -> None:
        """Weigh everything anew: a new slot was found, or the oldest act is forgotten."""
        self.assigned = Assignments(self.pool, int(self.assigned.slots), self.policy.customs)
        self.forget_products()
        first = 0
        if self.memory >= 0:
            first = max(0, len(self.weighings) - self.memory)
        for i in range(first, len(self.weighings)):
            self._apply(self.weighings[i])

    def _apply(self, weighing: Weighing) -> None:
        if weighing.target != ANY:
            self.assigned.weigh_pair(weighing.slot, weighing.target, weighing.likely)
            return
        self.assigned.weigh(weighing.slot, self._factors(weighing))

    def _factors(self, weighing: Weighing) -> vec[float]:
        """By custom, side and goal: how much less likely the slot's acts have become."""
        customs: i64 = len(self.policy.customs)
        factors = vec[float]([1.0] * (customs * WORLDS))
        for side in range(self.policy.sides):
            for goal in range(GOALS):
                i = side * GOALS + goal
                factor = self._factor(weighing, side, goal)
                for custom in range(customs):
                    is_bound = custom > 0 and side == self.hinders
                    made = weighing.in_manner(custom - 1, i) if is_bound else factor
                    factors[custom * WORLDS + i] = made
        return factors

    def _factor(self, weighing: Weighing, side: i64, goal: i64) -> float:
        """How much less likely a side with a goal has become, in whatever manner."""
        at = self._at(weighing.slot, side, goal)
        i = side * GOALS + goal
        before = 0.0
        after = 0.0
        for manner in range(self.policy.manners):
            before += self.products[at]
            self.products[at] *= weighing.in_manner(manner, i)
            after += self.products[at]
            at += WORLDS
        return after / before

    def learn_treasure(self, goal: int) -> None:
        """Be as good as sure where the treasure lies, from somewhere else than the table."""
        likely = vec[float]([1e-9] * (SIDES * GOALS))
        for side in range(SIDES):
            likely[side * GOALS + goal] = 1.0
        self.weigh(Weighing(0, ANY, likely))

    # ---- claims

    def hear_claim(self, seat: int, about: str, which: int, says: str) -> None:
        """A claim counts as much as the claimer may be believed: a lie is likelier for one side."""
        slot = self.slots[seat]
        if about == "goal":
            looked = (self.retelling.mine.looked[seat] >> which) & 1 == 1
            likely = claim_likely(which, says == "gold", looked, self.hinders, self.trusts)
            said = Opinion(says, looked, Weighing(slot, ANY, likely))
            self.opine((int(slot), about, which), said)
        elif self.slots[which] != slot:
            target = self.slots[which]
            likely = trust_likely(says == "suspect", self.hinders)
            said = Opinion(says, False, Weighing(slot, target, likely))
            self.opine((int(slot), about, int(target)), said)

    def opine(self, about: tuple[int, str, int], said: Opinion) -> None:
        """A seat has one opinion of a thing: said again it is nothing new, the last one counts."""
        held = self.opinions.get(about)
        self.opinions[about] = said
        if held is None:
            self.weigh(said.weighing)
            return
        said.has_changed = held.has_changed
        if held.says == said.says and held.has_looked == said.has_looked:
            said.weighing = held.weighing
            return
        self.weighings.remove(held.weighing)
        self.weighings.append(said.weighing)
        self.is_stale = True
        if held.says != said.says and held.has_looked == said.has_looked and not held.has_changed:
            said.has_changed = True  # itself a sign, but no more than once
            likely = change_likely(self.hinders)
            self.weighings.append(Weighing(said.weighing.slot, ANY, likely))

    # ---- answers

    def known_to(self, facts: vec[i64], goals: i64) -> vec[float]:
        """The weights for one who knows these sides by slot (or ANY) and possible goals."""
        return self.assigned.known(facts, goals & self.closed)

    def unknown(self) -> vec[i64]:
        """Facts of one who knows nothing: ANY for every slot."""
        return vec[i64]([ANY] * self.assigned.slots)

    def suspicion(self, weights: vec[float], seat: i64) -> float:
        """How likely a seat hinders now."""
        return self.assigned.share(weights, self.slots[seat], self.hinders)

    def open_shares(self, seats: list[int], sides: list[int]) -> list[float]:
        """How likely each of these seats is on its side, to one who only listens."""
        weights = self.known_to(self.unknown(), ALL_GOALS)
        return [
            self.assigned.share(weights, self.slots[seat], sides[i]) for i, seat in enumerate(seats)
        ]

    def suspicions(self, sides: list[int]) -> list[float]:
        """How likely each seat hinders, to one who knows these sides by seat (or ANY)."""
        facts = self.unknown()
        for seat in range(self.seats):
            facts[self.slots[seat]] = sides[seat]
        weights = self.known_to(facts, ALL_GOALS)
        return [self.suspicion(weights, seat) for seat in range(self.seats)]

    def agreement(self, seat: i64, side: i64, treasure: i64) -> float:
        """How likely the acts of a seat's present role card were, on a side and with a goal."""
        at = self._at(self.slots[seat], side, treasure)
        total = 0.0
        for manner in range(self.policy.manners):
            total += self.products[at + manner * WORLDS]
        return total

    def carelessness(self, seat: i64, side: i64, treasure: i64) -> float:
        """How likely a seat does not care, on a side and with a goal."""
        at = self._at(self.slots[seat], side, treasure) + CARELESSLY * WORLDS
        return self.products[at] / self.agreement(seat, side, treasure)

    def evidence_on(self, seat: i64) -> list[Evidence]:
        """What spoke for and against a seat, the strongest first."""
        found = [item for item in self.evidence if item.seat == seat]
        return sorted(found, key=_strength)


def _strength(item: Evidence) -> float:
    return -abs(item.weight)
