"""Moves judged against the best that their seat could know, never against the truth.

The candidates of the thinker and the move made are tried in common worlds; the worse half is
dropped, but never the move made. Whatever looks best then is set against the move made in
worlds of their own, so that luck in the choice of the best does not count against the player.
A difference that chance could have made is none, and what is left of it is drawn towards none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from dwarrow.bots.bot import Ponders, Reason
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import Event
from dwarrow.review.contents import Judgement, MoveFacts, Sentence, Unit, Verdict
from dwarrow.review.playouts import Trial, Trials
from dwarrow.review.scales import Scale

# What a good, a doubtful move and a blunder give away at least.
STEPS: Final[dict[Unit, tuple[float, float]]] = {"chance": (0.05, 0.15), "nuggets": (0.4, 1.2)}
NOISE: Final = 1.5  # standard errors that are taken for chance
EMPTY: Final = ("other", "idles", "hinder-idles")  # that nothing changes makes no move better
SPOKEN: Final = ("suspects", "mends-other", "mends-doubtful", "hinder-breaks", "hinder-mends-other")


@dataclass(frozen=True)
class Turn:
    """A seat's turn as it was: what it could know, and what it did."""

    view: Any
    story: list[Event]
    moves: list[int]
    made: int
    role: str


def role_in(scale: Scale, view: Any) -> str:
    """The role of a view's seat, as far as it matters for its chances."""
    return str(view.private_data().get("role", "")) if scale.has_roles else ""


@dataclass(frozen=True)
class Judged:
    """A judgement, and by line what the move did against the best one: nothing, if it was that."""

    judgement: Judgement
    effects: list[float]


@dataclass(frozen=True)
class Effort:
    """Worlds tried: a stage of the search, the comparison at the end, and as long as in doubt."""

    stage: int
    final: int
    most: int


class Judge:
    """Judges the moves of one game."""

    def __init__(self, scale: Scale, effort: Effort) -> None:
        self.scale = scale
        self.effort = effort

    def judge(self, mind: Ponders, turn: Turn, dice: Seeded) -> Judged:
        asks = mind.ponder(turn.view, turn.story, turn.moves)
        moves = asks.moves if turn.made in asks.moves else [*asks.moves, turn.made]
        trials = Trials(self.scale, asks.guide, turn.role, moves, dice)
        made = next(trial for trial in trials.trials if trial.move == turn.made)
        best = self.best(trials, made)
        weights, gain, error = self.set_against(trials, best, made)
        loss = beyond_chance(gain, error)
        if loss <= 0.0:
            best = made
        reason = self.reason(mind, turn, best, made, weights)
        share, best_share = (trials.share(trial, weights) for trial in (made, best))
        judgement = Judgement(
            verdict=verdict(self.scale.unit, loss),
            share=round(share, 4),
            best=self.facts(best.move),
            best_share=round(best_share, 4),
            loss=round(loss, 4),
            error=round(error, 4),
            reason=reason,
        )
        kept = loss / gain if loss > 0.0 else 0.0
        ours, theirs = (trials.lines_of(trial, weights) for trial in (made, best))
        return Judged(judgement, [kept * (a - b) for a, b in zip(ours, theirs)])

    def facts(self, move: int) -> MoveFacts:
        return self.scale.game.move_data(move)  # type: ignore[return-value]

    def best(self, trials: Trials, made: Trial) -> Trial:
        """The candidate that is left when the worse half was dropped again and again."""
        alive = trials.trials
        weights: list[float] = []
        while len(alive) > 1:
            weights += trials.go_on([*alive, *([] if made in alive else [made])], self.effort.stage)
            ranked = sorted(alive, key=lambda trial: -trial.mean(weights))
            alive = ranked[: (len(alive) + 1) // 2 if len(alive) > 2 else 1]
        return alive[0]

    def set_against(
        self, trials: Trials, best: Trial, made: Trial
    ) -> tuple[list[float], float, float]:
        """Fresh worlds: their weights, what the best is worth more, and the standard error."""
        pair = [made] if best is made else [best, made]
        for trial in pair:
            trial.forget()
        weights = trials.go_on(pair, self.effort.final)
        if best is made:
            return weights, 0.0, 0.0
        loss, error = trials.compared(best, made, weights)
        while loss > NOISE / 2 * error and len(weights) < self.effort.most:
            weights += trials.go_on(pair, self.effort.final)
            loss, error = trials.compared(best, made, weights)
        return weights, loss, error

    def reason(
        self, mind: Ponders, turn: Turn, best: Trial, made: Trial, weights: list[float]
    ) -> Sentence:
        """Why the best move is good: what its deed is for, else what it brings."""
        told = [*mind.why(turn.view, best.move), Reason("other", {})]
        of_seat = [reason for reason in told if reason.key in SPOKEN]
        spoken = of_seat[0] if told[0].key == "other" and of_seat else told[0]
        if spoken.key not in EMPTY or (spoken.key != "other" and best is made):
            return Sentence(f"review-why-{sided(spoken)}", dict(spoken.names))
        if self.scale.unit == "chance" and min(best.values) == 1.0 > min(made.values):
            return Sentence("review-why-wins")
        own, other = gains(best, made, weights, int(turn.view.seat))
        # Where sides are hidden the seat with most gold need not be a rival.
        return brought(0.0 if best is made else own, 0.0 if self.scale.has_roles else other)


def sided(spoken: Reason) -> str:
    """Whoever hinders helps a fellow, or plays the friend of a digger."""
    is_fellow = spoken.key == "hinder-mends-other" and int(spoken.names["percent"]) >= 50
    return "hinder-mends-fellow" if is_fellow else spoken.key


def brought(own: float, other: float) -> Sentence:
    """What a move brings in gold or points on average, or denies the strongest rival."""
    if max(own, -other) < 0.5:
        return Sentence("review-why-plays-on")
    if own >= -other:
        return Sentence("review-why-brings", {"gold": round(own + 0.01)})
    return Sentence("review-why-denies", {"gold": round(0.01 - other)})


def gains(best: Trial, made: Trial, weights: list[float], seat: int) -> tuple[float, float]:
    """What a seat gets more by the best move, and what the best of the others does."""
    total, own, other = sum(weights), 0.0, 0.0
    for ours, theirs, weight in zip(best.points, made.points, weights):
        own += weight * (ours[seat] - theirs[seat])
        other += weight * (_rival(ours, seat) - _rival(theirs, seat))
    return own / total, other / total


def _rival(points: list[float], seat: int) -> float:
    return max((value for other, value in enumerate(points) if other != seat), default=0.0)


def beyond_chance(gain: float, error: float) -> float:
    """What is left of a difference without what chance may have made of it."""
    noise = NOISE * error
    return gain * (1.0 - (noise / gain) ** 2) if gain > max(noise, 0.0) else 0.0


def verdict(unit: Unit, loss: float) -> Verdict:
    """What to call a move that gave so much away."""
    good, doubtful = STEPS[unit]
    if loss <= 0.0:
        return "best"
    if loss < good:
        return "good"
    return "doubtful" if loss < doubtful else "blunder"
