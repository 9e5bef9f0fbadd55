"""B.4: Theft, Hands off, both swaps, Inspection, Trap, Free, and the base actions."""

from __future__ import annotations

import pytest

from dwarrow.kernel.state import SPECTATOR

from .setting import *


def test_nobody_is_under_two_identical_cards() -> None:
    """SB2-043."""
    state = at("seats 2\nhand0 trap theft break-pick\ntrapped 1\nthefts 0\ntools - pick")
    assert clause(state, "play trap on 1") == "SB2-043"
    assert clause(state, "play theft on 0") == "SB2-043"
    assert clause(state, "break pick of 1") == "SAB-046"


def test_a_theft_lies_before_its_player_until_the_end() -> None:
    """SB2-044."""
    state = at("seats 2\nhand0 theft\nhand1 EW")
    assert clause(state, "play theft on 1") == "SB2-044"
    play(state, "play theft on 0", "pass EW")
    assert public(state)["thefts"] == [0]


def test_a_thief_may_take_one_nugget() -> None:
    """SB2-045."""
    state = ready("green saboteur", 0, more="thefts 1")
    finish(state)
    assert can(state) == ["rob 0", "rob nobody"]
    play(state, "rob 0")
    assert public(state)["pays"] == [4, 1]


def test_a_trapped_thief_takes_nothing() -> None:
    """SB2-046."""
    state = ready("green saboteur", 0, more="thefts 1\ntrapped 1")
    finish(state)
    assert public(state)["phase"] == "deal"
    allowed = at("seats 2\nhand0 theft\ntrapped 0")
    assert clause(allowed, "play theft on 0") is None
    forbidden = at("seats 2\nhand0 theft\ntrapped 0", theft_when_trapped="forbid")
    assert clause(forbidden, "play theft on 0") == "SB2-046"


@pytest.mark.parametrize(
    ("rescue", "things", "taken"), [("hands-off", "thefts", "theft"), ("free", "trapped", "trap")]
)
def test_a_rescue_takes_a_card_off_anybody_and_both_are_discarded(rescue, things, taken) -> None:
    """SB2-047, SB2-056."""
    for seat, left in ((0, [2]), (2, [0])):
        state = at(f"seats 3\nhand0 {rescue}\n{things} 0 2")
        play(state, f"play {rescue} on {seat}")
        assert public(state)[things] == left
        assert public(state)["spent"] == {taken: 1, rescue: 1}


def test_whole_hands_are_exchanged_hidden_from_the_rest() -> None:
    """SB2-048."""
    state = at("seats 3\nhand0 swap-hands EW NS NE NW map\nhand1 trap free EW", deck="map")
    assert clause(state, "play swap-hands on 0") == "SB2-048"
    play(state, "play swap-hands on 1")
    assert own(state, 0)["hand"] == ["EW", "trap", "free"]
    assert own(state, 1)["hand"] == ["NS", "EW", "NE", "NW", "map", "map"]
    swaps = told(state, "swapped-hands", to=2)
    assert [(one["seat"], one["gave"], one["got"]) for one in swaps] == [(0, 5, 3)]
    assert "got-hand" not in [one["event"] for one in told(state, to=2)]


def test_only_the_other_player_draws_after_a_swap() -> None:
    """SB2-049."""
    text = "seats 2\nhand0 swap-hands EW NS NE NW map\nhand1 trap free EW EW"
    state = at(text)
    play(state, "play swap-hands on 1")
    assert public(state)["hands"] == [4, 6]
    assert public(state)["spent"] == {"swap-hands": 1}
    both = at(text, swap_draw="both", deck="NES ESW")
    play(both, "play swap-hands on 1")
    assert public(both)["hands"] == [5, 6]
    assert "NES" in own(both, 1)["hand"] and "ESW" in own(both, 0)["hand"]  # the other draws first


def test_a_swap_may_give_an_empty_hand() -> None:
    """SB2-049."""
    state = at("seats 2\nhand0 swap-hands\nhand1 EW", deck="")
    play(state, "play swap-hands on 1")
    assert public(state)["hands"] == [1, 0]


