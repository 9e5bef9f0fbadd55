"""Words of the box: a game speaks as its edition is printed."""

from __future__ import annotations

import re

import pytest

import dwarrow
from dwarrow import words
from dwarrow.kernel.state import Refusal
from dwarrow.words.bundles import sentences
from dwarrow.words.clauses import clauses
from dwarrow.words.filling import Sentences
from dwarrow.words.voices import language_of, tables
from texts import Texts, messages

VOICES = sorted(tables())


@pytest.mark.parametrize("voice", VOICES)
def test_a_voice_says_every_message_of_its_language(voice: str) -> None:
    assert messages(voice).keys() == messages(language_of(voice)).keys()


# The stems of our words that a box names otherwise: not one is left in what it says of its game.
OURS = {
    "ru.ru16": "вредител|ламп[аыуео]|секретн[а-я]+ карточ|в шахту|жил[аыуе]|булыжник|туннел",
    "ru.ru-ls": r"инструмент|\bкарт(а|ы|у|е|ой|ам|ами|ах)?\b",
    "ru.duel": "золот[а-я]+ жил",
    "uk.duel": "обвал|розвідк|«кінець»|«початок»",
}
ELSEWHERE = {  # messages that are never said in a game of this box
    "ru.ru16": "saboteur2|duel|solo|kings",
    "ru.ru-ls": "duel|solo|kings",
    "ru.duel": "saboteur|kings|^bot-(why|sign)|^page-section",
    "uk.duel": "saboteur|kings|^bot-(why|sign)|^page-section",
}


@pytest.mark.parametrize("voice", VOICES)
def test_a_box_leaves_none_of_our_words_that_it_names_otherwise(voice: str) -> None:
    game = "duel" if voice.endswith("duel") else "saboteur"
    said = {name: text for name, text in texts(voice) if not re.search(ELSEWHERE[voice], name)}
    said |= clauses(game, voice)
    assert len(said) > 300
    ours = re.compile(OURS[voice], re.IGNORECASE)
    assert [name for name, text in said.items() if ours.search(text)] == []


def texts(language: str) -> list[tuple[str, str]]:
    """The messages of a language with all that they say themselves."""
    return [(name, " ".join(Texts(one).found)) for name, one in messages(language).items()]


@pytest.mark.parametrize(
    ("language", "game", "edition", "voice"),
    [
        ("ru", "saboteur", "ru16", "ru.ru16"),
        ("ru", "saboteur", "ru-ls", "ru.ru-ls"),
        ("ru", "saboteur2", "ru-ls", "ru.ru-ls"),
        ("ru", "saboteur", "house", "ru"),
        ("uk", "saboteur", "ru16", "uk"),
        ("uk", "duel", "house", "uk.duel"),
        ("uk", "solo", "uk-solo", "uk.duel"),
        ("uk", "saboteur", "uk16", "uk"),
        ("en", "saboteur", "ru16", "en"),
        ("cs", "duel", "uk-duel", "cs"),
    ],
)
def test_a_printing_gives_its_words_to_its_own_language(
    language: str, game: str, edition: str, voice: str
) -> None:
    assert words.voice(language, game, edition) == voice


def test_a_russian_saboteur_of_2016_and_one_of_the_other_publisher_speak_differently() -> None:
    one, other = words.voice("ru", "saboteur", "ru16"), words.voice("ru", "saboteur", "ru-ls")
    assert [words.say("role-saboteur", voice) for voice in (one, other)] == ["саботер", "вредитель"]
    assert [words.card("map", voice) for voice in (one, other)] == [
        "разведка", "секретная карточка",
    ]  # fmt: skip
    assert words.card("break-lamp", one) == "сломанный фонарь"
    broken = Refusal("SAB-038", "broken-tool")
    assert words.explain("saboteur", broken, one).startswith("Со сломанным инструментом")
    assert words.explain("saboteur", broken, other).startswith("Со сломанным предметом")
    assert words.card("start", one) == "начальная карта"
    counted = [words.say("screen-cards", voice, cards=5) for voice in (one, other)]
    assert counted == ["5 карт", "5 карточек"]


def test_the_clauses_speak_the_words_of_the_box() -> None:
    theirs = clauses("saboteur", words.voice("ru", "saboteur", "ru16"))
    assert "начальной карты" in theirs["SAB-068"] and "карты цели" in theirs["SAB-068"]
    assert "саботеры" in theirs["SAB-088"]
    assert "вредители" in clauses("saboteur", words.voice("ru", "saboteur", "ru-ls"))["SAB-088"]


def test_the_duel_and_the_base_game_speak_ukrainian_differently() -> None:
    duel = words.voice("uk", "duel", "uk-duel")
    assert [words.card("rockfall", voice) for voice in (duel, "uk")] == ["завал", "обвал"]
    assert [words.card("map", voice) for voice in (duel, "uk")] == ["мапа скарбів", "розвідка"]
    assert words.say("deed-pass", duel) == "Спасувати"
    assert "карта мети" in words.say("page-cell-goal", duel)
    assert "карта «кінець»" in words.say("page-cell-goal", "uk")


def test_facts_are_not_put_into_other_words() -> None:
    told = words.say("table-said", "ru.ru16", seat="Вредитель", text="Вредитель!")
    assert told == "Вредитель: Вредитель!"


def test_a_game_without_words_of_its_own_has_those_of_another() -> None:
    assert {game.LIKE for game in dwarrow.GAMES.values()} <= set(dwarrow.GAMES)


@pytest.mark.parametrize("voice", VOICES)
def test_a_sentence_alone_has_the_words_of_the_box_that_all_have_together(voice: str) -> None:
    together = Sentences(language_of(voice), words.source(voice)).patterns
    alone = sentences(voice).patterns
    assert all(alone[name].equals(together[name]) for name in together)
