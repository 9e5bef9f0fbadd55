"""The end of a round is revealed in order, on two seats and on the television together."""

from __future__ import annotations

import itertools
import time

import pytest
from boxes import boxes
from playwright.sync_api import expect
from swift import finished, play_until, seats_at
from visitor import TELEVISION

# What is seen, whenever it changes: the stage, the lit cards, the turned roles; and whether a role
# of the next round was dealt before this one was revealed.
NOTE = """
    window.seen = [];
    window.early = 0;
    setInterval(() => {
        const isOver = document.querySelector('dialog, .curtain');
        if (isOver && document.querySelector('main .role')) early++;
        const now = document.querySelector('.reveal')?.dataset;
        const text = now && [now.stage, now.lit, now.turned].join(' ');
        if (text && seen.at(-1) !== text) seen.push(text);
    }, 20);
"""
# Whoever is quick; a busy machine would come with its mouse when all is shown.
SKIPS = """new MutationObserver(() => [...document.querySelectorAll('.reveal .next button')]
    .find(({ innerText }) => innerText === 'Skip')?.click())
    .observe(document, { childList: true, subtree: true });"""
BUSY = 120_000  # three pages draw fifty flights at once, without a graphics card
CARDS = {"board": ".reveal .board", "card": ".reveal .cards .at"}
VEIL = "() => getComputedStyle(document.querySelector('.veil.dark')).backgroundColor"
ORDER = ["tunnel", "goal", "breath", "roles", "winner", "gold", "why"]


def round_ended(update) -> bool:
    return bool(winners_in(update))


def winners_in(update) -> list[str]:
    """Of the rounds whose end an update tells."""
    return [item["winner"] for item in update["story"] if item["event"] == "round-ended"]


def settled_in(update) -> list:
    """What each seat got in the round whose end an update tells."""
    return next((item["shares"] for item in update["story"] if item["event"] == "settled"), [])


def at_the_end_of_a_round(house, *watchers) -> str:
    """Three seats play without a browser until a round ends, watchers look on; who won it."""
    first = house.table("saboteur", 3, bots=0, rounds="2")
    opened = [first, *(house.sits(first, name) for name in ("Bo", "Cy"))]
    for watcher in watchers:
        watcher.page.add_init_script(NOTE)
    with seats_at(house, *opened) as seats:
        seats[0].ask("start")
        seen = [opened[0].seat, opened[1].seat, f"/t/{first.table}/screen"]
        for watcher, path in zip(watchers, seen, strict=False):
            watcher.goes(path)
        for watcher in watchers:
            watcher.page.locator("main.board").wait_for()
        play_until(seats, round_ended, seed=2)
        return next(winner for seat in seats for winner in winners_in(seat.update))


def stages(watcher) -> list[str]:
    """The television closes its panel by itself: what was seen is asked for, not what is there."""
    told = "() => seen.some((text) => text.startsWith('why'))"  # the page evaluates no strings
    until = time.monotonic() + BUSY / 1000
    while not watcher.page.evaluate(told) and time.monotonic() < until:
        watcher.page.wait_for_timeout(200)
    return [stage for stage, _ in itertools.groupby(
        text.split()[0] for text in watcher.page.evaluate("seen"))]  # fmt: skip


def test_the_reveal_comes_in_order_on_two_seats_and_the_television(house) -> None:
    moving = {"reduced_motion": "no-preference"}
    watchers = [
        house.visitor(**moving),
        house.phone(**moving),
        house.visitor(viewport=TELEVISION, **moving),
    ]
    fetched: list[str] = []
    for watcher in watchers:
        watcher.page.on("request", lambda request: fetched.append(request.url))
    winner = at_the_end_of_a_round(house, *watchers)
    # No goal turns if none was reached.
    order = [stage for stage in ORDER if stage != "goal" or winner == "digger"]
    watchers[0].page.locator(".reveal").wait_for(timeout=BUSY)
    for number, watcher in enumerate(watchers):
        watcher.page.screenshot(path=house.pictures / f"reveal-midway-{number}.png")
    for number, watcher in enumerate(watchers):
        assert stages(watcher) == order
        notes = [text.split() for text in watcher.page.evaluate("seen")]
        lit = [int(note[1]) for note in notes]
        turned = [int(note[2]) for note in notes]
        assert lit == sorted(lit) and turned == sorted(turned) and turned[-1] == 3
        assert all(note[2] == "0" for note in notes if note[0] in ORDER[:3])
        assert watcher.page.evaluate("early") == 0
        watcher.picture(f"reveal-{number}")
    assert not [url for url in fetched if "replay" in url], "the board comes with the end"


