"""What shows somebody something hidden cannot be taken back: which events do so, game by game."""

from __future__ import annotations

import pytest

import dwarrow
from dwarrow.kernel.table import kind_name

REVEALS = {
    "saboteur": """got-role got-hand got-card saw opened placed round-ended offered took got-gold
        paid sent-under saw-under settled game-ended""",
    "saboteur2": """got-role got-hand got-card saw saw-role opened placed round-ended settled
        game-ended""",
}


@pytest.mark.parametrize("game", REVEALS)
def test_these_events_show_what_was_hidden_and_no_others(game: str) -> None:
    """SAB-121, SAB-128, SB2-095"""
    shown = {kind_name(kind) for kind in dwarrow.GAMES[game].EVENTS if kind.reveals}
    assert shown == set(REVEALS[game].split())
