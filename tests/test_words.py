"""Whatever the games tell, refuse and allow is a sentence in every language."""

from __future__ import annotations

import ast
import importlib
import re
from dataclasses import asdict, fields, is_dataclass
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from pkgutil import walk_packages
from random import Random

import pytest

import dwarrow
from dwarrow import words
from dwarrow.games.kings.score import Account, Scored, ScoredMine
from dwarrow.games.saboteur2.why import Settled, Share
from dwarrow.kernel.record import VERSION
from dwarrow.kernel.rules import Option
from dwarrow.kernel.state import Event, Refusal
from dwarrow.kernel.table import Table, event_name
from latin import NAMES, leaked

SOURCE = Path(__file__).parents[1] / "src"
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))
RECORDS = [file for file in GOLDEN if file.read_text(encoding="utf-8").startswith(VERSION)]


def played(file: Path) -> Table:
    return dwarrow.replay(file.read_text(encoding="utf-8"))


# ---- what is told


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_can_be_told_to_the_end(file: Path, language: str) -> None:
    table = played(file)
    name, reasons = table.game.NAME, []
    names = [f"Ana{seat}" for seat in range(len(table.names))]
    for told in table.told:
        sentence = words.tell(name, told.event, names, language)
        assert sentence.strip() and (
            event_name(told.event) == "committed" or not leaked(sentence, language)
        )
        reasons += words.why(name, told.event, names, language)
    assert len(reasons) >= len(names)  # every seat hears at least once why it got what it got
    assert not [reason for reason in reasons if leaked(reason, language)]


SAMPLES: dict[str, list[object]] = {
    "tool": ["pick", "lamp", "cart"],
    "removed": ["pick", "trap", "theft"],
    "role": ["saboteur"],
    "roles": [["digger", "saboteur", "boss"]],
    "aside": ["digger"],
    "race": ["orc"],
    "races": [["orc", "giant"]],
    "team": ["green", "blue"],
    "winner": ["digger", "saboteur"],
    "verdict": ["luckless", "decent", "sharp", "master"],
    "how": ["draw", "mine", "redraw"],
    "where": ["centre", "own"],
    "mine": ["M07"],
    "card": ["map"],
    "cards": [[], ["map", "NES"]],
    "troops": [["orc-5/M07"]],
    "boxed": [[], ["goal-NESW"]],
    "clause": ["DUEL-57", "DUEL-58", "DUEL-59"],
    "winners": [[], ["green", "boss"], [1], [0, 1]],
    "nuggets": [0, 1, 2, 5, [3], [3, 5]],
    "scores": [[3, -5]],
    "drawn": [["M07"]],
    "centre": [["M07", "M08"]],
}
BY_TYPE: dict[str, list[object]] = {
    "int": [0, 1, 2, 5],
    "bool": [True, False],
    "str": ["x"],
    "list[int]": [[], [1, 2]],
}


def types_of(kind: type) -> dict[str, str]:
    """The types of an event's facts as the source writes them; compiled classes forget them."""
    bases = [base for base in reversed(kind.__mro__) if base.__module__.startswith("dwarrow.")]
    return {name: told for base in bases for name, told in _own_types(base).items()}


