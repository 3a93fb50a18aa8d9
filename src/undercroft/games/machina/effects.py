"""Running what cards say: one function for each verb of `cards/verbs.py`, and the use of abilities by explorers.

Who may be chosen, what an ability costs, markers for ongoing effects. Monsters' minds are in `monster.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.core.pile import draw
from undercroft.core.question import Question
from undercroft.core.request import Chance, Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.machina import attack, chapter, creatures, horror, inspiration, items, monster, movement
from undercroft.games.machina.board import BIT, X, Y, cells, layout, within
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.model import Ability
from undercroft.games.machina.cards.registry import ABILITIES, EXPLORER_EVENTS, EXPLORERS, NUMBERS, Known
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
from undercroft.games.machina.dice import FATE
from undercroft.games.machina.options import AT_CELL, CARD, NUMBER, cell_of, figure_verb
from undercroft.games.machina.state import (
    OFF,
    Creature,
    Explorer,
    Machina,
    Marker,
    Monster,
    crowd,
    current_event,
    has_keyword,
    passable,
    slot_bits,
    whole_barrels,
)


def _target_prompt(view: Machina, seat: int, choice: Choice) -> Say:
    card = str(choice.about[0])
    return say("aim.own") if card in EXPLORERS else say("ask.target", card=text.title(card))


TARGET: Question[Machina] = Question(
    "target",
    figure_verb("on"),
    AT_CELL,
    clause="MA-RNG-1 MA-RNG-2 MA-RNG-3",
    about=(CARD, NUMBER),
    prompt=_target_prompt,
    messages=("ask.target", "aim.own"),
)
"""About the card, and which of several targets it is, from 0."""


class Context:
    """Who does it, for whom, and what came of it so far."""

    __slots__ = ("card", "cell", "hit", "marker", "targets", "user", "you")

    def __init__(
        self, user: Creature | None, you: int, card: str, targets: Sequence[attack.Evader] = (), cell: int = OFF
    ) -> None:
        self.user = user
        self.you = you
        self.card = card
        self.targets = list(targets)
        self.cell = cell
        self.hit: list[attack.Evader] = []
        self.marker: Marker | None = None


def all_of(state: Machina, card: str, kind: str, user: Creature | None, you: int) -> Flow[None]:
    """Resolve all abilities of one kind (enter, destroyed) of a card, MA-SYM-7."""
    for number in NUMBERS[card]:
        ability = ABILITIES[number].ability
        if ability.kind == kind:
            yield from run(state, ability.steps, Context(user, you, card))


def run(state: Machina, steps: Sequence[Step], context: Context) -> Flow[None]:
    laid = state.laid
    for step in steps:
        yield from RUN[type(step)](state, step, context)
        if laid != state.laid and context.targets:
            return  # the board is another one: what was aimed at is gone


def _alive(creature: attack.Evader) -> bool:
    if type(creature) is int:
        return True
    if type(creature) is Explorer:
        return creature.cell >= 0
    return creature.health > 0  # type: ignore[union-attr]


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
    return [creature for creature in found if _alive(creature)]


def actor(state: Machina, context: Context) -> Flow[Explorer | None]:
    """The explorer that "you" means; the players choose one where nobody acts (MA-CHAP-O2)."""
    if type(context.user) is Explorer:
        return context.user if context.user.cell >= 0 else None
    if context.you == OFF or state.explorers[context.you].cell < 0:
        context.you = yield from creatures.choose_you(state)
    return state.explorers[context.you] if context.you >= 0 else None


# ---------------------------------------------------------------------- verbs


def _attack(state: Machina, step: Attack, context: Context) -> Flow[None]:
    evaders = yield from whom(state, step.who, context)
    anchor = next((evader for evader in evaders if type(evader) is int), OFF)
    context.hit = yield from attack.attack(state, context.user, evaders, step.high, step.low, step.magic, anchor)


def _hurt(state: Machina, step: Hurt, context: Context) -> Flow[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            yield from inspiration.lose_health(state, creature, step.n)
        elif type(creature) is Monster:
            creature.health = max(0, creature.health - step.n)
            if not creature.health:
                yield from creatures.destroy_monster(state, creature)


def _heal(state: Machina, step: Heal, context: Context) -> Flow[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            items.heal(creature, step.n)
        elif type(creature) is Monster:
            creature.health = min(creature.card.health, creature.health + step.n)


def _refresh(state: Machina, step: Refresh, context: Context) -> Flow[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            items.restore_stamina(creature, step.n)


def _inspire(state: Machina, step: Inspire, context: Context) -> Flow[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            inspiration.gain(state, creature, step.n)  # MA-INS-3


def _dispirit(state: Machina, step: Dispirit, context: Context) -> Flow[None]:
    """MA-SUP-1: others may lose theirs instead; who has none has nothing to lose."""
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            yield from inspiration.gather(state, creature, min(step.n, creature.inspiration))


def _change(state: Machina, step: Change, context: Context) -> Flow[None]:
    for creature in (yield from whom(state, step.who, context)):
        if not isinstance(creature, int) and context.marker is not None:
            context.marker.changes.append((creature.id, step.stat, step.n))


def _gain(state: Machina, step: Gain, context: Context) -> Flow[None]:
    if context.user is not None and context.marker is not None:
        context.marker.changes.append((context.user.id, step.keyword, 1))
    return
    yield


def _control(state: Machina, step: Control, context: Context) -> Flow[None]:
    """MA-CTRL-1: lasts as the marker lies."""
    for creature in (yield from whom(state, "target", context)):
        if type(creature) is Monster and context.marker is not None:
            context.marker.changes.append((creature.id, "control", 1))


def _push(state: Machina, step: Push, context: Context) -> Flow[None]:
    yield from _shove(state, step.who, context, step.n)


def _pull(state: Machina, step: Pull, context: Context) -> Flow[None]:
    yield from _shove(state, step.who, context, -step.n)


def _shove(state: Machina, who: Who, context: Context, steps: int) -> Flow[None]:
    source = context.user
    if source is None or source.cell < 0:
        return
    for creature in (yield from whom(state, who, context)):
        if not isinstance(creature, int):
            yield from movement.shove(state, source, creature, steps)


def _move(state: Machina, step: Move, context: Context) -> Flow[None]:
    for creature in (yield from whom(state, step.who, context)):
        if type(creature) is Explorer:
            yield from movement.stroll(state, creature, step.n)
        elif type(creature) is Monster:
            for _ in range(step.n):
                if not (yield from monster.step(state, creature, pay=False)):
                    break


def _jump(state: Machina, step: Jump, context: Context) -> Flow[None]:
    user = context.user
    if user is None or user.cell < 0:
        return
    free = passable(state) & ~crowd(state) & within(user.cell, step.n)
    seat = user.seat if type(user) is Explorer else None
    if free:
        cell = yield from creatures.pick_cell(state, free, user.id, seat)
        yield from creatures.put(state, user, cell)


def _teleport(state: Machina, step: Teleport, context: Context) -> Flow[None]:
    user = context.user
    if user is not None and user.cell >= 0:
        yield from movement.teleport(state, user, step.kind)


def _swap(state: Machina, step: Swap, context: Context) -> Flow[None]:
    """MA-SWAP-1."""
    user = context.user
    if user is None or user.cell < 0:
        return
    for creature in (yield from whom(state, "target", context)):
        if not isinstance(creature, int) and creature is not user:
            user.cell, creature.cell = creature.cell, user.cell


def _banish(state: Machina, step: Banish, context: Context) -> Flow[None]:
    for creature in (yield from whom(state, "target", context)):
        if type(creature) is Monster and not creature.card.boss:  # MA-BAN-O1
            creatures.banish(state, creature)


def _destroy(state: Machina, step: Destroy, context: Context) -> Flow[None]:
    for creature in (yield from whom(state, "target", context)):
        if not isinstance(creature, int):
            yield from creatures.destroy(state, creature)


def _turn_door(state: Machina, step: TurnDoor, context: Context) -> Flow[None]:
    """MA-DOOR-1, MA-DOOR-2."""
    if context.cell >= 0:
        state.closed ^= BIT[context.cell]
    return
    yield


def _close_doors(state: Machina, step: CloseDoors, context: Context) -> Flow[None]:
    here = attack.tile_of(state, context.user)
    state.closed |= layout(state.slots).doors & here & ~state.closed & ~state.broken & ~crowd(state)
    return
    yield


def _seal(state: Machina, step: Seal, context: Context) -> Flow[None]:
    me = yield from actor(state, context)
    if me is not None and context.cell >= 0:
        yield from chapter.seal(state, me, context.cell)


def _light(state: Machina, step: Light, context: Context) -> Flow[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from chapter.light(state, me)


def _explorer_event(state: Machina, step: InvokeExplorerEvent, context: Context) -> Flow[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from invoke_explorer_event(state, me)


def _item(state: Machina, step: GetItem, context: Context) -> Flow[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from items.get_item(state, me)


def _bench(state: Machina, step: UseBench, context: Context) -> Flow[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from items.use_bench(state, me)


def _recharge(state: Machina, step: Recharge, context: Context) -> Flow[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from items.recharge(state, me)


def _inventory(state: Machina, step: UseInventory, context: Context) -> Flow[None]:
    me = yield from actor(state, context)
    if me is not None:
        yield from items.use_inventory(state, me)


def _traps(state: Machina, step: TriggerTraps, context: Context) -> Flow[None]:
    """MA-CHAP-F1, MA-TRAP-F2."""
    yield from attack.trigger_traps(state, context.user, attack.tile_of(state, context.user))


def _appear(state: Machina, step: Appear, context: Context) -> Flow[None]:
    for _ in range(step.n):
        yield from creatures.appear(state, context.you)


def _appear_for_each(state: Machina, step: AppearForEach, context: Context) -> Flow[None]:
    for at, explorer in enumerate(state.explorers):
        for _ in range(step.n):
            if explorer.cell >= 0:
                yield from creatures.appear(state, at)


def _appear_named(state: Machina, step: AppearNamed, context: Context) -> Flow[None]:
    yield from creatures.appear(state, context.you, step.monster)


def _threat(state: Machina, step: RaiseThreat, context: Context) -> Flow[None]:
    yield from chapter.raise_threat(state, step.n)


def _calm(state: Machina, step: LowerThreat, context: Context) -> Flow[None]:
    chapter.lower_threat(state, step.n)
    return
    yield


def _lair(state: Machina, step: ChangeLair, context: Context) -> Flow[None]:
    state.lair = max(1, state.lair + step.n)  # MA-LAIR-O4
    return
    yield


def _dread(state: Machina, step: LowerHorror, context: Context) -> Flow[None]:
    """The horror value falls, so the next horror event is nearer."""
    state.horror = max(1, state.horror - step.n)
    return
    yield


def _horror_event(state: Machina, step: InvokeHorrorEvent, context: Context) -> Flow[None]:
    yield from horror.invoke(state)


def _add_items(state: Machina, step: AddItems, context: Context) -> Flow[None]:
    yield from chapter.add_items(state, step.level)


def _exit(state: Machina, step: PlaceExit, context: Context) -> Flow[None]:
    yield from chapter.place_exit(state)


def _progress(state: Machina, step: Progress, context: Context) -> Flow[None]:
    yield from chapter.progress(state, context.you)


def _win(state: Machina, step: Win, context: Context) -> Flow[None]:
    creatures.win(state)
    return
    yield


def _fate(state: Machina, step: Fate, context: Context) -> Flow[None]:
    """MA-SYM-1."""
    face = yield Chance("fate", FATE)
    state.tell("story.fate", "MA-SYM-1", face=face, needed=step.n)
    yield from run(state, step.then if face >= step.n else step.other, context)


def _discard(state: Machina, step: DiscardEvent, context: Context) -> Flow[None]:
    """MA-SYM-5, for an event that discards itself."""
    me = yield from actor(state, context)
    if me is not None and context.card in me.events:
        me.events.remove(context.card)
        state.explorer_discard.insert(0, context.card)
        items.drop_markers(state, context.card)
        items.refresh(state, me)


def _renew(state: Machina, step: Renew, context: Context) -> Flow[None]:
    """A destruction token is taken off an action cell; a sealed lair has two and stays sealed (MA-SEAL-O1)."""
    if context.cell >= 0 and layout(state.slots).actions & BIT[context.cell]:
        state.destroyed &= ~BIT[context.cell]
        state.lit &= ~BIT[context.cell]
    return
    yield


RUN: dict[type[Step], Callable[[Machina, Any, Context], Flow[None]]] = {
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


def invoke_explorer_event(state: Machina, explorer: Explorer) -> Flow[None]:
    """MA-EVT-3, MA-EVT-4, MA-EVT-O3."""
    if not state.explorer_deck:
        current = current_event(state)
        state.explorer_deck.shuffle_in([card for card in state.explorer_discard if card != current])
        state.explorer_discard = [current] if current else []
    if not state.explorer_deck:
        return
    card = yield from draw(state.explorer_deck, "explorer-event")
    state.tell("story.event", "MA-EVT-3", who=creatures.name(explorer), event=say(f"event.{card}"))
    yield from all_of(state, card, "enter", explorer, creatures.index_of(state, explorer))
    if EXPLORER_EVENTS[card].personal and explorer.alive:
        explorer.events.append(card)
        items.refresh(state, explorer)
    else:
        items.drop_markers(state, current_event(state))  # MA-EVT-O2: covered
        state.explorer_discard.append(card)


# ---------------------------------------------------------------------- abilities of explorers


def in_sight(state: Machina, cell: int, ability: Ability) -> Callable[[int], bool]:
    """Whether a cell is in reach: close, direct or indirect (MA-RNG-1 to 3)."""
    board = layout(state.slots)
    if ability.target == "close":
        near = board.adjacent(cell) | BIT[cell]
        return lambda other: bool(near & BIT[other])
    reach = within(cell, ability.reach)
    blockers = board.rubble | state.closed  # MA-LOS-3
    if ability.target == "direct":
        blockers |= board.obstacles | state.destroyed | crowd(state)  # MA-LOS-2
    return lambda other: other == cell or (bool(reach & BIT[other]) and board.sees(cell, other, blockers))


def candidates(state: Machina, user: Creature, ability: Ability) -> list[Option]:
    """What an ability may be aimed at: ("on", creature) or ("at", x, y)."""
    choose = ability.choose
    cell = user.cell
    found: list[Option] = []
    board = layout(state.slots)
    close = ability.target == "close"
    reach = board.adjacent(cell) | BIT[cell] if close else within(cell, ability.reach)
    if choose in _CELLS:
        inside = None if close else in_sight(state, cell, ability)
        for other in cells(_CELLS[choose](state) & reach):
            if inside is None or inside(other):
                found.append(("at", X[other], Y[other]))
        return found
    blockers = -1
    sighted = False
    looked = False
    if choose != "monster" and choose != "foe":
        for explorer in state.explorers:
            if explorer.cell >= 0 and reach & BIT[explorer.cell]:
                if blockers < 0 and not close:
                    blockers = _blockers(state, ability)
                if close or explorer.cell == cell or board.sees(cell, explorer.cell, blockers):
                    if not looked:
                        sighted, looked = has_keyword(state, user, "sighted"), True
                    if sighted or not has_keyword(state, explorer, "incorporeal"):  # MA-INC-1
                        found.append(("on", explorer.id))
    if choose != "explorer":
        for other_monster in state.order:
            at = other_monster.cell
            if reach & BIT[at] and other_monster.health > 0:
                if blockers < 0 and not close:
                    blockers = _blockers(state, ability)
                if close or at == cell or board.sees(cell, at, blockers):
                    if not looked:
                        sighted, looked = has_keyword(state, user, "sighted"), True
                    if sighted or not has_keyword(state, other_monster, "incorporeal"):
                        found.append(("on", other_monster.id))
        if choose != "monster" and type(ability.steps[0]) is Attack:  # MA-BAR-2: a barrel can only be attacked
            for at in cells(board.barrels & ~state.destroyed & reach):
                if blockers < 0 and not close:
                    blockers = _blockers(state, ability)
                if close or board.sees(cell, at, blockers):
                    found.append(("at", X[at], Y[at]))
    return found


def _blockers(state: Machina, ability: Ability) -> int:
    board = layout(state.slots)
    blockers = board.rubble | state.closed
    if ability.target == "direct":
        blockers |= board.obstacles | state.destroyed | crowd(state)
    return blockers


_CELLS: dict[str, Callable[[Machina], int]] = {
    "door": lambda state: layout(state.slots).doors & ~state.broken & ~(crowd(state) & ~state.closed),
    "lair": lambda state: layout(state.slots).lairs & ~state.destroyed,
    "used": lambda state: layout(state.slots).actions & state.destroyed,
}


def affected(state: Machina, user: Creature, ability: Ability) -> list[attack.Evader]:
    """Whom an ability without a chosen target touches: all beside, or all on the tile (MA-INC-2)."""
    found: list[attack.Evader]
    if ability.target == "adjacent":
        found = attack.around(state, user.cell)
    else:
        here = slot_bits(state, user.cell)
        found = [explorer for explorer in state.explorers if explorer.cell >= 0 and here & BIT[explorer.cell]]
        found += [other for other in state.order if here & BIT[other.cell]]
        found += cells(whole_barrels(state) & here)
    if ability.choose == "creature":
        return found
    kind = Explorer if ability.choose == "explorer" else Monster
    return [creature for creature in found if type(creature) is kind]


def marker_free(state: Machina, known: Known, supply: int) -> bool:
    """MA-ONG-O1, MA-ONG-O2."""
    if not supply:
        return False
    lying = 0
    for marker in state.markers:
        if marker.card == known.card and marker.ability == known.place:
            lying += 1
    return lying < known.ability.limit


def can_use(state: Machina, explorer: Explorer, known: Known) -> bool:
    """Whether the whole cost can be paid and there is something to aim at (MA-EXP-O2)."""
    ability = known.ability
    if ability.stamina > explorer.stamina:
        return False
    if ability.limit and not marker_free(state, known, explorer.markers):
        return False
    if ability.inspiration and _means(state, explorer) < ability.inspiration:
        return False
    if ability.health and explorer.health + _means(state, explorer) <= ability.health:
        return False
    if ability.kind == "return":
        index = creatures.index_of(state, explorer)
        if not any(marker.card == known.card and marker.owner == index for marker in state.markers):
            return False
    target = ability.target
    if target == "none":
        return True
    if target == "adjacent" or target == "tile":
        return bool(affected(state, explorer, ability))
    return bool(candidates(state, explorer, ability))


def _means(state: Machina, explorer: Explorer) -> int:
    return explorer.inspiration if state.alone else inspiration.purse(state, explorer)


def use(state: Machina, explorer: Explorer, known: Known) -> Flow[None]:
    """Pay, aim, mark, resolve (MA-ACT-9)."""
    ability = known.ability
    index = creatures.index_of(state, explorer)
    context = Context(explorer, index, known.card)
    aims: list[Option] = []
    if ability.target in ("close", "direct", "indirect"):
        for turn in range(ability.times):  # MA-ACT-F2: the same target may be chosen again
            aim = yield from choose_target(state, explorer, ability, known.card, turn)
            aims.append(aim)
    if ability.inspiration and not (yield from inspiration.pay(state, explorer, ability.inspiration)):
        return
    borne = max(0, ability.health + 1 - explorer.health)  # MA-INS-4, MA-SUP-O2: his last health is not for sale
    if borne and not (yield from inspiration.pay(state, explorer, borne)):
        return  # MA-SUP-O3
    explorer.stamina -= ability.stamina
    if state.log is not None:
        chosen = {str(aim[1]) for aim in aims if aim[0] == "on"}
        tell_use(state, "MA-ACT-9", explorer, known, chosen.pop() if len(chosen) == 1 else "")
    if ability.health:
        yield from inspiration.lose_health(state, explorer, ability.health - borne)
    if ability.kind == "return":
        take_marker(state, known.card, index)
    if ability.away:  # MA-SYM-3
        items.unequip(explorer, known.card)
        items.refresh(state, explorer)
    if ability.discard:
        items.lose(state, explorer, known.card)  # MA-ACT-F1
        items.discard(state, known.card)
    if ability.limit:
        explorer.markers -= 1
        context.marker = Marker(known.card, known.place, index)
        state.markers.append(context.marker)
    if aims:
        for aim in aims:
            aim_at(state, context, aim)
            if context.targets and not _alive(context.targets[0]):
                continue
            yield from run(state, ability.steps, context)
    else:
        if ability.target in ("adjacent", "tile"):
            context.targets = affected(state, explorer, ability)
        yield from run(state, ability.steps, context)
    if ability.discard and explorer.alive:
        yield from creatures.note(state, explorer, "consume")


def tell_use(state: Machina, clause: str, user: Creature, known: Known, target: str) -> None:
    """Who uses what on whom, if anybody was chosen; a creature's own card bears its name, so that is not said twice."""
    who = creatures.name(user)
    aimed = target not in ("", user.id)
    if known.card != user.id:
        if aimed:
            state.tell("story.uses-on", clause, who=who, card=text.title(known.card), target=text.title(target))
        else:
            state.tell("story.uses", clause, who=who, card=text.title(known.card))
    elif not aimed:
        state.tell("story.acts", clause, who=who)
    elif any(type(step) is Attack for step in known.ability.steps):
        state.tell("story.attacks", clause, who=who, target=text.title(target))
    else:
        state.tell("story.acts-on", clause, who=who, target=text.title(target))


def take_marker(state: Machina, card: str, owner: int) -> None:
    """MA-ONG-3: the marker goes back, its effect ends."""
    for marker in state.markers:
        if marker.card == card and marker.owner == owner:
            state.markers = [other for other in state.markers if other is not marker]
            state.explorers[owner].markers += 1
            return


def choose_target(state: Machina, explorer: Explorer, ability: Ability, card: str, turn: int) -> Flow[Option]:
    options = candidates(state, explorer, ability)
    if len(options) == 1:
        return options[0]
    option: Option = yield TARGET.ask(explorer.seat, options, (card, turn))
    return option


def aim_at(state: Machina, context: Context, aim: Option) -> None:
    """Read a chosen target: a creature, a barrel, or another cell."""
    if aim[0] == "on":
        found = [explorer for explorer in state.explorers if explorer.id == aim[1]]
        context.targets = list(found) if found else [other for other in state.order if other.id == aim[1]]
        return
    cell = cell_of(aim)
    context.cell = cell
    context.targets = [cell] if whole_barrels(state) & BIT[cell] else []
