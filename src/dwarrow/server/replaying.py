"""A game again, moment by moment, from one viewpoint; no spoilers before the end."""

from __future__ import annotations

from typing import Any, Literal, cast

from dwarrow.kernel.state import ALL, SPECTATOR, Told
from dwarrow.kernel.table import Table as Play
from dwarrow.kernel.table import event_data
from dwarrow.parts.routes import led_to, way_to
from dwarrow.server.chairs import Caller
from dwarrow.server.no import No
from dwarrow.server.table import Table, fold_entry
from dwarrow.wire.bodies import Frame, Replay
from dwarrow.wire.tells import Ended

Viewpoint = int | Literal["public", "all"]


def viewpoint_of(text: str, table: Table, caller: Caller) -> Viewpoint:
    """The viewpoint asked for, if this caller may take it now."""
    if text == "public":
        return "public"
    if text == "most":
        return most(table, caller)
    is_known = text == "all" or text in map(str, range(len(table.chairs)))
    if not is_known:
        raise No("unknown", "no-such-viewpoint")
    wanted: Viewpoint = "all" if text == "all" else int(text)
    if table.status != "over" and wanted != caller.seat:
        raise No("not-allowed", "own-eyes")
    return wanted


def most(table: Table, caller: Caller) -> Viewpoint:
    """The viewpoint that shows this caller as much as may be seen now."""
    if table.status == "over":
        return "all"
    return "public" if caller.seat is None else caller.seat


def replay(table: Table, viewpoint: Viewpoint) -> Replay:
    """Every moment of the game, after each move and deal."""
    if table.play is None:
        return Replay(table.info(), viewpoint, [])
    play = table.new_play()
    frames = []
    for played, entry in enumerate(table.play.log, 1):
        before = len(play.told)
        fold_entry(play, entry)
        line, at, why = table.entry_lines[played - 1]
        story = [{"n": line, "at": at, **heard(t)}
                 for t in play.told[before:] if hears(viewpoint, t)]  # fmt: skip
        view = seen(play, viewpoint)
        dug = way(play, view["public"].get("maze", []))
        thoughts = list(why) if viewpoint == "all" else []
        frames.append(Frame(played, line, view, story, dug, thoughts))
    return Replay(table.info(), viewpoint, frames)


def hears(viewpoint: Viewpoint, told: Told) -> bool:
    return viewpoint == "all" or told.to in (ALL, viewpoint)


def heard(told: Told) -> dict[str, Any]:
    """An event; `to` is the seat that alone was told."""
    alone = {} if told.to == ALL else {"to": told.to}
    return {**event_data(told.event), **alone}


def seen(play: Play, viewpoint: Viewpoint) -> dict[str, Any]:
    """A view in its JSON form; of `all` with every drawer."""
    seat = viewpoint if isinstance(viewpoint, int) else SPECTATOR
    view = play.view(seat)
    shown: dict[str, Any] = {
        "game": play.game.NAME,
        "seats": len(play.names),
        "public": view.public_data(),
        "private": view.private_data(),
        "seat": viewpoint if isinstance(viewpoint, int) else None,
    }
    if viewpoint == "all":
        shown["privates"] = [play.view(n).private_data() for n in range(len(play.names))]
        shown["goals"] = goals_of(play)
    return shown


def way(play: Play, maze: list[dict[str, Any]]) -> list[tuple[int, int]]:
    """The tunnel that won, once it is dug: the places from the start to the treasure."""
    public: Any = play.view(SPECTATOR)
    for card in maze:
        if card["card"] == "treasure":
            laid = public.public.maze
            return way_to(laid, laid.cell_at(card["x"], card["y"]))
    return []


def ended(table: Table, line: int, played: int) -> Ended:
    """The board after so many moves and deals, when a round ended."""
    play = table.new_play()
    for entry in table.begun.log[:played]:
        fold_entry(play, entry)
    view, public = seen(play, "public"), cast(Any, play.view(SPECTATOR)).public
    maze = view["public"].get("maze", [])
    return Ended(line, view, way(play, maze) or (led_to(public.maze) if maze else []))


def goals_of(play: Play) -> list[str]:
    """What every goal shows, face down or up; only for a game that is over."""
    hidden: Any = play.state.data()["hidden"]
    return list(hidden.get("goals", []))
