"""The clauses of a game in the terminal, read from the rules shipped with the package."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid

import dwarrow
from dwarrow import words
from dwarrow.kernel.rules import differences, values_of
from dwarrow.kernel.state import Refused
from dwarrow.words.clauses import clauses, text_of


def show(game: str, edition: str | None, out: Console, language: str) -> None:
    """All clauses; with an edition, its answers to the options first."""
    if edition is not None:
        out.print(answers(game, edition, language))
    if language != "en":
        out.print(f"[dim]{words.say('terminal-english', language)}[/dim]")
    out.print(Markdown(text_of(game)))


def edition_of(game: str, edition: str) -> object:
    editions = dwarrow.game_named(game).EDITIONS
    if edition not in editions:
        raise Refused(f"{game} has no edition {edition!r}; there are: {', '.join(editions)}")
    return editions[edition]


def answers(game: str, edition: str, language: str) -> Grid:
    options = dwarrow.game_named(game).OPTIONS
    heads = heads_of("option", "answer", "clauses", "meaning", language=language)
    grid = Grid(*heads, box=None, header_style="bold")
    for name, value in values_of(edition_of(game, edition)).items():
        asked, said = meaning(game, name, "", language), meaning(game, name, value, language)
        grid.add_row(name, value, " ".join(options[name].clauses), f"{asked} {said}")
    return grid


def heads_of(*heads: str, language: str) -> list[str]:
    return [words.say(f"terminal-{head}", language) for head in heads]


def meaning(game: str, option: str, value: str, language: str) -> str:
    """What an option asks, or what one of its values answers."""
    return words.say(f"option-{game}-{option}{'-' * bool(value)}{value}", language)


def comparison(game: str, left: str, right: str, language: str) -> Grid:
    """The options on which two editions differ, with the clauses that say so."""
    says = clauses(game)
    options = dwarrow.game_named(game).OPTIONS
    first, last = heads_of("option", "clauses", language=language)
    grid = Grid(first, left, right, last, header_style="bold", show_lines=True)
    found = differences(edition_of(game, left), edition_of(game, right))
    for name, values in found.items():
        told = [f"{number}: {says[number]}" for number in options[name].clauses if number in says]
        asked = f"{name}\n{meaning(game, name, '', language)}"
        one, other = (f"{value}\n{meaning(game, name, value, language)}" for value in values)
        grid.add_row(asked, one, other, "\n".join(told) or " ".join(options[name].clauses))
    if not found:
        grid.add_row(words.say("terminal-alike", language), "", "", "")
    return grid
