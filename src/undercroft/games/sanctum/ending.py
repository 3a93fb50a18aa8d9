"""The end of a game: what each hero has left, and its deeds, counted from what happened."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undercroft.core.endings import honour, places
from undercroft.core.events import LogLine
from undercroft.core.say import say
from undercroft.core.scene import Ending, Mark, Points, Standing, Stat, plain_ending
from undercroft.games.sanctum.events import ChestItemTaken, DemonDefeated, ItemGained, Wounded
from undercroft.games.sanctum.lord_events import RoundFought
from undercroft.games.sanctum.names import hero_name
from undercroft.games.sanctum.state import DEAD, WON, Hero, Sanctum


class Deeds(msgspec.Struct):
    """What one hero did in the whole game."""

    demons: int = 0
    items: int = 0
    wounds: int = 0


def count_up(view: Sanctum, story: Iterable[LogLine]) -> Ending | None:
    """Who has the greatest glory, and by what (SA-END-4 to SA-END-8)."""
    found = plain_ending(view)
    if found is None:
        return None
    done = deeds_of(story, view.players)
    all_died = not any(hero.status == WON for hero in view.seats)
    ranks = places([rank_score(hero, all_died) for hero in view.seats], found.winners)
    found.standings = [standing(view, seat, ranks[seat], done[seat], all_died) for seat, hero in enumerate(view.seats)]
    found.facts = [
        Mark(say("end.rounds", rounds=view.round), "hourglass"),
        Mark(say("end.survivors", count=sum(hero.status == WON for hero in view.seats), of=view.players), "heart"),
        Mark(say("status.difficulty", difficulty=say(f"setting.difficulty.{view.difficulty}")), "skull"),
    ]
    best = max((hero.health for hero in view.seats if hero.status == WON), default=0)
    if sum(hero.status == WON and hero.health == best for hero in view.seats) > len(found.winners):
        found.facts.append(Mark(say("end.tiles-decide", "SA-END-6"), "crown"))
    for deed, art in (
        ("demons", "core/game/sanctum"),
        ("items", "sanctum/slot/armour"),
        ("wounds", "core/stat/damage"),
    ):
        about = say(f"honour.{deed}-about")
        found.honours += honour(say(f"honour.{deed}"), found.standings, f"deed.{deed}", art, about)
    found.honours += honour(
        say("honour.tiles"), found.standings, "deed.tiles", "core/stat/victory", say("honour.tiles-about")
    )
    return found


def rank_score(hero: Hero, all_died: bool) -> float:
    """Health and tiles of survivors; else cards destroyed and hits on the current one (SA-END-4 to SA-END-7)."""
    if all_died:
        return hero.destroyed + (hero.row[0].hits.bit_count() if hero.row else 0) / 100
    return hero.health + hero.tiles / 100 if hero.status == WON else -1


def deeds_of(story: Iterable[LogLine], players: int) -> list[Deeds]:
    """What the heroes did, by seat."""
    done = [Deeds() for _ in range(players)]
    for line in story:
        event = line.event
        if isinstance(event, DemonDefeated):
            done[event.seat].demons += 1
        elif isinstance(event, ItemGained | ChestItemTaken):
            done[event.seat].items += 1
        elif isinstance(event, Wounded | RoundFought):  # in the last fight told round by round
            done[event.seat].wounds += event.wounds
    return done


def standing(view: Sanctum, seat: int, place: int, done: Deeds, all_died: bool) -> Standing:
    hero = view.seats[seat]
    if all_died:
        counted = Points(title=say("end.destroyed"), value=1, count=hero.destroyed)
        score = Stat(say("end.destroyed"), hero.destroyed, icon="skull")
    else:
        health = hero.health if hero.status == WON else 0
        counted = Points(title=say("end.health"), value=1, count=health)
        score = Stat(say("end.health"), health, icon="heart")
    return Standing(
        seat=seat,
        title=hero_name(view, seat),
        art=f"sanctum/hero/{hero.name}",
        place=place,
        score=score,
        points=[counted] if counted.count else [],
        deeds=[
            Stat(say("deed.demons"), done.demons, icon="sword"),
            Stat(say("deed.destroyed"), hero.destroyed, icon="skull"),
            Stat(say("deed.tiles"), hero.tiles, icon="crown"),
            Stat(say("deed.skills"), hero.unlocked.bit_count(), icon="star"),
            Stat(say("deed.items"), done.items, icon="bag"),
            Stat(say("deed.wounds"), done.wounds, icon="blood"),
        ],
        note=say("end.slain") if hero.status == WON else say("end.dead"),
        fallen=hero.status == DEAD,
    )
