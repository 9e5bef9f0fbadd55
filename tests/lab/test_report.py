"""Reports: one page with drawn plots and the numbers behind, from games or from rows."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from dwarrow.cli import app
from dwarrow.cli.report import players_of
from dwarrow.kernel.state import Refused
from dwarrow.lab import plots
from dwarrow.lab.report import before
from dwarrow.lab.samples import Sample
from dwarrow.lab.sim import simulate
from dwarrow.lab.spread import Workers
from dwarrow.lab.study import Scope, studied
from dwarrow.lab.tally import Tallies, Tally, difference, quantile

pytest.importorskip("matplotlib", reason="matplotlib is not installed")


class Page(HTMLParser):
    """What is on a page, and what it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.counts: dict[str, int] = {}
        self.ids: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            if name in ("src", "href", "xlink:href") and value and not value.startswith("#"):
                self.loads.append(value)


def made(folder: Path, *words: str) -> Page:
    done = CliRunner().invoke(app, ["report", *words, "--out", str(folder)])
    assert done.exit_code == 0, done.output
    text = (folder / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"@import|url\((?!#)", text)
    return Page(text)


def test_a_report_of_games_played_for_it_is_one_page(tmp_path: Path) -> None:
    words = "saboteur --games 2 --bots chance -n 3,4 --no-options --editions house,cz --processes 1"
    page = made(tmp_path, *words.split())
    assert page.counts["svg"] == 7 and page.counts["table"] == 6
    assert len(page.ids) == len(set(page.ids)) and page.loads == []


def played(*players: int) -> dict[int, Tally]:
    """Two games by chance for each number of players."""
    scope = Scope("saboteur", players, ("house",), 2, "chance", 1, False)
    return studied(scope, Workers(processes=1)).plain("house")


def test_each_number_of_players_has_a_small_picture_and_no_line_lies_over_another() -> None:
    found = played(3, 4, 5, 7, 10)
    for picture in (plots.seat_gold(found), plots.gold(found)):
        titles = re.findall(r">(\d+ players)<", picture)
        assert titles == ["3 players", "4 players", "5 players", "7 players", "10 players"]
        assert "legend" not in picture


def test_where_tunnels_go_shows_the_start_and_the_goals() -> None:
    assert before("saboteur", 5) == {"start": [(0, 0)], "goal": [(8, -2), (8, 0), (8, 2)]}
    assert len(before("duel", 2)["goal"]) == len(before("solo", 1)["goal"]) == 6
    picture = plots.heat(played(5)[5], before("saboteur", 5))
    assert picture.count(">goal<") == 3 and picture.count(">start<") == 1


def test_drawings_take_the_colours_of_the_page_but_for_what_is_tinted(tmp_path: Path) -> None:
    words = "saboteur --games 2 --bots chance -n 5 --no-options --processes 1"
    made(tmp_path, *words.split())
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "prefers-color-scheme: dark" in text
    figures = re.findall(r"<figure.*?</figure>", text, flags=re.S)
    tinted = [figure for figure in figures if 'class="tinted"' in figure]
    assert len(tinted) == 1 and plots.INK in tinted[0]
    for figure in figures:
        if figure not in tinted:
            assert "var(--ink)" in figure and plots.INK not in figure and plots.PAPER not in figure


def test_shares_of_one_number_of_players_stand_at_their_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tally, widths = Tally(), []
    for role in ("digger", "saboteur"):
        tally.roles[role] = Sample()
        tally.roles[role].add(1.0)

    def drawn(draw: Callable[[Any], None]) -> str:
        _, axes = plots.pyplot().subplots()
        draw(axes)
        widths.append(axes.get_xlim())
        plots.pyplot().close()
        return ""

    monkeypatch.setattr(plots, "drawn", drawn)
    plots.win_shares({5: tally})
    assert widths == [(4.5, 5.5)]


def test_options_are_compared_on_the_same_deals(tmp_path: Path) -> None:
    page = made(tmp_path, *["solo", "--games", "2", "--bots", "chance", "--processes", "1"])
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "What each option changes" in text and "solo_band20=" in text
    assert page.counts["svg"] == 4


def test_a_round_counts_once_for_a_side_however_many_seats_it_has() -> None:
    scope = Scope("saboteur", (5,), ("house",), 2, "chance", with_options=False)
    (tally,) = studied(scope, Workers(1)).tallies.values()
    assert tally.roles["digger"].n == tally.rounds == 6
    assert tally.roles["saboteur"].n <= 6 and sum(role.total for role in tally.roles.values()) <= 6


def test_a_report_from_rows_says_what_they_say(tmp_path: Path) -> None:
    file = tmp_path / "kings.csv"
    report = simulate("kings", 3, 6, games_to=file)
    made(tmp_path / "out", "--from", str(file))
    text = (tmp_path / "out/index.html").read_text(encoding="utf-8")
    assert "How long it takes" in text and "Where tunnels go" not in text
    tallies = Tallies()
    tallies.add(
        row for group in __import__("dwarrow.lab.rows").lab.rows.read_rows(file) for row in group
    )
    tallies.flush()
    (tally,) = tallies.by_setting.values()
    assert tally.games == 6 and tally.rounds == 6
    assert [tally.seats[seat].mean for seat in range(3)] == [s.mean for s in report.wins]


def test_markdown_has_its_pictures_beside_it(tmp_path: Path) -> None:
    words = (
        f"report duel --games 2 --bots chance --no-options --processes 1 --markdown {tmp_path}/b.md"
    )
    assert CliRunner().invoke(app, words.split()).exit_code == 0
    text = (tmp_path / "b.md").read_text(encoding="utf-8")
    pictures = re.findall(r"\]\((b/[^)]+\.svg)\)", text)
    assert len(pictures) == 4 and all((tmp_path / name).exists() for name in pictures)


def test_what_cannot_be_reported_is_refused() -> None:
    for words, why in (
        ("report saboteur", "--out FOLDER"),
        ("report --out x", "--from FILE"),
        ("report saboteur --out x -n 3to5", "written 3-6 or 3,5"),
        ("report saboteur --out x -n 20", "3 to 10 players"),
        ("report saboteur --out x --editions cz,nowhere", "no edition 'nowhere'"),
        ("report chess --out x", "no game 'chess'"),
        ("report saboteur --out /dev/null/x", "/dev/null/x cannot be written"),
    ):
        done = CliRunner().invoke(app, words.split())
        assert isinstance(done.exception, Refused) and why in str(done.exception)


def test_players_are_said_as_people_say_them() -> None:
    assert players_of("3-5,9", "saboteur") == (3, 4, 5, 9)
    assert players_of("", "kings") == (2, 3, 4) and players_of("2-9", "kings") == (2, 3, 4)


def test_a_difference_is_taken_game_by_game() -> None:
    one, other = Tally(headlines={0: 1.0, 1: 1.0, 3: 0.0}), Tally(headlines={0: 0.0, 1: 1.0})
    assert difference(one, other).n == 2 and difference(one, other).mean == 0.5


def test_quantiles_are_values_that_were_seen() -> None:
    tally = Tally()
    for value in (1, 1, 2, 9):
        tally.lengths[value] += 1
    assert [quantile(tally.lengths, share) for share in (0.5, 0.75, 0.95)] == [1, 2, 9]
