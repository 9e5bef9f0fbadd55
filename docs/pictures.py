"""Takes the pictures of the docs and the README from the real page, with games played by bots.

Run: python docs/pictures.py [start] [GAME ...] [round]
It needs Chromium and what `make test` installs.
"""

from __future__ import annotations

import asyncio
import io
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as TookLong

from dwarrow import GAMES, client
from dwarrow.wire import asks
from dwarrow.wire.settings import Settings

FOLDER = Path(__file__).parent / "pictures"
DESK, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)
NAMES = ["Ana", "Thrain", "Bofi", "Dara", "Gim"]
TURNS = {"saboteur": 6, "saboteur2": 6, "duel": 14, "solo": 14, "kings": 6}
MINE = {"saboteur": 12, "saboteur2": 14}  # cards that are worth a picture: a round may end early
LAYS = re.compile(r"lay |play \S+/")  # a card that lies where it is seen
T = TypeVar("T")
FRAMES, EVERY = 80, 0.4  # of the moving picture


@contextmanager
def served() -> Iterator[str]:
    """A server of our own, until we have seen enough."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", str(port)]
        words += ["--pace", "300", "--database", f"{folder}/tables.db"]
        server = subprocess.Popen([sys.executable, "-m", "dwarrow", *words])
        try:
            yield answering(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait()


def answering(url: str) -> str:
    for _ in range(120):
        with suppress(OSError):
            urllib.request.urlopen(f"{url}/health").close()
            return url
        time.sleep(0.5)
    raise SystemExit("the server does not answer")


def done(work: Coroutine[Any, Any, T]) -> T:
    """What a client does, in a thread: Playwright runs a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


async def opened(url: str, game: str) -> Any:
    seats = GAMES[game].USUAL_SEATS
    bots = {str(seat): "habit" for seat in range(1, seats)}
    table = await client.open_table(url, Settings(game, seats=seats), name="Ana", bots=bots)
    async with client.Seat(url, table.table, table.key) as seat:
        await seat.ask(asks.Start(secrets.token_hex(8)))
    return table


async def play(url: str, table: Any, turns: int) -> int:
    """Our seat's first turns, dug towards the goals, until it may lay again; what lies then."""
    async with client.Seat(url, table.table, table.key) as seat:
        while not seat.is_over:
            if turns <= 0 and any(LAYS.match(move["words"]) for move in seat.moves):
                return len(seat.update.view["public"].get("maze", ()))
            if seat.moves:
                await seat.play(max((move["words"] for move in seat.moves), key=eagerness))
                turns -= 1
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(seat.changed(), 20)
    return -1  # it is over


def in_play(url: str, game: str) -> Any:
    """A table in the middle of a game, with something to look at."""
    for _ in range(20):
        table = done(opened(url, game))
        if done(play(url, table, TURNS[game])) >= MINE.get(game, 0):
            return table
    raise SystemExit(f"no table of {game} was worth a picture")


def eagerness(words: str) -> tuple[int, int]:
    """How gladly a move is made: open tunnels, as far out as can be."""
    place = re.search(r"^lay (\S+).* at (-?\d+),(-?\d+)", words)
    if not place or "/" in place[1]:
        return (0, -len(words)) if not words.startswith("pass") else (-1, 0)
    return 1 + int(place[2]) - abs(int(place[3])), len(place[1])


def kept(page: Page, name: str, width: int) -> None:
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
    height = picture.height * width // picture.width
    picture.resize((width, height)).save(FOLDER / f"{name}.webp", quality=82, method=6)


def page_at(browser: Browser, address: str, size: ViewportSize, **options: Any) -> Page:
    made = browser.new_context(viewport=size, color_scheme="dark", locale="en", **options)
    page = made.new_page()
    page.goto(address, wait_until="networkidle")
    page.wait_for_timeout(2500)
    return page


def still(browser: Browser, url: str, game: str) -> None:
    table = in_play(url, game)
    seat = f"{url}/t/{table.table}#key={table.key}"
    desk = page_at(browser, seat, DESK, reduced_motion="reduce")
    turned(desk)
    kept(desk, game, 1100)
    if game == "saboteur":
        phone = page_at(browser, seat, PHONE, has_touch=True, is_mobile=True)
        turned(phone)
        kept(phone, f"{game}-phone", 390)
    kept(page_at(browser, f"{url}/rules/{game}", DESK), f"{game}-rules", 1100)


def turned(page: Page) -> None:
    """Look at one's role and put it away, if there is one."""
    for name in ("Turn my card", "I know enough"):
        with suppress(TookLong):
            page.get_by_role("button", name=name).first.click(timeout=4000)
        page.wait_for_timeout(1200)


def moving(browser: Browser, url: str) -> None:
    """A round, as a picture that moves."""
    table = done(opened(url, "saboteur"))
    page = page_at(browser, f"{url}/t/{table.table}", {"width": 960, "height": 600})
    player = threading.Thread(target=lambda: asyncio.run(play(url, table, 99)), daemon=True)
    player.start()
    frames = []
    for _ in range(FRAMES):
        shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        frames.append(shot.resize((720, 450)))
        page.wait_for_timeout(EVERY * 1000)
    first, *others = frames
    first.save(
        FOLDER / "round.webp", save_all=True, append_images=others, duration=280, loop=0, quality=60
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with served() as url, sync_playwright() as playwright:
        options = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=options)
        for name in sys.argv[1:] or ["start", *GAMES, "round"]:
            if name == "start":
                kept(page_at(browser, url, DESK), name, 1100)
            elif name == "round":
                moving(browser, url)
            else:
                still(browser, url, name)
        browser.close()


if __name__ == "__main__":
    main()
