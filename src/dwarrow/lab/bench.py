"""How fast a game runs here: per CPU-second, on one thread, medians of several turns."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time

import dwarrow
from dwarrow.bots import COMPANIES
from dwarrow.bots.company import play_round
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.state import DEALER, Moves, playout

REPEATS = 5


def bench(game: str, seconds: float = 2.0) -> dict[str, object]:
    """The figures of one game; each is measured for about so many seconds of CPU."""
    played = dwarrow.game_named(game)
    rules = next(iter(played.EDITIONS.values()))
    players = played.USUAL_SEATS
    dice, buffer = Seeded(1), Moves()

    def engine_game() -> int:
        return int(playout(played.start(rules, players, None), dice, buffer))

    company = COMPANIES[game]()
    seats: list[Dice] = [dice] * players

    def habit_game() -> int:
        state, played_so_far = played.start(rules, players, None), 0
        while state.turn() == DEALER:
            state.deal(state.shuffled(dice))
            played_so_far += int(play_round(company, state, seats, buffer))
        return played_so_far

    games, moves = rates(engine_game, seconds)
    middle = _middle_of(game, players)
    copy = middle.state.copy
    return {
        "game": game,
        "players": players,
        "compiled": dwarrow.is_compiled(),
        "playout_moves_per_cpu_s": round(moves),
        "habit_moves_per_cpu_s": round(rates(habit_game, seconds)[1]),
        "api_moves_per_cpu_s": round(rates(lambda: _api_game(game, players), seconds)[1]),
        "copy_us": round(1e6 / rates(lambda: copy() is not None, seconds / 4)[0], 3),
        "games_per_cpu_s": round(games, 1),
        "bytes_per_state": state_bytes(middle.state),
    }


def _api_game(game: str, players: int) -> int:
    """A whole game of uniformly random moves through the public API, looping in Python."""
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


def rates(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """How often something is done in a second of CPU, and how much: medians of several turns."""
    often, much = [], []
    for _ in range(REPEATS):
        done, amount, began = 0, 0, process_time()
        while process_time() - began < seconds / REPEATS:
            for _ in range(10):
                amount += work()
            done += 10
        spent = process_time() - began
        often.append(done / spent)
        much.append(amount / spent)
    return median(often), median(much)


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
