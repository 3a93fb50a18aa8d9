"""The 42 items of Appendix Г, each with the number of its clause (BB-ITX-n), its scenario and its twin on the card.

When an item may be used is its `on`; what it does is in the vocabulary of `haven/verbs.py`. Named rules (`special`):
`minus-as-zero` and `plus-as-zero` change die results, `initiative-10` the initiative, `bottom-too` gives an ability.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.areas import LINE_3, TRIANGLE
from undercroft.games.bugs.cards.kinds import Supply
from undercroft.games.haven.verbs import (
    AIR,
    DARK,
    DISARM,
    EARTH,
    FIRE,
    ICE,
    IMMOBILIZE,
    LIGHT,
    LOST,
    MUDDLE,
    PASSIVE,
    POISON,
    SAME,
    SELF,
    SPENT,
    STRENGTHEN,
    WILD,
    WOUND,
    Adds,
    Cleanse,
    Condition,
    Control,
    Heal,
    Infuse,
    Item,
    Move,
    Recover,
    Shield,
)

ONE_HAND, TWO_HAND, SMALL = "one_hand", "two_hand", "small"

SUPPLY: tuple[Supply, ...] = (
    Supply(1, 1, "venomous-fang", Item(
        id="rosethorn-knife", slot=ONE_HAND, use=PASSIVE, on="attack", cost=(ICE | EARTH,), adds=Adds(pierce=1))),
    Supply(2, 1, "rosethorn-knife", Item(
        id="venomous-fang", slot=ONE_HAND, use=SPENT, on="attack", kind="melee", adds=Adds(conditions=POISON))),
    Supply(3, 1, "old-spring", Item(
        id="shrunken-weathered-boots", slot=SMALL, use=SPENT, on="move", whole="action", adds=Adds(move=1))),
    Supply(4, 1, "shrunken-weathered-boots", Item(
        id="old-spring", slot=SMALL, use=SPENT, on="turn", whole="turn", adds=Adds(jump=True))),
    Supply(5, 2, "drop-of-clean-water", Item(
        id="drop-of-power-potion", slot=SMALL, use=LOST, on="turn", whole="turn", adds=Adds(attack=1))),
    Supply(6, 2, "drop-of-power-potion", Item(
        id="drop-of-clean-water", slot=SMALL, use=PASSIVE, on="turn", cost=(ICE | AIR,), actions=(Cleanse(),))),
    Supply(7, 3, "button-shield", Item(
        id="spring-hammer", slot=TWO_HAND, use=SPENT, on="attack", kind="melee", adds=Adds(push=2))),
    Supply(8, 3, "spring-hammer", Item(
        id="button-shield", slot=ONE_HAND, use=SPENT, on="attacked", adds=Adds(shield=1))),
    Supply(9, 4, "tanglevine-whip", Item(
        id="iron-nail", slot=TWO_HAND, use=SPENT, on="turn", whole="turn", kind="melee", adds=Adds(pierce=2))),
    Supply(10, 4, "iron-nail", Item(
        id="tanglevine-whip", slot=ONE_HAND, use=PASSIVE, on="attack", cost=(EARTH | LIGHT,),
        adds=Adds(conditions=IMMOBILIZE))),
    Supply(11, 5, "leftover-table-scraps", Item(
        id="magnetic-needle", slot=SMALL, use=LOST, on="turn", actions=(Control(range=5, actions=(Move(value=2),)),))),
    Supply(12, 5, "magnetic-needle", Item(
        id="leftover-table-scraps", slot=SMALL, use=SPENT, on="turn", actions=(Heal(value=1, who=SELF),))),
    Supply(13, 6, "nightshade-pollen", Item(
        id="robins-feather-arrows", slot=SMALL, use=PASSIVE, on="attack", kind="ranged", single=True,
        cost=(FIRE | AIR,), adds=Adds(range=1, pierce=1))),
    Supply(14, 6, "robins-feather-arrows", Item(
        id="nightshade-pollen", slot=SMALL, use=PASSIVE, on="after_attacked", cost=(EARTH | DARK,),
        actions=(Condition(conditions=POISON, who=SAME),))),
    Supply(15, 7, "volatile-powder", Item(
        id="drop-of-healing-potion", slot=SMALL, use=LOST, on="turn", actions=(Heal(value=3, who=SELF),))),
    Supply(16, 7, "drop-of-healing-potion", Item(
        id="volatile-powder", slot=SMALL, use=LOST, on="attack", kind="ranged", single=True,
        adds=Adds(area=TRIANGLE))),
    Supply(17, 8, "chestnut-shell-shield", Item(
        id="fishing-hook-and-line", slot=TWO_HAND, use=SPENT, on="attack", kind="ranged", adds=Adds(pierce=2, pull=2))),
    Supply(18, 8, "fishing-hook-and-line", Item(
        id="chestnut-shell-shield", slot=ONE_HAND, use=SPENT, on="attacked", adds=Adds(shield=1, retaliate=1))),
    Supply(19, 9, "lubricating-oil", Item(
        id="brass-cog", slot=SMALL, use=SPENT, on="initiative", adds=Adds(special="initiative-10"))),
    Supply(20, 9, "brass-cog", Item(
        id="lubricating-oil", slot=SMALL, use=SPENT, on="move", whole="action", adds=Adds(move=2))),
    Supply(21, 10, "drop-of-stamina-potion", Item(
        id="drop-of-element-potion", slot=SMALL, use=LOST, on="turn", actions=(Infuse(symbols=(WILD, WILD)),))),
    Supply(22, 10, "drop-of-element-potion", Item(
        id="drop-of-stamina-potion", slot=SMALL, use=LOST, on="turn", actions=(Recover(count=1, level=1),))),
    Supply(23, 11, "sewing-needles", Item(
        id="pinch-of-doom-powder", slot=SMALL, use=LOST, on="attack", adds=Adds(conditions=DISARM | POISON))),
    Supply(24, 11, "pinch-of-doom-powder", Item(
        id="sewing-needles", slot=ONE_HAND, use=SPENT, on="attack", adds=Adds(pierce=1))),
    Supply(25, 12, "coin-shield", Item(
        id="sharpened-pencil", slot=TWO_HAND, use=SPENT, on="attack", kind="melee", single=True,
        adds=Adds(area=LINE_3))),
    Supply(26, 12, "sharpened-pencil", Item(
        id="coin-shield", slot=ONE_HAND, use=SPENT, on="attacked", adds=Adds(shield=2))),
    Supply(27, 13, "shrunken-longsword", Item(
        id="shrunken-longbow", slot=TWO_HAND, use=SPENT, on="attack", kind="ranged", adds=Adds(attack=1, pierce=1))),
    Supply(28, 13, "shrunken-longbow", Item(
        id="shrunken-longsword", slot=ONE_HAND, use=SPENT, on="attack", kind="melee", adds=Adds(attack=1))),
    Supply(29, 14, "lucky-cats-eye-marble", Item(
        id="embernettle", slot=SMALL, use=PASSIVE, on="after_attacked", cost=(FIRE | EARTH,),
        actions=(Condition(conditions=WOUND, who=SAME),))),
    Supply(30, 14, "embernettle", Item(
        id="lucky-cats-eye-marble", slot=SMALL, use=SPENT, on="rolled", adds=Adds(special="minus-as-zero"))),
    Supply(31, 15, "playing-card-shield", Item(
        id="glass-shard", slot=ONE_HAND, use=SPENT, on="attack", kind="melee", adds=Adds(conditions=WOUND))),
    Supply(32, 15, "glass-shard", Item(
        id="playing-card-shield", slot=TWO_HAND, use=SPENT, on="attacked", adds=Adds(shield=4))),
    Supply(33, 16, "drop-of-stamina-elixir", Item(
        id="drop-of-haste-elixir", slot=SMALL, use=LOST, on="top", adds=Adds(special="bottom-too"))),
    Supply(34, 16, "drop-of-haste-elixir", Item(
        id="drop-of-stamina-elixir", slot=SMALL, use=LOST, on="turn", actions=(Recover(count=1),))),
    Supply(35, 17, "drop-of-strength-potion", Item(
        id="prismatic-gem", slot=SMALL, use=SPENT, on="attack", cost=(WILD,), adds=Adds(attack=1))),
    Supply(36, 17, "prismatic-gem", Item(
        id="drop-of-strength-potion", slot=SMALL, use=LOST, on="turn",
        actions=(Condition(conditions=STRENGTHEN, who=SELF),))),
    Supply(37, 18, "brightlure-gem", Item(
        id="duskhaze-gem", slot=SMALL, use=PASSIVE, on="attacked", cost=(AIR | DARK,), adds=Adds(shield=1),
        actions=(Condition(conditions=MUDDLE, who=SAME),))),
    Supply(38, 18, "duskhaze-gem", Item(
        id="brightlure-gem", slot=SMALL, use=PASSIVE, on="after_attack", cost=(AIR | LIGHT,),
        actions=(Control(who=SAME, actions=(Move(value=1),)),))),
    Supply(39, 19, "pocket-knife", Item(
        id="iridescent-shell-shield", slot=ONE_HAND, use=SPENT, on="turn", whole="round",
        actions=(Shield(value=1), Infuse(symbols=(WILD,))))),
    Supply(40, 19, "iridescent-shell-shield", Item(
        id="pocket-knife", slot=TWO_HAND, use=SPENT, on="attack", kind="melee",
        adds=Adds(attack=1, pierce=2, conditions=WOUND))),
    Supply(41, 1, "sparrow-skull-helm", Item(
        id="bottle-cap-helm", slot=SMALL, use=SPENT, on="attacked", adds=Adds(special="plus-as-zero"))),
    Supply(42, 1, "bottle-cap-helm", Item(
        id="sparrow-skull-helm", slot=SMALL, use=SPENT, on="attack", adds=Adds(advantage=True))),
)  # fmt: skip
"""In the order of their numbers."""

ITEMS: dict[str, Item] = {supply.item.id: supply.item for supply in SUPPLY}
TWINS: dict[str, str] = {supply.item.id: supply.twin for supply in SUPPLY}
"""The other item of the same card: only one of the two may be equipped (BB-SUP-4)."""


def available(scenario: int) -> tuple[Item, ...]:
    """The items at hand in this scenario: those of all lower numbers (BB-SUP-2, BB-SUP-3, BB-SUP-O1)."""
    return tuple(supply.item for supply in SUPPLY if supply.scenario < scenario)
