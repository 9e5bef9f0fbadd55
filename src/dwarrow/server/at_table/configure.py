"""The host changes the settings before the game; people keep their seats if they can."""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.bots import bot_names
from dwarrow.server.answers import Answers, answered, before
from dwarrow.server.at_table.bot import Seatedbot
from dwarrow.server.chairs import Caller, Chair
from dwarrow.server.line import BEFORE, Line, Lines, Stamp, asking
from dwarrow.server.no import No
from dwarrow.server.settle import settled
from dwarrow.server.table import Table
from dwarrow.wire import asks
from dwarrow.wire.settings import Settings


class ConfiguredTold(TypedDict):
    event: Literal["configured"]


class Configured(Line):
    settings: Settings
    rules: Answers = {}  # 0.1.0 wrote none

    def change(self, table: Table) -> None:
        settle(table, self.settings, self.rules)

    def told(self) -> ConfiguredTold:
        return {"event": "configured"}


def settle(table: Table, settings: Settings, answers: Answers) -> None:
    """As many chairs as the settings say, and the rules as they are answered now."""
    table.settings, table.answers = settings, answers or before(settings)
    kept = table.chairs[: settings.seats]
    table.chairs = kept + [Chair() for _ in range(settings.seats - len(kept))]
    if table.host_seat is not None and table.host_seat >= len(table.chairs):
        table.host_seat = None


def configure(table: Table, caller: Caller, ask: asks.Configure, stamp: Stamp) -> Lines:
    settings = settled(ask.settings)
    if any(chair.is_person for chair in table.chairs[settings.seats :]):
        raise No("not-allowed", "seat-would-go")
    unseated = [
        stamp.also(Seatedbot, n, "")
        for n, chair in enumerate(table.chairs[: settings.seats])
        if chair.bot and chair.bot not in bot_names(settings.game)
    ]
    return [stamp.on(Configured, settings, answered(settings)), *unseated]


CONFIGURE = asking(asks.Configure, "host", BEFORE, configure)
