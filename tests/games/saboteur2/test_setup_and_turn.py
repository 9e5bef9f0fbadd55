"""B.1 and B.2: the stock, the deal, and the four turns."""

from __future__ import annotations

from collections import Counter

import pytest

from dwarrow.games import saboteur2
from dwarrow.games.saboteur2.cards import CARDS, KINDS, NEW_ACTS, TUNNELS, deck_counts
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import DEALER, SPECTATOR, Refused
from dwarrow.parts.deeds import PASS
from dwarrow.parts.packing import pack

from .setting import *

ROLES = {"green": 4, "blue": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3}


def test_base_rules_of_laying_hold() -> None:
    """SB2-001."""
    state = at("seats 2\nmaze 1,0:EW\nhand0 NS EW NESW")
    assert clause(state, "lay NS at 2,0") == "SAB-032"
    assert clause(state, "lay EW at 1,1") == "SAB-035"
    assert clause(state, "lay NESW at 3,0") == "SAB-030"
    assert clause(state, "lay EW at 2,0") is None


@pytest.mark.parametrize("seats", [1, 13])
def test_one_or_thirteen_players_are_refused(seats: int) -> None:
    """SB2-002."""
    with pytest.raises(Refused, match="SB2-002"):
        saboteur2.check(rules_of(), seats)
    for allowed in range(2, 13):
        saboteur2.check(rules_of(), allowed)


def test_the_expansion_adds_30_tunnels_21_actions_and_15_roles() -> None:
    """SB2-003."""
    new_tunnels = sum(card.count for card in CARDS[16:TUNNELS])
    new_actions = sum(deck_counts(20)[NEW_ACTS:])
    assert (new_tunnels, new_actions) == (30, 20)
    assert Counter(where_cards_are(fresh(2)))["rockfall"] == 4  # the twenty-first
    assert Counter(where_cards_are(fresh(2, sb2_extra_card=20)))["rockfall"] == 3


def test_base_roles_and_gold_cards_are_not_used() -> None:
    """SB2-004."""
    state = fresh(5)
    assert "digger" not in str(whole(state))
    assert set(state.shuffled(Seeded(1)).piles) == {"roles", "goals", "deck"}


@pytest.mark.parametrize("seats", [2, 12])
def test_fifteen_roles_whatever_the_number_of_players(seats: int) -> None:
    """SB2-005."""
    data = whole(fresh(seats))
    roles = [drawer["role"] for drawer in data["private"]] + data["hidden"]["stock"]
    assert Counter(roles) == ROLES


def test_start_and_goals_lie_as_in_the_base_game() -> None:
    """SB2-006."""
    maze = fresh(3).public.maze
    assert [(maze.x_of(cell), maze.y_of(cell)) for cell in maze.goals] == [(8, -2), (8, 0), (8, 2)]
    assert public(fresh(3))["maze"] == [{"x": 0, "y": 0, "card": "start", "turned": False}]


def test_all_cards_form_one_deck_of_118() -> None:
    """SB2-007."""
    deck = [saboteur2.PILES["deck"][card] for card in fresh(2).shuffled(Seeded(1)).piles["deck"]]
    tunnels = [card for card in deck if saboteur2.PILES["deck"].index(card) < TUNNELS]
    assert (len(tunnels), len(deck) - len(tunnels)) == (70, 48)


def test_ten_cards_are_set_aside_before_the_deal_and_seen_by_nobody() -> None:
    """SB2-008."""
    state = saboteur2.start(rules_of(), 3, 0)
    deal = state.shuffled(Seeded(4))
    state.deal(deal)
    aside = whole(state)["hidden"]["aside"]
    assert sorted(aside) == sorted(saboteur2.PILES["deck"][c] for c in deal.piles["deck"][:10])
    for seat in (0, 1, 2, SPECTATOR):
        assert state.view(seat).data()["public"]["aside"] == 10


@pytest.mark.parametrize(("seats", "deck"), [(2, 96), (6, 72), (7, 66), (12, 36)])
def test_six_cards_each_and_108_less_6n_in_the_deck(seats: int, deck: int) -> None:
    """SB2-009, SB2-010."""
    data = public(fresh(seats))
    assert data["hands"] == [6] * seats  # SB2-009
    assert data["deck"] == deck  # SB2-010


def test_each_of_twelve_sees_the_own_role_only() -> None:
    """SB2-011."""
    state = fresh(12)
    for seat in range(12):
        heard = [one["role"] for one in told(state, to=seat) if one["event"] == "got-role"]
        assert heard == [own(state, seat)["role"]]
    assert "role" not in state.view(SPECTATOR).data()["public"]  # type: ignore[operator]


@pytest.mark.parametrize("seats", [2, 7, 12])
def test_undealt_roles_are_the_stock_for_swaps(seats: int) -> None:
    """SB2-012."""
    state = fresh(seats)
    assert len(state.hidden.stock) == 15 - seats
    assert "stock" not in str(state.view(0).data())


def test_any_mix_of_roles_may_come_up() -> None:
    """SB2-013."""
    mixes = [{drawer["role"] for drawer in whole(fresh(2, seed))["private"]} for seed in range(60)]
    assert {"saboteur"} in mixes or {"green"} in mixes
    assert any("saboteur" not in mix for mix in mixes) and any("boss" in mix for mix in mixes)


