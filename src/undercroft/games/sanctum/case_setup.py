"""What a case may edit: a fresh game in the game's own words.

Top level: the words of `_TOP`; `phase` jumps to a part of the game and lays out what it needs (`turn`: all stand at the
walls). A seat's words are those of `_HERO`; demons are written `R2-01` or, with hit markers, `R2-01 hit 1 2`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.errors import TableError
from undercroft.core.state import facts as plain_facts
from undercroft.games.sanctum.cards.demons import COLOURS, DEMONS, FITS
from undercroft.games.sanctum.cards.heroes import CELL_AT, HEROES
from undercroft.games.sanctum.cards.lord import FURY, LORD
from undercroft.games.sanctum.levels import unlock
from undercroft.games.sanctum.move import walls_place
from undercroft.games.sanctum.setup import new_hero
from undercroft.games.sanctum.state import APPEAR, LAST_FIGHT, LAST_REST, NO_TILE, OPEN, ROAR, TURN, Foe, Hero, Sanctum

_PLAIN = {"turn", "first", "front", "walls_reached", "climber", "laid", "returns", "round", "turned_v", "revealed"}
_HERO_PLAIN = {
    "stamina", "focus", "health", "marked", "status", "dice", "angel", "rage", "rage_tiles", "red", "blue", "slots",
    "place", "stand", "fewer", "extra", "destroyed", "tiles", "spent", "blessings", "used",
}  # fmt: skip
_HERO = (*sorted(_HERO_PLAIN), "hero", "gems", "table", "white", "unlocked", "zone", "pack", "worn", "row")
_TOP = (*sorted(_PLAIN), "phase", "decks", "groups", "achievements", "lord", "fury", "seats")


def edit(state: Sanctum, edits: Mapping[str, Any]) -> None:
    for word, value in edits.items():
        if word in _PLAIN:
            setattr(state, word, value)
        elif word == "phase":
            _phase(state, value)
        elif word == "decks":
            for level, cards in value.items():
                state.decks[int(level) - 1] = list(cards)
        elif word == "groups":
            state.groups = []
            for group in value:
                state.groups.append([_take(state, card) for card in group])
        elif word == "achievements":
            state.achievements = [{"open": OPEN, "none": NO_TILE}.get(holder, holder) for holder in value]
        elif word == "lord":
            state.lord = list(value)
        elif word == "fury":
            state.fury = list(value)
        elif word == "seats":
            for seat, changes in value.items():
                _hero(state, int(seat), changes)
        else:
            raise TableError("error.given", word=str(word), known=", ".join(_TOP))


def _phase(state: Sanctum, name: str) -> None:
    """Jump to a part of the game; what it needs is laid out."""
    if name not in (TURN, LAST_REST, APPEAR, LAST_FIGHT, ROAR):
        raise TableError("error.given", word=str(name), known=", ".join((TURN, LAST_REST, APPEAR, LAST_FIGHT, ROAR)))
    state.phase = name
    state.front = walls_place(state)
    state.walls_reached = True
    state.groups = []
    for hero in state.seats:
        hero.place = walls_place(state)
    if name != TURN:
        state.climber = max(0, state.climber)
        state.lord = list(LORD)
        for hero in state.seats:
            hero.stand = 0
    if name in (APPEAR, LAST_FIGHT, ROAR):
        state.revealed = True
        for hero in state.seats:
            hero.table = [0] * 9
            hero.white = [0] * 9
    if name in (LAST_FIGHT, ROAR):
        state.fury = list(FURY)


def _take(state: Sanctum, card: str) -> str:
    """Take a demon card out of wherever it lies."""
    if card not in DEMONS:
        raise TableError("error.given", word=str(card), known="R1-01 ... B3-06")
    for pile in [*state.decks, *state.discards, state.box, *state.groups]:
        if card in pile:
            pile.remove(card)
            return card
    for hero in state.seats:
        hero.zone = [foe for foe in hero.zone if foe.card != card]
        if card in hero.pack:
            hero.pack.remove(card)
    return card


def _foe(text: str) -> tuple[str, list[int]]:
    """`R2-01 hit 1 2`: a card with hit markers on symbols of these values."""
    card, _, hits = str(text).partition(" hit ")
    return card, [int(value) for value in hits.split()]


def _marked(card: str, dice: tuple[int, ...], hits: list[int]) -> Foe:
    foe = Foe(card)
    for value in hits:
        at = next(at for at, symbol in enumerate(dice) if symbol == value and not foe.hits >> at & 1)
        foe.hits |= 1 << at
    return foe


def _hero(state: Sanctum, seat: int, changes: Mapping[str, Any]) -> None:
    if "hero" in changes:
        for other, rival in enumerate(state.seats):
            if other != seat and rival.name == changes["hero"]:
                rival_now = new_hero(state.seats[seat].name)
                rival_now.place = rival.place
                rival_now.stand = rival.stand
                state.seats[other] = rival_now
        place, stand = state.seats[seat].place, state.seats[seat].stand
        if changes["hero"] not in HEROES:
            raise TableError("error.given", word=str(changes["hero"]), known=", ".join(HEROES))
        state.seats[seat] = new_hero(changes["hero"])
        state.seats[seat].place, state.seats[seat].stand = place, stand
    hero = state.seats[seat]
    for word, value in changes.items():
        if word in _HERO_PLAIN:
            setattr(hero, word, list(value) if isinstance(value, list) else value)
        elif word == "gems":
            hero.gems = [value.get(colour, 0) for colour in COLOURS]
        elif word in ("table", "white"):
            gems = hero.table if word == "table" else hero.white
            for cell, count in value.items():
                gems[CELL_AT[cell]] = count
        elif word == "unlocked":
            for name in value:
                at = next(at for at, skill in enumerate(HEROES[hero.name].skills) if skill.id == name)
                hero.table[at] = hero.white[at] = 0
                unlock(state, seat, hero, at)
        elif word == "zone":
            hero.zone = []
            for text in value:
                card, hits = _foe(text)
                hero.zone.append(_marked(_take(state, card), DEMONS[card].dice, hits))
        elif word == "pack":
            hero.pack = [_take(state, card) for card in value]
        elif word == "worn":
            for card in value:
                _wear(state, hero, card)
        elif word == "row":
            _row(state, hero, value)
        elif word != "hero":
            raise TableError("error.given", word=str(word), known=", ".join(_HERO))


def _wear(state: Sanctum, hero: Hero, card: str) -> None:
    """Put an item on with gems of its own colours, as if they had been freed for it."""
    item = DEMONS[_take(state, card)].item
    slot = next(at for at in FITS[item.slot] if not hero.worn[at])
    hero.worn[slot] = card
    hero.paid[slot] = (*item.cost, 0)
    hero.stamina += item.stamina
    hero.focus += item.focus
    if hero.angel:
        hero.angel = False
        hero.dice += 1


def _row(state: Sanctum, hero: Hero, cards: list[str]) -> None:
    """The row from the figure on; `fury` is a fury card that lies face down."""
    hero.row = []
    for text in cards:
        card, hits = _foe(text)
        if card == "fury":
            hero.row.append(Foe(""))
            continue
        known = {**LORD, **FURY}
        if card not in known:
            raise TableError("error.given", word=card, known="fury, L-01 ... L-33, F-01 ... F-18")
        pile = state.fury if card in FURY else state.lord
        if card in pile:
            pile.remove(card)
        hero.row.append(_marked(card, known[card].dice, hits))


def facts(state: Sanctum) -> Any:
    """The state as it is."""
    return plain_facts(state)
