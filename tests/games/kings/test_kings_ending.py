"""The clauses of Kings Under Mountains: how the game ends, what is scored, and what is hidden."""

from __future__ import annotations

import json

import pytest

from dwarrow.games import kings
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import NOBODY, SPECTATOR

from .setting import *

# Two cards are left in the deck; all others are long gone.
LATE = """
    seats 2
    kings dwarf orc
    centre M01 M09 M15:orc-9 M20:giant-8
    camp goblin-4
    hand0 dwarf-9 orc-5 ? ? ? ?
    open0 M02:orc-3 M06
    open1 M12
    under0 M20 M01
    under1 M18
    discard ...
"""


def test_KUM_026_the_game_ends_when_the_last_card_is_drawn() -> None:
    """KUM-026: by a draw; no equal turns."""
    state = at(LATE + "    deck M03")
    told = play(state, "play dwarf-9 on centre 2", "take deck")
    assert only(told, "deck-ended")["how"] == "draw"
    assert state.turn() == NOBODY and kings.moves(kings.view(state, 1)) == []
    refusal = kings.refusal(kings.view(state, 1), kings.read_move("take deck"))
    assert (refusal.clause, refusal.reason) == ("KUM-026", "game-over")


def test_KUM_026_the_game_ends_when_the_last_card_becomes_a_mine() -> None:
    """KUM-026: by a new mine; no card is taken after it."""
    state = at(LATE + "    deck M03")
    told = play(state, "play dwarf-9 on centre 1")
    assert only(told, "deck-ended")["how"] == "mine"
    assert state.turn() == NOBODY and len(own(state, 0)["hand"]) == 5


@pytest.mark.parametrize("left", [6, 3])
def test_KUM_026_the_game_ends_when_a_redraw_takes_the_last_cards(left: int) -> None:
    """KUM-026: by a redraw of six with six or fewer left; those are drawn."""
    state = at(f"""
        seats 2
        kings dwarf orc
        centre M15:orc-9 M16:giant-8 M17:giant-9 M18:goblin-8
        hand0 dwarf-9 ? ? ? ? ?
        hand1 orc-1 orc-2 goblin-3 goblin-3 giant-4 giant-5
        discard ...
        deck {" ".join(["?"] * (left + 1))}
    """)
    told = play(state, "play dwarf-9 on centre 2", "take deck")
    assert only(told, "deck-ended")["how"] == "redraw"
    assert len(own(state, 1)["hand"]) == left and state.turn() == NOBODY


def test_KUM_027_a_mine_captured_on_the_last_card_counts_as_unfinished() -> None:
    """KUM-027: M01 is worth 1 and is lost to its new owner."""
    state = at(LATE + "    deck M03")
    before = kings.scores(state)
    play(state, "play dwarf-9 on centre 1")
    assert kings.scores(state) == [before[0] - 1, before[1]]


def test_KUM_028_developed_mines_count_for_and_the_others_against() -> None:
    """KUM-028: hand, centre and Camp score nothing; the event says why, mine by mine."""
    state = at(LATE + "    deck M03")
    told = play(state, "play dwarf-9 on centre 2", "take deck")
    first, second = only(told, "scored")["accounts"]
    assert [(line["mine"], line["developed"], line["value"]) for line in first["mines"]] == [
        ("M20", True, 6),
        ("M01", True, 1),
        ("M02", False, 1),
        ("M06", False, 5),
    ]
    assert {line["clause"] for line in first["mines"]} == {"KUM-023", "KUM-028"}
    assert (first["score"], second["score"]) == (6 + 1 - 1 - 5, 5 - 3)
    assert kings.scores(state) == [1, 2]


def test_KUM_028_a_score_may_be_negative() -> None:
    """KUM-028."""
    state = at(LATE.replace("under0 M20 M01", "under0") + "    deck M03")
    play(state, "play dwarf-9 on centre 2", "take deck")
    assert kings.scores(state) == [-6, 2]


def test_KUM_029_the_highest_score_wins_and_ties_share_it() -> None:
    """KUM-029."""
    state = at(LATE + "    deck M03")
    told = play(state, "play dwarf-9 on centre 2", "take deck")
    assert kings.winners(state) == [1] == only(told, "game-ended")["winners"]
    tied = at(LATE.replace("M20 M01", "M20 M07") + "    deck M03")
    play(tied, "play dwarf-9 on centre 2", "take deck")
    assert kings.scores(tied) == [2, 2] and kings.winners(tied) == [0, 1]


def test_the_facts_of_a_finished_game_say_how_it_ended() -> None:
    state = at(LATE + "    deck M03")
    play(state, "play dwarf-9 on centre 2", "take deck")
    facts = kings.facts(state)
    assert (facts["mines captured"], facts["mines developed"]) == (6, 3)
    assert (facts["ended by a draw"], facts["best score"]) == (1, 2)


# ---- what is hidden


def test_KUM_030_discard_and_camp_are_open_and_mines_under_a_king_are_its_owners() -> None:
    """KUM-030: others know only how many there are, until the game is over."""
    state = at(LATE + "    deck M03")
    for seat in (0, 1, SPECTATOR):
        seen = sees(state, seat)["public"]
        assert troops(seen["camp"]["goblin"]) == ["goblin-4"]
        assert len(seen["discard"]) > 40
        assert seen["under"] == [2, 1] and seen["revealed"] == [[], []]
    assert own(state, 0)["under"] == ["M20", "M01"]
    assert own(state, 1)["under"] == ["M18"]
    assert own(state, SPECTATOR)["under"] == []
    play(state, "play dwarf-9 on centre 2", "take deck")
    assert public(state)["revealed"] == [["M20", "M01"], ["M18"]]


