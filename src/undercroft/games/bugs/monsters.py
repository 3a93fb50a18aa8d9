"""The monsters' rounds: rolls, the order of turns, their turns, and monsters that appear (BB-INI, BB-ELI, BB-SPN).

How a monster thinks and acts is in the haven kernel; what its columns hold is in `cards/monsters.py`.
"""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.question import Question, Verb
from undercroft.core.request import Flow, Option
from undercroft.games.bugs import goals
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cardplay import end_active
from undercroft.games.bugs.cards.kinds import DEATH, ROUND_AFTER_DEATH, ROUND_START, Appears
from undercroft.games.bugs.cards.monsters import COLUMNS
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.columns import marked
from undercroft.games.bugs.die import DIE, FACES
from undercroft.games.bugs.elements import is_wanted
from undercroft.games.bugs.events import Appeared, TurnBegan, TypeRolled
from undercroft.games.bugs.options import END_BONUS, LEAVE_AS_IS, MONSTER
from undercroft.games.bugs.state import ACTIVE, GROUP, ONE, TURNS, YOU, YOURS, Bugs, Turn, scenario_of
from undercroft.games.haven import monsters
from undercroft.games.haven.battlefield import MONSTERS, OFF, Figure
from undercroft.games.haven.damage import end_turn, suffer
from undercroft.games.haven.figures import occupied
from undercroft.games.haven.options import FIGURE, TO_HEX
from undercroft.games.haven.verbs import WOUND

TIE: Question[Bugs] = Question("initiative.tie", Verb("first", MONSTER), clause="BB-INI-O2")
BEFORE_TURN: Question[Bugs] = Question(
    "bonus.end", LEAVE_AS_IS, END_BONUS, clause="BB-BON-6 BB-BON-O2", about=(FIGURE,)
)
APPEAR: Question[Bugs] = Question("appear.hex", TO_HEX, clause="BB-SPN-O1")

MAX_MONSTERS = 4
"""Monsters, and monster types, on the map at one time (BB-CMP-O2)."""
ELITE = 3
"""Added to a column in a turn of elites."""
SOURCES: dict[str, tuple[str, str, str]] = {name: (f"{name}.0", f"{name}.1", f"{name}.2") for name in COLUMNS}


def living(state: Bugs) -> list[Figure]:
    return [f for f in state.figures if f.cell != OFF and f.side == MONSTERS and not f.is_objective]


# --- initiative -------------------------------------------------------------------------------------------------------


def roll_types(state: Bugs) -> Flow[None]:
    """One roll for each type on the map marks its column (BB-INI-1)."""
    for kind, name in enumerate(state.types):
        state.rolled[kind] = -1
        for figure in state.figures:
            if figure.cell != OFF and figure.kind == name and figure.side == MONSTERS:
                yield from roll_type(state, kind)
                break


def roll_type(state: Bugs, kind: int) -> Flow[None]:
    face = yield DIE
    state.rolled[kind] = FACES.index(face)
    if state.log is not None:
        state.tell(TypeRolled(kind=state.types[kind], face=state.rolled[kind]))


def turns_of(state: Bugs, kind: int) -> list[Turn]:
    """The turns of a type this round: normal monsters with the rolled column, elites with the others (BB-ELI-1, 2)."""
    rolled = state.rolled[kind]
    columns = COLUMNS[state.types[kind]]
    return [
        (columns[column].initiative, GROUP, kind, column if column == rolled else column + ELITE)
        for column in marked(state, kind)
    ]


def line_up(state: Bugs) -> Flow[None]:
    """The order of turns, lowest initiative first, you before monsters (BB-INI-2 to 5)."""
    turns: list[Turn] = [(state.initiative, YOU, 0, 0)]
    for kind in range(len(state.types)):
        turns += turns_of(state, kind)
    turns.sort(key=_rank)
    for at in range(len(turns) - 1):
        tied = [turn for turn in turns[at:] if turn[0] == turns[at][0] and turn[1] == GROUP]
        if turns[at][1] == GROUP and len({turn[2] for turn in tied}) > 1:
            tied.sort(key=lambda turn: _lowest(state, turn[2]))  # BB-INI-O2
            options: list[Option] = [("first", state.types[kind]) for kind in dict.fromkeys(turn[2] for turn in tied)]
            option = yield TIE.ask(0, options)
            first = next(turn for turn in tied if state.types[turn[2]] == option[1])
            turns.remove(first)
            turns.insert(at, first)
    state.queue = turns


def _rank(turn: Turn) -> tuple[int, int]:
    return turn[0], turn[1]


def _lowest(state: Bugs, kind: int) -> int:
    return min((f.number for f in living(state) if f.kind == state.types[kind]), default=MAX_MONSTERS + 1)


# --- turns ------------------------------------------------------------------------------------------------------------


def group_turn(state: Bugs, kind: int, column: int) -> Flow[None]:
    """All monsters of a type and category act one after another, by rising number (BB-INI-5, BB-ORD-1)."""
    name = state.types[kind]
    elite = column >= ELITE
    column %= ELITE
    acted = 0
    while not state.lost:
        best = -1
        number = MAX_MONSTERS + 1
        for at, figure in enumerate(state.figures):
            if figure.cell != OFF and figure.kind == name and figure.number < number and figure.elite == elite:
                if figure.side == MONSTERS and not acted >> at & 1:
                    best, number = at, figure.number
        if best < 0:
            return
        acted |= 1 << best
        yield from monster_turn(state, best, column)


