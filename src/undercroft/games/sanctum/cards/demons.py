"""The 84 demon cards: a foe in front, an item on the back (SA-CRD-1 to SA-CRD-5, frame SA-CF-11 to SA-CF-17).

Names are message keys: the demon's kind by colour and level, the item by its card. Demon Lord and fury cards are foes
too, but live in `lord.py`.
"""

from __future__ import annotations

import msgspec

from undercroft.games.sanctum.cards.verbs import (
    Ability,
    DieChange,
    LowerDie,
    Minus,
    Plus,
    PlusMinus,
    RaiseDie,
    SetTo,
    Shield,
)

RED, GREEN, BLUE, WHITE = 0, 1, 2, 3
COLOURS = ("red", "green", "blue", "white")
LETTERS = "RGB"

HELMET, ARMOUR, BOOTS, WEAPON = "helmet", "armour", "boots", "weapon"
SLOTS = ("helmet", "armour", "boots", "weapon1", "weapon2")
"""The five item slots of a portrait (SA-PLB-10, SA-CF-15)."""
FITS = {HELMET: (0,), ARMOUR: (1,), BOOTS: (2,), WEAPON: (3, 4)}
"""Which slots take an item of this kind: a weapon goes into either weapon slot (SA-EQP-2)."""


class Item(msgspec.Struct, frozen=True):
    """The back of a card. `cost` counts its gem symbols by colour; their number is its level."""

    slot: str
    cost: tuple[int, int, int]
    abilities: tuple[Ability, ...]
    stamina: int = 0
    focus: int = 0

    @property
    def level(self) -> int:
        return sum(self.cost)


def places(dice: tuple[int, ...]) -> tuple[int, ...]:
    """For each value 0 to 6 the symbols (as bits) that a die of this value may cover (SA-ATK-1)."""
    return tuple(sum(1 << at for at, symbol in enumerate(dice) if symbol == value) for value in range(7))


class Demon(msgspec.Struct, frozen=True):
    """The front of a card: as many dice symbols as levels (SA-CRD-2)."""

    id: str
    colour: int
    dice: tuple[int, ...]
    damage: int
    item: Item
    places: tuple[int, ...]
    full: int

    @property
    def level(self) -> int:
        return len(self.dice)


def _demon(
    card: str,
    colour: int,
    dice: tuple[int, ...],
    damage: int,
    slot: str,
    cost: str,
    *abilities: tuple[str, DieChange | Shield],
    bonus: str = "",
) -> Demon:
    item = Item(
        slot,
        (cost.count("R"), cost.count("G"), cost.count("B")),
        tuple(Ability(spaces, effect) for spaces, effect in abilities),
        bonus.count("R"),
        bonus.count("B"),
    )
    return Demon(card, colour, dice, damage, item, places(dice), (1 << len(dice)) - 1)


