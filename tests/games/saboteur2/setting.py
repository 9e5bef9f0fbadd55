"""The small language of the Saboteur 2 tests: set a table in words, play words, ask what is so."""

from __future__ import annotations

from typing import Any

from dwarrow.games import saboteur2
from dwarrow.games.saboteur2.play import Saboteur2
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.rules import with_options
from dwarrow.kernel.state import ALL, DEALER, NOBODY, Deal, Moves
from dwarrow.kernel.table import event_data

# A corridor to the middle goal; `{a}` and `{b}` stand for doors or plain tunnels.
CORRIDOR = "maze 1,0:EW 2,0:EW 3,0:EW 4,0:{a} 5,0:{b} 6,0:NESW"
AHEAD = "goals stone-NE? treasure? stone-NW?"
PLAIN, GREEN_DOOR, BLUE_DOOR = "NESW", "door-green-EW", "door-blue-EW"


def table(text: str, deck: str | None = None, **options: object) -> Saboteur2:
    """The state a position describes, with a listener; `deck` is the whole draw deck, top first."""
    lines = [line.strip() for line in text.splitlines()]
    if options:
        lines.append("rules " + " ".join(f"{name}={value}" for name, value in options.items()))
    if deck is not None:
        rest = list(drawers(saboteur2.read_position("\n".join(lines)))["hidden"]["deck"])
        for card in deck.split():
            rest.remove(card)
        old = [line for line in lines if line.startswith("spent ")]
        spent = " ".join(line.partition(" ")[2] for line in old)
        lines = [line for line in lines if line not in old]
        lines += [f"deck {deck}", f"spent {spent} " + " ".join(rest)]
    state = saboteur2.read_position("\n".join(lines))
    state.told = []
    return state


def rules(**options: object) -> Any:
    return with_options(saboteur2.EDITIONS["house"], saboteur2.OPTIONS, options)


def fresh(seats: int, seed: int = 1, first: int | None = 0, **options: object) -> Saboteur2:
    """A game with its first round dealt."""
    state = saboteur2.start(rules(**options), seats, first)
    state.told = []
    state.deal(state.shuffled(Seeded(seed)))
    return state


def ready(
    roles: str, completer: int, a: str = PLAIN, b: str = PLAIN, more: str = "", **options: object
) -> Saboteur2:
    """One card before the treasure: `finish` lays it."""
    seats = len(roles.split())
    text = f"""seats {seats}
        turn {completer}
        roles {roles}
        {CORRIDOR.format(a=a, b=b)}
        {AHEAD}
        hand{completer} NESW
        {more}"""
    return table(text, **options)


def finish(state: Saboteur2) -> dict[str, Any]:
    """Complete the tunnel; why the round ended as it did."""
    play(state, "lay NESW at 7,0")
    return last(state, "settled")


def stalled(roles: str, more: str = "", **options: object) -> Saboteur2:
    """Deck and hands are empty but for one card: `give_up` passes it."""
    seats = len(roles.split())
    text = f"seats {seats}\nroles {roles}\nhand0 NS\n{AHEAD}\n{more}"
    return table(text, deck="", **options)


def give_up(state: Saboteur2) -> dict[str, Any]:
    play(state, "pass NS")
    return last(state, "settled")


def last(state: Saboteur2, event: str) -> dict[str, Any]:
    """The last event of a name."""
    return [one for one in story(state) if one["event"] == event][-1]


def story(state: Saboteur2, seat: int | None = None) -> list[dict[str, Any]]:
    """What was told, to all and to one seat; to everybody if no seat is given."""
    return [event_data(t.event) for t in state.told or [] if seat is None or t.to in (ALL, seat)]


def play(state: Saboteur2, *moves: str) -> None:
    for words in moves:
        assert clause(state, words) is None, f"{words}: {clause(state, words)}; {can(state)}"
        state.step(saboteur2.read_move(words))


def can(state: Saboteur2, seat: int | None = None) -> list[str]:
    view = state.view(state.turn() if seat is None else seat)
    return [saboteur2.move_words(move) for move in saboteur2.moves(view)]


def clause(state: Saboteur2, words: str) -> str | None:
    """The clause that forbids a move of the seat to move; both ways of asking agree."""
    view = state.view(state.turn())
    move = saboteur2.read_move(words)
    refusal = saboteur2.refusal(view, move)
    assert (refusal is None) == (move in saboteur2.moves(view)), (words, refusal)
    return None if refusal is None else refusal.clause


def drawers(state: Saboteur2) -> Any:
    return state.data()


def public(state: Saboteur2) -> Any:
    return state.data()["public"]


def own(state: Saboteur2, seat: int) -> Any:
    return state.view(seat).data()["private"]


def pays(settled: dict[str, Any]) -> list[int]:
    return [share["nuggets"] for share in settled["shares"]]


def winners(settled: dict[str, Any]) -> list[int]:
    return [share["seat"] for share in settled["shares"] if share["won"]]


def clauses(settled: dict[str, Any]) -> list[str]:
    return [share["clause"] for share in settled["shares"]]


def gold(state: Saboteur2) -> list[int]:
    return saboteur2.scores(state)


def deal_next(state: Saboteur2, seed: int = 5) -> Deal:
    assert state.turn() == DEALER
    deal = state.shuffled(Seeded(seed))
    state.deal(deal)
    return deal


def play_on(state: Saboteur2, seed: int = 1, until: int = NOBODY) -> int:
    """Random moves until a turn comes (the dealer's, or the end); how many."""
    dice, moves, played = Seeded(seed), Moves(), 0
    while state.turn() not in (until, NOBODY):
        if state.turn() == DEALER:
            state.deal(state.shuffled(dice))
            continue
        moves.n = 0
        state.list_moves(moves)
        state.step(moves.items[dice.below(moves.n)])
        played += 1
    return played


def where_cards_are(state: Saboteur2) -> list[str]:
    """Every card of the deck, wherever it lies."""
    data = drawers(state)
    cards = data["hidden"]["deck"] + data["hidden"]["aside"]
    for drawer in data["private"]:
        cards += drawer["hand"] + [card for card, n in drawer["buried"].items() for _ in range(n)]
    table_ = data["public"]
    cards += [card for card, n in table_["spent"].items() for _ in range(n)]
    cards += [one["card"] for one in table_["maze"] if one["card"] not in SET_UP]
    cards += [f"break-{tool}" for tools in table_["tools"] for tool in tools]
    cards += ["trap"] * len(table_["trapped"]) + ["theft"] * len(table_["thefts"])
    return sorted(cards)


SET_UP = ("start", "treasure", "stone-NE", "stone-NW")
