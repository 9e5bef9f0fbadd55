"""Every sentence a person reads, in Fluent files, one folder a language."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from dwarrow.kernel.state import Event, Refusal
from dwarrow.kernel.table import event_data, event_name

LANGUAGES = ("en",)
PLACE_FIELDS = ("door",)  # x and y of a place
SEAT_FIELDS = ("seat", "target", "first", "victim", "owner", "winner_seat")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has(message: str, language: str = "en") -> bool:
    return _bundle(language).has_message(message)


def say(message: str, language: str = "en", **facts: object) -> str:
    """The sentence with this name, with its facts filled in."""
    found = _bundle(language).get_message(message)
    if found.value is None:
        raise KeyError(message)
    text, faults = _bundle(language).format_pattern(found.value, facts)
    if faults:
        raise ValueError(f"{message}: {faults[0]}")
    return str(text)


def tell(game: str, event: Event, names: list[str], language: str = "en") -> str:
    """An event as a sentence, with seats by name."""
    facts = event_data(event)
    name = str(facts.pop("event"))
    message = name if has(name, language) else _own(game, name, language)
    return say(message, language, **{key: _fact(key, facts[key], names) for key in facts})


def why(game: str, event: Event, names: list[str], language: str = "en") -> list[str]:
    """The parts of an event that name their clause, a sentence each: who got what, and why."""
    return [
        sentence
        for field in fields(event)  # type: ignore[arg-type]
        for part in _parts(getattr(event, field.name))
        for sentence in _why(game, part, names, language)
    ]


def _parts(value: object) -> list[object]:
    return [part for part in value if is_dataclass(part)] if isinstance(value, list) else []


def _why(game: str, part: object, names: list[str], language: str) -> list[str]:
    """One part as a sentence, then its own parts, indented."""
    facts = {f.name: getattr(part, f.name) for f in fields(part)}  # type: ignore[arg-type]
    inner = [
        "  " + line
        for value in facts.values()
        for deeper in _parts(value)
        for line in _why(game, deeper, names, language)
    ]
    message = _own(game, event_name(part), language)
    if not has(message, language):
        return inner
    plain = {key: _fact(key, value, names) for key, value in facts.items() if not _parts(value)}
    clauses = [facts["clause"]] if "clause" in facts else facts.get("clauses", [])
    reasons = [say(_own(game, f"why-{clause}", language), language) for clause in clauses]
    return [say(message, language, why="; ".join(reasons) or "none", **plain), *inner]


def _fact(key: str, value: object, names: list[str]) -> object:
    if key in SEAT_FIELDS and isinstance(value, int):
        return names[value] if 0 <= value < len(names) else "-"
    if isinstance(value, list):
        apart = "," if key in PLACE_FIELDS else ", "
        return apart.join(str(item) for item in value) or "none"
    if value is None:
        return "none"
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else str(value)


def explain(game: str, refusal: Refusal, language: str = "en") -> str:
    """Why a move is refused, with the clause."""
    return f"{say(_own(game, f'refused-{refusal.reason}', language), language)} ({refusal.clause})"


BUILDS_ON = {"solo": "duel"}  # what a game does not say itself, the game below it says


def _own(game: str, name: str, language: str) -> str:
    message = f"{game}-{name}"
    return message if has(message, language) else f"{BUILDS_ON.get(game, game)}-{name}"
