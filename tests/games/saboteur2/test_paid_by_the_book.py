"""Any mix of roles, doors, traps and crystals is paid as the Russian book says.

`printed` is written from the sentences of the book alone; the program is asked whether it agrees.
"""

from __future__ import annotations

from random import Random

import pytest

from .setting import *

BOX = ["green"] * 4 + ["blue"] * 4 + ["boss", "profiteer"] + ["geologist"] * 2 + ["saboteur"] * 3
DOORS = {
    (True, True): (PLAIN, PLAIN),
    (True, False): (GREEN_DOOR, PLAIN),
    (False, True): (PLAIN, BLUE_DOOR),
    (False, False): (GREEN_DOOR, BLUE_DOOR),
}
CRYSTALS = ["30,10:crystal-NESW", "32,10:crystal-NSW", "34,10:crystal-ESW"]
LESS = {"boss": 1, "profiteer": 2}  # SB2-078, SB2-079


class Round:
    """A round that is over: who was what, who was trapped, who could walk to the gold."""

    def __init__(self, dice: Random) -> None:
        self.roles = dice.sample(BOX, dice.randint(2, 8))
        seats = range(len(self.roles))
        self.completer = dice.choice(seats)
        self.trapped = [seat for seat in seats if seat != self.completer and dice.random() < 0.25]
        self.trapped = self.trapped[:3]  # there are three Traps
        self.reach = dice.choice(list(DOORS))  # green, blue
        self.crystals = dice.choice([0, 0, 1, 2, 3])

    def free(self, *roles: str) -> list[int]:
        held = enumerate(self.roles)
        return [seat for seat, role in held if role in roles and seat not in self.trapped]

    def teams(self) -> list[str]:
        """SB2-063 to SB2-066: the completer's own team, else those that can walk there."""
        able = [team for team, can_walk in zip(("green", "blue"), self.reach) if can_walk]
        own = self.roles[self.completer]
        return [own] if own in able else able


def printed(over: Round) -> list[int]:
    """What everybody gets."""
    teams, boss, profiteer = over.teams(), over.free("boss"), over.free("profiteer")
    alone = False
    if teams:
        winners = over.free(*teams) + boss + profiteer  # SB2-067, SB2-069
    elif boss:
        winners, alone = boss + profiteer, not profiteer  # SB2-068, SB2-072
    elif over.roles[over.completer] == "profiteer":
        winners, alone = profiteer, True  # SB2-070
    else:
        winners = over.free("saboteur") + profiteer  # SB2-062, SB2-069
        alone = not over.free("saboteur")
    two = over.roles.count("geologist") == 2
    a_geologist = over.crystals // 2 if two else over.crystals  # SB2-081, SB2-082
    geologists = over.free("geologist") if a_geologist else []
    n = len(winners) + (0 if alone else len(geologists))  # all who earned gold; printed sums stay
    share = max(6 - n, 1)  # SB2-076
    pay = [0] * len(over.roles)
    for seat in winners:
        pay[seat] = max(share - LESS.get(over.roles[seat], 0), 0)
    for seat in geologists:
        pay[seat] = a_geologist
    return pay


@pytest.mark.parametrize("seed", range(4))
def test_a_completed_tunnel_is_paid_as_printed(seed: int) -> None:
    """SB2-055, SB2-062 to SB2-072, SB2-076 to SB2-083."""
    dice = Random(seed)
    for _ in range(40):
        over = Round(dice)
        a, b = DOORS[over.reach]
        trapped = f"trapped {' '.join(map(str, over.trapped))}" if over.trapped else ""
        state = at(
            f"""seats {len(over.roles)}
            turn {over.completer}
            roles {" ".join(over.roles)}
            {CORRIDOR.format(a=a, b=b)} {" ".join(CRYSTALS[: over.crystals])}
            {AHEAD}
            hand{over.completer} NESW
            {trapped}""",
            "ru-ls",
        )
        assert pays(finish(state)) == printed(over), vars(over)
