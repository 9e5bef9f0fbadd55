"""The command line as a person uses it: each command works, and wrong arguments get a sentence."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

import dwarrow
from dwarrow import words as spoken
from dwarrow.cli import language_of
from dwarrow.words import LANGUAGES
from dwarrow.words.clauses import cited


def test_games_are_listed_for_people_and_machines(run) -> None:
    assert "saboteur" in run("games")[1]
    listed = {game["game"]: game for game in json.loads(run("games", "--json")[1])}
    assert listed["saboteur"]["players"] == [3, 10]
    assert set(listed["saboteur"]["editions"]) == {"house", "uk16", "ru16", "cz", "ru-ls"}


def test_the_version_says_whether_the_engine_is_compiled(run) -> None:
    how = "compiled" if dwarrow.is_compiled() else "interpreted"
    assert how in run("--version")[1]


def test_the_rules_can_be_read_and_compared(run) -> None:
    assert "SAB-035" in run("rules", "saboteur")[1]
    told = run("rules", "saboteur", "--compare", "uk16", "cz")[1]
    assert "placement" in told and "SAB-036" in told
    differ, alike = told.split("They answer these alike")
    assert "gold_secret" in alike and "gold_secret" not in differ
    assert "players_cap9" in run("rules", "saboteur", "--edition", "ru16")[1]


def test_a_game_can_be_played_left_saved_replayed_and_verified(run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    code, out, _ = run("play", "saboteur", "--save", file, typed=["1", "1", "?", "nonsense", "b"])
    assert code == 0 and "You leave the table" in out and "is not a move" in out
    code, out, _ = run("replay", file)
    assert code == 0 and "Round 1 is dealt" in out and "You are a" not in out
    assert "You are a" in run("replay", file, "--seat", "0")[1]
    assert run("verify", file)[0] == 1  # the secrets are not told before the game is over


def test_a_whole_game_in_the_terminal_ends_with_a_record_that_verifies(run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    typed = ["1", "1"] * 400
    code, out, _ = run("play", "saboteur", "-n", "3", "-o", "rounds=1", "--save", file, typed=typed)
    assert code == 0 and "The game is over" in out
    code, out, _ = run("verify", file)
    assert code == 0 and "ok: 1 deal of a finished game follows from its source" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_speaks_the_language(run, language: str) -> None:
    told = " ".join(run("games", "-l", language)[1].split())
    for game in dwarrow.GAMES:
        assert game in told and spoken.say(f"game-{game}", language) in told
    assert spoken.say("terminal-players", language) in told and " 2–12 " in told
    assert "2–2" not in told and "1–1" not in told


def test_asking_why_names_the_clause(run) -> None:
    table = dwarrow.new("saboteur", seed=4)
    held = table.view(0).data()["private"]["hand"][0]
    typed = [f"w lay {held} at 5,5", f"w pass {held}"]
    out = run("play", "saboteur", "--seed", "4", typed=typed)[1]
    assert "That is allowed" in out
    for language in LANGUAGES:
        out = run("play", "saboteur", "--seed", "4", "-l", language, typed=typed[:1])[1]
        assert cited("SAB-030", language) in " ".join(out.split())


@pytest.mark.parametrize(
    ("game", "editions", "asked", "read"),
    [
        ("saboteur2", ("house", "ru-ls"), "geologist_paid", "each_round* (ru-ls)"),
        ("saboteur2", ("house", "ru-ls"), "circle_deck", "empty* (ru-ls)"),
        ("saboteur2", ("ru-ls", "en11"), "ladder_route", "one* (ru-ls, en11)"),
        ("saboteur", ("uk16", "ru16"), "placement", "adjacent* (uk16, ru16)"),
        ("duel", ("house", "uk-duel"), "gold_side", "own* (uk-duel)"),
        ("solo", ("house", "uk-solo"), "solo_redraw", "always* (uk-solo)"),
    ],
)
def test_comparing_tells_what_both_answer_alike_and_which_answer_is_a_reading(
    run, game: str, editions: tuple[str, str], asked: str, read: str
) -> None:
    told = run("rules", game, "--compare", *editions)[1]
    alike = told.split("They answer these alike")[1]
    assert asked in alike and read in alike


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_typing_error_is_told_in_one_line_of_the_language(run, language: str) -> None:
    out = run("play", "saboteur", "--seed", "4", "-l", language, typed=["nonsense", "99"])[1]
    after = out.split(spoken.say("terminal-move", language))[1:]
    assert [len(part.strip().splitlines()) for part in after[:2]] == [1, 1]
    assert spoken.say("terminal-no-move", language, asked="nonsense") in after[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_typing_error_among_the_ways_leaves_the_numbers_what_they_were(run, language) -> None:
    typed = ["1", "nonsense", "99", "w pass EW", "1"]
    out = run("play", "saboteur", "--seed", "4", "-l", language, typed=typed)[1]
    asked = out.split(spoken.say("terminal-way", language))
    assert len(asked) == 5 and spoken.say("terminal-move", language) not in "".join(asked[1:4])
    assert [len(part.strip().splitlines()) for part in asked[1:3]] == [1, 1]
    assert spoken.say("terminal-move", language) in asked[4]  # one way was taken: the next turn


def test_the_terminal_speaks_the_language_asked_for(run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    words = ("play", "saboteur", "--seed", "4", "--save", file)
    out = run(*words, "--language", "uk", typed=["1", "1", "?", "w lay EW at 5,5", "99"])[1]
    for told in ("Ваша роль:", "Покласти: ", "способ", "SAB-0", "Ви встаєте", "Запис у файлі"):
        assert told in out
    assert "Kolo 1: karty jsou rozdány" in run("replay", file, "-l", "cs")[1]
    told = run("rules", "saboteur", "--compare", "uk16", "cz", "-l", "ru")[1]
    assert "Куда можно" in told and "placement" in told
    assert "uk, ru, cs" in run("replay", file, "-l", "fr")[2]


def test_the_terminal_speaks_the_language_of_the_environment(monkeypatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert language_of(None) == "cs" and language_of("uk") == "uk"


def test_a_simulation_reports_shares_with_intervals(run) -> None:
    code, out, _ = run("sim", "saboteur", "-n", "4", "--games", "5", "--bots", "habit", "--json")
    report = json.loads(out)
    assert code == 0 and report["games"] == 5 and len(report["seats"]) == 4
    assert 0 <= report["facts"]["diggers win"]["mean"] <= 1
    assert "diggers win" in run("sim", "saboteur", "--games", "2")[1]


def test_the_same_seed_simulates_the_same_games(run) -> None:
    words = ("sim", "saboteur", "--games", "3", "--bots", "habit,chance", "--seed", "5", "--json")
    assert run(*words)[1] == run(*words)[1]


def test_perft_counts_lines_of_play(run) -> None:
    code, out, _ = run("perft", "saboteur", "-n", "3", "--seed", "1", "--depth", "2")
    assert code == 0 and out.splitlines()[0] == "0 1" and len(out.splitlines()) == 3


def test_bench_prints_every_figure(run) -> None:
    (figures,) = json.loads(run("bench", "saboteur", "--seconds", "0.2", "--json")[1])
    assert figures["compiled"] is dwarrow.is_compiled()
    for name in ("playout_moves_per_cpu_s", "api_moves_per_cpu_s", "copy_us", "games_per_cpu_s"):
        assert figures[name] > 0
    assert figures["bytes_per_state"] > 0


WRONG = [
    (("sim", "chess"), "there is no game 'chess'"),
    (("sim", "saboteur", "-n", "2"), "3 to 10 players"),
    (("sim", "saboteur", "-n", "11"), "SAB-001"),
    (("sim", "saboteur", "--bots", "genius"), "there are: chance"),
    (("sim", "saboteur", "--bots", ","), "name at least one bot"),
    (("sim", "saboteur", "--edition", "fr"), "there are: house"),
    (("sim", "saboteur", "-o", "maps"), "name=value"),
    (("sim", "saboteur", "-o", "maps=9"), "0, 1, 2, 3, 4, 5, 6"),
    (("sim", "saboteur", "-o", "unchosen_goal=new_link_only"), "needs multi_goal=choose_one"),
    (("rules", "saboteur", "--compare", "uk16", "xx"), "there are: house"),
    (("replay", "/nowhere/game.txt"), "cannot be read"),
    (("play", "saboteur", "--players", "99"), "3 to 10"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG)
def test_wrong_arguments_get_a_sentence_that_says_what_is_allowed(run, words, sentence) -> None:
    code, _, err = run(*words)
    assert code == 2 and sentence in err and "Traceback" not in err


def test_a_position_can_be_drawn_for_a_seat(run, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text("game saboteur\nseats 3\nmaze 1,0:EW\nhand0 NS map\n", encoding="utf-8")
    code, out, _ = run("show", str(file), "--seat", "0")
    assert code == 0 and "━" in out and "look at 8,-2" in out
    assert "look at" not in run("show", str(file))[1]
    file.write_text("game saboteur\nseats 3\nmaze 1,0:NS\n", encoding="utf-8")
    code, _, err = run("show", str(file))
    assert code == 2 and "SAB-032" in err
    file.write_text("seats 3", encoding="utf-8")
    assert "neither a record nor a position" in run("show", str(file))[2]


def test_a_damaged_record_says_where_and_why(run, tmp_path: Path) -> None:
    table = dwarrow.new("saboteur", seed=3)
    for _ in range(5):
        table.take(table.moves()[0])
    lines = dwarrow.record(table).splitlines()
    file = tmp_path / "damaged.txt"
    file.write_text("\n".join([*lines[:-2], "9 dance"]), encoding="utf-8")
    code, _, err = run("replay", str(file))
    assert code == 2 and f"line {len(lines) - 1}" in err
    code, out, _ = run("replay", str(file), "--up-to-damage")
    assert code == 0 and "Round 1 is dealt" in out
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in run("replay", str(file))[2]


def test_bots_stand_with_commas_or_each_with_its_own_option(run) -> None:
    asked = ("sim", "kings", "--players", "2", "--games", "2", "--processes", "1", "--json")
    together = run(*asked, "--bots", "habit,chance")[1]
    assert json.loads(together)["bots"] == ["habit", "chance"]
    assert run(*asked, "--bots", "habit", "--bots", "chance")[1] == together


def test_a_port_that_cannot_be_had_is_said(run, tmp_path) -> None:
    database = f"--database={tmp_path / 'tables.db'}"
    code, _, told = run("serve", "--no-browser", "--port", "99999", database)
    assert code == 2 and "65535" in told
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, _, told = run("serve", "--no-browser", "--port", port, database)
    assert code == 2 and f"port {port} of 0.0.0.0 cannot be used" in told
    assert "choose another with --port" in told


def test_a_server_refuses_a_name_that_is_no_address(run) -> None:
    for name in ("our table", "table.example.org", "https://"):
        code, _, told = run("serve", "--no-browser", "--base-url", name)
        assert code == 2 and "--base-url looks like https://table.example.org" in told


def test_a_table_that_does_not_answer_is_said(run) -> None:
    code, _, told = run("play", "saboteur", "--table", "http://127.0.0.1:1/t/x#invite=y")
    assert code == 2 and "no server answers there" in told and "urlopen" not in told


def test_a_file_of_this_machine_is_not_blamed_on_the_server(run, monkeypatch) -> None:
    async def gone(*asked: object) -> None:
        raise FileNotFoundError(2, "No such file or directory", "common.ftl")

    monkeypatch.setattr("dwarrow.client.request", gone)
    code, _, told = run("play", "saboteur", "--table", "http://127.0.0.1:1/t/x#invite=y")
    assert code == 2 and "a file of this machine cannot be read" in told and "server" not in told
