"""The sensible player's own turn: what each action is worth now, and where to walk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.core.request import Choice, Option
from undercroft.games.machina import items, targeting
from undercroft.games.machina.board import BIT, SIZE, layout, within
from undercroft.games.machina.bot.finish import finish
from undercroft.games.machina.bot.goals import field, plenty, reachable, sighted, wish
from undercroft.games.machina.bot.values import attack_of, danger, hit_chance, item_worth
from undercroft.games.machina.cards.model import Ability
from undercroft.games.machina.cards.registry import ABILITIES, ITEMS, NUMBERS
from undercroft.games.machina.cards.verbs import (
    Attack,
    Banish,
    Change,
    ChangeLair,
    Control,
    Destroy,
    DiscardEvent,
    Drain,
    Fate,
    Gain,
    Heal,
    Inspire,
    Jump,
    Light,
    LowerThreat,
    Move,
    Pull,
    Push,
    Refresh,
    Renew,
    RunTrain,
    Seal,
    Step,
    Swap,
    Teleport,
    TurnDoor,
)
from undercroft.games.machina.dice import FATE
from undercroft.games.machina.explorer import UNLIT_INSPIRATION
from undercroft.games.machina.reading import are_tracks_in_use, crowd, find_monster, hears_rounds, passable, slot_bits
from undercroft.games.machina.state import MOST_INSPIRATION, Explorer, Machina, Monster

FACES = len(FATE)


WADING = 0.05
"""What a step into water is worth less, because it costs more: less than a goal fades in a step."""
LATE = 2
"""With so much stamina left one looks at where the turn will end."""


def choose_action(state: Machina, choice: Choice) -> Option:
    """What is worth most now; where nothing is worth much, a step towards what would be."""
    explorer = state.explorers[state.active]
    won = finish(state, explorer)
    if won is not None and won in choice.options:
        return won
    wanted = wish(state)
    at = explorer.cell
    top: float = 0.0
    chosen: Option = ("end",)
    moves: list[tuple[int, Option]] = []
    asked = BIT[at]
    for option in choice.options:
        if option[0] == "move":
            cell = int(option[1]) + SIZE * int(option[2])
            asked |= BIT[cell]
            moves.append((cell, option))
            continue
        value = value_of(state, explorer, option, wanted)
        if value > top:
            top, chosen = value, option
    top -= _train_at(state, explorer, at)  # who strikes to the last cannot step off the tracks
    if top >= 2.0:
        return chosen
    asked &= ~layout(state.slots).pits
    worth = field(state, explorer, asked)
    here = worth.get(at, 0.0)
    is_early = explorer.stamina > LATE
    most = -1e9
    best: Option = ()
    for cell, option in moves:
        if asked & BIT[cell]:
            value = worth.get(cell, 0.0) - (WADING if state.water & BIT[cell] else 0.0)
            if not is_early:
                value -= threat_at(state, explorer, cell)
            if value > most:
                most, best = value, option
    if best:
        gain = most - (here - threat_at(state, explorer, at))
        if gain > 0.02 and gain + 0.6 > top:
            return best
    if not top and not here:  # nothing to do and nowhere to go: perhaps behind a door
        for option in choice.options:
            if option[0] == "door" and state.closed & BIT[int(option[1]) + SIZE * int(option[2])]:
                return option
    return chosen


def threat_at(state: Machina, explorer: Explorer, cell: int) -> float:
    """Ending a turn beside monsters is bad, the more so with little health; so it is where a train will run."""
    if explorer.stamina > LATE:
        return 0.0
    near = layout(state.slots).adjacent(cell)
    count = sum([1 for monster in state.order if near & BIT[monster.cell]])
    return count * (0.5 if explorer.health > 2 else 1.5) + _train_at(state, explorer, cell)


def _train_at(state: Machina, explorer: Explorer, cell: int) -> float:
    """How bad it is to be on this cell when the round ends and a train runs."""
    if explorer.stamina > LATE or not layout(state.slots).tracks & BIT[cell]:
        return 0.0
    if not hears_rounds(state) or not are_tracks_in_use(state):
        return 0.0
    return 1.2 if explorer.health > 2 else 3.0


def value_of(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    """What an action other than a step is worth now, where the chapter waits for `wanted`."""
    judge = _ACTIONS.get(str(option[0]))
    return judge(state, explorer, option, wanted) if judge is not None else 0.0


def _use(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    return _worth_of_use(state, explorer, ABILITIES[NUMBERS[str(option[1])][int(option[2])]].ability)


def _chapter(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    return 9.0 if wanted in ("cell", "chapter") else 0.0


def _chest(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    return 4.5 if wanted != "exit" else 1.0


def _event(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    return 4.2 if wanted != "exit" else 1.0


def _station(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    return 3.5 if explorer.health < explorer.most_health or explorer.stamina < explorer.most_stamina - 2 else 0.5


def _bench(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    return 3.0 if wanted != "exit" else 0.0


def _seal(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    if wanted == "vigil":
        return 6.0 if not layout(state.slots).chapters & state.lit & ~state.destroyed else 0.0
    if wanted in ("cell", "chapter") and not _dark_cells(state, explorer) and explorer.inspiration < 7:
        return 1.0
    return 4.0 if explorer.inspiration >= 4 or wanted in ("cell", "chapter") else 1.5


def _lever(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    traps = layout(state.slots).traps & slot_bits(state, explorer.cell)
    value = sum([2.0 for monster in state.order if traps & BIT[monster.cell]], 0.0)
    return value - sum([4.0 for other in state.explorers if other.cell >= 0 and traps & BIT[other.cell]], 0.0)


def _take(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    return 8.0


def _explore(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    if wanted == "explore":
        return 8.0
    if wanted == "exit":
        return 0.0 if reachable(state, explorer, state.exit) else 6.0
    if wanted == "kill" and not any(sighted(state, explorer, monster.cell) for monster in state.order):
        return 6.0
    return 2.4 if not plenty(state) or not state.order else 0.6


def _leave(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    return 12.0


def _inventory(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    return _pack_gain(state, option)


_ACTIONS: dict[str, Callable[[Machina, Explorer, Option, str], float]] = {
    "use": _use,
    "chapter": _chapter,
    "chest": _chest,
    "event": _event,
    "station": _station,
    "bench": _bench,
    "seal": _seal,
    "lever": _lever,
    "take": _take,
    "explore": _explore,
    "leave": _leave,
    "inventory": _inventory,
}


def _pack_gain(state: Machina, option: Option) -> float:
    """What rearranging somebody's items would bring."""
    owner = next(other for other in state.explorers if other.id == option[1])
    loose = [item for item in owner.inventory if ITEMS[item].type != "consumable"]
    if not loose:
        return 0.0
    gain = 0.0
    for item in loose:
        card = ITEMS[item]
        if any(items.attachable(group, item) for group in owner.equipped):
            gain = max(gain, 2.2)
        elif items.can_be_main(item) and items.fits(owner.equipped, [item]):
            gain = max(gain, 2.6)
        elif card.role == "main":
            rivals = [group for group in owner.equipped if ITEMS[group[0]].type == card.type]
            if rivals and min(item_worth(owner, group[0]) for group in rivals) + 1.0 < item_worth(owner, item):
                gain = max(gain, 2.3)
    return gain if gain and not _hunted(state, owner) else gain * 0.5


