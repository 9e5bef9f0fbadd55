"""Writes src/board/samples.json: one moment of each game as a view, its moves and its position.

The tests of the board read it, and the gallery draws it. Run from web/ with the engine on the path.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import dwarrow

# game, players, seed, moves taken
MOMENTS = [
    ("saboteur", 5, 48, 55),
    ("saboteur2", 6, 9, 72),
    ("duel", 2, 47, 45),
    ("solo", 1, 32, 37),
    ("kings", 4, 3, 76),
]


def eastward(table: dwarrow.Table, dice: random.Random) -> int:
    """Mostly the tunnel that leads nearest to the goals, so that there is much to see."""
    moves = table.moves()
    lays = [move for move in moves if table.words(move).startswith("lay")]
    if not lays or dice.random() < 0.2:
        return dice.choice(moves)
    return max(lays, key=lambda move: table.game.move_data(move)["x"] + 2.5 * dice.random())


def moment(game: str, players: int, seed: int, length: int) -> dict[str, Any]:
    """A game played up to some move, as the seat to move sees it."""
    table = dwarrow.new(game, players=players, seed=seed)
    dice = random.Random(seed)
    for _ in range(length):
        table.play(eastward(table, dice))
    moves = [table.game.move_data(move) for move in table.moves()]
    shown = [move for move in moves if move["do"] in ("lay", "look", "play", "take")]
    return {
        "view": table.view(table.turn).data(),
        "moves": shown[:60],
        "position": dwarrow.position(table),
    }


if __name__ == "__main__":
    samples = {name: moment(name, *rest) for name, *rest in MOMENTS}
    Path("src/board/samples.json").write_text(json.dumps(samples, separators=(",", ":")) + "\n")
