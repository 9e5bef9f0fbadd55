"""Who may ask what, and when: every ask, every kind of caller, every state of a table.

The table below is written out by hand; it knows nothing of `server/at_table/`.
"""

from __future__ import annotations

import asyncio
import dataclasses
import random
from typing import Any, get_args

import pytest
import wiring

from dwarrow.server.at_table.play import moved
from dwarrow.server.line import Stamp
from dwarrow.server.room import Room
from dwarrow.wire import asks

ANYBODY = "HhtoaSUR"
# H the key of the host, h the seat of the host, t the seat to move, o another seat,
# a a seat whose owner is away (a bot plays there). Nobody else may ask anything.
ALLOWED = {
    #            gathering  playing   paused    over     ended
    "ping":      (ANYBODY,  ANYBODY,  ANYBODY,  ANYBODY, ANYBODY),
    "showing":   (ANYBODY,  ANYBODY,  ANYBODY,  ANYBODY, ANYBODY),
    "play":      ("",       "t",      "",       "",      ""),
    "why":       ("",       "htoa",   "htoa",   "",      ""),
    "hint":      ("",       "",       "",       "",      ""),  # other people sit here
    "say":       ("Hhtoa",  "Hhtoa",  "Hhtoa",  "Hhtoa", ""),
    "phrase":    ("htoa",   "htoa",   "htoa",   "htoa",  ""),
    "claim":     ("",       "htoa",   "htoa",   "",      ""),
    "doubt":     ("",       "htoa",   "htoa",   "",      ""),
    "inquire":   ("",       "hta",    "",       "",      ""),  # o is asked
    "note":      ("htoa",   "htoa",   "htoa",   "htoa",  ""),
    "entropy":   ("htoa",   "",       "",       "",      ""),
    "commit":    ("htoa",   "",       "",       "",      ""),
    "undo":      ("",       "",       "",       "",      ""),  # the last move has drawn a card
    "replace":   ("",       "hta",    "",       "",      ""),  # o is to be replaced
    "vote":      ("",       "t",      "",       "",      ""),  # only t is asked
    "return":    ("",       "a",      "a",      "",      ""),  # only a is away
    "leave":     ("htoa",   "hto",    "hto",    "",      ""),
    "resign":    ("",       "htoa",   "htoa",   "",      ""),
    "start":     ("Hh",     "",       "",       "",      ""),
    "pause":     ("",       "Hh",     "",       "",      ""),
    "resume":    ("",       "",       "Hh",     "",      ""),
    "end":       ("Hh",     "Hh",     "Hh",     "",      ""),
    "rematch":   ("",       "",       "",       "Hh",    "Hh"),
    "configure": ("Hh",     "",       "",       "",      ""),
    "webhook":   ("Hh",     "Hh",     "Hh",     "",      ""),
    "bot":       ("Hh",     "Hh",     "Hh",     "",      ""),
    "swap":      ("Hh",     "",       "",       "",      ""),
    "reissue":   ("Hh",     "Hh",     "Hh",     "",      ""),
    "remove":    ("Hh",     "Hh",     "Hh",     "",      ""),
    "face":      ("htoa",   "htoa",   "htoa",   "htoa",  ""),
    "murmur":    ("S",      "S",      "S",      "S",     ""),
    "mute":      ("Hh",     "Hh",     "Hh",     "Hh",    ""),
}  # fmt: skip
STAGES = ("gathering", "playing", "paused", "over", "ended")
CALLERS = {"H": "host", "h": "host's seat", "t": "seat to move", "o": "other seat", "a": "away",
           "S": "spectator", "U": "unknown key", "R": "revoked key"}  # fmt: skip
ROBBED = 3  # whose link was issued anew; a bot sits there now
SETTINGS = {"seats": 5, "takeover": "vote", "options": {"rounds": "1"}}
HOUSE = dataclasses.replace(wiring.QUIET, pace=10**9)


