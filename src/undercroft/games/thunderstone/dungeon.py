"""Entering the dungeon: preparation with effects and weapons, then the monster is named (TH-DUN)."""

from __future__ import annotations

from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.thunderstone.cards import IS_WEAPON, NEEDS_LIGHT, ROLES, THUNDERSTONE, USABLE_IN_DUNGEON
from undercroft.games.thunderstone.cards.text import name
from undercroft.games.thunderstone.effects import Use, use, uses
from undercroft.games.thunderstone.ids import sum_id
from undercroft.games.thunderstone.options import RANK, USE
from undercroft.games.thunderstone.preview import sums, verdict
from undercroft.games.thunderstone.state import RANKS, Thunderstone, Turn
from undercroft.games.thunderstone.weapons import can_arm, hand_out, may_be_attacked, take_up, thrown

ATTACK: tuple[Option, ...] = tuple(("attack", rank) for rank in range(RANKS + 1))
"""By rank; ranks count from 1."""
SPECIAL = NEEDS_LIGHT.union((THUNDERSTONE,))
"""Cards of the hall that may not always be attacked."""
LEAVE: Option = ("leave",)
ARM: Option = ("arm",)
BEST: Option = ("arm-best",)


def _attack(view: Thunderstone, seat: int, choice: Choice, option: Option) -> Say:
    rank = int(option[1])
    return say("option.attack", card=name(view.hall[rank - 1].card), rank=rank)


def _its_sum(view: Thunderstone, seat: int, choice: Choice, option: Option) -> list[str]:
    return [sum_id(int(option[1]))]


def _what_it_comes_to(view: Thunderstone, seat: int, choice: Choice, option: Option) -> list[Say]:
    """What the previewed sum comes to: the total against the monster's health."""
    found = next((item for item in sums(view, seat) if item.id == sum_id(int(option[1]))), None)
    return [] if found is None else [verdict(found).label]


PREPARE: Question[Thunderstone] = Question(
    "dungeon.prepare",
    Verb("attack", RANK, words=_attack, touches=_its_sum, lines=_what_it_comes_to, group="group.attacks"),
    USE,
    Verb("arm", group="group.weapons", listed=True),
    Verb("arm-best", group="group.weapons", listed=True),
    Verb("leave", listed=True),
    clause="TH-DUN-2 TH-DUN-3 TH-DUN-4 TH-DUN-5", answer=prefer("attack", "leave"),
)  # fmt: skip


def prepare(state: Thunderstone, turn: Turn) -> Flow[int]:
    """Step 2 and 3: Dungeon effects and weapons in any order (TH-DUN-2, TH-DUN-3), then the rank that is attacked.

    An attack must follow (TH-DUN-5) unless no monster of the hall may be attacked (TH-DUN-O1): then 0.
    """
    seat = turn.seat
    while True:
        options: list[Option] = []
        for rank, foe in enumerate(state.hall, 1):
            if foe.card not in SPECIAL or may_be_attacked(turn, foe.card, rank):
                options.append(ATTACK[rank])
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
            options.append(LEAVE)
        option = options[0]
        if len(options) > 1:
            option = yield PREPARE.ask(seat, options)
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
