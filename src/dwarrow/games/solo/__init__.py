"""The Duel alone: one dwarf against the mine. A sibling of the Duel that calls it."""

from __future__ import annotations

from typing import Final

from dwarrow.games.duel import PHRASES as PHRASES
from dwarrow.games.duel import PRINTED as PRINTED
from dwarrow.games.duel import TAUGHT as TAUGHT
from dwarrow.games.duel import bound as bound
from dwarrow.games.duel import ends as ends
from dwarrow.games.duel import facts as facts
from dwarrow.games.duel import move_data as move_data
from dwarrow.games.duel import move_words as move_words
from dwarrow.games.duel import moves as moves
from dwarrow.games.duel import read_move as read_move
from dwarrow.games.duel import refusal as duel_refusal
from dwarrow.games.duel import scores as scores
from dwarrow.games.duel import view as view
from dwarrow.games.duel.cards import WORDS
from dwarrow.games.duel.deeds import rockfall, sabotage
from dwarrow.games.duel.drawing import drawn as drawn
from dwarrow.games.duel.drawing import drawn_hand as drawn_hand
from dwarrow.games.duel.state import DuelView
from dwarrow.games.duel.tensors import TENSORS as TENSORS
from dwarrow.games.solo import score
from dwarrow.games.solo.editions import EDITIONS as EDITIONS
from dwarrow.games.solo.editions import OPTIONS as OPTIONS
from dwarrow.games.solo.editions import READINGS as READINGS
from dwarrow.games.solo.editions import UNCODED as UNCODED
from dwarrow.games.solo.editions import Rules
from dwarrow.games.solo.events import EVENTS as EVENTS
from dwarrow.games.solo.imagine import imagine as imagine
from dwarrow.games.solo.position import read_position as read_position
from dwarrow.games.solo.position import write_position as write_position
from dwarrow.games.solo.round import Solo
from dwarrow.games.solo.round import start as start
from dwarrow.games.solo.state import DRAWERS as DRAWERS
from dwarrow.kernel.rules import check_seats
from dwarrow.kernel.state import Refusal
from dwarrow.parts.packing import deed_of

NAME: Final = "solo"
LIKE: Final = "duel"
SEATS: Final = range(1, 2)  # SOLO-01
USUAL_SEATS: Final = 1
PILES: Final = {"goals": WORDS, "deck": WORDS}


def check(rules: Rules, seats: int) -> None:
    check_seats("the solo game is for one player", seats, SEATS, "SOLO-01")


def refusal(view: DuelView, move: int) -> Refusal | None:
    """The Duel's; what nobody can hold alone is refused with the reason (SOLO-10)."""
    why, deed = duel_refusal(view, move), deed_of(move)
    if why is None or why.reason not in ("not-in-hand", "wrong-use"):
        return why
    if deed == sabotage.BREAK:
        return Refusal("SOLO-20", "no-rival")
    return Refusal("SOLO-09", "strikes-when-drawn") if deed == rockfall.ROCKFALL else why


def winners(state: Solo) -> list[int]:
    return score.winners(scores(state)[0], state.asks)
