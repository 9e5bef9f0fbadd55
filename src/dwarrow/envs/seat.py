"""Gymnasium: one seat at a table of our bots, and a vector of such seats over `Batch`.

    import dwarrow.envs
    gymnasium.make("dwarrow/Saboteur-v0", players=5, seat=0, others="habit")

The observation is `{"observation", "action_mask"}`; the reward is what the seat has won when a
round is settled.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

import dwarrow
from dwarrow.bots import Bot, bot_named
from dwarrow.envs.batch import Batch, check_seat
from dwarrow.envs.one import MODES, One, check_mode, rendered
from dwarrow.given import whole
from dwarrow.kernel.state import Refused
from dwarrow.lab.seats import Stories, ask, dice_of

Seen = dict[str, NDArray[Any]]


def space_of(size: int, actions: int) -> Any:
    """What an observation looks like."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


LIVING = ("one", "bots", "stories", "dice")  # of a seat's game; made anew from its moves


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat; the others are played by bots of ours."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        others: str = "habit",
        edition: str | None = None,
        render_mode: str | None = None,
        refused_costs: float = 1.0,
        **options: object,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.asked = (game, players, edition, options)
        self.one = One(*self.asked)
        check_seat(seat, self.one.players)
        self.seat = seat
        self.others = others
        self.refused_costs = refused_costs
        self.number: int | None = None  # the seed of this game, once there is one
        self.moves: list[int] = []  # of all seats in this game
        self.bots = self._new_bots()
        self.observation_space = space_of(self.one.size, self.one.actions)
        self.action_space = spaces.Discrete(self.one.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game; the same seed deals the same one."""
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(2**31)))
        self._let_others_play()
        return self._seen(), {}

    def _begin(self, number: int) -> None:
        self.number, self.moves = number, []
        self.one.begin(number)
        self.bots = self._new_bots()  # a bot remembers what it has heard, so every game has its own
        self.stories = Stories(self.one.table)
        self.dice = [dice_of(number, seat) for seat in range(self.one.players)]

    def __getstate__(self) -> dict[str, Any]:
        """Bots cannot be sent; what they remember follows from the game."""
        return {name: kept for name, kept in vars(self).items() if name not in LIVING}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The same game is played again, and the bots hear and think what they did."""
        vars(self).update(kept)
        self.one = One(*self.asked)
        self.bots = self._new_bots()
        if self.number is not None:
            moves = self.moves
            self._begin(self.number)
            for move in moves:
                if self.one.table.turn != self.seat:
                    self._asked()
                self._play(move)

    def _new_bots(self) -> list[Bot]:
        return [bot_named(self.others, self.one.game) for _ in range(self.one.players)]

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action; one that is not offered changes nothing but what it costs, and says why.

        `info["refused"]` has the reason; the cost is `refused_costs`, a nugget if nothing is said.
        """
        try:
            won = self._play(self.one.move_of(whole(action, "an action")))
        except Refused as why:
            over = self.one.table.is_over
            costs = 0.0 if over else self.refused_costs
            return self._seen(), -costs, over, False, {"refused": str(why)}
        won += self._let_others_play()
        return self._seen(), float(won), self.one.table.is_over, False, {}

    def _let_others_play(self) -> int:
        """The bots move until it is this seat's turn; what this seat has won meanwhile."""
        table, won = self.one.table, 0
        while not table.is_over and table.turn != self.seat:
            won += self._play(self._asked())
        return won

    def _asked(self) -> int:
        """What the bot whose turn it is wants to do."""
        turn = self.one.table.turn
        return ask(self.bots[turn], self.one.table, self.stories, self.dice[turn])

    def _play(self, move: int) -> int:
        """A move of anybody, and what its bot says to it; what this seat has won by it."""
        turn = self.one.table.turn
        self.moves.append(move)
        won = self.one.play(move)[self.seat]
        if turn != self.seat and not self.one.table.is_over:
            self.stories.hear_out(self.bots[turn], turn, self.dice[turn])
        return won

    def _seen(self) -> Seen:
        seat = self.seat
        return {"observation": self.one.observation(seat), "action_mask": self.one.mask(seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions may be chosen now, as masked policies ask for it."""
        return self.one.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as a spectator sees it, as `render_mode` says."""
        return self.one.rendered(self.render_mode)


class SeatVector(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """n games over one `Batch`; a game that ends is followed by the next one at once.

    As in every vector of `AutoresetMode.SAME_STEP`, how it ended is in `infos["final_obs"]`.
    """

    metadata = {**SeatEnv.metadata, "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        others: str = "habit",
        edition: str | None = None,
        render_mode: str | None = None,
        refused_costs: float = 1.0,
        **options: object,
    ) -> None:
        check_mode(render_mode)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.seat = seat
        self.others = others
        self.refused_costs = refused_costs
        self.asked = {"game": game, "players": players, "edition": edition, **options}
        self.batch = self._batch(0)
        size, actions = self.batch.observation.shape[1], self.batch.mask.shape[1]
        self.single_observation_space = space_of(size, actions)
        self.single_action_space = spaces.Discrete(actions)
        batched = gymnasium.vector.utils.batch_space
        self.observation_space = batched(self.single_observation_space, num_envs)
        self.action_space = batched(self.single_action_space, num_envs)

    def _batch(self, seed: int) -> Batch:
        batch = Batch(n=self.num_envs, seed=seed, **self.asked)  # type: ignore[arg-type]
        check_seat(self.seat, batch.players)
        if batch.players > 1:
            batch.play(self.others, [s for s in range(batch.players) if s != self.seat])
        return batch

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal new games; the same seed deals the same ones.

        One source deals all games, so a list of seeds is one seed made of them all.
        """
        if options and "reset_mask" in options:
            raise Refused("games begin anew by themselves here: there is no `reset_mask`")
        if isinstance(seed, list):
            self._take_seeds(seed)
        else:
            super().reset(seed=seed)
        self.batch = self._batch(int(self.np_random.integers(2**31)))
        return self._seen(), {}

    def _take_seeds(self, seeds: list[int | None]) -> None:
        if len(seeds) != self.num_envs:
            raise Refused(f"there are {self.num_envs} games, but {len(seeds)} seeds")
        given = [seed for seed in seeds if seed is not None]
        if given:
            self.np_random = np.random.default_rng(given)

    def step(self, actions: NDArray[Any]) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """One action a game; one that is not offered changes nothing there, costs, and says why."""
        refused = self.batch.step_or_stay(actions)
        reward = self.batch.reward[:, self.seat].astype(np.float64)
        done = self.batch.done.copy()
        infos: dict[str, Any] = {}
        for row in np.flatnonzero(done).tolist():
            ended = {"final_obs": self._ended(row), "final_info": {}}
            infos = self._add_info(infos, ended, row)
        for row, why in refused.items():
            reward[row] -= self.refused_costs
            infos = self._add_info(infos, {"refused": why}, row)
        return self._seen(), reward, done, np.zeros_like(done), infos

    def _seen(self) -> Seen:
        return {"observation": self.batch.observation.copy(), "action_mask": self.batch.mask.copy()}

    def _ended(self, row: int) -> Seen:
        """What the seat saw when a game ended; nothing could be chosen any more."""
        nothing = np.zeros(self.batch.mask.shape[1], dtype=np.int8)
        return {"observation": self.batch.ended(row, self.seat), "action_mask": nothing}

    def render(self) -> tuple[Any, ...] | None:
        """The tables as a spectator sees them, as `render_mode` says."""
        if self.render_mode is None:
            return None
        game = dwarrow.game_named(self.batch.game)
        rows = range(self.num_envs)
        return tuple(rendered(game, self.batch.view(row), self.render_mode) for row in rows)
