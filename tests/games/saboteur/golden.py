"""How the golden records were played. They are never written anew to please a change of the rules.

From the folder `tests/games`: `python -m saboteur.golden` plays them again into `tests/golden`.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from dwarrow.games import saboteur
from dwarrow.kernel import record
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.shuffles import FromSecrets, FromSeed, Shuffles
from dwarrow.kernel.table import Table

from .setting import purposeful

NAMES = ("Ana", "Bohdan", "Čeněk", "Дарина", "Eva", "Фёдор", "Grim", "Hana", "Ілля", "Jiří")

# edition, players, seed; a seed below zero is dealt from committed secrets
PLAYED = (
    ("house", 3, 0),
    ("house", 5, -5),
    ("uk16", 4, 81),
    ("uk16", 7, 133),
    ("ru16", 10, 0),
    ("cz", 6, 1),
    ("ru-ls", 8, 3),
)


def shuffles_of(seed: int) -> Shuffles:
    if seed >= 0:
        return FromSeed(seed)
    secrets = [hashlib.sha256(f"{seed}.{deal}".encode()).digest() for deal in range(3)]
    fair = FromSecrets(secrets)
    fair.add(1, 0, b"a seat's own luck")
    return fair


def played(edition: str, players: int, seed: int) -> Table:
    """A whole game by a simple plan, so that some rounds reach the treasure."""
    names = list(NAMES[:players])
    table = Table(saboteur, edition, saboteur.EDITIONS[edition], names, shuffles_of(seed))
    table.deal()
    dice = Seeded(seed)
    while not table.is_over:
        table.take(purposeful(table.state, dice))  # type: ignore[arg-type]
    return table


def main() -> None:
    folder = Path(__file__).parents[2] / "golden"
    for edition, players, seed in PLAYED:
        path = folder / f"saboteur-{edition}-{players}.txt"
        path.write_text(record.write(played(edition, players, seed)), encoding="utf-8")


if __name__ == "__main__":
    main()
