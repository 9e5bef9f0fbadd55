"""Positions as text: they round-trip, and what is malformed or impossible is refused by name."""

from __future__ import annotations

import pytest

from dwarrow.games import saboteur
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import DEALER, NOBODY, Refused

from .setting import *


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_every_position_of_a_game_reads_back_as_it_was(seats, edition):
    state = begin(seats, edition)
    dice = Seeded(seats)
    phases = set()
    while turn(state) != NOBODY:
        if turn(state) == DEALER:
            state.deal(state.shuffled(dice))
        text = saboteur.write_position(state)
        again = saboteur.read_position(text)
        assert saboteur.write_position(again) == text
        assert whole(again) == whole(state)
        assert can(again) == can(state)
        phases.add(public(state)["phase"])
        state.step(purposeful(state, dice))
    text = saboteur.write_position(state)
    assert whole(saboteur.read_position(text)) == whole(state)
    assert "play" in phases


def test_a_position_before_the_first_deal_reads_back():
    state = begin(4)
    again = saboteur.read_position(saboteur.write_position(state))
    assert turn(again) == DEALER
    assert whole(again) == whole(state)


def test_a_position_in_the_middle_of_a_choice_reads_back():
    choose = at(f"seats 3\nmaze {LOWER_ROW} 7,0:NW\nhand0 NES", "uk16")
    play(choose, "lay NES turned at 8,1")
    orient = choose.copy()
    play(orient, "open goal at 8,0")
    assert [public(choose)["phase"], public(orient)["phase"]] == ["choose", "orient"]
    for state in (choose, orient):
        again = saboteur.read_position(saboteur.write_position(state))
        assert whole(again) == whole(state)
        assert can(again) == can(state)


def test_comments_blank_lines_and_missing_lines_are_fine():
    state = saboteur.read_position("# a table for three\n\n  seats 3  \n")
    assert whole(state) == whole(at("seats 3"))
    assert public(state)["deck"] == 67


