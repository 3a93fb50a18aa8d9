"""Items in a scenario: when each may be used, what it costs and what becomes of it (BB-ITM, BB-ITX).

What an item does is its declaration in `cards/items.py`; equipping is in `setup.py`.
"""

from __future__ import annotations

from undercroft.core.question import Argument, Question, prefer
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.bugs import elements
from undercroft.games.bugs import options as o
from undercroft.games.bugs.cardplay import recoverable
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.die import FACES, MINUS, PLUS, ZERO
from undercroft.games.bugs.events import ItemUsed
from undercroft.games.bugs.state import Bugs, you
from undercroft.games.haven.attack import Blow
from undercroft.games.haven.battlefield import HEROES, OFF, Figure
from undercroft.games.haven.effects import ActionContext, perform
from undercroft.games.haven.figures import enemies, index
from undercroft.games.haven.options import FIGURE
from undercroft.games.haven.verbs import (
    LOST,
    SPENT,
    Action,
    Adds,
    Bonus,
    Cleanse,
    Control,
    Flying,
    Item,
    Recover,
    Retaliate,
    Shield,
)

DONE: Option = ("done",)


def _roll_prompt(view: Bugs, seat: int, choice: Choice) -> Say:
    return say("ask.item.roll", faces=[say(f"face.{FACES[int(face)]}") for face in choice.about])


ROLL: Question[Bugs] = Question(
    "item.roll", o.LEAVE_AS_IS, o.USE_ITEM, clause="BB-ITM-O1", prompt=_roll_prompt, answer=prefer("item")
)
ATTACKED: Question[Bugs] = Question(
    "item.attacked", o.USE_ITEM, o.BE_DONE, clause="BB-ITM-O1", about=(Argument("value", int),)
)
AFTER: Question[Bugs] = Question("item.after", o.USE_ITEM, o.BE_DONE, clause="BB-ITM-3", about=(FIGURE,))


def _declared(item: Item) -> tuple[Action, ...]:
    """The bonuses that run under an item's name."""
    lasting = tuple(a for a in item.actions if isinstance(a, (Shield, Retaliate, Flying, Bonus)))
    if item.whole == "turn":
        adds = item.adds
        on = "move" if adds.jump or adds.move else "attack"
        return (*lasting, Bonus(on=on, adds=adds, kind=item.kind))  # BB-ITM-O2: until the end of your turn
    return lasting


DECLARED: dict[str, tuple[Action, ...]] = {f"item.{item.id}": _declared(item) for item in ITEMS.values()}

_by_moment: dict[tuple[str, ...], dict[str, list[tuple[int, Item]]]] = {}


def at_moment(state: Bugs, on: str) -> list[tuple[int, Item]]:
    """The equipped items of this moment with their places, whether or not they are spent."""
    key = tuple(state.items)
    known = _by_moment.get(key)
    if known is None:
        known = _by_moment[key] = {}
        for place, name in enumerate(key):
            known.setdefault(ITEMS[name].on, []).append((place, ITEMS[name]))
    return known.get(on, [])


def is_ready(state: Bugs, place: int, item: Item) -> bool:
    """Neither spent nor lost, and its cost can be paid (BB-ITM-5 to 7)."""
    if (state.spent | state.used_up) >> place & 1:
        return False
    return not item.cost or elements.can_pay(state, item.cost)


def ready(state: Bugs, on: str) -> list[tuple[int, Item]]:
    if not state.items:
        return []
    found = at_moment(state, on)
    return [(place, item) for place, item in found if is_ready(state, place, item)] if found else []


def helps(state: Bugs, item: Item) -> bool:
    """Whether the actions of an item could be performed now at all; none is wasted on nothing."""
    figure = you(state)
    for action in item.actions:
        if type(action) is Cleanse and not figure.conditions & action.kinds:
            return False
        if type(action) is Recover and not recoverable(state, action):
            return False
        if type(action) is Control:
            near = state.kernel.map.in_range(state, figure.cell, action.range or 1)
            if not any(near >> foe.cell & 1 for foe in enemies(state, HEROES)):
                return False
    return True


def usable(state: Bugs) -> list[Option]:
    """The items of your turn that do something at once, which may be used whenever no action is performed."""
    return [("item", item.id) for _, item in ready(state, "turn") if item.actions and helps(state, item)]


