"""A webhook is a stranger's address: it reaches nothing of ours and calls nobody by name."""

from __future__ import annotations

import asyncio
import re
import socket
import threading

import pytest

from dwarrow.server import webhook
from dwarrow.server.webhook import Webhook, harmless, is_public

INWARDS = [
    "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.9.9", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1",
    "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1", "2001:db8::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1",
    "64:ff9b:1::a00:1", "64:ff9b::808:808", "::ffff:8.8.8.8", "2002:7f00:1::", "2002:a00:1::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2", "192.88.99.1", "192.0.0.9", "192.0.0.171", "3fff::1",
    "192.52.193.1", "168.63.129.16",
    "5f00::1", "100::1", "4000::1", "ff0e::1", "2001:20::1", "::ffff:0:127.0.0.1", "239.255.0.1",
]  # fmt: skip
OUTWARDS = ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"]


@pytest.mark.parametrize("address", INWARDS)
def test_no_address_leads_into_a_network_that_is_not_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", OUTWARDS)
def test_public_addresses_are_called(address):
    assert is_public(address)


def test_what_is_connected_to_is_what_was_looked_at(monkeypatch):
    """A name that is public at the first look and ours at the second is asked for only once."""
    asked, dialled = [], []

    def found(host, port, **_):
        asked.append(host)
        return [(2, 1, 6, "", ("8.8.8.8" if len(asked) == 1 else "127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    monkeypatch.setattr(socket, "create_connection", lambda where, timeout: dialled.append(where))
    Webhook("http://here").connected("chat.example.org", 443)
    assert dialled == [("8.8.8.8", 443)]


@pytest.mark.parametrize(
    "name",
    ["@everyone", "<!channel>", "<@U123>", "[a](http://b)", "`x`", "<#C1>", "&lt;!here",
     "\uff20everyone", "\ufe6beveryone", "https://a.example", "a.example/x", "tg://user", ":x:"],
)  # fmt: skip
def test_names_cannot_mention_anybody_nor_lead_anywhere(name):
    shown = harmless(name)
    assert not set("@<>[]()`#&:/\uff20\ufe6b") & set(shown)
    assert not re.search(r"\.\w", shown)


def test_a_service_that_trickles_is_left_after_the_deadline(monkeypatch):
    monkeypatch.setattr(webhook, "SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        hook = Webhook("http://here", frozenset({"127.0.0.1"}))
        with pytest.raises(OSError):
            hook.post(f"https://127.0.0.1:{port}/hook", b"{}")  # nobody ever answers


def test_services_whose_names_cannot_be_found_give_their_places_to_others(monkeypatch):
    """They have threads of their own, few at once, and nothing waits for them at the end."""
    monkeypatch.setattr(webhook, "SECONDS", 0.05)
    called, stuck = [], threading.Event()

    def post(hook: Webhook, url: str, body: bytes) -> None:
        called.append(url)
        if url == "tarpit":
            stuck.wait(60)

    monkeypatch.setattr(Webhook, "post", post)

    async def evening() -> None:
        hook = Webhook("http://here")
        hook.waiting.extend([("tarpit", b"")] * 6 + [("well", b"")] * 3)
        hook.go_on()
        assert len(hook.under_way) == webhook.POOL
        async with asyncio.timeout(30):
            while called.count("well") < 3:
                await asyncio.sleep(0.01)
        hook.close()

    asyncio.run(evening())
    assert called.count("tarpit") == 6
    stuck.set()
