"""Runs: the same to the last digit, whoever plays, whoever is killed, and wherever it stopped."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from tests.lab.players import Boaster, Clumsy, Counting, Fatal, First, marked
from tests.lab.players import Deadly as Deadly_

import dwarrow
from dwarrow.kernel.state import Refused
from dwarrow.lab import run as runs
from dwarrow.lab.arena import Standing, arena
from dwarrow.lab.run import seed_of
from dwarrow.lab.sim import Report, planned, run_of, simulate
from dwarrow.lab.spread import Workers, spread, undisturbed

DWARROW = [sys.executable, "-c", "from dwarrow.cli import main; main()"]


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "BLOCKS", {"chance": 2})


def told(standing: Standing) -> dict[str, Any]:
    """What a contest found, without the times."""
    data: dict[str, Any] = standing.data()
    for cell in data["cells"]:
        del cell["seconds"]
    del data["peak_megabytes"]
    return data


def test_every_game_of_a_run_has_a_seed_of_its_own() -> None:
    seeds = {seed_of(seed, number) for seed in (1, 2) for number in range(2000)}
    assert len(seeds) == 4000 and all(0 <= seed < 1 << 48 for seed in seeds)


def test_any_number_of_processes_finds_the_same(tmp_path: Path) -> None:
    def ran(processes: int) -> Report:
        return simulate("kings", 3, 9, ["chance"], 7, processes=processes)

    assert ran(1) == ran(2)


def test_a_killed_process_changes_nothing(tmp_path: Path) -> None:
    deadly = Deadly_(str(tmp_path / "now"))
    (tmp_path / "before").mkdir()
    survived = simulate("duel", 2, 4, [deadly, "chance"], 1, processes=2)
    assert (tmp_path / "now").exists()
    assert survived == simulate("duel", 2, 4, [marked(tmp_path / "before"), "chance"], 1)
    (tmp_path / "now").unlink()
    fought = arena("kings", [deadly, First()], 2, 3, processes=2)
    assert (tmp_path / "now").exists()
    quiet = arena("kings", [marked(tmp_path / "before"), First()], 2, 3)
    assert told(fought) == told(quiet)


def test_processes_that_always_die_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dwarrow.lab.spread.LOSSES", 2)
    with pytest.raises(Refused, match="were killed"):
        simulate("duel", 2, 4, [Fatal("")], 1, processes=2)


def test_a_cluster_finds_the_same_also_when_a_worker_is_killed(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed", reason="Dask is not installed")
    (tmp_path / "before").mkdir()
    quiet = marked(tmp_path / "before")
    expected = simulate("duel", 2, 6, [quiet, "chance"], 1)
    fought = told(arena("kings", [quiet, First()], 2, 2))
    with distributed.LocalCluster(
        2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as cluster:
        on, deadly = cluster.scheduler_address, Deadly_(str(tmp_path / "now"))
        assert simulate("duel", 2, 6, [deadly, "chance"], 1, on=on) == expected
        assert (tmp_path / "now").exists()
        (tmp_path / "now").unlink()
        assert told(arena("kings", [deadly, First()], 2, 2, on=on)) == fought
        assert (tmp_path / "now").exists()


def test_an_address_where_nobody_listens_is_refused() -> None:
    distributed = pytest.importorskip("distributed", reason="Dask is not installed")
    with pytest.raises(Refused, match="no Dask scheduler answers"):
        simulate("kings", 2, 4, ["chance"], 1, on="nonsense://x")
    with pytest.MonkeyPatch.context() as patched:  # where nobody listens Dask is not even asked
        patched.setattr(distributed, "Client", None)
        with pytest.raises(Refused, match="scheduler answers at tcp://127"):
            simulate("kings", 2, 4, ["chance"], 1, on="tcp://127.0.0.1:9")


def test_who_listens_and_says_nothing_or_hangs_up_is_no_scheduler(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Dask would wait without end for the first word of what listens there."""
    pytest.importorskip("distributed", reason="Dask is not installed")
    monkeypatch.setattr("dwarrow.lab.spread.PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(Refused, match="no Dask scheduler answers at tcp://127"):
            simulate("kings", 2, 4, ["chance"], 1, on=address)
        silent.accept()[0].close()  # the first caller, who has given up
        Thread(target=lambda: silent.accept()[0].close()).start()
        with pytest.raises(Refused, match="it hangs up"):
            simulate("kings", 2, 4, ["chance"], 1, on=address)


@pytest.mark.parametrize("odd", ["nowhere", "tcp://nowhere", "tcp://nowhere:x"])
def test_an_address_that_is_none_is_refused_at_once(odd: str) -> None:
    pytest.importorskip("distributed", reason="Dask is not installed")
    with pytest.raises(Refused, match="is no address of a scheduler, such as tcp://HOST:8786"):
        simulate("solo", games=2, on=odd)


# ---- stopped and gone on


def test_a_run_goes_on_from_its_file_and_ends_the_same(tmp_path: Path) -> None:
    file = tmp_path / "kings.run"
    whole = simulate("kings", 2, 9, ["chance"], 3)
    simulate("kings", 2, 5, ["chance"], 3, resume=file)
    run = run_of(planned("kings", 2, ["chance"], 3), 9, file)
    assert run.done == 4  # whole blocks only
    assert run.play(Workers()) == whole
    assert simulate("kings", 2, 9, ["chance"], 3, resume=file) == whole


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.run"
    simulate("kings", 2, 4, ["chance"], 3, resume=file)
    for asked in ({"seed": 4}, {"players": 3}, {"bots": ["habit"]}):
        with pytest.raises(Refused, match="of another run"):
            simulate("kings", **{"players": 2, "seed": 3, **asked}, resume=file)  # type: ignore[arg-type]
    with pytest.raises(Refused, match="4 games already"):
        simulate("kings", 2, 3, ["chance"], 3, resume=file)
    file.write_text("nothing of the kind")
    with pytest.raises(Refused, match="no file of a run"):
        simulate("kings", 2, 4, ["chance"], 3, resume=file)


def wait_for_games(playing: subprocess.Popen[Any], file: Path) -> None:
    """Until some are kept: an empty file is only the question whether it can be written."""
    kept = b""
    while not kept:
        assert playing.poll() is None
        time.sleep(0.05)
        with suppress(FileNotFoundError):
            kept = file.read_bytes()


@pytest.mark.parametrize(
    "words", ["sim kings -n 2 --games", "arena kings -n 2 --bots chance --rounds"]
)
def test_an_interrupt_prints_what_is_known_and_the_command_goes_on(
    words: str, tmp_path: Path
) -> None:
    file = tmp_path / "kings.run"
    command = [*DWARROW, *words.split(), "10000000", "--resume", str(file)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as playing:
        wait_for_games(playing, file)
        playing.send_signal(signal.SIGINT)
        out, err = playing.communicate(timeout=60)
    assert playing.returncode == 130 and "wins" in out and "Traceback" not in err
    assert "interrupted: this is of" in err and "goes on from" in err.replace("\n", " ")


class Hears:
    """Work that tells whether an interrupt would reach who does it."""

    def play(self, numbers: range) -> bool:
        return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_a_process_that_begins_never_hears_an_interrupt() -> None:
    blocks = [range(at, at + 1) for at in range(4)]
    assert not any(spread(Hears(), blocks, Workers(2))) and Hears().play(range(1))


def test_an_interrupt_waits_until_a_process_has_begun() -> None:
    begun = False
    with pytest.raises(KeyboardInterrupt), undisturbed():
        signal.raise_signal(signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)
        begun = True
    assert begun


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="there is no /proc")
def test_processes_end_with_the_one_that_began_them(tmp_path: Path) -> None:
    file = tmp_path / "kings.run"
    words = ["sim", "kings", "-n", "2", "--games", "10000000", "--processes", "2"]
    with subprocess.Popen(
        [*DWARROW, *words, "--resume", str(file)], stderr=subprocess.DEVNULL
    ) as playing:
        wait_for_games(playing, file)
        children = Path(f"/proc/{playing.pid}/task/{playing.pid}/children").read_text().split()
        playing.kill()
    until = time.monotonic() + 60
    while any(Path("/proc", child).exists() for child in children):
        assert time.monotonic() < until, "a process plays on for nobody"
        time.sleep(0.1)
    assert len(children) >= 2


# ---- bots that are no names


def test_bots_may_be_objects_and_classes() -> None:
    report = simulate("kings", 3, 2, [First(), Counting, "chance"], 1)
    assert report.bots == ["first", "Counting", "chance"] and report.games == 2
    standing = arena("kings", [First(), First(), "chance"], 2, 2)
    assert {cell.first for cell in standing.cells} == {"first", "first 2", "chance"}


def test_a_bot_carries_nothing_from_game_to_game() -> None:
    counting = Counting()
    both = simulate("kings", 2, 2, [counting], 1)
    again = [simulate("kings", 2, 2, [counting], 1) for _ in range(2)]
    assert both == again[0] == again[1] and counting.asked == 0


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        ([], "at least one bot"),
        ("chance", "in a list"),
        ([7], "7 is no bot"),
        ([lambda: 7], "cannot choose"),
        ([Deadly_], "cannot be made"),
        (["nobody"], "no bot 'nobody'"),
    ],
)
def test_what_is_no_bot_is_refused(bots: Any, why: str) -> None:
    with pytest.raises(Refused, match=why):
        simulate("kings", 2, 1, bots, 1)


