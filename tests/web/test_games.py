"""Ten whole games in the browser against bots: five by keys alone, five by ear alone.

Meanwhile everything that the browser gets and shows is searched for secrets, in every round.
"""

from __future__ import annotations

import pytest
from hunt import Watch, database_of, found, history
from players import ByEar, ByKeys, Player

GAMES = [("saboteur", 10, {}), ("saboteur2", 12, {}), ("kings", 4, {})]
# Few sit at these, so that a round is long.
GAMES += [("duel", 2, {"rounds": "2"}), ("solo", 1, {"rounds": "1"})]


def play(player: Player, watch: Watch) -> int:
    """Play to the end with open eyes; the number of moves."""
    for turn in range(400):
        if not player.visitor.is_asked(player.read_round):
            return turn
        watch.look()
        player.move()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("way", [ByKeys, ByEar])
@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, _, _ in GAMES])
def test_a_whole_game_shows_no_secret(house, game, seats, options, way) -> None:
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
