"""The terminal's table: on 80 columns and 24 lines, in the chosen language, with people's names."""

from __future__ import annotations

import re
import runpy
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import dwarrow
from dwarrow import words
from dwarrow.cli import main
from dwarrow.cli.choosing import Chooser, grouped, is_news, listed, paged
from dwarrow.cli.output import read_from_the_top
from dwarrow.cli.rules import show
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.table import Table
from dwarrow.words import LANGUAGES, voice, window

NAMES = [
    "Thrain",
    "Bofi",
    "Dara",
    "Gim",
    "Hild",
    "Kuri",
    "Lofa",
    "Mott",
    "Nain",
    "Orla",
    "Rurik",
    "Skadi",
]
ENGLISH = re.compile(r"\b(seat|cards?|deck|round|you|broken|gold|hand|mine)\b")
CODE = re.compile(r"\b(?:[NESW]{2,4}|M\d\d|[a-z]+-\d/M\d\d)\b")


class Told(Chooser):
    """Somebody who only reads the lists."""

    names = NAMES[:2]


def middle_of(game: str, players: int, seed: int, moves: int = 40) -> Table:
    """A table some way into its first round, by chance."""
    table = dwarrow.new(game, players, seed=seed, names=NAMES[:players])
    dice = Seeded(seed)
    for _ in range(moves):
        legal = table.moves()
        played = table.copy()
        played.play(legal[dice.below(len(legal))])
        if played.is_over or played.deals > 1:
            break
        table = played
    return table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_a_table_and_its_choices_fit_a_small_window(game: str, language: str) -> None:
    """With few and with many players, early and late: board, hand, choices, the line to type in."""
    seats = dwarrow.GAMES[game].SEATS
    for players, moves in ((seats[0], 40), (min(seats[-1], 9), 90), (seats[-1], 130)):
        table = middle_of(game, players, players, moves)
        spoken = voice(language, game, table.edition)
        chooser = Told(game, Console(width=80, height=24), spoken)
        chooser.names = table.names
        groups = grouped([*map(table.game.move_data, table.moves())])
        choices = chooser.lines_of(chooser.told_of(groups))
        for seat in (table.turn, dwarrow.SPECTATOR):
            below = (80, 24, len(choices) + 1)
            told = window.drawn(table.game, table.view(seat), table.names, spoken, *below)
            lines = told.splitlines()
            assert max(map(len, lines)) <= 80
            assert len(choices) > 20 or len(lines) + len(choices) + 1 <= 24, told
            assert all(any(name in line for line in lines) for name in table.names)


@pytest.mark.parametrize("language", [spoken for spoken in LANGUAGES if spoken != "en"])
@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_no_line_of_the_table_is_english_in_another_language(game: str, language: str) -> None:
    table = middle_of(game, dwarrow.GAMES[game].USUAL_SEATS, 3)
    spoken = voice(language, game, table.edition)
    told = window.drawn(table.game, table.view(table.turn), table.names, spoken)
    assert not ENGLISH.search(told), told


def test_a_large_window_shows_large_cards() -> None:
    table = middle_of("saboteur", 4, 1)
    large = window.drawn(table.game, table.view(0), table.names, "en", 200, 60)
    small = window.drawn(table.game, table.view(0), table.names, "en", 80, 24)
    assert len(large.splitlines()) > len(small.splitlines())
    assert "▒▒" in large and "▒▒" not in small


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_twins_are_told_alike(game: str) -> None:
    """What is drawn follows from the view alone."""
    table = middle_of(game, dwarrow.GAMES[game].USUAL_SEATS, 4)
    for seat in (0, dwarrow.SPECTATOR):
        twin = table.game.imagine(table.view(seat), Seeded(9))
        one = window.drawn(table.game, table.view(seat), table.names, "en")
        assert one == window.drawn(table.game, table.game.view(twin, seat), table.names, "en")


def test_two_troops_of_one_kind_are_told_apart_by_their_backs() -> None:
    out = Console(width=80)
    plays = ["orc-7/M01", "orc-7/M20", "giant-0/M02"]
    game = dwarrow.game_named("kings")
    moves = [game.move_data(game.read_move(f"play {card} on centre 1")) for card in plays]
    told = Told("kings", out, "en").groups_shown([[move] for move in moves])
    assert told == [
        "Play: orc 7 (mine worth 1, 1), on mine 1 in the centre",
        "Play: orc 7 (mine worth 6, 4+1), on mine 1 in the centre",
        "Play: giant 0, on mine 1 in the centre",
    ]


