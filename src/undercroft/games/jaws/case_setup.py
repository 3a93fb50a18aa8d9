"""What a case may edit and what it may expect: a moment of the game in its own words. No rule is here.

What is given on the map is in `case_map.py`: places are spots of a drawn map, coordinates, or names like `C4`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

import msgspec

from undercroft.core.cases.given import (
    PRINTED,
    GivenError,
    as_printed,
    below,
    edit_by,
    listing,
    mapping,
    names,
    no_more_than,
    not_twice,
    number,
    numbers,
    one_of,
    reprinted,
    wrong_shape,
    yes_or_no,
)
from undercroft.core.pile import pile
from undercroft.core.state import facts as plain_facts
from undercroft.games.haven.battlefield import OFF
from undercroft.games.haven.case_words import cells, conditions, reprinted_ability
from undercroft.games.haven.verbs import CONDITIONS, ELEMENTS
from undercroft.games.haven.verbs import names as condition_names
from undercroft.games.jaws import case_map, rooms
from undercroft.games.jaws.active import DECLARED
from undercroft.games.jaws.campaign import clear
from undercroft.games.jaws.cards.characters import BASE_DECK, CARDS, CHARACTERS, SUPPLY, THRESHOLDS
from undercroft.games.jaws.cards.decks import DECKS, MONSTER_CARDS
from undercroft.games.jaws.cards.events import EVENTS
from undercroft.games.jaws.cards.goals import GOALS
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.cards.monsters import MONSTERS as KINDS
from undercroft.games.jaws.cards.monsters import Monster, Stats
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.case_map import CELL_FACTS, on_map
from undercroft.games.jaws.state import NOT_IN_PLAY, ON_HEX, READY, SPENT, USED, AbilityDeck, Hero, Jaws

__all__ = ["CELL_FACTS", "cells", "edit", "facts", "on_map", "printed"]

STRENGTHS = ("weak", "medium", "strong")
ELITE_GRAVE = 16
"""What an elite counts in `marks.grave:<hex>`; a normal one counts 1."""
STATUS = {"ready": READY, "spent": SPENT, "used": USED}
MODIFIERS = tuple(
    dict.fromkeys(
        [
            *BASE_DECK,
            "bless",
            "curse",
            *(card for one in CHARACTERS.values() for perk in one.perks for card in perk.add),
        ]
    )
)
PHASES = ("town", "event", "levels", "prepare", "select", "turns", "end", "settle")
ENDS = ("", "won", "lost")
MOST_LEVEL = len(THRESHOLDS)
LATEST = 99
EditHero = Callable[[Jaws, int, str, Any], None]


def edit(state: Jaws, edits: Mapping[str, Any]) -> None:
    """Edit a fresh game; what cannot be raises TableError."""
    edit_by(_WORDS, state, edits)
    if state.figures:
        case_map.check_figures(state, edits)


# --- heroes -----------------------------------------------------------------------------------------------------------


def _heroes(state: Jaws, value: Any) -> None:
    kinds = [hero.kind for hero in state.heroes]
    for kind, edits in mapping("heroes", value, kinds).items():
        at, word = kinds.index(kind), below("heroes", kind)
        bound = {known: partial(_edit_hero, change, at, below(word, known)) for known, change in _HERO.items()}
        edit_by(bound, state, edits, word)
        _check_cards(word, edits)
        if "most" in edits:
            number(below(word, "health"), state.figures[at].health, 0, state.figures[at].max_health)


def _edit_hero(change: EditHero, at: int, word: str, state: Jaws, value: Any) -> None:
    change(state, at, word, value)


def _own_cards(hero: Hero) -> list[str]:
    return [card.id for card in CHARACTERS[hero.kind].cards]


def _check_cards(word: str, edits: Mapping[str, Any]) -> None:
    """A card that the case gives lies in one place only."""
    laid = [card for zone in ("hand", "discard", "lost", "chosen") for card in edits.get(zone, ())]
    laid += [str(source).partition(":")[0] for source in edits.get("active", ())]
    not_twice(word, laid)


def _cards(zone: str) -> EditHero:
    def put(state: Jaws, at: int, word: str, value: Any) -> None:
        hero = state.heroes[at]
        cards = names(word, value, _own_cards(hero), once=True)
        if zone == "chosen":
            listing(word, cards, 2)
            hero.lead = tuple([CARDS[card].initiative for card in cards])
        for card in cards:
            for other in (hero.hand, hero.discard, hero.lost, hero.chosen):
                if card in other:
                    other.remove(card)
        getattr(hero, zone)[:] = cards

    return put


def _available(state: Jaws, at: int, word: str, value: Any) -> None:
    state.heroes[at].cards = names(word, value, _own_cards(state.heroes[at]), once=True)


def _active(state: Jaws, at: int, word: str, value: Any) -> None:
    """Cards in the active area, `flame-shroud:top`, with their bonuses running."""
    hero, figure = state.heroes[at], state.figures[at]
    own = _own_cards(hero)
    known = [f"{card}:{half}" for card in own for half in ("top", "bottom") if f"card:{card}:{half}" in DECLARED]
    for one in names(word, value, known, once=True):
        source = f"card:{one}"
        card = one.partition(":")[0]
        for zone in (hero.hand, hero.discard, hero.lost):
            if card in zone:
                zone.remove(card)
        hero.active.append(source)
        figure.bonuses += [(source, count, 0) for count in range(len(DECLARED[source]))]


def _copies(item: str) -> int:
    return ITEMS[item].copies


def _gear(state: Jaws, at: int, word: str, value: Any) -> None:
    if isinstance(value, Mapping):
        entries = list(mapping(word, value, ITEMS).items())
    else:
        entries = [(item, "ready") for item in names(word, value, ITEMS)]
        no_more_than(word, [item for item, _ in entries], _copies)
    state.heroes[at].gear = [(item, STATUS[one_of(below(word, item), status, STATUS)]) for item, status in entries]


def _items(state: Jaws, at: int, word: str, value: Any) -> None:
    found = names(word, value, ITEMS)
    no_more_than(word, found, _copies)
    state.heroes[at].items = found


def _at(state: Jaws, at: int, word: str, value: Any) -> None:
    state.figures[at].cell = OFF if value is None else case_map.cell(state, word, value)


def _most(state: Jaws, at: int, word: str, value: Any) -> None:
    state.figures[at].max_health = number(word, value, 1)


def _health(state: Jaws, at: int, word: str, value: Any) -> None:
    state.figures[at].health = state.heroes[at].tally.lowest = number(word, value)


def _conditions(state: Jaws, at: int, word: str, value: Any) -> None:
    state.figures[at].conditions = conditions(word, value)


def _number(field: str, min: int = 0, max: int | None = None) -> EditHero:
    return lambda state, at, word, value: setattr(state.heroes[at], field, number(word, value, min, max))


def _truth(field: str) -> EditHero:
    return lambda state, at, word, value: setattr(state.heroes[at], field, yes_or_no(word, value))


def _goal(state: Jaws, at: int, word: str, value: Any) -> None:
    state.heroes[at].goal = one_of(word, value, GOALS)


def _modifiers(state: Jaws, at: int, word: str, value: Any) -> None:
    state.heroes[at].modifiers = names(word, value, MODIFIERS)


def _waiting(state: Jaws, at: int, word: str, value: Any) -> None:
    state.heroes[at].waiting = names(word, value, [*CONDITIONS, "bless", "curse"])


def _favorite(state: Jaws, at: int, word: str, value: Any) -> None:
    """Where the Favorite is: -1 its card, -2 out of play, the number of a figure, or the place where it lies."""
    hero = state.heroes[at]
    if isinstance(value, str):
        hero.favorite, hero.favorite_cell = ON_HEX, case_map.cell(state, word, value)
    else:
        hero.favorite = number(word, value, NOT_IN_PLAY)


def _lead(state: Jaws, at: int, word: str, value: Any) -> None:
    found = (
        numbers(word, value, 1, LATEST) if isinstance(value, (list, tuple)) else [number(word, value, 1, LATEST)] * 2
    )
    state.heroes[at].lead = tuple(listing(word, found, 2))


def _draw_pile(word: str, value: Any) -> list[str]:
    """A modifier deck: there is always a card to draw."""
    found = names(word, value, MODIFIERS)
    if not found:
        raise wrong_shape(word, value, "[plus0, ...]")
    return found


def _deck(state: Jaws, at: int, word: str, value: Any) -> None:
    state.heroes[at].deck.draw, state.heroes[at].deck.discard = _draw_pile(word, value), []


def _tally(state: Jaws, at: int, word: str, value: Any) -> None:
    tally = state.heroes[at].tally
    for field, given in mapping(word, value, tally.__struct_fields__).items():
        now, path = getattr(tally, field), below(word, field)
        read = yes_or_no if isinstance(now, bool) else numbers if isinstance(now, list) else number
        setattr(tally, field, read(path, given))


_HERO: dict[str, EditHero] = {
    "level": _number("level", 1, MOST_LEVEL),
    "at": _at,
    "most": _most,
    "health": _health,
    "conditions": _conditions,
    "cards": _available,
    "hand": _cards("hand"),
    "discard": _cards("discard"),
    "lost": _cards("lost"),
    "chosen": _cards("chosen"),
    "active": _active,
    "gear": _gear,
    "goal": _goal,
    "coins": _number("coins"),
    "gold": _number("gold"),
    "scenario_xp": _number("scenario_xp"),
    "experience": _number("experience"),
    "checkmarks": _number("checkmarks"),
    "items": _items,
    "modifiers": _modifiers,
    "waiting": _waiting,
    "resting": _truth("resting"),
    "exhausted": _truth("exhausted"),
    "favorite": _favorite,
    "lead": _lead,
    "deck": _deck,
    "tally": _tally,
}


# --- the round --------------------------------------------------------------------------------------------------------


def _elements(state: Jaws, value: Any) -> None:
    for name, strength in mapping("elements", value, ELEMENTS).items():
        at = STRENGTHS.index(one_of(below("elements", name), strength, STRENGTHS))
        state.elements[list(ELEMENTS).index(name)] = at


def _monster_deck(state: Jaws, value: Any) -> None:
    state.deck.draw = _draw_pile("monster_deck", value)


def _revealed(state: Jaws, value: Any) -> None:
    """The ability cards that lie open this round, by deck."""
    for name, card in mapping("revealed", value, DECKS).items():
        ids = [one.id for one in DECKS[name]]
        shown = one_of(below("revealed", name), str(card), ids)
        deck = state.decks.setdefault(name, AbilityDeck(list(ids)))
        deck.card, deck.draw, deck.discard = shown, [one for one in ids if one != shown], [shown]


def _queue(state: Jaws, value: Any) -> None:
    """Who is still to act in this round; the round's turns are under way."""
    kinds = [hero.kind for hero in state.heroes]
    found = names("queue", value, [*kinds, *KINDS], once=True)
    for at, kind in enumerate(found):
        deck = rooms.deck_name(state, kind) if kind in KINDS else ""
        if deck and not (deck in state.decks and state.decks[deck].card):
            raise GivenError(below("queue", at), "error.given-needs", word=f"queue: {kind}", needs=f"revealed: {deck}")
    state.queue = [f"hero:{kinds.index(one)}" if one in kinds else f"type:{one}" for one in found]
    state.phase = "turns"
    state.round = max(1, state.round)


