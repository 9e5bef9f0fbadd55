"""Who suspected whom, as one does who follows the evidence: over time, and what moved it.

All that is told of a seat follows from open acts and claims; the roles that the end of a round
turns up only tell who was right, and since when.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from dwarrow.bots import SIDES
from dwarrow.bots.digging.reasons import evidence_reason
from dwarrow.bots.digging.sides import HINDERS
from dwarrow.bots.digging.signs import SIGN_WORDS
from dwarrow.review.contents import ActWeighed, Exposure, Fooled, Sentence

SURE: Final = 0.8  # a seat is known when so much is put on its true side
MOVED: Final = 4  # points that an act must move to be told
TOLD: Final = 3  # acts told of a seat
TRUSTED, ACCUSED = 20, 60  # percent: who hinders is trusted below, who does not accused above
LONG: Final = 5  # moves that somebody must be fooled for
NO_ALIBI: Final = ("passes", "waits", "idles", "other")  # who does nothing is not loyal for it


@dataclass
class Moment:
    """After one move: what those who watch thought, and the act that was seen."""

    played: int
    suspected: list[list[int]]
    open_suspected: list[int]
    right: list[float]  # by seat: what lay open put on its true side
    seat: int
    act: Sentence | None


@dataclass
class Watched:
    """One round, as it was watched."""

    number: int
    roles: list[str]
    first: list[int]  # before the first move: as lies open
    moments: list[Moment] = field(default_factory=list)
    hats: dict[int, int] = field(default_factory=dict)  # seat: moments before its new hat


class Onlooker:
    """Follows a game with hidden sides."""

    def __init__(self, game: str, roles: list[list[str]]) -> None:
        self.sides = SIDES[game]
        self.hinders = self.sides.of(HINDERS)
        self.roles = roles
        self.rounds: list[Watched] = []
        self.heard = 0

    def begins(self, mind: Any, view: Any) -> None:
        """A round was dealt."""
        number = len(self.rounds)
        self.heard = 0
        self.rounds.append(Watched(number + 1, self.roles[number], percents(mind, view)))

    def sees(self, played: int, seat: int, minds: list[Any], views: list[Any]) -> Moment:
        """After a move: the last mind and view are of one who sees only what lies open."""
        told = self.rounds[-1]
        belief = minds[-1].belief
        sides = [self.sides.of(role) for role in told.roles]
        shares = [percents(mind, view) for mind, view in zip(minds, views)]
        right = list(belief.open_shares(list(range(len(sides))), sides))
        moment = Moment(played, shares[:-1], shares[-1], right, seat, self._act(belief))
        told.moments.append(moment)
        return moment

    def new_hats(self, events: list[Any]) -> None:
        """Whoever has another role is unknown again."""
        for event in events:
            if isinstance(event, self.sides.new_hats):
                self.rounds[-1].hats[event.target] = len(self.rounds[-1].moments)

    def _act(self, belief: Any) -> Sentence | None:
        """The act that was judged last, if it is a new one."""
        if len(belief.evidence) <= self.heard:
            return None
        self.heard = len(belief.evidence)
        item = belief.evidence[-1]
        names = evidence_reason(item).names
        facts = {"seat": names["seat"], "target": names["target"]}
        return Sentence(f"bot-sign-{SIGN_WORDS[int(item.sign)]}", facts)

    # ---- afterwards

    def exposures(self) -> list[Exposure]:
        """Of every seat that was watched at all: a hat that came with the last move was not."""
        return [
            self._exposure(told, seat)
            for told in self.rounds
            for seat in range(len(told.roles))
            if told.moments[told.hats.get(seat, 0) :]
        ]

    def _exposure(self, told: Watched, seat: int) -> Exposure:
        side = self.sides.of(told.roles[seat])
        hinders = side == self.hinders
        since = told.hats.get(seat, 0)
        moments = told.moments[since:]
        sure = first_sure([moment.right[seat] for moment in moments])
        at = moments[sure] if sure is not None else None
        percent = round(100 * (at or moments[-1]).right[seat])
        return Exposure(
            round=told.number,
            seat=seat,
            role=told.roles[seat],
            hinders=hinders,
            sure_at=at.played if at else None,
            sure_move=since + sure + 1 if sure is not None else None,
            percent=percent,
            acts=self._acts(told, seat, since, hinders),
        )

    def _acts(self, told: Watched, seat: int, since: int, hinders: bool) -> list[ActWeighed]:
        """What a seat did that showed what it is, the strongest first; the same thing once."""
        before = told.moments[since - 1].open_suspected if since else told.first
        found: dict[str, ActWeighed] = {}
        for moment in told.moments[since:]:
            act = weighed(moment, seat, before)
            before = moment.open_suspected
            if act is not None and speaks(act, hinders):
                told_before = found.get(act.sentence.message)
                if told_before is None or moved(act) > moved(told_before):
                    found[act.sentence.message] = act
        return sorted(found.values(), key=lambda act: -moved(act))[:TOLD]

    def fooled(self) -> list[Fooled]:
        """Who believed the opposite of what another was, the longest first."""
        found = []
        for told in self.rounds:
            for watcher, role in enumerate(told.roles):
                if self.sides.of(role) != self.hinders:
                    found += self._fooled(told, watcher)
        return sorted(found, key=lambda item: -item.moves)

    def _fooled(self, told: Watched, watcher: int) -> list[Fooled]:
        found = []
        for suspect, role in enumerate(told.roles):
            since = told.hats.get(suspect, 0)
            shares = [moment.suspected[watcher][suspect] for moment in told.moments[since:]]
            hinders = self.sides.of(role) == self.hinders
            wrong = [100 - share for share in shares] if hinders else shares
            least = 100 - TRUSTED if hinders else ACCUSED
            moves, worst = longest(wrong, least)
            if suspect != watcher and moves >= LONG:
                found.append(Fooled(told.number, watcher, suspect, moves, worst))
        return found


def percents(mind: Any, view: Any) -> list[int]:
    return [round(100 * share) for share in mind.suspects(view)]


def weighed(moment: Moment, seat: int, before: list[int]) -> ActWeighed | None:
    if moment.seat != seat or moment.act is None:
        return None
    return ActWeighed(moment.played, before[seat], moment.open_suspected[seat], moment.act)


def moved(act: ActWeighed) -> int:
    return abs(act.after - act.before)


def speaks(act: ActWeighed, hinders: bool) -> bool:
    """Whether an act showed what its seat is, enough to be told."""
    is_right = (act.after > act.before) == hinders
    sign = act.sentence.message.removeprefix("bot-sign-")
    return is_right and moved(act) >= MOVED and (hinders or sign not in NO_ALIBI)


def first_sure(shares: list[float]) -> int | None:
    """From which move on one could be sure and had to doubt no more."""
    at = None
    for i, share in enumerate(shares):
        if share < SURE:
            at = None
        elif at is None:
            at = i
    return at


def longest(shares: list[int], least: int) -> tuple[int, int]:
    """The longest run of shares of at least this much, and the most in it."""
    best, run, most = (0, 0), 0, 0
    for share in shares:
        run, most = (run + 1, max(most, share)) if share >= least else (0, 0)
        best = max(best, (run, most))
    return best
