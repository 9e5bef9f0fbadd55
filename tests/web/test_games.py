"""Ten games in the browser against bots: five by keys alone, a round of each by ear alone.

Meanwhile everything that the browser gets and shows is searched for secrets, in every round.
"""

from __future__ import annotations

import pytest
from hunt import Watch, database_of, found, history
from players import ByEar, ByKeys, Player

ONE = {"rounds": "1"}
WHOLE = [("saboteur", 10, {}), ("saboteur2", 12, {}), ("kings", 4, {})]
# Few sit at these, so that a round is long.
WHOLE += [("duel", 2, {"rounds": "2"}), ("solo", 1, ONE)]
ROUND = [("saboteur", 5, ONE), ("saboteur2", 6, ONE), ("kings", 4, {}), ("duel", 2, ONE)]
ROUND += [("solo", 1, ONE)]
GAMES = [pytest.param(*game, ByKeys, id=f"keys-{game[0]}") for game in WHOLE]
GAMES += [pytest.param(*game, ByEar, id=f"ear-{game[0]}") for game in ROUND]


def play(player: Player, watch: Watch) -> int:
    """Play to the end with open eyes; the number of moves."""
    for turn in range(400):
        if not player.visitor.is_asked(player.read_round):
            return turn
        watch.look()
        player.move()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "seats", "options", "way"), GAMES)
def test_a_game_shows_no_secret(house, game, seats, options, way) -> None:
    opened, ana = house.table(game, seats, **options), house.visitor()
    watch = Watch(ana)
    ana.goes(opened.seat)
    player = way(ana)
    player.begin()
    assert play(player, watch) > 5
    ana.picture(f"over-{game}-desk")
    assert ana.faults == []
    moments = history(database_of(house.server), opened.table, 0)
    assert len(watch.looks) > 5 and watch.updates[-1]["played"] == len(moments) - 1
    assert found(watch, moments, 0) == []
