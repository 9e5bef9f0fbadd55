"""What thinkers say: diggers the truth, saboteurs what may be believed; and who looks where."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bots.bot_tables import asked_of, table_after
from dwarrow.bots import Asked, bot_named
from dwarrow.bots.digging.character import ACCUSER, CAUTIOUS, PLAIN
from dwarrow.bots.digging.speaking import Speaker, known_goals, without_known
from dwarrow.bots.digging.thinking import EASY, NORMAL, Mindset
from dwarrow.bots.saboteur.belief import new_belief, weights_for
from dwarrow.bots.saboteur.rules_of_thumb import Habit
from dwarrow.bots.saboteur.thinker import SaboteurThinker
from dwarrow.bots.talk import Claimed, Inquired
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import Event
from dwarrow.kernel.table import Table
from dwarrow.lab.seats import Stories
from dwarrow.parts import events as ev
from dwarrow.parts.deeds import LOOK
from dwarrow.parts.packing import pack

QUICK = Mindset(playouts=10, candidates=4, seconds=60.0)


def looked(role: str) -> tuple[Table, int, int]:
    """A table where a seat of this role has looked at a goal that nobody else has looked at."""
    for seed in range(1, 400):
        table = table_after("saboteur", 4, seed, "habit", 5)
        for seat in range(5):
            data = table.view(seat).data()
            mine: Any = table.state.public  # type: ignore[attr-defined]
            goals = [i for i, face in enumerate(data["private"]["seen"]) if face]
            has_looked = data["private"]["role"] == role and len(goals) == 1
            if has_looked and sum((int(bits) >> goals[0]) & 1 for bits in mine.looked) == 1:
                return table, seat, goals[0]
    raise AssertionError(f"no {role} has looked")


def said(table: Table, seat: int, mindset: Mindset = QUICK) -> list[Claimed]:
    asked = Asked(table.view(seat), table.events(seat), [], Seeded(1), 60.0)
    return SaboteurThinker(mindset).claims(asked)


def truth(table: Table, goal: int) -> str:
    state: Any = table.state
    return "gold" if state.hidden.goals[goal] == state.public.deck.treasure else "stone"


def test_a_digger_tells_what_it_saw_as_it_is() -> None:
    table, seat, goal = looked("digger")
    assert Claimed(seat, "goal", goal, truth(table, goal)) in said(table, seat)


def test_a_saboteur_lies_where_nobody_can_contradict_it() -> None:
    table, seat, goal = looked("saboteur")
    other = {"gold": "stone", "stone": "gold"}[truth(table, goal)]
    assert Claimed(seat, "goal", goal, other) in said(table, seat)


def test_a_saboteur_says_the_truth_of_what_another_has_seen_too() -> None:
    table, seat, goal = looked("saboteur")
    state: Any = table.state
    state.public.looked[(seat + 1) % 5] |= 1 << goal
    assert Claimed(seat, "goal", goal, truth(table, goal)) in said(table, seat)


def test_what_was_said_is_not_said_again() -> None:
    table, seat, _ = looked("digger")
    story = [*table.events(seat), *said(table, seat)]
    asked = Asked(table.view(seat), story, [], Seeded(1), 60.0)
    assert SaboteurThinker(QUICK).claims(asked) == []


def test_who_is_asked_says_again_what_it_said() -> None:
    for role in ("digger", "saboteur"):
        table, seat, _ = looked(role)
        first = [one for one in said(table, seat) if one.about == "goal"]
        view, story = table.view(seat), [*table.events(seat), *said(table, seat)]
        asked = Asked(view, [*story, Inquired((seat + 1) % 5, seat)], [], Seeded(1), 60.0)
        assert SaboteurThinker(QUICK).answers(asked) == first


def test_who_is_asked_before_it_spoke_says_what_it_would_say() -> None:
    table, seat, goal = looked("digger")
    asked = Asked(table.view(seat), table.events(seat), [], Seeded(1), 60.0)
    answer = SaboteurThinker(QUICK).answers(asked)
    assert answer == [Claimed(seat, "goal", goal, truth(table, goal))]
    silent = Mindset(10, 4, 60.0, talks=False)
    assert SaboteurThinker(silent).answers(asked) == []


def test_who_has_not_looked_has_no_answer() -> None:
    table, _, _ = looked("digger")
    mine: Any = table.state.public  # type: ignore[attr-defined]
    blind = next(other for other in range(5) if mine.looked[other] == 0)
    asked = Asked(table.view(blind), table.events(blind), [], Seeded(1), 60.0)
    assert SaboteurThinker(QUICK).answers(asked) == []


def wondered(table: Table, seat: int, *heard: Event) -> Inquired | None:
    story = [*table.events(seat), *heard]
    return SaboteurThinker(QUICK).wonders(Asked(table.view(seat), story, [], Seeded(1), 60.0))


def told_of_all_but(table: Table, silent: int) -> list[Event]:
    """Whoever else has looked has spoken."""
    mine: Any = table.state.public  # type: ignore[attr-defined]
    return [
        Claimed(seat, "goal", goal, "stone")
        for seat in range(5)
        for goal in range(3)
        if seat != silent and (int(mine.looked[seat]) >> goal) & 1
    ]


def test_one_who_looked_and_said_nothing_is_asked_once() -> None:
    table, silent, goal = looked("digger")
    others = told_of_all_but(table, silent)
    for seat in (seat for seat in range(5) if seat != silent):
        assert wondered(table, seat, *others) == Inquired(seat, silent)
        assert wondered(table, seat, *others, Inquired((seat + 1) % 5, silent)) is None
        assert wondered(table, seat, *others, Claimed(silent, "goal", goal, "gold")) is None
    assert wondered(table, silent, *others) is None


def test_a_question_tells_nothing_of_who_asks() -> None:
    table, silent, _ = looked("digger")
    roles = {table.view(seat).data()["private"]["role"] for seat in range(5) if seat != silent}
    assert roles == {"digger", "saboteur"}  # and the test above has asked them all


def test_a_question_moves_no_belief() -> None:
    table, silent, _ = looked("digger")
    asked = (silent + 1) % 5
    view: Any = table.view(asked)
    beliefs = [new_belief(view) for _ in range(2)]
    story = table.events(asked)
    beliefs[0].hear(story)
    beliefs[1].hear([*story, Inquired(asked, silent)])
    held = [[belief.suspicion(belief.assigned.weights, s) for s in range(5)] for belief in beliefs]
    assert held[0] == held[1]


def test_who_is_silent_claims_nothing() -> None:
    table, seat, _ = looked("digger")
    assert said(table, seat, Mindset(10, 4, 60.0, talks=False)) == []


def shown(*events: Event) -> tuple[Speaker, Table]:
    """A digger that has seen these events, and is about to speak."""
    table = table_after("saboteur", 0, 2, "chance", 5)
    while table.view(4).data()["private"]["role"] != "digger":
        table = table_after("saboteur", 0, table.deals + 7, "chance", 5)
    view: Any = table.view(4)
    belief = new_belief(view)
    belief.hear([*table.events(4), *events])
    return Speaker(belief, weights_for(belief, view), view.public, 4, True), table


HARM = [
    act
    for digger in (1, 2, 3, 1, 2, 3)
    for act in (ev.Laid(digger, "EW", 1, 0, False), ev.Collapsed(0, "EW", 1, 0, False))
]


def test_the_accuser_names_whom_the_cautious_only_doubts() -> None:
    speaker, _ = shown(*HARM)
    share = speaker.belief.suspicion(speaker.weights, 0)
    assert ACCUSER.accuses < share < CAUTIOUS.accuses
    assert [(one.which, one.says) for one in speaker.opinion(0, ACCUSER)] == [(0, "suspect")]
    assert all(one.says != "suspect" for one in speaker.opinion(0, CAUTIOUS))


def test_an_accusation_is_what_the_belief_holds() -> None:
    speaker, _ = shown()
    assert speaker.opinion(0, PLAIN) == []


def test_two_diggers_do_not_look_at_the_same_goal() -> None:
    table = table_after("saboteur", 0, 2, "chance", 5)
    view: Any = table.view(0)
    belief = new_belief(view)
    belief.hear([*table.events(0), ev.Looked(1, 2)])
    view.public.looked[1] |= 1 << 2
    assert known_goals(belief, view.public, 0) == 1 << 2
    habit = Habit()
    habit.prepare(view, view.public.looked)
    looks = [int(pack(LOOK, 0, goal, 0, 0)) for goal in range(3)]
    assert without_known(belief, habit, looks) == looks[:2]


def test_one_who_trusts_believes_a_liar() -> None:
    table, seat, goal = looked("saboteur")
    lie = said(table, seat)[0]
    hearer = next(s for s in range(5) if table.view(s).data()["private"]["role"] == "digger")
    shares = []
    for trusts in (False, True):
        view: Any = table.view(hearer)
        belief = new_belief(view)
        belief.trusts = trusts
        belief.hear([*table.events(hearer), lie])
        shares.append(belief.assigned.goal_share(belief.assigned.weights, goal))
    assert (shares[1] > shares[0]) == (lie.says == "gold")
    assert EASY.trusts and not NORMAL.trusts


@pytest.mark.parametrize("game", ["saboteur", "saboteur2"])
def test_claims_are_heard_by_all_seats(game: str) -> None:
    table = table_after(game, 0, 3, "chance", 5)

    class Crier:
        def choose(self, asked: Asked) -> int:
            return asked.moves[0]

        def claims(self, asked: Asked) -> list[Claimed]:
            return [Claimed(0, "goal", 1, "gold")]

    stories = Stories(table)
    claim = stories.hear_out(Crier(), 3, Seeded(1))
    assert claim == [Claimed(3, "goal", 1, "gold")]
    assert all(stories.of(seat)[-1] == claim[0] for seat in range(5))


@pytest.mark.parametrize("name", ["cautious", "accuser", "joker"])
@pytest.mark.parametrize("game", ["saboteur", "saboteur2"])
def test_a_character_plays_what_it_is_offered(game: str, name: str) -> None:
    table = table_after(game, 7, 3, "chance")
    asked = asked_of(table)
    bot = bot_named(name, game)
    assert bot.choose(asked) in asked.moves
    assert isinstance(bot.claims(replace(asked, moves=[])), list)  # type: ignore[attr-defined]
