"""No: something is not done, and the sentence that says why."""

from __future__ import annotations

from dwarrow import words
from dwarrow.kernel.state import Refusal
from dwarrow.wire import bodies, tells
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

    def problem(self) -> bodies.Problem:
        return bodies.Problem(self.code, self.words, self.reason, self.facts)


def forbidden(game: str, refusal: Refusal) -> No:
    """A rule of the game forbids a move."""
    no = No("illegal", "no-such-move", words.explain(game, refusal))
    no.clause, no.reason = refusal.clause, refusal.reason
    return no


def frozen() -> No:
    """A fault in the rules has stopped the table."""
    return No("frozen", "frozen")


def unavailable(why: object) -> No:
    """The database is away."""
    return No("unavailable", "unavailable", f"Nothing was done: {why}.")
