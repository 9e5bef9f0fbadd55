"""Writes the table of asks in docs/wire.md from messages and happenings: `python docs/asks.py`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from dwarrow.server.at_table import ASKS
from dwarrow.server.line import EVER, LASTING, REVEALING
from dwarrow.wire.asks import AnyAsk, Ask

PAGE = Path(__file__).parent / "wire.md"
HEAD = "| ask | who | when | what |\n|---|---|---|---|\n"
ROWS = re.compile(re.escape(HEAD) + r"(?:\|.*\n)*")
SPANS = {EVER.replace(f"{REVEALING} ", ""): "until ended", LASTING: "until over"}
STATES = ("gathering", "playing", "paused", "over", "ended")
SEATED = ("seat", "host", "spectator")


def table() -> str:
    """All asks, as they stand in `wire/asks.py`."""
    return HEAD + "".join(f"| {' | '.join(row(kind))} |\n" for kind in get_args(AnyAsk))


def row(kind: type[Ask]) -> list[str]:
    names = [name for name in kind.__struct_fields__ if name != "id"]
    facts = ", ".join(f"`{name}`" for name in names)
    word = f"`{kind.__struct_config__.tag}`" + (f" ({facts})" if facts else "")
    says = " ".join((kind.__doc__ or "").split())
    asking = ASKS[kind]
    if not asking.who:
        return [word, "anybody", "always", says]
    states = [state for state in STATES if state in asking.when]
    who = ", ".join(person for person in SEATED if person in asking.who)
    return [word, who, SPANS.get(" ".join(states), ", ".join(states)), says]


def page(text: str) -> str:
    """The page with the table of today."""
    return ROWS.sub(lambda _: table(), text, count=1)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
