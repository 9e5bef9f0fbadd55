"""Kings Under Mountains: 2 to 4 kings fight for mines and send each other's troops to dig in them.

This module is the game as the kernel's `Game` protocol asks for it.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from dwarrow.games.kings import score
from dwarrow.games.kings.cards import (
    CAMP,
    FIXED_WORDS,
    HAND,
    MINE_COPIES,
    MINE_WORDS,
    MINES,
    RACES,
    TROOP_WORDS,
)
from dwarrow.games.kings.deeds import PHRASES as PHRASES
from dwarrow.games.kings.deeds import list_moves
from dwarrow.games.kings.deeds import refusal as refusal
from dwarrow.games.kings.drawing import drawn as drawn
from dwarrow.games.kings.drawing import drawn_hand as drawn_hand
from dwarrow.games.kings.editions import EDITIONS as EDITIONS
from dwarrow.games.kings.editions import OPTIONS as OPTIONS
from dwarrow.games.kings.editions import READINGS as READINGS
from dwarrow.games.kings.editions import UNCODED as UNCODED
from dwarrow.games.kings.editions import Rules
from dwarrow.games.kings.events import EVENTS as EVENTS
from dwarrow.games.kings.imagine import imagine as imagine
from dwarrow.games.kings.position import read_position as read_position
from dwarrow.games.kings.position import write_position as write_position
from dwarrow.games.kings.round import Kings
from dwarrow.games.kings.round import start as start
from dwarrow.games.kings.state import BY_DRAW, BY_MINE, BY_REDRAW
from dwarrow.games.kings.state import DRAWERS as DRAWERS
from dwarrow.games.kings.tensors import TENSORS as TENSORS
from dwarrow.kernel.game import End
from dwarrow.kernel.rules import check_seats
from dwarrow.kernel.state import listed, view_of

NAME: Final = "kings"
LIKE: Final = NAME
PRINTED: Final = dict(zip(MINE_WORDS, MINES))
TAUGHT: Final = ("king", "sides", "troop", "centre", "own", "overseer", "camp")
SEATS: Final = range(2, 5)  # KUM-001
USUAL_SEATS: Final = 4
PILES: Final = {
    "kings": list(RACES),
    "deck": FIXED_WORDS,
    "troops": TROOP_WORDS,
    "mines": MINE_WORDS,
    "first": [str(seat) for seat in range(4)],
}
move_words, move_data, read_move = PHRASES.words, PHRASES.data, PHRASES.read
moves, view = partial(listed, list_moves), view_of
scores = score.scores_so_far


def check(rules: Rules, seats: int) -> None:
    players = f"Kings Under Mountains is for {SEATS[0]} to {SEATS[-1]} players"
    check_seats(players, seats, SEATS, "KUM-001")


def winners(state: Kings) -> list[int]:
    return score.winners(state.public)


def facts(state: Kings) -> dict[str, float]:
    """Of the game that has just ended."""
    public = state.public
    developed = sum(int(count) for count in public.under)
    return {
        "mines captured": float(developed + len(public.open)),
        "mines developed": float(developed),
        "best score": float(max(scores(state))),
        "ended by a draw": float(public.ended == BY_DRAW),
        "ended by a new mine": float(public.ended == BY_MINE),
        "ended by a redraw": float(public.ended == BY_REDRAW),
    }


def ends(state: Kings) -> list[End]:
    """A game is one round; it ends by the clause of the empty deck."""
    best = winners(state)
    races = [RACES[race] for race in state.public.races]
    return [End(race, seat in best, "KUM-026") for seat, race in enumerate(races)]


def bound(rules: Rules, seats: int) -> int:
    """KUM-035: every play fills a place on one of the mines that can reach the table, two moves."""
    dealt = CAMP + HAND * seats
    places = sorted(mine.defence + mine.needed for mine in MINES for _ in range(MINE_COPIES))
    return 2 * sum(places[dealt:])
