"""Whatever nonsense is given to the package: a sentence that names it, at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import dwarrow
from dwarrow.kernel.state import Refused

NUMBERS = (3.5, "x", [], {}, b"x", float("nan"), object(), True)
ASKED: dict[str, tuple[Callable[[Any], object], tuple[Any, ...], str]] = {
    "seed": (lambda odd: dwarrow.new("duel", seed=odd), NUMBERS, "a seed is a whole number, not "),
    "players": (lambda odd: dwarrow.new("duel", odd), NUMBERS, "the number of players is a whole"),
    "first": (lambda odd: dwarrow.new("saboteur", first=odd), NUMBERS, "the first seat is a whole"),
    "edition": (lambda odd: dwarrow.new("duel", edition=odd), NUMBERS, "duel has no edition "),
    "options": (
        lambda odd: dwarrow.new("saboteur", options=odd), (3, "x", [1], b"x", object()),
        "options are a mapping of names to answers, such as",
    ),
    "names": (lambda odd: dwarrow.new("kings", names=odd), (5, "abcd", b"abcd", object()),
              "names stand in a list, not in "),
    "name": (lambda odd: dwarrow.new("duel", names=["Ori", odd]), (3, None, b"x"),
             "a name is text, not "),
    "lines": (lambda odd: dwarrow.new("duel", names=["Ori", odd]), ("a\nb", "\n", "a\u2028"),
              "a name is what can be read on one line, not "),
    "record": (dwarrow.replay, NUMBERS[2:], "a record is text, not "),
    "position": (dwarrow.set_up, NUMBERS[2:], "a position is text, not "),
    "record's table": (dwarrow.record, NUMBERS, "a table is what `dwarrow.new` or `replay` gives"),
    "verified": (dwarrow.verify, NUMBERS, "a table is what `dwarrow.new` or `replay` gives, not "),
    "told place": (dwarrow.position, (*NUMBERS, None), "a table is what `dwarrow.new` or `replay`"),
    "bot": (lambda odd: dwarrow.bots.bot_named(odd, "duel"), (3, [], {}, None, b"x"),
            "the name of a bot is text, not "),
    "games": (lambda odd: dwarrow.simulate("solo", games=odd), NUMBERS, "the number of games is a"),
    "no games": (lambda odd: dwarrow.simulate("solo", games=odd), (-1,), "at least 0, not -1"),
    "processes": (lambda odd: dwarrow.simulate("solo", games=1, processes=odd), NUMBERS,
                  "the number of processes is a whole number"),
    "on": (lambda odd: dwarrow.simulate("solo", games=1, on=odd), (5, [], b"x"),
           "the address of a cluster is text"),
    "bots": (lambda odd: dwarrow.simulate("solo", games=1, bots=odd), (5, object(), "chance", []),
             "name at least one bot, in a list"),
    "rounds": (lambda odd: dwarrow.arena("kings", ["chance", "habit"], rounds=odd), NUMBERS,
               "the number of rounds is a whole number"),
    "arena's bots": (lambda odd: dwarrow.arena("kings", odd), (5, None, "habit"),
                     "bots stand in a list, not in "),
    "guests": (lambda odd: dwarrow.arena("kings", ["chance", "habit"], guests=odd), NUMBERS,
               "the number of guests is a whole number"),
}  # fmt: skip


@pytest.mark.parametrize("what", ASKED)
def test_what_is_odd_is_refused_in_a_sentence(what: str) -> None:
    ask, odds, told = ASKED[what]
    for odd in odds:
        with pytest.raises(Refused, match=told):
            ask(odd)


def test_what_is_very_long_is_not_told_back() -> None:
    with pytest.raises(Refused, match=r"not something of type list$"):
        dwarrow.new("duel", seed=[0] * 1000)  # type: ignore[arg-type]


def test_a_table_tells_what_a_seat_and_a_move_are() -> None:
    table = dwarrow.new("duel", seed=1)
    odds: tuple[Any, ...] = ("x", 1.5, None, [], True, object())
    for odd in odds:
        with pytest.raises(TypeError, match="a seat is a whole number, or SPECTATOR, not "):
            table.view(odd)
        for ask in (table.words, lambda odd: table.refusal(0, odd)):
            with pytest.raises(TypeError, match="one of `moves`"):
                ask(odd)


def test_numbers_of_numpy_are_whole_numbers() -> None:
    np = pytest.importorskip("numpy", reason="numpy is not installed")
    asked = {"players": np.int64(4), "seed": np.uint8(7), "first": np.int32(2)}
    table = dwarrow.new("saboteur", **asked)
    assert table == dwarrow.new("saboteur", 4, seed=7, first=2)
    move = table.moves()[0]
    assert table.words(np.int64(move)) == table.words(move)
    assert table.view(np.int8(1)) == table.view(1)
    assert table.refusal(np.int8(2), np.int64(move)) is None


def test_environments_refuse_in_sentences_too() -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    from dwarrow.envs import Batch, aec
    from dwarrow.envs.seat import SeatEnv

    zoo, seat, batch = aec("kings"), SeatEnv("kings"), Batch("kings", n=2)
    for early in (zoo.last, lambda: zoo.step(0)):
        with pytest.raises(Refused, match="no game is dealt yet: call `reset` first"):
            early()
    zoo.reset(seed=1)
    seat.reset(seed=1)
    odds: tuple[Any, ...] = (3.5, "x", [], None, float("nan"))
    for odd in odds:
        if odd is not None:
            with pytest.raises(Refused, match="an action is a whole number"):
                zoo.step(odd)
        assert "an action is a whole number" in seat.step(odd)[4]["refused"]
        for ask in (batch.told, batch.actions_of, lambda odd: Batch("kings", n=odd)):
            with pytest.raises(Refused, match="is a whole number"):
                ask(odd)
    with pytest.raises(Refused, match="actions stand in a list, not in 5"):
        batch.step(5)  # type: ignore[arg-type]
