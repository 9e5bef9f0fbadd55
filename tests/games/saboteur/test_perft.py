"""Counts of lines of play and the pinned order of moves: what bots and records rely on."""

from __future__ import annotations

import pytest

from dwarrow.games import saboteur
from dwarrow.kernel.state import perft

from .setting import *

PERFT = [
    (3, "house", [21, 554, 13778]),
    (3, "uk16", [21, 600, 17504]),
    (5, "house", [30, 810, 25182]),
    (5, "uk16", [30, 838, 28740]),
    (10, "house", [30, 764, 19302]),
    (10, "uk16", [30, 770, 20182]),
]


@pytest.mark.parametrize(("seats", "edition", "counts"), PERFT)
def test_the_lines_of_play_three_moves_deep(seats, edition, counts):
    state = fresh(seats, edition, seed=seats)
    state.told = None
    assert [int(perft(state, depth)) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(("seats", "edition", "counts"), PERFT)
def test_the_lines_of_play_counted_in_words(seats, edition, counts):
    state = fresh(seats, edition, seed=seats)
    lines = 0
    for words in can(state):
        after = state.copy()
        play(after, words)
        lines += len(can(after))
    assert [len(can(state)), lines] == counts[:2]


# A rockfall has taken 2,0 away; seat 1 has a broken lamp.
CUT = "seats 3\nmaze 1,0:EW 3,0:NESW 4,0:EW\ntools - lamp -\nhand0 "

PINNED = [
    (
        f"{CUT}NESW NE W/- rockfall break-lamp mend-pick+lamp",
        "house",
        """
        lay NESW at 0,-1
        lay NE turned at 0,-1
        lay NESW at -1,0
        lay NE at -1,0
        lay W/- turned at -1,0
        lay NESW at 2,0
        lay NESW at 0,1
        lay NE at 0,1
        rockfall at 1,0
        rockfall at 3,0
        rockfall at 4,0
        break lamp of 0
        break lamp of 2
        mend lamp of 1 with mend-pick+lamp
        pass NESW
        pass NE
        pass W/-
        pass rockfall
        pass break-lamp
        pass mend-pick+lamp
        """,
    ),
    (
        f"{CUT}NE W/-",
        "uk16",
        """
        lay NE turned at 0,-1
        lay NE at 1,-1
        lay W/- at 1,-1
        lay W/- turned at 1,-1
        lay NE turned at 3,-1
        lay NE at 4,-1
        lay W/- at 4,-1
        lay W/- turned at 4,-1
        lay NE at -1,0
        lay W/- turned at -1,0
        lay NE turned at 5,0
        lay W/- at 5,0
        lay NE at 0,1
        lay NE turned at 1,1
        lay W/- at 1,1
        lay W/- turned at 1,1
        lay NE at 3,1
        lay NE turned at 4,1
        lay W/- at 4,1
        lay W/- turned at 4,1
        pass NE
        pass W/-
        """,
    ),
    (
        f"seats 3\nphase choose\nmaze {LOWER_ROW} 8,1:NES~\nlaid 8.1",
        "uk16",
        "open goal at 8,0\nopen goal at 8,2",
    ),
    (
        "seats 3\nphase draft\nwinner digger\noffer0 1 1 3",
        "cz",
        "take 1\ntake 3",
    ),
    ("seats 3", "ru16", "pass"),
]


@pytest.mark.parametrize(("text", "edition", "moves"), PINNED)
def test_the_moves_of_a_position_in_their_pinned_order(text, edition, moves):
    wanted = [line.strip() for line in moves.strip().splitlines()]
    assert can(at(text, edition)) == wanted


def test_words_mean_the_same_move_and_data_says_so():
    for text, edition, _ in PINNED:
        state = at(text, edition)
        for move in saboteur.moves(state.view(0)):
            words = saboteur.move_words(move)
            assert saboteur.read_move(words) == move
            assert saboteur.move_data(move)["words"] == words
