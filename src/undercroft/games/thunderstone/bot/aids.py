"""What may be used up before a battle: who had better eat what, and whether a spear is thrown."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from undercroft.core.request import Option
from undercroft.games.thunderstone.battle_sum import can_hold
from undercroft.games.thunderstone.bot.values import VALUE
from undercroft.games.thunderstone.cards import CARDS, FOOD, HERO, TYPE, WEAPON
from undercroft.games.thunderstone.cards import verbs as do
from undercroft.games.thunderstone.revealed import likeness
from undercroft.games.thunderstone.state import Piece, Turn

Judge = Callable[[Turn], float]
"""How good the best battle is that could be fought with what lies open."""
Aid = tuple[float, Option]
"""How good the best battle is with it, less what it costs, and the effect to begin with."""

FEEDS: dict[str, tuple[str, do.HelpOne]] = {}
"""Food that helps one hero for nothing: its effect's name and what it does."""
EATS: dict[str, tuple[str, int]] = {}
"""Heroes who destroy food for attack: the effect's name and how much."""
THROWN: dict[str, tuple[str, int]] = {}
"""Weapons that may be thrown, likewise."""
for _card, _facts in CARDS.items():
    for _effect in _facts.dungeon:
        _verb = _effect.do[0]
        if isinstance(_verb, do.HelpOne) and not _effect.cost:
            FEEDS[_card] = _effect.name, _verb
        elif isinstance(_verb, do.Attack) and _effect.cost == "food":
            EATS[_card] = _effect.name, _verb.attack
        elif isinstance(_verb, do.Throw):
            THROWN[_card] = _effect.name, _verb.attack

LOST = 0.5
"""What it costs to lose a card that the party likes to have, for each point of its worth."""
NOTHING = -999.0


def best_aid(turn: Turn, judge: Judge) -> Aid:
    """What makes the battle best; no option where nothing can be used."""
    return max([*_throws(turn, judge), *_meals(turn, judge)], default=(NOTHING, ()))


def _throws(turn: Turn, judge: Judge) -> Iterator[Aid]:
    for spear in turn.revealed:
        if spear.card in THROWN and not spear.thrown:
            name, attack = THROWN[spear.card]
            yield aided(turn, spear, judge, attack=attack) - LOST * VALUE[spear.card], ("use", spear.card, name)
            return


def _meals(turn: Turn, judge: Judge) -> Iterator[Aid]:
    foods = [piece for piece in turn.revealed if piece.card in FOOD and not piece.used]
    known: set[object] = set()
    for hero in turn.revealed if foods else ():
        if TYPE[hero.card] != HERO or likeness(hero) in known:
            continue
        known.add(likeness(hero))
        for food in sorted({piece.card for piece in foods if piece.card in FEEDS}):
            name, verb = FEEDS[food]
            strength = verb.strength * sum([piece.card == food for piece in foods])
            if verb.magic or grips(turn, hero, strength):
                yield aided(turn, hero, judge, strength, verb.magic), ("use", food, name)
        if hero.card in EATS:
            name, attack = EATS[hero.card]
            price = LOST * max(0.0, min([VALUE[piece.card] for piece in foods]))
            yield aided(turn, hero, judge, attack=attack) - price, ("use", hero.card, name)


def grips(turn: Turn, hero: Piece, strength: int) -> bool:
    """Whether so much more strength lets this hero hold a weapon that is too heavy now."""
    heavy = [piece for piece in turn.revealed if TYPE[piece.card] == WEAPON and not can_hold(turn, hero, piece)]
    if not heavy:
        return False
    hero.strength += strength
    found = any(can_hold(turn, hero, piece) for piece in heavy)
    hero.strength -= strength
    return found


def aided(turn: Turn, piece: Piece, judge: Judge, strength: int = 0, magic: bool = False, attack: int = 0) -> float:
    """How good the battle would be with so much more for a hero or a weapon."""
    before = piece.strength, piece.magic, piece.attack
    piece.strength += strength
    piece.magic = piece.magic or magic
    piece.attack += attack
    found = judge(turn)
    piece.strength, piece.magic, piece.attack = before
    return found
