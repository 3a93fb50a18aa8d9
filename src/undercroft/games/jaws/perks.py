"""Checkmarks and the perks that they earn."""

from __future__ import annotations

from undercroft.games.jaws.state import Hero, Jaws


def gain_checkmarks(state: Jaws, hero: Hero, count: int) -> None:
    """Every third checkmark is a perk, six at most (JL-PRK-4, JL-PRK-O1)."""
    before = hero.checkmarks // 3
    hero.checkmarks = min(18, hero.checkmarks + count)
    for _ in range(hero.checkmarks // 3 - before):
        state.due.append((state.heroes.index(hero), "perk"))
