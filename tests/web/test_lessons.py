"""Lessons in the browser: whoever touches what glows wins; who errs is told why, and led back."""

from __future__ import annotations

import contextlib
import re
from itertools import cycle

import pytest
from boxes import complaints
from players import tab_to
from playwright.sync_api import Locator, TimeoutError, expect
from visitor import Visitor

from dwarrow import words
from dwarrow.lessons import NAMES, lesson_named

# One walk a lesson; between them they speak all languages, by mouse and by finger.
LANGUAGES = cycle(("en", "uk", "ru", "cs"))
WALKS = list(zip(NAMES, LANGUAGES, cycle(("desk", "phone")), strict=False))
COACH = ".coach"
SMALL = [(320, 568), (390, 844), (568, 320), (740, 360), (844, 390)]
STEPS = ("card", "turn", "confirm", "places", "seats", "spots", "rest")
# A button while places of the mine may be chosen, or one that is none of the table's.
BESIDE_PLACES = """(it) => !it.closest('.bar, .board, [data-seat]') ||
    (it.closest('.bar') && document.querySelector('.board .cell.target'))"""
WIDE_ENOUGH = "() => document.querySelector('.board .coached')?.getBoundingClientRect().width >= 44"
# Words put into the coach: how many pixels of them are cut off.
PUT = """([tip, act, skip]) => {
    const says = document.querySelector('.coach .says');
    const [why, what] = says.querySelectorAll('p');
    why.textContent = tip;
    what.hidden = !act;
    if (act) [...what.childNodes].find(({ data }) => data?.trim()).data = act;
    document.querySelector('.coach .skip').textContent = skip;
    return says.scrollHeight - says.clientHeight;
}"""


def begun(visitor: Visitor, lesson: str) -> Locator:
    """A lesson whose role is known, or whose introduction is read; its coach."""
    visitor.goes(f"/learn/{lesson}")
    coach = visitor.page.locator(COACH)
    begin = coach.locator("button.main").or_(visitor.page.locator(".role .main"))
    begin.click()
    if visitor.page.locator(".role .main").count():
        visitor.page.locator(".role .main").click()
    return coach


def tips(language: str) -> list[tuple[str, str]]:
    """Whatever a coach says before the end in a language: the tip, and what to touch."""
    names = {f"seat{seat}": "Nain" for seat in range(5)}
    act = max((words.say(f"lesson-do-{step}", language) for step in STEPS), key=len)
    said = [(lesson, tip) for lesson in NAMES for tip in {*lesson_named(lesson).tips.values()}]
    said += [(lesson, "intro") for lesson in NAMES]
    return [
        (words.say(f"lesson-{lesson}-{tip}", language, **names), "" if tip == "intro" else act)
        for lesson, tip in said
    ]


def follow(visitor: Visitor, touch: str, until: str = "never") -> int:
    """Touch what glows until the lesson is over, or this is advised; how many touches it took."""
    page = visitor.page
    over = page.locator(f"{COACH}.over")
    glows = page.locator(".coached")
    shut = page.locator("dialog[open] .reveal ~ *, dialog[open] button").last
    for touches in range(150):
        glows.or_(over).or_(page.locator("dialog[open]")).first.wait_for()
        dialog = page.locator("dialog[open]")
        if dialog.count() and not dialog.locator(".coached").count():
            shut.press("Enter") if touch == "keys" else shut.click()
        elif over.count():
            return touches
        else:
            said = page.locator(f"{COACH} .do").all_inner_texts()
            assert "…" not in "".join(said), said  # what has no words
            if until in "".join(said):
                return touches
            with contextlib.suppress(TimeoutError):  # the end of a round may come between
                if touch == "keys":
                    press(visitor, glows.first)
                else:
                    getattr(glows.first, touch)(timeout=4_000)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize(("lesson", "language", "device"), WALKS)
def test_whoever_touches_what_glows_wins(house, lesson, language, device) -> None:
    is_phone = device == "phone"
    ana = house.phone(language=language) if is_phone else house.visitor(language)
    coach = begun(ana, lesson)
    glow = re.compile(r"rgb\(246, 198, 74\)")
    expect(ana.page.locator(".coached").first).to_have_css("box-shadow", glow)
    ana.picture(f"lesson-{lesson}")
    follow(ana, "tap" if is_phone else "click")
    names = {f"seat{seat}": "" for seat in range(5)}
    expect(coach).to_contain_text(words.say(f"lesson-{lesson}-won", language, **names))
    ana.picture(f"lesson-{lesson}-over")
    assert ana.faults == []


