"""Random positions for one monster's turn, on a bare field of the kernel and in both haven games.

Positions have several enemies, allies, objectives, obstacles, difficult terrain, hazards, doors and conditions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from tests.games.bugs import builders as bugs_builders
from tests.games.haven import naive_monsters as naive
from tests.games.haven.field import GRIDS, Field
from undercroft.core.cases import fresh
from undercroft.core.chance import Dice
from undercroft.core.events import Log
from undercroft.core.grid import Grid, cells, hex_grid, read
from undercroft.core.request import Chance, Choice
from undercroft.core.state import copier
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cards.monsters import MONSTERS as BUGS_KINDS
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven import monsters
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import HEROES, MONSTERS, Arena, Figure
from undercroft.games.haven.verbs import Action, Traits
from undercroft.games.jaws import rooms
from undercroft.games.jaws.cards.card import ARC, TRIANGLE
from undercroft.games.jaws.cards.monsters import MONSTERS as JAWS_KINDS
from undercroft.games.jaws.case_setup import edit as edit_jaws
from undercroft.games.jaws.game import GAME as JAWS
from undercroft.games.jaws.state import Jaws


class Turn(NamedTuple):
    """A monster about to act."""

    state: Arena
    monster: int
    actions: tuple[Action, ...]
    drawing: str


def _sign(dice: Dice, signs: str) -> str:
    return signs[dice.below(len(signs))]


def _maybe(dice: Dice, one_in: int) -> bool:
    return dice.below(one_in) == 0


def random_actions(dice: Dice) -> tuple[Action, ...]:
    """A move and one or two attacks, sometimes one of them missing."""
    found: list[Action] = []
    if not _maybe(dice, 12):
        found.append(e.Move(value=1 + dice.below(4), jump=_maybe(dice, 5)))
    if not _maybe(dice, 12):
        found.append(_random_attack(dice))
    if _maybe(dice, 8) or not found:
        found.append(_random_attack(dice))
    return tuple(found)


def _random_attack(dice: Dice) -> e.Attack:
    way = dice.below(8)
    if way == 0:
        return e.Attack(value=2, area=ARC)
    if way == 1:
        return e.Attack(value=2, range=2 + dice.below(2), area=TRIANGLE)
    targets = (1, 1, 2, 3, e.ALL)[dice.below(5)]
    if way < 5:
        return e.Attack(value=2, targets=targets, reach=1 + _maybe(dice, 4))
    return e.Attack(value=2, targets=targets, range=2 + dice.below(3))


def _random_conditions(dice: Dice, monster: Figure, foes: list[Figure]) -> None:
    for condition, one_in in ((e.MUDDLE, 5), (e.DISARM, 10), (e.IMMOBILIZE, 10), (e.STRENGTHEN, 8)):
        if _maybe(dice, one_in):
            monster.conditions |= condition
    for foe in foes:
        if not foe.is_objective and _maybe(dice, 8):
            foe.conditions |= e.INVISIBLE


def _take(dice: Dice, free: list[int]) -> int:
    return free.pop(dice.below(len(free)))


# --- the kernel's own field -------------------------------------------------------------------------------------------


def field_turn(dice: Dice) -> Turn:
    width, height = 3 + dice.below(4), 2 + dice.below(4)
    rows = [[_sign(dice, ".........##::^^^") for _ in range(width)] for _ in range(height)]
    drawing = "\n".join((" " if y % 2 else "") + " ".join(row) for y, row in enumerate(rows))
    tokens = read(drawing, width=1)
    grid = hex_grid(tokens.tokens)
    GRIDS[drawing] = grid
    state = Field(players=1, key=drawing)
    for sign, name in (("#", "obstacles"), (":", "difficult"), ("^", "hazards")):
        places = [grid.cell[place] for place, token in tokens.tokens.items() if token == sign]
        setattr(state, name, grid.bits([grid.coordinates[cell] for cell in places]))
    free = [cell for cell in range(grid.size) if not state.obstacles >> cell & 1]
    if len(free) < 2:
        return field_turn(dice)  # too narrow for a fight
    state.figures.append(Figure("M", MONSTERS, 90, 90, _take(dice, free)))
    for kind in "abcd"[: 1 + dice.below(4)]:
        if free:
            state.figures.append(Figure(kind, HEROES, 90, 90, _take(dice, free)))
            state.initiatives[kind] = 10 * dice.below(4)
    for kind, side in (("m", MONSTERS), ("n", MONSTERS), ("O", HEROES), ("P", MONSTERS)):
        if free and _maybe(dice, 3):
            state.figures.append(Figure(kind, side, 90, 90, _take(dice, free), is_objective=kind in "OP"))
    state.traits["M"] = Traits(flying=_maybe(dice, 6))
    _random_conditions(dice, state.figures[0], [f for f in state.figures if f.side == HEROES])
    return Turn(state, 0, random_actions(dice), drawing)


# --- Jaws -------------------------------------------------------------------------------------------------------------

HERO_KINDS = ("red-guard", "hatchet", "demolitionist", "voidwarden")


@cache
def _jaws() -> Jaws:
    options = {"players": 1, "mode": "scenario", "scenario": 4, "characters": list(HERO_KINDS)}
    state = fresh(JAWS, options, 1)
    assert isinstance(state, Jaws)
    return state


def _plain(traits: Traits) -> bool:
    """Whether a monster's attacks do nothing but damage."""
    return traits.attack == e.Adds() and not traits.retaliate and traits.on_death is None