_ALL = (
    _demon("R1-01", RED, (1,), 1, WEAPON, "G", ("B", PlusMinus(1))),
    _demon("R1-02", RED, (5,), 1, WEAPON, "B", ("B", PlusMinus(2))),
    _demon("R1-03", RED, (6,), 1, WEAPON, "G", ("P", SetTo(1))),
    _demon("R1-04", RED, (3,), 1, WEAPON, "B", ("P", SetTo(6))),
    _demon("R1-05", RED, (5,), 1, HELMET, "G", ("P", PlusMinus(2))),
    _demon("R1-06", RED, (6,), 1, HELMET, "B", ("B", Plus(1)), bonus="B"),
    _demon("R1-07", RED, (2,), 1, ARMOUR, "G", ("R", Shield(2))),
    _demon("R1-08", RED, (5,), 1, ARMOUR, "B", ("RR", Shield(3))),
    _demon("R1-09", RED, (4,), 1, BOOTS, "G", ("R", Shield(1)), bonus="R"),
    _demon("R1-10", RED, (6,), 1, BOOTS, "B", ("P", Shield(1))),
    _demon("G1-01", GREEN, (1,), 2, WEAPON, "R", ("R", PlusMinus(1))),
    _demon("G1-02", GREEN, (5,), 2, WEAPON, "B", ("R", Plus(2)), ("B", Plus(1))),
    _demon("G1-03", GREEN, (4,), 1, WEAPON, "R", ("P", SetTo(2))),
    _demon("G1-04", GREEN, (3,), 2, WEAPON, "B", ("B", SetTo(5)), ("R", Plus(1))),
    _demon("G1-05", GREEN, (3,), 1, HELMET, "R", ("P", Plus(2))),
    _demon("G1-06", GREEN, (4,), 1, HELMET, "B", ("B", Minus(1)), bonus="B"),
    _demon("G1-07", GREEN, (6,), 1, ARMOUR, "R", ("R", Shield(1)), ("B", Shield(1))),
    _demon("G1-08", GREEN, (4,), 1, ARMOUR, "B", ("P", Shield(2))),
    _demon("G1-09", GREEN, (3,), 1, BOOTS, "R", ("B", Shield(1)), bonus="R"),
    _demon("G1-10", GREEN, (2,), 1, BOOTS, "B", ("B", PlusMinus(1))),
    _demon("B1-01", BLUE, (2,), 1, WEAPON, "R", ("B", Plus(1)), ("B", Minus(1))),
    _demon("B1-02", BLUE, (2,), 2, WEAPON, "G", ("B", Minus(2)), ("B", Minus(1))),
    _demon("B1-03", BLUE, (4,), 2, WEAPON, "R", ("B", SetTo(3)), ("R", Minus(1))),
    _demon("B1-04", BLUE, (6,), 2, WEAPON, "G", ("B", SetTo(4)), ("R", PlusMinus(3))),
    _demon("B1-05", BLUE, (2,), 1, HELMET, "R", ("P", Minus(2))),
    _demon("B1-06", BLUE, (1,), 1, HELMET, "G", ("B", PlusMinus(3))),
    _demon("B1-07", BLUE, (1,), 1, ARMOUR, "R", ("R", Shield(1)), ("R", Shield(1))),
    _demon("B1-08", BLUE, (3,), 1, ARMOUR, "G", ("RP", Shield(3))),
    _demon("B1-09", BLUE, (1,), 1, BOOTS, "R", ("R", Plus(1)), bonus="R"),
    _demon("B1-10", BLUE, (5,), 1, BOOTS, "G", ("P", Plus(2))),
    _demon("R2-01", RED, (1, 2), 2, WEAPON, "GG", ("B", RaiseDie())),
    _demon("R2-02", RED, (3, 5), 2, WEAPON, "BB", ("B", PlusMinus(1)), ("B", SetTo(6))),
    _demon("R2-03", RED, (1, 5), 1, WEAPON, "GB", ("P", PlusMinus(1))),
    _demon("R2-04", RED, (4, 6), 2, WEAPON, "GG", ("P", SetTo(1)), ("P", SetTo(6))),
    _demon("R2-05", RED, (2, 4), 3, HELMET, "BB", ("P", PlusMinus(1)), bonus="B"),
    _demon("R2-06", RED, (1, 3), 2, HELMET, "GB", ("B", PlusMinus(2)), ("B", PlusMinus(3))),
    _demon("R2-07", RED, (3, 6), 2, HELMET, "GG", ("P", SetTo(5)), bonus="B"),
    _demon("R2-08", RED, (5, 6), 2, ARMOUR, "BB", ("R", Shield(2)), ("P", Shield(1))),
    _demon("R2-09", RED, (1, 4), 3, ARMOUR, "GB", ("RR", Shield(5))),
    _demon("R2-10", RED, (2, 6), 2, BOOTS, "GG", ("R", Shield(2)), bonus="R"),
    _demon("R2-11", RED, (2, 3), 2, BOOTS, "BB", ("P", Shield(1)), ("B", PlusMinus(1))),
    _demon("R2-12", RED, (4, 5), 1, BOOTS, "GB", ("R", Shield(1)), ("B", PlusMinus(2))),
    _demon("G2-01", GREEN, (1, 3), 2, WEAPON, "RR", ("B", LowerDie())),
    _demon("G2-02", GREEN, (2, 6), 2, WEAPON, "BB", ("B", PlusMinus(1)), ("B", SetTo(3))),
    _demon("G2-03", GREEN, (1, 6), 3, WEAPON, "RB", ("P", PlusMinus(2)), bonus="B"),
    _demon("G2-04", GREEN, (2, 4), 2, WEAPON, "RR", ("P", SetTo(2)), ("P", SetTo(5))),
    _demon("G2-05", GREEN, (1, 4), 1, HELMET, "BB", ("P", PlusMinus(1))),
    _demon("G2-06", GREEN, (1, 5), 3, HELMET, "RB", ("B", PlusMinus(1)), bonus="R"),
    _demon("G2-07", GREEN, (4, 5), 2, HELMET, "RR", ("P", SetTo(4)), bonus="B"),
    _demon("G2-08", GREEN, (2, 3), 2, ARMOUR, "BB", ("R", Shield(3))),
    _demon("G2-09", GREEN, (3, 4), 2, ARMOUR, "RB", ("RP", Shield(4))),
    _demon("G2-10", GREEN, (2, 5), 2, BOOTS, "RR", ("R", Shield(1)), ("B", Shield(1)), bonus="R"),
    _demon("G2-11", GREEN, (5, 6), 2, BOOTS, "BB", ("P", Shield(1)), ("P", SetTo(3))),
    _demon("G2-12", GREEN, (3, 6), 1, BOOTS, "RB", ("P", PlusMinus(1))),
    _demon("B2-01", BLUE, (1, 6), 2, WEAPON, "RR", ("R", RaiseDie())),
    _demon("B2-02", BLUE, (3, 4), 2, WEAPON, "GG", ("R", Minus(2)), ("B", PlusMinus(1))),
    _demon("B2-03", BLUE, (2, 6), 3, WEAPON, "RG", ("B", PlusMinus(1)), ("B", PlusMinus(2))),
    _demon("B2-04", BLUE, (4, 5), 2, WEAPON, "RR", ("P", SetTo(3)), ("P", SetTo(4))),
    _demon("B2-05", BLUE, (2, 5), 2, HELMET, "GG", ("P", PlusMinus(2)), bonus="B"),
    _demon("B2-06", BLUE, (1, 4), 2, HELMET, "RG", ("B", PlusMinus(1)), ("P", Plus(2))),
    _demon("B2-07", BLUE, (3, 5), 1, HELMET, "RR", ("P", SetTo(2)), bonus="B"),
    _demon("B2-08", BLUE, (4, 6), 3, ARMOUR, "GG", ("P", Shield(2)), bonus="R"),
    _demon("B2-09", BLUE, (1, 5), 2, ARMOUR, "RG", ("RR", Shield(4))),
    _demon("B2-10", BLUE, (1, 2), 2, BOOTS, "RR", ("P", Shield(1)), ("P", PlusMinus(3))),
    _demon("B2-11", BLUE, (2, 3), 1, BOOTS, "GG", ("R", Shield(1)), ("R", Plus(2)), ("B", Minus(2))),
    _demon("B2-12", BLUE, (3, 6), 2, BOOTS, "RG", ("R", Shield(2)), bonus="B"),
    _demon("R3-01", RED, (1, 2, 4), 2, WEAPON, "GGB", ("B", RaiseDie()), ("B", SetTo(1))),
    _demon("R3-02", RED, (2, 3, 5), 3, WEAPON, "GBB", ("P", PlusMinus(1)), ("P", PlusMinus(2))),
    _demon("R3-03", RED, (3, 4, 6), 3, HELMET, "GBR", ("B", PlusMinus(1)), ("P", SetTo(4)), bonus="B"),
    _demon("R3-04", RED, (1, 4, 5), 3, ARMOUR, "GGB", ("RR", Shield(6))),
    _demon("R3-05", RED, (2, 5, 6), 4, ARMOUR, "GBB", ("R", Shield(3)), ("P", Shield(2))),
    _demon("R3-06", RED, (1, 3, 6), 4, BOOTS, "GBR", ("R", Shield(2)), ("B", PlusMinus(1)), bonus="R"),
    _demon("G3-01", GREEN, (1, 2, 3), 2, WEAPON, "RRB", ("B", LowerDie()), ("B", SetTo(6))),
    _demon("G3-02", GREEN, (2, 3, 4), 4, WEAPON, "RBB", ("B", PlusMinus(1)), ("B", PlusMinus(2)), ("B", PlusMinus(3))),
    _demon("G3-03", GREEN, (3, 4, 5), 3, HELMET, "RBG", ("P", RaiseDie()), bonus="R"),
    _demon("G3-04", GREEN, (4, 5, 6), 4, ARMOUR, "RRB", ("RR", Shield(6)), bonus="R"),
    _demon("G3-05", GREEN, (1, 5, 6), 3, ARMOUR, "RBB", ("P", Shield(3)), bonus="R"),
    _demon("G3-06", GREEN, (1, 2, 6), 3, BOOTS, "RBG", ("P", Shield(2)), ("P", PlusMinus(1))),
    _demon("B3-01", BLUE, (1, 2, 5), 3, WEAPON, "RRG", ("P", RaiseDie()), bonus="B"),
    _demon("B3-02", BLUE, (2, 3, 6), 3, WEAPON, "RGG", ("P", LowerDie()), bonus="B"),
    _demon("B3-03", BLUE, (1, 3, 4), 2, HELMET, "RGB", ("P", LowerDie()), bonus="R"),
    _demon("B3-04", BLUE, (2, 4, 5), 4, ARMOUR, "RRG", ("RP", Shield(6))),
    _demon("B3-05", BLUE, (3, 5, 6), 3, ARMOUR, "RGG", ("R", Shield(2)), ("R", Shield(2)), bonus="R"),
    _demon("B3-06", BLUE, (1, 4, 6), 4, BOOTS, "RGB", ("P", Shield(2)), ("B", PlusMinus(2)), bonus="B"),
)

DEMONS: dict[str, Demon] = {demon.id: demon for demon in _ALL}
DECKS: tuple[tuple[str, ...], ...] = tuple(
    tuple(demon.id for demon in _ALL if demon.level == level) for level in (1, 2, 3)
)
"""The three decks by level (SA-HOR-2, SA-HOR-4)."""
