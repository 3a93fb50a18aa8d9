"""Learning a policy with PyTorch: one small network scores the options. It first imitates a teacher, then plays itself
and rivals at all seats and learns from how that ends (PPO). The games are played by `lessons.py`, on as many cores as
there are workers.

What it learns is saved as a file that the agent `learned:FILE` reads; playing needs no PyTorch.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any

import msgspec

from undercroft.agents.learned import ADVICE, Layer, Network
from undercroft.core.extras import needing
from undercroft.core.game import Game
from undercroft.lab.class_room import ClassRoom
from undercroft.lab.lessons import Course, Path, Played, Vocabulary, closed, lesson, match
from undercroft.lab.plan import Plan, Report

with needing("learn"):
    import numpy as np
    import torch
    from torch import nn

__all__ = ["Batch", "Plan", "Policy", "Report", "Training", "advantages", "train"]

HELD_OUT = 10
"""One of so many of the teacher's games is not learned from, but says how well it is imitated."""
MOST_GAIN = 4.0
"""In spreads of all that the tutor said: more or less than this is not told apart."""


class Batch:
    """Decisions side by side, the options of all of them in one long list."""

    def __init__(self, paths: Sequence[Path]) -> None:
        def joined(name: str, kind: Any) -> Any:
            return torch.from_numpy(np.concatenate([getattr(path, name) for path in paths]).astype(kind))

        self.counts = joined("counts", np.int64)
        self.starts = torch.cumsum(self.counts, 0) - self.counts
        self.states = joined("states", np.float32)
        self.options = joined("options", np.float32)
        self.words = joined("words", np.int16)
        self.picked = joined("picked", np.int64)
        self.gains = joined("gains", np.float32)
        self.told = joined("told", np.float32)
        self.chances = joined("chances", np.float32)

    def __len__(self) -> int:
        return len(self.counts)

    def spread(self) -> float:
        """The size of what the tutor said; 1 where he said nothing."""
        said = self.gains[~self.gains.isnan() & (self.gains != 0)]
        return max(1e-6, float(said.square().mean().sqrt())) if len(said) else 1.0

    def rows(self, index: Any) -> tuple[Any, Any, Any]:
        """Of some of the decisions: where their options are, whose each is, and where each decision's begin."""
        counts = self.counts[index]
        owner = torch.repeat_interleave(torch.arange(len(index)), counts)
        first = torch.cumsum(counts, 0) - counts
        return self.starts[index][owner] + torch.arange(len(owner)) - first[owner], owner, first

    def part(self, index: Any) -> tuple[tuple[Any, Any, Any, Any], Any]:
        """What the policy reads of some of the decisions, and which of the options in it were picked."""
        rows, owner, first = self.rows(index)
        read = (self.states[index], self.options[rows], self.words[rows].long(), owner)
        return read, first + self.picked[index]


