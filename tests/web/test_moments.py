"""The moments of a round: my role, my turn, who is away."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import expect
from swift import play_until, seats_at

from dwarrow import words

# What a device is asked to do for the hand, the ear, and whoever looks elsewhere.
CALLS = """Object.defineProperty(navigator, 'vibrate',
    { value: (how) => { window.felt = how; return true; } });
  Object.defineProperty(document, 'hidden', { get: () => window.isAway === true });
  [window.heard, window.notices] = [[], []];
  const begin = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) {
    heard.push(this.frequency.value); begin.call(this, at); };
  window.Notification = class { static permission = 'granted';
    constructor(text) { notices.push(text); } };
  localStorage.setItem('dwarrow.notify', 'yes');"""
MY_TURN = 660  # hertz: with this tone it begins


def begun(house, game="saboteur", device="visitor", seats=4, **options):
    visitor = getattr(house, device)(**options).goes(house.table(game, seats).seat)
    visitor.begins()
    return visitor


@pytest.mark.parametrize("device", ["visitor", "phone"])
def test_my_role_is_turned_by_me_and_kept_behind_a_tap(house, device) -> None:
    visitor = begun(house, device=device)
    page = visitor.page
    turn = visitor.button("Turn my card").first
    expect(turn).to_be_visible()
    page.reload()  # who has not turned it finds it face down
    expect(turn).to_be_visible()
    expect(page.get_by_text("You are:")).to_have_count(0)
    expect(page.locator(".role .front")).to_have_count(0)  # it is nowhere in the page
    visitor.picture(f"role-down-{device}")
    turn.click()
    expect(page.get_by_text("You are:")).to_be_visible()
    expect(page.get_by_text("You want")).to_be_visible()
    visitor.picture(f"role-up-{device}")
    visitor.button("I know enough").click()
    expect(page.get_by_text("You are:")).to_have_count(0)
    page.reload()
    visitor.button("Show my role").click()
    expect(page.get_by_text("You want")).to_be_visible()
    page.keyboard.press("h")  # hidden at once
    expect(page.get_by_text("You are:")).to_have_count(0)
    held = page.locator(".mine-place .held").first
    expect(held).to_have_attribute("title", "a hidden card")


def test_bots_wait_while_a_new_role_lies_there_and_not_when_it_is_looked_at_again(house) -> None:
    visitor, told = house.visitor(), []
    visitor.page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda text: told.append(json.loads(text))),
    )
    visitor.goes(house.table("saboteur", 4).seat)
    visitor.begins()
    visitor.puts_role_away()
    visitor.button("Show my role").click()
    expect(visitor.page.get_by_text("You want")).to_be_visible()
    visitor.is_asked()
    assert [ask["yes"] for ask in told if ask["ask"] == "showing"] == [True, False]


def test_the_role_of_the_next_round_lies_before_whoever_has_played_in_this_one(house) -> None:
    opened = house.table("saboteur", 3, rounds="2")
    visitor = house.visitor().goes(opened.seat)
    visitor.begins()
    visitor.is_asked()
    visitor.moves_once(random.Random(1))
    with seats_at(house, opened) as [seat]:
        play_until([seat], lambda update: update["view"]["public"]["round"] == 2)
    visitor.dialog.get_by_role("button", name="Go on").click()
    expect(visitor.button("Turn my card").first).to_be_visible()


def test_while_bots_wait_for_my_role_it_is_said_what_they_wait_for(house) -> None:
    opened = house.table("saboteur", 4)
    visitor = house.visitor().goes(opened.seat)
    status = visitor.page.locator(".foot [role=status]")
    for _ in range(8):  # until a bot begins
        visitor.begins()
        visitor.role_card.wait_for()
        if not visitor.my_turn.is_visible():
            break
        visitor.goes(house.table("saboteur", 4).seat)
    expect(status).to_contain_text("waits until you have read your card.")
    expect(visitor.others_turn).to_have_count(0)
    visitor.puts_role_away()
    expect(status).not_to_contain_text("waits")


@pytest.mark.parametrize("game", ["duel", "solo"])
def test_my_colour_lies_open_at_the_first_deal_and_stays_in_sight(house, game) -> None:
    visitor = begun(house, game, seats=0)
    expect(visitor.page.get_by_text("You are: green gold-digger")).to_be_visible()
    expect(visitor.page.get_by_text("Your tunnels begin at the green start.")).to_be_visible()
    visitor.picture(f"colour-{game}")
    visitor.button("I know enough").click()
    visitor.page.reload()
    visitor.is_asked()
    if game == "duel":
        expect(visitor.page.locator(".bar .hint")).to_have_text("You are green: choose a card.")
    visitor.button("Show my role").click()
    expect(visitor.page.get_by_text("You are: green gold-digger")).to_be_visible()


def test_the_other_of_a_duel_is_told_to_be_blue(house) -> None:
    opened = house.table("duel", 2, bots=0)
    other = house.sits(opened, "Bo")
    with seats_at(house, opened) as [ana]:
        ana.ask("start")
        bo = house.visitor().goes(other.seat)
        expect(bo.page.get_by_text("You are: blue gold-digger")).to_be_visible()


def test_every_role_says_what_it_wants_in_every_language(house) -> None:
    """The sentence is found by game and role; a missing one would be dots."""
    for language in ("en", "uk", "ru", "cs"):
        visitor = house.visitor(language)
        visitor.goes(house.table("saboteur2", 6).seat)
        visitor.page.locator("button.main").first.click()
        visitor.page.locator(".role .words .main").click()
        expect(visitor.page.locator(".role .words p").nth(1)).not_to_have_text("…")


def test_my_turn_is_seen_felt_heard_and_in_the_title_and_told_when_i_look_elsewhere(house) -> None:
    visitor = house.visitor()
    visitor.page.add_init_script(CALLS)
    visitor.goes(house.table("saboteur", 4).seat)
    visitor.begins()
    visitor.is_asked()
    expect(visitor.page).to_have_title("Your turn! · dwarrow")
    expect(visitor.page.locator(".mine-place.turn")).to_be_visible()
    assert visitor.page.evaluate("window.felt")
    assert MY_TURN in visitor.page.evaluate("heard")
    assert visitor.page.evaluate("notices") == []  # the page is in sight
    visitor.page.evaluate("window.isAway = true")
    visitor.moves_once(random.Random(1))
    visitor.page.wait_for_function("() => notices.includes('It is your turn.')")


def test_who_is_away_is_shown_with_when_a_bot_steps_in(house) -> None:
    opened = house.table("duel", 2, bots=0)
    other = house.sits(opened, "Bo")
    ana, bo = house.visitor().goes(opened.seat), house.visitor().goes(other.seat)
    ana.begins()
    bo.my_turn.or_(bo.others_turn).first.wait_for()
    away, here = (bo, ana) if bo.my_turn.is_visible() else (ana, bo)
    away.page.goto("about:blank")
    plate = here.page.get_by_role("button", name="not connected, a bot plays in")
    expect(plate).to_be_visible()
    expect(here.page.locator(".mine-place")).to_contain_text("not connected, a bot plays in")
    here.picture("away")


def may_put(update) -> bool:
    """Both ways round: there is something to choose."""
    return len([move for move in update["moves"] if move["do"] == "put"]) == 2


def goal_to_put(house):
    """A seat of the Duel that chooses how a goal lies which it has turned up."""
    for seed in range(30):
        opened = house.table("duel")
        with seats_at(house, opened) as [seat]:
            seat.ask("start")
            if play_until([seat], may_put, seed):
                return opened
    raise AssertionError("nobody ever turned up a goal")


def test_a_goal_that_was_turned_up_is_shown_as_it_will_lie_and_laid_by_a_button(house) -> None:
    visitor = house.visitor().goes(goal_to_put(house).seat)
    visitor.puts_role_away()
    shown = visitor.page.locator(".board .above .art")
    before = shown.inner_html()
    visitor.page.keyboard.press("r")
    expect(shown).not_to_have_js_property("innerHTML", before)
    visitor.page.locator(".bar button", has_text="Lay it").click()
    expect(shown).to_have_count(0)


# How far the words of the prompt stand below its upper edge and above what follows.
ROOM = """() => {
    const [words, hint] = [document.createRange(), document.querySelector('.bar .hint')];
    words.selectNodeContents(hint);
    const [said, place] = [words, hint].map((it) => it.getBoundingClientRect());
    const next = [...document.querySelectorAll('.bar button, button.held')];
    const below = Math.min(...next.map((it) => it.getBoundingClientRect().top));
    return [said.top - place.top, below - said.bottom];
}"""


def with_broken_tools(route) -> None:
    """A line to the server on which all my tools are broken, and nothing mends them."""
    server = route.connect_to_server()

    def tell(text: str) -> None:
        told = json.loads(text)
        if told["tell"] == "update" and told["moves"]:
            told["moves"] = [move for move in told["moves"] if move["do"] == "pass"]
            told["view"]["public"]["tools"][told["seat"]] = ["pick", "lamp", "cart"]
        route.send(json.dumps(told))

    route.on_message(server.send)
    server.on_message(tell)


@pytest.mark.parametrize("language", ["en", "uk", "ru", "cs"])
def test_whoever_can_only_put_a_card_away_reads_it_whole_beside_the_board(house, language) -> None:
    visitor = house.visitor(language, viewport={"width": 568, "height": 320})
    visitor.page.route_web_socket(lambda _: True, with_broken_tools)
    visitor.goes(house.table("saboteur", 3).seat)
    visitor.page.locator(".begin .main").click()
    visitor.puts_role_away()
    prompt = visitor.page.locator(".bar .hint.mine")
    last = words.say("page-do-broken-put-away", language, tools="").split(":")[-1].strip()
    expect(prompt).to_contain_text(last)
    above, below = visitor.page.evaluate(ROOM)
    assert above >= -1 and below >= 0, (above, below)  # a letter's box is higher than its line
