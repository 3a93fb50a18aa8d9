"""The end of a scenario: how far the explorers came, what each of them did, what still stood when all fell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from undercroft.core.endings import honour
from undercroft.core.events import LogLine
from undercroft.core.say import say
from undercroft.core.scene import Ending, Figure, Mark, Standing, Stat, plain_ending
from undercroft.games.machina.cards.registry import CHAPTERS, MONSTERS
from undercroft.games.machina.events.board import ChapterCellUsed, Explored, LairSealed, MonsterDestroyed
from undercroft.games.machina.events.cards import ItemGot
from undercroft.games.machina.events.fights import HealthLost, Supported
from undercroft.games.machina.figures import stats
from undercroft.games.machina.ids import figure_id
from undercroft.games.machina.reading import SCENARIOS, chapter_of, name, owned
from undercroft.games.machina.screen.cards import item_card
from undercroft.games.machina.state import Explorer, Machina, Monster


class Deeds(msgspec.Struct):
    """What one explorer did."""

    destroyed: int = 0
    explored: int = 0
    activated: int = 0
    sealed: int = 0
    items: int = 0
    wounds: int = 0
    given: int = 0
    """Inspiration that others were supported with."""


def ending(view: Machina, story: Iterable[LogLine]) -> Ending | None:
    found = plain_ending(view)
    if found is None:
        return None
    done, destroyed = deeds_of(story)
    found.title = say(f"scenario.{view.scenario}")
    found.standings = [standing(explorer, done[explorer.id]) for explorer in view.explorers]
    reached = say(
        "end.chapter",
        number=view.chapter + 1,
        of=len(CHAPTERS[view.scenario]),
        title=say(f"chapter.{chapter_of(view).id}"),
    )
    found.facts = [
        Mark(reached, "book"),
        Mark(say("end.rounds", rounds=view.round), "hourglass"),
        Mark(say("end.destroyed", count=destroyed), "skull"),
        Mark(say("end.level", level=view.level), "crown"),
    ]
    for deed, art in (
        ("destroyed", "core/stat/attack"), ("explored", "machina/terrain/station"), ("wounds", "core/stat/damage"),
        ("given", "core/stat/inspiration"),
    ):  # fmt: skip
        found.honours += honour(say(f"honour.{deed}"), found.standings, f"deed.{deed}", art)
    if found.winners:
        following = SCENARIOS[SCENARIOS.index(view.scenario) + 1 :][:1]
        if following and not view.campaign:
            found.next = {"scenario": following[0]}
            found.next_title = say(f"scenario.{following[0]}")
    else:
        found.left = [figure(view, monster) for monster in view.order]
    return found


def deeds_of(story: Iterable[LogLine]) -> tuple[dict[str, Deeds], int]:
    """By the explorer's id; and how many monsters were destroyed by anybody or anything."""
    done: dict[str, Deeds] = defaultdict(Deeds)
    destroyed = 0
    for line in story:
        event = line.event
        if isinstance(event, MonsterDestroyed):
            destroyed += 1
            done[event.by].destroyed += 1
        elif isinstance(event, Explored):
            done[event.who].explored += 1
        elif isinstance(event, ChapterCellUsed):
            done[event.who].activated += 1
        elif isinstance(event, LairSealed):
            done[event.who].sealed += 1
        elif isinstance(event, ItemGot):
            done[event.who].items += 1
        elif isinstance(event, HealthLost):
            done[event.who].wounds += event.amount
        elif isinstance(event, Supported):
            done[event.who].given += event.amount
    return done, destroyed


def standing(explorer: Explorer, done: Deeds) -> Standing:
    return Standing(
        seat=explorer.seat,
        title=name(explorer),
        art=f"machina/explorer/{explorer.id}",
        deeds=[
            Stat(say("deed.destroyed"), done.destroyed, icon="sword"),
            Stat(say("deed.explored"), done.explored, icon="door"),
            Stat(say("deed.activated"), done.activated, icon="book"),
            Stat(say("deed.sealed"), done.sealed, icon="lock"),
            Stat(say("deed.items"), done.items, icon="bag"),
            Stat(say("deed.wounds"), done.wounds, icon="blood"),
            Stat(say("deed.given"), done.given, icon="inspiration"),
        ],
        gains=[Stat(say("stat.health"), max(0, explorer.health), explorer.most_health, "heart")]
        if explorer.alive
        else [],
        note=say("end.left") if explorer.left else say("end.alive") if explorer.alive else say("end.dead"),
        fallen=not explorer.alive,
        cards=[item_card(item) for item in owned(explorer)],
    )


def figure(view: Machina, monster: Monster) -> Figure:
    card = MONSTERS[monster.id]
    return Figure(
        id=f"left-{figure_id(monster.id)}",
        cell="",
        title=name(monster),
        sign=monster.id[:2],
        side="boss" if card.boss else "elite" if card.level > 2 else "enemy",
        art=f"machina/monster/{monster.id}",
        stats=stats(view, monster)[:1],
    )
