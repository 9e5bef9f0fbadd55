"""PettingZoo: every game as an environment in which agents take turns.

    env = dwarrow.envs.aec("saboteur", players=5, edition="cz")

An observation is `{"observation": uint8, "action_mask": int8}`; a seat's reward is what it has won
when a round is settled.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from dwarrow.envs.one import MODES, One, check_mode
from dwarrow.given import whole
from dwarrow.kernel.state import Refused


def aec(
    game: str,
    players: int | None = None,
    edition: str | None = None,
    render_mode: str | None = None,
    **options: object,
) -> Turns:
    """A game as PettingZoo's AEC environment."""
    check_mode(render_mode)
    return Turns(One(game, players, edition, options), render_mode)


class Turns(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game; its agents are `seat_0`, `seat_1` and so on."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(MODES),
        "name": "dwarrow",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, one: One, render_mode: str | None) -> None:
        super().__init__()
        self.one = one
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(one.players)]
        self.agents = self.possible_agents[:]
        self._games = np.random.default_rng()
        self._selected = ""  # PettingZoo sets it, too, once the game is over
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (one.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (one.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(one.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._games = np.random.default_rng(seed)
        self.one.begin(int(self._games.integers(2**31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.one.table.turn]

    @property
    def agent_selection(self) -> str:
        """Whose turn it is."""
        if not self._selected:
            raise Refused("no game is dealt yet: call `reset` first")
        return self._selected

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self._selected = agent

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.one.observation(seat), "action_mask": self.one.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused(f"{agent} has to choose one of its actions")
        won = self.one.take(whole(action, "an action"))
        self._cumulative_rewards[agent] = 0
        self.rewards = dict(zip(self.possible_agents, won))
        if self.one.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.one.table.turn]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as a spectator sees it: in letters, printed or given, or as a picture."""
        return self.one.rendered(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
