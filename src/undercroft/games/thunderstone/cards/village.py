"""The nineteen village cards, the basic cards and Disease (TH-SET-11, TH-SET-13)."""

from __future__ import annotations

from undercroft.games.thunderstone.cards.model import DISEASE, HERO, ITEM, SPELL, VILLAGER, WEAPON, Card, Effect
from undercroft.games.thunderstone.cards.verbs import (
    DestroyAndDraw,
    Draw,
    Experience,
    Gold,
    HelpAll,
    HelpOne,
    HolyBearer,
    MagicToArmed,
    Pawn,
    Purchase,
    StrongBearer,
    Then,
    Throw,
    UnderOrOrder,
    Weightless,
)  # fmt: skip

SELL = Effect("sell", (Gold(2),), "self")

VILLAGE: tuple[Card, ...] = (
    Card(
        id="arcane_energies", type=SPELL, count=8, price=2,
        dungeon=(Effect("energies", (MagicToArmed(), Draw(1))),),
    ),
    Card(
        id="banish", type=SPELL, count=8, price=4,
        dungeon=(Effect("banish", (UnderOrOrder(), Then(DestroyAndDraw(1)))),),
    ),
    Card(
        id="barkeep", type=VILLAGER, count=8, price=2, gold=1, village=(Effect("serve", (Purchase(1),)), SELL),
    ),
    Card(
        id="battle_fury", type=SPELL, count=8, price=3, dungeon=(Effect("fury", (HelpAll(attack=1),)),),
    ),
    Card(
        id="feast", type=ITEM, count=8, traits=("food",), price=5, gold=3,
        dungeon=(Effect("feast", (HelpAll(strength=3, attack=1),)),),
    ),
    Card(
        id="fireball", type=SPELL, count=8, price=9, light=1, magic=3,
    ),
    Card(
        id="flaming_sword", type=WEAPON, count=8, traits=("edged",), weight=5, price=5, gold=2, light=1, magic=3,
    ),
    Card(
        id="goodberries", type=ITEM, count=8, traits=("food", "magic"), price=4, gold=2, points=1,
        dungeon=(Effect("berries", (HelpOne(3, magic=True),)),),
    ),
    Card(
        id="hatchet", type=WEAPON, count=8, traits=("edged",), weight=3, price=4, gold=1, attack=3,
    ),
    Card(
        id="lantern", type=ITEM, count=8, traits=("light",), price=4, gold=2, light=2,
    ),
    Card(
        id="lightstone_gem", type=ITEM, count=8, traits=("light", "magic"), price=6, gold=3, light=3,
    ),
    Card(
        id="magical_aura", type=SPELL, count=8, price=4, gold=2, dungeon=(Effect("aura", (Weightless(), Draw(1))),),
    ),
    Card(
        id="pawnbroker", type=VILLAGER, count=8, price=3, village=(Effect("pawn", (Pawn(3),), "gold"), SELL),
    ),
    Card(
        id="polearm", type=WEAPON, count=8, traits=("edged",), weight=2, price=7, gold=3, attack=2,
        always=(StrongBearer(8, 6),),
    ),
    Card(
        id="short_sword", type=WEAPON, count=8, traits=("edged",), weight=4, price=6, gold=3, attack=4,
    ),
    Card(
        id="spear", type=WEAPON, count=8, traits=("edged",), weight=4, price=4, gold=2, attack=2,
        dungeon=(Effect("throw", (Throw(3),)),),
    ),
    Card(
        id="town_guard", type=VILLAGER, count=8, price=3,
        village=(Effect("draw", (Draw(2),)), Effect("leave", (Draw(3),), "self")),
    ),
    Card(
        id="trainer", type=VILLAGER, count=8, price=4, village=(Effect("train", (Experience(2),), "militia"), SELL),
    ),
    Card(
        id="warhammer", type=WEAPON, count=8, traits=("blunt",), weight=5, price=4, gold=2, attack=3,
        always=(HolyBearer(3),),
    ),
    Card(
        id="militia", type=HERO, count=30, classes=("militia",), strength=2, price=0, gold=0, attack=1, to_level=3,
    ),
    Card(
        id="dagger", type=WEAPON, count=15, traits=("edged",), weight=2, price=3, gold=1, attack=1,
    ),
    Card(
        id="torch", type=ITEM, count=15, traits=("light",), price=3, gold=2, light=1,
    ),
    Card(
        id="iron_rations", type=ITEM, count=15, traits=("food",), price=2, gold=2,
        dungeon=(Effect("rations", (HelpOne(2),)),),
    ),
    Card(
        id="disease", type=DISEASE, count=15,
    ),
)
