"""The eight monster groups, ten cards each (TH-SET-6), and the Thunderstone (TH-CAR-42)."""

from __future__ import annotations

from undercroft.games.thunderstone.cards.model import MONSTER, STONE, Card
from undercroft.games.thunderstone.cards.verbs import (
    AllDiscard,
    Bar,
    Buy,
    DestroyAll,
    DestroyOne,
    DestroyStrongest,
    DestroyTops,
    HalvedWithoutMagic,
    HalvedWithoutWeapon,
    ImmuneToEdged,
    ImmuneToMagic,
    LessLight,
    LookThrough,
    MagicHalved,
    NeedsLight,
    NeedsMagic,
    OnlyMagic,
    Rally,
    Sap,
    Sicken,
    UnarmedBarred,
    WeakDie,
    Weaken,
)  # fmt: skip

MONSTERS: tuple[Card, ...] = (
    Card(
        id="archduke_of_pain", type=MONSTER, count=1, group="abyssal", traits=("abyssal",), gold=3, points=8,
        health=10, experience=3, always=(NeedsMagic(),), battle=(DestroyAll(),), breach=(DestroyTops(2),),
    ),
    Card(
        id="grudgebeast", type=MONSTER, count=2, group="abyssal", traits=("abyssal",), gold=1, points=2, health=4,
        experience=1,
    ),
    Card(
        id="succubus", type=MONSTER, count=2, group="abyssal", traits=("abyssal",), gold=2, points=4, health=6,
        experience=2, always=(HalvedWithoutMagic(),),
    ),
    Card(
        id="tormentor", type=MONSTER, count=2, group="abyssal", traits=("abyssal",), gold=2, points=6, health=8,
        experience=3, always=(HalvedWithoutWeapon(),), battle=(DestroyOne("cleric"),),
    ),
    Card(
        id="the_unchained", type=MONSTER, count=3, group="abyssal", traits=("abyssal",), gold=1, magic=1, points=3,
        health=5, experience=1, battle=(Sicken(1),),
    ),
    Card(
        id="darkness", type=MONSTER, count=2, group="doomknight_humanoid", traits=("doomknight", "humanoid"),
        gold=1, points=4, health=6, experience=2, always=(UnarmedBarred(), LessLight(1)),
    ),
    Card(
        id="judgement", type=MONSTER, count=2, group="doomknight_humanoid", traits=("doomknight", "humanoid"),
        gold=1, points=3, health=5, experience=1, battle=(Weaken(2), Sap(1)),
    ),
    Card(
        id="knightmare", type=MONSTER, count=2, group="doomknight_humanoid", traits=("doomknight", "humanoid"),
        gold=1, points=6, health=8, experience=3, always=(LessLight(2),), battle=(DestroyOne("fighter"),),
    ),
    Card(
        id="lord_mortis", type=MONSTER, count=2, group="doomknight_humanoid", traits=("doomknight", "humanoid"),
        gold=1, points=2, health=4, experience=1, always=(LessLight(1),),
    ),
    Card(
        id="the_prince", type=MONSTER, count=2, group="doomknight_humanoid", traits=("doomknight", "humanoid"),
        gold=1, points=5, health=7, experience=2, battle=(Weaken(2), DestroyOne("fighter")),
    ),
    Card(
        id="ebon_fume", type=MONSTER, count=1, group="dragon", traits=("dragon", "black"), gold=1, attack=3,
        points=8, health=11, experience=3, always=(ImmuneToMagic(),), battle=(DestroyStrongest(),),
    ),
    Card(
        id="mythlurian", type=MONSTER, count=2, group="dragon", traits=("dragon", "green"), gold=3, points=4,
        health=8, experience=2, battle=(DestroyOne("hero"),),
    ),
    Card(
        id="skaladak", type=MONSTER, count=3, group="dragon", traits=("dragon", "white"), gold=3, points=3,
        health=7, experience=2, battle=(DestroyOne("weapon"),),
    ),
    Card(
        id="tyxr_the_old", type=MONSTER, count=2, group="dragon", traits=("dragon", "red"), gold=2, magic=2,
        points=6, health=10, experience=3, battle=(DestroyOne("hero"),), breach=(AllDiscard(2),),
    ),
    Card(
        id="uyril_unending", type=MONSTER, count=2, group="dragon", traits=("dragon", "blue"), gold=2, magic=1,
        points=5, health=9, experience=2, always=(HalvedWithoutMagic(),), battle=(DestroyOne("militia"),),
    ),
    Card(
        id="blink_dog", type=MONSTER, count=2, group="enchanted", traits=("enchanted",), gold=1, points=2, health=3,
        experience=1, always=(LessLight(1), NeedsLight()),
    ),
    Card(
        id="griffon", type=MONSTER, count=2, group="enchanted", traits=("enchanted",), gold=1, magic=1, points=4,
        health=7, experience=2,
    ),
    Card(
        id="nixie", type=MONSTER, count=2, group="enchanted", traits=("enchanted",), gold=4, points=1, health=5,
        experience=1,
    ),
    Card(
        id="pegasus", type=MONSTER, count=3, group="enchanted", traits=("enchanted",), gold=2, attack=1, points=2,
        health=6, experience=1,
    ),
    Card(
        id="sphinx", type=MONSTER, count=1, group="enchanted", traits=("enchanted",), gold=2, magic=2, points=7,
        health=8, experience=3, always=(OnlyMagic(),), spoils=(LookThrough(6),),
    ),
    Card(
        id="bloodskull_orc", type=MONSTER, count=2, group="humanoid", traits=("humanoid",), gold=3, health=5,
        experience=1,
    ),
    Card(
        id="deadbone_troll", type=MONSTER, count=2, group="humanoid", traits=("humanoid",), gold=2, points=5,
        health=7, experience=2, battle=(Sicken(1),),
    ),
    Card(
        id="firebrand_cyclops", type=MONSTER, count=2, group="humanoid", traits=("humanoid",), gold=1, points=4,
        health=6, experience=2,
    ),
    Card(
        id="grayskin_lizard", type=MONSTER, count=2, group="humanoid", traits=("humanoid",), gold=2, points=3,
        health=6, experience=1, battle=(Rally(1),),
    ),
    Card(
        id="griknack_goblin", type=MONSTER, count=2, group="humanoid", traits=("humanoid",), gold=1, points=1,
        health=4, experience=1,
    ),
    Card(
        id="black_slime", type=MONSTER, count=2, group="ooze", traits=("ooze",), gold=1, points=2, health=5,
        experience=1, battle=(DestroyOne("militia"),),
    ),
    Card(
        id="gray_ooze", type=MONSTER, count=2, group="ooze", traits=("ooze",), gold=1, points=3, health=6,
        experience=2, battle=(DestroyOne("unarmed"),), spoils=(Buy("food"),),
    ),
    Card(
        id="green_blob", type=MONSTER, count=2, group="ooze", traits=("ooze",), gold=1, points=2, health=5,
        experience=1, battle=(DestroyOne("food"),),
    ),
    Card(
        id="noxious_slag", type=MONSTER, count=2, group="ooze", traits=("ooze",), gold=1, points=6, health=7,
        experience=3, always=(MagicHalved(), ImmuneToEdged()),
    ),
    Card(
        id="red_jelly", type=MONSTER, count=2, group="ooze", traits=("ooze",), gold=2, light=1, points=2, health=6,
        experience=2, battle=(DestroyOne("weapon"),),
    ),
    Card(
        id="famine", type=MONSTER, count=2, group="undead_doom", traits=("undead", "doom"), gold=1, points=2,
        health=4, experience=1, battle=(Sicken(1),),
    ),
    Card(
        id="harbinger", type=MONSTER, count=2, group="undead_doom", traits=("undead", "doom"), gold=2, points=1,
        health=3, experience=1, battle=(DestroyOne("spell"),),
    ),
    Card(
        id="kingdom", type=MONSTER, count=3, group="undead_doom", traits=("undead", "doom"), gold=2, points=3,
        health=5, experience=1, battle=(Sicken(1),),
    ),
    Card(
        id="lord_of_death", type=MONSTER, count=1, group="undead_doom", traits=("undead", "doom"), gold=2, points=7,
        health=9, experience=3, battle=(Sicken(2),),
    ),
    Card(
        id="suffering", type=MONSTER, count=2, group="undead_doom", traits=("undead", "doom"), gold=2, points=4,
        health=6, experience=2, battle=(Weaken(2), Sicken(1)),
    ),
    Card(
        id="ghost", type=MONSTER, count=2, group="undead_spirit", traits=("undead", "spirit"), gold=1, points=4,
        health=6, experience=1, always=(HalvedWithoutMagic(),), battle=(Weaken(2),),
    ),
    Card(
        id="haunt", type=MONSTER, count=2, group="undead_spirit", traits=("undead", "spirit"), gold=1, points=2,
        health=4, experience=1, battle=(Bar(),),
    ),
    Card(
        id="revenant", type=MONSTER, count=2, group="undead_spirit", traits=("undead", "spirit"), gold=2, points=5,
        health=7, experience=2, always=(NeedsMagic(),), battle=(Weaken(4), WeakDie()),
    ),
    Card(
        id="spectre", type=MONSTER, count=2, group="undead_spirit", traits=("undead", "spirit"), gold=1, points=3,
        health=5, experience=1, battle=(DestroyOne("militia"),),
    ),
    Card(
        id="wraith", type=MONSTER, count=2, group="undead_spirit", traits=("undead", "spirit"), gold=2, points=4,
        health=6, experience=2, battle=(DestroyOne("militia"),),
    ),
    Card(
        id="stone_of_mystery", type=STONE, count=1, points=3,
    ),
)
