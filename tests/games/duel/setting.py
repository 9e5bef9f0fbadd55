"""What the Duel, for two or alone, adds to the language of the tests: tables with a given deck."""

from __future__ import annotations

import dwarrow
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.table import Table
from language import *

# Four cards from the green start towards the upper goals; the next goes to 5,-1.
CORRIDOR = "1,-1:EW 2,-1:EW 3,-1:EW 4,-1:EW"
# Joins the two starts, so that each uses the other's tunnels.
JOINED = "0,0:NS"


def duel(text: str, **options: str) -> Table:
    """A table of the Duel that goes on from a position; green is to move unless it says so."""
    return _set_up("duel", text, options)


def solo(text: str, **options: str) -> Table:
    return _set_up("solo", text, options)


def _set_up(game: str, text: str, options: dict[str, str]) -> Table:
    rules = "rules " + " ".join(f"{name}={value}" for name, value in options.items())
    lines = [line.strip() for line in text.splitlines()]
    return dwarrow.set_up("\n".join([f"game {game}", rules if options else "", *lines]))


def draws(table: Table, *cards: str) -> Table:
    """The same table with these cards on top of its deck."""
    lines = dwarrow.position(table).splitlines()
    (at,) = [i for i, line in enumerate(lines) if line.startswith("deck")]
    rest = lines[at].split()[1:]
    for card in cards:
        rest.remove(card)
    lines[at] = " ".join(["deck", *cards, *rest])
    return dwarrow.set_up("\n".join(lines))


def emptied(table: Table) -> Table:
    """The same table with its deck used up: the cards lie in the discard."""
    lines = dwarrow.position(table).splitlines()
    (deck,) = [line.split()[1:] for line in lines if line.startswith("deck")]
    kept = [line for line in lines if not line.startswith(("deck", "spent"))]
    spent = [card for line in lines if line.startswith("spent") for card in line.split()[1:]]
    return dwarrow.set_up("\n".join([*kept, "deck", " ".join(["spent", *spent, *deck])]))


def played_out(table: Table, seed: int = 0) -> Table:
    """The same table with the rest of the game played at random, mostly laying tunnels."""
    dice = Seeded(seed)
    while not table.is_over:
        table.play(eager(table, dice))
    return table


def eager(table: Table, dice: Seeded) -> int:
    """A random move, but usually the tunnel that lies farthest to the east."""
    moves = table.moves()
    lays = [move for move in moves if table.words(move).startswith("lay")]
    if lays and dice.below(8):
        return max(lays, key=lambda move: (move >> 12 & 255, -move))
    others = [move for move in moves if not table.words(move).startswith(("pass", "throw"))]
    wanted = others if others and dice.below(4) else moves
    return wanted[int(dice.below(len(wanted)))]
