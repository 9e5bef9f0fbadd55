"""Doors bar both teams, or nobody digs through: what every mix of roles is paid, by hand.

The sums were worked out from the printed sentences, row by row, not by the program. The first role
is the one that completes the tunnel; `!` marks a trapped seat. The columns are what the seats get
by the printed Russian rules, the same with a Geologist who has a crystal, and by `house` and
`en11`, where Geologists are never counted.
"""

from __future__ import annotations

from typing import Any

import pytest

from .setting import *

Row = tuple[str, str, str, str]

# SB2-068: four for the Boss if no Profiteer is in the game. SB2-070: three for a Profiteer who
# completes, if no Boss is. SB2-072: together they are two winners. SB2-069: he always wins, so
# he joins the saboteurs to whom ru-ls gives the rest (B-2). A trapped one is not there (B-4).
BARRED: list[Row] = [
    ("green blue", "0 0", "0 0", "0 0"),
    ("green saboteur", "0 5", "0 4", "0 0"),
    ("green saboteur saboteur", "0 4 4", "0 3 3", "0 0 0"),
    ("saboteur saboteur saboteur", "3 3 3", "2 2 2", "0 0 0"),
    ("green boss", "0 4", "0 4", "0 4"),
    ("boss blue", "4 0", "4 0", "4 0"),
    ("blue boss saboteur", "0 4 0", "0 4 0", "0 4 0"),
    ("saboteur boss saboteur", "0 4 0", "0 4 0", "0 4 0"),
    ("green profiteer", "0 3", "0 3", "0 3"),
    ("green profiteer saboteur", "0 2 4", "0 1 3", "0 3 0"),
    ("saboteur profiteer", "4 2", "3 1", "0 3"),
    ("green blue profiteer saboteur saboteur", "0 0 1 3 3", "0 0 0 2 2", "0 0 3 0 0"),
    ("green profiteer saboteur saboteur saboteur", "0 0 2 2 2", "0 0 1 1 1", "0 3 0 0 0"),
    ("profiteer green", "3 0", "3 0", "3 0"),
    ("profiteer saboteur", "3 0", "3 0", "3 0"),
    ("profiteer saboteur saboteur saboteur", "3 0 0 0", "3 0 0 0", "3 0 0 0"),
    ("green boss profiteer", "0 3 2", "0 2 1", "0 3 2"),
    ("boss profiteer", "3 2", "2 1", "3 2"),
    ("profiteer boss", "2 3", "1 2", "2 3"),
    ("green blue boss profiteer saboteur", "0 0 3 2 0", "0 0 2 1 0", "0 0 3 2 0"),
    ("profiteer boss saboteur", "2 3 0", "1 2 0", "2 3 0"),
    (
        "green green green green blue blue blue boss profiteer saboteur saboteur",
        "0 0 0 0 0 0 0 3 2 0 0",
        "0 0 0 0 0 0 0 2 1 0 0",
        "0 0 0 0 0 0 0 3 2 0 0",
    ),
    ("green boss! saboteur", "0 0 5", "0 0 4", "0 0 0"),
    ("green boss!", "0 0", "0 0", "0 0"),
    ("green boss! profiteer", "0 0 3", "0 0 3", "0 0 3"),
    ("green boss! profiteer saboteur", "0 0 2 4", "0 0 1 3", "0 0 3 0"),
    ("profiteer boss! saboteur", "3 0 0", "3 0 0", "3 0 0"),
    ("green boss profiteer! saboteur", "0 4 0 0", "0 4 0 0", "0 4 0 0"),
    ("green profiteer! saboteur", "0 0 5", "0 0 4", "0 0 0"),
    ("green boss! profiteer! saboteur", "0 0 0 5", "0 0 0 4", "0 0 0 0"),
    ("green profiteer saboteur!", "0 3 0", "0 3 0", "0 3 0"),
    ("green profiteer saboteur saboteur!", "0 2 4 0", "0 1 3 0", "0 3 0 0"),
]

