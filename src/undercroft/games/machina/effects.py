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
    event_cards,
    grounds,
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
    BreakSeal,
    Change,
    ChangeLair,
    CloseDoors,
    Control,
    Destroy,
    DiscardEvent,
    Dispirit,
    Douse,
    Drain,
    Fate,
    Flood,
    Gain,
    GetItem,
    Heal,
    Hurt,
    Inspire,
    InvokeExplorerEvent,
    InvokeHorrorEvent,
    Jump,
    Learn,
    Light,
    LowerHorror,
    LowerThreat,
    Move,
    OpenDoors,
    PlaceExit,
    PlaceObjects,
    Progress,
    Pull,
    Push,
    RaiseThreat,
    Recharge,
    Refresh,
    Renew,
    RunTrain,
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
from undercroft.games.machina.consequences import Rule, discard_event, win
from undercroft.games.machina.dice import FATE
from undercroft.games.machina.events.board import CellRenewed, DoorTurned, Swapped
from undercroft.games.machina.events.cards import EventDiscarded
from undercroft.games.machina.events.fights import EffectBegan, Healed, HealthLost, Learned
from undercroft.games.machina.events.rounds import FateRolled
from undercroft.games.machina.options import cell_of
from undercroft.games.machina.reading import (
    crowd,
    explorers_on,
    monsters_on,
    on_board,
    passable,
    slot_bits,
    whole_barrels,
)
from undercroft.games.machina.records import Ended, SetOff
from undercroft.games.machina.state import OFF, Creature, Explorer, Machina, Marker, Monster

MOST_LEARNED = 2
"""So much higher a stat can become by lessons (MA-LEARN-O1)."""


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
        if type(request) is Chance:  # the most frequent one comes first
            answer = yield request
        elif type(request) is SetOff:
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
        return creature.cell != OFF
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
        found = list(on_board(state))
    elif who == "monsters":
        found = list(state.order)
    elif who == "around":
        assert user is not None
        found = attack.around(state, user.cell)
    elif who == "near":
        me = yield from actor(state, context)
        near = layout(state.slots).adjacent(me.cell) if me is not None else 0
        found = list(monsters_on(state, near))
    else:
        me = yield from actor(state, context)
        if me is None:
            found = []
        elif who == "you":
            found = [me]
        elif who == "beside":
            found = list(items.beside(state, me))
        else:  # tile
            found = list(explorers_on(state, slot_bits(state, me.cell)))
    return [creature for creature in found if is_there(creature)]


def actor(state: Machina, context: Context) -> Flow[Explorer | None]:
    """The explorer that "you" means; the players choose one where nobody acts (MA-CHAP-O2)."""
    if type(context.user) is Explorer:
        return context.user if context.user.cell != OFF else None
    if context.you == OFF or state.explorers[context.you].cell == OFF:
        context.you = yield from creatures.choose_you(state)
    return state.explorers[context.you] if context.you != OFF else None


# ---------------------------------------------------------------------- verbs


def _attack(state: Machina, step: Attack, context: Context) -> Rule[None]:
    evaders = yield from whom(state, step.who, context)
    anchor = next((evader for evader in evaders if type(evader) is int), OFF)
    context.hit = yield from attack.attack(state, context.user, evaders, step.high, step.low, step.magic, anchor)


