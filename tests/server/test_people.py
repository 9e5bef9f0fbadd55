"""Names and talk are harmless: in JSON, in the page's text and in a terminal."""

from __future__ import annotations

import asyncio
import io
import unicodedata

import pytest
import wiring
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from dwarrow.server.people import BLANKS, JOINERS, clean_name, clean_text

NASTY = {
    "escapes": ("\x1b[2J\x1b]0;owned\x07red", "[2J ]0;owned red"),
    "C1 escapes": ("\x9b31mred", "31mred"),
    "new lines": ("one\r\ntwo\u2028three\x0bfour", "one two three four"),
    "bidi overrides": ("\u202eevil\u202c \u2066x\u2069", "evil x"),
    "zero width": ("A\u200bn\ufeffa", "A n a"),
    "a tag": ("x\U000e0041y", "x y"),
    "null": ("a\x00b", "a b"),
    "half a pair": ("a\ud800b", "a b"),
    "private": ("a\ue000b", "a b"),
    "spaces": ("  much \t space  ", "much space"),
}


@pytest.mark.parametrize("kind", NASTY)
def test_what_could_deceive_or_break_a_screen_is_gone(kind: str) -> None:
    typed, shown = NASTY[kind]
    assert clean_text(typed) == shown


@pytest.mark.parametrize(
    "text",
    ["Ана", "José", "नमस्ते", "ภาษาไทยที่นี่", "👩‍👩‍👧", "שָׁלוֹם", "مرحبا", "Ða ng Thị Ngọc", "می‌خواهم"],
)
def test_what_people_really_write_stays(text: str) -> None:
    assert clean_text(text) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize("pile", ["Z" + "\u0335\u0322\u035c" * 20, "Z" + "\u0488" * 20,
                                  "Z" + "\u0301\u200d" * 20])  # fmt: skip
def test_marks_do_not_pile_up(pile: str) -> None:
    marks = [c for c in clean_text(pile) if unicodedata.category(c) in ("Mn", "Me")]
    assert len(marks) <= 2


@pytest.mark.parametrize(
    "name", ["", " ", "\u200d\u200d", "\u3164", "\u2800\u2800", "\x1b", "\u0301"]
)
def test_who_has_no_name_to_see_is_called_a_dwarf(name: str) -> None:
    assert clean_name(name, []) == "Dwarf"


ALIKE = ["ANA", "ａｎａ", "\u0410na", "An\u0430", "\u0391na"]  # of other alphabets, too
UNSEEN = ["Ana", "A\u200dna", " Ana ", "Ana\ufe0f", "An\u034fa", "A\u180bna", "Ana\U000e0100"]


@pytest.mark.parametrize("name", ALIKE + UNSEEN)
def test_two_people_are_not_called_alike(name: str) -> None:
    named = clean_name(name, ["Ana"])
    assert named.endswith(" 2")
    assert clean_name(name, ["Ana", named]).endswith(" 3")


TWINS = [("BiII", "Bill"), ("B0b", "Bob"), ("\u0410\u043d\u0430", "Aha")]


@pytest.mark.parametrize(("name", "other"), TWINS)
def test_letters_and_digits_of_one_shape_make_no_second_name(name: str, other: str) -> None:
    assert clean_name(name, [other]) == f"{name} 2"
    assert clean_name("\u0410\u043d\u043d\u0430", ["Ana"]) == "\u0410\u043d\u043d\u0430"


@given(st.text(max_size=60))
def test_whatever_is_typed_is_one_line_that_can_be_shown(text: str) -> None:
    shown = clean_text(text)
    for letter in shown:
        kind = unicodedata.category(letter)
        assert kind not in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") and letter not in BLANKS
        assert kind != "Cf" or letter in JOINERS
    assert clean_text(shown) == shown
    assert 0 < len(clean_name(text, [])) <= 24


def test_markup_is_only_letters_on_the_wire_and_in_the_terminal() -> None:
    """JSON carries it as it is; the terminal client prints it without reading markup."""

    async def said() -> str:
        async with wiring.served() as server:
            opened = await server.open("duel")
            socket = await server.connect(opened["table"], opened["key"])
            socket.ask("say", "1", text="<script>alert(1)</script> [red]x[/red] \x1b[31m")
            await server.settle()
            return socket.last("update")["story"][-1]["text"]

    from dwarrow.cli import remote

    text = asyncio.run(said())
    assert text == "<script>alert(1)</script> [red]x[/red] [31m"
    paper = io.StringIO()
    out = Console(file=paper, force_terminal=True, width=120)
    remote.tell_item("duel", {"event": "said", "seat": 0, "text": text}, ["[bold]Ana"], out, "en")
    assert "[bold]Ana" in paper.getvalue() and "[red]x[/red] [31m" in paper.getvalue()
