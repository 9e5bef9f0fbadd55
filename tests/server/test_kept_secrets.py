"""What must never leave: keys, links, secrets of the deals. Only their hashes are kept."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest
import wiring

from dwarrow.server.chairs import hash_of

HOOK = "https://chat.example/hooks/very-secret-part"


def test_a_log_holds_hashes_and_no_keys() -> None:
    async def evening() -> tuple[list[str], str]:
        async with wiring.served() as server:
            opened, keys = await server.gather("duel")
            log = b"\n".join(server.store.logs[opened["table"]]).decode()
            return [opened["host"], opened["invite"], *keys], log

    secrets, log = asyncio.run(evening())
    assert all(secret not in log for secret in secrets)
    assert all(hash_of(secret) in log for secret in secrets)


def test_no_log_line_and_no_message_holds_a_secret(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def evening() -> tuple[dict[str, list[str]], str, str]:
        async with wiring.served() as server:
            opened, keys = await server.gather("duel", webhook=HOOK)
            sockets = [await server.connect(opened["table"], key) for key in (*keys, "")]
            sockets[0].ask("start", "s")
            sockets[0].ask("webhook", "w", url=HOOK + "-again")
            sockets[1].ask("play", "p", played=0, move="nonsense")
            sockets[2].ask("say", "n", text="hello")
            sockets[0].say('{"ask": "hello", "key": "' + keys[0] + '"}')
            await server.settle()
            first = json.loads(server.store.logs[opened["table"]][0])
            hidden = [HOOK, first["seal"], *first["secrets"], opened["invite"], opened["host"]]
            told = "".join(str(message) for socket in sockets for message in socket.raw)
            replay = await server.request("GET", f"/api/tables/{opened['table']}/replay")
            record = await server.request("GET", f"/api/tables/{opened['table']}/record")
            bodies = replay.body.decode() + record.body.decode()
            return {"table": hidden, "keys": keys}, told, bodies

    hidden, told, bodies = asyncio.run(evening())
    said = "\n".join(record.getMessage() for record in caplog.records)
    for secret in (*hidden["table"], *hidden["keys"]):
        assert secret not in said, "in the server's own log"
        assert secret not in told, "in a message"
        assert secret not in bodies, "in a plain answer"


def test_a_reissued_link_shuts_the_old_key_out_at_once() -> None:
    async def evening() -> tuple[object, object, int, str]:
        async with wiring.served() as server:
            opened = await server.open("duel", name=None)  # a host who does not play
            keys = [(await server.sit(opened, name))["key"] for name in ("Ana", "Bo")]
            host = await server.connect(opened["table"], opened["host"])
            other = await server.connect(opened["table"], keys[1])
            host.ask("start", "s")
            await server.settle()
            server.room(opened).absent[1] = -1e9  # nobody has seen Bo for long
            own = f"/api/tables/{opened['table']}/replay?viewpoint=1"
            assert (await server.request("GET", own, key=keys[1])).status == 200
            host.ask("reissue", "r", seat=1)
            await server.settle()
            late = await server.connect(opened["table"], keys[1])
            refused = await server.request("GET", own, key=keys[1])
            link = host.answer("r")["link"]  # type: ignore[index]
            return other.closed, late.closed, refused.status, link

    open_socket, new_socket, status, link = asyncio.run(evening())
    assert open_socket is not None and open_socket[0] == 4403  # type: ignore[index]
    assert new_socket is not None and new_socket[0] == 4403  # type: ignore[index]
    assert status == 403
    assert len(link) >= 30
