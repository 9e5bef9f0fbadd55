"""No vec goes from interpreted into compiled code: the compiler would leak it."""

from __future__ import annotations

import ast
from pathlib import Path

from border import crossings

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "dwarrow"

ENGINE = """
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol
from librt.vecs import vec

class Holder:
    def __init__(self) -> None:
        self.held = vec[float]()

class Taker(Protocol):
    def take(self, given: vec[float]) -> float: ...

@dataclass(frozen=True)
class Kept:
    held: vec[float]
    name: str

def use(given: vec[float]) -> float:
    return given[0]

def pair(given: tuple[vec[float], int]) -> float:
    return given[0][0]

def any_of(given: list[vec[float]]) -> float:
    return given[0][0]

def made() -> vec[float]:
    return vec[float]([1.0])

def inside() -> float:
    return use(made())

def through(call: Callable[[vec[float]], float], taker: Taker, it: Any) -> float:
    return (
        call(made())
        + taker.take(made())
        + it(made())
    )
"""
OUTSIDE = """
from asyncio import to_thread
from dataclasses import replace
from functools import partial
from typing import Any
from engine import Holder, Kept, any_of, inside, made, pair, use

def read() -> list[float]:
    kept = [made()]
    return [inside(), made()[0], len(kept[0]), *list(made()), sum(map(round, made())), any_of(kept)]

async def leak(it: Any) -> None:
    use(made())
    use(given=it)
    it.use(made())
    Holder().held = made()
    Holder().held = it
    Holder().held, it.other = it, 1
    it.held, it.other = made(), 1
    for Holder().held in it: ...
    setattr(it, "held", made())
    sum(map(use, it))
    max(it, key=use)
    partial(use)
    await to_thread(use, it)
    pair(it)
    kept: Kept = it
    replace(kept, name="")
"""


def compiled_files() -> set[Path]:
    """The files that the build compiles, as it says itself."""
    tree = ast.parse((ROOT / "hatch_build.py").read_text("utf-8"))
    said = {
        ast.unparse(line.targets[0]): ast.literal_eval(line.value)
        for line in tree.body
        if isinstance(line, ast.Assign)
        and ast.unparse(line.targets[0]) in ("ENGINE", "INTERPRETED")
    }
    left_out = {PACKAGE / name for name in said["INTERPRETED"]}
    return {file for part in said["ENGINE"] for file in (PACKAGE / part).rglob("*.py")} - left_out


def test_no_vec_crosses_into_compiled_code() -> None:
    assert crossings(PACKAGE, "dwarrow", compiled_files()) == []


def test_every_way_a_vec_can_cross_is_found(tmp_path: Path) -> None:
    engine, outside = tmp_path / "engine.py", tmp_path / "outside.py"
    engine.write_text(ENGINE, "utf-8")
    outside.write_text(OUTSIDE, "utf-8")
    found = crossings(tmp_path, "", {engine})
    lines = {name: text.splitlines() for name, text in (("e", ENGINE), ("o", OUTSIDE))}
    told = [
        lines[Path(place.rpartition(":")[0]).name[0]][int(place.rpartition(":")[2]) - 1].strip()
        for place in found
    ]
    assert told == [
        "call(made())",
        "+ taker.take(made())",
        "+ it(made())",
        "use(made())",
        "use(given=it)",
        "it.use(made())",
        "Holder().held = made()",
        "Holder().held = it",
        "Holder().held, it.other = it, 1",
        "it.held, it.other = made(), 1",
        "for Holder().held in it: ...",
        'setattr(it, "held", made())',
        "sum(map(use, it))",
        "max(it, key=use)",
        "partial(use)",
        "await to_thread(use, it)",
        "pair(it)",
        'replace(kept, name="")',
    ]
