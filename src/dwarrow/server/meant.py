"""The moves that somebody may mean who points at a card and a place: a page knows no grammar.

The facts are those of a move's JSON (`card`, `x`, `y`, `target`, …), as far as they are known.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from dwarrow.kernel.phrases import Phrase, Phrases, Slot

Facts = Mapping[str, str | int | bool]
CARD = "card"


def meant(phrases: Phrases, facts: Facts) -> Iterator[int]:
    """Every move that fits the facts, what uses most of them first."""
    fitting = [phrase for phrase in phrases.said if _fits(phrase, facts)]
    for phrase in sorted(fitting, key=lambda phrase: -_used(phrase, facts)):
        yield from _packed(phrase, facts)


def _fits(phrase: Phrase, facts: Facts) -> bool:
    """It speaks of the card and of where it goes, or is that card's own; no fact denies it."""
    told = {slot.told for slot in phrase.slots.values()}
    if any(facts.get(name, value) != value for name, value in phrase.fixed.items()):
        return False
    if CARD in facts and not (CARD in told or CARD in phrase.fixed):
        return False
    return bool(told & (facts.keys() - {CARD})) or CARD in phrase.fixed.keys() & facts.keys()


def _used(phrase: Phrase, facts: Facts) -> int:
    return len(facts.keys() & {*phrase.fixed, *(slot.told for slot in phrase.slots.values())})


def _packed(phrase: Phrase, facts: Facts) -> Iterator[int]:
    is_open = _used(phrase, facts) == len(facts)  # what it leaves unsaid was not pointed at
    for values in product(*(_values(slot, facts, is_open) for slot in phrase.slots.values())):
        slots = zip(phrase.slots.values(), values)
        move = phrase.base | sum(value << slot.shift for slot, value in slots)
        yield move if phrase.tidy is None else phrase.tidy(move)


def _values(slot: Slot, facts: Facts, is_open: bool) -> list[int]:
    """What the facts put there; without, nothing if it may be left out, or all it may hold."""
    known = _known(slot)
    if slot.told in facts:
        said = facts[slot.told]
        return [value for value in known if slot.told_data(value << slot.shift) == said][:1]
    if slot.name.startswith("["):
        return [slot.missing]
    return known if is_open and slot.knows else []


def _known(slot: Slot) -> list[int]:
    values = range(2 if slot.type is bool else 1 << min(slot.bits, 12))
    return [value for value in values if slot.knows is None or slot.knows(value)]
