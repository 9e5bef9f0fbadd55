"""An example of every fact that a sentence may ask for, in any language; they take turns.

A fact is looked up with the message that asks: what a message is called decides where one name
stands for several things (`cards` is a number here and a list of cards there).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from dwarrow.games import GAMES, NAMES
from dwarrow.words import names as named
from dwarrow.words.bundles import say, source
from dwarrow.words.places import place
from dwarrow.words.voices import language_of

COUNTS: Final = (1, 2, 5, 21)
PEOPLE: Final = {  # a woman and a man; no sentence declines a name
    "en": ("Ana", "Bo"),
    "uk": ("Оксана", "Тарас"),
    "ru": ("Анна", "Иван"),
    "cs": ("Jana", "Petr"),
}
PLACES: Final = ((1, 0), (7, 0), (3, -1), (8, 1), (0, 3))
SHOWN: Final = 7  # of many
TROOPS: Final = "troops"  # a pile of the games of troops

Example = Callable[[str, int], object]  # by language, and by whose turn it is among the examples


def example(fact: str, message: str, language: str, at: int) -> object:
    """What a message may be told for a fact; one that stands nowhere here is a count."""
    for part, wanted, found in ELSEWHERE:
        if fact == wanted and part in message:
            return found(language, at)
    return EXAMPLES.get(fact, COUNT)(language, at)


def _just(*values: object) -> Example:
    return lambda language, at: values[at % len(values)]


def _said(*messages: str) -> Example:
    return lambda language, at: say(messages[at % len(messages)], language)


def _named(name: Callable[[str, str], str], words: tuple[str, ...]) -> Example:
    return lambda language, at: name(words[at % len(words)], language)


def _listed(one: Example, joint: str = ", ") -> Example:
    return lambda language, at: joint.join(str(one(language, at + n)) for n in range(2))


def _by_seat(value: Example) -> Example:
    """One value a player, as the facts of a game's end have it."""

    def told(language: str, at: int) -> str:
        pairs = [(_person(language, n), value(language, at + n)) for n in range(2)]
        return ", ".join(say("by-seat", language, seat=who, value=it) for who, it in pairs)

    return told


def _person(language: str, at: int) -> str:
    return PEOPLE[language_of(language)][at % 2]


def _place(language: str, at: int) -> str:
    return place(NAMES[0], *PLACES[at % len(PLACES)], language)


def _dealt(pile: str) -> tuple[str, ...]:
    """What lies in the piles of such a name, of all games, each once."""
    return tuple(
        dict.fromkeys(word for game in GAMES.values() for word in game.PILES.get(pile, []))
    )


def _some(words: Sequence[str]) -> tuple[str, ...]:
    """A few of many, of all kinds: far from each other."""
    apart = len(words) * 3 // SHOWN
    return tuple(words[at * apart % len(words)] for at in range(SHOWN))


def _game(language: str, at: int) -> str:
    return say(f"game-{list(GAMES)[at % len(GAMES)]}", language)


def _sign(language: str, at: int) -> str:
    return say("bot-sign-digs", language, seat=_person(language, at))


def _when(language: str, at: int) -> str:
    return say("bot-when", language, stage=at % 3)


def _messages(pattern: str) -> list[str]:
    """The messages of such a name that say the same whatever is told."""
    return re.findall(rf"^({pattern}) = [^{{\n]*$", source("en"), re.M)


def _of_game(name: str) -> dict[str, Example]:
    """What the cards of a game are, and why it settles as it does.

    In games of troops a card is a troop, and a place is the number of a mine.
    """
    whys = _messages(rf"{name}-why-\S+")
    facts = {"why": _said(*whys), "clause": _just(*(why.partition("-why-")[2] for why in whys))}
    card = _named(named.card, _some(list(dict.fromkeys(GAMES[name].PILES["deck"]))))
    if TROOPS in GAMES[name].PILES:
        return facts | {"card": card, "cards": _listed(card), "place": _just(1, 4)}
    return facts | {"card": card}


