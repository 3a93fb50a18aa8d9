"""How Jaws answers the kernel about the map: ranges, walls and doors, traps, and what figures meet on their way.

What stands in which room lives in `rooms.py`.
"""

from __future__ import annotations

from itertools import pairwise

from undercroft.core.grid import Grid, Pattern
from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import HEROES, OFF, Figure
from undercroft.games.haven.damage import gain, suffer
from undercroft.games.haven.effects import ActionContext, perform_attack
from undercroft.games.haven.figures import index
from undercroft.games.haven.hooks import MapHooks
from undercroft.games.haven.verbs import IMMOBILIZE, MUDDLE, POISON, STUN, Action, Attack, Bonus, DestroyObstacle
from undercroft.games.jaws import rooms
from undercroft.games.jaws.active import ABILITIES, DECLARED
from undercroft.games.jaws.events import TrapSprung
from undercroft.games.jaws.memory import memory_of
from undercroft.games.jaws.state import Jaws
from undercroft.games.jaws.triggers import apply_bonus, as_it_stands, triggered_bonuses

_GRIDS: dict[tuple[int | str, int], Grid] = {}
_RANGES: dict[tuple[Grid, int, int], int] = {}
_AREAS: dict[tuple[Grid, int, int, int], tuple[int, ...]] = {}
_DESTROYING = {
    id(attack)
    for ability in ABILITIES.values()
    for attack, after in pairwise(ability.actions)
    if isinstance(after, DestroyObstacle) and after.area
}
"""The attacks, as they are declared, in whose areas the ability then destroys all obstacles."""


def _owner(state: Jaws, source: str) -> Figure | None:
    """The character whose active card this is: what its token does is done by them (JL-KIL-O1, JL-BTL-O2)."""
    return next((state.figures[at] for at, hero in enumerate(state.heroes) if source in hero.active), None)


def is_beside_monster(state: Jaws, cell: int) -> bool:
    """Whether a hex is next to a monster."""
    near = state.kernel.map.grid(state).neighbour_bits[cell]
    return any(f.cell != OFF and f.side != HEROES and not f.is_objective and near >> f.cell & 1 for f in state.figures)


def spring(state: Jaws, figure: Figure, cell: int, by: Figure | None) -> Flow[bool]:
    """The trap of a hex alone, if there is one."""
    if cell not in state.traps or figure.cell != cell:
        return False
    trap = state.traps[cell]
    rooms.lift_trap(state, cell)
    if state.log is not None:
        state.tell(TrapSprung(figure=index(state, figure), cell=cell))
    if trap.damage:
        yield from suffer(state, figure, trap.damage, by)
    if trap.conditions:
        gain(state, figure, trap.conditions, by)
    return bool(trap.conditions & (STUN | IMMOBILIZE))


