"""The worked examples printed in the rulebook of the expansion, played move by move."""

from __future__ import annotations

import pytest

from dwarrow.games.saboteur2.round import Saboteur2

from .setting import *

# One blue and two green diggers, Boss, Profiteer and two saboteurs.
PLAYERS = "edition ru-ls\nseats 7\nroles blue green green boss profiteer saboteur saboteur"
BLUE, BOSS, PROFITEER, THIEF, TRAPPED_THIEF = 0, 3, 4, 5, 6


def before_the_sharing() -> Saboteur2:
    """Both saboteurs lay a Theft, one of them is trapped, the only way gets a blue door."""
    state = at(f"""{PLAYERS}
        turn 5
        maze 1,0:EW 2,0:EW 3,0:EW 5,0:NESW 6,0:NESW
        {AHEAD}
        hand5 theft
        hand6 theft
        hand0 trap
        hand1 door-blue-EW
        hand2 S/-
        hand3 NESW""")
    play(state, "play theft on 5", "play theft on 6", "play trap on 6")
    play(state, "lay door-blue-EW at 4,0", "pass S/-")
    return state


def test_the_printed_sharing_of_gold() -> None:
    """SB2-066, SB2-067, SB2-069, SB2-076 to SB2-079: three for blue, 3 - 1 and 3 - 2."""
    state = before_the_sharing()
    settled = finish(state)
    assert settled["completed_by"] == BOSS
    assert winners(settled) == [BLUE, BOSS, PROFITEER] and settled["counted"] == 3
    assert pays(settled) == [3, 0, 0, 2, 1, 0, 0]


@pytest.mark.parametrize("victim", [BLUE, BOSS, PROFITEER])
def test_the_printed_theft_from_any_of_these_players(victim: int) -> None:
    """SB2-045, SB2-086, SB2-088: one nugget of whom the thief likes."""
    state = before_the_sharing()
    finish(state)
    assert state.turn() == THIEF
    assert can(state) == ["rob 0", "rob 3", "rob 4", "rob nobody"]
    play(state, f"rob {victim}")
    due = [3, 0, 0, 2, 1, 1, 0]
    due[victim] -= 1
    assert gold(state) == due


def test_the_printed_second_thief_takes_nothing_from_his_trap() -> None:
    """SB2-046, SB2-055."""
    state = before_the_sharing()
    settled = finish(state)
    assert settled["shares"][TRAPPED_THIEF]["clause"] == "SB2-055"
    play(state, "rob 0")
    assert public(state)["phase"] == "deal" and gold(state)[TRAPPED_THIEF] == 0


def test_the_printed_table_of_turns() -> None:
    """SB2-015: how many cards each of the four turns draws."""
    text = "edition ru-ls\nseats 2\nroles green blue\ntools pick -\nhand1 ESW ESW"
    hand = "hand0 EW mend-pick NS NS NE map"
    drawn = {
        "mend pick of 0 with mend-pick": 1,
        "shed pick with EW NS": 1,
        "pass EW": 1,
        "pass EW NS": 2,
        "pass EW NS NS": 3,
    }
    for words, cards in drawn.items():
        state = at(f"{text}\n{hand}")
        deck = public(state)["deck"]
        play(state, words)
        assert deck - public(state)["deck"] == cards, words
    whole = at(f"{text}\n{hand}".replace("tools pick -", ""))
    deck = public(whole)["deck"]
    play(whole, "lay EW at 1,0")
    assert deck - public(whole)["deck"] == 1


@pytest.mark.parametrize(("n", "share"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (8, 1)])
def test_the_printed_table_of_shares(n: int, share: int) -> None:
    """SB2-076: by how many earned gold."""
    roles = ["saboteur", *["green"] * min(n, 4), *["blue"] * (n - 4)]
    maze = "maze 1,0:EW 2,0:EW 3,0:EW 4,0:NESW 5,0:NESW 6,0:NESW"
    door = "" if n > 4 else maze.replace("3,0:EW", "3,0:door-green-EW")
    text = f"edition ru-ls\nseats {len(roles)}\nroles {' '.join(roles)}\n{door or maze}\n{AHEAD}"
    assert pays(finish(at(f"{text}\nhand0 NESW"))) == [0] + [share] * n


def test_the_printed_example_of_a_broken_cart() -> None:
    """SB2-057, SB2-058: the base part of the book; a cart is mended by a card that shows one."""
    text = "edition ru-ls\nseats 2\nroles green blue\ntools cart -"
    state = at(f"{text}\nhand0 mend-cart mend-pick mend-lamp mend-lamp+cart")
    assert clause(state, "mend pick of 0 with mend-pick") == "SAB-053"
    mending = [words for words in can(state) if words.startswith("mend")]
    assert mending == ["mend cart of 0 with mend-cart", "mend cart of 0 with mend-lamp+cart"]
    play(state, "mend cart of 0 with mend-cart")
    assert last(state, "mended")["card"] == "mend-cart" and public(state)["tools"] == [[], []]
