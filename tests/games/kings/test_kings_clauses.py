"""The clauses of Kings Under Mountains, each shown in a position: the table and the turn."""

from __future__ import annotations

from textwrap import dedent

import pytest

from dwarrow.games import kings
from dwarrow.games.kings.cards import FIXED, MINES, RACES, race_of, strength_of
from dwarrow.games.kings.editions import Rules
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import Refused

from .setting import *

# Centre 1 holds a 2, centre 2 is empty, centre 3 waits for a third troop on a 9, centre 4 has a 3.
SIEGE = """
    seats 2
    kings dwarf orc
    centre M07:orc-2 M09 M15:giant-5+goblin-9 M20:dwarf-3
    camp goblin-4 giant-7
    hand0 orc-3 dwarf-2 dwarf-0 goblin-1 giant-3 dwarf-9
"""
# The dwarf king digs: mine 1 lacks two miners, mine 2 its overseer over a 9, mine 3 its overseer.
DIGGING = """
    seats 3
    kings dwarf orc goblin
    centre M07 M09 M15 M20
    camp goblin-4
    open0 M12:orc-3 M08:giant-9 M10:orc-2+goblin-4
    open1 M01
    hand0 dwarf-0 dwarf-5 orc-5 giant-0 giant-4 goblin-3
"""


def test_KUM_001_two_to_four_may_play() -> None:
    """KUM-001."""
    for seats in (2, 3, 4):
        kings.check(Rules(), seats)
        assert fresh(seats).turn() == 0
    for seats in (1, 5):
        with pytest.raises(Refused, match="KUM-001"):
            kings.check(Rules(), seats)
        with pytest.raises(Refused, match="KUM-001"):
            at(f"seats {seats}")


def test_KUM_002_every_card_has_a_troop_and_a_mine() -> None:
    """KUM-002: 4 races x 10 strengths x 2, and 20 kinds of mines x 4."""
    deal = kings.start(Rules(), 2, 0).shuffled(Seeded(3)).lists()
    assert sorted(deal["troops"]) == sorted(list(range(40)) * 2)
    assert sorted(deal["mines"]) == sorted(list(range(20)) * 4)


def test_KUM_002_the_mines_add_up_to_the_totals_of_the_deck() -> None:
    """KUM-002: defence, size, overseers and value over all 80 backs."""

    def spread(values: list[int]) -> dict[int, int]:
        return {value: 4 * values.count(value) for value in sorted(set(values))}

    assert spread([m.defence for m in MINES]) == {1: 24, 2: 32, 3: 24}
    assert spread([m.size for m in MINES]) == {1: 20, 2: 24, 3: 24, 4: 12}
    assert spread([m.value for m in MINES]) == {1: 8, 2: 16, 3: 24, 4: 16, 5: 12, 6: 4}
    assert 4 * sum(m.overseer for m in MINES) == 40
    assert 4 * sum(m.value for m in MINES) == 260


def test_KUM_002_the_fixed_pairing_has_each_troop_twice_and_each_mine_on_each_race() -> None:
    """KUM-002, option pairing=fixed."""
    faces = [(int(race_of(card)), int(strength_of(card))) for card in FIXED]
    assert all(faces.count((race, s)) == 2 for race in range(4) for s in range(10))
    assert len({(int(race_of(card)), int(card) & 31) for card in FIXED}) == 80
    deal = kings.start(Rules(pairing="fixed"), 2, 0).shuffled(Seeded(3)).lists()
    assert sorted(deal["deck"]) == list(range(80))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_KUM_003_each_king_has_a_race_of_its_own_for_all_to_see(seats: int) -> None:
    """KUM-003."""
    state = fresh(seats, seed=seats)
    races = public(state)["races"]
    assert len(set(races)) == seats and set(races) <= set(RACES)
    assert sorted(state.shuffled(Seeded(1)).lists()["kings"]) == [0, 1, 2, 3]


