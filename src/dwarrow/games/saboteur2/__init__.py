"""Saboteur 2: 2 to 12 dwarfs of two teams and no team, doors, ladders, traps and thieves.

This module is the game as the kernel's `Game` protocol asks for it.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from dwarrow.games.saboteur2 import score
from dwarrow.games.saboteur2.cards import NEW_ACTIONS, ROLE_CARDS, ROLES, WORDS
from dwarrow.games.saboteur2.deeds import PHRASES as PHRASES
from dwarrow.games.saboteur2.deeds import list_moves
from dwarrow.games.saboteur2.deeds import refusal as refusal
from dwarrow.games.saboteur2.drawing import drawn as drawn
from dwarrow.games.saboteur2.drawing import drawn_hand as drawn_hand
from dwarrow.games.saboteur2.editions import EDITIONS as EDITIONS
from dwarrow.games.saboteur2.editions import OPTIONS as OPTIONS
from dwarrow.games.saboteur2.editions import READINGS as READINGS
from dwarrow.games.saboteur2.editions import UNCODED as UNCODED
from dwarrow.games.saboteur2.editions import Rules
from dwarrow.games.saboteur2.editions import check as check_rules
from dwarrow.games.saboteur2.events import EVENTS as EVENTS
from dwarrow.games.saboteur2.imagine import imagine as imagine
from dwarrow.games.saboteur2.position import read_position as read_position
from dwarrow.games.saboteur2.position import write_position as write_position
from dwarrow.games.saboteur2.round import Saboteur2
from dwarrow.games.saboteur2.round import start as start
from dwarrow.games.saboteur2.state import DRAWERS as DRAWERS
from dwarrow.games.saboteur2.tensors import TENSORS as TENSORS
from dwarrow.games.saboteur2.why import settled
from dwarrow.kernel.game import End
from dwarrow.kernel.rules import check_seats
from dwarrow.kernel.state import listed, view_of
from dwarrow.parts.mine import NO_SEAT

NAME: Final = "saboteur2"
LIKE: Final = "saboteur"
PRINTED: Final[dict[str, object]] = {}
TAUGHT: Final = (
    *("team", "saboteur", "boss", "profiteer", "geologist", "goal", "tunnel", "dead-end"),
    *("bridge", "ladder", "door", "crystal", "break", "mend", "rockfall", "map"),
    *(word for word, _ in NEW_ACTIONS),
)
SEATS: Final = range(2, 13)  # SB2-002, SB2-107
USUAL_SEATS: Final = 7
PILES: Final = {
    "roles": list(ROLES),
    "goals": WORDS,
    "deck": WORDS,
    "lot1": [str(lot) for lot in range(ROLE_CARDS)],
    "lot2": [str(lot) for lot in range(ROLE_CARDS)],
    "first": [str(seat) for seat in range(12)],
}
move_words, move_data, read_move = PHRASES.words, PHRASES.data, PHRASES.read
moves, view = partial(listed, list_moves), view_of


def check(rules: Rules, seats: int) -> None:
    players = f"Saboteur 2 is for {SEATS[0]} to {SEATS[-1]} players"
    check_seats(players, seats, SEATS, "SB2-002")
    check_rules(rules)


def scores(state: Saboteur2) -> list[int]:
    """Nuggets won so far, by seat: in the private drawers, or open at the end."""
    open_gold = state.public.gold
    return [int(open_gold[seat] + drawer.gold) for seat, drawer in enumerate(state.private)]


def winners(state: Saboteur2) -> list[int]:
    return score.winners(state.public)


def facts(state: Saboteur2) -> dict[str, float]:
    """Of the round that has just ended."""
    public = state.public
    return {
        "tunnel completed": float(public.completer != NO_SEAT),
        "winners": float(sum(public.winners >> seat & 1 for seat in range(public.seats))),
        "nuggets paid": float(sum(public.pays)),
        "cards laid": float(len(public.maze.laid) - 1),
    }


def ends(state: Saboteur2) -> list[End]:
    """By the clause that paid or barred each seat."""
    return [End(share.role, share.won, share.clause) for share in settled(state.public).shares]


def bound(rules: Rules, seats: int) -> int:
    """Each card leaves a hand once, each laid card may ask two things; empty hands pass between."""
    round_moves = 108 + 2 * 70 + 8 * seats * seats + seats + 4
    return rules.rounds * round_moves
