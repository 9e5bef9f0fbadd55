"""A half-page summary that a person would tell, as sentences for the words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from msgspec.structs import replace

from dwarrow.bots.digging.sides import HINDERS
from dwarrow.kernel.state import ALL
from dwarrow.kernel.table import Table
from dwarrow.parts.events import Broke, Mended, Opened
from dwarrow.review.again import Again
from dwarrow.review.contents import (
    Exposure,
    Fooled,
    Fortune,
    Judgement,
    MoveFacts,
    Review,
    ReviewStep,
    Sentence,
)
from dwarrow.review.curve import BREAKS
from dwarrow.review.scales import SCALES

LUCKY_DEAL: Final = 0.12  # a deal that is told of
LONG_BROKEN: Final = 4  # own turns with broken tools that are told of
SAFE: Final = 0.99  # a win that nothing took away any more
SHARING: Final = ("take", "rob")  # choices after the last move of a round
WAYS: Final = 1  # exposures told of a round
NEVER: Final = 10_000  # later than any move


@dataclass
class Spell:
    """How long a seat sat with broken tools, in its own turns."""

    seat: int
    turns: int


@dataclass
class Scene:
    """One round as it is told: its steps, the longest spell, and the first wrong goal."""

    number: int
    steps: list[ReviewStep]
    spell: Spell | None = None
    wrong: int | None = None  # a goal that was turned up and was stone
    is_reached: bool = False  # the treasure was turned up
    broken: dict[int, set[str]] = field(default_factory=dict)
    waits: dict[int, int] = field(default_factory=dict)

    def hear(self, event: Any) -> None:
        if isinstance(event, Broke):
            self.broken.setdefault(event.target, set()).add(event.tool)
        elif isinstance(event, Mended):
            self.broken.get(event.target, set()).discard(event.tool)
        elif isinstance(event, Opened) and event.card == "treasure":
            self.is_reached = True
        elif isinstance(event, Opened) and self.wrong is None:
            self.wrong = event.goal

    def turn(self, seat: int) -> None:
        """A seat's turn comes; with broken tools it is one more."""
        self.waits[seat] = self.waits.get(seat, 0) + 1 if self.broken.get(seat) else 0
        if self.waits[seat] > (self.spell.turns if self.spell else 0):
            self.spell = Spell(seat, self.waits[seat])


def scenes(review: Review, table: Table) -> list[Scene]:
    """The rounds, each with what lay open in it."""
    again = Again(table)
    found = [Scene(number, [step for step in review.steps if step.round == number])
             for number in range(1, review.head.rounds + 1)]  # fmt: skip
    for entry in table.log:
        if entry.deal is None:
            found[again.round - 1].turn(entry.seat)
        for told in again.fold(entry):
            if told.to == ALL:
                found[again.round - 1].hear(told.event)
    return found


def summary(review: Review, table: Table) -> list[Sentence]:
    """The game in a few sentences, round by round."""
    told = [opening(review, table), *final(review)]
    for scene in scenes(review, table):
        told += [replace(said, round=scene.number) for said in round_told(review, scene)]
    return [*told, *skill(review)]


def opening(review: Review, table: Table) -> Sentence:
    moves = review.head.moves
    if review.head.unit == "nuggets":
        return Sentence("review-sum-alone", {"moves": moves, "nuggets": table.scores()[0]})
    won = table.winners()
    names = ", ".join(review.head.names[seat] for seat in won)
    shared = "yes" if len(won) > 1 else "no"
    return Sentence("review-sum-won", {"moves": moves, "names": names, "shared": shared})


def final(review: Review) -> list[Sentence]:
    """What everybody had in the end; one who was alone knows already."""
    if len(review.head.names) == 1:
        return []
    message = f"review-sum-{SCALES[review.head.game].counted}"
    return [Sentence(message, {"points": listed(review, review.head.points[-1])})]


def listed(review: Review, points: list[int]) -> str:
    """By name, the most first."""
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    return ", ".join(f"{review.head.names[seat]} ({points[seat]})" for seat in order)


def round_told(review: Review, scene: Scene) -> list[Sentence]:
    """One round: how it ended, the deal, what broke the curve, the worst move, who was known."""
    told = [*result(review, scene), *deal(review, scene)]
    if review.end.exposures:
        told += [*spell(scene), *wrong_goal(scene)]
    turned = turning(review, scene)
    told += turned
    told += worst(review, scene, turned[0].move if turned else None)
    return [*told, *line(scene), *known(review, scene)]