def test_the_reveal_can_be_skipped(house) -> None:
    ana, bo = house.visitor(reduced_motion="no-preference"), house.visitor()
    ana.page.add_init_script(SKIPS)
    at_the_end_of_a_round(house, ana, bo)
    assert not {"winner", "gold"} & set(stages(ana))
    expect(ana.page.locator('.reveal[data-stage="why"][data-turned="3"]')).to_be_visible()
    expect(bo.page.locator('.reveal[data-stage="why"]')).to_be_visible()


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (1280, 800)])
def test_a_round_of_the_duel_says_large_who_won_more_gold(house, size) -> None:
    opened = house.table("duel", 2, bots=0)
    other = house.sits(opened, "Wilhelmina the Undermine")
    visitor = house.visitor(viewport={"width": size[0], "height": size[1]}).goes(opened.seat)
    with seats_at(house, opened, other) as seats:
        seats[0].ask("start")
        visitor.page.locator("main.board").wait_for()
        play_until(seats, lambda update: bool(settled_in(update)))
        told = next(shares for seat in seats if (shares := settled_in(seat.update)))
    nuggets = [share["nuggets"] for share in told]
    winner = visitor.dialog.locator(".winner")
    if nuggets[0] == nuggets[1]:
        expect(winner).to_contain_text("gold")
    else:
        name = ["Ana", "Wilhelmina the Undermine"][nuggets.index(max(nuggets))]
        score = f"{max(nuggets)} : {min(nuggets)}"
        expect(winner).to_have_text(f"{name} wins more gold, {score}!")
    visitor.picture(f"duel-round-{size[0]}x{size[1]}")
    head, below = winner.bounding_box(), visitor.dialog.locator(".seen").bounding_box()
    assert head and below
    assert head["y"] >= 0 and head["y"] + head["height"] <= below["y"] + 1
    assert head["x"] >= 0 and head["x"] + head["width"] <= size[0] - 40


def test_nothing_of_the_table_is_seen_behind_the_reveal(house) -> None:
    """Its plates and its story tell the roles already."""
    screen = house.visitor(viewport=TELEVISION)
    at_the_end_of_a_round(house, screen)
    screen.page.locator(CARDS["card"]).first.wait_for(
        timeout=BUSY
    )  # the mine knows how large its frame is
    assert screen.page.evaluate(VEIL).startswith("rgb(")  # and not rgba
    mine = [each for each in boxes(screen.page, CARDS) if each.part == "card"]
    board = next(each for each in boxes(screen.page, CARDS) if each.part == "board")
    high = max(card.bottom for card in mine) - min(card.top for card in mine)
    wide = max(card.right for card in mine) - min(card.left for card in mine)
    assert max(high / board.height, wide / board.width) > 0.8  # no room is kept for more tunnels


def test_a_television_of_twice_the_size_shows_all_twice_as_large(house) -> None:
    opened = house.table("saboteur", 5)
    with seats_at(house, opened) as [ana]:
        ana.ask("start")
    small, large = (heights_on(house, opened, times) for times in (1, 2))
    assert len(large) == 6
    assert all(b > 1.6 * a for a, b in zip(small, large, strict=True))


def heights_on(house, opened, times: int) -> list[float]:
    """How high the headline and the names are on a television so many times as large."""
    size = {side: times * length for side, length in TELEVISION.items()}
    screen = house.visitor(viewport=size).goes(f"/t/{opened.table}/screen")
    screen.page.locator(".tv [data-seat]").first.wait_for()
    parts = {"said": ".tv header [role=status]", "plate": ".tv [data-seat] strong"}
    return [each.height for each in boxes(screen.page, parts)]


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (1280, 800)])
def test_the_end_is_seen_whole(house, size) -> None:
    """The podium, the next game and the replay stand in sight, and nothing runs out of the side."""
    opened = finished(house, "saboteur", 4, rounds="1")
    visitor = house.visitor(viewport={"width": size[0], "height": size[1]}).goes(opened.seat)
    expect(visitor.over).to_be_visible()
    expect(visitor.page.locator(".podium li").first).to_be_visible()
    visitor.picture(f"end-{size[0]}x{size[1]}")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert visitor.page.evaluate(
        "(() => { const foot = document.querySelector('.foot');"
        " return foot.scrollWidth <= foot.clientWidth + 1; })()"
    )
    for name in ("Another game", "Replay"):
        expect(visitor.page.get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)


def test_roles_and_winner_are_seen_above_the_button_that_goes_on(house) -> None:
    opened = house.table("saboteur2", 7)
    visitor = house.visitor().goes(opened.seat)
    visitor.begins()
    visitor.puts_role_away()
    with seats_at(house, opened) as [seat]:
        play_until([seat], lambda update: update["view"]["public"]["round"] == 2)
    going = visitor.dialog.get_by_role("button", name="Go on")
    going.wait_for()
    wrong = []
    for size in [(1280, 800), (390, 844), (360, 640), (915, 412), (640, 400), (568, 320)]:
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        visitor.page.wait_for_timeout(100)
        watched = [".roles", ".winner"] + [".told li >> nth=-1"] * (size == (1280, 800))
        for part in watched:
            box, button = visitor.dialog.locator(part).bounding_box(), going.bounding_box()
            assert box and button
            if box["y"] + box["height"] > button["y"]:
                wrong.append((size, part, box, button))
    visitor.picture("round-over-seven-568x320")
    assert not wrong, "\n".join(map(str, wrong))
