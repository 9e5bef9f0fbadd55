"""Whatever happens around a game at a server's table is a sentence in every language."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace
from typing import Any, get_args, get_type_hints

import pytest

from dwarrow import words
from dwarrow.bots.talk import SAYS
from dwarrow.server import line as base
from dwarrow.server.at_table import LINES
from dwarrow.wire.asks import Phrase
from dwarrow.wire.settings import Settings
from latin import NAMES, leaked

lines = SimpleNamespace(**{kind.__name__: kind for kind in LINES})
PHRASES = get_args(get_type_hints(Phrase)["phrase"])
HOST: dict[str, Any] = {"at": 0, "by": base.HOST}
SEAT: dict[str, Any] = {"at": 0, "by": 1}
HAPPENINGS: list[base.Line] = [
    lines.Configured(**HOST, settings=Settings("saboteur")),
    lines.Sat(**SEAT, seat=1, name="Bo", key=""),
    *(lines.Seatedbot(**HOST, seat=1, bot=bot) for bot in ("", "Di")),
    lines.Swapped(**HOST, one=0, other=2),
    *(lines.Invited(**HOST, seat=seat, invite="") for seat in (None, 1)),
    lines.Added(**SEAT, seat=1, entropy=""),
    lines.Promised(**SEAT, seat=1, commitment="0" * 64),
    lines.Started(**HOST),
    *(lines.Said(**by, text="Ana?") for by in (HOST, SEAT)),
    lines.Murmured(**SEAT, name="Cy", text="Ana?"),
    *(
        lines.Explained(**SEAT, seat=1, why=why, which=which, percent=60)
        for why, which in product(get_args(get_type_hints(lines.Explained)["why"]), (0, 2))
    ),
    lines.Faced(**SEAT, seat=1, face="1a"),
    *(lines.Phrased(**by, phrase=phrase) for by, phrase in product((HOST, SEAT), PHRASES)),
    *(
        lines.ClaimSaid(**SEAT, about=about, which=which, says=says)
        for about in SAYS
        for says, which in product(SAYS[about], (0, 2))
    ),
    lines.ClaimDoubted(**SEAT, line=3),
    lines.Inquired(**SEAT, whom=2),
    lines.Proposed(**SEAT, what="undo", seat=1, waits=[]),
    *(
        lines.Proposed(**SEAT, what=what, seat=2, waits=[])
        for what in ("replace", "reissue", "remove")
    ),
    *(lines.Voted(**SEAT, line=3, yes=yes) for yes in (True, False)),
    lines.Undone(**SEAT, played=5),
    lines.Replaced(**SEAT, seat=2, bot="Di", why="vote"),
    lines.Returned(**SEAT, seat=1),
    lines.Left(**SEAT, seat=1),
    *(lines.GaveUp(**by, seat=1, bot="Di") for by in (HOST, SEAT)),
    *(kind(**by) for kind in (lines.Paused, lines.Resumed, lines.Ended) for by in (HOST, SEAT)),
    lines.EntropyCalled(**HOST),
    lines.Unrevealed(at=0, by=base.SERVER, seat=1),
    *(lines.Muted(**HOST, seat=1, yes=yes) for yes in (True, False)),
    lines.Wenton(at=0, by=base.SERVER),
    lines.Rematched(**SEAT, table="7"),
]


def told(line: base.Line, language: str, game: str = "saboteur") -> str:
    item = {"n": 1, "at": 0, **line.told()}  # type: ignore[dict-item]
    return words.tell_facts(game, item, NAMES, language)


def test_the_happenings_here_are_all_a_server_tells() -> None:
    assert {type(line) for line in HAPPENINGS} == {
        kind for kind in LINES if kind.told is not base.Line.told
    }


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_happening_at_a_table_is_a_sentence(language: str) -> None:
    for line in HAPPENINGS:
        event = line.told()["event"]
        assert words.has(f"table-{event}", language), event
        sentence = told(line, language)
        assert sentence[0].isupper() and sentence[-1] in ".!?…", sentence
        assert "none" not in sentence and not leaked(sentence, language), sentence


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_phrases_claims_and_votes_that_differ_sound_different(language: str) -> None:
    kinds = (lines.Phrased, lines.ClaimSaid, lines.Voted, lines.Proposed)
    said = [told(line, language) for line in HAPPENINGS if isinstance(line, kinds)]
    assert len(set(said)) == len(said)


def test_a_claim_names_goals_as_the_story_does_and_seats() -> None:
    goal = lines.ClaimSaid(**SEAT, about="goal", which=2, says="gold")
    assert told(goal, "en") == "Bo claims: the lower goal is the gold."
    assert told(goal, "en", game="duel") == "Bo claims: goal 3 is the gold."
    seat = lines.ClaimSaid(**SEAT, about="seat", which=2, says="trust")
    assert told(seat, "uk") == "Bo стверджує: гравцеві «Cy» можна довіряти."


def test_a_host_who_does_not_play_has_no_name() -> None:
    assert told(lines.Said(**HOST, text="Ana?"), "cs") == "Hostitel: Ana?"
