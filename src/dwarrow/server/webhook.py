"""Tells a chat service whose turn it is, in games so slow that nobody watches.

The address is a stranger's: it is called from a small pool of its own, within a deadline, and only
if what was connected to is a public address.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
import unicodedata
from collections import deque
from collections.abc import Iterator
from urllib.parse import urlsplit

import msgspec

from dwarrow.server.metrics import METRICS
from dwarrow.server.table import Table

SECONDS = 5.0  # for all of a call, however slowly the other side answers
POOL = 4  # calls under way at once
MOST_WAITING = 200

# What chat services read as a call to somebody, a link or a drawing: @everyone, <!here>, :x:, ...
MENTIONS = str.maketrans(dict.fromkeys("@<>&#`*_~|[]():/\\", " "))
# Of the new addresses only these lie on the internet; others hold an old one (mapped, translated).
UNICAST = ipaddress.ip_network("2000::/3")
# Among the public ones: relays that lead to others (6to4, Teredo, AMT), protocols', and for books.
DISGUISES = [
    ipaddress.ip_network(text)
    for text in (
        *("192.0.0.0/24", "192.52.193.0/24", "192.88.99.0/24"),
        "168.63.129.16/32",  # a cloud's own voice inside of its machines
        *("2001::/23", "2002::/16", "3fff::/20"),
    )
]


def is_public(text: str) -> bool:
    """Whether an address lies on the internet and is no other one in disguise."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    if address.version == 6 and address not in UNICAST:
        return False
    return not any(address in network for network in DISGUISES)


def harmless(name: str) -> str:
    """A name in which no chat service finds anybody to call, and no address to lead to."""
    plain = unicodedata.normalize("NFKC", name).translate(MENTIONS)
    return " ".join(plain.replace(".", ". ").split()) or "?"


class Webhook:
    """Calls once a turn, while the player is not there. `trusted` hosts may lie in any network."""

    def __init__(self, base_url: str, trusted: frozenset[str] = frozenset()) -> None:
        self.base_url = base_url
        self.trusted = trusted
        self.called: dict[str, int] = {}
        self.waiting: deque[tuple[str, bytes]] = deque()
        self.under_way: set[object] = set()

    def is_owed(self, table: Table, here: list[int]) -> bool:
        assert table.play is not None
        turn = table.play.turn
        is_slow = table.settings.clock.kind != "seconds"
        return is_slow and turn not in here and self.called.get(table.name) != table.played

    def call(self, table: Table) -> None:
        """Tell the service; nobody waits for it, and whether it hears is its own business."""
        assert table.play is not None
        self.called[table.name] = table.played
        name = harmless(table.names[table.play.turn])
        text = f"{name}: {self.base_url}/t/{table.name}"
        body = {"text": text, "content": text, "allowed_mentions": {"parse": []}}
        if len(self.waiting) >= MOST_WAITING:
            METRICS.counts["webhooks_dropped"] += 1
            return
        self.waiting.append((table.webhook, msgspec.json.encode(body)))
        self.go_on()

    def go_on(self) -> None:
        """Begin as many calls as may be under way; nothing at the end of a server waits for one."""
        loop = asyncio.get_running_loop()
        while self.waiting and len(self.under_way) < POOL:
            url, body = self.waiting.popleft()
            job = object()
            self.under_way.add(job)
            words = (loop, job, url, body)
            threading.Thread(target=self.run, args=words, daemon=True).start()
            # To look a name up has no deadline of its own: its place is another's after that time.
            loop.call_later(2 * SECONDS, self.done, job)

    def run(self, loop: asyncio.AbstractEventLoop, job: object, url: str, body: bytes) -> None:
        self.tried(url, body)
        with contextlib.suppress(RuntimeError):  # the server is gone
            loop.call_soon_threadsafe(self.done, job)

    def done(self, job: object) -> None:
        if job in self.under_way:
            self.under_way.discard(job)
            self.go_on()

    def forget(self, table: str) -> None:
        self.called.pop(table, None)

    def tried(self, url: str, body: bytes) -> None:
        try:
            self.post(url, body)
        except (OSError, http.client.HTTPException, ValueError):
            METRICS.counts["webhooks_failed"] += 1

    def post(self, url: str, body: bytes) -> None:
        """One request, no redirects, to an address outside of this network."""
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        with self.connected(host, port) as raw, deadline(raw):
            line = raw
            if parts.scheme == "https":
                line = ssl.create_default_context().wrap_socket(raw, server_hostname=host)
            head = (
                f"POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            )
            line.sendall(head.encode() + body)
            line.recv(1024)

    def connected(self, host: str, port: int) -> socket.socket:
        """A line to a host, if where it is found is a public place: no second look is taken."""
        for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            address = str(row[4][0])
            if host in self.trusted or is_public(address):
                return socket.create_connection((address, port), timeout=SECONDS)
        raise ValueError(f"{host} is not a public address")

    def close(self) -> None:
        self.waiting.clear()


@contextlib.contextmanager
def deadline(line: socket.socket) -> Iterator[None]:
    """Hang up after some seconds, whatever the other side trickles."""
    twin = line.dup()  # wrapping a line in TLS takes it from its first owner
    alarm = threading.Timer(SECONDS, hang_up, (twin,))
    alarm.daemon = True
    alarm.start()
    try:
        yield
    finally:
        alarm.cancel()
        twin.close()


def hang_up(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
