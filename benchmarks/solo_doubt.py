"""What is a move worth that habit likes less, alone? Learned from moves and what came of them.

Run: python benchmarks/solo_doubt.py GAMES SEED   (with dwarrow installed and compiled)

Habit plays. At some of its turns another move is made in a copy, and habit plays both on to the end
of the round, with the same cards to come. The nuggets between them, by how much less habit liked
the other move, are what a search may believe before its first playout: `DOUBT` in
`bots/duel/thinker.py` is their slope times the playouts that this belief is worth.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import dwarrow
from dwarrow.bots.company import play_round
from dwarrow.bots.duel.habit import Mind
from dwarrow.bots.duel.thinker import SOLO_HABIT, DuelCompany
from dwarrow.games.duel.state import PLAY
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.state import Moves
from dwarrow.lab.samples import Sample, number
from dwarrow.parts.purses import nuggets

SHARE = 0.17  # of the turns at which another move is tried
MOST = 3.0  # points of dislike that are still tried
STEPS = (0.1, 0.25, 0.5, 1.0, 2.0, MOST)
COMPANY = DuelCompany()
DICE: list[Dice] = [Seeded(1)]
ROOM = Moves()


def main(games: int, seed: int) -> None:
    found = [one for game in range(games) for one in tried(game, seed)]
    for low, high in zip((0.0, *STEPS), STEPS):
        more = Sample()
        for less, nuggets_more in found:
            if low <= less < high:
                more.add(nuggets_more)
        print(f"{low} to {high} points less: {number(more)} nuggets, {more.n} moves")
    print(f"{slope(found):+.3f} nuggets a point, {len(found)} moves in {games} games")


def slope(found: list[tuple[float, float]]) -> float:
    """Least squares through nothing."""
    squares = sum(dislike * dislike for dislike, _ in found)
    return sum(dislike * more for dislike, more in found) / squares if squares else 0.0


def tried(game: int, seed: int) -> list[tuple[float, float]]:
    """The moves tried in a game: how much less habit liked each, how much more it brought."""
    dice = random.Random(f"{seed} {game}")
    deals = Seeded((seed << 20) + game)
    state: Any = dwarrow.new("solo", 1, seed=(seed << 20) + game, listens=False).state
    found = others(state, dice)
    while state.public.round < state.public.answers.rounds:
        state.deal(state.shuffled(deals))
        found += others(state, dice)
    return found


def others(state: Any, dice: random.Random) -> list[tuple[float, float]]:
    """Play the round to its end by habit; the other moves tried on the way."""
    copies = []
    while state.turn() >= 0:
        ROOM.n = 0
        state.list_moves(ROOM)
        move = int(COMPANY.pick(state, DICE[0], ROOM))
        if state.public.phase == PLAY and dice.random() < SHARE:
            copies += another(state, move, dice)
        state.step(move)
    return [(less, won(copy) - won(state)) for less, copy in copies]


def another(state: Any, move: int, dice: random.Random) -> list[tuple[float, Any]]:
    """A copy in which another move was made than habit's, and how much less habit likes it."""
    mind = Mind(state.view(0), SOLO_HABIT)
    most = mind.worth(move)
    listed = [(most - mind.worth(other), other) for other in ROOM.to_list() if other != move]
    liked = [(less, other) for less, other in listed if less < MOST]
    if not liked:
        return []
    less, other = dice.choice(liked)
    copy = state.copy()
    copy.step(other)
    return [(less, copy)]


def won(state: Any) -> float:
    """The nuggets at the end of the round, if habit plays on."""
    if state.turn() >= 0:
        play_round(COMPANY, state, DICE, ROOM)
    return float(nuggets(state.public.purses[0]))


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:3]))
