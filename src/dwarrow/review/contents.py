"""What a review tells: plain data, closed, and the same for the same record.

A review comes in parts: first its `ReviewHead`, then a `ReviewStep` for every move of the game,
last its `ReviewEnd`. Put together they are a `Review`. No part is a sentence in a language: a
`Sentence` names a message of the words and the facts that go into it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# A move in its JSON form, `words` among its facts: as a record writes it.
MoveFacts = Annotated[dict[str, str | int | bool | list[str]], Meta(extra={"typescript": "Move"})]
# A view in its JSON form, as tables tell it (docs/api.md).
ViewFacts = Annotated[dict[str, Any], Meta(extra={"typescript": "View"})]
Verdict = Literal["best", "good", "doubtful", "blunder"]
Unit = Literal["chance", "nuggets"]
Depth = Literal["quick", "normal", "deep"]


class Sentence(Struct, frozen=True):
    """A message of the words (`review-…`, `bot-…`) and its facts: `seat` and `target` are seats,
    `percent` and its like whole numbers, `move` is the move that it speaks of. `sign` names another
    message with the same facts; what that says is the fact `sentence`."""

    message: str
    facts: dict[str, str | int] = {}
    move: MoveFacts | None = None
    round: int = 0  # of a summary: which one it tells of; 0 for the game


class CurveLine(Struct, frozen=True):
    """Whose chance a curve shows: a side (`diggers`) or a seat."""

    side: str = ""
    seat: int | None = None


class ReviewHead(Struct, frozen=True, tag_field="part", tag="head"):
    """The game that is reviewed. `moves` steps follow; `lines` are the curves, in this order.

    With the unit `chance` a value is between 0 and 1, of winning the round, where a round is won by
    itself, or else the game; with `nuggets` it is how many are to be expected at the end.
    """

    game: str
    edition: str
    names: list[str]
    rounds: int
    moves: int
    unit: Unit
    lines: list[CurveLine]
    depth: Depth
    prior: list[float]  # by line: before anything was dealt
    dealt: list[list[float]]  # by round and line: after the deal, all cards known
    points: list[list[int]]  # by round and seat: gold or points when it was over
    roles: list[list[str]]  # by round and seat: what each was at its end; none without hidden roles


class Judgement(Struct, frozen=True):
    """A move against the best that its seat could know; never against the truth.

    `share` and `best_share` are of the seat's own chance (or nuggets) after either move, `loss` is
    what was given away and `error` its standard error. `best` is the move just made if that is it.
    """

    verdict: Verdict
    share: float
    best: MoveFacts
    best_share: float
    loss: float
    error: float
    reason: Sentence  # why the best move is good


class BestLine(Struct, frozen=True):
    """The best line found from before a move, as the cards lay: how much more it would have brought
    its seat than what came of it, and the first of the seat's own moves in it."""

    gain: int
    moves: list[MoveFacts]


class ReviewStep(Struct, frozen=True, tag_field="part", tag="step"):
    """One move: who made it, and how things stood after it.

    `played` counts the moves and deals up to and with this one, as the frames of a replay do.
    """

    played: int
    round: int  # from 1
    seat: int
    move: MoveFacts
    known_all: list[float]  # by line, all cards known
    error: float  # standard error of a value of `known_all`
    known_to: list[list[float]]  # by seat and line: with what that seat could know
    suspected: list[list[int]]  # by watcher and suspect, percent; none without hidden sides
    open_suspected: list[int]  # by suspect: as one thinks who sees only what lies open
    is_turning_point: bool
    judgement: Judgement | None  # none where there was nothing to choose
    line: BestLine | None  # where points alone decide; none where nothing better was found


class MoveCount(Struct, frozen=True):
    """How a seat's moves were judged, and what they gave away on average."""

    seat: int
    best: int
    good: int
    doubtful: int
    blunder: int
    loss: float  # a judged move, in the unit of the curve


class Fortune(Struct, frozen=True):
    """Luck and skill apart, of a side or a seat: `result - prior = skill + others + luck`.

    `skill` is what its own decisions gave away (never above 0), `others` what the other side's
    gave it, `luck` the remainder: the deal, the draws, and what nobody could know.
    """

    line: CurveLine
    round: int  # 0: the whole game
    prior: float
    result: float
    skill: float
    others: float
    luck: float
    error: float  # standard error of luck: of the prior and of what decisions made


class ActWeighed(Struct, frozen=True):
    """An act that moved the suspicion of its seat, to one who sees only what lies open."""

    played: int
    before: int  # percent
    after: int
    sentence: Sentence


class Exposure(Struct, frozen=True):
    """When a seat could have been known in a round, and by which of its acts."""

    round: int
    seat: int
    role: str
    hinders: bool
    sure_at: int | None  # `played` of the step from which a careful player could be sure
    sure_move: int | None  # the same, counted in moves of the round
    percent: int  # on the true side: then, or before the last move if never
    acts: list[ActWeighed]


class Fooled(Struct, frozen=True):
    """For so many moves in a row a seat believed the opposite of what another was."""

    round: int
    watcher: int
    suspect: int
    moves: int
    percent: int  # on the wrong side, at its worst


class ClaimWeighed(Struct, frozen=True):
    """What was claimed, beside the truth; `knew` tells whether the claimer had seen it."""

    played: int
    round: int
    seat: int
    about: str  # goal, seat
    which: int
    says: str  # gold, stone, suspect, trust
    is_true: bool
    knew: bool


class ReviewEnd(Struct, frozen=True, tag_field="part", tag="end"):
    """What can be told when all moves are judged."""

    counts: list[MoveCount]
    fortunes: list[Fortune]
    exposures: list[Exposure]
    fooled: list[Fooled]  # the longest first
    claims: list[ClaimWeighed]
    summary: list[Sentence]


class Review(Struct, frozen=True):
    """A finished game, explained."""

    head: ReviewHead
    steps: list[ReviewStep]
    end: ReviewEnd


Part = ReviewHead | ReviewStep | ReviewEnd


class ClaimMade(Struct, frozen=True):
    """Something said at a table, which a record does not keep: after `played` moves and deals."""

    played: int
    seat: int
    about: Literal["goal", "seat"]
    which: int
    says: Literal["gold", "stone", "suspect", "trust"]


class PuzzleMove(Struct, frozen=True):
    """A move that can be tried in a puzzle, and what it is worth to the seat."""

    move: MoveFacts
    share: float


class Puzzle(Struct, frozen=True):
    """A position from a game of bots, in which one move is clearly best from a seat's view."""

    number: int
    game: str
    edition: str
    names: list[str]
    seat: int
    unit: Unit
    view: ViewFacts
    moves: list[MoveFacts]  # all that are allowed
    answer: MoveFacts
    tried: list[PuzzleMove]  # the best of the moves, best first: the answer is the first
    explanation: list[Sentence]