def test_a_long_choice_is_told_whole() -> None:
    items = [" 1 " + "a word " * 20, " 2 short"]
    lines = listed(items, 80)
    assert len(lines) == 3 and all(len(line) <= 80 for line in lines)
    assert " ".join(" ".join(lines).split()) == " ".join(" ".join(items).split())


@pytest.mark.parametrize(("language", "letters"), [("en", "GB"), ("uk", "ЗС"), ("cs", "ZM")])
def test_the_letters_of_the_picture_are_those_of_the_language(language: str, letters: str) -> None:
    table = dwarrow.new("duel", seed=1)
    told = window.drawn(table.game, table.view(0), NAMES[:2], language)
    assert all(f"━{letter}━" in told for letter in letters)


@pytest.mark.parametrize("room", range(18, 60))
def test_a_line_about_a_seat_is_folded_whole(room: int) -> None:
    text = ", ".join(["Thrain: 6 cards", "broken cart", "knows a goal", "a saboteur"])
    lines = window.folded(text, room)
    assert " ".join(line.strip() for line in lines) == text
    assert all(len(line) <= room for line in lines)


def test_under_large_pictures_a_long_name_goes_on_in_the_next_line() -> None:
    pictures: list[tuple[str, ...]] = [("+--+", "|  |", "+--+")] * 3
    names = ["mend pick", "mend lamp", "mend lamp or cart, whichever is broken"]
    lines = window.hand_lines(pictures, names, 60)
    assert all(len(line) <= 60 for line in lines) and "…" not in "".join(lines)
    told = " ".join(line[40:].strip() for line in lines[3:])
    assert told == names[2] and len(lines) > 4


BENT = "curve from top to left"
BACK = "curve from bottom to right"
FORKS = ("down and left", "right and down")
SIDES = ("left", "right")


@pytest.mark.parametrize(
    ("game", "card", "turned", "told"),
    [
        ("duel", "NESW/NSW.gold-1-E", "01", [f": fork up, {ways}" for ways in FORKS]),
        ("duel", "NESW.door-W-green", "01", [f" (green door on the {side})" for side in SIDES]),
        ("saboteur", "NESW", "00", ["", ""]),
        ("saboteur", "NW", "11", [f": {BACK}", f": {BACK}"]),
        ("saboteur", "NW", "01", [f": {BENT}", f": {BACK}"]),
        ("saboteur2", "door-green-NES/NS", "01", [" (stub right)", " (stub left)"]),
        ("saboteur2", "crystal-NESW", "00", ["", ""]),
    ],
)
def test_of_a_card_to_lay_only_what_differs_is_said_again(
    game: str, card: str, turned: str, told: list[str]
) -> None:
    """One that lies as it is held needs no name in every line of a list; a turned one does."""
    places = [(1, 1), (1, 1)] if len(set(turned)) > 1 else [(1, 1), (2, 2)]
    moves = [
        {"do": "lay", "card": card, "x": x, "y": y, "turned": lies == "1"}
        for (x, y), lies in zip(places, turned)
    ]
    shown = Told(game, Console(), "en").ways_shown(moves)
    assert [re.sub(r"^[^:(]*[^:( ]", "", line) for line in shown] == told


class First(Told):
    """Somebody who takes the first of whatever is listed."""

    def drawn(self) -> str:
        return ""

    def ask_person(self, prompt: str) -> str:
        return "1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_the_help_shows_a_move_of_this_game(game: str, language: str) -> None:
    table = middle_of(game, dwarrow.GAMES[game].USUAL_SEATS, 3, 9)
    moves = [*map(table.game.move_data, table.moves())]
    reader = First(game, Console(file=StringIO()), language)
    reader.choose([moves[0], *moves])
    told = reader.help()
    assert f": {moves[0]['words']}\n" in told and f": w {moves[0]['words']}\n" in told


