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


# Letters of other alphabets, and digits, that are drawn like these, as small letters.
SHAPES = str.maketrans(
    dict(
        zip(
            "\u0430\u0432\u0435\u0456\u0458\u043a\u043c\u043d\u043e\u0440\u0441",
            "abeljkmhopc",
            strict=True,
        )
    )
    | dict(
        zip(
            "\u0442\u0443\u0445\u0455\u04bb\u04cf\u0501\u051b\u051d\u0475\u0437",
            "tyxshldqwv3",
            strict=True,
        )
    )
    | dict(
        zip(
            "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1",
            "abezhlkmnop",
            strict=True,
        )
    )
    | dict(
        zip(
            "\u03c4\u03c5\u03c7\u03f2\u03f3\u0131\u0251\u0261\u0585i1|0",
            "tyxcjlagolllo",
            strict=True,
        )
    )
)
# Marks that show nothing, joiners, and what chooses between two drawings of one sign.
UNSEEN = {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x1810),
          0x34F, 0x17B4, 0x17B5, *map(ord, JOINERS)}  # fmt: skip


def _read_aloud(name: str) -> str:
    """What two names that look alike have in common: letters of one shape, nothing unseen."""
    seen = unicodedata.normalize("NFKC", name.translate(dict.fromkeys(UNSEEN)))
    return seen.casefold().translate(SHAPES)
