"""The games of the family, by name."""

from __future__ import annotations

from dwarrow.games import duel, kings, saboteur, saboteur2, solo
from dwarrow.kernel.game import Game

GAMES: dict[str, Game] = {game.NAME: game for game in (saboteur, saboteur2, duel, solo, kings)}