def _hunted(state: Machina, explorer: Explorer) -> bool:
    near = within(explorer.cell, 2)
    return any(near & BIT[monster.cell] for monster in state.order)


# ---------------------------------------------------------------------- abilities


def _worth_of_use(state: Machina, explorer: Explorer, ability: Ability) -> float:
    step = attack_of(ability)
    if step is not None:
        return _worth_of_attack(state, explorer, ability, step)
    worth = _worth_of_steps(state, explorer, ability, ability.steps)
    if ability.inspiration and explorer.inspiration < ability.inspiration + UNLIT_INSPIRATION:
        worth -= 1.0  # what a chapter cell costs is better kept
    if explorer.stamina > 1 and any(isinstance(step, DiscardEvent) for step in ability.steps):
        worth -= 1.0  # it can be used once, so rather when nothing else is left
    return worth


def _worth_of_steps(state: Machina, explorer: Explorer, ability: Ability, steps: tuple[Step, ...]) -> float:
    """The best of what an ability without an attack does; fate halves it by its chance."""
    worth = 0.0
    for step in steps:
        if isinstance(step, Fate):
            lucky = _worth_of_steps(state, explorer, ability, step.then)
            worth = max(worth, lucky * (FACES + 1 - step.n) / FACES)
        elif type(step) in _USES:
            worth = max(worth, _USES[type(step)](state, explorer, ability, step))
    return worth


