"""Many games of one seat at once, over a few processes that share their arrays.

Each process plays its part of the games and writes observations, masks and rewards where everybody reads them; what
goes through pipes is one byte a step, and what is said about games that ended.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any

from undercroft.core.extras import needing
from undercroft.core.game import Game
from undercroft.lab.envs import Observation, SeatEnv, game_named

with needing("learn"):
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

STEP, RESET, CLOSE = b"s", b"r", b"c"


class Shared:
    """An array of zeros that processes see to which it is handed when they are started."""

    def __init__(self, shape: tuple[int, ...], kind: Any) -> None:
        self.shape = shape
        self.kind = np.dtype(kind)
        self.memory = RawArray("b", max(1, int(np.prod(shape)) * self.kind.itemsize))

    def array(self) -> Any:
        return np.frombuffer(self.memory, self.kind, int(np.prod(self.shape))).reshape(self.shape)


class Memory:
    """What processes share: observations, the last ones of games that ended, and what goes with a step."""

    def __init__(self, count: int, blank: Observation) -> None:
        self.seen = {name: Shared((count, *array.shape), array.dtype) for name, array in blank.items()}
        self.last = {name: Shared((count, *array.shape), array.dtype) for name, array in blank.items()}
        self.actions = Shared((count,), np.int64)
        self.rewards = Shared((count,), np.float64)
        self.flags = Shared((3, count), np.bool_)


class Boards:
    """The arrays of all games, one row each."""

    def __init__(self, memory: Memory) -> None:
        self.seen = {name: each.array() for name, each in memory.seen.items()}
        self.last = {name: each.array() for name, each in memory.last.items()}
        """The last observation of games that ended in this step."""
        self.actions = memory.actions.array()
        self.rewards = memory.rewards.array()
        self.over, self.cut, self.illegal = memory.flags.array()


class Part:
    """The games of one process."""

    def __init__(self, game: Game[Any] | str, settings: Mapping[str, Any], boards: Boards, rows: Sequence[int]) -> None:
        self.boards = boards
        self.rows = rows
        self.envs = [SeatEnv(game, **settings) for _ in rows]
        for row, env in zip(rows, self.envs, strict=True):
            env.into = {name: array[row] for name, array in boards.seen.items()}

    def reset(self, seeds: Sequence[int | None]) -> None:
        for env, seed in zip(self.envs, seeds, strict=True):
            env.reset(seed=seed)

    def step(self) -> None:
        """One step of every game; one that ends is followed at once by the next."""
        boards = self.boards
        for row, env in zip(self.rows, self.envs, strict=True):
            _, reward, over, cut, info = env.step(int(boards.actions[row]))
            boards.rewards[row] = reward
            boards.over[row] = over
            boards.cut[row] = cut
            boards.illegal[row] = info["illegal"]
            if over or cut:
                for name, array in boards.seen.items():
                    boards.last[name][row] = array[row]
                env.reset()


def work(
    pipe: Connection, game: Game[Any] | str, settings: Mapping[str, Any], memory: Memory, rows: Sequence[int]
) -> None:
    """What a process does until it is told to stop; an error is handed to whoever asked."""
    try:
        part = Part(game, settings, Boards(memory), rows)
        while (told := pipe.recv_bytes()) != CLOSE:
            if told == STEP:
                part.step()
            else:
                part.reset(pipe.recv())
            pipe.send_bytes(STEP)
    except (EOFError, KeyboardInterrupt):
        pass
    except Exception as error:
        pipe.send_bytes(f"{type(error).__name__}: {error}".encode())


class Fleet(VectorEnv):  # type: ignore[misc]
    """`SeatEnv` many times over: in this process, or in some that share memory with it.

    A game that ends is followed at once by the next; its last observation is then in `info["final_obs"]`. With
    `copy=False` the arrays of observations are the same every time, and hold what is seen now.
    """

    def __init__(
        self, game: Game[Any] | str, count: int, *, processes: int = 0, copy: bool = True, **settings: Any
    ) -> None:
        one = SeatEnv(game_named(game), **settings)
        self.num_envs = count
        self.single_action_space = one.action_space
        self.single_observation_space = one.observation_space
        self.action_space = batch_space(one.action_space, count)
        self.observation_space = batch_space(one.observation_space, count)
        self.metadata = {**one.metadata, "autoreset_mode": AutoresetMode.SAME_STEP}
        self.render_mode = None
        self.copy = copy
        memory = Memory(count, one.lens.blank())
        self.boards = Boards(memory)
        self.pipes: list[Connection] = []
        self.parts: list[range] = []
        self.workers: list[Any] = []
        self.here: Part | None = None
        if not processes:
            self.here = Part(game, settings, self.boards, range(count))
            return
        processes = min(processes, count)
        for at in range(processes):
            rows = range(count * at // processes, count * (at + 1) // processes)
            ours, theirs = multiprocessing.Pipe()
            worker = multiprocessing.Process(target=work, args=(theirs, game, settings, memory, rows), daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.parts.append(rows)
            self.workers.append(worker)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew: the first by the seed, each further one by the next, or each by its own."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + at for at in range(self.num_envs)]
        else:
            seeds = list(seed)
        if self.here is not None:
            self.here.reset(seeds)
        for pipe, rows in zip(self.pipes, self.parts, strict=True):
            pipe.send_bytes(RESET)
            pipe.send([seeds[row] for row in rows])
        self._wait()
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        boards = self.boards
        boards.actions[:] = actions
        if self.here is not None:
            self.here.step()
        for pipe in self.pipes:
            try:
                pipe.send_bytes(STEP)
            except OSError:  # it has ended already, and has said why
                continue
        self._wait()
        info: dict[str, Any] = {"illegal": boards.illegal.copy()}
        ended = boards.over | boards.cut
        if ended.any():
            info["_final_obs"] = ended
            last: Any = np.empty(self.num_envs, object)
            info["final_obs"] = last
            for row in ended.nonzero()[0]:
                last[row] = {name: array[row].copy() for name, array in boards.last.items()}
        return self._seen(), boards.rewards.copy(), boards.over.copy(), boards.cut.copy(), info

    def _wait(self) -> None:
        for pipe in self.pipes:
            answer = pipe.recv_bytes()
            if answer != STEP:
                raise RuntimeError(f"a process of the fleet has failed: {answer.decode()}")

    def _seen(self) -> Observation:
        seen = self.boards.seen
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def action_masks(self) -> Any:
        """The masks of all games, where libraries ask for them by this name."""
        return self.boards.seen["action_mask"].copy()

    def close_extras(self, **kwargs: Any) -> None:
        for pipe in self.pipes:
            try:
                pipe.send_bytes(CLOSE)
            except OSError:  # it has ended already
                continue
        for worker in self.workers:
            worker.join()