class Stage:
    """A table in some state: its log, who holds which key, and what can be asked about."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.keys: dict[str, str] = {"S": "", "U": "nobody-ever-had-this-key"}
        self.seats: dict[str, int] = {}
        self.lines: dict[str, int] = {}
        self.log: list[bytes] = []
        self.played = 0
        self.move = ""

    def ask(self, ask: str) -> dict[str, object]:
        """An ask that is in order, but for who asks it and when."""
        return {  # type: ignore[return-value]
            "play": {"played": self.played, "move": self.move},
            "why": {"move": "lay EW at 5,5"},
            "say": {"text": "Hello"},
            "phrase": {"phrase": "hm"},
            "claim": {"about": "seat", "which": 1, "says": "trust"},
            "doubt": {"line": self.lines.get("claim", 0)},
            "inquire": {"seat": self.seats["o"]},
            "note": {"text": "mine"},
            "entropy": {"value": "ab"},
            "commit": {"commitment": "0" * 64},
            "replace": {"seat": self.seats["o"]},
            "vote": {"line": self.lines.get("replace", 0), "yes": False},
            "configure": {"settings": {"game": "saboteur", **SETTINGS}},
            "webhook": {"url": "https://chat.example/x"},
            "bot": {"seat": ROBBED, "bot": "chance"},
            "swap": {"one": 0, "other": 1},
            "reissue": {"seat": ROBBED},
            "remove": {"seat": self.seats["a"]},
            "mute": {"seat": self.seats["o"]},
            "face": {"face": "12a"},
            "murmur": {"name": "Guest", "text": "Psst"},
            "showing": {"yes": True},
        }.get(ask, {})


async def take(room: Room, move: int) -> None:
    await room.append(moved(room.table, move, "seat", Stamp(1, room.table.play.turn)))


async def gathered(server: wiring.Server) -> tuple[Any, list[str]]:
    opened, keys = await server.gather("saboteur", settings=SETTINGS)
    host = await server.connect(opened["table"], opened["host"])
    host.ask("reissue", "r", seat=ROBBED)
    host.ask("bot", "b", seat=ROBBED, bot="chance")
    await server.settle()
    await host.close()
    return opened, keys


async def begun(server: wiring.Server, stage: Stage, room: Room, keys: list[str]) -> None:
    """Play until one of the seats 1, 2 and 4 is to move; another is away, the third is asked."""
    sockets = [await server.connect(room.table.name, key) for key in (keys[0], keys[1])]
    sockets[0].ask("start", "s")
    await server.settle()
    play = room.table.play
    while play.turn in (0, ROBBED) or not play.log[1:]:
        await take(room, play.moves()[-1])
    others = [n for n in (1, 2, 4) if n != play.turn]
    stage.seats = {"t": play.turn, "o": others[0], "a": others[1]}
    away = await server.connect(room.table.name, keys[others[1]])
    away.ask("leave", "l")
    sockets[0].ask("claim", "c", about="seat", which=1, says="suspect")
    await server.settle()
    sockets[0].ask("replace", "p", seat=stage.seats["o"])
    await server.settle()
    stage.lines = {"claim": sockets[0].answer("c")["version"] - 1,
                   "replace": sockets[0].answer("p")["version"] - 1}  # fmt: skip
    stage.played, stage.move = room.table.played, play.words(play.moves()[0])


async def finished(room: Room) -> None:
    chance = random.Random(1)
    while room.table.status == "playing":
        await take(room, chance.choice(room.table.play.moves()))


async def made(name: str) -> Stage:
    """A table brought to a state as people would bring it there."""
    stage = Stage(name)
    stage.seats = {"t": 1, "o": 2, "a": 4}
    async with wiring.served(house=HOUSE) as server:
        opened, keys = await gathered(server)
        room = server.room(opened)
        if name != "gathering":
            await begun(server, stage, room, keys)
        host = await server.connect(opened["table"], opened["host"])
        if name == "over":
            await finished(room)
        elif name in ("paused", "ended"):
            host.ask({"paused": "pause", "ended": "end"}[name], "x")
            await server.settle()
        assert room.table.status == name
        stage.log = list(server.store.logs[opened["table"]])
    stage.keys |= {"H": opened["host"], "h": keys[0], "R": keys[ROBBED]}
    stage.keys |= {who: keys[seat] for who, seat in stage.seats.items()}
    return stage


@pytest.mark.parametrize("name", STAGES)
def test_an_ask_is_allowed_or_refused_as_the_table_says(name: str) -> None:
    wrong = asyncio.run(tried(name))
    assert not wrong, "\n".join(wrong)


async def tried(name: str) -> list[str]:
    """What went otherwise than the table says."""
    stage, wrong = await made(name), []
    async with wiring.served(house=HOUSE) as server:
        for ask, row in ALLOWED.items():
            for who in CALLERS:
                is_allowed = who in row[STAGES.index(name)]
                if await is_done(server, stage, ask, who) != is_allowed:
                    wrong.append(f"{ask} by the {CALLERS[who]} of a table that is {name}")
    return wrong


async def is_done(server: wiring.Server, stage: Stage, ask: str, who: str) -> bool:
    """Ask at a copy of the stage's table; what is refused must leave no trace."""
    table = f"{ask}-{list(CALLERS).index(who)}"
    server.store.logs[table] = list(stage.log)
    socket = await server.connect(table, stage.keys[who])
    if who in "UR":
        assert socket.closed[0] == 4403 and socket.told == []
        room = server.hall.rooms[table]
        told = await server.hall.ask(room, stage.keys[who], read(ask, stage.ask(ask)))
        answer = {"tell": type(told).__name__.lower(), "code": getattr(told, "code", "")}
    else:
        socket.ask(ask, "mine", **stage.ask(ask))
        await server.settle()
        answer = socket.answer("mine")  # type: ignore[assignment]
    await socket.close()
    server.sockets.clear()
    if answer["tell"] == "refused":
        assert answer["code"] in ("not-allowed", "unknown"), answer
        assert server.store.logs[table] == stage.log
        assert not any(kept == table for kept, _ in server.store.notes)
    elif ask not in ("why", "note", "ping", "showing"):
        assert len(server.store.logs[table]) > len(stage.log)
    return answer["tell"] != "refused"


def read(ask: str, facts: dict[str, object]) -> asks.Ask:
    kind = next(k for k in asks.Ask.__subclasses__() if k.__name__.lower() == ask)
    return wiring.read_as({"ask": ask, "id": "mine", **facts}, kind)


def test_the_table_names_every_ask_there_is() -> None:
    union = {kind.__name__.lower() for kind in get_args(asks.AnyAsk)}
    assert set(ALLOWED) == union


def test_an_id_the_host_has_used_tells_a_spectator_nothing() -> None:
    """Whoever guesses the id of a reissued link must not get the link."""

    async def guess() -> tuple[dict[str, Any], dict[str, Any]]:
        async with wiring.served() as server:
            opened = await server.open("duel")
            host = await server.connect(opened["table"], opened["host"])
            watcher = await server.connect(opened["table"])
            for socket in (host, watcher):
                socket.ask("reissue", "1", seat=1)
                await server.settle()
            return host.answer("1"), watcher.answer("1")  # type: ignore[return-value]

    host, watcher = asyncio.run(guess())
    assert host["link"] and watcher["tell"] == "refused"
