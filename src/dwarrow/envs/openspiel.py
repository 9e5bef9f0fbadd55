"""OpenSpiel: importing this registers every game as `dwarrow_NAME`, a Python game of its own.

    import dwarrow.envs.openspiel, pyspiel
    game = pyspiel.load_game("dwarrow_duel(deals=64)")

Small enough to be solved: `dwarrow_duel(deals=4,rounds=1,left=4)` begins so many moves before the
end, after moves by chance that follow from the deal.

The order of a deal cannot be enumerated, so chance chooses one of so many seeds (`deals`), each as
likely as the other, and the deal follows from it: a state is its history and can be written down.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

import dwarrow
from dwarrow.envs import heard
from dwarrow.envs.batch import tensors_of, window
from dwarrow.games import GAMES
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.game import Game
from dwarrow.kernel.rules import values_of, with_options
from dwarrow.kernel.state import ALL, DEALER, NOBODY, Event, Refused, State, Told
from dwarrow.kernel.tensors import numbers, observed

DEALS = 1024


def _type(name: str) -> pyspiel.GameType:
    """What OpenSpiel asks of a game before it is played."""
    game = dwarrow.game_named(name)
    return pyspiel.GameType(
        short_name=f"dwarrow_{name}",
        long_name=f"dwarrow: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.SEATS[-1],
        min_num_players=game.SEATS[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.USUAL_SEATS,
            "edition": next(iter(game.EDITIONS)),
            "rounds": 0,
            "deals": DEALS,
            "left": 0,
        },
    )


class DwarrowGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with OpenSpiel's questions answered; `rounds=0` leaves them as printed."""

    def __init__(self, name: str, kind: pyspiel.GameType, params: dict[str, Any]) -> None:
        self.name = name
        self.played = dwarrow.game_named(name)
        self.tensors = tensors_of(name)
        self.players = params.get("players", self.played.USUAL_SEATS)
        edition = params.get("edition", next(iter(self.played.EDITIONS)))
        options = {"rounds": params["rounds"]} if params.get("rounds") else {}
        self.rules = with_options(self.played.EDITIONS[edition], self.played.OPTIONS, options)
        self.played.check(self.rules, self.players)
        self.deals = params.get("deals", DEALS)
        self.left = params.get("left", 0)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.tensors.count),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-100.0,
            max_utility=100.0,
            utility_sum=None,
            max_game_length=self.played.bound(self.rules, self.players),
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> DwarrowState:
        return DwarrowState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """OpenSpiel asks for observations, or with perfect recall for information states."""
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not asked.public_info or asked.private_info != single:
            raise Refused("a seat is told what all see and what it alone sees, together")
        return Observer(self, asked.perfect_recall)


class Held:
    """A state of the engine, which is copied as the engine does and written down as its history."""

    def __init__(self, name: str, rules: Any, players: int, left: int = 0) -> None:
        self.name = name
        self.left = left  # moves before the end at which the game begins; 0 for its beginning
        self.rules = rules
        self.players = players
        self.actions: list[int] = []
        self.told: list[Told] = []
        self.state = dwarrow.game_named(name).start(rules, players, None)
        self.state.told = self.told

    @property
    def game(self) -> Game:
        return dwarrow.game_named(self.name)

    def take(self, action: int) -> None:
        """A deal by its seed, or the action of the seat to move."""
        if self.state.turn() == DEALER:
            seed = len(self.actions) << 32 | action  # every deal of a game is another one
            self.state.deal(self.state.shuffled(Seeded(seed)))
            if self.left and not self.actions:
                self._play_to_the_end_but(self.left, Seeded(seed))
        else:
            offered = self.offered()
            if action not in offered:
                raise Refused(f"action {action} is none of {sorted(offered)}, which are legal")
            self.state.step(offered[action])
        self.actions.append(action)

    def _play_to_the_end_but(self, left: int, dice: Seeded) -> None:
        """Moves by chance, but for the last ones of the first round."""
        moves: list[int] = []
        trial = self.state.copy()
        while trial.turn() >= 0:
            offered = self.game.moves(trial.view(trial.turn()))
            moves.append(offered[dice.below(len(offered))])
            trial.step(moves[-1])
        for move in moves[:-left]:
            self.state.step(move)

    def offered(self) -> dict[int, int]:
        """The actions of the seat to move and the moves they mean."""
        view = self.state.view(self.state.turn())
        moves = self.game.moves(view)
        found = numbers(tensors_of(self.name), view, moves)
        return {number: move for number, move in zip(found, moves) if number >= 0}

    def heard(self, seat: int) -> list[Event]:
        """What a seat has heard since the game began."""
        return [told.event for told in self.told if told.to in (ALL, seat)]

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        other = Held(self.name, self.rules, self.players, self.left)
        other.state, other.actions, other.told = self.state.copy(), self.actions[:], self.told[:]
        other.state.told = other.told
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        asked = (self.name, values_of(self.rules), self.players, self.left)
        return held_again, (*asked, self.actions)

    def imagined(self, seat: int, seed: int) -> Held:
        """A world that a seat cannot tell from this one, with the story it has heard."""
        other = deepcopy(self)
        view = self.game.view(self.state, seat)
        other.state = self.game.imagine(view, Seeded(seed))
        other.told = [told for told in self.told if told.to in (ALL, seat)]
        other.state.told = other.told
        return other


