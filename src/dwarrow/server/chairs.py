"""Chairs, and the keys that open them. Only hashes of keys are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass

from dwarrow.wire.settings import SeatInfo

KEY_BYTES = 24
FIRST_NOTE = 1 << 32  # below, 0.1.0 kept the notes of seats


def new_key() -> str:
    """A key nobody can guess; it is handed out once and kept nowhere."""
    return secrets.token_urlsafe(KEY_BYTES)


def derived_key(seal: str, number: int) -> str:
    """A key that only the holder of the seal can make again."""
    made = hmac.new(bytes.fromhex(seal), str(number).encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made[:KEY_BYTES]).decode()


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def note_number(hashed: str) -> int:
    """Where a store keeps the notes of whoever holds a key: they are a person's, not a seat's."""
    return int(hashed[:15], 16) + FIRST_NOTE


@dataclass
class Chair:
    """A seat at the table: who sits there, what opens it, and the bot that plays if nobody does."""

    name: str = ""
    key: str = ""  # hash; empty if no person sits here
    invite: str = ""  # hash of the seat's own link
    bot: str = ""  # who plays now: empty for the person
    since: int = 0  # the line by which the person sat down
    issued: int = -1  # the line that issued the seat's own link
    is_muted: bool = False
    commitment: str = ""  # to entropy that is not shown yet
    face: str = ""

    @property
    def is_open(self) -> bool:
        return not self.key and not self.bot

    @property
    def is_person(self) -> bool:
        return bool(self.key)

    def info(self) -> SeatInfo:
        kind = "person" if self.key else "bot" if self.bot else "open"
        return SeatInfo(self.name, kind, self.bot, self.is_muted, self.face)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Caller:
    """Who asks: a seat, the host, both, or a spectator (neither); and the hash of the key."""

    seat: int | None
    is_host: bool
    hashed: str = ""

    @property
    def kinds(self) -> set[str]:
        """What it may ask as; nothing with a key that opens nothing."""
        named = {"host"} if self.is_host else set()
        named |= {"seat"} if self.seat is not None else set()
        return named if named or self.hashed else {"spectator"}
