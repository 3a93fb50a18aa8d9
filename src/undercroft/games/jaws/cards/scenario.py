"""What a scenario declares: map, monsters, objectives, tokens, letters, reward, links; rules are in `scenario_rules/`.

The map is drawn with flat-topped hexes and tokens of two characters. A hex: its room's digit, then `.` floor, `o` an
obstacle, `O` part of an obstacle of several hexes, `:` difficult terrain, `t` a damage trap, `e` an effect trap, `m` a
money token, `s` a starting hex. A door: `D` and the digit of the room that it opens. Walls part the rooms.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
        rooms, doors = _rooms_and_doors(tokens)
        room = {place: number for number, places in rooms.items() for place in places}
        groups, self.opens, walls, openings = _walls(room, doors)
        self.doors: Doors = hex_doors(tokens, walls, openings)
        grid: Grid = self.doors.at(0)
        self.door_cells = tuple([grid.bits(group) for group in groups])
        self.cell: dict[Coordinate, int] = grid.cell
        self.coordinates = grid.coordinates
        self.size = grid.size
        self.all = grid.all
        self.rooms: dict[int, int] = {number: grid.bits(places) for number, places in sorted(rooms.items())}
        self.room_of = tuple([room.get(place, 0) for place in grid.coordinates])
        self._lay_terrain(grid, {place: token[1] for place, token in tokens.items() if token[0] != "D"})
        self._place_contents(scenario)

    def _lay_terrain(self, grid: Grid, signs: dict[Coordinate, str]) -> None:
        """What the signs on the map say."""

        def marked(sign: str) -> list[Coordinate]:
            return [place for place, one in signs.items() if one == sign]

        self.starts = [self.cell[place] for place in marked("s")]
        self.obstacles: list[int] = [1 << self.cell[place] for place in marked("o")]
        self.obstacles += [grid.bits(group) for group in _groups(marked("O"))]
        self.difficult = grid.bits(marked(":"))
        self.traps = grid.bits(marked("t"))
        self.effect_traps = grid.bits(marked("e"))
        self.coins = [self.cell[place] for place in marked("m")]
        self.spots = {sign: self.cell[place] for place, sign in signs.items() if sign not in ".oO:tems"}

    def _place_contents(self, scenario: Scenario) -> None:
        """What the scenario places by coordinate."""
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


def _rooms_and_doors(
    tokens: Mapping[Coordinate, str],
) -> tuple[dict[int, set[Coordinate]], dict[int, list[Coordinate]]]:
    """The hexes of each room, and the door hexes by the room that they open."""
    rooms: dict[int, set[Coordinate]] = {}
    doors: dict[int, list[Coordinate]] = {}
    for place, token in tokens.items():
        if token[0] == "D":
            doors.setdefault(int(token[1]), []).append(place)
        else:
            rooms.setdefault(int(token[0]), set()).add(place)
    return rooms, doors


def _walls(
    room: Mapping[Coordinate, int], doors: Mapping[int, list[Coordinate]]
) -> tuple[list[list[Coordinate]], list[int], list[Wall], list[tuple[tuple[()], list[Wall]]]]:
    """The hexes of each door, the room that it opens, all walls, and the walls that vanish as a door opens."""
    walls = [
        (place, (place[0] + q, place[1] + r))
        for place, number in room.items()
        for q, r in DIRECTIONS[:3]
        if room.get((place[0] + q, place[1] + r), number) != number
    ]
    groups: list[list[Coordinate]] = []
    opens: list[int] = []
    openings: list[tuple[tuple[()], list[Wall]]] = []
    for number, places in sorted(doors.items()):
        for group in _groups(places):
            # A closed door belongs to the side from which it is opened; walls part it from the room behind (JL-DOR-2).
            near = [(place, (place[0] + q, place[1] + r)) for place in group for q, r in DIRECTIONS]
            front = min({room[beside] for _, beside in near if beside in room} - {number})
            walls += [wall for wall in near if room.get(wall[1], front) not in (front, number)]
            openings.append(((), [wall for wall in near if room.get(wall[1]) == number]))
            opens.append(number)
            groups.append(group)
    return groups, opens, walls, openings


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
