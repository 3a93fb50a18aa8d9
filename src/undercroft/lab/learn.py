"""Learning a policy with PyTorch: one small network scores the options. It first imitates a teacher, then plays itself
and rivals at all seats and learns from how that ends (PPO).

What it learns is saved as a file that the agent `learned:FILE` reads; playing needs no PyTorch.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
import torch
from torch import nn

from undercroft.agents import agent as named_agent
from undercroft.agents.learned import ADVICE, WORDS, Layer, Network, advice_for, words_of
from undercroft.core.chance import Dice
from undercroft.core.game import Agent, Game
from undercroft.core.request import Choice, Option
from undercroft.core.table import Table
from undercroft.lab.envs import standing

HELD_OUT = 10
"""One of so many of the teacher's games is not learned from, but says how well it is imitated."""
MOST_WORDS = 1500
"""So many words a network knows at most."""
FINE = 1 << 53


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How to learn. The same plan and seed give the same network on the same machine."""

    rounds: int = 60
    """So often: play, then learn from what was played."""
    games: int = 32
    """Games of one round."""
    hidden: int = 64
    rate: float = 2e-3
    epochs: int = 4
    clip: float = 0.2
    entropy: float = 0.01
    trace: float = 0.95
    """Lambda of generalised advantage estimation; the discount is 1, as games end."""
    shaped: bool = True
    """Reward changes of the game's own evaluation on the way, too."""
    teacher: int = 0
    """So many games of the teacher are imitated before anything else."""
    teaches: str = "simple"
    """The agent that is imitated: `simple` (the game's quick policy), `greedy`, `search:60it`..."""
    lessons: int = 6
    """So often all that the teacher did is gone through."""
    slips: int = 0
    """How often, in percent, a teacher's game goes on by chance, so that it also shows what to do after an error."""
    rival: str = ""
    """The agent that sits at all other seats in every other game; the network plays itself in the rest."""
    advice: bool = False
    """Whether the network is told what the game would answer at once (`advice_for`)."""
    limit: int = 2000
    """A game longer than this is broken off."""
    seed: int = 1


class Report(msgspec.Struct, frozen=True):
    """How a round went: the games so far, the share of its games that was won (against the rival, where there is one),
    and the share of a teacher's held-out decisions that the network would take as well."""

    number: int
    games: int
    won: float
    same: float = 0.0


class Moment(msgspec.Struct):
    """One decision: what was seen, what was picked, and what came of it."""

    state: Any
    options: Any
    words: Any
    """The places of each option's words, from 1; 0 is none."""
    picked: int
    chance: float
    reward: float = 0.0


class Vocabulary:
    """The words of options, numbered from 1 as they are met until it is closed."""

    def __init__(self, words: Sequence[str] = ()) -> None:
        self.places = {word: at for at, word in enumerate(words, 1)}
        self.is_open = True

    def read(self, words: list[str]) -> list[int]:
        if self.is_open:
            for word in words:
                if word not in self.places and len(self.places) < MOST_WORDS:
                    self.places[word] = len(self.places) + 1
        found = [self.places.get(word, 0) for word in words]
        return found + [0] * (WORDS + 1 - len(found))


class Eye:
    """How a decision looks to a learner: features of the state and of each option, and the options' words."""

    def __init__(self, game: Game[Any], advice: bool) -> None:
        self.game = game
        self.advice = advice
        self.vocabulary = Vocabulary([ADVICE] if advice else [])

    def see(self, table: Table, seat: int, choice: Choice) -> Moment:
        """The decision, with nothing picked yet."""
        game, view = self.game, table.view(seat)
        state = np.asarray(game.bots.features(view, seat), np.float32)
        shown = np.asarray([game.bots.option_features(view, seat, choice, o) for o in choice.options], np.float32)
        advice = advice_for(table.seat(seat), choice) if self.advice else None
        words = [
            self.vocabulary.read(words_of(choice, option) + [ADVICE] * (option == advice)) for option in choice.options
        ]
        return Moment(state, shown, np.asarray(words, np.int16), 0, 1.0)


