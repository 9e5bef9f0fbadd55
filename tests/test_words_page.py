"""The page and its words agree: what it says is written, what is written it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from dwarrow import words
from dwarrow.wire.asks import Phrase

PAGE = Path(__file__).parents[1] / "web" / "src"
CODE = "\n".join(
    file.read_text(encoding="utf-8")
    for file in sorted(PAGE.rglob("*"))
    if file.suffix in (".ts", ".svelte")
)
SAID = set(re.findall(r"[\"'`](page-[a-z0-9-]*[a-z0-9])[\"'`]", CODE))
MADE_UP = tuple(set(re.findall(r"`(page-[a-z0-9-]*-)\$\{", CODE)))  # as in `page-count-${what}`
WRITTEN = set(re.findall(r"^(page-[\w-]+) =", words.source("en"), re.MULTILINE))


def test_whatever_the_page_says_is_written() -> None:
    assert len(SAID) > 100
    assert SAID <= WRITTEN


def test_whatever_is_written_for_the_page_is_said() -> None:
    inner = set(re.findall(r"\{ (page-[\w-]+) \}", words.source("en")))
    unsaid = WRITTEN - SAID - inner
    assert not [name for name in unsaid if not name.startswith(MADE_UP)]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_letters_on_cards_tell_colours_and_races_apart(language: str) -> None:
    drawn = (PAGE / "art" / "letters.svelte.ts").read_text(encoding="utf-8")
    names = re.findall(r"(\w+): \"", drawn)
    assert set(names) == {"green", "blue", "dwarf", "orc", "goblin", "giant"}
    letters = {name: words.say(f"letter-{name}", language) for name in names}
    colours, races = names[:2], names[2:]
    for alike in (colours, races):
        assert len({letters[name] for name in alike}) == len(alike)
    assert all(len(letter) <= 2 for letter in letters.values())


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_quick_phrase_is_told_as_it_is_offered(language: str) -> None:
    phrases = get_args(get_type_hints(Phrase)["phrase"])
    assert len(phrases) > 5
    for phrase in phrases:
        told = words.say("table-phrased", language, seat="Ana", phrase=phrase)
        assert told == "Ana: " + words.say("table-phrase", language, phrase=phrase)
