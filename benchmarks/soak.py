"""Whether anything leaks: the engine's work again and again, and the memory it leaves behind.

    python benchmarks/soak.py                 # every piece of work, with the engine as installed
    python benchmarks/soak.py belief replay   # some of them
    python benchmarks/soak.py --repeats 3     # quickly

Each piece of work runs in a process of its own: half of the repeats to warm up, then the growth of
its resident memory over the other half. What leaks by the call grows with every repeat; caches and
the allocator's habits do not.
"""

from __future__ import annotations

import argparse
import gc
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import dwarrow
from dwarrow.bots import Asked, bot_named
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import ALL, SPECTATOR, Moves, playout
from dwarrow.kernel.table import Table
from dwarrow.lab import believing
from dwarrow.lab.arena import Contest
from dwarrow.lab.bout import AS_DEALT, Bout, play
from dwarrow.lab.seats import Stories, ask
from dwarrow.lab.sim import simulate
from dwarrow.server.knowing import Hearsay, thought_over

ALLOWED = 2.0  # megabytes over the second half of all repeats
PAGE = 4096


def megabytes() -> float:
    """What this process holds now."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 2**20


def table_at(game: str, players: int | None = None, moves: int = 12, seed: int = 3) -> Table:
    """A table some moves into a game of habit."""
    table = dwarrow.new(game, players, seed=seed)
    bots, stories, dice = [bot_named("habit", game) for _ in table.names], Stories(table), Seeded(1)
    while len(table.log) <= moves and not table.is_over:
        table.play(ask(bots[table.turn], table, stories, dice))
    return table


def thinks(game: str, name: str) -> Callable[[], object]:
    """A bot made anew that chooses a move."""
    table = table_at(game)
    view, story, moves = table.view(table.turn), table.events(table.turn), table.moves()
    return lambda: bot_named(name, game).choose(Asked(view, story, moves, Seeded(1), 0.05))


def plays_out(game: str) -> Callable[[], object]:
    """Random games inside the engine."""
    played = dwarrow.game_named(game)
    rules, dice, buffer = next(iter(played.EDITIONS.values())), Seeded(1), Moves()
    seats = played.SEATS[-1]
    return lambda: [playout(played.start(rules, seats, None), dice, buffer) for _ in range(20)]


def by_the_api(game: str) -> Callable[[], object]:
    """A random game through the table: views, words, refusals, drawing, position, copies."""
    dice = Seeded(2)

    def whole() -> None:
        table = dwarrow.new(game, seed=int(dice.word()))
        while not table.is_over:
            offered = table.moves()
            move = offered[dice.below(len(offered))]
            view = table.view(table.turn)
            look(table, view, move)
            table.game.imagine(view, dice)
            table.play(move)
        table.game.drawn(table.view(SPECTATOR))
        dwarrow.position(table)

    return whole


def look(table: Table, view: dwarrow.View, move: int) -> None:
    """What a table shows of a turn."""
    table.game.refusal(view, move)
    table.words(move)
    view.data()
    table.state.data()
    table.state.copy()


def replays(game: str) -> Callable[[], object]:
    """A record read, verified and written."""
    text = dwarrow.record(table_at(game, moves=10_000))
    position = dwarrow.position(table_at(game))

    def again() -> None:
        table = dwarrow.replay(text)
        assert not dwarrow.verify(table)
        assert dwarrow.record(table) == text
        dwarrow.set_up(position)

    return again


def believes(game: str, players: int) -> Callable[[], object]:
    """What a thinker in every seat believes of the others."""
    table = table_at(game, players, moves=60)

    def again() -> None:
        for seat in range(players):
            mind: Any = bot_named("thinker", game)
            mind.hear(table.view(seat), table.events(seat))
            mind.suspects(table.view(seat))

    return again


def competes(game: str, players: int, bot: str) -> Callable[[], object]:
    """A bout of the arena; for Saboteur also what the laboratory counts and measures."""
    contest = Contest(game, (bot,), players, 1, 1, "house", saboteurs=AS_DEALT, seconds=0.02)
    bout = Bout(contest, bot, bot, 0, 0)

    def again() -> None:
        play(bout)
        if game.startswith("saboteur"):
            believing.counts_of(bout)
        if game == "saboteur":
            believing.guesses_of(bout)

    return again


def knows(game: str, players: int) -> Callable[[], object]:
    """Who was known when, over a whole game, as the server asks it."""
    played = table_at(game, players, moves=10_000)
    table = Table(
        played.game, played.edition, played.rules, played.names, played.shuffles, played.first
    )
    events, before = [], 0
    for entry in played.log:
        table.fold(entry)
        events.append([told.event for told in table.told[before:] if told.to == ALL])
        before = len(table.told)
    moves = [entry.deal is None for entry in played.log]
    heard = Hearsay(game, played.edition, {}, players, events, moves)
    return lambda: thought_over(heard)


WORK: dict[str, Callable[[], Callable[[], object]]] = {
    **{f"playout {g}": (lambda g=g: plays_out(g)) for g in dwarrow.GAMES},
    **{f"api {g}": (lambda g=g: by_the_api(g)) for g in dwarrow.GAMES},
    **{f"replay {g}": (lambda g=g: replays(g)) for g in dwarrow.GAMES},
    **{f"habit {g}": (lambda g=g: thinks(g, "habit")) for g in dwarrow.GAMES if g != "solo"},
    **{f"thinker {g}": (lambda g=g: thinks(g, "thinker")) for g in dwarrow.GAMES},
    "belief saboteur": lambda: believes("saboteur", 10),
    "belief saboteur2": lambda: believes("saboteur2", 8),
    "known saboteur2": lambda: knows("saboteur2", 12),
    "arena saboteur": lambda: competes("saboteur", 5, "habit"),
    "arena saboteur2": lambda: competes("saboteur2", 5, "habit"),
    "arena duel": lambda: competes("duel", 2, "habit"),
    "arena kings": lambda: competes("kings", 3, "habit"),
    "sim saboteur": lambda: lambda: simulate("saboteur", 5, 3, ["habit"], 1),
}


def grown(name: str, repeats: int) -> float:
    """How many megabytes the second half of the repeats leaves behind."""
    work = WORK[name]()
    for _ in range(repeats):
        work()
    before = megabytes()
    for _ in range(repeats):
        work()
    return megabytes() - before


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    kinds = sorted({name.split()[0] for name in WORK})
    words.add_argument("kinds", nargs="*", help=f"of {', '.join(kinds)}")
    words.add_argument("--repeats", type=int, default=20)
    words.add_argument("--only", help=argparse.SUPPRESS)
    said = words.parse_args()
    if said.only:
        print(f"{grown(said.only, said.repeats):.2f}")
        return
    names = [name for name in WORK if not said.kinds or name.split()[0] in said.kinds]
    print(f"{'compiled' if dwarrow.is_compiled() else 'interpreted'}, {said.repeats} repeats")
    leaks = 0
    for name in names:
        command = [sys.executable, __file__, "--only", name, "--repeats", str(said.repeats)]
        found = float(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
        leaks += found > ALLOWED
        print(f"{name:20} {found:8.2f} MB{'  leaks' if found > ALLOWED else ''}", flush=True)
    sys.exit(1 if leaks else 0)


if __name__ == "__main__":
    main()
