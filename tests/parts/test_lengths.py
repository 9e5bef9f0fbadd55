"""SAB-076: no tunnel of the base layout is shorter than seven cards, and the check can tell."""

from __future__ import annotations

import pytest

from dwarrow.parts.lengths import far_goals, tunnel_length
from language import at, state_of

STRAIGHT = "1,0:EW 2,0:EW 3,0:NESW 4,0:ESW 5,0:ESW 6,0:ESW"


def maze(text: str):
    return at("saboteur", f"seats 3\nmaze {text}").public.maze


def test_the_straight_way_to_the_middle_goal_has_seven_cards() -> None:
    """SAB-076."""
    laid = maze(f"{STRAIGHT} 7,0:NESW")
    assert tunnel_length(laid, laid.goals[1]) == 7
    assert tunnel_length(laid, laid.goals[0]) == -1
    assert far_goals(laid, 0b010, 7) == 0b010
    assert far_goals(laid, 0b010, 8) == 0


def test_a_detour_counts_all_its_cards_and_a_dead_end_carries_nothing() -> None:
    laid = maze("0,1:NE 1,1:EW 2,1:EW 3,1:NESW 4,1:ESW 5,1:ESW 6,1:ESW 7,1:ESW 8,1:NESW")
    assert tunnel_length(laid, laid.goals[1]) == 9
    laid = maze(f"{STRAIGHT} 7,0:NESW/-")
    assert tunnel_length(laid, laid.goals[1]) == -1


@pytest.mark.parametrize("edition", ["ru16", "house"])
def test_the_demand_of_seven_cards_never_bites_in_the_base_layout(edition: str) -> None:
    """SAB-076: every goal that is turned up lies at the end of at least seven cards."""
    from worlds import watched

    for table, move in watched("saboteur", edition, 5, seed=3):
        before = list(state_of(table).public.goals)
        after = state_of(table).copy()
        laid = after.public.maze
        after.step(move)
        for goal, kind in enumerate(after.public.goals):
            if kind and not before[goal]:
                assert tunnel_length(laid, laid.goals[goal]) >= 7


def test_with_enforce7_and_without_it_the_same_games_are_played() -> None:
    """SAB-076."""
    from worlds import watched

    games = []
    for answer in ("off", "enforce7"):
        options = {"min_path": answer, "placement": "adjacent"}
        games.append([move for _, move in watched("saboteur", "house", 5, 4, options)])  # type: ignore[arg-type]
    assert games[0] == games[1]