def test_an_inspection_shows_one_role_to_one_player() -> None:
    """SB2-050."""
    state = at("seats 3\nroles green blue boss\nhand0 inspect")
    assert clause(state, "play inspect on 0") == "SB2-050"
    before = [state.view(seat).data()["private"] for seat in (1, 2)]
    play(state, "play inspect on 2")
    assert own(state, 0)["inspected"] == [[0, 2, "boss"]]
    assert [own(state, seat) for seat in (1, 2)] == before


def test_a_role_swap_draws_from_the_stock() -> None:
    """SB2-051."""
    state = at("seats 3\nroles green blue boss\nhand0 swap-hats swap-hats")
    stock = whole(state)["hidden"]["stock"]
    assert "play swap-hats on 0" in can(state) and "play swap-hats on 2" in can(state)
    play(state, "play swap-hats on 2")
    assert whole(state)["hidden"]["stock"] == stock[1:]
    assert own(state, 2)["role"] == stock[0]
    assert whole(state)["hidden"]["dropped"] == ["boss"]


def test_a_role_given_up_may_go_back_by_option() -> None:
    """SB2-051."""
    text = "seats 2\nroles green boss\nstock blue blue blue blue green green green profiteer "
    text += "geologist geologist saboteur saboteur saboteur\nhand0 swap-hats\nlots {lot} 0"
    again = at(text.format(lot=13), role_discard="shuffled_before")
    play(again, "play swap-hats on 1")
    assert own(again, 1)["role"] == "boss"  # drew the card just given up
    after = at(text.format(lot=7), role_discard="shuffled_after")
    play(after, "play swap-hats on 1")
    assert own(after, 1)["role"] == "profiteer"
    assert "boss" in whole(after)["hidden"]["stock"]


def test_the_role_swap_card_is_discarded() -> None:
    """SB2-052."""
    state = at("seats 2\nhand0 swap-hats")
    play(state, "play swap-hats on 1")
    assert public(state)["spent"] == {"swap-hats": 1}
    assert public(state)["tools"] == [[], []]


def test_a_trap_is_laid_before_another_player() -> None:
    """SB2-053."""
    state = at("seats 2\nhand0 trap")
    assert clause(state, "play trap on 0") == "SB2-053"
    play(state, "play trap on 1")
    assert public(state)["trapped"] == [1]


def test_a_trapped_player_lays_no_tunnel_but_does_the_rest() -> None:
    """SB2-054."""
    state = at("seats 2\nhand0 EW map NS\ntrapped 0")
    assert clause(state, "lay EW at 1,0") == "SB2-054"
    assert {move.split()[0] for move in can(state)} == {"look", "shed", "pass"}


def test_a_player_trapped_at_the_end_is_neither_paid_nor_counted() -> None:
    """SB2-055."""
    settled = finish(ready("boss green green blue", 0, more="trapped 1"))
    assert winners(settled) == [0, 2, 3]
    assert (settled["counted"], pays(settled)) == (3, [2, 0, 3, 3])
    assert settled["shares"][1]["clause"] == "SB2-055"


def test_base_actions_keep_their_effect() -> None:
    """SB2-057."""
    text = f"seats 3\n{AHEAD}\nmaze 1,0:EW\ntools - lamp -\nhand0 mend-pick+lamp map rockfall "
    state = at(text + "break-cart\nhand1 map\nhand2 rockfall")
    play(state, "mend lamp of 1 with mend-pick+lamp", "look at 8,0", "rockfall at 1,0")
    play(state, "break cart of 1")
    assert public(state)["tools"] == [[], ["cart"], []]
    assert own(state, 1)["seen"] == [None, "treasure", None]
    assert [one["card"] for one in public(state)["maze"]] == ["start"]
    assert "treasure" not in str(state.view(SPECTATOR).data())


def test_hands_off_free_and_repairs_need_a_target() -> None:
    """SB2-058."""
    state = at("seats 2\nhand0 hands-off free mend-pick")
    assert clause(state, "play hands-off on 1") == "SB2-058"
    assert clause(state, "play free on 1") == "SB2-058"
    assert clause(state, "mend pick of 1 with mend-pick") == "SAB-053"
