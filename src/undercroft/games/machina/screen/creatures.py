"""What the screen says of a creature: its numbers, what lasts on it, and whom a monster hunts and why."""

from __future__ import annotations

from undercroft.core.say import Say, say
from undercroft.core.scene import Mark, Stat
from undercroft.games.machina import hunting
from undercroft.games.machina import monster as monster_rules
from undercroft.games.machina.cards.registry import MONSTERS
from undercroft.games.machina.state import MOST_INSPIRATION, Creature, Explorer, Machina, Monster, name, stat_of


def hunts(view: Machina, monster: Monster) -> tuple[Explorer | None, Say]:
    """Whom a monster hunts and why, MA-MON-3."""
    owner = monster_rules.controller(view, monster)
    if owner >= 0:
        return None, say("hunt.controlled", "MA-CTRL-1", who=name(view.explorers[owner]))
    closest, count = hunting.nearest(view, monster)
    if not closest:
        return None, say("hunt.nobody", "MA-PRED-6")
    if len(closest) > 1:
        return None, say("hunt.tie", "MA-NEAR-6", who=[name(explorer) for explorer in closest], count=count)
    if count == hunting.FAR:
        return closest[0], say("hunt.walled", "MA-NEAR-O3", who=name(closest[0]))
    rivals = [
        explorer
        for explorer in hunting.targets(view, monster)
        if explorer is not closest[0] and hunting.counts(view, monster, explorer, hunting.hunting_ground(view)) == count
    ]
    if rivals:
        return closest[0], say("hunt.weakest", "MA-NEAR-5", who=name(closest[0]), count=count)
    return closest[0], say("hunt.nearest", "MA-NEAR-1", who=name(closest[0]), count=count)


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


def marks_on(view: Machina, creature: Creature) -> list[Mark]:
    """Ongoing effects on a creature."""
    found = []
    for marker in view.markers:
        for who, what, by in marker.changes:
            if who == creature.id:
                if what in ("defence", "will", "attack"):
                    found.append(Mark(say(f"stat.{what}"), "hourglass", f"{by:+d}"))
                else:
                    found.append(Mark(say("mark.control" if what == "control" else f"keyword.{what}"), "hourglass"))
    return found
