"""What things are worth to a sensible player: abilities, items, outfits, foes, tokens, wounds."""

from __future__ import annotations

from functools import cache, lru_cache

from undercroft.games.sanctum.cards.demons import DEMONS, FITS, SLOTS, Demon
from undercroft.games.sanctum.cards.heroes import HEROES
from undercroft.games.sanctum.cards.lord import LastFoe
from undercroft.games.sanctum.cards.verbs import (
    Ability,
    DieChange,
    FlipDie,
    LowerDie,
    Minus,
    Plus,
    PlusMinus,
    RaiseDie,
    SetOdd,
    Shield,
    TipDie,
    UpTo,
)
from undercroft.games.sanctum.records import Prices
from undercroft.games.sanctum.rest import payments
from undercroft.games.sanctum.state import Hero

EFFECTS: dict[DieChange | Shield, float] = {
    PlusMinus(1): 1.67, PlusMinus(2): 1.33, PlusMinus(3): 1.0,
    Plus(1): 0.83, Minus(1): 0.83, Plus(2): 0.67, Minus(2): 0.67, Plus(3): 0.5, Minus(3): 0.5,
    RaiseDie(): 2.5, LowerDie(): 2.5, FlipDie(): 1.0,
    UpTo(2): 3.0, SetOdd(): 2.5, TipDie(): 4.0,
}  # fmt: skip
SET, SHIELD, BURNING, PURPLE, SECOND = 0.83, 0.75, 1.0, 0.25, -0.75
"""The yardstick of SA-CF-17, which says what an item ought to be worth."""

# What things are worth to this player: found by playing games with all of these numbers shaken at random, one way at
# one seat and the other way at the other, and asking which of them went with more health at the end (docs/strength.md).
TURN, CHOICE, EXACT = 0.63, 0.58, 0.74
"""How much of its yardstick a change of a die by a fixed amount is worth, one by any amount, and what a face is."""
GUARD, EITHER, BURN = 1.5, 0.1, 0.78
"""What a shield is worth, a space for either token, and a burning token."""
TOKEN, LAST_TOKEN = 0.3, 0.93
"""What a token is worth when it will come back by a Rest, and in the last fight."""
RAGE_WORTH, LAST_RAGE, BLESSING_WORTH, SKILL_USE = 0.82, 0.61, 1.38, 0.05
LEVEL_WORTH, ITEM_WORTH, HIT_WORTH = 1.39, 0.45, 0.39
WOUND, LAST_WOUND, DEATH = 2.49, 2.91, 13.9
NEAR, LAST_NEAR = 0.83, 1.45
"""What each of the last wounds before death costs more."""
CARD_WORTH, LAST_HIT, CARD_DAMAGE = 2.33, 0.93, 0.61


def demon_worth(demon: Demon | LastFoe) -> float:
    return LEVEL_WORTH * len(demon.dice) + ITEM_WORTH


def card_worth(card: Demon | LastFoe) -> float:
    return CARD_WORTH + CARD_DAMAGE * card.damage


@cache
def prices(last: bool, token: float | None = None) -> Prices:
    """What a player gives for things in a fight, the last one or another; `token` prices a token otherwise."""
    price = token if token is not None else LAST_TOKEN if last else TOKEN
    if last:
        return Prices(price, LAST_RAGE, BLESSING_WORTH, SKILL_USE, LAST_HIT, card_worth)
    return Prices(price, RAGE_WORTH, BLESSING_WORTH, SKILL_USE, HIT_WORTH, demon_worth)


def wound_prices(hero: Hero, last: bool) -> tuple[float, ...]:
    """The price of so many wounds: the last ones cost the game."""
    return _wound_prices(hero.health - max(0, hero.marked - 1), last)


@cache
def _wound_prices(room: int, last: bool) -> tuple[float, ...]:
    each, near = (LAST_WOUND, LAST_NEAR) if last else (WOUND, NEAR)
    return tuple(each * n + (DEATH if n >= room else 0) + (near if n >= room - 2 else 0) for n in range(40))


@cache
def of_ability(ability: Ability) -> float:
    effect = ability.effect
    worth = SHIELD * effect.damage if isinstance(effect, Shield) else EFFECTS.get(effect, SET)
    return worth + PURPLE * ability.spaces.count("P") + (SECOND if len(ability.spaces) > 1 else 0)


@cache
def of_item(card: str) -> float:
    item = DEMONS[card].item
    return sum(map(of_ability, item.abilities), 0.0) + BURNING * (item.stamina + item.focus)


@cache
def use_of(ability: Ability) -> float:
    """What an ability is worth to this player."""
    effect = ability.effect
    if isinstance(effect, Shield):
        worth = GUARD * effect.damage
    elif effect in EFFECTS:
        worth = EFFECTS[effect] * (TURN if isinstance(effect, (Plus, Minus, PlusMinus)) else CHOICE)
    else:
        worth = EXACT
    return worth + EITHER * ability.spaces.count("P") + (SECOND if len(ability.spaces) > 1 else 0)


@cache
def use_of_item(card: str) -> float:
    """What an item is worth to this player when it is worn."""
    item = DEMONS[card].item
    return sum(map(use_of, item.abilities), 0.0) + BURN * (item.stamina + item.focus)


@lru_cache(maxsize=2048)
def best_outfit(name: str, cards: tuple[str, ...], gems: tuple[int, ...]) -> tuple[str, ...]:
    """The items to wear, slot by slot, of these cards with these freed gems."""
    printed = dict(HEROES[name].printed)
    bare = [use_of(printed[slot]) if slot in printed else 0.0 for slot in SLOTS]
    choices: list[list[str]] = []
    for at in range(len(SLOTS)):
        fitting = [card for card in cards if at in FITS[DEMONS[card].item.slot]]
        fitting.sort(key=lambda card: -use_of_item(card))
        choices.append(fitting[:6])
    best: tuple[float, tuple[str, ...]] = (-1.0, ("",) * len(SLOTS))

    def dress(at: int, worth: float, cost: tuple[int, int, int], outfit: tuple[str, ...]) -> None:
        nonlocal best
        if at == len(SLOTS):
            if worth > best[0]:
                best = worth, outfit
            return
        for card in choices[at]:
            if card in outfit:
                continue
            item = DEMONS[card].item
            red, green, blue = (a + b for a, b in zip(cost, item.cost, strict=True))
            short = max(0, red - gems[0]) + max(0, green - gems[1]) + max(0, blue - gems[2])
            if short <= gems[3]:
                dress(at + 1, worth + use_of_item(card) + 0.36 * item.level, (red, green, blue), (*outfit, card))
        dress(at + 1, worth + bare[at], cost, (*outfit, ""))

    dress(0, 0.0, (0, 0, 0), ())
    return best[1]


def outfit_of(hero: Hero) -> tuple[str, ...]:
    """The best outfit of all that the hero has; a weapon that is worn already stays in its hand."""
    gems = hero.gems[:]
    for paid in hero.paid:
        for colour, count in enumerate(paid):
            gems[colour] += count
    cards = tuple(sorted(card for card in [*hero.pack, *hero.worn] if card))
    outfit = list(best_outfit(hero.name, cards, tuple(gems)))
    if outfit[3] != outfit[4] and (outfit[3] == hero.worn[4] != "" or outfit[4] == hero.worn[3] != ""):
        outfit[3], outfit[4] = outfit[4], outfit[3]
    return tuple(outfit)


def first_payment(card: str, gems: list[int]) -> tuple[int, int, int, int] | None:
    """Coloured gems first, white ones only where they must."""
    ways = payments(DEMONS[card].item.cost, gems)
    return ways[0] if ways else None
