"""Records of Kings Under Mountains: written, read back, verified, and old ones replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from dwarrow.games import GAMES, kings
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.record import Damaged, read, verify, write
from dwarrow.kernel.rules import with_options
from dwarrow.kernel.shuffles import FromSecrets, FromSeed, Shuffles
from dwarrow.kernel.state import SPECTATOR
from dwarrow.kernel.table import Table
from old_records import written_today

GOLDEN = Path(__file__).parents[2] / "golden"


def played(seats: int, pairing: str, shuffles: Shuffles, first: int | None = None) -> Table:
    """A whole game of random moves."""
    rules = with_options(kings.EDITIONS["house"], kings.OPTIONS, {"pairing": pairing})
    names = ["Ana", "Bo", "Cy", "Dot"][:seats]
    table, dice = Table(kings, "house", rules, names, shuffles, first), Seeded(seats)
    table.deal()
    while not table.is_over:
        moves = table.moves()
        table.take(moves[dice.below(len(moves))])
    return table


@pytest.mark.parametrize("pairing", ["shuffled", "fixed"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_is_read_back_as_it_was_written_and_verifies(seats: int, pairing: str) -> None:
    table = played(seats, pairing, FromSeed(seats))
    text = write(table)
    again = read(text, GAMES)
    assert write(again) == text
    assert again.state.data() == table.state.data()
    for seat in (*range(seats), SPECTATOR):
        assert again.events(seat) == table.events(seat)
    assert verify(again) == []


def test_a_fair_record_verifies_and_a_changed_one_does_not() -> None:
    text = write(played(2, "shuffled", FromSecrets([bytes(range(32))]), first=1))
    assert verify(read(text, GAMES)) == []
    kings_line = next(line for line in text.split("\n") if line.startswith("deal 1"))
    spare = kings_line.split("kings=")[1].split()[0].split(",")
    spare[2:] = spare[3:1:-1]  # only the kings nobody plays change places
    changed = text.replace(kings_line.split()[2], "kings=" + ",".join(spare))
    assert verify(read(changed, GAMES)) == ["deal 1 is not the one its secret gives"]


def test_a_deal_with_wrong_cards_is_refused() -> None:
    text = write(played(2, "fixed", FromSeed(1)))
    with pytest.raises(Damaged, match="pile deck"):
        read(text.replace("dwarf-4/M01", "orc-7/M01", 1), GAMES)


def test_an_illegal_move_in_a_record_is_named_by_line_and_clause() -> None:
    lines = write(played(2, "fixed", FromSeed(1))).split("\n")
    at = next(i for i, line in enumerate(lines) if " take " in line)
    lines[at] = lines[at].split()[0] + " pass"
    with pytest.raises(Damaged, match=f"line {at + 1}.*KUM-013"):
        read("\n".join(lines), GAMES)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("kings-*.txt")), ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text()
    table = read(text, GAMES)
    assert table.is_over and write(table) == written_today(text, table)
    result = next(line for line in text.split("\n") if line.startswith("result"))
    assert [int(word) for word in result.split()[1:]] == table.scores()
    assert verify(table) == []


def test_there_are_golden_games() -> None:
    assert len(list(GOLDEN.glob("kings-*.txt"))) >= 3