def test_the_seat_named_first_starts_and_turns_go_clockwise() -> None:
    """SB2-014."""
    state = fresh(4, first=2, first_player="youngest")
    order = []
    for _ in range(4):
        order.append(int(state.turn()))
        play(state, next(move for move in can(state) if move.startswith("pass")))
    assert order == [2, 3, 0, 1]


# ---- turns


@pytest.mark.parametrize(
    ("move", "hand"),
    [
        ("lay EW at 1,0", 6),
        ("look at 8,0", 6),
        ("shed pick with EW NS", 5),
        ("pass EW", 6),
        ("pass EW NS", 6),
        ("pass EW NS map", 6),
    ],
)
def test_what_each_of_the_four_turns_draws(move: str, hand: int) -> None:
    """SB2-015."""
    front = "tools pick -" if move.startswith("shed") else ""
    state = at(f"seats 2\nhand0 EW NS map NE NW trap\n{front}")
    play(state, move)
    assert public(state)["hands"][0] == hand
    assert state.turn() == 1


def test_there_is_no_skip_while_cards_are_held() -> None:
    """SB2-016."""
    assert clause(at("seats 2\nhand0 EW"), "pass") == "SB2-016"


def test_with_an_empty_deck_hands_shrink() -> None:
    """SB2-017."""
    state = at("seats 2\nhand0 EW NS\nhand1 NE", deck="")
    play(state, "lay EW at 1,0")
    assert public(state)["hands"] == [1, 1]


def test_who_is_due_more_than_the_deck_holds_draws_the_rest() -> None:
    """SB2-018."""
    state = at("seats 2\nhand0 EW NS NE NW\nhand1 NE", deck="map")
    play(state, "pass EW NS NE")
    assert own(state, 0)["hand"] == ["NW", "map"]


def test_an_empty_hand_passes_and_nothing_is_discarded() -> None:
    """SB2-019."""
    state = at("seats 2\nhand1 NE", deck="")
    assert can(state) == ["pass"]
    play(state, "pass")
    assert public(state)["buried"] == [0, 0]


def test_an_empty_hand_filled_by_a_swap_plays_again() -> None:
    """SB2-019."""
    state = at("seats 2\nturn 1\nhand1 swap-hands NE EW", deck="")
    play(state, "play swap-hands on 0")
    assert "lay NE at 0,1" in can(state)


def test_two_discards_remove_a_broken_tool_or_a_trap() -> None:
    """SB2-020, SB2-021."""
    for front, thing in (("tools pick -", "pick"), ("trapped 0", "trap")):  # SB2-020, SB2-021
        state = at(f"seats 2\nhand0 EW NS NE\n{front}")
        play(state, f"shed {thing} with EW NS")
        assert public(state)["tools"] == [[], []] and public(state)["trapped"] == []


def test_shedding_needs_two_cards_and_something_in_front_of_oneself() -> None:
    """SB2-022."""
    assert clause(at("seats 2\nhand0 EW\ntrapped 0"), "shed trap with EW EW") == "SB2-022"
    assert clause(at("seats 2\nhand0 EW NS\ntrapped 1"), "shed trap with EW NS") == "SB2-022"
    assert clause(at("seats 2\nhand0 EW NS\ntrapped 0"), "shed trap with EW EW") == "SB2-020"


def test_shedding_makes_the_hand_smaller_for_the_rest_of_the_round() -> None:
    """SB2-023."""
    state = at("seats 2\nhand0 EW NS NE NW map map\nhand1 EW\ntrapped 0")
    play(state, "shed trap with EW NS", "pass EW")
    play(state, "pass map map")
    assert public(state)["hands"][0] == 5


def test_the_removed_card_is_discarded_too() -> None:
    """SB2-024."""
    state = at("seats 2\nhand0 EW NS NE\ntrapped 0")
    before = public(state)["discard"]
    play(state, "shed trap with EW NS")
    assert public(state)["discard"] == before + 3
    assert public(state)["spent"]["trap"] == 1


def test_a_pass_discards_one_to_three_cards() -> None:
    """SB2-025."""
    state = at("seats 2\nhand0 EW EW NS NE")
    passes = [move for move in can(state) if move.startswith("pass")]
    assert len(passes) == len(set(passes)) == 3 + 4 + 3
    with pytest.raises(Refused):
        saboteur2.read_move("pass EW EW NS NE")
    three = saboteur2.read_move("pass EW NS NE")
    assert saboteur2.read_move("pass NE EW NS") == three
    unsorted = pack(PASS, KINDS["EW"], KINDS["NS"], KINDS["NE"], 0)
    assert saboteur2.refusal(state.view(0), unsorted).clause == "SB2-025"


def test_a_pass_is_allowed_with_playable_cards() -> None:
    """SB2-026."""
    state = at("seats 2\nhand0 EW NESW")
    assert "lay EW at 1,0" in can(state)
    assert clause(state, "pass EW NESW") is None


def test_a_pass_cannot_discard_more_than_is_held() -> None:
    """SB2-027."""
    state = at("seats 2\nhand0 EW NS")
    assert clause(state, "pass EW EW") == "SB2-027"
    assert clause(state, "pass EW NS NE") == "SB2-027"


def test_hands_are_six_again_at_the_next_deal() -> None:
    """SB2-028."""
    state = fresh(3)
    play_on(state, until=DEALER)
    deal_next(state)
    assert public(state)["hands"] == [6, 6, 6]
