"""One evening: five browsers, a game to its end, and the same table again with everybody."""

from __future__ import annotations

from playwright.sync_api import expect
from swift import play_until, seats_at
from test_together import play_round_robin, sit_down
from visitor import Opened

NAMES = ("Bo", "Cy", "Dan", "Eve")
KEY = "(table) => JSON.parse(localStorage.getItem('dwarrow.keys'))[table].key"


def key_of(visitor, table: str) -> str:
    return str(visitor.page.evaluate(KEY, table))


def test_five_browsers_play_to_the_end_and_again(house) -> None:
    opened = house.table("saboteur", 5, bots=0, rounds="1")
    people = [house.visitor(), house.phone(), house.visitor(), house.phone(), house.visitor()]
    people[0].goes(opened.seat)
    for visitor, name in zip(people[1:], NAMES, strict=True):
        sit_down(visitor, opened, name)
    people[0].begins()
    assert play_round_robin(people, 6) >= 6
    keys = [key_of(visitor, opened.table) for visitor in people]
    with seats_at(house, *(Opened(opened.table, key, "") for key in keys)) as seats:
        play_until(seats, lambda update: False)
    for visitor in people:
        assert not visitor.is_asked()
        expect(visitor.page.locator(".podium li").first).to_be_visible()
    people[1].picture("evening-over")
    people[0].button("Another game").click()
    for visitor in people:
        expect(visitor.page.get_by_role("group", name="Your cards")).to_be_visible()
    assert len({visitor.page.url for visitor in people}) == 1
    assert opened.table not in people[0].page.url
    assert play_round_robin(people, 2) >= 2
    people[1].picture("evening-again")
    assert [fault for visitor in people for fault in visitor.faults] == []
