"""Ids of what lies on the screen: the scene, the options and the beats of events name the same things."""

from __future__ import annotations

from undercroft.games.sanctum.cards.acts import SPACES
from undercroft.games.sanctum.cards.heroes import GEMSTONE, HEROES
from undercroft.games.sanctum.state import Hero, Sanctum

LORD_DECK = "lord-laid"
"""Demon Lord cards that lie unturned."""
CHEST = "chest"
GROUPS = "groups"


def hero_id(hero: str) -> str:
    return f"hero-{hero}"


def group_id(number: int) -> str:
    return f"group-{number}"


def group_card_id(number: int, card: str) -> str:
    return f"group-{number}-{card}"


def chest_id(card: str) -> str:
    return f"chest-{card}"


def cell_id(seat: int, cell: str) -> str:
    return f"cell-{seat}-{cell}"


def foe_id(seat: int, card: str) -> str:
    return f"foe-{seat}-{card}"


def die_id(seat: int, die: int) -> str:
    return f"die-{seat}-{die}"


def slot_id(seat: int, slot: str) -> str:
    return f"slot-{seat}-{slot}"


def skill_id(seat: int, skill: str) -> str:
    """An unlocked skill beside the player board."""
    return f"open-{seat}-{skill}"


def pack_id(seat: int, card: str) -> str:
    return f"pack-{seat}-{card}"


def blessing_id(seat: int, number: int) -> str:
    return f"blessing-{seat}-{number}"


def used_blessing_id(seat: int, number: int) -> str:
    return f"used-{seat}-{number}"


def hidden_foe_id(seat: int, behind: int) -> str:
    """A fury card that lies face down, by how many cards of the row follow it: it stays the same as the row shrinks."""
    return f"foe-{seat}-hidden-{behind}"


def health_id(seat: int) -> str:
    return f"health-{seat}"


def power_id(hero: Hero, seat: int, power: str) -> str:
    """The card that an ability stands on: an item, a slot or the gemstone card."""
    if power != "gem":
        return slot_id(seat, power.partition("-")[0])
    for at, skill in enumerate(HEROES[hero.name].skills):
        if skill.kind == GEMSTONE and hero.unlocked >> at & 1:
            return skill_id(seat, skill.id)
    return ""


def turned_id(number: int) -> str:
    """A Demon Lord card that was turned over."""
    return f"turned-{number}"


def figure_id(seat: int) -> str:
    return f"figure-{seat}"


def stats_id(seat: int) -> str:
    return f"stats-{seat}"


def dice_id(seat: int) -> str:
    return f"dice-{seat}"


def panel_id(name: str, seat: int) -> str:
    """A part of a hero's boards: hero, zone, fight, gear, skills or pack."""
    return f"{name}-{seat}"


def place_id(state: Sanctum, hero: Hero) -> str:
    """Where a hero's figure stands."""
    if hero.stand >= 0:
        return ("cathedral", "card3", "card4")[hero.stand]
    return f"space-{hero.place}" if hero.place < state.players * SPACES else "walls"