def result(review: Review, scene: Scene) -> list[Sentence]:
    """Who won a round, or what it brought."""
    if not review.end.exposures:
        return brought(review, scene)
    played = [step for step in scene.steps if step.move["do"] not in SHARING]
    facts: dict[str, str | int] = {"round": scene.number, "moves": len(played)}
    last = scene.steps[-1].known_all
    if len(last) == 1 and review.head.lines[0].side:
        return [Sentence(f"review-sum-{'dug' if last[0] > 0.5 else 'hindered'}", facts)]
    gains = {seat: gain for seat, gain in enumerate(gained(review, scene.number)) if gain}
    order = sorted(gains, key=lambda seat: -gains[seat])
    paid = ", ".join(f"{review.head.names[seat]} ({signed(gains[seat])})" for seat in order)
    if not paid:
        return [Sentence("review-sum-unpaid", facts)]
    return [Sentence("review-sum-paid", {**facts, "points": paid})]


def brought(review: Review, scene: Scene) -> list[Sentence]:
    """The nuggets of one round of several."""
    if review.head.rounds == 1:
        return []
    gains = gained(review, scene.number)
    facts: dict[str, str | int] = {"round": scene.number, "moves": len(scene.steps)}
    if len(gains) == 1:
        return [Sentence("review-sum-round-alone", {**facts, "nuggets": gains[0]})]
    return [Sentence("review-sum-round", {**facts, "points": listed(review, gains)})]


def gained(review: Review, number: int) -> list[int]:
    """By seat: what a round brought it, or took."""
    head = review.head
    before = head.points[number - 2] if number > 1 else [0] * len(head.names)
    return [now - then for now, then in zip(head.points[number - 1], before)]


def deal(review: Review, scene: Scene) -> list[Sentence]:
    """A deal that favoured somebody."""
    head = review.head
    if head.unit != "chance" or (head.roles[0] and head.lines[0].seat == 0):
        return []  # where a role decides who is paid with whom, the deal says little
    if not head.roles[0] and scene.number > 1:
        return []  # the lead of the rounds before is no deal
    gains = [after - before for after, before in zip(head.dealt[scene.number - 1], head.prior)]
    line = max(range(len(gains)), key=lambda i: abs(gains[i]))
    if abs(gains[line]) < LUCKY_DEAL:
        return []
    facts: dict[str, str | int] = {
        "percent": min(max(percent(head.dealt[scene.number - 1][line]), 1), 99),  # no deal is all
        "usual": percent(head.prior[line]),
    }
    if head.lines[line].seat is None:
        return [Sentence("review-sum-deal-diggers", facts)]
    return [Sentence("review-sum-deal-seat", {**facts, "seat": line})]


def spell(scene: Scene) -> list[Sentence]:
    if scene.spell is None or scene.spell.turns < LONG_BROKEN:
        return []
    return [Sentence("review-sum-broken", {"seat": scene.spell.seat, "turns": scene.spell.turns})]


def wrong_goal(scene: Scene) -> list[Sentence]:
    """A goal without the treasure, alone or beside it."""
    if scene.wrong is None:
        return []
    message = "review-sum-stone-too" if scene.is_reached else "review-sum-stone"
    return [Sentence(message, {"goal": scene.wrong})]


def turning(review: Review, scene: Scene) -> list[Sentence]:
    """The move at which the curve broke most, towards what came of it in the end."""
    broke = [(*change(review, step), step) for step in scene.steps if step.is_turning_point]
    steps = scene.steps if SCALES[review.head.game].is_by_round else review.steps
    end = steps[-1].known_all
    found = [told for told in broke if (told[1] - told[0]) * (end[told[2]] - told[0]) > 0]
    if not found:
        return []
    before, after, line, step = max(found, key=lambda told: abs(told[1] - told[0]))
    whose = review.head.lines[line]
    if review.head.unit == "nuggets":
        facts: dict[str, str | int] = {"before": round(before), "after": round(after)}
        return [Sentence("review-sum-turn-alone", facts, step.move)]
    facts = {"seat": step.seat, "before": percent(before), "after": percent(after)}
    if whose.seat is None:
        return [Sentence("review-sum-turn-side", {**facts, "side": whose.side}, step.move)]
    return [Sentence("review-sum-turn-seat", {**facts, "target": whose.seat}, step.move)]


def change(review: Review, step: ReviewStep) -> tuple[float, float, int]:
    """A step's greatest change: before, after, and of which line."""
    at = review.steps.index(step)
    first = at == 0 or review.steps[at - 1].round != step.round
    before = review.head.dealt[step.round - 1] if first else review.steps[at - 1].known_all
    changes = [abs(now - then) for now, then in zip(step.known_all, before)]
    sides = [i for i, of in enumerate(review.head.lines) if of.side]
    line = max(sides or range(len(changes)), key=lambda i: changes[i])
    if changes[line] < BREAKS[review.head.unit]:  # no team's chance broke, but a seat's
        line = changes.index(max(changes))
    return before[line], step.known_all[line], line