def test_KUM_031_the_decks_top_mine_is_always_seen_and_drawing_uncovers_the_next() -> None:
    """KUM-031."""
    state = at(LATE + "    deck M03 M04 M05")
    assert public(state)["top"]["mine"] == "M03"
    told = play(state, "play dwarf-9 on centre 2", "take deck")
    assert only(told, "drew")["mine"] == "M03"
    uncovered = only(told, "uncovered")
    assert (uncovered["mine"], uncovered["left"]) == ("M04", 2)
    assert public(state)["top"]["mine"] == "M04"


def test_KUM_032_backs_of_hands_are_open_and_faces_only_of_cards_from_the_camp() -> None:
    """KUM-032."""
    state = at(LATE + "    deck goblin-9/M03 M04 M05")
    play(state, "play dwarf-9 on centre 2", "take goblin")
    known = [card["troop"] for card in public(state)["hands"][0] if card["troop"]]
    assert known == ["goblin-4"]
    since = len(state.told)
    play(state, words_for(state), "take deck")
    hands = public(state)["hands"][1]
    assert [card for card in hands if card["mine"] == "M03"] == [{"mine": "M03", "troop": None}]
    assert "goblin-9/M03" in own(state, 1)["hand"]
    assert "got-card" in names(heard(state, 1, since))
    assert "goblin-9" not in json.dumps(heard(state, 0, since))


def words_for(state: object) -> str:
    """Any play of the mover that leaves the centre's mines where they are."""
    view = kings.view(state, int(state.public.seat))  # type: ignore[arg-type, attr-defined]
    return next(
        words
        for words in map(kings.move_words, kings.moves(view))
        if words.endswith(("centre 2", "of 1"))
    )


def test_KUM_032_equal_cards_are_one_and_the_seen_one_is_played_first() -> None:
    """KUM-032: what stays in the hand looks the same whichever of the two was played."""
    text = "seats 2\ncentre M09 M09 M10 M10\nhand0 orc-5/M07! orc-5/M07 ? ? ? ?\n"
    state = at(text)
    plays = [m for m in kings.moves(kings.view(state, 0)) if "orc-5" in kings.move_words(m)]
    assert len(plays) == 4  # one for each centre mine
    play(state, "play orc-5/M07 on centre 1")
    left = [card for card in public(state)["hands"][0] if card["mine"] == "M07"]
    assert left == [{"mine": "M07", "troop": None}]


def test_KUM_033_no_view_shows_the_troop_behind_a_mine() -> None:
    """KUM-033: whatever lies behind them, every seat gets the same bytes."""
    text = LATE.replace("M01 M09 M15", "{}/M01 M09 M15").replace("M06\n", "{}/M06\n") + "deck M03"
    texts = [text.format("giant-1", "goblin-2"), text.format("goblin-2", "giant-1")]
    one, other = (at(filled) for filled in texts)
    assert one.data() != other.data()
    for seat in (0, 1, SPECTATOR):
        assert kings.view(one, seat).data() == kings.view(other, seat).data()
    for state in (one, other):
        play(state, "play dwarf-9 on centre 2", "take deck")
    assert kings.view(one, 0).data() == kings.view(other, 0).data()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_KUM_034_eighty_cards_lie_in_exactly_one_place_each(seats: int) -> None:
    """KUM-034: after every move of many games, in both pairings."""
    for pairing in ("shuffled", "fixed"):
        for seed in range(4):
            start = fresh(seats, seed, pairing=pairing)
            whole = all_sides(start)
            assert len(whole[0]) == len(whole[1]) == 80
            for state in random_game(start, Seeded(seed)):
                assert all_sides(state) == whole


def all_sides(state: Kings) -> tuple[list[str], list[str]]:
    """Every troop and every mine, wherever they are."""
    data = whole(state)
    public, hidden = data["public"], data["hidden"]
    plots = public["centre"] + [plot for seat in public["open"] for plot in seat]
    cards = hidden["deck"] + public["discard"]
    cards += [card for pile in public["camp"].values() for card in pile]
    cards += [card for drawer in data["private"] for card in drawer["hand"]]
    cards += [card for plot in plots for card in plot["troops"]]
    under = [kind for row in public["revealed"] for kind in row]
    under += [kind for drawer in data["private"] for kind in drawer["under"]]
    mines = [card.partition("/")[2] for card in cards] + [plot["mine"] for plot in plots] + under
    behind = hidden["centre"] + hidden["open"] + hidden["under"]
    return sorted(troops(cards) + behind), sorted(mines)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_KUM_035_every_game_ends_within_the_bound(seats: int) -> None:
    """KUM-035: 340 plays with the smallest table, and two decisions a play."""
    assert kings.bound(kings.EDITIONS["house"], 2) == 2 * 340
    for seed in range(10):
        moves = sum(1 for _ in random_game(fresh(seats, seed), Seeded(seed))) - 1
        assert moves <= kings.bound(kings.EDITIONS["house"], seats)
