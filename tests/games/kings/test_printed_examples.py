"""Every worked example that the rulebook of 2013 prints, replayed; its pictures are not at hand."""

from __future__ import annotations

import pytest

from .setting import *

# A mine in the centre with a 2 on it, and one that nobody has attacked.
ATTACK = """
    edition ru13
    seats 2
    kings dwarf orc
    centre M15:orc-2 M20 M18 M16
    hand0 {troop} ? ? ? ? ?
"""


@pytest.mark.parametrize("strength", range(3, 10))
@pytest.mark.parametrize("race", ["dwarf", "orc", "goblin", "giant"])
def test_on_a_two_goes_any_card_from_three_to_nine_of_whatever_race(
    race: str, strength: int
) -> None:
    """KUM-011: "on a card of strength 2, any of the cards of strength 3 to 9"."""
    state = at(ATTACK.format(troop=f"{race}-{strength}"))
    assert why(state, f"play {race}-{strength} on centre 1") is None


@pytest.mark.parametrize("troop", ["dwarf-0", "goblin-1", "giant-2"])
def test_and_no_weaker_one(troop: str) -> None:
    """KUM-011, KUM-012."""
    assert why(at(ATTACK.format(troop=troop)), f"play {troop} on centre 1") is not None


def test_a_zero_goes_on_a_nine_only() -> None:
    """KUM-012, with KUM-010: on a mine without troops any troop may be laid, and that is one."""
    for strength in range(1, 10):
        centre = f"M15:orc-{strength} M20 M18 M16"
        state = at(f"seats 2\ncentre {centre}\nhand0 giant-0 ? ? ? ? ?")
        assert (why(state, "play giant-0 on centre 1") is None) == (strength == 9)
        assert why(state, "play giant-0 on centre 2") is None


@pytest.mark.parametrize("player", [0, 1, 2])
def test_when_an_orc_came_last_the_king_of_the_orcs_has_the_mine_whoever_laid_it(
    player: int,
) -> None:
    """KUM-016."""
    state = at(f"""
        edition ru13
        seats 3
        turn {player}
        kings dwarf orc goblin
        centre M07:goblin-3 M09 M15 M20
        hand{player} orc-5 ? ? ? ? ?
    """)
    captured = only(play(state, "play orc-5 on centre 1"), "captured")
    assert (captured["by"], captured["owner"], captured["clause"]) == (player, 1, "KUM-016")


def test_when_nobody_rules_the_race_whoever_laid_the_last_card_has_the_mine() -> None:
    """KUM-017."""
    state = at("""
        edition ru13
        seats 2
        turn 1
        kings dwarf goblin
        centre M07:goblin-3 M09 M15 M20
        hand1 orc-5 ? ? ? ? ?
    """)
    assert only(play(state, "play orc-5 on centre 1"), "captured")["owner"] == 1


@pytest.mark.parametrize(
    ("mine", "below"), [("M01", ""), ("M07", ":orc-1"), ("M15", ":orc-1+orc-2")]
)
def test_some_mines_fall_to_one_card_others_to_two_or_three(mine: str, below: str) -> None:
    """KUM-014."""
    hand = "hand0 goblin-7 ? ? ? ? ?"
    state = at(f"edition ru13\nseats 2\nkings dwarf orc\ncentre {mine}{below} M20 M20 M20\n{hand}")
    assert only(play(state, "play goblin-7 on centre 1"), "captured")["mine"] == mine


def test_of_several_cards_of_one_race_the_one_laid_later_lies_lower_in_the_camp() -> None:
    """KUM-015."""
    state = at("""
        edition ru13
        seats 2
        kings dwarf orc
        centre M15:goblin-2+orc-4 M20 M20 M20
        hand0 goblin-7 ? ? ? ? ?
    """)
    play(state, "play goblin-7 on centre 1")
    camp = public(state)["camp"]
    assert (troops(camp["goblin"]), troops(camp["orc"])) == (["goblin-2", "goblin-7"], ["orc-4"])