class Batch:
    """Decisions side by side, the options of all of them in one long list."""

    def __init__(self, moments: Sequence[Moment]) -> None:
        counts = np.array([len(moment.options) for moment in moments])
        self.counts = torch.from_numpy(counts)
        self.starts = torch.from_numpy(np.cumsum(counts) - counts)
        self.states = torch.from_numpy(np.stack([moment.state for moment in moments]))
        self.options = torch.from_numpy(np.concatenate([moment.options for moment in moments]))
        self.words = torch.from_numpy(np.concatenate([moment.words for moment in moments]))
        self.picked = torch.tensor([moment.picked for moment in moments])

    def part(self, index: Any) -> tuple[tuple[Any, Any, Any, Any], Any]:
        """What the policy reads of some of the decisions, and which of the options in it were picked."""
        counts = self.counts[index]
        owner = torch.repeat_interleave(torch.arange(len(index)), counts)
        first = torch.cumsum(counts, 0) - counts
        rows = self.starts[index][owner] + torch.arange(len(owner)) - first[owner]
        read = (self.states[index], self.options[rows], self.words[rows].long(), owner)
        return read, first + self.picked[index]


class Policy(nn.Module):  # type: ignore[misc]
    """Scores options by the features of state and option and by its words, and says what the state is worth."""

    def __init__(self, state: int, option: int, hidden: int, words: Sequence[str] = ()) -> None:
        super().__init__()
        self.state, self.option = state, option
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

    def network(self, game: Game[Any]) -> Network:
        layers = [Layer(layer.weight.tolist(), layer.bias.tolist()) for layer in (self.first, self.second, self.score)]
        words = self.words.weight.detach()[1:].T.tolist()
        for row, more in zip(layers[0].weights, words, strict=True):
            row += more
        return Network(game.name, game.version, self.state, self.option, layers, self.known)


class Quick:
    """The policy's weights in plain arrays: choosing one option at a time is quicker so."""

    def __init__(self, policy: Policy) -> None:
        arrays = {name: value.detach().numpy().copy() for name, value in policy.state_dict().items()}
        cut = policy.state
        self.state, self.option = arrays["first.weight"][:, :cut].T, arrays["first.weight"][:, cut:].T
        self.words = arrays["words.weight"]
        self.words[0] = 0
        self.bias = arrays["first.bias"]
        self.second, self.second_bias = arrays["second.weight"].T, arrays["second.bias"]
        self.score = arrays["score.weight"][0]

    def chances(self, moment: Moment) -> Any:
        hidden = moment.options @ self.option + self.words[moment.words].sum(1)
        hidden = np.maximum(hidden + (moment.state @ self.state + self.bias), 0)
        scores = np.maximum(hidden @ self.second + self.second_bias, 0) @ self.score
        odds = np.exp(scores - scores.max())
        return odds / odds.sum()


Player = Callable[[Table, int, Choice], Option]
"""Answers at a seat, and keeps what it saw of it if that is to be learned from."""


class Pupil:
    """The policy at a seat: it takes options by their chances."""

    def __init__(self, eye: Eye, quick: Quick, dice: Dice) -> None:
        self.eye, self.quick, self.dice = eye, quick, dice
        self.path: list[Moment] = []

    def __call__(self, table: Table, seat: int, choice: Choice) -> Option:
        moment = self.eye.see(table, seat, choice)
        chances = self.quick.chances(moment)
        at = min(int(np.searchsorted(np.cumsum(chances), self.dice.below(FINE) / FINE)), len(chances) - 1)
        moment.picked, moment.chance = at, float(chances[at])
        self.path.append(moment)
        return choice.options[at]


