"""Whoever interrupts a bot that thinks gets KeyboardInterrupt, and goes on; nothing is aborted."""

from __future__ import annotations

import contextlib
import random
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from running import line_of

TIMES = 100
THINKING = """
import signal, sys
import dwarrow
from dwarrow.bots import Asked, bot_named

class Stop(Exception):
    pass

def stop(*_):
    raise Stop

game, times = sys.argv[1], int(sys.argv[2])
signal.signal(signal.SIGALRM, stop)
table = dwarrow.new(game, seed=3)
bot, stopped = bot_named("thinker", game), 0
view, story = table.view(table.turn), table.events(table.turn)
# A signal that meets an import may be lost: whatever a first choice loads is loaded here.
bot.choose(Asked(view, story, table.moves(), dwarrow.Seeded(0), 0.02))
while stopped < times:
    try:
        print("thinking", flush=True)
        while True:
            bot.choose(Asked(view, story, table.moves(), dwarrow.Seeded(stopped), 0.02))
    except (KeyboardInterrupt, Stop) as why:
        stopped += 1
        print(type(why).__name__, flush=True)
"""


@contextlib.contextmanager
def killed_after(bot: subprocess.Popen[bytes]) -> Iterator[None]:
    """A bot that was not stopped would think for ever."""
    try:
        yield
    finally:
        bot.kill()


@pytest.mark.parametrize("game", ["saboteur", "saboteur2", "duel", "kings", "solo"])
def test_a_bot_that_thinks_can_always_be_interrupted(game: str) -> None:
    times = TIMES if game in ("saboteur", "saboteur2") else TIMES // 5
    words = [sys.executable, "-c", THINKING, game, str(times)]
    chance, told = random.Random(game), []
    with subprocess.Popen(words, stdout=subprocess.PIPE, bufsize=0) as bot, killed_after(bot):
        for time in range(times):
            assert line_of(bot.stdout) == "thinking\n", f"it was aborted after {time} signals"
            with pytest.raises(subprocess.TimeoutExpired):
                bot.wait(chance.uniform(0.001, 0.03))
            bot.send_signal((signal.SIGINT, signal.SIGALRM)[time % 2])
            told.append(line_of(bot.stdout).strip())
        assert bot.wait(60) == 0
    assert told == ["KeyboardInterrupt", "Stop"] * (times // 2)
