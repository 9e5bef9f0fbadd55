"""Asks in games of bots how it stands, and keeps that beside how it ended.

`python benchmarks/review_calibration.py GAME PLAYERS FIRST GAMES BOTS ROWS` lets GAMES games be
played from the seed FIRST on (PLAYERS is `5`, or `3-7` in turn; BOTS are names, drawn by lot for
every seat; `quick` is a thinker with little time) and adds a line a position to the file ROWS: what
playouts said before any calibration. `review_fit.py` fits and judges.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import dwarrow
from dwarrow.bots import bot_named
from dwarrow.bots.bot import Bot
from dwarrow.bots.digging.thinking import Mindset
from dwarrow.bots.saboteur.thinker import SaboteurThinker
from dwarrow.bots.saboteur2.thinker import Saboteur2Thinker
from dwarrow.kernel.state import SPECTATOR
from dwarrow.kernel.table import Table
from dwarrow.lab.seats import Stories, ask, dice_of
from dwarrow.review.again import Again, rounds_of
from dwarrow.review.judging import role_in
from dwarrow.review.playouts import Luck, deck_of, from_truth, from_view
from dwarrow.review.scales import SCALES, Scale

TRUTH, VIEW = 96, 48  # playouts for one value
EVERY = 23  # moves between two questions: about two a round of Saboteur
ROUND = 4.0  # nuggets that a round of solo brings by habit
QUICK: Final = {
    "saboteur": lambda: SaboteurThinker(Mindset(96, 6, 0.25)),
    "saboteur2": lambda: Saboteur2Thinker(Mindset(60, 6, 0.25)),
}


def made(name: str, game: str) -> Bot:
    if name != "quick":
        return bot_named(name, game)
    return QUICK[game]() if game in QUICK else bot_named("thinker-easy", game)


def played(game: str, players: int, seed: int, bots: list[str], **options: int) -> Table:
    """A game among bots."""
    table = dwarrow.new(game, players, seed=seed, options=options)
    stories, lot = Stories(table), dice_of(seed, 99)
    dice = [dice_of(seed, seat) for seat in range(players)]
    seated = [made(bots[lot.below(len(bots))], game) for _ in range(players)]
    while not table.is_over:
        seat = table.turn
        table.play(ask(seated[seat], table, stories, dice[seat]))
        stories.hear_out(seated[seat], seat, dice[seat])
    return table


def scale_of(game: str, players: int) -> Scale:
    scale = SCALES[game](dwarrow.game_named(game), players)
    scale.a_round = ROUND
    return scale


def asked(table: Table, seed: int) -> Iterator[dict[str, Any]]:
    """At some moves: by line what was found, with all cards known and by a seat, and the end."""
    scale = scale_of(table.game.NAME, len(table.names))
    rounds, again, luck = rounds_of(table, scale), Again(table), Luck(f"calibration {seed}")
    for number, entry in enumerate(table.log, 1):
        again.fold(entry)
        state: Any = again.table.state
        if (number + seed) % EVERY or scale.is_settled(state):
            continue
        dice, seat = luck.dice(number), (number // EVERY) % len(table.names)
        open_ = from_truth(scale, again.guide(SPECTATOR), state, dice, TRUTH).found
        own = from_view(scale, again.guide(seat), dice, VIEW).found
        yield {
            "round": again.round,
            "played": number,
            "deck": deck_of(state),
            "eyes": seat,
            "role": role_in(scale, again.view(seat)),
            "all": [round(value, 3) for value in open_],
            "seat": [round(value, 3) for value in own],
            "won": rounds[again.round - 1 if scale.is_by_round else -1].result,
        }


def main(game: str, players: str, first: int, games: int, bots: str, path: str) -> None:
    least, _, most = players.partition("-")
    with Path(path).open("a", encoding="utf-8") as rows:
        for seed in range(first, first + games):
            seats = int(least) + seed % (int(most or least) - int(least) + 1)
            table = played(game, seats, seed, bots.split(","))
            head = {"game": game, "bots": bots, "players": seats, "seed": seed}
            for row in asked(table, seed):
                rows.write(json.dumps(head | row) + "\n")
            rows.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), *sys.argv[5:7])
