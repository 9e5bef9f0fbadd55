"""Short codes to type at the start page: one leads to a table while somebody may sit down there.

A code is made of the table's link: a new link has a new code, and nothing more is kept. It is
short, so it opens nothing by itself: whoever types the right one is given an invitation, and how
often an address may try is limited.
"""

from __future__ import annotations

import hashlib
import hmac

LETTERS = "ACDEFHJKMNPRTVWXY3479"  # none that looks or sounds like another
LENGTH = 6
# On other keyboards the same shapes are other letters.
SHAPES = str.maketrans("АСЕНКМРТУХЗ", "ACEHKMPTYX3")


def code_of(invite: str) -> str:
    """The code of the link with this hash."""
    number = int.from_bytes(_made(invite, b"code"))
    return "".join(LETTERS[number // len(LETTERS) ** i % len(LETTERS)] for i in range(LENGTH))


def invitation_of(invite: str) -> str:
    """What the right code is worth: it invites like the link with this hash."""
    return _made(invite, b"invitation").hex()


def _made(invite: str, what: bytes) -> bytes:
    return hmac.digest(invite.encode(), what, hashlib.sha256)


def typed(text: str) -> str:
    """A code as somebody typed it: with gaps, small letters, another alphabet's."""
    letters = (letter for letter in text.upper() if letter.isalnum())
    return "".join(letters).translate(SHAPES)
