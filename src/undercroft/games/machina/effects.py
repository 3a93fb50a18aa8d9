"""Running what cards say: one function for each verb of `cards/verbs.py`, and the use of abilities by explorers.

Who may be chosen, what an ability costs, markers for ongoing effects. Monsters' minds are in `monster.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.core.request import Chance, Flow, Option
from undercroft.games.machina import (
    attack,
    chapter,
    creatures,
    events,
    hunting,
    inspiration,
    items,
    movement,
    spawning,
    threat,
    vitals,
)  # fmt: skip
from undercroft.games.machina.board import BIT, layout, within
from undercroft.games.machina.cards.verbs import (
    AddItems,
    Appear,
    AppearForEach,
    AppearNamed,
    Attack,
    Banish,
    Change,
    ChangeLair,
    CloseDoors,
    Control,
    Destroy,
    DiscardEvent,
    Dispirit,
    Fate,
    Gain,
    GetItem,
    Heal,
    Hurt,
    Inspire,
    InvokeExplorerEvent,
    InvokeHorrorEvent,
    Jump,
    Light,
    LowerHorror,
    LowerThreat,
    Move,
    PlaceExit,
    Progress,
    Pull,
    Push,
    RaiseThreat,
    Recharge,
    Refresh,
    Renew,
    Seal,
    Step,
    Swap,
    Teleport,
    TriggerTraps,
    TurnDoor,
    UseBench,
    UseInventory,
    Who,
    Win,
)
from undercroft.games.machina.consequences import Ended, Rule, SetOff, win
from undercroft.games.machina.dice import FATE
from undercroft.games.machina.options import cell_of
from undercroft.games.machina.state import (
    OFF,
    Creature,
    Explorer,
    Machina,
    Marker,
    Monster,
    crowd,
    passable,
    slot_bits,
    whole_barrels,
)


class Context:
    """Who does it, for whom, and what came of it so far."""

    __slots__ = ("card", "cell", "hit", "marker", "targets", "user", "you")

    def __init__(self, user: Creature | None, you: int, card: str) -> None:
        self.user = user
        self.you = you
        self.card = card
        self.targets: list[attack.Evader] = []
        self.cell = OFF
        self.hit: list[attack.Evader] = []
        self.marker: Marker | None = None

    def aim_at(self, state: Machina, aim: Option) -> None:
        """Read a chosen target: a creature, a barrel, or another cell."""
        if aim[0] == "on":
            found = [explorer for explorer in state.explorers if explorer.id == aim[1]]
            self.targets = list(found) if found else [other for other in state.order if other.id == aim[1]]
            return
        self.cell = cell_of(aim)
        self.targets = [self.cell] if whole_barrels(state) & BIT[self.cell] else []


def play(state: Machina, rule: Rule[None]) -> Flow[None]:
    """Play a rule to its end: its questions go to the table, abilities that it sets off happen before it goes on."""
    waiting: list[Rule[None]] = []
    answer: Any = None
    while True:
        try:
            request = rule.send(answer)
        except StopIteration:
            if not waiting:
                return
            rule, answer = waiting.pop(), None
            continue
        if type(request) is SetOff:
            waiting.append(rule)
            rule, answer = run(state, request.steps, Context(request.user, request.you, request.card)), None
        elif type(request) is Ended:
            return
        else:
            answer = yield request


def run(state: Machina, steps: Sequence[Step], context: Context) -> Rule[None]:
    """The steps of an ability, one after another."""
    laid = state.laid
    for step in steps:
        yield from RUN[type(step)](state, step, context)
        if laid != state.laid and context.targets:
            return  # the board is another one: what was aimed at is gone


def is_there(creature: attack.Evader) -> bool:
    """Whether it is still on the board; a barrel always is."""
    if isinstance(creature, Explorer):
        return creature.cell >= 0
    return not isinstance(creature, Monster) or creature.health > 0


def whom(state: Machina, who: Who, context: Context) -> Flow[list[attack.Evader]]:
    """The creatures (and barrels) that a step speaks of."""
    user = context.user
    found: list[attack.Evader]
    if who == "target":
        found = context.targets
    elif who == "hit":
        found = context.hit
    elif who == "self":
        found = [user] if user is not None else []
    elif who == "explorers":
        found = [explorer for explorer in state.explorers if explorer.cell >= 0]
    elif who == "monsters":
        found = list(state.order)
    elif who == "around":
        found = attack.around(state, user.cell) if user is not None and user.cell >= 0 else []
    elif who == "near":
        me = yield from actor(state, context)
        near = layout(state.slots).adjacent(me.cell) if me is not None else 0
        found = [other for other in state.order if near & BIT[other.cell]]
    else:
        me = yield from actor(state, context)
        if me is None:
            found = []
        elif who == "you":
            found = [me]
        elif who == "beside":
            found = list(items.beside(state, me))
        else:  # tile
            here = slot_bits(state, me.cell)
            found = [explorer for explorer in state.explorers if explorer.cell >= 0 and here & BIT[explorer.cell]]
    return [creature for creature in found if is_there(creature)]


def actor(state: Machina, context: Context) -> Flow[Explorer | None]:
    """The explorer that "you" means; the players choose one where nobody acts (MA-CHAP-O2)."""
    if type(context.user) is Explorer:
        return context.user if context.user.cell >= 0 else None
    if context.you == OFF or state.explorers[context.you].cell < 0:
        context.you = yield from creatures.choose_you(state)
    return state.explorers[context.you] if context.you >= 0 else None


# ---------------------------------------------------------------------- verbs


def _attack(state: Machina, step: Attack, context: Context) -> Rule[None]:
    evaders = yield from whom(state, step.who, context)
    anchor = next((evader for evader in evaders if type(evader) is int), OFF)
    context.hit = yield from attack.attack(state, context.user, evaders, step.high, step.low, step.magic, anchor)


def _hurt(state: Machina, step: Hurt, context: Context) -> Rule[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            yield from inspiration.lose_health(state, creature, step.n)
        elif type(creature) is Monster:
            creature.health = max(0, creature.health - step.n)
            if not creature.health:
                yield from creatures.destroy_monster(state, creature)


def _heal(state: Machina, step: Heal, context: Context) -> Rule[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            vitals.heal(creature, step.n)
        elif type(creature) is Monster:
            creature.health = min(creature.card.health, creature.health + step.n)


def _refresh(state: Machina, step: Refresh, context: Context) -> Rule[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            vitals.restore_stamina(creature, step.n)


def _inspire(state: Machina, step: Inspire, context: Context) -> Rule[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            vitals.inspire(creature, step.n)  # MA-INS-3


def _dispirit(state: Machina, step: Dispirit, context: Context) -> Rule[None]:
    """MA-SUP-1: others may lose theirs instead; who has none has nothing to lose."""
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            yield from inspiration.gather(state, creature, min(step.n, creature.inspiration))


def _change(state: Machina, step: Change, context: Context) -> Rule[None]:
    for creature in (yield from whom(state, step.who, context)):
        if not isinstance(creature, int) and context.marker is not None:
            context.marker.changes.append((creature.id, step.stat, step.n))


def _gain(state: Machina, step: Gain, context: Context) -> Rule[None]:
    if context.user is not None and context.marker is not None:
        context.marker.changes.append((context.user.id, step.keyword, 1))
    return
    yield


def _control(state: Machina, step: Control, context: Context) -> Rule[None]:
    """MA-CTRL-1: lasts as the marker lies."""
    for creature in (yield from whom(state, "target", context)):
        if type(creature) is Monster and context.marker is not None:
            context.marker.changes.append((creature.id, "control", 1))


def _push(state: Machina, step: Push, context: Context) -> Rule[None]:
    yield from _shove(state, step.who, context, step.n)


def _pull(state: Machina, step: Pull, context: Context) -> Rule[None]:
    yield from _shove(state, step.who, context, -step.n)


def _shove(state: Machina, who: Who, context: Context, steps: int) -> Rule[None]:
    source = context.user
    if source is None or source.cell < 0:
        return
    for creature in (yield from whom(state, who, context)):
        if not isinstance(creature, int):
            yield from movement.shove(state, source, creature, steps)


def _move(state: Machina, step: Move, context: Context) -> Rule[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            yield from movement.stroll(state, creature, step.n)
        elif type(creature) is Monster:
            for _ in range(step.n):
                if not (yield from hunting.step_for_free(state, creature)):
                    break


def _jump(state: Machina, step: Jump, context: Context) -> Rule[None]:
    user = context.user
    if user is None or user.cell < 0:
        return
    free = passable(state) & ~crowd(state) & within(user.cell, step.n)
    seat = user.seat if type(user) is Explorer else None
    if free:
        cell = yield from creatures.pick_cell(state, free, user.id, seat)
        yield from creatures.put(state, user, cell)


def _teleport(state: Machina, step: Teleport, context: Context) -> Rule[None]:
    user = context.user
    if user is not None and user.cell >= 0:
        yield from movement.teleport(state, user, step.kind)


def _swap(state: Machina, step: Swap, context: Context) -> Rule[None]:
    """MA-SWAP-1."""
    user = context.user
    if user is None or user.cell < 0:
        return
    for creature in (yield from whom(state, "target", context)):
        if not isinstance(creature, int) and creature is not user:
            user.cell, creature.cell = creature.cell, user.cell


def _banish(state: Machina, step: Banish, context: Context) -> Rule[None]:
    for creature in (yield from whom(state, "target", context)):
        if type(creature) is Monster and not creature.card.boss:  # MA-BAN-O1
            creatures.banish(state, creature)


def _destroy(state: Machina, step: Destroy, context: Context) -> Rule[None]:
    for creature in (yield from whom(state, "target", context)):
        if not isinstance(creature, int):
            yield from creatures.destroy(state, creature)


def _turn_door(state: Machina, step: TurnDoor, context: Context) -> Rule[None]:
    """MA-DOOR-1, MA-DOOR-2."""
    if context.cell >= 0:
        state.closed ^= BIT[context.cell]
    return
    yield


def _close_doors(state: Machina, step: CloseDoors, context: Context) -> Rule[None]:
    here = attack.tile_of(state, context.user)
    state.closed |= layout(state.slots).doors & here & ~state.closed & ~state.broken & ~crowd(state)
    return
    yield


def _seal(state: Machina, step: Seal, context: Context) -> Rule[None]:
    me = yield from actor(state, context)
    if me is not None and context.cell >= 0:
        yield from chapter.seal(state, me, context.cell)


def _light(state: Machina, step: Light, context: Context) -> Rule[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from chapter.light(state, me)


def _explorer_event(state: Machina, step: InvokeExplorerEvent, context: Context) -> Rule[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from events.invoke_explorer_event(state, me)


def _item(state: Machina, step: GetItem, context: Context) -> Rule[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from items.get_item(state, me)


def _bench(state: Machina, step: UseBench, context: Context) -> Rule[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from items.use_bench(state, me)


def _recharge(state: Machina, step: Recharge, context: Context) -> Rule[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from items.recharge(state, me)


def _inventory(state: Machina, step: UseInventory, context: Context) -> Rule[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from items.use_inventory(state, me)


def _traps(state: Machina, step: TriggerTraps, context: Context) -> Rule[None]:
    """MA-CHAP-F1, MA-TRAP-F2."""
    yield from attack.trigger_traps(state, context.user, attack.tile_of(state, context.user))


def _appear(state: Machina, step: Appear, context: Context) -> Rule[None]:
    for _ in range(step.n):
        yield from spawning.appear(state, context.you)


def _appear_for_each(state: Machina, step: AppearForEach, context: Context) -> Rule[None]:
    for at, explorer in enumerate(state.explorers):
        for _ in range(step.n):
            if explorer.cell >= 0:
                yield from spawning.appear(state, at)


def _appear_named(state: Machina, step: AppearNamed, context: Context) -> Rule[None]:
    yield from spawning.appear(state, context.you, step.monster)


def _threat(state: Machina, step: RaiseThreat, context: Context) -> Rule[None]:
    yield from threat.raise_threat(state, step.n)


def _calm(state: Machina, step: LowerThreat, context: Context) -> Rule[None]:
    threat.lower_threat(state, step.n)
    return
    yield


def _lair(state: Machina, step: ChangeLair, context: Context) -> Rule[None]:
    state.lair = max(1, state.lair + step.n)  # MA-LAIR-O4
    return
    yield


def _dread(state: Machina, step: LowerHorror, context: Context) -> Rule[None]:
    """The horror value falls, so the next horror event is nearer."""
    state.horror = max(1, state.horror - step.n)
    return
    yield


def _horror_event(state: Machina, step: InvokeHorrorEvent, context: Context) -> Rule[None]:
    yield from events.invoke_horror_event(state)


def _add_items(state: Machina, step: AddItems, context: Context) -> Rule[None]:
    yield from threat.add_items(state, step.level)


def _exit(state: Machina, step: PlaceExit, context: Context) -> Rule[None]:
    yield from chapter.place_exit(state)


def _progress(state: Machina, step: Progress, context: Context) -> Rule[None]:
    yield from chapter.progress(state, context.you)


def _win(state: Machina, step: Win, context: Context) -> Rule[None]:
    yield from win(state)


def _fate(state: Machina, step: Fate, context: Context) -> Rule[None]:
    """MA-SYM-1."""
    face = yield Chance("fate", FATE)
    state.tell("story.fate", "MA-SYM-1", face=face, needed=step.n)
    yield from run(state, step.then if face >= step.n else step.other, context)


def _discard(state: Machina, step: DiscardEvent, context: Context) -> Rule[None]:
    """MA-SYM-5, for an event that discards itself."""
    me = yield from actor(state, context)
    if me is not None and context.card in me.events:
        me.events.remove(context.card)
        state.explorer_discard.insert(0, context.card)
        items.drop_markers(state, context.card)
        items.refresh(state, me)


def _renew(state: Machina, step: Renew, context: Context) -> Rule[None]:
    """A destruction token is taken off an action cell; a sealed lair has two and stays sealed (MA-SEAL-O1)."""
    if context.cell >= 0 and layout(state.slots).actions & BIT[context.cell]:
        state.destroyed &= ~BIT[context.cell]
        state.lit &= ~BIT[context.cell]
    return
    yield


RUN: dict[type[Step], Callable[[Machina, Any, Context], Rule[None]]] = {
    Attack: _attack,
    Hurt: _hurt,
    Heal: _heal,
    Refresh: _refresh,
    Inspire: _inspire,
    Dispirit: _dispirit,
    Change: _change,
    Gain: _gain,
    Control: _control,
    Push: _push,
    Pull: _pull,
    Move: _move,
    Jump: _jump,
    Teleport: _teleport,
    Swap: _swap,
    Banish: _banish,
    Destroy: _destroy,
    TurnDoor: _turn_door,
    CloseDoors: _close_doors,
    Seal: _seal,
    Light: _light,
    Renew: _renew,
    TriggerTraps: _traps,
    PlaceExit: _exit,
    GetItem: _item,
    UseBench: _bench,
    Recharge: _recharge,
    UseInventory: _inventory,
    InvokeExplorerEvent: _explorer_event,
    InvokeHorrorEvent: _horror_event,
    DiscardEvent: _discard,
    AddItems: _add_items,
    Appear: _appear,
    AppearForEach: _appear_for_each,
    AppearNamed: _appear_named,
    RaiseThreat: _threat,
    LowerThreat: _calm,
    ChangeLair: _lair,
    LowerHorror: _dread,
    Progress: _progress,
    Win: _win,
    Fate: _fate,
}
"""What each verb does; `cards.text.SAY` is what it says."""


# ---------------------------------------------------------------------- explorer events


# ---------------------------------------------------------------------- abilities of explorers
