"""Several browsers at one table: friends, a phone, somebody who watches, and the screen for all."""

from __future__ import annotations

import random
import time

from playwright.sync_api import expect
from visitor import TELEVISION


def sit_down(visitor, opened, name) -> None:
    visitor.goes(opened.invitation)
    visitor.page.get_by_label("What shall they call you?").fill(name)
    visitor.button("Sit down").click()
    expect(visitor.button("Leave the table")).to_be_visible()
    assert opened.invite not in visitor.page.url


def play_round_robin(people, moves) -> int:
    """Whoever is to move moves; the number of moves taken."""
    dice, taken = random.Random(3), 0
    until = time.monotonic() + 120  # the machine may be busy
    while taken < moves and time.monotonic() < until:
        for visitor in people:
            if visitor.role_card.is_visible():
                visitor.puts_role_away()
            if visitor.dialog.is_visible():
                visitor.is_asked()
            if visitor.my_turn.is_visible():
                visitor.moves_once(dice)
                taken += 1
    return taken


def test_three_browsers_play_and_one_leaves_and_comes_back(house) -> None:
    opened = house.table("saboteur", 3, bots=0)
    people = [house.visitor() for _ in range(3)]
    people[0].goes(opened.seat)
    for visitor, name in zip(people[1:], ("Bo", "Cy"), strict=True):
        sit_down(visitor, opened, name)
    people[0].begins()
    assert play_round_robin(people, 7) >= 7
    story = people[2].page.get_by_role("tabpanel").or_(people[2].page.locator("aside"))
    before = story.first.inner_text()
    people[2].page.goto("about:blank")
    expect(people[0].page.get_by_role("button", name="Cy, not connected")).to_be_visible()
    people[2].goes(f"/t/{opened.table}")
    expect(people[0].page.get_by_role("button", name="Cy, not connected")).to_have_count(0)
    assert before.splitlines()[0] in story.first.inner_text()
    assert play_round_robin(people, 6) >= 6
    assert [fault for visitor in people for fault in visitor.faults] == []


def test_a_lost_connection_is_told_and_comes_back_without_a_reload(house) -> None:
    opened = house.table("duel")
    ana = house.visitor().goes(opened.seat)
    ana.begins()
    ana.is_asked()
    ana.page.evaluate("window.isSamePage = true")
    house.server.kill()
    lost = ana.page.get_by_text("The connection is lost.")
    expect(lost).to_be_visible()
    ana.picture("lost-desk")
    house.server.start()
    expect(lost).to_have_count(0, timeout=20_000)
    assert ana.plays(random.Random(1), turns=2) == 2
    assert ana.page.evaluate("window.isSamePage")


def test_a_phone_is_seated_by_a_link_and_plays(house) -> None:
    opened = house.table("saboteur", 3, bots=1)
    ana = house.visitor().goes(opened.seat)
    phone = house.phone()
    phone.goes(opened.invitation)
    phone.page.get_by_label("What shall they call you?").fill("Bo")
    phone.picture("join-phone")
    phone.button("Sit down").tap()
    expect(phone.button("Leave the table")).to_be_visible()
    ana.picture("gathering-desk")
    phone.picture("gathering-phone")
    ana.begins()
    assert play_round_robin([ana, phone], 6) >= 6
    phone.picture("table-saboteur-phone")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert ana.faults + phone.faults == []


def test_a_spectator_sees_the_game_and_may_do_nothing(house) -> None:
    opened = house.table("saboteur", 4)
    ana = house.visitor().goes(opened.seat)
    ana.begins()
    ana.plays(random.Random(2), turns=3)
    guest = house.visitor().goes(f"/t/{opened.table}")
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    expect(guest.button("Moves")).to_have_count(0)
    expect(guest.page.get_by_role("group", name="Your cards")).to_have_count(0)
    expect(guest.page.get_by_role("grid", name="The mine")).to_be_visible()
    guest.picture("spectator-desk")
    assert guest.faults == []


def test_the_shared_screen_brings_people_in_and_shows_no_secret(house) -> None:
    opened = house.table("saboteur", 4, bots=2)
    screen = house.visitor(viewport=TELEVISION)
    screen.goes(f"/t/{opened.table}/screen#invite={opened.invite}")
    expect(screen.page.get_by_role("img", name="code to scan")).to_be_visible()
    screen.picture("screen-gathering")
    house.sits(opened, "Bo")
    expect(screen.page.get_by_role("img", name="code to scan")).to_have_count(0)
    expect(screen.page.get_by_text("Everybody is seated: Ana begins the game.")).to_be_visible()
    ana = house.visitor().goes(opened.seat)
    ana.begins()
    bo_is_away = screen.page.locator("header").get_by_text("a bot plays in")  # if he begins
    expect(screen.page.get_by_text("It is the turn of").or_(bo_is_away).first).to_be_visible()
    expect(screen.page.get_by_text("Round 1 of 3")).to_be_visible()
    screen.picture("screen-playing")
    expect(screen.page.get_by_role("group", name="Your cards")).to_have_count(0)
    assert screen.faults == []