def _town(state: Jaws, value: Any) -> None:
    """Between scenarios: the table is cleared."""
    known = ("phase", "available", "done", "closed", "looted", "stock", "events", "event", "discount", "told", "played")
    town = mapping("town", value, known)
    clear(state)
    state.single = False
    state.phase = one_of("town.phase", town.get("phase", "town"), PHASES)
    for word in ("available", "done", "closed"):
        if word in town:
            setattr(state, word, names(below("town", word), town[word], list(SCENARIOS), once=True))
    if "looted" in town:
        state.looted = numbers("town.looted", town["looted"], 1)
    stock = mapping("town.stock", town.get("stock", {}), ITEMS)
    state.stock = {item: number(f"town.stock.{item}", count, 0, _copies(item)) for item, count in stock.items()}
    if "events" in town:
        events = [int(event) if str(event).isdigit() else event for event in listing("town.events", town["events"])]
        state.events = pile([str(event) for event in names("town.events", events, list(EVENTS), once=True)])
    state.event = number("town.event", town.get("event", 0), -1)
    state.discount = number("town.discount", town.get("discount", 0))
    state.told = number("town.told", town.get("told", 0))
    state.played = number("town.played", town.get("played", 1))


def _field(word: str, min: int = 0, max: int | None = None) -> Callable[[Jaws, Any], None]:
    return lambda state, value: setattr(state, word, number(word, value, min, max))


