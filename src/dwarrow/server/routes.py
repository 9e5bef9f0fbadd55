"""The plain requests: open, sit, look around, replay. A function's types are its contract."""

from __future__ import annotations

import asyncio
import gzip
import re
from datetime import date
from functools import cache, lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import dwarrow
from dwarrow import lessons, words
from dwarrow.bots import bot_names
from dwarrow.kernel.rules import values_of
from dwarrow.kernel.state import SPECTATOR
from dwarrow.review import puzzles
from dwarrow.server.hall import Hall, worth
from dwarrow.server.lesson import advice
from dwarrow.server.library import Library
from dwarrow.server.limits import address_of
from dwarrow.server.metrics import METRICS
from dwarrow.server.no import No
from dwarrow.server.plain import Routes, charge
from dwarrow.server.reading import PACKING, Reading
from dwarrow.server.replaying import viewpoint_of
from dwarrow.server.reviewing import Finished
from dwarrow.server.reviews import Reviews
from dwarrow.server.room import REST, Room
from dwarrow.wire import bodies, openapi
from dwarrow.wire.settings import TableInfo
from dwarrow.words import clauses, obeyed, window

ROUTES = Routes()
NEW_REVIEW = 40  # more for a review that has to be made
WAKING = 9  # more for a table that rests, or is none


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def room_of(request: Request) -> Room:
    """The room of the table that is asked for; a log that has to be read first costs more."""
    hall, name = hall_of(request), request.path_params["table"]
    if name not in hall.rooms:
        charge(request, WAKING)
    room = await hall.room(name)
    if room is None:
        raise No("unknown", "no-such-table")
    return room


def key_of(request: Request) -> str:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip()[:64] if scheme.lower() == "bearer" else ""


@ROUTES.add("GET /api/house")
async def house(request: Request) -> bodies.HouseInfo:
    """Where the others find this server: a page opened as localhost cannot know."""
    house = request.app.state.house
    return bodies.HouseInfo(dwarrow.__version__, house.base_url, REST, house.keep_days)


@ROUTES.add("GET /api/games", price=2, gives=list[bodies.GameInfo])
async def games(request: Request) -> Response:
    return passed_on(request, all_games())


@cache
def all_games() -> bytes:
    return packed([game_data(name) for name in dwarrow.GAMES])


def game_data(name: str) -> bodies.GameInfo:
    """What one may choose about a game."""
    game = dwarrow.game_named(name)
    return bodies.GameInfo(
        game=name,
        seats=[game.SEATS[0], game.SEATS[-1]],
        usual=game.USUAL_SEATS,
        editions={edition: values_of(rules) for edition, rules in game.EDITIONS.items()},
        readings={edition: list(read) for edition, read in game.READINGS.items()},
        options={
            option: bodies.OptionInfo(list(o.values), list(o.clauses))
            for option, o in game.OPTIONS.items()
        },
        bots=bot_names(name),
    )


@ROUTES.add("GET /api/rules/{game}", price=2, gives=bodies.RulesPage, query=("language",))
async def rules(request: Request) -> Response:
    """The clauses of a game, section by section, in the language asked for."""
    game = request.path_params["game"]
    if game not in dwarrow.GAMES:
        known = ", ".join(dwarrow.GAMES)
        raise No("unknown", "no-such-game", f"There is no such game; there are: {known}.")
    language = clauses.written(request.query_params.get("language", "en"))
    return passed_on(request, rules_page(game, language))


@cache
def rules_page(game: str, language: str) -> bytes:
    sections = [
        bodies.RulesSection(found.name, found.title, [clause_info(c) for c in found.clauses])
        for found in clauses.sections(game, language)
    ]
    return packed(bodies.RulesPage(game, language, sections))


def clause_info(clause: clauses.Clause) -> bodies.ClauseInfo:
    code, tests = obeyed.code(clause.number), obeyed.tests(clause.number)
    places = (list(map(str, code)), list(map(str, tests)))
    return bodies.ClauseInfo(clause.number, clause.says, clause.mark, *places)


@ROUTES.add("GET /api/tables", price=2)
async def tables(request: Request) -> list[bodies.Listed]:
    return await hall_of(request).tables()


