"""Settings as a host asks for them, made whole: what is left open is what the game recommends."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import msgspec

import dwarrow
from dwarrow.bots import bot_names
from dwarrow.kernel.game import Game
from dwarrow.kernel.rules import with_options
from dwarrow.kernel.state import Refused
from dwarrow.server.no import No
from dwarrow.wire.settings import Settings


def settled(wanted: Settings) -> Settings:
    """The settings with every answer given; No if the game cannot be played so."""
    try:
        game = dwarrow.game_named(wanted.game)
        edition = wanted.edition or next(iter(game.EDITIONS))
        if edition not in game.EDITIONS:
            raise Refused(f"{game.NAME} has no edition {edition!r}: {', '.join(game.EDITIONS)}")
        rules = with_options(game.EDITIONS[edition], game.OPTIONS, wanted.options)
    except Refused as why:
        raise No("not-allowed", "no-such-rules", str(why)) from None
    seats = wanted.seats or game.USUAL_SEATS
    check(game, rules, seats)
    bot = wanted.bot or company(game.NAME)
    known_bot(game.NAME, bot)
    if wanted.clock.kind != "none" and wanted.clock.limit < 1:
        raise No("not-allowed", "clock-too-short")
    return msgspec.structs.replace(wanted, edition=edition, seats=seats, bot=bot)


def check(game: Game, rules: Any, seats: int) -> None:
    """No if so many cannot play, or if the answers contradict each other."""
    if seats not in game.SEATS:
        least, most = game.SEATS[0], game.SEATS[-1]
        raise No("not-allowed", "players", range=f"{least}–{most}" if least < most else f"{most}")
    try:
        game.check(rules, seats)
    except Refused as why:
        clash = " ".join(name for name in game.OPTIONS if re.search(rf"\b{name}\b", str(why)))
        raise No("not-allowed", "rules-clash", str(why), game=game.NAME, options=clash) from None


def known_bot(game: str, bot: str) -> str:
    if bot not in bot_names(game):
        known = ", ".join(bot_names(game))
        raise No("unknown", "no-such-bot", f"There is no bot {bot!r}; there are: {known}.")
    return bot


def company(game: str) -> str:
    """The bot that takes over if nobody says which."""
    return "habit" if "habit" in bot_names(game) else "chance"


def webhook_address(url: str) -> str:
    """The address of a chat service, or empty."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        is_fit = parts.scheme == "https" and bool(parts.hostname) and not parts.username
    except ValueError:
        is_fit = False
    if not is_fit:
        raise No("not-allowed", "webhook")
    return url
