"""Tells a chat service whose turn it is, in games so slow that nobody watches."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import ipaddress
import logging
import socket
import ssl
from urllib.parse import urlsplit

import msgspec

from dwarrow.server.table import Table

log = logging.getLogger("dwarrow")
SECONDS = 5.0


class Webhook:
    """Calls once a turn, while the player is not there. `trusted` hosts may lie in any network."""

    def __init__(self, base_url: str, trusted: frozenset[str] = frozenset()) -> None:
        self.base_url = base_url
        self.trusted = trusted
        self.called: dict[str, int] = {}

    def is_owed(self, table: Table, here: list[int]) -> bool:
        assert table.play is not None
        turn = table.play.turn
        is_slow = table.settings.clock.kind != "seconds"
        return is_slow and turn not in here and self.called.get(table.name) != table.played

    async def call(self, table: Table) -> None:
        """Tell the service; whether it hears is its own business."""
        assert table.play is not None
        self.called[table.name] = table.played
        text = f"{table.names[table.play.turn]}: {self.base_url}/t/{table.name}"
        body = msgspec.json.encode({"text": text, "content": text})
        with contextlib.suppress(OSError, http.client.HTTPException, ValueError):
            await asyncio.to_thread(self.post, table.webhook, body)

    def post(self, url: str, body: bytes) -> None:
        """One request, no redirects, to an address outside of this network."""
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        address = self.address(host, port)
        raw = socket.create_connection(address, timeout=SECONDS)
        if parts.scheme == "https":
            raw = ssl.create_default_context().wrap_socket(raw, server_hostname=host)
        link = http.client.HTTPConnection(host, port, timeout=SECONDS)
        link.sock = raw
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        link.request("POST", path, body, {"Content-Type": "application/json", "Host": host})
        link.getresponse().read(1024)
        link.close()

    def address(self, host: str, port: int) -> tuple[str, int]:
        """Where a host is, unless it lies in a network that is nobody's business."""
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4]
        if host not in self.trusted and not ipaddress.ip_address(found[0]).is_global:
            raise ValueError(f"{host} is not a public address")
        return str(found[0]), int(found[1])