def _own_types(kind: type) -> dict[str, str]:
    path = SOURCE.joinpath(*kind.__module__.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    written = [
        node
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    ]
    facts = [node for one in written for node in one.body if isinstance(node, ast.AnnAssign)]
    return {ast.unparse(fact.target): ast.unparse(fact.annotation) for fact in facts}


def samples(field: str, types: str) -> list[object]:
    kind, _, none = types.partition(" | ")
    fitting = [value for value in SAMPLES.get(field, []) if is_a(value, kind)]
    return [*([None] if none else []), *(fitting or BY_TYPE.get(kind, [[]]))]


def is_a(value: object, kind: str) -> bool:
    if not isinstance(value, list):
        return type(value).__name__ == kind
    return all(f"list[{type(item).__name__}]" == kind for item in value) and "list" in kind


def facts_told_in(game: str) -> list[type]:
    """The events of a game and the parts of them, its own and those of the games it builds on."""
    folders = [f"dwarrow.games.{name}" for name in {"duel" if game == "solo" else game, game}]
    modules = [name for folder in folders for name in modules_in(folder)]
    if game in ("saboteur", "saboteur2"):
        modules.append("dwarrow.parts.events")
    things = [x for name in modules for x in vars(importlib.import_module(name)).values()]
    return sorted({kind for kind in things if is_told(kind)}, key=lambda kind: kind.__name__)


def modules_in(folder: str) -> list[str]:
    package = importlib.import_module(folder)
    return [found.name for found in walk_packages(package.__path__, f"{folder}.")]


def is_told(kind: object) -> bool:
    """Whether it is an event with facts, or a part of one that names its clauses."""
    if not isinstance(kind, type) or not is_dataclass(kind) or kind is Option:
        return False
    return issubclass(kind, Event) or bool({f.name for f in fields(kind)} & {"clause", "clauses"})


def some_of(kind: type, **fixed: list[object]) -> list[object]:
    """Up to forty events or parts of a kind, with facts mixed at random."""
    types = types_of(kind)
    values = [fixed.get(f.name, samples(f.name, types[f.name])) for f in fields(kind)]
    mixed = list(product(*values))
    return [kind(*facts) for facts in Random(1).sample(mixed, min(40, len(mixed)))]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_every_event_a_game_can_tell_is_a_sentence(game: str, language: str) -> None:
    kinds = dwarrow.GAMES[game].EVENTS
    assert len(kinds) > 12
    for kind in kinds:
        for event in some_of(kind):
            sentence = words.tell(game, event, NAMES, language)  # type: ignore[arg-type]
            assert "none" not in sentence or language == "en", sentence
            assert not leaked(sentence.replace("x", ""), language), sentence


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_every_why_of_a_game_is_a_sentence(game: str, language: str) -> None:
    folder = "duel" if game == "solo" else game
    clauses = re.findall(rf"^{folder}-why-(\S+) =", words.source(language), re.MULTILINE)
    kinds = [kind for kind in facts_told_in(game) if not issubclass(kind, Event)]
    assert clauses and kinds
    listed = {kind: listed_as(kind, game) for kind in kinds}
    for kind, clause in product(kinds, clauses):
        for part in some_of(kind, clause=[clause], clauses=[[], [clause, clauses[0]]]):
            told = {listed[kind]: [asdict(part)]}  # type: ignore[call-overload]
            for sentence in words.why_facts(game, told, NAMES, language):
                assert not leaked(sentence, language), sentence


def listed_as(kind: type, game: str) -> str:
    """The fact of an event, or of a part, that lists parts of this kind."""
    facts = [fact for owner in facts_told_in(game) for fact in types_of(owner).items()]
    parts = [*facts, *types_of(Account).items()]  # which names no clause itself
    return next(name for name, told in parts if told == f"list[{kind.__name__}]")


def test_the_score_of_kings_is_told_mine_by_mine() -> None:
    """KUM-028: the terminal told the sums alone."""
    mines = [ScoredMine("M01", True, 1, "KUM-023"), ScoredMine("M14", False, 4, "KUM-028")]
    account = Account(0, "orc", mines, -3)
    told = words.why("kings", Scored([account], "KUM-028"), ["Ana"])
    assert len(told) == 3 and told[0] == "Ana, king of the orcs: −3"
    assert "+1" in told[1] and "−4" in told[2]


def test_the_why_of_saboteur_2_names_the_door_that_decided() -> None:
    from dwarrow.games.saboteur2 import why as ev

    share = ev.Share(0, "green", False, False, 0, "SB2-062", [3, -1])
    reach = ev.Reach("green", False, [], [3, -1])
    settled = ev.Settled(1, 1, "SB2-064", ["blue"], 1, 5, 0, [reach], [share])
    told = words.why("saboteur2", settled, ["Ana", "Bo"])
    assert told[0] == (
        "The green team cannot get to the treasure: "
        "the door 3 right and 1 up from the start is in its way."
    )
    assert (
        told[1].startswith("Ana (green gold-digger): nothing") and "1 up from the start" in told[1]
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Won by: the green team, the Boss."),
        ("uk", "Перемога: зелена команда, Бос."),
        ("ru", "Победа: зелёная команда, Босс."),
        ("cs", "Vítězství: zelený tým, Šéf."),
    ],
)
def test_those_of_a_role_win_together(language: str, said: str) -> None:
    settled = {"event": "settled", "round": 1, "clause": "SB2-062", "winners": ["green", "boss"]}
    settled |= {"counted": 3, "share": 3, "crystals": 0}
    assert said in words.tell_facts("saboteur2", settled, ["Ana", "Bo"], language)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_score_below_nothing_is_told_with_a_minus(language: str) -> None:
    ended = {"event": "game-ended", "scores": [-11, 6], "winners": [1]}
    told = words.tell_facts("kings", ended, ["Ana", "Bo"], language)
    assert "Ana (−11), Bo (6)" in told


def test_numbers_bend_their_nouns() -> None:
    from dwarrow.games.duel.events import Drew

    told = [words.tell("duel", Drew(0, count), ["Ана"], "uk") for count in (1, 2, 5, 21)]
    assert [sentence.split()[-1] for sentence in told] == ["карту.", "карти.", "карт.", "карту."]
    told = [words.tell("duel", Drew(0, count), ["Ana"], "cs") for count in (1, 2, 5, 21)]
    assert [sentence.split()[-1] for sentence in told] == ["kartu.", "karty.", "karet.", "karet."]


