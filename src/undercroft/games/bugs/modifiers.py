"""The die and the modifier tables: step 2 of every attack (BB-MOD, BB-ADV).

The tables themselves are in `cards/modifiers.py`. Items that change a die result are offered right after the roll.
"""

from __future__ import annotations

from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.bugs.cards.kinds import Modifier
from undercroft.games.bugs.cards.modifiers import CHARACTER_TABLES, MONSTER_TABLES
from undercroft.games.bugs.die import DIE, FACES
from undercroft.games.bugs.events import DiceRolled, Modified
from undercroft.games.bugs.items import convert
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.attack import Blow
from undercroft.games.haven.battlefield import HEROES
from undercroft.games.haven.figures import index
from undercroft.games.haven.verbs import NEGATIVE, Adds

ROWS = 6
NO_ADDS = Adds()


def _roll_words(view: Bugs, seat: int, choice: Choice, option: Option) -> Say:
    return say("option.use-first" if option[1] == 1 else "option.use-second")


def _number(label: str) -> int:
    """A printed modifier as a number to compare: x2 above all others, x0 below."""
    return {"x2": 99, "x0": -99}.get(label) or int(label.replace("−", "-"))


def _higher(state: Bugs, choice: Choice) -> Option:
    """The roll with the higher number."""
    first, second = (_number(str(label)) for label in choice.about)
    return choice.options[first < second]


EFFECTS: Question[Bugs] = Question(
    "modifier.effects",
    Verb("take", listed=True),
    Verb("leave", label="option.decline", listed=True),
    clause="BB-MOD-8",
)
BETTER: Question[Bugs] = Question(
    "modifier.use",
    Verb(
        "use", Argument("roll", int), words=_roll_words, messages=("option.use-first", "option.use-second"), listed=True
    ),
    clause="BB-ADV-2",
    about=(Argument("first"), Argument("second")),
    answer=_higher,
)


def value_of(modifier: Modifier, attack: int) -> int:
    """The attack value that a modifier makes of this one (BB-MOD-6), never below 0 (BB-ATK-O1)."""
    value = attack * modifier.times + modifier.add
    return value if value > 0 else 0


def sign_of(modifier: Modifier) -> int:
    """Effects that are no number: good for the attacker, none, or bad (BB-ADV-5)."""
    if modifier.adds == NO_ADDS:
        return 0
    return -1 if modifier.adds.own_conditions & NEGATIVE else 1


_HAS_EFFECTS = {
    id(modifier): modifier.adds != NO_ADDS
    for table in (*(table for tables in CHARACTER_TABLES.values() for table in tables), *MONSTER_TABLES.values())
    for row in table
    for modifier in row
}


def better(first: Modifier, second: Modifier, attack: int) -> Modifier | None:
    """The better one for the attacker, or None where it is unclear (BB-ADV-4, O1)."""
    one, two = (value_of(first, attack), sign_of(first)), (value_of(second, attack), sign_of(second))
    if one != two:
        return first if one > two else second
    return first if first == second else None


def modify(state: Bugs, blow: Blow) -> Flow[None]:
    """Roll for one target: row by the cube, column by the die (BB-MOD-1, 2); two rolls with (dis)advantage (BB-ADV)."""
    yours = blow.actor.side == HEROES
    if yours:
        table = CHARACTER_TABLES[state.character][state.level - 1]
        row = state.row
    else:
        table = MONSTER_TABLES[state.difficulty]  # BB-MOD-4, BB-CTL-3: controlled monsters too
        row = state.monster_row
    twice = blow.advantage != blow.disadvantage  # BB-ADV-6
    faces = [FACES.index((yield DIE))]
    if twice:
        faces.append(FACES.index((yield DIE)))
    if state.log is not None:
        state.tell(DiceRolled(figure=index(state, blow.actor), faces=list(faces)))
    if state.items:
        yield from convert(state, blow, faces)
    modifier = table[row][faces[0]]
    if twice:
        modifier = yield from _choose(state, blow, modifier, table[(row + 1) % ROWS][faces[1]], yours)
        row += 1  # BB-ADV-8
    row = (row + 1) % ROWS  # BB-MOD-2, O1
    if yours:
        state.row = row
    else:
        state.monster_row = row
    blow.value = value_of(modifier, blow.value)
    if state.log is not None:
        state.tell(Modified(value=label(modifier), is_yours=yours))
    if _HAS_EFFECTS[id(modifier)]:
        adds = modifier.adds
        if yours:  # BB-MOD-8
            option = yield EFFECTS.ask(0, [("take",), ("leave",)])
            if option[0] == "leave":
                return
        blow.take(adds)  # BB-MOD-7: as if printed on the attack
        blow.more += adds.targets


def _choose(state: Bugs, blow: Blow, first: Modifier, second: Modifier, yours: bool) -> Flow[Modifier]:
    if first == second:
        return first
    best = better(first, second, blow.value)
    if blow.disadvantage:
        if best is None:
            return first  # BB-ADV-4
        return second if best is first else first  # BB-ADV-3
    if not yours:
        return best or first  # BB-ADV-2, 4
    option = yield BETTER.ask(0, [("use", 1), ("use", 2)], (label(first), label(second)))
    return first if option[1] == 1 else second


def label(modifier: Modifier) -> str:
    """A modifier's number as it is printed: +1, −2, x2, x0."""
    return f"{modifier.add:+d}".replace("-", "−") if modifier.times == 1 else f"x{modifier.times}"
