"""What every number means: `python -m dwarrow.envs.describe > docs/environments-fields.md`."""

from __future__ import annotations

from dwarrow.games import GAMES
from dwarrow.kernel.tensors import Layout

HEAD = """# The numbers, field by field

Written by `python -m dwarrow.envs.describe`; do not edit. [environments.md](environments.md) says
how they are used. A field is a row of neighbouring numbers; its first and last items show what they
stand for.
`dwarrow.game_named(GAME).TENSORS.observation.told(numbers)` turns an observation back into words.
"""


def document() -> str:
    parts = [HEAD]
    for name, game in GAMES.items():
        tensors = game.TENSORS
        parts.append(f"## {name}: {tensors.size} numbers, {tensors.count} actions\n")
        parts.append(_table("observation", tensors.observation))
        parts.append(_table("action", tensors.actions))
    return "\n".join(parts)


def _table(title: str, layout: Layout) -> str:
    rows = [f"| {title} | from | size | items | what it says |", "|---|---|---|---|---|"]
    for field in layout.fields:
        items = " … ".join(f"`{item}`" for item in dict.fromkeys((field.items[0], field.items[-1])))
        rows.append(f"| {field.name} | {field.at} | {field.size} | {items} | {field.says} |")
    return "\n".join([*rows, ""])


if __name__ == "__main__":
    print(document(), end="")
