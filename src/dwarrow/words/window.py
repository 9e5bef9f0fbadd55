"""The table in a terminal: the board in letters, the rest in words, as large as the window lets it.

On 80 columns and 24 lines everything a turn needs stands on one screen: the seats beside the board,
the hand below it, the choices in columns.
"""

from __future__ import annotations

from itertools import zip_longest
from textwrap import wrap
from typing import Any

from dwarrow.kernel.game import Game
from dwarrow.kernel.state import SPECTATOR, View
from dwarrow.words import screen as told
from dwarrow.words.bundles import say

CHOICES = 9  # lines kept for the choices and the prompt
BESIDE = 24  # columns a line about a seat needs at least
APART = "   "  # between items of a run
FEW = 3  # so many lines of columns are never made a run


def drawn(
    game: Game,
    view: View,
    names: list[str],
    language: str,
    width: int = 80,
    height: int = 24,
    choices: int = CHOICES,
) -> str:
    """All that a seat sees, in so many columns and lines if it can be: large, small, or brief."""
    room = height - choices
    lines = laid_out(game, view, names, language, width, small=False)
    if len(lines) > room or max(map(len, lines)) > width:
        lines = laid_out(game, view, names, language, width, small=True)
    if len(lines) > room:
        brief = laid_out_briefly(game, view, names, language, width)
        lines = min(brief, lines, key=len)
    return "\n".join(lines)


def laid_out(
    game: Game, view: View, names: list[str], language: str, width: int, small: bool
) -> list[str]:
    data: Any = view.data()
    lines = beside(board_of(game, view, language, small), told.seats(data, names, language), width)
    for part in told.mines(data, language):
        lines += columns(part, width)
    for king in told.captured(data, names, language):
        lines += wrapped([king], width, "; ")
    lines.append(told.status(data, language))
    if view.seat != SPECTATOR:
        lines += wrapped(told.own(data, language), width, " · ")
        lines += hand_lines(hand_of(game, view, language, small), told.hand(data, language), width)
    return [line for line in lines if line.strip()]


def laid_out_briefly(
    game: Game, view: View, names: list[str], language: str, width: int
) -> list[str]:
    """The same with what a full table leaves room for: no words where numbers do."""
    data: Any = view.data()
    captured = told.captured_brief(data, names, language)
    seats = [] if captured else told.seats_brief(data, names, language)
    lines = around(board_of(game, view, language, True), seats, width)
    for part in [*told.mines_brief(data, language), *captured]:
        lines += wrapped([part], width, "; ")
    facts = told.status(data, language).split(" · ")
    if view.seat != SPECTATOR:
        facts += told.own(data, language)
    lines += wrapped(facts, width, " · ")
    if view.seat != SPECTATOR:
        hand = told.hand(data, language, brief=True)
        lines += hand_lines(hand_of(game, view, language, True), hand, width)
    return [line for line in lines if line.strip()]


def board_of(game: Game, view: View, language: str, small: bool) -> list[str]:
    return game.drawn(view, small).translate(lettered(language)).splitlines()


def hand_of(game: Game, view: View, language: str, small: bool) -> list[tuple[str, ...]]:
    letters = lettered(language)
    cards = game.drawn_hand(view, small)
    return [tuple(line.translate(letters) for line in card) for card in cards]


def around(board: list[str], seats: list[str], width: int) -> list[str]:
    """The seats in one run of words, beside the board or below it: whatever takes fewer lines."""
    below = board + wrapped(seats, width, "; ")
    room = width - max((len(line) for line in board), default=0) - 2
    if not board or room < BESIDE:
        return below
    return min(beside(board, wrapped(seats, room, "; "), width), below, key=len)


def lettered(language: str) -> dict[int, str]:
    """The letters of a picture, which are English in the engine, as a language writes them."""
    return dict(zip(map(ord, "GBgbtk"), say("screen-letters", language)))


def beside(board: list[str], seats: list[str], width: int) -> list[str]:
    """The seats to the right of the board if there is room, else below it."""
    left = max((len(line) for line in board), default=0) + 2
    if not board or width - left < BESIDE:
        return board + [line for seat in seats for line in folded(seat, width)]
    notes = [note for seat in seats for note in folded(seat, width - left)]
    room = max(len(board), len(notes))
    boards = board + [""] * (room - len(board))
    return [
        (line.ljust(left) + note).rstrip()
        for line, note in zip(boards, notes + [""] * (room - len(notes)))
    ]


def folded(text: str, width: int) -> list[str]:
    """A line about a seat in as many lines as it needs, at its commas."""
    *parts, end = text.split(", ")
    lines, line = [], ""
    for part in [*(f"{part}," for part in parts), end]:
        added = f"{line} {part}" if line else part
        if line and len(added) > width:
            lines.append(clipped(line, width))
            added = "   " + part
        line = added
    return [*lines, clipped(line, width)]


def clipped(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def wrapped(parts: list[str], width: int, between: str) -> list[str]:
    """Words that belong together on as few lines as hold them."""
    lines, line = [], ""
    for part in between.join(parts).split(between):
        added = f"{line}{between}{part}" if line else part
        if line and len(added) > width:
            lines.append(line)
            added = part
        line = added
    return [piece for line in [*lines, line] for piece in wrap(line, width)]


def hand_lines(pictures: list[tuple[str, ...]], names: list[str], width: int) -> list[str]:
    """The cards side by side with their names: in small pictures a line holds several."""
    if not pictures:
        return columns(names, width)
    if len(pictures[0]) == 1:
        shown = [f"{picture[0]} {name}".strip() for picture, name in zip(pictures, names)]
        return columns(shown, width)
    room = max(width // max(len(names), 1) - 1, 6)
    cells = [[f"{line:^{room}}" for line in picture] for picture in pictures]
    rows = [" ".join(row).rstrip() for row in zip(*cells)]
    told = zip_longest(*(wrap(name, room) for name in names), fillvalue="")
    return [*rows, *(" ".join(f"{part:^{room}}" for part in line).rstrip() for line in told)]


def columns(items: list[str], width: int) -> list[str]:
    """Items in columns of equal width, row by row; in a run of words where that spares lines."""
    if not items:
        return []
    room = min(max(len(item) for item in items) + 2, width)
    across = max(width // room, 1)
    rows = [items[i : i + across] for i in range(0, len(items), across)]
    even = ["".join(clipped(i, room).ljust(room) for i in row).rstrip() for row in rows]
    run = wrapped([clipped(item, width) for item in items], width, APART)
    return run if len(run) < len(even) > FEW else even
