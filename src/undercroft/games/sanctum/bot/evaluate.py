"""How well each seat stands, in the middle of a game and at its end, and what designers count."""

from __future__ import annotations

from undercroft.core.rooms import Tally
from undercroft.games.sanctum.bot.values import of_item
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.lord import ROW_FURY, ROW_LORD
from undercroft.games.sanctum.demon_lord import row_damage
from undercroft.games.sanctum.powers import tokens_in_spaces
from undercroft.games.sanctum.state import ALIVE, DEAD, WON, Hero, Sanctum

LAST_CARDS = ROW_LORD + ROW_FURY


def evaluate(state: Sanctum) -> list[float]:
    """How well each seat stands: health, strength and progress against the field."""
    result = state.result
    if result is not None:
        share = 1 / len(result.winners)
        return [share if seat in result.winners else 0.0 for seat in range(state.players)]
    strengths = [_strength(hero) for hero in state.seats]
    total = sum([strength**2 for strength in strengths], 0.0)
    return [strength**2 / total for strength in strengths]


def _strength(hero: Hero) -> float:
    if hero.status == DEAD:
        return 0.05 + 0.02 * hero.destroyed
    gear = sum([of_item(card) for card in hero.worn if card], 0.0) + 0.3 * sum(
        [of_item(card) for card in hero.pack], 0.0
    )
    stamina, focus = tokens_in_spaces(hero)
    power = gear + 1.2 * hero.unlocked.bit_count() + 2.0 * hero.dice + 0.5 * (hero.stamina + hero.focus)
    power += 0.3 * (stamina + focus) + 0.5 * sum(hero.gems, 0.0) + 0.6 * hero.tiles
    threat = sum([DEMONS[foe.card].damage for foe in hero.zone]) + (row_damage(hero) if hero.status == ALIVE else 0)
    life = hero.health - max(0, hero.marked - 1)
    deeds = 3.0 * hero.destroyed + 12.0 * (hero.status == WON)
    return max(0.1, 2.5 * life + power + deeds - 0.6 * threat)


def gauges(state: Sanctum, seat: int) -> dict[str, float]:
    """Health, and what is worn or carried."""
    hero = state.seats[seat]
    return {"health": float(hero.health), "gear": float(sum(map(bool, hero.worn)) + len(hero.pack))}


def final_value(state: Sanctum) -> list[float]:
    """What each hero comes out of the last fight with: its health, or the cards that stopped it. The last fights are
    fought side by side, so who makes the most of its own wins most often."""
    deeds = [hero.health if hero.status == WON else (hero.destroyed - LAST_CARDS) / 2 for hero in state.seats]
    return [min(1.0, 0.3 + 0.07 * deed) for deed in deeds]


def tally(state: Sanctum) -> list[Tally]:
    """What a designer counts at the end."""
    return [
        {
            "health": float(hero.health),
            "heroes": [f"hero.{hero.name}"],
            "items": [f"item.{card}" for card in (*hero.worn, *hero.pack) if card],
            "skills": float(hero.unlocked.bit_count()),
        }
        for hero in state.seats
    ]
