"""How the quick policy answers each question, from what it sees and with a little chance in it."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.chance import Dice
from undercroft.core.request import Choice, Option
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.bot.outlook import Outlook
from undercroft.games.bugs.bot.worth import DIRE, FAR, FEAR, HURT, NEAR, PLATE, attack_of, blows, moves_of, power
from undercroft.games.bugs.cardplay import ability_of
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.state import ACTIVE, BOTTOM, DISCARD, GONE, HAND, LOST, PLAYED, TOP, Bugs, side_of, you
from undercroft.games.bugs.turn import BASIC
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import MONSTERS, Figure
from undercroft.games.haven.verbs import Attack, Move

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
        found = _verb(choice.options, "end")
        if found is not None:
            return found
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


def _pair(state: Bugs, look: Outlook, top: int, bottom: int) -> tuple[float, Option]:
    """The best way to perform the top of one card and the bottom of another, and with what to begin."""
    best: tuple[float, Option] = (-999.0, ())
    upper, lower = side_of(state, top).top, side_of(state, bottom).bottom
    tops = [(upper, "top")]
    if upper.lost or attack_of(upper) is None:
        tops.append((BASIC[TOP], "basic-top"))
    bottoms = [(lower, "bottom")]
    if lower.lost or not moves_of(lower):
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
        values.append(look.extras(each) + look.best(attack_of(each), moves_of(each)))
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
    attack = attack_of(side_of(state, state.cards.index(str(next_one[1]))).top)
    return attack is not None and look.harm(attack, look.here) > 1


def _move(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """Where the attacks to come do most and the blows to come least; towards a plate where plates are the goal."""
    if choice.about[0] != 0:
        return _away(state, choice.options)
    look = Outlook(state)
    attacks = _to_come(state)
    best: Option | None = None
    most = -999.0
    for option in choice.options:
        if option[0] == "go":
            cell = int(option[1])
        elif option[0] == "stay":
            cell = look.here
        else:
            continue
        value = -FEAR * look.peril(cell)
        done = 0.0
        for attack in attacks:
            done += look.harm(attack, cell)
        value += done
        if look.goals:
            value -= PLATE * min(row.get(cell, 9) for row in look.goals)
        elif done <= 0 and attacks:
            value += look.far(cell)
        elif not attacks:
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


def _to_come(state: Bugs) -> list[Attack]:
    """The attacks that this turn may still see: in the ability that runs, and in the half that is left."""
    found = []
    for slot, zone in enumerate(state.zones):
        if zone == PLAYED and slot not in state.slots:
            side = side_of(state, slot)
            half = side.top if BOTTOM in state.halves else side.bottom
            after = False
            for action in half.actions:
                if type(action) is Move:
                    after = True
                elif after and type(action) is Attack:
                    found.append(action)
            break
    if TOP in state.halves and state.slots:
        top = side_of(state, state.slots[0]).top
        attack = attack_of(top) if not top.lost else None
        found.append(attack or BASIC_ATTACK)
    elif BOTTOM in state.halves and state.slots:
        attack = attack_of(side_of(state, state.slots[0]).bottom)
        if attack is not None:
            found.append(attack)
    return found


BASIC_ATTACK = attack_of(BASIC[TOP]) or Attack(value=2)


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
        return 0.0
    shield = KINDS[figure.kind].traits.shield
    return (1 + blows(figure.kind, -1)[1]) / (figure.health + 1.5 * shield)


def _push(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """Away, and as far as it goes; but nobody whom an attack is still to come for."""
    goes = [option for option in choice.options if option[0] == "to"]
    stop = _verb(choice.options, "stop")
    if stop is not None and (not goes or _to_come(state)):
        return stop
    row = board_of(state.map).grid.distance[you(state).cell]
    return max(goes, key=lambda option: row[int(option[1])] + 2 * (state.hazards >> int(option[1]) & 1))


def _hit(state: Bugs, board: int) -> float:
    return sum(1 + _prize(f) for f in state.figures if f.cell >= 0 and f.side == MONSTERS and board >> f.cell & 1)


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
    "round.rest": _short,
    "campaign.equip": _equip,
    "campaign.upgrade": _upgrade,
}
"""The questions that take a thought; the others have an answer of their own (`Question.answer`)."""
