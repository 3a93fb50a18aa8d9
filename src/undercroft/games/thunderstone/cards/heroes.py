"""The eleven hero groups, three levels each (TH-SET-12)."""

from __future__ import annotations

from undercroft.games.thunderstone.cards.model import HERO, Card, Effect
from undercroft.games.thunderstone.cards.verbs import (
    Attack,
    AttackPerLight,
    AttackPerMonster,
    Borrow,
    Buy,
    DoubleMagic,
    Draw,
    EdgedAttack,
    FarAttack,
    FarExperience,
    HelpMilitia,
    HelpOthers,
    MagicPerItem,
    NotRankOne,
    OthersDiscard,
    OthersDiscardHero,
    ReturnOne,
    Take,
    Under,
)  # fmt: skip

CURE = Effect("cure", (Draw(1),), "disease", repeat=True)
DRAW = Effect("draw", (Draw(1),))
ROB = Effect("rob", (OthersDiscard(1),))

HEROES: tuple[Card, ...] = (
    Card(
        id="amazon_archer", type=HERO, count=6, group="amazon", level=1, classes=("fighter", "archer"),
        race="human", strength=4, price=6, attack=1, to_level=2, always=(FarAttack(2),),
    ),
    Card(
        id="amazon_huntress", type=HERO, count=4, group="amazon", level=2, classes=("fighter", "archer"),
        race="human", strength=5, price=9, attack=2, to_level=3, always=(FarAttack(3),),
    ),
    Card(
        id="amazon_queen", type=HERO, count=2, group="amazon", level=3, classes=("fighter", "archer"), race="human",
        strength=6, price=11, attack=2, points=2, always=(FarAttack(4),),
    ),
    Card(
        id="chalice_quester", type=HERO, count=6, group="chalice", level=1, classes=("fighter", "cleric"),
        race="human", strength=5, price=7, attack=2, to_level=2, dungeon=(CURE,),
    ),
    Card(
        id="chalice_defender", type=HERO, count=4, group="chalice", level=2, classes=("fighter", "cleric"),
        race="human", strength=6, price=10, attack=3, to_level=3,
        dungeon=(Effect("lights", (AttackPerLight(1),)), DRAW, CURE),
    ),
    Card(
        id="chalice_paladin", type=HERO, count=2, group="chalice", level=3, classes=("fighter", "cleric"),
        race="human", strength=7, price=12, attack=4, points=2, dungeon=(DRAW,), spoils=(Buy("any"),),
    ),
    Card(
        id="dwarf_guardian", type=HERO, count=6, group="dwarf", level=1, classes=("fighter",), race="dwarf",
        strength=5, price=6, attack=1, to_level=2, always=(EdgedAttack(3),),
    ),
    Card(
        id="dwarf_janissary", type=HERO, count=4, group="dwarf", level=2, classes=("fighter",), race="dwarf",
        strength=6, price=9, attack=2, to_level=3, always=(EdgedAttack(4),), spoils=(Buy("weapon"),),
    ),
    Card(
        id="dwarf_sentinel", type=HERO, count=2, group="dwarf", level=3, classes=("fighter",), race="dwarf",
        strength=8, price=12, attack=3, points=2, always=(EdgedAttack(5),),
    ),
    Card(
        id="elf_wizard", type=HERO, count=6, group="elf", level=1, classes=("wizard",), race="elf", strength=3,
        price=5, light=1, magic=2, to_level=2,
    ),
    Card(
        id="elf_sorcerer", type=HERO, count=4, group="elf", level=2, classes=("wizard",), race="elf", strength=3,
        price=8, light=2, magic=3, to_level=2, victory=(ReturnOne(),),
    ),
    Card(
        id="elf_archmage", type=HERO, count=2, group="elf", level=3, classes=("wizard",), race="elf", strength=4,
        price=10, light=2, magic=4, points=2, dungeon=(Effect("under", (Under(),)),),
    ),
    Card(
        id="feayn_archer", type=HERO, count=6, group="feayn", level=1, classes=("fighter", "archer"), race="elf",
        strength=4, price=7, light=1, attack=2, to_level=2, always=(NotRankOne(),),
    ),
    Card(
        id="feayn_marksman", type=HERO, count=4, group="feayn", level=2, classes=("fighter", "archer"), race="elf",
        strength=5, price=10, light=1, attack=3, to_level=3, always=(NotRankOne(),),
    ),
    Card(
        id="feayn_sniper", type=HERO, count=2, group="feayn", level=3, classes=("fighter", "archer"), race="elf",
        strength=6, price=12, light=2, attack=4, points=2, always=(NotRankOne(),), victory=(FarExperience(1),),
    ),
    Card(
        id="lorigg_thief", type=HERO, count=6, group="lorigg", level=1, classes=("thief",), race="human",
        strength=4, price=5, gold=2, light=1, attack=1, to_level=2,
    ),
    Card(
        id="lorigg_rogue", type=HERO, count=4, group="lorigg", level=2, classes=("thief",), race="human",
        strength=4, price=8, gold=3, light=1, attack=2, to_level=3, dungeon=(ROB,),
    ),
    Card(
        id="lorigg_outlaw", type=HERO, count=2, group="lorigg", level=3, classes=("thief",), race="human",
        strength=5, price=10, gold=4, light=2, attack=2, points=1, dungeon=(ROB,),
    ),
    Card(
        id="outlands_warrior", type=HERO, count=6, group="outlands", level=1, classes=("fighter",), race="human",
        strength=7, price=8, attack=3, to_level=2, dungeon=(Effect("eat", (Attack(3),), "food"),),
    ),
    Card(
        id="outlands_slayer", type=HERO, count=4, group="outlands", level=2, classes=("fighter",), race="human",
        strength=8, price=11, attack=5, to_level=3,
        dungeon=(Effect("monsters", (AttackPerMonster(1),)), Effect("eat", (Attack(3),), "food", repeat=True)),
    ),
    Card(
        id="outlands_khan", type=HERO, count=2, group="outlands", level=3, classes=("fighter",), race="human",
        strength=8, price=13, attack=7, points=3, dungeon=(Effect("monsters", (AttackPerMonster(2),)),),
    ),
    Card(
        id="redblade_killer", type=HERO, count=6, group="redblade", level=1, classes=("fighter", "thief"),
        race="human", strength=5, price=5, gold=1, attack=2, to_level=2,
    ),
    Card(
        id="redblade_poisoner", type=HERO, count=4, group="redblade", level=2, classes=("fighter", "thief"),
        race="human", strength=5, price=8, gold=2, attack=3, to_level=3, dungeon=(ROB,),
    ),
    Card(
        id="redblade_assassin", type=HERO, count=2, group="redblade", level=3, classes=("fighter", "thief"),
        race="human", strength=6, price=9, gold=2, attack=4, points=2,
        dungeon=(Effect("rob-hero", (OthersDiscardHero(2),)),),
    ),
    Card(
        id="regian_cleric", type=HERO, count=6, group="regian", level=1, classes=("cleric",), race="human",
        strength=4, price=5, magic=1, to_level=2, dungeon=(CURE,),
    ),
    Card(
        id="regian_priest", type=HERO, count=4, group="regian", level=2, classes=("cleric",), race="human",
        strength=4, price=8, magic=2, to_level=3, dungeon=(DRAW, CURE),
    ),
    Card(
        id="regian_bishop", type=HERO, count=2, group="regian", level=3, classes=("cleric",), race="human",
        strength=5, price=11, magic=3, points=2, dungeon=(Effect("draw", (Draw(2),)), CURE),
    ),
    Card(
        id="selurin_magician", type=HERO, count=6, group="selurin", level=1, classes=("wizard",), race="human",
        strength=2, price=8, magic=2, to_level=2, always=(MagicPerItem(1),),
    ),
    Card(
        id="selurin_warlock", type=HERO, count=4, group="selurin", level=2, classes=("wizard",), race="human",
        strength=2, price=10, magic=2, to_level=3, always=(DoubleMagic(),),
    ),
    Card(
        id="selurin_theurge", type=HERO, count=2, group="selurin", level=3, classes=("wizard",), race="human",
        strength=3, price=13, magic=2, points=1, dungeon=(Effect("borrow", (Borrow(),)),), always=(DoubleMagic(),),
    ),
    Card(
        id="thyrian_squire", type=HERO, count=6, group="thyrian", level=1, classes=("fighter",), race="human",
        strength=6, price=7, attack=2, to_level=2, dungeon=(Effect("eat", (Attack(2),), "food"),),
    ),
    Card(
        id="thyrian_knight", type=HERO, count=4, group="thyrian", level=2, classes=("fighter",), race="human",
        strength=8, price=9, attack=4, to_level=3, dungeon=(Effect("eat", (Attack(2),), "food"),),
        always=(HelpMilitia(1),),
    ),
    Card(
        id="thyrian_lord", type=HERO, count=2, group="thyrian", level=3, classes=("fighter",), race="human",
        strength=9, price=11, attack=4, points=2,
        dungeon=(Effect("take", (Take(min_points=1, max_points=2),), "food"),), always=(HelpOthers(2),),
    ),
)