class Policy(nn.Module):  # type: ignore[misc]
    """Scores options by the features of state and option and by its words, and says what the state is worth."""

    def __init__(self, state: int, option: int, hidden: int, words: Sequence[str] = (), glances: int = 0) -> None:
        super().__init__()
        self.state, self.option, self.glances = state, option, glances
        self.known = list(words)
        self.first = nn.Linear(state + option, hidden)
        self.words = nn.EmbeddingBag(len(self.known) + 1, hidden, mode="sum", padding_idx=0)
        nn.init.normal_(self.words.weight, std=0.05)
        self.second = nn.Linear(hidden, hidden)
        self.score = nn.Linear(hidden, 1)
        self.worth = nn.Sequential(nn.Linear(state, hidden), nn.ReLU(), nn.Linear(hidden, 1))

    def forward(self, states: Any, options: Any, words: Any, owner: Any) -> tuple[Any, Any]:
        """The log-probability of each option among its owner's, and the worth of each state."""
        weight = self.first.weight
        base = nn.functional.linear(states, weight[:, : self.state], self.first.bias)
        hidden = torch.relu(base[owner] + nn.functional.linear(options, weight[:, self.state :]) + self.words(words))
        scores = self.score(torch.relu(self.second(hidden))).squeeze(-1)
        most = torch.full((len(states),), -1e9).scatter_reduce(0, owner, scores.detach(), "amax")
        scores = scores - most[owner]
        total = torch.zeros(len(states)).index_add(0, owner, scores.exp())
        return scores - total.log()[owner], self.worth(states).squeeze(-1)

    def arrays(self) -> dict[str, Any]:
        """The weights, as they are now."""
        return {name: value.detach().numpy().copy() for name, value in self.state_dict().items()}

    def network(self, game: Game[Any]) -> Network:
        layers = [Layer(layer.weight.tolist(), layer.bias.tolist()) for layer in (self.first, self.second, self.score)]
        words = self.words.weight.detach()[1:].T.tolist()
        for row, more in zip(layers[0].weights, words, strict=True):
            row += more
        return Network(game.name, game.version, self.state, self.option, layers, self.known, self.glances)


def advantages(rewards: Sequence[float], worths: Any, trace: float) -> tuple[Any, Any]:
    """How much better each moment turned out than foreseen, and what it turned out to be worth."""
    made: Any = np.zeros(len(rewards), np.float32)
    later, ahead = 0.0, 0.0
    for at in range(len(rewards) - 1, -1, -1):
        surprise = rewards[at] + ahead - worths[at]
        later = surprise + trace * later
        made[at] = later
        ahead = worths[at]
    return made, made + worths


