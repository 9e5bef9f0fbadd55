"""Saboteur's own laws: every card is in one place, and imagination is even."""

from __future__ import annotations

from collections import Counter

import pytest
from worlds import watched

import dwarrow
from dwarrow.games.saboteur.cards import GOLD_COUNTS, deck_counts
from dwarrow.kernel.dice import Seeded
from language import whole

EDITIONS = list(dwarrow.GAMES["saboteur"].EDITIONS)
WORDS = dwarrow.GAMES["saboteur"].PILES["deck"]


def cards_of(data: dict) -> Counter:
    """Every card of the draw stock, wherever it lies."""
    public = data["public"]
    cards = Counter(card["card"] for card in public["maze"])
    cards.update(public["spent"])
    cards.update(data["hidden"]["deck"])
    for tools in public["tools"]:
        cards.update(f"break-{tool}" for tool in tools)
    for drawer in data["private"]:
        cards.update(drawer["hand"])
        cards.update(drawer["buried"])
    return Counter({word: cards[word] for word in WORDS[:27]})


def gold_of(data: dict) -> Counter:
    gold = Counter(data["hidden"]["gold"])
    for drawer in data["private"]:
        gold.update(drawer["purse"]["cards"] + drawer["offer"])
    for purse in data["public"]["purses"]:
        gold.update(purse["cards"])
    return gold


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(3, 11))
def test_every_card_is_in_exactly_one_place(edition: str, players: int) -> None:
    """Conservation of the 67 cards, 28 gold cards, the roles and the goals, after every step."""
    stock = Counter({WORDS[kind]: n for kind, n in enumerate(deck_counts(6))})
    gold = Counter({value: n for value, n in enumerate(GOLD_COUNTS) if n})
    for table, _ in watched("saboteur", edition, players, seed=21):
        data = whole(table)
        assert cards_of(data) == stock
        assert gold_of(data) == gold
        roles = Counter(drawer["role"] for drawer in data["private"])
        roles[data["hidden"]["aside"]] += 1
        assert roles.total() == players + 1 and roles["unknown"] == 0
        assert sorted(data["hidden"]["goals"]) == ["stone-NE", "stone-NW", "treasure"]


def test_imagination_is_even_over_goals_roles_and_cards() -> None:
    """A digger of five who saw the upper goal: the treasure is even over the other two, each
    neighbour is a saboteur in two worlds of five, and the deck's top is any unseen card."""
    text = (
        "seats 5\nround 1\nlooked 0 - - - -\ngoals stone-NE? treasure? stone-NW?\nhand0 EW EW EW\n"
    )
    text += "roles digger saboteur digger saboteur digger digger\n"
    state = dwarrow.GAMES["saboteur"].read_position(text)
    view = dwarrow.GAMES["saboteur"].view(state, 0)
    dice, n = Seeded(1), 4000
    middle, saboteurs, tops = 0, Counter(), Counter()
    for _ in range(n):
        world = dwarrow.GAMES["saboteur"].imagine(view, dice).data()
        assert world["hidden"]["goals"][0] == "stone-NE"
        middle += world["hidden"]["goals"][1] == "treasure"
        saboteurs.update(s for s in range(5) if world["private"][s]["role"] == "saboteur")
        tops[world["hidden"]["deck"][0]] += 1
    assert abs(middle / n - 1 / 2) < 0.035
    assert saboteurs[0] == 0
    for seat in range(1, 5):
        assert abs(saboteurs[seat] / n - 2 / 5) < 0.035
    assert tops["EW"] == 0 and abs(tops["map"] / n - 6 / 64) < 0.02


def test_imagined_pay_is_even_over_the_cards_that_can_make_it() -> None:
    """A saboteur was paid 4 with two cards: 1+3 (16 x 4 ways) or 2+2 (28 ways)."""
    text = "seats 3\nround 2\npays 1.2.4.0\npurse1 1 3\n"
    game = dwarrow.GAMES["saboteur"]
    view = game.view(game.read_position(text), 0)
    dice, n, twos = Seeded(2), 4000, 0
    for _ in range(n):
        cards = game.imagine(view, dice).data()["private"][1]["purse"]["cards"]
        assert sum(cards) == 4 and len(cards) == 2
        twos += cards == [2, 2]
    assert abs(twos / n - 28 / 92) < 0.035
