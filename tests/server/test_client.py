"""The client library plays whole games over real sockets; so does a person at a terminal."""

from __future__ import annotations

import asyncio
import json
import random
import re
import urllib.request
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from listening import served
from rich.console import Console

import dwarrow
from dwarrow import cli, client, words
from dwarrow.cli import remote
from dwarrow.wire import asks, bodies
from dwarrow.wire.settings import Settings

GAMES = ("saboteur", "saboteur2", "duel", "solo", "kings")


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with served() as address:
        yield address


async def people(url: str, settings: Settings) -> list[client.Seat]:
    """A table with a person at every seat, all connected."""
    opened = await client.open_table(url, settings, name="Ana")
    host = await client.Seat(url, opened.table, opened.key).__aenter__()
    seats = [host]
    for n in range(1, len(host.table.seats)):
        seat = await client.join(url, opened.table, opened.invite, f"Bo {n}")
        seats.append(await seat.__aenter__())
    while any(seat.kind == "open" for seat in host.table.seats):
        await host.changed()
    return seats


async def play_on(seat: client.Seat, chance: random.Random) -> int:
    """Play by chance until the game is over; how many moves."""
    moves = 0
    while not seat.is_over:
        if seat.moves:
            done: Any = await seat.play(chance.choice(seat.moves)["words"])
            moves += 1
            while seat.version < done.version:
                await seat.changed()
        else:
            await seat.changed()
    return moves


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_each(url: str, game: str) -> None:
    options = {"rounds": "1"} if "rounds" in dwarrow.game_named(game).OPTIONS else {}
    seats, moves = asyncio.run(
        asyncio.wait_for(whole_game(url, Settings(game, options=options)), 100)
    )
    table = seats[0].table
    assert table.status == "over" and len(table.scores) == len(seats)
    assert all(seat.table == table and seat.version == seats[0].version for seat in seats)
    with urllib.request.urlopen(f"{url}/api/tables/{table.table}/record") as answer:
        played = dwarrow.replay(answer.read().decode())
    assert dwarrow.verify(played) == [] and played.scores() == table.scores
    assert sum(1 for entry in played.log if entry.deal is None) == sum(moves)


async def whole_game(url: str, settings: Settings) -> tuple[list[client.Seat], list[int]]:
    seats = await people(url, settings)
    chance = random.Random(5)
    await seats[0].ask(asks.Start(client.new_id()))
    moves = await asyncio.gather(*(play_on(seat, chance) for seat in seats))
    last = max(seat.version for seat in seats)
    for seat in seats:
        while seat.version < last:
            await seat.changed()
        await seat.__aexit__(None, None, None)
    return seats, moves


def test_a_client_that_loses_its_connection_comes_back_and_asks_once(url: str) -> None:
    async def lost() -> tuple[int, int, list[str]]:
        seats = await people(url, Settings("duel"))
        await seats[0].ask(asks.Start(client.new_id()))
        for n in range(3):
            await seats[0]._socket.close()  # type: ignore[union-attr]
            await seats[0].ask(asks.Say(client.new_id(), f"word {n}"))
        said = [item["text"] for item in seats[0].story if item["event"] == "said"]
        lines = [item["n"] for item in seats[0].story]
        for seat in seats:
            await seat.__aexit__(None, None, None)
        return seats[0].connections, len(lines) - len(set(map(str, seats[0].story))), said

    connections, doubled, said = asyncio.run(asyncio.wait_for(lost(), 60))
    assert connections == 4 and doubled == 0 and said == ["word 0", "word 1", "word 2"]


def test_a_key_that_opens_nothing_is_said_so(url: str) -> None:
    async def tried() -> None:
        opened = await client.open_table(url, Settings("duel"), name="Ana")
        with pytest.raises(client.Closed, match="opens nothing"):
            await client.Seat(url, opened.table, "wrong").__aenter__()
        with pytest.raises(client.Closed, match="no such table"):
            await client.Seat(url, "nosuchtable", "").__aenter__()
        with pytest.raises(client.Refused, match="not valid"):
            await client.join(url, opened.table, "wrong", "Bo")

    asyncio.run(asyncio.wait_for(tried(), 30))


class Lane:
    """A socket whose sends take a moment, as on a slow line; it answers every ask."""

    close_code, close_reason = None, ""

    def __init__(self, *said: str) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        for text in said:
            self.heard.put_nowait(text)

    async def __aenter__(self) -> Lane:
        return self

    async def __aexit__(self, *why: object) -> None: ...

    async def send(self, body: bytes, text: bool) -> None:
        for _ in range(3):
            await asyncio.sleep(0)
        if ask := json.loads(body).get("id"):
            self.heard.put_nowait(json.dumps({"tell": "done", "id": ask, "version": 1}))

    def __aiter__(self) -> Lane:
        return self

    async def __anext__(self) -> str:
        return await self.heard.get()


def test_what_is_asked_while_a_client_comes_back_is_asked(monkeypatch: Any) -> None:
    monkeypatch.setattr(client, "connect", lambda *_, **__: Lane())

    async def asked() -> None:
        for late in range(8):  # turns of the loop until the second ask
            seat = client.Seat("http://lane", "t")
            first = asyncio.create_task(seat.ask(asks.Say("a", "first")))
            await asyncio.sleep(0)
            seat._task = asyncio.create_task(seat._live())
            for _ in range(late):
                await asyncio.sleep(0)
            await seat.ask(asks.Say("b", "second"))
            await first
            await seat.__aexit__(None, None, None)

    asyncio.run(asyncio.wait_for(asked(), 10))