def offers(state: Bugs, on: str, kind: str, single: bool) -> list[Option]:
    """The items that may be added to an attack or a move of yours now (BB-ITM-O1, O2)."""
    found: list[Option] = []
    for place, item in at_moment(state, on):
        if item.kind and item.kind != kind:
            continue
        if item.single and not single:
            continue
        if is_ready(state, place, item):
            found.append(("item", item.id))
    return found


def spend(state: Bugs, item: Item, joins: bool = False) -> Flow[None]:
    """Pay for an item and mark it used (BB-ITM-5, 6, 7); `joins`: in the middle of an attack."""
    if item.cost:
        yield from elements.pay(state, item.cost)
    place = state.items.index(item.id)
    if item.use == SPENT:
        state.spent |= 1 << place
    elif item.use == LOST:
        state.used_up |= 1 << place
    if state.log is not None:
        state.tell(ItemUsed(item=item.id, joins=joins))


def use(state: Bugs, name: str) -> Flow[Adds]:
    """Use an item on the attack or move that is being made."""
    item = ITEMS[name]
    yield from spend(state, item)
    return item.adds


def use_in_turn(state: Bugs, name: str) -> Flow[None]:
    """An item of your turn: actions at once, bonuses for the rest of the turn or round."""
    item = ITEMS[name]
    yield from spend(state, item)
    figure = you(state)
    source = f"item.{item.id}"
    if item.whole == "turn":
        figure.bonuses.append((source, len(DECLARED[source]) - 1, 0))
    yield from perform(state, ActionContext(figure, HEROES, 0, source), item.actions)


def convert(state: Bugs, blow: Blow, faces: list[int]) -> Flow[None]:
    """Items that change die results, both of them where two were rolled (BB-ITX-30, 41, O3)."""
    if blow.actor.side == HEROES:
        found, bad = ready(state, "rolled"), MINUS
    elif blow.target.side == HEROES and not blow.target.is_objective:
        found, bad = [one for one in ready(state, "attacked") if one[1].adds.special == "plus-as-zero"], PLUS
    else:
        return
    if bad not in faces:
        return
    for _, item in found:
        option = yield ROLL.ask(0, [("keep",), ("item", item.id)], tuple(faces))
        if option[0] == "item":
            yield from spend(state, item, joins=True)
            for at, face in enumerate(faces):
                if face == bad:
                    faces[at] = ZERO
            return


def has_answer(state: Bugs) -> bool:
    return bool(state.items) and any(item.adds.special == "" for _, item in ready(state, "attacked"))


def answer(state: Bugs, blow: Blow) -> Flow[None]:
    """During an enemy's attack, after its roll and before the damage (BB-ITM-O1), each once (BB-ITM-O3)."""
    used: list[str] = []
    while True:
        options: list[Option] = [
            ("item", item.id) for _, item in ready(state, "attacked") if not item.adds.special and item.id not in used
        ]
        if not options:
            return
        options.append(DONE)
        option = yield ATTACKED.ask(0, options, (blow.value,))
        if option[0] == "done":
            return
        item = ITEMS[str(option[1])]
        used.append(item.id)
        yield from spend(state, item, joins=True)
        blow.shield += item.adds.shield
        blow.retaliate += item.adds.retaliate
        if item.actions:
            yield from _against(state, item, blow.actor)


def after(state: Bugs, on: str, other: Figure) -> Flow[None]:
    """After an attack of yours or on you: items that cost an element (BB-ITX-14, 29, 38, O4), each once (BB-ITM-O3)."""
    used: list[str] = []
    while other.cell != OFF and you(state).cell != OFF:
        options: list[Option] = [("item", item.id) for _, item in ready(state, on) if item.id not in used]
        if not options:
            return
        options.append(DONE)
        option = yield AFTER.ask(0, options, (index(state, other),))
        if option[0] == "done":
            return
        item = ITEMS[str(option[1])]
        used.append(item.id)
        yield from spend(state, item, joins=True)
        yield from _against(state, item, other)


def _against(state: Bugs, item: Item, other: Figure) -> Flow[None]:
    """Actions of an item that name the other figure of an attack."""
    deed = ActionContext(you(state), HEROES, 0, f"item.{item.id}")
    for action in item.actions:
        deed.last = [other]
        yield from perform(state, deed, (action,))
