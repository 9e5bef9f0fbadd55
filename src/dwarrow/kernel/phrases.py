"""A move as people say it: one form a way of doing, read and written, told and typed.

    LAY = Phrase("lay CARD [turned] at X,Y", 1, CARD, TURNED, X, Y)

A form is words and slots: a slot in capitals stands for a part of the packed move, a word in
brackets may be left out. Words, reader, JSON, help and the page's types follow from the form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dwarrow.kernel.state import Data, Refused

SLOT: Final = re.compile(r" \[[a-zA-Z ]+\]|[A-Z]+")


@dataclass(frozen=True)
class Slot:
    """A part of a move: where it is packed, what it is called in JSON, how it is said."""

    name: str  # as in the form: `SEAT`; `[turned]` for a word that may be left out
    told: str  # its name in JSON
    shift: int  # where it stands in the packed move
    bits: int
    pattern: str  # what its words look like
    say: Callable[[int], str]
    read: Callable[[str], int]  # Refused if there is no such thing
    type: Any = str  # of its JSON
    data: Callable[[int], object] | None = None  # its JSON; what is said, without
    missing: int = 0  # the packed value that stands for nothing said
    knows: Callable[[int], bool] | None = None  # whether a value means anything; without, all do

    def value(self, move: int) -> int:
        return move >> self.shift & (1 << self.bits) - 1

    def told_data(self, move: int) -> object:
        value = self.value(move)
        return self.say(value) if self.data is None else self.data(value)


def word_slot(word: str, told: str, shift: int, bits: int = 8) -> Slot:
    """A word that may be left out, packed as 1 if it is said; told as true or false."""
    return Slot(f"[{word}]", told, shift, bits, re.escape(word), lambda v: word if v else "",
                lambda text: int(bool(text)), bool, bool)  # fmt: skip


class Phrase:
    """One way to say one deed."""

    def __init__(
        self,
        form: str,
        base: int,
        *slots: Slot,
        fixed: Mapping[str, object] | None = None,
        tidy: Callable[[int], int] | None = None,
    ) -> None:
        self.form = form
        self.base = base  # the packed move with all slots empty: its deed and what is fixed
        self.do = form.split()[0]
        self.slots = {slot.name: slot for slot in slots}
        self.fixed = fixed or {}  # told besides, the same always
        self.tidy = tidy  # the one way to pack what can be said in several
        self.apart = ~sum((1 << slot.bits) - 1 << slot.shift for slot in slots)
        self.pattern = re.compile(SLOT.sub(lambda found: self._group(found[0]), form))

    def words(self, move: int) -> str:
        said = SLOT.sub(lambda found: self._said(found[0], move), self.form)
        return " ".join(said.split())

    def _said(self, name: str, move: int) -> str:
        slot = self.slots[name.strip()]
        return " " * name.startswith(" ") + slot.say(slot.value(move))

    def means(self, move: int) -> bool:
        """Whether a packed move is of this phrase, and every slot holds what can be said."""
        if move & self.apart != self.base & self.apart:
            return False
        slots = self.slots.values()
        return all(slot.knows is None or slot.knows(slot.value(move)) for slot in slots)

    def _group(self, name: str) -> str:
        """What a slot looks like; one in brackets may be missing, with the blank before it."""
        bare = name.strip()
        inner = f"(?P<s{list(self.slots).index(bare)}>{self.slots[bare].pattern})"
        return f"(?: {inner})?" if bare.startswith("[") else inner

    def read(self, words: str) -> int | None:
        """The packed move that words mean, or None if they are not of this form."""
        found = self.pattern.fullmatch(words)
        if found is None:
            return None
        move = self.base
        for number, slot in enumerate(self.slots.values()):
            text = found[f"s{number}"]
            move |= (slot.missing if text is None else slot.read(text)) << slot.shift
        return move if self.tidy is None else self.tidy(move)

    def data(self, move: int) -> Data:
        """The move in its JSON form: its words, what it does, and its slots by name."""
        data: Data = {"words": self.words(move), "do": self.do, **self.fixed}
        for slot in self.slots.values():
            if slot.type is bool or slot.value(move) != slot.missing or not slot.missing:
                data[slot.told] = slot.told_data(move)
        return data

    def types(self) -> dict[str, Any]:
        """The names and types of `data`, without its words."""
        return {slot.told: slot.type for slot in self.slots.values()}


class Phrases:
    """All that can be said in a game, in the order in which it is tried.

    What is `unsaid` is understood, so that a clause can refuse it, but offered to nobody.
    """

    def __init__(
        self, phrases: Sequence[Phrase], help: str = "", unsaid: Sequence[Phrase] = ()
    ) -> None:
        self.said = tuple(phrases)
        self.all = (*phrases, *unsaid)
        self.help = help  # what CARD and the like mean

    def phrase_of(self, move: int) -> Phrase | None:
        return next((phrase for phrase in self.all if phrase.means(move)), None)

    def words(self, move: int) -> str:
        phrase = self.phrase_of(move)
        return f"unknown move {move}" if phrase is None else phrase.words(move)

    def data(self, move: int) -> Data:
        phrase = self.phrase_of(move)
        return {"words": self.words(move)} if phrase is None else phrase.data(move)

    def read(self, words: str) -> int:
        """The move that words mean; Refused with all the forms if they mean none."""
        said = " ".join(words.split())
        for phrase in self.all:
            move = phrase.read(said)
            if move is not None:
                return move
        forms = "".join(f"\n  {phrase.form}" for phrase in self.said)
        raise Refused(f"{words!r} is not a move; a move is one of:{forms}{self.help}")