def _hurt(state: Machina, step: Hurt, context: Context) -> Rule[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            yield from inspiration.lose_health(state, creature, step.n)
        elif type(creature) is Monster and creature.health > 0:  # the end of another may have destroyed it meanwhile
            before = creature.health
            creature.health = max(0, before - step.n)
            if state.log is not None:
                lost = before - creature.health
                state.tell(HealthLost(who=creature.id, amount=lost, left=creature.health, clause="MA-DEST-1"))
            if not creature.health:
                yield from creatures.destroy_monster(state, creature)


def _heal(state: Machina, step: Heal, context: Context) -> Rule[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            vitals.heal(state, creature, step.n)
        elif type(creature) is Monster:
            before = creature.health
            creature.health = min(creature.card.health, before + step.n)
            if state.log is not None and creature.health > before:
                state.tell(Healed(who=creature.id, amount=creature.health - before, left=creature.health))


def _refresh(state: Machina, step: Refresh, context: Context) -> Rule[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            vitals.restore_stamina(state, creature, step.n)


def _inspire(state: Machina, step: Inspire, context: Context) -> Rule[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            vitals.inspire(state, creature, step.n)  # MA-INS-3


def _dispirit(state: Machina, step: Dispirit, context: Context) -> Rule[None]:
    """MA-SUP-1: others may lose theirs instead; who has none has nothing to lose."""
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            yield from inspiration.gather(state, creature, min(step.n, creature.inspiration))


def _mark(state: Machina, marker: Marker, creature: Creature, what: str, by: int) -> None:
    """An effect on a creature that lasts while the marker lies."""
    marker.changes.append((creature.id, what, by))
    if state.log is not None:
        state.tell(EffectBegan(who=creature.id, what=what, by=by))


def _change(state: Machina, step: Change, context: Context) -> Rule[None]:
    for creature in (yield from whom(state, step.who, context)):
        assert context.marker is not None  # such steps belong to ongoing effects
        assert not isinstance(creature, int)
        _mark(state, context.marker, creature, step.stat, step.n)


def _gain(state: Machina, step: Gain, context: Context) -> Rule[None]:
    assert context.user is not None
    assert context.marker is not None
    _mark(state, context.marker, context.user, step.keyword, 1)
    return
    yield


def _control(state: Machina, step: Control, context: Context) -> Rule[None]:
    """MA-CTRL-1: lasts as the marker lies."""
    for creature in (yield from whom(state, "target", context)):
        assert isinstance(creature, Monster)
        assert context.marker is not None
        _mark(state, context.marker, creature, "control", 1)


def _push(state: Machina, step: Push, context: Context) -> Rule[None]:
    yield from _shove(state, step.who, context, step.n)


def _pull(state: Machina, step: Pull, context: Context) -> Rule[None]:
    yield from _shove(state, step.who, context, -step.n)


def _shove(state: Machina, who: Who, context: Context, steps: int) -> Rule[None]:
    source = context.user
    assert source is not None
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
    assert isinstance(user, Explorer)
    free = passable(state) & ~crowd(state) & within(user.cell, step.n)
    if free:
        cell = yield from creatures.pick_cell(state, free, user.id, user.seat)
        yield from creatures.put(state, user, cell, "jump")


def _teleport(state: Machina, step: Teleport, context: Context) -> Rule[None]:
    assert isinstance(context.user, Explorer)
    yield from movement.teleport(state, context.user, step.kind)


def _swap(state: Machina, step: Swap, context: Context) -> Rule[None]:
    """MA-SWAP-1."""
    user = context.user
    assert user is not None
    if not is_there(user):
        return  # what its own attack set off has destroyed it
    for creature in (yield from whom(state, "target", context)):
        if isinstance(creature, int):
            continue  # MA-BAR-2: a barrel can only be attacked; one that withstood it stays where it is
        if state.log is not None:
            state.tell(Swapped(who=user.id, other=creature.id, cells=(user.cell, creature.cell)))
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
    state.closed ^= BIT[context.cell]
    if state.log is not None and context.user is not None:
        is_closed = bool(state.closed & BIT[context.cell])
        state.tell(DoorTurned(who=context.user.id, cell=context.cell, is_closed=is_closed, joins=True))
    return
    yield


def _close_doors(state: Machina, step: CloseDoors, context: Context) -> Rule[None]:
    grounds.close_doors(state, attack.tile_of(state, context.user))
    return
    yield


def _open_doors(state: Machina, step: OpenDoors, context: Context) -> Rule[None]:
    grounds.open_doors(state, attack.tile_of(state, context.user))
    return
    yield


def _flood(state: Machina, step: Flood, context: Context) -> Rule[None]:
    grounds.rise(state, step.n)
    return
    yield


def _drain(state: Machina, step: Drain, context: Context) -> Rule[None]:
    grounds.fall(state, attack.tile_of(state, context.user))
    return
    yield


def _train(state: Machina, step: RunTrain, context: Context) -> Rule[None]:
    yield from grounds.run_train(state, context.user, step.n)


def _objects(state: Machina, step: PlaceObjects, context: Context) -> Rule[None]:
    yield from grounds.place_objects(state, step.n)


def _break_seal(state: Machina, step: BreakSeal, context: Context) -> Rule[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from grounds.break_seal(state, me)


def _douse(state: Machina, step: Douse, context: Context) -> Rule[None]:
    grounds.douse(state)
    return
    yield


def _seal(state: Machina, step: Seal, context: Context) -> Rule[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from chapter.seal(state, me, context.cell)


def _light(state: Machina, step: Light, context: Context) -> Rule[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from chapter.light(state, me)


def _explorer_event(state: Machina, step: InvokeExplorerEvent, context: Context) -> Rule[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from event_cards.invoke_explorer_event(state, me)


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
            if explorer.cell != OFF:
                yield from spawning.appear(state, at)


def _appear_named(state: Machina, step: AppearNamed, context: Context) -> Rule[None]:
    yield from spawning.appear(state, context.you, step.monster)


def _learn(state: Machina, step: Learn, context: Context) -> Rule[None]:
    """MA-LEARN-O1: a monster keeps what it has learned, even if it leaves the board and comes back."""
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is not Monster:
            continue
        lessons = state.lessons.setdefault(creature.id, {})
        before = lessons.get(step.stat, 0)
        lessons[step.stat] = min(MOST_LEARNED, before + step.n)
        if state.log is not None and lessons[step.stat] != before:
            state.tell(Learned(who=creature.id, stat=step.stat, by=lessons[step.stat], before=before))


def _threat(state: Machina, step: RaiseThreat, context: Context) -> Rule[None]:
    yield from threat.raise_threat(state, step.n)


def _calm(state: Machina, step: LowerThreat, context: Context) -> Rule[None]:
    threat.lower_threat(state, step.n)
    return
    yield


def _lair(state: Machina, step: ChangeLair, context: Context) -> Rule[None]:
    threat.set_lair(state, max(1, state.lair + step.n))  # MA-LAIR-O4
    return
    yield


def _dread(state: Machina, step: LowerHorror, context: Context) -> Rule[None]:
    """The horror value falls, so the next horror event is nearer."""
    threat.set_horror(state, max(1, state.horror - step.n))
    return
    yield


def _horror_event(state: Machina, step: InvokeHorrorEvent, context: Context) -> Rule[None]:
    yield from event_cards.invoke_horror_event(state)


def _add_items(state: Machina, step: AddItems, context: Context) -> Rule[None]:
    yield from threat.add_items(state, step.level)


def _exit(state: Machina, step: PlaceExit, context: Context) -> Rule[None]:
    chapter.place_exit(state)
    return
    yield


def _progress(state: Machina, step: Progress, context: Context) -> Rule[None]:
    yield from chapter.progress(state, context.you)


def _win(state: Machina, step: Win, context: Context) -> Rule[None]:
    yield from win(state)


def _fate(state: Machina, step: Fate, context: Context) -> Rule[None]:
    """MA-SYM-1."""
    face = yield Chance("fate", FATE)
    if state.log is not None:
        who = context.user.id if context.user is not None else ""
        state.tell(FateRolled(who=who, face=face, needed=step.n, clause="MA-SYM-1"))
    yield from run(state, step.then if face >= step.n else step.other, context)


def _discard(state: Machina, step: DiscardEvent, context: Context) -> Rule[None]:
    """MA-SYM-5, for an event that discards itself."""
    me = yield from actor(state, context)
    assert me is not None
    discard_event(state, me, context.card)
    if state.log is not None:
        state.tell(EventDiscarded(who=me.id, card=context.card))


def _renew(state: Machina, step: Renew, context: Context) -> Rule[None]:
    """A destruction token is taken off an action cell."""
    state.destroyed &= ~BIT[context.cell]
    if state.log is not None:
        state.tell(CellRenewed(cell=context.cell))
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
    OpenDoors: _open_doors,
    Flood: _flood,
    Drain: _drain,
    RunTrain: _train,
    PlaceObjects: _objects,
    Seal: _seal,
    BreakSeal: _break_seal,
    Light: _light,
    Douse: _douse,
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
    Learn: _learn,
    RaiseThreat: _threat,
    LowerThreat: _calm,
    ChangeLair: _lair,
    LowerHorror: _dread,
    Progress: _progress,
    Win: _win,
    Fate: _fate,
}
"""What each verb does; `cards.text.SAY` is what it says."""
