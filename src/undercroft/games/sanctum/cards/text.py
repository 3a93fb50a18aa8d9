"""Cards in words: every line is made from the verbs that the rules run, so that changing a card changes its text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from undercroft.core.say import Say, say
from undercroft.games.sanctum.cards import verbs as v
from undercroft.games.sanctum.cards.acts import BLESSING_EFFECTS
from undercroft.games.sanctum.cards.demons import COLOURS, Demon, Item
from undercroft.games.sanctum.cards.heroes import ATTACK, GEMSTONE, Skill
from undercroft.games.sanctum.cards.lord import CLIMBER, LastFoe


def _message(key: str) -> Callable[[Any], Say]:
    """The message with the verb's fields as its arguments."""
    return lambda verb: Say(key, msgspec.structs.asdict(verb))


def _tokens(verb: v.Tokens) -> Say:
    if verb.stamina and verb.focus:
        return say("skill.tile-both", stamina=verb.stamina, focus=verb.focus)
    if verb.stamina:
        return say("skill.tile-stamina", stamina=verb.stamina)
    return say("skill.tile-focus", focus=verb.focus)


def _corrupt(verb: v.Corrupt) -> Say:
    if verb.heal:
        return say("penalty.corrupt_heal", heal=verb.heal)
    return say(f"penalty.corrupt_{verb.colour}" if verb.colour else "penalty.corrupt")


SAY: dict[type[v.Verb], Callable[[Any], Say]] = {
    v.SetTo: _message("effect.set"),
    v.Plus: _message("effect.plus"),
    v.Minus: _message("effect.minus"),
    v.PlusMinus: _message("effect.pm"),
    v.RaiseDie: _message("effect.up"),
    v.LowerDie: _message("effect.down"),
    v.FlipDie: _message("effect.flip"),
    v.TipDie: _message("effect.tip"),
    v.UpTo: _message("effect.up_to"),
    v.SetOdd: _message("effect.odd"),
    v.AnyValue: _message("option.rage"),
    v.Shield: _message("effect.shield"),
    v.RerollDice: _message("block.reroll"),
    v.CopyDie: _message("block.copy"),
    v.ExtraHit: _message("block.hit"),
    v.Feint: _message("block.feint"),
    v.PairGuard: _message("block.pair"),
    v.AllPlacedGuard: _message("block.all_in"),
    v.SilverForGems: _message("block.green_gems"),
    v.SilverForPotion: _message("block.drank"),
    v.SilverForNoRage: _message("block.no_rage"),
    v.SilverForTwoWeapons: _message("block.two_weapons"),
    v.Tokens: _tokens,
    v.MorePotionSlots: _message("block.slots"),
    v.SecondRage: _message("block.second_rage"),
    v.ReturnStamina: _message("block.return_stamina"),
    v.SmallerChanges: _message("block.steady"),
    v.StrongPotions: _message("block.stomach"),
    v.MirrorRage: _message("block.mirror"),
    v.LoseToken: lambda verb: say(f"penalty.lose_{verb.token}"),
    v.LoseBlessing: _message("penalty.lose_blessing"),
    v.Corrupt: _corrupt,
    v.DrinkForNothing: _message("penalty.drink"),
    v.ExtraDamage: _message("penalty.extra_damage"),
    v.FewerDice: _message("penalty.fewer_dice"),
    v.ShortenTrack: _message("penalty.shorten"),
    v.ChangedDiceOnly: _message("penalty.changed_only"),
    v.RerollTwos: _message("penalty.reroll_twos"),
    v.PaySpace: _message("penalty.pay_space"),
    v.LoseDie: _message("penalty.lose_die"),
    v.UseRage: _message("penalty.use_rage"),
}
"""What each verb says."""


def verb_text(verb: v.Verb) -> Say:
    return SAY[type(verb)](verb)


def ability_text(ability: v.Ability, held: str = "") -> Say:
    """An ability with its cost, and whether something lies in its spaces."""
    cost = "".join(sorted(ability.spaces, key="RBP".index))
    key = "ability.corrupted" if "x" in held else "ability.used" if held else "ability.line"
    return say(key, cost=say(f"cost.{cost}"), effect=verb_text(ability.effect))


def skill_text(skill: Skill) -> Say:
    if skill.ability is None:
        return verb_text(skill.effect)
    if skill.kind == GEMSTONE:
        return ability_text(skill.ability)
    assert skill.kind == ATTACK, f"{skill.id} neither costs anything nor belongs to the attack step"
    return say("skill.attack", effect=verb_text(skill.effect))


BLESSING_NAMES: dict[v.Tokens | v.DieChange | v.Shield, str] = {
    v.Tokens(stamina=1): "blessing.stamina",
    v.Tokens(focus=1): "blessing.focus",
    v.Shield(2): "blessing.shield2",
    v.PlusMinus(1): "blessing.pm1",
    v.RaiseDie(): "blessing.up",
    v.LowerDie(): "blessing.down",
}
"""A blessing is called by what it does."""


def blessing_text(name: str) -> Say:
    return say(BLESSING_NAMES[BLESSING_EFFECTS[name]])


def effect_of_card(card: LastFoe) -> Say:
    key = "lord.effect-climber" if card.aim == CLIMBER else "lord.effect"
    return say(key, penalty=verb_text(card.penalty), wounds=card.wounds)


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
