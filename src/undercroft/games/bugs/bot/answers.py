"""How the quick policy answers each question, from what it sees and with a little chance in it."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.chance import Dice
from undercroft.core.request import Choice, Option
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.bot.outlook import Outlook
from undercroft.games.bugs.bot.worth import (
    DIRE,
    FAR,
    FEAR,
    HURT,
    MARKED,
    NEAR,
    PLATE,
    Deed,
    added,
    blows,
    power,
    sketch_of,
    worth,
)
from undercroft.games.bugs.cardplay import ability_of
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.state import ACTIVE, BOTTOM, DISCARD, GONE, HAND, LOST, PLAYED, TOP, Bugs, side_of, you
from undercroft.games.bugs.turn import BASIC
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import MONSTERS, Figure
from undercroft.games.haven.verbs import Ability, Attack

FAVOURITES = (
    "drop-of-healing-potion", "drop-of-power-potion", "pocket-knife", "shrunken-longsword", "iridescent-shell-shield",
    "coin-shield", "button-shield", "chestnut-shell-shield", "playing-card-shield", "drop-of-stamina-elixir",
    "drop-of-stamina-potion", "drop-of-strength-potion", "prismatic-gem", "sparrow-skull-helm", "glass-shard",
    "leftover-table-scraps", "bottle-cap-helm", "venomous-fang", "lucky-cats-eye-marble", "pinch-of-doom-powder",
)  # fmt: skip
_RANKS = {name: rank for rank, name in enumerate(FAVOURITES)}


def _verb(options: Sequence[Option], *verbs: str) -> Option | None:
    for verb in verbs:
        for option in options:
            if option[0] == verb:
                return option
    return None


def _cards(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """The two cards that promise most from here; an active card comes back before cards run out."""
    zones = state.zones
    hand = zones.count(HAND)
    if ACTIVE in zones and (hand < 2 or hand + zones.count(DISCARD) <= 2):
        for option in choice.options:
            if option[0] == "end" and not _is_lost(state, str(option[1])):
                return option
    if hand < 2:
        return _verb(choice.options, "rest", "end")
    look = Outlook(state)
    held = [slot for slot, zone in enumerate(zones) if zone == HAND]
    best, most = choice.options[0], -999.0
    for slot in held:
        for other in held:
            if slot != other:
                value, first = _pair(state, look, slot, other)
                value += dice.below(100) / 100
                if value > most:
                    # Those who can strike from where they stand go first; those who must come near let the others come.
                    soon = side_of(state, slot).initiative < side_of(state, other).initiative
                    lead, follow = (slot, other) if soon == (first[0] in ("top", "basic-top")) else (other, slot)
                    best, most = ("play", state.cards[lead], state.cards[follow]), value
    return best


def _is_lost(state: Bugs, card: str) -> bool:
    """Whether an active card would be lost when its bonus ends."""
    slot = state.cards.index(card)
    return ability_of(state, slot, state.performed[slot]).lost


def _pair(state: Bugs, look: Outlook, top: int, bottom: int) -> tuple[float, Option]:
    """The best way to perform the top of one card and the bottom of another, and with what to begin."""
    best: tuple[float, Option] = (-999.0, ())
    upper, lower = side_of(state, top).top, side_of(state, bottom).bottom
    tops = [(upper, "top")]
    if upper.lost or sketch_of(upper).attack is None:
        tops.append((BASIC[TOP], "basic-top"))
    bottoms = [(lower, "bottom")]
    if lower.lost or not sketch_of(lower).moves:
        bottoms.append((BASIC[BOTTOM], "basic-bottom"))
    for first, one in tops:
        for second, two in bottoms:
            value, half = look.plan(first, second)
            if value > best[0]:
                best = value, (one, state.cards[top]) if half == TOP else (two, state.cards[bottom])
    return best


def _ability(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """The half that promises most, and before it the items that help it."""
    look = Outlook(state)
    slots = state.slots
    if len(slots) == 2:
        best = max(_pair(state, look, slots[0], slots[1]), _pair(state, look, slots[1], slots[0]))[1]
    else:
        best = _single(state, look, slots[0], state.halves[0])
    for option in choice.options:
        if option[0] == "item" and _useful(state, look, str(option[1]), best):
            return option
    return best


def _single(state: Bugs, look: Outlook, slot: int, half: int) -> Option:
    """The half that is left, or its basic action."""
    ability = ability_of(state, slot, half)
    names = ("top", "basic-top") if half == TOP else ("bottom", "basic-bottom")
    values = []
    for each in (ability, BASIC[half]):
        sketch = sketch_of(each)
        values.append(look.extras(each) + look.best(sketch.deeds, sketch.moves))
    return (names[values[1] > values[0]], state.cards[slot])


def _useful(state: Bugs, look: Outlook, name: str, next_one: Option) -> bool:
    """Whether an item of the turn is used now: healing when it is not wasted, the rest before an attack that hits."""
    item = ITEMS[name]
    hero = you(state)
    for action in item.actions:
        if type(action) is e.Heal:
            return hero.max_health - hero.health >= int(action.value)
        if type(action) is e.Recover:
            return DISCARD in state.zones
        if type(action) is e.Control:
            return False
    if item.adds.jump:
        return False
    if next_one[0] == "basic-top":
        return look.harm(BASIC_ATTACK, look.here) > 1
    if next_one[0] != "top":
        return False
    attack = sketch_of(side_of(state, state.cards.index(str(next_one[1]))).top).attack
    return attack is not None and look.harm(attack, look.here) > 1


def _move(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """Where the attacks to come do most and the blows to come least; towards a plate where plates are the goal."""
    if choice.about[0] != 0:
        return _away(state, choice.options)
    look = Outlook(state)
    deeds = _to_come(state)
    best: Option | None = None
    most = -999.0
    for option in choice.options:
        if option[0] == "go":
            cell = int(option[1])
        elif option[0] == "stay":
            cell = look.here
        else:
            continue
        done = look.done(deeds, cell)
        value = done - FEAR * look.peril(cell)
        if look.goals:
            value -= PLATE * min(row.get(cell, 9) for row in look.goals)
        elif done <= 0 and deeds:
            value += look.far(cell)
        elif not deeds:
            value += NEAR / FAR * look.far(cell)
        if state.hazards >> cell & 1 and option[0] == "go":
            value -= 2
        if value > most:
            best, most = option, value
    return best


def _away(state: Bugs, options: Sequence[Option]) -> Option | None:
    """Where a monster goes that you control: far away, and into hazards."""
    row = board_of(state.map).grid.distance[you(state).cell]
    goes = [option for option in options if option[0] == "go"]
    return max(goes, key=lambda option: row[int(option[1])] + 3 * (state.hazards >> int(option[1]) & 1), default=None)


def _to_come(state: Bugs) -> tuple[Deed, ...]:
    """What this turn may still do to enemies: after a move of the ability that runs, and in the half that is left."""
    found: tuple[Deed, ...] = ()
    running = _running_half(state)
    if running is not None:
        found = sketch_of(running).late_deeds
    if TOP in state.halves and state.slots:
        top = side_of(state, state.slots[0]).top
        sketch = sketch_of(BASIC[TOP] if top.lost else top)
        found += sketch.deeds or sketch_of(BASIC[TOP]).deeds
    elif BOTTOM in state.halves and state.slots:
        found += sketch_of(side_of(state, state.slots[0]).bottom).deeds
    return found


def _running_half(state: Bugs) -> Ability | None:
    """The ability that you are performing."""
    for slot, zone in enumerate(state.zones):
        if zone == PLAYED and slot not in state.slots:
            side = side_of(state, slot)
            return side.top if BOTTOM in state.halves else side.bottom
    return None


BASIC_ATTACK = sketch_of(BASIC[TOP]).attack or Attack(value=2)


def _target(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """Pay and use what helps, then strike where it counts."""
    by: dict[str, list[Option]] = {}
    for option in choice.options:
        by.setdefault(str(option[0]), []).append(option)
    if "attack" in by or "area" in by:
        extra = by.get("pay") or by.get("item")
        if extra:
            return extra[0]
    if "attack" in by:
        return max(by["attack"], key=lambda option: _prize(state.figures[int(option[1])]))
    if "area" in by:
        return max(by["area"], key=lambda option: _hit(state, int(option[1])))
    return _verb(choice.options, "pay", "item", "skip")


def _prize(figure: Figure) -> float:
    """Which monster to strike: weak ones that strike hard, without much shield."""
    if figure.is_objective:
        return MARKED
    shield = KINDS[figure.kind].traits.shield
    return (1 + blows(figure.kind, -1)[1]) / (figure.health + 1.5 * shield)


def _push(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """Away, and as far as it goes; but nobody whom a blow at arm's length is still to come for."""
    goes = [option for option in choice.options if option[0] == "to"]
    stop = _verb(choice.options, "stop")
    if stop is not None and (not goes or _is_melee_to_come(state, e.Push)):
        return stop
    row = board_of(state.map).grid.distance[you(state).cell]
    return max(goes, key=lambda option: row[int(option[1])] + 2 * (state.hazards >> int(option[1]) & 1))


