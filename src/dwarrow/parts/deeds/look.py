"""Look at a goal with a map: SAB-059, SAB-060, SAB-061."""

from __future__ import annotations

from mypy_extensions import i64

from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal, State
from dwarrow.parts import events as ev
from dwarrow.parts.cards import Deck, changed
from dwarrow.parts.deeds import LOOK
from dwarrow.parts.deeds.slots import GOAL
from dwarrow.parts.mine import GOALS, Drawer, Mine
from dwarrow.parts.packing import A_AT, a_of, b_of, c_of, pack


def phrases(deck: Deck) -> tuple[Phrase, ...]:
    card = {"card": deck.words[deck.look]}
    return (Phrase("look at GOAL", int(pack(LOOK, deck.look, 0, 0, 0)), GOAL, fixed=card),)


def why_not(mine: Mine, effectless: bool, move: i64) -> Refusal | None:
    """A-23: an open goal shows nothing new."""
    if a_of(move) >= GOALS or b_of(move) != 0 or c_of(move) != 0:
        return Refusal("SAB-059", "no-such-goal")
    if mine.goals[a_of(move)] != 0 and not effectless:
        return Refusal("SAB-059", "goal-is-open")
    return None


def list_looks(mine: Mine, effectless: bool, card: i64, into: Moves) -> None:
    """Made by hand for speed; a law compares it with `why_not`."""
    looks = pack(LOOK, card, 0, 0, 0)
    items = into.items
    n = into.n
    goals = mine.goals
    for goal in range(i64(GOALS)):
        if goals[goal] == 0 or effectless:
            items[n] = looks | (goal << A_AT)
            n += 1
    into.n = n


def do(state: State, mine: Mine, drawer: Drawer, goal: i64, kind: i64) -> None:
    """The seat has seen one goal more; all see where it looked."""
    seat = mine.seat
    drawer.seen = changed(drawer.seen, goal, kind)
    mine.looked = changed(mine.looked, seat, mine.looked[seat] | (1 << goal))
    if state.told is not None:
        state.tell(ev.Looked(int(seat), int(goal)))
        state.tell(ev.Saw(int(goal), mine.deck.words[kind]), int(seat))  # SAB-060
