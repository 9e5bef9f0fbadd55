"""The games of the family, by name."""

from __future__ import annotations

from dwarrow.games import kings, saboteur, saboteur2
from dwarrow.kernel.game import Game

GAMES: dict[str, Game] = {game.NAME: game for game in (saboteur, saboteur2, kings)}
