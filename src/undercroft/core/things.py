"""What lies on a screen, thing by thing: ids with their names, for whoever asks about one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from undercroft.core.say import Say
from undercroft.core.scene import BoardItem, CardItem, Content, DiceItem, Panel, PileItem, RoadItem, place_name


class Thing(NamedTuple):
    """Something on the screen that has an id."""

    id: str
    title: Say | None
    place: str = ""
    """A cell as players say it: C4; empty for everything else."""


def things_in(panels: Iterable[Panel]) -> Iterator[Thing]:
    """Everything in these panels that has an id."""
    for panel in panels:
        for item in panel.items:
            yield from _things_of(item)


def _things_of(item: Content) -> Iterator[Thing]:
    if item.id:
        yield Thing(item.id, item.title)
    if isinstance(item, CardItem):
        for under in item.cards:
            yield from _things_of(under)
    elif isinstance(item, PileItem):
        if item.top is not None:
            yield from _things_of(item.top)
    elif isinstance(item, BoardItem):
        for figure in item.figures:
            yield Thing(figure.id, figure.title)
        for cell in item.cells:
            yield Thing(cell.id, cell.label, place_name(item.grid, cell.x, cell.y))
    elif isinstance(item, DiceItem):
        for die in item.dice:
            yield Thing(die.id, die.label)
    elif isinstance(item, RoadItem):
        for place in item.places:
            yield Thing(place.id, place.title)
