"""A game as a text a person can read: head, then one line a move in words, then the result.

The form is stable and documented in docs/record.md. Reading folds the lines one by one through
the same rules as play, so a record that reads is a game that could be played.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.fair import commitment
from dwarrow.kernel.game import Game
from dwarrow.kernel.position import under_rules
from dwarrow.kernel.rules import from_head, values_of
from dwarrow.kernel.shuffles import AsRecorded, FromSecrets, FromSeed, Shuffles
from dwarrow.kernel.state import DEALER, NOBODY, Deal, Refused, State
from dwarrow.kernel.table import Entry, Table

KIND = "dwarrow record"
VERSION = f"{KIND} 1"


MARK = "\ufeff"  # some editors write it before a text


class Damaged(Refused):
    """A record that cannot be read on: at which line, and why. `table` is the game up to there."""

    def __init__(self, line: int, why: str, table: Table | None) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why
        self.table = table

    def __reduce__(self) -> tuple[Any, ...]:
        return Damaged, (self.line, self.why, self.table)


# ---- writing


def write(table: Table) -> str:
    """The record of a table; the secrets are written only when the game is over."""
    lines = [VERSION, f"game {table.game.NAME}", f"edition {table.edition}"]
    options = values_of(table.rules)
    lines.append("rules " + " ".join(f"{name}={value}" for name, value in options.items()))
    lines.append("seats " + json.dumps(table.names, ensure_ascii=False))
    if table.first is not None:
        lines.append(f"first {table.first}")
    if table.opening:
        lines.append("position " + json.dumps(table.opening, ensure_ascii=False))
    lines.append(f"shuffle {table.shuffles.head()}")
    lines += _log_lines(table)
    if table.is_over:
        lines.append("result " + " ".join(str(score) for score in table.scores()))
        lines += table.shuffles.secrets(table.deals)
    return "\n".join(lines) + "\n"


def _log_lines(table: Table) -> list[str]:
    lines: list[str] = []
    number = 0
    for entry in table.log:
        if entry.deal is None:
            lines.append(f"{entry.seat} {table.game.move_words(entry.move)}")
            continue
        number += 1
        if table.shuffles.commitment(number):
            lines.append(f"commit {number} {table.shuffles.commitment(number)}")
        lines.append(f"deal {number} {deal_words(entry.deal, table.game)}")
    return lines


def deal_words(deal: Deal, game: Game) -> str:
    """A deal as words: each pile and its cards in the order dealt."""
    piles = deal.lists().items()
    return " ".join(
        f"{name}={','.join(game.PILES[name][card] for card in cards)}" for name, cards in piles
    )


def read_deal(words: str, game: Game, state: State, seats: int) -> Deal:
    """The deal that words mean, if it is one the dealer could have made now."""
    piles: dict[str, vec[i64]] = {}
    for part in words.split():
        name, _, cards = part.partition("=")
        if name not in game.PILES:
            raise Refused(f"there is no pile {name!r}; there are: {', '.join(game.PILES)}")
        piles[name] = _read_pile(name, cards, game)
    deal = Deal(piles)
    _check_deal(deal, state, seats)
    return deal


def _read_pile(name: str, cards: str, game: Game) -> vec[i64]:
    known = game.PILES[name]
    pile = vec[i64]()
    for word in cards.split(",") if cards else []:
        if word not in known:
            raise Refused(f"there is no card {word!r} in the pile {name}")
        pile = append(pile, known.index(word))
    return pile


def _check_deal(deal: Deal, state: State, seats: int) -> None:
    """A deal holds the same cards as any other deal made now, in whatever order."""
    expected = state.shuffled(Seeded(0)).lists()
    dealt = deal.lists()
    if list(dealt) != list(expected):
        raise Refused(f"a deal has the piles {', '.join(expected)}; not {', '.join(dealt)}")
    for name, cards in expected.items():
        if name != "first" and sorted(cards) != sorted(dealt[name]):
            raise Refused(f"the pile {name} does not hold the cards it should")
        if name == "first" and (len(dealt[name]) != 1 or dealt[name][0] >= seats):
            raise Refused("the first seat of the deal is not at the table")


# ---- reading


class _Reader:
    """Reads a record line by line; knows at which line it stands."""

    def __init__(self, text: str, games: Mapping[str, Game]) -> None:
        self.lines = text.removeprefix(MARK).split("\n")
        self.at = 0
        self.games = games
        self.table: Table | None = None
        self.recorded = AsRecorded("")

    def next_line(self) -> str | None:
        """The next line that says something."""
        while self.at < len(self.lines):
            self.at += 1
            line = self.lines[self.at - 1].strip()
            if line and not line.startswith("#"):
                return line
        return None

    def expect(self, word: str) -> str:
        """The rest of the next line, which must begin with this word."""
        line = self.next_line()
        if line is None:
            raise Refused(f"the record ends where {word!r} should stand")
        if not line.startswith(word + " "):
            raise Refused(f"here should stand {word!r}, not {line[:40]!r}")
        return line[len(word) + 1 :]

    def read(self) -> Table:
        table = self.head()
        self.table = table
        line = self.next_line()
        while line is not None:
            self.body_line(table, line)
            line = self.next_line()
        return table

    def head(self) -> Table:
        begins = self.next_line() or ""
        if begins != VERSION:
            other = f"; this {begins[:40]!r} is of another release" if is_record(begins) else ""
            raise Refused(f"a record begins with {VERSION!r}{other}")
        name = self.expect("game")
        if name not in self.games:
            raise Refused(f"there is no game {name!r}; there are: {', '.join(self.games)}")
        game = self.games[name]
        edition = self.expect("edition")
        if edition not in game.EDITIONS and edition != "position":
            known = ", ".join(game.EDITIONS)
            raise Refused(f"{name} has no edition {edition!r}; there are: {known}")
        rules = self.rules(game)
        names = self.names(self.expect("seats"))
        game.check(rules, len(names))
        first = None
        opening = ""
        rest = self.next_line() or ""
        if rest.startswith("first "):
            first = self.seat(rest[6:], len(names))
            rest = self.next_line() or ""
        if rest.startswith("position "):
            opening = under_rules(self.position(rest[9:]), game.EDITIONS, game.OPTIONS, rules)
            rest = self.next_line() or ""
        if not rest.startswith("shuffle "):
            raise Refused(f"here should stand 'shuffle', not {rest[:40]!r}")
        self.recorded.source = rest[8:]
        return Table(game, edition, rules, names, self.recorded, first, opening=opening)

    def position(self, text: str) -> str:
        try:
            return str(json.loads(text))
        except ValueError:
            raise Refused("a position stands here as one text in quotes") from None

    def rules(self, game: Game) -> object:
        parts = [part.partition("=") for part in self.expect("rules").split()]
        said = {name: value for name, _, value in parts}
        return from_head(next(iter(game.EDITIONS.values())), game.OPTIONS, said)

    def names(self, text: str) -> list[str]:
        try:
            names = json.loads(text)
        except ValueError:
            names = None
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise Refused('seats are a list of names in quotes, as in ["Ana", "Bo"]')
        return names

    def seat(self, text: str, seats: int) -> int:
        if not text.isdigit() or int(text) >= seats:
            raise Refused(f"{text!r} is no seat; seats are 0 to {seats - 1}")
        return int(text)

    def body_line(self, table: Table, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "commit":
            self.recorded.commitments[table.deals + 1] = self.numbered(rest, table.deals + 1)
        elif word == "deal":
            self.deal_line(table, self.numbered(rest, table.deals + 1))
        elif word == "result":
            self.result_line(table, rest)
        elif word in ("secret", "entropy"):
            self.recorded.closing.append(line)
        else:
            self.move_line(table, word, rest)

    def numbered(self, rest: str, number: int) -> str:
        """What follows the number of a deal, if it is the next one's."""
        said, _, told = rest.partition(" ")
        if said != str(number):
            raise Refused(f"the next deal has the number {number}, not {said!r}")
        return told

    def deal_line(self, table: Table, words: str) -> None:
        if table.turn != DEALER:
            raise Refused("no deal is due here")
        table.fold_deal(read_deal(words, table.game, table.state, len(table.names)))

    def move_line(self, table: Table, word: str, rest: str) -> None:
        seat = self.seat(word, len(table.names))
        if table.turn == DEALER:
            raise Refused("a deal is due here")
        if table.turn == NOBODY:
            raise Refused("the game is over before this line")
        if seat != table.turn:
            raise Refused(f"it is the turn of seat {table.turn}, not of seat {seat}")
        move = table.game.read_move(rest)
        refusal = table.refusal(seat, move)
        if refusal is not None:
            raise Refused(f"{rest!r} is not allowed by {refusal.clause} ({refusal.reason})")
        table.fold(Entry(seat, move, None))

    def result_line(self, table: Table, rest: str) -> None:
        if not table.is_over:
            raise Refused("a result stands here, but the game is not over")
        if rest.split() != [str(score) for score in table.scores()]:
            played = " ".join(str(score) for score in table.scores())
            raise Refused(f"the result says {rest!r}, but the moves give {played!r}")


