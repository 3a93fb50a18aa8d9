"""What blows, monsters and items are worth to the sensible player."""

from __future__ import annotations

from functools import cache

from undercroft.games.machina.board import distance
from undercroft.games.machina.cards.model import Ability
from undercroft.games.machina.cards.registry import ABILITIES, ITEMS, MONSTERS, NUMBERS
from undercroft.games.machina.cards.verbs import Attack, Change
from undercroft.games.machina.dice import dice as dice_table
from undercroft.games.machina.reading import ability_changes, owned, stat_of
from undercroft.games.machina.state import Explorer, Machina, Monster


@cache
def odds(high: int, low: int, needed: int) -> float:
    """The chance that so many dice come to at least `needed`."""
    outcomes, weights = dice_table(high, low)
    return sum([w for o, w in zip(outcomes, weights, strict=True) if o >= needed]) / sum(weights)


def attack_of(ability: Ability) -> Attack | None:
    """The attack that an ability makes, if any."""
    return next((step for step in ability.steps if isinstance(step, Attack)), None)


def hit_chance(state: Machina, explorer: Explorer, step: Attack, monster: Monster) -> float:
    wall = stat_of(state, monster, "will" if step.magic else "defence")
    plus = explorer.attack + sum(ability_changes(state, explorer, "attack"))
    return odds(step.high, step.low, wall - plus)


def danger(state: Machina, monster: Monster, explorer: Explorer) -> float:
    """How badly one wants this monster gone."""
    card = MONSTERS[monster.id]
    near = max(0, 8 - distance(monster.cell, explorer.cell)) / 8
    wounded = 1 - (monster.health - 1) / max(1, card.health)
    return 0.6 + 0.25 * card.level + 0.8 * near + 0.7 * wounded + (2.0 if card.boss else 0)


def item_worth(explorer: Explorer, item: str) -> float:
    """What an item is worth to an explorer who does not have it yet."""
    card = ITEMS[item]
    worth = card.level * 1.0
    mine = [ITEMS[other] for other in owned(explorer) if other != item]
    for number in NUMBERS[item]:
        ability = ABILITIES[number].ability
        step = attack_of(ability)
        if step is not None and card.type != "consumable":
            per = (1.5 * step.high + 0.8 * step.low) / max(1, ability.stamina)
            worth += 1.5 * per + 0.12 * ability.reach
        elif ability.kind == "passive":
            worth += sum([1.6 * change.n if isinstance(change, Change) else 0.8 for change in ability.steps], 0.0)
        elif card.type != "consumable":
            worth += 0.8 + 0.5 * len(ability.steps)
    if card.type == "consumable":
        worth += 1.1
    elif card.role == "extension":
        fits = any(m.role == "main" and m.type == card.type and m.connector == card.connector for m in mine)
        worth += 1.0 if fits else -0.5
    elif card.role == "upgrade":
        worth -= 0.5
    if card.role == "main" and any(m.type == card.type and m.role == "main" for m in mine):
        worth -= 1.2
    return worth
