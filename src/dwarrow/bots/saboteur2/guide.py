"""What a search asks of Saboteur 2: worlds that agree with the belief, playouts, own gold."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.bots.digging.playing import DiggingGuide
from dwarrow.bots.digging.thinking import with_treasure
from dwarrow.bots.saboteur2.acts import as_base
from dwarrow.bots.saboteur2.belief import Belief2, side_of
from dwarrow.bots.saboteur2.own_gold import OwnGold
from dwarrow.bots.saboteur2.rules_of_thumb import targets_of
from dwarrow.bots.search import World, redrawn
from dwarrow.games.saboteur2.cards import STOCKS, TREASURE
from dwarrow.games.saboteur2.imagine import imagine
from dwarrow.games.saboteur2.imagine_roles import imagine_roles
from dwarrow.games.saboteur2.round import Saboteur2
from dwarrow.games.saboteur2.state import Saboteur2View
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.state import State
from dwarrow.parts.mine import GOALS, OVER

DEALS: Final = 8  # deals of the roles that are weighed against each other for one world
MOST_GOLD: Final = 6.0  # a very good round


@mypyc_attr(allow_interpreted_subclasses=True)
class Saboteur2Guide(DiggingGuide):
    """Speaks for one seat: its view, and the gold it gains in the round."""

    def __init__(
        self, view: Saboteur2View, belief: Belief2, doubts: vec[i64], counts: bool, believes: bool
    ) -> None:
        self.habit = OwnGold()
        self.is_keen = True  # for its own gold, as nobody else is taken to be
        super().__init__(view.seat, self.habit, belief, doubts)
        self.view = view
        self.counts = counts
        self.deals: i64 = DEALS if believes else 1
        self.targets = targets_of(view)
        self.had = view.private.gold
        self.told = belief.assigned.likely_goals(belief.assigned.weights)  # to all

    # ---- worlds

    def world(self, dice: Dice) -> World:
        state = imagine(self.view, dice)
        self._deal_roles(state, dice)
        if not self.counts:
            cards = STOCKS[state.public.rules.sb2_extra_card][:]
            state.hidden.deck = self.deal_uncounted(state.public, state.private, cards, dice)
            return World(state)
        return World(state, self.fit(state.public, state.private))

    def takes(self, state: State, dice: Dice) -> None:
        game = cast(Saboteur2, state)
        game.hidden.deck = redrawn(game.hidden.deck, game.public.deck_size, dice)
        self.careless = 0
        self.is_keen = False
        self.begins()

    def _deal_roles(self, state: Saboteur2, dice: Dice) -> None:
        """Deal the roles several times and keep one deal, by how well it agrees with the acts."""
        seeds = vec[i64]()
        goals = vec[i64]()
        sums = vec[float]()
        total = 0.0
        while len(seeds) < self.deals:
            seed = dice.word()
            imagine_roles(state, self.view, Seeded(int(seed)))
            goal = self._any_target(dice)
            total += self._agreement(state, goal)
            seeds = append(seeds, seed)
            goals = append(goals, goal)
            sums = append(sums, total)
        wanted = total * (float(dice.word()) + 0.5) / 4294967296.0
        chosen: i64 = 0
        while chosen + 1 < self.deals and sums[chosen] < wanted:
            chosen += 1
        imagine_roles(state, self.view, Seeded(int(seeds[chosen])))
        state.hidden.goals = with_treasure(state.hidden.goals, TREASURE, goals[chosen])
        self.look_again(state.public, state.private, state.hidden.goals)
        sides = vec[i64]([0] * state.public.seats)
        for seat in range(state.public.seats):
            sides[seat] = side_of(state.private[seat].role)
        self.draw_careless(sides, goals[chosen], dice)

    def _any_target(self, dice: Dice) -> i64:
        goal = dice.below(GOALS)
        while (self.targets >> goal) & 1 == 0:
            goal = (goal + 1) % GOALS
        return goal

    def _agreement(self, state: Saboteur2, goal: i64) -> float:
        product = 1.0
        for seat in range(state.public.seats):
            if seat != self.seat:
                side = side_of(state.private[seat].role)
                product *= self.belief.agreement(seat, side, goal)
        return product

    # ---- playouts

    def face(self, state: State) -> None:
        game = cast(Saboteur2, state)
        seat = game.public.seat
        self.habit.is_keen = self.is_keen and seat == self.seat
        self.habit.prepare(game.view(seat), self.doubts, self.told)

    def shown(self, seat: i64, move: i64) -> i64:
        return as_base(seat, move)

    def stops(self, state: State) -> bool:
        return state.turn() < 0

    def worth(self, state: State) -> float:
        """What the seat has gained in this round."""
        game = cast(Saboteur2, state)
        own = game.private[self.seat].gold
        if game.public.phase == OVER:
            own = game.public.gold[self.seat]
        return self.bonus + float(own - self.had) / MOST_GOLD