def read(text: str, games: Mapping[str, Game]) -> Table:
    """The table a record describes, replayed; Damaged if it cannot be read to its end."""
    reader = _Reader(text, games)
    try:
        return reader.read()
    except (Refused, ValueError) as why:
        raise Damaged(reader.at, str(why), reader.table) from None


def is_record(text: str) -> bool:
    """Whether a text begins as a record does, of whatever version."""
    begins = _Reader(text, {}).next_line()
    return begins is not None and begins.startswith(f"{KIND} ")


# ---- verifying


def verify(table: Table) -> list[str]:
    """Deal a record's deals anew from its seed or secrets; what does not agree, in words."""
    try:
        shuffles = _source(table)
    except (Refused, ValueError, IndexError) as why:
        return [f"the source of the deals cannot be read: {why}"]
    faults = _broken_promises(table, shuffles)
    again = Table(
        table.game,
        table.edition,
        table.rules,
        table.names,
        shuffles,
        table.first,
        listens=False,
        opening=table.opening,
    )
    number = 0
    for entry in table.log:
        if entry.deal is not None:
            number += 1
            if again.state.shuffled(shuffles.dice(number)) != entry.deal:
                faults.append(f"deal {number} is not the one its secret gives")
        again.fold(entry)
    return faults


def _source(table: Table) -> Shuffles:
    """The source of a record's deals, rebuilt from what it reveals."""
    word, _, rest = table.shuffles.head().partition(" ")
    if word == "seed":
        return FromSeed(int(rest))
    if word == "lesson":
        raise Refused("the deals of a lesson are laid out beforehand, not drawn")
    secrets = [line.split() for line in table.shuffles.secrets(table.deals)]
    opened = [bytes.fromhex(parts[2]) for parts in secrets if parts[0] == "secret"]
    dealt = sum(1 for entry in table.log if entry.deal is not None)
    if word != "fair" or len(opened) < dealt:
        raise Refused("the record does not reveal the secrets of its deals (is the game over?)")
    source = FromSecrets(opened)
    for parts in secrets:
        if parts[0] == "entropy":
            source.add(int(parts[1]), int(parts[2]), bytes.fromhex(parts[3]))
    return source


def _broken_promises(table: Table, shuffles: Shuffles) -> list[str]:
    if not isinstance(shuffles, FromSecrets):
        return []
    return [
        f"the secret of deal {number} is not the one committed to"
        for number, secret in enumerate(shuffles.by_deal, 1)
        if table.shuffles.commitment(number) != commitment(secret)
    ]
