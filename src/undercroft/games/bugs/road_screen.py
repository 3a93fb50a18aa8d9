"""The road of a campaign as a map: what is done, what comes next, how far it is (BB-CAM-1, BB-CAM-4)."""

from __future__ import annotations

from itertools import pairwise
from math import sin

from undercroft.core.say import say
from undercroft.core.scene import Panel, Place, RoadItem, SharedPanel
from undercroft.core.shared import shared
from undercroft.games.bugs.campaign import path
from undercroft.games.bugs.state import BEGIN, Bugs


def place_id(number: int) -> str:
    return f"place-{number}"


def road_panel(view: Bugs) -> Panel:
    """The fourteen scenarios of this character; those to come are not known yet."""
    return _road_panel(view.character, view.scenario, tuple(view.completed), view.phase == BEGIN)


@shared
def _road_panel(character: str, scenario: int, completed: tuple[int, ...], is_before: bool) -> Panel:
    numbers = path(character, scenario, completed)
    places = [_place(number, at, scenario, completed, is_before) for at, number in enumerate(numbers)]
    ways = [[place_id(one), place_id(other)] for one, other in pairwise(numbers)]
    item = RoadItem(id="road", title=say("scene.road"), places=places, ways=ways)
    return SharedPanel(id="campaign", title=say("scene.road"), role="info", items=[item], folded=True)


def _place(number: int, at: int, scenario: int, completed: tuple[int, ...], is_before: bool) -> Place:
    state = "unknown"
    if number == scenario and number not in completed:
        state = "open" if is_before else "now"
    elif number in completed:
        state = "done"
    found = Place(id=place_id(number), number=at + 1, x=85 + at * 64, y=500 + round(260 * sin(at * 0.95)), state=state)
    if state != "unknown":
        found.title = say(f"scenario.{number}")
        found.art = f"bugs/scenario/{number}"
        found.lines = [say(f"scenario.{number}.intro")]
    return found
