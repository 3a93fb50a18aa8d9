"""Money tokens, treasures and goods: picking them up, and what treasures hold (JL-LOT, JL-TRS)."""

from __future__ import annotations

from undercroft.core.question import Question
from undercroft.core.request import Flow, Option
from undercroft.games.haven.battlefield import Figure
from undercroft.games.haven.damage import gain, suffer
from undercroft.games.haven.figures import index
from undercroft.games.haven.verbs import POISON
from undercroft.games.jaws.cards.items import BY_NUMBER
from undercroft.games.jaws.cards.treasures import TREASURES
from undercroft.games.jaws.events import (
    COUNTED,
    CoinsTaken,
    Counted,
    ItemFound,
    LootVanished,
    TreasureOpened,
    TreasureTaken,
    place_of,
)
from undercroft.games.jaws.options import HERO, PLACE
from undercroft.games.jaws.perks import gain_checkmarks
from undercroft.games.jaws.shop import claim
from undercroft.games.jaws.state import READY, Hero, Jaws
from undercroft.games.jaws.tokens import take_favorite

LOOT_ORDER: Question[Jaws] = Question("loot.order", PLACE, about=(HERO,), clause="JL-GEN-1 JL-LOT-6")


def lies(state: Jaws, hero: Hero, board: int) -> bool:
    """Whether anything that this character can loot lies on these hexes; a Favorite is its owner's alone (JL-LOT-2)."""
    for tokens in (state.coins, state.treasures, state.goods):
        for cell in tokens:
            if board >> cell & 1:
                return True
    return hero.favorite_cell >= 0 and bool(board >> hero.favorite_cell & 1)


def take(state: Jaws, hero: Hero, figure: Figure, board: int) -> Flow[int]:
    """A character picks up everything on these hexes; the number of money tokens among it (JL-LOT-1, 3, 5, 6)."""
    counts = {cell: count for cell, count in state.coins.items() if board >> cell & 1}
    total = sum(counts.values())
    for cell in counts:
        del state.coins[cell]
        if cell in hero.tally.dropped:
            hero.tally.mugged = True
    if total:
        hero.coins += total
        hero.tally.coins += total
        if state.log is not None:
            state.tell(CoinsTaken(hero=figure.number, counts=counts))
    if hero.favorite_cell >= 0 and board >> hero.favorite_cell & 1:
        take_favorite(state, hero)
    tokens = [cell for cell in (*state.treasures, *state.goods) if board >> cell & 1]
    while tokens:
        cell = tokens[0]
        if len(tokens) > 1:  # JL-GEN-1: what they hold may hurt or bring monsters
            options: list[Option] = [("place", one) for one in tokens]
            option = yield LOOT_ORDER.ask(hero.seat, options, (figure.number,))
            cell = int(option[1])
        tokens.remove(cell)
        if cell in state.treasures:
            number = state.treasures.pop(cell)
            if state.log is not None:
                state.tell(TreasureTaken(hero=figure.number, cell=cell))
            yield from open_treasure(state, hero, figure, number)
            yield from state.kernel.special_rules(state).looted(state, hero, cell, number)
        else:
            yield from state.kernel.special_rules(state).good(state, hero, cell, state.goods.pop(cell))
    return total


def open_treasure(state: Jaws, hero: Hero, figure: Figure, number: int) -> Flow[None]:
    """The looter gets the content at once; a number already ticked gives nothing (JL-LOT-6, JL-LOT-F2)."""
    if number in state.looted or number not in TREASURES:
        return
    state.looted.append(number)
    if state.log is not None:
        state.tell(TreasureOpened(hero=figure.number, number=number))
    for kind, value in TREASURES[number]:
        if state.log is not None and kind in COUNTED:
            state.tell(Counted(hero=figure.number, what=kind, amount=value))
        if kind == "experience":
            hero.experience += value
        elif kind == "gold":
            hero.gold += value
        elif kind == "checkmark":
            gain_checkmarks(state, hero, value)
        elif kind == "coins":
            hero.coins += value
            hero.tally.coins += value  # JL-TRS-O1
        elif kind == "item":
            receive(state, hero, BY_NUMBER[value])
        elif kind == "damage":
            yield from suffer(state, figure, value)
        elif kind == "poison":
            gain(state, figure, POISON)


def receive(state: Jaws, hero: Hero, item: str) -> None:
    """An item found in a scenario may be used at once, even above the limits (JL-ITM-4); if a copy is left."""
    if not claim(state, item):
        return
    hero.items.append(item)
    if state.scenario:
        hero.gear.append((item, READY))
    if state.log is not None:
        state.tell(ItemFound(hero=place_of(state, hero), item=item))


def vanish(state: Jaws, figure: Figure, board: int) -> bool:
    """A monster loots: tokens are gone for everybody (JL-LOT-4)."""
    gone = []
    for tokens in (state.coins, state.treasures):
        for cell in [cell for cell in tokens if board >> cell & 1]:
            del tokens[cell]
            gone.append(cell)
    if gone and state.log is not None:
        state.tell(LootVanished(figure=index(state, figure), cells=gone))
    return bool(gone)
