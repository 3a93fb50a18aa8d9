"""What a case may edit and what it may expect: a moment of the game in its own words. No rule is here.

Places are spots of a drawn map (`1A` is the spot A in room 1) or coordinates like `3,-1`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from undercroft.core.errors import TableError
from undercroft.core.pile import pile
from undercroft.core.state import facts as plain_facts
from undercroft.games.haven.battlefield import HEROES, MONSTERS, OFF, Figure
from undercroft.games.haven.verbs import CONDITIONS, ELEMENTS, mask_of, names
from undercroft.games.jaws import rooms
from undercroft.games.jaws.active import DECLARED
from undercroft.games.jaws.campaign import clear
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.cards.decks import DECKS
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.cards.monsters import MONSTERS as KINDS
from undercroft.games.jaws.state import READY, SPENT, USED, AbilityDeck, Hero, Jaws, Marks, Tokens, Trap

STRENGTHS = ("weak", "medium", "strong")
ELITE_GRAVE = 16
"""What an elite counts in `marks.grave:<hex>`; a normal one counts 1."""
STATUS = {"ready": READY, "spent": SPENT, "used": USED}


def edit(state: Jaws, edits: Mapping[str, Any]) -> None:
    """Edit a fresh game; unknown words raise TableError."""
    for word in edits:
        if word not in _WORDS:
            raise TableError("error.given", word=str(word), known=", ".join(_WORDS))
    for word, change in _WORDS.items():  # always in the same order, whatever the document's
        if word in edits:
            change(state, edits[word])


def _bad(word: str, value: object, known: Any) -> TableError:
    return TableError("error.given", word=f"{word}: {value}", known=", ".join(map(str, known)))


def _known(word: str, value: object, known: Any) -> Any:
    if value not in known:
        raise _bad(word, value, known)
    return value


def _cell(state: Jaws, place: Any) -> int:
    """A spot by its letter or a hex by its coordinate."""
    board = state.board
    if place in board.spots:
        return board.spots[place]
    try:
        q, r = map(int, str(place).split(","))
        return board.cell[q, r]
    except (ValueError, KeyError):
        raise _bad("place", place, sorted(board.spots)) from None


def _conditions(value: Any) -> int:
    for name in value:
        _known("conditions", name, CONDITIONS)
    return mask_of(*value)


def _map(state: Jaws, drawing: str) -> None:
    """A map of its own: heroes stand on its starting hexes, monsters are gone."""
    state.drawing = drawing
    board = state.board
    state.figures = state.figures[: state.count]
    state.origins = [-1] * state.count
    for figure, cell in zip(state.figures, board.starts, strict=False):
        figure.cell = cell
    state.parts = list(board.obstacles)
    state.obstacles = sum(board.obstacles)
    state.difficult = board.difficult
    state.traps, state.hazards = {}, 0
    state.coins = dict.fromkeys(board.coins, 1)
    state.treasures, state.goods, state.graves = {}, {}, {}
    state.marks, state.tokens = Marks(), Tokens()
    state.opened, state.revealed = 0, 1 << 1
    for cell in range(board.size):
        if board.traps >> cell & 1:
            rooms.lay_trap(state, cell, 2 + state.level, 0, board.room_of[cell])


def _hero(state: Jaws, kind: str) -> int:
    kinds = [hero.kind for hero in state.heroes]
    _known("heroes", kind, kinds)
    return kinds.index(kind)


def _heroes(state: Jaws, heroes: Mapping[str, Mapping[str, Any]]) -> None:
    for kind, edits in heroes.items():
        at = _hero(state, kind)
        for word, value in edits.items():
            _known(f"heroes.{kind}", word, _HERO)
            _HERO[word](state, at, value)


def _cards(zone: str) -> Callable[[Jaws, int, Any], None]:
    def put(state: Jaws, at: int, cards: Any) -> None:
        hero = state.heroes[at]
        for card in cards:
            _known("card", card, CARDS)
            for other in ("hand", "discard", "lost", "chosen"):
                pile_ = getattr(hero, other)
                if card in pile_:
                    pile_.remove(card)
        getattr(hero, zone)[:] = list(cards)
        if zone == "chosen":
            hero.lead = tuple([CARDS[card].initiative for card in cards])

    return put


def _active(state: Jaws, at: int, sources: Any) -> None:
    """Cards in the active area, `flame-shroud:top`, with their bonuses running."""
    hero, figure = state.heroes[at], state.figures[at]
    for one in sources:
        source = _known("active", f"card:{one}", DECLARED)
        card = one.split(":")[0]
        for zone in (hero.hand, hero.discard, hero.lost):
            if card in zone:
                zone.remove(card)
        hero.active.append(source)
        figure.bonuses += [(source, number, 0) for number in range(len(DECLARED[source]))]


def _gear(state: Jaws, at: int, gear: Any) -> None:
    entries = gear.items() if isinstance(gear, Mapping) else [(item, "ready") for item in gear]
    state.heroes[at].gear = [
        (_known("item", item, ITEMS), STATUS[_known("item", status, STATUS)]) for item, status in entries
    ]


def _figure(field: str) -> Callable[[Jaws, int, Any], None]:
    def put(state: Jaws, at: int, value: Any) -> None:
        if field == "cell":
            value = _cell(state, value) if value is not None else OFF
        elif field == "conditions":
            value = _conditions(value)
        setattr(state.figures[at], field, value)
        if field == "health":
            state.heroes[at].tally.lowest = value

    return put


def _plain(field: str) -> Callable[[Jaws, int, Any], None]:
    def put(state: Jaws, at: int, value: Any) -> None:
        setattr(state.heroes[at], field, value)

    return put


def _deck(state: Jaws, at: int, cards: Any) -> None:
    state.heroes[at].deck.draw, state.heroes[at].deck.discard = list(cards), []


def _tally(state: Jaws, at: int, counts: Mapping[str, Any]) -> None:
    for word, value in counts.items():
        setattr(state.heroes[at].tally, _known("tally", word, state.heroes[at].tally.__struct_fields__), value)


def _lead(state: Jaws, at: int, initiative: Any) -> None:
    state.heroes[at].lead = tuple(initiative) if isinstance(initiative, list) else (initiative, initiative)


_HERO: dict[str, Callable[[Jaws, int, Any], None]] = {
    "at": _figure("cell"),
    "health": _figure("health"),
    "most": _figure("max_health"),
    "conditions": _figure("conditions"),
    "cards": _plain("cards"),
    "hand": _cards("hand"),
    "discard": _cards("discard"),
    "lost": _cards("lost"),
    "chosen": _cards("chosen"),
    "active": _active,
    "gear": _gear,
    "goal": _plain("goal"),
    "coins": _plain("coins"),
    "gold": _plain("gold"),
    "scenario_xp": _plain("scenario_xp"),
    "experience": _plain("experience"),
    "level": _plain("level"),
    "checkmarks": _plain("checkmarks"),
    "items": _plain("items"),
    "modifiers": _plain("modifiers"),
    "waiting": _plain("waiting"),
    "resting": _plain("resting"),
    "exhausted": _plain("exhausted"),
    "favorite": _plain("favorite"),
    "lead": _lead,
    "deck": _deck,
    "tally": _tally,
}


def _monsters(state: Jaws, monsters: Any) -> None:
    """The monsters on the map, in place of those that were there."""
    keep = [at for at, f in enumerate(state.figures) if f.side == HEROES or f.is_objective]
    state.figures = [state.figures[at] for at in keep]
    state.origins = [state.origins[at] for at in keep]
    for number, one in enumerate(monsters, 1):
        kind = _known("monster", one["kind"], KINDS)
        elite = bool(one.get("elite"))
        rank = "b" if KINDS[kind].boss else "e" if elite else "n"
        most = int(one.get("most", rooms.max_health(state, kind, rank)))
        figure = Figure(kind, MONSTERS, int(one.get("health", most)), most, _cell(state, one["at"]))
        figure.number = int(one.get("number", number))
        figure.elite = elite
        figure.conditions = _conditions(one.get("conditions", ()))
        state.figures.append(figure)
        state.origins.append(-1)
        name = rooms.deck_name(state, kind)
        if name not in state.decks:
            state.decks[name] = AbilityDeck([card.id for card in DECKS[name]])


def _objects(state: Jaws, objects: Any) -> None:
    for number, one in enumerate(objects):
        side = HEROES if one.get("ours") else MONSTERS
        health = int(one["health"])
        place = int(one.get("number", number))  # the hexes of one objective share it
        state.figures.append(
            Figure(one["name"], side, health, health, _cell(state, one["at"]), place, is_objective=True)
        )
        state.origins.append(-1)


def _elements(state: Jaws, elements: Mapping[str, str]) -> None:
    for name, strength in elements.items():
        state.elements[ELEMENTS.index(_known("element", name, ELEMENTS))] = STRENGTHS.index(
            _known("strength", strength, STRENGTHS)
        )


def _traps(state: Jaws, traps: Any) -> None:
    for one in traps:
        cell = _cell(state, one["at"])
        state.traps[cell] = Trap(int(one.get("damage", 0)), _conditions(one.get("conditions", ())))
        state.hazards |= 1 << cell


def _coins(state: Jaws, places: Any) -> None:
    state.coins = {}
    for place in places:
        cell = _cell(state, place)
        state.coins[cell] = state.coins.get(cell, 0) + 1


def _revealed(state: Jaws, cards: Mapping[str, Any]) -> None:
    """The ability cards that lie open this round, by deck."""
    for name, card in cards.items():
        _known("ability deck", name, DECKS)
        _known("ability card", str(card), [one.id for one in DECKS[name]])
        deck = state.decks.setdefault(name, AbilityDeck([one.id for one in DECKS[name]]))
        deck.card = str(card)
        deck.draw = [one.id for one in DECKS[name] if one.id != str(card)]
        deck.discard = [str(card)]


def _queue(state: Jaws, entries: Any) -> None:
    """Who is still to act in this round; the round's turns are under way."""
    kinds = [hero.kind for hero in state.heroes]
    state.queue = [
        f"hero:{kinds.index(one)}" if one in kinds else f"type:{_known('queue', one, KINDS)}" for one in entries
    ]
    state.phase = "turns"
    state.round = max(1, state.round)


