"""Players made of code: a quick policy, a greedy player that tries each option to the end of the next round, features.

The quick policy knows the game a little (come close, strike the weakest, keep cards); searches play out with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.chance import Dice
from undercroft.core.grid import FAR
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.cards.kinds import PLATES
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import (
    ACTIVE,
    AFTER,
    BEGIN,
    DISCARD,
    HAND,
    PLAYED,
    TURNS,
    Bugs,
    scenario_of,
    side_of,
    you,
)
from undercroft.games.haven.arena import MONSTERS
from undercroft.games.haven.effects import Attack, Heal, Move, names

SAMPLES = 4
"""How often a greedy player tries each option."""
ROUNDS = 2
"""How many ends of rounds it looks ahead."""
TRIES = 400
"""Answers after which a try stops, whatever has happened."""
SET_UP = ("campaign.difficulty", "campaign.equip", "campaign.upgrade", "campaign.again")

FAVOURITES = (
    "drop-of-healing-potion", "drop-of-power-potion", "pocket-knife", "shrunken-longsword", "iridescent-shell-shield",
    "coin-shield", "button-shield", "chestnut-shell-shield", "playing-card-shield", "drop-of-stamina-elixir",
    "drop-of-stamina-potion", "drop-of-strength-potion", "prismatic-gem", "sparrow-skull-helm", "glass-shard",
    "leftover-table-scraps", "bottle-cap-helm", "venomous-fang", "lucky-cats-eye-marble", "pinch-of-doom-powder",
)  # fmt: skip


# --- the quick policy -------------------------------------------------------------------------------------------------


def quick(state: Bugs, choice: Choice, dice: Dice) -> Option:
    """A sensible answer at once, with a little chance in it."""
    options = choice.options
    rule = _QUICK.get(choice.kind)
    if rule is not None:
        option = rule(state, options, dice)
        if option is not None:
            return option
    return options[dice.below(len(options))]


def _verb(options: Sequence[Option], *verbs: str) -> Option | None:
    for verb in verbs:
        for option in options:
            if option[0] == verb:
                return option
    return None


def _cards(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    hand = state.zones.count(HAND)
    if hand < 2:
        return _verb(options, "rest")
    plays = [option for option in options if option[0] == "play"]
    return plays[dice.below(len(plays))]


def _distance(state: Bugs, cell: int) -> int:
    """To the nearest monster."""
    row = board_of(state.map).grid.distance[cell]
    return min((row[f.cell] for f in state.figures if f.cell >= 0 and f.side == MONSTERS), default=0)


def _reach(state: Bugs, slot: int) -> int:
    """How far the attack of a card's top goes; 0 without one."""
    for action in side_of(state, slot).top.actions:
        if type(action) is Attack:
            return action.range or 1
    return 0


