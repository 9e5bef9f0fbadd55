"""The mine as the story tells it: each public act as a packed move, with the mine before it.

A seat that has heard the story can rebuild all of this, so what a bot thinks of the others never
needs a memory of its own.
"""

from __future__ import annotations

from mypy_extensions import i64

from dwarrow.kernel.state import Event
from dwarrow.parts import events as ev
from dwarrow.parts.cards import Deck, changed
from dwarrow.parts.deeds import BREAK, LAY, LOOK, MEND, PASS, ROCKFALL
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.mine import Mine
from dwarrow.parts.packing import pack, pack_at
from dwarrow.parts.tools import TOOLS
from dwarrow.parts.tunnel import Maze, face_of


class Act:
    """What a seat did openly. The card of a pass is not told."""

    def __init__(self, seat: i64, move: i64) -> None:
        self.seat = seat
        self.move = move


def act_in(event: Event, deck: Deck) -> Act | None:
    """The act an event tells of, if it tells of one."""
    if isinstance(event, ev.Laid):
        card = deck.kinds[event.card]
        return Act(event.seat, pack_at(LAY, card, event.x, event.y, int(event.turned)))
    if isinstance(event, ev.Passed):
        return Act(event.seat, pack(PASS, NO_CARD, event.discarded, 0, 0))
    if isinstance(event, ev.Broke):
        card = deck.kinds["break-" + event.tool]
        return Act(event.seat, pack(BREAK, card, event.target, 0, 0))
    if isinstance(event, ev.Mended):
        tool = TOOLS.index(event.tool)
        return Act(event.seat, pack(MEND, deck.kinds[event.card], event.target, tool, 0))
    if isinstance(event, ev.Collapsed):
        return Act(event.seat, pack_at(ROCKFALL, deck.rockfall, event.x, event.y, 0))
    if isinstance(event, ev.Looked):
        return Act(event.seat, pack(LOOK, deck.look, event.goal, 0, 0))
    return None


class Retelling:
    """The open mine of the round being told."""

    def __init__(self, deck: Deck, opening: Maze, seats: i64) -> None:
        self.opening = opening
        self.mine = Mine(deck, opening.copy(), seats)
        self.mine.clear(opening.copy())

    def tell(self, event: Event) -> None:
        """Change the mine as an event says."""
        mine = self.mine
        if isinstance(event, ev.Dealt):
            mine.clear(self.opening.copy())
            mine.first = event.first
        elif isinstance(event, ev.Laid):
            face = face_of(mine.deck.kinds[event.card], int(event.turned))
            mine.maze.lay_at(event.x, event.y, face)
        elif isinstance(event, ev.Collapsed):
            mine.maze.remove(mine.maze.cell_at(event.x, event.y))
        elif isinstance(event, ev.Broke):
            mine.tools[event.target] |= 1 << TOOLS.index(event.tool)
        elif isinstance(event, ev.Mended):
            mine.tools[event.target] &= ~(1 << TOOLS.index(event.tool))
        elif isinstance(event, ev.Looked):
            bits = mine.looked[event.seat] | (1 << event.goal)
            mine.looked = changed(mine.looked, event.seat, bits)
        elif isinstance(event, ev.Opened):
            mine.goals = changed(mine.goals, event.goal, mine.deck.kinds[event.card])
        elif isinstance(event, ev.Placed):
            face = face_of(mine.goals[event.goal], int(event.turned))
            mine.maze.lay(mine.maze.goals[event.goal], face)
