"""A game in the terminal: the table drawn, the story told, moves by number or in words."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

import dwarrow
from dwarrow import words
from dwarrow.bots import Bot, bot_named, bot_names
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import ALL, Refused
from dwarrow.kernel.table import Table
from dwarrow.lab.seats import Stories, ask

ME = 0
COLOURS = {
    "▒": "grey30",
    "░": "blue",
    "×": "red",
    "·": "grey23",
    "?": "bold cyan",
    "$": "bold gold1",
}
HELP = """number   choose what it stands for        words   a move in words, as in: pass EW
b        draw the table again             w       why: ask about a move, as in: w lay EW at 5,5
q        leave (the record is kept)       ?       this help"""


class Left(Exception):
    """The person at the terminal leaves."""


def run(
    game: str,
    players: int | None,
    edition: str | None,
    options: dict[str, object],
    bots: str,
    name: str,
    seed: int | None,
    save: Path | None,
    out: Console,
) -> None:
    """Seat one person and bots, play, and keep the record."""
    played = dwarrow.game_named(game)
    seats = played.USUAL_SEATS if players is None else players
    names = [name, *DWARFS[: seats - 1]]
    table = dwarrow.new(game, seats, edition, options, seed, names)
    wanted = [bot for bot in bots.split(",") if bot] or [bot_names(game)[-1]]
    company = [bot_named(wanted[seat % len(wanted)], game) for seat in range(seats)]
    screen = Screen(table, company, out)
    try:
        screen.play()
    except (Left, EOFError, KeyboardInterrupt):
        out.print("\nYou leave the table.")
    finally:
        screen.keep(save)


DWARFS = ("Bofi", "Dara", "Gim", "Hild", "Kuri", "Lofa", "Mott", "Nain", "Orla", "Rurik", "Skadi")


class Screen:
    """What the person at seat 0 sees and does."""

    def __init__(self, table: Table, bots: list[Bot], out: Console) -> None:
        self.table = table
        self.bots = bots
        self.out = out
        self.stories = Stories(table)
        self.told = 0
        self.dice = Seeded(len(dwarrow.position(table)))

    def play(self) -> None:
        self.out.print("[dim]? for help, q to leave[/dim]")
        while not self.table.is_over:
            if self.table.turn == ME:
                self.table.play(self.choose())
            else:
                bot = self.bots[self.table.turn]
                self.table.play(ask(bot, self.table, self.stories, self.dice))
            self.tell()
        self.draw()

    def tell(self) -> None:
        """What seat 0 has heard since it was last told."""
        for told in self.table.told[self.told :]:
            if told.to in (ALL, ME):
                tell_event(self.table, told.event, told.to, self.out)
        self.told = len(self.table.told)

    def draw(self) -> None:
        self.out.print(coloured(self.table.game.drawn(self.table.view(ME))))

    def choose(self) -> int:
        """One move, by a number or two, or in words."""
        self.tell()
        moves = self.table.moves()
        if len(moves) == 1:
            return moves[0]
        self.draw()
        while True:
            chosen = self.pick(grouped(self.table, moves))
            if chosen is not None:
                return chosen

    def pick(self, groups: dict[str, list[int]]) -> int | None:
        """Choose a group, then one of its moves; None to begin again."""
        if len(groups) == 1:
            return self.pick_way(*groups.values())
        for number, (name, moves) in enumerate(groups.items(), 1):
            ways = "" if len(moves) == 1 else f" [dim]({len(moves)} ways)[/dim]"
            self.out.print(f"  [bold]{number:>2}[/bold] {name}{ways}")
        answer = self.ask_person("your move> ")
        if not answer.isdigit():
            return self.in_words(answer)
        if not 1 <= int(answer) <= len(groups):
            self.out.print(f"[red]There are the numbers 1 to {len(groups)}.[/red]")
            return None
        moves = list(groups.values())[int(answer) - 1]
        return moves[0] if len(moves) == 1 else self.pick_way(moves)

    def pick_way(self, moves: list[int]) -> int | None:
        for number, move in enumerate(moves, 1):
            self.out.print(f"  [bold]{number:>2}[/bold] {self.table.words(move)}")
        answer = self.ask_person("which way (Enter to go back)> ")
        if answer.isdigit() and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1]
        return None if not answer or answer.isdigit() else self.in_words(answer)

    def ask_person(self, prompt: str) -> str:
        answer = self.out.input(f"[green]{prompt}[/green]").strip()
        if answer == "q":
            raise Left
        return answer

    def in_words(self, answer: str) -> int | None:
        """A move typed in words, or one of the letters of the help."""
        if answer in ("?", ""):
            self.out.print(HELP, style="dim")
            return None
        if answer == "b":
            self.draw()
            return None
        asked = answer[2:] if answer.startswith("w ") else answer
        try:
            move = self.table.game.read_move(asked)
        except Refused as why:
            self.out.print(f"[red]{why}[/red]")
            return None
        refusal = self.table.refusal(ME, move)
        if refusal is not None:
            self.out.print(f"[red]{words.explain(self.table.game.NAME, refusal)}[/red]")
        elif answer.startswith("w "):
            self.out.print("[green]That is allowed.[/green]")
        return None if refusal is not None or answer.startswith("w ") else move

    def keep(self, save: Path | None) -> None:
        """Write the record; nothing is lost if the file cannot be written."""
        text = dwarrow.record(self.table)
        if save is None:
            return
        try:
            save.write_text(text, encoding="utf-8")
        except OSError as why:
            self.out.print(f"[red]{save} cannot be written ({why.strerror}); the record is:[/red]")
            self.out.print(text, markup=False, soft_wrap=True)
            return
        self.out.print(f"The record is in {save}; check its shuffles with: dwarrow verify {save}")


def grouped(table: Table, moves: list[int]) -> dict[str, list[int]]:
    """Moves by what is done with which card, in the order offered."""
    groups: dict[str, list[int]] = {}
    for move in moves:
        data = table.game.move_data(move)
        groups.setdefault(f"{data['do']} {data.get('card', '')}".strip(), []).append(move)
    return groups


def coloured(drawing: str) -> Text:
    text = Text(drawing)
    for letter, style in COLOURS.items():
        text.highlight_words([letter], style=style)
    text.highlight_words(list("━┃┏┓┗┛┣┫┳┻╋╬╸╹╺╻╱╲"), style="bold yellow")
    return text


def tell_event(table: Table, event: dwarrow.Event, to: int, out: Console) -> None:
    sentence = words.tell(table.game.NAME, event, table.names)
    out.print(sentence, style="bold" if to != ALL else "", markup=False)
    for line in words.why(table.game.NAME, event, table.names):
        out.print("  " + line, markup=False)


def tell_story(table: Table, seat: int, out: Console) -> None:
    """A recorded game told again, then the table as it was left."""
    for told in table.told:
        if told.to in (ALL, seat):
            tell_event(table, told.event, told.to, out)
    out.print(coloured(table.game.drawn(table.view(seat))))
    if table.is_over:
        for name, score in zip(table.names, table.scores()):
            out.print(f"{name}: {score}")