def test_KUM_004_unused_kings_go_but_all_eighty_cards_stay() -> None:
    """KUM-004: two kings, and troops of all four races in play."""
    state = fresh(2)
    shown = whole(state)
    assert len(shown["public"]["races"]) == 2
    cards = shown["hidden"]["deck"] + [c for p in shown["private"] for c in p["hand"]]
    cards += [c for pile in shown["public"]["camp"].values() for c in pile]
    assert len(cards) + len(shown["hidden"]["centre"]) == 80
    assert {card.partition("-")[0] for card in cards} == set(RACES)


def test_KUM_005_the_top_four_cards_lie_in_the_centre_as_mines() -> None:
    """KUM-005."""
    state = kings.start(Rules(), 2, 0)
    deal = state.shuffled(Seeded(8))
    state.deal(deal)
    backs = [f"M{kind + 1:02}" for kind in deal.lists()["mines"][:4]]
    assert [plot["mine"] for plot in public(state)["centre"]] == backs


def test_KUM_006_the_next_four_make_the_camp_later_ones_of_a_race_on_top() -> None:
    """KUM-006: seen from the top down."""
    for seed in range(20):
        state = kings.start(Rules(), 2, 0)
        deal = state.shuffled(Seeded(seed))
        state.deal(deal)
        dealt_troops = [kings.PILES["troops"][troop] for troop in deal.lists()["troops"][4:8]]
        for race, pile in public(state)["camp"].items():
            assert troops(pile) == [t for t in dealt_troops if t.startswith(race + "-")][::-1]


@pytest.mark.parametrize(("seats", "left"), [(2, 60), (3, 54), (4, 48)])
def test_KUM_007_six_cards_each_leave_a_deck_of_sixty_or_less(seats: int, left: int) -> None:
    """KUM-007."""
    state = fresh(seats)
    assert public(state)["deck"] == left
    assert [len(own(state, seat)["hand"]) for seat in range(seats)] == [6] * seats


def test_KUM_008_the_host_names_who_starts_or_the_lot_does() -> None:
    """KUM-008."""
    assert fresh(4, first=2).turn() == 2
    assert {int(fresh(4, seed=seed, first=None).turn()) for seed in range(40)} == {0, 1, 2, 3}
    drawn = kings.start(Rules(first_player="random"), 4, None)
    assert "first" in drawn.shuffled(Seeded(1)).lists()
    with pytest.raises(Refused, match="KUM-008"):
        kings.start(Rules(first_player="random"), 4, 2)


def test_KUM_008_play_goes_clockwise_and_nobody_out_of_turn() -> None:
    """KUM-008."""
    state = fresh(3, first=1)
    turns = []
    for _ in range(4):
        turns.append(int(state.turn()))
        play(state, can(state)[0], "take deck")
    assert turns == [1, 2, 0, 1]
    other = kings.view(state, 0)
    assert kings.refusal(other, kings.read_move("take deck")).clause == "KUM-008"
    assert kings.moves(other) == []


def test_KUM_009_exactly_one_troop_a_turn_on_the_centre_or_an_own_mine() -> None:
    """KUM-009."""
    state = at(DIGGING)
    assert why(state, "play orc-5 on centre 1") is None
    assert why(state, "play orc-5 on mine 1 of 0") is None
    assert why(state, "play orc-5 on mine 1 of 1") == ("KUM-009", "not-your-mine")
    assert why(state, "play orc-5 on mine 4 of 0") == ("KUM-009", "no-such-mine")
    assert why(state, "play orc-9 on centre 1") == ("KUM-009", "not-in-hand")
    assert why(state, "take deck") == ("KUM-009", "play-first")
    play(state, "play orc-5 on centre 1")
    assert why(state, "play giant-4 on centre 2") == ("KUM-024", "take-first")


