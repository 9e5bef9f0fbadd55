"""Our filling in of sentences says what the whole Fluent runtime says."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from dwarrow.words.bundles import LANGUAGES, source
from dwarrow.words.filling import Sentences

NUMBERS = (0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111, 1234, 1_000_000, -1, 0.5, 1.5, 2.25, 0.1239)
WORDS = ("Ана", "none", "yes", "digger", "saboteur", "gold", "1")


class Variables(Visitor):
    """The facts that a message and what it refers to ask for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_the_runtimes(language: str) -> None:
    text = source(language)
    runtime = FluentBundle([language], use_isolating=False)
    runtime.add_resource(FluentResource(text))
    ours, asked = Sentences(language, text), Variables()
    asked.visit(parse(text))
    values, names = [*NUMBERS, *WORDS], sorted(asked.names)
    for at, message in enumerate(ours.patterns):
        for step in range(3):
            first = at + step * 7
            facts = {name: values[(first + k) % len(values)] for k, name in enumerate(names)}
            said, faults = runtime.format_pattern(runtime.get_message(message).value, facts)  # type: ignore[arg-type]
            assert faults == []
            assert ours.say(message, facts) == said, (message, facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_and_counted_as_the_language_does(language: str) -> None:
    forms = "".join(f"\n  [{form}] {form} {{$n}}" for form in ("one", "few", "many"))
    text = f"m = {{ $n ->{forms}\n *[other] other {{$n}}\n }}\n"
    runtime = FluentBundle([language], use_isolating=False)
    runtime.add_resource(FluentResource(text))
    for number in NUMBERS:
        said, _ = runtime.format_pattern(runtime.get_message("m").value, {"n": number})  # type: ignore[arg-type]
        assert Sentences(language, text).say("m", {"n": number}) == said


def test_what_a_sentence_lacks_is_said() -> None:
    sentences = Sentences("en", "m = { $who } digs\n")
    with pytest.raises(ValueError, match="who"):
        sentences.say("m", {})
    with pytest.raises(KeyError):
        sentences.say("n", {})


def test_only_what_is_said_is_parsed() -> None:
    sentences = Sentences("en", source("en"))
    sentences.say("table-refused-too-fast", {})
    assert list(sentences.patterns.parsed) == ["table-refused-too-fast"]
