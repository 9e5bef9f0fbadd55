"""The roles of an imagined world: the fifteen cards dealt again as one seat may believe them.

Every role somebody held at some time was one of fifteen cards, in a seat's hands or in the stock
at the deal. What the seat knows fixes some of those cards; the others are shuffled. Where roles
given up are shuffled into the stock, each possible course of the draws is weighed by the number
of deals it allows.
"""

from __future__ import annotations

from itertools import product
from math import factorial, gcd, perm, prod

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import ROLE_CARDS, ROLE_COUNTS, SWAPS, UNKNOWN
from dwarrow.games.saboteur2.round import Saboteur2, lots_in
from dwarrow.games.saboteur2.state import Look, OldHat, Public, Saboteur2View, Sight
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import SPECTATOR
from dwarrow.parts.cards import pile

NOW = 1 << 30  # later than every turn


class Course:
    """Where the fifteen cards went, if the swaps of hats drew these lots."""

    def __init__(self, public: Public, lots: tuple[int, ...]) -> None:
        self.seats = int(public.seats)
        self.lots = lots
        self.stock = list(range(self.seats, ROLE_CARDS))
        self.dropped: list[int] = []
        self.held: list[list[tuple[int, int]]] = [[(-1, seat)] for seat in range(self.seats)]
        for number, hat in enumerate(public.hats):
            self._swap(hat.turn, hat.seat, lots[number] if lots else None)

    def _swap(self, turn: int, seat: int, lot: int | None) -> None:
        old = self.card(seat, NOW)
        if lot is None:
            self.held[seat].append((turn, self.stock.pop(0)))
            self.dropped.append(old)
        elif lot == len(self.stock):
            self.held[seat].append((turn, old))
        else:
            self.held[seat].append((turn, self.stock[lot]))
            self.stock[lot] = old

    def card(self, seat: int, turn: int) -> int:
        """The card a seat held before what happened in a turn."""
        return [card for since, card in self.held[seat] if since < turn][-1]


def imagine_roles(world: Saboteur2, view: Saboteur2View, dice: Dice) -> None:
    """Deal the roles again as this seat may imagine them."""
    facts = known_facts(view)
    course, fixed = _chosen(world.public, facts, dice)
    roles = _dealt(fixed, dice)
    _fill(world, view, course, roles)
    world.hidden.stock = vec[i64]([roles[card] for card in course.stock])
    world.hidden.dropped = vec[i64]([roles[card] for card in course.dropped])
    world.hidden.lots = _all_lots(world.public, course, dice)


def known_facts(view: Saboteur2View) -> list[tuple[int, int, int]]:
    """What a seat knows of roles: whose, before which turn, and which role."""
    facts = [(seat, NOW, int(r)) for seat, r in enumerate(view.public.roles) if r != UNKNOWN]
    if view.seat == SPECTATOR:
        return facts
    private = view.private
    facts.append((int(view.seat), NOW, int(private.role)))
    facts += [(int(view.seat), hat.turn, hat.role) for hat in private.wore]
    facts += [(sight.target, sight.turn, sight.role) for sight in private.saw]
    return facts


def _chosen(
    public: Public, facts: list[tuple[int, int, int]], dice: Dice
) -> tuple[Course, dict[int, int]]:
    """A course of the draws, each as likely as the deals that fit it are many."""
    courses: list[tuple[Course, dict[int, int], int]] = []
    for lots in _possible_lots(public):
        course = Course(public, lots)
        fixed = _fixed(course, facts)
        ways = 0 if fixed is None else _deals(fixed)
        if fixed is not None and ways:
            courses.append((course, fixed, ways))
    common = gcd(*(ways for _, _, ways in courses))
    pick = int(dice.below(sum(ways // common for _, _, ways in courses)))
    for course, fixed, ways in courses:
        pick -= ways // common
        if pick < 0:
            return course, fixed
    raise AssertionError("no deal of the roles fits what the seat knows")


def _possible_lots(public: Public) -> list[tuple[int, ...]]:
    if public.rules.role_discard == "stays_out" or not public.hats:
        return [()]
    return list(product(range(int(lots_in(public))), repeat=len(public.hats)))


def _fixed(course: Course, facts: list[tuple[int, int, int]]) -> dict[int, int] | None:
    """The cards whose role the facts fix, or None if they contradict each other."""
    fixed: dict[int, int] = {}
    for seat, turn, role in facts:
        if fixed.setdefault(course.card(seat, turn), role) != role:
            return None
    return fixed


def _deals(fixed: dict[int, int]) -> int:
    """How many deals of fifteen different cards fit."""
    known = list(fixed.values())
    ways = [perm(count, known.count(role)) for role, count in enumerate(ROLE_COUNTS)]
    # Not by `*`: a large product that meets a signal would end the program.
    return prod([factorial(ROLE_CARDS - len(fixed)), *ways])


def _dealt(fixed: dict[int, int], dice: Dice) -> list[int]:
    """All fifteen roles, the unknown ones shuffled."""
    left = list(ROLE_COUNTS)
    for role in fixed.values():
        left[role] -= 1
    unknown = pile(left)
    dice.shuffle(unknown)
    roles: list[int] = []
    at = 0
    for card in range(ROLE_CARDS):
        if card not in fixed:
            at += 1
        roles.append(fixed[card] if card in fixed else int(unknown[at - 1]))
    return roles


def _fill(world: Saboteur2, view: Saboteur2View, course: Course, roles: list[int]) -> None:
    """The other seats' drawers: their role, those they gave up, those they inspected."""
    for seat, drawer in enumerate(world.private):
        if seat == view.seat:
            continue
        drawer.role = roles[course.card(seat, NOW)]
        turns = [hat.turn for hat in world.public.hats if hat.seat == seat]
        drawer.wore = tuple([OldHat(turn, roles[course.card(seat, turn)]) for turn in turns])
        looks = [look for look in world.public.looks if look.seat == seat]
        drawer.saw = tuple([_sight(course, look, roles) for look in looks])


def _sight(course: Course, look: Look, roles: list[int]) -> Sight:
    return Sight(look.turn, look.target, roles[course.card(look.target, look.turn)])


def _all_lots(public: Public, course: Course, dice: Dice) -> vec[i64]:
    """The lots already drawn and those still to come."""
    if public.rules.role_discard == "stays_out":
        return vec[i64]()
    to_come = [int(dice.below(lots_in(public))) for _ in range(SWAPS - len(course.lots))]
    return vec[i64](list(course.lots) + to_come)
