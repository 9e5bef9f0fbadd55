"""The plain requests: open, sit, look around, replay. Bodies are in `wire.http`."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import dwarrow
from dwarrow.bots import bot_names
from dwarrow.kernel import record
from dwarrow.kernel.rules import values_of
from dwarrow.kernel.state import SPECTATOR
from dwarrow.server.allowed import No
from dwarrow.server.connection import UNREADABLE
from dwarrow.server.hall import Hall
from dwarrow.server.knowing import known
from dwarrow.server.metrics import METRICS
from dwarrow.server.replaying import replay, viewpoint_of
from dwarrow.server.room import Room, unavailable
from dwarrow.server.store import Unavailable
from dwarrow.wire import MOST_BYTES, http, openapi
from dwarrow.words import clauses

STATUS = {"unreadable": 400, "not-allowed": 403, "unknown": 404, "unavailable": 503}

Route_ = Callable[[Request], Awaitable[Response]]


def answers(route: Route_) -> Route_:
    """Whatever is refused is answered with a code and words."""

    async def answered(request: Request) -> Response:
        try:
            return await route(request)
        except No as no:
            return answer(no.problem(), STATUS.get(no.code, 409))
        except UNREADABLE as why:
            return answer(No("unreadable", "unreadable", str(why)).problem(), 400)
        except ClientDisconnect:
            return answer(No("unreadable", "too-long", most=MOST_BYTES).problem(), 413)
        except Unavailable as why:
            return answer(unavailable(why).problem(), 503)

    return answered


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(body), status, headers, media_type="application/json")


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def room_of(request: Request) -> Room:
    room = await hall_of(request).room(request.path_params["table"])
    if room is None:
        raise No("unknown", "no-such-table")
    return room


def key_of(request: Request) -> str:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip()[:64] if scheme.lower() == "bearer" else ""


async def open_table(request: Request) -> Response:
    wish = msgspec.json.decode(await request.body(), type=http.Open)
    return answer(await hall_of(request).open(wish), 201)


async def sit_down(request: Request) -> Response:
    wish = msgspec.json.decode(await request.body(), type=http.Sit)
    return answer(await hall_of(request).sit(await room_of(request), wish))


async def tables(request: Request) -> Response:
    return answer(await hall_of(request).tables())


async def table(request: Request) -> Response:
    return answer((await room_of(request)).table.info())


async def house(request: Request) -> Response:
    """Where the others find this server: a page opened as localhost cannot know."""
    return answer(http.HouseInfo(dwarrow.__version__, request.app.state.address))


async def games(request: Request) -> Response:
    return answer([game_data(name) for name in dwarrow.GAMES])


def game_data(name: str) -> http.GameInfo:
    """What one may choose about a game."""
    game = dwarrow.game_named(name)
    return http.GameInfo(
        game=name,
        seats=[game.SEATS[0], game.SEATS[-1]],
        usual=game.USUAL_SEATS,
        editions={edition: values_of(rules) for edition, rules in game.EDITIONS.items()},
        options={
            option: http.OptionInfo(list(o.values), list(o.clauses))
            for option, o in game.OPTIONS.items()
        },
        bots=bot_names(name),
    )


async def rules(request: Request) -> Response:
    """The clauses of a game, section by section."""
    game = request.path_params["game"]
    if game not in dwarrow.GAMES:
        known = ", ".join(dwarrow.GAMES)
        raise No("unknown", "no-such-game", f"There is no such game; there are: {known}.")
    return answer(http.RulesPage(game, "en", rules_sections(game)))


def rules_sections(game: str) -> list[http.RulesSection]:
    return msgspec.convert(clauses.sections(game), list[http.RulesSection], from_attributes=True)


async def record_of(request: Request) -> Response:
    """The record of a finished game, with the secrets of its deals."""
    room = await room_of(request)
    if room.table.status != "over" or room.table.play is None:
        raise No("not-allowed", "record-later")
    name = f"dwarrow-{room.table.settings.game}-{room.table.name}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(record.write(room.table.play), headers=headers)


async def replay_of(request: Request) -> Response:
    room = await room_of(request)
    caller = room.table.caller(key_of(request))
    viewpoint = viewpoint_of(request.query_params.get("viewpoint", "public"), room.table, caller)
    shown = replay(room.table, viewpoint)
    return answer(msgspec.structs.replace(shown, seat=caller.seat))


async def known_of(request: Request) -> Response:
    """When each player could have been known; in a thread, for it thinks the whole game over."""
    room = await room_of(request)
    return answer(await asyncio.to_thread(known, room.table))


async def drawing(request: Request) -> Response:
    """The table in letters, as whoever asks may see it."""
    table = (await room_of(request)).table
    seat = table.caller(key_of(request)).seat
    view = table.play.view(SPECTATOR if seat is None else seat) if table.play else None
    return answer(http.Drawing("" if view is None else table.game.drawn(view)))


async def qr(request: Request) -> Response:
    """A text as a QR code, drawn as SVG; a link's secret goes in the body, never in an address."""
    text = msgspec.json.decode(await request.body(), type=http.QrText).text
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(drawn, kind="svg", border=2, xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


async def spec(request: Request) -> Response:
    return answer(openapi.document())


async def health(request: Request) -> Response:
    """Whether tables can be played: the database answers."""
    await hall_of(request).store.read("health")
    return answer({"status": "ok", "release": dwarrow.__version__})


async def metrics(request: Request) -> Response:
    return PlainTextResponse(METRICS.text(), media_type="text/plain; version=0.0.4")


ROUTES = [
    Route("/api/house", answers(house)),
    Route("/api/games", answers(games)),
    Route("/api/rules/{game}", answers(rules)),
    Route("/api/tables", answers(tables), methods=["GET"]),
    Route("/api/tables", answers(open_table), methods=["POST"]),
    Route("/api/tables/{table}", answers(table)),
    Route("/api/tables/{table}/sit", answers(sit_down), methods=["POST"]),
    Route("/api/tables/{table}/record", answers(record_of)),
    Route("/api/tables/{table}/replay", answers(replay_of)),
    Route("/api/tables/{table}/known", answers(known_of)),
    Route("/api/tables/{table}/drawing", answers(drawing)),
    Route("/api/qr", answers(qr), methods=["POST"]),
    Route("/api/openapi.json", answers(spec)),
    Route("/health", answers(health)),
    Route("/metrics", answers(metrics)),
]
