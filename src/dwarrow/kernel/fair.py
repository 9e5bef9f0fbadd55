"""Provably fair shuffles: commit, let every seat add entropy, reveal, verify.

One 32-byte secret a deal, drawn outside (the engine does no I/O). Its SHA-256 is told before the
deal; the order comes from HMAC-SHA256 keyed with the secret over the seats' entropy and a
counter, by the same Fisher-Yates with rejection as every other deal.
"""

from __future__ import annotations

import hashlib
import hmac

from mypy_extensions import i64

from dwarrow.kernel.dice import Dice

SECRET_BYTES = 32


def commitment(secret: bytes) -> str:
    """What is told before the deal: it binds the dealer and tells nothing."""
    return hashlib.sha256(secret).hexdigest()


class Fair(Dice):
    """Dice whose every number follows from a committed secret and the seats' entropy."""

    def __init__(self, secret: bytes, entropy: dict[int, bytes], number: int) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        added = b"".join(seat.to_bytes(1, "big") + entropy[seat] for seat in sorted(entropy))
        self.secret = secret
        self.context = number.to_bytes(4, "big") + hashlib.sha256(added).digest()
        self.block = b""
        self.blocks = 0

    def word(self) -> i64:
        if not self.block:
            counter = self.blocks.to_bytes(8, "big")
            self.block = hmac.new(self.secret, self.context + counter, hashlib.sha256).digest()
            self.blocks += 1
        word = int.from_bytes(self.block[:4], "big")
        self.block = self.block[4:]
        return word
