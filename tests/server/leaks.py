"""Leaks to plant in a server, each as a careless programmer might: the law must catch them all."""

from __future__ import annotations

import dataclasses
import hashlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from pytest import MonkeyPatch

from dwarrow.kernel.state import ALL
from dwarrow.server import connection, guard, replaying, telling
from dwarrow.server.at_table import ASKS, why
from dwarrow.server.at_table import play as playing
from dwarrow.server.at_table.deal import OrderDealt
from dwarrow.server.connection import Connection
from dwarrow.server.no import No
from dwarrow.server.room import Room
from dwarrow.server.story import Story
from dwarrow.server.table import Table
from dwarrow.server.telling import Telling
from dwarrow.wire import asks, tells

Plant = Callable[[MonkeyPatch], None]
LEAKS: dict[str, Plant] = {}


def leak(plant: Plant) -> Plant:
    LEAKS[plant.__name__.replace("_", " ")] = plant
    return plant


def truth(table: Table) -> bytes:
    """Something that follows from what nobody may see."""
    data = table.play.state.data()["hidden"] if table.play else ""
    return hashlib.sha256(repr(data).encode()).digest()


def around(patch: MonkeyPatch, owner: Any, name: str, made: Callable[..., Any]) -> None:
    """Replace a function by `made(old, *arguments)`."""
    old = getattr(owner, name)
    patch.setattr(owner, name, lambda *facts, **more: made(old, *facts, **more))


@leak
def a_hash_of_the_deck_in_the_table_info(patch: MonkeyPatch) -> None:
    def info(old: Any, table: Table) -> Any:
        return msgspec.structs.replace(old(table), rematch=truth(table).hex())

    around(patch, Table, "info", info)


@leak
def the_seed_in_the_view(patch: MonkeyPatch) -> None:
    def public(old: Any, tell: Telling) -> bytes:
        seed = tell.table.shuffles.by_deal[0].hex().encode()
        return old(tell).replace(b'{"game"', b'{"seed":"' + seed + b'","game"')

    around(patch, Telling, "public", public)


@leak
def a_role_in_an_error_text(patch: MonkeyPatch) -> None:
    def legal_move(old: Any, table: Table, seat: int, text: str) -> int:
        try:
            return old(table, seat, text)
        except No as no:
            others = [table.play.view(n).private_data() for n in range(len(table.chairs))]
            words = f"{no.words} {[drawer.get('role') for drawer in others]}"
            no.words = words
            raise

    around(patch, playing, "legal_move", legal_move)


@leak
def the_next_card_in_an_error_text(patch: MonkeyPatch) -> None:
    async def ask(old: Any, room: Room, key: str, ask: Any) -> Any:
        told = await old(room, key, ask)
        if not isinstance(told, tells.Refused):
            return told
        return msgspec.structs.replace(told, words=f"{told.words} {truth(room.table).hex()}")

    around(patch, Room, "ask", ask)


@leak
def another_size_of_message(patch: MonkeyPatch) -> None:
    def update(old: Any, tell: Telling, seat: int | None, since: int) -> bytes:
        return old(tell, seat, since) + b" " * (truth(tell.table)[0] % 16)

    around(patch, Telling, "update", update)


@leak
def a_private_event_told_to_all(patch: MonkeyPatch) -> None:
    def add(old: Any, story: Story, n: int, at: int, facts: Any, to: int = ALL) -> None:
        old(story, n, at, facts, ALL)

    around(patch, Story, "add", add)


@leak
def the_moves_of_another_seat(patch: MonkeyPatch) -> None:
    def moves(old: Any, tell: Telling, seat: int | None) -> bytes:
        play = tell.table.play
        if play is None or play.turn < 0:
            return b"[]"
        return telling.encode([play.game.move_data(move) for move in play.moves()])

    around(patch, Telling, "moves", moves)


@leak
def a_version_that_counts_something_hidden(patch: MonkeyPatch) -> None:
    def update(old: Any, tell: Telling, seat: int | None, since: int) -> bytes:
        told = msgspec.json.decode(old(tell, seat, since))
        told["version"] += truth(tell.table)[0] % 4
        return telling.encode(told)

    around(patch, Telling, "update", update)


@leak
def a_header(patch: MonkeyPatch) -> None:
    def answer(old: Any, table: Table, viewpoint: Any) -> Any:
        patch.setitem(guard.HEADERS, "ETag", truth(table).hex())
        return old(table, viewpoint)

    around(patch, replaying, "replay", answer)


