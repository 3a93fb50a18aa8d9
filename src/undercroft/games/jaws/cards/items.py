"""The 36 items (52 cards) with price, slot, use, copies and effect (JL-ITM-2, JL-ITM-F1), and where they come from.

`on` says when an item works: `turn` any time in one's turn, `attack` and `move` within one of one's own, `targeted`
before an attack's modifier card, `attacked` before damage, `turn_end` when the turn is over; `always` needs no use.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undercroft.games.haven.verbs import (
    BLESS,
    CURSE,
    PASSIVE,
    POISON,
    SAME,
    SELF,
    SELF_OR_ALLY,
    SPENT,
    STRENGTHEN,
    STUN,
    WILD,
    WOUND,
    Adds,
    Attack,
    Condition,
    Control,
    Damage,
    Grant,
    Heal,
    Infuse,
    Item,
    Move,
    Recover,
    Special,
)
from undercroft.games.jaws.cards.card import ARC, TRIANGLE

CONSUMED = "consumed"
"""Once per scenario; face down after use, ready again for the next scenario (JL-ITM-5, JL-ITM-8)."""


class ItemCard(msgspec.Struct, frozen=True):
    """An item with its number and copies; the kernel knows the `item` alone."""

    number: int
    copies: int
    item: Item
    potion: bool = False


def _item(number: int, copies: int, potion: bool = False, **fields: object) -> ItemCard:
    return ItemCard(number, copies, Item(**fields), potion)  # type: ignore[arg-type]


ITEMS: dict[str, ItemCard] = {
    thing.item.id: thing
    for thing in (
        _item(1, 2, id="eagle-eye-goggles", slot="head", use=SPENT, on="attack", price=30, whole="action",
               adds=Adds(advantage=True)),
        _item(2, 2, id="iron-helmet", slot="head", use=PASSIVE, on="always", price=20,
               adds=Adds(special="iron_helmet")),
        _item(3, 2, id="chain-armor", slot="body", use=SPENT, on="turn", price=30, whole="round", adds=Adds(shield=1)),
        _item(4, 2, id="studded-leather", slot="body", use=SPENT, on="targeted", price=25,
               adds=Adds(disadvantage=True, shield=1)),
        _item(5, 2, id="weathered-boots", slot="legs", use=SPENT, on="move", price=15, adds=Adds(move=1)),
        _item(6, 2, id="winged-shoes", slot="legs", use=SPENT, on="move", price=15, adds=Adds(jump=True)),
        _item(7, 2, id="heater-shield", slot="hand", use=SPENT, on="attacked", price=20, adds=Adds(shield=1)),
        _item(8, 2, id="throwing-hammer", slot="hand", use=CONSUMED, on="attack", kind="ranged", price=30,
               adds=Adds(conditions=STUN)),
        _item(9, 2, id="poison-dagger", slot="hand", use=SPENT, on="attack", kind="melee", price=20,
               adds=Adds(conditions=POISON)),
        _item(10, 2, id="iron-spear", slot="hand", use=SPENT, on="attack", kind="melee", single=True, price=20,
               whole="action", adds=Adds(reach=2)),
        _item(11, 2, True, id="healing-potion", slot="small", use=CONSUMED, on="turn", price=10,
               actions=(Heal(value=3, who=SELF),)),
        _item(12, 2, True, id="stamina-potion", slot="small", use=CONSUMED, on="turn", price=10,
               actions=(Recover(count=1, piles=("discard",)),)),
        _item(13, 2, True, id="power-potion", slot="small", use=CONSUMED, on="attack", price=10, whole="action",
               adds=Adds(attack=1)),
        _item(14, 2, True, id="mana-potion", slot="small", use=CONSUMED, on="turn", price=10,
               actions=(Infuse(symbols=(WILD,)),)),
        _item(15, 1, id="amulet-of-life", slot="head", use=SPENT, on="turn", price=20,
               actions=(Heal(value=1, who=SELF),)),
        _item(16, 1, id="robes-of-evocation", slot="body", use=SPENT, on="attack", price=40, whole="action",
               cost=(WILD,), adds=Adds(attack=1)),
        _item(17, 1, id="comfortable-shoes", slot="legs", use=PASSIVE, on="always", price=30,
               adds=Adds(special="comfortable_shoes")),
        _item(18, 1, id="battle-axe", slot="hand", use=CONSUMED, on="attack", kind="melee", single=True, price=25,
               whole="action", adds=Adds(area=ARC)),
        _item(19, 1, id="black-candle", slot="hand", use=SPENT, on="attack", kind="ranged", price=40,
               adds=Adds(conditions=CURSE)),
        _item(20, 2, id="stun-powder", slot="small", use=CONSUMED, on="attack", price=20, adds=Adds(conditions=STUN)),
        _item(21, 1, id="hawk-helm", slot="head", use=SPENT, on="attack", kind="ranged", price=20, whole="action",
               adds=Adds(range=1)),
        _item(22, 1, id="bladed-armor", slot="body", use=SPENT, on="attacked", price=45,
               adds=Adds(shield=2, damage=Damage(value=2, who=SAME))),
        _item(23, 1, id="boots-of-striding", slot="legs", use=SPENT, on="move", price=30, adds=Adds(move=2)),
        _item(24, 1, id="volatile-bomb", slot="hand", use=CONSUMED, on="attack", kind="ranged", single=True, price=40,
               whole="action", adds=Adds(area=TRIANGLE)),
        _item(25, 1, id="barbed-chain", slot="hand", use=SPENT, on="attack", kind="ranged", price=30,
               adds=Adds(pull=2)),
        _item(26, 2, id="oak-charm", slot="small", use=CONSUMED, on="turn", price=30,
               actions=(Condition(conditions=BLESS, range=5, who=SELF_OR_ALLY),)),
        _item(27, 1, id="fateful-compass", slot="small", use=CONSUMED, on="turn", price=25,
               actions=(Control(range=3, actions=(Move(value=2),)),)),
        _item(28, 1, id="flea-bitten-shawl", slot="body", use=PASSIVE, on="always", price=10,
               adds=Adds(special="flea_bitten_shawl")),
        _item(29, 1, id="tower-shield", slot="hand", use=SPENT, on="attacked", price=40, adds=Adds(shield=2)),
        _item(30, 1, id="ring-of-haste", slot="small", use=CONSUMED, on="turn_end", price=40,
               actions=(Special(name="extra_bottom"),)),
        _item(31, 1, id="ring-of-strength", slot="small", use=CONSUMED, on="turn", price=40,
               actions=(Condition(conditions=STRENGTHEN, who=SELF),)),
        _item(32, 1, id="ring-of-restoration", slot="small", use=CONSUMED, on="turn", price=40,
               actions=(Heal(value=3, range=5, who=SELF_OR_ALLY),)),
        _item(33, 1, id="steel-ring", slot="small", use=CONSUMED, on="attacked", price=30, adds=Adds(shield=4)),
        _item(34, 1, id="barbed-axe", slot="hand", use=CONSUMED, on="attack", price=40, whole="action",
               adds=Adds(conditions=WOUND)),
        _item(35, 1, id="robes-of-command", slot="body", use=SPENT, on="turn", price=40,
               actions=(Grant(actions=(Attack(value=2),)),)),
        _item(36, 1, id="jet-boots", slot="legs", use=SPENT, on="move", price=30, adds=Adds(move=1, jump=True)),
    )
}  # fmt: skip

PRINTED = 36
"""Items up to this number are in the box (JL-ITM-F1); later numbers are home-made."""

BY_NUMBER: dict[int, str] = {thing.number: id for id, thing in ITEMS.items()}

STOCK: dict[int, Sequence[int]] = {2: range(1, 14), 9: range(15, 21), 15: range(21, 27)}
"""Which numbers enter the shop after the success of which scenario (JL-SHP-F1)."""
