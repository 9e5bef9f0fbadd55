"""A playthrough: a golden record told step by step, with all that every seat could see after it.

`python tests/playthrough.py RECORD` writes one; `test_playthroughs.py` holds the program to it.
Only what a step changed is written, entry by entry, so that a difference shows what it is.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import dwarrow
from dwarrow.kernel.table import Table

GOLDEN = Path(__file__).parent / "golden"
PLAYED = {
    "saboteur": "saboteur-house-3",
    "saboteur2": "saboteur2-2-house",
    "duel": "duel-game-house",
    "solo": "solo-game-house",
    "kings": "kings-2-shuffled",
}


def told(name: str) -> str:
    """The playthrough of a golden record."""
    return "\n".join(lines((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))) + "\n"


def lines(record: str) -> Iterator[str]:
    whole = dwarrow.replay(record)
    table = Table(whole.game, whole.edition, whole.rules, whole.names, whole.shuffles, whole.first)
    seen: dict[str, str] = {}
    for entry in whole.log:
        words = "deal" if entry.deal is not None else whole.game.move_words(entry.move)
        yield f"# {'dealer' if entry.deal is not None else entry.seat} {words}"
        if entry.deal is not None:
            table.fold_deal(entry.deal)
        else:
            table.fold(entry)
        now = dict(facts(table))
        yield from (f"{name} {value}" for name, value in now.items() if seen.get(name) != value)
        yield from (f"{name} is gone" for name in seen if name not in now)
        seen = now


def facts(table: Table) -> Iterator[tuple[str, str]]:
    """Every entry of every view, and the moves of the seat to move."""
    for seat in (*range(len(table.names)), dwarrow.SPECTATOR):
        view = table.view(seat).data()
        who = "spectator" if seat == dwarrow.SPECTATOR else str(seat)
        if seat == 0:
            yield from entries("all", view["public"])
        else:
            assert json.dumps(view["public"]) == json.dumps(table.view(0).data()["public"])
        yield from entries(who, view["private"])
        yield f"{who}.moves", " | ".join(map(table.words, table.game.moves(table.view(seat))))


def entries(who: str, drawer: object) -> Iterator[tuple[str, str]]:
    assert isinstance(drawer, dict)
    for name in sorted(drawer):
        yield f"{who}.{name}", json.dumps(drawer[name], ensure_ascii=False, sort_keys=True)


if __name__ == "__main__":
    sys.stdout.write(told(sys.argv[1]))
