"""The rules of a table as they were answered when its settings were made.

An edition may answer otherwise in a later release, and options are added: a game that has begun
goes on as it was. The first lines of a log carry every answer; those of 0.1.0 did not, so its
editions are kept beside this file.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

import dwarrow
from dwarrow.kernel.rules import values_of, with_options
from dwarrow.wire.settings import Settings

Answers = dict[str, str]


def answered(settings: Settings) -> Answers:
    """Every answer of an edition today, with the options chosen."""
    game = dwarrow.game_named(settings.game)
    edition = game.EDITIONS[settings.edition]
    return values_of(with_options(edition, game.OPTIONS, settings.options))


@cache
def editions_before() -> dict[str, dict[str, Answers]]:
    body = (files("dwarrow.server") / "editions-0.1.0.json").read_bytes()
    return msgspec.json.decode(body, type=dict[str, dict[str, Answers]])


def before(settings: Settings) -> Answers:
    """Every answer as 0.1.0 gave it."""
    edition = editions_before().get(settings.game, {}).get(settings.edition, {})
    return {**edition, **settings.options}


def rules_of(settings: Settings, answers: Answers) -> Any:
    """The rules of these answers; what is asked since then is answered as it was played before."""
    game = dwarrow.game_named(settings.game)
    younger = {name: option.before for name, option in game.OPTIONS.items()
               if option.before and name not in answers}  # fmt: skip
    known = {name: value for name, value in answers.items() if name in game.OPTIONS}
    return with_options(game.EDITIONS[settings.edition], game.OPTIONS, {**younger, **known})
