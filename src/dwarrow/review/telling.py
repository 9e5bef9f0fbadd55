"""The sentences of a review in a language."""

from __future__ import annotations

from dwarrow import words
from dwarrow.bots.digging.sides import HINDERS
from dwarrow.review.contents import (
    ActWeighed,
    BestLine,
    ClaimWeighed,
    CurveLine,
    Exposure,
    Fooled,
    Fortune,
    Judgement,
    MoveCount,
    MoveFacts,
    Review,
    ReviewHead,
    ReviewStep,
    Sentence,
)
from dwarrow.review.summing import signed
from dwarrow.words.facts import fluent_facts
from dwarrow.words.names import role


def told(sentence: Sentence, head: ReviewHead, language: str = "en") -> str:
    """One sentence, with seats by name."""
    return spoken(sentence, head.game, head.names, language)


def spoken(sentence: Sentence, game: str, names: list[str], language: str) -> str:
    """The same for whoever knows the game and its names."""
    facts = fluent_facts(game, dict(sentence.facts), names, language)
    if sentence.move is not None:
        facts["move"] = move_told(sentence.move, game, names, language)
    if "goal" in sentence.facts:
        facts["goal"] = sentence.facts["goal"]
    if "sign" in sentence.facts:
        facts["sentence"] = words.say(str(sentence.facts["sign"]), language, **facts)
    return words.say(sentence.message, language, **facts)


def move_told(move: MoveFacts, game: str, names: list[str], language: str) -> str:
    """A move as people read it."""
    return words.move(game, dict(move), names, language)


def summary_told(review: Review, language: str = "en") -> list[str]:
    """The summary, a sentence each."""
    return [told(sentence, review.head, language) for sentence in review.end.summary]


def line_told(line: CurveLine, head: ReviewHead, language: str) -> str:
    """Whose curve it is."""
    if line.seat is not None:
        return head.names[line.seat]
    return words.say(f"review-side-{line.side}", language)


def value_told(value: float, head: ReviewHead, language: str) -> str:
    """A value of the curve: a percentage, or nuggets with one decimal."""
    if head.unit == "chance":
        return f"{100 * value:.0f} %"
    return f"{value:.1f}".replace(".", "." if language == "en" else ",")


def lines_told(review: Review, seat: int | None, language: str) -> list[tuple[str, list[str]]]:
    """All that stands below the summary, in sections with a title each."""
    end = review.end
    steps = [step for step in review.steps if seat is None or step.seat == seat]
    sections = [
        ("review-moves-judged", [step_told(step, review.head, seat, language) for step in steps]),
        ("page-review-counts", [count_told(count, review.head, language) for count in end.counts]),
        ("review-luck-and-skill", [fortune_told(f, review.head, language) for f in end.fortunes]),
        ("review-who-knew", [t for e in end.exposures for t in exposed(e, review.head, language)]),
        ("page-review-fooled", [fooled_told(item, review, language) for item in end.fooled]),
        ("review-claims", [claim_told(claim, review.head, language) for claim in end.claims]),
    ]
    return [(words.say(title, language), lines) for title, lines in sections if lines]


def step_told(step: ReviewStep, head: ReviewHead, seat: int | None, language: str) -> str:
    """A move in a line: how things stood after it, and what it was worth."""
    move = move_told(step.move, head.game, head.names, language)
    names = {"seat": head.names[step.seat], "move": move}
    told = [words.say("review-step", language, round=step.round, **names)]
    values = step.known_all if seat is None else step.known_to[seat]
    told.append(values_told(values, head, language))
    if step.judgement:
        told.append(judgement_told(step.judgement, head, language))
    if step.is_turning_point:
        told.append(words.say("review-turning-point", language))
    if step.line and is_notable(step):
        told.append(best_line_told(step.line, head, language))
    return " · ".join(told)


def is_notable(step: ReviewStep) -> bool:
    """What one looks at first: mistakes, and where the curve breaks."""
    judged = step.judgement
    return step.is_turning_point or bool(judged and judged.verdict in ("doubtful", "blunder"))


