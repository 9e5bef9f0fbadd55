"""A game in the terminal: the table drawn, the story told, moves by number or in words."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

import dwarrow
from dwarrow import words
from dwarrow.bots import Bot, bot_named, bot_names
from dwarrow.cli.choosing import Chooser, Left, coloured
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import ALL, Refused
from dwarrow.kernel.table import Table
from dwarrow.lab.seats import Stories, ask

ME = 0


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
    language: str,
) -> None:
    """Seat one person and bots, play, and keep the record."""
    played = dwarrow.game_named(game)
    seats = played.USUAL_SEATS if players is None else players
    names = [name, *DWARFS[: seats - 1]]
    table = dwarrow.new(game, seats, edition, options, seed, names)
    best = "thinker" if "thinker" in bot_names(game) else "chance"
    wanted = [bot for bot in bots.split(",") if bot] or [best]
    company = [bot_named(wanted[seat % len(wanted)], game) for seat in range(seats)]
    screen = Screen(table, company, out, language)
    try:
        screen.play()
    except (Left, EOFError, KeyboardInterrupt):
        out.print("\n" + words.say("terminal-left", language))
    finally:
        screen.keep(save)


DWARFS = ("Bofi", "Dara", "Gim", "Hild", "Kuri", "Lofa", "Mott", "Nain", "Orla", "Rurik", "Skadi")


class Screen(Chooser):
    """What the person at seat 0 sees and does."""

    def __init__(self, table: Table, bots: list[Bot], out: Console, language: str) -> None:
        super().__init__(table.game.NAME, out, language)
        self.table = table
        self.bots = bots
        self.stories = Stories(table)
        self.told = 0
        self.dice = Seeded(len(dwarrow.position(table)))

    @property
    def names(self) -> list[str]:
        return self.table.names

    def play(self) -> None:
        self.out.print(f"[dim]{self.say('terminal-hint')}[/dim]")
        while not self.table.is_over:
            if self.table.turn == ME:
                self.tell()
                self.table.take(self.choose([*map(self.table.game.move_data, self.table.moves())]))
            else:
                bot = self.bots[self.table.turn]
                self.table.play(ask(bot, self.table, self.stories, self.dice))
            self.tell()
        self.draw()

    def tell(self) -> None:
        """What seat 0 has heard since it was last told."""
        for told in self.table.told[self.told :]:
            if told.to in (ALL, ME):
                tell_event(self.table, told.event, told.to, self.out, self.language)
        self.told = len(self.table.told)

    def drawn(self) -> str:
        return self.table.game.drawn(self.table.view(ME))

    def refusal(self, asked: str) -> str:
        try:
            move = self.table.game.read_move(asked)
        except Refused as why:
            return str(why)
        refusal = self.table.refusal(ME, move)
        return "" if refusal is None else words.explain(self.game, refusal, self.language)

    def keep(self, save: Path | None) -> None:
        """Write the record; nothing is lost if the file cannot be written."""
        text = dwarrow.record(self.table)
        if save is None:
            return
        try:
            save.write_text(text, encoding="utf-8")
        except OSError as why:
            failed = self.say("terminal-not-saved", file=str(save), why=str(why.strerror))
            self.out.print(f"[red]{failed}[/red]")
            self.out.print(text, markup=False, soft_wrap=True)
            return
        self.out.print(self.say("terminal-saved", file=str(save)))


def tell_event(table: Table, event: dwarrow.Event, to: int, out: Console, language: str) -> None:
    sentence = words.tell(table.game.NAME, event, table.names, language)
    out.print(sentence, style="bold" if to != ALL else "", markup=False)
    for line in words.why(table.game.NAME, event, table.names, language):
        out.print("  " + line, markup=False)


def tell_story(table: Table, seat: int, out: Console, language: str) -> None:
    """A recorded game told again, then the table as it was left."""
    for told in table.told:
        if told.to in (ALL, seat):
            tell_event(table, told.event, told.to, out, language)
    out.print(coloured(table.game.drawn(table.view(seat))))
    if table.is_over:
        for name, score in zip(table.names, table.scores()):
            out.print(f"{name}: {score}")
