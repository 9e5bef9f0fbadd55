"""What Saboteur adds to the language of the tests: its corridors, its gold, a simple plan."""

from __future__ import annotations

from functools import partial
from typing import Any

import language
from dwarrow.games import saboteur
from dwarrow.games.saboteur.cards import SABOTEUR
from dwarrow.games.saboteur.round import Saboteur
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.state import Moves, playout
from dwarrow.parts.mine import PLAY
from language import *
from language import listening, public, turn, whole, without

EDITIONS = ("house", "uk16", "ru16", "cz", "ru-ls")
DECK_WORDS = saboteur.PILES["deck"]

# Six cards of a tunnel from the start towards the middle goal; the seventh goes to 7,0.
CORRIDOR = "1,0:EW 2,0:EW 3,0:NESW 4,0:ESW 5,0:ESW 6,0:ESW"
# Eight cards along the row below, up to the place between the middle and the lower goal.
LOWER_ROW = "0,1:NE 1,1:EW 2,1:EW 3,1:NESW 4,1:ESW 5,1:ESW 6,1:ESW 7,1:ESW"

TREASURE_ABOVE = "goals treasure? stone-NE? stone-NW?"
TREASURE_AHEAD = "goals stone-NW? treasure? stone-NE?"
TREASURE_BELOW = "goals stone-NW? stone-NE? treasure?"


rules_of = partial(language.rules_of, "saboteur")
begin = partial(language.begin, "saboteur")
fresh = partial(language.fresh, "saboteur")


def at(text: str, edition: str = "", gold: str | None = None, **rest: Any) -> Saboteur:
    """`gold` are the top cards of the gold deck; the others lie below."""
    if gold is not None:
        state = language.at("saboteur", text, edition, **rest)
        below = without(whole(state)["hidden"]["gold"], gold)
        text = "\n".join([text, " ".join(["gold", gold, *below])])
    return listening(language.at("saboteur", text, edition, **rest))  # type: ignore[no-any-return]


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


def all_gold(state: Saboteur) -> list[int]:
    data = whole(state)
    cards = list(data["hidden"]["gold"])
    for seat, drawer in enumerate(data["private"]):
        cards += gold_of(state, seat) + drawer["offer"]
    return sorted(cards)


# ---- whole games


def to_the_end(state: Saboteur, seed: int = 0) -> None:
    playout(state, Seeded(seed), Moves())


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


def reached(
    seats: int,
    roles: str,
    edition: str = "house",
    layer: int = 0,
    gold: str | None = None,
    more: str = "",
    **options: Any,
) -> Saboteur:
    """The treasure has just been reached by a seat."""
    state = at(
        f"""
        seats {seats}
        maze {CORRIDOR}
        {TREASURE_AHEAD}
        roles {roles}
        turn {layer}
        hand{layer} ESW
        {more}
        """,
        edition,
        gold=gold,
        **options,
    )
    play(state, "lay ESW at 7,0")
    return state