def _jaws_drawing(dice: Dice) -> str:
    """Flat-topped hexes in one room, or in two with a door between them."""
    width, height = 4 + dice.below(5), 3 + dice.below(5)
    split = 2 + dice.below(width - 2) if _maybe(dice, 3) else width
    lines = []
    wall = [y for y in range(height) if y % 2 == split % 2]
    door = wall[dice.below(len(wall))] if split < width and wall else -1
    for y in range(height):
        line = "  " if y % 2 else ""
        for x in range(y % 2, width, 2):
            sign = _sign(dice, "...........oo::tt")
            token = f"{1 if x < split else 2}{sign}"
            if x == split and y == door:
                token = "D2"
            line += f"{token:4}"
        lines.append(line.rstrip())
    return "\n".join(lines)


def jaws_turn(dice: Dice) -> Turn:
    drawing = _jaws_drawing(dice)
    state: Jaws = copier(type(_jaws()))(_jaws())
    edit_jaws(state, {"map": drawing, "scenario_level": 1, "monster_deck": ["plus0"] * 20})
    board = state.board
    if board.opens and _maybe(dice, 2):
        state.opened, state.revealed = 1, 1 << 1 | 1 << 2
    shut = rooms.closed_doors(state)
    inside = [
        cell for cell in range(board.size) if state.revealed >> board.room_of[cell] & 1 or board.room_of[cell] == 0
    ]
    free = [cell for cell in inside if not (state.obstacles | shut) >> cell & 1]
    kinds = [
        kind for kind, one in JAWS_KINDS.items()
        if not one.boss and _plain(one.normal[1].traits) and one.normal[1].traits.flying is _maybe(dice, 6)
    ]  # fmt: skip
    kinds = kinds or ["zealot"]
    monster = Figure(kinds[dice.below(len(kinds))], MONSTERS, 90, 90, _take(dice, free), 1)
    heroes = state.figures[: state.count]
    many = 1 + dice.below(4)
    for at, figure in enumerate(heroes):
        hero = state.heroes[at]
        figure.health = figure.max_health = 90
        hero.hand, hero.discard, hero.chosen, hero.gear, hero.deck.draw = [], [], [], [], ["plus0"] * 9
        hero.lead = (10 * dice.below(3) + 10, 10 * dice.below(3) + 5)
        hero.resting = _maybe(dice, 6)
        figure.cell = _take(dice, free) if at < many and free else -1
    state.figures = [*heroes, monster]
    for number, (name, side) in enumerate((("zealot", MONSTERS), ("zealot", MONSTERS), ("x", HEROES), ("y", MONSTERS))):
        if free and _maybe(dice, 3):
            thing = len(name) == 1
            state.figures.append(Figure(name, side, 90, 90, _take(dice, free), number + 2, is_objective=thing))
    state.origins = [-1] * len(state.figures)
    _random_conditions(dice, monster, [f for f in state.figures if f.side == HEROES and f.cell >= 0])
    return Turn(state, state.count, random_actions(dice), drawing)


# --- Bugs -------------------------------------------------------------------------------------------------------------


@cache
def _bugs() -> Bugs:
    return bugs_builders.state({})


def bugs_turn(dice: Dice) -> Turn:
    width, height = 4 + dice.below(5), 3 + dice.below(5)
    rows = [[_sign(dice, ".........##::^^^") for _ in range(y % 2, width, 2)] for y in range(height)]
    rows[0][0] = "@"
    drawing = "\n".join((" " if y % 2 else "") + " ".join(row) for y, row in enumerate(rows))
    state: Bugs = copier(type(_bugs()))(_bugs())
    state.map = drawing
    board = board_of(drawing)
    state.obstacles, state.difficult, state.hazards = board.obstacles, board.difficult, board.hazards
    state.hazard_damage, state.hazard_conditions = 1, 0
    free = [cell for cell in range(board.grid.size) if not state.obstacles >> cell & 1]
    if len(free) < 2:
        return bugs_turn(dice)  # too narrow for a fight
    hero = state.figures[0]
    hero.cell = _take(dice, free)
    hero.health = hero.max_health = 90
    state.initiative = 10 + 10 * dice.below(9)
    state.zones = [5] * len(state.zones)
    flying = _maybe(dice, 6)
    kinds = [kind for kind, one in BUGS_KINDS.items() if _plain(one.traits) and one.traits.flying is flying]
    monster = Figure(kinds[dice.below(len(kinds))], MONSTERS, 90, 90, _take(dice, free), 1)
    state.figures = [hero, monster]
    for number, side in enumerate((HEROES, MONSTERS)):
        if free and _maybe(dice, 3):
            state.figures.append(Figure("objective", side, 90, 90, _take(dice, free), number + 2, False, True))
    for number in (7, 8):
        if free and _maybe(dice, 3):
            state.figures.append(Figure(monster.kind, MONSTERS, 90, 90, _take(dice, free), number))
    state.types, state.rolled, state.items = [monster.kind], [0], []
    _random_conditions(dice, monster, [hero])
    return Turn(state, 1, random_actions(dice), drawing)


