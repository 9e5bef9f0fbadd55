"""What is printed on the cards, and how each game begins, for a page that only draws.

A card's word is read once, by the rules engine; the page looks it up.
`python -m dwarrow.wire.printed > web/src/art/printed.ts`.
"""

from __future__ import annotations

import json
from typing import Any, Literal, NotRequired, TypedDict

from dwarrow.games import GAMES
from dwarrow.parts.cards import Card
from dwarrow.parts.shapes import COLOURS, kind_of, letters_of
from dwarrow.wire.shapes import NamedTypes, interface

HEAD = "// Written by `python -m dwarrow.wire.printed`; do not edit.\n"
Colour = Literal["green", "blue"]
KINDS = ("start", "treasure", "stone", "goal")


class Printed(TypedDict):
    """A tunnel card: its open sides, which are joined, and what stands on it."""

    edges: str
    groups: list[str]  # sides that one walks between; an open side in none is a stub
    kind: NotRequired[Literal["start", "treasure", "stone", "goal"]]
    colour: NotRequired[Colour]
    door: NotRequired[str]  # its side; `M` for one in the middle, across the whole card
    troll: NotRequired[str]
    gold: NotRequired[int]
    goldSides: NotRequired[str]
    ladder: NotRequired[bool]
    crystal: NotRequired[bool]


class Opening(TypedDict):
    """The table of a game before the first card."""

    starts: list[tuple[str, int, int]]
    goals: list[tuple[int, int]]


def printed(card: Card) -> Printed:
    shape, kind = card.shape, card.word.partition("-")[0]
    assert shape is not None
    found: Printed = {
        "edges": letters_of(shape.edges),
        "groups": [letters_of(group) for group in shape.groups],
    }
    told: Any = {
        "kind": kind if kind in KINDS else "",
        "colour": next((colour for colour in COLOURS[1:] if colour in card.word), ""),
        "door": "M" if kind == "door" else letters_of(shape.door),
        "troll": letters_of(shape.troll),
        "gold": shape.gold,
        "goldSides": letters_of(shape.gold_sides),
        "ladder": shape.hub > 0 and kind != "start",
        "crystal": kind == "crystal",
    }
    found.update({fact: value for fact, value in told.items() if value})  # type: ignore[typeddict-item]
    return found


def cards() -> dict[str, Printed]:
    """Every tunnel, start and goal of all games by its word."""
    found: dict[str, Printed] = {}
    for card in (card for name in GAMES for card in deck_of(name) if card.shape):
        facts = printed(card)
        if found.setdefault(card.word, facts) != facts:
            raise ValueError(f"two cards are called {card.word}")
    return found


def deck_of(name: str) -> list[Card]:
    """The cards a game calls its own; one that plays another's has none."""
    module = vars(GAMES[name]).get("cards")
    deck = getattr(module, "CARDS", [])
    return deck if isinstance(deck, list) else []


def openings() -> dict[str, Opening]:
    """Starts and goals of every game that has a mine, by its first edition."""
    found = {}
    for name in GAMES:
        game: Any = GAMES[name]
        state: Any = game.start(next(iter(game.EDITIONS.values())), game.USUAL_SEATS, None)
        maze = getattr(state.public, "maze", None)
        if maze is not None:
            found[name] = _opening(maze, game.WORDS)
    return found


def _opening(maze: Any, words: tuple[str, ...]) -> Opening:
    faces = [(int(maze.face_in(cell)), *_place(maze, cell)) for cell in maze.laid]
    return {
        "starts": [(words[kind_of(face)], x, y) for face, x, y in faces],
        "goals": [_place(maze, cell) for cell in maze.goals],
    }


def _place(maze: Any, cell: int) -> tuple[int, int]:
    return int(maze.x_of(cell)), int(maze.y_of(cell))


def mines() -> dict[str, dict[str, int | bool]]:
    """What is printed on each mine."""
    facts = ("defence", "size", "overseer", "value")
    found = {word: card for game in GAMES.values() for word, card in game.PRINTED.items()}
    return {word: {fact: getattr(card, fact) for fact in facts} for word, card in found.items()}


def needed() -> dict[str, int]:
    """How many troops develop each mine: a rule, which the page has not."""
    return {word: card.needed for game in GAMES.values() for word, card in game.PRINTED.items()}


def races() -> list[str]:
    """The races of the troops there are, in the order of the rules."""
    troops = [word for game in GAMES.values() for word in game.PILES.get("troops", [])]
    return list(dict.fromkeys(word.partition("-")[0] for word in troops))


def document() -> str:
    shapes = NamedTypes()
    (digging,) = (name for name, game in GAMES.items() if game.PRINTED)
    mine = f"{digging.capitalize()}MineFacts"
    types = [interface(kind.__name__, shapes.entries(kind)) for kind in (Printed, Opening)]
    return "\n".join(
        [
            HEAD,
            f'import type {{ {mine} }} from "../wire";\n',
            *types,
            _table("CARDS", "Record<string, Printed>", cards()),
            _table("OPENINGS", "Record<string, Opening>", openings()),
            _table("MINES", f'Record<string, Omit<{mine}, "mine">>', mines()),
            _table("NEEDED", "Record<string, number>", needed()),
            f"export const RACES = {json.dumps(races())} as const;\n",
        ]
    )


def _table(name: str, kind: str, rows: dict[str, Any]) -> str:
    """A constant, one line a row."""
    lines = [f"  {json.dumps(word)}: {json.dumps(facts)}," for word, facts in rows.items()]
    return "\n".join([f"export const {name}: {kind} = {{", *lines, "};\n"])


if __name__ == "__main__":
    print(document(), end="")
