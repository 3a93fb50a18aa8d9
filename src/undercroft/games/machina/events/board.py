"""Tiles and cells, and figures that come, go and leave: exploring, doors, levers, walks, deaths."""

from __future__ import annotations

from undercroft.core.beats import Aim, Announce, AnyBeat, Badge, Change, Enter, Fall, Flip, Fly, Open, Walk
from undercroft.core.events import Event
from undercroft.core.say import Say, say
from undercroft.core.scene import Mark
from undercroft.games.machina.cards.registry import ITEMS
from undercroft.games.machina.events import CreatureEvent, Quiet
from undercroft.games.machina.faces import face, token
from undercroft.games.machina.figures import explorer_figure, monster_figure
from undercroft.games.machina.ids import (
    DESTROYED,
    EVENTS,
    MAP,
    MONSTER_DECK,
    TILE_STACK,
    card_id,
    cell_id,
    discard_id,
    figure_id,
    panel_id,
)
from undercroft.games.machina.reading import find_monster
from undercroft.games.machina.state import Machina

# --- tiles ---------------------------------------------------------------------------------------------------------


class BoardReplaced(Quiet, kw_only=True):
    """All tiles and figures have left the board, and one new tile lies there."""

    cells: list[int]

    def beats(self, state: Machina) -> list[AnyBeat]:
        stacked = Change(at=TILE_STACK, value=len(state.tiles))
        return [stacked, Open(cells=[cell_id(cell) for cell in self.cells])]


class BoardShifted(Quiet, kw_only=True):
    """The board makes room for a tile beyond its edge: everything on it moves."""

    step: int
    """By how many cells, in the numbers of the field."""
    figures: dict[str, int]
    """Where each creature stands now."""
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [
            Walk(who=figure_id(who), path=[cell_id(cell - self.step), cell_id(cell)], how="teleport")
            for who, cell in self.figures.items()
        ]


class Explored(CreatureEvent, kw_only=True):
    tile: str
    cells: list[int]
    clause: str | None = "MA-ACT-8"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.explored", who=self.name, tile=say(f"tile.{self.tile}"))

    def beats(self, state: Machina) -> list[AnyBeat]:
        laid = Change(at=TILE_STACK, value=len(state.tiles))
        return [laid, Open(cells=[cell_id(cell) for cell in self.cells])]


# --- figures -------------------------------------------------------------------------------------------------------


class Entered(CreatureEvent, kw_only=True):
    """An explorer comes onto the board."""

    def beats(self, state: Machina) -> list[AnyBeat]:
        explorer = next(explorer for explorer in state.explorers if explorer.id == self.who)
        return [Enter(figure=explorer_figure(state, explorer))]


class Appeared(CreatureEvent, kw_only=True):
    """A monster card is revealed, and its figure comes onto the board."""

    cell: int
    clause: str | None = "MA-SPAWN-1"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.appears", monster=self.name)

    def beats(self, state: Machina) -> list[AnyBeat]:
        monster = find_monster(state, self.who)
        assert monster is not None
        at = cell_id(self.cell)
        return [
            Flip(card=face(self.who), at=at, source=MONSTER_DECK),
            Enter(figure=monster_figure(state, monster), source=at),
        ]


class TurnedBack(CreatureEvent, kw_only=True):
    """A revealed monster finds no free cell."""

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Fly(source=MONSTER_DECK, target=DESTROYED, cards=[face(self.who)])]


class Walked(CreatureEvent, kw_only=True):
    """A creature goes, jumps, is pushed, pulled or teleported."""

    path: list[int]
    """From the cell where it stood."""
    how: str = "walk"

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Walk(who=figure_id(self.who), path=[cell_id(cell) for cell in self.path], how=self.how)]


class Swapped(CreatureEvent, kw_only=True):
    """Two creatures change places."""

    other: str
    cells: tuple[int, int]
    """Where each of them stood."""
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        here, there = map(cell_id, self.cells)
        return [
            Walk(who=figure_id(self.who), path=[here, there], how="teleport"),
            Walk(who=figure_id(self.other), path=[there, here], how="teleport"),
        ]