class Clock:
    """How much of a limited time has passed."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.started = time.monotonic()

    @property
    def passed(self) -> float:
        """The part that is over; 0 where time has no limit."""
        return (time.monotonic() - self.started) / self.seconds if self.seconds else 0.0


class Training:
    """A policy that learns a game by a plan."""

    def __init__(self, room: ClassRoom, variants: Sequence[Mapping[str, Any]], plan: Plan) -> None:
        self.room, self.game, self.plan = room, room.game, plan
        self.course = Course(tuple(map(dict, variants)), plan)
        self.clock = Clock(plan.seconds)
        torch.manual_seed(plan.seed)
        torch.set_num_threads(1)
        self.games = self.first = 0
        """Games so far, now and when the round began."""
        self.same = 0.0
        self.entropy = plan.entropy
        vocabulary = Vocabulary([ADVICE] if plan.advice else [])
        lessons = [_reworded(played, vocabulary) for played in self.watch()]
        self.policy = self.begin(lessons[0][0], list(vocabulary.places))
        self.optimizer = torch.optim.Adam(self.policy.parameters(), lr=plan.rate)
        if plan.teacher:
            self.imitate(lessons)
        self.taught = self.clock.passed

    def begin(self, first: Path, words: list[str]) -> Policy:
        plan = self.plan
        return Policy(first.states.shape[1], first.options.shape[1], plan.hidden, words, plan.glances)

    def watch(self) -> Iterator[Played]:
        """The teacher's games; as many as there is time for, but one at least."""
        for played in self.room.play(lesson, self._lessons()):
            self.games += 1
            yield played

    def _lessons(self) -> Iterator[tuple[Course, int]]:
        for number in range(max(1, self.plan.teacher)):
            if number and self.clock.passed > self.plan.teaching:
                break
            yield self.course, number

    def imitate(self, lessons: list[list[Path]]) -> None:
        """Learn to do as the teacher did, and what came of it."""
        plan = self.plan
        cut = len(lessons) // HELD_OUT if len(lessons) >= HELD_OUT else 0
        paths = [path for game in lessons[cut:] for path in game]
        batch = Batch(paths)
        worth = torch.from_numpy(np.concatenate([path.rewards[::-1].cumsum()[::-1] for path in paths]))
        until = self.clock.passed + plan.schooling
        spread = batch.spread()
        useful = ((batch.chances > 0) | (batch.told > 0)).nonzero().squeeze(-1)
        for number in range(plan.lessons):
            if self.clock.passed > until:
                break
            self._pace((plan.start or plan.rate) * (1 - number / plan.lessons))
            for part in useful[torch.randperm(len(useful))].split(256):
                read, picked = batch.part(part)
                logs, said = self.policy(*read)
                loss = self.lesson_loss(batch, part, logs, picked, spread)
                self._step(loss + 0.5 * (said - worth[part]).square().mean())
        held = [path for game in lessons[:cut] for path in game]
        self.same = self.agreement(held) if held else 0.0

    def lesson_loss(self, batch: Batch, part: Any, logs: Any, picked: Any, spread: float) -> Any:
        """How far the policy is from what the teacher did, and its odds from what the tutor said."""
        told = batch.told[part]
        loss = -(logs[picked] * (1 - told)).sum() / len(part)
        if told.any():
            rows, owner, _ = batch.rows(part)
            gains = batch.gains[rows]
            apart = logs - logs[picked][owner] - (gains.nan_to_num() / spread).clamp(-MOST_GAIN, MOST_GAIN)
            near = nn.functional.smooth_l1_loss(apart, torch.zeros_like(apart), reduction="none")
            loss = loss + torch.where(gains.isnan(), 0.0, near).sum() / len(part)
        return loss

    def agreement(self, paths: list[Path]) -> float:
        """In what share of these decisions the policy would do the same."""
        batch, same = Batch(paths), 0
        with torch.no_grad():
            for part in torch.arange(len(batch)).split(4096):
                read, picked = batch.part(part)
                logs, _ = self.policy(*read)
                most = torch.full((len(part),), -1e9).scatter_reduce(0, read[3], logs, "amax")
                same += int((logs[picked] >= most).sum())
        return same / len(batch)

    def _pace(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def _step(self, loss: Any, most: float = 0.0) -> None:
        self.optimizer.zero_grad()
        loss.backward()
        if most:
            nn.utils.clip_grad_norm_(self.policy.parameters(), most)
        self.optimizer.step()

    def rounds(self) -> Iterator[Report]:
        """Play and learn, until the plan's rounds or its time are over."""
        plan = self.plan
        for number in range(plan.rounds):
            share = self.share(number)
            if share >= 1:
                break
            self._pace(plan.rate * (1 - share))
            self.entropy = plan.entropy * (1 - share)
            yield self.round(number)

    def share(self, number: int) -> float:
        """How far the rounds have come after so many of them."""
        share = number / self.plan.rounds
        if self.plan.seconds:
            share = max(share, (self.clock.passed - self.taught) / max(1e-6, 1 - self.taught))
        return share

    def round(self, number: int) -> Report:
        """Play some games, then learn from them."""
        policy = self.policy
        self.first = self.games
        weights = closed(policy.arrays(), policy.state, policy.known)
        played = list(self.room.play(match, self._matches(weights)))
        self.games += len(played)
        self.learn([path for one in played for path in one.paths])
        shares = [one.won for one in played if one.won is not None]
        return Report(number, self.games, sum(shares) / max(1, len(shares)), self.same)

    def _matches(self, weights: bytes) -> Iterator[tuple[Course, int, int, bytes]]:
        for at in range(self.plan.games):
            if at and self.clock.passed > 1:
                break
            yield self.course, self.first + at, at, weights

    def learn(self, paths: list[Path]) -> None:
        """Go several times through what was played: more of what turned out well, less of what did not."""
        plan = self.plan
        batch = Batch(paths)
        before = torch.log(torch.from_numpy(np.concatenate([path.chances for path in paths])))
        gains, targets = self.surprises(batch, paths)
        goal = self.goal(batch) if plan.asks else None
        for _ in range(plan.epochs):
            for part in torch.randperm(len(batch)).split(512):
                read, picked = batch.part(part)
                logs, worth = self.policy(*read)
                loss = self.round_loss(logs, picked, before[part], gains[part], len(part))
                if goal is not None:
                    rows, _, _ = batch.rows(part)
                    loss = loss - (goal[rows] * logs).sum() / batch.told[part].sum().clamp(min=1)
                self._step(loss + 0.5 * (worth - targets[part]).square().mean(), 0.5)

    def surprises(self, batch: Batch, paths: list[Path]) -> tuple[Any, Any]:
        """How much better each decision turned out than foreseen, in spreads of all, and what it turned out to be
        worth."""
        with torch.no_grad():
            worths = self.policy.worth(batch.states).squeeze(-1).numpy()
        gains, targets, start = [], [], 0
        for path in paths:
            gain, target = advantages(path.rewards, worths[start : start + len(path.rewards)], self.plan.trace)
            gains.append(gain)
            targets.append(target)
            start += len(path.rewards)
        gain_all = torch.from_numpy(np.concatenate(gains))
        return (gain_all - gain_all.mean()) / (gain_all.std() + 1e-6), torch.from_numpy(np.concatenate(targets))

    def round_loss(self, logs: Any, picked: Any, before: Any, gain: Any, count: int) -> Any:
        """What PPO makes of so many decisions: the gain of what was picked, as far as the odds may move at once, and
        how much the policy still tries things out."""
        plan = self.plan
        ratio = torch.exp(logs[picked] - before)
        clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
        spread = -(logs.exp() * logs).sum() / count
        return -plan.own * torch.minimum(ratio * gain, clipped * gain).mean() - self.entropy * spread

    def goal(self, batch: Batch) -> Any:
        """The odds that the tutor's word leads to where it said something: the policy's own, shifted by how much more
        each option is worth."""
        goal = torch.zeros(len(batch.options))
        told = batch.told.nonzero().squeeze(-1)
        size = batch.spread()
        with torch.no_grad():
            for part in told.split(4096):
                rows, owner, _ = batch.rows(part)
                logs, _ = self.policy(*batch.part(part)[0])
                said = (batch.gains[rows].nan_to_num() / size).clamp(-MOST_GAIN, MOST_GAIN)
                odds = torch.exp(logs + self.plan.boldness * said)
                goal[rows] = odds / torch.zeros(len(part)).index_add(0, owner, odds)[owner]
        return goal


def _reworded(played: Played, vocabulary: Vocabulary) -> list[Path]:
    """A lesson's paths, with its words numbered as all the lessons' are."""
    places = np.array([0, *chain.from_iterable(vocabulary.read([word])[:1] for word in played.words)], np.int16)
    return [msgspec.structs.replace(path, words=places[path.words]) for path in played.paths]


def train(
    game: Game[Any],
    options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
    plan: Plan | None = None,
    tell: Callable[[Report], None] | None = None,
    workers: int = 1,
    keep: Callable[[int, Network], None] | None = None,
) -> Network:
    """Learn to play, in one set-up or in several that take turns; `tell` hears how each round went, and `keep` gets
    what has been learned after each tenth of the rounds. Ctrl-C, once they have begun, ends them."""
    variants = [options or {}] if options is None or isinstance(options, Mapping) else list(options)
    room = ClassRoom(game, workers)
    try:
        training = Training(room, variants, plan or Plan())
        with suppress(KeyboardInterrupt):
            _go_through(training, tell, keep)
        return training.policy.network(game)
    finally:
        room.close()


def _go_through(
    training: Training, tell: Callable[[Report], None] | None, keep: Callable[[int, Network], None] | None
) -> None:
    tenth = 1
    for report in training.rounds():
        if tell is not None:
            tell(report)
        if keep is not None and training.share(report.number + 1) * 10 >= tenth:
            tenth = int(training.share(report.number + 1) * 10) + 1
            keep(tenth - 1, training.policy.network(training.game))
