"""Cards, roles and races by name, in any language.

An engine word such as `NEW.door-E-blue` is read here; the words themselves are in the Fluent files.
"""

from __future__ import annotations

import re
from typing import Any

from dwarrow.games import GAMES
from dwarrow.words.bundles import has, say

TROOP = re.compile(r"(dwarf|orc|goblin|giant)-(\d)")
KIND = re.compile(
    r"(bridge|curves|ladder|door-green|door-blue|crystal|stone|goal)-(?=[NESW])|(?=[NESW])"
)

CALLED = ("ladder", "stone")  # kinds that are named before their shape
MARKED = ("door-green", "door-blue", "crystal")  # and those whose mark comes after it


def card(word: str, language: str = "en") -> str:
    """A card by its engine word: the ways its tunnel leads, and what is on it."""
    named = f"card-{word.replace('+', '-')}"
    if has(named, language):
        return say(named, language)
    if TROOP.match(word):
        return _troop(word, language)
    if re.fullmatch(r"M\d\d", word):
        return say("card-mine", language, mine=mine(word, language))
    return _tunnel(word, language)


def _troop(word: str, language: str) -> str:
    """`orc-5`, or with the mine on its back `orc-5/M07`: a card is called by its face."""
    race, strength = word.partition("/")[0].split("-")
    return say("card-troop", language, race=say(f"race-{race}", language), strength=int(strength))


def mine(word: str, language: str = "en") -> str:
    """A mine by what is printed on it, to stand after the word for a mine."""
    return _mine("mine-name", word, language)


def back(word: str, language: str = "en") -> str:
    """The mine on the back of a card that is held; its defence will never matter."""
    return _mine("mine-back", word.rpartition("/")[2], language)


def has_two_sides(card: object) -> bool:
    return bool(TROOP.match(str(card))) and "/" in str(card)


def printed(word: str) -> Any:
    """What is printed on a mine."""
    return next(game.PRINTED[word] for game in GAMES.values() if word in game.PRINTED)


def _mine(message: str, word: str, language: str) -> str:
    mine = printed(word)
    return say(
        message,
        language,
        size=mine.size,
        overseer=str(mine.overseer),
        value=mine.value,
        defence=mine.defence,
    )


def _tunnel(word: str, language: str) -> str:
    shape, *features = word.split(".")
    kind = KIND.match(shape)
    if kind is None:
        raise KeyError(word)
    told = [_shape(shape[kind.end() :], language), *_stub(shape[kind.end() :], language)]
    ladder = [feature for feature in features if feature.startswith("ladder-")]
    if kind[1] in CALLED or ladder:
        told.insert(0, say(f"card-{ladder[0] if ladder else kind[1]}", language))
    if kind[1] in MARKED:
        told.append(say(f"feature-{kind[1]}", language))
    curves = "+" in shape and "NS" not in shape
    told += [_feature(it, curves, language) for it in features if it not in ladder]
    if len(told) == 1:
        return told[0]
    return say("card-with", language, card=told[0], features=", ".join(told[1:]))


def _shape(sides: str, language: str) -> str:
    """The tunnel of a card by the ways it leads."""
    opened, _, joined = sides.partition("/")
    if joined == "-":
        return say("card-dead-end", language, sides=opened)
    if "+" in joined:
        return say("card-bridge" if "NS" in joined else "card-curves", language, sides=joined[:2])
    return say("card-tunnel", language, sides=joined or opened)


def _stub(sides: str, language: str) -> list[str]:
    """Openings that the tunnel of a card leaves dead."""
    opened, _, joined = sides.partition("/")
    dead = "".join(side for side in opened if joined not in ("", "-") and side not in joined)
    return [say("feature-stub", language, sides=dead)] if dead else []


def turned(word: str) -> str:
    """The word of a tunnel card as it lies after a half turn, with what is on it.

    >>> turned("crystal-NESW/ESW"), turned("NESW.door-W-green")
    ('crystal-NESW/NEW', 'NESW.door-E-green')
    """
    kind = KIND.match(word)
    if kind is None:
        return word
    groups = re.sub("[NESW]+", lambda found: _half_turn(found[0]), word[kind.end() :])
    return word[: kind.end()] + groups


def _half_turn(sides: str) -> str:
    return "".join(side for side in "NESW" if "SWNE"["NESW".index(side)] in sides)


def _feature(feature: str, curves: bool, language: str) -> str:
    """`gold-1-NS`, `door-E-blue` or `troll-S`: what it is, and on which arm of the card.

    Of nuggets this is said on two curves only: elsewhere the ways of the card tell.
    """
    kind, *details = feature.split("-")
    if kind == "gold":
        gold = say("feature-gold", language, nuggets=int(details[0]))
        return _at("N" if "N" in details[1] else "S", gold, language) if curves else gold
    if kind == "door":
        return _at(details[0], say(f"feature-door-{details[1]}", language), language)
    return _at(details[0], say("feature-troll", language), language)


def _at(side: str, feature: str, language: str) -> str:
    return say("feature-at", language, feature=feature, side=side)


def role(word: str, language: str = "en") -> str:
    return say(f"role-{word}", language)


def side(word: str, language: str = "en") -> str:
    """Those of a role together, as they win."""
    return say(f"won-{word}", language)


def king(race: str, language: str = "en") -> str:
    return say(f"king-{race}", language)


def removed(thing: str, language: str = "en") -> str:
    """What lay in front of a player: a broken tool, a trap or a theft."""
    broken = f"card-break-{thing}"
    return say(broken, language) if has(broken, language) else card(thing, language)
