"""Rows: one a round and seat, the same in every kind of file, and read back in three lines."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

import dwarrow
from dwarrow.kernel.state import Refused
from dwarrow.lab import rows as rows_
from dwarrow.lab import run as runs
from dwarrow.lab.rows import COLUMNS, read_rows
from dwarrow.lab.sim import simulate

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "BLOCKS", {"chance": 2})
    monkeypatch.setattr(rows_, "GROUP", 10)


def all_rows(file: Path) -> list[dict[str, object]]:
    return [row for group in read_rows(file) for row in group]


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_every_round_and_seat_has_a_row(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    report = simulate(game, games=2, games_to=file)
    rows = all_rows(file)
    rounds = max(row["round"] for row in rows)  # type: ignore[type-var]
    assert len(rows) == 2 * rounds * report.players  # type: ignore[operator]
    assert {row["place"] for row in rows} == set(range(report.players))
    for seat in range(report.players):
        own = [row for row in rows if row["seat"] == seat and row["number"] == 0]
        assert sum(row["gold"] for row in own) == own[-1]["total"]  # type: ignore[misc]
    wins = sum(sample.total for sample in report.wins)
    assert sum(row["won_game"] for row in rows if row["round"] == rounds) == wins  # type: ignore[misc]
    assert sum(row["moves"] for row in rows if row["seat"] == 0) == report.moves.total  # type: ignore[misc]
    assert all(row["why"] for row in rows)


def test_a_row_names_the_seed_that_deals_its_game(tmp_path: Path) -> None:
    simulate("kings", 4, 2, seed=9, games_to=tmp_path / "a.csv")
    rows = [row for row in all_rows(tmp_path / "a.csv") if row["number"] == 1]
    table = dwarrow.new("kings", 4, seed=rows[0]["seed"])  # type: ignore[arg-type]
    races = table.view(dwarrow.SPECTATOR).public_data()["races"]
    assert [row["role"] for row in rows] == races


def test_sides_of_saboteur_win_together(tmp_path: Path) -> None:
    simulate("saboteur", 5, 3, options={"rounds": 1}, games_to=tmp_path / "a.csv")
    for number in range(3):
        rows = [row for row in all_rows(tmp_path / "a.csv") if row["number"] == number]
        assert {row["options"] for row in rows} == {"rounds=1"}
        won = {row["role"]: row["won"] for row in rows}
        assert all(row["won"] == won[row["role"]] for row in rows)
        if len(won) == 2:
            assert won["digger"] != won["saboteur"]


def test_parquet_and_csv_say_the_same(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    for name in ("a.csv", "a.parquet"):
        simulate("duel", games=3, games_to=tmp_path / name)
    assert all_rows(tmp_path / "a.csv") == all_rows(tmp_path / "a.parquet")
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_a_run_that_goes_on_completes_its_rows(kind: str, tmp_path: Path) -> None:
    if kind == "parquet":
        pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    whole, file, kept = tmp_path / f"whole.{kind}", tmp_path / f"part.{kind}", tmp_path / "a.run"
    simulate("kings", 2, 7, games_to=whole)
    simulate("kings", 2, 3, games_to=file, resume=kept)
    simulate("kings", 2, 7, games_to=file, resume=kept)
    assert all_rows(file) == all_rows(whole)
    file.unlink()
    with pytest.raises(Refused, match="the rows of 0 games, but 6 are played"):
        simulate("kings", 2, 8, games_to=file, resume=kept)


def test_files_of_other_kinds_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"\.parquet or \.csv"):
        simulate("kings", 2, 1, games_to=tmp_path / "a.xlsx")
    odd = tmp_path / "odd.csv"
    odd.write_text("a,b\n1,2\n")
    with pytest.raises(Refused, match="no rows of ours: it lacks game"):
        all_rows(odd)


def test_the_columns_are_described(tmp_path: Path) -> None:
    page = (ROOT / "docs/rows.md").read_text(encoding="utf-8")
    for name, (kind, says) in COLUMNS.items():
        assert f"| `{name}` | {kind} | {says} |" in page
    simulate("kings", 2, 1, games_to=tmp_path / "a.csv")
    with (tmp_path / "a.csv").open(newline="") as lines:
        assert next(csv.reader(lines)) == list(COLUMNS)
