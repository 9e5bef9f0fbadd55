"""A mine on the table with the troops on it, packed in one number so that a copy costs nothing.

Five bits of mine, three of how many troops, then eleven bits a troop, the first laid first. No
plot keeps more than four troops: the one that completes it sends them away.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dwarrow.games.kings.cards import ALL_FACES, FITS_ON, OF_RACE, SIZE, strength_of

MINE_BITS: Final = 31
ONE_TROOP: Final = 32
TROOPS_AT: Final = 8
TROOP_BITS: Final = 11


def mine_in(plot: i64) -> i64:
    return plot & 31


def troops_on(plot: i64) -> i64:
    return (plot >> 5) & 7


def troop_at(plot: i64, place: i64) -> i64:
    return (plot >> (8 + 11 * place)) & 2047


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


def fitting_own(plot: i64, race: i64) -> i64:
    """The faces that may be laid on a captured mine of a king of this race: KUM-020, KUM-022."""
    if wants_overseer(plot):
        return fitting(plot) & OF_RACE[race]
    return fitting(plot) & ~OF_RACE[race]
