"""The policy model of Saboteur 2: counts of signs by side and stage, from simulated rounds.

The sides are those who dig (both teams, Boss and Profiteer), Geologists and saboteurs. 60 rounds
each of four, seven and ten habit players; the careless in 80 rounds among seven habit players.
`python -m dwarrow.lab.believing --fit --game saboteur2` counts anew. Rows are stages, columns
signs.
"""

from __future__ import annotations

from typing import Final

from dwarrow.bots.digging.policy import Policy

POWER: Final = 0.8

DIGGERS: Final = [
    [801, 72, 3, 0, 71, 46, 80, 11, 24, 18, 71, 7, 2, 38, 0],
    [833, 125, 35, 0, 177, 40, 89, 18, 18, 17, 157, 21, 3, 108, 0],
    [508, 98, 10, 0, 152, 37, 51, 17, 5, 3, 88, 31, 5, 97, 0],
]
GEOLOGISTS: Final = [
    [146, 13, 2, 11, 13, 7, 12, 3, 6, 6, 37, 2, 0, 12, 0],
    [149, 34, 4, 11, 34, 7, 13, 8, 4, 12, 29, 5, 0, 37, 0],
    [115, 37, 2, 0, 34, 3, 14, 1, 1, 2, 6, 6, 0, 20, 0],
]
SABOTEURS: Final = [
    [0, 273, 6, 45, 29, 19, 46, 0, 0, 0, 53, 141, 0, 3, 0],
    [0, 91, 110, 93, 41, 24, 93, 0, 0, 47, 27, 83, 0, 0, 0],
    [20, 0, 65, 38, 19, 20, 84, 0, 0, 24, 3, 38, 0, 0, 0],
]
CARELESS: Final = [
    [51, 137, 27, 30, 602, 85, 25, 3, 2, 11, 12, 44, 0, 10, 0],
    [37, 214, 15, 39, 536, 144, 31, 4, 6, 26, 20, 43, 2, 8, 0],
    [21, 92, 10, 19, 241, 110, 28, 3, 1, 9, 10, 26, 1, 12, 0],
]
POLICY: Final = Policy([DIGGERS, GEOLOGISTS, SABOTEURS], CARELESS, POWER)
