"""The tunnel board against the oracle: what fits, who reaches what, where one may lay."""

from __future__ import annotations

import random
from functools import cache

import pytest

import dwarrow
from dwarrow.parts.shapes import Shape, shape_of, sides_of, tables_of
from dwarrow.parts.tunnel import Maze, face_of

from .oracle import Card, Table, fitting

SIDES = "NESW"

# edges/links of the cards that are played; `|` gives the links left when the card's door is shut
BASE = "NESW NES ESW NS EW NE NW NESW/- NES/- ESW/- NS/- EW/- NE/- NW/- S/- W/-"
SPECIAL = (
    "NESW NES ESW NS EW NE NW NESW/- EW/- NE/- S/-"
    " NESW/NS+EW NESW/NW+ES NESW/NE+SW NES/NS NESW/EW ESW/ES"
    " NS|- EW|- NES|NS NESW|NES NESW/NS+EW|NS"
)
LADDERS = ("S/-", "E/-", "ES", "NE")
STONES = ("NE", "NW", "NESW")
SHARE = 1 if dwarrow.is_compiled() else 3  # of the boards: the sources are slower, and the same


def read(word: str, hub: int = 0) -> Card:
    """A card of the oracle, read by the oracle's side."""
    text, bar, cut = word.partition("|")
    sides, slash, links = text.partition("/")
    doors = (() if cut == "-" else tuple(cut.split("+"))) if bar else None
    groups = (sides,) if not slash else () if links == "-" else tuple(links.split("+"))
    return Card(sides, groups, hub, doors)


def shut_shape(card: Card) -> Shape:
    groups = card.groups if card.doors is None else card.doors
    return Shape(sides_of(card.sides), tuple(sides_of(group) for group in groups), card.hub)


class Deck:
    """The cards of one test: as the oracle has them, upright and turned, and as shapes."""

    def __init__(self, words: str, two: bool) -> None:
        hubs = (1, 2) if two else (1,)
        ladders = [read(word, hub) for hub in hubs for word in LADDERS] if two else []
        self.playable = (*(read(word) for word in words.split()), *ladders)
        starts = [read("NESW", hub) for hub in hubs]
        self.starts = [len(self.playable) + nth for nth in range(len(starts))]
        cards = [*self.playable, *starts, *(read(word) for word in STONES)]
        self.stones = range(len(cards) - len(STONES), len(cards))
        self.ways = [(card, card.turned()) for card in cards]
        spelled = [f"{card.sides}/{'+'.join(card.groups) or '-'}" for card in cards]
        shapes = [shape_of(text, card.hub) for text, card in zip(spelled, cards)]
        self.shapes = tables_of(shapes, len(self.playable))
        self.shut = tables_of([shut_shape(card) for card in cards], len(self.playable))


deck_of = cache(Deck)


class Both:
    """The same table twice: on the engine's board and in the oracle's dict."""

    def __init__(self, words: str, seed: int, small: bool = False, two: bool = False) -> None:
        self.dice = random.Random(seed)
        self.deck = deck_of(words, two)
        self.table = Table()
        size = (-1, -1, 2, 3) if small else (-3, -6, 4, 13)
        self.maze = Maze(self.deck.shapes, *size)
        self.places = [(3 if small else 8, y) for y in (-2, 0, 2)]
        for place in self.places:
            self.maze.lay_goal(*place)
        self.table.goals = set(self.places)
        for nth, kind in enumerate(self.deck.starts):
            self.put((0, 2 * nth), kind, 0)
        self.fixed = set(self.table.cards) | set(self.places)
        self.homes = [{1}, {2}] if two else [{1}]
        self.unlocked: frozenset[tuple[int, int]] = frozenset()
        self.maze.add_walk(self.deck.shapes.joins, 1 << 1)
        if two:
            self.maze.add_walk(self.deck.shut.joins, 1 << 2)

    def put(self, place: tuple[int, int], kind: int, turned: int) -> None:
        self.table.cards[place] = self.deck.ways[kind][turned]
        self.table.goals.discard(place)
        self.maze.lay_at(*place, face_of(kind, turned))

    def place(self, cell: int) -> tuple[int, int]:
        return int(self.maze.x_of(cell)), int(self.maze.y_of(cell))

    # ---- one random change

    def change(self) -> None:
        roll = self.dice.random()
        if roll < 0.13 and self.remove():
            return
        if roll < 0.2 and self.turn_goal():
            return
        if roll < 0.22 and self.unlock():
            return
        self.lay() or self.remove()

    def lay(self) -> bool:
        """Lay a card that fits where one may, under one rule of placement or the other."""
        walk = self.dice.choice(self.maze.walks)
        cells = list(walk.frontier if self.dice.random() < 0.7 else self.maze.edge)
        if not cells:
            return False
        place = self.place(self.dice.choice(cells))
        fits = fitting(self.deck.playable, self.table.wanted(place))
        if not fits:
            return False
        kind, turned = self.dice.choice(sorted(fits))
        self.put(place, kind, turned)
        return True

    def remove(self) -> bool:
        loose = sorted(set(self.table.cards) - self.fixed)
        if not loose:
            return False
        place = self.dice.choice(loose)
        del self.table.cards[place]
        self.unlocked -= {place}
        self.maze.remove(self.maze.cell_at(*place))
        return True

    def turn_goal(self) -> bool:
        if not self.table.goals:
            return False
        place = self.dice.choice(sorted(self.table.goals))
        self.put(place, self.dice.choice(self.deck.stones), self.dice.randrange(2))
        return True

    def unlock(self) -> bool:
        doors = sorted(p for p, card in self.table.cards.items() if card.doors is not None)
        if len(self.maze.walks) < 2 or not doors:
            return False
        place = self.dice.choice(doors)
        self.unlocked |= {place}
        self.maze.walks[1].unlock(self.maze, self.maze.cell_at(*place))
        return True

    # ---- the comparison

    def compare(self) -> None:
        """Everything the board answers, against the oracle."""
        maze, table = self.maze, self.table
        place = {int(cell): self.place(cell) for cell in maze.laid}
        assert set(place.values()) == set(table.cards)
        edge = [self.place(cell) for cell in maze.edge]
        assert edge == sorted(table.places_beside_a_card(), key=lambda at: (at[1], at[0]))
        for nth, walk in enumerate(maze.walks):
            reached = table.walked(self.homes[nth], nth == 1, self.unlocked)
            assert self.walked(walk, place) == reached
            frontier = [self.place(cell) for cell in walk.frontier]
            asked = sorted(table.open_places(reached), key=lambda at: (at[1], at[0]))
            assert frontier == asked
            goals = {at for goal, at in enumerate(self.places) if walk.goals >> goal & 1}
            assert goals == table.joined_goals(reached)
        cell = self.dice.choice(list(maze.edge))
        assert self.fits(cell) == fitting(self.deck.playable, table.wanted(self.place(cell)))

    def walked(self, walk, place):
        found = set()
        for cell, at in place.items():
            sides = int(walk.reach[cell])
            if sides:
                found |= {(at, side) for n, side in enumerate(SIDES) if sides >> n & 1}
        return found

    def fits(self, cell: int) -> frozenset[tuple[int, int]]:
        need = self.maze.need_in(cell)
        shapes = self.deck.shapes
        upright, turned = int(shapes.fits[need]), int(shapes.fits_turned[need])
        kinds = range(len(self.deck.playable))
        found = {(kind, 0) for kind in kinds if upright >> kind & 1}
        return frozenset(found | {(kind, 1) for kind in kinds if turned >> kind & 1})


