"""A game in the terminal: the table drawn, the story told, moves by number or in words."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path

import typer
from rich.console import Console

import dwarrow
from dwarrow import words
from dwarrow.bots import Bot, bot_named, bot_names
from dwarrow.cli import wishes
from dwarrow.cli.choosing import Chooser, Leaves, is_news
from dwarrow.cli.output import BROKEN, check_writable, write
from dwarrow.cli.screen import draw
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import ALL, Refused
from dwarrow.kernel.table import Table, event_data
from dwarrow.lab.seats import Stories, ask
from dwarrow.words import window

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
    wishes.check(game, players, edition, options, language)
    played = dwarrow.game_named(game)
    seats = played.USUAL_SEATS if players is None else players
    names = [name, *DWARFS[: seats - 1]]
    table = dwarrow.new(game, seats, edition, options, seed, names)
    best = "thinker" if "thinker" in bot_names(game) else "chance"
    wanted = [bot for bot in bots.split(",") if bot] or [best]
    company = [bot_named(wanted[seat % len(wanted)], game) for seat in range(seats)]
    if save is not None:
        check_writable(save, language)
    spoken = words.voice(language, game, table.edition)
    screen = Screen(table, company, out, spoken, save)
    try:
        screen.play()
    except (Leaves, EOFError, KeyboardInterrupt):
        out.print("\n" + words.say("terminal-left", language))
    finally:
        kept = screen.keep()
    if not kept:
        raise typer.Exit(BROKEN)


DWARFS = ("Bofi", "Dara", "Gim", "Hild", "Kuri", "Lofa", "Mott", "Nain", "Orla", "Rurik", "Skadi")


class Screen(Chooser):
    """What the person at seat 0 sees and does."""

    def __init__(
        self, table: Table, bots: list[Bot], out: Console, language: str, save: Path | None
    ) -> None:
        super().__init__(table.game.NAME, out, language)
        self.save = save
        self.table = table
        self.bots = bots
        self.stories = Stories(table)
        self.told = 0
        self.dice = Seeded(secrets.randbits(48))

    @property
    def names(self) -> list[str]:
        return self.table.names

    def play(self) -> None:
        self.out.print(f"[dim]{self.say('terminal-hint')}[/dim]")
        while not self.table.is_over:
            if self.table.turn == ME:
                self.tell()
                self.table.take(self.choose([*map(self.table.game.move_data, self.table.moves())]))
                self.tell()
            else:
                self.let_move(self.table.turn)
            self.save_quietly()
        self.before_end()
        self.draw()

    def let_move(self, seat: int) -> None:
        """A bot moves, and says what it claims."""
        bot = self.bots[seat]
        self.table.play(ask(bot, self.table, self.stories, self.dice))
        self.tell()
        for claim in [] if self.table.is_over else self.stories.hear_out(bot, seat, self.dice):
            said = words.tell_facts(self.game, event_data(claim), self.names, self.language)
            self.out.print(said, markup=False)

    def tell(self) -> None:
        """What seat 0 has heard since it was last told; the seal of a deal is in the record."""
        for told in self.table.told[self.told :]:
            item = event_data(told.event)
            self.before_round(item)
            if told.to in (ALL, ME) and is_news(item) and item["event"] != "committed":
                tell_sentence(self.table, told.event, told.to, self.out, self.language)
                self.tell_why(item)
        self.told = len(self.table.told)

    def drawn(self) -> str:
        table, size = self.table, (self.out.width, self.out.height, self.below)
        return window.drawn(table.game, table.view(ME), table.names, self.language, *size)

    def refusal(self, asked: str) -> str:
        try:
            move = self.table.game.read_move(asked)
        except Refused:
            return self.say("terminal-no-move", asked=asked)
        refusal = self.table.refusal(ME, move)
        return "" if refusal is None else self.because(refusal)

    def save_quietly(self) -> None:
        """After every turn, so that nothing is lost whatever happens; the end tells of faults."""
        if self.save is not None:
            with contextlib.suppress(OSError):
                write(self.save, dwarrow.record(self.table))

    def keep(self) -> bool:
        """Write the record; nothing is lost if the file cannot be written, but it is told."""
        if self.save is None:
            return True
        text = dwarrow.record(self.table)
        try:
            write(self.save, text)
        except OSError as why:
            failed = self.say("terminal-not-saved", file=str(self.save), why=str(why.strerror))
            self.out.print(failed, style="red", markup=False, soft_wrap=True)
            self.out.print(text, markup=False, soft_wrap=True)
            return False
        saved = self.say("terminal-saved", file=str(self.save))
        self.out.print(saved, markup=False, soft_wrap=True)
        return True


def tell_sentence(table: Table, event: dwarrow.Event, to: int, out: Console, language: str) -> None:
    sentence = words.tell(table.game.NAME, event, table.names, language)
    out.print(sentence, style="bold" if to != ALL else "", markup=False)


def tell_event(table: Table, event: dwarrow.Event, to: int, out: Console, language: str) -> None:
    """An event of a story that is told in one go: with who got what, and why."""
    tell_sentence(table, event, to, out, language)
    for line in words.why(table.game.NAME, event, table.names, language):
        out.print("  " + line, markup=False)


def tell_story(table: Table, seat: int, out: Console, language: str) -> None:
    """A recorded game told again, then the table as it was left."""
    language = words.voice(language, table.game.NAME, table.edition)
    for told in table.told:
        if told.to in (ALL, seat):
            tell_event(table, told.event, told.to, out, language)
    draw(table, table.view(seat), out, language)
    if table.is_over:
        for name, score in zip(table.names, table.scores()):
            out.print(f"{name}: {score}", markup=False)
