"""B.5: who wins and why: the worked example, the decision table, and each clause."""

from __future__ import annotations

from itertools import product

import pytest

from .setting import *

DOORS = {"both": (PLAIN, PLAIN), "green": (GREEN_DOOR, PLAIN), "blue": (BLUE_DOOR, PLAIN)}
DOORS["neither"] = (GREEN_DOOR, BLUE_DOOR)
EXAMPLE = "blue green green boss profiteer saboteur saboteur"


# ---- the worked example


def example(completer: int, a: str = BLUE_DOOR, trapped: str = "6") -> dict[str, object]:
    return finish(ready(EXAMPLE, completer, a, more=f"thefts 5 6\ntrapped {trapped}"))


def test_the_worked_example() -> None:
    """SB2-T1: SB2-066, SB2-067, SB2-069, SB2-076 to SB2-079, SB2-046, SB2-055."""
    state = ready(EXAMPLE, 3, BLUE_DOOR, more="thefts 5 6\ntrapped 6")
    settled = finish(state)
    assert winners(settled) == [0, 3, 4]
    assert pays(settled) == [3, 0, 0, 2, 1, 0, 0]
    assert state.turn() == 5
    play(state, "rob 0")
    assert gold(state) == [2, 0, 0, 2, 1, 1, 0]
    assert sum(gold(state)) == 6
    assert public(state)["phase"] == "deal"  # seat 6 is trapped and may not steal


def test_the_worked_example_with_a_barred_completer() -> None:
    """SB2-T2: SB2-064."""
    assert pays(example(1)) == [3, 0, 0, 2, 1, 0, 0]


def test_the_worked_example_without_a_door() -> None:
    """SB2-T3: SB2-065, SB2-080."""
    settled = example(3, PLAIN)
    assert winners(settled) == [0, 1, 2, 3, 4]
    assert pays(settled) == [1, 1, 1, 0, 0, 0, 0]


def test_the_worked_example_with_the_winner_trapped() -> None:
    """SB2-T4: SB2-055."""
    settled = example(3, trapped="0 6")
    assert winners(settled) == [3, 4]
    assert pays(settled) == [0, 0, 0, 3, 2, 0, 0]


def test_the_worked_example_when_nobody_completes() -> None:
    """SB2-T5: SB2-073, SB2-069."""
    state = stalled(EXAMPLE, "thefts 5 6\ntrapped 6")
    settled = give_up(state)
    assert winners(settled) == [4, 5]
    assert pays(settled) == [0, 0, 0, 0, 2, 4, 0]
    assert can(state) == ["rob 4", "rob nobody"]


# ---- the decision table under SB2-075

COMPLETERS = ("green", "blue", "boss", "profiteer", "geologist", "saboteur")
TEAMS = {
    "both": {"green": "green", "blue": "blue", None: "green blue"},
    "green": {"green": "green", "blue": "green", None: "green"},
    "blue": {"green": "blue", "blue": "blue", None: "blue"},
    "neither": {"green": "", "blue": "", None: ""},
}
OTHERS = ("green", "blue", "saboteur", "geologist")


@pytest.mark.parametrize("reach", DOORS)
@pytest.mark.parametrize("completer", COMPLETERS)
@pytest.mark.parametrize("extra", [(), ("boss",), ("profiteer",), ("boss", "profiteer")])
@pytest.mark.parametrize("trapped", ["", "green", "blue", "boss", "profiteer"])
def test_every_cell_of_the_decision_table(
    reach: str, completer: str, extra: tuple[str, ...], trapped: str
) -> None:
    """SB2-062 to SB2-069: completer by reach, with and without Boss, Profiteer and trapped."""
    roles = [completer, *OTHERS, *(role for role in extra if role != completer)]
    seats = [seat for seat, role in enumerate(roles) if role == trapped and seat > 0]
    more = f"trapped {' '.join(map(str, seats))}" if seats else ""
    settled = finish(ready(" ".join(roles), 0, *DOORS[reach], more=more))
    teams = TEAMS[reach].get(completer, TEAMS[reach][None]).split()
    expected = [
        seat
        for seat, role in enumerate(roles)
        if role in (*teams, "boss", "profiteer") and seat not in seats
    ]
    assert winners(settled) == expected
    assert settled["counted"] == len(expected)
    assert min(pays(settled)) >= 0


@pytest.mark.parametrize("extra", ["", "boss", "profiteer", "boss profiteer"])
@pytest.mark.parametrize("trapped", ["", "saboteur", "profiteer"])
def test_the_row_of_nobody(extra: str, trapped: str) -> None:
    """SB2-073: saboteurs win, the Profiteer with them, whatever doors there are."""
    roles = ["green", "blue", "saboteur", "geologist", *extra.split()]
    seats = [seat for seat, role in enumerate(roles) if role == trapped]
    more = f"trapped {' '.join(map(str, seats))}" if seats else ""
    settled = give_up(stalled(" ".join(roles), more))
    wins = ("saboteur", "profiteer")
    expected = [at for at, role in enumerate(roles) if role in wins and at not in seats]
    assert winners(settled) == expected


