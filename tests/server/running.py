"""Servers in processes of their own, for tests that kill them, stop them and start them again."""

from __future__ import annotations

import atexit
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import IO

PATIENCE = 60.0  # seconds for anything a process has to say: then the test fails, and goes on

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
        sys.stdin = open(os.devnull)  # the old one has been read from
        said = os.open(job["said"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(said, 1)
        os.dup2(said, 2)
        exec(job["planted"])
        sys.argv = ["dwarrow", *job["words"]]
        dwarrow.cli.main()
        os._exit(0)
    print(child, flush=True)
"""


@cache
def nursery() -> subprocess.Popen[bytes]:
    born = subprocess.Popen(
        [sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
    )
    atexit.register(born.kill)
    return born


def line_of(pipe: IO[bytes] | None, patience: float = PATIENCE) -> str:
    """The next line of an unbuffered pipe; a process that says nothing for long is given up."""
    assert pipe is not None
    line, until = b"", time.monotonic() + patience
    while not line.endswith(b"\n"):
        is_ready, _, _ = select.select([pipe], [], [], max(0.0, until - time.monotonic()))
        assert is_ready, f"nothing was said for {patience} s but {line!r}"
        if not (letter := os.read(pipe.fileno(), 1)):
            break
        line += letter
    return line.decode()


def free_port() -> int:
    """A port below those the system gives to clients.

    One that calls a port where nobody listens is sometimes given that very port, and is then
    connected with itself: the server that comes back finds its place taken.
    """
    while True:
        port = random.SystemRandom().randrange(12_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


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
            *("--database", database, "--pace", "0"),
            *("--rate", "100000", "--requests", "100000", "--reads", "100000"),
            *("--sockets", "100000", "--tables", "100000"),
            *options,
        ]
        self.pid = 0
        self.folder = tempfile.TemporaryDirectory(prefix="dwarrow-server-")

    def start(self) -> None:
        """Return when it is open."""
        assert not self.pid
        born, said = nursery(), Path(self.folder.name) / "said"
        assert born.stdin is not None
        said.write_bytes(b"")
        job = {"words": self.words, "planted": self.planted, "said": str(said)}
        born.stdin.write(json.dumps(job).encode() + b"\n")
        self.pid = int(line_of(born.stdout))
        until = time.monotonic() + PATIENCE
        while b"its tables are in" not in said.read_bytes():
            is_hopeless = not is_alive(self.pid) or time.monotonic() > until
            assert not is_hopeless, f"the server did not start: {said.read_text()}"
            time.sleep(0.005)

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """SIGTERM: it goes down in order."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)
        until = time.monotonic() + PATIENCE
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
        if self.pid and is_alive(self.pid):
            self.kill()
        self.folder.cleanup()


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
