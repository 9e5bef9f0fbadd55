"""Characters of thinkers: they differ in what they say and like, never in what they know."""

from __future__ import annotations

from typing import Final

from dwarrow.bots.digging.thumb import Taste

NEVER: Final = 2.0  # a share that nothing reaches
JOKES: Final = 6  # sentences that the words have


class Character:
    """When it names a suspect or a friend, whether it jokes, and its taste in cards."""

    def __init__(
        self,
        accuses: float,
        vouches: float,
        jokes: bool,
        most_break: int,
        look: int,
        near_look: int,
        mend: int,
    ) -> None:
        self.accuses = accuses  # from this share on it says that it suspects a seat
        self.vouches = vouches  # up to this share it says that it trusts a seat
        self.jokes = jokes
        self.taste = Taste()
        self.taste.most_break = most_break
        self.taste.look = look
        self.taste.near_look = near_look
        self.taste.mend = mend


PLAIN: Final = Character(0.9, -NEVER, False, 700, 900, 1900, 900)
CAUTIOUS: Final = Character(0.98, 0.03, False, 300, 1500, 2600, 900)
ACCUSER: Final = Character(0.6, -NEVER, False, 1500, 700, 1500, 500)
JOKER: Final = Character(NEVER, 0.1, True, 500, 900, 1900, 1500)
