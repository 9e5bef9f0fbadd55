"""Nothing is left behind by a game that is over: no screen of it, no listener."""

from __future__ import annotations

from playwright.sync_api import expect
from swift import play_until, seats_at

GAMES = 2
# What a component is cut from stays (1,334 nodes here, however many games). A table that is kept
# is some 2,900 nodes and 58 listeners more than the same screen had before.
NODES, LISTENERS = 2_500, 40
# Follow a link of the page itself, so that it is never loaded anew.
FOLLOW = """(address) => { const link = document.createElement('a');
    link.href = address; document.body.append(link); link.click(); link.remove(); }"""
ATTACHED = """() => { const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1; while (walker.nextNode()) count++; return count; }"""


def left(visitor, inside) -> tuple[int, int]:
    """Nodes that belong to no document, and listeners, when all rubbish is swept away."""
    for _ in range(2):
        inside.send("HeapProfiler.collectGarbage")
    found = inside.send("Performance.getMetrics")["metrics"]
    told = {each["name"]: int(each["value"]) for each in found}
    return told["Nodes"] - visitor.page.evaluate(ATTACHED), told["JSEventListeners"]


def waits_for(visitor, inside, is_so) -> tuple[int, int]:
    """The same, when it is so, or after twenty seconds: a timer may hold what it will tell."""
    seen = left(visitor, inside)
    for _ in range(20):
        if is_so(*seen):
            break
        visitor.page.wait_for_timeout(1000)
        seen = left(visitor, inside)
    return seen


def plays_to_the_end(house, visitor) -> None:
    """Nothing is clicked: the driver may keep hold of what it clicked, and of its whole screen."""
    opened = house.table("saboteur", 3, rounds="1")
    visitor.page.evaluate(FOLLOW, opened.seat)
    visitor.button("Begin the game").wait_for()
    with seats_at(house, opened) as [seat]:
        seat.ask("start")
        visitor.puts_role_away()
        play_until([seat], lambda update: False)
    visitor.over.or_(visitor.dialog).first.wait_for()  # the page hears of it after the seat
    assert not visitor.is_asked(lambda: visitor.page.keyboard.press("Escape"))
    visitor.page.evaluate(FOLLOW, "/rules/saboteur")
    expect(visitor.page.locator("main.board")).to_have_count(0)


def test_no_screen_is_left_behind_by_games_that_are_over(house) -> None:
    ana = house.visitor().goes("/rules/saboteur")
    ana.page.route("**/replay*", lambda route: None)  # an answer that never comes holds no screen
    inside = ana.page.context.new_cdp_session(ana.page)
    inside.send("Performance.enable")
    expect(ana.page.locator("#differs")).to_be_visible()
    _, before = left(ana, inside)

    def nothing_is_left(nodes: int, listeners: int) -> bool:
        return nodes <= NODES and listeners - before <= LISTENERS

    for _ in range(GAMES):
        plays_to_the_end(house, ana)
    seen = waits_for(ana, inside, nothing_is_left)
    assert nothing_is_left(*seen), (*seen, before)
