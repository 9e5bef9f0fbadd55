"""Every event and every refusal of Kings Under Mountains has English words that can be filled."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from dwarrow.games.kings import events
from dwarrow.games.kings.cards import MINE_WORDS
from dwarrow.kernel.state import Event
from dwarrow.words import LANGUAGES, card

SOURCE = Path(__file__).parents[3] / "src" / "dwarrow"
EVENTS = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
REASONS = re.findall(
    r'Refusal\("KUM-\d{3}", "([\w-]+)"\)',
    "".join(file.read_text() for file in (SOURCE / "games/kings").rglob("*.py")),
)


def kebab(kind: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@pytest.fixture(scope="module")
def words() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((SOURCE / "words/en/kings.ftl").read_text()))
    return bundle


@pytest.mark.parametrize("kind", EVENTS, ids=kebab)
def test_every_event_can_be_told(words: FluentBundle, kind: type) -> None:
    facts = {field.name: "x" for field in fields(kind)}
    text, errors = words.format_pattern(words.get_message(f"kings-{kebab(kind)}").value, facts)  # type: ignore[arg-type]
    assert text and errors == []


@pytest.mark.parametrize("reason", sorted(set(REASONS)))
def test_every_refusal_can_be_told(words: FluentBundle, reason: str) -> None:
    text, errors = words.format_pattern(words.get_message(f"kings-refused-{reason}").value)  # type: ignore[arg-type]
    assert text and errors == []


@pytest.mark.parametrize("clause", ["KUM-016", "KUM-017", "KUM-023", "KUM-026", "KUM-028"])
def test_every_why_can_be_told(words: FluentBundle, clause: str) -> None:
    assert words.get_message(f"kings-why-{clause}").value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_mine_has_a_name_of_its_own_and_no_code(language: str) -> None:
    """KUM-002: a name says size, overseer, value and defence."""
    names = [card(word, language) for word in MINE_WORDS]
    assert len(set(names)) == len(names)
    assert not [name for name in names if re.search(r"M\d\d", name)]


def test_a_mine_is_called_in_the_words_of_the_box() -> None:
    said = card("M11", "ru")
    assert said == "рудник ценностью 4 с размером копи 2 и надсмотрщиком (защита 2)"
    assert card("M09", "en") == "mine of 2 places worth 3 (defence 2)"
    assert card("M01", "cs") == "důl pro jednoho horníka za 1 bod (obrana 1)"
