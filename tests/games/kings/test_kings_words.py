"""Every event and every refusal of Kings Under Mountains has English words that can be filled."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from dwarrow.games import kings
from dwarrow.games.kings import events
from dwarrow.kernel.state import Event

SOURCE = Path(__file__).parents[3] / "src" / "dwarrow"
EVENTS = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
REASONS = re.findall(
    r'Refusal\("KUM-\d{3}", "([\w-]+)"\)', (SOURCE / "games/kings/moves.py").read_text()
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
    text, errors = words.format_pattern(words.get_message(f"kings-{kebab(kind)}").value, facts)
    assert text and errors == []


@pytest.mark.parametrize("reason", sorted(set(REASONS)))
def test_every_refusal_can_be_told(words: FluentBundle, reason: str) -> None:
    text, errors = words.format_pattern(words.get_message(f"kings-refused-{reason}").value)
    assert text and errors == []


@pytest.mark.parametrize("clause", ["KUM-016", "KUM-017", "KUM-023", "KUM-026", "KUM-028"])
def test_every_why_can_be_told(words: FluentBundle, clause: str) -> None:
    assert words.get_message(f"kings-why-{clause}").value


def test_what_reveals_is_an_event() -> None:
    assert {kebab(kind) for kind in EVENTS} >= kings.REVEALS
