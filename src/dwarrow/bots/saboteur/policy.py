"""The policy model of Saboteur: counts of signs by side and stage, from simulated rounds.

150 rounds of habit players, and 30 of thinkers counted five times, so that both ways to play weigh
alike. The careless were counted in 100 rounds as saboteurs and 100 as diggers among habit players.
The guarded were counted in 120 rounds of each of three moods and 100 of a fourth (`hiders.py`);
the shares of careless and guarded were chosen on rounds with saboteurs who hide (docs/bots.md).
`python -m dwarrow.lab.believing --fit` counts anew. Rows are stages, columns signs.
"""

from __future__ import annotations

from typing import Final

from dwarrow.bots.digging.policy import Policy, Shares, almost_diggers

POWER: Final = 0.8

DIGGERS: Final = [
    [1295, 61, 0, 0, 100, 200, 90, 141, 42, 16, 337, 0, 0, 195, 0],
    [1309, 209, 0, 0, 444, 334, 172, 213, 58, 33, 402, 0, 0, 526, 0],
    [665, 157, 0, 0, 341, 133, 34, 52, 12, 8, 106, 2, 1, 213, 0],
]
SABOTEURS: Final = [
    [0, 298, 0, 71, 13, 165, 62, 0, 0, 10, 200, 389, 0, 15, 0],
    [0, 241, 111, 205, 33, 661, 245, 0, 0, 195, 158, 309, 15, 0, 0],
    [10, 15, 48, 46, 6, 484, 91, 0, 0, 44, 54, 86, 10, 0, 0],
]
CARELESS: Final = [
    [272, 422, 61, 192, 538, 1816, 91, 189, 43, 108, 317, 284, 67, 217, 0],
    [27, 100, 11, 47, 48, 82, 3, 1, 6, 13, 19, 43, 6, 10, 0],
    [11, 57, 6, 28, 19, 142, 15, 2, 0, 30, 35, 36, 13, 5, 0],
]
GUARDED: Final = [
    [  # shy
        [25, 114, 0, 8, 6, 3, 2, 0, 2, 0, 75, 46, 0, 0, 0],
        [29, 233, 8, 39, 20, 85, 46, 4, 4, 18, 61, 60, 0, 2, 0],
        [17, 126, 7, 31, 21, 177, 63, 2, 0, 14, 21, 35, 1, 5, 0],
    ],
    [  # double
        [89, 23, 0, 2, 6, 2, 2, 1, 0, 1, 38, 37, 1, 0, 0],
        [114, 57, 9, 39, 13, 26, 32, 8, 6, 18, 63, 49, 1, 3, 0],
        [97, 35, 13, 27, 19, 30, 26, 6, 1, 9, 29, 28, 0, 6, 0],
    ],
    [  # late
        [119, 14, 0, 0, 8, 2, 1, 0, 0, 0, 36, 4, 1, 0, 0],
        [116, 62, 3, 44, 12, 83, 48, 8, 5, 30, 71, 77, 0, 6, 0],
        [29, 27, 35, 74, 5, 122, 69, 6, 0, 35, 31, 112, 0, 4, 0],
    ],
    [  # thrifty
        [23, 16, 0, 3, 95, 1, 1, 0, 0, 0, 29, 36, 0, 1, 0],
        [44, 39, 4, 37, 197, 43, 27, 2, 5, 12, 24, 37, 1, 2, 0],
        [22, 28, 7, 24, 87, 118, 46, 4, 1, 6, 10, 24, 0, 7, 0],
    ],
]
MANNERS: Final = GUARDED + almost_diggers(DIGGERS, SABOTEURS)
POLICY: Final = Policy([DIGGERS, SABOTEURS], CARELESS, POWER, MANNERS, Shares(0.1, 0.3))
