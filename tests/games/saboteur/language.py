"""The small language of the Saboteur tests: set a table, play words, hear what was told.

Positions are texts as `read_position` takes them. What a text leaves out is the opening; a deck or
a gold deck may be given by its first cards alone.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games import saboteur
from dwarrow.games.saboteur.play import Saboteur
from dwarrow.games.saboteur.state import SABOTEUR
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.rules import with_options
from dwarrow.kernel.state import ALL, DEALER, NOBODY, SPECTATOR, Deal, playout
from dwarrow.kernel.state import Moves as MoveList
from dwarrow.kernel.table import event_data
from dwarrow.parts.mine import PLAY

EDITIONS = ("house", "uk16", "ru16", "cz", "ru-ls")
CARDS = saboteur.PILES["deck"]

# Six cards of a tunnel from the start towards the middle goal; the seventh goes to 7,0.
CORRIDOR = "1,0:EW 2,0:EW 3,0:NESW 4,0:ESW 5,0:ESW 6,0:ESW"
# Eight cards along the row below, up to the place between the middle and the lower goal.
LOWER_ROW = "0,1:NE 1,1:EW 2,1:EW 3,1:NESW 4,1:ESW 5,1:ESW 6,1:ESW 7,1:ESW"

TREASURE_ABOVE = "goals treasure? stone-NE? stone-NW?"
TREASURE_AHEAD = "goals stone-NW? treasure? stone-NE?"
TREASURE_BELOW = "goals stone-NW? stone-NE? treasure?"


def at(
    text: str,
    edition: str = "house",
    deck: str | None = None,
    gold: str | None = None,
    **options: object,
) -> Saboteur:
    """The state a position describes, with somebody listening.

    `deck` are all cards of the draw deck, top first; all others are spent. `gold` are the top
    cards of the gold deck; the others lie below.
    """
    lines = [f"edition {edition}", _dedent(text)]
    if options:
        lines.insert(1, "rules " + " ".join(f"{k}={_spelled(v)}" for k, v in options.items()))
    if deck is not None:
        kept, rest = deck.split(), _deck_of("\n".join(lines))
        for card in kept:
            rest.remove(card)
        lines += ["deck " + " ".join(kept), "spent " + " ".join(rest)]
    if gold is not None:
        top, rest = gold.split(), _gold_of("\n".join(lines))
        for value in top:
            rest.remove(value)
        lines.append("gold " + " ".join(top + rest))
    return listening(saboteur.read_position("\n".join(lines)))


def _dedent(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines())


def _spelled(value: object) -> str:
    return str(value).lower()


def _deck_of(text: str) -> list[str]:
    return list(whole(saboteur.read_position(text))["hidden"]["deck"])


def _gold_of(text: str) -> list[str]:
    return [str(value) for value in whole(saboteur.read_position(text))["hidden"]["gold"]]


def listening(state: Saboteur) -> Saboteur:
    state.told = []
    return state


def rules_of(edition: str = "house", **options: object) -> Any:
    return with_options(saboteur.EDITIONS[edition], saboteur.OPTIONS, options)


def begin(seats: int, edition: str = "house", first: int | None = 0, **options: object) -> Saboteur:
    """A new game before its first deal."""
    rules = rules_of(edition, **options)
    saboteur.check(rules, seats)
    return listening(saboteur.start(rules, seats, first))


def deal(state: Saboteur, seed: int = 0, **on_top: str) -> Deal:
    """Deal a round as chance would, except that the named cards lie on top of their piles."""
    dealt = state.shuffled(Seeded(seed))
    for pile, wanted in on_top.items():
        words = saboteur.PILES[pile]
        rest = [int(card) for card in dealt.piles[pile]]
        top = [words.index(word) for word in wanted.split()]
        for card in top:
            rest.remove(card)
        dealt.piles[pile] = vec[i64](top + rest)
    state.deal(dealt)
    return dealt


def dealt(
    seats: int, edition: str = "house", seed: int = 0, first: int | None = 0, **options: object
) -> Saboteur:
    """A game with its first round dealt from a seed."""
    state = begin(seats, edition, first, **options)
    deal(state, seed)
    return state


# ---- asking and playing


def turn(state: Saboteur) -> int:
    return int(state.turn())


def can(state: Saboteur, seat: int | None = None) -> list[str]:
    """The legal moves in words, in their pinned order."""
    view = state.view(turn(state) if seat is None else seat)
    return [saboteur.move_words(move) for move in saboteur.moves(view)]


def why_not(state: Saboteur, words: str, seat: int | None = None) -> str | None:
    """The clause that forbids a move, or None if it may be played. Both ways of asking agree."""
    by = turn(state) if seat is None else seat
    move = saboteur.read_move(words)
    refusal = saboteur.refusal(state.view(by), move)
    assert (refusal is None) == (words in can(state, by)), f"{words}: {refusal}, {can(state, by)}"
    return None if refusal is None else str(refusal.clause)


def play(state: Saboteur, *moves: str) -> list[dict[str, Any]]:
    """Play words by whoever's turn it is; everything that was told, with `to`."""
    for words in moves:
        clause = why_not(state, words)
        assert clause is None, f"{words}: refused by {clause}; there are {can(state)}"
        before = [] if state.told is None else state.told
        state.told = []
        state.step(saboteur.read_move(words))
        told, state.told = state.told, before + state.told
    return _as_data(told)


