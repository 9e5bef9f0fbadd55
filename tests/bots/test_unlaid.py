"""What the others probably do not hold: who passes would have laid a tunnel that digs."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import dwarrow
from bots.bot_tables import asked_of
from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.thinking import open_doubts
from dwarrow.bots.digging.unlaid import WOULD
from dwarrow.bots.saboteur.belief import new_belief, weights_for
from dwarrow.bots.saboteur.guide import SaboteurGuide
from dwarrow.games.saboteur.cards import DIGGER, SABOTEUR
from dwarrow.games.saboteur.imagine import unseen_cards
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.table import Table
from dwarrow.parts.deeds import LAY, PASS
from dwarrow.parts.packing import deed_of

HELD = 6


def table_where(*deeds: int) -> Table:
    """Five players, of whom the first have done these deeds, whatever they hold."""
    table = dwarrow.new("saboteur", 5, seed=4)
    for deed in deeds:
        table.play(next(move for move in table.moves() if deed_of(move) == deed))
    return table


def heard_by_next(table: Table) -> Belief:
    asked = asked_of(table)
    belief = new_belief(asked.view)
    belief.hear(asked.story)
    return belief


def strange_to(belief: Belief, seat: int) -> list[int]:
    """The tunnels that a seat hardly holds, if it digs."""
    tunnels = range(belief.deck.tunnels)
    return [kind for kind in tunnels if belief.unlaid.strange(seat, kind, HELD) > 0]


def worlds_of(table: Table, deals: int = 60) -> list[tuple[Any, Any]]:
    """Worlds that the seat to move imagines, each with its view."""
    asked = asked_of(table)
    belief = heard_by_next(table)
    weights = weights_for(belief, asked.view)
    guide = SaboteurGuide(asked.view, belief, weights, open_doubts(belief), True)
    dice = Seeded(3)
    return [(guide.world(dice).state, asked.view) for _ in range(deals)]


def test_who_passes_holds_no_tunnel_that_digs() -> None:
    table = table_where()
    passed = table.turn
    table.play(next(move for move in table.moves() if deed_of(move) == PASS))
    belief = heard_by_next(table)
    words = {belief.deck.words[kind] for kind in strange_to(belief, passed)}
    assert words and not any(word.startswith("dead") for word in words)
    assert not any(strange_to(belief, seat) for seat in range(5) if seat != passed)


def test_a_card_drawn_since_may_be_any() -> None:
    table = table_where()
    passed = table.turn
    table.play(next(move for move in table.moves() if deed_of(move) == PASS))
    belief = heard_by_next(table)
    kind = strange_to(belief, passed)[0]
    shares = []
    for _ in range(HELD):
        shares.append(int(belief.unlaid.strange(passed, kind, HELD)))
        belief.unlaid.drew(passed)
    assert shares[0] == WOULD * (HELD - 1) // HELD  # it has drawn for its pass
    assert shares == sorted(shares, reverse=True) and shares[-1] == 0


def test_what_was_not_laid_is_rare_in_the_hands_of_those_who_dig() -> None:
    table = table_where()
    passed = table.turn
    table.play(next(move for move in table.moves() if deed_of(move) == PASS))
    strange = strange_to(heard_by_next(table), passed)
    held = {DIGGER: [0, 0], SABOTEUR: [0, 0]}  # by role: worlds, strange cards
    for world, _ in worlds_of(table, 200):
        drawer = world.private[passed]
        held[int(drawer.role)][0] += 1
        held[int(drawer.role)][1] += sum(int(card) in strange for card in drawer.hand)
    by_diggers, by_saboteurs = (many / worlds for worlds, many in held.values())
    assert by_diggers < by_saboteurs / 2


@pytest.mark.parametrize("deeds", [(PASS,), (PASS, PASS), (PASS, LAY, PASS)])
def test_a_world_deals_every_unseen_card_once(deeds: tuple[int, ...]) -> None:
    for world, view in worlds_of(table_where(*deeds)):
        left: Counter[int] = Counter()
        for seat in range(5):
            if seat != view.seat:
                left.update(world.private[seat].hand[: int(world.public.hands[seat])])
                for kind, many in enumerate(world.private[seat].buried):
                    left[kind] += int(many)
                assert sum(world.private[seat].buried) == world.public.buried[seat]
        left.update(world.hidden.deck)
        unseen = unseen_cards(view)
        assert [left[kind] for kind in range(len(unseen))] == unseen
