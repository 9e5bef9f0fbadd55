"""Records: golden games replay byte for byte; damaged ones say where and why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dwarrow.games import saboteur
from dwarrow.games.saboteur.cards import DIGGER, SABOTEUR
from dwarrow.kernel import record
from dwarrow.kernel.record import Damaged
from dwarrow.kernel.shuffles import FromSecrets, FromSeed
from dwarrow.kernel.state import DEALER, NOBODY
from dwarrow.kernel.table import IllegalMove, Table
from old_records import written_today

from .setting import *

GAMES = {"saboteur": saboteur}
GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("saboteur-*.txt"))
EACH_GOLDEN = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)


def table_of(seats=4, edition="house", seed=1, moves=0):
    names = [f"Dwarf {seat}" for seat in range(seats)]
    table = Table(saboteur, edition, saboteur.EDITIONS[edition], names, FromSeed(seed), 0)
    table.deal()
    for _ in range(moves):
        table.take(table.moves()[-1])
    return table


def test_there_is_a_golden_record_of_every_edition():
    assert {path.stem.rsplit("-", 1)[0] for path in GOLDEN} == {f"saboteur-{e}" for e in EDITIONS}


@EACH_GOLDEN
def test_a_golden_record_replays_and_is_written_again_byte_for_byte(path):
    """But for the options that are younger than the record, which are answered as it was played."""
    text = path.read_text(encoding="utf-8")
    table = record.read(text, GAMES)
    assert table.is_over
    assert table.turn == NOBODY
    assert record.write(table) == written_today(text, table)
    assert table.winners() == saboteur.winners(table.state)  # type: ignore[arg-type]


@EACH_GOLDEN
def test_the_deals_of_a_golden_record_follow_from_its_head(path):
    table = record.read(path.read_text(encoding="utf-8"), GAMES)
    assert record.verify(table) == []


@EACH_GOLDEN
def test_every_card_of_a_golden_record_is_always_somewhere(path):
    """SAB-108, SAB-110"""
    table = record.read(path.read_text(encoding="utf-8"), GAMES)
    state = saboteur.start(table.rules, len(table.names), table.first)
    stock, gold = None, None
    for entry in table.log:
        if entry.deal is not None:
            state.deal(entry.deal)
        else:
            state.step(entry.move)
        assert stock in (None, where_cards_are(state))
        assert gold in (None, all_gold(state))
        stock, gold = where_cards_are(state), all_gold(state)


def test_the_golden_records_show_every_kind_of_move_and_decision():
    words = set()
    for path in GOLDEN:
        lines = path.read_text(encoding="utf-8").splitlines()
        words |= {line.split()[1] for line in lines if line[:1].isdigit()}
    assert words == {"lay", "look", "rockfall", "break", "mend", "pass", "open", "put", "take"}


def test_a_record_of_a_game_that_is_not_over_goes_on():
    table = table_of(moves=7)
    again = record.read(record.write(table), GAMES)
    assert record.write(again) == record.write(table)
    assert again.turn == table.turn
    assert again.moves() == table.moves()
    again.take(again.moves()[0])


def test_a_fair_record_reveals_its_secrets_only_at_the_end():
    secrets = [bytes([n]) * 32 for n in (1, 2, 3)]
    shuffles = FromSecrets(secrets)
    shuffles.add(1, 2, b"luck")
    table = Table(saboteur, "cz", saboteur.EDITIONS["cz"], ["Ana", "Bo", "Ünal"], shuffles)
    table.deal()
    assert "\nsecret" not in record.write(table)
    assert f"commit 1 {shuffles.commitment(1)}" in record.write(table)
    while not table.is_over:
        table.take(table.moves()[-1])
    text = record.write(table)
    assert f"secret 3 {secrets[2].hex()}" in text
    again = record.read(text, GAMES)
    assert record.write(again) == text
    assert record.verify(again) == []
    forged = record.read(text.replace(secrets[0].hex(), secrets[1].hex()), GAMES)
    assert "the secret of deal 1 is not the one committed to" in record.verify(forged)
    assert "deal 1 is not the one its secret gives" in record.verify(forged)


def test_a_deal_that_its_seed_does_not_give_is_found():
    text = record.write(table_of(seed=1))
    other = record.read(text.replace("shuffle seed 1", "shuffle seed 2"), GAMES)
    assert record.verify(other) == ["deal 1 is not the one its secret gives"]


def test_an_illegal_move_at_the_table_is_refused_by_its_clause():
    table = table_of()
    with pytest.raises(IllegalMove, match="SAB-024"):
        table.take("pass")
    with pytest.raises(IllegalMove, match="SAB-022"):
        table.take("pass", seat=3)
    assert len(table.log) == 1


# ---- damaged records


def lines_of(table):
    return record.write(table).splitlines()


def damaged(lines):
    with pytest.raises(Damaged) as refused:
        record.read("\n".join(lines) + "\n", GAMES)
    return refused.value


HEAD_FAULTS = [
    (1, "PGN 1", "a record begins with"),
    (2, "game chess", "there is no game 'chess'"),
    (3, "house", "here should stand 'edition'"),
    (4, "rules placement=connected", "the rules do not answer: multi_goal"),
    (4, "rules speed=fast", "the rules do not answer"),
    (5, "seats Ana, Bo", "a list of names in quotes"),
    (5, 'seats ["Ana", "Bo"]', "SAB-001"),
    (5, "seats [1, 2, 3]", "a list of names in quotes"),
    (6, "first 9", "is no seat"),
    (7, "deal 1", "here should stand 'shuffle'"),
]


@pytest.mark.parametrize(("line", "text", "why"), HEAD_FAULTS)
def test_a_damaged_head_says_at_which_line_and_why(line, text, why):
    lines = lines_of(table_of(moves=2))
    lines[line - 1] = text
    fault = damaged(lines)
    assert fault.line == line
    assert why in fault.why
    assert str(fault) == f"line {line}: {fault.why}"
    assert fault.table is None


BODY_FAULTS = [
    ("0 lay NESW at 5,5", "SAB-0"),
    ("0 lay NESW somewhere", "is not a move"),
    ("3 pass", "it is the turn of seat 1, not of seat 3"),
    ("7 pass", "is no seat"),
    ("banana", "is no seat"),
    ("² pass", ""),
    ("deal 2 roles=digger", "no deal is due here"),
    ("result 1 2 3 4", "the game is not over"),
    ("commit x y", ""),
    ("1 pass", "SAB-024"),
    ("\x00\x01\x02", "is no seat"),
]


@pytest.mark.parametrize(("text", "why"), BODY_FAULTS)
def test_a_damaged_line_gives_the_table_up_to_there(text, why):
    table = table_of(moves=5)
    lines = lines_of(table)
    assert lines[8].startswith("0 ")  # seven lines of head and the deal come before
    lines[9] = text if not text.startswith("0 ") else "1 " + text[2:]
    fault = damaged(lines)
    assert fault.line == 10
    assert why in fault.why
    assert fault.table is not None
    assert len(fault.table.log) == 2  # the deal and the first move
    assert fault.table.turn == 1
    fault.table.take(fault.table.moves()[0])  # and it can be played on


def test_a_damaged_deal_is_refused():
    lines = lines_of(table_of(moves=1))
    assert lines[7].startswith("deal 1 ")
    faults = {
        "deal 1": "a deal has the piles",
        lines[7].replace("goals=", "goal="): "there is no pile 'goal'",
        lines[7].replace("map", "mop", 1): "there is no card 'mop'",
        lines[7].replace("deck=", "deck=map,"): "the pile deck does not hold",
        lines[7].replace("saboteur", "digger"): "the pile roles does not hold",
        lines[7].replace("gold=", "gold=0,"): "the pile gold does not hold",
        lines[7].replace("treasure", "stone-NE"): "the pile goals does not hold",
    }
    for text, why in faults.items():
        fault = damaged([*lines[:7], text, *lines[8:]])
        assert fault.line == 8
        assert why in fault.why
        assert fault.table is not None
        assert fault.table.turn == DEALER


def test_a_missing_deal_and_a_move_after_the_end_are_refused():
    lines = lines_of(table_of(moves=1))
    fault = damaged([*lines[:7], *lines[8:]])
    assert (fault.line, fault.why) == (8, "a deal is due here")
    over = GOLDEN[0].read_text(encoding="utf-8").splitlines()
    end = next(at for at, line in enumerate(over) if line.startswith("result"))
    fault = damaged([*over[:end], "0 pass", *over[end:]])
    assert (fault.line, fault.why) == (end + 1, "the game is over before this line")
    assert fault.table.is_over


def test_a_wrong_result_is_refused():
    over = GOLDEN[0].read_text(encoding="utf-8").splitlines()
    end = next(at for at, line in enumerate(over) if line.startswith("result"))
    fault = damaged([*over[:end], "result 99", *over[end + 1 :]])
    assert fault.line == end + 1
    assert "but the moves give" in fault.why


@pytest.mark.parametrize("text", ["", "\n\n", "\x00\xff\x89PNG\r\n", "dwarrow record 2\n", "{}"])
def test_a_text_that_is_no_record_is_refused_at_once(text):
    with pytest.raises(Damaged, match="a record begins with 'dwarrow record 1'") as refused:
        record.read(text, GAMES)
    assert refused.value.table is None


def test_a_record_cut_short_anywhere_gives_the_game_up_to_there():
    table = table_of(moves=12)
    text = record.write(table)
    whole_lines = text.splitlines()
    for end in range(0, len(text), 7):
        cut = text[:end]
        try:
            read = record.read(cut, GAMES)
        except Damaged as fault:
            assert 1 <= fault.line <= cut.count("\n") + 1
            read = fault.table  # type: ignore[assignment]
        if cut.count("\n") >= 8:  # head and deal were whole
            assert read is not None
            entries = read.log[1:]
            assert len(entries) >= min(cut.count("\n") - 8, 12)
            for at, entry in enumerate(entries[:-1]):
                assert whole_lines[8 + at] == f"{entry.seat} {saboteur.move_words(entry.move)}"


def test_a_record_of_the_first_release_is_paid_as_it_was_then():
    """SAB-074, SAB-087: its edition leaves no joined treasure hidden today; it did then."""
    text = (GOLDEN[0].parent / "old-saboteur-left-down.txt").read_text(encoding="utf-8")
    old = record.read(text, GAMES)
    assert old.is_over and record.verify(old) == []
    assert saboteur.EDITIONS["uk16"].unchosen_goal == "new_tunnel"
    assert (old.rules.unchosen_goal, old.rules.goals_at_once) == ("next_placement", "in_order")
    assert state_of(old).public.winner == SABOTEUR
    written = record.write(old)
    assert record.write(record.read(written, GAMES)) == written
    head = next(line for line in text.splitlines() if line.startswith("position "))
    today = saboteur.read_position(json.loads(head.partition(" ")[2]))
    for words in ("lay NESW at 8,1", "open goal at 8,0", "pass", "pass", "pass"):
        today.step(saboteur.read_move(words))
    assert today.public.winner == DIGGER
