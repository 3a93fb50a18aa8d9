"""Doors, revealed rooms, monsters that come into play, standees (JL-DOR, JL-SPN, JL-SET-6)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.grid import cells
from undercroft.core.question import Question, Verb
from undercroft.core.request import Chance, Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.haven.battlefield import MONSTERS, OFF, Figure
from undercroft.games.haven.events import Entered
from undercroft.games.haven.figures import occupied
from undercroft.games.jaws.cards.decks import DECKS
from undercroft.games.jaws.cards.monsters import MONSTERS as KINDS
from undercroft.games.jaws.events import Appeared, DoorOpened, MonsterCardRevealed, RoomRevealed
from undercroft.games.jaws.options import MONSTER, PLACE, RANK
from undercroft.games.jaws.state import NO_SYMBOL, AbilityDeck, Jaws, Trap


def _who_comes(view: Jaws, seat: int, choice: Choice, option: Option) -> Say:
    return say(f"option.comes-{option[2]}", monster=say(f"monster.{option[1]}"))


SPAWN_WHICH: Question[Jaws] = Question("spawn.which", PLACE, about=(MONSTER,), clause="JL-DOR-O4")
SPAWN_FIRST: Question[Jaws] = Question(
    "spawn.first",
    Verb("comes", MONSTER, RANK, words=_who_comes, messages=("option.comes-n", "option.comes-e"), listed=True),
    clause="JL-SPN-O3",
)
SPAWN_WHERE: Question[Jaws] = Question("spawn.where", PLACE, about=(MONSTER,), clause="JL-SPN-O2")

CROWD = 40
"""Beyond so many figures the places of dead ones are used again."""


def closed_doors(state: Jaws) -> int:
    """The hexes of all doors that are closed."""
    board = state.board
    found = 0
    for number, hexes in enumerate(board.door_cells):
        if not state.opened >> number & 1:
            found |= hexes
    return found


def empty(state: Jaws) -> int:
    """The empty hexes of the revealed rooms and opened doors (JL-HEX-3, 4, JL-HEX-O1)."""
    board = state.board
    found = 0
    for number, hexes in board.rooms.items():
        if state.revealed >> number & 1:
            found |= hexes
    for number, hexes in enumerate(board.door_cells):
        if state.opened >> number & 1:
            found |= hexes
    return found & ~occupied(state) & ~state.obstacles & ~state.hazards & ~state.difficult


def open_door(state: Jaws, door: int, hero: int) -> Flow[None]:
    """A character has stepped on a closed door: it opens and the room behind is revealed (JL-DOR-3, 5)."""
    state.opened |= 1 << door
    if state.log is not None:
        state.tell(DoorOpened(hero=hero, door=door))
    yield from reveal(state, state.board.opens[door], by_door=True)


def reveal(state: Jaws, room: int, by_door: bool = False) -> Flow[None]:
    """Place what stands in a room; all doors to it are open from now on. `by_door`: somebody has opened one."""
    if state.revealed >> room & 1:
        return
    state.revealed |= 1 << room
    board = state.board
    for number, opens in enumerate(board.opens):
        if opens == room:
            state.opened |= 1 << number
    if state.log is not None:
        state.tell(RoomRevealed(room=room, is_news=not by_door and state.round > 0))
    hexes = board.rooms[room]
    for at, (objective, places) in enumerate(board.objectives):
        if hexes >> places[0] & 1:
            health = objective.health(state.count, state.level)
            for cell in places:
                side = state.kernel.special_rules(state).objective_side
                figure = Figure(objective.name, side, health, health, cell, at, is_objective=True)
                number = enroll(state, figure, at)
                if state.log is not None:
                    state.tell(Entered(figure=number, joins=True))
    found = [
        (at, cell, placed.monster, rank)
        for at, (placed, cell) in enumerate(board.monsters)
        if hexes >> cell & 1 and (rank := placed.ranks[state.count - 2]) != "-"
    ]
    yield from place(state, found)
    yield from state.kernel.special_rules(state).on_reveal(state, room)


Wanted = tuple[int, int, str, str]
"""A monster to be placed: its place among the scenario's symbols, its hex, its type, its rank."""


def ration(state: Jaws, kind: str, wanted: list[Wanted]) -> Flow[list[Wanted]]:
    """Those of a type for whom there are standees: elites first, then as the players choose (JL-DOR-13, O4)."""
    free = len(free_numbers(state, kind))
    if len(wanted) <= free:
        return wanted
    kept: list[Wanted] = []
    for group in ([e for e in wanted if e[3] != "n"], [e for e in wanted if e[3] == "n"]):
        while group and len(kept) < free:
            entry = group[0]
            hexes = list(dict.fromkeys(one[1] for one in group))
            if len(group) > free - len(kept) and len(hexes) > 1:
                options = [("place", cell) for cell in hexes]
                option = yield SPAWN_WHICH.ask(tuple(range(state.players)), options, (kind,))
                entry = next(one for one in group if one[1] == option[1])
            group.remove(entry)
            kept.append(entry)
    return kept


def place(state: Jaws, found: Sequence[Wanted]) -> Flow[list[int]]:
    """Put monsters down; where standees run short, elites first, then as players choose (JL-DOR-13, O4)."""
    placed: list[int] = []
    for kind in dict.fromkeys(entry[2] for entry in found):
        wanted = yield from ration(state, kind, [entry for entry in found if entry[2] == kind])
        for at, cell, _, rank in wanted:
            placed.append((yield from come(state, kind, cell, rank, at)))
    for kind in dict.fromkeys(entry[2] for entry in found):  # JL-DOR-7: after placement
        yield from join(state, kind)
    return placed


