"""Words of the box: a language as one printing speaks it.

A voice is a language and a box, written `ru.ru16`; wherever a language is asked for, it will do.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Transformer

from dwarrow.games import GAMES


@cache
def tables() -> dict[str, dict[str, str]]:
    """Our words and those of a box, form by form, by voice."""
    found: dict[str, dict[str, str]] = {}
    voice = ""
    for line in files("dwarrow.words").joinpath("terms.txt").read_text("utf-8").splitlines():
        ours, is_term, theirs = line.partition(" = ")
        if is_term:
            found[voice][ours] = theirs
        elif line and not line.startswith("#"):
            voice = line.replace(" ", ".")
            found[voice] = {}
    return found


def voice(language: str, game: str, edition: str = "") -> str:
    """How a language speaks of a game in an edition: the language itself if no box differs."""
    boxes = (edition, game, GAMES[game].LIKE if game in GAMES else "")
    spoken = [f"{language}.{box}" for box in boxes if f"{language}.{box}" in tables()]
    return spoken[0] if spoken else language


def language_of(voice: str) -> str:
    return voice.partition(".")[0]


def in_words_of(voice: str, text: str) -> str:
    """A text in the words of a box.

    >>> in_words_of("ru.ru16", "Вредители знают друг друга?")
    'Саботеры знают друг друга?'
    """
    return _terms(voice).sub(lambda found: _term(voice, found[0]), text)


@cache
def _terms(voice: str) -> re.Pattern[str]:
    """The terms of a voice, the longest first; one that begins a sentence too."""
    ours = sorted(tables().get(voice, {}), key=len, reverse=True)
    return re.compile(
        rf"(?<!\w)(?:{'|'.join(map(re.escape, ours)) or '(?!)'})(?!\w)", re.IGNORECASE
    )


def _term(voice: str, found: str) -> str:
    table = tables()[voice]
    if found in table:
        return table[found]
    theirs = table[found[0].lower() + found[1:]]
    return theirs[0].upper() + theirs[1:]


def voiced_source(voice: str, fluent: str) -> str:
    """A Fluent text in the words of a box; its names and facts stay."""
    return FluentSerializer().serialize(_Voiced(voice).visit(parse(fluent)))


def voiced_pattern(voice: str, pattern: ast.Pattern) -> ast.Pattern:
    """One sentence in the words of a box."""
    changed = _Voiced(voice).visit(pattern)
    assert isinstance(changed, ast.Pattern)
    return changed


class _Voiced(Transformer):
    """Fluent calls the method by the name of its node."""

    def __init__(self, voice: str) -> None:
        self.voice = voice

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = in_words_of(self.voice, node.value)
        return node
