"""Choosing a move at a terminal, by numbers or in words; it knows no table, near or far."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from textwrap import wrap
from typing import Any

from rich.console import Console

from dwarrow import words
from dwarrow.cli.screen import coloured
from dwarrow.games import GAMES
from dwarrow.kernel.state import Refusal
from dwarrow.words.clauses import cited
from dwarrow.words.screen import card_told
from dwarrow.words.window import CHOICES, columns

LEADING = 3  # so many zeros may be typed before a number
WAYS = 2  # so many lines of a second list the table leaves room for
CARD = re.compile(r"(.*?)(?: \(([^()]*)\))?")  # its ways, and what is on it
GIVING = ("pass", "throw", "shed")  # deeds that cost cards, whichever they are


class Leaves(Exception):
    """The person at the terminal leaves."""


Move = dict[str, Any]  # in its JSON form


def is_news(item: Mapping[str, Any]) -> bool:
    """Whether an event tells what the drawn table does not show: a bare draw does not."""
    return item["event"] != "drew" or "mine" in item


class Chooser:
    """A person at a terminal; whoever knows the table says how it looks and what it forbids."""

    def __init__(self, game: str, out: Console, language: str) -> None:
        self.game = game
        self.out = out
        self.language = language
        self.shown = False
        self.below = CHOICES
        self.example = ""  # one of the moves to choose from, as it is typed
        self.typed = ""  # an answer given before the last page of a list

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        raise NotImplementedError

    def drawn(self) -> str:
        """The table in letters, with `self.below` lines left under it."""
        raise NotImplementedError

    def refusal(self, asked: str) -> str:
        """Why a move in words is not allowed; empty if it is."""
        raise NotImplementedError

    def because(self, refusal: Refusal) -> str:
        """Why the rules refuse a move, and what the clause says."""
        quoted = cited(refusal.clause, self.language)
        told = wrap(quoted, self.out.width, initial_indent="  ", subsequent_indent="    ")
        return "\n".join([words.why_not(self.game, refusal, self.language), *told])

    def heeds(self, answer: str) -> bool:
        """Whether something typed was meant otherwise than as a move, and is done."""
        return False

    def say(self, message: str, **facts: object) -> str:
        return words.say(message, self.language, **facts)

    def help(self) -> str:
        """What can be typed, and the forms of moves as records write them."""
        forms = ", ".join(phrase.form for phrase in GAMES[self.game].PHRASES.said)
        told = self.say("terminal-help", example=self.example)
        return f"{told}\n{self.say('terminal-forms')} {forms}"

    def draw(self) -> None:
        self.out.print(coloured(self.drawn()))

    def choose(self, moves: list[Move]) -> str:
        """The words of one of the moves."""
        if len(moves) == 1:
            return str(moves[0]["words"])
        self.example = str(moves[0]["words"])
        groups = grouped(moves)
        self.below = self.lines_below(groups)
        self.draw()
        self.shown = False  # the choices are listed once, however often something is mistyped
        while True:
            chosen = self.pick(groups)
            if chosen is not None:
                return chosen

    def pick(self, groups: dict[str, list[Move]]) -> str | None:
        """Choose a group, then one of its moves; None to begin again."""
        if len(groups) == 1:
            (moves,) = groups.values()
            self.print_pages(self.heading(moves))
            return self.pick_way(moves, "terminal-move")
        if not self.shown:
            self.list_choices(self.groups_shown(list(groups.values())))
        answer = self.ask_person(self.say("terminal-move"))
        if not answer.isdecimal():
            return self.in_words(answer)
        chosen = number_in(answer, len(groups))
        if chosen is None:
            self.out.print(f"[red]{self.say('terminal-numbers', last=len(groups))}[/red]")
            return None
        moves = list(groups.values())[chosen - 1]
        return str(moves[0]["words"]) if len(moves) == 1 else self.pick_way(moves)

    def pick_way(self, moves: list[Move], prompt: str = "terminal-way") -> str | None:
        """Choose one of the moves of a group; None to begin again.

        Whatever is mistyped, the numbers go on to mean the ways until the table is drawn anew.
        """
        self.list_choices(self.ways_shown(moves))
        while self.shown:
            answer = self.ask_person(self.say(prompt))
            chosen = number_in(answer, len(moves))
            if chosen is not None:
                return str(moves[chosen - 1]["words"])
            if not answer and prompt == "terminal-way":
                self.shown = False
            elif answer.isdecimal():
                self.out.print(f"[red]{self.say('terminal-numbers', last=len(moves))}[/red]")
            elif (asked := self.in_words(answer)) is not None:
                return asked
        return None

    def lines_below(self, groups: dict[str, list[Move]]) -> int:
        """The lines under the table: the choices, a short list of ways, and what is typed."""
        lines = len(self.lines_of(self.told_of(groups))) + 1
        several = [moves for moves in groups.values() if len(moves) > 1]
        if len(groups) == 1:
            return lines + len(self.heading(*groups.values()))
        if not several:
            return lines
        longest = max(len(self.lines_of(self.ways_shown(moves))) for moves in several)
        return lines + min(longest, WAYS) + 1

    def told_of(self, groups: dict[str, list[Move]]) -> list[str]:
        """What is listed first: the groups, or the moves of the only one."""
        if len(groups) == 1:
            return self.ways_shown(*groups.values())
        return self.groups_shown(list(groups.values()))

    def ways_shown(self, moves: list[Move]) -> list[str]:
        """The ways to play a card; of one to lay only what differs between them is said again."""
        told = [words.way(self.game, move, self.names, self.language) for move in moves]
        if moves[0]["do"] != "lay":
            return told
        return told_apart(told, words.card(str(moves[0]["card"]), self.language))

    def heading(self, moves: list[Move]) -> list[str]:
        """What the only group does, where a list of its ways would not say it."""
        is_said = self.ways_shown(moves)[0] == self.move_told(moves[0])
        return [] if is_said else [f"{self.group_shown(moves, is_twin=False)}:"]

    def lines_of(self, told: list[str]) -> list[str]:
        return listed([f"{n:>2}) {choice}" for n, choice in enumerate(told, 1)], self.out.width)

    def list_choices(self, told: list[str]) -> None:
        """Numbered choices in columns; what a screen cannot hold comes page by page."""
        self.print_pages(self.lines_of(told), may_answer=True)
        self.shown = True

    def print_pages(self, lines: list[str], may_answer: bool = False) -> None:
        """Page by page; who has seen enough of a list may answer before its last page."""
        for number, page in enumerate(paged(lines, max(self.out.height - 3, 5))):
            typed = self.ask_person(self.say("screen-more")) if number else ""
            if typed and may_answer:
                self.typed = typed
                return
            for line in page:
                self.out.print(line, markup=False, highlight=False)

    def tell_why(self, item: Mapping[str, Any]) -> None:
        """Who got what, and why; at a screen no more at once than it holds."""
        told = words.why_facts(self.game, item, self.names, self.language)
        lines = [
            part
            for line in told
            for part in wrap(line, self.out.width - 2, subsequent_indent="    ")
        ]
        if self.out.is_terminal:
            self.print_pages([f"  {line}" for line in lines])
        else:
            for line in told:
                self.out.print(f"  {line}", markup=False)

    def move_told(self, move: Move) -> str:
        return words.move(self.game, move, self.names, self.language)

    def groups_shown(self, groups: list[list[Move]]) -> list[str]:
        """The groups by name; of two that show the same, what is on the back of each."""
        fronts = [self.card_named(moves, words.card) for moves in groups]
        twins = [front != "" and fronts.count(front) > 1 for front in fronts]
        return [self.group_shown(moves, twin) for moves, twin in zip(groups, twins)]

    def group_shown(self, moves: list[Move], is_twin: bool) -> str:
        """The deed and the card that the moves of a group have in common, and how many they are."""
        do = str(moves[0]["do"])
        deed, named = (
            self.say(f"deed-{do}"),
            self.card_named(moves, card_told if is_twin else words.card),
        )
        told = deed if not named or named.casefold() == deed.casefold() else f"{deed}: {named}"
        if len(moves) > 1:
            return f"{told} ({self.say('terminal-ways', ways=len(moves))})"
        if "place" in moves[0]:
            return f"{told}, {words.way(self.game, moves[0], self.names, self.language)}"
        return self.move_told(moves[0])

    def card_named(self, moves: list[Move], name: Callable[[str, str], str]) -> str:
        """The card that all moves of a group have in common; empty if there is none."""
        card = moves[0].get("card")
        return name(str(card), self.language) if card and has_one_card(moves) else ""

    def ask_person(self, prompt: str) -> str:
        answer, self.typed = self.typed, ""
        if not answer:
            answer = self.out.input(f"[green]{prompt} [/green]").strip()
        if answer == "q":
            raise Leaves
        return answer

    def before_round(self, item: Mapping[str, Any]) -> None:
        """A screen that scrolls waits before the next deal, so that the end of a round is read."""
        if item["event"] == "dealt" and item.get("round", 1) > 1 and self.out.is_terminal:
            self.ask_person(self.say("terminal-next", round=item["round"]))

    def before_end(self) -> None:
        """The same before the last picture, which would push the end of the game off the screen."""
        if self.out.is_terminal:
            self.ask_person(self.say("screen-more"))

    def in_words(self, answer: str) -> str | None:
        """A move typed in words, or one of the letters of the help."""
        if answer in ("?", ""):
            self.out.print(self.help(), style="dim", markup=False, highlight=False)
            return None
        if answer == "b":
            self.draw()
            self.shown = False
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


def listed(items: list[str], width: int) -> list[str]:
    """Items in columns; if one is too long for a line, each by itself and whole."""
    if all(len(item) <= width for item in items):
        return columns(items, width)
    return [line for item in items for line in wrap(item, width, subsequent_indent="    ")]


def paged(lines: list[str], size: int) -> list[list[str]]:
    """Pages of so many lines, none of which begins in the middle of an item."""
    pages = []
    while lines:
        fits = [at for at in range(1, size + 1) if at >= len(lines) or lines[at][:4].strip()]
        cut = max(fits, default=size)
        pages.append(lines[:cut])
        lines = lines[cut:]
    return pages


def told_apart(ways: list[str], held: str) -> list[str]:
    """Places with how a card may lie there, without what is so in all of them and in the hand."""
    name, features = parted(held)
    parts = [(place, *parted(card)) for place, _, card in (way.partition(": ") for way in ways)]
    bare = [f"{place}: {lying}" for place, lying, _ in parts]
    if len(set(bare)) == len(ways):
        parts = [(place, lying, []) for place, lying, _ in parts]
    common = set(features).intersection(*(on_it for _, _, on_it in parts))
    is_same = all(lying == name for _, lying, _ in parts)
    lines = [place for place, _, _ in parts] if is_same else bare
    told = [[each for each in on_it if each not in common] for _, _, on_it in parts]
    return [f"{line} ({', '.join(more)})" if more else line for line, more in zip(lines, told)]


def parted(card: str) -> tuple[str, list[str]]:
    """The name of a card and what is on it."""
    match = CARD.fullmatch(card)
    assert match is not None  # any text will do
    return match[1], match[2].split(", ") if match[2] else []


def number_in(answer: str, last: int) -> int | None:
    """One of the numbers from 1 to the last, if that is what was typed; however long it is."""
    if not answer.isdecimal() or len(answer) > len(str(last)) + LEADING:
        return None
    return int(answer) if 1 <= int(answer) <= last else None


def grouped(moves: list[Move]) -> dict[str, list[Move]]:
    """Moves by what is done with which card, in the order offered; cards given are one group."""
    groups: dict[str, list[Move]] = {}
    for move in moves:
        card = "" if move["do"] in GIVING else move.get("card", "")
        groups.setdefault(f"{move['do']} {card}".strip(), []).append(move)
    return groups


def has_one_card(moves: list[Move]) -> bool:
    return len({move.get("card") for move in moves}) == 1
