"""The law of facts: each is declared once, a copy has them all, a view given away is harmless."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import is_dataclass
from types import MappingProxyType
from typing import Any

import pytest
from worlds import watched

import dwarrow
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.drawers import facts
from dwarrow.kernel.state import DEALER
from dwarrow.kernel.table import Table
from language import state_of

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
        view: Any = table.view(seat)
        for drawer in (view.public, view.private):
            for fact in facts(type(drawer)):
                spoil(drawer, fact.name)
    assert table.state.data() == before


def writable_in(thing: Any, way: str) -> Iterator[tuple[str, Any]]:
    """Whatever can be written into, that is found in a view or a state, and by which way."""
    if is_vec(thing):
        yield way, thing
    elif isinstance(thing, (list, tuple)):
        if isinstance(thing, list):
            yield way, thing
        for i, item in enumerate(thing):
            yield from writable_in(item, f"{way}[{i}]")
    elif isinstance(thing, (dict, MappingProxyType)):
        if isinstance(thing, dict):
            yield way, thing
        for key, value in thing.items():
            yield from writable_in(value, f"{way}[{key!r}]")
    elif type(thing).__module__.startswith("dwarrow."):
        if not is_frozen(thing):
            yield way, thing
        for name in sorted(attributes(thing)):
            yield from writable_in(getattr(thing, name), f"{way}.{name}")


def is_frozen(thing: Any) -> bool:
    """Whether what a value object holds cannot be replaced."""
    return is_dataclass(thing) and type(thing).__dataclass_params__.frozen


def vecs_in(thing: Any, way: str) -> Iterator[tuple[str, Any]]:
    return ((way, it) for way, it in writable_in(thing, way) if is_vec(it))


def is_vec(thing: object) -> bool:
    return type(thing).__name__.startswith("vec[")


def moments(name: str) -> Iterator[Any]:
    """A game's table by each of its editions, at its beginning, amid it and at its end."""
    for edition in dwarrow.GAMES[name].EDITIONS:
        table, dice = dwarrow.new(name, edition=edition, seed=3), Seeded(3)
        for moves in (0, 40, 2000):
            while moves and not table.is_over:
                table.play(table.moves()[dice.below(len(table.moves()))])
                moves -= 1
            yield table


@pytest.mark.parametrize("name", GAMES)
def test_whatever_numbers_a_view_leads_to_are_its_own(name: str) -> None:
    """Also what is no fact: what is printed on the cards, and how a walker passes them."""
    for table in moments(name):
        truth = table.state
        before = [(way, list(found)) for way, found in vecs_in(truth, "state")]
        reached = list(vecs_in(table.view(0), "view"))
        assert len(reached) > 8
        for _, found in reached:
            for i in range(len(found)):
                found[i] = 1 - found[i] if found[i] in (0, 1) else 1
        assert [(way, list(found)) for way, found in vecs_in(truth, "state")] == before


@pytest.mark.parametrize("name", GAMES)
def test_whatever_things_a_view_leads_to_are_its_own(name: str) -> None:
    """What can be replaced in one of them is replaced at no table; the rest cannot be."""
    for table in moments(name):
        held = [it for _, it in writable_in(table.state, "state") if not is_vec(it)]
        its = {id(it) for it in held}
        assert len(its) > 3
        given = table.view(0)
        found = [(way, it) for way, it in writable_in(given, "view") if not is_vec(it)]
        assert [way for way, it in found if id(it) in its] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_cards_of_a_view_are_printed_as_those_of_the_box(name: str) -> None:
    """A copy of the tables that forgot one of them would be another deck."""
    table: Any = dwarrow.new(name, seed=3)
    given: Any = table.view(0)
    pairs = list(zip(printed(table.state.public), printed(given.public), strict=True))
    assert pairs or name == "kings"  # whose cards no view leads to
    for ours, theirs in pairs:
        assert len(attributes(ours)) > 5
        assert all(said(ours, fact) == said(theirs, fact) for fact in attributes(ours))


def printed(public: Any) -> list[Any]:
    maze = getattr(public, "maze", None)
    return [it for it in (getattr(public, "deck", None), getattr(maze, "shapes", None)) if it]


def said(thing: Any, fact: str) -> object:
    """A fact of a card's tables by value; those of the shapes are compared by themselves."""
    value = getattr(thing, fact)
    return list(value) if is_vec(value) else value if fact != "shapes" else None


def tables(name: str) -> Iterator[Table]:
    """One of every edition, and one of every answer to every option that may be given alone."""
    game = dwarrow.GAMES[name]
    for edition in game.EDITIONS:
        yield dwarrow.new(name, edition=edition, seed=3)
    for option, asked in game.OPTIONS.items():
        for value in asked.values:
            with suppress(dwarrow.Refused):
                yield dwarrow.new(name, options={option: value}, seed=3)


@pytest.mark.parametrize("name", GAMES)
def test_the_answers_of_the_rules_in_a_view_are_its_own(name: str) -> None:
    """A bot that writes into them plays by the table's rules all the same."""
    for table in tables(name):
        check_answers(table)


def check_answers(table: Table) -> None:
    before = answers(state_of(table).public)
    for seat in (*range(len(table.names)), dwarrow.SPECTATOR):
        given: Any = table.view(seat)
        public = given.public
        assert answers(public) == before
        for holder, fact in list(answers(public)):
            if isinstance(getattr(within(public, holder), fact), bool):
                spoil(within(public, holder), fact)
    assert answers(state_of(table).public) == before


def answers(public: Any) -> dict[tuple[str, str], object]:
    """By the name of what holds it and its own: every plain answer of a game that keeps them."""
    found: dict[tuple[str, str], object] = {}
    if not hasattr(public, "answers"):
        return found
    names = [name for name in dir(public.answers) if not name.startswith("_")]
    for holder in ("", *(n for n in names if is_held(getattr(public.answers, n)))):
        held = within(public, holder)
        for name in dir(held):
            if not name.startswith("_") and plain(getattr(held, name)) is not None:
                found[holder, name] = plain(getattr(held, name))
    return found


def plain(value: Any) -> object:
    """An answer by value; nothing for what holds others, and for what a class brings."""
    if isinstance(value, (bool, int, str)):
        return value
    return list(value) if is_vec(value) else None


def is_held(value: object) -> bool:
    return type(value).__module__.startswith("dwarrow.")


def within(public: Any, holder: str) -> Any:
    return getattr(public.answers, holder) if holder else public.answers


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
    for seat in (0, dwarrow.SPECTATOR):
        told: Any = table.view(seat).data()["public"]
        assert {told[name] for name in ("turn", "active") if name in told} == {-1}