def told(state: Saboteur, to: int | None = None, event: str | None = None) -> list[dict[str, Any]]:
    """All that was told so far: to one seat (what all hear included), or of one kind."""
    data = _as_data(state.told or [])
    heard = [one for one in data if to is None or one["to"] in (ALL, to)]
    return [one for one in heard if event is None or one["event"] == event]


def _as_data(events: list[Any]) -> list[dict[str, Any]]:
    return [{**event_data(one.event), "to": int(one.to)} for one in events]


def names_of(events: list[dict[str, Any]], to: int = ALL) -> list[str]:
    """The names of events told to exactly this seat, or to all."""
    return [one["event"] for one in events if one["to"] == to]


# ---- looking


def whole(state: Saboteur) -> dict[str, Any]:
    """The truth: all three drawers."""
    return state.data()  # type: ignore[return-value]


def public(state: Saboteur) -> dict[str, Any]:
    return whole(state)["public"]  # type: ignore[no-any-return]


def sees(state: Saboteur, seat: int) -> dict[str, Any]:
    """Every byte a seat can get from the view."""
    return state.view(seat).data()  # type: ignore[return-value]


def own(state: Saboteur, seat: int) -> dict[str, Any]:
    return sees(state, seat)["private"]  # type: ignore[no-any-return]


def hand(state: Saboteur, seat: int) -> list[str]:
    return own(state, seat)["hand"]  # type: ignore[no-any-return]


def maze(state: Saboteur) -> dict[tuple[int, int], str]:
    """The face-up cards by place, turned ones with `~`."""
    cards = public(state)["maze"]
    return {(c["x"], c["y"]): c["card"] + "~" * c["turned"] for c in cards}


def goal_places(state: Saboteur) -> list[tuple[int, int]]:
    board = state.public.maze
    return [(int(board.x_of(cell)), int(board.y_of(cell))) for cell in board.goals]


def gold_of(state: Saboteur, seat: int) -> list[int]:
    """The values of the gold cards a seat owns, open or secret."""
    data = whole(state)
    cards = data["private"][seat]["purse"]["cards"] + data["public"]["purses"][seat]["cards"]
    return sorted(cards)


def everyone(state: Saboteur) -> list[int]:
    """All seats and a spectator."""
    return [*range(int(state.public.seats)), SPECTATOR]