WORLDS: dict[str, Callable[[Dice], Turn]] = {"field": field_turn, "jaws": jaws_turn, "bugs": bugs_turn}

# --- reading and playing ----------------------------------------------------------------------------------------------


@cache
def _tables(grid: Grid) -> tuple[dict[int, naive.Hex], dict[int, frozenset[int]], dict[int, frozenset[int]]]:
    whole = range(grid.size)
    return (
        dict(enumerate(grid.coordinates)),
        {cell: frozenset(grid.neighbours[cell]) for cell in whole},
        {cell: frozenset(cells(grid.sees[cell])) for cell in whole},
    )


def read_position(turn: Turn) -> naive.Position:
    """The turn as plain data."""
    state, kernel = turn.state, turn.state.kernel
    monster = state.figures[turn.monster]
    places, beside, sees = _tables(kernel.map.grid(state))
    there = [(at, f) for at, f in enumerate(state.figures) if f.cell >= 0 and f is not monster]
    foes = [(at, f) for at, f in there if f.side != monster.side]
    move = next((action for action in turn.actions if isinstance(action, e.Move)), None)
    return naive.Position(
        places=places,
        beside=beside,
        sees=sees,
        open_range=isinstance(state, Bugs),
        obstacles=frozenset(cells(state.obstacles)),
        difficult=frozenset(cells(state.difficult)),
        hazards=frozenset(cells(state.hazards)),
        doors=frozenset(cells(rooms.closed_doors(state))) if isinstance(state, Jaws) else frozenset(),
        start=monster.cell,
        allies=frozenset(f.cell for _, f in there if f.side == monster.side and not f.is_objective),
        objects=frozenset(f.cell for _, f in there if f.is_objective),
        foes=tuple(
            naive.Foe(at, f.cell, kernel.monsters.initiative(state, f))
            for at, f in foes
            if not f.conditions & e.INVISIBLE
        ),
        hidden=frozenset(f.cell for _, f in foes if f.conditions & e.INVISIBLE),
        points=int(move.value) if move is not None else 0,
        jump=move is not None and move.jump,
        flying=kernel.monsters.traits(state, monster).flying,
        muddled=bool(monster.conditions & e.MUDDLE),
        disarmed=bool(monster.conditions & e.DISARM),
        immobilized=bool(monster.conditions & e.IMMOBILIZE),
        attacks=tuple(_read_attack(action) for action in turn.actions if isinstance(action, e.Attack)),
    )


def _read_attack(action: e.Attack) -> naive.Attack:
    area = action.area
    far, ranged = action.range or action.reach, action.range > 0
    return naive.Attack(far, ranged, action.targets, area.cells if area else None, area is not None and area.own)


DECIDING = ("monster.focus", "monster.hex", "monster.target", "monster.area")


def played(turn: Turn) -> set[naive.Outcome]:
    """Every outcome of the turn as the kernel plays it, whatever the players choose."""
    found: set[naive.Outcome] = set()
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        answers = waiting.pop()
        more, outcome = _play(turn, answers)
        if more:
            waiting += [(*answers, at) for at in range(more)]
        else:
            assert outcome is not None
            found.add(outcome)
    return found


def _play(turn: Turn, answers: tuple[int, ...]) -> tuple[int, naive.Outcome | None]:
    """Play with these answers to the questions that decide; how many ways the next one has, or the outcome."""
    state: Any = copier(type(turn.state))(turn.state)
    state.log = Log()
    state.acting = turn.monster
    figure = state.figures[turn.monster]
    focus = monsters.find_focus(state, figure, turn.actions).focus
    chosen = state.figures.index(focus) if focus is not None else -1
    left = list(answers)
    flow = monsters.act(state, figure, turn.actions, "")
    value: Any = None
    while True:
        try:
            request = flow.send(value)
        except StopIteration:
            break
        if isinstance(request, Chance):
            value = next(iter(request.outcomes))
            continue
        assert isinstance(request, Choice)
        if request.kind in DECIDING:
            if not left:
                return len(request.options), None
            value = request.options[left.pop(0)]
            if request.kind == "monster.focus":
                chosen = int(value[1])
        else:
            value = request.options[0]
    return 0, naive.Outcome(chosen, figure.cell, _targets(state, turn))


def _targets(state: Any, turn: Turn) -> tuple[frozenset[int], ...]:
    """Whom the attacks hit, attack by attack, from the story."""
    names = {repr(state.kernel.words.name(state, f)): at for at, f in enumerate(state.figures) if f.side == HEROES}
    hits = [names[repr(line.say.args["target"])] for line in state.log.lines if line.say.key == "haven.attacks"]
    found: list[frozenset[int]] = []
    while hits:
        found.append(frozenset())
        while hits and hits[0] not in found[-1]:
            found[-1] |= {hits.pop(0)}
    return tuple(found)
