"""Twins in the middle and at the end of whole games: bots have played, and a seat looks around.

The history is kept to the byte as the seat has heard it; the cards it never saw lie elsewhere in
the other world, in this round's deal and in all before it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import lru_cache

from twins import (
    T0,
    Clock,
    Keys,
    Pair,
    dealt_log,
    folded,
    hold_law,
    opening,
    said,
)

import dwarrow
from dwarrow.bots import Asked, bot_named
from dwarrow.kernel import record
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import ALL, SPECTATOR, Refused
from dwarrow.server.at_table import fold
from dwarrow.server.at_table.deal import OrderDealt
from dwarrow.server.at_table.play import Moved, moved
from dwarrow.server.line import Line, Stamp
from dwarrow.server.settle import company, settled
from dwarrow.server.table import Table
from dwarrow.wire.settings import Settings

SWAPS = 24  # tries
LOOKS = 5  # pairs of one game


class WholePair(Pair):
    """Two logs that a seat cannot tell apart after so many moves of bots."""

    def __init__(self, game: str, seats: int, me: int, seed: int) -> None:
        self.me, self.seed = me, seed
        self.name = f"{game}-{seats}-{seed}"
        chance = random.Random(f"whole {self.name}")
        settings = settled(Settings(game, seats=seats, takeover="never"))
        self.keys = [Keys(world, seats, me) for world in ("one", "two")]
        heads = [
            opening(world, settings, keys, me, seed)
            for world, keys in zip(("one", "two"), self.keys)
        ]
        whole = played(game, seats, seed // LOOKS)
        cut = chance.randrange(1, len(whole))
        tail = hidden_again(folded(heads[0]), whole[:cut], me, chance)
        self.logs = [[*heads[0], *whole[:cut]], [*heads[1], *tail]]
        self.swapped = sum(one != other for one, other in zip(whole, tail))


@lru_cache(maxsize=2)
def played(game: str, seats: int, seed: int) -> list[Line]:
    """All moves and deals of one game of bots, without the last: then everything is shown."""
    settings = settled(Settings(game, seats=seats, takeover="never"))
    keys = Keys("one", seats, 0)
    log = dealt_log(opening("one", settings, keys, 0, seed))
    table, bots = folded(log), [bot_named(company(game), game) for _ in range(seats)]
    lines: list[Line] = [log[-1]]
    dice = Seeded(seed + 1)
    while table.begun.turn >= 0:
        seat = table.begun.turn
        view = table.begun.view(seat)
        asked = Asked(view, table.story.events_of(seat), table.begun.moves(), dice, 0.01)
        new = moved(table, bots[seat].choose(asked), "bot", Stamp(T0, seat))
        for line in new:
            fold(table, line)
        lines += new
    return lines[:-1]


def hidden_again(start: Table, lines: list[Line], me: int, chance: random.Random) -> list[Line]:
    """The same moves after other deals, such that a seat has heard and seen the same all along."""
    truth = lived(start, lines, me)
    assert truth
    kept = list(lines)
    places = [n for n, line in enumerate(lines) if isinstance(line, OrderDealt)]
    for _ in range(SWAPS):
        place = chance.choice([places[-1], *places])
        tried = [*kept]
        tried[place] = swapped(kept[place], chance)
        if tried[place] != kept[place] and lived(start, tried, me, truth):
            kept = tried
    return kept


def swapped(dealt: Line, chance: random.Random) -> Line:
    """A deal in which two cards of a pile have changed places."""
    assert isinstance(dealt, OrderDealt)
    words = (pile.partition("=") for pile in dealt.order.split())
    piles = {name: cards.split(",") for name, _, cards in words}
    pile = piles[chance.choice([name for name in piles if len(set(piles[name])) > 1])]
    one, other = chance.randrange(len(pile)), chance.randrange(len(pile))
    pile[one], pile[other] = pile[other], pile[one]
    return OrderDealt(dealt.at, dealt.by, dealt.number, said(piles))


Seen = list[tuple[object, ...]]


def lived(start: Table, lines: list[Line], me: int, truth: Seen | None = None) -> Seen:
    """All that a seat has heard and known after every line.

    Nothing if this cannot be played, or is another life than the true one.
    """
    seats, game = len(start.chairs), start.game
    state, seen = game.start(start.rules, seats, None), Seen()
    state.told = []
    try:
        for line in lines:
            before = len(state.told)
            if isinstance(line, OrderDealt):
                state.deal(record.read_deal(line.order, game, state, seats))
            elif isinstance(line, Moved):
                move = game.read_move(line.move)
                if game.refusal(game.view(state, state.turn()), move) is not None:
                    return []
                state.step(move)
            heard = [told.event for told in state.told[before:] if told.to in (ALL, me)]
            view = game.view(state, me)
            moves = game.moves(view) if state.turn() == me else ()
            seen.append((heard, view.data(), list(moves), state.turn()))
            if truth and seen[-1] != truth[len(seen) - 1]:
                return []
    except (Refused, ValueError, IndexError):
        return []
    return seen


def whole_pairs(game: str, first: int, n: int) -> Iterator[Pair]:
    """Every number of seats, every seat and a spectator in turn."""
    sizes = list(dwarrow.game_named(game).SEATS)
    for seed in range(first, first + n):
        size = sizes[seed // LOOKS % len(sizes)]
        me = seed % (size + 1)
        yield WholePair(game, size, SPECTATOR if me == size else me, seed)


def whole_law(game: str, clock: Clock, first: int, n: int, steps: int = 4) -> int:
    return asyncio.run(hold_law(whole_pairs(game, first, n), clock, steps, looks=True))
