"""Reasons in words: what a bot says at the table, and what it says when the round is over."""

from __future__ import annotations

from dwarrow import words
from dwarrow.bots.bot import Reason


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


def told_at_the_table(reasons: list[Reason], names: list[str], language: str = "en") -> list[str]:
    """What a bot may say while the round goes on."""
    return [said(reason, names, language) for reason in reasons if not reason.is_secret]


def told_afterwards(reasons: list[Reason], names: list[str], language: str = "en") -> list[str]:
    """All a bot can say, once the roles are up."""
    return [said(reason, names, language) for reason in reasons]
