"""How people come to a table: by a code they type, by a link that may be worth nothing any more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from visitor import TELEVISION

# Choices of a seat that are not read whole; what a list chose is as wide as its letters.
CUT_WORDS = """() => [...document.querySelectorAll('[data-seat] select')].filter((list) => {
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = getComputedStyle(list).font;
    return pen.measureText(list.selectedOptions[0].text).width > list.clientWidth - 20;
}).map((list) => list.selectedOptions[0].text)"""


def typed(visitor, code: str) -> None:
    visitor.page.get_by_label("Have a code?").fill(code)
    visitor.button("To the table").click()


def code_on(visitor) -> str:
    shown = visitor.page.get_by_text(re.compile(r"^[A-Z0-9]{3} [A-Z0-9]{3}$"))
    return shown.inner_text()


def test_whoever_types_the_code_of_the_television_sits_down(house) -> None:
    opened = house.table("saboteur", 3, bots=1)
    screen = house.visitor(viewport=TELEVISION)
    screen.goes(f"/t/{opened.table}/screen#invite={opened.invite}")
    ana = house.visitor().goes(opened.seat)
    code = code_on(screen)
    screen.picture("screen-code")
    phone = house.phone().goes("/")
    typed(phone, code.lower())
    phone.page.get_by_label("What shall they call you?").fill("Bo")
    phone.picture("code-typed-phone")
    phone.button("Sit down").tap()
    expect(phone.button("Leave the table")).to_be_visible()
    expect(ana.page.get_by_role("strong").filter(has_text="Bo")).to_be_visible()
    expect(screen.page.get_by_text("All seats are taken.")).to_be_visible()
    expect(screen.page.get_by_text("Everybody is seated: Ana begins the game.")).to_be_visible()
    assert phone.faults + ana.faults + screen.faults == []


def test_a_wrong_code_is_met_with_what_to_do(house) -> None:
    visitor = house.phone().goes("/")
    typed(visitor, "AAAAAA")
    expect(visitor.page.get_by_role("alert")).to_contain_text("ask whoever invited you")
    visitor.picture("code-wrong-phone")


def test_a_guest_without_an_invitation_types_the_code_where_they_stand(house) -> None:
    opened = house.table("saboteur", 3, bots=1)
    ana = house.visitor().goes(opened.seat)
    guest = house.phone().goes(f"/t/{opened.table}")
    expect(guest.page.get_by_role("note")).to_contain_text("To sit down you need an invitation")
    guest.picture("uninvited-phone")
    ana.button("Make a new link (the old one ends)").click()  # on this device the host has none yet
    typed(guest, code_on(ana))
    guest.button("Sit down").tap()
    expect(guest.button("Leave the table")).to_be_visible()


def test_a_link_that_seats_nobody_says_so_before_a_name_is_asked_for(house) -> None:
    opened = house.table("saboteur", 3)
    guest = house.phone().goes(opened.invitation)
    expect(guest.page.get_by_role("note")).to_contain_text("Every seat is taken.")
    house.visitor().goes(opened.seat).begins()
    guest.page.reload()
    expect(guest.page.get_by_role("note")).to_contain_text("The game has begun.")
    expect(guest.page.get_by_label("What shall they call you?")).to_have_count(0)
    guest.picture("too-late-phone")
    guest.page.get_by_role("link", name="Watch").click()
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()


def test_what_is_not_there_says_so_and_shows_the_way_on(house) -> None:
    visitor = house.phone()
    for path, says in [
        ("/t/nosuch", "There is no such table any more."),
        ("/t/nosuch/screen", "There is no such table any more."),
        ("/rules/chess", "There is no such game."),
        ("/learn/chess", "There is no such lesson."),
    ]:
        visitor.goes(path)
        expect(visitor.page.get_by_role("heading", name=says)).to_be_visible()
        expect(visitor.page.get_by_role("link", name="Start page")).to_be_visible()
    visitor.picture("nowhere-phone")
    assert [fault for fault in visitor.faults if "404" not in fault] == []


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (390, 844), (430, 932)])
def test_the_host_of_a_table_sees_on_a_phone_what_brings_the_others(house, size) -> None:
    host = house.phone().goes("/new/saboteur")
    host.page.set_viewport_size({"width": size[0], "height": size[1]})
    host.button("Open the table").tap()
    expect(host.page.get_by_role("img", name="code to scan")).to_be_in_viewport(ratio=1)
    code = host.page.locator(".invite .typed strong")
    expect(code).to_be_in_viewport(ratio=1)
    expect(host.page.get_by_label("Link to this table")).to_be_in_viewport(ratio=1)
    assert host.page.evaluate(CUT_WORDS) == []
    host.picture(f"host-phone-{size[0]}")