class MonsterDestroyed(CreatureEvent, kw_only=True):
    by: str = ""
    """The explorer in whose turn it is destroyed; endings count it."""
    clause: str | None = "MA-DEST-1"
    joins: bool = True

    def sentence(self, state: Machina) -> Say | None:
        return say("story.destroyed", monster=self.name)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Fall(who=figure_id(self.who))]


class MonsterBanished(CreatureEvent, kw_only=True):
    clause: str | None = "MA-BAN-1"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.banished", monster=self.name)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Fall(who=figure_id(self.who))]


class ExplorerDied(CreatureEvent, kw_only=True):
    """An explorer is out of the game with all their items and events."""

    items: list[str]
    events: list[str]
    clause: str | None = "MA-DEATH-O1"
    joins: bool = True

    def sentence(self, state: Machina) -> Say | None:
        return self.line()

    def line(self) -> Say:
        return say("story.dies", who=self.name)

    def beats(self, state: Machina) -> list[AnyBeat]:
        source = panel_id(self.who)
        found: list[AnyBeat] = [
            Fall(who=figure_id(self.who)),
            Announce(text=self.line(), tone="bad", at=source, art=f"machina/explorer/{self.who}"),
        ]
        for name, icon in (("stat.stamina", "boot"), ("stat.inspiration", "star")):
            found.append(Change(at=card_id(self.who), mark=Mark(say(name), icon, 0)))
        found += [Fly(source=source, target=discard_id(ITEMS[item].type), cards=[face(item)]) for item in self.items]
        if self.events:
            found.append(Fly(source=source, target=EVENTS, cards=[face(event) for event in self.events]))
        return found


class ExplorerLeft(CreatureEvent, kw_only=True):
    """An explorer leaves the board by the exit."""

    clause: str | None = "MA-ACT-6"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.leaves", who=self.name)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Fall(who=figure_id(self.who))]


# --- doors ---------------------------------------------------------------------------------------------------------


class DoorTurned(CreatureEvent, kw_only=True):
    """A door is opened or closed."""

    cell: int
    is_closed: bool

    def sentence(self, state: Machina) -> Say | None:
        if self.is_closed:
            return say("story.closes", "MA-DOOR-1", who=self.name)
        return say("story.opens", "MA-DOOR-2", who=self.name)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=cell_id(self.cell), mark=token("closed"), gone=not self.is_closed)]


class DoorsClosed(Event, kw_only=True):
    """A card closes several doors."""

    cells: list[int]
    clause: str | None = "MA-DOOR-1"
    joins: bool = True

    def sentence(self, state: Machina) -> Say | None:
        return say("story.doors-close", n=len(self.cells))

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=cell_id(cell), mark=token("closed")) for cell in self.cells]


class DoorsOpened(Event, kw_only=True):
    """A card opens several doors."""

    cells: list[int]
    clause: str | None = "MA-DOOR-2"
    joins: bool = True

    def sentence(self, state: Machina) -> Say | None:
        return say("story.doors-open", n=len(self.cells))

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=cell_id(cell), mark=token("closed"), gone=True) for cell in self.cells]


class DoorBroken(CreatureEvent, kw_only=True):
    cell: int

    def sentence(self, state: Machina) -> Say | None:
        return say("story.breaks", who=self.name)

    def beats(self, state: Machina) -> list[AnyBeat]:
        at = cell_id(self.cell)
        return [Aim(who=figure_id(self.who), whom=[at]), Badge(who=at, mark=token("broken"))]


# --- action cells --------------------------------------------------------------------------------------------------


class CellSpent(Quiet, kw_only=True):
    """A destruction token comes onto a cell that was used, or a barrel that exploded."""

    cell: int
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=cell_id(self.cell), mark=token("destroyed"))]


class CellRenewed(Quiet, kw_only=True):
    """A destruction token is taken off an action cell."""

    cell: int
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=cell_id(self.cell), mark=token("destroyed"), gone=True)]


