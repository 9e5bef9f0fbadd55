"""The command line in trouble: odd letters, closed pipes, full disks, bad paths, Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import dwarrow
from dwarrow.cli import completing
from dwarrow.cli.choosing import number_in

DWARROW = [sys.executable, "-c", "from dwarrow.cli import main; main()"]
UTF8 = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "200"}


def ran(
    *words: str, typed: str = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `dwarrow ...` in a process of its own."""
    return subprocess.run(
        [*DWARROW, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**UTF8, **(env or {})},
        timeout=120,
    )


def record_of(moves: int = 3) -> str:
    table = dwarrow.new("saboteur", seed=3, names=["An[n]a", "[red]", "Dwarf"])
    for _ in range(moves):
        table.take(table.moves()[0])
    return dwarrow.record(table)


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "[bold]x[/bold]"),
        ("replay", "[/red].txt"),
        ("show", "[/].txt"),
        ("sim", "saboteur", "--edition", "[/a]"),
        ("sim", "saboteur", "-o", "[/a]=1"),
        ("play", "saboteur", "--language", "[/x]"),
    ],
)
def test_brackets_in_what_was_typed_come_back_as_they_were(words: tuple[str, ...]) -> None:
    done = ran(*words)
    odd = next(word for word in words if "[" in word).removesuffix("=1")
    assert done.returncode == 2 and odd in done.stderr
    assert "Traceback" not in done.stderr and "MarkupError" not in done.stderr


def test_brackets_in_names_and_files_are_printed_letter_by_letter(tmp_path: Path) -> None:
    file = tmp_path / "[red]game[b].txt"
    file.write_text(record_of(), encoding="utf-8")
    told = ran("replay", str(file))
    assert told.returncode == 0 and "An[n]a" in told.stdout and "[red] " in told.stdout
    words = ("play", "saboteur", "--bots", "chance", "--name", "[/b]", "--save", str(file))
    told = ran(*words, typed="q\n")
    assert told.returncode == 0 and str(file) in told.stdout


def test_an_ascii_terminal_gets_plain_letters(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_of(), encoding="utf-8")
    for words in (("show", str(file)), ("replay", str(file), "-l", "cs"), ("-h",), ("games",)):
        told = ran(*words, env={"PYTHONIOENCODING": "ascii"})
        assert told.returncode == 0 and told.stdout.isascii() and not told.stderr
    assert "|" in ran("show", str(file), env={"PYTHONIOENCODING": "ascii"}).stdout


def test_what_cannot_be_read_from_a_terminal_is_no_move() -> None:
    words = [*DWARROW, "play", "saboteur", "--bots", "chance"]
    typed = b"\xff\xfe\n" + b"9" * 5000 + b"\n1\n" + b"9" * 5000 + b"\nq\n"
    done = subprocess.run(words, input=typed, capture_output=True, env=UTF8, timeout=120)
    assert done.returncode == 0 and b"Traceback" not in done.stderr
    assert b"Type a number from 1 to" in done.stdout


def test_numbers_may_be_as_long_as_they_like() -> None:
    assert number_in("9" * 5000, 12) is None and number_in("12", 12) == 12
    assert number_in("007", 12) == 7 and number_in("0", 12) is None and number_in("x", 12) is None


