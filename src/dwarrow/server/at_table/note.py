"""A seat keeps its private notes: they are no line, for they are nobody else's."""

from __future__ import annotations

from dwarrow.server.line import EVER, asking, elsewhere
from dwarrow.wire import asks

NOTE = asking(asks.Note, "seat", EVER, elsewhere)
