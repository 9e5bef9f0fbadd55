"""An update is joined from encoded parts: it reads as the type that the wire says."""

from __future__ import annotations

import msgspec
import pytest
from twins import folded
from whole_twins import whole_pairs

from dwarrow.server.table import Table
from dwarrow.server.telling import Telling
from dwarrow.wire import tells

encode = msgspec.json.Encoder().encode


@pytest.mark.parametrize("game", ("saboteur", "saboteur2", "duel", "solo", "kings"))
def test_an_update_is_what_its_type_would_be(game: str) -> None:
    """Every field, once, in the order of the type; nothing that the type does not have."""
    ends = 0
    for pair in whole_pairs(game, 0, 6):
        table = folded(pair.logs[0])
        for seat in (None, *range(len(table.chairs))):
            for since in (0, table.version // 2, table.version):
                ends += check(table, seat, since)
    assert ends or game == "kings"  # some told of a round that is over; Kings lights no tunnel


def check(table: Table, seat: int | None, since: int) -> bool:
    body = Telling(table).update(seat, since)
    raw = msgspec.json.decode(body)
    as_typed = msgspec.json.decode(encode(msgspec.json.decode(body, type=tells.Update)))
    assert list(raw) == list(as_typed) and raw == as_typed
    return "ended" in raw
