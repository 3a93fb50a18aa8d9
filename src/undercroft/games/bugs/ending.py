"""The end of a scenario or of the campaign: what the hero did, how far the road is, what still stood."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from undercroft.core.events import LogLine
from undercroft.core.say import say
from undercroft.core.scene import CardItem, Ending, Figure, Mark, Standing, Stat, plain_ending
from undercroft.games.bugs.campaign import next_scenario, path
from undercroft.games.bugs.events import (
    ConclusionRead,
    RoundBegan,
    ScenarioBegan,
    ScenarioCompleted,
    ScenarioFailed,
)
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import AFTER, BEGIN, Bugs
from undercroft.games.haven.battlefield import HEROES
from undercroft.games.haven.ending import count_fallen, deed_stats, deeds_of, last_scenario

Draw = Callable[[Bugs, int], Figure]
"""How a figure of the map is drawn, by its place among the figures."""


def tell_ending(view: Bugs, story: Iterable[LogLine], draw: Draw, items: list[CardItem]) -> Ending | None:
    """How the game ended; between two scenarios of a campaign, how the last one did (BB-CAM-4, BB-CAM-5)."""
    found = plain_ending(view)
    if found is None and (not view.campaign or not view.attempts or view.phase not in (BEGIN, AFTER)):
        return None
    told = list(story)
    has_begun = found is None and view.phase == BEGIN  # the next one is being set up
    last = last_scenario(told, ScenarioBegan, int(has_begun))
    completed = any(isinstance(line.event, ScenarioCompleted) for line in last)
    if found is None:
        if not completed and not any(isinstance(line.event, ScenarioFailed) for line in last):
            return None
        reason = say("ending.scenario-won" if completed else "ending.scenario-lost")
        found = Ending(
            [0] if completed else [], [float(completed)], reason, is_part=True, number=view.attempts - has_begun
        )
    is_campaign = view.campaign and not found.is_part
    begun = next((line.event.scenario for line in last if isinstance(line.event, ScenarioBegan)), None)
    if begun is not None and not is_campaign:
        found.title = say("end.scenario", scenario=say(f"scenario.{begun}"), level=SCENARIOS[begun].level)
    found.standings = [standing(view, told if is_campaign else last, completed, items)]
    found.facts = facts(view, last, is_campaign)
    if completed and not view.campaign:
        follows = next_scenario(view.character, view.scenario)
        if follows is not None:
            found.next, found.next_title = {"scenario": follows}, say(f"scenario.{follows}")
    if not completed:
        found.left = [
            draw(view, at) for at, one in enumerate(view.figures) if one.cell >= 0 and one.side != HEROES
        ]  # fmt: skip
    return found


def facts(view: Bugs, story: list[LogLine], is_campaign: bool) -> list[Mark]:
    """Rounds and fallen monsters, the words of the conclusion, how far the road is."""
    found: list[Mark] = []
    if not is_campaign:
        rounds = sum(isinstance(line.event, RoundBegan) for line in story)
        fell = count_fallen(story)
        found = [Mark(say("end.rounds", rounds=rounds), "hourglass"), Mark(say("end.fell", count=fell), "skull")]
        found += [Mark(line.say, "scroll") for line in story if isinstance(line.event, ConclusionRead)]
    if view.campaign:
        found.append(
            Mark(
                say("end.road", count=len(view.completed), of=len(path(view.character, view.scenario, view.completed))),
                "flag",
            )
        )
        found.append(Mark(say("end.attempts", count=view.attempts), "swords"))
    return found


def standing(view: Bugs, story: list[LogLine], completed: bool, items: list[CardItem]) -> Standing:
    own = f"character.{view.character}"
    hero = view.figures[0] if view.figures else None
    return Standing(
        seat=0,
        title=say(own),
        art=f"bugs/hero/{view.character}",
        deeds=deed_stats(deeds_of(story, 1)[0]),
        gains=[Stat(say("stat.health"), hero.health, hero.max_health, "heart")]
        if hero is not None and completed
        else [],
        note=None if completed else say("end.exhausted"),
        fallen=not completed,
        cards=items,
    )
