"""What a case may edit: a fresh game in the game's own words.

`phase` jumps to a part of the game and lays out what it needs (`turn`: all stand at the walls). Demons are written
`R2-01` or, with hit markers, `R2-01 hit 1 2`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from undercroft.core.cases.given import (
    GivenError,
    below,
    edit_by,
    listing,
    mapping,
    names,
    no_more_than,
    not_twice,
    number,
    one_of,
    refusal,
    wrong_shape,
    yes_or_no,
)
from undercroft.core.state import facts as plain_facts
from undercroft.games.sanctum.cards.acts import BLESSINGS
from undercroft.games.sanctum.cards.demons import COLOURS, DEMONS, FITS
from undercroft.games.sanctum.cards.heroes import CELL_AT, HEROES, START_HEALTH
from undercroft.games.sanctum.cards.lord import FURY, LAST_FOES, LORD
from undercroft.games.sanctum.levels import unlock
from undercroft.games.sanctum.move import walls_place
from undercroft.games.sanctum.powers import kit
from undercroft.games.sanctum.setup import new_hero
from undercroft.games.sanctum.state import (
    ALIVE,
    APPEAR,
    DEAD,
    LAST_FIGHT,
    LAST_REST,
    NO_TILE,
    OPEN,
    ROAR,
    TURN,
    WON,
    Foe,
    Sanctum,
)

PHASES = (TURN, LAST_REST, APPEAR, LAST_FIGHT, ROAR)
HOLDERS = {"open": OPEN, "none": NO_TILE}
FACE_DOWN = "fury"
Edit = Callable[[Sanctum, Any], None]
EditHero = Callable[[Sanctum, int, str, Any], None]


def edit(state: Sanctum, edits: Mapping[str, Any]) -> None:
    """Edit a fresh game; what cannot be raises TableError."""
    edit_by(_WORDS, state, edits)
    _check_demons(edits)


# --- the table --------------------------------------------------------------------------------------------------------


def _number(word: str, min: int = 0, max: int | None = None) -> Edit:
    return lambda state, value: setattr(state, word, number(word, value, min, max))


def _truth(word: str) -> Edit:
    return lambda state, value: setattr(state, word, yes_or_no(word, value))


def _seat(word: str, min: int = 0) -> Edit:
    return lambda state, value: setattr(state, word, number(word, value, min, state.players - 1))


def _front(state: Sanctum, value: Any) -> None:
    state.front = number("front", value, 0, walls_place(state))


def _phase(state: Sanctum, value: Any) -> None:
    """Jump to a part of the game; what it needs is laid out."""
    name = one_of("phase", value, PHASES)
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


def _decks(state: Sanctum, value: Any) -> None:
    """Demons by level, from the top."""
    levels = range(1, len(state.decks) + 1)
    for level, cards in mapping("decks", value, [*levels, *map(str, levels)]).items():
        word = below("decks", level)
        known = [card for card, demon in DEMONS.items() if demon.level == int(level)]
        state.decks[int(level) - 1] = names(word, cards, known, once=True)


def _groups(state: Sanctum, value: Any) -> None:
    groups = [names(below("groups", at), group, DEMONS) for at, group in enumerate(listing("groups", value))]
    not_twice("groups", [card for group in groups for card in group])
    state.groups = []
    for group in groups:
        state.groups.append([_take(state, card) for card in group])


def _achievements(state: Sanctum, value: Any) -> None:
    known = [*HOLDERS, *range(state.players)]
    found = names("achievements", listing("achievements", value, len(state.achievements)), known)
    state.achievements = [HOLDERS.get(holder, holder) for holder in found]


def _cards(word: str, known: Mapping[str, Any]) -> Edit:
    return lambda state, value: setattr(state, word, names(word, value, known, once=True))


def _take(state: Sanctum, card: str) -> str:
    """Take a demon card out of wherever it lies."""
    for pile in [*state.decks, *state.discards, state.box, *state.groups]:
        if card in pile:
            pile.remove(card)
            return card
    for hero in state.seats:
        hero.zone = [foe for foe in hero.zone if foe.card != card]
        if card in hero.pack:
            hero.pack.remove(card)
    return card


# --- a seat -----------------------------------------------------------------------------------------------------------


def _seats(state: Sanctum, value: Any) -> None:
    seats = range(state.players)
    for seat, edits in mapping("seats", value, [*seats, *map(str, seats)]).items():
        word = below("seats", seat)
        at = int(seat)
        if isinstance(edits, Mapping) and "hero" in edits:
            _become(state, at, one_of(below(word, "hero"), edits["hero"], HEROES))
        for known, value_ in mapping(word, edits, _HERO).items():  # in the case's own order
            _HERO[known](state, at, below(word, known), value_)
        by_id = kit(state.seats[at]).by_id
        for ability, held in mapping(below(word, "spent"), state.seats[at].spent, by_id).items():
            spaces = by_id[ability].ability.spaces
            if len(held) != len(spaces):
                raise wrong_shape(below(below(word, "spent"), ability), held, "." * len(spaces))


def _check_demons(edits: Mapping[str, Any]) -> None:
    """A demon card that the case gives is in one place only."""
    given = [(below("groups", at), card) for at, group in enumerate(edits.get("groups", ())) for card in group]
    for seat, hero in edits.get("seats", {}).items():
        for zone in ("zone", "pack", "worn"):
            word = below(below("seats", seat), zone)
            given += [(word, str(text).partition(" hit ")[0]) for text in hero.get(zone, ())]
    held: set[str] = set()
    for word, card in given:
        if card in held:
            raise GivenError(word, "error.given-twice", word=word, value=card)
        held.add(card)


def _become(state: Sanctum, seat: int, name: str) -> None:
    """The seat plays this hero; who played it before gets the seat's own."""
    for other, rival in enumerate(state.seats):
        if other != seat and rival.name == name:
            rival_now = new_hero(state.seats[seat].name)
            rival_now.place, rival_now.stand = rival.place, rival.stand
            state.seats[other] = rival_now
    place, stand = state.seats[seat].place, state.seats[seat].stand
    state.seats[seat] = new_hero(name)
    state.seats[seat].place, state.seats[seat].stand = place, stand


