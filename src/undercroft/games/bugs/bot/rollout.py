"""The quick policy: a simple player that answers at once from what it sees, with a little chance in it.

It weighs the harm that an ability does from a hex against the blows that may come there; searches play out with it,
and the balance of the scenarios is measured with it. The player that tries its options first is in `greedy.py`.
"""

from __future__ import annotations

from undercroft.core.chance import Dice
from undercroft.core.request import Choice, Option
from undercroft.games.bugs.bot.answers import ANSWERS
from undercroft.games.bugs.questions import QUESTIONS
from undercroft.games.bugs.state import Bugs


def rollout(state: Bugs, choice: Choice, dice: Dice) -> Option:
    """A sensible answer at once."""
    rule = ANSWERS.get(choice.kind)
    option = rule(state, choice, dice) if rule is not None else None
    return option or QUESTIONS[choice.kind].answer(state, choice)
