"""What a host may do, and what players ask of each other: in two browsers at one table."""

from __future__ import annotations

import contextlib
import random
import re
from dataclasses import replace

from playwright.sync_api import Locator, TimeoutError, expect
from swift import gold_to_take, play_until, seats_at
from visitor import House, Opened, Visitor


def for_two(house: House, game: str = "duel", **options: str) -> tuple[Opened, Opened]:
    """A table where Ana is host and Bo sits at the second seat; it has begun."""
    opened = house.table(game, 2, bots=0, **options)  # type: ignore[arg-type]
    other = house.sits(opened, "Bo")
    with seats_at(house, opened) as [host]:
        host.ask("start")
    return opened, other


def menu(visitor: Visitor, *names: str) -> None:
    """Press buttons of the menu."""
    visitor.button("Menu").click()
    for name in names:
        visitor.button(name).click()


def plate(visitor: Visitor, name: str) -> Locator:
    seats = visitor.page.get_by_role("region", name="The players")
    return seats.get_by_role("button", name=name)


def test_the_host_changes_what_is_agreed_before_the_game(house) -> None:
    ana = house.visitor().goes("/new/saboteur")
    ana.page.get_by_text("Clock, visitors and silent seats").click()
    ana.page.get_by_label("Address of a chat service").fill("http://chat.example")
    expect(ana.page.get_by_text("begins with https://")).to_be_visible()
    expect(ana.button("Open the table")).to_be_disabled()
    ana.page.get_by_label("Address of a chat service").fill("https://chat.example/hook")
    ana.picture("new-webhook-desk")
    ana.button("Open the table").click()
    expect(ana.page.get_by_text("A chat service is told whose turn it is.")).to_be_visible()
    guest = house.phone().goes(ana.page.url)
    seats = guest.page.get_by_text("An open seat")
    expect(seats).to_have_count(4)
    ana.button("One seat fewer").click()
    expect(seats).to_have_count(3)
    ana.button("Change what is agreed").click()
    ana.page.get_by_text("Clock, visitors and silent seats").click()
    ana.page.get_by_label("Time for a move").select_option("60 seconds")
    ana.picture("change-desk")
    ana.button("Play like this").click()
    expect(guest.page.get_by_text("60 seconds")).to_be_visible()
    assert ana.faults + guest.faults == []


def test_a_move_is_taken_back_when_the_other_agrees(house) -> None:
    """As long as nobody has seen a card because of it: here the deck is empty."""
    mover, voter = one_laid_and_the_other_is_asked(house)
    menu(mover, "Take my last move back")
    expect(mover.page.get_by_text("Waiting for:")).to_be_visible()
    voter.picture("undo-asked-desk")
    voter.button("Agree").click()
    expect(mover.my_turn).to_be_visible()
    expect(voter.page.get_by_text("The last move is taken back.").first).to_be_visible()


def one_laid_and_the_other_is_asked(house: House) -> list[Visitor]:
    """A lay may also ask its own player for a claim, or leave nobody with a card: try another."""
    for _ in range(8):
        mover, voter = two_without_a_deck(house)
        mover.my_turn.wait_for()
        mover.moves().filter(has_text="Lay").first.click()
        with contextlib.suppress(TimeoutError):
            voter.my_turn.wait_for(timeout=4_000)
            return [mover, voter]
    raise AssertionError("no lay handed the turn over")


def two_without_a_deck(house: House) -> list[Visitor]:
    """Who may lay a tunnel and draws no card for it, and the other."""
    for seed in range(30):
        opened = for_two(house, rounds="1")
        with seats_at(house, *opened) as seats:
            if play_until(seats, is_ready_to_lay, seed):
                order = opened if seats[0].update["moves"] else reversed(opened)
                return [house.visitor().goes(each.seat) for each in order]
    raise AssertionError("nobody could lay a tunnel when the deck was empty")


def is_ready_to_lay(update) -> bool:
    """With goals left to find, so that the lay does not end the game."""
    open_ = update["view"]["public"]
    may_lay = any(move["do"] == "lay" for move in update["moves"])
    return may_lay and open_["deck"] == 0 and open_["goals"].count(None) > 1


