"""Every sentence a person reads, in Fluent files, one folder a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from dwarrow.games import GAMES
from dwarrow.kernel.state import Data, Event, Refusal
from dwarrow.kernel.table import event_data
from dwarrow.words.bundles import LANGUAGES as LANGUAGES
from dwarrow.words.bundles import PSEUDO as PSEUDO
from dwarrow.words.bundles import has as has
from dwarrow.words.bundles import say as say
from dwarrow.words.bundles import source as source
from dwarrow.words.bundles import spoken as spoken
from dwarrow.words.facts import MOVE_FACTS, NONE, around, fluent_facts
from dwarrow.words.names import card as card
from dwarrow.words.pseudo import pseudo as pseudo
from dwarrow.words.voices import voice as voice

# The parts of events that are told by themselves, by the fact that lists them.
PARTS: Final = {"shares": "share", "reaches": "reach", "accounts": "account", "mines": "line"}


def tell(game: str, event: Event, names: list[str], language: str = "en") -> str:
    """An event as a sentence, with seats by name."""
    return tell_facts(game, event_data(event), names, language)


def tell_facts(
    game: str, event: Mapping[str, object], names: list[str], language: str = "en"
) -> str:
    """The same for an event in its JSON form, of the game or of the table around it."""
    facts = {key: value for key, value in event.items() if not _parts(value)}
    name = str(facts.pop("event"))
    # A claim in the talk names what it is about; the Duel has claims of gold.
    is_talk = name != "claimed" or "about" in facts
    known = [f"table-{name}"] if is_talk and has(f"table-{name}", language) else []
    known += [name] if has(name, language) else []
    message = known[0] if known else _own(game, name, language)
    told = fluent_facts(game, facts, names, language)
    return say(message, language, **told | (around(game, event, names) if known else {}))


def why(game: str, event: Event, names: list[str], language: str = "en") -> list[str]:
    """The parts of an event that name their clause, a sentence each: who got what, and why."""
    return why_facts(game, event_data(event), names, language)


def why_facts(
    game: str, told: Mapping[str, object], names: list[str], language: str = "en"
) -> list[str]:
    """The same for an event in its JSON form, or for a part that has parts of its own."""
    return [
        sentence
        for key, value in told.items()
        for part in _parts(value)
        for sentence in _why(game, PARTS[key], part, names, language)
    ]


def _parts(value: object) -> list[Data]:
    return [part for part in value if isinstance(part, dict)] if isinstance(value, list) else []


def _why(game: str, kind: str, part: Data, names: list[str], language: str) -> list[str]:
    """One part as a sentence, then its own parts, indented."""
    inner = ["  " + line for line in why_facts(game, part, names, language)]
    message = _own(game, kind, language)
    if not has(message, language):
        return inner
    plain = {key: value for key, value in part.items() if not _parts(value)}
    facts = fluent_facts(game, plain, names, language)
    facts["why"] = "; ".join(_reasons(game, plain, language)) or NONE
    return [say(message, language, **facts), *inner]


def _reasons(game: str, part: Data, language: str) -> list[str]:
    """What the clauses say that a part names; its own facts may choose the words."""
    clauses: Any = [part["clause"]] if "clause" in part else part.get("clauses", [])
    facts = {key: str(value) for key, value in part.items()}
    return [say(_own(game, f"why-{clause}", language), language, **facts) for clause in clauses]


def explain(game: str, refusal: Refusal, language: str = "en") -> str:
    """Why a move is refused, with the clause."""
    return f"{why_not(game, refusal, language)} ({refusal.clause})"


def why_not(game: str, refusal: Refusal, language: str = "en") -> str:
    """The same where the clause is quoted beside it."""
    return say(_own(game, f"refused-{refusal.reason}", language), language)


def refuse(reason: str, facts: Mapping[str, object], language: str = "en") -> str:
    """Why a table does not do what was asked; the rules of games have `explain`."""
    told = dict(facts)
    if "options" in told:
        asked = [f"option-{told['game']}-{option}" for option in str(told["options"]).split()]
        told["options"] = " · ".join(_answered(option, language) for option in asked)
    return say(f"table-refused-{reason}", language, **told)


def _answered(option: str, language: str) -> str:
    """A question of the rules, with its answer if one is named: `option-G-NAME=VALUE`."""
    message, _, answer = option.partition("=")
    asked = say(message, language)
    if not answer:
        return asked
    return f"{asked}{'' if asked[-1] in '?,' else ':'} {say(f'{message}-{answer}', language)}"


def move(game: str, data: Data, names: list[str], language: str = "en") -> str:
    """A move in words a person reads, from its JSON form; its `words` are what records write."""
    return say(f"move-{game}-{data['do']}", language, **_move_facts(game, data, names, language))


def _move_facts(game: str, data: Data, names: list[str], language: str) -> dict[str, object]:
    """The facts of a move; one that it does not have is `none`."""
    held = {key: value for key, value in data.items() if value != []}
    return dict.fromkeys(MOVE_FACTS, NONE) | fluent_facts(game, held, names, language)


def way(game: str, data: Data, names: list[str], language: str = "en") -> str:
    """What tells a move from others with the same card: where it goes, if that says it."""
    told = [f"way-{game}-{data['do']}", f"way-{data['do']}"]
    message = next((name for name in told if has(name, language)), None)
    if message is None:
        return move(game, data, names, language)
    return say(message, language, **_move_facts(game, data, names, language))


def _own(game: str, name: str, language: str) -> str:
    message = f"{game}-{name}"
    return message if has(message, language) else f"{GAMES[game].LIKE}-{name}"
