"""docs/wire.md names every ask, every tell and every code there is."""

from __future__ import annotations

import os
import random
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import dwarrow
from dwarrow.kernel.table import Committed
from dwarrow.wire import asks, printed, tells

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "wire.md").read_text(encoding="utf-8")
WORDS = [kind.__name__.lower() for kind in (*get_args(asks.AnyAsk), *get_args(tells.AnyTell))]


@pytest.mark.parametrize("word", [*WORDS, *get_args(tells.Code)])
def test_the_page_tells_of_everything(word: str) -> None:
    assert f"`{word}`" in PAGE


def test_the_table_of_asks_is_made_of_the_messages_and_happenings_of_today() -> None:
    assert runpy.run_path(str(DOCS / "asks.py"))["page"](PAGE) == PAGE


def test_the_example_is_made_of_messages_there_are() -> None:
    said = re.findall(r"^> (.*)$", PAGE, re.M)
    heard = re.findall(r"^< (.*)$", PAGE, re.M)
    assert len(said) > 4 and len(heard) > 6
    for text in said:
        msgspec.json.decode(text, type=asks.Hello | asks.AnyAsk)
    for text in heard:
        told = msgspec.json.decode(text, type=tells.AnyTell)
        assert (
            msgspec.json.decode(text).keys()
            == msgspec.json.decode(msgspec.json.encode(told)).keys()
        )


def test_the_page_has_the_types_of_today() -> None:
    """Written from the sources: what is compiled forgets the types of its fields."""
    here = Path(__file__).parents[2]
    kept = (here / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    command = [sys.executable, "-m", "dwarrow.server.typescript"]
    sources = {**os.environ, "PYTHONPATH": str(here / "src")}
    assert kept == subprocess.run(command, env=sources, stdout=-1, text=True, check=True).stdout
    assert not re.search(r"\bany\b", re.sub(r"//.*", "", kept))


def test_the_page_reads_what_it_is_told_by_its_types() -> None:
    """No file of the page takes a thing for anything it likes."""
    page = Path(__file__).parents[2] / "web" / "src"
    sources = [*page.rglob("*.ts"), *page.rglob("*.svelte")]
    loose = re.compile(r": any[;,)=\]|]|\bas any\b|<[^>]*\bany>|\bany\[\]")
    found = [path.name for path in sources if loose.search(path.read_text(encoding="utf-8"))]
    assert len(sources) > 100 and found == []


def test_the_page_draws_what_is_printed_on_the_cards_of_today() -> None:
    kept = (Path(__file__).parents[2] / "web" / "src" / "art" / "printed.ts").read_text("utf-8")
    assert kept == printed.document()


@pytest.mark.parametrize("name", dwarrow.GAMES)
def test_every_event_of_a_game_has_its_type(name: str) -> None:
    table, dice = dwarrow.new(name, seed=5), random.Random(5)
    while table.turn >= 0 and len(table.log) < 400:
        table.play(dice.choice(table.moves()))
    told = {type(item.event) for item in table.told}
    assert len(told) > 5 and told <= {*table.game.EVENTS, Committed}