_card = _of_game(NAMES[0])["card"]
_troop = _named(named.card, _some(_dealt(TROOPS)))
_mine, _back = (_named(name, _some(_dealt("mines"))) for name in (named.mine, named.back))
_role, _king = _named(named.role, _dealt("roles")[1:]), _named(named.king, _dealt("kings"))
_tool, _feature = _said(*_messages(r"tool-\S+")), _said(*_messages(r"feature-\S+"))
_race, _side = _said(*_messages(r"race-\S+")), _said(*_messages(r"won-\S+"))

COUNT: Final = _just(*COUNTS)
COUNTED: Final = (
    "at", "cards", "count", "counted", "crystals", "deal", "defence", "discarded", "down", "gave",
    "got", "has", "keys", "last", "left", "limit", "mines", "most", "move", "moves", "needed",
    "nuggets", "number", "others", "paid", "percent", "right", "round", "rounds", "score", "seats",
    "seconds", "share", "size", "speed", "step", "steps", "strength", "total", "tries", "turn",
    "value", "ways",
)  # fmt: skip
PERSONS: Final = (
    "first", "name", "owner", "seat", "seat1", "seat2", "seat3", "seat4", "target", "victim",
    "whom",
)  # fmt: skip
EXAMPLES: Final[dict[str, Example]] = {
    **dict.fromkeys(COUNTED, COUNT),
    **dict.fromkeys(PERSONS, _person),
    **dict.fromkeys(("fellows", "names", "winners"), _listed(_person)),
    **dict.fromkeys(("boxed", "what"), _listed(_card, "; ")),
    "address": _just("dwarrow.example"),
    "example": _just("lay EW at 1,0"),
    "aside": _role,
    "asked": _just("…"),
    "back": _back,
    "card": _card,
    "centre": _listed(_mine, "; "),
    "clause": _just("SAB-087"),
    "commitment": _just("3fa9…"),
    "dig": _just("3+1", "1"),
    "door": _place,
    "drawn": _listed(_back, "; "),
    "feature": _feature,
    "features": _feature,
    "file": _just("game.txt"),
    "game": _game,
    "goal": _just(4),
    "gold": _just("1 2 3"),
    "known": _just("…"),
    "level": _said("page-level-thinker"),
    "mine": _mine,
    "option": _just("…"),
    "options": _said(*_messages(rf"option-{NAMES[0]}-[^-]+")[:1]),
    "other": _card,
    "place": _place,
    "race": _king,
    "races": _by_seat(_king),
    "range": _just("3–10"),
    "removed": _named(named.removed, ("lamp", "trap", "theft")),
    "role": _role,
    "roles": _by_seat(_role),
    "scores": _by_seat(_just(12, -3)),
    "sentence": _sign,
    "shown": _just("1, 2"),
    "sides": _just("NES", "NSW"),
    "star": _just("*"),
    "table": _just("k3x9"),
    "text": _just("…"),
    "time": _just("0:45"),
    "tools": _listed(_tool),
    "troops": _listed(_troop),
    "when": _when,
    "why": _of_game(NAMES[0])["why"],
}
# What a fact is in messages whose name holds such a part; the first that fits.
ELSEWHERE: Final[list[tuple[str, str, Example]]] = [
    ("game-ended", "nuggets", _by_seat(COUNT)),
    ("-settled", "winners", _listed(_side)),
    *[(f"{name}-", *fact) for name in NAMES for fact in _of_game(name).items()],
    ("card-troop", "race", _race),
    ("terminal-", "why", _just("…")),
    ("page-", "why", _said("table-refused-full")),
    ("page-act-", "what", _tool),
    ("page-cell", "what", _card),
    ("review-exposed", "move", COUNT),
    *[(part, "move", _said(*_messages("move-\\S+"))) for part in ("instead", "review-", "puzzle-")],
    ("review-fortune", "who", _said(*_messages("review-side-\\S+"))),
    ("puzzle-title", "date", _just("2026-11-17")),
    ("puzzle-", "next", COUNT),
    ("review-", "gold", COUNT),
    *[
        (part, "cards", _listed(_card, "; "))
        for part in ("got-", "-discarded", "-offered", "-declined", "gave-hand", "move-", "way-")
    ],
]
