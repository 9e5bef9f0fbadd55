"""The hunt for secrets: all that a browser got and shows, held against the truth in the log."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from running import Server
from visitor import Visitor
from witness import logs_of

from dwarrow.kernel.state import ALL
from dwarrow.kernel.table import event_data
from dwarrow.server import at_table
from dwarrow.server.table import Table
from dwarrow.words import names

UPDATE = {"tell", "version", "since", "played", "table", "seat", "view", "moves", "story", "undo"}
VIEW = {"game", "seats", "public", "private", "seat"}  # of everybody's
STORED = "JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"
SAID = """() => [document.body, ...document.querySelectorAll('[aria-label],[title]')]
    .flatMap((it) => [it.textContent, it.ariaLabel, it.title]).join('\\n')"""
CELLS = "(cells) => cells.map((cell) => cell.ariaLabel).join('\\n')"
SPOKEN = ("accessibility tree", "text", "board")
SIGNS = {"trap": "trapped", "theft": "thefts"}  # cards that lie before those whom a drawer lists
SAYINGS = {"treasure"}  # the story speaks of it wherever it lies; the board may not
CODE = re.compile(r"[A-Z/.+-]")  # a card's word that is no word of a language
ROLE = re.compile(r"saboteur|digger|geologist|profiteer|boss|team", re.IGNORECASE)
# Never about a table: the page's own files, and what is the same for everybody.
COMMON = re.compile(r"/assets/|/api/(games|rules|qr)|/icon")


@dataclass
class Look:
    """What could be read off a browser after so many moves and deals."""

    played: int
    texts: dict[str, str]
    plates: list[str]  # of the other seats


@dataclass
class Moment:
    """The truth after so many moves and deals, and what one seat may know of it."""

    truth: dict[str, Any]
    view: dict[str, Any]
    moves: list[dict[str, Any]]
    heard: list[dict[str, Any]]
    told_to_others: list[dict[str, Any]]


@dataclass
class Watch:
    """Everything a browser receives, from the first byte on."""

    visitor: Visitor
    updates: list[dict[str, Any]] = field(default_factory=list)
    bodies: list[str] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)

    def __post_init__(self) -> None:
        page = self.visitor.page
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))
        page.on("requestfinished", lambda request: self.keep(request.response()))

    def hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["tell"] == "update":
            self.updates.append(told)
        else:
            self.bodies.append(json.dumps(told))

    def keep(self, response: Any) -> None:
        if not COMMON.search(response.url):
            self.bodies.append(f"{response.text()} {response.headers}")

    def look(self) -> None:
        """Read everything that can be read off the browser."""
        page = self.visitor.page
        texts = {
            "document": page.content(),
            "accessibility tree": page.locator("body").aria_snapshot(),
            "text": page.evaluate(SAID),
            "board": page.get_by_role("gridcell").evaluate_all(CELLS),
            "storage": str(page.evaluate(STORED)),
            "other messages": "\n".join(self.bodies),
        }
        plates = page.locator("[data-seat]:not(.me)").all_text_contents()
        self.looks.append(Look(self.updates[-1]["played"], texts, plates))


def database_of(server: Server) -> Path:
    return Path(server.words[server.words.index("--database") + 1])


def history(database: Path, name: str, seat: int) -> list[Moment]:
    """The truth after each move and deal, folded from the log; the first is before any."""
    table, moments = Table(name), [Moment({}, {}, [], [], [])]
    for body in logs_of(database)[name]:
        at_table.fold(table, at_table.read(body))
        if table.play and len(table.play.log) == len(moments):
            moments.append(moment(table, seat))
    return moments


def moment(table: Table, seat: int) -> Moment:
    play = table.play
    assert play is not None
    mine = play.moves() if play.turn == seat else []
    heard = [event_data(told.event) for told in play.told if told.to in (ALL, seat)]
    secret = [event_data(told.event) for told in play.told if told.to not in (ALL, seat)]
    moves = [play.game.move_data(move) for move in mine]
    return Moment(*map(plain, (play.state.data(), play.view(seat).data(), moves, heard, secret)))


def plain(data: Any) -> Any:
    """As it looks after its way through JSON."""
    return json.loads(json.dumps(data))


def found(watch: Watch, moments: list[Moment], seat: int) -> list[str]:
    """Every secret that this seat's browser had before its time."""
    return [
        *untrue(watch, moments, seat),
        *shown(watch, moments, seat),
        *unmasked(watch, moments),
    ]