def best_line_told(line: BestLine, head: ReviewHead, language: str) -> str:
    """How much more was possible from here, and by which moves."""
    moves = "; ".join(move_told(move, head.game, head.names, language) for move in line.moves)
    return f"{words.say('review-line', language, gain=signed(line.gain))} {moves}"


def values_told(values: list[float], head: ReviewHead, language: str) -> str:
    told = [value_told(value, head, language) for value in values]
    if head.unit == "nuggets":
        return f"{words.say('review-curve-nuggets', language)}: {told[0]}"
    names = [line_told(line, head, language) for line in head.lines]
    return ", ".join(f"{name} {value}" for name, value in zip(names, told))


def judgement_told(told: Judgement, head: ReviewHead, language: str) -> str:
    verdict = words.say(f"review-verdict-{told.verdict}", language)
    if told.verdict == "best":
        return verdict
    move = move_told(told.best, head.game, head.names, language)
    share = " → ".join(value_told(s, head, language) for s in (told.share, told.best_share))
    reason = spoken(told.reason, head.game, head.names, language)
    return f"{verdict}; {words.say('review-better', language, move=move, share=share)}. {reason}"


def count_told(count: MoveCount, head: ReviewHead, language: str) -> str:
    facts = {"best": count.best, "good": count.good}
    facts |= {"doubtful": count.doubtful, "blunder": count.blunder}
    return words.say("review-count", language, seat=head.names[count.seat], **facts)


def fortune_told(item: Fortune, head: ReviewHead, language: str) -> str:
    if len(head.names) == 1:
        facts = {"skill": signed(item.skill), "luck": signed(item.luck)}
        error = signed(item.error).lstrip("+")
        return words.say("review-sum-luck-alone", language, error=error, **facts)
    who = line_told(item.line, head, language)
    numbers = {"skill": item.skill, "others": item.others, "luck": item.luck}
    told = {key: signed(per(value, head)) for key, value in numbers.items()}
    error = signed(per(item.error, head)).lstrip("+")
    who = f"{item.round}. {who}" if item.round else who
    return words.say("review-fortune", language, who=who, error=error, **told)


def per(value: float, head: ReviewHead) -> float:
    """A value in points of a hundred, or in nuggets."""
    return 100 * value if head.unit == "chance" else value


def exposed(item: Exposure, head: ReviewHead, language: str) -> list[str]:
    """When a seat could be known, and the acts that told most."""
    facts: dict[str, object] = {"seat": head.names[item.seat], "role": role(item.role, language)}
    message = "review-hidden" if item.sure_move is None else "review-exposed"
    facts |= {"percent": item.percent, "move": item.sure_move or 0}
    first = f"{item.round}. {words.say(message, language, **facts)}"
    return [first, *(f"   {act_told(act, head, language)}" for act in item.acts)]


def fooled_told(item: Fooled, review: Review, language: str) -> str:
    """Who fooled whom; an innocent one fools nobody, but was wronged."""
    head = review.head
    facts: dict[str, str | int] = {"seat": item.watcher, "target": item.suspect}
    if head.roles[item.round - 1][item.suspect] == HINDERS:
        names = {"watcher": head.names[item.watcher], "suspect": head.names[item.suspect]}
        more = {"moves": item.moves, "percent": item.percent}
        said = words.say("page-review-fooled-by", language, **names, **more)
    else:
        said = told(Sentence("review-sum-wronged", {**facts, "moves": item.moves}), head, language)
    return f"{item.round}. {said}"


def act_told(act: ActWeighed, head: ReviewHead, language: str) -> str:
    sentence = told(act.sentence, head, language)
    facts = {"before": act.before, "after": act.after}
    return words.say("review-act", language, sentence=sentence, **facts)


def claim_told(claim: ClaimWeighed, head: ReviewHead, language: str) -> str:
    """A claim as the table told it, and whether it was true."""
    event = {"event": "claimed", "seat": claim.seat, "about": claim.about}
    event |= {"which": claim.which, "says": claim.says}
    said = words.tell_facts(head.game, event, head.names, language)
    return f"{said} {words.say(f'review-claim-{str(claim.is_true).lower()}', language)}"