# SB2-073: the saboteurs win, SB2-069: the Profiteer with them, SB2-071: or alone, for three.
UNDUG: list[Row] = [
    ("green blue", "0 0", "0 0", "0 0"),
    ("green boss", "0 0", "0 0", "0 0"),
    ("green saboteur", "0 5", "0 4", "0 5"),
    ("boss saboteur", "0 5", "0 4", "0 5"),
    ("green saboteur saboteur", "0 4 4", "0 3 3", "0 4 4"),
    ("saboteur saboteur saboteur", "3 3 3", "2 2 2", "3 3 3"),
    ("green profiteer", "0 3", "0 3", "0 3"),
    ("boss profiteer", "0 3", "0 3", "0 3"),
    ("green profiteer saboteur", "0 2 4", "0 1 3", "0 2 4"),
    ("profiteer saboteur saboteur", "1 3 3", "0 2 2", "1 3 3"),
    ("profiteer saboteur saboteur saboteur", "0 2 2 2", "0 1 1 1", "0 2 2 2"),
    ("green profiteer saboteur!", "0 3 0", "0 3 0", "0 3 0"),
    ("green profiteer! saboteur", "0 0 5", "0 0 4", "0 0 5"),
    ("green profiteer saboteur! saboteur", "0 2 0 4", "0 1 0 3", "0 2 0 4"),
]
COLUMNS = [("ru-ls", False), ("ru-ls", True), ("house", False), ("house", True), ("en11", True)]


def head(edition: str, roles: list[str]) -> str:
    trapped = [str(seat) for seat, role in enumerate(roles) if role.endswith("!")]
    marked = f"trapped {' '.join(trapped)}" if trapped else ""
    bare = " ".join(role.rstrip("!") for role in roles)
    return f"edition {edition}\nseats {len(roles)}\nroles {bare}\n{marked}"


def barred(edition: str, mix: str, geologist: bool = False, **options: object) -> dict[str, Any]:
    """A green and a blue door one after the other on the only way; the first seat completes."""
    roles = mix.split() + ["geologist"] * geologist
    last = "crystal-NESW" if geologist else "NESW"
    maze = f"maze 1,0:EW 2,0:door-green-EW 3,0:door-blue-EW 4,0:NESW 5,0:NESW 6,0:{last}"
    return finish(at(f"{head(edition, roles)}\n{maze}\n{AHEAD}\nhand0 NESW", **options))  # type: ignore[arg-type]


def undug(edition: str, mix: str, geologist: bool = False, **options: object) -> dict[str, Any]:
    """No card is left but one that nobody can play: the last pass of the circle ends the round."""
    roles = mix.split() + ["geologist"] * geologist
    maze = "maze 1,0:crystal-NESW" if geologist else ""
    text = f"{head(edition, roles)}\n{maze}\n{AHEAD}\nhand0 mend-pick"
    before = len(roles) - 1
    state = at(f"{text}\npasses {before}\ncircle {before}", deck="", **options)  # type: ignore[arg-type]
    play(state, "pass mend-pick")
    return last(state, "settled")


def due(row: Row, edition: str, geologist: bool) -> list[int]:
    """What a row says; the Geologist, last, has one crystal."""
    column = row[3] if edition != "ru-ls" else row[2] if geologist else row[1]
    return [int(pay) for pay in column.split()] + [1] * geologist


def every_mix(rows: list[Row]) -> Any:
    """Each row in each printed column."""
    named = [pytest.param(row, id=row[0].replace(" ", "-")) for row in rows]
    by_column = pytest.mark.parametrize(("edition", "geologist"), COLUMNS)
    return lambda test: by_column(pytest.mark.parametrize("row", named)(test))


@every_mix(BARRED)
def test_behind_two_doors_every_mix_of_roles_is_paid_as_printed(
    row: Row, edition: str, geologist: bool
) -> None:
    """SB2-062, SB2-068 to SB2-070, SB2-072, SB2-055, SB2-076 to SB2-081."""
    assert pays(barred(edition, row[0], geologist)) == due(row, edition, geologist)


@every_mix(UNDUG)
def test_without_a_tunnel_every_mix_of_roles_is_paid_as_printed(
    row: Row, edition: str, geologist: bool
) -> None:
    """SB2-069, SB2-071, SB2-073, SB2-055, SB2-076 to SB2-081."""
    assert pays(undug(edition, row[0], geologist)) == due(row, edition, geologist)


# ---- the audit's own positions


