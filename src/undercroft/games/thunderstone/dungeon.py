"""Entering the dungeon: preparation with effects and weapons, then the monster is named («Спуск в подземелье»)."""

from __future__ import annotations

from undercroft.core.request import Choice, Flow, Option
from undercroft.games.thunderstone.cards import IS_WEAPON, NEEDS_LIGHT, ROLES, THUNDERSTONE, USABLE_IN_DUNGEON
from undercroft.games.thunderstone.effects import Use, use, uses
from undercroft.games.thunderstone.state import RANKS, Thunderstone, Turn
from undercroft.games.thunderstone.weapons import can_arm, hand_out, take_up, targets, thrown

ATTACK: tuple[Option, ...] = (("attack", 1), ("attack", 2), ("attack", 3))
SPECIAL = NEEDS_LIGHT.union((THUNDERSTONE,))
"""Cards of the hall that may not always be attacked."""
LEAVE: Option = ("leave",)
ARM: Option = ("arm",)
BEST: Option = ("arm-best",)


def prepare(state: Thunderstone, turn: Turn) -> Flow[int]:
    """Step 2 and 3: Dungeon effects and weapons in any order (TH-DUN-2, TH-DUN-3), then the rank that is attacked.

    An attack must follow (TH-DUN-5) unless no monster of the hall may be attacked (TH-DUN-O1): then 0.
    """
    seat = turn.seat
    while True:
        hall = state.hall
        options: list[Option]
        if len(hall) == RANKS and SPECIAL.isdisjoint(hall):  # the plain case of `targets`
            options = [*ATTACK]
        else:
            options = [ATTACK[rank - 1] for rank in targets(state, turn)]
        attacks = len(options)
        usable: dict[Option, Use] = {}
        roles = 0
        for piece in turn.revealed:
            roles |= ROLES[piece.card]
        if roles & USABLE_IN_DUNGEON:
            usable = uses(state, turn)
            options += usable
        armable = bool(roles & IS_WEAPON) and can_arm(turn)
        if armable and attacks:
            options.append(ARM)
        if turn.own_arms:
            options.append(BEST)
        if not attacks:
            if not usable and not turn.own_arms:
                return 0
            options.append(LEAVE)
        option = options[0]
        if len(options) > 1:
            option = yield Choice(seat, "dungeon.prepare", options, (), "TH-DUN-2 TH-DUN-3 TH-DUN-4 TH-DUN-5")
        verb = option[0]
        if verb == "attack":
            return int(option[1])
        if verb == "use":
            used, at = usable[option]
            yield from use(state, turn, used, at)
            if state.result is not None:
                return 0
        elif verb == "arm":
            yield from hand_out(state, turn)
        elif verb == "arm-best":
            turn.own_arms = False
            take_up(turn, thrown(turn))
        else:
            return 0