def test_any_mix_of_roles_settles_without_negative_pay() -> None:
    """SB2-080."""
    for pair in product(COMPLETERS, repeat=2):
        if pair not in (("boss", "boss"), ("profiteer", "profiteer")):
            for doors in DOORS.values():
                assert min(pays(finish(ready(" ".join(pair), 0, *doors)))) >= 0
            assert min(pays(give_up(stalled(" ".join(pair))))) >= 0


# ---- single clauses


def test_a_tunnel_to_the_treasure_ends_the_round_doors_or_not() -> None:
    """SB2-059."""
    for doors in DOORS.values():
        state = ready("green blue", 0, *doors)
        finish(state)
        assert public(state)["phase"] == "deal"


def test_a_full_circle_of_forced_passes_ends_the_round() -> None:
    """SB2-060."""
    text = "seats 3\nroles saboteur green blue\nhand0 free free\nhand1 mend-pick\nhand2 hands-off"
    state = at(text, deck="", exhaustion="full_circle_pass")
    play(state, "pass free", "pass mend-pick")
    assert public(state)["phase"] == "play"
    play(state, "pass hands-off")
    assert winners(last(state, "settled")) == [0]
    shedding = at(text + "\ntools pick - -\nspent mend-pick", deck="")
    assert "shed pick with free free" in can(shedding)  # which does not make a pass voluntary
    house = at(text, deck="")
    play(house, "pass free", "pass mend-pick", "pass hands-off")
    assert house.turn() == 0  # all hands must be empty
    play(house, "pass free")
    assert public(house)["phase"] == "deal"


def test_a_stone_does_not_end_the_round() -> None:
    """SB2-061."""
    state = at(f"""seats 2
        roles green blue
        {CORRIDOR_TO_STONE}
        hand0 NESW""")
    play(state, "lay NESW at 7,0")
    assert state.turn() == 1 and public(state)["goals"] == [None, "stone-NW", None]
    assert gold(state) == [0, 0]


CORRIDOR_TO_STONE = (
    "maze 1,0:EW 2,0:EW 3,0:EW 4,0:NESW 5,0:NESW 6,0:NESW\ngoals treasure? stone-NW? stone-NE?"
)
# Two ways to the treasure: straight on through a blue door, or round it.
TWO_LANES = "maze 1,0:EW 2,0:NESW 2,1:NE 3,1:EW 4,1:NW 3,0:door-blue-EW 4,0:NESW 5,0:EW 6,0:NESW"


def test_one_free_route_is_enough_to_reach() -> None:
    """SB2-062."""
    text = f"seats 3\nroles boss green blue\n{TWO_LANES}\n{AHEAD}\nhand0 NESW"
    settled = finish(at(text))
    assert [reach["reaches"] for reach in settled["reaches"]] == [True, True]
    assert [3, 1] in settled["reaches"][0]["route"]
    strict = finish(at(text, team_reach="any_door"))
    assert [reach["reaches"] for reach in strict["reaches"]] == [False, True]
    assert strict["reaches"][0]["door"] == [3, 0]


def test_a_door_off_every_route_bars_nobody() -> None:
    """SB2-062."""
    lanes = TWO_LANES.replace("2,1:NE 3,1:EW 4,1:NW 3,0:door-blue-EW", "3,0:EW 4,1:door-blue-NS")
    text = f"seats 3\nroles boss green blue\n{lanes}\n{AHEAD}\nhand0 NESW"
    settled = finish(at(text, team_reach="any_door"))
    assert [reach["reaches"] for reach in settled["reaches"]] == [True, True]


def test_the_completers_team_wins_alone() -> None:
    """SB2-063."""
    settled = finish(ready("green green blue", 0))
    assert (winners(settled), pays(settled)) == ([0, 1], [4, 4, 0])
    assert clauses(settled) == ["SB2-063"] * 3


def test_a_barred_completer_gives_the_gold_to_the_rivals() -> None:
    """SB2-064."""
    settled = finish(ready("green green blue", 0, BLUE_DOOR))
    assert winners(settled) == [2]
    assert [share["door"] for share in settled["shares"]] == [[4, 0], [4, 0], None]


@pytest.mark.parametrize("role", ["boss", "profiteer", "geologist", "saboteur"])
def test_both_teams_win_when_somebody_of_no_team_completes(role: str) -> None:
    """SB2-065."""
    settled = finish(ready(f"{role} green blue", 0))
    assert {1, 2} <= set(winners(settled)) and settled["clause"] == "SB2-065"


