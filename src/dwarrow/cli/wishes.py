"""What a person asks for at the terminal, refused in their language if it cannot be had.

The engine refuses the same in English; here is said what was wrong and what there is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import dwarrow
from dwarrow import words
from dwarrow.kernel.game import Game
from dwarrow.kernel.rules import spelled, values_of, with_options
from dwarrow.kernel.state import Refused


def check_game(game: str, language: str) -> None:
    if language != "en":
        _among(game, dwarrow.GAMES, "terminal-no-game", language)


def check_edition(game: str, edition: str | None, language: str) -> None:
    check_game(game, language)
    if language != "en" and edition is not None:
        _among(edition, dwarrow.GAMES[game].EDITIONS, "terminal-no-edition", language)


def check(
    game: str, players: int | None, edition: str | None, options: Mapping[str, object], spoken: str
) -> None:
    """Refuse what cannot be played; in English that is left to the engine."""
    if spoken == "en":
        return
    check_edition(game, edition, spoken)
    played = dwarrow.GAMES[game]
    for name, value in options.items():
        _among(name, played.OPTIONS, "terminal-no-option", spoken)
        allowed = played.OPTIONS[name].values
        _among(spelled(value), allowed, "terminal-no-answer", spoken, option=name)
    if players is not None and players not in played.SEATS:
        seats = f"{played.SEATS[0]}–{played.SEATS[-1]}"
        raise Refused(words.refuse("players", {"range": seats}, spoken))
    _check_rules(played, players, edition, options, spoken)


def _check_rules(
    game: Game,
    players: int | None,
    edition: str | None,
    options: Mapping[str, object],
    language: str,
) -> None:
    """Refuse answers that contradict each other, by what they say and the clause between them."""
    taken = game.EDITIONS[edition or next(iter(game.EDITIONS))]
    rules = with_options(taken, game.OPTIONS, options)
    try:
        game.check(rules, players or game.USUAL_SEATS)
    except Refused as why:
        clash = {name: said for name, said in values_of(rules).items() if _names(str(why), name)}
        told = {"game": game.NAME, "options": " ".join(f"{n}={said}" for n, said in clash.items())}
        where = ", ".join([*told["options"].split(), *re.findall(r"[A-Z0-9]+-[0-9]+", str(why))])
        raise Refused(f"{words.refuse('rules-clash', told, language)} ({where})") from None


def _names(why: str, option: str) -> bool:
    return re.search(rf"\b{option}\b", why) is not None


def _among(asked: str, known: Iterable[str], message: str, language: str, **facts: object) -> None:
    if asked not in known:
        raise Refused(words.say(message, language, asked=asked, known=", ".join(known), **facts))
