"""How fast a game runs here: per CPU-second, on one thread, medians of several turns."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time

import dwarrow
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import Moves, playout

REPEATS = 5


def bench(game: str, seconds: float = 2.0) -> dict[str, object]:
    """The figures of one game; each is measured for about so many seconds of CPU."""
    played = dwarrow.game_named(game)
    rules = next(iter(played.EDITIONS.values()))
    players = played.USUAL_SEATS
    per_game = _moves_per_game(game, players)

    def engine_game() -> int:
        state = played.start(rules, players, None)
        return int(playout(state, dice, buffer))

    dice, buffer = Seeded(1), Moves()
    games = _rate(engine_game, seconds)
    middle = _middle_of(game, players)
    return {
        "game": game,
        "players": players,
        "compiled": dwarrow.is_compiled(),
        "playout_moves_per_cpu_s": round(games * per_game),
        "api_moves_per_cpu_s": round(_rate(lambda: _api_game(game, players), seconds) * per_game),
        "copy_us": round(1e6 / _rate(lambda: middle.state.copy(), seconds / 4), 3),
        "games_per_cpu_s": round(games, 1),
        "bytes_per_state": state_bytes(middle.state),
    }


def _moves_per_game(game: str, players: int) -> float:
    return sum(_api_game(game, players) for _ in range(20)) / 20


def _api_game(game: str, players: int) -> int:
    """A whole game of uniformly random moves through the public API, looping in Python."""
    SEEDS.word()
    table = dwarrow.new(game, players, seed=int(SEEDS.below(1 << 30)), listens=False)
    moves, play, below, played = table.moves, table.play, SEEDS.below, 0
    while not table.is_over:
        offered = moves()
        play(offered[below(len(offered))])
        played += 1
    return played


SEEDS = Seeded(7)


def _middle_of(game: str, players: int) -> dwarrow.Table:
    """A table in the middle of its first round."""
    table = dwarrow.new(game, players, seed=1, listens=False)
    for _ in range(30):
        offered = table.moves()
        table.play(offered[SEEDS.below(len(offered))])
    return table


def _rate(work: Callable[[], object], seconds: float) -> float:
    """How often something can be done in a second of CPU: the median of several measurements."""
    rates = []
    for _ in range(REPEATS):
        done, began = 0, process_time()
        while process_time() - began < seconds / REPEATS:
            for _ in range(10):
                work()
            done += 10
        rates.append(done / (process_time() - began))
    return median(rates)


def state_bytes(state: object) -> int:
    """The memory a copy takes, by the growth of the allocator over many copies."""
    import tracemalloc

    keep: list[object] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    keep.extend(state.copy() for _ in range(200))  # type: ignore[attr-defined]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // 200
