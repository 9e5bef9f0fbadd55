"""What could be won alone by one who sees the deck and the goals? A beam search over the truth.

Run: python benchmarks/solo_bound.py GAMES WIDTH SEED   (with dwarrow installed and compiled)

Each round is searched as a puzzle without chance: all cards are known. The best WIDTH positions of
each turn are kept; a position is judged by playing it out to the end of the round, by habit, with
the same second sight. The best line found is played, so every figure was really reached. Nobody
without second sight can be expected to do as well; but the search is not exhaustive, so that a
little more than this may be possible.
"""

from __future__ import annotations

import sys
from typing import Any

import dwarrow
from dwarrow.bots.company import play_round
from dwarrow.bots.duel.habit import Habit, Mind
from dwarrow.bots.duel.taste import solo_taste
from dwarrow.bots.duel.thinker import DuelCompany, liked
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.state import Moves
from dwarrow.lab.samples import Sample
from dwarrow.parts.purses import nuggets

OPTIONS = 12  # moves tried in each position
OF_A_KIND = 3  # positions kept that differ in the hand alone
HABIT = Habit(solo_taste())
COMPANY = DuelCompany()
DICE: list[Dice] = [Seeded(1)]
ROOM = Moves()


def main(games: int, width: int, seed: int) -> None:
    won = Sample()
    for number in range(games):
        table = dwarrow.new("solo", 1, seed=(seed << 20) + number, listens=False)
        while not table.is_over:
            for move in best_round(table.state, width):
                table.play(move)
        won.add(table.scores()[0])
        print(f"{number + 1:4} games: {won.mean:.2f} ± {won.margin:.2f} nuggets", flush=True)


def best_round(state: Any, width: int) -> list[int]:
    """The moves of the best line found up to the end of this round."""
    seer = state.copy()
    seer.private[0].seen = seer.hidden.goals
    alive: list[tuple[Any, list[int]]] = [(seer, [])]
    best = (judged(seer), *played_out(seer))
    while alive:
        nexts: list[tuple[float, int, Any, list[int]]] = []
        for here, line in alive:
            for move in options(here):
                after = here.copy()
                after.step(move)
                promise = judged(after)
                if promise > best[0]:
                    best = (promise, *line, move, *played_out(after))
                if after.turn() >= 0:
                    nexts.append((promise + 0.01 * ahead(after), len(nexts), after, [*line, move]))
        nexts.sort(key=lambda found: (-found[0], found[1]))
        alive = [(after, line) for _, _, after, line in distinct(nexts)[:width]]
    return [int(move) for move in best[1:]]


def judged(state: Any) -> float:
    """The nuggets at the end of the round, if the habit played on with second sight."""
    end = state.copy()
    if end.turn() >= 0:
        play_round(COMPANY, end, DICE, ROOM)
    return float(nuggets(end.public.purses[0]))


def played_out(state: Any) -> list[int]:
    """The moves by which the habit plays on to the end of the round."""
    end, line = state.copy(), []
    while end.turn() >= 0:
        ROOM.n = 0
        end.list_moves(ROOM)
        listed = ROOM.to_list()
        line.append(int(COMPANY.pick(end, DICE[0], ROOM)) if len(listed) > 1 else listed[0])
        end.step(line[-1])
    return line


def distinct(found: list[Any]) -> list[Any]:
    """Few of a kind, so that idle differences do not crowd out other ways to the gold."""
    kinds: dict[Any, int] = {}
    kept: list[Any] = []
    seen: set[Any] = set()
    for item in found:
        public, drawer = item[2].public, item[2].private[0]
        hand = tuple(int(card) for card in drawer.hand)
        ends = tuple(int(cell) for cell in public.maze.walks[0].frontier)
        kind = (ends, int(public.tokens[0]), int(public.tools[0]), int(public.phase))
        if kinds.get(kind, 0) < OF_A_KIND and (hand, kind) not in seen:
            kinds[kind] = kinds.get(kind, 0) + 1
            seen.add((hand, kind))
            kept.append(item)
    return kept


def options(state: Any) -> list[int]:
    ROOM.n = 0
    state.list_moves(ROOM)
    return liked(state.view(0), ROOM.to_list(), HABIT, OPTIONS)


def ahead(state: Any) -> float:
    """What lies before the dwarf, to tell positions apart that promise the same."""
    return Mind(state.view(0), HABIT).standing(state.public.maze, 0)


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:4]))