class Teacher:
    """An agent at a seat whose answers are imitated; some of them are slips, and then what it would have done."""

    def __init__(self, eye: Eye, agent: Agent, slips: int, dice: Dice) -> None:
        self.eye, self.agent, self.slips, self.dice = eye, agent, slips, dice
        self.path: list[Moment] = []

    def __call__(self, table: Table, seat: int, choice: Choice) -> Option:
        option: Any = self.agent(table.seat(seat))
        moment = self.eye.see(table, seat, choice)
        moment.picked = list(choice.options).index(option)
        self.path.append(moment)
        if self.slips and self.dice.below(100) < self.slips:
            return choice.options[self.dice.below(len(choice.options))]
        return choice.options[moment.picked]


class Rival:
    """An agent at a seat that nothing is learned from."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.path: list[Moment] = []

    def __call__(self, table: Table, seat: int, choice: Choice) -> Option:
        option: Any = self.agent(table.seat(seat))
        return option  # type: ignore[no-any-return]


def play_out(table: Table, players: Sequence[Pupil | Teacher | Rival], plan: Plan) -> None:
    """One game; each player's path gets its rewards."""
    before = standing(table) if plan.shaped else [0.0] * len(players)
    for _ in range(plan.limit):
        turn = table.turn()
        if turn is None:
            break
        seat, choice = turn
        options = choice.options
        table.take(options[0] if len(options) == 1 else players[seat](table, seat, choice), seat)
        if table.is_over or (plan.shaped and len(options) > 1):
            now = standing(table)
            for at, player in enumerate(players):
                if player.path:
                    player.path[-1].reward += now[at] - before[at]
            before = now


def advantages(path: list[Moment], worths: Any, trace: float) -> tuple[Any, Any]:
    """How much better each moment turned out than foreseen, and what it turned out to be worth."""
    made: Any = np.zeros(len(path), np.float32)
    later, ahead = 0.0, 0.0
    for at in range(len(path) - 1, -1, -1):
        surprise = path[at].reward + ahead - worths[at]
        later = surprise + trace * later
        made[at] = later
        ahead = worths[at]
    return made, made + worths


