"""Short codes: where one leads, when it leads nowhere, and how often one may try."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import Any

import wiring

from dwarrow.server.codes import LENGTH, LETTERS, code_of, typed
from dwarrow.server.listing import decoded


def spend(evening, house=wiring.QUIET) -> None:
    async def whole() -> None:
        async with wiring.served(house=house) as server:
            await evening(server)

    asyncio.run(whole())


async def code_at(server: wiring.Server, opened: Any, invite: str = "") -> wiring.Answer:
    path = f"/api/tables/{opened['table']}/invitation"
    return await server.request("POST", path, {"invite": invite or opened["invite"]})


async def join(server: wiring.Server, code: str) -> wiring.Answer:
    return await server.request("POST", "/api/join", {"code": code})


async def sit(server: wiring.Server, table: str, invite: str) -> wiring.Answer:
    body = {"name": "Bo", "invite": invite}
    return await server.request("POST", f"/api/tables/{table}/sit", body)


def test_whoever_types_a_code_gets_a_seat():
    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel")
        await server.open("duel")
        code = (await code_at(server, opened)).json()["code"]
        assert len(code) == LENGTH and set(code) <= set(LETTERS)
        found = (await join(server, f" {code[:3].lower()}-{code[3:]} ")).json()
        assert found["table"] == opened["table"]
        assert (await sit(server, found["table"], found["invite"])).json()["seat"] == 1

    spend(evening)


def test_a_code_leads_nowhere_when_nobody_can_sit_down():
    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel")
        code = (await code_at(server, opened)).json()["code"]
        await sit(server, opened["table"], opened["invite"])
        assert (await join(server, code)).json()["reason"] == "no-such-code"
        assert (await code_at(server, opened)).json()["refused"]["reason"] == "full"
        host = await server.connect(opened["table"], opened["key"])
        host.ask("start", "s")
        await server.settle()
        assert (await code_at(server, opened)).json()["refused"]["reason"] == "begun"
        assert all(decoded(row).code == "" for row in server.store.rows.values())

    spend(evening)


def test_what_is_no_code_leads_nowhere_though_tables_without_a_code_are_there():
    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel")
        await sit(server, opened["table"], opened["invite"])
        assert [decoded(row).code for row in server.store.rows.values()] == [""]
        for text in ("-", "!?!", "\u200d", '"', "A", "ACDEF", "ACDEFHJ"):
            assert (await join(server, text)).json()["reason"] == "no-such-code", text

    spend(evening)


def test_a_new_link_has_a_new_code_and_the_old_one_opens_nothing():
    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel")
        old = (await code_at(server, opened)).json()
        typed_in = (await join(server, old["code"])).json()
        host = await server.connect(opened["table"], opened["key"])
        host.ask("reissue", "r")
        await server.settle()
        new = (await code_at(server, opened, host.answer("r")["link"])).json()["code"]
        assert new != old["code"]
        assert (await join(server, old["code"])).json()["reason"] == "no-such-code"
        assert (await join(server, new)).json()["table"] == opened["table"]
        for invite in (opened["invite"], typed_in["invite"], old["code"]):
            refused = await sit(server, opened["table"], invite)
            assert refused.json()["reason"] == "link-invalid"

    spend(evening)


def test_the_link_of_one_seat_has_no_code_and_keeps_it_from_the_others():
    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel")
        host = await server.connect(opened["table"], opened["key"])
        host.ask("reissue", "r", seat=1)
        await server.settle()
        own = (await code_at(server, opened, host.answer("r")["link"])).json()
        assert own == {"code": "", "refused": None}
        assert (await code_at(server, opened)).json()["refused"]["reason"] == "full"

    spend(evening)


def test_an_address_cannot_try_codes_without_end():
    async def evening(server: wiring.Server) -> None:
        tried = [(await join(server, "ACDEFH")).status for _ in range(6)]
        assert tried == [404] * 4 + [429] * 2

    spend(evening, dataclasses.replace(wiring.QUIET, codes=4))


def test_a_code_may_be_typed_with_the_letters_of_another_keyboard():
    assert typed("нкм ахз") == "HKMAX3"
    assert code_of("a") != code_of("b")
