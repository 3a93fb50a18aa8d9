"""What a search plays and compares: a quick way to play on, and which questions and options are worth a search."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.chance import Dice
from undercroft.core.request import Choice, Option
from undercroft.games.sanctum.bot.answers import decide, group, way
from undercroft.games.sanctum.bot.plan import GLANCE, attack, change, reroll, tactics
from undercroft.games.sanctum.state import SETUP, TURN, Sanctum

DICE = frozenset({"fight.change", "fight.mirror", "fight.hit", "fight.reroll", "fight.pay"})
"""Questions that the greedy player's solver answers."""
ROAD = frozenset({"turn.way", "move.group", "level.gem"})
"""Questions of the road that decide what a hero becomes."""


def is_settled(view: Sanctum, choice: Choice) -> bool:
    """The road and the dice are left to the greedy player: on the road a play-out to the end takes long, and a
    few judgements before the end say nothing. The last rest and the last fight are searched to the end."""
    return view.phase in (SETUP, TURN) or choice.kind in DICE


def is_long(view: Sanctum, choice: Choice) -> bool:
    """Where the road leads and what grows on it: judged ten stages later, each of many tries tells a little."""
    return view.phase == TURN and choice.kind in ROAD


def candidates(view: Sanctum, choice: Choice) -> Sequence[Option]:
    return tactics(view, choice) if choice.kind == "fight.attack" else choice.options


def rollout(state: Sanctum, choice: Choice, dice: Dice) -> Option:
    """The sensible player with less thought: one imagined roll instead of several about where to go, short plans."""
    kind, seat = choice.kind, choice.seat
    if kind == "fight.attack":
        return attack(state, state.seats[seat], choice, GLANCE)
    if kind == "fight.change":
        return change(state, state.seats[seat], choice, GLANCE)
    if kind == "fight.reroll":
        return reroll(state, state.seats[seat], choice, GLANCE)
    if kind == "turn.way":
        return way(state, seat, choice, 1)
    if kind == "move.group":
        return group(state, seat, choice, 1)
    return decide(state, seat, choice)


def rollout_other(state: Sanctum, choice: Choice, dice: Dice) -> Option:
    """Once the road is over nothing that the others do bears on this hero: they just let it happen."""
    return rollout(state, choice, dice) if state.phase in (SETUP, TURN) else choice.options[-1]
