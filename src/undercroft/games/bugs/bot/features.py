"""What learning agents read of the table and of an option, and what a designer counts at the end."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.one_hot import OneHot
from undercroft.core.request import Choice, Option
from undercroft.core.rooms import Tally
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.bot.outlook import nearest
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.cards.kinds import Side
from undercroft.games.bugs.monsters import MAX_MONSTERS
from undercroft.games.bugs.state import ACTIVE, BEGIN, DISCARD, HAND, PLAYED, TURNS, Bugs, side_of
from undercroft.games.haven.battlefield import MONSTERS
from undercroft.games.haven.verbs import Attack, Heal, Move

VERBS = (
    "play", "rest", "top", "bottom", "basic-top", "basic-bottom", "go", "walk", "stay", "attack", "area", "pay", "item",
    "leave", "skip", "suffer", "discard", "lose", "heal", "aim", "to", "stop", "short-rest", "go-on", "end", "hex",
)  # fmt: skip
ROWS = OneHot(VERBS)
WHO = OneHot(tuple(CHARACTERS))
ITEM_AT = {item: at for at, item in enumerate(ITEMS)}


def features(view: Bugs, seat: int) -> list[float]:
    """The table in numbers, always as many: scenario, you, cards, four monsters."""
    made = [
        view.scenario / 20,
        view.level / 5,
        view.round / 20,
        float(view.phase == TURNS),
        float(view.phase == BEGIN),
        view.row / 6,
        view.monster_row / 6,
        view.initiative / 100,
        float(view.resting),
    ]
    made += WHO[view.character]
    hero = view.figures[0] if view.figures else None
    if hero is None:
        made += [0.0] * 4
    else:
        made += [hero.health / 18, hero.max_health / 18, hero.conditions.bit_count() / 7, len(hero.bonuses) / 4]
    for slot in range(4):
        zone = view.zones[slot] if slot < len(view.zones) else -1
        made += [float(zone == HAND), float(zone == DISCARD), float(zone == ACTIVE), float(zone == PLAYED)]
        made.append(float(view.flipped >> slot & 1))
    made += [len(view.items) / 5, view.spent.bit_count() / 5, view.used_up.bit_count() / 5]
    monsters = [f for f in view.figures if f.cell >= 0 and f.side == MONSTERS and not f.is_objective][:MAX_MONSTERS]
    if hero is None or hero.cell < 0:
        monsters = []
    if hero is not None and monsters:
        apart = board_of(view.map).grid.distance[hero.cell]
        for figure in monsters:
            rolled = view.rolled[view.types.index(figure.kind)]
            ill = figure.conditions.bit_count()
            made += [1.0, figure.health / 18, apart[figure.cell] / 8, ill / 7, (rolled + 1) / 3]
    return made + [0.0] * (5 * (MAX_MONSTERS - len(monsters)))


def option_features(view: Bugs, seat: int, choice: Choice, option: Option) -> list[float]:
    """One option in numbers: its verb, and what the table shows about its object."""
    return option_rows(view, seat, choice, [option])


def option_rows(view: Bugs, seat: int, choice: Choice, options: Sequence[Option]) -> list[float]:
    made: list[float] = []
    for option in options:
        verb = str(option[0])
        health = distance = initiative = value = 0.0
        if verb in ("attack", "aim") and view.figures:
            figure = view.figures[int(option[1])]
            health = figure.health / 18
            if figure.cell >= 0 and view.figures[0].cell >= 0:
                distance = board_of(view.map).grid.distance[view.figures[0].cell][figure.cell] / 8
        elif verb in ("go", "walk", "hex") and view.map:
            distance = nearest(view, int(option[1])) / 8
        elif verb in ("play", "top", "bottom", "basic-top", "basic-bottom") and view.zones:
            side = side_of(view, view.cards.index(str(option[1])))
            initiative = side.initiative / 100
            value = _strength(side)
        elif verb in ("item", "equip"):
            value = ITEM_AT[str(option[1])] / len(ITEMS)
        made += ROWS[verb]
        made += (health, distance, initiative, value)
    return made


def _strength(side: Side) -> float:
    """The printed numbers of a side's attacks, moves and heals."""
    value = 0.0
    for half in (side.top, side.bottom):
        for action in half.actions:
            if isinstance(action, (Attack, Move, Heal)) and isinstance(action.value, int):
                value += action.value / 12
    return value


def tally(state: Bugs) -> list[Tally]:
    """What a designer counts at the end."""
    hero = state.figures[0] if state.figures else None
    items = [f"item.{name}" for name in state.items]
    return [{"rounds": state.round, "health": hero.health if hero else 0, "items": items}]