class ChapterCellUsed(CreatureEvent, kw_only=True):
    cell: int
    clause: str | None = "MA-CHAP-1"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.chapter-cell", who=self.name)

    def beats(self, state: Machina) -> list[AnyBeat]:
        at = cell_id(self.cell)
        return [Aim(who=figure_id(self.who), whom=[at]), Badge(who=at, mark=token("destroyed"))]


class LairSealed(CreatureEvent, kw_only=True):
    cell: int
    clause: str | None = "MA-SEAL-3"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.sealed", who=self.name)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=cell_id(self.cell), mark=token("sealed"))]


class ChapterCellLit(Event, kw_only=True):
    cell: int
    clause: str | None = "MA-SEAL-4"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.lit")

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=cell_id(self.cell), mark=token("lit"))]


class ExitPlaced(Event, kw_only=True):
    cell: int
    clause: str | None = "MA-GOAL-3"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.exit")

    def beats(self, state: Machina) -> list[AnyBeat]:
        at = cell_id(self.cell)
        return [Badge(who=at, mark=token("exit")), Announce(text=say("story.exit"), tone="good", at=at)]


class BarrelExploded(Event, kw_only=True):
    cell: int
    whom: list[str]
    """The ids on the screen of what stands beside it."""
    clause: str | None = "MA-BAR-4"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.barrel")

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Aim(who=cell_id(self.cell), whom=self.whom)]


class TrapsTriggered(Event, kw_only=True):
    cells: list[int]
    """Those on which somebody stands."""
    clause: str | None = "MA-TRAP-1"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.traps")

    def beats(self, state: Machina) -> list[AnyBeat]:
        found: list[AnyBeat] = [Change(at=cell_id(cell), text=say("cell.trap")) for cell in self.cells]
        return found or [Change(at=MAP, text=say("cell.trap"))]


# --- what chapters change on the board -----------------------------------------------------------------------------


class WaterRose(Event, kw_only=True):
    """Water tokens come onto these cells."""

    cells: list[int]
    clause: str | None = "MA-WATER-O1"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.water-rises", n=len(self.cells))

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=cell_id(cell), mark=token("water")) for cell in self.cells]


class WaterFell(Event, kw_only=True):
    cells: list[int]
    clause: str | None = "MA-WATER-O3"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.water-falls")

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=cell_id(cell), mark=token("water"), gone=True) for cell in self.cells]


class TrainRan(Event, kw_only=True):
    cells: list[int]
    """Those on which somebody stands."""
    clause: str | None = "MA-RAIL-O2"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.train")

    def beats(self, state: Machina) -> list[AnyBeat]:
        found: list[AnyBeat] = [Announce(text=say("story.train"), tone="bad", art="machina/scenario/train")]
        return found + [Change(at=cell_id(cell), text=say("mark.tracks")) for cell in self.cells]


class ObjectPlaced(Quiet, kw_only=True):
    """An object of the chapter lies on a cell."""

    cell: int
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=cell_id(self.cell), mark=token("object"))]


class ObjectTaken(CreatureEvent, kw_only=True):
    cell: int
    clause: str | None = "MA-OBJ-O2"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.object-taken", who=self.name)

    def beats(self, state: Machina) -> list[AnyBeat]:
        at = cell_id(self.cell)
        return [Aim(who=figure_id(self.who), whom=[at]), Badge(who=at, mark=token("object"), gone=True)]


class ObjectsGone(Quiet, kw_only=True):
    """The objects that nobody took go with their chapter."""

    cells: list[int]
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=cell_id(cell), mark=token("object"), gone=True) for cell in self.cells]


class SealBroken(Event, kw_only=True):
    cell: int
    clause: str | None = "MA-SEAL-O3"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.seal-broken")

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=cell_id(self.cell), mark=token("sealed"), gone=True)]


class LightsDoused(Event, kw_only=True):
    cells: list[int]
    clause: str | None = "MA-SEAL-O4"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.doused")

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=cell_id(cell), mark=token("lit"), gone=True) for cell in self.cells]