def test_a_refusal_names_its_clause_once_and_its_quotation_stands_apart() -> None:
    table = dwarrow.new("saboteur", seed=1)
    refusal = table.refusal(table.turn, table.game.read_move("lay NESW at 5,5"))
    assert refusal is not None
    lines = Told("saboteur", Console(width=60), "uk").because(refusal).splitlines()
    assert "\n".join(lines).count(refusal.clause) == 1 and len(lines) > 2
    assert lines[1].startswith(f"  {refusal.clause}: ") and lines[2].startswith("    ")
    assert max(map(len, lines[1:])) <= 60


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("game", ["duel", "solo"])
def test_goals_that_are_spoken_of_by_number_show_it_while_they_lie_face_down(
    game: str, small: bool
) -> None:
    table = middle_of(game, dwarrow.GAMES[game].SEATS[0], 1, 0)
    drawn = table.game.drawn(table.view(table.turn), small)
    assert sorted(re.findall(r"\?(\d)", drawn)) == list("123456")
    rows = [line for line in drawn.splitlines() if "?" in line]
    assert [re.findall(r"\?(\d)", row) for row in rows] == [["1"], ["4"], ["2", "6"], ["5"], ["3"]]


def test_a_goal_that_is_up_shows_its_gold_and_no_number() -> None:
    down = "goal-NE.gold-2-NE? goal-NESW? {} goal-NESW/-? goal-NSW/-? goal-NEW/-?"
    for lies, number in (("?", "?3"), ("", "·  3")):
        goals = down.format(f"goal-NE/-.gold-3-N{lies}")
        table = dwarrow.set_up(f"game duel\ngoals {goals}\nhand0 EW NS NE NW map key")
        last = table.game.drawn(table.view(0), True).splitlines()[-1]
        assert (number in last, last.count("3")) == (True, 1), last


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_knows_is_told_whole_when_it_takes_two_lines(language: str) -> None:
    """Names of cards have commas of their own, which stay where lines break."""
    table = dwarrow.set_up(
        "game solo\nlooked0 2 5\ngoals goal-NESW? goal-NEW.door-N-blue.gold-2-EW? goal-NESW/-?"
        " goal-NSW/-? goal-NSW.door-S-green.gold-2-NW? goal-NEW/-?\nhand0 EW NS NE NW map key"
    )
    view = table.view(0)
    told = window.drawn(table.game, view, ["Thrain"], voice(language, "solo", "house"))
    flat = " ".join(told.split())
    data: Any = view.data()
    seen = [card for card in data["private"]["seen"] if card]
    assert len(seen) == 2
    for card in seen:
        assert words.card(card, language) in flat
    assert max(map(len, told.splitlines())) <= 80


def test_the_placing_of_a_goal_says_which(language: str = "uk") -> None:
    told = words.say("saboteur-placed", language, goal=1, turned="True")
    assert told == "Середня карта «кінець» лежить розвернутою."
    assert "цели" in words.say("saboteur2-placed", "ru.ru16", goal=2, turned="False")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_the_only_thing_to_do_says_what_it_is(language: str) -> None:
    """Cards alone do not say that they are to be given for a pass; the room for it is kept."""
    table = dwarrow.set_up("game saboteur\nseats 3\ntools pick - -\nhand0 EW NS")
    moves = [*map(table.game.move_data, table.moves())]
    assert {move["do"] for move in moves} == {"pass"}
    told = StringIO()
    reader = First("saboteur", Console(file=told, width=80), language)
    reader.choose(moves)
    heading, first, *_ = told.getvalue().strip().splitlines()
    assert words.say("deed-pass", language) in heading and heading.endswith(":")
    assert words.card("EW", language) in first
    assert reader.below == len(told.getvalue().strip().splitlines()) + 1


def test_no_page_of_a_list_begins_in_the_middle_of_an_item() -> None:
    lines = [" 1) a", "    b", " 2) c", " 3) d", "    e", "    f", " 4) g"]
    assert [len(page) for page in paged(lines, 4)] == [3, 4]
    assert [len(page) for page in paged(lines, 7)] == [7]
    for size in range(1, 9):
        assert [line for page in paged(lines, size) for line in page] == lines
        assert max(map(len, paged(lines, size))) <= size
    assert paged([], 5) == []


