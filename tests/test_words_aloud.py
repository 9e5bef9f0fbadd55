"""Every sentence, read aloud with its facts filled in: nothing is missing and no code is said."""

from __future__ import annotations

import re

import pytest

from dwarrow.words import LANGUAGES
from dwarrow.words.aloud import aloud, card_words, messages, spoken
from dwarrow.words.names import card
from dwarrow.words.voices import language_of, tables
from latin import leaked

# Codes of cards and places, which stay in records and typed moves; words that only choose a form.
CODE = re.compile(r"\b[NESW]{2,4}\b|[NESW]/|\bM\d\d\b|-?\d,-?\d|\b(True|False)\b|[{}]")
CHOOSING = re.compile(r"\b(none|other)\b")
# What is typed, and names of languages; clauses, which keep their numbers.
TYPED = re.compile(r"^(terminal-(help|talk|no-move)|language-)")
MEANT = re.compile(
    r"(SAB|SB2|DUEL|SOLO|KUM)-\d+|dwarrow( verify| rules)?(\.example)?|game\.txt|k3x9|3fa9|https|"
    r"--base-url|Enter|Esc",
)


@pytest.mark.parametrize("language", [*LANGUAGES, *sorted(tables())])
def test_every_sentence_can_be_said_without_a_code_or_a_foreign_word(language: str) -> None:
    for message in messages(language):
        told = spoken(message, language)
        assert told and all(line.strip() for line in told), message
        for line in [] if TYPED.match(message) else told:
            said = MEANT.sub("", line)
            assert not CODE.search(said), (message, line)
            assert language == "en" or not CHOOSING.search(said), (message, line)
            assert not leaked(said, language_of(language)), (message, line)


def test_a_count_is_said_in_every_form() -> None:
    assert spoken("screen-cards", "uk") == ["1 карта", "2 карти", "5 карт", "21 карта"]
    assert len(spoken("duel-share", "cs")) > 10  # every choice with every other


def test_a_box_reads_only_what_it_says_otherwise() -> None:
    theirs, ours = "\n".join(aloud("ru.ru16")), "\n".join(aloud("ru"))
    assert "саботер" in theirs and "вредител" not in theirs.partition("\nbreak-")[0]
    assert len(theirs) < len(ours) / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_are_short_enough_for_a_phone(language: str) -> None:
    assert max(len(card(word, language)) for word in card_words()) <= 75