def others(state: Saboteur, *seats: int) -> list[int]:
    return [seat for seat in everyone(state) if seat not in seats]


# ---- the cards


def all_cards(state: Saboteur) -> list[str]:
    """Every card of the playable stock, wherever it lies."""
    data = whole(state)
    cards = list(data["hidden"]["deck"])
    for drawer in data["private"]:
        cards += drawer["hand"]
        cards += [card for card, n in drawer["buried"].items() for _ in range(n)]
    cards += [card for card, n in data["public"]["spent"].items() for _ in range(n)]
    laid = [one["card"] for one in data["public"]["maze"]]
    cards += [card for card in laid if card != "start" and card not in GOAL_CARDS]
    cards += [f"break-{tool}" for tools in data["public"]["tools"] for tool in tools]
    return sorted(cards)


GOAL_CARDS = ("treasure", "stone-NE", "stone-NW")


def all_gold(state: Saboteur) -> list[int]:
    data = whole(state)
    cards = list(data["hidden"]["gold"])
    for seat, drawer in enumerate(data["private"]):
        cards += gold_of(state, seat) + drawer["offer"]
    return sorted(cards)


# ---- whole games


def to_next_deal(state: Saboteur, seed: int = 0) -> None:
    """Play at random until the dealer is due or the game is over."""
    dice = Seeded(seed)
    while state.turn() not in (DEALER, NOBODY):
        moves = MoveList()
        state.list_moves(moves)
        state.step(moves.items[dice.below(moves.n)])


def to_the_end(state: Saboteur, seed: int = 0) -> None:
    playout(state, Seeded(seed), MoveList())


def purposeful(state: Saboteur, dice: Dice) -> int:
    """A move of a simple plan: diggers dig towards the goals, saboteurs hinder now and then."""
    seat = turn(state)
    moves = saboteur.moves(state.view(seat))
    if state.public.phase != PLAY:
        return moves[int(dice.below(len(moves)))]
    hinders = state.private[seat].role == SABOTEUR and dice.below(3) > 0
    wanted = liked_by_saboteur if hinders else liked_by_digger
    ranked = [(wanted(state, saboteur.move_words(move)), nth) for nth, move in enumerate(moves)]
    best = max(rank for rank, _ in ranked)
    choice = [nth for rank, nth in ranked if rank == best]
    return moves[choice[int(dice.below(len(choice)))]]


def liked_by_digger(state: Saboteur, words: str) -> int:
    """How much a digger likes a move: nearer to a goal, then mending, then looking."""
    verb = words.split()[0]
    if verb == "lay":
        return -20 if "/-" in words else 5 + way_left(state) - way_left(_after(state, words))
    if verb == "mend":
        return 7 if f"of {turn(state)} " in words else 3
    return {"look": 4, "pass": 0 if "/-" in words else -1}.get(verb, -9)


def liked_by_saboteur(state: Saboteur, words: str) -> int:
    """How much a saboteur likes a move: breaking, dead ends, rockfalls."""
    if words.startswith("break") and words.endswith(f"of {turn(state)}"):
        return -9
    dead = words.startswith("lay") and "/-" in words
    return 6 if dead else {"break": 5, "rockfall": 7, "look": 1}.get(words.split()[0], -1)


def _after(state: Saboteur, words: str) -> Saboteur:
    after = state.copy()
    after.step(saboteur.read_move(words))
    return after


def way_left(state: Saboteur) -> int:
    """Places from the nearest end of the tunnel to the nearest goal face down."""
    board = state.public.maze
    ends = [(int(board.x_of(cell)), int(board.y_of(cell))) for cell in board.walks[0].frontier]
    down = [goal for goal, up in zip(goal_places(state), state.public.goals) if up == 0]
    ways = [abs(x - gx) + abs(y - gy) for x, y in ends for gx, gy in down]
    return min(ways, default=0) if len(down) == 3 else min(ways, default=0) - 5