@pytest.mark.parametrize("typed", [["7"], ["", "7"], ["nonsense", "7"]])
def test_who_has_seen_enough_of_a_long_list_answers_before_its_last_page(
    typed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is typed between two pages is an answer like any other, never lost."""
    hand = "hand0 EW EW NS NS NW NE"
    table = dwarrow.set_up(f"game saboteur2\nseats 2\ntools pick -\n{hand}\nhand1 ESW")
    moves = [move for move in map(table.game.move_data, table.moves()) if move["do"] == "pass"]
    chooser = Told("saboteur2", Console(width=80, height=8, file=StringIO()), "en")
    monkeypatch.setattr(chooser, "refusal", lambda asked: "no such move")
    answers = iter(typed)
    monkeypatch.setattr(chooser.out, "input", lambda prompt: next(answers))
    assert chooser.pick_way(moves) == moves[6]["words"] and list(answers) == []


class Scrolling(Told):
    """Somebody at a screen that scrolls, who says what was asked."""

    asked: list[str]

    def ask_person(self, prompt: str) -> str:
        self.asked.append(prompt)
        return ""


@pytest.mark.parametrize("terminal", [True, False])
def test_a_screen_that_scrolls_waits_before_the_next_round_and_before_the_end(
    terminal: bool,
) -> None:
    reader = Scrolling("saboteur", Console(force_terminal=terminal), "en")
    reader.asked = []
    for number in (1, 2, 3):
        reader.before_round({"event": "dealt", "round": number, "first": 0})
    reader.before_round({"event": "laid"})
    reader.before_end()
    waits = [words.say("terminal-next", "en", round=number) for number in (2, 3)]
    assert reader.asked == ([*waits, words.say("screen-more", "en")] if terminal else [])


def test_a_bare_draw_is_no_news() -> None:
    assert is_news({"event": "drew", "seat": 1, "mine": "M01"}) and is_news({"event": "laid"})
    assert not is_news({"event": "drew", "seat": 1})


WISHES = {
    "play nogame": "nogame",
    "play saboteur --edition xx": "house, uk16, ru16, cz, ru-ls",
    "play saboteur -o mapz=1": "mapz",
    "play saboteur -o maps=9": "0, 1, 2, 3, 4, 5, 6",
    "play saboteur --players 2": "3–10",
    "play saboteur2 -o circle_deck=any": "exhaustion=all_hands_empty, circle_deck=any, SB2-060",
    "rules saboteur --compare uk16 zz": "house, uk16, ru16, cz, ru-ls",
    "rules SAB-999": "SAB-999",
}


@pytest.mark.parametrize("language", [spoken for spoken in LANGUAGES if spoken != "en"])
@pytest.mark.parametrize("asked", WISHES)
def test_what_cannot_be_had_is_refused_in_the_language_spoken(
    asked: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["dwarrow", *asked.split(), "--language", language])
    monkeypatch.setenv("COLUMNS", "400")
    with pytest.raises(SystemExit, match="2"):
        main()
    told = capsys.readouterr().err
    assert WISHES[asked] in told
    assert not re.search(r"\b(there (is|are)|may be|needs?|has no|not|players)\b", told), told


def test_cards_that_are_given_are_one_choice_and_told_without_the_deed() -> None:
    table = dwarrow.set_up("game duel\ntools0 lamp\nhand0 EW NS NE.ladder-green map key mend-cart")
    moves = [*map(table.game.move_data, table.moves())]
    groups = grouped(moves)
    assert {"throw", "pass"} <= set(groups) and len(groups["throw"]) == 15
    told = [words.way("duel", groups[name][0], NAMES[:2], "uk") for name in ("throw", "pass")]
    level = "прямий тунель зліва направо"
    assert told == [f"ліхтар: {level}; прямий тунель згори вниз", level]


@pytest.mark.parametrize("terminal", [True, False])
def test_a_long_text_is_read_from_its_beginning(
    terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """987 lines of rules had run through a window of 24 up to their end."""
    paged_out: list[str] = []
    monkeypatch.setattr("pydoc.pager", paged_out.append)
    monkeypatch.delenv("LESS", raising=False)
    out = Console(width=80, height=24, force_terminal=terminal, file=StringIO())
    with read_from_the_top(out):
        show("saboteur", "cz", out, "cs")
    assert bool(paged_out) == terminal
    told = paged_out[0] if terminal else out.file.getvalue()  # type: ignore[attr-defined]
    assert "Sabotér" in told.splitlines()[0] + told.splitlines()[1] and "SAB-117" in told


def test_the_docs_show_the_screens_of_today() -> None:
    """After a change of words or drawing: python docs/screens.py."""
    docs = Path(__file__).parents[1] / "docs"
    told = (docs / "terminal.md").read_text(encoding="utf-8")
    assert runpy.run_path(str(docs / "screens.py"))["page"](told) == told
    screens = re.findall(r"^```\n((?:.*\n)*?)```$", told.split("## The five games")[1], re.M)[:5]
    assert all(len(lines) <= 24 for lines in map(str.splitlines, screens)) and len(screens) == 5