def test_KUM_010_any_troop_fits_a_centre_mine_without_troops() -> None:
    """KUM-010: a 0 too."""
    state = at(SIEGE)
    for troop in ("dwarf-0", "goblin-1", "dwarf-2", "orc-3", "giant-3", "dwarf-9"):
        assert why(state, f"play {troop} on centre 2") is None


def test_KUM_011_only_a_stronger_troop_covers_another_of_whatever_race() -> None:
    """KUM-011."""
    state = at(SIEGE)
    for stronger in ("orc-3", "giant-3"):
        assert why(state, f"play {stronger} on centre 1") is None
    for place in ("dwarf-2 on centre 1", "goblin-1 on centre 1", "orc-3 on centre 4"):
        assert why(state, f"play {place}") == ("KUM-011", "not-stronger")


def test_KUM_012_a_zero_covers_a_nine_and_nothing_else_does() -> None:
    """KUM-012: then the chain goes on from 0."""
    state = at(SIEGE)
    assert why(state, "play dwarf-0 on centre 1") == ("KUM-012", "zero-needs-nine")
    for troop in ("dwarf-9", "orc-3"):
        assert why(state, f"play {troop} on centre 3") == ("KUM-012", "nine-needs-zero")
    assert why(state, "play dwarf-0 on centre 3") is None
    chain = at("seats 2\ncentre M15:giant-9+orc-0 M09 M09 M09\nhand0 orc-1 ? ? ? ? ?")
    assert why(chain, "play orc-1 on centre 1") is None


def test_KUM_013_nobody_may_pass() -> None:
    """KUM-013."""
    state = at(SIEGE)
    assert why(state, "pass") == ("KUM-013", "no-pass")
    assert all(words.startswith("play") for words in can(state))
    play(state, "play dwarf-9 on centre 2")
    assert why(state, "pass") == ("KUM-013", "no-pass")


def test_KUM_014_a_mine_falls_when_its_troops_equal_its_defence() -> None:
    """KUM-014: at once; not before."""
    state = at(SIEGE)
    assert "captured" not in names(play(state, "play dwarf-9 on centre 2"))
    state = at(SIEGE)
    assert only(play(state, "play orc-3 on centre 1"), "captured")["mine"] == "M07"
    alone = at("seats 2\ncentre M01 M09 M09 M09\nhand0 orc-1 ? ? ? ? ?")
    assert only(play(alone, "play orc-1 on centre 1"), "captured")["mine"] == "M01"


def test_KUM_015_its_troops_go_to_camp_the_earlier_on_top_of_the_later() -> None:
    """KUM-015: on the older pile."""
    state = at("""
        seats 2
        centre M15:orc-2+orc-3 M09 M09 M09
        camp orc-8 goblin-1
        hand0 goblin-7 ? ? ? ? ?
    """)
    play(state, "play goblin-7 on centre 1")
    camp = public(state)["camp"]
    assert troops(camp["orc"]) == ["orc-2", "orc-3", "orc-8"]
    assert troops(camp["goblin"]) == ["goblin-7", "goblin-1"]


def test_KUM_016_the_mine_goes_to_the_king_of_the_last_troops_race() -> None:
    """KUM-016: whoever played it."""
    state = at(SIEGE)
    captured = only(play(state, "play orc-3 on centre 1"), "captured")
    assert (captured["by"], captured["owner"], captured["clause"]) == (0, 1, "KUM-016")
    assert [plot["mine"] for plot in public(state)["open"][1]] == ["M07"]


def test_KUM_017_a_race_without_king_leaves_the_mine_to_the_player() -> None:
    """KUM-017."""
    state = at(SIEGE)
    captured = only(play(state, "play giant-3 on centre 1"), "captured")
    assert (captured["owner"], captured["clause"]) == (0, "KUM-017")
    assert [plot["mine"] for plot in public(state)["open"][0]] == ["M07"]


