"""The page that a review is written to: what is drawn there, and what it weighs."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import dwarrow
from dwarrow import drawing
from dwarrow.drawing.cards import GOLD_HI
from dwarrow.review.page import page, wish_of
from dwarrow.review.reviewing import gathered, review

PLANTED = Path(__file__).parent / "planted"
# A last choice thrown away, and the colour that only a frame has there.
WORST = {
    "kings": "play giant-3/M10 on centre 1",
    "duel": "pass NESW/NS+EW.gold-1-NS",
    "saboteur2": "lay NESW at 7,-2",
}
FRAME = f'stroke="{GOLD_HI}" stroke-width="5"'


def thrown_away(game: str) -> tuple[dwarrow.Table, str]:
    table = dwarrow.set_up((PLANTED / f"{game}.txt").read_text())
    while not table.is_over:
        moves = {table.words(move): move for move in table.moves()}
        table.play(moves.get(WORST[game], table.moves()[0]))
    return table, page(gathered(review(table, "quick")), table, None, "en")


def data_of(text: str) -> dict[str, Any]:
    found = re.search(r'id="data">(.*?)</script>', text, re.DOTALL)
    assert found
    return json.loads(found[1])


@pytest.mark.parametrize("game", WORST)
def test_the_better_move_is_drawn_on_the_board_as_it_was(game: str) -> None:
    _, text = thrown_away(game)
    data = data_of(text)
    drawn = [[data["lines"][line] for line in picture] for picture in data["pictures"]]
    assert any(FRAME in line for line in drawn[data["better"]["0"]])
    assert not any(FRAME in line for line in drawn[data["at"][0]])


@pytest.mark.parametrize("game", ["saboteur", "saboteur2", "duel", "solo"])
def test_a_card_that_was_not_laid_is_drawn_as_it_would_lie(game: str) -> None:
    table = dwarrow.new(game, seed=5)
    table.play(next(move for move in table.moves() if table.words(move).startswith("lay ")))
    laid = [move for move in table.moves() if table.words(move).startswith("lay ")]
    assert laid
    for move in laid:
        facts = table.game.move_data(move)
        wish = wish_of(table, facts)  # type: ignore[arg-type]
        drawn = drawing.svg(table.view(dwarrow.SPECTATOR), wish).splitlines()
        after = dwarrow.replay(dwarrow.record(table))
        after.play(move)
        assert {line for line in drawn if FRAME not in line} <= set(
            drawing.svg(after.view(dwarrow.SPECTATOR)).splitlines()
        )


def test_a_board_is_written_once_however_often_it_is_shown() -> None:
    table = dwarrow.replay((PLANTED / "short.txt").read_text())
    text = page(gathered(review(table, "quick")), table, None, "en")
    boards = sum(len(drawing.svg(table.view(dwarrow.SPECTATOR))) for _ in table.log)
    assert len(text) < boards / 2