def _level(state: Jaws, value: Any) -> None:
    state.level = number("scenario_level", value, 0, 7)


def _choice(word: str, known: tuple[str, ...]) -> Callable[[Jaws, Any], None]:
    return lambda state, value: setattr(state, word, one_of(word, value, known))


def _single(state: Jaws, value: Any) -> None:
    state.single = yes_or_no("single", value)


# --- printed values ---------------------------------------------------------------------------------------------------

_BOSS = {"health": (1, None), "move": (0, None), "attack": (0, None), "attack_each": (0, None)}
_RANK = {"health": (1, None), "move": (0, None), "attack": (0, None)}


def printed(value: Any) -> AbstractContextManager[None]:
    """Statistics and ability cards that print other numbers while a case runs."""
    kinds: dict[str, Monster] = {}
    abilities: dict[str, Any] = {}
    numbered = [int(card) for card in MONSTER_CARDS if card.isdigit()]
    for name, given in mapping(PRINTED, value, [*KINDS, *MONSTER_CARDS, *numbered]).items():
        word = below(PRINTED, name)
        if name in KINDS:
            kinds[name] = _statistics(word, KINDS[name], given)
        else:
            abilities[str(name)] = reprinted_ability(word, MONSTER_CARDS[str(name)], given)
    return as_printed((KINDS, kinds), (MONSTER_CARDS, abilities))


