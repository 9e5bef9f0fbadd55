"""Fits what a review says to what came true, and judges that on other games.

`python benchmarks/review_fit.py fit ROWS...` writes `review/calibration.json` from what
`review_calibration.py` has asked; `... judge ROWS...` prints for every game and kind of bots how
often came true what was said, as found and as calibrated. Positions of one round hang together, so
intervals count rounds (games, where a game is what is won), not positions.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from math import log, sqrt
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from dwarrow.review.calibrating import WHOLE, Fit, Knew, fit_for
from dwarrow.review.scales import SCALES

KNEW: Final[tuple[Knew, ...]] = ("all", "seat")
BINS: Final = ((0.0, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 0.8), (0.8, 1.01))
# What is fitted beside the slope, by what was known.
FREE: Final = {"all": ("lean",), "seat": ("lean", "early", "late")}
ONE_WINS: Final = ("duel", "kings")  # no seat is like another, so nothing leans
NEVER: Final = 0.5 / 97  # what 96 playouts without a hit may mean at most

Rows = list[dict[str, Any]]
Said = Callable[[dict[str, Any]], list[float]]


@dataclass(frozen=True)
class Point:
    """One value of one line, what became of it, and which end it belongs to."""

    said: float
    won: float
    end: tuple[Any, ...]
    deck: int


def read(paths: list[str]) -> Rows:
    return [json.loads(line) for path in paths for line in Path(path).read_text().splitlines()]


def points(rows: Rows, said: Said) -> list[Point]:
    return [
        Point(value, won, (row["game"], row["bots"], row["seed"], end_of(row)), row["deck"])
        for row in rows
        for value, won in zip(said(row), row["won"])
    ]


def end_of(row: dict[str, Any]) -> int:
    """Which end of its game a position belongs to: its round's, or the game's."""
    return int(row["round"]) if SCALES[row["game"]].is_by_round else 0


# ---- fitting


def odds(share: float) -> float:
    share = min(max(share, NEVER), 1.0 - NEVER)
    return log(share / (1.0 - share))


def features(found: Point, free: tuple[str, ...]) -> list[float]:
    told = {"lean": 1.0, "early": found.deck / WHOLE, "late": float(found.deck == 0)}
    return [odds(found.said), *(told[name] for name in free)]


def fitted(rows: Rows, knew: Knew) -> Fit:
    """Logistic regression by Newton's steps, drawn a little towards what was said."""
    game = rows[0]["game"]
    free = () if game in ONE_WINS else FREE[knew]
    open_ = [p for p in points(rows, lambda row: row[knew]) if 0.0 < p.said < 1.0]
    x = np.array([features(p, free) for p in open_])
    y = np.array([p.won for p in open_])
    start = np.array([1.0] + [0.0] * len(free))
    b = start.copy()
    for _ in range(30):
        p = 1.0 / (1.0 + np.exp(-x @ b))
        steep = x.T @ (x * (p * (1.0 - p))[:, None]) + np.eye(len(b))
        b = b + np.linalg.solve(steep, x.T @ (y - p) - (b - start))
    told = dict(zip(("slope", *free), (round(float(value), 2) for value in b)))
    return Fit(is_shared=game in ONE_WINS, **told)


def fit(rows: Rows) -> None:
    games = sorted({row["game"] for row in rows if SCALES[row["game"]].unit == "chance"})
    found = {g: {k: fitted([r for r in rows if r["game"] == g], k) for k in KNEW} for g in games}
    text = msgspec.json.format(msgspec.json.encode(found), indent=2)
    Path(str(files("dwarrow.review").joinpath("calibration.json"))).write_bytes(text + b"\n")
    print(text.decode())


# ---- judging


def interval(found: list[Point]) -> float:
    """Half of the interval in which the share that comes true lies 95 times of 100."""
    off: dict[Any, float] = defaultdict(float)
    for p in found:
        off[p.end] += p.won - p.said
    mean = sum(off.values()) / len(found)
    counts: dict[Any, int] = defaultdict(int)
    for p in found:
        counts[p.end] += 1
    return 1.96 * sqrt(sum((off[end] - mean * counts[end]) ** 2 for end in off)) / len(found)


def line(name: str, found: list[Point]) -> str:
    said, won = (sum(values) / len(found) for values in zip(*((p.said, p.won) for p in found)))
    error = sum((p.said - p.won) ** 2 for p in found) / len(found)
    told = f"{100 * said:.1f} | {100 * won:.1f} ± {100 * interval(found):.1f}"
    return f"| {name} | {len(found)} | {told} | {error:.3f} |"


def table(found: list[Point]) -> Iterator[str]:
    yield "| said | positions | said, mean | won | squared error |\n|---|---|---|---|---|"
    for low, high in BINS:
        within = [p for p in found if low <= p.said < high]
        if within:
            yield line(f"{100 * low:.0f}-{100 * min(high, 1):.0f} %", within)
    near = [p for p in found if 0.65 <= p.said < 0.75]
    if near:
        yield line("65-75 %", near)
    for name, within in (("early", found_by(found, 20, 99)), ("late", found_by(found, 0, 20))):
        if within:
            yield line(name, within)
    yield line("all", found)


def found_by(found: list[Point], low: int, high: int) -> list[Point]:
    return [p for p in found if low <= p.deck < high]


def drift(found: list[Point]) -> str:
    """The mean change from one question to the next, or to the end if there was none before it:
    nothing, if what is said is a fair game. Positions of a row are in the order of the game."""
    ends: dict[Any, list[Point]] = defaultdict(list)
    for p in found:
        ends[p.end].append(p)
    means = []
    for of in ends.values():
        later = [*(p.said for p in of[1:]), of[-1].won]
        means.append([after - p.said for p, after in zip(of, later)])
    total = sum(len(changes) for changes in means)
    mean = sum(sum(changes) for changes in means) / total
    spread = sum((sum(changes) - mean * len(changes)) ** 2 for changes in means)
    return f"changes by {100 * mean:+.1f} ± {196 * sqrt(spread) / total:.1f} to the next question"


def judge(rows: Rows) -> None:
    for game in sorted({row["game"] for row in rows}):
        for bots in sorted({row["bots"] for row in rows if row["game"] == game}):
            of = [row for row in rows if (row["game"], row["bots"]) == (game, bots)]
            games = len({row["seed"] for row in of})
            for knew in KNEW:
                told = fit_for(game, knew)
                ways: dict[str, Said] = {
                    "as found": lambda row, k=knew: row[k],
                    "calibrated": lambda row, k=knew, t=told: t.on(row[k], row["deck"]),
                }
                for name, said in ways.items():
                    print(f"\n{game}, {bots}, {games} games, known: {knew}, {name}\n")
                    found = points(of, said)
                    print("\n".join(table(found)))
                    if len(of[0]["won"]) == 1:
                        print("\n" + drift(found))


if __name__ == "__main__":
    {"fit": fit, "judge": judge}[sys.argv[1]](read(sys.argv[2:]))
