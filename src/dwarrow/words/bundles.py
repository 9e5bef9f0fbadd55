"""The Fluent files: one folder a language, and `shared.ftl` for what is the same in all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from dwarrow.words.pseudo import pseudo_source

LANGUAGES = ("en", "uk", "ru", "cs")
PSEUDO = "en-XA"  # English made strange, so that what was never translated stands out


def source(language: str) -> str:
    """All messages of a language as one Fluent text, for the terminal and the page alike."""
    if language == PSEUDO:
        return pseudo_source(source("en"))
    if language not in LANGUAGES:
        raise KeyError(language)
    here = files("dwarrow.words")
    texts = sorted(here.joinpath(language).iterdir(), key=lambda file: file.name)
    shared = here.joinpath("shared.ftl").read_text(encoding="utf-8")
    own = [file.read_text(encoding="utf-8") for file in texts if file.name.endswith(".ftl")]
    return "\n".join([*own, shared])


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def has(message: str, language: str = "en") -> bool:
    return bundle(language).has_message(message)


def say(message: str, language: str = "en", **facts: object) -> str:
    """The sentence with this name, with its facts filled in."""
    found = bundle(language).get_message(message)
    if found.value is None:
        raise KeyError(message)
    text, faults = bundle(language).format_pattern(found.value, facts)
    if faults:
        raise ValueError(f"{message}: {faults[0]}")
    return str(text)


def spoken(environment: Mapping[str, str]) -> str:
    """The language a person's environment asks for, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            wanted = environment[name].partition("_")[0].partition(".")[0].lower()
            return wanted if wanted in LANGUAGES else "en"
    return "en"