AUDITED = """edition ru-ls
    rules rounds=1
    seats 5
    roles {roles}
    maze 1,0:EW 2,0:door-green-EW 3,0:door-blue-EW 4,0:NESW 5,0:NESW 6,0:NESW
    goals stone-NE? treasure? stone-NW?
    hand0 NESW map map"""


@pytest.mark.parametrize(
    ("roles", "nuggets", "reasons"),
    [
        ("green blue boss profiteer saboteur", [0, 0, 3, 2, 0], ["SB2-072", "SB2-072", "SB2-073"]),
        (
            "green blue profiteer saboteur saboteur",
            [0, 0, 1, 3, 3],
            ["SB2-069", "SB2-062", "SB2-062"],
        ),
    ],
)
def test_the_profiteer_wins_with_whoever_wins_behind_two_doors(
    roles: str, nuggets: list[int], reasons: list[str]
) -> None:
    """SB2-069, SB2-072: the Boss is alone only if no Profiteer is in the game (SB2-068)."""
    settled = finish(at(AUDITED.format(roles=roles)))
    assert pays(settled) == nuggets
    assert clauses(settled) == ["SB2-062", "SB2-062", *reasons]


# ---- the readings that can be chosen instead


def test_as_played_in_the_first_release_the_profiteer_behind_two_doors_had_to_complete() -> None:
    """SB2-069, SB2-070: profiteer_always=no."""
    first = {"profiteer_always": "no"}
    assert pays(barred("ru-ls", "green boss profiteer saboteur", **first)) == [0, 4, 0, 0]  # type: ignore[arg-type]
    assert pays(barred("ru-ls", "green profiteer saboteur saboteur", **first)) == [0, 0, 4, 4]  # type: ignore[arg-type]
    assert pays(barred("ru-ls", "profiteer saboteur", **first)) == [3, 0]  # type: ignore[arg-type]
    assert pays(barred("house", "green boss profiteer", **first)) == [0, 3, 2]  # type: ignore[arg-type]


def test_by_option_counted_geologists_lower_the_printed_sums() -> None:
    """SB2-068, SB2-070, SB2-071: printed_sums=shared."""
    shared = {"printed_sums": "shared"}
    assert pays(barred("ru-ls", "green boss", True, **shared)) == [0, 3, 1]
    assert pays(barred("ru-ls", "profiteer green", True, **shared)) == [2, 0, 1]
    assert pays(undug("ru-ls", "green profiteer", True, **shared)) == [0, 2, 1]


def test_by_option_a_trapped_role_is_in_the_game() -> None:
    """SB2-055, SB2-068, SB2-070, SB2-071: in_the_game=dealt; who is trapped is never paid."""
    dealt = {"in_the_game": "dealt"}
    assert pays(barred("ru-ls", "green boss! saboteur", **dealt)) == [0, 0, 0]  # type: ignore[arg-type]
    assert pays(barred("ru-ls", "green boss! profiteer saboteur", **dealt)) == [0, 0, 3, 0]  # type: ignore[arg-type]
    assert pays(barred("ru-ls", "green boss profiteer!", True, **dealt)) == [0, 3, 0, 1]
    assert pays(undug("ru-ls", "green profiteer saboteur!", True, **dealt)) == [0, 2, 0, 1]
    assert pays(undug("ru-ls", "green profiteer saboteur!", **dealt)) == [0, 3, 0]  # type: ignore[arg-type]


def test_a_lone_winner_of_no_printed_case_shares_with_the_geologists() -> None:
    """SB2-067, SB2-069: a team won of which nobody is in play, so nothing but the share is due."""
    maze = "maze 1,0:EW 2,0:EW 3,0:EW 4,0:NESW 5,0:NESW 6,0:crystal-NESW"
    for role, pay in (("boss", 3), ("profiteer", 2)):
        text = f"{head('ru-ls', [role, 'geologist'])}\n{maze}\n{AHEAD}\nhand0 NESW"
        assert pays(finish(at(text))) == [pay, 1]


def test_the_lone_profiteer_behind_two_doors_is_told_why() -> None:
    """SB2-070."""
    settled = barred("ru-ls", "green profiteer")
    assert (winners(settled), settled["clause"]) == ([1], "SB2-070")
