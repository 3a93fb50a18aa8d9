"""Cards in words: every line is made from the declaration that the rules run, so the two cannot disagree."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.say import Say, say
from undercroft.games.sanctum.cards.abilities import Ability
from undercroft.games.sanctum.cards.demons import COLOURS, Demon, Item
from undercroft.games.sanctum.cards.heroes import GEMSTONE, TILE, Skill
from undercroft.games.sanctum.cards.lord import CLIMBER, LastFoe


def effect_text(effect: str) -> Say:
    name = effect.rstrip("0123456789")
    number = effect[len(name) :]
    return say(f"effect.{name}", n=int(number)) if number else say(f"effect.{name}")


def ability_text(ability: Ability, held: str = "") -> Say:
    """An ability with its cost, and whether something lies in its spaces."""
    cost = "".join(sorted(ability.spaces, key="RBP".index))
    key = "ability.corrupted" if "x" in held else "ability.used" if held else "ability.line"
    return say(key, cost=say(f"cost.{cost}"), effect=effect_text(ability.effect))


def skill_text(skill: Skill) -> Say:
    if skill.kind == TILE:
        if skill.stamina and skill.focus:
            return say("skill.tile-both", stamina=skill.stamina, focus=skill.focus)
        if skill.stamina:
            return say("skill.tile-stamina", stamina=skill.stamina)
        return say("skill.tile-focus", focus=skill.focus)
    if skill.ability is None:
        return say(f"block.{skill.block}")
    if skill.kind == GEMSTONE:
        return ability_text(skill.ability)
    return say("skill.attack", effect=effect_text(skill.ability.effect))


def gem_counts(counts: Sequence[int]) -> list[Say]:
    """So many gems of each colour (red, green, blue, white), none of them left at zero."""
    return [say(f"gems.{colour}", count=count) for colour, count in zip(COLOURS, counts, strict=False) if count]


def item_lines(item: Item) -> list[Say]:
    lines = [ability_text(ability) for ability in item.abilities]
    if item.stamina:
        lines.append(say("item.bonus-stamina"))
    if item.focus:
        lines.append(say("item.bonus-focus"))
    lines.append(say("item.cost", gems=gem_counts(item.cost)))
    return lines


def hidden_item(demon: Demon) -> Say:
    """What the demon side tells of the item: its kind and its colours, nothing more (SA-CRD-4, SA-CRD-O1)."""
    colours = [say(f"colour.{COLOURS[c]}") for c, count in enumerate(demon.item.cost) if count]
    return say("demon.hides", slot=say(f"slot.{demon.item.slot}"), colours=colours)


def effect_of_card(card: LastFoe) -> Say:
    key = "lord.effect-climber" if card.aim == CLIMBER else "lord.effect"
    return say(key, penalty=say(f"penalty.{card.penalty}"), wounds=card.wounds)
