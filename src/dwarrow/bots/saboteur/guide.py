"""What a search asks of Saboteur: worlds drawn from a belief, playouts by habit, who won."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.bots.digging.assignments import Lots
from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.playing import DiggingGuide
from dwarrow.bots.digging.thinking import goal_with, with_treasure
from dwarrow.bots.digging.thumb import EAGER, NEAR
from dwarrow.bots.saboteur.rules_of_thumb import Habit
from dwarrow.bots.search import World, redrawn
from dwarrow.games.saboteur.cards import DIGGER, SABOTEUR, STOCKS, TREASURE, UNKNOWN
from dwarrow.games.saboteur.imagine import imagine
from dwarrow.games.saboteur.round import Saboteur
from dwarrow.games.saboteur.state import SaboteurView
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import State
from dwarrow.parts.mine import GOALS

CLEARLY: Final = 0.3  # how much of a result is how clearly it was won or lost


@mypyc_attr(allow_interpreted_subclasses=True)
class SaboteurGuide(DiggingGuide):
    """Speaks for one seat: its view, and who wins the round."""

    def __init__(
        self,
        view: SaboteurView,
        belief: Belief,
        weights: vec[float],
        doubts: vec[i64],
        counts: bool,
    ) -> None:
        self.habit = Habit()
        super().__init__(view.seat, self.habit, belief, doubts)
        self.view = view
        self.lots = Lots(weights)
        self.believed = belief.assigned.likely_goals(weights)
        self.told = belief.assigned.likely_goals(belief.assigned.weights)  # to all
        self.counts = counts
        self.side = view.private.role
        if self.side == SABOTEUR:
            self.habit.attacks = EAGER

    # ---- worlds

    def world(self, dice: Dice) -> World:
        state = imagine(self.view, dice)
        drawn = self.lots.draw(dice)
        sides = set_roles(state, self.belief, drawn // GOALS)
        state.hidden.goals = with_treasure(state.hidden.goals, TREASURE, drawn % GOALS)
        self.look_again(state.public, state.private, state.hidden.goals)
        self.draw_careless(sides, drawn % GOALS, dice)
        if not self.counts:
            cards = STOCKS[state.public.rules.maps][:]
            state.hidden.deck = self.deal_uncounted(state.public, state.private, cards, dice)
            return World(state)
        self.deal_likelier(state.public, state.private, sides, state.hidden.deck, dice)
        return World(state, self.fit(state.public, state.private))

    def takes(self, state: State, dice: Dice) -> None:
        game = cast(Saboteur, state)
        game.hidden.deck = redrawn(game.hidden.deck, game.public.deck_size, dice)
        self.careless = 0
        self.habit.attacks = NEAR  # nobody is taken for a thinker
        self.begins()

    # ---- playouts

    def face(self, state: State) -> None:
        game = cast(Saboteur, state)
        seat = game.public.seat
        believed = self.believed if seat == self.seat else self.told
        self.habit.prepare(game.view(seat), self.doubts, believed)

    def stops(self, state: State) -> bool:
        return cast(Saboteur, state).public.winner != UNKNOWN

    def worth(self, state: State) -> float:
        """Mostly who won; a little how clearly, which tells moves apart sooner."""
        game = cast(Saboteur, state)
        dug = self._dug(game)
        return self.bonus + (dug if self.side == DIGGER else 1.0 - dug)

    def is_won(self, state: State) -> bool:
        return cast(Saboteur, state).public.winner == self.side

    def _dug(self, game: Saboteur) -> float:
        public = game.public
        if public.winner == DIGGER:
            held: i64 = public.deck_size
            for cards in public.hands:
                held += cards
            return 1.0 - CLEARLY + CLEARLY * float(held) / 67.0
        self.habit.survey.look(public, 1 << goal_with(game.hidden.goals, TREASURE))
        return CLEARLY * (1.0 - float(min(self.habit.survey.nearest, 8)) / 8.0)


def set_roles(state: Saboteur, belief: Belief, which: i64) -> vec[i64]:
    """Give the seats the roles of one assignment, put the last role aside; the sides by seat."""
    packed = belief.assigned.packed[which]
    sides = vec[i64]([0] * state.public.seats)
    left = state.public.pool()
    fellows: i64 = 0
    for seat in range(state.public.seats):
        sides[seat] = belief.assigned.side_in(packed, seat)
        role = DIGGER + sides[seat]
        state.private[seat].role = role
        left[role] -= 1
        if role == SABOTEUR:
            fellows |= 1 << seat
    state.hidden.aside = DIGGER if left[DIGGER] > 0 else SABOTEUR if left[SABOTEUR] else UNKNOWN
    if state.public.rules.saboteurs_meet:
        for drawer in state.private:
            drawer.fellows = fellows if drawer.role == SABOTEUR else 0
    return sides
