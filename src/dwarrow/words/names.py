"""Cards, roles and races by name, in any language.

An engine word such as `NEW.door-E-blue` is read here; the words themselves are in the Fluent files.
"""

from __future__ import annotations

import re

from dwarrow.words.bundles import has, say

TROOP = re.compile(r"(dwarf|orc|goblin|giant)-(\d)")
KIND = re.compile(
    r"(bridge|curves|ladder|door-green|door-blue|crystal|stone|goal)-(?=[NESW])|(?=[NESW])"
)


def card(word: str, language: str = "en") -> str:
    """A card by its engine word: its kind, its open sides, and what is on it."""
    named = f"card-{word.replace('+', '-')}"
    if has(named, language):
        return say(named, language)
    if TROOP.match(word):
        return _troop(word, language)
    if re.fullmatch(r"M\d\d", word):
        return say("card-mine", language, mine=word)
    return _tunnel(word, language)


def _troop(word: str, language: str) -> str:
    """`orc-5`, or with the mine on its back `orc-5/M07`."""
    front, _, mine = word.partition("/")
    race, strength = front.split("-")
    troop = say("card-troop", language, race=say(f"race-{race}", language), strength=int(strength))
    return say("card-both-sides", language, troop=troop, mine=mine) if mine else troop


def _tunnel(word: str, language: str) -> str:
    shape, *features = word.split(".")
    kind = KIND.match(shape)
    if kind is None:
        raise KeyError(word)
    sides = shape[kind.end() :]
    name, told = kind[1] or _plain_kind(sides), []
    for feature in features:
        if feature.startswith("ladder-"):
            name = feature
        else:
            told.append(_feature(feature, language))
    named = say(f"card-{name}", language, sides=sides)
    if not told:
        return named
    return say("card-with", language, card=named, features=", ".join(told))


def _plain_kind(sides: str) -> str:
    """What a shape without a name of its own is called."""
    joined = sides.partition("/")[2]
    if joined == "-":
        return "dead-end"
    if "+" in joined:
        return "bridge" if "NS" in joined else "curves"
    return "tunnel"


def _feature(feature: str, language: str) -> str:
    """`gold-1-NS`, `door-E-blue` or `troll-S`; where on the card it is, the picture shows."""
    kind, *details = feature.split("-")
    if kind == "gold":
        return say("feature-gold", language, nuggets=int(details[0]))
    return say(f"feature-door-{details[1]}" if kind == "door" else "feature-troll", language)


def role(word: str, language: str = "en") -> str:
    return say(f"role-{word}", language)


def king(race: str, language: str = "en") -> str:
    return say(f"king-{race}", language)


def removed(thing: str, language: str = "en") -> str:
    """What lay in front of a player: a broken tool, a trap or a theft."""
    broken = f"card-break-{thing}"
    return say(broken, language) if has(broken, language) else card(thing, language)
