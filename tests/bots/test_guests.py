"""Bots of others: they play everywhere, learn nothing of the deal, and fail by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import dwarrow
from bots.guests import Spy
from dwarrow import bots
from dwarrow.bots import Asked, Stranger, bot_named, bot_names
from dwarrow.envs import Batch
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import Refused
from dwarrow.lab.arena import Contest, compete
from dwarrow.lab.bout import Bout, deal_seed
from dwarrow.lab.sim import simulate


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    def seating(name: str) -> None:
        point = EntryPoint("guest", name, "dwarrow.bots")
        monkeypatch.setattr(bots, "entry_points", lambda group: [point])
        bots.guests.cache_clear()

    yield seating
    bots.guests.cache_clear()


def here(name: str) -> str:
    return f"bots.guests:{name}"


def test_a_bot_from_an_entry_point_plays_everywhere(seated) -> None:
    seated(here("Loyal"))
    assert "guest" in bot_names("kings")
    assert simulate("kings", 2, 1, ["guest", "chance"], 1).games == 1
    contest = Contest("saboteur", ("guest",), 5, 2, 1, "house")
    assert compete(contest, 1).cells[0].wins.n == 2


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (here("Cheat"), "'guest' chose .* none of the moves it was offered"),
        (here("Silent"), "'guest' chose None"),
        (here("Endless"), "'guest' chose something of type int, which is none of the moves"),
        (here("Undecided"), "'guest' chose .* none of the moves it was offered"),
        (here("Forger"), "'guest' chose .* none of the moves it was offered"),
        (here("Clumsy"), "'guest' failed .IndexError: list index out of range; .*guests.py"),
        (here("Unasked"), "'guest' cannot be made; .*Unasked is called with a game's name"),
        (here("Nobody"), "'guest' cannot be loaded from .*Nobody"),
        ("nowhere.at.all:Bot", "'guest' cannot be loaded from nowhere.at.all:Bot"),
        (here("Mute"), "'guest' cannot choose: it has no method `choose`"),
    ],
)
def test_what_goes_wrong_in_a_guest_is_told_with_its_name(seated, name: str, told: str) -> None:
    seated(name)
    with pytest.raises(Refused, match=told):
        simulate("saboteur", 3, 1, ["guest", "habit"], 1)
    with pytest.raises(Refused, match=told):
        compete(Contest("duel", ("guest", "chance"), 2, 1, 1, "house"), 1)


@pytest.mark.parametrize("name", ["Cheat", "Endless", "Undecided", "Forger", "Silent"])
def test_a_batch_refuses_a_guests_answer_with_its_name(seated, name: str) -> None:
    seated(here(name))
    batch = Batch("duel", n=2, seed=1)
    with pytest.raises(Refused, match=r"'guest' chose .*, which is none"):
        batch.play("guest", [0])
        for _ in range(4):
            batch.step_random()


def test_a_table_refuses_a_move_that_is_not_offered_now() -> None:
    table = dwarrow.new("saboteur", seed=1)
    offered = table.moves()
    with pytest.raises(Refused, match="none of the moves"):
        table.play(max(offered) + 1)
    table.play(offered[0])
    stale = next(move for move in offered if move not in table.moves())
    with pytest.raises(Refused, match="none of the moves"):
        table.play(stale)
    assert len(table.log) == 2


def reachable(item: object, seen: set[int], depth: int = 0) -> Iterator[int]:
    """Every whole number that can be reached from something by its attributes and items."""
    if isinstance(item, int):
        yield int(item)
    if depth > 6 or id(item) in seen or isinstance(item, str | bytes | int | float | type):
        return
    seen.add(id(item))
    inner = [item[key] for key in item] if isinstance(item, dict) else []
    inner += list(item) if isinstance(item, list | tuple | set | frozenset) else []
    for name in dir(item):
        value = None if name.startswith("__") else getattr(item, name, None)
        inner += [] if callable(value) else [value]
    for other in inner:
        yield from reachable(other, seen, depth + 1)


def state_of(dice: Seeded) -> tuple[int, ...]:
    return int(dice.a), int(dice.b), int(dice.c), int(dice.d)


@pytest.mark.parametrize("lab", ["sim", "arena"])
def test_nothing_a_bot_is_given_tells_the_seed_of_the_deal(seated, lab: str) -> None:
    seated(here("Spy"))
    Spy.heard.clear()
    seed = 90_210
    if lab == "sim":
        simulate("saboteur", 3, 1, ["guest"], seed)
    else:
        compete(Contest("saboteur", ("guest",), 5, 1, seed, "house"), 1)
    own = deal_seed(Bout(Contest("saboteur", (), 5, 1, seed), "", "", 0, 0))
    asked = Spy.heard[0]
    assert not {seed, own, own + (1 << 48)} & set(reachable(asked, set()))
    near = [own + (n << 48) + more for n in range(4) for more in range(-50, 50)]
    near += [(own << 4) + seat for seat in range(16)]
    assert state_of(asked.dice) not in [state_of(Seeded(number)) for number in near]  # type: ignore[arg-type]


def test_every_seat_is_lent_dice_of_its_own(seated) -> None:
    seated(here("Spy"))
    Spy.heard.clear()
    simulate("saboteur", 3, 1, ["guest"], 1)
    assert len({id(asked.dice) for asked in Spy.heard}) == 3


def test_a_guest_is_the_bot_it_wraps(seated) -> None:
    seated(here("Loyal"))
    guest: Any = bot_named("guest", "saboteur")
    assert guest.reasons() == []


def test_what_is_asked_by_no_question_is_told_with_the_bots_name() -> None:
    class Curious:
        def choose(self, asked: Asked) -> int:
            return asked.moves[0]

        def wonders(self, asked: Asked) -> Any:
            return "what did you see?"

    nothing: Any = None
    with pytest.raises(Refused, match="the bot 'curious' failed"):
        Stranger("curious", Curious()).wonders(nothing)