MALFORMED = [
    ("", "does not say 'seats'"),
    ("\n# nothing\n", "does not say 'seats'"),
    ("\x00\x01\xff\ufffd\x07", "does not say 'seats'"),
    ("seats three", "seats is a number"),
    ("seats 2", "SAB-001"),
    ("seats 11", "SAB-001"),
    ("seats 3\nseats 4", "stands twice"),
    ("seats 3\nhand0 NS\nhand0 NS", "stands twice"),
    ("seats 3\nweather fine", "nobody understands"),
    ("seats 3\nhand3 NS", "nobody understands"),
    ("game chess\nseats 3", "not a position of saboteur"),
    ("seats 3\nedition fr99", "no edition"),
    ("seats 3\nrules placement=up", "placement may be"),
    ("seats 3\nrules luck=good", "no option"),
    ("seats 3\nround 4", "SAB-002"),
    ("seats 3\nround -1", "SAB-002"),
    ("seats 3\nrules rounds=1\nround 2", "SAB-002"),
    ("seats 3\nphase lunch", "phase may be"),
    ("seats 3\nturn 3", "is no seat"),
    ("seats 3\nturn -1", "is no seat"),
    ("seats 3\nfirst 3", "is no seat"),
    ("seats 3\nlast_card 99", "is no seat"),
    ("seats 3\nlast_turn -2", "is no seat"),
    ("seats 3\nlayer 7", "is no seat"),
    ("seats 3\ncircle -1", "circle cannot be"),
    ("seats 3\ncircle 99999999999999999999", "circle cannot be"),
    ("seats 3\ngold_drawn x", "gold_drawn is a number"),
    # the table
    ("seats 3\nmaze 1,0:XY", "no card 'XY'"),
    ("seats 3\nmaze 1,0", "no card ''"),
    ("seats 3\nmaze here:NS", "a place and a card"),
    ("seats 3\nmaze 1,0:map", "no tunnel card"),
    ("seats 3\nmaze 1,0:NESW~~", "no card"),
    ("seats 3\nmaze 1,0:NESW?", "no card"),
    ("seats 3\nmaze 101,0:NESW", "too far away"),
    ("seats 3\nmaze 1,0:EW 1,0:EW", "SAB-040"),
    ("seats 3\nmaze 0,0:NESW", "SAB-040"),
    ("seats 3\nmaze 8,0:NESW", "SAB-040"),
    ("seats 3\nmaze 1,0:NS", "SAB-032"),
    ("seats 3\nmaze 1,0:EW 2,0:NS", "SAB-032"),
    ("seats 3\nmaze 3,3:EW 4,3:NS", "SAB-032"),
    ("seats 3\nmaze 1,0:EW 2,0:EW 3,0:EW 4,0:EW", "1 EW too many"),
    ("seats 3\ngoals treasure? treasure? stone-NE?", "SAB-011"),
    ("seats 3\ngoals treasure? stone-NE?", "SAB-011"),
    ("seats 3\ngoals treasure? stone-NE? stone-NW? stone-NW?", "SAB-011"),
    ("seats 3\ngoals treasure? stone-NE?! stone-NW?", "no card 'stone-NE?'"),
    ("seats 3\ngoals treasure? gold? stone-NW?", "no card 'gold'"),
    ("seats 3\ngoals treasure stone-NE? stone-NW?", "SAB-069"),
    ("seats 3\nlaid 1", "laid is a place"),
    ("seats 3\nlaid 1.x", "laid holds numbers"),
    ("seats 3\nlaid 9999999999999999999999.0", "laid is a place"),
    ("seats 3\nlinks 3", "links cannot be 3"),
    ("seats 3\nlinks -1", "links cannot be -1"),
    ("seats 3\nlinks up", "links is a number"),
    ("seats 3\nspent treasure", "no card 'treasure'"),
    ("seats 3\nspent map map map map map map map", "1 map too many"),
    # the seats
    ("seats 3\nroles digger digger digger digger", "SAB-004"),
    ("seats 3\nroles digger digger saboteur", "SAB-004"),
    ("seats 3\nroles digger digger saboteur elf", "SAB-004"),
    ("seats 3\nwinner elf", "winner may be"),
    ("seats 3\ntools - -", "tools has 3 parts"),
    ("seats 3\ntools - hat -", "tools may be pick"),
    ("seats 3\ntools - pick+pick -", "each at most once"),
    ("seats 5\ntools pick pick pick pick -", "1 break-pick too many"),
    ("seats 3\nlooked - 3 -", "no goal 3"),
    ("seats 3\nlooked - 9 -", "no goal 9"),
    ("seats 3\nlooked - x -", "no goal x"),
    ("seats 3\nhand0 NS NS NS NS NE NE NE", "SAB-017"),
    ("seats 8\nhand0 NS NS NS NS NE", "SAB-017"),
    ("seats 3\nhand0 EW EW EW\nhand1 EW", "1 EW too many"),
    ("seats 3\nhand0 start", "never in a hand"),
    ("seats 3\nburied0 W/- W/-", "1 W/- too many"),
    ("seats 3\ndeck NS", "the deck should hold"),
    ("seats 3\nrules maps=0\nhand0 map", "1 map too many"),
    # the gold
    ("seats 3\npurse0 3 3 3 3 3", "SAB-003"),
    ("seats 3\npurse0 4", "SAB-003"),
    ("seats 3\npurse0 .", "SAB-003"),
    ("seats 3\npurse0 lots", "SAB-003"),
    ("seats 3\ngold 1 2 3", "SAB-111"),
    ("seats 3\nsights0 1", "sights"),
    ("seats 3\nsights0 a.b.1", "sights"),
    ("seats 3\nunder0 1", "under"),
    ("seats 3\nunder0 1.7", "under"),
    ("seats 3\npicks 1.2", "should have 3 parts"),
    ("seats 3\npicks 1.7.1", "picks"),
    ("seats 3\npays 1.2.3", "should have 4 parts"),
    ("seats 3\npays 9.1.4.0", "pays"),
    ("seats 3\npays 1.1.5.0", "SAB-099"),
    ("seats 3\npicks 2.1.1", "SAB-094"),
    ("seats 3\npurse0 bankrupt", "bank"),
    ("seats 3\nsights0 1.0.14", "SAB-003"),
    # phases
    ("seats 3\nround 0\nphase play", "SAB-106"),
    ("seats 3\nphase over", "SAB-002"),
    ("seats 3\nphase choose", "SAB-074"),
    ("seats 3\nphase orient", "SAB-073"),
    ("seats 3\ngoals treasure? stone-NE! stone-NW?", "SAB-073"),
    ("seats 3\nphase draft\nwinner digger", "SAB-093"),
    ("seats 3\noffer0 1", "SAB-093"),
    ("seats 3\nphase draft\nwinner digger\noffer1 1", "SAB-093"),
    ("seats 3\nphase draft\noffer0 1", "SAB-087"),
    ("seats 3\nwinner saboteur", "SAB-085"),
]


@pytest.mark.parametrize(("text", "reason"), MALFORMED)
def test_what_is_malformed_or_impossible_is_refused_with_the_reason(text, reason):
    with pytest.raises(Refused) as refused:
        saboteur.read_position(text)
    assert reason in str(refused.value)


def test_a_position_with_every_line_cut_short_is_read_or_refused_but_never_crashes():
    hands = "hand0 ESW map\nhand1 NS\nlooked 1 - 2 -"
    state = at(f"seats 4\nmaze {CORRIDOR}\n{TREASURE_AHEAD}\n{hands}")
    play(state, "lay ESW at 7,0", "take 1")
    text = saboteur.write_position(state)
    for end in range(0, len(text), 3):
        try:
            read = saboteur.read_position(text[:end])
        except Refused as why:
            assert str(why)
        else:
            assert can(read) or turn(read) < 0


def test_a_position_with_any_character_changed_is_read_or_refused_but_never_crashes():
    state = at(f"seats 3\nmaze {CORRIDOR}\nhand0 ESW map\nhand1 NS\nlooked 1 - 2", "uk16")
    text = saboteur.write_position(state)
    dice = Seeded(7)
    for _ in range(1500):
        at_char = int(dice.below(len(text)))
        letter = chr(int(dice.below(96)) + 32)
        changed = text[:at_char] + letter + text[at_char + 1 :]
        try:
            read = saboteur.read_position(changed)
        except Refused as why:
            assert str(why)
        else:
            assert can(read) or turn(read) < 0
