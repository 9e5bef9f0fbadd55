"""The bot that takes any legal move, each as likely as the other."""

from __future__ import annotations

from dwarrow.bots.bot import Asked


class Chance:
    def choose(self, asked: Asked) -> int:
        return asked.moves[asked.dice.below(len(asked.moves))]
