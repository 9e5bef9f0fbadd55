"""A game played again, entry by entry: what every seat saw and heard, and a mind for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dwarrow.bots import bot_named
from dwarrow.bots.search import Guide
from dwarrow.bots.talk import Claimed
from dwarrow.kernel.state import ALL, SPECTATOR, Event, Told
from dwarrow.kernel.table import Entry, Table
from dwarrow.lab.seats import Stories
from dwarrow.review.contents import ClaimMade
from dwarrow.review.scales import Scale

THINKER = "thinker"  # whose eyes and judgement a review has


def afresh(table: Table) -> Table:
    """The same table before its first entry."""
    given = (table.game, table.edition, table.rules, table.names, table.shuffles, table.first)
    return Table(*given, opening=table.opening)


@dataclass
class Round:
    """What is known of a round when it is over."""

    result: list[float]
    roles: list[str]
    points: list[float]  # by seat


def rounds_of(table: Table, scale: Scale) -> list[Round]:
    """How every round ended."""
    again, found = Again(table), []
    for i, entry in enumerate(table.log):
        again.fold(entry)
        if i + 1 == len(table.log) or table.log[i + 1].deal is not None:
            state = again.table.state
            roles = [end.role for end in table.game.ends(state)] if scale.has_roles else []
            found.append(Round(scale.read(state), roles, scale.points(state)))
    return found


class Again:
    """A table that is played anew, with what was said at it."""

    def __init__(self, table: Table, claims: Sequence[ClaimMade] = ()) -> None:
        self.table = afresh(table)
        self.claims = claims
        self.stories = Stories(self.table)
        self.open: list[Event] = []
        self.read = 0
        self.round = 0 if not table.opening else 1
        self.minds: dict[int, Any] = {}

    def fold(self, entry: Entry) -> list[Told]:
        """Make a move or deal, then say what was claimed after it; all that was told."""
        before = len(self.table.told)
        if entry.deal is not None:
            self.round += 1
            self.table.fold_deal(entry.deal)
        else:
            self.table.fold(entry)
        for claim in self.claims:
            if claim.played == len(self.table.log):
                said = Claimed(claim.seat, claim.about, claim.which, claim.says)
                self.table.told.append(Told(ALL, said))
        return self.table.told[before:]

    def view(self, seat: int) -> Any:
        return self.table.view(seat)

    def story(self, seat: int) -> list[Event]:
        """What a seat has heard so far; of a spectator, what all have."""
        if seat != SPECTATOR:
            return self.stories.of(seat)
        self.open += [told.event for told in self.table.told[self.read :] if told.to == ALL]
        self.read = len(self.table.told)
        return self.open

    def mind(self, seat: int) -> Any:
        """The thinker in a seat's place."""
        if seat not in self.minds:
            self.minds[seat] = bot_named(THINKER, self.table.game.NAME)
        return self.minds[seat]

    def guide(self, seat: int) -> Guide:
        """Worlds and playouts as a seat sees them now."""
        guide: Guide = self.mind(seat).ponder(self.view(seat), self.story(seat), []).guide
        return guide
