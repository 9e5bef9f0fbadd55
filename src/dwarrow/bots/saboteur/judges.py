"""Three more saboteurs who hide, of other kinds: they judged the belief once it was chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dwarrow.bots.bot import Asked
from dwarrow.bots.digging.signs import BLOCKS, BREAKS, CAVES_IN, DEAD_END, DIGS
from dwarrow.bots.saboteur.hiders import NEVER, Hider
from dwarrow.bots.saboteur.rules_of_thumb import targets_of
from dwarrow.games.saboteur.cards import DECK, TREASURE
from dwarrow.games.saboteur.state import SaboteurView
from dwarrow.parts.deeds import BREAK, LOOK, MEND, PASS
from dwarrow.parts.mine import GOALS
from dwarrow.parts.packing import a_of, card_of, deed_of

DOUBTED: Final = 300  # thousandths of log odds


class Astray(Hider):
    """Looks at goals, then digs in earnest, but only for those that hide no treasure."""

    def chosen(self, view: SaboteurView, asked: Asked) -> int:
        wrong: i64 = targets_of(view)
        for goal in range(GOALS):
            if view.private.seen[goal] == TREASURE:
                wrong = ((1 << GOALS) - 1) & ~(1 << goal)
        self.habit.survey.look(view.public, wrong)
        return super().chosen(view, asked)

    def liking(self, view: SaboteurView, move: i64) -> i64:
        if deed_of(move) == LOOK:
            return 3000
        return -500 if deed_of(move) == BREAK else self.as_digger(move)


class Generous(Hider):
    """Throws its best cards away as long as nobody doubts it, then digs until it is trusted."""

    def liking(self, view: SaboteurView, move: i64) -> i64:
        if self.doubt(view.seat) > DOUBTED:
            return self.as_digger(move)
        sign = self.sign(view, move)
        if sign in (BLOCKS, DEAD_END, CAVES_IN, BREAKS):
            return NEVER
        if deed_of(move) == PASS and card_of(move) < DECK.playable:
            self.habit.digs = True
            kept = self.habit.keeping(card_of(move))
            self.habit.digs = False
            return kept + 200
        if sign == DIGS:
            return -400 if self.stage() == 2 else 250
        return self.habit.worth(move)


class Friendly(Hider):
    """Digs while the goals are far, then mends those in doubt and breaks others; lays no harm."""

    def liking(self, view: SaboteurView, move: i64) -> i64:
        deed, sign = deed_of(move), self.sign(view, move)
        if deed == MEND and a_of(move) != view.seat:
            return 4000 if self.is_fellow(view, move) and self.stage() > 0 else -1000
        if sign in (DEAD_END, BLOCKS):
            return NEVER
        if self.stage() == 0:
            return -500 if deed == BREAK else self.as_digger(move)
        if deed == BREAK:
            if self.is_fellow(view, move) or a_of(move) == view.seat:
                return NEVER
            return 1200 if view.public.tools[a_of(move)] == 0 else 300
        if sign == DIGS:
            return -800 if self.stage() == 2 else 100
        return self.habit.worth(move)

    def is_fellow(self, view: SaboteurView, move: i64) -> bool:
        """Whether a move is aimed at one who hinders too: known, or doubted by all."""
        target = a_of(move)
        return (view.private.fellows >> target) & 1 == 1 or self.doubt(target) > DOUBTED