@pytest.mark.parametrize("words", ["rules saboteur", "games --json", "-h"])
def test_a_closed_pipe_ends_the_command_without_noise(words: str) -> None:
    with subprocess.Popen(
        [*DWARROW, *words.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=UTF8
    ) as command:
        assert command.stdout is not None and command.stderr is not None
        command.stdout.close()
        noise = command.stderr.read()
    assert noise == b"" and command.returncode in (0, 1)


def closed(number: int, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `dwarrow ...` with one of its three files closed, as `>&-` does."""
    how = "import os, sys; os.close(int(sys.argv.pop(1))); os.execv(sys.executable, sys.argv[1:])"
    command = [sys.executable, "-c", how, str(number), *DWARROW, *words]
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=UTF8, timeout=120)


@pytest.mark.parametrize("words", ["games", "rules duel", "sim duel --games 1", "--version", "-h"])
def test_a_closed_output_is_told_as_what_cannot_be_written(words: str) -> None:
    done = closed(1, *words.split())
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert done.stderr.strip().endswith("cannot be written: Bad file descriptor")


def test_a_game_with_nobody_to_type_is_left() -> None:
    done = closed(0, "play", "saboteur", "--bots", "chance")
    assert done.returncode == 0 and "You leave the table." in done.stdout
    assert "Traceback" not in done.stderr


def test_a_closed_error_output_is_no_reason_to_stop() -> None:
    assert closed(2, "games", "--json").returncode == 0
    assert closed(2, "show", "/nowhere/at/all").returncode == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk at hand")
def test_a_full_disk_is_told_in_a_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*DWARROW, "games"], stdout=full, stderr=subprocess.PIPE, text=True, env=UTF8
        )
    assert done.returncode == 1 and "cannot be written: No space left" in done.stderr
    assert "Traceback" not in done.stderr and "Exception ignored" not in done.stderr
    told = ran("play", "saboteur", "--bots", "chance", "--save", "/dev/full", typed="q\n")
    assert told.returncode == 1 and "No space left" in told.stdout
    assert "dwarrow record 1" in told.stdout  # nothing is lost


@pytest.mark.parametrize(
    "words",
    [
        ("play", "saboteur", "--save", "/nowhere/game.txt"),
        ("arena", "saboteur", "--bots", "thinker", "--chart", "/nowhere/chart.svg"),
    ],
)
def test_a_bad_path_is_refused_before_anything_is_played(words: tuple[str, ...]) -> None:
    began = time.monotonic()
    done = ran(*words)
    assert done.returncode == 2 and "/nowhere/" in done.stderr and not done.stdout
    assert "cannot be written: No such file" in done.stderr and time.monotonic() - began < 60


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("duel --bots chance --saboteurs 1", "--saboteurs is for saboteur, not for duel"),
        ("saboteur --bots chance --guests 2", "--guests is for other games"),
        ("duel --bots chance -o maps=3", "maps"),
        ("kings --bots chance --edition cz", "there are: "),
        ("saboteur --bots chance --saboteurs 4", "cannot be dealt 4 saboteurs"),
        ("saboteur --bots chance -n 11", "3 to 10 players"),
    ],
)
def test_the_arena_refuses_options_of_another_game(words: str, told: str) -> None:
    done = ran("arena", *words.split())
    assert done.returncode == 2 and told in done.stderr and "Traceback" not in done.stderr


def test_seconds_that_are_no_number_are_refused() -> None:
    """`nan` lies in every range that is asked for."""
    done = ran("bench", "saboteur", "--seconds", "nan")
    assert done.returncode == 2 and done.stderr == "dwarrow: --seconds is a number of seconds\n"


def test_the_record_is_saved_after_every_turn(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = [*DWARROW, "play", "saboteur", "--bots", "chance", "--save", str(file)]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=UTF8
    ) as game:
        assert game.stdin is not None
        game.stdin.write(b"1\n1\n")
        game.stdin.flush()
        ends = time.monotonic() + 60
        while not file.exists() or len(dwarrow.replay(file.read_text()).log) < 6:
            assert time.monotonic() < ends
            time.sleep(0.05)
        game.kill()
    assert not (tmp_path / "game.txt.part").exists()


def test_counting_lines_of_play_hears_an_interrupt() -> None:
    words = [*DWARROW, "perft", "saboteur", "--depth", "8"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=UTF8
    ) as count:
        assert count.stdout is not None
        assert count.stdout.readline() == b"0 1\n"
        time.sleep(1)
        count.send_signal(signal.SIGINT)
        assert count.wait(10) != 0


def test_a_record_with_a_mark_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_of(), encoding="utf-8-sig")
    assert ran("replay", str(file)).returncode == 0
    assert len(dwarrow.replay("\ufeff" + record_of()).log) == 4
    done = subprocess.run([*DWARROW, "show", "-"], input=file.read_bytes(), env=UTF8)
    assert done.returncode == 0


def test_a_record_of_a_newer_version_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_of().replace("record 1", "record 2", 1), encoding="utf-8")
    for command in ("replay", "verify", "show"):
        done = ran(command, str(file))
        assert done.returncode == 2 and "'dwarrow record 2' is of another release" in done.stderr


@pytest.mark.parametrize("text", ["", "\n\n", "Dear dwarfs,", "seats 3\n"])
def test_what_is_no_position_at_all_is_said_to_be_none(text: str, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text, encoding="utf-8")
    done = ran("show", str(file))
    assert done.returncode == 2 and "neither a record nor a position" in done.stderr
    file.write_text("game saboteur\nseats 3\n", encoding="utf-8")
    assert ran("show", str(file)).returncode == 0


def test_show_draws_how_a_record_ends(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_of(0), encoding="utf-8")
    told = ran("show", str(file), "--seat", str(dwarrow.replay(record_of(0)).turn))
    assert told.returncode == 0 and "░?░" in told.stdout and "pass " in told.stdout


def test_help_is_short_to_ask_for_and_says_what_no_command_does() -> None:
    told = ran("-h")
    assert told.returncode == 0 and "without a command, opens the table" in told.stdout
    assert "--players" in ran("sim", "-h").stdout


def test_help_loads_nothing_that_it_does_not_need() -> None:
    told = ran("--help", env={"PYTHONPROFILEIMPORTTIME": "1"})
    loaded = {line.rpartition("|")[2].strip() for line in told.stderr.splitlines()}
    assert "dwarrow.cli" in loaded
    assert not loaded & {"rich.console", "asyncio", "numpy", "dwarrow.games.saboteur"}


def test_completion_is_shown_for_the_shell_that_is_named() -> None:
    assert ran("--show-completion", "fish").stdout.startswith("complete --command dwarrow")
    assert ran("--show-completion", "zsh").stdout.startswith("#compdef dwarrow")
    told = ran("--show-completion", "csh")
    assert told.returncode == 2 and "csh cannot be completed; name one of bash, zsh" in told.stderr


def test_without_a_name_completion_is_shown_for_the_shell_of_this_account(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(completing, "asking", lambda: "dash")  # which completes nothing
    monkeypatch.setenv("SHELL", "/usr/local/bin/zsh")
    completing.prepare(["--show-completion"])
    assert capsys.readouterr().out.startswith("#compdef dwarrow")
    monkeypatch.delenv("SHELL")
    with pytest.raises(dwarrow.Refused, match="this shell is none we know"):
        completing.prepare(["--show-completion"])


def completed(words: str) -> list[str]:
    """What the shell would offer for the last of these words."""
    count = str(len(words.split()) - (not words.endswith(" ")))
    env = {"_DWARROW_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": count}
    script = "import sys; sys.argv = ['dwarrow']; from dwarrow.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env={**UTF8, **env}
    )
    return done.stdout.split()


def test_the_shell_completes_commands_games_and_bots() -> None:
    assert completed("dwarrow ver") == ["verify"]
    assert completed("dwarrow sim sab") == ["saboteur", "saboteur2"]
    assert completed("dwarrow sim saboteur --bots habit,cha") == ["habit,chance"]
    assert "cz" in completed("dwarrow sim saboteur --edition ")
    assert "maps=3" in completed("dwarrow sim saboteur -o maps")
