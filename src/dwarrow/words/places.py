"""A place by where it lies: beside a start or a goal, or so many cards from the nearest of them."""

from __future__ import annotations

from functools import cache

from dwarrow.words.bundles import say

GOALS = ("upper", "middle", "lower")
Landmark = tuple[int, int, int]  # its number, and how far a place lies to its right and below it


@cache
def landmarks(game: str) -> list[tuple[int, int]]:
    """Where the starts and then the goals of a game lie."""
    places = [place.split(",") for place in say(f"landmarks-{game}").split()]
    return [(int(x), int(y)) for x, y in places]


def goal_at(game: str, x: int, y: int) -> int | None:
    """The number of the goal that lies at a place, counted from one."""
    places, starts = landmarks(game), _starts(game)
    return places.index((x, y)) - starts + 1 if (x, y) in places[starts:] else None


def goal_word(game: str, goal: int) -> str:
    """A goal by where it lies: of three the upper, the middle, the lower; of six by its number."""
    return GOALS[goal] if len(landmarks(game)) - _starts(game) == len(GOALS) else str(goal + 1)


def place(game: str, x: int, y: int, language: str = "en") -> str:
    """Where a place is, in words that a sentence can end with."""
    number, right, down = _nearest(game, x, y)
    goal = number - _starts(game) + 1
    across, along = ("E" if right > 0 else "W"), ("S" if down > 0 else "N")
    way = "both" if right and down else across if right else along if down else "none"
    landmark = say(f"landmark-{game}", language, landmark=number, number=goal, way=way)
    if way == "both":
        far = {"right": abs(right), "down": abs(down)}
        return say("place-off", language, landmark=landmark, across=across, along=along, **far)
    if way == "none":
        return say("place-on", language, landmark=landmark)
    count = abs(right) + abs(down)
    if count == 1:
        return say("place-beside", language, landmark=landmark, way=way)
    return say("place-far", language, landmark=landmark, way=way, count=count)


def _starts(game: str) -> int:
    """How many of the landmarks are starts: they lie in the first column."""
    return sum(x == 0 for x, _ in landmarks(game))


def _nearest(game: str, x: int, y: int) -> Landmark:
    near = [(abs(x - a) + abs(y - b), n) for n, (a, b) in enumerate(landmarks(game))]
    number = min(near)[1]
    a, b = landmarks(game)[number]
    return number, x - a, y - b
