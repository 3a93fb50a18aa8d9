"""The greedy player: it tries each option a few times to the end of the round and takes what stood best.

The policy that it plays out with is in `rollout.py`, its judgement in `evaluate.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.chance import Dice
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat
from undercroft.games.bugs.bot.evaluate import evaluate
from undercroft.games.bugs.bot.rollout import rollout
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.state import AFTER, BEGIN, DISCARD, HAND, Bugs, you

SAMPLES = 2
"""How often a greedy player tries each option."""
MARGIN = 0.02
"""By how much an option must stand better than the quick policy's own."""
ROUNDS = 1
"""How many ends of rounds it looks ahead."""
TRIES = 400
"""Answers after which a try stops, whatever has happened."""
SET_UP = ("campaign.difficulty", "campaign.equip", "campaign.upgrade", "campaign.again", "campaign.way")


def greedy(seat: Seat) -> Option:
    """Try each option a few times to the end of the round, and take the one that stood best."""
    choice = seat.request
    assert choice is not None
    options = choice.options
    view = seat._sight
    assert isinstance(view, Bugs)
    dice = Dice(0x5EED + view.round * 7919 + len(options) * 104729 + you(view).health if view.figures else 1)
    if len(options) == 1 or choice.kind in SET_UP:
        return rollout(view, choice, dice)
    own = rollout(view, choice, dice)
    options = sensible(view, choice)
    if len(options) == 1:
        return options[0]
    seeds = [dice.below(1 << 30) for _ in range(SAMPLES)]
    best, most = own, sum([_try(seat, own, seed) for seed in seeds], 0.0) + MARGIN * SAMPLES
    for option in options:
        if option != own:
            total = sum([_try(seat, option, seed) for seed in seeds], 0.0)
            if total > most:
                best, most = option, total
    return best


def _try(seat: Seat, option: Option, seed: int) -> float:
    """How things stand when the next round begins, after this option and quick play."""
    dice = Dice(seed)
    table = seat.guess(dice, light=True)
    now = table.state
    assert isinstance(now, Bugs)
    end = now.round + ROUNDS
    table.choose(option)
    for _ in range(TRIES):
        request = table.request
        if request is None or now.phase in (BEGIN, AFTER) or (request.kind == "round.cards" and now.round >= end):
            break
        table.choose(rollout(now, request, dice))
    return evaluate(now)[0]


def sensible(state: Bugs, choice: Choice) -> Sequence[Option]:
    """The options worth a thought: no rest while there are cards to play, no card against a scratch."""
    options = choice.options
    if choice.kind == "round.rest" and state.zones.count(HAND) >= 2:
        return options[:1]
    if choice.kind == "damage.suffer" and int(choice.about[0]) < min(2, int(choice.about[1])):
        return options[:1]
    if choice.kind == "attack.target":
        return [option for option in options if option[0] != "skip"] if _is_free_blow(state, options) else options
    if choice.kind == "round.cards":
        plays = [option for option in options if option[0] == "play"]
        if plays:
            return plays if DISCARD not in state.zones else [option for option in options if option[0] != "end"]
    return options


def _is_free_blow(state: Bugs, options: Sequence[Option]) -> bool:
    """Whether a monster can be struck that does not strike back."""
    struck = [state.figures[int(option[1])] for option in options if option[0] == "attack"]
    return any(figure.is_objective or not KINDS[figure.kind].traits.retaliate for figure in struck)
