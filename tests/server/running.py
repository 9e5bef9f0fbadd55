"""Servers in processes of their own, for tests that kill them, stop them and start them again."""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import time
from functools import cache
from types import TracebackType

# It has loaded everything a server needs and forks one when asked: thirty starts in a test would
# else be thirty times a second of imports. What is killed is a whole process all the same.
NURSERY = """
import json, os, signal, sys
import dwarrow.cli, dwarrow.server.serve, dwarrow.server.store.postgres
import uvicorn.protocols.websockets.websockets_sansio_impl, uvicorn.protocols.http.auto
import uvicorn.loops.auto, uvicorn.lifespan.on
for name in dwarrow.GAMES: dwarrow.game_named(name)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    job = json.loads(line)
    child = os.fork()
    if not child:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(0)
        exec(job["planted"])
        sys.argv = ["dwarrow", *job["words"]]
        dwarrow.cli.main()
        os._exit(0)
    print(child, flush=True)
"""


@cache
def nursery() -> subprocess.Popen[str]:
    born = subprocess.Popen(
        [sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    atexit.register(born.kill)
    return born


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """Comes back at the same address every time it is started.

    `planted` is code that runs in the server before it starts: the mistakes tests should find.
    """

    def __init__(self, database: str, *options: str, planted: str = "") -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.planted = planted
        self.words = [
            *("serve", "--no-browser", "--host", "127.0.0.1", "--port", str(self.port)),
            *("--database", database, "--pace", "0", "--rate", "100000", "--requests", "100000"),
            *options,
        ]
        self.pid = 0

    def start(self) -> None:
        """Return when it is open."""
        assert not self.pid
        born = nursery()
        assert born.stdin is not None and born.stdout is not None
        print(json.dumps({"words": self.words, "planted": self.planted}), file=born.stdin)
        born.stdin.flush()
        said = [born.stdout.readline(), born.stdout.readline()]
        self.pid = next(int(line) for line in said if line.strip().isdecimal())
        assert any("is open at" in line for line in said), f"the server did not start: {said}"

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """SIGTERM: it goes down in order."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)
        until = time.monotonic() + 20
        while is_alive(self.pid):
            assert time.monotonic() < until, "the server does not end"
            time.sleep(0.005)
        self.pid = 0

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, why: BaseException | None, at: TracebackType | None
    ) -> None:
        if self.pid:
            self.kill()


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
