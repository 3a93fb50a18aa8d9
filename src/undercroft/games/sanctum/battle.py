"""Whom an attack is made on: the demons of the battle zone here, the row of the last fight in `demon_lord.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from undercroft.core.request import Flow
from undercroft.games.sanctum.cards.demons import DEMONS, Demon
from undercroft.games.sanctum.cards.lord import LastFoe
from undercroft.games.sanctum.state import Foe, Hero, Sanctum


class Battle:
    """The demons of the battle zone, all at once (SA-FGT-2)."""

    __slots__ = ()

    cards: ClassVar[Mapping[str, Demon | LastFoe]] = DEMONS
    has_blessings = False
    """Whether blessings may be used (SA-BLS-4)."""

    def targets(self, hero: Hero) -> list[Foe]:
        """Foes that dice may be put on."""
        return hero.zone

    def settle_hit(self, state: Sanctum, seat: int, hero: Hero, foe: Foe) -> Flow[None] | None:
        """What follows at once when a symbol was covered; a demon stays where it is until the fight is over."""
        return None

    def is_over(self, hero: Hero) -> bool:
        """Whether the attack ends although dice are left."""
        return False

    def find(self, hero: Hero, card: str) -> Foe:
        return next(foe for foe in self.targets(hero) if foe.card == card)


ZONE = Battle()
