"""Saboteur: 3 to 10 dwarfs, some of whom do not want the gold found.

This module is the game as the kernel's `Game` protocol asks for it.
"""

from __future__ import annotations

from typing import Final

from dwarrow.games.saboteur import score
from dwarrow.games.saboteur.cards import WORDS
from dwarrow.games.saboteur.drawing import drawn as drawn
from dwarrow.games.saboteur.editions import EDITIONS as EDITIONS
from dwarrow.games.saboteur.editions import OPTIONS as OPTIONS
from dwarrow.games.saboteur.editions import Rules
from dwarrow.games.saboteur.editions import check as check_rules
from dwarrow.games.saboteur.imagine import imagine as imagine
from dwarrow.games.saboteur.moves import moves as moves
from dwarrow.games.saboteur.moves import refusal as refusal
from dwarrow.games.saboteur.play import Saboteur
from dwarrow.games.saboteur.play import start as start
from dwarrow.games.saboteur.position import read_position as read_position
from dwarrow.games.saboteur.position import write_position as write_position
from dwarrow.games.saboteur.state import DIGGER, ROLES, SABOTEUR, SaboteurView
from dwarrow.games.saboteur.words import move_data as move_data
from dwarrow.games.saboteur.words import move_words as move_words
from dwarrow.games.saboteur.words import read_move as read_move
from dwarrow.kernel.state import Refused

NAME: Final = "saboteur"
SEATS: Final = range(3, 11)  # SAB-001
USUAL_SEATS: Final = 5
PILES: Final = {
    "roles": list(ROLES),
    "goals": WORDS,
    "deck": WORDS,
    "gold": ["0", "1", "2", "3"],
    "first": [str(seat) for seat in range(10)],
}


def check(rules: Rules, seats: int) -> None:
    if seats not in SEATS:
        raise Refused(f"Saboteur is for {SEATS[0]} to {SEATS[-1]} players, not {seats} (SAB-001)")
    check_rules(rules)


def view(state: Saboteur, seat: int) -> SaboteurView:
    return state.view(seat)


def scores(state: Saboteur) -> list[int]:
    """Nuggets won so far, by seat: open ones and those in the private drawers."""
    return score.all_nuggets(state)


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


REVEALS: Final = frozenset(
    {
        "got-role",
        "got-hand",
        "got-card",
        "saw",
        "opened",
        "placed",
        "round-ended",
        "offered",
        "took",
        "got-gold",
        "paid",
        "sent-under",
        "saw-under",
        "settled",
        "game-ended",
        "committed",
    }
)


def bound(rules: Rules, seats: int) -> int:
    """Each card leaves a hand once, each laid card may ask two things; then circles of passes."""
    round_moves = 67 + 2 * 40 + 2 * seats * seats + 9
    return rules.rounds * round_moves
