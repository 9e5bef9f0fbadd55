"""A table is opened: the first line of a log. Keys and invites are hashes; one secret a deal."""

from __future__ import annotations

import secrets

from dwarrow import MOST_DEALS
from dwarrow.kernel.fair import SECRET_BYTES
from dwarrow.kernel.shuffles import Arranged, FromSecrets
from dwarrow.server.answers import Answers, answered
from dwarrow.server.at_table.configure import settle
from dwarrow.server.line import NEWCOMER, Line
from dwarrow.server.table import Table
from dwarrow.wire.settings import Settings


class TableOpened(Line, tag="opened"):
    settings: Settings
    host: str
    invite: str
    secrets: list[str]
    seal: str  # links are made with it
    webhook: str = ""
    rules: Answers = {}  # 0.1.0 wrote none
    lesson: str = ""  # its deals are laid out beforehand, and there are no secrets

    def change(self, table: Table) -> None:
        table.host, table.invite, table.webhook = self.host, self.invite, self.webhook
        table.seal = self.seal
        table.chance_stays = not self.rules
        secrets = [bytes.fromhex(secret) for secret in self.secrets]
        table.lesson = self.lesson
        table.shuffles = Arranged(self.lesson) if self.lesson else FromSecrets(secrets)
        settle(table, self.settings, self.rules)


def opened(at: int, settings: Settings, host: str, invite: str, webhook: str) -> TableOpened:
    """The first line of a log; `host` and `invite` are hashes."""
    fresh = [secrets.token_hex(SECRET_BYTES) for _ in range(MOST_DEALS)]
    seal = secrets.token_hex(SECRET_BYTES)
    rules = answered(settings)
    return TableOpened(at, NEWCOMER, settings, host, invite, fresh, seal, webhook, rules)


def opened_for(lesson: str, at: int, settings: Settings, host: str) -> TableOpened:
    """The first line of a lesson: nobody else can sit down, and nothing is left to chance."""
    seal = secrets.token_hex(SECRET_BYTES)
    rules = answered(settings)
    nobody = secrets.token_hex(SECRET_BYTES)
    return TableOpened(at, NEWCOMER, settings, host, nobody, [], seal, "", rules, lesson)
