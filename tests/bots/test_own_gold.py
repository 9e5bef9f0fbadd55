"""A thinker of Saboteur 2 plays for its own gold: crystals, the last card, a better role."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bots.bot_tables import asked_of, table_after
from dwarrow.bots.digging.thinking import NORMAL, open_doubts
from dwarrow.bots.saboteur2.guide import Saboteur2Guide
from dwarrow.bots.saboteur2.own_gold import OwnGold
from dwarrow.bots.saboteur2.thinker import Saboteur2Thinker
from dwarrow.games.saboteur2.cards import (
    BLUE,
    BOSS,
    DECK,
    GEOLOGIST,
    GREEN,
    KINDS,
    PROFITEER,
    SABOTEUR,
    SWAP_HATS,
    TRAP,
)
from dwarrow.games.saboteur2.deeds import ACT
from dwarrow.games.saboteur2.round import Saboteur2
from dwarrow.games.saboteur2.state import OPENING
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import State
from dwarrow.parts.deeds import BREAK, LAY, PASS, ROCKFALL
from dwarrow.parts.mine import Mine
from dwarrow.parts.packing import pack, pack_at
from dwarrow.parts.tunnel import face_of

EW, NESW, CRYSTALS, DOOR = (KINDS[word] for word in ("EW", "NESW", "crystal-NESW", "door-blue-EW"))
USELESS = KINDS["S/-"]
MIDDLE = 1 << 1  # the goal straight ahead
PUT_AWAY = pack(PASS, USELESS, USELESS, USELESS, 0)


def someone(role: int, length: int, is_keen: bool = True) -> OwnGold:
    """One with a role before a straight tunnel to the middle goal, so many cards long."""
    mine = Mine(DECK, OPENING.copy(), 4)
    for x in range(1, length + 1):
        mine.maze.lay_at(x, 0, face_of(EW, 0))
    mine.tools = vec[i64]([0, 0, 0, 0])
    thumb = OwnGold()
    thumb.is_keen, thumb.role, thumb.digs = is_keen, role, role != SABOTEUR
    thumb.mine, thumb.doubts = mine, vec[i64]([0, 0, 0, 0])
    thumb.survey.look(mine, MIDDLE)
    return thumb


def step(thumb: OwnGold, card: int = EW) -> int:
    """What the next card of the straight tunnel is worth."""
    x = 1
    while thumb.mine.maze.face_in(thumb.mine.maze.cell_at(x, 0)) != 0:
        x += 1
    return int(thumb.worth(pack_at(LAY, card, x, 0, 0)))


@pytest.mark.parametrize("team", [GREEN, BLUE])
def test_a_team_leaves_the_last_card_but_one_to_others(team: int) -> None:
    assert step(someone(team, 5)) < someone(team, 5).worth(PUT_AWAY)
    assert step(someone(team, 5, is_keen=False)) > someone(team, 5, is_keen=False).worth(PUT_AWAY)


@pytest.mark.parametrize(("role", "length"), [(GREEN, 4), (GREEN, 6), (BOSS, 5), (PROFITEER, 5)])
def test_any_other_card_to_the_gold_is_laid(role: int, length: int) -> None:
    assert step(someone(role, length)) > someone(role, length).worth(PUT_AWAY)


def test_a_geologist_ends_no_tunnel_and_looks_for_crystals() -> None:
    geologist = someone(GEOLOGIST, 6)
    assert step(geologist) < step(geologist, USELESS) < geologist.worth(PUT_AWAY)
    assert step(geologist, CRYSTALS) < geologist.worth(PUT_AWAY)  # it would end the round
    assert step(someone(GEOLOGIST, 3), CRYSTALS) > geologist.worth(PUT_AWAY)
    kept = pack(PASS, USELESS, USELESS, CRYSTALS, 0)
    assert geologist.worth(kept) < 0


@pytest.mark.parametrize(("role", "wants"), [(SABOTEUR, True), (PROFITEER, True), (GREEN, False)])
def test_who_has_little_to_hope_for_draws_another_role(role: int, wants: bool) -> None:
    thumb = someone(role, 2)
    assert (thumb.worth(pack(ACT, SWAP_HATS, thumb.seat, 0, 0)) > 0) == wants


def test_the_door_of_the_others_falls_in_and_the_own_one_stays() -> None:
    fall = pack_at(ROCKFALL, KINDS["rockfall"], 3, 0, 0)
    worths = []
    for role in (GREEN, BLUE, BOSS):
        thumb = someone(role, 2)
        thumb.mine.maze.lay_at(3, 0, face_of(DOOR, 0))
        thumb.survey.look(thumb.mine, MIDDLE)
        assert thumb.worth(fall) <= thumb.hope(fall)
        worths.append(int(thumb.worth(fall)))
    assert worths[0] > 2000 and worths[1] < worths[2] < 0


@pytest.mark.parametrize("kind", [BREAK, ACT])
def test_who_may_end_the_tunnel_sooner_is_stopped_if_nothing_is_known_of_him(kind: int) -> None:
    card = KINDS["break-lamp"] if kind == BREAK else TRAP
    at = [pack(kind, card, seat, 0, 0) for seat in (1, 3)]
    assert someone(GREEN, 4).worth(at[0]) < 0
    near = someone(GREEN, 6)
    assert near.worth(at[0]) > near.worth(at[1]) > 0
    assert someone(GEOLOGIST, 6).worth(at[0]) < 0


def motive(thumb: OwnGold, move: int, listed: list[int]) -> str:
    found = thumb.motive(move, listed)
    assert found is None or found.is_secret
    return "" if found is None else found.key


def test_a_motive_is_named_where_habit_would_have_done_otherwise() -> None:
    last_but_one = pack_at(LAY, EW, 6, 0, 0)
    assert motive(someone(GREEN, 5), PUT_AWAY, [PUT_AWAY, last_but_one]) == "bides"
    assert motive(someone(GREEN, 5), PUT_AWAY, [PUT_AWAY]) == ""
    assert motive(someone(BOSS, 5), PUT_AWAY, [PUT_AWAY, last_but_one]) == ""
    assert motive(someone(GEOLOGIST, 5), PUT_AWAY, [PUT_AWAY]) == "seeks"
    assert motive(someone(GREEN, 6), pack(ACT, TRAP, 1, 0, 0), []) == "forestalls"
    assert motive(someone(GREEN, 5), pack(ACT, TRAP, 1, 0, 0), []) == ""


def test_only_the_own_seat_is_keen_in_playouts_and_nobody_where_others_are_judged() -> None:
    table = table_after("saboteur2", 0, 3, "chance", 4)
    asked = asked_of(table)
    thinker = Saboteur2Thinker(NORMAL)
    belief = thinker.hear(asked.view, asked.story)
    guide = thinker.guide(asked.view, belief, open_doubts(belief))
    seat = table.turn
    assert keen_seats(guide, table.state.copy()) == [seat]
    guide.takes(table.state.copy(), Seeded(1))
    assert keen_seats(guide, table.state.copy()) == []
    judges = thinker.ponder(asked.view, asked.story, asked.moves).guide
    assert isinstance(judges, Saboteur2Guide)
    assert keen_seats(judges, table.state.copy()) == []


def keen_seats(guide: Saboteur2Guide, state: State) -> list[int]:
    """The seats of a table of four that play for their own gold in playouts."""
    assert isinstance(state, Saboteur2)
    keen = []
    for seat in range(4):
        state.public.seat = seat
        guide.face(state)
        if guide.habit.is_keen:
            keen.append(seat)
    return keen