def _hero_number(field: str, min: int = 0, max: int | None = None) -> EditHero:
    return lambda state, seat, word, value: setattr(state.seats[seat], field, number(word, value, min, max))


def _place(state: Sanctum, seat: int, word: str, value: Any) -> None:
    state.seats[seat].place = number(word, value, -1, walls_place(state))


def _hero_truth(field: str) -> EditHero:
    return lambda state, seat, word, value: setattr(state.seats[seat], field, yes_or_no(word, value))


def _status(state: Sanctum, seat: int, word: str, value: Any) -> None:
    state.seats[seat].status = one_of(word, value, (ALIVE, DEAD, WON))


def _blessings(field: str) -> EditHero:
    def change(state: Sanctum, seat: int, word: str, value: Any) -> None:
        found = names(word, value, BLESSINGS)
        no_more_than(word, found, BLESSINGS.count)
        setattr(state.seats[seat], field, found)

    return change


def _spent(state: Sanctum, seat: int, word: str, value: Any) -> None:
    """Abilities with something in their spaces: s stamina, f focus, x hit marker, . empty."""
    for ability, held in mapping(word, value).items():
        if not isinstance(held, str) or not held or set(held) - set("sfx."):
            raise refusal(below(word, ability), held, "sfx.")
    state.seats[seat].spent = dict(value)


def _gems(state: Sanctum, seat: int, word: str, value: Any) -> None:
    found = mapping(word, value, COLOURS)
    state.seats[seat].gems = [number(below(word, colour), found.get(colour, 0)) for colour in COLOURS]


def _on_table(field: str) -> EditHero:
    def change(state: Sanctum, seat: int, word: str, value: Any) -> None:
        for cell, count in mapping(word, value, CELL_AT).items():
            getattr(state.seats[seat], field)[CELL_AT[cell]] = number(below(word, cell), count)

    return change


def _unlocked(state: Sanctum, seat: int, word: str, value: Any) -> None:
    hero = state.seats[seat]
    own = [skill.id for skill in HEROES[hero.name].skills]
    for name in names(word, value, own, once=True):
        at = own.index(name)
        hero.table[at] = hero.white[at] = 0
        unlock(state, seat, hero, at)


def _foe(word: str, text: Any, known: Mapping[str, Any]) -> tuple[str, list[int]]:
    """`R2-01 hit 1 2`: a card with hit markers on symbols of these values."""
    card, _, hits = str(text).partition(" hit ")
    one_of(word, card, known)
    values = [int(value) if value.isdigit() else value for value in hits.split()]
    left = list(known[card].dice) if known[card] is not None else []
    for value in values:
        if value not in left:
            raise refusal(word, text, [f"{card} hit {one}" for one in dict.fromkeys(left)])
        left.remove(value)
    return card, [int(value) for value in values]


