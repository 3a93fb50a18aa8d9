"""What a scenario declares: map, monsters, objectives, tokens, letters, reward, links; rules are in `scenario_rules/`.

The map is drawn with flat-topped hexes and tokens of two characters. A hex: its room's digit, then `.` floor, `o` an
obstacle, `O` part of an obstacle of several hexes, `:` difficult terrain, `t` a damage trap, `e` an effect trap, `m` a
money token, `s` a starting hex. A door: `D` and the digit of the room that it opens. Walls part the rooms.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import msgspec

from undercroft.core.grid import Coordinate, Doors, Grid, Wall, hex_doors, read
from undercroft.core.grid.hex import DIRECTIONS

Health = Callable[[int, int], int]
"""Hit points from the number of characters and the scenario level (JL-GEN-7, JL-GEN-8)."""


class Placed(msgspec.Struct, frozen=True):
    """A monster symbol; ranks for 2, 3 and 4 characters: `n` normal, `e` elite, `b` boss, `-` nothing (JL-SET-6)."""

    monster: str
    at: Coordinate
    ranks: str
    mark: str = ""


class Objective(msgspec.Struct, frozen=True):
    """A special object; `mark` is the letter by which special rules know it."""

    name: str
    places: tuple[Coordinate, ...]
    health: Health
    mark: str = ""


class Reward(msgspec.Struct, frozen=True, kw_only=True):
    """What success brings each member; `item` goes to one of them (JL-REW-F1). The tutorial holds some things back."""

    gold: int = 0
    experience: int = 0
    checkmarks: int = 0
    perks: int = 0
    item: int = 0
    coins: bool = True
    """Money tokens become gold (JL-SCN-F2)."""
    bonus: bool = True
    """The bonus experience of the scenario level is given."""


class Scenario(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    number: int
    location: str
    goal: str
    map: str
    monsters: tuple[Placed, ...] = ()
    decks: dict[str, str] = {}
    """Types that use another deck than their own in this scenario (JL-MON-F2)."""
    objectives: tuple[Objective, ...] = ()
    treasures: tuple[tuple[int, Coordinate], ...] = ()
    letters: dict[str, tuple[Coordinate, ...]] = {}
    trap_conditions: int = 0
    """What the effect traps do."""
    reward: Reward = Reward()
    opens: tuple[int, ...] = ()
    closes: tuple[int, ...] = ()

    @cached_property
    def board(self) -> Board:
        return Board(self)


class Board:
    """The map as rules ask for it; built once per scenario and shared by all games.

    doors       the grid for every set of opened doors; cells keep their numbers
    rooms       the cells of each room, by its number; a door hex belongs to none (JL-DOR-1)
    opens       the room that each door opens
    door_cells  the hexes of each door
    """

    __slots__ = (
        "scenario", "doors", "rooms", "room_of", "opens", "cell", "coordinates", "starts", "obstacles", "difficult",
        "traps", "effect_traps", "coins", "treasures", "letters", "letter_at", "monsters", "objectives", "size", "all",
        "door_cells", "spots",
    )  # fmt: skip

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        tokens = read(scenario.map, flat=True).tokens
        rooms: dict[int, set[Coordinate]] = {}
        doors: dict[int, list[Coordinate]] = {}
        for place, token in tokens.items():
            if token[0] == "D":
                doors.setdefault(int(token[1]), []).append(place)
            else:
                rooms.setdefault(int(token[0]), set()).add(place)
        room = {place: number for number, places in rooms.items() for place in places}
        walls = [
            (place, (place[0] + q, place[1] + r))
            for place, number in room.items()
            for q, r in DIRECTIONS[:3]
            if room.get((place[0] + q, place[1] + r), number) != number
        ]
        # A closed door is part of the side from which it is opened and has walls towards the room behind (JL-DOR-2).
        parts: list[tuple[tuple[()], list[Wall]]] = []
        self.opens: list[int] = []
        groups: list[list[Coordinate]] = []
        for number, places in sorted(doors.items()):
            for group in _groups(places):
                near = [(place, (place[0] + q, place[1] + r)) for place in group for q, r in DIRECTIONS]
                sides = {room[beside] for _, beside in near if beside in room} - {number}
                front = min(sides)
                walls += [wall for wall in near if room.get(wall[1], front) not in (front, number)]
                parts.append(((), [wall for wall in near if room.get(wall[1]) == number]))
                self.opens.append(number)
                groups.append(group)
        self.doors: Doors = hex_doors(tokens, walls, parts)
        grid: Grid = self.doors.at(0)
        self.door_cells = tuple([grid.bits(group) for group in groups])
        self.cell: dict[Coordinate, int] = grid.cell
        self.coordinates = grid.coordinates
        self.size = grid.size
        self.all = grid.all
        self.rooms: dict[int, int] = {number: grid.bits(places) for number, places in sorted(rooms.items())}
        self.room_of = tuple([room.get(place, 0) for place in grid.coordinates])

        def marked(signs: str) -> list[Coordinate]:
            return [place for place, token in tokens.items() if token[0] != "D" and token[1] in signs]

        self.starts = [self.cell[place] for place in marked("s")]
        self.obstacles: list[int] = [1 << self.cell[place] for place in marked("o")]
        self.obstacles += [grid.bits(group) for group in _groups(marked("O"))]
        self.difficult = grid.bits(marked(":"))
        self.traps = grid.bits(marked("t"))
        self.effect_traps = grid.bits(marked("e"))
        self.spots = {
            token[1]: self.cell[place]
            for place, token in tokens.items()
            if token[0] != "D" and token[1] not in ".oO:tems"
        }
        self.coins = [self.cell[place] for place in marked("m")]
        self.treasures = {self.cell[place]: number for number, place in scenario.treasures}
        self.letters = {
            letter: tuple([self.cell[place] for place in places]) for letter, places in scenario.letters.items()
        }
        self.letter_at = {cell: letter for letter, cells in self.letters.items() for cell in cells}
        self.monsters = [(placed, self.cell[placed.at]) for placed in scenario.monsters]
        self.objectives = [
            (objective, tuple([self.cell[place] for place in objective.places])) for objective in scenario.objectives
        ]

    def obstacle_at(self, cell: int) -> int:
        """All hexes of the obstacle that covers this one (JL-TER-4)."""
        return next((board for board in self.obstacles if board >> cell & 1), 1 << cell)


def _groups(places: list[Coordinate]) -> list[list[Coordinate]]:
    """Adjacent hexes together, in reading order of their first."""
    left = list(places)
    found = []
    while left:
        group = [left.pop(0)]
        for place in group:
            for q, r in DIRECTIONS:
                beside = (place[0] + q, place[1] + r)
                if beside in left:
                    left.remove(beside)
                    group.append(beside)
        found.append(group)
    return found