def test_only_the_team_that_can_reach_wins_then() -> None:
    """SB2-066."""
    settled = finish(ready("boss green blue", 0, BLUE_DOOR))
    assert winners(settled) == [0, 2]
    assert settled["shares"][1]["clause"] == "SB2-066"
    assert settled["shares"][1]["door"] == [4, 0]


def test_the_boss_wins_with_any_team_and_never_without_one() -> None:
    """SB2-067."""
    assert 2 in winners(finish(ready("blue green boss", 0)))
    assert winners(give_up(stalled("blue saboteur boss"))) == [1]
    nobody_in_play = ready("saboteur boss", 0)
    assert winners(finish(nobody_in_play)) == [1]
    assert winners(finish(ready("saboteur boss", 0, boss_wins="not"))) == []
    trapped = ready("saboteur boss green", 0, more="trapped 2", boss_wins="not")
    assert winners(finish(trapped)) == [1]  # a trapped member is in play


def test_the_boss_is_left_with_four_behind_two_doors() -> None:
    """SB2-068."""
    settled = finish(ready("boss green blue", 1, *DOORS["neither"]))
    assert (winners(settled), pays(settled)) == ([0], [4, 0, 0])
    assert settled["shares"][0]["clause"] == "SB2-068"
    assert settled["shares"][1]["door"] == [5, 0]


def test_the_profiteer_wins_with_every_side() -> None:
    """SB2-069."""
    assert 1 in winners(finish(ready("green profiteer", 0)))
    assert 1 in winners(give_up(stalled("saboteur profiteer")))


def test_the_profiteer_is_left_with_three_behind_two_doors() -> None:
    """SB2-070."""
    settled = finish(ready("profiteer green blue", 0, *DOORS["neither"]))
    assert (winners(settled), pays(settled)) == ([0], [3, 0, 0])
    assert settled["shares"][0]["clause"] == "SB2-070"
    any_completer = finish(ready("green profiteer", 0, *DOORS["neither"]))
    assert pays(any_completer) == [0, 3]
    only = {"profiteer_barred": "only_profiteer"}
    assert pays(finish(ready("green profiteer", 0, *DOORS["neither"], **only))) == [0, 3]
    only["profiteer_always"] = "no"
    assert pays(finish(ready("green profiteer", 0, *DOORS["neither"], **only))) == [0, 0]


def test_saboteurs_win_behind_two_doors_only_by_option() -> None:
    """SB2-062."""
    roles = "green saboteur blue"
    assert winners(finish(ready(roles, 0, *DOORS["neither"]))) == []
    printed = ready(roles, 0, *DOORS["neither"], both_barred="saboteurs")
    assert winners(finish(printed)) == [1]


def test_the_profiteer_is_left_with_three_without_saboteurs() -> None:
    """SB2-071."""
    settled = give_up(stalled("green profiteer blue"))
    assert (winners(settled), pays(settled)) == ([1], [0, 3, 0])
    assert settled["clause"] == "SB2-071"


def test_boss_and_profiteer_share_behind_two_doors() -> None:
    """SB2-072."""
    settled = finish(ready("green boss profiteer", 0, *DOORS["neither"]))
    assert pays(settled) == [0, 3, 2]
    assert clauses(settled)[1:] == ["SB2-072", "SB2-072"]


def test_saboteurs_win_without_a_tunnel() -> None:
    """SB2-073."""
    settled = give_up(stalled("green saboteur saboteur"))
    assert (winners(settled), pays(settled)) == ([1, 2], [0, 4, 4])


def test_the_role_held_at_the_end_decides() -> None:
    """SB2-074."""
    state = at(f"""seats 2
        turn 0
        roles green saboteur
        {AHEAD}
        maze 1,0:EW 2,0:EW 3,0:EW 4,0:NESW 5,0:NESW 6,0:NESW
        stock blue blue blue blue green green green boss profiteer geologist geologist saboteur \
saboteur
        hand0 swap-hats
        hand1 NESW""")
    play(state, "play swap-hats on 1")
    assert winners(finish(state)) == [1]
    assert last(state, "settled")["shares"][1]["role"] == "blue"


def test_roles_are_turned_up_at_the_end_only() -> None:
    """SB2-075."""
    state = ready("green blue", 0)
    assert public(state)["roles"] == ["unknown", "unknown"]
    finish(state)
    assert public(state)["roles"] == ["green", "blue"]


def test_reach_is_told_by_team_with_route_and_door() -> None:
    """SB2-062: the why names the door on the route that decided."""
    green, blue = finish(ready("boss green blue", 0, GREEN_DOOR))["reaches"]
    assert (green["team"], green["reaches"], green["door"]) == ("green", True, None)
    assert green["route"] == [[x, 0] for x in range(1, 9)]
    assert (blue["team"], blue["reaches"], blue["door"]) == ("blue", False, [4, 0])
