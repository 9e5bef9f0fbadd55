"""The Fluent files are complete: the same messages in each language, a name for all there is."""

from __future__ import annotations

import re

import pytest
from babel import Locale
from babel.plural import to_python
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import dwarrow
from dwarrow import words
from dwarrow.games.duel import cards as duel_cards
from dwarrow.games.saboteur import cards as saboteur_cards
from dwarrow.games.saboteur2 import cards as saboteur2_cards
from dwarrow.parts.mine import GOAL_X
from dwarrow.parts.tunnel import face_of
from dwarrow.words.aloud import card_words
from dwarrow.words.clauses import clauses
from dwarrow.words.names import turned
from dwarrow.words.places import goal_at, landmarks, place
from latin import leaked
from texts import Texts, messages

OTHERS = [language for language in words.LANGUAGES if language != "en"]


# ---- the files


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
        bent = {"way"} if name.startswith("landmark-") else set()  # only chooses the case
        assert facts_of(name, other) - bent == facts_of(name, english) - bent, name


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


# What a person types or presses, and the name of the whole.
TYPED = re.compile(
    r"dwarrow( verify| rules)?|--base-url|https|Enter|Esc|\bsay\b|pass EW|w lay EW at 5,5",
    re.IGNORECASE,
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
    ids += [f"role-{role}" for role in {*saboteur_cards.ROLES, *saboteur2_cards.ROLES}]
    ids += [f"tool-{tool}" for tool in ("pick", "lamp", "cart")]
    ids += [f"side-{side}" for side in "NESW"]
    return ids


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_game_edition_option_value_role_tool_and_side_has_a_name(language: str) -> None:
    for name in expected_ids():
        assert words.say(name, language).strip()


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


def test_cards_are_named_by_the_ways_they_lead_and_what_is_on_them() -> None:
    assert words.card("NESW") == "crossing" and words.card("NS") == "straight tunnel, upright"
    assert words.card("NES/-") == "dead end up, right and down"
    assert words.card("door-blue-NS") == "straight tunnel, upright (blue door)"
    assert words.card("NESW/NS+EW.gold-1-NS") == "bridge (1 nugget)"
    assert words.card("NESW/NSW.gold-1-E", "ru") == (
        "развилка вверх, вниз и влево (глухой рукав вправо, 1 самородок)"
    )
    assert words.card("goal-NW.door-W-green.gold-1-N", "uk") == (
        "поворот згори ліворуч (зелені двері ліворуч, 1 самородок)"
    )
    assert words.card("goal-NE/-.gold-3-N", "cs") == ("slepá cesta nahoru a vpravo (3 nugety)")
    assert words.card("orc-5/M07", "ru") == "орк 5"
    with pytest.raises(KeyError):
        words.card("no-such-card")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_tunnels_that_differ_have_different_names_without_codes(language: str) -> None:
    tunnels = [word for word in card_words() if re.match(r"[NESW]+(/|$)", word)]
    named = {word: words.card(word, language) for word in tunnels}
    assert len(set(named.values())) == len(tunnels) > 20
    assert not [name for name in named.values() if re.search(r"[NESW]{2}|/", name)]
    assert max(map(len, named.values())) <= 75


def test_a_card_that_was_turned_is_named_as_it_lies() -> None:
    assert turned("NES/ES") == "NSW/NW" and turned("NESW/NE+SW") == "NESW/SW+NE"
    assert turned("door-green-NW") == "door-green-ES" and turned("map") == "map"
    assert turned("NEW.door-E-blue") == "ESW.door-W-blue"
    for word in card_words():
        assert words.card(turned(turned(word))) == words.card(word)


# ---- places


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_place_of_a_board_is_said_in_its_own_words(language: str) -> None:
    for game in ("saboteur", "saboteur2", "duel", "solo"):
        board = [(x, y) for x in range(-2, 14) for y in range(-4, 5)]
        said = [place(game, x, y, language) for x, y in board]
        assert len(set(said)) == len(board)
        assert not [one for one in said if leaked(one, language)]


def test_a_place_is_said_by_the_nearest_start_or_goal() -> None:
    assert place("saboteur", 1, 0) == "right of the start"
    assert place("saboteur", 7, 0) == "left of the middle goal"
    assert place("saboteur", 3, -1) == "3 right and 1 up from the start"
    assert place("saboteur", 0, 3, "uk") == "на 3 нижче від карти «початок»"
    assert place("saboteur", 8, 1, "ru") == "ниже средней карты золотой жилы"
    assert place("duel", 1, 1, "cs") == "vpravo od modré startovní karty"
    assert place("duel", 7, -1) == "at goal 4" and goal_at("duel", 7, -1) == 4


def test_the_landmarks_lie_where_the_rules_put_them() -> None:
    found = re.compile(r"\((-?\d+),(-?\d+)\)")
    for game, clause in (("duel", "DUEL-08"), ("solo", "SOLO-04")):  # DUEL-08, SOLO-04
        told = [(int(x), int(y)) for x, y in found.findall(clauses(game)[clause])]
        assert landmarks(game) == told
    assert (
        landmarks("saboteur2")
        == landmarks("saboteur")
        == [(0, 0)] + [(GOAL_X, y) for y in (-2, 0, 2)]
    )  # SAB-013, SAB-014


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


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_card_that_lies_otherwise_when_turned_is_named_otherwise(language: str) -> None:
    """Of two ways to lay a card in one place nobody could tell which is which."""
    told = 0
    for deck in (saboteur_cards, saboteur2_cards, duel_cards):
        for kind, word in enumerate(deck.WORDS[: int(deck.TUNNELS)]):
            if not deck.SHAPES.faces[face_of(kind, 0)].is_same_turned():
                told += 1
                assert words.card(word, language) != words.card(turned(word), language), word
    assert told > 40


PLAYER = {"uk": r"грав(ця|цеві|цем|цю|ець)", "ru": r"игрок(а|у|ом|е|)", "cs": r"hráč(e|i|em|ovi|)"}


@pytest.mark.parametrize("language", PLAYER)
def test_a_name_beside_the_word_player_stands_in_quotation_marks(language: str) -> None:
    """A name is not declined, so the word before it is, and the name is set apart."""
    bare = re.compile(rf"\b{PLAYER[language]} {{ \$\w+ }}")
    assert [line for line in words.source(language).splitlines() if bare.search(line)] == []
