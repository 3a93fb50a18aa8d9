"""How surely an analysis finds one bad answer among many that are alike, in scripted worlds that cost no playing.

`python -m bench.doubts [RUNS]`: as many decisions, options and tries as in real games; one answer costs 20 or 30 points
of a position won at 85%, the others up to a few. Once as sensible players play, who only slip there, and once as people
do, of whose answers one in three is another one.
"""

from __future__ import annotations

import random
import sys
from typing import NamedTuple

from undercroft.agents.analysis import Analysis, procedure
from undercroft.agents.moments import SHARE, Decision, Finding, Outline, Task
from undercroft.agents.scale import Scale, Try
from undercroft.core.game import load

OWN_WAY = 3
"""Of so many answers of people one is not the sensible player's."""
SHARED_LUCK = 0.6
"""How often two options meet the same luck in one world."""


class Like(NamedTuple):
    """The size of a game."""

    game: str
    decisions: int
    tries: int
    options: int
    judged: tuple[float, float]
    """How a judgement follows the chance to win: so much, and so much of it."""


LIKE = (
    Like("machina", 300, 10, 6, (0.2, 0.7)), Like("sanctum", 170, 12, 4, (0.35, 0.3)),
    Like("jaws", 95, 20, 6, (0.2, 0.7)), Like("thunderstone", 170, 40, 5, (0.2, 0.7)),
)  # fmt: skip


class Script:
    """A game in which the answer at three quarters of the way costs much."""

    def __init__(self, like: Like, cost: float, seed: int) -> None:
        self.like = like
        self.bad = like.decisions * 3 // 4
        dice = random.Random(seed)
        self.chances: list[dict[str, float]] = []
        for at in range(like.decisions):
            best = 0.5 + 0.35 * min(1.0, at / self.bad)
            chances = {f"o{n}": max(0.0, best - abs(dice.gauss(0, 0.04))) for n in range(like.options)}
            chances["o0"] = best
            self.chances.append(chances)
        self.chances[self.bad]["o1"] = self.chances[self.bad]["o0"] - cost

    def place(self, seed: int, own_way: int = 0) -> int | None:
        """The place of the bad answer among the mistakes that the analysis tells, from 1."""
        own = {at for at in range(self.like.decisions) if own_way and at % own_way == 0} - {self.bad}
        decisions = [
            Decision(
                at, 0, "question", "o1" if at == self.bad else "o2" if at in own else "o0", "o0", self.like.options
            )
            for at in range(self.like.decisions)
        ]  # fmt: skip
        outline = Outline(1, True, len(decisions), decisions, list(range(len(decisions))), [], [0])
        steps = procedure(load(self.like.game), outline, self.like.tries, seed)
        tasks = next(steps)
        try:
            while True:
                tasks = steps.send([self.finding(task) for task in tasks])
        except StopIteration as end:
            analysis: Analysis = end.value
        worst = sorted(analysis.mistakes, key=lambda mistake: -mistake.loss)
        return next((at for at, mistake in enumerate(worst, 1) if mistake.step == self.bad), None)

    def finding(self, task: Task) -> Finding:
        """As `moments.work_on`, with worlds of the script."""
        dice = random.Random(task.seed)
        if task.options:
            return Finding(self.tries(task, task.options, task.worlds, dice))
        few = max(1, task.worlds // SHARE)
        found = self.tries(task, list(self.chances[task.step]), few, dice)
        scale = Scale.fitted(found.values())
        best = max((name for name in found if name != task.keep[0]), key=lambda name: scale.worth(found[name]))
        kept = list(dict.fromkeys([*task.keep, best]))
        for name, more in self.tries(task, kept, max(1, task.worlds - few), dice).items():
            found[name] = found[name] + more
        return Finding(found)

    def tries(self, task: Task, names: list[str], worlds: int, dice: random.Random) -> dict[str, list[Try]]:
        found: dict[str, list[Try]] = {name: [] for name in names}
        start, share = self.like.judged
        for world in range(worlds):
            luck, mood = dice.random(), dice.gauss(0, 0.12)
            for name in names:
                chance = self.chances[task.step][name]
                own = luck if dice.random() < SHARED_LUCK else dice.random()
                stands = min(0.98, max(0.02, start + share * chance + mood + dice.gauss(0, 0.06)))
                found[name].append(Try(stands, float(own < chance) if world % task.far == 0 else None, False))
        return found


def main(runs: int = 30) -> None:
    for like in LIKE:
        for cost in (0.2, 0.3):
            found = [
                sum((Script(like, cost, seed).place(seed, own_way) or 99) <= 3 for seed in range(runs))
                for own_way in (0, OWN_WAY)
            ]
            print(
                f"like {like.game}, budget {like.tries}: {cost:.0%} lost, found {found[0]} of {runs}, "
                f"of people {found[1]} of {runs}", flush=True,
            )  # fmt: skip


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
