"""Saboteur: The Duel, for two. This module is the game as the kernel's `Game` protocol asks."""

from __future__ import annotations

from functools import partial
from typing import Final

from dwarrow.games.duel import score
from dwarrow.games.duel.cards import WORDS
from dwarrow.games.duel.deeds import PHRASES as PHRASES
from dwarrow.games.duel.deeds import list_moves
from dwarrow.games.duel.deeds import refusal as refusal
from dwarrow.games.duel.drawing import drawn as drawn
from dwarrow.games.duel.drawing import drawn_hand as drawn_hand
from dwarrow.games.duel.editions import EDITIONS as EDITIONS
from dwarrow.games.duel.editions import OPTIONS as OPTIONS
from dwarrow.games.duel.editions import READINGS as READINGS
from dwarrow.games.duel.editions import UNCODED as UNCODED
from dwarrow.games.duel.editions import Rules, Shared
from dwarrow.games.duel.editions import check as check_rules
from dwarrow.games.duel.events import EVENTS as EVENTS
from dwarrow.games.duel.forms import kind_words
from dwarrow.games.duel.imagine import imagine as imagine
from dwarrow.games.duel.position import read_position as read_position
from dwarrow.games.duel.position import write_position as write_position
from dwarrow.games.duel.round import Duel
from dwarrow.games.duel.round import start as start
from dwarrow.games.duel.state import DRAWERS as DRAWERS
from dwarrow.games.duel.tensors import TENSORS as TENSORS
from dwarrow.kernel.game import End
from dwarrow.kernel.rules import check_seats
from dwarrow.kernel.state import listed, view_of
from dwarrow.parts.purses import nuggets
from dwarrow.parts.shapes import COLOURS

NAME: Final = "duel"
LIKE: Final = NAME
PRINTED: Final[dict[str, object]] = {}
TAUGHT: Final = (
    *("start", "goal", "tunnel", "gold", "bridge", "ladder", "door"),
    *("key", "troll", "break", "mend", "rockfall", "map"),
)
SEATS: Final = range(2, 3)  # DUEL-01
USUAL_SEATS: Final = 2
PILES: Final = {"goals": WORDS, "deck": WORDS}
move_words, move_data, read_move = PHRASES.words, PHRASES.data, PHRASES.read
moves, view = partial(listed, list_moves), view_of


def check(rules: Rules, seats: int) -> None:
    check_seats("the Duel is for 2 players", seats, SEATS, "DUEL-01")
    check_rules(rules)


def scores(state: Duel) -> list[int]:
    return score.totals(state.public)


def winners(state: Duel) -> list[int]:
    return score.winners(state.public)


def facts(state: Duel) -> dict[str, float]:
    """Of the round that has just ended."""
    public = state.public
    won = sum(int(nuggets(purse)) for purse in public.purses)
    won -= sum(int(nuggets(purse)) for purse in public.before)
    return {
        "goals turned": float(6 - public.goals_down),
        "tokens laid": float(sum(len(kind_words(bits)) for bits in public.tokens)),
        "nuggets won": float(won),
        "trolls paid": float(len(public.paid)),
        "cards laid": float(len(public.maze.laid) + public.goals_down - 6 - public.seats),
    }


def ends(state: Duel) -> list[End]:
    """By the clause that ended the round; a round has no winner, the gold goes on."""
    clause = f"DUEL-{state.public.ended}"
    return [End(COLOURS[seat + 1], None, clause) for seat in range(int(state.public.seats))]


def bound(rules: Shared, seats: int) -> int:
    """Each of 52 cards leaves a hand once; each act asks at most four things more."""
    return rules.rounds * 52 * 5
