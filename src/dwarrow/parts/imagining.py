"""What a world that fits a view shares in all games building on Saboteur: unseen cards, goals."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.dice import Dice
from dwarrow.parts.mine import GOALS, ORIENT, Mine
from dwarrow.parts.shapes import kind_of


def unplaced(mine: Mine, counts: list[int]) -> list[int]:
    """Of so many cards of each kind, those that do not lie where all have seen them."""
    left = counts[:]
    for kind in range(mine.deck.playable):
        left[kind] -= mine.spent[kind]
    for cell in mine.maze.laid:
        kind = int(kind_of(mine.maze.face_in(cell)))
        if kind < mine.deck.tunnels:
            left[kind] -= 1
    for tools in mine.tools:
        for tool in range(3):
            left[mine.deck.breaks[tool]] -= tools >> tool & 1
    return left


def imagined_circle(mine: Mine) -> i64:
    """How many of the last passes were forced: anybody's guess, but they have not ended the round.

    Unless they have, and a goal is still being laid (SAB-087).
    """
    if mine.phase == ORIENT:
        return mine.passes
    return min(mine.passes, mine.seats - 1)


def without(counts: list[int], buried: vec[i64], hand: vec[i64], held: i64) -> list[int]:
    """Those cards less a seat's own: its hand and what it discarded face down."""
    left = [count - int(buried[kind]) for kind, count in enumerate(counts)]
    for i in range(held):
        left[hand[i]] -= 1
    return left


def imagined_goals(mine: Mine, seen: vec[i64], dice: Dice) -> vec[i64]:
    """The goals nobody showed this seat, in any order."""
    known = vec[i64]([0] * GOALS)
    left = [int(kind) for kind in mine.deck.goals()]
    for goal in range(GOALS):
        known[goal] = mine.goals[goal] or seen[goal]
        if known[goal] != 0:
            left.remove(int(known[goal]))
    unknown = vec[i64](left)
    dice.shuffle(unknown)
    at: i64 = 0
    for goal in range(GOALS):
        if known[goal] == 0:
            known[goal] = unknown[at]
            at += 1
    return known


def sights(mine: Mine, seat: i64, goals: vec[i64]) -> vec[i64]:
    """What a seat that looked at some goals has seen."""
    seen = vec[i64]([0] * GOALS)
    for goal in range(GOALS):
        if (mine.looked[seat] >> goal) & 1 == 1:
            seen[goal] = goals[goal]
    return seen