class Training:
    """A policy that learns a game by a plan. The set-ups take turns."""

    def __init__(self, game: Game[Any], variants: Sequence[Mapping[str, Any]], plan: Plan) -> None:
        self.game, self.variants, self.plan = game, variants, plan
        torch.manual_seed(plan.seed)
        torch.set_num_threads(1)
        self.dice = Dice(plan.seed)
        self.eye = Eye(game, plan.advice)
        self.games = 0
        self.same = 0.0
        lessons = [self.watch(plan.teaches) for _ in range(max(1, plan.teacher))]
        self.eye.vocabulary.is_open = False
        first = next(moment for game_paths in lessons for path in game_paths for moment in path)
        self.policy = Policy(len(first.state), first.options.shape[1], plan.hidden, list(self.eye.vocabulary.places))
        self.optimizer = torch.optim.Adam(self.policy.parameters(), lr=plan.rate)
        if plan.teacher:
            self.imitate(lessons)

    def table(self, light: bool = False) -> Table:
        """The next game; a light one is quicker, but no agent can guess at it."""
        options = self.variants[self.games % len(self.variants)]
        self.games += 1
        table = Table(self.game, options, self.dice.below(1 << 48), light=light)
        table.log = table.state.log = None
        return table

    def watch(self, teacher: str) -> list[list[Moment]]:
        """One game of the teacher at all seats: what each seat saw and did."""
        table = self.table()
        players = [
            Teacher(self.eye, named_agent(teacher, self.game, self.dice.split()), self.plan.slips, self.dice.split())
            for _ in range(table.state.players)
        ]
        play_out(table, players, self.plan)
        return [player.path for player in players if player.path]

    def imitate(self, lessons: list[list[list[Moment]]]) -> None:
        """Learn to do as the teacher did, and what came of it."""
        cut = len(lessons) // HELD_OUT if len(lessons) >= HELD_OUT else 0
        paths = [path for game in lessons[cut:] for path in game]
        batch = Batch([moment for path in paths for moment in path])
        worth = torch.cat([torch.tensor([m.reward for m in path]).flip(0).cumsum(0).flip(0) for path in paths])
        steps = self.plan.lessons
        for number in range(steps):
            for group in self.optimizer.param_groups:
                group["lr"] = self.plan.rate * (1 - number / steps)
            for part in torch.randperm(len(worth)).split(256):
                read, picked = batch.part(part)
                logs, said = self.policy(*read)
                loss = -logs[picked].mean() + 0.5 * (said - worth[part]).square().mean()
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()
        held = [moment for game in lessons[:cut] for path in game for moment in path]
        quick = Quick(self.policy)
        self.same = sum(int(quick.chances(m).argmax()) == m.picked for m in held) / max(1, len(held))

    def round(self, number: int) -> Report:
        """Play some games, then learn from them."""
        plan = self.plan
        quick = Quick(self.policy)
        paths: list[list[Moment]] = []
        shares: list[float] = []
        for at in range(plan.games):
            alone = not plan.rival or at % 2 == 1
            table = self.table(light=alone and not (plan.advice and self.game.has_secrets))
            count = table.state.players
            learners = range(count) if alone else [at // 2 % count]
            players: list[Pupil | Rival] = [
                Pupil(self.eye, quick, self.dice.split())
                if seat in learners
                else Rival(named_agent(plan.rival, self.game, self.dice.split()))
                for seat in range(count)
            ]
            play_out(table, players, plan)
            paths += [player.path for player in players if player.path]
            winners = table.state.result.winners if table.state.result is not None else ()
            if self.game.cooperative or not plan.rival:
                shares.append(float(bool(winners)))
            elif not alone:
                shares.append((learners[0] in winners) / max(1, len(winners)))
        for group in self.optimizer.param_groups:
            group["lr"] = plan.rate * (1 - number / plan.rounds)
        self.learn(paths)
        return Report(number, self.games, sum(shares) / max(1, len(shares)), self.same)

    def learn(self, paths: list[list[Moment]]) -> None:
        plan, policy = self.plan, self.policy
        moments = [moment for path in paths for moment in path]
        batch = Batch(moments)
        before = torch.log(torch.tensor([moment.chance for moment in moments]))
        with torch.no_grad():
            worths = policy.worth(batch.states).squeeze(-1).numpy()
        gains, targets, start = [], [], 0
        for path in paths:
            gain, target = advantages(path, worths[start : start + len(path)], plan.trace)
            gains.append(gain)
            targets.append(target)
            start += len(path)
        gain_all = torch.from_numpy(np.concatenate(gains))
        gain_all = (gain_all - gain_all.mean()) / (gain_all.std() + 1e-6)
        target_all = torch.from_numpy(np.concatenate(targets))
        for _ in range(plan.epochs):
            for part in torch.randperm(len(moments)).split(512):
                read, picked = batch.part(part)
                logs, worth = policy(*read)
                ratio = torch.exp(logs[picked] - before[part])
                gain = gain_all[part]
                clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
                spread = -(logs.exp() * logs).sum() / len(part)
                loss = (
                    -torch.minimum(ratio * gain, clipped * gain).mean()
                    + 0.5 * (worth - target_all[part]).square().mean()
                    - plan.entropy * spread
                )
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
                self.optimizer.step()


def train(
    game: Game[Any],
    options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
    plan: Plan | None = None,
    tell: Callable[[Report], None] | None = None,
) -> Network:
    """Learn to play, in one set-up or in several that take turns; `tell` hears how each round went."""
    plan = plan or Plan()
    variants = [options or {}] if options is None or isinstance(options, Mapping) else list(options)
    training = Training(game, variants, plan)
    for number in range(plan.rounds):
        report = training.round(number)
        if tell is not None:
            tell(report)
    return training.policy.network(game)
