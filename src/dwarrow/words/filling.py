"""Sentences filled in with their facts: the part of Fluent that our files use.

Variables, references to other messages, and choices by a number's plural or by a word. Terms,
attributes and functions are not used (voices put the words of a box in beforehand), so the parser
is the library's and the rest stands here. `tests/test_words_filling.py` holds it against the
whole Fluent runtime.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from fluent.syntax import FluentParser, ast

Facts = Mapping[str, object]
MESSAGE = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)  # all else of a message is indented


def _east_slavic(number: float) -> str:
    if number != int(number):
        return "other"
    ones, tens = number % 10, number % 100
    if ones == 1 and tens != 11:
        return "one"
    return "few" if 2 <= ones <= 4 and not 12 <= tens <= 14 else "many"


def _czech(number: float) -> str:
    if number != int(number):
        return "many"
    return "one" if number == 1 else "few" if 2 <= number <= 4 else "other"


def _english(number: float) -> str:
    return "one" if number == 1 else "other"


PLURALS: dict[str, Callable[[float], str]] = {
    "en": _english,
    "uk": _east_slavic,
    "ru": _east_slavic,
    "cs": _czech,
}


class Patterns(Mapping[str, ast.Pattern]):
    """What each message says, parsed when it is first said.

    A whole language takes a fifth of a second, for which a server must not stand still.
    """

    def __init__(self, source: str, voiced: Callable[[ast.Pattern], ast.Pattern]) -> None:
        _, *texts = MESSAGE.split(source)
        self.texts = {text.partition("=")[0].rstrip(): text for text in texts}
        self.voiced = voiced
        self.parsed: dict[str, ast.Pattern] = {}

    def __getitem__(self, message: str) -> ast.Pattern:
        if message not in self.parsed:
            entry = FluentParser(with_spans=False).parse_entry(self.texts[message])
            if not isinstance(entry, ast.Message) or entry.value is None:
                raise ValueError(f"{message} is no message that says something")
            self.parsed[message] = self.voiced(entry.value)
        return self.parsed[message]

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)

    def __len__(self) -> int:
        return len(self.texts)

    def __contains__(self, message: object) -> bool:
        return message in self.texts


class Sentences:
    """All messages of one language; `voiced` puts the words of a box in."""

    def __init__(
        self,
        language: str,
        source: str,
        voiced: Callable[[ast.Pattern], ast.Pattern] = lambda pattern: pattern,
    ) -> None:
        self.language = language
        self.plural = PLURALS.get(language, _english)
        self.patterns = Patterns(source, voiced)

    def say(self, message: str, facts: Facts) -> str:
        """The sentence; KeyError if there is none, ValueError if it lacks a fact."""
        return self._filled(self.patterns[message], facts)

    def _filled(self, pattern: ast.Pattern, facts: Facts) -> str:
        return "".join(
            part.value or "" if isinstance(part, ast.TextElement) else self._text(part, facts)
            for part in pattern.elements
        )

    def _text(self, part: object, facts: Facts) -> str:
        if isinstance(part, ast.Placeable):
            return self._text(part.expression, facts)
        if isinstance(part, ast.SelectExpression):
            return self._filled(self._chosen(part, facts), facts)
        if isinstance(part, ast.MessageReference):
            return self.say(part.id.name, facts)
        value = self._value(part, facts)
        return self.number(value) if isinstance(value, int | float) else str(value)

    def _value(self, part: object, facts: Facts) -> object:
        if isinstance(part, ast.VariableReference):
            if part.id.name not in facts:
                raise ValueError(f"no fact ${part.id.name}")
            return facts[part.id.name]
        if isinstance(part, ast.StringLiteral | ast.NumberLiteral):
            return part.parse()["value"]
        raise ValueError(f"{type(part).__name__} is not among what our sentences use")

    def _chosen(self, choice: ast.SelectExpression, facts: Facts) -> ast.Pattern:
        value = self._value(choice.selector, facts)
        fits = (each for each in choice.variants if self._is(value, each.key))
        default = next(each for each in choice.variants if each.default)
        return next(fits, default).value

    def _is(self, value: object, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return value == key.parse()["value"]
        return key.name == (self.plural(abs(value)) if isinstance(value, int | float) else value)

    def number(self, value: float) -> str:
        """A number as the language writes it, with at most three decimals."""
        text = f"{value:,}" if isinstance(value, int) else f"{value:,.3f}".rstrip("0").rstrip(".")
        if self.plural is _english:
            return text
        return text.translate({ord(","): "\u00a0", ord("."): ","})
