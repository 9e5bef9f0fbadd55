"""The policy model of Saboteur: counts of signs by side and stage, from simulated rounds.

450 rounds of habit players, and 90 of thinkers counted five times, so that both ways to play weigh
alike. While the goals are far thinkers bluff now, so the first row of the saboteurs is older: a
third as many rounds, counted three times; whoever hides is among the guarded. The careless were
counted in 100 rounds as saboteurs and 100 as diggers among habit players. The guarded were counted
in 120 rounds of each of three moods and 100 of a fourth (`hiders.py`); how many are careless,
guarded or unseen, and in how many rounds saboteurs play alike, was chosen on rounds with saboteurs
who hide (docs/bots.md).
`python -m dwarrow.lab.believing --fit` counts anew. Rows are stages, columns signs.
"""

from __future__ import annotations

from typing import Final

from dwarrow.bots.digging.policy import Policy, Shares, almost_diggers

POWER: Final = 0.8

DIGGERS: Final = [
    [3938, 116, 198, 0, 366, 672, 236, 234, 192, 84, 822, 18, 9, 394, 0],
    [3892, 563, 273, 0, 1202, 1221, 452, 549, 258, 87, 1121, 23, 47, 1557, 0],
    [1937, 476, 114, 0, 1144, 896, 119, 236, 29, 42, 203, 10, 15, 820, 0],
]
SABOTEURS: Final = [
    [0, 894, 0, 213, 39, 495, 186, 0, 0, 30, 600, 1167, 0, 45, 0],
    [10, 789, 393, 797, 184, 1965, 830, 0, 0, 531, 372, 1026, 50, 21, 0],
    [45, 250, 173, 183, 50, 1710, 383, 0, 0, 174, 94, 308, 20, 15, 0],
]
CARELESS: Final = [
    [255, 350, 59, 187, 492, 1975, 78, 156, 51, 117, 317, 305, 73, 200, 0],
    [26, 93, 5, 40, 64, 124, 7, 2, 2, 16, 41, 36, 9, 12, 0],
    [15, 68, 2, 21, 23, 126, 17, 2, 3, 14, 20, 23, 6, 17, 0],
]
GUARDED: Final = [
    [  # shy
        [27, 134, 0, 1, 5, 5, 2, 0, 2, 1, 79, 52, 0, 0, 0],
        [36, 253, 10, 35, 18, 70, 37, 2, 0, 18, 60, 50, 0, 2, 0],
        [19, 112, 6, 19, 16, 151, 55, 3, 0, 12, 19, 31, 0, 3, 0],
    ],
    [  # double
        [87, 27, 7, 2, 3, 4, 2, 2, 0, 1, 37, 41, 0, 0, 0],
        [116, 43, 19, 37, 11, 21, 25, 6, 2, 19, 68, 45, 0, 7, 0],
        [85, 36, 16, 18, 17, 56, 33, 9, 0, 12, 26, 29, 0, 7, 0],
    ],
    [  # late
        [120, 14, 8, 0, 3, 3, 0, 1, 1, 2, 33, 4, 0, 1, 0],
        [107, 57, 17, 33, 14, 43, 30, 5, 5, 21, 69, 53, 0, 5, 0],
        [23, 25, 31, 73, 5, 147, 67, 6, 0, 36, 26, 106, 0, 7, 0],
    ],
    [  # thrifty
        [25, 20, 0, 1, 104, 4, 1, 0, 0, 0, 27, 40, 0, 0, 0],
        [47, 42, 4, 34, 190, 40, 28, 2, 3, 17, 23, 39, 0, 0, 0],
        [24, 31, 6, 18, 100, 103, 43, 4, 0, 10, 11, 20, 0, 6, 0],
    ],
]
MANNERS: Final = GUARDED + almost_diggers(DIGGERS, SABOTEURS)
POLICY: Final = Policy(
    [DIGGERS, SABOTEURS], CARELESS, POWER, MANNERS, Shares(0.1, 0.23, unseen=0.07, alike=0.8)
)
