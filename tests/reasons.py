"""A reason of a bot in words, as the page puts it (`web/src/table/hint.ts`)."""

from __future__ import annotations

from dwarrow import words
from dwarrow.bots import Reason


def said(reason: Reason, names: list[str], language: str = "en") -> str:
    """One reason as a sentence, with seats by name."""
    facts: dict[str, str | int] = dict(reason.names)
    for key in ("seat", "target"):
        if isinstance(facts.get(key), int):
            facts[key] = names[int(facts[key])]
    if reason.key not in ("for", "against"):
        return words.say(f"bot-why-{reason.key}", language, **facts)
    sentence = words.say(f"bot-sign-{facts['sign']}", language, **facts)
    when = words.say("bot-when", language, stage=facts["stage"])
    return words.say(
        f"bot-{reason.key}", language, sentence=sentence, when=when, seat=facts["seat"]
    )
