"""The language of the tests, the same for every game: draw a table, say moves, hear what was told.

A position is a text as `read_position` takes it; what it leaves out is the opening. Whoever plays
is a State or a Table; both say which game they are of. What a game adds is in its `setting.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games import GAMES
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.rules import with_options
from dwarrow.kernel.state import ALL, DEALER, NOBODY, SPECTATOR, Deal, Moves
from dwarrow.kernel.table import Table, event_data

Playing: TypeAlias = Any  # the State of a game, or a Table
Facts: TypeAlias = dict[str, Any]

# What a game's setting takes over as it is; it names its game in the rest.
__all__ = [
    "can",
    "clause",
    "deal",
    "everyone",
    "game_of",
    "hand",
    "hidden",
    "last",
    "listening",
    "names",
    "names_of",
    "only",
    "others",
    "own",
    "play",
    "play_on",
    "public",
    "random_game",
    "random_move",
    "reason",
    "sees",
    "state_of",
    "take",
    "to_next_deal",
    "told",
    "turn",
    "view_of",
    "where_cards_are",
    "whole",
    "why",
    "without",
]

# ---- setting a table


def at(game: str, text: str, edition: str = "", deck: str | None = None, **options: object) -> Any:
    """The state a position describes, with somebody listening.

    `deck` are all cards of the draw deck, top first; all others are spent.
    """
    lines = [f"edition {edition}" if edition else "", *(line.strip() for line in text.splitlines())]
    if options:
        lines.insert(1, "rules " + " ".join(f"{k}={str(v).lower()}" for k, v in options.items()))
    if deck is not None:
        rest = without(whole(GAMES[game].read_position("\n".join(lines)))["hidden"]["deck"], deck)
        old = [line for line in lines if line.startswith("spent ")]
        spent = [card for line in old for card in line.split()[1:]]
        lines = [line for line in lines if line not in old]
        lines += [f"deck {deck}", " ".join(["spent", *spent, *rest])]
    return listening(GAMES[game].read_position("\n".join(lines)))


def without(cards: list[Any], taken: str) -> list[str]:
    """The cards that are left when these are taken out."""
    rest = [str(card) for card in cards]
    for card in taken.split():
        rest.remove(card)
    return rest


def listening(state: Any) -> Any:
    state.told = []
    return state


def rules_of(game: str, edition: str = "house", **options: object) -> Any:
    return with_options(GAMES[game].EDITIONS[edition], GAMES[game].OPTIONS, options)


def begin(
    game: str, seats: int, edition: str = "house", first: int | None = 0, **options: object
) -> Any:
    """A new game before its first deal."""
    rules = rules_of(game, edition, **options)
    GAMES[game].check(rules, seats)
    return listening(GAMES[game].start(rules, seats, first))


def deal(state: Any, seed: int = 0, **on_top: str) -> Deal:
    """Deal a round as chance would, except that the named cards lie on top of their piles."""
    dealt = state.shuffled(Seeded(seed))
    for pile, wanted in on_top.items():
        words = game_of(state).PILES[pile]
        rest = [int(card) for card in dealt.piles[pile]]
        top = [words.index(word) for word in wanted.split()]
        for card in top:
            rest.remove(card)
        dealt.piles[pile] = vec[i64](top + rest)
    state.deal(dealt)
    return dealt  # type: ignore[no-any-return]


def fresh(
    game: str,
    seats: int,
    edition: str = "house",
    seed: int = 0,
    first: int | None = 0,
    **options: object,
) -> Any:
    """A game with its first round dealt from a seed."""
    state = begin(game, seats, edition, first, **options)
    deal(state, seed)
    return state


# ---- asking and playing


def state_of(playing: Playing) -> Any:
    return playing.state if isinstance(playing, Table) else playing


def game_of(playing: Playing) -> Any:
    return GAMES[state_of(playing).drawers().game]


def turn(playing: Playing) -> int:
    return int(state_of(playing).turn())


def view_of(playing: Playing, seat: int | None = None) -> Any:
    """What a seat may know; the one to move, if none is named."""
    return state_of(playing).view(turn(playing) if seat is None else seat)


def can(playing: Playing, verb: str = "", seat: int | None = None) -> list[str]:
    """The legal moves in words, in their pinned order; those that begin with a verb."""
    game = game_of(playing)
    said = [game.move_words(move) for move in game.moves(view_of(playing, seat))]
    return [words for words in said if words.startswith(verb)]


def why(playing: Playing, words: str, seat: int | None = None) -> tuple[str, str] | None:
    """The clause and the reason that forbid a move, or None; both ways of asking agree."""
    game, view = game_of(playing), view_of(playing, seat)
    move = game.read_move(words)
    refusal, legal = game.refusal(view, move), game.moves(view)
    assert (refusal is None) == (move in legal), f"{words}: {refusal}, {can(playing, '', seat)}"
    return None if refusal is None else (refusal.clause, refusal.reason)


def clause(playing: Playing, words: str, seat: int | None = None) -> str | None:
    refused = why(playing, words, seat)
    return None if refused is None else refused[0]


def reason(playing: Playing, words: str, seat: int | None = None) -> str:
    refused = why(playing, words, seat)
    return "" if refused is None else refused[1]


def play(playing: Playing, *moves: str) -> list[Facts]:
    """Play words by whoever's turn it is; everything that was told, with `to`."""
    since = len(playing.told or [])
    for words in moves:
        refused = why(playing, words)
        assert refused is None, f"{words}: refused by {refused}; there are {can(playing)}"
        if isinstance(playing, Table):
            playing.take(words)
        else:
            playing.step(game_of(playing).read_move(words))
    return told(playing)[since:]


