"""How one who hinders hides: quiet moves, as the belief of the others would read them."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bots.bot_tables import asked_of, table_after
from dwarrow.bots import Asked
from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.bluffing import (
    GIVEN_AWAY,
    QUIET,
    Bluff,
    is_heard,
    quiet_of,
    sign_shown,
)
from dwarrow.bots.digging.character import JOKER, JOKES, PLAIN
from dwarrow.bots.digging.reasons import joke
from dwarrow.bots.digging.signs import BREAKS, DEAD_END, DIGS, LOOKS, STAGES, stage_of
from dwarrow.bots.digging.thinking import OPENLY, Mindset, open_doubts
from dwarrow.bots.saboteur.belief import new_belief
from dwarrow.bots.saboteur.policy import POLICY
from dwarrow.bots.saboteur.rules_of_thumb import Habit
from dwarrow.bots.saboteur.thinker import SaboteurThinker
from dwarrow.bots.talk import Claimed
from dwarrow.kernel.dice import Seeded

ALWAYS = Bluff(100, 100, 100)


def saboteurs(count: int) -> list[Asked]:
    """So many turns of saboteurs at the beginning of rounds."""
    found: list[Asked] = []
    for seed in range(1, 200):
        table = table_after("saboteur", 5, seed, "habit", 5)
        if table.view(table.turn).data()["private"]["role"] == "saboteur":
            found.append(asked_of(table, 99.0))
        if len(found) == count:
            return found
    raise AssertionError("too few saboteurs")


def faced(asked: Asked) -> tuple[Belief, Habit]:
    """What a seat believes that is asked, and its rules of thumb as they look at its view."""
    view: Any = asked.view
    belief, habit = new_belief(view), Habit()
    belief.hear(asked.story)
    habit.looks_closely = True
    habit.prepare(view, open_doubts(belief))
    return belief, habit


def test_harm_is_not_quiet_and_digging_is() -> None:
    for stage in range(STAGES):
        assert all(POLICY.tells(stage, sign) > QUIET for sign in (DEAD_END, BREAKS))
        assert POLICY.tells(stage, DIGS) < 0 and POLICY.tells(stage, LOOKS) < QUIET


def test_at_a_table_that_keeps_silent_nobody_hides() -> None:
    for asked in saboteurs(6):
        belief, habit = faced(asked)
        habit.mine.looked = vec[i64]([0] * 5)
        assert is_heard(belief, habit)  # nobody had anything to tell yet
        other = (asked.view.seat + 1) % 5
        habit.mine.looked[other] = 1
        assert not is_heard(belief, habit) and not ALWAYS.hides(belief, habit, Seeded(1))
        belief.hear([*asked.story, Claimed(int(asked.view.seat), "goal", 1, "gold")])
        assert not is_heard(belief, habit)  # its own word is no company
        belief.hear(
            [*asked.story, Claimed(0, "goal", 1, "gold"), Claimed(other, "goal", 0, "stone")]
        )
        assert is_heard(belief, habit)


def test_in_a_quiet_turn_only_quiet_moves_are_made() -> None:
    for asked in saboteurs(6):
        belief, habit = faced(asked)
        quiet = quiet_of(belief, habit, asked.moves, asked.moves)
        stage = stage_of(habit.survey.distance)
        tells = [belief.policy.tells(stage, sign_shown(belief, habit, move)) for move in quiet]
        assert all(told <= QUIET for told in tells)
        signs = {int(sign_shown(belief, habit, move)) for move in quiet}
        assert DIGS not in signs or signs == {DIGS}  # it brings the goals no nearer
        if quiet and ALWAYS.hides(belief, habit, Seeded(1)):
            bot = SaboteurThinker(Mindset(10, 4, 60.0, bluff=ALWAYS))
            assert bot.choose(asked) in quiet


def test_who_plays_openly_never_hides_and_who_is_given_away_has_no_need() -> None:
    for asked in saboteurs(3):
        belief, habit = faced(asked)
        assert not OPENLY.hides(belief, habit, Seeded(1))
        suspected = belief.suspicion(belief.assigned.weights, asked.view.seat)
        hides = ALWAYS.hides(belief, habit, Seeded(1))
        assert hides == (suspected <= GIVEN_AWAY and is_heard(belief, habit))


def test_jokes_hang_on_nothing_but_the_dice() -> None:
    jokes = [joke(JOKER, Seeded(seed)) for seed in range(60)]
    assert {one.names["which"] for one in jokes if one} == set(range(JOKES))
    assert None in jokes and joke(PLAIN, Seeded(1)) is None
