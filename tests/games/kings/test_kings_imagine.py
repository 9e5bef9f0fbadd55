"""Imagined worlds are drawn evenly from all that fit: counted with fixed seeds."""

from __future__ import annotations

from collections import Counter

from dwarrow.games import kings
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import SPECTATOR

from .setting import *

# Everything is known to seat 0 but a few sides: the game is nearly over.
NEARLY = """
    seats 2
    kings dwarf orc
    {}
    centre giant-1/M09 giant-2/M10 giant-3/M11 giant-4/M12
    hand1 goblin-5/M01 goblin-6/M02 orc-1! orc-2! orc-3! orc-4!
    discard ...
    deck goblin-7/M03 goblin-8/M04 goblin-9/M05
"""


def chi_squared(counts: Counter[str], cells: int, draws: int) -> float:
    expected = draws / cells
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (cells - len(counts)) * expected


def test_every_unseen_troop_is_as_likely_behind_every_unseen_place() -> None:
    """KUM-032, KUM-033 with pairing=shuffled: nine unseen troops in nine places."""
    state = at(NEARLY.format(""))
    view, dice, draws = kings.view(state, 0), Seeded(5), 9000
    hand: Counter[str] = Counter()
    centre: Counter[str] = Counter()
    for _ in range(draws):
        world = kings.imagine(view, dice)
        cards = world.data()["private"][1]["hand"]
        hand[next(card for card in cards if card.endswith("/M01") and card in unseen(cards))] += 1
        centre[world.data()["hidden"]["centre"][0]] += 1
    assert chi_squared(hand, 9, draws) < 26.1  # 8 degrees of freedom, one in a thousand
    assert chi_squared(centre, 9, draws) < 26.1


def unseen(cards: list[str]) -> list[str]:
    return [card for card in cards if not card.startswith("orc-")]


def test_unseen_mines_lie_in_every_order_in_the_deck() -> None:
    """KUM-031: the top is seen, the two below are not; troops and mines are shuffled apart."""
    view, dice, draws = kings.view(at(NEARLY.format("")), 0), Seeded(6), 4000
    orders: Counter[str] = Counter()
    for _ in range(draws):
        deck = kings.imagine(view, dice).data()["hidden"]["deck"]
        orders["".join(card.partition("/")[2] for card in deck)] += 1
    assert set(orders) == {"M03M04M05", "M03M05M04"}
    assert chi_squared(orders, 2, draws) < 10.8


def test_fixed_pairing_leaves_only_the_races_of_a_mine() -> None:
    """KUM-032 with pairing=fixed: behind M01 lie dwarf 4, orc 7, goblin 6 or giant 1."""
    state = at("""
        seats 2
        rules pairing=fixed
        kings dwarf orc
        hand1 goblin-6/M01 dwarf-4/M01! ? ? ? ?
        discard ...
        deck ? ? ? ? ? ? ? ? ? ? ? ?
    """)
    dice = Seeded(7)
    view = kings.view(state, SPECTATOR)
    seen: Counter[str] = Counter()
    for _ in range(600):
        hand = kings.imagine(view, dice).data()["private"][1]["hand"]
        seen[next(c for c in hand if c.endswith("/M01") and c != "dwarf-4/M01")] += 1
    open_cards = set(state.data()["public"]["discard"])
    possible = {"orc-7/M01", "goblin-6/M01", "giant-1/M01"} - open_cards
    assert set(seen) == possible and "goblin-6/M01" in possible


def test_whoever_is_to_play_is_imagined_with_a_card_that_fits() -> None:
    """KUM-025: a hand that fits nowhere would have been shown."""
    state = at("""
        seats 2
        kings dwarf orc
        turn 1
        centre M15:orc-9 M16:giant-9 M17:dwarf-9 M18:goblin-9
        hand1 orc-0 orc-5 orc-6 goblin-5 goblin-6 goblin-7
    """)
    dice = Seeded(8)
    for _ in range(300):
        world = kings.imagine(kings.view(state, 0), dice)
        hand = world.data()["private"][1]["hand"]
        assert any(card.partition("/")[0].endswith("-0") for card in hand)


def test_mines_under_other_kings_are_imagined_among_all_unseen_ones() -> None:
    """KUM-030: their number is known, their kinds are not in the view."""
    state = at("seats 2\nunder0 M20 M19\nunder1 M01 M02 M03")
    dice = Seeded(9)
    kinds: set[str] = set()
    for _ in range(200):
        drawers = kings.imagine(kings.view(state, 0), dice).data()["private"]
        assert drawers[0]["under"] == ["M20", "M19"] and len(drawers[1]["under"]) == 3
        kinds |= set(drawers[1]["under"])
    assert len(kinds) > 15