def _ability(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    """An item now and then; else the attack first if somebody is in reach, the move first if not."""
    items = [option for option in options if option[0] == "item"]
    if items and dice.below(2):
        return items[dice.below(len(items))]
    near = _distance(state, you(state).cell)
    tops = [option for option in options if option[0] == "top"]
    bottoms = [option for option in options if option[0] == "bottom"]
    for option in tops:
        if near <= _reach(state, state.cards.index(str(option[1]))):
            return option
    if not tops or not bottoms:
        found = tops + bottoms
        if bottoms and not tops and dice.below(4) == 0:
            return _verb(options, "basic-bottom")
        return found[0] if found else None
    # The card with the better attack keeps its top; the other one moves.
    best = max(tops, key=lambda option: _worth(state, state.cards.index(str(option[1]))))
    movers = [option for option in bottoms if option[1] != best[1]]
    for option in movers:
        side = side_of(state, state.cards.index(str(option[1])))
        if any(type(action) is Move for action in side.bottom.actions):
            return option
    return _verb([option for option in options if option[1] != best[1]], "basic-bottom") or movers[0]


def _worth(state: Bugs, slot: int) -> int:
    return sum(
        int(action.value) if isinstance(action.value, int) else 2
        for action in side_of(state, slot).top.actions
        if type(action) is Attack
    )


def _move(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    """Towards the nearest monster, or onto a plate where plates are the goal; sometimes anywhere."""
    if dice.below(5) == 0:
        return None
    board = board_of(state.map)
    goals = board.plates & ~state.stepped if scenario_of(state).goal == PLATES else 0
    far = max((_reach(state, slot) for slot, zone in enumerate(state.zones) if zone == PLAYED), default=1) or 1
    best: Option | None = None
    least = FAR
    for option in options:
        if option[0] == "go":
            cell = int(option[1])
        elif option[0] == "stay":
            cell = you(state).cell
        else:
            continue
        if goals:
            row = board.grid.distance[cell]
            cost = min(row[goal] for goal in range(board.grid.size) if goals >> goal & 1) * 4
        else:
            cost = abs(_distance(state, cell) - far) * 4
        if state.hazards >> cell & 1:
            cost += 6
        if cost < least:
            best, least = option, cost
    return best


def _target(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    extra = [option for option in options if option[0] in ("pay", "item")]
    if extra and dice.below(3):
        return extra[dice.below(len(extra))]
    found = [option for option in options if option[0] == "attack"]
    if found:
        return min(found, key=lambda option: state.figures[int(option[1])].health)
    areas = [option for option in options if option[0] == "area"]
    if areas:
        return max(areas, key=lambda option: _hit(state, int(option[1])))
    return _verb(options, "pay", "item", "skip")


def _hit(state: Bugs, board: int) -> int:
    return sum(1 for f in state.figures if f.cell >= 0 and f.side == MONSTERS and board >> f.cell & 1)


def negate(state: Bugs, options: Sequence[Option], health: int, amount: int) -> Option:
    """Cards are life, too: negate what would kill, and big blows with two spare cards."""
    pair = next((option for option in options if option[0] == "discard" and len(option) == 3), None)
    one = next((option for option in options if option[0] == "discard" and len(option) == 2), None)
    lose = next(
        (
            option
            for option in options
            if option[0] == "lose" and state.zones[state.cards.index(str(option[1]))] == DISCARD
        ),
        None,
    ) or _verb(options, "lose")
    if amount >= health:
        return pair or one or lose or options[0]
    if amount >= 3 and pair is not None:
        return pair
    return options[0]


def _first(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    return options[0]


def _short(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    return options[1] if state.zones.count(HAND) < 2 else options[0]


def _equip(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    ranks = {name: rank for rank, name in enumerate(FAVOURITES)}
    found = [option for option in options if option[0] == "equip"]
    return min(found, key=lambda option: ranks.get(str(option[1]), 99)) if found else options[0]


_QUICK = {
    "round.cards": _cards,
    "turn.ability": _ability,
    "turn.more": _first,
    "move.where": _move,
    "attack.target": _target,
    "round.rest": _short,
    "rest.keep": _first,
    "rest.heal": _first,
    "rest.items": _first,
    "modifier.effects": _first,
    "heal.target": _first,
    "condition.target": _first,
    "control.who": _first,
    "action.pay": _first,
    "damage.target": _first,
    "push.target": _first,
    "pull.target": _first,
    "campaign.difficulty": _first,
    "campaign.equip": _equip,
    "campaign.upgrade": _first,
    "campaign.again": _first,
    "recover": _first,
    "item.attacked": _first,
    "item.after": _first,
}


def rollout(state: Bugs, choice: Choice, dice: Dice) -> Option:
    if choice.kind == "damage.suffer":
        return negate(state, choice.options, int(choice.about[1]), int(choice.about[0]))
    return quick(state, choice, dice)


# --- the greedy player ------------------------------------------------------------------------------------------------


def greedy(seat: Seat) -> Option:
    """Try each option a few times to the end of the next round, and take the one that stood best."""
    choice = seat.request
    assert choice is not None
    options = choice.options
    view = seat.view
    assert isinstance(view, Bugs)
    dice = Dice(0x5EED + view.round * 7919 + len(options) * 104729 + you(view).health if view.figures else 1)
    if len(options) == 1 or choice.kind in SET_UP:
        return rollout(view, choice, dice)
    best, most = options[0], -1.0
    for at, option in enumerate(options):
        total = 0.0
        for _ in range(SAMPLES):
            table = seat.guess(dice.split(), light=True)
            now = table.state
            assert isinstance(now, Bugs)
            start = now.round
            table.choose(at)
            for _ in range(TRIES):
                request = table.request
                if request is None or now.round >= start + ROUNDS or now.phase in (BEGIN, AFTER):
                    break
                table.choose(rollout(now, request, dice))
            total += evaluate(now)[0]
        if total > most + 1e-9:
            best, most = option, total
    return best


def evaluate(state: Bugs) -> list[float]:
    """How you stand, from 0 to 1: your hit points and cards against the monsters' hit points."""
    if state.result is not None:
        return [1.0 if state.result.winners else 0.0]
    if state.phase == BEGIN or not state.figures:
        return [0.5 if not state.completed else 0.5 + len(state.completed) / 40]
    if state.lost:
        return [0.0]
    if state.won:
        return [1.0]
    hero = you(state)
    cards = 0.0
    for slot, zone in enumerate(state.zones):
        if zone in (HAND, PLAYED, ACTIVE):
            cards += 1.0 if not state.flipped >> slot & 1 else 0.8
        elif zone == DISCARD:
            cards += 0.6
    mine = 0.45 * hero.health / hero.most + 0.55 * cards / 4
    theirs = _left(state)
    board = board_of(state.map)
    if scenario_of(state).goal == PLATES and board.plates:
        theirs = 1 - state.stepped.bit_count() / board.plates.bit_count() * 0.9 + 0.1 * theirs
    near = _distance(state, hero.cell)
    value = 0.5 + 0.5 * (mine - theirs) - 0.004 * near
    return [min(0.99, max(0.01, value))]


def _left(state: Bugs) -> float:
    """The monsters' hit points that are left, as a part of all that the scenario brings."""
    scenario = SCENARIOS[state.scenario]
    total = sum(KINDS[monster.kind].health for monster in scenario.monsters)
    total += sum(KINDS[rule.kind].health for rule in scenario.appearing if rule.of)
    left = sum(f.health for f in state.figures if f.cell >= 0 and f.side == MONSTERS)
    for rule in scenario.appearing:
        if rule.of:
            came = state.deaths.get(rule.of, 0)
            due = sum(monster.kind == rule.of for monster in scenario.monsters)
            left += max(0, due - came) * KINDS[rule.kind].health
    left += sum(KINDS[entry.partition("@")[0]].health for entry in state.coming)
    return min(1.0, left / total) if total else 0.0


# --- features ---------------------------------------------------------------------------------------------------------

MOST_MONSTERS = 4
VERBS = (
    "play", "rest", "top", "bottom", "basic-top", "basic-bottom", "go", "walk", "stay", "attack", "area", "pay", "item",
    "leave", "skip", "suffer", "discard", "lose", "heal", "aim", "to", "stop", "short-rest", "go-on", "end", "hex",
)  # fmt: skip


def features(view: Bugs) -> list[float]:
    """The table in numbers, always as many: scenario, you, cards, four monsters."""
    made = [
        view.scenario / 20,
        view.level / 5,
        view.round / 20,
        float(view.phase == TURNS),
        float(view.phase == BEGIN),
        view.row / 6,
        view.monster_row / 6,
        view.initiative / 100,
        float(view.resting),
    ]
    made += [float(view.character == name) for name in CHARACTERS]
    hero = view.figures[0] if view.figures else None
    if hero is None:
        made += [0.0] * 4
    else:
        made += [hero.health / 18, hero.most / 18, len(names(hero.conditions)) / 7, len(hero.bonuses) / 4]
    for slot in range(4):
        zone = view.zones[slot] if slot < len(view.zones) else -1
        made += [float(zone == HAND), float(zone == DISCARD), float(zone == ACTIVE), float(zone == PLAYED)]
        made.append(float(view.flipped >> slot & 1))
    made += [len(view.items) / 5, view.spent.bit_count() / 5, view.used_up.bit_count() / 5]
    monsters = [f for f in view.figures if f.cell >= 0 and f.side == MONSTERS][:MOST_MONSTERS]
    for at in range(MOST_MONSTERS):
        if at >= len(monsters) or hero is None or hero.cell < 0:
            made += [0.0] * 5
            continue
        figure = monsters[at]
        distance = board_of(view.map).grid.distance[hero.cell][figure.cell]
        kind = view.types.index(figure.kind)
        made += [1.0, figure.health / 18, distance / 8, len(names(figure.conditions)) / 7, (view.rolled[kind] + 1) / 3]
    return made


def option_features(view: Bugs, option: Option) -> list[float]:
    """One option in numbers: its verb, and what the table shows about its object."""
    verb = str(option[0])
    made = [float(verb == name) for name in VERBS]
    health = distance = initiative = value = 0.0
    if verb in ("attack", "aim") and view.figures:
        figure = view.figures[int(option[1])]
        health = figure.health / 18
        if figure.cell >= 0 and view.figures[0].cell >= 0:
            distance = board_of(view.map).grid.distance[view.figures[0].cell][figure.cell] / 8
    elif verb in ("go", "walk", "hex") and view.map:
        distance = _distance(view, int(option[1])) / 8
    elif verb in ("play", "top", "bottom", "basic-top", "basic-bottom") and view.zones:
        side = side_of(view, view.cards.index(str(option[1])))
        initiative = side.initiative / 100
        for action in (*side.top.actions, *side.bottom.actions):
            if isinstance(action, (Attack, Move, Heal)) and isinstance(action.value, int):
                value += action.value / 12
    elif verb in ("item", "equip"):
        value = list(ITEMS).index(str(option[1])) / len(ITEMS)
    return [*made, health, distance, initiative, value]
