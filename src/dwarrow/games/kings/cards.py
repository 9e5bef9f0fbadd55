"""The deck of Kings Under Mountains as data: a correction is a change of one line here.

Every card has two sides (KUM-002). Its face is a troop, `orc-5`; its back is a mine, `M07`; the
whole card is `orc-5/M07`. A card is packed in eleven bits: race, strength, kind of mine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RACES: Final = ("dwarf", "orc", "goblin", "giant")
STRENGTHS: Final = 10
COPIES: Final = 2  # of each troop
MINE_COPIES: Final = 4
CARDS: Final = 80
HAND: Final = 6  # KUM-007
CENTRE: Final = 4  # KUM-005
CAMP: Final = 4  # KUM-006: cards laid out at the start


@dataclass(frozen=True)
class Mine:
    """One kind of mine; `strengths` are of its dwarf, orc, goblin and giant in fixed pairing."""

    defence: int
    size: int
    overseer: bool
    value: int
    strengths: tuple[int, int, int, int]

    @property
    def needed(self) -> int:
        """Troops needed to develop it: miners, and the overseer if there is a sign."""
        return self.size + self.overseer


MINES: Final = (
    Mine(1, 1, False, 1, (4, 7, 6, 1)),
    Mine(1, 2, False, 1, (6, 3, 2, 7)),
    Mine(1, 2, True, 2, (8, 6, 0, 4)),
    Mine(1, 3, False, 3, (7, 6, 0, 4)),
    Mine(1, 3, True, 3, (3, 2, 6, 7)),
    Mine(1, 4, True, 5, (1, 7, 8, 2)),
    Mine(2, 1, False, 2, (2, 8, 5, 3)),
    Mine(2, 1, True, 2, (0, 4, 9, 5)),
    Mine(2, 2, False, 3, (1, 3, 5, 9)),
    Mine(2, 2, True, 2, (4, 1, 7, 6)),
    Mine(2, 2, True, 4, (8, 0, 7, 3)),
    Mine(2, 3, False, 3, (5, 4, 9, 0)),
    Mine(2, 3, True, 4, (9, 0, 1, 8)),
    Mine(2, 4, False, 4, (2, 8, 3, 6)),
    Mine(3, 1, False, 3, (3, 5, 2, 8)),
    Mine(3, 1, True, 3, (6, 9, 1, 2)),
    Mine(3, 2, False, 4, (7, 2, 8, 1)),
    Mine(3, 3, False, 5, (5, 1, 3, 9)),
    Mine(3, 3, True, 5, (9, 5, 4, 0)),
    Mine(3, 4, True, 6, (0, 9, 4, 5)),
)
KINDS: Final = len(MINES)

MINE_WORDS: Final = [f"M{number:02}" for number in range(1, KINDS + 1)]
TROOP_WORDS: Final = [f"{race}-{strength}" for race in RACES for strength in range(STRENGTHS)]

DEFENCE: Final = vec[i64]([mine.defence for mine in MINES])
SIZE: Final = vec[i64]([mine.size for mine in MINES])
NEEDED: Final = vec[i64]([mine.needed for mine in MINES])
VALUE: Final = vec[i64]([mine.value for mine in MINES])

# How a card is packed: its race, four bits of strength, five bits of mine.
FACE_AT: Final = 5
RACE_AT: Final = 9
UNSEEN: Final = 63 << FACE_AT  # stands for a face that is not known; sorts after every troop
NO_CARD: Final = 2047  # an empty place in a hand
NO_MINE: Final = 31


def card_with(race: i64, strength: i64, mine: i64) -> i64:
    return race << RACE_AT | strength << FACE_AT | mine


def race_of(card: i64) -> i64:
    return card >> RACE_AT


def strength_of(card: i64) -> i64:
    return (card >> FACE_AT) & 15


def face_of(card: i64) -> i64:
    """The troop side alone."""
    return card >> FACE_AT


def mine_of(card: i64) -> i64:
    """The back: the kind of mine."""
    return card & 31


def is_card(card: i64) -> bool:
    """Whether a number is a card at all."""
    return card < 4 << RACE_AT and strength_of(card) < STRENGTHS and mine_of(card) < KINDS


def married(troop: i64, mine: i64) -> i64:
    """The card with a troop, counted as in TROOP_WORDS, in front and a mine behind."""
    return card_with(troop // STRENGTHS, troop % STRENGTHS, mine)


def troop_of(card: i64) -> i64:
    """A card's troop, counted as in TROOP_WORDS."""
    return race_of(card) * STRENGTHS + strength_of(card)


def troop_word(card: i64) -> str:
    return TROOP_WORDS[troop_of(card)]


def mine_word(card: i64) -> str:
    return MINE_WORDS[mine_of(card)]


def card_word(card: i64) -> str:
    return f"{troop_word(card)}/{mine_word(card)}"


# The 80 cards of the fixed pairing: every kind of mine once on each race.
FIXED: Final = vec[i64](
    [
        int(card_with(race, mine.strengths[race], kind))
        for kind, mine in enumerate(MINES)
        for race in range(len(RACES))
    ]
)
FIXED_WORDS: Final = [card_word(card) for card in FIXED]

# ---- what fits on what, as sets of faces: bit `face_of(card)` is set for each troop that fits


def _faces(strengths: list[int]) -> int:
    return sum(1 << (race << 4 | strength) for race in range(4) for strength in strengths)


def _over(strength: int) -> list[int]:
    """KUM-011: only what is stronger; KUM-012: on a 9 only a 0, and a 0 on nothing else."""
    return [0] if strength == 9 else list(range(strength + 1, STRENGTHS))


# The set of one face; UNSEEN and NO_CARD, whose face is 63, are no troop. A table, because mypyc
# writes a literal 1 that is shifted by a variable as a C int of 32 bits.
FACE: Final = vec[i64]([1 << face if face < 63 else 0 for face in range(64)])
ALL_FACES: Final = vec[i64]([_faces(list(range(STRENGTHS)))])
FITS_ON: Final = vec[i64]([_faces(_over(strength)) for strength in range(STRENGTHS)])
OF_RACE: Final = vec[i64]([0x3FF << (race << 4) for race in range(4)])
