"""The host names a chat service that is told of turns; nobody hears its address."""

from __future__ import annotations

from dwarrow.server.chairs import Caller
from dwarrow.server.line import LASTING, Line, Lines, Stamp, asking
from dwarrow.server.settle import webhook_address
from dwarrow.server.table import Table
from dwarrow.wire import asks


class Hooked(Line):
    webhook: str

    def change(self, table: Table) -> None:
        table.webhook = self.webhook


def hook(table: Table, caller: Caller, ask: asks.Webhook, stamp: Stamp) -> Lines:
    return [stamp.on(Hooked, webhook_address(ask.url))]


WEBHOOK = asking(asks.Webhook, "host", LASTING, hook)
