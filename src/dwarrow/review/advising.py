"""Who gives hints: what a review would call the best move, from what a seat can know now."""

from __future__ import annotations

from typing import Any, Final

import dwarrow
from dwarrow.bots import bot_named
from dwarrow.bots.bot import Asked, Reason
from dwarrow.review.again import THINKER
from dwarrow.review.judging import Effort, Judge, role_in
from dwarrow.review.playouts import Trials
from dwarrow.review.scales import SCALES

ADVISER: Final = "adviser"
EFFORT: Final = Effort(stage=16, final=48, most=48)  # a person waits for it


class Adviser:
    """Chooses as the review judges, with its candidates, its worlds and its shares."""

    def __init__(self, game: str) -> None:
        self.game = dwarrow.game_named(game)
        self.mind: Any = bot_named(THINKER, game)
        self.said: list[Reason] = []

    def choose(self, asked: Asked) -> int:
        view: Any = asked.view
        scale = SCALES[self.game.NAME](self.game, int(view.public.seats))
        asks = self.mind.ponder(view, asked.story, asked.moves)
        trials = Trials(scale, asks.guide, role_in(scale, view), asks.moves, asked.dice)
        found = Judge(scale, EFFORT).best(trials, trials.trials[0])
        found.forget()
        share = trials.share(found, trials.go_on([found], EFFORT.final))
        self.said = [*self.mind.why(view, found.move), hope(scale.unit, share)]
        return found.move

    def reasons(self) -> list[Reason]:
        """Why it would make that move."""
        return self.said


def hope(unit: str, share: float) -> Reason:
    """What the move promises."""
    if unit == "nuggets":
        return Reason("hopes-for-gold", {"nuggets": round(share)})
    return Reason("hopes-to-win", {"percent": round(100 * share)})
