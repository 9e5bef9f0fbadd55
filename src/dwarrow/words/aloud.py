"""Every sentence of a language with its facts filled in, to be read aloud once.

`python -m dwarrow.words.aloud uk` writes each message with counts of 1, 2, 5 and 21, with every
word that it chooses its form by, with names, cards and places, then all cards and places by name;
`ru.ru16` writes what that box says otherwise.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import islice, product
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from dwarrow.games import GAMES
from dwarrow.words import names as named
from dwarrow.words.bundles import has, sentences
from dwarrow.words.examples import COUNTED, COUNTS, EXAMPLES, example
from dwarrow.words.filling import Sentences
from dwarrow.words.places import place
from dwarrow.words.voices import language_of

MOST: Final = 60  # sentences that a message is said in; more would only repeat
PLURALS: Final = {"one", "few", "many"}
PARTS: Final = ("landmark", "place-")  # messages that are said within a place only


class Blanks(Visitor):
    """The facts that a message asks for, and the keys it chooses by, its references included."""

    def __init__(self, said: Sentences, message: str) -> None:
        self.said = said
        self.facts: dict[str, None] = {}
        self.keys: dict[str, list[str]] = {}
        self.visit(said.patterns[message])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.said.patterns[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            told = [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]
            self.keys.setdefault(node.selector.id.name, []).extend(told)
        for variant in node.variants:
            self.visit(variant.value)


def messages(language: str) -> list[str]:
    """The messages of a language that are sentences or names by themselves."""
    return [name for name in sentences(language).patterns if not name.startswith(PARTS)]


def spoken(message: str, language: str) -> list[str]:
    """All that a message can say, with examples for its facts."""
    said = sentences(language)
    asked = Blanks(said, message)
    ways = list(islice(product(*(_choices(keys) for keys in asked.keys.values())), MOST))
    counted = any(fact in COUNTED and fact not in asked.keys for fact in asked.facts)
    least = len(COUNTS) if counted else 2 if asked.facts else 1
    told: dict[str, None] = {}
    for at in range(max(len(ways), least)):
        facts = dict(zip(asked.keys, ways[at % len(ways)]))
        for turn, fact in enumerate([*asked.facts, *asked.keys]):
            if facts.get(fact) is None:
                facts[fact] = _example(fact, message, language, at + turn, fact in asked.facts)
        told[said.say(message, facts)] = None
    return list(told)


def _example(fact: str, message: str, language: str, at: int, is_said: bool) -> object:
    """An example; a word that is never said only has to fit none of the keys."""
    return example(fact, message, language, at) if is_said or fact in EXAMPLES else "other"


def _choices(keys: list[str]) -> list[object]:
    """The values that lead to every form; None stands for an example of the fact itself."""
    numbers = [int(key) for key in keys if key.isdigit()]
    if PLURALS & set(keys):
        return [*dict.fromkeys([*numbers, *COUNTS])]
    words: list[object] = [key for key in keys if not key.isdigit() and key != "other"]
    return [*dict.fromkeys([*numbers, *words, *([None] if "other" in keys else [])])]


def decks() -> Iterator[Any]:
    """The card lists of all games that have one of their own."""
    for game in GAMES:
        if find_spec(f"dwarrow.games.{game}.cards"):
            yield import_module(f"dwarrow.games.{game}.cards")


def card_words() -> set[str]:
    """Every word by which the engine calls a card."""
    found = set()
    for deck in decks():
        lists = ("WORDS", "TROOP_WORDS", "MINE_WORDS", "FIXED_WORDS")
        found |= {word for words_of in lists for word in getattr(deck, words_of, [])}
    return found


def aloud(language: str) -> Iterator[str]:
    """Line by line: the name of a message, then what it says."""
    ours = language_of(language)
    for message in messages(language):
        told = spoken(message, language)
        if ours == language or told != spoken(message, ours):
            yield f"{message}\n" + "\n".join(f"    {line}" for line in told)
    yield from (f"{word}\n    {named.card(word, language)}" for word in sorted(card_words()))
    for game in (game for game in GAMES if has(f"landmarks-{game}")):
        board = product(range(-1, 10), range(-3, 4))
        yield from (place(game, x, y, language) for x, y in board)


if __name__ == "__main__":
    for line in aloud(sys.argv[1]):
        print(line)