def unended(update: dict[str, Any], moments: list[Moment]) -> Iterator[str]:
    """A board that a round left, unless all could see it then."""
    if "ended" in update:
        view, before = update["ended"]["view"], moments[: update["played"] + 1]
        if set(view) != VIEW or view["seat"] is not None:
            yield f"the end of a round has the parts {sorted(view)} for seat {view['seat']}"
        if view["public"] not in [moment.view.get("public") for moment in before]:
            yield f"after {update['played']} the board of a round's end is another"


def untrue(watch: Watch, moments: list[Moment], seat: int) -> Iterator[str]:
    """Updates that hold anything but what this seat may know."""
    for update in watch.updates:
        if update["view"] is None:
            continue
        now = moments[update["played"]]
        if set(update) - {"ended"} != UPDATE or update["seat"] != seat:
            yield f"an update has the parts {sorted(update)} for seat {update['seat']}"
        for part in ("public", "private"):
            if update["view"][part] != now.view[part]:
                yield f"after {update['played']} the {part} drawer is another"
        if update["moves"] not in ([], now.moves):
            yield f"after {update['played']} the moves are another seat's"
        yield from unheard(update["story"], now)
        yield from unended(update, moments)


def unheard(story: list[dict[str, Any]], now: Moment) -> Iterator[str]:
    """Events that were told to another seat alone."""
    for item in story:
        facts = {name: value for name, value in item.items() if name not in ("n", "at")}
        if facts in now.told_to_others and facts not in now.heard:
            yield f"the story tells {facts}"


def shown(watch: Watch, moments: list[Moment], seat: int) -> Iterator[str]:
    """Hidden cards and roles that can be read off the browser by their word or their name."""
    for look in watch.looks:
        now = moments[look.played]
        known = known_words(moments, look.played)
        hidden = hidden_cards(now.truth, seat) - known
        names_hidden = both_ways(hidden) - both_ways(known)
        for where, text in look.texts.items():
            sought = names_hidden if where in SPOKEN else set(filter(CODE.search, hidden))
            bare = without(text, known)
            for word in sought if where == "board" else sought - SAYINGS:
                if holds(bare, word):
                    yield f"after {look.played} the {where} holds {word}"


def unmasked(watch: Watch, moments: list[Moment]) -> Iterator[str]:
    """Plates of other seats that name a role which was not shown to this one."""
    for look in watch.looks:
        if not may_name_roles(moments[look.played].view):
            yield from (
                f"after {look.played} {plate}" for plate in look.plates if ROLE.search(plate)
            )


def may_name_roles(view: dict[str, Any]) -> bool:
    """Roles that are turned up, as when a thief chooses, or that this seat has seen."""
    turned_up = set(view["public"].get("roles", [])) - {"unknown"}
    seen = ("fellows", "sights", "hats", "inspected", "swaps")
    return bool(turned_up) or any(view["private"].get(drawer) for drawer in seen)


def hidden_cards(truth: dict[str, Any], seat: int) -> set[str]:
    """The cards that lie hidden from a seat: other hands, the deck, the goals."""
    others = [drawer["hand"] for owner, drawer in enumerate(truth["private"]) if owner != seat]
    return words_in([others, truth["hidden"]["deck"], truth["hidden"].get("goals", [])])


def known_words(moments: list[Moment], played: int) -> set[str]:
    """All words a seat has met: a card with the same word may lie hidden as well."""
    past = moments[: played + 1]
    met = words_in([[now.view, now.heard, now.moves] for now in past])
    met |= {f"break-{tool}" for tool in ("pick", "lamp", "cart") if tool in met}
    return met | {card for now in past for card, drawer in SIGNS.items() if opened(now, drawer)}


def opened(now: Moment, drawer: str) -> bool:
    return bool(now.view.get("public", {}).get(drawer))


def words_in(data: Any) -> set[str]:
    if isinstance(data, str):
        return {data}
    inside = [*data, *data.values()] if isinstance(data, dict) else data
    return set().union(*map(words_in, inside)) if isinstance(inside, list) else set()


def holds(text: str, word: str) -> bool:
    whole = rf"(?<![\w/.+-]){re.escape(word)}(?![\w/.+-])"
    return word in text and re.search(whole, text) is not None


def without(text: str, known: set[str]) -> str:
    """The text without the names of known cards: a known name may hold a hidden one."""
    for name in sorted(both_ways(known), key=len, reverse=True):
        text = text.replace(name, "") if " " in name else text
    return text


def both_ways(cards: set[str]) -> set[str]:
    """What the page calls these cards, upright or turned: a card is named as it lies."""
    return {named(word) for card in cards for word in (card, names.turned(card))}


@cache
def named(word: str) -> str:
    """What the page calls a card; a word that is no card's stays as it is."""
    try:
        return names.card(word)
    except (KeyError, LookupError, ValueError):
        return word
