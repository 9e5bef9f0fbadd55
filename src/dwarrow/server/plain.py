"""Plain requests: a route is a function whose types say what it takes and gives, declared once.

The routes themselves are in `routes`; OpenAPI is made from this list.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from dwarrow.server.connection import UNREADABLE
from dwarrow.server.limits import SLOW, address_of
from dwarrow.server.no import No, unavailable
from dwarrow.server.store import Unavailable
from dwarrow.wire import MOST_BYTES
from dwarrow.wire.openapi import Operation

STATUS = {
    "unreadable": 400, "not-allowed": 403, "unknown": 404, "unavailable": 503, "too-fast": 429,
}  # fmt: skip

Answers = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Plain:
    """A route: what is told of it, and the function that answers."""

    operation: Operation
    answers: Answers
    price: int = 1  # of the budget that every address has; changes have another one, too

    @property
    def route(self) -> Route:
        return Route(self.operation.path, self.answer, methods=[self.operation.method])

    async def answer(self, request: Request) -> Response:
        """Whatever is refused is answered with a code and words."""
        try:
            charge(request, self.price - 1)  # one was paid at the door
            return await self.answered(request)
        except No as no:
            return answer(no.problem(), STATUS.get(no.code, 409))
        except UNREADABLE as why:
            return answer(No("unreadable", "unreadable", str(why)).problem(), 400)
        except ClientDisconnect:
            return unfinished(request)
        except Unavailable as why:
            return answer(unavailable(why).problem(), 503)

    async def answered(self, request: Request) -> Response:
        takes = self.operation.takes
        wish = [] if takes is None else [msgspec.json.decode(await request.body(), type=takes)]
        given = await self.answers(request, *wish)
        return given if isinstance(given, Response) else answer(given, self.operation.status)


def unfinished(request: Request) -> Response:
    """What is said to one whose body was not read to its end; then the line is closed."""
    closing = {"Connection": "close"}
    if SLOW in request.scope:
        return answer(No("unreadable", "unreadable", "too slow").problem(), 408, closing)
    return answer(No("unreadable", "too-long", most=MOST_BYTES).problem(), 413, closing)


def charge(request: Request, price: int) -> None:
    """Take the price of a request from the budget of its address; No if that is spent."""
    if not request.app.state.reads.take(address_of(request.scope), price):
        raise No("too-fast", "too-fast")


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(body), status, headers, media_type="application/json")


class Routes(list[Plain]):
    """All routes, in the order they are declared."""

    def add(
        self,
        words: str,
        *,
        price: int = 1,
        gives: Any = None,
        status: int = 200,
        query: tuple[str, ...] = (),
    ) -> Callable[[Answers], Answers]:
        """Declare a route: `@ROUTES.add("GET /api/games")`.

        `gives` says what a ready response holds: a type, or the media type of a text.
        """
        method, _, path = words.partition(" ")

        def declare(answers: Answers) -> Answers:
            hints = get_type_hints(answers)
            told = gives or hints["return"]
            operation = Operation(method, path, hints.get("wish"), told, status, query)
            self.append(Plain(operation, answers, price))
            return answers

        return declare
