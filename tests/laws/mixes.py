"""Whole games of rules drawn at random, everything checked at every move.

`python tests/laws/mixes.py GAMES SEED` plays that many and says what was counted.
"""

from __future__ import annotations

import ast
import json
import sys
import types
from collections import ChainMap, Counter
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    is_typeddict,
)

from mypy_extensions import i64
from test_laws import check_record, universe_around
from worlds import seats_of

import dwarrow
from dwarrow.bots import bot_named
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.table import Table, event_data, event_name
from dwarrow.lab.seats import Stories, ask

SRC = Path(__file__).parents[2] / "src"


class Mix:
    """A game, an edition, a number of players and options; one that its game refuses is `no`."""

    def __init__(self, seed: int) -> None:
        dice = Random(seed)
        self.seed = seed
        self.game = dice.choice(list(dwarrow.GAMES))
        game: Any = dwarrow.GAMES[self.game]
        self.edition = dice.choice(list(game.EDITIONS))
        self.players = dice.choice(list(game.SEATS))
        often = dice.choice([0.1, 0.3, 0.6, 1.0])
        asked = {name: option for name, option in game.OPTIONS.items() if dice.random() < often}
        self.options: dict[str, object] = {n: dice.choice(o.values) for n, o in asked.items()}
        self.bot = dice.choice(["chance", "habit"])

    def table(self) -> Table | None:
        """The table, or nothing where the answers contradict each other, which is said in words."""
        try:
            return dwarrow.new(self.game, self.players, self.edition, self.options, self.seed)
        except dwarrow.Refused as no:
            assert any(name in str(no) for name in self.options), no
            return None

    def __repr__(self) -> str:
        said = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.seed}: {self.game} {self.edition} x{self.players} {self.bot} {said}"


def play(mix: Mix, table: Table, counted: Counter[str]) -> None:
    """Play to the end; every move is held against the laws."""
    bot, stories, dice = bot_named(mix.bot, mix.game), Stories(table), Seeded(mix.seed)
    universe: set[int] = set()
    heard = 0
    while not table.is_over:
        universe.update(table.moves())
        seats = seats_of(table)
        watching = {table.turn, seats[counted["moves"] % len(seats)]}
        check_moves(table, watching, universe, dice, counted)
        check_views(table, watching, counted)
        check_position(table, counted)
        table.play(ask(bot, table, stories, dice))
        for told in table.told[heard:]:
            check_event(table, told.event, counted)
        heard = len(table.told)
        counted["moves"] += 1
    check_views(table, set(seats_of(table)), counted)
    check_position(table, counted)
    check_record(table)
    counted["games"] += 1
    counted[f"games of {mix.game}"] += 1


def check_moves(
    table: Table, seats: set[int], universe: set[int], dice: Seeded, counted: Counter[str]
) -> None:
    offered = table.moves()
    assert offered and len(set(offered)) == len(offered)
    probes = {*universe_around(offered, universe, dice), *offered}
    for seat in seats:
        view = table.view(seat)
        legal = set(offered) if seat == table.turn else set()
        assert set(table.game.moves(view)) == legal
        for move in probes:
            assert (table.game.refusal(view, move) is None) == (move in legal), (seat, move)
        counted["refusals asked"] += len(probes)
    for move in offered:
        assert table.game.read_move(table.words(move)) == move


@cache
def types_of(game: str, drawer: str) -> dict[str, Any]:
    """What the schema says of a drawer's facts."""
    module: Any = dwarrow.GAMES[game]
    state = module.start(next(iter(module.EDITIONS.values())), module.USUAL_SEATS, None)
    drawers = module.DRAWERS
    kind, derived = {
        "public": (type(state.public), drawers.derived),
        "private": (type(state.private[0]), drawers.own_derived),
    }[drawer]
    return {name: type for name, (type, _) in drawers.types(kind, derived).items()}