@ROUTES.add("POST /api/tables", status=201)
async def open_table(request: Request, wish: bodies.Open) -> bodies.NewTable:
    take_table(request)
    return await hall_of(request).open(wish)


def take_table(request: Request) -> None:
    """An address may open so many tables and no more."""
    if not request.app.state.tables.take(address_of(request.scope)):
        raise No("too-fast", "too-fast")


@ROUTES.add("GET /api/lessons")
async def all_lessons(request: Request) -> list[bodies.LessonInfo]:
    found = [lessons.lesson_named(name) for name in lessons.NAMES]
    return [bodies.LessonInfo(one.name, one.game, len(one.steps)) for one in found]


@ROUTES.add("POST /api/lessons", status=201)
async def open_lesson(request: Request, wish: bodies.Learn) -> bodies.NewTable:
    """The table of a lesson; what is dealt there is the server's, never the caller's, to choose."""
    take_table(request)
    return await hall_of(request).open_lesson(wish)


@ROUTES.add("GET /api/tables/{table}/advice", price=3)
async def advice_of(request: Request) -> bodies.Advice:
    """What a good player would do now; only in a lesson, and only for its learner."""
    table = (await room_of(request)).table
    if not table.lesson or table.caller(key_of(request)).seat != lessons.LEARNER:
        raise No("not-allowed", "no-advice")
    return await advice(table, request.app.state.bots)


@ROUTES.add("GET /api/tables/{table}")
async def table(request: Request) -> TableInfo:
    return (await room_of(request)).table.info()


@ROUTES.add("POST /api/join", price=5)
async def join(request: Request, wish: bodies.Code) -> bodies.Invitation:
    """The table that a short code leads to."""
    if not request.app.state.codes.take(address_of(request.scope)):
        raise No("too-fast", "too-fast")
    return await hall_of(request).invited(wish.code)


@ROUTES.add("POST /api/tables/{table}/invitation")
async def worth_of(request: Request, wish: bodies.Invite) -> bodies.Worth:
    """Whether a link still seats somebody, before it is shown or a name is asked for."""
    return worth((await room_of(request)).table, wish.invite)


@ROUTES.add("POST /api/tables/{table}/sit")
async def sit_down(request: Request, wish: bodies.Sit) -> bodies.Seated:
    return await hall_of(request).sit(await room_of(request), wish)


@ROUTES.add("GET /api/tables/{table}/record", price=10, gives="text/plain")
async def record_of(request: Request) -> Response:
    """The record of a game that is over or was ended, with the secrets of its deals."""
    table = (await room_of(request)).table
    if table.status not in ("over", "ended") or table.play is None:
        raise No("not-allowed", "record-later")
    name = f"dwarrow-{table.settings.game}-{table.name}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    asked = Reading("record", table.name, table.version)
    return await read(request, asked, "text/plain", headers)


@ROUTES.add("GET /api/tables/{table}/replay", price=20, gives=bodies.Replay, query=("viewpoint",))
async def replay_of(request: Request) -> Response:
    table = (await room_of(request)).table
    caller = table.caller(key_of(request))
    viewpoint = viewpoint_of(request.query_params.get("viewpoint", "public"), table, caller)
    return await read(request, Reading("replay", table.name, table.version, viewpoint, caller.seat))


@ROUTES.add("GET /api/tables/{table}/known", price=20, gives=bodies.Known)
async def known_of(request: Request) -> Response:
    """When each player could have been known: the whole game is thought over for it."""
    table = (await room_of(request)).table
    if table.status != "over":
        raise No("not-allowed", "known-later")
    return await read(request, Reading("known", table.name, table.version))


@ROUTES.add("GET /api/tables/{table}/review", price=2, gives=bodies.ReviewSoFar, query=("since",))
async def review_of(request: Request) -> Response:
    """A game that is over, explained: the parts that are there, or the next as soon as it is."""
    game = Finished.at((await room_of(request)).table)
    reviews: Reviews = request.app.state.reviews
    if not reviews.has(game):
        charge(request, NEW_REVIEW)
    since = request.query_params.get("since", "0")
    return await reviews.answer(game, int(since) if since.isdecimal() and len(since) < 6 else 0)