@pytest.mark.parametrize("lesson", NAMES)
def test_a_lesson_is_won_without_a_mouse(house, lesson) -> None:
    ana = house.visitor()
    page = ana.page
    coach = ana.goes(f"/learn/{lesson}").page.locator(COACH)
    coach.locator("button.main").or_(page.locator(".role .main")).first.wait_for()
    while page.locator(".role .main").count():
        page.keyboard.press("Escape")
    if coach.locator("button.main").count():
        tab_to(page, coach.locator("button.main").inner_text())
        page.keyboard.press("Enter")
    assert follow(ana, "keys") > 5
    names = {f"seat{seat}": "" for seat in range(5)}
    expect(coach).to_contain_text(words.say(f"lesson-{lesson}-won", "en", **names))


def press(visitor: Visitor, glowing: Locator) -> None:
    """Cards have numbers, what else may be chosen is gone through by N, or met by Tab."""
    keys = visitor.page.keyboard
    card = glowing.get_attribute("data-card", timeout=4_000)
    if card is not None:
        return keys.press(str(int(card) + 1))
    step = "Tab" if glowing.evaluate(BESIDE_PLACES, timeout=4_000) else "n"
    for _ in range(200):
        if glowing.evaluate("(it) => it === document.activeElement", timeout=4_000):
            return keys.press("Enter")
        keys.press(step)
    visitor.picture("lesson-unreached")
    raise AssertionError(f"{step} does not lead to {glowing.inner_text()}")


def test_a_troll_to_be_bribed_comes_as_near_as_a_place_for_a_card(house) -> None:
    visitor = house.phone()
    visitor.page.set_viewport_size({"width": 568, "height": 320})
    begun(visitor, "duel")
    follow(visitor, "tap", until="Bribe the troll")
    expect(visitor.page.locator(".hint")).to_contain_text("Choose a troll")
    visitor.page.wait_for_function(WIDE_ENOUGH)
    visitor.picture("lesson-troll-568x320")
    assert not spilt(visitor)


def spilt(visitor: Visitor) -> bool:
    """Whether the prompt is longer than its room."""
    return bool(
        visitor.page.locator(".hint").evaluate("(it) => it.scrollHeight > it.clientHeight + 1")
    )


def test_whoever_errs_is_told_why_and_may_take_a_move_back(house) -> None:
    ana = house.visitor()
    coach = begun(ana, "saboteur-digger")
    expect(coach).to_contain_text("Choose the glowing card:")
    held = ana.page.get_by_role("group", name="Your cards").get_by_role("button")
    held.nth(1).click()
    expect(coach).to_contain_text("You hold another card")
    ana.page.locator('.board [data-place="8,0"]').click(force=True)
    expect(coach).to_contain_text("That is not allowed")
    ana.moves().last.click()
    expect(coach).to_contain_text("You went your own way")
    coach.get_by_role("button", name="Take it back").click()
    expect(coach).to_contain_text("Choose the glowing card:")
    expect(coach.get_by_label("Step 1 of 8")).to_be_visible()
    ana.picture("lesson-taken-back")


@pytest.mark.parametrize("size", [(320, 568), (568, 320)])
def test_the_coach_covers_nothing_in_any_language(house, size) -> None:
    wrong = []
    for language, lesson in zip(words.bundles.LANGUAGES, ("kings", "solo", "saboteur2", "duel")):
        ana = house.phone(language=language)
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        coach = begun(ana, lesson)
        ana.page.locator(".coached").first.wait_for()
        below = coach.evaluate("it => it.getBoundingClientRect().bottom")
        table = ana.page.locator(".lesson > .table").evaluate(
            "it => it.getBoundingClientRect().top"
        )
        wrong += [(lesson, language, each) for each in complaints(ana.page)]
        wrong += [] if below <= table + 1 else [(lesson, language, "the coach lies over the table")]
        ana.picture(f"lesson-{lesson}-{language}-{size[0]}x{size[1]}")
    assert not wrong, "\n".join(map(str, wrong))


def test_a_role_is_read_whole_beside_the_coach_on_the_smallest_phone(house) -> None:
    for language in ("uk", "ru"):
        ana = house.phone(language=language)
        ana.page.set_viewport_size({"width": 320, "height": 568})
        ana.goes("/learn/saboteur2")
        role = ana.page.locator(".board .role")
        role.locator("button.card").click()
        expect(ana.page.locator(".board .role.up")).to_be_visible()
        assert role.evaluate("it => it.scrollHeight - it.clientHeight") <= 0


def test_every_tip_is_read_whole_on_every_phone(house) -> None:
    ana = house.phone()
    coach = begun(ana, "saboteur-digger")
    coach.locator(".do").wait_for()
    cut = []
    for width, height in SMALL:
        ana.page.set_viewport_size({"width": width, "height": height})
        for language in words.bundles.LANGUAGES:
            skip = words.say("lesson-skip", language)
            cut += [
                (width, height, language, tip)
                for tip, act in tips(language)
                if ana.page.evaluate(PUT, [tip, act, skip]) > 1
            ]
    assert not cut, "\n".join(map(str, cut))
