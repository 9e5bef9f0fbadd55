"""A server of our own to load, and what a process costs."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from dwarrow.kernel.state import Refused

SERVE = "from dwarrow.cli import main; main()"
SECONDS_TO_STOP = 30
OPEN = b"is open at "


@contextlib.contextmanager
def serving(database: str) -> Iterator[tuple[str, int]]:
    """A server that does not mind being asked fast: its address and its process."""
    options = ["--port", "0", "--host", "127.0.0.1", "--database", database, "--no-browser"]
    limits = ("--rate", "--requests", "--reads", "--sockets", "--tables")
    unlimited = [word for limit in limits for word in (limit, "100000")]
    words = [sys.executable, "-c", SERVE, "serve", *options, *unlimited]
    server = subprocess.Popen(words, stdout=subprocess.PIPE)
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        if OPEN not in line:
            raise Refused("the server did not start")
        yield line.partition(OPEN)[2].decode().strip(), server.pid
    finally:
        server.terminate()
        with server.stdout:
            ended(server)


def ended(server: subprocess.Popen[bytes]) -> None:
    """Wait for its end; one that does not come by itself is brought about."""
    try:
        server.wait(SECONDS_TO_STOP)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


class Cost:
    """What a process has cost since we began to look; unknown (None) away from Linux."""

    def __init__(self, pid: int | None) -> None:
        self.folder = Path(f"/proc/{pid}")
        self.is_known = pid is not None and self.folder.is_dir()
        self.began = time.monotonic()
        self.spent = self._seconds() if self.is_known else 0.0

    def _seconds(self) -> float:
        """CPU time of all threads."""
        if sys.platform == "win32":
            return 0.0
        after_name = (self.folder / "stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")

    def cores(self) -> float | None:
        if not self.is_known:
            return None
        return (self._seconds() - self.spent) / (time.monotonic() - self.began)

    def megabytes(self) -> float | None:
        """Memory that is in use now."""
        if not self.is_known:
            return None
        lines = (self.folder / "status").read_text().splitlines()
        kilobytes = next(line.split()[1] for line in lines if line.startswith("VmRSS"))
        return int(kilobytes) * 1024 / 1e6
