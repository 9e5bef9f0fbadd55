"""Golden playthroughs: what any seat could see at any step of a recorded game stays as it was."""

from __future__ import annotations

import pytest

from playthrough import GOLDEN, PLAYED, told


@pytest.mark.parametrize("game", PLAYED)
def test_every_seat_sees_at_every_step_what_it_always_saw(game: str) -> None:
    kept = (GOLDEN / f"playthrough-{game}.txt").read_text(encoding="utf-8").splitlines()
    now = told(PLAYED[game]).splitlines()
    for number, (was, is_now) in enumerate(zip(kept, now), 1):
        assert is_now == was, f"playthrough-{game}.txt, line {number}"
    assert len(now) == len(kept)