def _worth_of_attack(state: Machina, explorer: Explorer, ability: Ability, step: Attack) -> float:
    if step.who == "around" or ability.target in ("adjacent", "tile"):
        near = layout(state.slots).adjacent(explorer.cell)
        targets = [monster for monster in state.order if near & BIT[monster.cell]]
        friends = [other for other in state.explorers if other.cell >= 0 and near & BIT[other.cell]]
        value = sum(
            [hit_chance(state, explorer, step, monster) * danger(state, monster, explorer) for monster in targets], 0.0
        )
        if ability.choose != "monster":
            value -= 3.0 * len(friends)
    else:
        value = 0.0
        for aim in targeting.candidates(state, explorer, ability):
            found = find_monster(state, str(aim[1])) if aim[0] == "on" else None
            if found is not None:
                value = max(value, hit_chance(state, explorer, step, found) * danger(state, found, explorer))
        value *= ability.times
    value = value * 4.0 / max(1.0, ability.stamina + 1.0)
    return value - (0.8 if ability.discard else 0)


def _use_heal(state: Machina, explorer: Explorer, ability: Ability, step: Heal) -> float:
    hurt = explorer.most_health - explorer.health
    if ability.target == "close":
        near = layout(state.slots).adjacent(explorer.cell) | BIT[explorer.cell]
        hurt = max([o.most_health - o.health for o in state.explorers if o.cell >= 0 and near & BIT[o.cell]], default=0)
    return 3.2 if hurt >= min(2, step.n) else 0.0


def _use_refresh(state: Machina, explorer: Explorer, ability: Ability, step: Refresh) -> float:
    return 2.8 if explorer.most_stamina - explorer.stamina >= step.n - 1 and step.who == "self" else 0.0


def _use_inspire(state: Machina, explorer: Explorer, ability: Ability, step: Inspire) -> float:
    if step.who == "beside":
        in_need = [other for other in items.beside(state, explorer) if other.inspiration <= MOST_INSPIRATION - step.n]
        return 2.0 if in_need else 0.0
    return 2.6 if explorer.inspiration <= MOST_INSPIRATION - step.n else 0.0


def _use_seal(state: Machina, explorer: Explorer, ability: Ability, step: Seal) -> float:
    return 3.5 if wish(state) != "exit" else 0.0


def _use_light(state: Machina, explorer: Explorer, ability: Ability, step: Light) -> float:
    return 4.0 if _dark_cells(state, explorer) and wish(state) in ("cell", "chapter", "vigil") else 0.0


def _use_calm(state: Machina, explorer: Explorer, ability: Ability, step: LowerThreat) -> float:
    return 2.5 if state.threat > step.n else 0.0


def _use_lair(state: Machina, explorer: Explorer, ability: Ability, step: ChangeLair) -> float:
    return 2.5 if state.lair <= 3 else 0.0


def _use_banish(state: Machina, explorer: Explorer, ability: Ability, step: Banish) -> float:
    return 2.5


def _use_renew(state: Machina, explorer: Explorer, ability: Ability, step: Renew) -> float:
    return 2.2


def _use_change(state: Machina, explorer: Explorer, ability: Ability, step: Change | Gain) -> float:
    if isinstance(step, Change) and step.stat == "attack":
        return 2.1 if explorer.stamina >= ability.stamina + 2 and _strikes(state, explorer) else 0.0
    return 1.5 if _is_late(state, explorer, ability) else 0.0


def _is_late(state: Machina, explorer: Explorer, ability: Ability) -> bool:
    """Whether the turn is nearly over with monsters near: the time for shields and for getting rid of them."""
    return _hunted(state, explorer) and explorer.stamina <= ability.stamina + 1


def _strikes(state: Machina, explorer: Explorer) -> bool:
    """Whether some attack of this explorer finds a monster now."""
    for number in explorer.usable:
        ability = ABILITIES[number].ability
        if attack_of(ability) is not None and ability.target in ("close", "direct", "indirect"):
            if any(aim[0] == "on" for aim in targeting.candidates(state, explorer, ability)):
                return True
    return False


def _use_stride(state: Machina, explorer: Explorer, ability: Ability, step: Move | Jump) -> float:
    """A way that costs less than its steps: worth it where it leads clearly nearer to what one wants."""
    if isinstance(step, Move) and step.who != "self":
        return 0.0
    board = layout(state.slots)
    free = passable(state) & ~crowd(state) & ~board.pits
    if isinstance(step, Jump):
        asked = free & within(explorer.cell, step.n)
    else:
        asked = front = BIT[explorer.cell]
        for _ in range(step.n):
            front = board.spread(front) & free
            asked |= front
    here = BIT[explorer.cell]
    worth = field(state, explorer, asked | here)
    gain = max(worth.values(), default=0.0) - worth.get(explorer.cell, 0.0)
    return 2.1 if gain > 0.5 else 0.0


