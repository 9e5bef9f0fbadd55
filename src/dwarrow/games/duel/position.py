"""A situation of the Duel as text, as FEN is to chess: written, read back, and checked.

Only what cannot be worked out is written. Missing lines mean the opening: empty hands and table,
and a deck of all cards that lie nowhere else, in the order of the card list. Laid cards stand in
the order of their places, alone in the order they were laid.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.duel import editions
from dwarrow.games.duel.cards import (
    ALL_GOALS,
    DECK_KINDS,
    TUNNELS,
    WORDS,
)
from dwarrow.games.duel.play import Duel, start
from dwarrow.games.duel.position_read import read_fields
from dwarrow.games.duel.state import (
    GOALS,
    KEYS,
    PHASES,
    Public,
    cell_of,
    goal_words,
    kind_words,
    purse_cards,
)
from dwarrow.kernel.position import Fields, head_lines, take_rules
from dwarrow.parts.maze_text import card_word, maze_words
from dwarrow.parts.tools import tool_words

# ---- writing


def write_position(state: Duel) -> str:
    """The whole truth of a situation of the Duel as text."""
    return "\n".join(head_lines("duel", editions.EDITIONS, state.public.rules) + lines_of(state))


def lines_of(state: Duel) -> list[str]:
    """A situation without its head, for two or alone."""
    public = state.public
    lines = [
        f"round {public.round}",
        f"phase {PHASES[public.phase]}",
        f"turn {public.seat}",
        f"active {public.active}",
        f"first {public.first}",
    ]
    if public.round > 0:
        lines += _table_lines(state) + _token_lines(public) + _turn_lines(public)
        for seat in range(public.seats):
            lines += _seat_lines(state, seat)
    return [*lines, ""]


def _table_lines(state: Duel) -> list[str]:
    public = state.public
    maze = public.maze
    deck = [WORDS[state.hidden.deck[public.deck_size - 1 - i]] for i in range(public.deck_size)]
    laid = maze_words(maze, WORDS, TUNNELS)
    if public.answers.solo:
        laid = [card_word(maze, cell_of(maze, place), WORDS) for place in public.lays]
    lines = [
        "maze " + " ".join(laid),
        "goals " + " ".join(_goal_word(state, goal) for goal in range(GOALS)),
        "gone " + " ".join(goal_words(ALL_GOALS & ~public.goal_stock)),
        "taken " + " ".join(kind_words(public.taken)),
        "deck " + " ".join(deck),
        "spent " + " ".join(_listed(public.spent)),
    ]
    return lines + ["ten " + " ".join(WORDS[c] for c in state.hidden.ten)] * (public.seats == 1)


def _listed(counts: vec[i64]) -> list[str]:
    return [WORDS[kind] for kind in range(DECK_KINDS) for _ in range(counts[kind])]


def _goal_word(state: Duel, goal: int) -> str:
    """`?` face down, `!` turned up with its position still to choose, `~` turned."""
    public = state.public
    word = WORDS[state.hidden.goals[goal]]
    if public.goals[goal] == 0 or public.orient == goal:
        return word + ("!" if public.orient == goal else "?")
    return word + "~" * ((int(public.maze.face_in(public.maze.goals[goal])) - 1) % 2)


def _token_lines(public: Public) -> list[str]:
    lost = KEYS - public.keys_left - sum(len(kind_words(keys)) for keys in public.keys)
    return [
        f"lost_keys {lost}",
        "paid " + " ".join(f"{pay >> 2}.{pay & 3}" for pay in public.paid),
    ]


def _turn_lines(public: Public) -> list[str]:
    return [
        f"draw {public.draw}",
        f"ended {public.ended}",
        "links " + " ".join(str(g) for g in range(GOALS) if public.links >> g & 1),
        f"must_lay {int(public.must_lay)}",
        f"has_laid {int(public.has_laid)}",
    ]


def _seat_lines(state: Duel, seat: int) -> list[str]:
    public = state.public
    drawer = state.private[seat]
    lines = {
        "hand": [WORDS[drawer.hand[i]] for i in range(public.hands[seat])],
        "buried": _listed(drawer.buried),
        "tools": tool_words(int(public.tools[seat])),
        "looked": [str(goal) for goal in range(GOALS) if public.looked[seat] >> goal & 1],
        "tokens": kind_words(public.tokens[seat]),
        "keys": kind_words(public.keys[seat]),
        "declined": kind_words(public.declined[seat]),
        "purse": [str(value) for value in purse_cards(public.purses[seat])],
        "before": [str(value) for value in purse_cards(public.before[seat])],
    }
    return [f"{name}{seat} {' '.join(words)}" for name, words in lines.items() if words]


def read_position(text: str) -> Duel:
    """The state a position text of the Duel describes; Refused with the reason if none."""
    fields = Fields(text)
    rules: editions.Rules = take_rules(fields, "duel", editions.EDITIONS, editions.OPTIONS)
    editions.check(rules)
    return read_fields(fields, start(rules, 2))