async def read(
    request: Request,
    asked: Reading,
    media: str = "application/json",
    headers: dict[str, str] | None = None,
) -> Response:
    """A long answer, as it comes from the library."""
    library: Library = request.app.state.library
    return passed_on(request, await library.read(asked), media, headers)


def passed_on(
    request: Request,
    body: bytes,
    media: str = "application/json",
    headers: dict[str, str] | None = None,
) -> Response:
    """What is packed already, or unpacked for who cannot unpack."""
    headers = {**(headers or {}), "Vary": "Accept-Encoding"}
    if unpacks(request.headers.get("accept-encoding", "")):
        return Response(body, headers={**headers, "Content-Encoding": "gzip"}, media_type=media)
    return Response(gzip.decompress(body), headers=headers, media_type=media)


def unpacks(accepted: str) -> bool:
    """Whether a header says that its sender can unpack; `gzip;q=0` says that it cannot."""
    ways = accepted.replace(" ", "").lower().split(",")
    return any(re.fullmatch(r"gzip(;q=(?!0(\.0*)?$)[\d.]+)?", way) for way in ways)


def packed(answer: object) -> bytes:
    return gzip.compress(msgspec.json.encode(answer), PACKING, mtime=0)


@ROUTES.add("GET /api/puzzle", price=2)
async def puzzle(request: Request) -> bodies.PuzzleOfDay:
    """A position in which one move is clearly best: the same for everybody that day."""
    return await asyncio.to_thread(puzzle_on, puzzles.day_of(""))


@lru_cache(maxsize=2)
def puzzle_on(day: date) -> bodies.PuzzleOfDay:
    found = puzzles.puzzle_of(day)
    rules = dwarrow.game_named(found.game).EDITIONS[found.edition]
    return bodies.PuzzleOfDay(day.isoformat(), values_of(rules), found)


@ROUTES.add("GET /api/tables/{table}/drawing", price=5, query=("language", "width", "height"))
async def drawing(request: Request) -> bodies.Drawing:
    """The table in letters, as whoever asks may see it, for a window of that size."""
    table = (await room_of(request)).table
    seat = table.caller(key_of(request)).seat
    if table.play is None:
        return bodies.Drawing("")
    view = table.play.view(SPECTATOR if seat is None else seat)
    asked = request.query_params
    language = clauses.written(asked.get("language", "en"))
    width, height = (_size(asked.get(name, ""), usual) for name, usual in WINDOW.items())
    spoken = words.voice(language, table.settings.game, table.settings.edition)
    names = table.play.names
    async with hall_of(request).piecework.piece():
        return bodies.Drawing(window.drawn(table.game, view, names, spoken, width, height))


WINDOW = {"width": 80, "height": 24}


def _size(text: str, usual: int) -> int:
    """The columns or lines of a window, within reason."""
    return min(max(int(text), 20), 500) if text.isdecimal() and len(text) < 5 else usual


@ROUTES.add("POST /api/qr", price=5, gives="image/svg+xml")
async def qr(request: Request, wish: bodies.QrText) -> Response:
    """A text as a QR code, drawn as SVG; a link's secret goes in the body, never in an address."""
    library: Library = request.app.state.library
    return Response(await library.draw(wish.text), media_type="image/svg+xml")


@ROUTES.add("GET /health", price=5)
async def health(request: Request) -> bodies.Health:
    """Whether tables can be played: a write would be durable now."""
    await hall_of(request).store.probe()
    return bodies.Health("ok", dwarrow.__version__)


@ROUTES.add("GET /metrics", gives="text/plain")
async def metrics(request: Request) -> Response:
    return PlainTextResponse(METRICS.text(), media_type="text/plain; version=0.0.4")


@ROUTES.add("GET /api/openapi.json", price=2, gives="application/json")
async def spec(request: Request) -> Response:
    return passed_on(request, described())


@cache
def described() -> bytes:
    """All of these that are for clients."""
    told = [row.operation for row in ROUTES if row.operation.path.startswith("/api/")]
    return packed(openapi.document(one for one in told if one.path != "/api/openapi.json"))