class JawsMap(MapHooks[Jaws]):
    def grid(self, state: Jaws) -> Grid:
        key = (state.drawing or state.scenario, state.opened)
        grid = _GRIDS.get(key)
        if grid is None:
            grid = _GRIDS[key] = state.board.doors.at(state.opened)
        return grid

    def in_range(self, state: Jaws, cell: int, reach: int) -> int:
        """Counted around walls, and in line of sight (JL-RNG-1, JL-HEX-O2, JL-ATK-9)."""
        grid = self.grid(state)
        key = (grid, cell, reach)
        found = _RANGES.get(key)
        if found is None:
            found = _RANGES[key] = grid.within_walk(cell, reach) & grid.sees[cell]
        return found

    def within(self, state: Jaws, cell: int, reach: int) -> int:
        return self.grid(state).within_walk(cell, reach)

    def sight(self, state: Jaws, cell: int) -> int:
        return self.grid(state).sees[cell]

    def area_placements(self, state: Jaws, area: Pattern, cell: int, reach: int) -> tuple[int, ...]:
        """An area hits only what is in sight: nothing behind a wall (JL-RNG-7, JL-TER-7)."""
        grid = self.grid(state)
        key = (grid, area.number, cell, reach)
        found = _AREAS.get(key)
        if found is None:
            seen = grid.sees[cell]
            boards = {board & seen for board in super().area_placements(state, area, cell, reach)}
            found = _AREAS[key] = tuple(sorted(boards - {0}))
        return found

    def eventful_area_hexes(self, state: Jaws, figure: Figure, action: Action) -> int:
        """The Bigger One destroys obstacles and hurts allies in its area."""
        if id(action) not in _DESTROYING:
            return 0
        found = state.obstacles
        for hero in range(len(state.heroes)):
            if state.figures[hero].cell != OFF:
                found |= 1 << state.figures[hero].cell
        return found

    def last_cell(self, state: Jaws, figure: Figure) -> int:
        return state.marks.fell.get(index(state, figure), OFF)

    def impassable(self, state: Jaws, figure: Figure, own: bool = False) -> int:
        """A closed door is a wall, save for a character who moves by themselves (JL-DOR-2, JL-PSH-O1)."""
        doors = rooms.closed_doors(state)
        if not doors:
            return 0
        return doors & self._locked(state) if own and figure.side == HEROES else doors

    def _locked(self, state: Jaws) -> int:
        return state.kernel.special_rules(state).locked(state)

    def walls(self, state: Jaws, figure: Figure, own: bool = False) -> int:
        return self.impassable(state, figure, own)

    def moving_side(self, state: Jaws, figure: Figure, side: int) -> int:
        """Its own side also under control: it passes its allies, no character (JL-CTL-2, O2)."""
        return figure.side

    def pauses(self, state: Jaws, figure: Figure, own: bool = False) -> int:
        if not own or figure.side != HEROES or state.opened == (1 << len(state.board.opens)) - 1:
            return 0
        return rooms.closed_doors(state) & ~self._locked(state)

    def enter_hazard(self, state: Jaws, figure: Figure, cell: int, by: Figure | None) -> Flow[bool]:
        """A trap is sprung and removed (JL-TRP-3 to 5); one that stuns or immobilizes ends a move (JL-TRP-O1)."""
        if state.tokens.sand_devil == cell:
            whose = _owner(state, "card:sand-devil:top")
            yield from suffer(state, figure, 1, whose)  # JL-KIL-O1
            gain(state, figure, MUDDLE, whose)
        return (yield from spring(state, figure, cell, by))

    def is_watched(self, state: Jaws, figure: Figure) -> bool:
        if figure.side == HEROES:
            if state.opened != (1 << len(state.board.opens)) - 1:
                return True
            return state.heroes[figure.number].goal == "challenger" or state.kernel.special_rules(state).watches(
                state, figure
            )
        for hero in range(len(state.heroes)):
            for source, at, _ in state.figures[hero].bonuses:
                bonus = DECLARED[source][at]
                if type(bonus) is Bonus and bonus.on in ("approached", "enemy_moved"):
                    return True
        return state.tokens.ward >= 0

    def eventful_hexes(self, state: Jaws, figure: Figure) -> int:
        """The hexes beside a character with a bonus against those who come near, and beside the Ward."""
        beside = self.grid(state).neighbour_bits
        found = 0
        for hero in range(len(state.heroes)):
            owner = state.figures[hero]
            if owner.cell != OFF and any(
                type(bonus := DECLARED[source][at]) is Bonus and bonus.on == "approached"
                for source, at, _ in owner.bonuses
            ):
                found |= beside[owner.cell]
        ward = state.tokens.ward
        return found | beside[ward] if ward >= 0 else found

    def leave_hex(self, state: Jaws, figure: Figure, cell: int) -> None:
        """The Challenger never steps out of a hex that is next to a monster."""
        if figure.side == HEROES and is_beside_monster(state, cell):
            state.heroes[figure.number].tally.left_monster = True

    def enter_hex(
        self, state: Jaws, figure: Figure, cell: int, by: Figure | None, context: ActionContext | None = None
    ) -> Flow[bool]:
        if figure.side == HEROES:
            if context is not None:
                for door, hexes in enumerate(state.board.door_cells):
                    if hexes >> cell & 1 and not state.opened >> door & 1:
                        memory_of(context).opened = True
                        state.heroes[figure.number].opened_room = state.board.opens[door]
                        yield from rooms.open_door(state, door, figure.number)
            yield from state.kernel.special_rules(state).on_enter(state, figure, cell)
            return False
        yield from self._approach(state, figure, cell)
        return False

    def _approach(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        """An enemy steps next to a character with such a bonus, or to the Ward."""
        near = self.grid(state).neighbour_bits[cell]
        for at in range(len(state.heroes)):
            owner = state.figures[at]
            if owner.cell == OFF or not near >> owner.cell & 1:
                continue
            # JL-ACT-10: each, even if the one before has felled the enemy.
            for before in (yield from triggered_bonuses(state, owner, "approached")):
                running = as_it_stands(owner, before)
                if running is not None:
                    deed = ActionContext(owner, HEROES, state.heroes[at].seat, running[0])
                    deed.last = [figure]
                    bonus = DECLARED[running[0]][running[1]]
                    assert type(bonus) is Bonus
                    yield from apply_bonus(state, deed, bonus)
                    yield from state.kernel.cards.use_bonus(state, owner, running)
        if figure.cell == OFF:
            return
        ward = state.tokens.ward
        if ward >= 0 and near >> ward & 1:
            gain(state, figure, POISON, _owner(state, "card:stand-fast:top"))  # JL-BTL-O2

    def after_move(self, state: Jaws, figure: Figure, by: Figure | None) -> Flow[None]:
        """Overwatch: an enemy has finished a Move within range 5."""
        if figure.side == HEROES:
            return
        for at in range(len(state.heroes)):
            owner = state.figures[at]
            for running in owner.bonuses[:]:
                bonus = DECLARED[running[0]][running[1]]
                if type(bonus) is not Bonus or bonus.on != "enemy_moved" or owner.cell == OFF or figure.cell == OFF:
                    continue
                if not self.in_range(state, owner.cell, 5) >> figure.cell & 1:
                    continue
                deed = ActionContext(owner, HEROES, state.heroes[at].seat, running[0])
                memory_of(deed).named = figure
                yield from state.kernel.cards.use_bonus(state, owner, running)
                yield from perform_attack(state, deed, Attack(value=2, range=5, where="named", mandatory=True))

    def other_parts(self, state: Jaws, thing: Figure) -> list[Figure]:
        return [
            f for f in state.figures
            if f.is_objective and f is not thing and f.number == thing.number and f.kind == thing.kind and f.cell != OFF
        ]  # fmt: skip
