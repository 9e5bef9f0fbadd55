"""A finished game again: stepped, scrubbed, with other eyes, by a link to a moment."""

from __future__ import annotations

import random
import time

import swift
from boxes import SPILT, boxes
from playwright.sync_api import expect


def finished(house, game: str = "duel", seats: int = 2, **options: str):
    """A visitor whose game is over, and its table."""
    opened = house.table(game, seats, **options)
    ana = house.visitor().goes(opened.seat)
    ana.begins()
    ana.plays(random.Random(5))
    return ana, opened


def test_a_replay_steps_scrubs_and_changes_eyes(house) -> None:
    ana, opened = finished(house, rounds="1")
    ana.page.get_by_role("link", name="Replay").click()
    moment = ana.page.get_by_role("slider", name="Moment of the game")
    expect(moment).to_be_visible()
    moment.fill("5")
    assert ana.page.url.endswith("#at=6")
    ana.button("One step on").click()
    expect(ana.page.get_by_text("7 of")).to_be_visible()
    ana.picture("replay-desk")
    eyes = ana.page.get_by_label("Through whose eyes?")
    hands = ana.page.get_by_role("list", name="The cards of")
    expect(hands).to_have_count(2)
    eyes.select_option("public")
    expect(hands).to_have_count(0)
    guest = house.phone().goes(f"/t/{opened.table}/replay#at=7")
    expect(guest.page.get_by_text("7 of")).to_be_visible()
    guest.picture("replay-phone")
    assert ana.faults + guest.faults == []


REPLAY = {"board": "main .mine", "step": ".controls :is(input, button, select)"}


def wrong_with(guest, width: int, height: int) -> list[object]:
    """What is cut, small, spilt or lies over something."""
    found, tabs = boxes(guest.page, REPLAY), boxes(guest.page, {"tab": "nav a"})
    everything = found + tabs
    return [
        *[each for each in found if not each.is_within(width, height)],
        *[one for at, one in enumerate(everything) if any(map(one.is_over, everything[at + 1 :]))],
        *guest.page.evaluate(SPILT, "nav a"),
        *[each for each in found[:1] if each.height < 0.35 * height],
    ]


def test_nothing_of_a_replay_is_cut_or_lies_over_anything(house) -> None:
    opened = swift.finished(house, "saboteur", 5, rounds="1")
    guest = house.phone(language="ru").goes(f"/t/{opened.table}/replay")
    guest.page.get_by_role("slider").wait_for()
    for width, height in [(320, 568), (568, 320), (740, 360), (1280, 800)]:
        guest.page.set_viewport_size({"width": width, "height": height})
        until = time.monotonic() + 4  # two cores may be busy with other tests
        while (wrong := wrong_with(guest, width, height)) and time.monotonic() < until:
            guest.page.wait_for_timeout(100)
        assert not wrong, (width, height)
    assert guest.faults == []


def test_the_record_that_is_downloaded_can_be_verified(house, tmp_path) -> None:
    import dwarrow

    ana, _ = finished(house, "solo", 1, rounds="1")
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "game.txt")
    game = dwarrow.replay((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert game.is_over
    assert dwarrow.verify(game) == []


def test_with_all_cards_open_goals_lie_open_and_nobody_else_is_you(house) -> None:
    ana, opened = finished(house, rounds="1")
    guest = house.visitor().goes(f"/t/{opened.table}/replay#at=1")
    told = guest.page.locator(".told")
    expect(told).to_contain_text("Ana holds:")
    assert "You" not in told.inner_text()
    expect(guest.page.get_by_role("gridcell").first).to_be_attached()
    assert not guest.page.get_by_label("goal, face down").count()
    assert ana.faults + guest.faults == []


def test_during_the_game_a_replay_is_seen_with_ones_own_eyes(house) -> None:
    ana, opened = house.asks("saboteur", 3)
    ana.goes(f"/t/{opened.table}/replay")
    eyes = ana.page.get_by_label("Through whose eyes?")
    expect(eyes).to_have_value("0")
    assert eyes.locator("option").all_inner_texts() == ["Ana", "what lay open for all"]
    expect(ana.page.get_by_role("list", name="The cards of Ana")).to_be_visible()
    expect(ana.page.get_by_label("goal, face down").first).to_be_attached()
    assert ana.faults == []
