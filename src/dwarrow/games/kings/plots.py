"""A mine on the table with the troops on it, packed in one number so that a copy costs nothing.

Five bits of mine, three of how many troops, then eleven bits a troop, the first laid first. No
plot keeps more than four troops: the one that completes it sends them away.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dwarrow.games.kings.cards import (
    ALL_FACES,
    FITS_ON,
    OF_RACE,
    SIZE,
    card_word,
    face_of,
    race_of,
    strength_of,
)
from dwarrow.games.kings.editions import Rules
from dwarrow.kernel.state import Refusal

ONE_TROOP: Final = 32


def mine_in(plot: i64) -> i64:
    return plot & 31


def troops_on(plot: i64) -> i64:
    return (plot >> 5) & 7


def troop_at(plot: i64, place: i64) -> i64:
    return (plot >> (8 + 11 * place)) & 2047


def troop_words(plot: i64) -> list[str]:
    return [card_word(troop_at(plot, i)) for i in range(troops_on(plot))]


def laid_on(plot: i64, card: i64) -> i64:
    """The plot with one more troop on top."""
    return (plot + ONE_TROOP) | (card << (8 + 11 * troops_on(plot)))


def top_strength(plot: i64) -> i64:
    """The strength of the top troop; there must be one."""
    return strength_of(troop_at(plot, troops_on(plot) - 1))


def fitting(plot: i64) -> i64:
    """The faces that may be laid on what lies there: KUM-010 to KUM-012."""
    if troops_on(plot) == 0:
        return ALL_FACES[0]
    return FITS_ON[top_strength(plot)]


def wants_overseer(plot: i64) -> bool:
    """Whether all miners are there and only the overseer is missing: KUM-022."""
    return troops_on(plot) == SIZE[mine_in(plot)]


def is_beyond_overseers(plot: i64, rules: Rules) -> bool:
    """KUM-022 by the letter: nobody surpasses a 9, so no overseer ever follows one."""
    return top_strength(plot) == 9 and rules.overseer_over_nine == "nobody"


def fitting_own(plot: i64, race: i64, rules: Rules) -> i64:
    """The faces that may be laid on a captured mine of a king of this race: KUM-020, KUM-022."""
    if not wants_overseer(plot):
        return fitting(plot) & ~OF_RACE[race]
    if is_beyond_overseers(plot, rules):
        return 0
    return fitting(plot) & OF_RACE[race]


# ---- why a troop does not fit


def is_among(faces: i64, card: i64) -> bool:
    return (faces >> face_of(card)) & 1 == 1


def why_not_on(plot: i64, card: i64) -> Refusal | None:
    """Why a troop cannot cover what lies there, if it cannot."""
    if is_among(fitting(plot), card):
        return None
    if top_strength(plot) == 9:
        return Refusal("KUM-012", "nine-needs-zero")
    if strength_of(card) == 0:
        return Refusal("KUM-012", "zero-needs-nine")
    return Refusal("KUM-011", "not-stronger")


def why_not_own(plot: i64, race: i64, rules: Rules, card: i64) -> Refusal | None:
    """The same on a captured mine of a king of this race."""
    if is_among(fitting_own(plot, race, rules), card):
        return None
    is_own_race = race_of(card) == race
    if wants_overseer(plot) and not is_own_race:
        return Refusal("KUM-022", "overseer-of-own-race")
    if is_own_race and not wants_overseer(plot):
        return Refusal("KUM-020", "miner-of-own-race")
    if wants_overseer(plot) and is_beyond_overseers(plot, rules):
        return Refusal("KUM-022", "nobody-over-nine")
    return why_not_on(plot, card)
