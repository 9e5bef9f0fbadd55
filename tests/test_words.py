"""Every sentence is there: for each event of the golden games, and for each why."""

from __future__ import annotations

from pathlib import Path

import pytest

import dwarrow
from dwarrow import words
from dwarrow.kernel.record import VERSION

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))
RECORDS = [file for file in GOLDEN if file.read_text(encoding="utf-8").startswith(VERSION)]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_can_be_told_to_the_end(file: Path) -> None:
    table = dwarrow.replay(file.read_text(encoding="utf-8"))
    name, reasons = table.game.NAME, []
    for told in table.told:
        assert words.tell(name, told.event, table.names).strip()
        reasons += words.why(name, told.event, table.names)
    assert len(reasons) >= len(table.names)  # every seat hears at least once why it got what it got


def test_the_why_of_saboteur_2_names_the_door_that_decided() -> None:
    from dwarrow.games.saboteur2 import events as ev

    share = ev.Share(0, "green", False, False, 0, "SB2-062", [3, -1])
    reach = ev.Reach("green", False, [], [3, -1])
    settled = ev.Settled(1, 1, "SB2-064", ["blue"], 1, 5, 0, [reach], [share])
    told = words.why("saboteur2", settled, ["Ana", "Bo"])
    assert told[0] == "The green team cannot get to the treasure: the door at 3,-1 is in its way."
    assert told[1].startswith("Ana (green): nothing") and "3,-1" in told[1]


def test_a_sentence_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError):
        words.say("no-such-sentence")
