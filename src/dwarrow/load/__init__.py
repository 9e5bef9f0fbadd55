"""Loads a server as a full house would: many tables, a socket a seat, durable moves.

It is a client like any other and knows only the wire; it is light, so that what it measures is
the server.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Load:
    """How many people, and how fast they play."""

    game: str
    tables: int = 83
    seats: int = 12
    rate: float = 200
    seconds: float = 20
    saturate: bool = False
    reconnect: bool = False
