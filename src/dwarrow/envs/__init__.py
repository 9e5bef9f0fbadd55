"""Environments for those who learn: batches of games as arrays, and the interfaces of the field.

`Batch` needs numpy alone; `aec` PettingZoo, the Gymnasium names Gymnasium, and
`dwarrow.envs.openspiel` OpenSpiel: `pip install 'dwarrow[envs]'` brings them all. Importing this
module makes the names known to Gymnasium, which has no entry points any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dwarrow.games import GAMES
from dwarrow.kernel.state import Refused

if TYPE_CHECKING:
    from dwarrow.envs.batch import Batch as Batch
    from dwarrow.envs.turns import aec as aec

__all__ = ["Batch", "aec"]

PLACES = {"Batch": "batch", "aec": "turns"}


def _register() -> None:
    """All games under `dwarrow/NAME-v0`, where Gymnasium is installed."""
    try:
        import gymnasium
    except ModuleNotFoundError:
        return
    for game in GAMES:
        gymnasium.register(
            f"dwarrow/{game.capitalize()}-v0",
            entry_point="dwarrow.envs.seat:SeatEnv",
            vector_entry_point="dwarrow.envs.seat:SeatVector",
            kwargs={"game": game},
        )


def __getattr__(name: str) -> Any:
    """Import what is asked for, so that one extra does not ask for all the others."""
    from importlib import import_module

    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{PLACES[name]}"), name)
    except ModuleNotFoundError as missing:
        raise Refused(
            f"{name} needs {missing.name}, which is not installed: pip install 'dwarrow[envs]'"
        ) from None


_register()