def _statistics(word: str, monster: Monster, value: Any) -> Monster:
    """A type with other numbers on every level: of its normal monsters, its elites or the boss."""
    known = [rank for rank in ("normal", "elite", "boss") if getattr(monster, rank)]
    changed: dict[str, Any] = {}
    for rank, given in mapping(word, value, known).items():
        path = below(word, rank)
        if rank == "boss":
            changed[rank] = tuple(reprinted(path, one, given, _BOSS) for one in monster.boss)
            continue
        plain = dict(mapping(path, given, [*_RANK, "shield"]))
        shield = plain.pop("shield", None)
        levels: list[Stats] = [reprinted(path, one, plain, _RANK) for one in getattr(monster, rank)]
        if shield is not None:
            count = number(below(path, "shield"), shield)
            levels = [
                msgspec.structs.replace(one, traits=msgspec.structs.replace(one.traits, shield=count)) for one in levels
            ]
        changed[rank] = tuple(levels)
    return msgspec.structs.replace(monster, **changed)


_WORDS: dict[str, Callable[[Jaws, Any], None]] = {
    PRINTED: lambda state, value: None,  # holds already: see `printed`
    "town": _town,
    "scenario_level": _level,
    "map": case_map.give_map,
    "rooms": case_map.give_rooms,
    "doors": case_map.give_doors,
    "obstacles": case_map.give_obstacles,
    "difficult": case_map.give_difficult,
    "heroes": _heroes,
    "monsters": case_map.give_monsters,
    "objects": case_map.give_objects,
    "elements": _elements,
    "traps": case_map.give_traps,
    "coins": case_map.give_coins,
    "treasures": case_map.give_treasures,
    "goods": case_map.give_goods,
    "tokens": case_map.give_tokens,
    "destroyed": case_map.give_destroyed,
    "monster_deck": _monster_deck,
    "revealed": _revealed,
    "queue": _queue,
    "round": _field("round"),
    "phase": _choice("phase", PHASES),
    "wave": _field("wave"),
    "found": _field("found"),
    "ended": _choice("ended", ENDS),
    "single": _single,
    "blesses": _field("blesses", 0, SUPPLY),
    "curses": _field("curses", 0, SUPPLY),
    "monster_curses": _field("monster_curses", 0, SUPPLY),
}


def _hero_facts(hero: Hero, plain: dict[str, Any]) -> None:
    del plain["opened_room"]
    plain["gear"] = {item: {value: name for name, value in STATUS.items()}[status] for item, status in hero.gear}


def _marks(state: Jaws) -> dict[str, int]:
    """Tokens, counters and notes by the names that cases know them by: `ward`, `strangle:3`."""
    marks, tokens = state.marks, state.tokens
    found = {name: cell for name, cell in (("sand_devil", tokens.sand_devil), ("ward", tokens.ward)) if cell >= 0}
    for name, noted in (("attacked", marks.attacked), ("fell", marks.fell), ("strangle", marks.strangled)):
        found |= {f"{name}:{at}": value for at, value in noted.items()}
    for name, listed in (("no_heal", marks.unhealable), ("exposed", marks.exposed), ("lulled", marks.lulled)):
        found |= {f"{name}:{at}": 1 for at in listed}
    found |= {f"opener:{at}": hero.opened_room for at, hero in enumerate(state.heroes) if hero.opened_room}
    found |= {f"grave:{cell}": ELITE_GRAVE * elites + normal for cell, (normal, elites) in state.graves.items()}
    if state.scenario == 23:
        found |= {"crowd": state.crowd, "influence": state.influence}
    return found


def facts(state: Jaws) -> Any:
    """The state as plain data, with places, conditions and elements in words."""
    found = plain_facts(state)
    found["marks"] = _marks(state)
    for field in ("tokens", "graves", "crowd", "influence"):
        found.pop(field, None)
    if state.scenario and state.figures:
        board = state.board
        place = partial(case_map.place_of, state)
        for figure, plain in zip(state.figures, found["figures"], strict=True):
            plain["at"] = place(figure.cell)
            plain["conditions"] = condition_names(figure.conditions)
        found["coins"] = {place(cell): count for cell, count in state.coins.items()}
        found["trapped"] = {place(cell): trap.damage for cell, trap in state.traps.items()}
        found["rubble"] = [place(cell) for cell in range(board.size) if state.destroyed >> cell & 1]
        found["blocked"] = [place(cell) for cell in range(board.size) if state.obstacles >> cell & 1]
    found["elements"] = {name: STRENGTHS[state.elements[at]] for at, name in enumerate(ELEMENTS)}
    for hero, plain in zip(state.heroes, found["heroes"], strict=True):
        _hero_facts(hero, plain)
    return found