def take(playing: Playing, *moves: str) -> list[str]:
    """Play moves; the names of all events told by them."""
    return [fact["event"] for fact in play(playing, *moves)]


# ---- hearing


def told(playing: Playing, event: str = "", to: int | None = None) -> list[Facts]:
    """All that was told so far: of one kind, or to one seat (what all hear included)."""
    facts = [{**event_data(one.event), "to": int(one.to)} for one in playing.told or []]
    heard = [fact for fact in facts if to is None or fact["to"] in (ALL, to)]
    return [fact for fact in heard if event in ("", fact["event"])]


def last(playing: Playing, event: str) -> Facts:
    """The last event of a name."""
    return told(playing, event)[-1]


def only(events: list[Facts], name: str) -> Facts:
    """The one event of a name."""
    (found,) = [event for event in events if event["event"] == name]
    return found


def names(events: list[Facts]) -> list[str]:
    return [event["event"] for event in events]


def names_of(events: list[Facts], to: int = ALL) -> list[str]:
    """The names of events told to exactly this seat, or to all."""
    return [one["event"] for one in events if one["to"] == to]


# ---- looking


def whole(playing: Playing) -> Any:
    """The truth: all three drawers."""
    return state_of(playing).data()


def public(playing: Playing) -> Any:
    return whole(playing)["public"]


def hidden(playing: Playing) -> Any:
    return whole(playing)["hidden"]


def sees(playing: Playing, seat: int) -> Any:
    """Every byte a seat can get from the view."""
    return state_of(playing).view(seat).data()


def own(playing: Playing, seat: int | None = None) -> Any:
    """A seat's own drawer; the mover's if none is named."""
    return sees(playing, turn(playing) if seat is None else seat)["private"]


def hand(playing: Playing, seat: int) -> Any:
    return own(playing, seat)["hand"]


def everyone(playing: Playing) -> list[int]:
    """All seats and a spectator."""
    return [*range(int(state_of(playing).public.seats)), SPECTATOR]


def others(playing: Playing, *seats: int) -> list[int]:
    return [seat for seat in everyone(playing) if seat not in seats]


LAID_OUT = ("start", "treasure", "stone-NE", "stone-NW")


def where_cards_are(playing: Playing) -> list[str]:
    """Every card of a playable stock, wherever it lies."""
    data = whole(playing)
    aside = data["hidden"].get("aside")  # in Saboteur it is a role that lies there
    cards = [*data["hidden"]["deck"], *(aside if isinstance(aside, list) else ())]
    for drawer in data["private"]:
        cards += drawer["hand"] + [card for card, n in drawer["buried"].items() for _ in range(n)]
    table = data["public"]
    cards += [card for card, n in table["spent"].items() for _ in range(n)]
    cards += [one["card"] for one in table["maze"] if one["card"] not in LAID_OUT]
    cards += [f"break-{tool}" for tools in table["tools"] for tool in tools]
    cards += ["trap"] * len(table.get("trapped", ())) + ["theft"] * len(table.get("thefts", ()))
    return sorted(cards)


# ---- whole games


def random_move(state: Any, dice: Dice) -> int:
    moves = Moves()
    state.list_moves(moves)
    return int(moves.items[dice.below(moves.n)])


def play_on(state: Any, seed: int = 1, until: int = NOBODY) -> int:
    """Random moves until a turn comes (the dealer's, or the end); how many."""
    dice, played = Seeded(seed), 0
    while state.turn() not in (until, NOBODY):
        if state.turn() == DEALER:
            state.deal(state.shuffled(dice))
        else:
            state.step(random_move(state, dice))
            played += 1
    return played


def to_next_deal(state: Any, seed: int = 0) -> None:
    play_on(state, seed, DEALER)


def random_game(state: Any, dice: Dice) -> Iterator[Any]:
    """Play at random to the end; the state is handed over before every move and at the end."""
    while state.turn() != NOBODY:
        yield state
        state.step(random_move(state, dice))
    yield state
