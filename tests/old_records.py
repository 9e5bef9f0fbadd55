"""Records written before some option was asked: today they are written with its answer of then."""

from __future__ import annotations

from dwarrow.kernel.rules import values_of
from dwarrow.kernel.table import Table


def written_today(text: str, table: Table) -> str:
    """An old record as it should be written again: the same, but every option of today named."""
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("rules "))
    said = dict(part.split("=") for part in lines[at].split()[1:])
    answers = {**values_of(table.rules), **said}
    before = {name: option.before for name, option in table.game.OPTIONS.items()}
    assert all(answers[name] == before[name] for name in answers if name not in said)
    lines[at] = "rules " + " ".join(f"{name}={value}" for name, value in answers.items())
    return "\n".join(lines) + "\n"
