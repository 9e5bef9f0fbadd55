"""What thinkers of all mine games share: how much they think, and what they look at first."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.bluffing import Bluff
from dwarrow.bots.digging.character import ACCUSER, CAUTIOUS, JOKER, PLAIN, Character
from dwarrow.kernel.state import Moves
from dwarrow.parts.packing import deed_of

HABIT_COUNTS: Final = 0.08  # of a whole win
ALL_ACTS: Final = -1  # a memory that keeps everything
DOUBT_LIMIT: Final = 4.0
BLUFF: Final = Bluff(100, 0, 0)
OPENLY: Final = Bluff(0, 0, 0)


@dataclass(frozen=True)
class Mindset:
    """How a thinker thinks: what it remembers, whether it counts and searches, and how much."""

    playouts: int
    candidates: int
    seconds: float
    memory: int = ALL_ACTS
    counts: bool = True
    believes: bool = True
    trusts: bool = False  # takes every claim for true
    talks: bool = True
    bluff: Bluff = BLUFF
    character: Character = PLAIN


EASY: Final = Mindset(60, 5, 0.1, memory=8, counts=False, trusts=True, bluff=OPENLY)
USUAL: Final = 480  # playouts
NORMAL: Final = Mindset(USUAL, 7, 0.25)
HARD: Final = Mindset(1600, 10, 1.2)
# Who thinks as much as any thinker, but has a character.
CHARACTERS: Final = {
    "cautious": Mindset(USUAL, 7, 0.25, character=CAUTIOUS),
    "accuser": Mindset(USUAL, 7, 0.25, character=ACCUSER),
    "joker": Mindset(USUAL, 7, 0.25, character=JOKER),
}
LEVELS: Final = {"thinker-easy": EASY, "thinker": NORMAL, "thinker-hard": HARD, **CHARACTERS}


def fill(moves: Moves, listed: list[int]) -> None:
    """Put listed moves where the engine reads them."""
    moves.n = 0
    for move in listed:
        moves.add(move)


def with_treasure(faces: vec[i64], treasure: i64, goal: i64) -> vec[i64]:
    """The goals with the treasure under this one; what lay there goes where the treasure was."""
    faces = faces[:]
    for other in range(len(faces)):
        if faces[other] == treasure:
            faces[other] = faces[goal]
    faces[goal] = treasure
    return faces


def goal_with(faces: vec[i64], treasure: i64) -> i64:
    """The goal that hides the treasure."""
    found: i64 = 0
    for goal in range(len(faces)):
        if faces[goal] == treasure:
            found = goal
    return found


def habit_bonus(worth: i64) -> float:
    """What the rules of thumb's opinion of a move counts beside its playouts."""
    return HABIT_COUNTS * float(min(max(worth, -3000), 3000)) / 3000.0


def shortlist(ranked: list[int], most: int) -> list[int]:
    """The first few moves, and the best of every deed that is not among them."""
    chosen = ranked[:most]
    deeds = {int(deed_of(move)) for move in chosen}
    for move in ranked[most:]:
        if int(deed_of(move)) not in deeds:
            deeds.add(int(deed_of(move)))
            chosen.append(move)
    return chosen


def open_doubts(belief: Belief) -> vec[i64]:
    """How much a listener doubts each seat: log odds against the pool's, in thousandths."""
    base = float(belief.pool[-1]) / float(sum(belief.pool))
    doubts = vec[i64]([0] * belief.seats)
    for seat in range(belief.seats):
        share = belief.suspicion(belief.assigned.weights, seat)
        doubts[seat] = i64(1000.0 * (log_odds(share) - log_odds(base)))
    return doubts


def log_odds(share: float) -> float:
    sure = min(max(share, 0.002), 0.998)
    return min(max(log(sure / (1.0 - sure)), -DOUBT_LIMIT), DOUBT_LIMIT)
