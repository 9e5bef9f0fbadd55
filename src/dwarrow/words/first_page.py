"""The first page of the rules: what one wants, a turn, the cards, the end; all on one screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dwarrow.games import GAMES
from dwarrow.words.bundles import has, say


@dataclass(frozen=True)
class FirstPage:
    """Its sentences: a kind of card has one of its own."""

    want: str
    turn: str
    cards: list[str]
    end: str


def first_page(game: str, options: Mapping[str, str], language: str = "en") -> FirstPage:
    """The page in a language or a voice, as an edition's options have it."""

    def said(part: str) -> str:
        own = f"first-{game}-{part}"
        known = own if has(own, language) else f"first-{GAMES[game].LIKE}-{part}"
        return say(known, language, **options)

    cards = [said(f"card-{kind}") for kind in GAMES[game].TAUGHT]
    return FirstPage(said("want"), said("turn"), cards, said("end"))