def _is_melee_to_come(state: Bugs, after: type[e.Action]) -> bool:
    """Whether this turn may still see an attack at arm's length: in the ability that runs, after an action of this
    kind, or in the half that is left."""
    running = _running_half(state)
    if running is not None:
        seen = False
        for action in running.actions:
            if seen and type(action) is Attack and not action.range:
                return True
            seen = seen or type(action) is after
    if not state.slots:
        return False
    side = side_of(state, state.slots[0])
    left = side.top if TOP in state.halves else side.bottom
    return any(type(action) is Attack and not action.range for action, _ in sketch_of(left).deeds)


def _pull(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """Into hazards; else near, where a blow at arm's length is still to come."""
    goes = [option for option in choice.options if option[0] == "to"]
    risky = [option for option in goes if state.hazards >> int(option[1]) & 1]
    if risky:
        return risky[0]
    stop = _verb(choice.options, "stop")
    row = board_of(state.map).grid.distance[you(state).cell]
    figure = state.figures[int(choice.about[0])]
    running = _running_half(state)
    wanted = running is not None and any(isinstance(action, e.Damage) for action in running.actions)
    if stop is not None and (row[figure.cell] == 1 or not (wanted or _is_melee_to_come(state, e.Pull))):
        return stop
    return goes[0] if goes else stop


def _aim(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """A condition or damage goes to whom it hurts most."""
    aims = [option for option in choice.options if option[0] == "aim"]
    if not aims or len(aims) == 1:
        return None
    return max(aims, key=lambda option: _prize(state.figures[int(option[1])]))


def _weaken(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """A condition goes to the one that strikes hardest and has none yet."""
    aims = [option for option in choice.options if option[0] == "aim"]
    if len(aims) < 2:
        return None

    def need(option: Option) -> float:
        figure = state.figures[int(option[1])]
        if figure.is_objective:
            return -1.0
        return 0.0 if figure.side != MONSTERS or figure.conditions else blows(figure.kind, -1)[1]

    return max(aims, key=need)


def _lead(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """Whom to control: the one that can strike another best, or the one that strikes hardest."""
    aims = [option for option in choice.options if option[0] == "aim"]
    if len(aims) < 2:
        return None
    distance = board_of(state.map).grid.distance

    def gain(option: Option) -> float:
        figure = state.figures[int(option[1])]
        if figure.is_objective:
            return -1.0
        strikes = [
            worth(other, 3, 0, 0)
            for other in state.figures
            if other is not figure and other.side == MONSTERS and other.cell >= 0 and not other.is_objective
            and distance[figure.cell][other.cell] == 1
        ]  # fmt: skip
        return max(strikes, default=0.0) + 0.1 * blows(figure.kind, -1)[1]

    return max(aims, key=gain)


def _hit(state: Bugs, board: int) -> float:
    return added(1 + _prize(f) for f in state.figures if f.cell >= 0 and f.side == MONSTERS and board >> f.cell & 1)


def _negate(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """Cards are life, too: what leaves the most of both."""
    amount = int(choice.about[0])
    health = you(state).health
    best, most = choice.options[0], -999.0
    for option in choice.options:
        left = health - amount if option[0] == "suffer" else health
        if left <= 0:
            continue
        value = HURT * left - (DIRE / left if left < 4 else 0.0) + _lasts(state, option)
        if value > most:
            best, most = option, value
    return best


def _lasts(state: Bugs, option: Option) -> float:
    """How many rounds the cards last when this was paid."""
    count, plays = 0, 0.0
    paid = option[1:]
    for slot, zone in enumerate(state.zones):
        if zone in (LOST, GONE):
            continue
        hit = state.cards[slot] in paid
        if hit and option[0] == "lose":
            continue
        count += 1
        if zone != DISCARD and not hit:
            plays += 1 if state.flipped >> slot & 1 else 2
    return plays / 2 + sum(range(2, count))


def _short(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """Not while there are two cards to play, active ones counted, which come back when you like."""
    left = state.zones.count(HAND) + state.zones.count(ACTIVE)
    return choice.options[left < 2]


def _equip(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    found = [option for option in choice.options if option[0] == "equip"]
    return min(found, key=lambda option: _RANKS.get(str(option[1]), 99)) if found else choice.options[0]


def _upgrade(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """The card that gains most."""
    character = CHARACTERS[state.character]

    def gain(option: Option) -> float:
        card = str(option[1])
        return power(character.upgrade_of(card).id) - power(card)

    return max(choice.options, key=gain)


ANSWERS = {
    "round.cards": _cards,
    "turn.ability": _ability,
    "damage.suffer": _negate,
    "move.where": _move,
    "attack.target": _target,
    "push.step": _push,
    "pull.step": _pull,
    "condition.target": _weaken,
    "damage.target": _aim,
    "control.who": _lead,
    "round.rest": _short,
    "campaign.equip": _equip,
    "campaign.upgrade": _upgrade,
}
"""The questions that take a thought; the others have an answer of their own (`Question.answer`)."""
