"""A situation of the solo game as text: the Duel's, with laid cards in the order they were laid."""

from __future__ import annotations

from librt.vecs import append

from dwarrow.games.duel.cards import DECK_KINDS, WORDS
from dwarrow.games.duel.forms import read_kinds
from dwarrow.games.duel.places import cell_of, place_of
from dwarrow.games.duel.position import cards_left, check_possible, lines_of, read_deck, read_table
from dwarrow.games.solo.editions import EDITIONS, OPTIONS, Rules
from dwarrow.games.solo.round import Solo, start, strikes
from dwarrow.games.solo.state import ASIDE
from dwarrow.kernel.position import Fields, head_lines, take_rules
from dwarrow.kernel.state import Refused
from dwarrow.parts.cards import counted, pile
from dwarrow.parts.maze_text import card_word


def write_position(state: Solo) -> str:
    """The whole situation as a short text."""
    maze = state.public.maze
    laid = [card_word(maze, cell_of(maze, place), WORDS) for place in state.table.lays]
    head = head_lines("solo", EDITIONS, state.public.rules)
    ten = "ten " + " ".join(WORDS[card] for card in state.unseen.ten)
    return "\n".join([*head, *[ten] * (state.public.round > 0), *lines_of(state, laid)])


def read_position(text: str) -> Solo:
    """The state a text describes; Refused with the reason if it is malformed or impossible."""
    fields = Fields(text)
    rules: Rules = take_rules(fields, "solo", EDITIONS, OPTIONS)
    state = start(rules, 1)
    laid = fields.values.get("maze", "").split()
    read_table(fields, state)
    for word in laid:
        x, _, y = word.partition(":")[0].partition(",")
        state.table.lays = append(state.table.lays[:], place_of(int(x), int(y)))
    held = state.private[0].hand[: state.public.hands[0]]
    if any(strikes(card) for card in held):
        raise Refused("sabotage and rockfall never stay in hand (SOLO-10)")
    read_deck(fields, state, _without_ten(fields, state))
    check_possible(state)
    fields.finish()
    return state


def _without_ten(fields: Fields, state: Solo) -> list[int]:
    """The cards that are left for the deck, once ten of them are set aside."""
    left = cards_left(state)
    if state.public.round == 0:
        return left
    usual = " ".join(WORDS[kind] for kind in pile(left)[:ASIDE])
    ten = read_kinds(fields.take("ten", usual), DECK_KINDS)
    if len(ten) != ASIDE:
        raise Refused(f"{ASIDE} cards are set aside, not {len(ten)} (SOLO-05)")
    state.unseen.ten = ten
    aside = counted(ten, DECK_KINDS)
    rest = [left[kind] - aside[kind] for kind in range(DECK_KINDS)]
    if min(rest) < 0:
        raise Refused("cards are set aside that lie elsewhere (SOLO-05)")
    return rest
