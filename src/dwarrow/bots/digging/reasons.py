"""Why a thinker of a mine game moved as it did, as reasons that the words can say.

One who digs may say all of it at the table. One who hinders keeps its true reasons for the end of
the round; what it may say meanwhile is what everybody saw.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.bot import Reason
from dwarrow.bots.digging.belief import Belief, Evidence
from dwarrow.bots.digging.character import JOKES, Character
from dwarrow.bots.digging.signs import (
    BLOCKS,
    BREAKS,
    BREAKS_DOUBTED,
    CAVES_IN,
    CLEARS,
    DEAD_END,
    IDLES,
    LOOKS,
    MENDS_OTHER,
    MENDS_SELF,
    OTHER,
    SIGN_WORDS,
    sign_of,
)
from dwarrow.bots.digging.thumb import Thumb
from dwarrow.bots.search import Prospect
from dwarrow.kernel.dice import Dice
from dwarrow.parts.deeds import BREAK, LAY, MEND
from dwarrow.parts.mine import GOALS
from dwarrow.parts.packing import a_of, deed_of

TOLD = 2  # acts named against a seat
AIMED = (BREAKS, BREAKS_DOUBTED, MENDS_OTHER, OTHER)  # what is said of the seat says it all


def percent(share: float) -> int:
    return round(100 * share)


def reasons_for(
    thumb: Thumb, belief: Belief, weights: vec[float], seen: vec[i64], move: i64, show: i64
) -> list[Reason]:
    """The reasons for a move of the seat whose eyes the thumb has; `show` is it as a base move."""
    sign = sign_of(thumb.survey, thumb.mine, thumb.seat, show)
    found = [deed_reason(thumb, show, sign)]
    if deed_of(show) == LAY or deed_of(move) == LAY:
        found += goal_reasons(thumb, belief, weights, seen)
    if deed_of(show) == BREAK or (deed_of(show) == MEND and sign != MENDS_SELF):
        found += seat_reasons(thumb, belief, weights, a_of(show), deed_of(show) == BREAK)
    if not thumb.digs:
        found.append(hiding_reason(belief, thumb.seat))
    return found


def open_reason(thumb: Thumb, belief: Belief, show: i64) -> Reason | None:
    """What one may say of a move at the table, whatever one's side: only what all have seen.

    Who digs and who hinders say the same in the same place, so that a voice betrays nobody.
    """
    sign = sign_of(thumb.survey, thumb.mine, thumb.seat, show)
    if sign in (BREAKS, MENDS_OTHER):
        share = belief.suspicion(belief.assigned.weights, a_of(show))
        return Reason(SIGN_WORDS[sign], {"whom": int(a_of(show)), "percent": percent(share)})
    if sign == LOOKS:
        return Reason(SIGN_WORDS[sign], {"which": int(a_of(show))})
    return Reason(SIGN_WORDS[sign], {}) if sign in (CLEARS, CAVES_IN) else None


def joke(character: Character, dice: Dice) -> Reason | None:
    """One who likes to joke does so now and then, whatever its side and its hand."""
    if not character.jokes or dice.below(4) != 0:
        return None
    which = int(dice.below(JOKES))
    return Reason("joke", {"which": which, "number": which + 1})


def deed_reason(thumb: Thumb, move: i64, sign: i64) -> Reason:
    """What the move is for; one who hinders has words of its own, and only says what lies open."""
    if sign in AIMED:
        return Reason("other", {}, not thumb.digs)
    key = SIGN_WORDS[BLOCKS if sign == DEAD_END else sign]
    if not thumb.digs and sign != IDLES:
        return Reason(f"hinder-{key}", {}, True)
    if deed_of(move) == LAY and thumb.worth_of_lay(move) >= 50_000:
        key = "reaches"
    return Reason(key, {})


def goal_reasons(thumb: Thumb, belief: Belief, weights: vec[float], seen: vec[i64]) -> list[Reason]:
    """What the seat has seen of the goals, and what it makes of the others' digging."""
    found: list[Reason] = []
    treasure = thumb.mine.deck.treasure
    for goal in range(GOALS):
        if seen[goal] != 0 and thumb.mine.goals[goal] == 0:
            face = "treasure" if seen[goal] == treasure else "stone"
            found.append(Reason("knows-goal", {"goal": goal, "face": face}, not thumb.digs))
    best = max(range(GOALS), key=lambda goal: belief.assigned.goal_share(weights, goal))
    share = belief.assigned.goal_share(weights, best)
    if 0.5 < share < 0.999:
        names: dict[str, str | int] = {"goal": best, "percent": percent(share)}
        found.append(Reason("thinks-goal", names, not thumb.digs))
    return found


def seat_reasons(
    thumb: Thumb, belief: Belief, weights: vec[float], seat: i64, against: bool
) -> list[Reason]:
    """How much a seat is suspected, and the acts that spoke most for it."""
    share = belief.suspicion(weights, seat)
    names: dict[str, str | int] = {"seat": int(seat), "percent": percent(share)}
    told = [item for item in belief.evidence_on(seat) if (item.weight > 0.0) == against]
    return [opinion(thumb.digs, share, against, names), *map(evidence_reason, told[:TOLD])]


def opinion(digs: bool, share: float, against: bool, names: dict[str, str | int]) -> Reason:
    """What the seat is thought to be; one who hinders keeps that to itself."""
    if not digs:
        return Reason("hinder-breaks" if against else "hinder-mends-other", names, True)
    if against:
        return Reason("suspects", names)
    return Reason("mends-other" if share <= 0.5 else "mends-doubtful", names)


def evidence_reason(item: Evidence) -> Reason:
    """An act that everybody saw and what it says; this is never a secret."""
    target = int(a_of(item.move)) if deed_of(item.move) in (BREAK, MEND) else int(item.seat)
    names: dict[str, str | int] = {
        "seat": int(item.seat),
        "target": target,
        "stage": int(item.stage),
        "sign": SIGN_WORDS[item.sign],
    }
    return Reason("for" if item.weight > 0.0 else "against", names)


def hiding_reason(belief: Belief, seat: i64) -> Reason:
    """Only for the end of the round: how well the seat was hidden."""
    share = belief.suspicion(belief.assigned.weights, seat)
    return Reason("hides" if share < 0.5 else "shown", {"percent": percent(share)}, True)


def search_reason(best: Prospect, digs: bool) -> list[Reason]:
    if best.tries == 0:
        return []
    names: dict[str, str | int] = {"tries": int(best.tries), "percent": percent(best.won)}
    return [Reason("searched", names, not digs)]
