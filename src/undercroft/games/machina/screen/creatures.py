"""What the screen says of a monster: whom it hunts and why."""

from __future__ import annotations

from undercroft.core.say import Say, say
from undercroft.games.machina import hunting
from undercroft.games.machina import monster as monster_rules
from undercroft.games.machina.reading import name
from undercroft.games.machina.state import Explorer, Machina, Monster


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
