"""A few of the games that `mixes.py` plays by the thousand."""

from __future__ import annotations

import pytest
from mixes import run


@pytest.mark.parametrize("seed", [1, 40, 80])
def test_the_laws_hold_in_any_mix_of_edition_options_and_players(seed: int) -> None:
    counted = run(8, seed)
    assert counted["moves"] > 200 and counted["refusals asked"] > 5000
