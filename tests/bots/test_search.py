"""The search alone, guided over one move of Kings whose worth is plain."""

from __future__ import annotations

from typing import Any

import dwarrow
from dwarrow.bots.digging.reasons import search_reason
from dwarrow.bots.search import Guide, Prospect, World, ranked, search
from dwarrow.games.kings.cards import strength_of
from dwarrow.games.kings.deeds.packing import card_in
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.state import Moves, State

TABLE = dwarrow.new("kings", 2, seed=3)
MOVES = TABLE.moves()


def strength(move: int) -> int:
    return int(strength_of(card_in(move)))


STRONGEST = max(MOVES, key=strength)
WEAKEST = min(MOVES, key=strength)


def held(state: Any) -> int:
    """The strengths that seat 0 still holds."""
    hand = state.private[0].hand
    return sum(int(strength_of(card)) for card in hand if strength_of(card) < 10)


class Spending(Guide):
    """To lay a strong troop is good; each world adds luck that is far larger."""

    def __init__(self, weights: tuple[float, ...] = (1.0,)) -> None:
        super().__init__(0)
        self.weights = weights
        self.worlds = 0
        self.valued = 0
        self.luck = 0.0

    def world(self, dice: Dice) -> World:
        self.worlds += 1
        self.luck = float(dice.below(1000))
        return World(TABLE.state, self.weights[self.worlds % len(self.weights)])

    def pick(self, state: State, dice: Dice, moves: Moves) -> int:
        raise AssertionError("a playout that is to stop at once goes on")

    def stops(self, state: State) -> bool:
        return True

    def worth(self, state: State) -> float:
        self.valued += 1
        return self.luck - held(state)


class Winning(Spending):
    """Wins every fourth playout, whatever it is worth."""

    def __init__(self) -> None:
        super().__init__()
        self.wins = 0

    def is_won(self, state: State) -> bool:
        self.wins += self.valued % 4 == 0
        return self.valued % 4 == 0


def test_the_share_a_thinker_names_is_the_share_it_won() -> None:
    guide = Winning()
    found = search(guide, MOVES[:2], Seeded(1), 41, 99.0)
    assert sum(prospect.wins for prospect in found) == guide.wins > 5
    (reason,) = search_reason(found[0], True)
    wins, tries = int(found[0].wins), int(found[0].tries)
    assert reason.names == {"tries": tries, "percent": round(100 * wins / tries)}


class Fickle(Spending):
    """Every second world values the opposite."""

    def worth(self, state: State) -> float:
        worth = super().worth(state)
        return worth if self.worlds % 2 else -worth


def found(guide: Guide, moves: list[int], playouts: int, seconds: float = 60.0) -> list[Prospect]:
    return search(guide, moves, Seeded(1), playouts, seconds)


def test_the_best_move_is_found_although_luck_is_a_hundred_times_larger() -> None:
    assert strength(found(Spending(), MOVES, 200)[0].move) == strength(STRONGEST)


def test_the_same_dice_give_the_same_answer() -> None:
    def means() -> list[tuple[int, float]]:
        return [(prospect.move, prospect.mean) for prospect in found(Spending(), MOVES, 100)]

    assert means() == means()


def test_a_single_candidate_is_not_searched() -> None:
    guide = Spending()
    assert [prospect.move for prospect in found(guide, MOVES[:1], 100)] == MOVES[:1]
    assert guide.worlds == 0


def test_the_budget_of_playouts_is_kept() -> None:
    guide = Spending()
    found(guide, MOVES[:8], 240)
    assert 200 <= guide.valued <= 240


def test_without_time_every_candidate_is_still_tried_once() -> None:
    prospects = found(Spending(), MOVES, 10_000, 0.0)
    assert {int(prospect.tries) for prospect in prospects} == {1}
    assert strength(prospects[0].move) == strength(STRONGEST)


def test_worlds_count_by_their_weight() -> None:
    two = [WEAKEST, STRONGEST]
    assert found(Fickle((0.0, 1.0)), two, 40)[0].move == STRONGEST
    assert found(Fickle((1.0, 0.0)), two, 40)[0].move == WEAKEST


def test_of_equal_moves_the_first_named_wins() -> None:
    prospects = found(Spending(), [STRONGEST, STRONGEST, WEAKEST], 30)
    assert prospects[0].mean == prospects[1].mean
    assert ranked(prospects) == prospects


class Fond(Spending):
    """Likes the weakest as much as twelve playouts of the strongest bring."""

    def liking(self, move: int) -> float:
        return 12.0 * (strength(STRONGEST) - strength(WEAKEST)) if move == WEAKEST else 0.0


def test_few_playouts_do_not_overcome_what_speaks_for_a_move_and_many_do() -> None:
    two = [WEAKEST, STRONGEST]
    assert found(Fond(), two, 16)[0].move == WEAKEST
    assert found(Fond(), two, 40)[0].move == STRONGEST
    assert found(Spending(), two, 16)[0].move == STRONGEST


def test_the_table_is_left_as_it_was() -> None:
    before = TABLE.state.data()
    found(Spending(), MOVES, 50)
    assert TABLE.state.data() == before
