"""The Fluent files are complete: the same messages in each language, a name for all there is."""

from __future__ import annotations

import importlib
import re

import pytest
from babel import Locale
from babel.plural import to_python
from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Visitor

import dwarrow
from dwarrow import words
from dwarrow.games.saboteur import state as saboteur_state
from dwarrow.games.saboteur2 import cards as saboteur2_cards
from latin import leaked

OTHERS = [language for language in words.LANGUAGES if language != "en"]


# ---- the files


def messages(language: str) -> dict[str, ast.Message]:
    resource = parse(words.source(language))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is written twice"
    return {entry.id.name: entry for entry in found}


class Uses(Visitor):
    """The facts and selections that a message uses."""

    def __init__(self, message: ast.Message) -> None:
        self.facts: set[str] = set()
        self.selections: list[ast.SelectExpression] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selections.append(node)
        self.generic_visit(node)


def facts_of(name: str, found: dict[str, ast.Message]) -> set[str]:
    """The facts of a message and of those it refers to."""
    inner = set(re.findall(r"\{ ([a-z][\w-]*) \}", written(found[name])))
    return Uses(found[name]).facts.union(*(facts_of(other, found) for other in inner))


def written(message: ast.Message) -> str:
    return FluentSerializer().serialize(ast.Resource([message]))


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_messages_with_the_same_facts(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    for name in english:
        assert facts_of(name, other) == facts_of(name, english), name


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_count_has_the_plural_forms_of_its_language(language: str) -> None:
    counts = 0
    for name, message in messages(language).items():
        for selection in Uses(message).selections:
            keys = {
                str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in selection.variants
            }
            if is_count(selection, keys):
                counts += 1
                missing = needed(language, keys) - keys
                assert not missing, f"{name} lacks {missing}"
    assert counts > 15


def is_count(selection: ast.SelectExpression, keys: set[str]) -> bool:
    """Whether a selection chooses by number, with the number written in its default variant."""
    if keys & {"one", "few", "many"}:
        return True
    (default,) = (variant for variant in selection.variants if variant.default)
    chosen = selection.selector
    told = {
        element.expression.id.name
        for element in default.value.elements
        if isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.VariableReference)
    }
    by_number = any(key.isdigit() for key in keys)
    return by_number and isinstance(chosen, ast.VariableReference) and chosen.id.name in told


def needed(language: str, keys: set[str]) -> set[str]:
    """The CLDR categories of the whole numbers that no key names outright."""
    category = to_python(Locale(language).plural_form)
    return {category(number) for number in range(200) if str(number) not in keys}


class Texts(Visitor):
    """What a message says itself, without the facts it fills in."""

    def __init__(self, message: ast.Message) -> None:
        self.found: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


# What a person types or presses, and the name of the whole.
TYPED = re.compile(
    r"dwarrow( verify)?|--base-url|https|Enter|Esc|\bsay\b|pass EW|w lay EW at 5,5", re.IGNORECASE
)


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_english_word_is_left_in_a_cyrillic_message(language: str) -> None:
    for name, message in messages(language).items():
        said = " ".join(Texts(message).found)
        if not name.startswith("language-"):
            assert not leaked(TYPED.sub("", said), language), name


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_is_not_left_as_it_is_in_english(language: str) -> None:
    other = messages(language)
    for name, message in messages("en").items():
        said = Texts(message).found
        if len(re.findall(r"[a-z]{3,}", " ".join(said))) > 1:
            assert said != Texts(other[name]).found, name


# ---- what the games have


def expected_ids() -> list[str]:
    ids = [f"language-{language}" for language in words.LANGUAGES]
    for name, game in dwarrow.GAMES.items():
        ids += [f"game-{name}", f"game-{name}-tagline", f"game-{name}-players"]
        ids += [f"edition-{name}-{edition}" for edition in game.EDITIONS]
        for option, question in game.OPTIONS.items():
            ids.append(f"option-{name}-{option}")
            ids += [f"option-{name}-{option}-{value}" for value in question.values]
    ids += [f"role-{role}" for role in {*saboteur_state.ROLES, *saboteur2_cards.ROLES}]
    ids += [f"tool-{tool}" for tool in ("pick", "lamp", "cart")]
    ids += [f"side-{side}" for side in "NESW"]
    return ids


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_game_edition_option_value_role_tool_and_side_has_a_name(language: str) -> None:
    for name in expected_ids():
        assert words.say(name, language).strip()


def card_words() -> set[str]:
    """Every word by which the engine calls a card."""
    found = set()
    for name in dwarrow.GAMES:
        folder = "duel" if name == "solo" else name
        deck = importlib.import_module(f"dwarrow.games.{folder}.cards")
        lists = ("WORDS", "TROOP_WORDS", "MINE_WORDS", "FIXED_WORDS")
        found |= {word for words_of in lists for word in getattr(deck, words_of, [])}
    return found


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_card_has_a_name(language: str) -> None:
    cards = card_words()
    assert len(cards) > 150
    for word in cards:
        name = words.card(word, language)
        assert name.strip() and not leaked(name, language), name
    if language != "en":
        assert not {words.card(word, language) for word in cards} & {
            words.card(word, "en")
            for word in cards
            if not re.fullmatch(r"(goblin|M|start).*", word)
        }


def test_cards_are_named_by_kind_sides_and_what_is_on_them() -> None:
    assert words.card("NES/-") == "dead end NES/-"
    assert words.card("door-blue-NS") == "blue door NS"
    assert words.card("NESW/NS+EW.gold-1-NS") == "bridge NESW/NS+EW (1 nugget)"
    assert (
        words.card("goal-NSW.door-W-blue.gold-1-NS", "uk") == "мета NSW (сині двері, 1 самородок)"
    )
    assert words.card("goal-NE/-.gold-3-N", "cs") == "cíl NE/- (3 nugety)"
    assert words.card("orc-5/M07", "ru") == "орк 5/M07"
    with pytest.raises(KeyError):
        words.card("no-such-card")


# ---- languages


def test_a_sentence_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError):
        words.say("no-such-sentence")
    with pytest.raises(KeyError):
        words.say("yes", "fr")


def test_the_environment_chooses_one_of_our_languages() -> None:
    assert words.spoken({"LANG": "uk_UA.UTF-8"}) == "uk"
    assert words.spoken({"LANG": "cs"}) == "cs"
    assert words.spoken({"LC_ALL": "ru_RU.UTF-8", "LANG": "cs_CZ.UTF-8"}) == "ru"
    assert words.spoken({"LANG": "fr_FR.UTF-8"}) == words.spoken({"LANG": "C.UTF-8"}) == "en"
    assert words.spoken({}) == "en"


def test_pseudo_makes_a_text_strange_longer_and_bracketed() -> None:
    assert words.pseudo("Your turn") == "[Ýöúŕ túŕñ~~~~]"
    assert len(words.pseudo("a" * 100)) == 142


def test_the_pseudo_language_says_every_message_strangely() -> None:
    assert set(messages(words.PSEUDO)) == set(messages("en"))
    told = words.say("saboteur-refused-not-your-turn", words.PSEUDO)
    assert told.startswith("[") and told.endswith("]") and "túŕñ" in told
    assert "Ana" in words.say("saboteur-drew", words.PSEUDO, seat="Ana")
