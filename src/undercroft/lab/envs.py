"""Learning environments: PettingZoo's AEC (`TableEnv`, all seats) and Gymnasium (`SeatEnv`, one seat against agents).

Both show features of the state and of each option, and a mask; with `whole` everything that the seat knows, and actions
that mean the same in every state; nothing that the seat may not know. Rewards come at the end: +1 for a win (for each
who shares it), -1 for a loss, 0 for a game cut off; `shaped` spreads them over the game.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from struct import Struct
from typing import Any

from undercroft import terminal
from undercroft.agents import agent as named_agent
from undercroft.agents.company import play_others
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.extras import needing
from undercroft.core.game import Agent, Game, available
from undercroft.core.request import Choice, Option
from undercroft.core.rooms import RowBots
from undercroft.core.scene import look, render
from undercroft.core.table import Table
from undercroft.lab.actions import Ids, action_set
from undercroft.lab.job import SEATS, game_of
from undercroft.lab.layout import layout_of
from undercroft.lab.rewards import rewards, standing

with needing("learn"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import VectorEnv
    from pettingzoo import AECEnv

MOST = 48
"""Options shown at once; where more are offered, the last action turns to the next of them."""

SPELLED = 8
"""The last numbers of an option that is being spelled that are shown."""

BOUND = 10.0
"""Features are cut at this size, so that the spaces have honest bounds."""

DECISIONS = 20_000
"""A game longer than this is cut off (truncated)."""

Observation = dict[str, Any]


packer = cache(Struct)
"""What packs as many numbers as its name says: four times as quick as making an array of a list."""


def _write_plain(into: Any, numbers: list[float], bound: float) -> None:
    used = len(numbers)
    flat = into.reshape(-1)
    packer(f"{used}f").pack_into(flat, 0, *numbers)
    flat[used:] = 0
    flat = flat[:used]
    np.minimum(flat, bound, out=flat)
    np.maximum(flat, -bound, out=flat)


def _writer() -> Callable[[Any, list[float], float], None]:
    """Writes numbers into an array that is there, cut at a bound, and zeros behind them; compiled where rules are."""
    library = sys.modules.get("undercroft._compiled")
    made: Callable[[Any, list[float], float], None] = _write_plain if library is None else library.fill
    return made


def _one_by_one(bots: Any) -> Callable[[Any, int, Choice, Sequence[Option]], list[float]]:
    """The rows of options, for a game that describes them one at a time."""

    def rows(view: Any, seat: int, choice: Choice, options: Sequence[Option]) -> list[float]:
        features = bots.option_features
        return [number for option in options for number in features(view, seat, choice, option)]

    return rows


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
        self._shape = (most, self.option_size)
        self._whole = self.state_size + most * self.option_size
        self._features = game.bots.features
        self._rows = game.bots.option_rows if isinstance(game.bots, RowBots) else _one_by_one(game.bots)
        self._write = _writer()
        places = np.arange(most)
        shown = [(places < count).astype(np.int8) for count in range(most + 1)]
        self._masks: list[list[Any]] = [[np.append(mask, np.int8(more)) for mask in shown] for more in (0, 1)]
        """By whether there is a further page and by how many options are shown."""

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

    def blank(self) -> Observation:
        """Arrays for one observation."""
        return {
            "observation": np.zeros(self.state_size, np.float32),
            "options": np.zeros((self.most, self.option_size), np.float32),
            "action_mask": np.zeros(self.most + 1, np.int8),
        }

    def observe(self, table: Table, seat: int, page: int = 0) -> Observation:
        """What the seat sees, and this page of what it is asked; all options are masked where it is asked nothing."""
        choice = table.asked(seat)
        seen, rows = self._numbers(table, seat, choice, page)
        size = self.state_size
        flat: Any = np.empty(self._whole, np.float32)
        self._write(flat, [*seen, *rows], BOUND)
        return {
            "observation": flat[:size],
            "options": flat[size:].reshape(self._shape),
            "action_mask": self._mask_of(choice, page).copy(),
        }

    def write(self, table: Table, seat: int, page: int, into: Observation) -> None:
        """The same, written into arrays that are there."""
        choice = table.asked(seat)
        seen, rows = self._numbers(table, seat, choice, page)
        self._write(into["observation"], seen, BOUND)
        self._write(into["options"], rows, BOUND)
        into["action_mask"][:] = self._mask_of(choice, page)

    def _numbers(self, table: Table, seat: int, choice: Choice | None, page: int) -> tuple[list[float], list[float]]:
        """The features of the state, and those of the options shown."""
        view = table._sight(seat)
        seen = self._features(view, seat)
        if choice is None:
            return seen, []
        options = choice.options
        if len(options) > self.most:
            options = options[page * self.most : (page + 1) * self.most]
        return seen, self._rows(view, seat, choice, options)

    def mask(self, table: Table, seat: int, page: int = 0) -> Any:
        """The mask of `observe` on its own."""
        return self._mask_of(table.asked(seat), page).copy()

    def _mask_of(self, choice: Choice | None, page: int) -> Any:
        """The mask as it is kept; nobody changes it."""
        offered = 0 if choice is None else len(choice.options)
        if offered <= self.most:
            return self._masks[0][offered]
        return self._masks[1][min(self.most, offered - page * self.most)]

    @property
    def start(self) -> int:
        """Where a decision begins: at the first page."""
        return 0

    def take(self, choice: Choice, page: int, action: int) -> tuple[int, int | None]:
        """The page after an action, and the option that it picks; ValueError for an action that means nothing here."""
        offered = len(choice.options)
        if action == self.most and offered > self.most:
            return (page + 1) % -(-offered // self.most), None
        index = page * self.most + action
        if not 0 <= action < self.most or index >= offered:
            raise ValueError(action)
        return 0, index


class WholeLens:
    """A game with stable actions and everything that the seat knows (`actions.py`, `layout.py`)."""

    def __init__(self, game: Game[Any], options: Mapping[str, Any]) -> None:
        self.game = game
        self.options = dict(options)
        self.players = int(game.check_options(options)["players"])
        layout = layout_of(game.name)
        if layout is None:
            raise BadOption("error.no-layout", name=game.name)
        self.layout = layout
        self.actions = action_set(game.name)
        self.start: Ids = ()
        self._write = _writer()

    @property
    def action_space(self) -> Any:
        return spaces.Discrete(self.actions.size)

    @property
    def observation_space(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (self.layout.size,), np.float32),
                "spelled": spaces.Box(-1, self.actions.size - 1, (SPELLED,), np.int32),
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )

    def blank(self) -> Observation:
        return {
            "observation": np.zeros(self.layout.size, np.float32),
            "spelled": np.full(SPELLED, -1, np.int32),
            "action_mask": np.zeros(self.actions.size, np.int8),
        }

    def observe(self, table: Table, seat: int, spelled: Ids = ()) -> Observation:
        into = self.blank()
        self.write(table, seat, spelled, into)
        return into

    def write(self, table: Table, seat: int, spelled: Ids, into: Observation) -> None:
        self._write(into["observation"], self.layout.write(table, seat), BOUND)
        last = spelled[-SPELLED:]
        into["spelled"][: len(last)] = last
        into["spelled"][len(last) :] = -1
        self._mark(table.asked(seat), spelled, into["action_mask"])

    def mask(self, table: Table, seat: int, spelled: Ids = ()) -> Any:
        mask: Any = np.empty(self.actions.size, np.int8)
        self._mark(table.asked(seat), spelled, mask)
        return mask

    def _mark(self, choice: Choice | None, spelled: Ids, mask: Any) -> None:
        mask[:] = 0
        if choice is not None:
            mask[self.actions.legal(choice, spelled)] = 1

    def take(self, choice: Choice, spelled: Ids, action: int) -> tuple[Ids, int | None]:
        return self.actions.take(choice, spelled, action)


def make_lens(game: Game[Any], options: Mapping[str, Any], most: int, whole: bool) -> Any:
    """How learners look at a game: by hand-made features and the options offered, or whole."""
    return WholeLens(game, options) if whole else Lens(game, options, most)


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
        whole: bool = False,
        shaped: bool = False,
        limit: int = DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game_named(game)
        self.lens = make_lens(self.game, options or {}, most, whole)
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
        self.page = self.lens.start
        self.standing = standing(self.table) if self.shaped else []
        self._next()

    def _next(self) -> None:
        turn = self.table.turn()
        if turn is not None:
            self.agent_selection = self.possible_agents[turn[0]]

    def observe(self, agent: str) -> Observation:
        page = self.page if agent == self.agent_selection else self.lens.start
        seen: Observation = self.lens.observe(self.table, self.possible_agents.index(agent), page)
        return seen

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
        try:
            self.page, index = self.lens.take(choice, self.page, -1 if action is None else int(action))
        except ValueError:
            index = len(choice.options)  # which the table refuses
        if index is None:
            return
        self.table.choose(index, seat)
        self.page = self.lens.start
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
        whole: bool = False,
        shaped: bool = False,
        limit: int = DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        self.game = game_named(game)
        self.lens = make_lens(self.game, options or {}, most, whole)
        self.shaped = shaped
        self.limit = limit
        self.seat = seat
        self.render_mode = render_mode
        names = [others] * (self.lens.players - 1) if isinstance(others, str) else list(others)
        if not 0 <= seat < self.lens.players:
            raise BadOption("error.no-seat", seat=seat + 1, most=self.lens.players)
        if len(names) != self.lens.players - 1:
            raise BadOption("error.others", seats=self.lens.players - 1, given=len(names))
        for name in {*names}:
            named_agent(name, self.game, Dice(0))  # an unknown name is told at once, and not at the first reset
        self.others = [*names[:seat], "", *names[seat:]]
        self.action_space = self.lens.action_space
        self.observation_space = self.lens.observation_space
        self.into: Observation | None = None
        """Arrays that observations are written into; new ones each time where there are none."""

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
        self.seats = [self.table.seat(seat) for seat in range(self.lens.players)]
        self.page = self.lens.start
        choice = play_others(self.table, self.seat, self.agents, self.seats, self.limit)
        self.standing = standing(self.table)[self.seat] if self.shaped else 0.0
        return self._observe(), {"illegal": False, "kind": "" if choice is None else choice.kind}

    def _observe(self) -> Observation:
        """What the seat sees now: arrays of its own, or those that whoever runs many games has given."""
        if self.into is None:
            made: Observation = self.lens.observe(self.table, self.seat, self.page)
            return made
        self.lens.write(self.table, self.seat, self.page, self.into)
        return self.into

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        choice = table.asked(self.seat)
        index = None
        illegal = choice is None
        if choice is not None:
            try:
                self.page, index = self.lens.take(choice, self.page, int(action))
            except ValueError:
                illegal = True
        if choice is not None and index is not None:
            if table.light:  # it keeps nothing that a checked answer would be noted for
                table.take(choice.options[index], self.seat)
            else:
                table.choose(index, self.seat)
            self.page = self.lens.start
            choice = play_others(table, self.seat, self.agents, self.seats, self.limit)
        info = {"illegal": illegal, "kind": "" if choice is None else choice.kind}
        over = table.is_over
        reward = rewards(table)[self.seat] if over and not illegal else 0.0
        if self.shaped:
            now = standing(table)[self.seat]
            reward, self.standing = now - self.standing, now
        long = not over and table.version >= self.limit
        return self._observe(), reward, over, long, info

    def action_masks(self) -> Any:
        """The mask on its own, where libraries ask for it by this name."""
        return self.lens.mask(self.table, self.seat, self.page)

    def render(self) -> Any:
        return as_text(self.table, self.seat) if self.render_mode == "ansi" else None


def vector(game: Game[Any] | str, count: int, *, processes: int | bool = 0, **settings: Any) -> VectorEnv:
    """Many games of one seat at once, in this process or over some that share memory (`True`: as many as there are
    cores). A game that ends is followed at once by the next; its last observation is then in the info."""
    from undercroft.lab.fleet import Fleet

    return Fleet(game, count, processes=(os.cpu_count() or 1) if processes is True else int(processes), **settings)


def register() -> None:
    """Name the games for `gymnasium.make`: `undercroft/thunderstone-v0`, `undercroft/thunderstone-whole-v0`, ..."""
    for name in available():
        for kind, more in (("", {}), ("-whole", {"whole": True})):
            known = f"undercroft/{name}{kind}-v0"
            if known not in gymnasium.registry:
                gymnasium.register(known, "undercroft.lab.envs:SeatEnv", kwargs={"game": name, **more})


register()
