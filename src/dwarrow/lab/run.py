"""A run: numbered games played in blocks, added up in order, and kept in a file to go on from.

The blocks follow from what is played, not from who plays, so the sums are the same to the last
digit for any number of workers. A file keeps whole blocks only: a run that goes on, or is made
longer, ends exactly as if it had never stopped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from dwarrow.kernel.state import Refused
from dwarrow.lab.spread import Work, Workers, spread

BLOCKS = {"chance": 256, "habit": 8}  # games a block, by the slowest bot; a thinker plays one
EVERY = 2.0  # seconds between two savings


class Total(Protocol):
    """What is known so far; a part is another one of the same kind."""

    def merge(self, part: Any) -> None: ...


T = TypeVar("T", bound=Total)


def block_of(bots: tuple[str, ...]) -> int:
    """How many games make a block."""
    return min((BLOCKS.get(bot, 1) for bot in bots), default=1)


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a run: a hash, so that runs of neighbouring seeds share no game."""
    return int.from_bytes(sha256(f"dwarrow game {seed} {number}".encode()).digest()[:6], "big")


@dataclass
class Run(Generic[T]):
    """Work that is being done: `total` is what is known so far, of the first `done` games."""

    work: Work[T]
    identity: str  # what is played, but for how many games
    games: int
    block: int
    total: T
    kept_as: type  # what a file holds of the total: a dataclass
    file: Path | None = None  # where it is kept
    done: int = 0
    saved_at: float = 0.0
    kept: bytes = b""  # the file's next text: the last whole block

    def parts(self, workers: Workers) -> Iterator[tuple[range, T]]:
        """Play on; every block is added to the total, kept, and given."""
        ends = range(self.done, self.games, self.block)
        blocks = [range(at, min(at + self.block, self.games)) for at in ends]
        try:
            for block, part in zip(blocks, spread(self.work, blocks, workers)):
                self.total.merge(part)
                self.done = block.stop
                self._note()
                yield block, part
        finally:
            self._save()

    def play(self, workers: Workers) -> T:
        for _ in self.parts(workers):
            pass
        return self.total

    # ---- the file

    def _note(self) -> None:
        if self.file is None or self.done % self.block:
            return
        self.kept = msgspec.json.encode(
            {"dwarrow": "run", "of": self.identity, "done": self.done, "total": self.total}
        )
        if monotonic() - self.saved_at > EVERY:
            self._save()

    def _save(self) -> None:
        if self.file is None or not self.kept:
            return
        part = self.file.with_name(f"{self.file.name}.part")
        part.write_bytes(self.kept)
        part.replace(self.file)
        self.saved_at = monotonic()

    def resume(self) -> None:
        """Go on from the file, if it is there; Refused if it is of other games."""
        if self.file is None or not self.file.exists():
            return
        try:
            kept = msgspec.json.decode(self.file.read_bytes(), type=Kept)
            total: Any = msgspec.json.decode(kept.total, type=self.kept_as)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as why:
            raise Refused(f"{self.file} is no file of a run: {why}") from None
        if kept.of != self.identity:
            raise Refused(f"{self.file} is of another run: {kept.of}; not of {self.identity}")
        if kept.done > self.games:
            raise Refused(f"{self.file} has {kept.done} games already, more than {self.games}")
        self.done = kept.done
        self.total.merge(total)


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What a file says."""

    dwarrow: str
    of: str
    done: int
    total: msgspec.Raw
