"""Rules of thumb for Saboteur: simple company, quick, and honest about what it has seen.

A digger digs towards the goals that may still hide the treasure, mends, looks, and breaks the
tools of whoever has hindered the digging. A saboteur does the opposite once the tunnel is near.
"""

from __future__ import annotations

from collections.abc import Callable

from dwarrow.bots.bot import Asked, Bot
from dwarrow.games.saboteur import events as ev
from dwarrow.games.saboteur.cards import SHAPES, TREASURE, TUNNELS, WORDS
from dwarrow.games.saboteur.moves import TAKE
from dwarrow.games.saboteur.state import DIGGER, SaboteurView
from dwarrow.kernel.state import Event
from dwarrow.parts.deeds import BREAK, LAY, LOOK, MEND, OPEN, PASS, ROCKFALL
from dwarrow.parts.mine import GOALS
from dwarrow.parts.packing import a_of, c_of, card_of, deed_of, x_of, y_of
from dwarrow.parts.tunnel import Maze, face_of

FAR = 20.0
NEAR = 4.0  # the tunnel is this close when a saboteur stops pretending


class SaboteurHabit:
    """Scores every legal move and takes the best; chance only breaks ties."""

    def choose(self, asked: Asked) -> int:
        mind = Mind(asked.view, asked.story)
        scored = [(mind.worth(move), asked.dice.below(1000), move) for move in asked.moves]
        return max(scored)[2]


class Mind:
    """What one seat makes of its view and the story at one turn."""

    def __init__(self, view: SaboteurView, story: list[Event]) -> None:
        self.view = view
        self.public = view.public
        self.digs = view.private.role == DIGGER
        self.targets = targets(view)
        self.distance = distance(self.public.maze, self.targets)
        self.suspicion = suspicion(story, int(self.public.seats))

    def worth(self, move: int) -> float:
        deed = deed_of(move)
        if deed == TAKE:
            return float(a_of(move))
        if deed == LAY:
            return self.worth_of_lay(move)
        if deed in (BREAK, MEND):
            return self.worth_of_tool(move, deed == BREAK)
        if deed == ROCKFALL:
            return self.worth_of_rockfall(move)
        if deed == LOOK:
            return self.worth_of_look(int(a_of(move)))
        if deed == PASS:
            return self.worth_of_pass(int(card_of(move)))
        return 1.0 if deed == OPEN and a_of(move) in self.targets else 0.0

    def worth_of_lay(self, move: int) -> float:
        maze = self.public.maze.copy()
        cell = maze.cell_at(x_of(move), y_of(move))
        maze.lay(cell, face_of(card_of(move), c_of(move)))
        reached = maze.walks[0].goals != 0
        progress = self.distance - (0.0 if reached else distance(maze, self.targets))
        if self.digs:
            return 10.0 if reached else 2.0 * progress
        if self.distance > NEAR:  # pretend: dig, but not too well
            return 0.5 if 0 <= progress <= 1 else -1.0
        return -5.0 if reached else -2.0 * progress

    def worth_of_tool(self, move: int, breaks: bool) -> float:
        seat = int(a_of(move))
        if seat == self.view.seat:
            return -9.0 if breaks else 6.0
        if not self.digs:
            known = self.view.private.fellows >> seat & 1
            return (-3.0 if known else 1.5) if breaks else -1.0
        doubt = self.suspicion[seat]
        return (doubt - 1.0) if breaks else (1.2 - doubt)

    def worth_of_rockfall(self, move: int) -> float:
        maze = self.public.maze
        if c_of(move):
            return -1.0
        face = maze.face_in(maze.cell_at(x_of(move), y_of(move)))
        is_dead = SHAPES.joins[face] == 0
        if self.digs:
            return 1.0 if is_dead else -4.0
        return -2.0 if is_dead else (2.5 if self.distance <= NEAR else 0.2)

    def worth_of_look(self, goal: int) -> float:
        known = self.view.private.seen[goal] or self.public.goals[goal]
        return -0.5 if known or len(self.targets) == 1 else 1.6

    def worth_of_pass(self, card: int) -> float:
        if card >= len(WORDS):
            return 0.0
        is_dead = card < TUNNELS and SHAPES.joins[face_of(card, 0)] == 0
        hinders = is_dead or WORDS[card].startswith("break")
        return -0.1 if hinders == self.digs else -0.6


def targets(view: SaboteurView) -> list[int]:
    """The goals that may hide the treasure, as far as this seat knows."""
    seen = [int(view.public.goals[g] or view.private.seen[g]) for g in range(GOALS)]
    if TREASURE in seen:
        return [seen.index(TREASURE)]
    return [goal for goal in range(GOALS) if not seen[goal]]


def distance(maze: Maze, goals: list[int]) -> float:
    """How far the nearest open end of the tunnel is from the goals, on average."""
    frontier = maze.walks[0].frontier
    total = 0.0
    for goal in goals:
        x, y = int(maze.x_of(maze.goals[goal])), int(maze.y_of(maze.goals[goal]))
        ways = [abs(int(maze.x_of(c)) - x) + abs(int(maze.y_of(c)) - y) for c in frontier]
        total += min(ways, default=FAR)
    return total / max(1, len(goals))


def suspicion(story: list[Event], seats: int) -> list[float]:
    """How much each seat has hindered the digging in this round, by what everybody saw."""
    doubt = [0.0] * seats
    for event in story:
        if isinstance(event, ev.Dealt):
            doubt = [0.0] * seats
        elif isinstance(event, ev.Broke):
            doubt[event.seat] += 1.0 if doubt[event.target] < 1.0 else -0.5
        elif isinstance(event, ev.Laid):
            doubt[event.seat] += 1.0 if event.card.endswith("/-") else -0.3
        elif isinstance(event, ev.Collapsed):
            doubt[event.seat] += -0.5 if event.card.endswith("/-") else 1.5
    return doubt


HABITS: dict[str, Callable[[], Bot]] = {"saboteur": SaboteurHabit}
