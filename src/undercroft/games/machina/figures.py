"""Creatures as every screen shows them on the map: their numbers and what lasts on them."""

from __future__ import annotations

from undercroft.core.say import say
from undercroft.core.scene import Figure, Mark, Stat
from undercroft.games.machina.cards.registry import MONSTERS
from undercroft.games.machina.ids import cell_id, figure_id
from undercroft.games.machina.reading import name, stat_of
from undercroft.games.machina.state import MOST_INSPIRATION, Creature, Explorer, Machina, Monster


def stats(view: Machina, creature: Creature) -> list[Stat]:
    if type(creature) is Explorer:
        return [
            Stat(say("stat.health"), creature.health, creature.most_health, "heart"),
            Stat(say("stat.stamina"), creature.stamina, creature.most_stamina, "boot"),
            Stat(say("stat.inspiration"), creature.inspiration, MOST_INSPIRATION, "star"),
            Stat(say("stat.defence"), stat_of(view, creature, "defence"), icon="shield"),
            Stat(say("stat.will"), stat_of(view, creature, "will"), icon="magic"),
        ]
    card = MONSTERS[creature.id]
    return [
        Stat(say("stat.health"), max(0, creature.health), card.health, "heart"),
        Stat(say("stat.stamina"), card.stamina, icon="boot"),
        Stat(say("stat.defence"), stat_of(view, creature, "defence"), icon="shield"),
        Stat(say("stat.will"), stat_of(view, creature, "will"), icon="magic"),
    ]


def lasting(what: str, by: int) -> Mark:
    """The mark of an ongoing effect: a stat that is changed, or a keyword."""
    if what in ("defence", "will", "attack"):
        return Mark(say(f"stat.{what}"), "hourglass", f"{by:+d}")
    return Mark(say("mark.control" if what == "control" else f"keyword.{what}"), "hourglass")


def lesson(stat: str, by: int) -> Mark:
    """The mark of what a monster has learned (MA-LEARN-O1)."""
    return Mark(say("mark.lesson", stat=say(f"stat.{stat}")), "book", f"{by:+d}")


def marks_on(view: Machina, creature: Creature) -> list[Mark]:
    """Ongoing effects on a creature, and what it has learned."""
    found = [lasting(what, by) for marker in view.markers for who, what, by in marker.changes if who == creature.id]
    return found + [lesson(stat, by) for stat, by in view.lessons.get(creature.id, {}).items()]


def explorer_figure(view: Machina, explorer: Explorer) -> Figure:
    return Figure(
        id=figure_id(explorer.id),
        cell=cell_id(explorer.cell),
        title=name(explorer),
        sign=explorer.id[:2].title(),
        side="hero",
        icon="person",
        art=f"machina/explorer/{explorer.id}",
        acting=view.active >= 0 and explorer is view.explorers[view.active],
        seat=explorer.seat,
        stats=stats(view, explorer),
        marks=marks_on(view, explorer),
    )


def monster_figure(view: Machina, monster: Monster) -> Figure:
    card = MONSTERS[monster.id]
    return Figure(
        id=figure_id(monster.id),
        cell=cell_id(monster.cell),
        title=name(monster),
        sign=monster.id[:2],
        side="boss" if card.boss else "elite" if card.level > 2 else "enemy",
        icon="beast",
        art=f"machina/monster/{monster.id}",
        stats=stats(view, monster),
        marks=marks_on(view, monster),
    )
