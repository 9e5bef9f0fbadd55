"""A small test language for Kings Under Mountains: positions as text, moves as words."""

from __future__ import annotations

from textwrap import dedent

from dwarrow.games import kings
from dwarrow.games.kings.editions import Rules
from dwarrow.games.kings.play import Kings
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.state import ALL, NOBODY, SPECTATOR, Event, Moves
from dwarrow.kernel.table import event_data, event_name


def at(text: str) -> Kings:
    """The position a text describes, with somebody listening."""
    state = kings.read_position(dedent(text))
    state.told = []
    return state


def dealt(seats: int, seed: int = 1, pairing: str = "shuffled", first: int | None = 0) -> Kings:
    """A game just dealt, with somebody listening."""
    state = kings.start(Rules(pairing=pairing), seats, first)
    state.told = []
    state.deal(state.shuffled(Seeded(seed)))
    return state


def card_in_hand(state: Kings, troop: str) -> str:
    """The first card of the mover's hand with this troop; or one that is in no hand."""
    hand = mine(state)["hand"]
    return next((card for card in hand if card.startswith(troop + "/")), f"{troop}/M01")


def move(state: Kings, words: str) -> int:
    """A move in words, where a played card may be named by its troop alone."""
    parts = words.split()
    if parts[0] == "play" and "/" not in parts[1]:
        parts[1] = card_in_hand(state, parts[1])
    return kings.read_move(" ".join(parts))


def why(state: Kings, words: str) -> tuple[str, str] | None:
    """The clause and reason that refuse a move of the seat to move, or None if it is legal."""
    refusal = kings.refusal(kings.view(state, int(state.public.seat)), move(state, words))
    return None if refusal is None else (refusal.clause, refusal.reason)


def do(state: Kings, *all_words: str) -> list[dict[str, object]]:
    """Take moves, each of which must be legal; everything told meanwhile."""
    since = len(state.told or [])
    for words in all_words:
        assert why(state, words) is None, (words, why(state, words))
        state.step(move(state, words))
    return [event_data(told.event) for told in (state.told or [])[since:]]


def named(events: list[dict[str, object]], name: str) -> dict[str, object]:
    """The only event of a name."""
    found = [event for event in events if event["event"] == name]
    assert len(found) == 1, (name, events)
    return found[0]


def names(events: list[dict[str, object]]) -> list[str]:
    return [str(event["event"]) for event in events]


def table(state: Kings) -> dict[str, object]:
    """What lies open."""
    return kings.view(state, SPECTATOR).data()["public"]


def mine(state: Kings, seat: int | None = None) -> dict[str, object]:
    """A seat's own drawer; the mover's if none is named."""
    return kings.view(state, int(state.public.seat) if seat is None else seat).data()["private"]


def troops(cards: list[str]) -> list[str]:
    return [card.partition("/")[0] for card in cards]


def words_of_moves(state: Kings) -> list[str]:
    return [kings.move_words(m) for m in kings.moves(kings.view(state, int(state.public.seat)))]


def heard(state: Kings, seat: int, since: int = 0) -> list[Event]:
    return [told.event for told in state.told[since:] if told.to in (ALL, seat)]


def heard_data(state: Kings, seat: int, since: int = 0) -> list[dict[str, object]]:
    return [event_data(event) for event in heard(state, seat, since)]


def heard_names(state: Kings, seat: int, since: int = 0) -> set[str]:
    return {event_name(event) for event in heard(state, seat, since)}


def random_move(state: Kings, dice: Dice) -> int:
    moves = Moves()
    state.list_moves(moves)
    return int(moves.items[dice.below(moves.n)])


def random_game(state: Kings, dice: Dice):
    """Play at random to the end; the state is handed over before every move and at the end."""
    while state.turn() != NOBODY:
        yield state
        state.step(random_move(state, dice))
    yield state
