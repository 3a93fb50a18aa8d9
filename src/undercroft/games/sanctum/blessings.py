"""Blessings in the last fight: a token at any moment, a symbol in the attack or block step (SA-BLS)."""

from __future__ import annotations

from undercroft.core.request import Flow, Option
from undercroft.games.sanctum import events
from undercroft.games.sanctum.cards.acts import BLESSING_EFFECTS
from undercroft.games.sanctum.cards.verbs import Tokens
from undercroft.games.sanctum.effects import change
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.powers import BLESSING_POWERS
from undercroft.games.sanctum.state import Hero, Sanctum, fight_of

TOKEN_BLESSINGS = tuple(name for name, effect in BLESSING_EFFECTS.items() if isinstance(effect, Tokens))


def attack_blessings(hero: Hero, free: list[int]) -> list[Option]:
    """Blessings of use in the attack step: tokens, and changes of one of the free dice (SA-BLS-2, SA-BLS-3)."""
    dice = fight_of(hero).dice
    options: list[Option] = []
    for name in dict.fromkeys(hero.blessings):
        if name in TOKEN_BLESSINGS:
            options.append(("bless", name))
        else:
            reach = BLESSING_POWERS[name].reach
            if reach and any(reach[dice[i]] for i in free):
                options.append(("bless", name))
    return options


def block_blessings(hero: Hero) -> list[Option]:
    """Blessings of use in the block step: tokens and shields (SA-BLS-2, SA-BLS-3)."""
    return [
        ("bless", name)
        for name in dict.fromkeys(hero.blessings)
        if name in TOKEN_BLESSINGS or BLESSING_POWERS[name].shields
    ]


def use_token_blessing(state: Sanctum, seat: int, hero: Hero, name: str) -> None:
    """One token comes to the pool at once (SA-BLS-2)."""
    _turn_down(state, seat, hero, name)
    effect = BLESSING_EFFECTS[name]
    assert isinstance(effect, Tokens)
    hero.stamina += effect.stamina
    hero.gone_stamina -= effect.stamina
    hero.focus += effect.focus
    hero.gone_focus -= effect.focus


def use_blessing(state: Sanctum, seat: int, hero: Hero, name: str, free: list[int]) -> Flow[None]:
    """A token, or what an ability with that symbol does, at no cost (SA-BLS-3)."""
    if name in TOKEN_BLESSINGS:
        use_token_blessing(state, seat, hero, name)
        return
    _turn_down(state, seat, hero, name)
    fight, p = fight_of(hero), BLESSING_POWERS[name]
    if p.shields:
        fight.blocked += p.shields
    else:
        yield from change(state, seat, p, free)


def _turn_down(state: Sanctum, seat: int, hero: Hero, name: str) -> None:
    """Once each (SA-BLS-1)."""
    if state.log is not None:
        tell(state, events.BlessingUsed(seat=seat, number=hero.blessings.index(name), clause="SA-BLS-1"))
    hero.blessings.remove(name)
    hero.used.append(name)
