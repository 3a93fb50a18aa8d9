"""Learning environments: PettingZoo's AEC (`TableEnv`, all seats) and Gymnasium (`SeatEnv`, one seat against agents).

Both show features of the state and of each option, and a mask; nothing that the seat may not know. Rewards come at the
end: +1 for a win (for each who shares it), -1 for a loss, 0 for a game cut off; `shaped` spreads them over the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv, VectorEnv
from pettingzoo import AECEnv

from undercroft import terminal
from undercroft.agents import agent as named_agent
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Agent, Game, available
from undercroft.core.request import Choice
from undercroft.core.scene import look, render
from undercroft.core.table import Table
from undercroft.lab.job import SEATS, game_of

MOST = 48
"""Options shown at once; where more are offered, the last action turns to the next of them."""

BOUND = 10.0
"""Features are cut at this size, so that the spaces have honest bounds."""

DECISIONS = 20_000
"""A game longer than this is cut off (truncated)."""

Observation = dict[str, Any]


class Lens:
    """How a game looks to a learner: sizes, spaces and observations."""

    def __init__(self, game: Game[Any], options: Mapping[str, Any], most: int = MOST) -> None:
        self.game = game
        self.options = dict(options)
        self.most = most
        table = Table(game, options, seed=0, light=True)
        turn = table.turn()
        assert turn is not None
        seat, choice = turn
        view = table.view(seat)
        self.players = table.state.players
        self.state_size = len(game.bots.features(view, seat))
        self.option_size = len(game.bots.option_features(view, seat, choice, choice.options[0]))

    @property
    def action_space(self) -> Any:
        """The options shown, and one action more: the next of them."""
        return spaces.Discrete(self.most + 1)

    @property
    def observation_space(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (self.state_size,), np.float32),
                "options": spaces.Box(-BOUND, BOUND, (self.most, self.option_size), np.float32),
                "action_mask": spaces.Box(0, 1, (self.most + 1,), np.int8),
            }
        )

    def observe(self, table: Table, seat: int, page: int = 0) -> Observation:
        """What the seat sees, and this page of what it is asked; all options are masked where it is asked nothing."""
        view = table.view(seat)
        choice = table.asked(seat)
        options: Any = np.zeros((self.most, self.option_size), np.float32)
        mask: Any = np.zeros(self.most + 1, np.int8)
        if choice is not None:
            shown = choice.options[page * self.most : (page + 1) * self.most]
            for at, option in enumerate(shown):
                options[at] = self.game.bots.option_features(view, seat, choice, option)
            mask[: len(shown)] = 1
            mask[self.most] = len(choice.options) > self.most
        state = np.asarray(self.game.bots.features(view, seat), np.float32)
        return {
            "observation": np.clip(state, -BOUND, BOUND),
            "options": np.clip(options, -BOUND, BOUND),
            "action_mask": mask,
        }

    def pages(self, choice: Choice) -> int:
        return -(-len(choice.options) // self.most)


def rewards(table: Table) -> list[float]:
    """What each seat gets at the end of the game."""
    result = table.state.result
    if result is None:
        return [0.0] * table.state.players
    return [1.0 if seat in result.winners else -1.0 for seat in range(table.state.players)]


def standing(table: Table) -> list[float]:
    """How each seat stands, from -1 to 1, for shaped rewards."""
    if table.state.result is not None:
        return rewards(table)
    return [2 * value - 1 for value in table.game.bots.evaluate(table.state)]


def as_text(table: Table, seat: int | None) -> str:
    return "\n".join(terminal.draw(render(look(table, seat), table.game.words, "en")))


def game_named(game: Game[Any] | str) -> Game[Any]:
    return game_of(game) if isinstance(game, str) else game


class TableEnv(AECEnv):  # type: ignore[misc]
    """Every seat learns. Agents are called `seat_0`, `seat_1`, ...; where several are asked, the first one moves.

    An action that the mask forbids raises BadAnswer and changes nothing.
    """

    metadata = {"name": "undercroft_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: Game[Any] | str,
        options: Mapping[str, Any] | None = None,
        *,
        most: int = MOST,
        shaped: bool = False,
        limit: int = DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game_named(game)
        self.lens = Lens(self.game, options or {}, most)
        self.shaped = shaped
        self.limit = limit
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.lens.players)]
        self.action_spaces = dict.fromkeys(self.possible_agents, self.lens.action_space)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.lens.observation_space)
        self.fresh = Dice(0)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.fresh = Dice(seed)
        self.table = Table(self.game, self.lens.options, self.fresh.below(1 << 48), light=True)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.page = 0
        self.standing = standing(self.table) if self.shaped else []
        self._next()

    def _next(self) -> None:
        turn = self.table.turn()
        if turn is not None:
            self.agent_selection = self.possible_agents[turn[0]]

    def observe(self, agent: str) -> Observation:
        page = self.page if agent == self.agent_selection else 0
        return self.lens.observe(self.table, self.possible_agents.index(agent), page)

    def step(self, action: int | None) -> None:
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(name)
        self._clear_rewards()
        self._cumulative_rewards[name] = 0.0
        choice = self.table.asked(seat)
        assert choice is not None
        if action is not None and int(action) == self.lens.most and self.lens.pages(choice) > 1:
            self.page = (self.page + 1) % self.lens.pages(choice)
            return
        self.table.choose(self._answer(action, choice), seat)
        self.page = 0
        over, long = self.table.is_over, self.table.version >= self.limit
        gains = rewards(self.table) if over else [0.0] * self.lens.players
        if self.shaped:
            now = standing(self.table)
            gains = [b - a for a, b in zip(self.standing, now, strict=True)]
            self.standing = now
        for at, agent in enumerate(self.possible_agents):
            self.rewards[agent] = gains[at]
            self.terminations[agent] = over
            self.truncations[agent] = long and not over
        self._next()
        self._accumulate_rewards()

    def _answer(self, action: int | None, choice: Choice) -> int:
        at = -1 if action is None or int(action) >= self.lens.most else int(action)
        index = self.page * self.lens.most + at
        return index if at >= 0 and index < len(choice.options) else len(choice.options)  # the table refuses the latter

    def render(self) -> str | None:
        return as_text(self.table, None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat learns, agents by name sit at the others.

    An action that the mask forbids changes nothing: reward 0, and `info["illegal"]` is true.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: Game[Any] | str,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int = 0,
        others: Sequence[str] | str = "greedy",
        most: int = MOST,
        shaped: bool = False,
        limit: int = DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        self.game = game_named(game)
        self.lens = Lens(self.game, options or {}, most)
        self.shaped = shaped
        self.limit = limit
        self.seat = seat
        self.render_mode = render_mode
        names = [others] * (self.lens.players - 1) if isinstance(others, str) else list(others)
        if not 0 <= seat < self.lens.players or len(names) != self.lens.players - 1:
            raise BadOption("error.lineup", given=len(names) + 1, least=self.lens.players, most=self.lens.players)
        self.others = [*names[:seat], "", *names[seat:]]
        self.action_space = self.lens.action_space
        self.observation_space = self.lens.observation_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(1 << 48))
        keeps = not all(name in ("", "random") for name in self.others)
        self.table = Table(self.game, self.lens.options, game_seed, light=not keeps)
        self.table.log = self.table.state.log = None
        dice = Dice(game_seed ^ SEATS)
        self.agents: list[Agent | None] = [
            named_agent(name, self.game, dice.split()) if name else None for name in self.others
        ]
        self.page = 0
        self._run()
        self.standing = standing(self.table)[self.seat] if self.shaped else 0.0
        return self.lens.observe(self.table, self.seat), self._info()

    def _run(self) -> None:
        """The others play until this seat is asked."""
        while self.table.asked(self.seat) is None and self.table.version < self.limit:
            turn = self.table.turn()
            if turn is None:
                return
            player = self.agents[turn[0]]
            assert player is not None
            self.table.choose(player(self.table.seat(turn[0])), turn[0])

    def _info(self) -> dict[str, Any]:
        choice = self.table.asked(self.seat)
        return {"illegal": False, "kind": choice.kind if choice is not None else ""}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        choice = self.table.asked(self.seat)
        at = int(action)
        index = self.page * self.lens.most + at
        info = self._info()
        if choice is not None and at == self.lens.most and self.lens.pages(choice) > 1:
            self.page = (self.page + 1) % self.lens.pages(choice)
        elif choice is None or at >= self.lens.most or index >= len(choice.options):
            info["illegal"] = True
        else:
            self.table.choose(index, self.seat)
            self.page = 0
            self._run()
            info = self._info()
        over = self.table.is_over
        reward = rewards(self.table)[self.seat] if over and not info["illegal"] else 0.0
        if self.shaped:
            now = standing(self.table)[self.seat]
            reward, self.standing = now - self.standing, now
        long = not over and self.table.version >= self.limit
        return self.lens.observe(self.table, self.seat, self.page), reward, over, long, info

    def action_masks(self) -> Any:
        """The mask on its own, where libraries ask for it by this name."""
        return self.lens.observe(self.table, self.seat, self.page)["action_mask"]

    def render(self) -> Any:
        return as_text(self.table, self.seat) if self.render_mode == "ansi" else None


def vector(game: Game[Any] | str, count: int, *, processes: bool = False, **settings: Any) -> VectorEnv:
    """Many games of one seat at once, in this process or each in its own. A game that ends is followed at once by the
    next; its last observation is then in the info."""

    def make() -> Callable[[], SeatEnv]:
        return lambda: SeatEnv(game, **settings)

    makers = [make() for _ in range(count)]
    mode = AutoresetMode.SAME_STEP
    return AsyncVectorEnv(makers, autoreset_mode=mode) if processes else SyncVectorEnv(makers, autoreset_mode=mode)


def register() -> None:
    """Name the games for `gymnasium.make`: `undercroft/thunderstone-v0`, ..."""
    for name in available():
        if f"undercroft/{name}-v0" not in gymnasium.registry:
            gymnasium.register(f"undercroft/{name}-v0", "undercroft.lab.envs:SeatEnv", kwargs={"game": name})


register()
