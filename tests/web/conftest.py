"""A built page, a running server and Debian's Chromium for the tests of the page.

Without Chromium or the page these tests are skipped, but never in CI.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from running import Server
from visitor import LATE, House

import dwarrow

expect.set_options(timeout=LATE)
ROOT = Path(__file__).parents[2]
PAGE = Path(dwarrow.__file__).parent / "page" / "index.html"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on two busy cores is late now and then: two more tries; three times is a fault."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))


def missing(why: str) -> None:
    if os.environ.get("CI"):
        pytest.fail(f"CI needs it: {why}")
    pytest.skip(why)


def build_page() -> None:
    """Only a checkout has sources to build from; a wheel always has its page."""
    if shutil.which("npm") is None:
        missing("the page is not built, and there is no npm to build it")
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run(["npm", *words], cwd=ROOT / "web", check=True, capture_output=True)


@pytest.fixture(scope="session")
def built_page(tmp_path_factory) -> Path:
    """The folder of the built page."""
    with (tmp_path_factory.getbasetemp().parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one worker builds, the others wait
        if not PAGE.exists():
            build_page()
    return PAGE.parent


# Not for the session: a started Playwright is a running event loop, and the tests of the server
# that share this process run loops of their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        missing("there is no Chromium (Debian: apt-get install chromium fonts-dejavu-core)")
    options = ["--no-sandbox", "--disable-dev-shm-usage"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=options)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(built_page, tmp_path_factory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("server") / "tables.db")) as running:
        yield running


@pytest.fixture
def house(browser, server, tmp_path) -> Iterator[House]:
    """Where visitors come from; all leave when the test is over."""
    pictures = Path(os.environ.get("DWARROW_SCREENSHOTS") or tmp_path)
    pictures.mkdir(parents=True, exist_ok=True)
    opened = House(browser, server, pictures)
    yield opened
    opened.close()