def fits(said: Any, kind: Any) -> bool:
    """Whether JSON is what a type of the schema says."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in (int, i64, float, str, bool, type(None)):
        return type(said) is (int if kind is i64 else kind)
    if origin is Literal:
        return said in inner
    if origin in (Union, types.UnionType):
        return any(fits(said, one) for one in inner)
    if origin is list or (origin is tuple and inner[1:] == (Ellipsis,)):
        return isinstance(said, list | tuple) and all(fits(one, inner[0]) for one in said)
    if origin is tuple:
        return len(said) == len(inner) and all(map(fits, said, inner))
    if origin is dict:
        return all(isinstance(name, str) and fits(one, inner[1]) for name, one in said.items())
    if is_typeddict(kind) or is_dataclass(kind):
        return isinstance(said, dict) and fits_object(said, written(kind))
    raise TypeError(kind)


@cache
def written(kind: Any) -> dict[str, Any]:
    """The hints of a class as its source has them: compiled, it forgets what is inside of lists."""
    if not kind.__module__.startswith("dwarrow.") or kind.__module__ == "dwarrow.kernel.forms":
        return dict(kind.__annotations__)  # made by a form, not written
    node, names = class_of(kind), {"NotRequired": NotRequired, **vars(sys.modules[kind.__module__])}
    bases = [eval(ast.unparse(base), names) for base in node.bases]
    found = dict(ChainMap(*(written(b) for b in bases if b.__module__.startswith("dwarrow."))))
    said = (line for line in node.body if isinstance(line, ast.AnnAssign))
    return found | {ast.unparse(o.target): eval(ast.unparse(o.annotation), names) for o in said}


def class_of(kind: Any) -> ast.ClassDef:
    path = SRC / kind.__module__.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    tree = ast.parse(file.read_text())
    return next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == kind.__name__)


def fits_object(said: dict[str, Any], hints: dict[str, Any]) -> bool:
    needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
    inner = {n: get_args(h)[0] if get_origin(h) is NotRequired else h for n, h in hints.items()}
    known = needed <= said.keys() <= inner.keys()
    return known and all(fits(one, inner[name]) for name, one in said.items())


def check_views(table: Table, seats: set[int], counted: Counter[str]) -> None:
    name = table.game.NAME
    for seat in seats:
        data: Any = table.view(seat).data()
        assert json.loads(json.dumps(data)) == data
        for drawer in ("public", "private"):
            if data[drawer] is None and seat == dwarrow.SPECTATOR:
                continue
            kinds = types_of(name, drawer)
            assert data[drawer].keys() == kinds.keys(), drawer
            for fact, said in data[drawer].items():
                assert fits(said, kinds[fact]), (fact, said)
        counted["views"] += 1


def check_event(table: Table, event: Any, counted: Counter[str]) -> None:
    data = event_data(event)
    assert data["event"] == event_name(event)
    kind: Any = type(event)
    hints = written(kind)
    for field in fields(event):
        assert fits(data[field.name], hints[field.name]), data
    json.dumps(data)
    counted["events"] += 1


def check_position(table: Table, counted: Counter[str]) -> None:
    text = dwarrow.position(table)
    again: Any = table.game.read_position(text)
    assert again.data() == table.state.data()
    assert table.game.write_position(again) == text
    counted["positions"] += 1


def run(games: int, seed: int) -> Counter[str]:
    """Play so many games of mixes from this seed on."""
    counted: Counter[str] = Counter()
    while counted["games"] < games:
        mix = Mix(seed)
        seed += 1
        table = mix.table()
        if table is None:
            counted["refused mixes"] += 1
            continue
        try:
            play(mix, table, counted)
        except Exception as failure:
            failure.add_note(repr(mix))
            raise
        if counted["games"] % 100 == 0:
            print(f"next seed {seed}", dict(counted), flush=True)
    return counted


if __name__ == "__main__":
    run(int(sys.argv[1]), int(sys.argv[2]))
