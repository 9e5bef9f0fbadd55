"""Positions that cannot be are refused with the reason; words stand for all that is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dwarrow
from dwarrow import words
from dwarrow.games.duel import events
from dwarrow.kernel.table import kind_name

from .setting import *

BAD = {
    "hand0 EW EW EW EW EW": "1 EW too many",
    "hand0 gem": "'gem' is no card",
    "hand0 goal-NESW": "no card that can lie here",
    "hand0 EW NS NW NE map key rockfall": "at most six",
    "round 4": "round is a number from 0 to 3",
    "phase sleep": "phase may be",
    "turn 2": "turn 2 is no seat",
    "maze 1,-1:NS\nhand0 EW": "disagrees with a neighbour",
    "maze 0,-1:NS\nhand0 EW": "two cards lie at",
    "maze 1:NS\nhand0 EW": "should be a place and a card",
    "maze 1,-1:map\nhand0 EW": "no tunnel card",
    "goals goal-NESW?\nhand0 EW": "six different goals",
    "gone EW\nhand0 EW": "only goals can be gone",
    "gone goal-NESW\nhand0 EW\ngoals goal-NESW? goal-NSW/-? goal-NE.gold-2-NE? goal-NEW/-? "
    "goal-NW.gold-2-NW? goal-NESW/-?": "not in the stock of goals",
    "taken EW\nhand0 EW": "only gold tunnels are taken",
    "tokens0 EW\nhand0 EW": "no token can lie on EW",
    "keys0 NEW.door-E-blue\nhand0 EW": "no door for a key",
    "maze 1,-1:NEW.troll-E\ntokens0 NEW.troll-E\ntokens1 NEW.troll-E\nhand0 EW": "one token only",
    "tools0 spade\nhand0 EW": "are no tools",
    "tools0 pick pick\nhand0 EW": "one sabotage card of each kind",
    "purse0 4\nhand0 EW": "1, 2 or 3 nuggets",
    "looked0 9\nhand0 EW": "looked0 cannot be 9",
    "lost_keys 3\nhand0 EW": "lost_keys is a number",
    "paid 0\nhand0 EW": "should have 2 parts",
    "deck EW\nhand0 EW": "the deck should hold",
    "phase orient\nhand0 EW": "goes with a goal marked",
    "phase pay\nhand0 EW": "says by which clause",
    "hand1 EW": "without cards has no turn",
    "draw 1\nhand0 EW": "nothing is to draw",
    "round 0\nphase play": "only the deal",
    "hat 3\nhand0 EW": "which nobody understands",
}


@pytest.mark.parametrize(("text", "why"), BAD.items())
def test_an_impossible_position_is_refused_with_the_reason(text: str, why: str):
    with pytest.raises(dwarrow.Refused, match=re.escape(why)):
        duel(text)


def test_every_refusal_and_event_has_words():
    source = Path(events.__file__).parents[1]
    files = [path for game in ("duel", "solo") for path in (source / game).rglob("*.py")]
    texts = [path.read_text(encoding="utf-8") for path in files]
    reasons = {reason for text in texts for reason in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', text)}
    known = {name[13:] for name in all_messages() if name.startswith("duel-refused-")}
    asked = set(re.findall(r'Refusal\(\s*"[A-Z0-9-]+",\s*"([a-z-]+)"', "\n".join(texts)))
    assert asked <= known and known <= reasons | LAYING | asked
    for kind in (*events.EVENTS, *dwarrow.GAMES["solo"].EVENTS):
        assert words.has(f"duel-{kind_name(kind)}"), kind


LAYING = {"quarter-turn", "same-turned", "not-beside", "corner-only", "occupied", "sides-disagree"}


def all_messages() -> list[str]:
    text = (Path(words.__file__).parent / "en" / "duel.ftl").read_text(encoding="utf-8")
    return re.findall(r"^(duel-[\w-]+) =", text, re.MULTILINE)
