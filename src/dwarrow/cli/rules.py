"""The clauses of a game in the terminal, read from the rules shipped with the package."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table as Grid

import dwarrow
from dwarrow import words
from dwarrow.kernel.rules import differences, values_of
from dwarrow.kernel.state import Refused
from dwarrow.words.clauses import cited, text_of, written
from dwarrow.words.first_page import first_page

STAR = "*"  # marks an answer that is a reading


def show(game: str, edition: str | None, out: Console, language: str) -> None:
    """The first page and all clauses; an edition lends its words and adds its answers."""
    spoken = words.voice(language, game, edition or "")
    taken = edition or next(iter(dwarrow.game_named(game).EDITIONS))
    pages = opening(game, taken, written(spoken)), text_of(game, written(spoken))
    out.print(Markdown("\n\n---\n\n".join(pages)))
    if edition is not None:
        out.print(answers(game, edition, spoken))
        out.print(words.say("terminal-reading", spoken, star=STAR), markup=False)


def opening(game: str, edition: str, language: str) -> str:
    """The first page, before the clauses."""
    page = first_page(game, values_of(edition_of(game, edition)), language)
    cards = "\n".join(f"- {card}" for card in page.cards)
    told = {"want": page.want, "turn": page.turn, "cards": cards, "end": page.end}
    parts = [f"## {words.say(f'first-{name}', language)}\n\n{text}" for name, text in told.items()]
    return "\n\n".join([f"# {words.say(f'game-{game}', language)}", *parts])


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
        told = starred(game, edition, name, value)
        row = (name, told, "\n".join(options[name].clauses), f"{asked} {said}")
        grid.add_row(*map(escape, row))
    return grid


def heads_of(*heads: str, language: str) -> list[str]:
    return [words.say(f"terminal-{head}", language) for head in heads]


def meaning(game: str, option: str, value: str, language: str) -> str:
    """What an option asks, or what one of its values answers."""
    return words.say(f"option-{game}-{option}{'-' * bool(value)}{value}", language)


def compare(game: str, left: str, right: str, out: Console, language: str) -> None:
    """What two editions answer differently, with the clauses; then what they answer alike."""
    found = differences(edition_of(game, left), edition_of(game, right))
    if found:
        out.print(different(game, (left, right), found, language))
    else:
        out.print(words.say("terminal-alike", language), markup=False)
    out.print(alike(game, (left, right), list(found), language))
    out.print(words.say("terminal-reading", language, star=STAR), markup=False)


def different(
    game: str, editions: tuple[str, str], found: dict[str, tuple[str, str]], language: str
) -> Grid:
    options = dwarrow.game_named(game).OPTIONS
    first, last = heads_of("option", "clauses", language=language)
    grid = ruled((first, *editions, last))
    for name, values in found.items():
        told = [cited(number, language) for number in options[name].clauses]
        asked = f"{name}\n{meaning(game, name, '', language)}"
        one, other = (
            f"{starred(game, edition, name, value)}\n{meaning(game, name, value, language)}"
            for edition, value in zip(editions, values)
        )
        grid.add_row(*map(escape, (asked, one, other, "\n".join(told))))
    return grid


def alike(game: str, editions: tuple[str, str], but: list[str], language: str) -> Grid:
    """The options that two editions answer alike; a star for each that leaves it open."""
    heads = heads_of("option", "answer", "clauses", language=language)
    grid = ruled(heads, words.say("terminal-same", language))
    options = dwarrow.game_named(game).OPTIONS
    for name, value in values_of(edition_of(game, editions[0])).items():
        if name not in but:
            open_in = [edition for edition in editions if is_reading(game, edition, name)]
            star = f"{STAR} ({', '.join(open_in)})" if open_in else ""
            asked = f"{name}\n{meaning(game, name, '', language)}"
            told = f"{value}{star}\n{meaning(game, name, value, language)}"
            grid.add_row(*map(escape, (asked, told, " ".join(options[name].clauses))))
    return grid


def ruled(heads: Iterable[str], title: str | None = None) -> Grid:
    """A table with lines between its rows, whose long words are folded and not cut off."""
    grid = Grid(title=title, title_justify="left", header_style="bold", show_lines=True)
    for head in heads:
        grid.add_column(head, overflow="fold")
    return grid


def is_reading(game: str, edition: str, option: str) -> bool:
    return option in dwarrow.game_named(game).READINGS.get(edition, ())


def starred(game: str, edition: str, option: str, value: str) -> str:
    """An answer with a star if the print of its edition leaves it open."""
    return f"{value}{STAR}" if is_reading(game, edition, option) else value
