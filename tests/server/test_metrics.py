"""What an operator may count is there from the start, and has an alert."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
import wiring

from dwarrow.server.metrics import Metrics, memory

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
NAMES = sorted(set(re.findall(r"^# TYPE (\w+) ", Metrics().text(), re.M)))


@pytest.mark.parametrize("name", NAMES)
def test_every_number_has_an_alert_in_the_docs(name: str) -> None:
    rows = [row for row in PAGE.splitlines() if row.startswith("| `") and f"{name}" in row]
    assert rows and all(row.count("|") == 4 for row in rows)


def test_refusals_faults_and_memory_are_counted() -> None:
    async def evening() -> str:
        async with wiring.served() as server:
            opened = await server.open("duel")
            socket = await server.connect(opened["table"])
            socket.ask("start")
            await server.settle()
            return (await server.request("GET", "/metrics")).body.decode()

    told = asyncio.run(evening())
    assert re.search(r'dwarrow_refused_total\{code="not-allowed"\} [1-9]', told)
    assert "dwarrow_database_faults_total 0" in told or "dwarrow_database_faults_total" in told
    assert 10 << 20 < memory() < 4 << 30
    assert f"dwarrow_memory_bytes {memory()}"[:22] in told
