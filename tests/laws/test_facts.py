"""The law of facts: each is declared once, a copy has them all, a view given away is harmless."""

from __future__ import annotations

from typing import Any

import pytest
from worlds import watched

import dwarrow
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.drawers import facts
from dwarrow.kernel.state import DEALER

GAMES = list(dwarrow.GAMES)
NO_FACTS = {"rules", "answers", "seats", "deck"}  # what a drawer is given, and never changes


def attributes(drawer: Any) -> set[str]:
    """What a drawer holds, compiled or interpreted."""
    names: set[str] = set()
    for kind in type(drawer).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    names.update(getattr(drawer, "__dict__", ()))
    names.update(fact.name for fact in facts(type(drawer)))
    return {name for name in names if not name.startswith("__")}


def drawers(state: Any) -> list[Any]:
    return [state.public, *state.private, state.hidden]


@pytest.mark.parametrize("name", GAMES)
def test_every_attribute_of_a_drawer_is_a_declared_fact(name: str) -> None:
    for drawer in drawers(dwarrow.new(name, seed=1).state):
        declared = {fact.name for fact in facts(type(drawer))}
        assert attributes(drawer) - NO_FACTS == declared - NO_FACTS


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_has_a_form(name: str) -> None:
    state = dwarrow.new(name, seed=1).state
    told = state.drawers()
    for drawer in drawers(state):
        for fact in facts(type(drawer)):
            if fact.told or fact.written:
                told.form(fact)


def values(drawer: Any) -> dict[str, object]:
    """The facts of a drawer as they are now, by value."""
    return {fact.name: frozen(getattr(drawer, fact.name)) for fact in facts(type(drawer))}


def frozen(value: Any) -> object:
    if isinstance(value, (int, bool, str, tuple)):
        return value
    if hasattr(value, "laid"):  # a maze
        return [(int(c), int(value.face_in(c))) for c in value.laid]
    return [int(item) for item in value]


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_has_every_fact_and_shares_none_that_changes(name: str) -> None:
    players = dwarrow.GAMES[name].USUAL_SEATS
    edition = next(iter(dwarrow.GAMES[name].EDITIONS))
    for at, (table, move) in enumerate(watched(name, edition, players, seed=21)):
        if at % 3:
            continue
        before = [values(drawer) for drawer in drawers(table.state)]
        copy = table.state.copy()
        assert [values(drawer) for drawer in drawers(copy)] == before
        copy.step(move)
        if copy.turn() == DEALER:
            copy.deal(copy.shuffled(Seeded(at)))
        assert [values(drawer) for drawer in drawers(table.state)] == before


def another(value: Any) -> object:
    """A value that no game gives the fact; None for what cannot be set from here."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "!"
    return (*value, "more") if isinstance(value, tuple) else None


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_has_every_fact_also_one_that_these_games_never_change(name: str) -> None:
    table = dwarrow.new(name, seed=1)
    for drawer in drawers(table.state):
        for fact in facts(type(drawer)):
            if (value := another(getattr(drawer, fact.name))) is not None:
                kept = getattr(drawer, fact.name)
                setattr(drawer, fact.name, value)
                assert getattr(drawer.copy(), fact.name) == value, fact.name
                setattr(drawer, fact.name, kept)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_given_away_changes_nothing(name: str) -> None:
    """Whoever gets a view may write into it; the table does not notice."""
    table = dwarrow.new(name, seed=3)
    before = table.state.data()
    for seat in (*range(len(table.names)), dwarrow.SPECTATOR):
        view = table.view(seat)
        for drawer in (view.public, view.private):
            for fact in facts(type(drawer)):
                spoil(drawer, fact.name)
    assert table.state.data() == before


def spoil(drawer: Any, name: str) -> None:
    value = getattr(drawer, name)
    if isinstance(value, bool):
        setattr(drawer, name, not value)
    elif isinstance(value, int):
        setattr(drawer, name, 1 - value if value in (0, 1) else 1)
    elif isinstance(value, tuple):
        setattr(drawer, name, ())
    elif hasattr(value, "laid"):
        for cell in value.laid[:]:
            value.remove(cell)
    else:
        for i in range(len(value)):
            value[i] = 1


@pytest.mark.parametrize("name", dwarrow.GAMES)
def test_when_a_game_is_over_it_is_nobodys_turn(name: str) -> None:
    """Whoever moved last: a page that lights up the seat to move lights up none."""
    rounds: dict[str, object] = {"rounds": 1} if name != "kings" else {}
    table, dice = dwarrow.new(name, options=rounds, seed=1), Seeded(1)
    while not table.is_over:
        moves = table.moves()
        table.play(moves[dice.below(len(moves))])
    assert {table.view(seat).data()["public"]["turn"] for seat in (0, dwarrow.SPECTATOR)} == {-1}
