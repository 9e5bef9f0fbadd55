"""What people type: names and talk, made harmless for pages and terminals."""

from __future__ import annotations

import unicodedata

# Controls, surrogates and unassigned marks; formats, but for the joiners that scripts need.
BANNED = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
JOINERS = "\u200c\u200d"
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing


def clean_text(text: str) -> str:
    """One line of plain text: no escapes, no direction tricks, no piles of marks.

    Empty if there would be nothing to see.
    """
    text = unicodedata.normalize("NFC", text)
    kept = "".join(letter if _is_kept(letter) else " " for letter in text)
    cleaned = " ".join(_unpiled(kept).split())
    return cleaned if any(unicodedata.category(letter)[0] in "LNPS" for letter in cleaned) else ""


def _is_kept(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return kind not in BANNED and (kind != "Cf" or letter in JOINERS) and letter not in BLANKS


MOST_MARKS = 2


def _unpiled(text: str) -> str:
    """At most two marks on a letter."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        if not is_mark and letter not in JOINERS:
            marks = 0
        marks += is_mark
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def clean_name(name: str, others: list[str]) -> str:
    """A name that can be read and told from the others'."""
    cleaned = clean_text(clean_text(name)[:24]) or "Dwarf"
    taken = {_read_aloud(other) for other in others}
    if _read_aloud(cleaned) not in taken:
        return cleaned
    numbers = (f"{cleaned[:21].strip()} {n}" for n in range(2, 20))
    return next(name for name in numbers if _read_aloud(name) not in taken)


def _read_aloud(name: str) -> str:
    """What two names that look alike have in common: letters of one shape, no joiners."""
    return (
        unicodedata.normalize("NFKC", name).casefold().translate(dict.fromkeys(map(ord, JOINERS)))
    )
