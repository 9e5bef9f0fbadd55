"""A game replayed move by move: the curve, the judgements and the suspicions, part by part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from msgspec import structs

from dwarrow.bots import SIDES
from dwarrow.bots.search import Guide
from dwarrow.kernel import record
from dwarrow.kernel.state import SPECTATOR, Refused, State, Told
from dwarrow.kernel.table import Entry, Table
from dwarrow.review import fortune, lines
from dwarrow.review.again import Again, rounds_of
from dwarrow.review.claiming import claims_weighed
from dwarrow.review.contents import (
    BestLine,
    ClaimMade,
    Depth,
    Judgement,
    Part,
    Review,
    ReviewEnd,
    ReviewHead,
    ReviewStep,
)
from dwarrow.review.curve import Smooth, changed, error_of, is_turning, rounded
from dwarrow.review.judging import Effort, Judge, Turn
from dwarrow.review.playouts import Luck, Mean, from_truth, from_view, prior
from dwarrow.review.scales import SCALES
from dwarrow.review.summing import summary
from dwarrow.review.suspecting import Moment, Onlooker


@dataclass(frozen=True)
class Budget:
    """How many rounds are played on: before the deal, from the truth, from a view, to judge."""

    prior: int
    truth: int
    view: int
    effort: Effort
    turns: int  # own ones that a best line is sought for


BUDGETS: Final[dict[Depth, Budget]] = {
    "quick": Budget(60, 24, 8, Effort(3, 12, 24), 4),
    "normal": Budget(240, 96, 28, Effort(8, 24, 120), 12),
    "deep": Budget(960, 384, 112, Effort(32, 96, 480), 40),
}
# Where a playout costs three of the others.
SPARED: Final[dict[Depth, Budget]] = {
    "quick": Budget(30, 12, 3, Effort(2, 7, 14), 0),
    "normal": Budget(120, 48, 9, Effort(4, 14, 56), 0),
    "deep": Budget(480, 192, 36, Effort(16, 56, 224), 0),
}


def review(
    table: Table, depth: Depth = "normal", claims: Sequence[ClaimMade] = (), seed: int = 0
) -> Iterator[Part]:
    """The parts of the review of a finished game, as they are found; Refused if it goes on."""
    if not table.is_over:
        raise Refused("the game is not over: only finished games are reviewed")
    if depth not in BUDGETS:
        raise Refused(f"there is no depth {depth!r}; there are: {', '.join(BUDGETS)}")
    return Reviewer(table, depth, claims, seed).parts()


def gathered(parts: Iterator[Part]) -> Review:
    """The whole review."""
    found = list(parts)
    steps = [part for part in found if isinstance(part, ReviewStep)]
    head, end = found[0], found[-1]
    assert isinstance(head, ReviewHead) and isinstance(end, ReviewEnd)
    return Review(head, steps, end)


class Reviewer:
    """Goes through one finished game."""

    def __init__(self, table: Table, depth: Depth, claims: Sequence[ClaimMade], seed: int) -> None:
        self.table, self.depth, self.claims = table, depth, claims
        self.seats = len(table.names)
        self.scale = SCALES[table.game.NAME](table.game, self.seats)
        self.budget = (SPARED if self.scale.is_dear else BUDGETS)[depth]
        text = f"{record.write(table)}{list(claims)}{depth}{seed}"
        self.luck = Luck(sha256(text.encode()).hexdigest())
        self.judge = Judge(self.scale, self.budget.effort)
        self.again = Again(table, claims)
        self.rounds = rounds_of(table, self.scale)
        roles = [told.roles for told in self.rounds]
        self.watch = Onlooker(table.game.NAME, roles) if table.game.NAME in SIDES else None
        self.decisions: list[fortune.Decision] = []
        self.last: list[float] = []  # the values of the truth after the move before
        self.error = 0.0  # of these
        self.smooth: list[Smooth] = []
        self.eyes = Again(table).guide(SPECTATOR)  # of one who looks on, before the next move

    def parts(self) -> Iterator[Part]:
        head = self.head()
        yield head
        if self.table.opening:  # the first round was dealt before the record begins
            self.begin(head)
        steps: list[ReviewStep] = []
        for played, entry in enumerate(self.table.log, 1):
            if entry.deal is not None:
                self.again.fold(entry)
                self.begin(head)
            else:
                steps.append(self.step(played, entry))
                yield steps[-1]
        yield self.end(head, steps)

    # ---- the head

    def head(self) -> ReviewHead:
        table = self.table
        before = self.prior()
        dealt = self.dealt()
        return ReviewHead(
            game=table.game.NAME,
            edition=table.edition,
            names=list(table.names),
            rounds=len(self.rounds),
            moves=sum(1 for entry in table.log if entry.deal is None),
            unit=self.scale.unit,
            lines=self.scale.lines(),
            depth=self.depth,
            prior=rounded(before),
            dealt=[rounded(values) for values in dealt],
            points=[[round(value) for value in told.points] for told in self.rounds],
            roles=[told.roles for told in self.rounds],
        )

    def prior(self) -> list[float]:
        """Before anything is dealt; what a round brings alone follows from it."""
        start = Again(self.table)
        guide = start.guide(SPECTATOR)
        found = prior(self.scale, guide, start.table.state, self.luck, self.budget.prior)
        self.scale.a_round = found.values[0] / len(self.rounds)
        self.prior_error = error_of(self.scale.unit, found)
        return found.values

    def dealt(self) -> list[list[float]]:
        """After every deal, all cards known."""
        again = Again(self.table)
        found = [self.stands(again, 0)] if self.table.opening else []
        for played, entry in enumerate(self.table.log, 1):
            again.fold(entry)
            if entry.deal is not None:
                found.append(self.stands(again, played))
        return found

    def stands(self, again: Again, played: int) -> list[float]:
        guide, dice = again.guide(SPECTATOR), self.luck.dice("dealt", played)
        tries = 2 * self.budget.truth
        return from_truth(self.scale, guide, again.table.state, dice, tries).values

    # ---- the steps

    def begin(self, head: ReviewHead) -> None:
        """A round was dealt."""
        self.last, self.error = head.dealt[self.again.round - 1], 0.0
        self.smooth = [Smooth(head.prior) for _ in range(self.seats)]
        self.eyes = self.again.guide(SPECTATOR)  # who listens has heard of the deal
        if self.watch:
            self.watch.begins(self.again.mind(SPECTATOR), self.again.view(SPECTATOR))

    def step(self, played: int, entry: Entry) -> ReviewStep:
        judgement, line = self.judged(played, entry), self.line(entry)
        stood = self.again.table.state.copy()
        events = self.again.fold(entry)
        guides = [self.again.guide(seat) for seat in (*range(self.seats), SPECTATOR)]
        truth = self.truth(played, guides[-1])
        change = changed(self.last, truth.values)
        is_settled = self.scale.is_settled(self.again.table.state)
        error = 0.0 if is_settled else error_of(self.scale.unit, truth)
        known_to = [
            self.known_to(played, seat, guides[seat], truth, change) for seat in range(self.seats)
        ]
        moment = self.watched(played, entry.seat, events)
        is_turning_point = is_turning(self.scale.unit, change, (self.error, error)) and (
            self.turns(played, stood, guides[-1])
        )
        self.last, self.error, self.eyes = truth.values, error, guides[-1]
        return ReviewStep(
            played=played,
            round=self.again.round,
            seat=entry.seat,
            move=self.judge.facts(entry.move),
            known_all=rounded(truth.values),
            error=round(error, 4),
            known_to=[rounded(values) for values in known_to],
            suspected=moment.suspected if moment else [],
            open_suspected=moment.open_suspected if moment else [],
            is_turning_point=is_turning_point,
            judgement=judgement,
            line=line,
        )

    def turns(self, played: int, before: State, guide: Guide) -> bool:
        """Whether a break of the curve is one in fresh playouts too: of many moves some look so."""
        after, unit, dice = self.again.table.state, self.scale.unit, self.luck.dice("turns", played)
        is_settled, tries = self.scale.is_settled(after), 2 * self.budget.truth
        old = from_truth(self.scale, self.eyes, before, dice, tries)
        new = from_truth(self.scale, guide, after, dice, 1 if is_settled else tries)
        errors = (error_of(unit, old), 0.0 if is_settled else error_of(unit, new))
        return is_turning(unit, changed(old.values, new.values), errors)

    def line(self, entry: Entry) -> BestLine | None:
        """The best line found from before a move, where points alone decide."""
        state = self.again.table.state
        if not self.scale.has_lines or self.scale.is_settled(state):
            return None
        mind, guide = self.again.mind(entry.seat), self.again.guide(entry.seat)
        finder = lines.LineFinder(self.scale, mind, guide, self.budget.turns)
        return finder.line(state, self.rounds[self.again.round - 1].points[entry.seat])

    def judged(self, played: int, entry: Entry) -> Judgement | None:
        """The judgement on a move that is about to be made, if there was something to choose."""
        again, seat = self.again, entry.seat
        moves = again.table.moves()
        if len(moves) < 2 or self.scale.is_settled(again.table.state):
            return None
        role = self.rounds[again.round - 1].roles[seat] if self.scale.has_roles else ""
        turn = Turn(again.view(seat), again.story(seat), moves, entry.move, role)
        found = self.judge.judge(again.mind(seat), turn, self.luck.dice("judge", played))
        told = fortune.Decision(again.round, seat, role, found.judgement, found.effects)
        self.decisions.append(told)
        return found.judgement

    def truth(self, played: int, guide: Guide) -> Mean:
        """How it stands with all cards known."""
        state = self.again.table.state
        tries = 1 if self.scale.is_settled(state) else self.budget.truth
        return from_truth(self.scale, guide, state, self.luck.dice("truth", played), tries)

    def known_to(
        self, played: int, seat: int, guide: Guide, truth: Mean, change: float
    ) -> list[float]:
        """How it stands with what a seat could know."""
        if self.scale.is_settled(self.again.table.state):
            return truth.values
        dice = self.luck.dice("view", played, seat)
        found = from_view(self.scale, guide, dice, self.budget.view)
        return self.smooth[seat].on(found, change, self.scale.unit)

    def watched(self, played: int, seat: int, events: list[Told]) -> Moment | None:
        """What those who watch thought after a move, while the roles are hidden."""
        if self.watch is None:
            return None
        self.watch.new_hats([told.event for told in events])
        if self.scale.is_settled(self.again.table.state):
            return None
        seats = (*range(self.seats), SPECTATOR)
        minds = [self.again.mind(eyes) for eyes in seats]
        return self.watch.sees(played, seat, minds, [self.again.view(eyes) for eyes in seats])

    # ---- the end

    def end(self, head: ReviewHead, steps: list[ReviewStep]) -> ReviewEnd:
        results = [told.result for told in self.rounds]
        found = ReviewEnd(
            counts=fortune.counts(self.decisions, self.seats),
            fortunes=fortune.fortunes(
                self.scale, self.decisions, head.prior, results, self.prior_error
            ),
            exposures=self.watch.exposures() if self.watch else [],
            fooled=self.watch.fooled() if self.watch else [],
            claims=claims_weighed(self.table, self.claims),
            summary=[],
        )
        told = summary(Review(head, steps, found), self.table)
        return structs.replace(found, summary=told)
