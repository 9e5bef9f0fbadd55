"""Choosing a move at a terminal, by numbers or in words; it knows no table, near or far."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from dwarrow import words

COLOURS = {
    "▒": "grey30",
    "░": "blue",
    "×": "red",
    "·": "grey23",
    "?": "bold cyan",
    "$": "bold gold1",
}


class Left(Exception):
    """The person at the terminal leaves."""


Move = dict[str, Any]  # in its JSON form


class Chooser:
    """A person at a terminal; whoever knows the table says how it looks and what it forbids."""

    def __init__(self, game: str, out: Console, language: str) -> None:
        self.game = game
        self.out = out
        self.language = language

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        raise NotImplementedError

    def drawn(self) -> str:
        """The table in letters."""
        raise NotImplementedError

    def refusal(self, asked: str) -> str:
        """Why a move in words is not allowed; empty if it is."""
        raise NotImplementedError

    def heeds(self, answer: str) -> bool:
        """Whether something typed was meant otherwise than as a move, and is done."""
        return False

    def say(self, message: str, **facts: object) -> str:
        return words.say(message, self.language, **facts)

    def help(self) -> str:
        return self.say("terminal-help")

    def draw(self) -> None:
        self.out.print(coloured(self.drawn()))

    def choose(self, moves: list[Move]) -> str:
        """The words of one of the moves."""
        if len(moves) == 1:
            return str(moves[0]["words"])
        self.draw()
        while True:
            chosen = self.pick(grouped(moves))
            if chosen is not None:
                return chosen

    def pick(self, groups: dict[str, list[Move]]) -> str | None:
        """Choose a group, then one of its moves; None to begin again."""
        if len(groups) == 1:
            return self.pick_way(*groups.values())
        for number, (name, moves) in enumerate(groups.items(), 1):
            self.out.print(f"  [bold]{number:>2}[/bold] {self.group_shown(name, moves)}")
        answer = self.ask_person(self.say("terminal-move"))
        if not answer.isdecimal():
            return self.in_words(answer)
        if not 1 <= int(answer) <= len(groups):
            self.out.print(f"[red]{self.say('terminal-numbers', last=len(groups))}[/red]")
            return None
        moves = list(groups.values())[int(answer) - 1]
        return str(moves[0]["words"]) if len(moves) == 1 else self.pick_way(moves)

    def pick_way(self, moves: list[Move]) -> str | None:
        for number, move in enumerate(moves, 1):
            shown = self.noted(self.move_told(move), str(move["words"]))
            self.out.print(f"  [bold]{number:>2}[/bold] {shown}")
        answer = self.ask_person(self.say("terminal-way"))
        if answer.isdecimal() and 1 <= int(answer) <= len(moves):
            return str(moves[int(answer) - 1]["words"])
        return None if not answer or answer.isdecimal() else self.in_words(answer)

    def move_told(self, move: Move) -> str:
        return words.move(self.game, move, self.names, self.language)

    def group_shown(self, name: str, moves: list[Move]) -> str:
        """The deed and the card that the moves of a group have in common, and how many they are."""
        if len(moves) == 1:
            return self.noted(self.move_told(moves[0]), name)
        told = self.say(f"deed-{moves[0]['do']}")
        if "card" in moves[0]:
            told += f": {words.card(str(moves[0]['card']), self.language)}"
        ways = self.say("terminal-ways", ways=len(moves))
        return f"{self.noted(told, name)} [dim]({ways})[/dim]"

    def noted(self, told: str, notation: str) -> str:
        """What can be typed, in other languages than its own after what it means."""
        return notation if self.language == "en" else f"{escape(told)}  [dim]{notation}[/dim]"

    def ask_person(self, prompt: str) -> str:
        answer = self.out.input(f"[green]{prompt} [/green]").strip()
        if answer == "q":
            raise Left
        return answer

    def in_words(self, answer: str) -> str | None:
        """A move typed in words, or one of the letters of the help."""
        if answer in ("?", ""):
            self.out.print(self.help(), style="dim")
            return None
        if answer == "b":
            self.draw()
            return None
        if self.heeds(answer):
            return None
        asked = answer.removeprefix("w ")
        refusal = self.refusal(asked)
        if refusal:
            self.out.print(refusal, style="red", markup=False)
        elif asked != answer:
            self.out.print(f"[green]{self.say('terminal-allowed')}[/green]")
        return None if refusal or asked != answer else asked


def grouped(moves: list[Move]) -> dict[str, list[Move]]:
    """Moves by what is done with which card, in the order offered."""
    groups: dict[str, list[Move]] = {}
    for move in moves:
        groups.setdefault(f"{move['do']} {move.get('card', '')}".strip(), []).append(move)
    return groups


def coloured(drawing: str) -> Text:
    text = Text(drawing)
    for letter, style in COLOURS.items():
        text.highlight_words([letter], style=style)
    text.highlight_words(list("━┃┏┓┗┛┣┫┳┻╋╬╸╹╺╻╱╲"), style="bold yellow")
    return text