def test_KUM_018_the_decks_top_card_is_the_new_mine_there() -> None:
    """KUM-018."""
    state = at(SIEGE + "    deck M13 M14 ...")
    before = public(state)["deck"]
    play(state, "play giant-3 on centre 1")
    after = public(state)
    assert after["centre"][0]["mine"] == "M13" and after["centre"][0]["troops"] == []
    assert (after["deck"], after["top"]["mine"]) == (before - 1, "M14")


def test_KUM_019_a_captured_mine_starts_empty_and_several_may_be_open() -> None:
    """KUM-019: one card a turn, by the owner, on the owner's turns."""
    state = at(DIGGING)
    play(state, "play orc-5 on mine 1 of 0")
    assert [len(plot["troops"]) for plot in public(state)["open"][0]] == [2, 1, 2]
    assert why(state, "play giant-4 on mine 1 of 0") == ("KUM-024", "take-first")
    play(state, "take deck")
    assert public(state)["open"][1][0]["troops"] == []
    hand = troops(own(state)["hand"])
    assert why(state, f"play {hand[0]} on mine 1 of 0") == ("KUM-009", "not-your-mine")


def test_KUM_020_miners_are_of_other_races_and_obey_the_stacking() -> None:
    """KUM-020: races without a king serve everyone."""
    state = at(DIGGING)
    assert why(state, "play dwarf-5 on mine 1 of 0") == ("KUM-020", "miner-of-own-race")
    assert why(state, "play goblin-3 on mine 1 of 0") == ("KUM-011", "not-stronger")
    assert why(state, "play giant-0 on mine 1 of 0") == ("KUM-012", "zero-needs-nine")
    for troop in ("giant-4", "orc-5"):
        assert why(state, f"play {troop} on mine 1 of 0") is None


def test_KUM_021_as_many_miners_as_the_mine_has_size() -> None:
    """KUM-021: M12 has size 3 and no overseer."""
    state = at(DIGGING.replace("M12:orc-3", "M12:orc-3+orc-4"))
    assert only(play(state, "play orc-5 on mine 1 of 0"), "developed")["mine"] == "M12"
    state = at(DIGGING)
    assert "developed" not in names(play(state, "play orc-5 on mine 1 of 0"))


def test_KUM_022_the_overseer_is_of_the_own_race_and_tops_the_miners() -> None:
    """KUM-022: over a 9 an own 0."""
    state = at(DIGGING)
    assert why(state, "play orc-5 on mine 3 of 0") == ("KUM-022", "overseer-of-own-race")
    assert why(state, "play dwarf-0 on mine 3 of 0") == ("KUM-012", "zero-needs-nine")
    assert why(state, "play dwarf-5 on mine 2 of 0") == ("KUM-012", "nine-needs-zero")
    assert why(state, "play giant-0 on mine 2 of 0") == ("KUM-022", "overseer-of-own-race")
    assert why(state, "play dwarf-5 on mine 3 of 0") is None
    assert only(play(state, "play dwarf-0 on mine 2 of 0"), "developed")["mine"] == "M08"


def test_KUM_022_by_the_letter_nobody_oversees_a_nine() -> None:
    """KUM-022, option overseer_over_nine=nobody: other mines are overseen as ever."""
    state = at("rules overseer_over_nine=nobody\n" + dedent(DIGGING))
    assert why(state, "play dwarf-0 on mine 2 of 0") == ("KUM-022", "nobody-over-nine")
    assert why(state, "play giant-0 on mine 2 of 0") == ("KUM-022", "overseer-of-own-race")
    assert not [words for words in can(state) if words.endswith("mine 2 of 0")]
    assert only(play(state, "play dwarf-5 on mine 3 of 0"), "developed")["mine"] == "M10"


def test_KUM_002_the_printing_has_the_same_back_on_a_card_for_ever() -> None:
    """KUM-002: what is known of the printing, and what the recommended rules make of it."""
    assert kings.EDITIONS["ru13"].pairing == "fixed"
    assert kings.EDITIONS["house"].pairing == "shuffled"