def _use_teleport(state: Machina, explorer: Explorer, ability: Ability, step: Teleport) -> float:
    board = layout(state.slots)
    goals = {"station": board.stations, "event": board.events, "chest": board.chests, "bench": board.benches}
    there = goals.get(step.kind, 0) & ~state.destroyed & slot_bits(state, explorer.cell)
    far = there & ~within(explorer.cell, ability.stamina + 1)
    return 2.1 if far and explorer.stamina > ability.stamina and explorer.health < explorer.most_health else 0.0


def _use_push(state: Machina, explorer: Explorer, ability: Ability, step: Push) -> float:
    """Away with who would strike; onto the tracks, where a train will come."""
    return 1.7 if _is_late(state, explorer, ability) else 0.0


def _aimed_at(state: Machina, explorer: Explorer, ability: Ability) -> list[Monster | None]:
    """The monsters among what an ability may be aimed at; None for the others."""
    return [find_monster(state, str(aim[1])) for aim in targeting.candidates(state, explorer, ability)]


def _use_pull(state: Machina, explorer: Explorer, ability: Ability, step: Pull) -> float:
    """Nearer, to be struck."""
    near = within(explorer.cell, 1)
    if explorer.stamina < ability.stamina + 2 or _strikes(state, explorer):
        return 0.0
    far = [monster for monster in _aimed_at(state, explorer, ability) if monster and not near & BIT[monster.cell]]
    return 2.1 if far else 0.0


def _use_swap(state: Machina, explorer: Explorer, ability: Ability, step: Swap) -> float:
    """Out of a tight corner: somebody far away takes the place."""
    near = within(explorer.cell, 2)
    if not _is_late(state, explorer, ability):
        return 0.0
    if not any(monster and not near & BIT[monster.cell] for monster in _aimed_at(state, explorer, ability)):
        return 0.0
    return 2.1 if explorer.health <= 3 else 1.7


def _use_door(state: Machina, explorer: Explorer, ability: Ability, step: TurnDoor) -> float:
    doors = [BIT[int(aim[1]) + SIZE * int(aim[2])] for aim in targeting.candidates(state, explorer, ability)]
    if any(state.closed & door for door in doors):
        return 2.1
    return 1.5 if _is_late(state, explorer, ability) else 0.0


def _use_destroy(state: Machina, explorer: Explorer, ability: Ability, step: Destroy) -> float:
    found = [monster for monster in _aimed_at(state, explorer, ability) if monster]
    return max([1.2 * monster.health * danger(state, monster, explorer) for monster in found], default=0.0)


def _use_drain(state: Machina, explorer: Explorer, ability: Ability, step: Drain) -> float:
    return 2.1 if (state.water & slot_bits(state, explorer.cell)).bit_count() > 6 else 0.0


def _use_train(state: Machina, explorer: Explorer, ability: Ability, step: RunTrain) -> float:
    tracks = layout(state.slots).tracks
    blow = Attack(step.n)
    worth = sum(
        [
            hit_chance(state, explorer, blow, monster) * danger(state, monster, explorer)
            for monster in state.order
            if tracks & BIT[monster.cell]
        ],
        0.0,
    )
    return 1.4 * worth - sum([4.0 for other in state.explorers if other.cell >= 0 and tracks & BIT[other.cell]], 0.0)


def _use_control(state: Machina, explorer: Explorer, ability: Ability, step: Control) -> float:
    return 2.4 if len(state.order) > 1 else 0.0


_USES: dict[type[Step], Callable[[Machina, Explorer, Ability, Any], float]] = {
    Heal: _use_heal,
    Refresh: _use_refresh,
    Inspire: _use_inspire,
    Seal: _use_seal,
    Light: _use_light,
    LowerThreat: _use_calm,
    ChangeLair: _use_lair,
    Banish: _use_banish,
    Renew: _use_renew,
    Change: _use_change,
    Gain: _use_change,
    Control: _use_control,
    Move: _use_stride,
    Jump: _use_stride,
    Teleport: _use_teleport,
    Push: _use_push,
    Pull: _use_pull,
    Swap: _use_swap,
    TurnDoor: _use_door,
    Destroy: _use_destroy,
    Drain: _use_drain,
    RunTrain: _use_train,
}
"""What the verbs of abilities without an attack are worth."""


def _dark_cells(state: Machina, explorer: Explorer) -> int:
    """The chapter cells of this explorer's tile that are not lit yet."""
    return layout(state.slots).chapters & ~state.destroyed & ~state.lit & slot_bits(state, explorer.cell)