def held_again(
    name: str, values: dict[str, str], players: int, left: int, actions: list[int]
) -> Held:
    """The state that a history leads to."""
    game = dwarrow.game_named(name)
    rules = with_options(next(iter(game.EDITIONS.values())), game.OPTIONS, values)
    again = Held(name, rules, players, left)
    for action in actions:
        again.take(action)
    return again


class DwarrowState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, as OpenSpiel walks through it.

    It keeps nothing of its game but plain values: OpenSpiel copies what a state keeps, and a copied
    game has lost what is Python's.
    """

    def __init__(self, game: DwarrowGame) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.held = Held(game.name, game.rules, game.players, game.left)

    @property
    def state(self) -> State:
        return self.held.state

    def current_player(self) -> int:
        turn = int(self.state.turn())
        if turn == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == DEALER else turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / self.deals) for seed in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.offered())

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node() and not 0 <= action < self.deals:
            raise Refused(f"deal {action} is none of 0 to {self.deals - 1}, which are offered")
        self.held.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        move = int(tensors_of(self.held.name).move_of(self.state.view(player), action))
        return self.held.game.move_words(move)

    def is_terminal(self) -> bool:
        return int(self.state.turn()) == NOBODY

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DwarrowState:
        """A state that a player cannot tell from this one: what searches with samples ask for."""
        other: DwarrowState = self.clone()
        other.held = self.held.imagined(player, int(sampler() * (1 << 48)))
        return other

    def returns(self) -> list[float]:
        over = self.is_terminal()
        return [float(n) if over else 0.0 for n in self.held.game.scores(self.state)]

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class Observer:
    """What a seat may know: its view, and with perfect recall all that it has heard."""

    def __init__(self, game: DwarrowGame, recalls: bool) -> None:
        self.tensors = game.tensors
        self.kinds = game.played.EVENTS
        self.recalls = recalls
        size = int(game.tensors.size)
        room = 1 + heard.A_MOVE * game.max_game_length() if recalls else 0
        self.tensor = np.zeros(size + room, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recalls:
            self.dict["heard"] = self.tensor[size:]

    def set_from(self, state: DwarrowState, player: int) -> None:
        self.tensor.fill(0)
        if state.state.turn() != DEALER:
            seen = observed(self.tensors, state.state.view(player))
            self.dict["observation"][:] = window(seen, np.uint8)
        if self.recalls:
            story = list(heard.told(state.held.heard(player), self.kinds))
            heard.write(story, self.dict["heard"])

    def string_from(self, state: DwarrowState, player: int) -> str:
        view = str(state.held.game.view(state.state, player).data())
        story = state.held.heard(player) if self.recalls else []
        return "\n".join([view, *(repr(event) for event in story)])


def _register(name: str) -> None:
    """A class a game: OpenSpiel keeps it until the very end, and would drop a function too late."""
    kind = _type(name)

    class Game(DwarrowGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params or {})

    Game.__name__ = Game.__qualname__ = f"{name.capitalize()}Game"
    globals()[Game.__name__] = Game  # so that it can be pickled
    pyspiel.register_game(kind, Game)


for _name in GAMES:
    _register(_name)
