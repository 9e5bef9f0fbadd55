"""A seat at a server's table, in the terminal: the same screen, the table far away."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine, Iterator
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from rich.console import Console

from dwarrow import client, words
from dwarrow.cli.choosing import Chooser, Leaves, is_news
from dwarrow.kernel.state import Refusal, Refused
from dwarrow.wire import asks, bodies, tells
from dwarrow.wire.settings import TableInfo
from dwarrow.words.window import CHOICES

T = TypeVar("T")


class Link(NamedTuple):
    """Where a table is, and what opens it: an invite or a key; neither only watches."""

    url: str
    table: str
    kind: str
    secret: str


def link_of(text: str) -> Link:
    """`http://host:8137/t/TABLE#invite=SECRET`, or `#key=SECRET`, as the page writes it."""
    parts = urlsplit(text)
    head, is_table, table = parts.path.rstrip("/").rpartition("/t/")
    kind, _, secret = parts.fragment.partition("=")
    if parts.scheme not in ("http", "https") or not parts.netloc or not is_table or not table:
        raise Refused("a table's link looks like http://host:8137/t/TABLE#invite=SECRET")
    return Link(f"{parts.scheme}://{parts.netloc}{head}", table, kind, secret)


def run(game: str, link: str, name: str, out: Console, language: str) -> None:
    """Sit down and play until the game is over or the person leaves."""
    with talking() as call:
        try:
            seat = call(sat_down(link_of(link), game, name))
            spoken = words.voice(language, game, seat.table.settings.edition)
            at_table(Far(game, seat, call, out, spoken))
        except (client.Refused, client.Closed) as no:
            raise Refused(why_not(game, no, language)) from None
        except OSError as no:
            why = getattr(no, "reason", no)  # what a URLError is about
            if getattr(why, "filename", None):
                raise Refused(f"a file of this machine cannot be read: {why}") from None
            raise Refused(f"no server answers there: {why}") from None
        except ValueError:
            raise Refused("that address does not answer like a dwarrow server") from None


def at_table(screen: Far) -> None:
    try:
        screen.play()
    except (Leaves, EOFError, KeyboardInterrupt):
        back = f"dwarrow play {screen.game} --table '{screen.seat.link}'"
        screen.out.print("\n" + screen.say("terminal-away"))
        screen.out.print(back, markup=False, soft_wrap=True)


class Call:
    """Runs what the client does, in its own thread, while this one waits for the person."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop

    def __call__(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()


@contextlib.contextmanager
def talking() -> Iterator[Call]:
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield Call(loop)
    finally:
        asyncio.run_coroutine_threadsafe(hung_up(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def hung_up() -> None:
    """Let everything that still runs come to its end."""
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


class FarSeat(client.Seat):
    """A seat that knows its link and can be drawn."""

    def __init__(self, url: str, table: str, key: str) -> None:
        super().__init__(url, table, key)
        self.url = f"{url}/api/tables/{table}"
        self.link = f"{url}/t/{table}#key={key}" if key else f"{url}/t/{table}"

    async def drawing(self, language: str, width: int, height: int) -> str:
        asked = f"language={language.partition('.')[0]}&width={width}&height={height}"
        url = f"{self.url}/drawing?{asked}"
        return (await client.request(url, bodies.Drawing, key=self.key)).text

    async def take(self, chosen: str) -> None:
        """Play, and wait until the table is told as it is after it."""
        done = await self.play(chosen)
        while isinstance(done, tells.Done) and self.version < done.version:
            await self.changed()

    async def news(self, heard: int) -> None:
        """Wait until there is more of the story, or a move to choose; not for ever."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self.version == heard:
                    await self.changed()


async def sat_down(link: Link, game: str, name: str) -> FarSeat:
    """A seat by a link, connected; nobody sits down at a table for another game."""
    table = await client.request(f"{link.url}/api/tables/{link.table}", TableInfo)
    if table.settings.game != game:
        known = table.settings.game
        raise Refused(f"at that table they play {known}: dwarrow play {known}")
    key = link.secret if link.kind == "key" else ""
    if link.kind == "invite":
        key = (await client.join(link.url, link.table, link.secret, name)).key
    seat = FarSeat(link.url, link.table, key)
    await seat.__aenter__()
    return seat


class Far(Chooser):
    """What a person sees and does at a table that is far away."""

    def __init__(self, game: str, seat: FarSeat, call: Call, out: Console, language: str) -> None:
        super().__init__(game, out, language)
        self.seat = seat
        self.call = call
        self.told = -1  # the last line that was told

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seat.table.seats]

    def help(self) -> str:
        return f"{super().help()}\n{self.say('terminal-talk')}"

    def play(self) -> None:
        self.out.print(f"[dim]{self.say('terminal-hint')}[/dim]")
        while not self.seat.is_over:
            heard = self.seat.version
            self.tell()
            if self.seat.moves:
                self.take()
            elif self.is_ready():
                self.ask_person(self.say("terminal-start"))
                self.call(self.seat.ask(asks.Start(client.new_id())))
            else:
                self.call(self.seat.news(heard))
        self.end()

    def take(self) -> None:
        """Choose a move and play it; a table that has moved on meanwhile says so."""
        try:
            self.call(self.seat.take(self.choose(self.seat.moves)))
        except client.Refused as no:
            self.out.print(why_not(self.game, no, self.language), style="red", markup=False)

    def is_ready(self) -> bool:
        """Whether this person is the host and may start."""
        table, welcome = self.seat.table, self.seat.welcome
        is_full = all(seat.kind != "open" for seat in table.seats)
        return bool(welcome and welcome.host) and table.status == "gathering" and is_full

    def end(self) -> None:
        self.tell()
        self.before_end()
        self.draw()
        table = self.seat.table
        for seat, score in zip(table.seats, table.scores):
            self.out.print(f"{seat.name}: {score}", markup=False)

    def tell(self) -> None:
        """What this seat has heard since it was last told; who comes back waits for nothing."""
        for item in [item for item in self.seat.story if item["n"] > self.told]:
            if self.told >= 0:
                self.before_round(item)
            if is_news(item):
                tell_item(self.game, item, self.names, self.out, self.language)
                self.tell_why(item)
        self.told = max((item["n"] for item in self.seat.story), default=self.told)

    def drawn(self) -> str:
        height = self.out.height - self.below + CHOICES  # the server leaves so many lines
        return self.call(self.seat.drawing(self.language, self.out.width, height))

    def refusal(self, asked: str) -> str:
        try:
            told = self.call(self.seat.ask(asks.Why(client.new_id(), asked)))
        except client.Refused as no:
            return why_not(self.game, no, self.language)
        if not isinstance(told, tells.Because) or not told.clause:
            return ""
        return self.because(Refusal(told.clause, told.reason))

    def heeds(self, answer: str) -> bool:
        if not answer.startswith("say "):
            return False
        self.call(self.seat.ask(asks.Say(client.new_id(), answer[4:304])))
        return True


def why_not(game: str, no: client.Refused | client.Closed, language: str) -> str:
    """What a table would not do, in the language of the reader; English says it all already."""
    if language == "en":
        return str(no)
    if isinstance(no, client.Closed):
        return words.refuse(no.reason, {}, language)
    try:
        if no.clause:
            return words.explain(game, Refusal(no.clause, no.reason), language)
        return words.refuse(no.reason, no.facts, language)
    except (LookupError, ValueError):
        return str(no)


def tell_item(
    game: str, item: dict[str, Any], names: list[str], out: Console, language: str
) -> None:
    """One item of the story as a sentence; what people typed is printed letter by letter."""
    told = words.tell_facts(game, item, names, language)
    out.print(told, markup=False, highlight=False)
