"""The clauses of a game, from the rules pages that are shipped with the package, one a language."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from importlib.resources import files
from pathlib import Path

from dwarrow.games import GAMES
from dwarrow.kernel.state import Refused
from dwarrow.words.bundles import LANGUAGES, say, source
from dwarrow.words.voices import in_words_of, language_of, tables

SOURCE = Path(__file__).parents[3] / "docs" / "rules"
ROW = re.compile(r"^\| ([A-Z][A-Z0-9]{2,3}-\d+) \| (.*?) \| (.*?) \|$")
HEAD = re.compile(r"^##? (.+)$")
POINTER = re.compile(r"\s*\((?:options?|опці[яї]|опци[яи]|volb[ay]) [^)]*\)")


@dataclass(frozen=True)
class Clause:
    """One rule: its number, what it says, and where it is printed."""

    number: str
    says: str
    mark: str


@dataclass(frozen=True)
class Section:
    """The clauses under one heading; `name` is what `page-section-…` calls it in all languages."""

    title: str
    name: str
    clauses: list[Clause] = field(default_factory=list)


def written(language: str) -> str:
    """The language in which whoever asks for this one reads the rules: English for one unknown.

    A box that nobody knows speaks as its language does: what is kept for each must have an end.
    """
    if language in tables():
        return language
    return language_of(language) if language_of(language) in LANGUAGES else "en"


def text_of(game: str, language: str = "en") -> str:
    """The rules page of a game, in a language or in the words of a box."""
    return in_words_of(language, _page(game, language_of(language)))


def _page(game: str, language: str) -> str:
    """What is shipped in the package, or lies beside the source."""
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    shipped = files("dwarrow.words").joinpath("rules", name)
    if shipped.is_file():
        return shipped.read_text(encoding="utf-8")
    return (SOURCE / name).read_text(encoding="utf-8")


def sections(game: str, language: str = "en") -> list[Section]:
    """The headings that have clauses, in order, named as the English page heads them."""
    english = _sections(text_of(game))
    other = english if language == "en" else _sections(text_of(game, language))
    named = [replace(here, name=there.name) for here, there in zip(other, english, strict=True)]
    return [*named, *_house_cards(english[0].clauses[0].number, language)]


def _house_cards(number: str, language: str) -> list[Section]:
    """The clauses of cards that no box has: messages with the number of a clause for a name."""
    own = re.compile(rf"^({number.partition('-')[0]}-\d+) = (.+)$", re.MULTILINE)
    said = own.findall(source(language_of(language)))
    found = [Clause(name, in_words_of(language, says), "dwarrow") for name, says in said]
    title = say("page-section-house-cards", language)
    return [Section(title, "house-cards", found)] if found else []


def _sections(text: str) -> list[Section]:
    found = [Section("", "")]
    for line in text.splitlines():
        if head := HEAD.match(line):
            found.append(Section(head[1], "-".join(re.findall(r"[a-z]+", head[1].lower()))))
        elif row := ROW.match(line):
            found[-1].clauses.append(Clause(*row.groups()))
    return [section for section in found if section.clauses]


def clauses(game: str, language: str = "en") -> dict[str, str]:
    """What each clause says, by its number."""
    return {c.number: c.says for section in sections(game, language) for c in section.clauses}


def find(number: str, language: str = "en") -> tuple[str, Clause]:
    """A clause and the game it belongs to."""
    for game in GAMES:
        for section in sections(game, written(language)):
            for clause in section.clauses:
                if clause.number == number.upper():
                    return game, clause
    games = " | ".join(GAMES)
    raise Refused(say("terminal-no-clause", written(language), asked=number, known=games))


def cited(number: str, language: str = "en") -> str:
    """A clause as it is quoted beside a refusal or an option, which needs no pointer to options."""
    return f"{number}: {POINTER.sub('', find(number, language)[1].says)}"
