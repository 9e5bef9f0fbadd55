"""The list of moves against the refusal, over everything that can be said at every turn of a game.

The lists of tunnels and of passes are generated for speed; here they are held against `refusal`
for all moves that the phrases of a game make of the own cards and the places of the board.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, islice, product
from typing import Any

import pytest
from worlds import watched

import dwarrow
from dwarrow.kernel.state import Refused
from dwarrow.kernel.table import Table

TOOLS = ("pick", "lamp", "cart")
ANYTHING = {
    "TOOL": TOOLS,
    "THING": (*TOOLS, "trap", "theft"),
    "LYING": ("upright", "turned"),
    "NUGGETS": tuple("01234"),
    "N": tuple("123456789"),
    "SOURCE": ("deck", "dwarf", "orc", "goblin", "giant"),
}
SLOT = re.compile(r" \[[a-zA-Z ]+\]|X,Y|[A-Z]+")
TURNS = 200  # a round or two


def places_on(maze: Any) -> list[str]:
    """All places that hold a card or lie beside one, and the goals."""
    if maze is None:
        return []
    lying = [(int(maze.x_of(cell)), int(maze.y_of(cell))) for cell in maze.laid]
    across = range(min(x for x, _ in lying) - 1, max(x for x, _ in lying) + 2)
    down = range(min(y for _, y in lying) - 1, max(y for _, y in lying) + 2)
    goals = [(int(maze.x_of(cell)), int(maze.y_of(cell))) for cell in maze.goals]
    return [f"{x},{y}" for x, y in {*product(across, down), *goals}]


def things_for(table: Table) -> dict[str, Any]:
    """What each slot may stand for at this turn."""
    state: Any = table.state
    private: Any = table.view(table.turn).data()["private"]
    hand = sorted(str(card) for card in private["hand"])
    places = places_on(getattr(state.public, "maze", None))
    return {
        **ANYTHING,
        **dict.fromkeys(("CARD", "OTHER", "ACTION"), sorted(set(hand))),
        "CARDS": sorted({" ".join(s) for size in (1, 2, 3) for s in combinations(hand, size)}),
        "SEAT": [str(seat) for seat in range(len(table.names) + 1)],
        **dict.fromkeys(("X,Y", "GOAL"), places),
    }


def said_with(form: str, things: dict[str, Any]) -> Iterator[str]:
    """Every way to say a phrase."""
    slots = SLOT.findall(form)
    words = SLOT.sub("{}", form)
    for chosen in product(*(_choices(slot, things) for slot in slots)):
        yield words.format(*chosen)


def _choices(slot: str, things: dict[str, Any]) -> list[str]:
    if not slot.startswith(" ["):
        return list(things[slot])
    inner = slot[2:-1]  # a word or a slot that may be left out
    return ["", *(f" {one}" for one in things.get(inner, [inner]))]


def reader(game: Any) -> Callable[[str], int | None]:
    @cache
    def read(words: str) -> int | None:
        try:
            return int(game.read_move(words))
        except Refused:
            return None

    return read


@pytest.mark.parametrize("name", dwarrow.GAMES)
def test_of_all_that_can_be_said_the_moves_are_what_is_not_refused(name: str) -> None:
    game: Any = dwarrow.GAMES[name]
    read, asked = reader(game), 0
    players = min(5, game.SEATS[-1])
    for table, _ in islice(watched(name, next(iter(game.EDITIONS)), players, seed=3), TURNS):
        view, things = table.view(table.turn), things_for(table)
        legal = set(game.moves(view))
        said = {w: read(w) for phrase in game.PHRASES.all for w in said_with(phrase.form, things)}
        assert legal <= set(said.values())
        for words, move in said.items():
            if move is not None:
                asked += 1
                assert (game.refusal(view, move) is None) == (move in legal), words
    assert asked > 2000