def _field(name: str) -> Callable[[Jaws, Any], None]:
    def put(state: Jaws, value: Any) -> None:
        setattr(state, name, value)

    return put


def _treasures(state: Jaws, treasures: Mapping[Any, Any]) -> None:
    state.treasures = {_cell(state, place): int(number) for place, number in treasures.items()}


def _destroyed(state: Jaws, places: Any) -> None:
    for place in places:
        state.destroyed |= 1 << _cell(state, place)


def _town(state: Jaws, town: Mapping[str, Any]) -> None:
    """Between scenarios: the table is cleared."""
    clear(state)
    state.single = False
    state.phase = str(town.get("phase", "town"))
    for word in ("available", "done", "closed", "looted"):
        if word in town:
            setattr(state, word, list(town[word]))
    state.stock = {_known("item", item, ITEMS): int(count) for item, count in town.get("stock", {}).items()}
    if "events" in town:
        state.events = pile([str(event) for event in town["events"]])
    state.event = int(town.get("event", 0))
    state.discount = int(town.get("discount", 0))
    state.told = int(town.get("told", 0))
    state.played = int(town.get("played", 1))


_WORDS: dict[str, Callable[[Jaws, Any], None]] = {
    "town": _town,
    "scenario_level": _field("level"),
    "map": _map,
    "heroes": _heroes,
    "monsters": _monsters,
    "objects": _objects,
    "elements": _elements,
    "traps": _traps,
    "coins": _coins,
    "treasures": _treasures,
    "destroyed": _destroyed,
    "monster_deck": lambda state, cards: setattr(state.deck, "draw", list(cards)),
    "revealed": _revealed,
    "queue": _queue,
    "round": _field("round"),
    "phase": _field("phase"),
    "wave": _field("wave"),
    "found": _field("found"),
    "ended": _field("ended"),
    "single": _field("single"),
    "blesses": _field("blesses"),
    "curses": _field("curses"),
    "monster_curses": _field("monster_curses"),
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
        spot = {cell: name for name, cell in board.spots.items()}

        def place(cell: int) -> str | None:
            if cell < 0:
                return None
            q, r = board.coordinates[cell]
            return spot.get(cell, f"{q},{r}")

        for figure, plain in zip(state.figures, found["figures"], strict=True):
            plain["at"] = place(figure.cell)
            plain["conditions"] = names(figure.conditions)
        found["coins"] = {place(cell): count for cell, count in state.coins.items()}
        found["trapped"] = {place(cell): trap.damage for cell, trap in state.traps.items()}
        found["rubble"] = [place(cell) for cell in range(board.size) if state.destroyed >> cell & 1]
        found["blocked"] = [place(cell) for cell in range(board.size) if state.obstacles >> cell & 1]
    found["elements"] = {name: STRENGTHS[state.elements[at]] for at, name in enumerate(ELEMENTS)}
    for hero, plain in zip(state.heroes, found["heroes"], strict=True):
        _hero_facts(hero, plain)
    return found
