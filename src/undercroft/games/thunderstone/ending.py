"""The end of a game: victory points by card and source, and the deeds of each seat, counted from what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from undercroft.core.endings import honour, places
from undercroft.core.events import LogLine
from undercroft.core.say import Say, say
from undercroft.core.scene import Ending, Honour, Mark, Points, Standing, Stat, plain_ending
from undercroft.games.thunderstone.cards import CARDS, THUNDERSTONE
from undercroft.games.thunderstone.cards.model import HERO, MONSTER, Card
from undercroft.games.thunderstone.cards.text import name
from undercroft.games.thunderstone.events import Bought, Levelled, Lost, TurnBegan, Won
from undercroft.games.thunderstone.faces import HIDDEN
from undercroft.games.thunderstone.state import Thunderstone


class Deeds(msgspec.Struct):
    """What one seat did in the whole game."""

    turns: int = 0
    won: int = 0
    lost: int = 0
    bought: int = 0
    levelled: int = 0
    blow: int = 0
    """The highest total attack of a battle."""
    victim: Say | None = None


def ending(view: Thunderstone, story: Iterable[LogLine]) -> Ending | None:
    """Who won and by which cards (TH-WIN-1 to TH-WIN-7)."""
    found = plain_ending(view)
    if found is None:
        return None
    done = deeds_of(story, view.players)
    ranks = places(found.scores, found.winners)
    found.standings = [standing(view, seat, ranks[seat], done[seat]) for seat in range(view.players)]
    found.facts = [Mark(say("end.turns", turns=sum(one.turns for one in done)), "hourglass")]
    if found.scores.count(max(found.scores)) > len(found.winners):
        found.facts.append(Mark(say("end.stone-decides", "TH-WIN-6"), "crown"))
    found.honours = honours(found.standings, done)
    return found


def deeds_of(story: Iterable[LogLine], players: int) -> list[Deeds]:
    """What the players did, by seat."""
    done = [Deeds() for _ in range(players)]
    for line in story:
        event = line.event
        if isinstance(event, TurnBegan):
            done[event.seat].turns += 1
        elif isinstance(event, Won):
            one = done[event.seat]
            one.won += 1
            if event.total > one.blow:
                one.blow, one.victim = event.total, name(event.card)
        elif isinstance(event, Lost):
            done[event.seat].lost += 1
        elif isinstance(event, Bought):
            done[event.seat].bought += 1
        elif isinstance(event, Levelled):
            done[event.seat].levelled += 1
    return done


def standing(view: Thunderstone, seat: int, place: int, done: Deeds) -> Standing:
    cards = [card for card in view.seats[seat].cards() if card != HIDDEN]
    points = points_of(cards)
    has_stone = THUNDERSTONE in cards
    return Standing(
        seat=seat,
        place=place,
        score=Stat(say("stat.points"), sum(one.value * one.count for one in points), icon="crown"),
        points=points,
        deeds=[
            Stat(say("deed.monsters"), done.won, icon="sword"),
            Stat(say("deed.lost"), done.lost, icon="skull"),
            Stat(say("deed.blow"), done.blow, icon="strength"),
            Stat(say("deed.bought"), done.bought, icon="coin"),
            Stat(say("deed.levelled"), done.levelled, icon="star"),
            Stat(say("deed.diseases"), cards.count("disease"), icon="poison"),
            Stat(say("deed.cards"), len(cards), icon="deck"),
        ],
        note=say("end.stone") if has_stone else None,
    )


def source_of(card: Card) -> Say:
    """What a card's points are counted under: its family of monsters, else its type."""
    if card.type == MONSTER:
        return say(f"group.{card.group}")
    if card.type == HERO:
        return say("end.heroes")
    return say(f"type.{card.type}")


def points_of(cards: list[str]) -> list[Points]:
    """All cards that count (TH-WIN-4, TH-WIN-7), those of one source together, the most valuable first."""
    found = [
        Points(
            title=name(card),
            value=CARDS[card].points,
            count=count,
            art=f"thunderstone/card/{card}",
            source=source_of(CARDS[card]),
        )
        for card, count in sorted(Counter(cards).items())
        if CARDS[card].points
    ]
    worth: Counter[str] = Counter()
    for one in found:
        worth[one.source.key if one.source else ""] += one.value * one.count
    found.sort(
        key=lambda one: (-worth[one.source.key if one.source else ""], one.source and one.source.key, -one.value)
    )
    return found


def honours(standings: list[Standing], done: list[Deeds]) -> list[Honour]:
    best = max(done, key=lambda one: one.blow)
    about = say("honour.blow-against", card=best.victim) if best.victim is not None else None
    found = honour(say("honour.blow"), standings, "deed.blow", "core/stat/attack", about)
    found += honour(
        say("honour.monsters"), standings, "deed.monsters", "core/game/thunderstone", say("honour.monsters-about")
    )
    found += honour(say("honour.bought"), standings, "deed.bought", "core/stat/price", say("honour.bought-about"))
    found += honour(
        say("honour.levelled"), standings, "deed.levelled", "core/stat/experience", say("honour.levelled-about")
    )
    found += honour(
        say("honour.diseases"), standings, "deed.diseases", "thunderstone/card/disease", say("honour.diseases-about")
    )
    return found