def test_a_bot_plays_for_a_while_and_the_seat_is_taken_back(house) -> None:
    opened, other = for_two(house)
    ana, bo = house.visitor().goes(opened.seat), house.visitor().goes(other.seat)
    menu(bo, "Let a bot play for me for a while")
    expect(bo.page.get_by_text("A bot plays for you.")).to_be_visible()
    bo.picture("replaced-desk")
    bo.button("Take my seat back").click()
    expect(bo.page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(ana.page.get_by_text("Bo is back.").first).to_be_visible()


def test_a_host_who_plays_takes_nobody_s_seat_but_may_pause_and_end(house) -> None:
    opened, other = for_two(house)
    ana, bo = house.visitor().goes(opened.seat), house.visitor().goes(other.seat)
    menu(ana, "Pause")
    expect(bo.page.get_by_text("The game is paused.").first).to_be_visible()
    ana.button("Go on").click()
    expect(bo.page.get_by_text("The game goes on.").first).to_be_visible()
    plate(ana, "Bo").click()
    ana.button("A new link for this seat").click()  # Bo is there, and nobody else can agree
    expect(bo.page.get_by_role("group", name="Your cards")).to_be_visible()
    expect(ana.page.get_by_label("Link", exact=True)).to_have_count(0)
    ana.button("Close").click()
    menu(ana, "End the table", "Really? Press again")
    expect(ana.page.get_by_text("The table was ended.").first).to_be_attached()


def test_a_rematch_brings_both_to_the_next_table(house) -> None:
    opened, other = for_two(house, rounds="1")
    with seats_at(house, opened, other) as seats:
        play_until(seats, lambda update: False)
    ana, bo = house.visitor().goes(opened.seat), house.phone().goes(other.seat)
    expect(bo.page.get_by_text("you will be brought along")).to_be_visible()
    ana.button("Another game").click()
    for visitor in (ana, bo):
        expect(visitor.page.get_by_role("group", name="Your cards")).to_be_visible()
    assert ana.faults + bo.faults == []
    again = re.search(r"/t/(\w+)", ana.page.url)
    assert again is not None
    with seats_at(house, replace(opened, table=again[1])) as [seat]:
        added = [told["seat"] for told in seat.update["story"] if told["event"] == "added-entropy"]
    assert sorted(added) == [0, 1]  # both pages gave their chance to these deals, too


def test_a_clock_that_runs_out_moves_on(house) -> None:
    ana = house.visitor().goes(house.table("saboteur", 3, clock=2).seat)
    ana.begins()
    ana.puts_role_away()
    expect(ana.page.get_by_role("timer")).to_be_visible()
    expect(ana.page.get_by_text(re.compile(r"^Ana \w+s[ .]")).nth(1)).to_be_visible()


def test_gold_is_chosen_in_the_panel_of_the_round(house) -> None:
    digger = house.visitor().goes(gold_to_take(house).seat)
    gold = digger.dialog.get_by_role("button", name=re.compile("nugget"))
    expect(gold.first).to_be_visible()
    digger.picture("gold-desk")
    taken = gold.first.get_attribute("aria-label")
    gold.first.click()
    expect(digger.dialog.get_by_role("button", name=taken, exact=True)).to_have_count(0)


def test_one_key_makes_it_quiet(house) -> None:
    ana = house.visitor()
    ana.page.add_init_script("""window.tones = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (at) { tones += 1; start.call(this, at); };""")
    ana.goes(house.table("duel").seat)
    ana.begins()
    ana.plays(random.Random(2), turns=1)
    ana.is_asked()
    ana.page.wait_for_function("tones > 0")
    ana.page.keyboard.press("m")
    heard = ana.page.evaluate("tones")
    ana.plays(random.Random(3), turns=2)
    ana.is_asked()
    assert ana.page.evaluate("tones") == heard
    ana.button("Menu").click()
    expect(ana.page.get_by_label("Sounds")).not_to_be_checked()
