"""The clock of a turn: a value that says when the time of a move runs out."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class TurnClock:
    """Milliseconds; `since` is None while the clock stands still."""

    limit: int = 0  # 0: there is no clock
    since: int | None = None
    spent: int = 0  # before `since`

    def turned(self, at: int) -> TurnClock:
        """A new turn has begun."""
        return replace(self, since=None if self.since is None else at, spent=0)

    def started(self, at: int) -> TurnClock:
        return self if self.since is not None else replace(self, since=at)

    def stopped(self, at: int) -> TurnClock:
        if self.since is None:
            return self
        return replace(self, since=None, spent=self.spent + max(0, at - self.since))

    @property
    def left(self) -> int | None:
        """What was left when it was started; None if it does not run."""
        return max(0, self.limit - self.spent) if self.limit and self.since is not None else None

    @property
    def deadline(self) -> int | None:
        return None if self.left is None or self.since is None else self.since + self.left

    @property
    def remaining(self) -> int | None:
        """What is left while the clock stands still."""
        if not self.limit or self.since is not None:
            return None
        return max(0, self.limit - self.spent)
