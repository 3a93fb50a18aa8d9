"""What things are worth to a sensible player: abilities, items, outfits, wounds. Only bots and screens read this."""

from __future__ import annotations

from functools import cache, lru_cache

from undercroft.games.sanctum.cards.abilities import Ability
from undercroft.games.sanctum.cards.demons import DEMONS, FITS, SLOTS
from undercroft.games.sanctum.cards.heroes import HEROES
from undercroft.games.sanctum.rest import payments
from undercroft.games.sanctum.state import Hero

EFFECTS = {
    "pm1": 1.67, "pm2": 1.33, "pm3": 1.0, "plus1": 0.83, "minus1": 0.83, "plus2": 0.67, "minus2": 0.67,
    "plus3": 0.5, "minus3": 0.5, "up": 2.5, "down": 2.5, "flip": 1.0,
}  # fmt: skip
SET, SHIELD, BURNING, PURPLE, SECOND = 0.83, 0.75, 1.0, 0.25, -0.75
"""The yardstick of SA-CF-17."""


@cache
def of_ability(ability: Ability) -> float:
    effect = ability.effect
    worth = EFFECTS.get(effect, SET)
    if effect.startswith("shield"):
        worth = SHIELD * int(effect[6:])
    return worth + PURPLE * ability.spaces.count("P") + (SECOND if len(ability.spaces) > 1 else 0)


@cache
def of_item(card: str) -> float:
    item = DEMONS[card].item
    return sum(map(of_ability, item.abilities)) + BURNING * (item.stamina + item.focus)


@lru_cache(maxsize=2048)
def best_outfit(name: str, cards: tuple[str, ...], gems: tuple[int, ...]) -> tuple[str, ...]:
    """The items to wear, slot by slot, of these cards with these freed gems."""
    printed = dict(HEROES[name].printed)
    bare = [of_ability(printed[slot]) if slot in printed else 0.0 for slot in SLOTS]
    choices: list[list[str]] = []
    for at in range(len(SLOTS)):
        fitting = [card for card in cards if at in FITS[DEMONS[card].item.slot]]
        fitting.sort(key=lambda card: -of_item(card))
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
                dress(at + 1, worth + of_item(card) + 0.3 * item.level, (red, green, blue), (*outfit, card))
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
