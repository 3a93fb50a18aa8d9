"""The few options that a search compares: those that the greedy player thinks well of, so that a try says something."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.request import Choice, Option
from undercroft.games.machina.board import BIT, SIZE, layout
from undercroft.games.machina.bot.actions import WADING, threat_at, value_of
from undercroft.games.machina.bot.answers import JUDGES
from undercroft.games.machina.bot.goals import field, wish
from undercroft.games.machina.state import Explorer, Machina

STEPS, ACTS, OTHERS = 5, 5, 4
"""How many steps, other actions, and answers to other questions are compared."""


def candidates(view: Machina, choice: Choice) -> Sequence[Option]:
    """The options worth a try; all of them where there are few, or where the sensible player has no opinion."""
    if choice.kind == "action":
        return _actions(view, choice)
    judge = JUDGES.get(choice.kind)
    if judge is None or len(choice.options) <= OTHERS:
        return choice.options
    return _best([(judge(view, choice, option), option) for option in choice.options], OTHERS)


def _best(rated: list[tuple[float, Option]], count: int) -> list[Option]:
    rated.sort(key=lambda one: -one[0])
    return [option for _, option in rated[:count]]


def _actions(view: Machina, choice: Choice) -> list[Option]:
    """The best steps, the best of everything else, and to end the turn."""
    explorer, wanted = view.explorers[view.active], wish(view)
    steps = [option for option in choice.options if option[0] == "move"]
    if len(steps) > STEPS:
        steps = _best(_rated_steps(view, explorer, steps), STEPS)
    acts = [
        (value_of(view, explorer, option, wanted), option)
        for option in choice.options
        if option[0] != "move" and option[0] != "end"
    ]
    return [*_best(acts, ACTS), *steps, *[option for option in choice.options if option[0] == "end"]]


def _rated_steps(view: Machina, explorer: Explorer, steps: list[Option]) -> list[tuple[float, Option]]:
    """Each step with what its cell is worth to the sensible player; into a pit nobody wants to go."""
    cells = {int(option[1]) + SIZE * int(option[2]): option for option in steps}
    asked = (BIT[explorer.cell] | sum([BIT[cell] for cell in cells])) & ~layout(view.slots).pits
    worth = field(view, explorer, asked)
    rated: list[tuple[float, Option]] = []
    for cell, option in cells.items():
        value = worth.get(cell, 0.0) if asked & BIT[cell] else -9.0
        wading = WADING if view.water & BIT[cell] else 0.0
        rated.append((value - wading - threat_at(view, explorer, cell), option))
    return rated
