"""Learning a policy with PyTorch: one small network scores the options, and plays itself at all seats (PPO).

What it learns is saved as a file that the agent `learned:FILE` reads; playing needs no PyTorch.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np
import torch
from torch import nn

from undercroft.agents.learned import Layer, Network
from undercroft.core.chance import Dice
from undercroft.core.game import Game
from undercroft.core.table import Table
from undercroft.lab.envs import Lens, standing


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
    """So many games by the game's own quick policy are imitated before anything else."""
    limit: int = 2000
    """A game longer than this is broken off."""
    seed: int = 1


class Policy(nn.Module):  # type: ignore[misc]
    """Scores options by the features of state and option, and says what the state is worth."""

    def __init__(self, state: int, option: int, hidden: int) -> None:
        super().__init__()
        self.state, self.option = state, option
        self.first = nn.Linear(state + option, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.score = nn.Linear(hidden, 1)
        self.worth = nn.Sequential(nn.Linear(state, hidden), nn.ReLU(), nn.Linear(hidden, 1))

    def forward(self, states: Any, options: Any, mask: Any) -> tuple[Any, Any]:
        """The log-probability of each option, and the worth of each state."""
        weight = self.first.weight
        base = nn.functional.linear(states, weight[:, : self.state], self.first.bias).unsqueeze(1)
        hidden = torch.relu(base + nn.functional.linear(options, weight[:, self.state :]))
        scores = self.score(torch.relu(self.second(hidden))).squeeze(-1)
        return torch.log_softmax(scores.masked_fill(~mask, -1e9), dim=-1), self.worth(states).squeeze(-1)

    def network(self, game: Game[Any]) -> Network:
        layers = [
            Layer(layer.weight.tolist(), layer.bias.tolist()) for layer in (self.first, self.second, self.score)
        ]
        return Network(game.name, game.version, self.state, self.option, layers)


class Quick:
    """The policy's weights in plain arrays: choosing one option at a time is quicker so."""

    def __init__(self, policy: Policy) -> None:
        arrays = {name: value.detach().numpy().copy() for name, value in policy.state_dict().items()}
        cut = policy.state
        self.state, self.option = arrays["first.weight"][:, :cut].T, arrays["first.weight"][:, cut:].T
        self.bias = arrays["first.bias"]
        self.second, self.second_bias = arrays["second.weight"].T, arrays["second.bias"]
        self.score = arrays["score.weight"][0]

    def chances(self, state: Any, options: Any) -> Any:
        hidden = np.maximum(options @ self.option + (state @ self.state + self.bias), 0)
        scores = np.maximum(hidden @ self.second + self.second_bias, 0) @ self.score
        odds = np.exp(scores - scores.max())
        return odds / odds.sum()


class Moment(msgspec.Struct):
    """One decision: what was seen, what was picked, and what came of it."""

    state: Any
    options: Any
    picked: int
    chance: float
    reward: float = 0.0


def play_out(
    game: Game[Any], options: Mapping[str, Any], quick: Quick, plan: Plan, seed: int
) -> tuple[list[list[Moment]], Table]:
    """One game of the policy against itself: the moments of each seat."""
    table = Table(game, options, seed, light=True)
    dice = Dice(seed ^ 0x1EA2)
    paths: list[list[Moment]] = [[] for _ in range(table.state.players)]
    before = standing(table) if plan.shaped else [0.0] * len(paths)
    for _ in range(plan.limit):
        turn = table.turn()
        if turn is None:
            break
        seat, choice = turn
        if len(choice.options) == 1:
            table.take(choice.options[0], seat)
        else:
            view = table.view(seat)
            state = np.asarray(game.bots.features(view, seat), np.float32)
            shown = np.asarray([game.bots.option_features(view, seat, choice, o) for o in choice.options], np.float32)
            chances = quick.chances(state, shown)
            at = min(int(np.searchsorted(np.cumsum(chances), dice.below(1 << 53) / (1 << 53))), len(chances) - 1)
            paths[seat].append(Moment(state, shown, at, float(chances[at])))
            table.take(choice.options[at], seat)
        if plan.shaped or table.is_over:
            now = standing(table)
            for seat, path in enumerate(paths):
                if path:
                    path[-1].reward += now[seat] - before[seat]
            before = now
    return paths, table


def watch(game: Game[Any], options: Mapping[str, Any], plan: Plan, seed: int) -> list[Moment]:
    """One game by the game's own quick policy: what it saw and what it picked."""
    table = Table(game, options, seed, light=True)
    dice = Dice(seed ^ 0x7EAC)
    moments: list[Moment] = []
    for _ in range(plan.limit):
        turn = table.turn()
        if turn is None:
            break
        seat, choice = turn
        option = choice.options[0]
        if len(choice.options) > 1:
            option = game.bots.rollout(table.state, choice, dice)
            view = table.view(seat)
            state = np.asarray(game.bots.features(view, seat), np.float32)
            shown = np.asarray([game.bots.option_features(view, seat, choice, o) for o in choice.options], np.float32)
            moments.append(Moment(state, shown, list(choice.options).index(option), 1.0))
        table.take(option, seat)
    return moments


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


def train(
    game: Game[Any],
    options: Mapping[str, Any] | None = None,
    plan: Plan | None = None,
    tell: Callable[[int, float], None] | None = None,
) -> Network:
    """Learn to play; `tell` hears the round and the share of its games that somebody won."""
    plan = plan or Plan()
    torch.manual_seed(plan.seed)
    torch.set_num_threads(1)
    lens = Lens(game, options or {})
    policy = Policy(lens.state_size, lens.option_size, plan.hidden)
    optimizer = torch.optim.Adam(policy.parameters(), lr=plan.rate)
    dice = Dice(plan.seed)
    if plan.teacher:
        seen = [m for _ in range(plan.teacher) for m in watch(game, options or {}, plan, dice.below(1 << 48))]
        _imitate(policy, optimizer, seen)
    for number in range(plan.rounds):
        quick = Quick(policy)
        paths: list[list[Moment]] = []
        won = 0
        for _ in range(plan.games):
            seats, table = play_out(game, options or {}, quick, plan, dice.below(1 << 48))
            paths += [path for path in seats if path]
            won += table.state.result is not None and bool(table.state.result.winners)
        for group in optimizer.param_groups:
            group["lr"] = plan.rate * (1 - number / plan.rounds)
        _learn(policy, optimizer, paths, plan)
        if tell is not None:
            tell(number, won / plan.games)
    return policy.network(game)


def _tensors(policy: Policy, moments: list[Moment]) -> tuple[Any, Any, Any, Any]:
    """Moments side by side: states, options padded to the longest list, their mask, and what was picked."""
    most = max(len(moment.options) for moment in moments)
    shown: Any = np.zeros((len(moments), most, policy.option), np.float32)
    mask: Any = np.zeros((len(moments), most), bool)
    for at, moment in enumerate(moments):
        shown[at, : len(moment.options)] = moment.options
        mask[at, : len(moment.options)] = True
    states = torch.from_numpy(np.stack([moment.state for moment in moments]))
    picked = torch.tensor([moment.picked for moment in moments])
    return states, torch.from_numpy(shown), torch.from_numpy(mask), picked


def _imitate(policy: Policy, optimizer: Any, moments: list[Moment], epochs: int = 6) -> None:
    states, options, masks, picked = _tensors(policy, moments)
    for _ in range(epochs):
        for part in torch.randperm(len(moments)).split(256):
            logs, _ = policy(states[part], options[part], masks[part])
            loss = nn.functional.nll_loss(logs, picked[part])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def _learn(policy: Policy, optimizer: Any, paths: list[list[Moment]], plan: Plan) -> None:
    moments = [moment for path in paths for moment in path]
    states, options, masks, picked = _tensors(policy, moments)
    before = torch.log(torch.tensor([moment.chance for moment in moments]))
    with torch.no_grad():
        worths = policy.worth(states).squeeze(-1).numpy()
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
            logs, worth = policy(states[part], options[part], masks[part])
            ratio = torch.exp(logs.gather(1, picked[part].unsqueeze(1)).squeeze(1) - before[part])
            gain = gain_all[part]
            clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
            spread = -(logs.exp() * logs.masked_fill(~masks[part], 0.0)).sum(-1).mean()
            loss = (
                -torch.minimum(ratio * gain, clipped * gain).mean()
                + 0.5 * (worth - target_all[part]).square().mean()
                - plan.entropy * spread
            )
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()
