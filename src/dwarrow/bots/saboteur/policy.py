"""The policy model of Saboteur: counts of signs by side and stage, from simulated rounds.

150 rounds of habit players, and 30 of thinkers counted five times, so that both ways to play weigh
alike. The careless were counted in 100 rounds as saboteurs and 100 as diggers among habit players.
`python -m dwarrow.lab.believing --fit` counts anew. Rows are stages, columns signs.
"""

from __future__ import annotations

from typing import Final

from dwarrow.bots.digging.policy import Policy

POWER: Final = 0.8

DIGGERS: Final = [
    [1231, 105, 93, 0, 174, 424, 140, 154, 55, 11, 349, 0, 2, 216, 0],
    [1113, 235, 85, 0, 432, 513, 132, 162, 71, 22, 391, 6, 3, 493, 0],
    [604, 157, 1, 0, 408, 165, 46, 80, 1, 8, 93, 3, 0, 201, 0],
]
SABOTEURS: Final = [
    [0, 352, 0, 82, 72, 261, 99, 0, 0, 35, 169, 482, 10, 5, 0],
    [0, 282, 112, 207, 62, 654, 249, 0, 0, 201, 157, 319, 10, 0, 0],
    [9, 40, 46, 50, 9, 461, 106, 0, 0, 25, 40, 90, 5, 0, 0],
]
CARELESS: Final = [
    [279, 391, 82, 202, 565, 1806, 89, 135, 49, 125, 321, 303, 124, 188, 0],
    [35, 123, 11, 50, 52, 168, 11, 5, 1, 33, 27, 48, 8, 19, 0],
    [10, 69, 7, 28, 26, 235, 14, 5, 1, 24, 36, 42, 11, 14, 0],
]
POLICY: Final = Policy([DIGGERS, SABOTEURS], CARELESS, POWER)