def test_a_server_that_cannot_be_understood_keeps_nobody_waiting(monkeypatch: Any) -> None:
    monkeypatch.setattr(client, "connect", lambda *_, **__: Lane('{"tell":"riddle"}'))

    async def asked() -> None:
        seat = client.Seat("http://lane", "t")
        with pytest.raises(client.Closed, match="cannot be understood"):
            await seat.__aenter__()
        for again in (seat.changed(), seat.ask(asks.Say("a", "word"))):
            with pytest.raises(client.Closed):
                await again

    asyncio.run(asyncio.wait_for(asked(), 10))


# ---- the terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run `dwarrow ...` with somebody who types; its exit code, what it printed, its errors."""

    def running(*words: str, typed: list[str]) -> tuple[int, str, str]:
        answers = iter(typed)
        monkeypatch.setattr("sys.argv", ["dwarrow", *words])
        monkeypatch.setattr("builtins.input", lambda *_: next(answers, "q"))
        monkeypatch.setenv("COLUMNS", "200")
        code = 0
        try:
            cli.main()
        except SystemExit as end:
            code = int(end.code or 0)
        told = capsys.readouterr()
        return code, told.out, told.err

    return running


def opened_at(url: str, game: str, **wishes: Any) -> bodies.NewTable:
    return asyncio.run(client.open_table(url, Settings(game), **wishes))


def test_a_game_at_a_table_from_the_terminal(url: str, terminal: Any) -> None:
    """The host of a solo game plays it to its end with numbers."""
    opened = opened_at(url, "solo", name="Ana")
    link = f"{url}/t/{opened.table}#key={opened.key}"
    typed = ["", "say hello, mine", "?", "b", "w lay EW at 5,5", "nonsense", *["1"] * 2000]
    code, out, err = terminal("play", "solo", "--table", link, typed=typed)
    assert code == 0, err
    assert "Ana: hello, mine" in out and "is not a move" in out and "(DUEL-" in out
    assert "┃" in out and "say TEXT" in out
    assert re.search(r"^Ana: -?\d+$", out, re.MULTILINE)
    assert len(re.findall(r"^  Ana: .*\bin all\b", out, re.MULTILINE)) == 3  # who got what, and why


class Waiting(remote.Far):
    """Somebody at a far table who notes what was asked."""

    asked: list[str]

    def ask_person(self, prompt: str) -> str:
        self.asked.append(prompt)
        return ""


def test_a_far_table_waits_between_rounds_too_but_not_for_who_comes_back() -> None:
    deals = [{"n": n, "event": "dealt", "round": n, "first": 0} for n in (1, 2, 3)]
    seat: Any = SimpleNamespace(story=deals[:2], table=SimpleNamespace(seats=[]))
    call: Any = None
    far = Waiting("solo", seat, call, Console(force_terminal=True), "en")
    far.asked = []
    far.tell()  # what happened before
    assert far.asked == []
    seat.story = deals
    far.tell()
    assert far.asked == [words.say("terminal-next", "en", round=3)]


def test_sitting_down_leaving_and_coming_back(url: str, terminal: Any) -> None:
    opened = opened_at(url, "duel", bots={"0": "chance"})
    link = f"{url}/t/{opened.table}#invite={opened.invite}"
    started = start_when_full(url, opened)
    code, out, _ = terminal("play", "duel", "--table", link, "--name", "Bo", typed=["q"])
    assert code == 0 and "You leave the table" in out and "Bo sits down" in out
    again = re.search(r"--table '(\S+)'", out)[1]  # type: ignore[index]
    assert "#key=" in again
    code, out, _ = terminal("play", "duel", "--table", again, typed=["1", "1", "q"])
    assert code == 0 and "Your cards" in out
    started.join()


def start_when_full(url: str, opened: bodies.NewTable) -> Any:
    """The host, elsewhere, starts as soon as everybody sits."""
    import threading

    async def starting() -> None:
        async with client.Seat(url, opened.table, opened.host) as host:
            while any(seat.kind == "open" for seat in host.table.seats):
                await host.changed()
            await host.ask(asks.Start(client.new_id()))

    thread = threading.Thread(target=lambda: asyncio.run(starting()), daemon=True)
    thread.start()
    return thread


@pytest.mark.parametrize(
    ("game", "link", "why"),
    [
        ("duel", "http://localhost:1/t/abc", "refused"),
        ("duel", "nonsense", "a table's link looks like"),
        ("duel", "URL/t/nosuchtable", "no such table"),
        ("saboteur", "URL/t/TABLE", "they play duel"),
        ("duel", "URL/t/TABLE#invite=wrong", "not valid"),
        ("duel", "URL/t/TABLE#key=wrong", "opens nothing"),
    ],
)
def test_a_link_that_leads_nowhere_is_explained(
    url: str, terminal: Any, game: str, link: str, why: str
) -> None:
    opened = opened_at(url, "duel")
    link = link.replace("URL", url).replace("TABLE", opened.table)
    code, _, err = terminal("play", game, "--table", link, typed=[])
    assert code == 2 and why in err.lower().replace("\n", " ")


def test_links_are_read_as_the_page_writes_them() -> None:
    assert remote.link_of("https://a.example/x/t/abc#invite=s=") == (
        "https://a.example/x",
        "abc",
        "invite",
        "s=",
    )
    assert remote.link_of("http://h:1/t/abc/#key=k") == ("http://h:1", "abc", "key", "k")
    assert remote.link_of("http://h:1/t/abc#screen=s").kind == "screen"
    for wrong in ("ftp://h/t/abc", "http://h/abc", "http://h/t/", "http:///t/abc"):
        with pytest.raises(dwarrow.Refused):
            remote.link_of(wrong)
