"""A server that really listens, in a thread of this process."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator

import wiring

from dwarrow.server.app import House, make_app
from dwarrow.server.serve import Server, listening


@contextlib.contextmanager
def served(house: House = wiring.QUIET) -> Iterator[str]:
    """The address of a server with its tables in memory."""
    with running(house) as server:
        yield server.url


@contextlib.contextmanager
def running(house: House = wiring.QUIET, sends: int = 0) -> Iterator[Server]:
    """The server itself; `sends` is how many bytes the system takes for one who does not read."""
    listener = listening("127.0.0.1", 0)
    if sends:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, sends)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    server = Server(make_app(wiring.MemoryStore(), house), url, url, opens=False)  # type: ignore[arg-type]
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        yield server
    finally:
        server.should_exit = True
        thread.join(10)
        listener.close()