def monster_turn(state: Bugs, at: int, column: int) -> Flow[None]:
    """One monster's turn: wound, its column from top to bottom, the end of conditions (BB-ORD-2, BB-CON-5, 9)."""
    figure = state.figures[at]
    name = figure.kind
    if ACTIVE in state.zones:
        yield from _take_back(state, at, column)
    state.acting = at
    if state.log is not None:
        state.tell(TurnBegan(figure=at))
    if figure.conditions & WOUND:
        yield from suffer(state, figure, 1)
    if figure.cell != OFF:
        yield from monsters.act(state, figure, COLUMNS[name][column].actions, SOURCES[name][column])
        end_turn(state, figure)
    state.acting = -1


def _take_back(state: Bugs, at: int, column: int) -> Flow[None]:
    """Before a monster's turn you may take back active cards, asked where a charge of one matters to it (BB-BON-O2)."""
    while True:
        options: list[Option] = [
            ("end", state.cards[slot]) for slot, zone in enumerate(state.zones)
            if zone == ACTIVE and is_wanted(state, slot, state.figures[at].kind, column)
        ]  # fmt: skip
        if not options:
            return
        option = yield BEFORE_TURN.ask(0, [("keep",), *options], (at,))
        if option[0] == "keep":
            return
        end_active(state, state.cards.index(str(option[1])))


# --- monsters that appear ---------------------------------------------------------------------------------------------


def appear(state: Bugs, kind: str, cell: int) -> Flow[None]:
    """A monster comes to a hex or, if that is not empty, to the nearest empty one (BB-SPN-1, O1)."""
    here = living(state)
    if len(here) >= MAX_MONSTERS:
        return  # BB-CMP-O2; so there are never more types either
    board = board_of(state.map)
    taken = occupied(state)
    empty = board.grid.all & ~(taken | state.obstacles | state.difficult | state.hazards)  # BB-TER-2, 10
    place = cell
    if not empty >> cell & 1:
        near = 0
        for reach in range(1, board.grid.size):
            near = board.grid.ring(cell, reach) & empty
            if near:
                break
        if not near:
            return
        options: list[Option] = [("hex", other) for other in cells(near)]
        if len(options) > 1:
            option = yield APPEAR.ask(0, options)
            place = int(option[1])
        else:
            place = int(options[0][1])
    number = min(set(range(1, MAX_MONSTERS + 1)) - {f.number for f in here})
    health = KINDS[kind].health
    state.figures.append(Figure(kind, MONSTERS, health, health, place, number))
    if state.log is not None:
        state.tell(Appeared(figure=len(state.figures) - 1))
    if kind not in state.types:
        state.types.append(kind)
        state.rolled.append(-1)
    if state.phase in (TURNS, YOURS):
        yield from _join(state, len(state.figures) - 1)


def _join(state: Bugs, at: int) -> Flow[None]:
    """A monster that appears during the turns acts in this round (BB-SPN-2 to 4)."""
    figure = state.figures[at]
    kind = state.types.index(figure.kind)
    if state.rolled[kind] < 0:
        yield from roll_type(state, kind)
    column = state.rolled[kind]
    initiative = COLUMNS[figure.kind][column].initiative
    for turn in state.queue:
        if turn[1] == GROUP and turn[2] == kind and turn[3] == column:
            return  # its type acts later, at its normal place
    now = state.turn[0] if state.turn else 0
    if state.turn and state.turn[1] == GROUP and state.turn[2] == kind and state.turn[3] == column:
        return  # its type is acting right now and takes it along
    place = 0
    while place < len(state.queue) and state.queue[place][1] == ONE and state.queue[place][0] <= initiative:
        place += 1
    if initiative > now:
        while place < len(state.queue) and state.queue[place][0] <= initiative:
            place += 1
    state.queue.insert(place, (initiative, ONE, at, column))


def start_of_round(state: Bugs) -> Flow[None]:
    """Monsters that the special rules bring at the start of a round, all at the same time (BB-RND-2, BB-SPN-O2)."""
    board = board_of(state.map)
    coming = state.coming
    state.coming = []
    for entry in coming:
        kind, _, letter = entry.partition("@")
        yield from appear(state, kind, board.letters[letter])
    for rule in scenario_of(state).appearing:
        if rule.when == ROUND_START and state.round >= rule.first_round:
            if sum(f.kind == rule.kind for f in living(state)) < rule.fewer:
                yield from appear(state, rule.kind, board.letters[_letter(state, rule)])


def _letter(state: Bugs, rule: Appears) -> str:
    """The next letter in turn."""
    count = state.appeared.get(rule.kind, 0)
    state.appeared[rule.kind] = count + 1
    return rule.at[count % len(rule.at)]


def after_death(state: Bugs, figure: Figure, cell: int) -> Flow[None]:
    """Deaths bring monsters (special rules) and may reach the goal (BB-MAP-3, BB-FIN-1)."""
    kind = figure.kind
    scenario = scenario_of(state)
    state.deaths[kind] = state.deaths.get(kind, 0) + 1
    for rule in scenario.appearing:
        if rule.of != kind:
            continue
        if rule.when == DEATH:
            place = board_of(state.map).letters[_letter(state, rule)] if rule.at else cell
            yield from appear(state, rule.kind, place)
        elif rule.when == ROUND_AFTER_DEATH:
            if rule.again or state.appeared.get(rule.kind, 0) < len(rule.at):
                state.coming.append(f"{rule.kind}@{_letter(state, rule)}")
    goals.after_monster(state)