@leak
def a_log_line(patch: MonkeyPatch) -> None:
    async def append(old: Any, room: Room, new: Any) -> None:
        logging.getLogger("dwarrow").debug("now %s", truth(room.table).hex())
        await old(room, new)

    around(patch, Room, "append", append)


@leak
def a_word_while_the_log_is_read(patch: MonkeyPatch) -> None:
    def change(old: Any, line: OrderDealt, table: Table) -> None:
        logging.getLogger("dwarrow").debug("dealt %s", line.order)
        old(line, table)

    around(patch, OrderDealt, "change", change)


@leak
def a_count_of_watchers_that_is_none(patch: MonkeyPatch) -> None:
    around(patch, Room, "watching", lambda old, room: old(room) + truth(room.table)[0] % 4)


@leak
def another_order_of_the_story(patch: MonkeyPatch) -> None:
    def of(old: Any, story: Story, seat: int, since: int = 0) -> bytes:
        heard = msgspec.json.decode(old(story, seat, since))
        hidden = [told for told in story.events if told.to not in (ALL, seat)]
        is_turned = hashlib.sha256(repr([t.event for t in hidden]).encode()).digest()[0] % 2
        return telling.encode(heard[::-1] if is_turned else heard)

    around(patch, Story, "of", of)


@leak
def a_replay_with_another_hand(patch: MonkeyPatch) -> None:
    def seen(old: Any, play: Any, viewpoint: Any) -> Any:
        shown = old(play, viewpoint)
        shown["private"] = [play.view(n).private_data() for n in range(len(play.names))]
        return shown

    around(patch, replaying, "seen", seen)


@leak
def a_replay_for_everybody_before_the_end(patch: MonkeyPatch) -> None:
    patch.setattr("dwarrow.server.routes.viewpoint_of", lambda text, table, caller: "all")


@leak
def a_refusal_that_reads_the_truth(patch: MonkeyPatch) -> None:
    """Whether a move is allowed is said for the seat to move instead of the seat that asks."""

    def becomes(table: Table, caller: Any, ask: Any, stamp: Any) -> Any:
        told = why.because(table, caller, ask, stamp)
        words = [table.play.words(move) for move in table.play.moves()]
        return told if ask.move in words else msgspec.structs.replace(told, reason="not in hand")

    patch.setitem(ASKS, asks.Why, dataclasses.replace(ASKS[asks.Why], becomes=becomes))  # type: ignore[misc]


@leak
def the_notes_of_another_seat(patch: MonkeyPatch) -> None:
    async def note(old: Any, room: Room, hashed: str, seat: int) -> str:
        other = (seat + 1) % len(room.table.chairs)
        return await old(room, room.table.chairs[other].key, other)

    around(patch, Room, "note", note)


@leak
def the_address_of_the_webhook(patch: MonkeyPatch) -> None:
    def info(old: Any, table: Table) -> Any:
        return msgspec.structs.replace(old(table), webhook=table.webhook)

    around(patch, Table, "info", info)


@leak
def the_hash_of_a_key(patch: MonkeyPatch) -> None:
    def info(old: Any, table: Table) -> Any:
        seats = [msgspec.structs.replace(s.info(), bot=s.key) for s in table.chairs]
        return msgspec.structs.replace(old(table), seats=seats)

    around(patch, Table, "info", info)


@leak
def the_view_of_the_seat_to_move(patch: MonkeyPatch) -> None:
    def view(old: Any, tell: Telling, seat: int | None) -> bytes:
        play = tell.table.play
        return old(tell, play.turn if play and play.turn >= 0 else seat)

    around(patch, Telling, "view", view)


@leak
def a_drawer_kept_for_the_wrong_seat(patch: MonkeyPatch) -> None:
    """What is made once a version is not the same for all."""

    def view(old: Any, tell: Telling, seat: int | None) -> bytes:
        return tell.shared("view", lambda: old(tell, 0))

    around(patch, Telling, "view", view)


@leak
def a_second_message_now_and_then(patch: MonkeyPatch) -> None:
    async def tell_once(old: Any, link: Connection) -> bool:
        if link.status and truth(link.room.table)[0] % 2:
            await link.send(connection._encode(tells.Presence([], 0)))
        return await old(link)

    around(patch, Connection, "tell_once", tell_once)
