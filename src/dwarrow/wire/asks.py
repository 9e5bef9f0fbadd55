"""What a client may ask at a table. The seat is never in an ask: it comes from the key.

Every ask but `hello` has an `id` of the client's choice. The same id asked again by the same
caller has no second effect and gets the same answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, Union

from msgspec import Meta, Struct

from dwarrow.wire.settings import Look, Name, SeatNumber, Settings, Word

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(max_length=64)]
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Hex = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){1,32}$(?!\n)")]


class Message(Struct, tag_field="ask", tag=str.lower, forbid_unknown_fields=True):
    """Anything a client sends."""


class Hello(Message):
    """The first message: who is here, and how many lines of the log it has seen."""

    key: Key = ""
    since: LineNumber = 0


class Ask(Message):
    """Something that wants an answer."""

    id: Id


class Ping(Ask):
    """Are you there? It does nothing, and is answered without waiting for anything."""


class Showing(Ask):
    """My page shows the end of a round or its new role; bots wait until it is seen, at most 45
    seconds a round."""

    yes: bool


class Play(Ask):
    """Take a move, in words; `played` is the number of moves the asker has seen."""

    played: LineNumber
    move: Annotated[str, Meta(max_length=200)]


class Why(Ask):
    """May I? The answer names the clause that forbids the move, or none.

    The move in words, or the facts of its JSON that are known: this card there, on that seat.
    """

    move: Annotated[str, Meta(max_length=200)] = ""
    facts: Annotated[dict[str, str | int | bool], Meta(max_length=8)] = {}


class Hint(Ask):
    """What would a thinker do in my place, and why?

    On one's turn, if bots sit at all other seats and `settings.hints` allows it.
    """


class Say(Ask):
    """Words that everybody hears."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Phrase(Ask):
    """A quick phrase that every client says in its own language."""

    phrase: Literal[
        "hello",
        "well-dug",
        "thanks",
        "sorry",
        "hm",
        "trust-me",
        "not-me",
        "not-looked",
        "hurry",
        "good-game",
    ]


class Murmur(Ask):
    """Somebody who watches speaks to the others who watch; players hear it when nobody plays."""

    name: Name
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Face(Ask):
    """The face I want to be seen with; empty for the one that is given.

    Up to eight letters and digits that pages draw a face from.
    """

    face: Look


About = Literal["goal", "seat"]
Says = Literal["gold", "stone", "suspect", "trust"]


class Claim(Ask):
    """A claim everyone hears: a goal is gold or stone, a seat is suspected or trusted."""

    about: About
    which: SeatNumber
    says: Says


class Doubt(Ask):
    """Doubt the claim in this line of the log."""

    line: LineNumber


class Inquire(Ask):
    """Ask a seat what it saw when it looked at a goal; again only after it has moved.

    A bot answers by a `claim`, or by a `phrase` if it has nothing to say.
    """

    seat: SeatNumber


class Note(Ask):
    """Keep my private notes (the whole text)."""

    text: Annotated[str, Meta(max_length=4000)]


class Entropy(Ask):
    """My own chance for the deals to come; if I committed to it, when the table asks for it."""

    value: Hex


class Commit(Ask):
    """I promise chance of my own for the deals: its SHA-256, instead of what I gave or promised
    before."""

    commitment: Hash


class Undo(Ask):
    """May I take my last move back?"""


class Replace(Ask):
    """Let a bot play for a silent seat."""

    seat: SeatNumber


class Vote(Ask):
    """My word on the proposal in this line of the log."""

    line: LineNumber
    yes: bool


class Return(Ask):
    """Take my seat back from the bot that plays for me."""


class Leave(Ask):
    """Go away for a while: before the game the seat opens, in the game a bot plays.

    `to` is the host's choice of the next host, before the game.
    """

    to: SeatNumber | None = None


class Resign(Ask):
    """Give my seat up for good; a bot plays on."""


class Start(Ask):
    """Begin the game."""


class Pause(Ask):
    """Nobody moves until the host says so."""


class Resume(Ask):
    """Go on after a pause."""


class End(Ask):
    """End the table; the log is kept."""


class Rematch(Ask):
    """The same people, a new game."""


class Configure(Ask):
    """Change the settings before the game; seats that do not fit any more are closed."""

    settings: Settings


class Webhook(Ask):
    """Tell a chat service of turns; an empty address tells nobody."""

    url: Annotated[str, Meta(max_length=300)]


class Bot(Ask):
    """Seat a bot, or with an empty name open the seat."""

    seat: SeatNumber
    bot: Word


class Swap(Ask):
    """Two seats change places."""

    one: SeatNumber
    other: SeatNumber


class Reissue(Ask):
    """A new link for a seat (or, without a seat, for the table); the old ones are worth nothing."""

    seat: SeatNumber | None = None


class Mute(Ask):
    """Mute a player, or let it talk, claim and doubt again."""

    seat: SeatNumber
    yes: bool = True


class Remove(Ask):
    """Remove a player; a bot plays on."""

    seat: SeatNumber


if TYPE_CHECKING:
    AnyAsk = Ask
else:
    AnyAsk = Union[tuple(Ask.__subclasses__())]  # noqa: UP007  # closed: all that stand above
