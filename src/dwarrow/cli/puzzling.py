"""The puzzle of the day in the terminal: the table as the seat sees it, a move, and why."""

from __future__ import annotations

from datetime import date

import msgspec
from rich.console import Console

from dwarrow import words
from dwarrow.cli.screen import draw
from dwarrow.review.contents import MoveFacts, Puzzle
from dwarrow.review.puzzles import rows, table_of
from dwarrow.review.telling import move_told, spoken


def ask(puzzle: Puzzle, day: date, out: Console, language: str) -> None:
    """Show it, ask for a move, and explain."""
    say = words.say
    table = table_of(rows()[puzzle.number])
    out.print(say("puzzle-title", language, date=day.isoformat()), style="bold", markup=False)
    draw(table, table.view(puzzle.seat), out, language)
    named = {"game": say(f"game-{puzzle.game}", language), "seat": puzzle.names[puzzle.seat]}
    out.print(say("puzzle-asks", language, **named), markup=False)
    for number, move in enumerate(puzzle.moves, 1):
        out.print(f"{number:4}  {told(move, puzzle, language)}", markup=False)
    chosen = puzzle.moves[asked(len(puzzle.moves), out, language) - 1]
    right = chosen["words"] == puzzle.answer["words"]
    best = told(puzzle.answer, puzzle, language)
    out.print(say("puzzle-right" if right else "puzzle-wrong", language, move=best), markup=False)
    explain(puzzle, out, language)


def asked(count: int, out: Console, language: str) -> int:
    """A number of one of the moves, asked for until there is one."""
    while True:
        typed = out.input(words.say("puzzle-choose", language) + " ").strip()
        if typed.isdigit() and 1 <= int(typed) <= count:
            return int(typed)


def show_answer(puzzle: Puzzle, out: Console, language: str) -> None:
    table = table_of(rows()[puzzle.number])
    draw(table, table.view(puzzle.seat), out, language)
    out.print(told(puzzle.answer, puzzle, language), markup=False)
    explain(puzzle, out, language)


def explain(puzzle: Puzzle, out: Console, language: str) -> None:
    for sentence in puzzle.explanation:
        out.print(spoken(sentence, puzzle.game, puzzle.names, language), markup=False)


def show_json(puzzle: Puzzle, out: Console) -> None:
    out.print_json(msgspec.json.encode(puzzle).decode())


def told(move: MoveFacts, puzzle: Puzzle, language: str) -> str:
    return move_told(move, puzzle.game, puzzle.names, language)
