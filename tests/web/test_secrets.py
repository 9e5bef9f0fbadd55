"""The hunt for secrets in whole games (test_games.py) finds them if there are any."""

from __future__ import annotations

import random

from hunt import Watch, database_of, found, history
from running import Server
from visitor import House

# Everybody is shown the hand of the neighbour.
CARELESS = """
import json
from dwarrow.server.telling import Telling
honest = Telling.view
def careless(tell, seat):
    shown = json.loads(b"".join(honest(tell, seat)))
    if shown and seat is not None:
        shown["private"] = json.loads(b"".join(honest(tell, seat + 1)))["private"]
    return (json.dumps(shown).encode(),)
Telling.view = careless
"""


def watched(house: House, turns: int) -> list[str]:
    """Play some turns with open eyes; what was found out that should not have been."""
    opened, ana = house.table("saboteur", 5), house.visitor()
    watch, dice = Watch(ana), random.Random(1)
    ana.goes(opened.seat)
    ana.begins()
    for _ in range(turns):
        if not ana.is_asked():
            break
        watch.look()
        ana.moves_once(dice)
    assert len(watch.looks) > 3 and len(watch.updates) > 3
    return found(watch, history(database_of(house.server), opened.table, 0), 0)


def test_the_hunt_finds_what_a_careless_server_tells(browser, built_page, tmp_path) -> None:
    with Server(str(tmp_path / "tables.db"), planted=CARELESS) as server:
        house = House(browser, server, tmp_path)
        secrets = watched(house, turns=4)
        house.close()
    assert any("the private drawer is another" in told for told in secrets)
    assert any("the accessibility tree holds" in told for told in secrets)