@pytest.mark.parametrize(("bot", "name"), [(Clumsy, "[clumsy]"), (Boaster, "boaster")])
@pytest.mark.parametrize("made", [True, False])
def test_what_goes_wrong_in_a_bot_of_ones_own_is_told_with_its_name(
    bot: Any, name: str, made: bool
) -> None:
    own, told = bot() if made else bot, re.escape(f"the bot {name!r} failed (")
    with pytest.raises(Refused, match=told):
        simulate("saboteur", 3, 1, ["chance", own], 1)
    with pytest.raises(Refused, match=told):
        simulate("saboteur", 3, 2, [own], 1, processes=2)
    with pytest.raises(Refused, match=told):
        arena("saboteur", [own, "chance"], 5, 1)


def test_a_bot_that_cannot_be_sent_is_refused_with_what_to_do() -> None:
    class Here:
        def choose(self, asked: Any) -> int:
            return int(asked.moves[0])

    with pytest.raises(Refused, match="has to be one that pickle can send"):
        simulate("kings", 2, 4, [Here()], 1, processes=2)
    assert simulate("kings", 2, 1, [Here()], 1).games == 1


def test_blocks_are_given_in_order_and_only_some_are_under_way() -> None:
    class Work:
        def play(self, numbers: range) -> list[int]:
            return list(numbers)

    blocks = [range(i, i + 3) for i in range(0, 9, 3)]
    assert list(spread(Work(), blocks, Workers(1))) == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]


def test_the_laboratory_is_at_hand_but_not_loaded() -> None:
    assert dwarrow.simulate is simulate and dwarrow.arena is arena
    heavy = ["matplotlib", "pyarrow", "distributed", "numpy", "dwarrow.lab.sim", "dwarrow.server"]
    code = f"import dwarrow, sys; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "[]\n"