def free_numbers(state: Jaws, kind: str) -> list[int]:
    used = {
        figure.number
        for figure in state.figures
        if figure.kind == kind and figure.cell != OFF and not figure.is_objective
    }
    return [number for number in range(1, KINDS[kind].standees + 1) if number not in used]


def come(state: Jaws, kind: str, cell: int, rank: str, origin: int = NO_SYMBOL) -> Flow[int]:
    """One monster comes into play with a random standee (JL-SET-7) and takes a turn in this round (JL-DOR-8)."""
    free = free_numbers(state, kind)
    number = free[0] if len(free) == 1 else (yield Chance("standee", free, None, None, (kind,)))
    health = max_health(state, kind, rank)
    figure = Figure(kind, MONSTERS, health, health, cell, number, elite=rank == "e")
    at = enroll(state, figure, origin)
    state.kernel.special_rules(state).on_come(state, figure)
    if state.log is not None:
        state.tell(Appeared(figure=at))
    return at


def enroll(state: Jaws, figure: Figure, origin: int) -> int:
    """Give a figure its place in the list, which is its name; when there are many, places of the dead are used again,
    but of nobody who fell this round: the blow that felled them may still be under way."""
    figures = state.figures
    if len(figures) >= CROWD:
        for at in range(len(state.heroes), len(figures)):
            if figures[at].cell == OFF and at not in state.marks.fell:
                figures[at] = figure
                state.origins[at] = origin
                state.marks.forget(at)
                return at
    figures.append(figure)
    state.origins.append(origin)
    return len(figures) - 1


def max_health(state: Jaws, kind: str, rank: str) -> int:
    monster = KINDS[kind]
    if rank == "b" and monster.boss:
        return monster.boss[state.level].health * state.count  # JL-BOS-5
    stats = monster.elite if rank in ("e", "b") else monster.normal
    health = stats[state.level].health
    return health * state.count if rank == "b" else health  # scenario 22's golem


def deck_name(state: Jaws, kind: str) -> str:
    return state.book.decks.get(kind, KINDS[kind].deck)


def join(state: Jaws, kind: str) -> Flow[None]:
    """A type that is on the board has a deck and, once the round is under way, a card and a place (JL-DOR-7)."""
    if not any(f.kind == kind and f.cell != OFF and not f.is_objective for f in state.figures):
        return
    name = deck_name(state, kind)
    deck = state.decks.get(name)
    if deck is None:
        deck = state.decks[name] = AbilityDeck([card.id for card in DECKS[name]])
    if state.phase != "turns":
        return
    if not deck.card:
        yield from reveal_card(state, name, kind)
    entry = f"type:{kind}"
    if entry not in state.queue and state.turn != entry:
        state.queue.append(entry)


def reveal_card(state: Jaws, name: str, kind: str) -> Flow[None]:
    """One ability card of a deck for the round, for all types that share it; an empty deck is made of its discard
    (JL-INI-2)."""
    deck = state.decks[name]
    if not deck.draw:
        deck.draw, deck.discard = deck.discard, []
    bag = deck.draw
    card: str = bag[0] if len(bag) == 1 else (yield Chance("ability", bag, None, None, (name,)))
    bag.remove(card)
    deck.discard.append(card)
    deck.card = card
    if state.log is not None:
        state.tell(MonsterCardRevealed(kind=kind, card=card))


def spawn(state: Jaws, kind: str, cell: int, ranks: str) -> Flow[None]:
    """Monsters of one type appear at a hex; where standees run short, elites do so first (JL-SPN-4)."""
    wanted = [(kind, rank) for rank in sorted(ranks)[: len(free_numbers(state, kind))]]
    yield from appear(state, cell, wanted)
    yield from join(state, kind)


def appear(state: Jaws, cell: int, wanted: list[tuple[str, str]]) -> Flow[None]:
    """Monsters, each with its rank, come at a hex or, where it is not empty, on the nearest empty hex; where there are
    several such hexes the players choose, and so they do who of different ones takes the hex (JL-SPN-1, 2, O2, O3)."""
    seats = tuple(range(state.players))
    left = list(wanted)
    while left:
        hexes = nearest_empty(state, cell)
        if not hexes:
            return
        entry = left[0]
        different = list(dict.fromkeys(left))
        if len(different) > 1 and len(hexes) < len(left):
            options: list[Option] = [("comes", *one) for one in different]
            option = yield SPAWN_FIRST.ask(seats, options)
            entry = (str(option[1]), str(option[2]))
        left.remove(entry)
        at = hexes[0]
        if len(hexes) > 1:
            options = [("place", one) for one in hexes]
            option = yield SPAWN_WHERE.ask(seats, options, (entry[0],))
            at = int(option[1])
        yield from come(state, entry[0], at, entry[1])


def replace(state: Jaws, kind: str, cell: int, rank: str) -> Flow[None]:
    """A monster takes the place of one that has just died there, whatever the terrain; else it appears nearby."""
    if occupied(state) >> cell & 1 or not free_numbers(state, kind):
        yield from spawn(state, kind, cell, rank)
        return
    yield from come(state, kind, cell, rank)
    yield from join(state, kind)


def nearest_empty(state: Jaws, cell: int) -> list[int]:
    """The empty hexes nearest to a hex, that hex itself if it is empty."""
    free = empty(state)
    if free >> cell & 1:
        return [cell]
    grid = state.kernel.map.grid(state)
    for ring in grid.walk_rows[cell]:
        if ring & free:
            return cells(ring & free)
    return []


def lay_trap(state: Jaws, cell: int, damage: int, conditions: int = 0, section: int = 0) -> None:
    state.traps[cell] = Trap(damage, conditions, section)
    state.hazards |= 1 << cell


def lift_trap(state: Jaws, cell: int) -> None:
    del state.traps[cell]
    if state.tokens.sand_devil != cell:
        state.hazards &= ~(1 << cell)
