"""The survey of a mine: ways by bit sets agree with a slow walk, thoughts with what then lies."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

import dwarrow
from dwarrow.bots.digging.flex import Flex, flex_of
from dwarrow.bots.digging.ground import LEFT, ROWS, STRIP, TOP
from dwarrow.bots.digging.rings import FAR
from dwarrow.bots.digging.survey import Survey
from dwarrow.kernel.dice import Seeded
from dwarrow.parts.deeds import LAY
from dwarrow.parts.mine import GOALS, Mine
from dwarrow.parts.packing import c_of, card_of, deed_of, x_of, y_of
from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, Maze, agrees, face_of
from language import state_of

GAMES = ("saboteur", "saboteur2")
STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))


@pytest.mark.parametrize("game", GAMES)
def test_what_leads_on_is_counted_card_by_card(game: str) -> None:
    """Saboteur 2 has 42 kinds of tunnels, more than 32 bits hold."""
    deck = next(dug_mines(game, 1))[0].deck
    flex, shapes = flex_of(deck), deck.shapes
    for need in range(0, 256, 5):
        fitting = [
            (kind, [shapes.joins[face_of(kind, turned)] for turned in (0, 1)
                    if agrees(need, shapes.edges[face_of(kind, turned)])])
            for kind in range(deck.tunnels)
        ]  # fmt: skip
        for came, wanted in product(range(4), range(1, 16)):
            leading = [
                deck.cards[kind].count
                for kind, joins in fitting
                if any(join >> 4 * came & 15 & wanted for join in joins)
            ]
            assert flex.of(need, came, wanted) == sum(leading)


def dug_mines(game: str, deals: int) -> Iterator[tuple[Mine, list[int], Seeded]]:
    """Mines in which something may be laid, from rounds that are mostly dug at random."""
    for seed in range(deals):
        table = dwarrow.new(game, 5, seed=seed, listens=False)
        dice = Seeded(seed)
        while not table.is_over and state_of(table).public.round == 1:
            moves = table.moves()
            lays = [move for move in moves if deed_of(move) == LAY]
            if lays:
                yield state_of(table).public, lays, dice
            pool = lays if lays and dice.below(4) else moves
            table.play(pool[dice.below(len(pool))])


def cards_away(maze: Maze, goal: int, flex: Flex) -> int:
    """How far the nearest end of the tunnel is: every way out of every place, one by one."""
    walk = maze.walks[0]
    ends = {(int(maze.x_of(c)), int(maze.y_of(c))): int(walk.open_in(c)) for c in walk.frontier}
    at = maze.goals[goal]
    x, y = int(maze.x_of(at)), int(maze.y_of(at))
    now = [(x + dx, y + dy, (side + 2) % 4) for side, (dx, dy) in enumerate(STEP)]
    left: set[tuple[int, int, int]] = set()
    for away in range(1, FAR):
        then = []
        while now:
            x, y, came = now.pop()
            if not (LEFT < x < LEFT + STRIP - 1 and TOP < y < TOP + ROWS - 1):
                continue
            cell = maze.cell_at(x, y)
            face = EMPTY if cell < 0 else int(maze.face_in(cell))
            need = 0 if cell < 0 else int(maze.need_in(cell))
            for side in ways_on(maze, flex, face, need, came) - {
                s for *p, s in left if p == [x, y]
            }:
                left.add((x, y, side))
                if face == EMPTY and ends.get((x, y), 0) >> side & 1:
                    return away
                dx, dy = STEP[side]
                (then if face == EMPTY else now).append((x + dx, y + dy, (side + 2) % 4))
        now = then
    return FAR


def ways_on(maze: Maze, flex: Flex, face: int, need: int, came: int) -> set[int]:
    """The sides by which one who came by a side may leave a place."""
    if face == FACE_DOWN:
        return set()
    joined = int(flex.leads(need, came)) if face == EMPTY else maze.shapes.joins[face] >> 4 * came
    return {side for side in range(4) if side != came and joined >> side & 1}


@pytest.mark.parametrize("game", GAMES)
def test_a_goal_is_as_far_as_a_slow_walk_finds(game: str) -> None:
    survey, seen = None, 0
    for mine, _, dice in dug_mines(game, 3):
        survey = survey or Survey(flex_of(mine.deck))
        if dice.below(3) == 0:
            survey.look(mine, 7)
            for goal in range(GOALS):
                slow = cards_away(mine.maze, goal, survey.flex)
                assert survey.rings.near[goal] == slow, (goal, seen)
            seen += 1
    assert seen > 15


@pytest.mark.parametrize("game", GAMES)
def test_a_card_thought_of_is_surveyed_as_if_it_lay_there(game: str) -> None:
    survey, other, thought, changed = None, None, 0, 0
    for mine, lays, dice in dug_mines(game, 3):
        if survey is None or other is None:
            survey, other = Survey(flex_of(mine.deck)), Survey(flex_of(mine.deck))
        targets = 1 + dice.below(7)
        survey.own.kinds = other.own.kinds = int(dice.word() & ((1 << mine.deck.tunnels) - 1))
        survey.look(mine, targets)
        for move in lays[:: 1 + len(lays) // 4]:
            cell, face = (
                mine.maze.cell_at(x_of(move), y_of(move)),
                face_of(card_of(move), c_of(move)),
            )
            survey.own.give(card_of(move))
            other.own.give(card_of(move))
            survey.exits(mine.maze, cell, face)
            if survey.knows_after(mine.maze, cell, face, True):
                after = Mine(mine.deck, mine.maze.copy(), 0)
                after.maze.lay(cell, face)
                other.look(after, targets)
                eased = other.ease_in(after.maze) - survey.ease_in(mine.maze)
                found = (survey.then_distance, survey.eased(mine.maze))
                assert found == (other.distance, eased), (move, thought)
                thought += 1
                changed += other.distance != survey.distance
    assert thought > 100 and changed > 20


@pytest.mark.parametrize("game", GAMES)
def test_what_is_walked_on_is_as_if_walked_anew(game: str) -> None:
    """From mine to mine: cards laid, taken, goals turned, and back to a mine of long before."""
    kept, mines = None, []
    for mine, _, dice in dug_mines(game, 4):
        mines.append(Mine(mine.deck, mine.maze.copy(), 0))
        kept = kept or Survey(flex_of(mine.deck))
        for seen in (mines[-1], mines[dice.below(len(mines))]):
            kept.look(seen, 7)
            anew = Survey(flex_of(mine.deck))
            anew.look(seen, 7)
            assert ways_in(kept) == ways_in(anew)
    assert kept is not None and kept.walks > 100


def ways_in(survey: Survey) -> tuple[list[int], list[int]]:
    """How far the goals are, and by which sides every place is left before every ring."""
    rings = survey.rings
    around = product(range(1, int(rings.last) + 2), range(ROWS * STRIP), range(GOALS))
    return list(rings.near), [int(rings.seen(*at)) for at in around]
