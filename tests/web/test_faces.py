"""Who one is at the table: a face of one's own, chance of one's own, and who only watches."""

from __future__ import annotations

from playwright.sync_api import expect
from swift import play_until, seats_at
from visitor import TELEVISION

FACE = "[data-seat='0'] svg.face"


def test_a_chosen_face_is_the_same_on_all_screens_and_at_the_next_table(house) -> None:
    opened = house.table("duel")
    ana = house.phone().goes(opened.seat)
    given = ana.page.locator("li.me svg.face").inner_html()
    ana.button("My face").click()
    ana.button("↻ Hair").click()
    ana.page.get_by_role("radio", name="Colour 9").click()
    ana.picture("face-phone")
    ana.button("Wear it").click()
    expect(ana.button("Wear it")).to_have_count(0)
    ana.begins()
    screen = house.visitor(viewport=TELEVISION).goes(f"/t/{opened.table}/screen")
    faces = [visitor.page.locator(FACE).inner_html() for visitor in (ana, screen)]
    assert faces[0] == faces[1] != given
    ana.meets_quick_bots()
    ana.goes("/")
    ana.button("Play against bots: Saboteur").click()
    ana.puts_role_away()
    expect(ana.my_turn.or_(ana.others_turn).first).to_be_visible()
    assert ana.page.locator(FACE).inner_html() == faces[0]


def test_my_own_chance_is_in_the_deals_and_the_page_says_so(house) -> None:
    ana = house.visitor()
    ana.meets_quick_bots()
    ana.goes("/")
    ana.button("Play: The Duel, alone").click()
    expect(ana.my_turn).to_be_visible()
    table = ana.page.url.rsplit("/", 1)[1]
    keys = ana.page.evaluate("(table) => JSON.parse(localStorage['dwarrow.keys'])[table]", table)
    opened = type(house.table("duel"))(table, keys["key"], keys["invite"])
    with seats_at(house, opened) as [seat]:
        assert any(item["event"] == "revealing" for item in seat.update["story"])
        play_until([seat], lambda update: False)
    ana.page.reload()
    expect(ana.over).to_be_visible()
    expect(ana.page.get_by_text("Your own chance, promised before")).to_be_visible()


def test_those_who_watch_talk_among_themselves(house) -> None:
    opened = house.table("duel", 2, bots=1)
    ana = house.visitor().goes(opened.seat)
    ana.begins()
    guests = [house.visitor().goes(f"/t/{opened.table}") for _ in range(2)]
    field = guests[0].page.get_by_label("Only those who watch hear you")
    field.fill("She will lose")
    guests[0].page.keyboard.press("Enter")
    said = guests[1].page.locator("aside li.talk").get_by_text("She will lose")
    expect(said).to_be_visible()
    guests[1].picture("murmur-desk")
    assert ana.page.locator("body").get_by_text("She will lose").count() == 0
    guests[1].page.get_by_role("button", name="Do not show me what this player says").click()
    expect(said).to_have_count(0)
    assert [fault for visitor in (ana, *guests) for fault in visitor.faults] == []
