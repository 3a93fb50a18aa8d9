"""Checkmarks and the perks that they earn."""

from __future__ import annotations

from undercroft.core.say import Say, say
from undercroft.games.jaws.cards.characters import CHARACTERS, Perk
from undercroft.games.jaws.state import Hero, Jaws


def gain_checkmarks(state: Jaws, hero: Hero, count: int) -> None:
    """Every third checkmark is a perk, six at most (JL-PRK-4, JL-PRK-O1)."""
    before = hero.checkmarks // 3
    hero.checkmarks = min(18, hero.checkmarks + count)
    for _ in range(hero.checkmarks // 3 - before):
        state.due.append((state.heroes.index(hero), "perk"))


def perk_words(hero: Hero, number: int) -> Say:
    return perk_text(CHARACTERS[hero.kind].perks[number])


def perk_text(perk: Perk) -> Say:
    """A perk in words, from the cards that it removes and adds."""
    out = [say(f"modifier.{card}") for card in perk.remove]
    into = [say(f"modifier.{card}") for card in perk.add]
    if out and into:
        return Say("perk.change", {"out": out, "in": into})
    return Say("perk.remove", {"out": out}) if out else Say("perk.add", {"in": into})
