"""The policy model of Saboteur 2: counts of signs by side and stage, from simulated rounds.

The sides are those who dig (both teams, Boss and Profiteer), Geologists and saboteurs. 60 rounds
each of four, seven and ten habit players; the careless in 80 rounds among seven habit players.
`python -m dwarrow.lab.believing --fit --game saboteur2` counts anew. Rows are stages, columns
signs.
"""

from __future__ import annotations

from typing import Final

from dwarrow.bots.digging.policy import Policy, Shares

POWER: Final = 0.8

DIGGERS: Final = [
    [594, 25, 0, 0, 31, 9, 38, 12, 12, 15, 59, 2, 0, 14, 0],
    [662, 66, 0, 0, 64, 12, 56, 9, 17, 21, 113, 17, 0, 56, 0],
    [427, 91, 0, 0, 85, 13, 55, 11, 4, 3, 71, 29, 0, 69, 0],
]
GEOLOGISTS: Final = [
    [94, 7, 0, 8, 10, 2, 8, 4, 5, 1, 19, 3, 0, 8, 0],
    [119, 21, 1, 18, 20, 1, 10, 4, 3, 5, 28, 2, 0, 30, 0],
    [107, 22, 0, 2, 15, 2, 16, 1, 1, 0, 8, 3, 0, 14, 0],
]
SABOTEURS: Final = [
    [0, 92, 4, 21, 16, 9, 9, 0, 0, 0, 23, 100, 0, 0, 0],
    [0, 37, 90, 64, 37, 7, 71, 0, 0, 39, 22, 48, 0, 1, 0],
    [17, 0, 57, 40, 9, 4, 62, 0, 0, 17, 5, 30, 0, 1, 0],
]
CARELESS: Final = [
    [20, 89, 11, 24, 257, 26, 19, 1, 1, 7, 12, 39, 0, 8, 0],
    [26, 160, 18, 30, 324, 101, 25, 0, 2, 22, 11, 29, 1, 9, 0],
    [15, 95, 8, 31, 194, 97, 20, 0, 1, 15, 7, 27, 2, 4, 0],
]
SIDES: Final = [DIGGERS, GEOLOGISTS, SABOTEURS]
POLICY: Final = Policy(SIDES, CARELESS, POWER, [], Shares(0.25, 0.0))