def facts(maze: Maze) -> tuple:
    """All that a board knows, as plain values that do not change with it."""
    walks = [
        (list(w.reach), list(w.open), list(w.frontier), int(w.goals), int(w.hubs))
        for w in maze.walks
    ]
    lists = (list(maze.face), list(maze.need), list(maze.laid), list(maze.goals))
    return (*lists, sorted(maze.hub_cells), list(maze.edge), walks)


def follow(both: Both, changes: int) -> int:
    both.maze.keep_edge()
    both.compare()
    for _ in range(changes):
        both.change()
        both.compare()
    return changes + 1


@pytest.mark.parametrize("part", range(4))
def test_the_cards_of_the_base_game_reach_what_the_oracle_reaches(part):
    """SAB-030, SAB-031, SAB-032, SAB-034, SAB-035, SAB-036, SAB-037, SAB-041, SAB-068, SAB-077"""
    positions = 0
    for seed in range(325 // SHARE):
        positions += follow(Both(BASE, seed=1000 * part + seed), 45)
    assert positions >= 14_000 // SHARE


@pytest.mark.parametrize("part", range(4))
def test_bridges_curves_doors_and_ladders_reach_what_the_oracle_reaches(part):
    """Two walkers with a start each; doors are shut for the second unless unlocked."""
    positions = 0
    for seed in range(190 // SHARE):
        positions += follow(Both(SPECIAL, seed=7000 * part + seed, two=True), 45)
    assert positions >= 8_000 // SHARE


def test_a_board_that_grows_in_all_directions_reaches_what_the_oracle_reaches():
    """SAB-015"""
    positions = 0
    grown = set()
    for seed in range(290 // SHARE):
        both = Both(BASE, seed=seed, small=True)
        positions += follow(both, 45)
        xs = [x for x, _ in both.table.cards]
        ys = [y for _, y in both.table.cards]
        marks = [(min(xs) < -2, "west"), (max(xs) > 5, "east")]
        grown |= {
            word for out, word in [*marks, (min(ys) < -4, "north"), (max(ys) > 4, "south")] if out
        }
    assert grown == {"west", "east", "north", "south"}
    assert positions >= 13_000 // SHARE


def small_boards(two):
    """Twenty-five small boards on which ladders may lie beside any card."""
    for seed in range(25):
        both = Both(SPECIAL if two else BASE, seed=seed, small=True, two=two)
        both.maze.keep_edge()
        yield both


def change(both, times):
    for _ in range(times):
        both.change()


@pytest.mark.parametrize("two", [False, True])
def test_reach_kept_step_by_step_equals_reach_walked_anew(two):
    for both in small_boards(two):
        for _ in range(30):
            both.change()
            anew = both.maze.copy()
            for walk in anew.walks:
                walk.rebuild(anew)
            assert facts(anew) == facts(both.maze)


@pytest.mark.parametrize("two", [False, True])
def test_a_copy_of_a_board_is_its_own(two):
    for both in small_boards(two):
        change(both, 12)
        copied = both.maze.copy()
        before = facts(copied)
        assert before == facts(both.maze)
        change(both, 12)
        assert facts(copied) == before
        kept = facts(both.maze)
        cells = list(copied.laid)
        copied.remove(cells[-1])
        copied.lay_at(40, 40, face_of(0, 0))
        assert facts(both.maze) == kept
