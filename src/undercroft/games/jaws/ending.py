"""The end of a scenario or of the campaign: deeds, loot and experience, what opened, what still stood."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from undercroft.core.endings import honour
from undercroft.core.events import LogLine
from undercroft.core.say import say
from undercroft.core.scene import Ending, Figure, Mark, Standing, Stat, plain_ending
from undercroft.games.haven.battlefield import MONSTERS as AGAINST
from undercroft.games.haven.ending import Deeds, count_fallen, deed_stats, deeds_of, last_scenario
from undercroft.games.jaws.campaign_events import BroughtHome, GoalMet, ItemReceived, Rewarded, ScenarioListed
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.events import Exhausted, RoundBegan, ScenarioBegan, TreasureOpened
from undercroft.games.jaws.state import Hero, Jaws

Draw = Callable[[Jaws, int], Figure]
"""How a figure of the map is drawn, by its place among the figures."""

TOWN = ("levels", "event", "town")
"""The phases between two scenarios of a campaign."""
REWARD_SIGNS = {"gold": "coin", "experience": "star", "checkmarks": "check", "perks": "check"}


def tell_ending(view: Jaws, story: Iterable[LogLine], draw: Draw) -> Ending | None:
    """How the game ended; in town, how the last scenario did (JL-SCN-9 to JL-SCN-11, JL-REW-2)."""
    found = plain_ending(view)
    if found is None:
        if view.phase not in TOWN or not view.played or view.figures:
            return None
        return tell_scenario(view, last_scenario(story, ScenarioBegan), None)
    if not view.single:
        return tell_campaign(view, found, list(story))
    found = tell_scenario(view, last_scenario(story, ScenarioBegan), found)
    if not found.winners:
        found.left = [
            draw(view, at) for at, one in enumerate(view.figures) if one.cell >= 0 and one.side == AGAINST
        ]  # fmt: skip
    elif view.book.opens:
        found.next = {"scenario": view.book.opens[0]}
        found.next_title = say(f"scenario.n{view.book.opens[0]}")
    return found


def tell_scenario(view: Jaws, story: list[LogLine], found: Ending | None) -> Ending:
    """A scenario by its own story; `found`: it was the whole game."""
    won = view.won
    if found is None:
        found = Ending(
            list(range(view.players)) if won else [],
            [float(won)] * view.players,
            say("ending.won" if won else "ending.lost"),
            is_part=True,
            number=view.played,
        )
    begun = next((line.event for line in story if isinstance(line.event, ScenarioBegan)), None)
    if begun is not None:
        found.title = say("end.scenario", scenario=say(f"scenario.n{begun.scenario}"), level=begun.level)
    done = deeds_of(story, len(view.heroes))
    fallen = exhausted_in(story)
    found.standings = [
        standing(hero, done[at], brought_home(story, at), fallen.get(at, 0)) for at, hero in enumerate(view.heroes)
    ]
    rounds = sum(isinstance(line.event, RoundBegan) for line in story)
    found.facts = [
        Mark(say("end.rounds", rounds=rounds), "hourglass"),
        Mark(say("end.fell", count=count_fallen(story)), "skull"),
        *worth_telling(story),
    ]
    add_honours(found)
    return found


def worth_telling(story: list[LogLine]) -> list[Mark]:
    """What was found, won, opened and closed, as the story told it; an item out of a treasure is told once."""
    finders = {line.event.hero for line in story if isinstance(line.event, TreasureOpened)}
    found = []
    for line in story:
        event = line.event
        if isinstance(event, TreasureOpened):
            found.append(Mark(line.say, "chest"))
        elif isinstance(event, ItemReceived) and event.hero not in finders:
            found.append(Mark(line.say, "gift"))
        elif isinstance(event, ScenarioListed):
            found.append(Mark(line.say, "key" if event.is_open else "lock"))
        elif isinstance(event, GoalMet):
            found.append(Mark(line.say, "check"))
        elif isinstance(event, Rewarded):
            found.append(Mark(line.say, REWARD_SIGNS[event.kind]))
    return found


def tell_campaign(view: Jaws, found: Ending, story: list[LogLine]) -> Ending:
    """The party leaves: what it has done in the whole campaign, and its sheets."""
    done = deeds_of(story, len(view.heroes))
    found.standings = [standing(hero, done[at], (0, 0), 0) for at, hero in enumerate(view.heroes)]
    for hero, one in zip(view.heroes, found.standings, strict=True):
        one.gains = [
            Stat(say("stat.level"), hero.level, icon="level"),
            Stat(say("stat.xp"), hero.experience, icon="star"),
            Stat(say("stat.gold"), hero.gold, icon="coin"),
        ]
    found.facts = [
        Mark(say("end.done", count=len(view.done), of=len(SCENARIOS)), "flag"),
        Mark(say("end.played", count=view.played), "swords"),
    ]
    add_honours(found)
    return found


def brought_home(story: list[LogLine], hero: int) -> tuple[int, int]:
    """Gold and experience that a hero has from the scenario."""
    hauls = [line.event for line in story if isinstance(line.event, BroughtHome) and line.event.hero == hero]
    return sum(haul.gold for haul in hauls), sum(haul.experience for haul in hauls)


def standing(hero: Hero, done: Deeds, haul: tuple[int, int], fell_in: int) -> Standing:
    gold, experience = haul
    return Standing(
        seat=hero.seat,
        title=say(f"hero.{hero.kind}"),
        art=f"jaws/hero/{hero.kind}",
        deeds=deed_stats(done),
        gains=[
            Stat(say("stat.xp"), f"+{experience}", icon="star"),
            Stat(say("stat.gold"), f"+{gold}", icon="coin"),
        ],
        note=say("end.exhausted", round=fell_in) if fell_in else None,
        fallen=fell_in > 0,
    )


def exhausted_in(story: list[LogLine]) -> dict[int, int]:
    """The round in which each character was exhausted (JL-EXH-2)."""
    found: dict[int, int] = {}
    round = 0
    for line in story:
        if isinstance(line.event, RoundBegan):
            round = line.event.round
        elif isinstance(line.event, Exhausted):
            found.setdefault(line.event.hero, round)
    return found


def add_honours(found: Ending) -> None:
    for deed in ("damage", "felled", "suffered", "healed"):
        found.honours += honour(say(f"honour.{deed}"), found.standings, f"deed.{deed}")