def test_KUM_023_a_complete_mine_goes_under_the_king_and_its_troops_for_good() -> None:
    """KUM-023."""
    state = at(DIGGING)
    before = kings.scores(state)[0]
    play(state, "play dwarf-5 on mine 3 of 0")
    shown = public(state)
    assert troops(shown["discard"]) == ["orc-2", "goblin-4", "dwarf-5"]
    assert (shown["under"][0], own(state, 0)["under"]) == (1, ["M10"])
    assert [plot["mine"] for plot in shown["open"][0]] == ["M12", "M08"]
    assert kings.scores(state)[0] == before + 2 * 2  # M10 counted against, now it counts for


def test_KUM_024_then_one_card_is_taken_from_a_camp_pile_or_the_deck() -> None:
    """KUM-024: a card just sent to the Camp may be taken."""
    state = at(SIEGE)
    play(state, "play giant-3 on centre 1")
    assert can(state) == ["take orc", "take goblin", "take giant", "take deck"]
    assert why(state, "take dwarf") == ("KUM-024", "empty-pile")
    play(state, "take giant")
    hand = own(state, 0)["hand"]
    assert len(hand) == 6 and "giant-3" in troops(hand)


def test_KUM_024_with_an_empty_camp_only_the_deck_is_left() -> None:
    """KUM-024."""
    state = at("seats 2\ncentre M09 M09 M09 M09")
    play(state, can(state)[0])
    assert can(state) == ["take deck"]


# Once a dwarf 9 lies on centre 2, only a 0 or a 9 fits anywhere, and the orc king has neither.
STUCK = """
    seats 2
    kings dwarf orc
    centre M15:orc-9 M16:giant-8 M17:giant-9 M18:goblin-8
    hand0 dwarf-9 ? ? ? ? ?
    hand1 orc-1 orc-2 goblin-3 goblin-3 giant-4 giant-5
"""


def test_KUM_025_who_can_play_nothing_shows_the_hand_and_draws_six() -> None:
    """KUM-025: then the turn goes on."""
    state = at(STUCK + "    deck dwarf-1 orc-0 orc-3 orc-3 orc-4 orc-4 giant-1 ...")
    told = play(state, "play dwarf-9 on centre 2", "take deck")
    redrew = only(told, "redrew")
    assert redrew["seat"] == 1
    assert sorted(troops(redrew["cards"])) == [
        "giant-4", "giant-5", "goblin-3", "goblin-3", "orc-1", "orc-2",
    ]  # fmt: skip
    assert troops(public(state)["discard"]) == troops(redrew["cards"])
    assert "orc-0" in troops(own(state, 1)["hand"]) and state.turn() == 1
    assert why(state, "play orc-0 on centre 1") is None


def test_KUM_025_stuck_again_means_redrawing_again() -> None:
    """KUM-025: a cascade."""
    deck = "dwarf-1 orc-3 orc-3 orc-4 orc-4 giant-1 giant-1 giant-2 giant-2 orc-0 orc-0 ..."
    state = at(STUCK + "    deck " + deck)
    told = play(state, "play dwarf-9 on centre 2", "take deck")
    assert names(told).count("redrew") == 2
    assert len(public(state)["discard"]) == 12 and state.turn() == 1


def test_KUM_025_a_redraw_is_never_a_choice() -> None:
    """KUM-025."""
    state = at(SIEGE)
    assert why(state, "redraw") == ("KUM-025", "no-choice")
    with pytest.raises(Refused, match="KUM-025"):
        at(STUCK.replace("kings", "turn 1\n    kings").replace("dwarf-9 ?", "? ?"))


def test_moves_that_mean_nothing_are_refused_with_the_forms() -> None:
    for words in ("play orc-5", "play orc-11/M01 on centre 1", "take elf", "dig"):
        with pytest.raises(Refused):
            clause(at(SIEGE), words)