def _marked(card: str, dice: tuple[int, ...], hits: list[int]) -> Foe:
    foe = Foe(card)
    for value in hits:
        at = next(at for at, symbol in enumerate(dice) if symbol == value and not foe.hits >> at & 1)
        foe.hits |= 1 << at
    return foe


def _zone(state: Sanctum, seat: int, word: str, value: Any) -> None:
    foes = [_foe(below(word, at), text, DEMONS) for at, text in enumerate(listing(word, value))]
    not_twice(word, [card for card, _ in foes])
    hero = state.seats[seat]
    hero.zone = []
    for card, hits in foes:
        hero.zone.append(_marked(_take(state, card), DEMONS[card].dice, hits))


def _pack(state: Sanctum, seat: int, word: str, value: Any) -> None:
    state.seats[seat].pack = [_take(state, card) for card in names(word, value, DEMONS, once=True)]


def _worn(state: Sanctum, seat: int, word: str, value: Any) -> None:
    """Put items on with gems of their own colours, as if they had been freed for them."""
    hero = state.seats[seat]
    for at, card in enumerate(names(word, value, DEMONS, once=True)):
        item = DEMONS[_take(state, card)].item
        free = [slot for slot in FITS[item.slot] if not hero.worn[slot]]
        if not free:
            raise GivenError(
                below(word, at),
                "error.given-many",
                word=item.slot,
                count=len(FITS[item.slot]) + 1,
                most=len(FITS[item.slot]),
            )
        hero.worn[free[0]] = card
        hero.paid[free[0]] = (*item.cost, 0)
        hero.stamina += item.stamina
        hero.focus += item.focus
        if hero.angel:
            hero.angel = False
            hero.dice += 1


def _row(state: Sanctum, seat: int, word: str, value: Any) -> None:
    """The row from the figure on; `fury` is a fury card that lies face down."""
    hero = state.seats[seat]
    known: dict[str, Any] = {FACE_DOWN: None, **LAST_FOES}
    foes = [_foe(below(word, at), text, known) for at, text in enumerate(listing(word, value))]
    not_twice(word, [card for card, _ in foes if card != FACE_DOWN])
    hero.row = []
    for card, hits in foes:
        if card == FACE_DOWN:
            hero.row.append(Foe(""))
            continue
        pile = state.fury if card in FURY else state.lord
        if card in pile:
            pile.remove(card)
        hero.row.append(_marked(card, LAST_FOES[card].dice, hits))


_HERO: dict[str, EditHero] = {
    "hero": lambda state, seat, word, value: None,  # comes before all others: see `_seats`
    "stamina": _hero_number("stamina"),
    "focus": _hero_number("focus"),
    "health": _hero_number("health"),
    "marked": _hero_number("marked", 0, START_HEALTH),
    "status": _status,
    "dice": _hero_number("dice"),
    "angel": _hero_truth("angel"),
    "rage": _hero_number("rage"),
    "rage_tiles": _hero_number("rage_tiles"),
    "red": _hero_number("red"),
    "blue": _hero_number("blue"),
    "slots": _hero_number("slots"),
    "place": _place,
    "stand": _hero_number("stand", -1, 2),
    "fewer": _hero_number("fewer"),
    "extra": _hero_number("extra"),
    "destroyed": _hero_number("destroyed"),
    "tiles": _hero_number("tiles"),
    "spent": _spent,
    "blessings": _blessings("blessings"),
    "used": _blessings("used"),
    "gems": _gems,
    "table": _on_table("table"),
    "white": _on_table("white"),
    "unlocked": _unlocked,
    "zone": _zone,
    "pack": _pack,
    "worn": _worn,
    "row": _row,
}

_WORDS: dict[str, Edit] = {
    "phase": _phase,
    "turn": _seat("turn"),
    "first": _seat("first"),
    "front": _front,
    "walls_reached": _truth("walls_reached"),
    "climber": _seat("climber", -1),
    "laid": _number("laid"),
    "returns": _number("returns"),
    "round": _number("round"),
    "turned_v": _number("turned_v"),
    "revealed": _truth("revealed"),
    "decks": _decks,
    "groups": _groups,
    "achievements": _achievements,
    "lord": _cards("lord", LORD),
    "fury": _cards("fury", FURY),
    "seats": _seats,
}


def facts(state: Sanctum) -> Any:
    """The state as it is."""
    return plain_facts(state)
