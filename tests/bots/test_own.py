"""Who digs looks at its hand: a bend is taken if the card after it is there, else it waits."""

from __future__ import annotations

from dwarrow.bots.saboteur.rules_of_thumb import Habit
from dwarrow.games.saboteur.cards import DECK
from dwarrow.games.saboteur.state import OPENING
from dwarrow.parts.deeds import LAY
from dwarrow.parts.mine import Mine
from dwarrow.parts.packing import pack_at
from dwarrow.parts.tunnel import face_of

MIDDLE = 1 << 1  # the goal straight ahead
NW, EW = DECK.kinds["NW"], DECK.kinds["EW"]


def digger(hand: list[int]) -> Habit:
    """One who digs for the goal straight ahead of a tunnel of four cards."""
    mine = Mine(DECK, OPENING.copy(), 3)
    for x in range(1, 5):
        mine.maze.lay_at(x, 0, face_of(EW, 0))
    habit = Habit()
    habit.mine, habit.digs = mine, True
    for card in set(hand):
        habit.survey.own.kinds |= 1 << card
        habit.survey.own.twice |= (1 << card) if hand.count(card) > 1 else 0
    habit.survey.own.give(habit.survey.own.none)
    habit.survey.look(mine, MIDDLE)
    return habit


def worth_of_bend(habit: Habit) -> int:
    return int(habit.worth(pack_at(LAY, NW, 5, 0, 0)))


def test_a_bend_is_better_than_to_wait_if_the_next_card_is_in_the_hand() -> None:
    habit = digger([NW, NW])
    assert worth_of_bend(habit) > habit.worth_of_pass(NW)


def test_without_the_next_card_it_waits() -> None:
    habit = digger([NW])
    assert worth_of_bend(habit) < habit.worth_of_pass(NW)


def test_a_straight_card_is_better_than_a_bend() -> None:
    habit = digger([NW, NW, EW])
    assert habit.worth(pack_at(LAY, EW, 5, 0, 0)) > worth_of_bend(habit)


def test_of_cards_that_reach_a_goal_the_one_that_leads_on_is_taken() -> None:
    habit = digger([EW, DECK.kinds["NESW"]])
    for x in (5, 6):
        habit.mine.maze.lay_at(x, 0, face_of(EW, 0))
    habit.survey.look(habit.mine, 7)
    cross = pack_at(LAY, DECK.kinds["NESW"], 7, 0, 0)
    assert habit.worth(cross) > habit.worth(pack_at(LAY, EW, 7, 0, 0))
