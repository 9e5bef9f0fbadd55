"""Where the print is loose both readings can be chosen; the default is the one the rules say."""

from __future__ import annotations

from typing import Any

import pytest

from dwarrow.games import saboteur2
from dwarrow.kernel.dice import Seeded

from .setting import *

# ---- when Geologists are paid


def crystal_round(number: int, **options: object) -> list[int]:
    more = f"round {number}\nmaze 1,5:crystal-NESW 4,5:crystal-ESW"
    return pays(give_up(stalled("green geologist saboteur", more, **options)))


def test_geologists_are_paid_every_round() -> None:
    """SB2-081: roles change every round."""
    assert [crystal_round(number) for number in (1, 2, 3)] == [[0, 2, 5]] * 3


def test_by_option_geologists_are_paid_at_the_end_of_the_game() -> None:
    """SB2-081: geologist_paid=game_end, the letter of the Russian book."""
    late = {"geologist_paid": "game_end"}
    assert [crystal_round(n, **late) for n in (1, 2, 3)] == [[0, 0, 5], [0, 0, 5], [0, 2, 5]]
    assert crystal_round(2, rounds=2, **late) == [0, 2, 5]


def test_a_geologist_who_is_not_yet_paid_is_not_counted() -> None:
    """SB2-076, SB2-083: geologist_counts=yes counts only who earned gold."""
    late = {"geologist_paid": "game_end", "geologist_counts": "yes"}
    assert crystal_round(1, **late) == [0, 0, 5]
    assert crystal_round(3, **late) == [0, 2, 4]
    settled = give_up(stalled("green geologist", "maze 1,5:crystal-NESW", **late))
    assert settled["shares"][1]["clause"] == "SB2-083"


# ---- when a circle of forced passes ends the round

STUCK = "seats 3\nroles saboteur green blue\nhand0 free\nhand1 mend-pick\nhand2 hands-off"
CIRCLE = {"exhaustion": "full_circle_pass"}
ROUND = ("pass free", "pass mend-pick", "pass hands-off")


def test_a_circle_of_forced_passes_ends_nothing_while_there_are_cards_to_draw() -> None:
    """SB2-060."""
    state = at(STUCK, **CIRCLE)
    play(state, *ROUND)
    assert public(state)["phase"] == "play" and public(state)["passes"] == 0


def test_by_option_it_ends_the_round_whatever_the_deck_holds() -> None:
    """SB2-060: circle_deck=any, the letter of the Russian book."""
    state = at(STUCK, circle_deck="any", **CIRCLE)
    play(state, *ROUND[:2])
    assert public(state)["phase"] == "play"
    play(state, ROUND[2])
    assert public(state)["deck"] > 0 and winners(last(state, "settled")) == [0]


@pytest.mark.parametrize("hand", ["EW free", "theft", "map free"])
def test_a_pass_of_choice_or_a_play_opens_the_circle(hand: str) -> None:
    """SB2-060: only passes for want of a playable card close it."""
    text = STUCK.replace("hand1 mend-pick", f"hand1 {hand}")
    state = at(text, circle_deck="any", **CIRCLE)
    play(state, "pass free", f"pass {hand.split()[0]}", "pass hands-off")
    assert public(state)["phase"] == "play"


def test_a_world_is_imagined_in_which_the_circle_has_not_closed() -> None:
    """SB2-060: whether a pass was forced is nobody else's to know."""
    state = at(STUCK, circle_deck="any", **CIRCLE)
    play(state, *ROUND[:2])
    assert public(state)["passes"] == 2
    world = saboteur2.imagine(state.view(2), Seeded(1))
    world.step(saboteur2.read_move(ROUND[2]))
    assert world.view(0).data()["public"]["phase"] != "play"


# ---- ladders on a way to the treasure

# A blue door leads from the start to a ladder; from another ladder the treasure is near.
BY_LADDER = """seats 3
    roles boss green blue
    maze 1,0:door-blue-EW 2,0:ladder-E~ 5,0:ladder-ES 6,0:NESW
    hand0 NESW
    """


def reaching(**options: object) -> list[bool]:
    settled = finish(at(BY_LADDER + AHEAD, **options))  # type: ignore[arg-type]
    return [reach["reaches"] for reach in settled["reaches"]]


def test_start_and_ladders_are_one_tunnel_of_a_way() -> None:
    """SB2-033, SB2-062: the way through the door would leave that tunnel and enter it again."""
    assert reaching() == [True, True]
    assert reaching(team_reach="any_door") == [True, True]


def test_by_option_every_ladder_is_a_tunnel_of_its_own() -> None:
    """SB2-033, SB2-062: ladder_route=each; start, door, ladder, ladder, treasure is a way."""
    options = {"team_reach": "any_door", "ladder_route": "each"}
    settled = finish(at(BY_LADDER + AHEAD, **options))
    green, blue = settled["reaches"]
    assert (green["reaches"], green["door"]) == (False, [1, 0])
    assert green["route"] == [[1, 0], [2, 0], [5, 0], [6, 0], [7, 0], [8, 0]]
    assert blue["reaches"]


def test_a_door_behind_a_ladder_bars_under_both() -> None:
    """SB2-062."""
    doors = BY_LADDER.replace("1,0:door-blue-EW", "1,0:EW").replace("6,0:NESW", "6,0:door-blue-EW")
    text = doors + AHEAD
    for route in ("one", "each"):
        settled = finish(at(text, team_reach="any_door", ladder_route=route))
        assert [reach["reaches"] for reach in settled["reaches"]] == [False, True]


# ---- one's own Theft


def test_ones_own_theft_may_be_shed_unless_the_table_forbids_it() -> None:
    """SB2-020: the card must lie before oneself; whether a Theft acts on oneself is open."""
    text = "seats 2\nthefts 0\ntools pick -\nhand0 EW EW map"
    allowed = at(text)
    assert "shed theft with EW EW" in can(allowed)
    strict = at(text, shed_theft="forbid")
    assert clause(strict, "shed theft with EW EW") == "SB2-020"
    assert [words for words in can(strict) if words.startswith("shed")] == [
        "shed pick with EW EW",
        "shed pick with EW map",
    ]


# ---- a finished game


def over(**options: Any) -> Any:
    state = ready("green blue", 0, more="round 3", **options)
    finish(state)
    return state


def test_it_is_nobodys_turn_when_the_game_is_over() -> None:
    """SB2-093."""
    state = over()
    assert public(state)["phase"] == "over" and public(state)["turn"] == -1
    again = saboteur2.read_position(saboteur2.write_position(state))
    assert again.data() == state.data() and gold(again) == gold(state)
    old = saboteur2.write_position(state).replace("turn -1", "turn 1")
    assert saboteur2.read_position(old).data() == state.data()


def test_it_is_nobodys_turn_before_a_deal() -> None:
    """SB2-090."""
    state = ready("green blue", 0)
    finish(state)
    assert public(state)["phase"] == "deal" and public(state)["turn"] == -1


# ---- what the editions take


def test_the_defaults_are_those_the_rules_page_says() -> None:
    """SB2-060, SB2-062, SB2-069, SB2-081: the letter is an option, not a default."""
    for edition in saboteur2.EDITIONS.values():
        assert edition.profiteer_always == "yes" and edition.printed_sums == "kept"
        assert edition.geologist_paid == "each_round" and edition.circle_deck == "empty"
        assert edition.ladder_route == "one" and edition.in_the_game == "free"
    assert rules_of() == saboteur2.EDITIONS["house"]
