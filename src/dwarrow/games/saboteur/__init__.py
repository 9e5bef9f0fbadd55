"""Saboteur: 3 to 10 dwarfs, some of whom do not want the gold found.

This module is the game as the kernel's `Game` protocol asks for it.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from dwarrow.games.saboteur import score
from dwarrow.games.saboteur.cards import DIGGER, ROLES, SABOTEUR, WORDS
from dwarrow.games.saboteur.deeds import PHRASES as PHRASES
from dwarrow.games.saboteur.deeds import list_moves
from dwarrow.games.saboteur.deeds import refusal as refusal
from dwarrow.games.saboteur.drawing import drawn as drawn
from dwarrow.games.saboteur.drawing import drawn_hand as drawn_hand
from dwarrow.games.saboteur.editions import EDITIONS as EDITIONS
from dwarrow.games.saboteur.editions import OPTIONS as OPTIONS
from dwarrow.games.saboteur.editions import READINGS as READINGS
from dwarrow.games.saboteur.editions import SEATS as SEATS
from dwarrow.games.saboteur.editions import UNCODED as UNCODED
from dwarrow.games.saboteur.editions import Rules
from dwarrow.games.saboteur.editions import check as check
from dwarrow.games.saboteur.events import EVENTS as EVENTS
from dwarrow.games.saboteur.imagine import imagine as imagine
from dwarrow.games.saboteur.position import read_position as read_position
from dwarrow.games.saboteur.position import write_position as write_position
from dwarrow.games.saboteur.round import Saboteur
from dwarrow.games.saboteur.round import start as start
from dwarrow.games.saboteur.state import DRAWERS as DRAWERS
from dwarrow.games.saboteur.tensors import TENSORS as TENSORS
from dwarrow.kernel.game import End
from dwarrow.kernel.state import listed, view_of

NAME: Final = "saboteur"
LIKE: Final = NAME
PRINTED: Final[dict[str, object]] = {}
TAUGHT: Final = (
    *("digger", "saboteur", "goal", "tunnel", "dead-end"),
    *("break", "mend", "rockfall", "map", "gold"),
)
USUAL_SEATS: Final = 5
PILES: Final = {
    "roles": list(ROLES),
    "goals": WORDS,
    "deck": WORDS,
    "gold": ["0", "1", "2", "3"],
    "first": [str(seat) for seat in range(10)],
}
move_words, move_data, read_move = PHRASES.words, PHRASES.data, PHRASES.read
moves, view = partial(listed, list_moves), view_of
scores = score.all_nuggets


def winners(state: Saboteur) -> list[int]:
    return score.winners(state.public)


def facts(state: Saboteur) -> dict[str, float]:
    """Of the round that has just ended."""
    public = state.public
    saboteurs = sum(1 for role in public.roles if role == SABOTEUR)
    return {
        "diggers win": float(public.winner == DIGGER),
        "saboteurs in play": float(saboteurs),
        "cards laid": float(len(public.maze.laid) - 1),
    }


def ends(state: Saboteur) -> list[End]:
    """By the clause that paid or barred each seat."""
    found = [score.share_of(state.public, seat) for seat in range(int(state.public.seats))]
    won = ROLES[state.public.winner]
    return [End(share.role, share.role == won, share.clause) for share in found]


def bound(rules: Rules, seats: int) -> int:
    """Each card leaves a hand once, each laid card may ask two things; then circles of passes."""
    round_moves = 67 + 2 * 40 + 2 * seats * seats + 9
    return rules.rounds * round_moves
