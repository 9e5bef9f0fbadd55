"""The Duel alone: one dwarf against the mine. Played by the files of the Duel.

Nothing is written twice here: this module gives the Duel's code the solo rules.
"""

from __future__ import annotations

from typing import Final

from dwarrow.games.duel import REVEALS as DUEL_REVEALS
from dwarrow.games.duel import bound as bound
from dwarrow.games.duel import facts as facts
from dwarrow.games.duel import scores as scores
from dwarrow.games.duel import view as view
from dwarrow.games.duel import winners as winners
from dwarrow.games.duel.cards import WORDS
from dwarrow.games.duel.drawing import drawn as drawn
from dwarrow.games.duel.imagine import imagine as imagine
from dwarrow.games.duel.moves import moves as moves
from dwarrow.games.duel.play import Duel, start_with
from dwarrow.games.duel.position import lines_of
from dwarrow.games.duel.position_read import read_fields
from dwarrow.games.duel.refusals import refusal as refusal
from dwarrow.games.duel.words import move_data as move_data
from dwarrow.games.duel.words import move_words as move_words
from dwarrow.games.duel.words import read_move as read_move
from dwarrow.games.solo.editions import EDITIONS as EDITIONS
from dwarrow.games.solo.editions import OPTIONS as OPTIONS
from dwarrow.games.solo.editions import Rules, answers_of
from dwarrow.kernel.position import Fields, head_lines, take_rules
from dwarrow.kernel.state import Refused

NAME: Final = "solo"
SEATS: Final = range(1, 2)
USUAL_SEATS: Final = 1
PILES: Final = {"goals": WORDS, "deck": WORDS}
STRIKES: Final = ("struck", "wasted", "caved-in", "rumbled", "key-fell")  # show what was drawn,
COUNTS: Final = ("drew", "round-ended")  # and so how many cards came to the hand
REVEALS: Final = DUEL_REVEALS.union(STRIKES, COUNTS)


def check(rules: Rules, seats: int) -> None:
    if seats not in SEATS:
        raise Refused(f"the solo game is for one player, not {seats} (SOLO-01)")


def start(rules: Rules, seats: int, first: int | None = None) -> Duel:
    """A new game before its first deal."""
    return start_with(rules, answers_of(rules), 1, 0)


def write_position(state: Duel) -> str:
    """The whole situation as a short text."""
    return "\n".join(head_lines(NAME, EDITIONS, state.public.rules) + lines_of(state))


def read_position(text: str) -> Duel:
    """The state a text describes; Refused with the reason if it is malformed or impossible."""
    fields = Fields(text)
    rules: Rules = take_rules(fields, NAME, EDITIONS, OPTIONS)
    return read_fields(fields, start(rules, 1))
