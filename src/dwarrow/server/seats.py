"""Seats, and the keys that open them. Only hashes of keys are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass

from dwarrow.wire.settings import SeatInfo

KEY_BYTES = 24


def new_key() -> str:
    """A key nobody can guess; it is handed out once and kept nowhere."""
    return secrets.token_urlsafe(KEY_BYTES)


def derived_key(seal: str, number: int) -> str:
    """A key that only the holder of the seal can make again."""
    made = hmac.new(bytes.fromhex(seal), str(number).encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made[:KEY_BYTES]).decode()


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


@dataclass
class Seat:
    """One seat: who sits there, what opens it, and the bot that plays if nobody does."""

    name: str = ""
    key: str = ""  # hash; empty if no person sits here
    invite: str = ""  # hash of the seat's own link
    bot: str = ""  # who plays now: empty for the person

    @property
    def is_open(self) -> bool:
        return not self.key and not self.bot

    @property
    def is_person(self) -> bool:
        return bool(self.key)

    def info(self) -> SeatInfo:
        kind = "person" if self.key else "bot" if self.bot else "open"
        return SeatInfo(self.name, kind, self.bot)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Caller:
    """Who asks: a seat, the host, both, or a spectator (neither)."""

    seat: int | None
    is_host: bool

    @property
    def kinds(self) -> set[str]:
        named = {"host"} if self.is_host else set()
        return named | ({"seat"} if self.seat is not None else set())