def test_players_are_named_where_seats_are_told() -> None:
    from dwarrow.games.saboteur.round import GotRole
    from dwarrow.parts.events import GameEnded

    ended = words.tell("saboteur", GameEnded([3, 5], [1]), ["Ana", "Bo"])
    assert ended == "The game is over. Nuggets: Ana (3), Bo (5). Won by: Bo."
    told = words.tell("saboteur", GotRole("saboteur", [1]), ["Ana", "Bo"], "cs")
    assert told == "Vaše role: sabotér. Sabotéři spolu s vámi: Bo."


# ---- what is refused, and what can be done


def reasons_in(folder: str) -> set[str]:
    texts = [
        file.read_text(encoding="utf-8")
        for file in sorted((SOURCE / "dwarrow" / folder).rglob("*.py"))
    ]
    return set(re.findall(r'Refusal\([^()]*?"([a-z-]+)"\)', "\n".join(texts)))


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_every_refusal_of_a_game_is_a_sentence(game: str, language: str) -> None:
    folder = "duel" if game == "solo" else game
    reasons = reasons_in(f"games/{folder}")
    if game in ("saboteur", "saboteur2"):
        reasons |= reasons_in("parts")
    assert len(reasons) > 12
    for reason in reasons:
        sentence = words.explain(game, Refusal("SAB-001", reason), language)
        assert sentence.endswith(". (SAB-001)") and not leaked(sentence, language)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_move_offered_in_a_golden_game_has_words(file: Path, language: str) -> None:
    """Each kind of move, that is each deed with the facts it has, is told once a game."""
    table, told = played(file), set()
    names = NAMES * 3
    replayed = Table(
        table.game,
        table.edition,
        table.rules,
        table.names,
        table.shuffles,
        table.first,
        opening=table.opening,
    )
    for entry in table.log:
        for move in replayed.moves() if replayed.turn >= 0 else []:
            data = table.game.move_data(move)
            kind = (data["do"], frozenset(data))
            if kind not in told:
                told.add(kind)
                sentence = words.move(table.game.NAME, data, names, language)
                assert sentence.strip() and "none" not in sentence, sentence
                assert not leaked(sentence, language), sentence
        replayed.fold(entry)
    assert len(told) >= 2


DEEDS = {
    "saboteur": "lay break mend rockfall look open put pass take",
    "saboteur2": "lay break mend rockfall look open put pass play shed rob",
    "duel": "lay break mend throw rockfall look unlock pass bribe end open put claim pay",
    "solo": "lay break mend throw rockfall look unlock pass bribe end open put claim pay",
    "kings": "play take pass redraw",
}


def said_in(game: str) -> set[str]:
    """The first words of all that can be said."""
    folder = f"dwarrow.games.{'duel' if game == 'solo' else game}"
    if find_spec(f"{folder}.deeds"):
        return {phrase.do for phrase in importlib.import_module(f"{folder}.deeds").PHRASES.all}
    forms = importlib.import_module(f"{folder}.words").FORMS
    return set(re.findall(r"(?:^  |  {2,})([a-z]+)", forms, re.MULTILINE))


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_every_deed_of_a_game_has_words(game: str) -> None:
    deeds = said_in(game)
    assert deeds - {"pass", "redraw"} == set(DEEDS[game].split()) - {"pass", "redraw", "end"} | (
        {"end"} & deeds
    )
    for language, deed in product(words.LANGUAGES, DEEDS[game].split()):
        assert words.has(f"move-{game}-{deed}", language) and words.has(f"deed-{deed}", language)


def test_a_move_names_its_card_place_and_player() -> None:
    from dwarrow.games import saboteur

    def told(move: str, language: str) -> str:
        data = saboteur.move_data(saboteur.read_move(move))
        return words.move("saboteur", data, ["Ana", "Bo"], language)

    assert told("lay NES turned at 1,0", "uk") == (
        "Покласти праворуч від карти «початок»: розвилка вгору, вниз і ліворуч"
    )
    assert told("break lamp of 1", "ru") == "Вредительство против игрока «Bo»: сломанная лампа"
    assert told("mend lamp of 1 with mend-pick+lamp", "cs") == (
        "Opravit lampu hráče „Bo“: oprava krumpáče nebo lampy"
    )
    assert told("pass", "en") == "Pass"


@pytest.mark.parametrize(
    ("role", "won", "clause", "because"),
    [
        ("saboteur", True, "SB2-073", "because no tunnel to the treasure was completed (SB2-073)"),
        ("saboteur", False, "SB2-073", "because a tunnel to the treasure was completed (SB2-073)"),
        ("blue", False, "SB2-073", "was completed, so the saboteurs win"),
        ("boss", True, "SB2-067", "the Boss wins when a team wins"),
        ("boss", False, "SB2-067", "no team won, so the Boss did not either"),
    ],
)
def test_a_reason_suits_whom_it_is_told_about(
    role: str, won: bool, clause: str, because: str
) -> None:
    share = Share(0, role, False, won, 5 if won else 0, clause, None)
    event = Settled(1, None, "SB2-073", ["saboteur"], 1, 5, 0, [], [share])
    (told,) = words.why("saboteur2", event, ["Ana"])
    assert because in told
