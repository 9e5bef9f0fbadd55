"""A finished game again: stepped, scrubbed, with other eyes, by a link to a moment."""

from __future__ import annotations

import random

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
    eyes = ana.page.get_by_label("With whose eyes?")
    hands = ana.page.get_by_role("list", name="The cards of")
    expect(hands).to_have_count(2)
    eyes.select_option("public")
    expect(hands).to_have_count(0)
    guest = house.phone().goes(f"/t/{opened.table}/replay#at=7")
    expect(guest.page.get_by_text("7 of")).to_be_visible()
    guest.picture("replay-phone")
    assert ana.faults + guest.faults == []


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
    eyes = ana.page.get_by_label("With whose eyes?")
    expect(eyes).to_have_value("0")
    assert eyes.locator("option").all_inner_texts() == ["Ana", "what lay open for all"]
    expect(ana.page.get_by_role("list", name="The cards of Ana")).to_be_visible()
    expect(ana.page.get_by_label("goal, face down").first).to_be_attached()
    assert ana.faults == []