def worst(review: Review, scene: Scene, turned: MoveFacts | None) -> list[Sentence]:
    """The greatest blunder, and what would have been better; a move just told is not told again."""
    judged = [(step, step.judgement) for step in scene.steps if step.judgement]
    blunders = [(step, told) for step, told in judged if told.verdict == "blunder"]
    if not blunders:
        return []
    step, told = max(blunders, key=lambda found: found[1].loss)
    facts = {"seat": step.seat, **lost_in(review, told)}
    is_told = turned is step.move
    return [
        Sentence("review-sum-blunder-too" if is_told else "review-sum-blunder", facts, step.move),
        Sentence("review-sum-better", {}, told.best),
        told.reason,
        *([Sentence("review-sum-harmless")] if is_won_all_the_same(review, step) else []),
    ]


def line(scene: Scene) -> list[Sentence]:
    """Where most was still possible, as the cards lay."""
    found = [(step.line, at, step.seat) for at, step in enumerate(scene.steps, 1) if step.line]
    if not found:
        return []
    best, at, seat = max(found, key=lambda told: told[0].gain)
    facts: dict[str, str | int] = {"seat": seat, "step": at, "gain": best.gain}
    return [Sentence("review-sum-line", facts, best.moves[0])]


def is_won_all_the_same(review: Review, step: ReviewStep) -> bool:
    """Whether the round or game was safe after a blunder, as the cards lay."""
    if review.head.unit == "nuggets":
        return False
    if review.head.lines[0].seat is not None:
        return step.known_all[step.seat] > SAFE
    is_digger = review.head.roles[step.round - 1][step.seat] == "digger"
    return (step.known_all[0] if is_digger else 1.0 - step.known_all[0]) > SAFE


def lost_in(review: Review, told: Judgement) -> dict[str, str | int]:
    """By how much the better move was ahead, as it stands beside the move."""
    ahead = told.best_share - told.share
    if review.head.unit == "nuggets":
        return {"unit": "nuggets", "lost": round(ahead)}
    return {"unit": "chance", "lost": percent(ahead)}


def known(review: Review, scene: Scene) -> list[Sentence]:
    """The saboteurs: who could be known and by what, who could not; who was fooled longest."""
    seen = [one for one in review.end.exposures if one.round == scene.number and one.hinders]
    told = [exposure(one) for one in sorted(seen, key=lambda one: one.sure_move or NEVER)]
    longest = [item for item in review.end.fooled if item.round == scene.number][:WAYS]
    return told + [fooled(review, item) for item in longest]


def exposure(seen: Exposure) -> Sentence:
    if seen.sure_move is None:
        return Sentence("review-sum-unknown", {"seat": seen.seat, "percent": seen.percent})
    facts: dict[str, str | int] = {"seat": seen.seat, "step": seen.sure_move}
    if not seen.acts:
        return Sentence("review-sum-known", facts)
    act = seen.acts[0]
    facts |= {"before": act.before, "after": act.after, "sign": act.sentence.message}
    return Sentence("review-sum-known-by", {**act.sentence.facts, **facts})


def fooled(review: Review, item: Fooled) -> Sentence:
    role = review.head.roles[item.round - 1][item.suspect]
    message = "review-sum-fooled" if role == HINDERS else "review-sum-wronged"
    return Sentence(message, {"seat": item.watcher, "target": item.suspect, "moves": item.moves})


def skill(review: Review) -> list[Sentence]:
    """Luck and skill apart, and who gave least away."""
    told = [luck(review, item) for item in review.end.fortunes if is_told(review, item)]
    judged = [item for item in review.end.counts if item.best + item.good + item.doubtful > 3]
    if len(judged) > 1:
        best = min(judged, key=lambda item: item.loss)
        told.append(Sentence("review-sum-surest", {"seat": best.seat, "best": best.best}))
    return told


def is_told(review: Review, item: Fortune) -> bool:
    """One side of each round, or whoever won; where many win a round, nobody's."""
    if item.line.side:
        return item.line.side == "diggers"
    return item.round == 0 and (item.result > 0.5 or review.head.unit == "nuggets")


def luck(review: Review, item: Fortune) -> Sentence:
    alone = review.head.unit == "nuggets"
    scale = 1 if alone else 100
    facts: dict[str, str | int] = {
        "skill": signed(scale * item.skill),
        "others": signed(scale * item.others),
        "luck": signed(scale * item.luck),
        "error": max(1, round(scale * item.error)),
    }
    if alone:
        return Sentence("review-sum-luck-alone", facts)
    if item.line.seat is None:
        told = {**facts, "round": item.round}
        return Sentence("review-sum-luck-diggers", told, round=item.round)
    return Sentence("review-sum-luck-seat", {**facts, "seat": item.line.seat})


def signed(value: float) -> str:
    """A number with its sign, as it is printed: −12, 0, +8."""
    number = round(value)
    return f"{'+' if number > 0 else '−' if number else ''}{abs(number)}"


def percent(share: float) -> int:
    return round(100 * share)
