"""Who may ask what, and when: one row an ask."""

from __future__ import annotations

from dataclasses import dataclass

from dwarrow import words
from dwarrow.kernel.state import Refusal
from dwarrow.server.seats import Caller
from dwarrow.wire import asks, http, tells
from dwarrow.wire.tells import Code, Fact, Reason


class No(Exception):
    """Something is not done: the code, and the name of the sentence that says why, with its facts.

    `detail` says more than the sentence, in English.
    """

    clause = ""

    def __init__(self, code: Code, reason: Reason, detail: str = "", **facts: Fact) -> None:
        self.code: Code = code
        self.reason: str = reason
        self.facts = facts
        self.words = detail or words.refuse(reason, facts)
        super().__init__(self.words)

    def told(self, ask: str) -> tells.Refused:
        """The answer to the ask with this id."""
        return tells.Refused(ask, self.code, self.words, self.clause, self.reason, self.facts)

    def problem(self) -> http.Problem:
        return http.Problem(self.code, self.words, self.reason, self.facts)


class Forbidden(No):
    """A rule of the game forbids a move."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__("illegal", "no-such-move", words.explain(game, refusal))
        self.clause = refusal.clause
        self.reason = refusal.reason


@dataclass(frozen=True)
class Row:
    """The kinds of caller, and the states of the table."""

    who: frozenset[str]
    when: frozenset[str]


def row(who: str, when: str) -> Row:
    return Row(frozenset(who.split()), frozenset(when.split()))


BEFORE = "gathering"
DURING = "playing paused"
LASTING = "gathering playing paused"
EVER = "gathering playing paused over"

ALLOWED: dict[type[asks.Ask], Row] = {
    asks.Play: row("seat", "playing"),
    asks.Why: row("seat", DURING),
    asks.Say: row("seat host", EVER),
    asks.Phrase: row("seat", EVER),
    asks.Claim: row("seat", DURING),
    asks.Doubt: row("seat", DURING),
    asks.Note: row("seat", EVER),
    asks.Entropy: row("seat", LASTING),
    asks.Undo: row("seat", "playing"),
    asks.Replace: row("seat", "playing"),
    asks.Vote: row("seat", "playing"),
    asks.Return: row("seat", DURING),
    asks.Leave: row("seat", LASTING),
    asks.Resign: row("seat", DURING),
    asks.Start: row("host", BEFORE),
    asks.Pause: row("host", "playing"),
    asks.Resume: row("host", "paused"),
    asks.End: row("host", LASTING),
    asks.Rematch: row("host", "over ended"),
    asks.Configure: row("host", BEFORE),
    asks.Webhook: row("host", LASTING),
    asks.Bot: row("host", LASTING),
    asks.Swap: row("host", BEFORE),
    asks.Reissue: row("host", LASTING),
    asks.Remove: row("host", LASTING),
}


def check(caller: Caller, ask: asks.Ask, status: str) -> None:
    """Raise No if this caller may not ask this, or not now."""
    allowed = ALLOWED[type(ask)]
    if not allowed.who & caller.kinds:
        raise No("not-allowed", "only", who="-".join(sorted(allowed.who)))
    if status not in allowed.when:
        raise No("not-allowed", "not-now", status=status)
