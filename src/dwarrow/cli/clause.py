"""One clause in the terminal: what it says, who prints it, what obeys it and what shows it."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

import dwarrow
from dwarrow import words
from dwarrow.words import obeyed
from dwarrow.words.clauses import find


def show(number: str, out: Console, language: str) -> None:
    game, clause = find(number, language)
    out.print(Text.assemble((clause.number, "bold"), f"  {clause.says}  ", (clause.mark, "dim")))
    for name, option in dwarrow.game_named(game).OPTIONS.items():
        if clause.number in option.clauses:
            asked = words.say(f"option-{game}-{name}", language)
            out.print(Text.assemble(("  -o ", "dim"), f"{name}={'|'.join(option.values)}  {asked}"))
    _print_places("terminal-code", obeyed.code(clause.number), out, language)
    _print_places("terminal-tests", obeyed.tests(clause.number), out, language)
    if not obeyed.is_checkout():
        out.print(Text(words.say("terminal-no-checkout", language), "dim"))


def _print_places(key: str, places: list[obeyed.Mention], out: Console, language: str) -> None:
    for place in places:
        out.print(
            Text.assemble((f"  {words.say(key, language)} ", "dim"), f"{place}  {place.text}")
        )
