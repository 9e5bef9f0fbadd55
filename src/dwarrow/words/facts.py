"""The facts of events and moves as Fluent gets them: seats by name, engine words in a language.

A word that a sentence chooses its form by (`tool`, `winner`, `verdict`, ...) stays an engine word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dwarrow.words import names as named
from dwarrow.words.bundles import say
from dwarrow.words.places import goal_at, goal_word, place

NONE: Final = "none"  # an empty or missing fact, for sentences to choose by
SEATS: Final = ("seat", "target", "first", "victim", "owner", "fellows", "winners")
BY_SEAT: Final = ("roles", "races", "nuggets", "scores")  # lists with one value a seat
SIGNED: Final = ("score", "scores")  # may be below nothing: said with a minus, not a hyphen
FROM_ZERO: Final = ("goal", "index")  # people count from one: such a fact is `number` too
MOVE_FACTS: Final = ("card", "cards", "other", "x", "y", "turned", "idle", "tool", "target", "goal")
NAMES: Final[Mapping[str, Callable[[str, str], str]]] = {
    "card": named.card,
    "other": named.card,
    "cards": named.card,
    "troops": named.card,
    "boxed": named.card,
    "mine": named.mine,
    "centre": named.mine,
    "drawn": named.back,
    "role": named.role,
    "roles": named.role,
    "aside": named.role,
    "winners": named.side,
    "race": named.king,
    "races": named.king,
    "removed": named.removed,
}


def fluent_facts(
    game: str, facts: Mapping[str, object], names: list[str], language: str
) -> dict[str, object]:
    """All facts of an event, a part of it or a move, ready for a sentence."""
    told = {key: fact(key, value, names, language) for key, value in facts.items()}
    told |= where(game, facts, language)
    if facts.get("turned") is True and "card" in facts:
        told["card"] = named.card(named.turned(str(facts["card"])), language)
    for key in FROM_ZERO:
        number = facts.get(key)
        if isinstance(number, int):
            told["number"] = number + 1
    if named.has_two_sides(facts.get("card")):
        told["back"] = named.back(str(facts["card"]), language)
    if "target" in facts:
        told["own"] = str(facts["target"] == facts.get("seat"))
    return told


def where(game: str, facts: Mapping[str, object], language: str) -> dict[str, object]:
    """Places by where they lie; a goal that lies at one by its number."""
    told: dict[str, object] = {}
    x, y, door = facts.get("x"), facts.get("y"), facts.get("door")
    if isinstance(x, int) and isinstance(y, int):
        told["place"] = place(game, x, y, language)
        number = goal_at(game, x, y)
        if number is not None:
            told["number"] = number
    if isinstance(door, list) and door:
        told["door"] = place(game, door[0], door[1], language)
    return told


def around(game: str, event: Mapping[str, object], names: list[str]) -> dict[str, object]:
    """What is said and done around a game: whom it is about, which goal, and seats by number."""
    which = event.get("which", event.get("one", event.get("seat")))
    whom, other = event.get("whom", event.get("which")), event.get("other")
    told: dict[str, object] = {"whom": NONE}
    if isinstance(whom, int):
        told["whom"] = _one("seat", whom, names, "")
    if isinstance(which, int):
        told["number"] = which + 1
        if event.get("about") == "goal" or event.get("why") == "looks":
            told["goal"] = goal_word(game, which)
    if isinstance(other, int):
        told["others"] = other + 1
    return told


def fact(key: str, value: object, names: list[str], language: str) -> object:
    if isinstance(value, list):
        return _list(key, value, names, language)
    if value is None or value == "":
        return NONE
    return _one(key, value, names, language)


def _list(key: str, values: list[object], names: list[str], language: str) -> object:
    told = [_one(key, value, names, language) for value in values]
    if key in BY_SEAT and len(told) == 1:
        return told[0]
    if key in BY_SEAT:
        told = [say("by-seat", language, seat=n, value=v) for n, v in zip(names, told)]
    if not told:
        return say("nothing", language) if key in NAMES else NONE
    listed = [str(item) for item in told]
    return ("; " if any("," in item for item in listed) else ", ").join(listed)


def _one(key: str, value: object, names: list[str], language: str) -> object:
    if isinstance(value, bool):
        return str(value)
    if key in SEATS and isinstance(value, int):
        return names[value] if 0 <= value < len(names) else "-"
    if isinstance(value, (int, float)):
        return f"−{-value}" if key in SIGNED and value < 0 else value
    return NAMES[key](str(value), language) if key in NAMES else str(value)
