"""Your turn: two abilities, items in between, or a long rest (BB-CHT, BB-TRN, BB-ACT).

The abilities are performed by the haven kernel; where their cards go is in `cardplay.py`.
"""

from __future__ import annotations

from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say
from undercroft.games.bugs import goals, items
from undercroft.games.bugs.cardplay import (
    ability_of,
    counts_as_discarded,
    end_active,
    endings,
    put,
    settle,
    source_of,
)
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.events import Performed, YourTurnBegan
from undercroft.games.bugs.options import BE_DONE, CARD, END_BONUS, LEAVE_AS_IS, USE_ITEM, hexes_in_reach
from undercroft.games.bugs.rests import long_rest
from undercroft.games.bugs.state import BOTTOM, TOP, TURNS, YOURS, Bugs, you
from undercroft.games.haven import text
from undercroft.games.haven.battlefield import HEROES, OFF
from undercroft.games.haven.damage import end_turn, suffer
from undercroft.games.haven.effects import ActionContext, perform
from undercroft.games.haven.verbs import ROUND, WOUND, Ability, Attack, Move

BASIC = (Ability((Attack(value=2),)), Ability((Move(value=2),)))
"""The basic actions, a melee attack above and a move below (BB-CAR-3, 5, O1)."""
VERBS = ("top", "bottom")
BASICS = ("basic-top", "basic-bottom")
DONE: Option = ("done",)
REST: Option = ("rest",)


def _named(view: Bugs, option: Option) -> Ability:
    """The ability that an option performs."""
    verb = str(option[0])
    if verb in BASICS:
        return BASIC[BASICS.index(verb)]
    return ability_of(view, view.cards.index(str(option[1])), VERBS.index(verb))


def _ability_lines(view: Bugs, seat: int, choice: Choice, option: Option) -> list[Say]:
    return text.ability(_named(view, option))


def _ability_hexes(view: Bugs, seat: int, choice: Choice, option: Option) -> list[str]:
    return hexes_in_reach(view, _named(view, option).actions)


ABILITY: Question[Bugs] = Question(
    "turn.ability",
    *(Verb(verb, CARD, lines=_ability_lines, touches=_ability_hexes) for verb in VERBS),
    *(Verb(verb, CARD, touches=_ability_hexes) for verb in BASICS),
    USE_ITEM,
    END_BONUS,
    clause="BB-CHT-2 BB-CAR-3",
)
BEFORE_REST: Question[Bugs] = Question(
    "turn.rest", Verb("rest", label="option.begin-rest", listed=True), USE_ITEM, END_BONUS, clause="BB-RST-6 BB-RST-O3"
)
MORE: Question[Bugs] = Question("turn.more", BE_DONE, USE_ITEM, END_BONUS, clause="BB-ITM-3")
HASTE: Question[Bugs] = Question("item.haste", LEAVE_AS_IS, USE_ITEM, clause="BB-ITX-33", answer=prefer("item"))


def begin(state: Bugs) -> Flow[None]:
    """The start of your turn; a long rest is all of it (BB-CON-9, BB-RST-6)."""
    figure = you(state)
    state.acting = 0
    state.phase = YOURS
    if state.log is not None:
        state.tell(YourTurnBegan())
    state.slots, state.halves = [], []
    if figure.conditions & WOUND:
        yield from suffer(state, figure, 1)
    if figure.cell != OFF:
        if state.resting:
            yield from _rest(state)
        else:
            state.slots, state.halves = [state.lead, state.other], [TOP, BOTTOM]


def _rest(state: Bugs) -> Flow[None]:
    """A long rest; before it you may use items and take active cards back (BB-RST-6, O3, BB-BON-6)."""
    while True:
        options = items.usable(state)
        for option in endings(state):  # what counts as discarded comes back with the rest itself (BB-BON-10)
            if not counts_as_discarded(state, state.cards.index(str(option[1]))):
                options.append(option)
        if not options:
            break
        option = yield BEFORE_REST.ask(0, [REST, *options])
        if not (yield from _extra(state, option)):
            break
    yield from long_rest(state)


