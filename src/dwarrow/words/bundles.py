"""The Fluent files: one folder a language, and `shared.ftl` for what is the same in all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from importlib.resources import files

from dwarrow.words.filling import Sentences
from dwarrow.words.pseudo import pseudo_source
from dwarrow.words.voices import language_of, voiced_pattern, voiced_source

LANGUAGES = ("en", "uk", "ru", "cs")
PSEUDO = "en-XA"  # English made strange, so that what was never translated stands out


def source(language: str) -> str:
    """All messages of a language or a voice as one Fluent text."""
    if language == PSEUDO:
        return pseudo_source(source("en"))
    if language != language_of(language):
        return voiced_source(language, source(language_of(language)))
    if language not in LANGUAGES:
        raise KeyError(language)
    here = files("dwarrow.words")
    texts = sorted(here.joinpath(language).iterdir(), key=lambda file: file.name)
    shared = here.joinpath("shared.ftl").read_text(encoding="utf-8")
    own = [file.read_text(encoding="utf-8") for file in texts if file.name.endswith(".ftl")]
    return "\n".join([*own, shared])


@cache
def sentences(language: str) -> Sentences:
    spoken = language_of(language)
    if spoken == language:
        return Sentences(language, source(language))
    return Sentences(spoken, source(spoken), partial(voiced_pattern, language))


def has(message: str, language: str = "en") -> bool:
    return message in sentences(language).patterns


def say(message: str, language: str = "en", **facts: object) -> str:
    """The sentence with this name, with its facts filled in."""
    try:
        return sentences(language).say(message, facts)
    except ValueError as why:
        raise ValueError(f"{message}: {why}") from None


def spoken(environment: Mapping[str, str]) -> str:
    """The language a person's environment asks for, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            wanted = environment[name].partition("_")[0].partition(".")[0].lower()
            return wanted if wanted in LANGUAGES else "en"
    return "en"
