"""docs/wire.md names every ask, every tell and every code there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from dwarrow.wire import asks, tells, typescript

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
WORDS = [kind.__name__.lower() for kind in (*get_args(asks.Asked), *get_args(tells.Told))]


@pytest.mark.parametrize("word", [*WORDS, *get_args(tells.Code)])
def test_the_page_tells_of_everything(word: str) -> None:
    assert f"`{word}`" in PAGE


def test_the_example_is_made_of_messages_there_are() -> None:
    said = re.findall(r"^> (.*)$", PAGE, re.M)
    heard = re.findall(r"^< (.*)$", PAGE, re.M)
    assert len(said) > 4 and len(heard) > 6
    for text in said:
        msgspec.json.decode(text, type=asks.Hello | asks.Asked)
    for text in heard:
        told = msgspec.json.decode(text, type=tells.Told)
        assert (
            msgspec.json.decode(text).keys()
            == msgspec.json.decode(msgspec.json.encode(told)).keys()
        )


def test_the_page_has_the_types_of_today() -> None:
    kept = (Path(__file__).parents[2] / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert kept == typescript.document()
