"""The thinkers of the mine games: what they find, and what they say of it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bots.bot_tables import asked_of, table_after
from dwarrow.bots.bot import Reason
from dwarrow.bots.digging.thinking import (
    EASY,
    HARD,
    NORMAL,
    Mindset,
    open_doubts,
    shortlist,
    with_treasure,
)
from dwarrow.bots.digging.thumb import EAGER, NEAR
from dwarrow.bots.saboteur.belief import new_belief, weights_for
from dwarrow.bots.saboteur.guide import SaboteurGuide
from dwarrow.bots.saboteur.thinker import SaboteurThinker
from dwarrow.bots.search import play_on
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import Moves

QUICK = Mindset(playouts=10, candidates=4, seconds=60.0)


def explained(role: str) -> list[Reason]:
    """The reasons of a thinker in a role, in the middle of a round."""
    for seed in range(1, 40):
        table = table_after("saboteur", 20, seed, "habit", 5)
        if table.view(table.turn).data()["private"]["role"] == role and len(table.moves()) > 3:
            thinker = SaboteurThinker(QUICK)
            thinker.choose(asked_of(table, 99.0))
            if thinker.reasons():
                return thinker.reasons()
    raise AssertionError(f"no {role} had anything to say")


def test_a_digger_says_why_at_the_table() -> None:
    reasons = explained("digger")
    assert reasons and not any(reason.is_secret for reason in reasons)


def test_a_saboteur_keeps_its_reasons_until_the_roles_are_up() -> None:
    assert any(reason.is_secret for reason in explained("saboteur"))


def test_a_saboteur_has_words_of_its_own() -> None:
    diggers_lines = {"digs", "blocks", "passes", "waits", "mends-self", "clears", "caves-in"}
    keys = {reason.key for reason in explained("saboteur")}
    assert any(key.startswith("hinder-") for key in keys) and not keys & diggers_lines
    assert not any(reason.key.startswith("hinder-") for reason in explained("digger"))


def guide_of(role: str) -> SaboteurGuide:
    """What a thinker in a role asks of its searches, in the middle of a round."""
    for seed in range(1, 40):
        table = table_after("saboteur", 20, seed, "habit", 5)
        asked = asked_of(table, 99.0)
        if asked.view.data()["private"]["role"] == role:
            guide = SaboteurThinker(QUICK).ponder(asked.view, asked.story, asked.moves).guide
            assert isinstance(guide, SaboteurGuide)
            return guide
    raise AssertionError(f"nobody was a {role}")


def test_saboteurs_who_think_stop_idling_sooner_than_a_review_takes_for_usual() -> None:
    guide, dice = guide_of("saboteur"), Seeded(1)
    assert guide.habit.attacks == EAGER > NEAR == guide_of("digger").habit.attacks
    guide.takes(guide.world(dice).state, dice)
    assert guide.habit.attacks == NEAR


def test_a_playout_is_won_by_the_side_that_the_rules_say() -> None:
    table = table_after("saboteur", 20, 3, "habit", 5)
    asked = asked_of(table, 99.0)
    belief = new_belief(asked.view)
    belief.hear(asked.story)
    weights = weights_for(belief, asked.view)
    guide = SaboteurGuide(asked.view, belief, weights, open_doubts(belief), True)
    dice, buffer, ends = Seeded(3), Moves(), set()
    for _ in range(12):
        state: Any = guide.world(dice).state.copy()
        guide.starts(state, asked.moves[0])
        play_on(guide, state, dice, buffer)
        ends.add(int(state.public.winner))
        assert guide.is_won(state) == (state.public.winner == asked.view.private.role)
    assert ends


def test_levels_remember_and_count_less_and_try_less() -> None:
    assert EASY.playouts < NORMAL.playouts < HARD.playouts
    assert EASY.memory >= 0 > NORMAL.memory and not EASY.counts and NORMAL.counts


def test_the_shortlist_has_the_best_of_every_deed() -> None:
    lay, other_lay, pass_ = 1, 1 | 5 << 4, 6
    assert shortlist([lay, other_lay, pass_], 1) == [lay, pass_]


def test_the_treasure_changes_places_with_what_lay_there() -> None:
    assert list(with_treasure(vec[i64]([29, 28, 30]), 28, 2)) == [29, 30, 28]


def test_worlds_of_a_thinker_fit_its_view() -> None:
    from dwarrow.bots.digging.thinking import open_doubts
    from dwarrow.bots.saboteur.belief import new_belief, weights_for
    from dwarrow.bots.saboteur.guide import SaboteurGuide

    table = table_after("saboteur", 25, 6, "habit", 5)
    asked = asked_of(table)
    belief = new_belief(asked.view)
    belief.hear(asked.story)
    weights = weights_for(belief, asked.view)
    guide = SaboteurGuide(asked.view, belief, weights, open_doubts(belief), True)
    dice = Seeded(3)
    for _ in range(20):
        world = guide.world(dice).state
        assert table.game.view(world, table.turn).data() == asked.view.data()


def test_worlds_of_a_saboteur_2_thinker_fit_its_view() -> None:
    from dwarrow.bots.digging.thinking import open_doubts
    from dwarrow.bots.saboteur2.belief import Belief2
    from dwarrow.bots.saboteur2.guide import Saboteur2Guide

    table = table_after("saboteur2", 60, 6, "chance", 5)
    asked = asked_of(table)
    belief = Belief2(5)
    belief.hear(asked.story)
    guide = Saboteur2Guide(asked.view, belief, open_doubts(belief), True, True)
    dice = Seeded(3)
    for _ in range(10):
        world = guide.world(dice).state
        assert table.game.view(world, table.turn).data() == asked.view.data()
