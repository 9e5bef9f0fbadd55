"""Talk is heard: bubbles at the plates, unread marks, chips, claims pinned to their goals."""

from __future__ import annotations

from itertools import pairwise

import pytest
from boxes import boxes
from playwright.sync_api import expect
from swift import finished, play_on, seats_at
from visitor import TELEVISION


def at_two_seats(house, device="phone"):
    opened = house.table("saboteur", 3, bots=1)
    other = house.sits(opened, "Bo")
    ana, bo = getattr(house, device)().goes(opened.seat), house.visitor().goes(other.seat)
    ana.begins()
    bo.page.locator("main.board").wait_for()
    for visitor in (ana, bo):
        visitor.button("Turn my card").first.click()
        visitor.button("I know enough").click()
    return ana, bo


def test_what_is_said_is_a_bubble_and_an_unread_mark(house) -> None:
    ana, bo = at_two_seats(house)
    bo.page.get_by_label("Say something").fill("I trust nobody")
    bo.page.keyboard.press("Enter")
    expect(ana.page.locator(".bubble")).to_have_text("I trust nobody")
    ana.picture("bubble-phone")
    story = ana.page.locator(".top-bar button").last
    expect(story).to_contain_text("1")
    story.click()
    expect(ana.page.locator(".unread")).to_have_count(0)
    expect(ana.page.locator("aside")).to_contain_text("I trust nobody")
    ana.page.get_by_label("Say something").focus()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("aside")).to_have_count(0)


def test_no_bubble_lies_over_another(house) -> None:
    first = house.table("saboteur", 3, bots=0)
    opened = [first, *(house.sits(first, name) for name in ("Bo", "Cy"))]
    ana = house.phone().goes(first.seat)
    desk = house.visitor().goes(first.seat)
    screen = house.visitor(viewport=TELEVISION).goes(f"/t/{first.table}/screen")
    with seats_at(house, *opened) as seats:
        seats[0].ask("start")
        for viewer in (ana, desk, screen):
            viewer.page.locator("[data-seat]").first.wait_for()
        ana.page.locator("main.board").wait_for()
        for seat in seats:
            seat.ask("say", text="Whoever laid this one is no digger, that much is certain")
        expect(ana.page.locator(".bubble")).to_have_count(3)
        for viewer in (desk, screen):
            assert covered(viewer) == []
    said = sorted(boxes(ana.page, {"bubble": ".bubble"}), key=lambda box: box.top)
    assert all(above.bottom <= below.top for above, below in pairwise(said))


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080)])
def test_where_plates_stand_in_rows_no_bubble_covers_any(house, size) -> None:
    opened = house.table("saboteur2", 12, bots=8)
    others = [house.sits(opened, name) for name in ("Bo", "Cy", "Di")]
    viewer = house.visitor(viewport={"width": size[0], "height": size[1]}).goes(others[0].seat)
    with seats_at(house, opened, *others) as seats:
        seats[0].ask("start")
        viewer.page.locator("main.board").wait_for()
        for seat in (seats[0], *seats[2:]):
            seat.ask("say", text="Whoever laid this one is no digger, that much is certain")
        assert covered(viewer) == []
        said = sorted(boxes(viewer.page, {"bubble": ".bubble"}), key=lambda box: box.top)
        assert not any(one.is_over(other) for one, other in pairwise(said))
    viewer.picture(f"bubbles-{size[0]}x{size[1]}")


def test_on_a_phone_no_bubble_lies_over_the_places_of_a_chosen_card(house) -> None:
    ana, bo = at_two_seats(house)
    for text in ("I trust nobody", "Nobody trusts me"):
        bo.page.get_by_label("Say something").fill(text)
        bo.page.keyboard.press("Enter")
        expect(ana.page.locator(".bubble")).to_have_text(text)
        ana.page.locator(".mine-place .held").first.tap()
        expect(ana.page.locator(".held.picked")).to_have_count(1)
        expect(ana.page.locator(".bubble")).to_have_count(0)
        ana.page.locator(".mine-place .held").first.tap()
        expect(ana.page.locator(".bubble")).to_have_text(text)


def covered(viewer) -> list[str]:
    """Plates that lie under a bubble."""
    expect(viewer.page.locator(".bubble")).to_have_count(3)
    found = boxes(viewer.page, {"plate": "[data-seat]", "bubble": ".bubble"})
    bubbles = [each for each in found if each.part == "bubble"]
    plates = [each for each in found if each.part == "plate"]
    return [plate.name for plate in plates if any(map(plate.is_over, bubbles))]