def your_turn(state: Bugs) -> Flow[None]:
    """One step of your turn: an ability, an item in between, or its end (BB-CHT-1, 2)."""
    figure = you(state)
    slots, halves = state.slots, state.halves
    if not slots or figure.cell == OFF:
        yield from _between(state)
        if figure.cell != OFF:
            _end(state)
        state.acting = -1
        state.phase = TURNS
        return
    options: list[Option] = []
    for slot in slots:
        name = state.cards[slot]
        for half in halves:
            options.append((VERBS[half], name))
            options.append((BASICS[half], name))
    options += _extras(state)
    option = yield ABILITY.ask(0, options)
    if (yield from _extra(state, option)):
        return
    verb = str(option[0])
    slot = state.cards.index(str(option[1]))
    half = BOTTOM if verb in ("bottom", "basic-bottom") else TOP
    slots.remove(slot)
    halves.remove(half)
    yield from _ability(state, slot, half, verb in BASICS)


def _between(state: Bugs) -> Flow[None]:
    """Items of your turn that may still be used after the abilities (BB-ITM-1, BB-RST-9)."""
    while you(state).cell != OFF:
        # What would only help further abilities of this turn is no longer offered.
        options = items.usable(state)
        if not options:
            return
        option = yield MORE.ask(0, [DONE, *options, *endings(state)])
        if option[0] == "done":
            return
        yield from _extra(state, option)


def _extras(state: Bugs) -> list[Option]:
    """Items of the turn, and active cards that you may take back between actions (BB-BON-6)."""
    options: list[Option] = []
    if state.items:
        options += [("item", item.id) for _, item in items.ready(state, "turn") if items.helps(state, item)]
    return options + endings(state)


def _extra(state: Bugs, option: Option) -> Flow[bool]:
    if option[0] == "item":
        yield from items.use_in_turn(state, str(option[1]))
        return True
    if option[0] == "end":
        end_active(state, state.cards.index(str(option[1])))
        return True
    return False


def _ability(state: Bugs, slot: int, half: int, basic: bool) -> Flow[None]:
    """Perform one ability, then its card goes where it belongs (BB-CHT-3, 4, O1, O2, BB-CAR-4)."""
    figure = you(state)
    ability = BASIC[half] if basic else ability_of(state, slot, half)
    if state.log is not None:
        state.tell(Performed(slot=slot, half=half, is_basic=basic))
    source = "" if basic else source_of(state, slot, half)
    done = yield from perform(state, ActionContext(figure, HEROES, 0, source), ability.actions)
    if half == TOP and done and figure.cell != OFF and state.items:
        if (yield from _hasten(state, slot, None if basic else ability)):
            return
    settle(state, slot, half, done, None if basic else ability)


def _hasten(state: Bugs, slot: int, top: Ability | None) -> Flow[bool]:
    """The Haste Elixir: the bottom ability of the same card, too; then the stricter icon decides (BB-ITX-33, O1)."""
    for _, item in items.ready(state, "top"):
        option = yield HASTE.ask(0, [("keep",), ("item", item.id)])
        if option[0] == "keep":
            continue
        yield from items.spend(state, item)
        bottom = ability_of(state, slot, BOTTOM)
        figure = you(state)
        deed = ActionContext(figure, HEROES, 0, source_of(state, slot, BOTTOM))
        done = yield from perform(state, deed, bottom.actions)
        performed = {half: one for half, one in ((TOP, top), (BOTTOM, bottom if done else None)) if one is not None}
        lost = next((one for one in performed.values() if one.lost and not one.duration), None)
        if lost is not None:
            ends = (source_of(state, slot, TOP), source_of(state, slot, BOTTOM))
            figure.bonuses = [running for running in figure.bonuses if running[0] not in ends]
            put(state, slot, lost)
        else:
            half = _deciding(state, slot, performed)
            settle(state, slot, half, True, performed.get(half))
        return True
    return False


def _deciding(state: Bugs, slot: int, performed: dict[int, Ability]) -> int:
    """The half by whose icons an active card goes: a loss icon before a round bonus, that before a persistent one, for
    with the first bonus that ends the card leaves (BB-ITX-O1, BB-BON-4)."""
    runs = {running[0] for running in you(state).bonuses}
    halves = [half for half in performed if source_of(state, slot, half) in runs]
    return max(halves, key=lambda half: (performed[half].lost, performed[half].duration == ROUND), default=TOP)


def _end(state: Bugs) -> None:
    """The end of your turn: turn-long bonuses, then conditions (BB-CON-5), and the plate you stand on."""
    figure = you(state)
    if figure.bonuses:
        figure.bonuses = [running for running in figure.bonuses if not _of_turn(running[0])]
    end_turn(state, figure)
    goals.after_turn(state)


def _of_turn(source: str) -> bool:
    return source.startswith("item.") and ITEMS[source[5:]].whole == "turn"
