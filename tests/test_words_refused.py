"""What a table refuses is a sentence in every language; the server gives its name and facts."""

from __future__ import annotations

import ast
import itertools
import re
from pathlib import Path
from typing import get_args

import pytest

import dwarrow
from dwarrow import client, words
from dwarrow.cli import wishes
from dwarrow.cli.remote import why_not
from dwarrow.kernel.rules import with_options
from dwarrow.kernel.state import Refusal
from dwarrow.server.at_table import ASKS
from dwarrow.server.line import REVEALING
from dwarrow.server.no import No, forbidden
from dwarrow.server.settle import settled
from dwarrow.wire.settings import Settings, Status
from dwarrow.wire.tells import Code, Reason
from latin import leaked

REASONS = get_args(Reason)
SERVER = Path(dwarrow.__file__).parent / "server"
WHO = {"-".join(sorted(row.who)) for row in ASKS.values() if row.who}
SAID = {
    "last": "5", "name": "Ana", "options": "…", "range": "3–10", "seats": "1, 3", "most": "8192",
}  # fmt: skip


def refusals() -> list[ast.Call]:
    """Every place in the server that says no."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SERVER.rglob("*.py"))]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "No"]


def variables(message: str) -> set[str]:
    text = words.source("en")
    start = text.index(f"\n{message} = ")
    end = re.compile(r"\n(?=[a-z#])").search(text, start + 1)
    assert end is not None
    return set(re.findall(r"\$([a-z-]+)", text[start : end.start()]))


def test_every_reason_is_given_somewhere_with_the_facts_of_its_sentence() -> None:
    given = set()
    for call in refusals():
        reason = call.args[1]
        assert isinstance(reason, ast.Constant), ast.unparse(call)
        facts = {keyword.arg for keyword in call.keywords}
        assert variables(f"table-refused-{reason.value}") <= facts, ast.unparse(call)  # type: ignore[str-bytes-safe]
        given.add(reason.value)
    assert given == set(REASONS)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_reason_is_a_sentence_and_no_two_are_alike(language: str) -> None:
    written = set(re.findall(r"^table-refused-(\S+) =", words.source(language), re.MULTILINE))
    assert written == set(REASONS)
    said = [
        words.say(f"table-refused-{reason}", language, **SAID, who=who, status=status)
        for reason in REASONS
        for who in (WHO if reason == "only" else {""})
        for status in ((*get_args(Status), REVEALING) if reason == "not-now" else [""])
    ]
    for sentence in said:
        assert sentence[0].isupper() and sentence[-1] in ".…", sentence
        assert not leaked(re.sub(r"--base-url|https", "", sentence), language), sentence
    assert len(set(said)) >= len(REASONS) + 1 + 5  # two more callers, five more states of a table


def test_a_refusal_says_itself_in_english_to_programs() -> None:
    no = No("not-allowed", "not-your-turn", name="Bo")
    assert no.words == "It is not your turn. To move is: Bo."
    told = no.told("a1")
    assert (told.reason, told.facts, told.clause) == ("not-your-turn", {"name": "Bo"}, "")
    assert no.problem().facts == told.facts


def test_a_rule_names_its_clause_and_the_sentence_of_its_game() -> None:
    told = forbidden("duel", Refusal("DUEL-14", "not-in-hand")).told("a1")
    assert (told.code, told.clause, told.reason) == ("illegal", "DUEL-14", "not-in-hand")
    assert told.code in get_args(Code)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_options_that_contradict_each_other_are_named(language: str) -> None:
    wanted = Settings("saboteur", options={"unchosen_goal": "new_link_only"})
    with pytest.raises(No) as no:
        settled(wanted)
    assert no.value.reason == "rules-clash"
    said = words.refuse(no.value.reason, no.value.facts, language)
    for option in ("unchosen_goal", "multi_goal"):
        assert words.say(f"option-saboteur-{option}", language) in said


@pytest.mark.parametrize("language", [one for one in words.LANGUAGES if one != "en"])
@pytest.mark.parametrize(
    ("game", "option", "other", "clause"),
    [
        ("saboteur2", "circle_deck=any", "exhaustion=all_hands_empty", "SB2-060"),
        ("saboteur2", "ladder_route=each", "team_reach=any_route", "SB2-062"),
        ("duel", "declined_gold=later", "claim_mode=automatic", "DUEL-43"),
        ("saboteur", "unchosen_goal=new_link_only", "multi_goal=reveal_all", "SAB-074"),
    ],
)
def test_the_terminal_says_which_answers_contradict_each_other_and_by_which_clause(
    game: str, option: str, other: str, clause: str, language: str
) -> None:
    """SB2-060, SB2-062, DUEL-43, SAB-074."""
    name, value = option.split("=")
    with pytest.raises(dwarrow.Refused) as no:
        wishes.check(game, None, None, {name: value}, language)
    for said in (option, other):
        assert said in str(no.value)
        assert words.say(f"option-{game}-{said.replace('=', '-')}", language) in str(no.value)
    assert clause in str(no.value)


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_a_contradiction_names_both_answers(game: str) -> None:
    """Whichever two answers clash in whichever edition: one alone would not say with what."""
    played = dwarrow.GAMES[game]
    answers = [(name, said) for name, one in played.OPTIONS.items() for said in one.values]
    for rules, pair in itertools.product(
        played.EDITIONS.values(), itertools.combinations(answers, 2)
    ):
        try:
            played.check(with_options(rules, played.OPTIONS, dict(pair)), played.USUAL_SEATS)
        except dwarrow.Refused as why:
            named = [name for name in played.OPTIONS if re.search(rf"\b{name}\b", str(why))]
            assert len(named) == 2, why


@pytest.mark.parametrize(("game", "range_"), [("saboteur", "3–10"), ("duel", "2"), ("solo", "1")])
def test_a_game_says_how_many_can_play_it(game: str, range_: str) -> None:
    with pytest.raises(No) as no:
        settled(Settings(game, seats=12))
    assert no.value.facts == {"range": range_}


def test_the_terminal_says_it_in_the_language_of_its_reader() -> None:
    no = client.Refused(No("not-allowed", "somebody-sits", name="Bo").told("a1"))
    assert why_not("duel", no, "en") == "Bo sits there. Remove the player first."
    assert why_not("duel", no, "cs") == "Sedí tu Bo. Nejdřív hráče odeberte."
    rule = client.Refused(forbidden("duel", Refusal("DUEL-14", "not-in-hand")).told("a1"))
    assert why_not("duel", rule, "uk").endswith("(DUEL-14)")
    assert (
        why_not("duel", client.Closed("gone", "no-such-table"), "ru") == "Такого стола больше нет."
    )
    no.reason = "of-tomorrow"
    assert why_not("duel", no, "cs") == str(no)