def test_phrases_and_claims_are_chips_and_claims_are_pinned(house) -> None:
    ana, bo = at_two_seats(house)
    bo.button("Quick phrases").click()
    bo.button("Well dug!").click()
    expect(ana.page.locator(".bubble")).to_have_text("Well dug!")
    bo.button("Quick phrases").click()
    bo.button("The middle goal is the gold.").click()
    expect(ana.page.locator(".pinned .pin.gold")).to_have_count(1)
    plate = bo.page.locator('[data-seat="0"]')
    plate.click()
    bo.button("Ana can be trusted.").click()
    expect(ana.page.locator('[data-seat="0"] .pin.trust')).to_have_count(1)
    ana.picture("pins-phone")
    bo.picture("pins-desk")


def test_a_goal_that_is_touched_is_spoken_of(house) -> None:
    ana, bo = at_two_seats(house, "visitor")
    ana.page.locator('.board [data-place="8,0"]').click()
    ana.button("I saw stone here").click()
    expect(bo.page.locator(".pinned .pin.stone")).to_have_count(1)


def test_who_has_looked_is_asked_what_was_seen(house) -> None:
    first = house.table("saboteur", 3, bots=0)
    opened = [first, *(house.sits(first, name) for name in ("Bo", "Cy"))]
    with seats_at(house, *opened) as seats:
        seats[0].ask("start")
        looked = play_on(seats, "look")
        asker = house.visitor().goes(opened[looked - 1].seat)
        asker.puts_role_away()
        asker.page.locator(f'[data-seat="{looked}"]').click()
        name = ("Ana", "Bo", "Cy")[looked]
        asker.button(f"{name}, what did you see?").click()
        asker.page.get_by_role("dialog").wait_for(state="detached")
        expect(asker.page.locator(".bubble")).to_have_text(f"{name}, what did you see?")
        seats[looked].ask("claim", about="goal", which=0, says="stone")
        expect(asker.page.locator(".pinned .pin.stone")).to_have_count(1)


def test_a_claim_that_repeats_another_is_a_face_more_at_the_pin_and_no_bubble_more(house) -> None:
    first = house.table("saboteur", 3, bots=0)
    opened = [first, *(house.sits(first, name) for name in ("Bo", "Cy"))]
    ana = house.phone().goes(first.seat)
    with seats_at(house, *opened) as seats:
        seats[0].ask("start")
        ana.puts_role_away()
        for seat in seats[1:]:
            seat.ask("claim", about="goal", which=1, says="gold")
        expect(ana.page.locator(".pinned .pin.gold .face")).to_have_count(2)
        assert ana.page.locator(".bubble").count() <= 1


def test_a_muted_player_is_not_heard(house) -> None:
    ana, bo = at_two_seats(house, "visitor")
    ana.page.locator('[data-seat="2"]').click()
    ana.page.get_by_label("Do not show me what this player says").check()
    ana.page.keyboard.press("Escape")
    bo.page.get_by_label("Say something").fill("Can you hear me?")
    bo.page.keyboard.press("Enter")
    expect(bo.page.locator("aside")).to_contain_text("Can you hear me?")
    expect(ana.page.locator(".bubble")).to_have_count(0)
    expect(ana.page.locator("aside")).not_to_contain_text("Can you hear me?")


def test_people_talk_while_they_gather(house) -> None:
    opened = house.table("saboteur", 3, bots=0)
    other = house.sits(opened, "Bo")
    ana, bo = house.visitor().goes(opened.seat), house.visitor().goes(other.seat)
    bo.page.get_by_label("Say something").fill("Where are the others?")
    bo.page.keyboard.press("Enter")
    expect(ana.page.locator(".bubble")).to_have_text("Where are the others?")
    expect(ana.page.get_by_text("Bo: Where are the others?")).to_be_visible()


def test_whoever_comes_without_an_invitation_is_told_what_to_do(house) -> None:
    opened = house.table("saboteur", 3, bots=0)
    guest = house.visitor().goes(f"/t/{opened.table}")
    expect(guest.page.get_by_role("note")).to_contain_text("To sit down you need an invitation")


def test_a_television_shows_no_code_that_seats_nobody(house) -> None:
    opened = house.table("saboteur", 3)
    screen = house.visitor().goes(f"/t/{opened.table}/screen#invite={opened.invite}")
    expect(screen.page.get_by_text("All seats are taken.")).to_be_visible()
    expect(screen.page.get_by_role("img", name="code to scan")).to_have_count(0)


def test_an_unknown_path_says_so_kindly(house) -> None:
    visitor = house.visitor().goes("/nowhere/at/all")
    expect(visitor.page.get_by_role("heading", name="This tunnel leads nowhere")).to_be_visible()
    visitor.page.get_by_role("main").get_by_role("link", name="Start page").click()
    expect(visitor.page.get_by_role("button", name="Play against bots").first).to_be_visible()


def test_no_clause_number_stands_where_players_look(house) -> None:
    opened = finished(house, "saboteur", 3, rounds="1")
    visitor = house.visitor().goes(opened.seat)
    expect(visitor.over).to_be_visible()
    assert "SAB-" not in visitor.page.locator("body").inner_text()
