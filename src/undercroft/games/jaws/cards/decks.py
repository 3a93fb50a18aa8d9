"""The monsters' ability cards: 12 decks of 8, three teaching decks of 4, two decks derived by scenarios (JL-MON-2).

Declarations only. Black and Blood Imps share a deck, so do Rat and Blood Monstrosities (JL-INI-F1).
"""

from __future__ import annotations

import msgspec

from undercroft.games.haven.verbs import (
    AIR,
    ALL,
    CURSE,
    DARK,
    DISARM,
    EARTH,
    FIRE,
    ICE,
    IMMOBILIZE,
    LIGHT,
    MUDDLE,
    POISON,
    SAME,
    SELF,
    SELF_AND_ALLIES,
    SELF_OR_ALLY,
    STRENGTHEN,
    WILD,
    WOUND,
    Adds,
    Attack,
    Bonus,
    ByElement,
    Condition,
    Consume,
    CreateTrap,
    Damage,
    Heal,
    If,
    Loot,
    MonsterAbility,
    Move,
    Push,
    Shield,
    Special,
    When,
)
from undercroft.games.jaws.cards.card import ARC, TRIANGLE


class MonsterCard(msgspec.Struct, frozen=True):
    """One card: `id` is unique among all decks; cards of the same title may differ."""

    id: str
    title: str
    number: int
    ability: MonsterAbility


DECKS: dict[str, tuple[MonsterCard, ...]] = {
    "black-sludge": (
        MonsterCard(
            "428",
            "hasty-assault",
            428,
            MonsterAbility(
                36,
                (
                    Move(value=1, relative=True),
                    Attack(value=-1, relative=True, range=3),
                ),
            ),
        ),
        MonsterCard(
            "429",
            "nothing-special",
            429,
            MonsterAbility(
                57,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True, range=2),
                ),
            ),
        ),
        MonsterCard(
            "430",
            "toxic-explosion",
            430,
            MonsterAbility(
                57,
                (
                    Attack(
                        value=0,
                        relative=True,
                        range=2,
                        targets=2,
                        conditions=POISON,
                        consume=(Consume((EARTH,), Adds(targets=1)),),
                    ),
                ),
            ),
        ),
        MonsterCard(
            "431",
            "calculated-strike",
            431,
            MonsterAbility(
                66,
                (
                    Move(value=-1, relative=True),
                    Attack(value=1, relative=True, range=3),
                ),
            ),
        ),
        MonsterCard(
            "432",
            "feed",
            432,
            MonsterAbility(
                66,
                (
                    Move(value=0, relative=True),
                    Loot(value=1),
                    Heal(value=2, who=SELF, consume=(Consume((DARK,), Adds(heal=1)),)),
                ),
            ),
        ),
        MonsterCard(
            "433",
            "plasma-ward",
            433,
            MonsterAbility(
                85,
                (
                    Push(value=1, targets=ALL, conditions=POISON),
                    Attack(value=1, relative=True, range=2),
                ),
            ),
        ),
        MonsterCard(
            "434",
            "black-hex",
            434,
            MonsterAbility(
                85,
                (
                    Special(name="hex_nearest"),
                    Heal(value=1, who=SELF),
                ),
                infuse=(DARK,),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "435",
            "septic-hex",
            435,
            MonsterAbility(
                85,
                (
                    Special(name="hex_nearest"),
                    Heal(value=1, who=SELF),
                ),
                infuse=(EARTH,),
                shuffle=True,
            ),
        ),
    ),
    "boss": (
        MonsterCard("468", "accelerated-power", 468, MonsterAbility(11, (Special(name="boss_special", value=2),))),
        MonsterCard("469", "accelerated-power", 469, MonsterAbility(14, (Special(name="boss_special", value=2),))),
        MonsterCard(
            "470", "accelerated-power", 470, MonsterAbility(17, (Special(name="boss_special", value=2),), shuffle=True)
        ),
        MonsterCard(
            "471", "lingering-strength", 471, MonsterAbility(85, (Special(name="boss_special", value=1),), shuffle=True)
        ),
        MonsterCard("472", "lingering-strength", 472, MonsterAbility(79, (Special(name="boss_special", value=1),))),
        MonsterCard("473", "lingering-strength", 473, MonsterAbility(73, (Special(name="boss_special", value=1),))),
        MonsterCard(
            "474",
            "nothing-special",
            474,
            MonsterAbility(
                36,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "475",
            "twin-missiles",
            475,
            MonsterAbility(
                54,
                (
                    Move(value=-1, relative=True),
                    Attack(value=-1, relative=True, range=3, targets=2),
                ),
            ),
        ),
    ),
    "chaos-demon": (
        MonsterCard(
            "412",
            "chilling-breath",
            412,
            MonsterAbility(
                13,
                (
                    Move(value=-1, relative=True),
                    Attack(value=0, relative=True, area=ARC),
                    ByElement(
                        symbols=(ICE,), actions=(Bonus(on="attacked", adds=Adds(damage=Damage(value=2, who=SAME))),)
                    ),
                ),
            ),
        ),
        MonsterCard(
            "413",
            "heat-blast",
            413,
            MonsterAbility(
                1,
                (
                    Move(value=1, relative=True),
                    Attack(value=-1, relative=True, range=3, consume=(Consume((FIRE,), Adds(conditions=WOUND)),)),
                ),
            ),
        ),
        MonsterCard(
            "414",
            "seismic-punch",
            414,
            MonsterAbility(
                67,
                (
                    Move(value=-2, relative=True),
                    Attack(value=1, relative=True, push=2, consume=(Consume((EARTH,), Adds(area=ARC)),)),
                ),
            ),
        ),
        MonsterCard(
            "415",
            "whirlwind",
            415,
            MonsterAbility(
                20,
                (
                    Move(value=0, relative=True),
                    Attack(value=-1, relative=True, range=2, area=TRIANGLE),
                    ByElement(symbols=(AIR,), actions=(Shield(value=2),)),
                ),
            ),
        ),
        MonsterCard(
            "416",
            "flashing-claws",
            416,
            MonsterAbility(
                41,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True, advantage=True),
                    ByElement(symbols=(LIGHT,), actions=(Heal(value=4, who=SELF),)),
                ),
            ),
        ),
        MonsterCard(
            "417",
            "black-tendrils",
            417,
            MonsterAbility(
                52,
                (
                    Move(value=-1, relative=True),
                    Attack(
                        value=1,
                        relative=True,
                        consume=(Consume((DARK,), Adds(damage=Damage(value=1, targets=ALL, where="beside_target"))),),
                    ),
                ),
            ),
        ),
        MonsterCard(
            "418",
            "mana-explosion",
            418,
            MonsterAbility(
                76,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True),
                ),
                infuse=(
                    FIRE,
                    ICE,
                    AIR,
                    EARTH,
                    LIGHT,
                    DARK,
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "419",
            "hungry-maw",
            419,
            MonsterAbility(
                98,
                (
                    Move(value=-1, relative=True),
                    Attack(value=-1, relative=True, consume=(Consume((WILD,), Adds(conditions=DISARM)),)),
                ),
                shuffle=True,
            ),
        ),
    ),
    "giant-viper": (
        MonsterCard(
            "396",
            "swift-fangs",
            396,
            MonsterAbility(
                33,
                (
                    Move(value=1, relative=True, jump=True),
                    Attack(value=0, relative=True, targets=2),
                ),
            ),
        ),
        MonsterCard(
            "397",
            "find-cover",
            397,
            MonsterAbility(
                18,
                (
                    Move(value=1, relative=True, jump=True),
                    Attack(value=-1, relative=True),
                    Bonus(on="attacked", adds=Adds(disadvantage=True)),
                ),
            ),
        ),
        MonsterCard(
            "398",
            "calculated-strike",
            398,
            MonsterAbility(
                58,
                (
                    Move(value=-1, relative=True),
                    Attack(value=1, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "399",
            "toxic-frenzy",
            399,
            MonsterAbility(
                43,
                (
                    Move(value=1, relative=True, jump=True),
                    Attack(value=-1, relative=True, targets=ALL),
                ),
            ),
        ),
        MonsterCard(
            "400",
            "surround",
            400,
            MonsterAbility(
                32,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True, when=(When("target_beside_ally", Adds(attack=2)),)),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "401",
            "surround",
            401,
            MonsterAbility(
                32,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True, when=(When("target_beside_ally", Adds(attack=2)),)),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "402",
            "defensive-strike",
            402,
            MonsterAbility(
                11,
                (
                    Shield(value=1),
                    Attack(value=0, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "403",
            "constrict",
            403,
            MonsterAbility(
                23,
                (
                    Move(value=-1, relative=True),
                    Attack(value=-1, relative=True, conditions=IMMOBILIZE),
                    Attack(value=-1, relative=True),
                ),
            ),
        ),
    ),
    "imp": (
        MonsterCard(
            "436",
            "phase-out",
            436,
            MonsterAbility(
                5,
                (
                    Shield(value=5),
                    Heal(value=1, who=SELF),
                ),
                infuse=(WILD,),
            ),
        ),
        MonsterCard(
            "437",
            "nothing-special",
            437,
            MonsterAbility(
                37,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True, range=3),
                ),
            ),
        ),
        MonsterCard(
            "438",
            "nothing-special",
            438,
            MonsterAbility(
                37,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True, range=3),
                ),
            ),
        ),
        MonsterCard(
            "439",
            "restoration",
            439,
            MonsterAbility(
                42,
                (
                    Move(value=1, relative=True),
                    Heal(value=2, range=3, who=SELF_OR_ALLY),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "440",
            "cripple",
            440,
            MonsterAbility(
                42,
                (
                    Move(value=0, relative=True),
                    Attack(value=-1, relative=True, range=3, targets=2, conditions=POISON),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "441",
            "calculated-strike",
            441,
            MonsterAbility(
                76,
                (
                    Move(value=-1, relative=True),
                    Attack(value=1, relative=True, range=3),
                ),
            ),
        ),
        MonsterCard(
            "442",
            "dark-charm",
            442,
            MonsterAbility(
                42,
                (
                    Move(value=0, relative=True),
                    Attack(value=-1, relative=True, range=3, targets=2, conditions=CURSE),
                ),
            ),
        ),
        MonsterCard(
            "443",
            "tip-the-scales",
            443,
            MonsterAbility(
                24,
                (
                    Condition(conditions=STRENGTHEN, range=2, targets=ALL, who=SELF_AND_ALLIES),
                    Condition(conditions=MUDDLE, range=2, targets=ALL),
                ),
            ),
        ),
    ),
    "living-corpse": (
        MonsterCard(
            "444",
            "rotting-embrace",
            444,
            MonsterAbility(
                21,
                (
                    Move(value=1, relative=True),
                    Condition(
                        conditions=MUDDLE | IMMOBILIZE,
                        consume=(Consume((EARTH,), Adds(damage=Damage(value=2, who=SAME))),),
                    ),
                ),
            ),
        ),
        MonsterCard(
            "445",
            "hasty-assault",
            445,
            MonsterAbility(
                47,
                (
                    Move(value=1, relative=True),
                    Attack(value=-1, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "446",
            "nothing-special",
            446,
            MonsterAbility(
                68,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "447",
            "nothing-special",
            447,
            MonsterAbility(
                68,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "448",
            "calculated-strike",
            448,
            MonsterAbility(
                81,
                (
                    Move(value=-1, relative=True),
                    Attack(value=1, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "449",
            "reckless-charge",
            449,
            MonsterAbility(
                91,
                (
                    Move(value=2, relative=True),
                    If(test="moved", actions=(Damage(value=1, who=SELF, mandatory=True),)),
                ),
            ),
        ),
        MonsterCard(
            "450",
            "release-gas",
            450,
            MonsterAbility(
                71,
                (
                    Move(value=0, relative=True),
                    Attack(value=1, relative=True),
                    Condition(conditions=POISON, targets=ALL),
                ),
                infuse=(EARTH,),
            ),
        ),
        MonsterCard(
            "451",
            "violent-slam",
            451,
            MonsterAbility(32, (Attack(value=2, relative=True, push=1, then=(Damage(value=1, who=SELF),)),)),
        ),
    ),
    "living-spirit": (
        MonsterCard(
            "452",
            "sap-strength",
            452,
            MonsterAbility(
                22,
                (
                    Move(value=-1, relative=True),
                    Attack(value=-1, relative=True, range=4, conditions=MUDDLE),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "453",
            "booming-scream",
            453,
            MonsterAbility(
                33,
                (
                    Move(value=0, relative=True),
                    Attack(value=-1, relative=True, range=2, targets=ALL),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "454",
            "nothing-special",
            454,
            MonsterAbility(
                48,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True, range=3),
                ),
            ),
        ),
        MonsterCard(
            "455",
            "nothing-special",
            455,
            MonsterAbility(
                48,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True, range=3),
                ),
            ),
        ),
        MonsterCard(
            "456", "coupled-chain", 456, MonsterAbility(61, (Attack(value=0, relative=True, range=3, targets=2),))
        ),
        MonsterCard(
            "457",
            "leech-warmth",
            457,
            MonsterAbility(
                75,
                (
                    Move(value=-1, relative=True),
                    Attack(value=1, relative=True, range=3),
                    Heal(value=1, who=SELF),
                ),
                infuse=(ICE,),
            ),
        ),
        MonsterCard(
            "458",
            "angry-howl",
            458,
            MonsterAbility(
                55,
                (
                    Move(value=0, relative=True),
                    Condition(conditions=CURSE, range=3, targets=ALL),
                ),
                infuse=(ICE,),
            ),
        ),
        MonsterCard(
            "459",
            "icy-glare",
            459,
            MonsterAbility(
                67,
                (
                    Move(value=-1, relative=True),
                    Attack(value=1, relative=True, range=3, consume=(Consume((ICE,), Adds(conditions=DISARM)),)),
                ),
            ),
        ),
    ),
    "monstrosity": (
        MonsterCard(
            "420",
            "nothing-special",
            420,
            MonsterAbility(
                39,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "421",
            "calculated-strike",
            421,
            MonsterAbility(
                60,
                (
                    Move(value=-1, relative=True),
                    Attack(value=1, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "422",
            "unstable-scratch",
            422,
            MonsterAbility(
                52,
                (
                    Move(value=0, relative=True),
                    Attack(value=1, relative=True, then=(Damage(value=1, who=SELF),)),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "423",
            "swarm",
            423,
            MonsterAbility(
                21,
                (
                    Move(value=1, relative=True),
                    Attack(value=-1, relative=True, when=(When("target_beside_ally", Adds(attack=1)),)),
                ),
            ),
        ),
        MonsterCard(
            "424",
            "swarm",
            424,
            MonsterAbility(
                21,
                (
                    Move(value=1, relative=True),
                    Attack(value=-1, relative=True, when=(When("target_beside_ally", Adds(attack=1)),)),
                ),
            ),
        ),
        MonsterCard(
            "425",
            "weakening-bite",
            425,
            MonsterAbility(
                34,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True, conditions=MUDDLE),
                ),
            ),
        ),
        MonsterCard(
            "426",
            "explosive-blisters",
            426,
            MonsterAbility(
                9,
                (
                    Move(value=1, relative=True),
                    Bonus(on="attacked", adds=Adds(damage=Damage(value=2, who=SAME))),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "427",
            "unstable-frenzy",
            427,
            MonsterAbility(
                74,
                (
                    Move(value=0, relative=True),
                    Damage(value=1, who=SELF, mandatory=True),
                    Attack(value=1, relative=True, targets=ALL),
                ),
            ),
        ),
    ),
    "stone-golem": (
        MonsterCard(
            "404",
            "runic-feedback",
            404,
            MonsterAbility(10, (Bonus(on="attacked", adds=Adds(damage=Damage(value=3, who=SAME))),)),
        ),
        MonsterCard(
            "405",
            "taxing-advance",
            405,
            MonsterAbility(
                28,
                (
                    Move(value=1, relative=True),
                    Attack(value=0, relative=True),
                    If(test="moved", actions=(Damage(value=1, who=SELF, mandatory=True),)),
                ),
            ),
        ),
        MonsterCard(
            "406",
            "hasty-assault",
            406,
            MonsterAbility(
                51,
                (
                    Move(value=1, relative=True),
                    Attack(value=-1, relative=True),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "407",
            "nothing-special",
            407,
            MonsterAbility(
                64,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "408",
            "sacrificial-hurl",
            408,
            MonsterAbility(72, (Attack(value=1, relative=True, range=3, then=(Damage(value=2, who=SELF),)),)),
        ),
        MonsterCard(
            "409",
            "calculated-strike",
            409,
            MonsterAbility(
                90,
                (
                    Move(value=-1, relative=True),
                    Attack(value=1, relative=True),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "410",
            "ground-pound",
            410,
            MonsterAbility(
                83,
                (
                    Move(value=0, relative=True),
                    Attack(value=-1, relative=True, targets=ALL),
                ),
            ),
        ),
        MonsterCard(
            "411",
            "runic-draw",
            411,
            MonsterAbility(
                28,
                (
                    Move(value=1, relative=True),
                    Attack(value=-2, relative=True, range=3, pull=2, conditions=IMMOBILIZE),
                ),
            ),
        ),
    ),
    "vermling-raider": (
        MonsterCard(
            "372",
            "screaming-shot",
            372,
            MonsterAbility(
                85,
                (
                    Push(value=1, targets=ALL),
                    Attack(value=1, relative=True, range=2),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "373",
            "careful-throw",
            373,
            MonsterAbility(
                36,
                (
                    Move(value=0, relative=True),
                    Attack(value=-1, relative=True, range=4),
                ),
            ),
        ),
        MonsterCard(
            "374", "dual-daggers", 374, MonsterAbility(59, (Attack(value=0, relative=True, range=3, targets=2),))
        ),
        MonsterCard(
            "375",
            "nothing-special",
            375,
            MonsterAbility(
                50,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "376",
            "patch-wounds",
            376,
            MonsterAbility(
                30,
                (
                    Move(value=1, relative=True),
                    Heal(value=3, who=SELF),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "377",
            "parry",
            377,
            MonsterAbility(
                70,
                (
                    Move(value=0, relative=True),
                    Attack(value=-1, relative=True, conditions=DISARM),
                ),
            ),
        ),
        MonsterCard(
            "378",
            "vicious-spear",
            378,
            MonsterAbility(
                77,
                (
                    Move(value=-1, relative=True),
                    Attack(value=0, relative=True, range=3, conditions=WOUND),
                ),
            ),
        ),
        MonsterCard(
            "379",
            "spiked-pit",
            379,
            MonsterAbility(
                20,
                (
                    Attack(value=0, relative=True, range=4),
                    CreateTrap(damage=3, where="toward_enemy"),
                ),
            ),
        ),
    ),
    "vermling-scout": (
        MonsterCard(
            "460",
            "short-bow",
            460,
            MonsterAbility(
                29,
                (
                    Move(value=-1, relative=True),
                    Attack(value=-1, relative=True, range=3),
                ),
            ),
        ),
        MonsterCard(
            "461",
            "hasty-assault",
            461,
            MonsterAbility(
                40,
                (
                    Move(value=1, relative=True),
                    Attack(value=-1, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "462",
            "nothing-special",
            462,
            MonsterAbility(
                53,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "463",
            "rancid-arrow",
            463,
            MonsterAbility(
                53,
                (
                    Move(value=-2, relative=True),
                    Attack(value=0, relative=True, range=3, conditions=POISON),
                ),
            ),
        ),
        MonsterCard(
            "464",
            "calculated-strike",
            464,
            MonsterAbility(
                69,
                (
                    Move(value=-1, relative=True),
                    Attack(value=1, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "465",
            "noxious-blade",
            465,
            MonsterAbility(92, (Attack(value=2, relative=True, conditions=POISON),), shuffle=True),
        ),
        MonsterCard(
            "466", "rapid-bolts", 466, MonsterAbility(78, (Attack(value=-1, relative=True, range=4, targets=2),))
        ),
        MonsterCard(
            "467",
            "greed",
            467,
            MonsterAbility(
                40,
                (
                    Move(value=1, relative=True, jump=True),
                    Loot(value=1),
                ),
                shuffle=True,
            ),
        ),
    ),
    "zealot": (
        MonsterCard(
            "384",
            "nothing-special",
            384,
            MonsterAbility(
                50,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "385",
            "hasty-assault",
            385,
            MonsterAbility(
                35,
                (
                    Move(value=1, relative=True),
                    Attack(value=-1, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "386",
            "calculated-strike",
            386,
            MonsterAbility(
                65,
                (
                    Move(value=-1, relative=True),
                    Attack(value=1, relative=True),
                ),
            ),
        ),
        MonsterCard(
            "387",
            "drain-life",
            387,
            MonsterAbility(
                27,
                (
                    Move(value=0, relative=True),
                    Attack(value=-1, relative=True, range=2),
                    Heal(value="damage_dealt", who=SELF),
                ),
                infuse=(DARK,),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "388",
            "boil-blood",
            388,
            MonsterAbility(
                46,
                (
                    Attack(
                        value=-1,
                        relative=True,
                        range=2,
                        targets=2,
                        conditions=MUDDLE,
                        consume=(Consume((FIRE,), Adds(range=2)),),
                    ),
                ),
            ),
        ),
        MonsterCard(
            "389",
            "vile-scourge",
            389,
            MonsterAbility(
                77,
                (
                    Move(value=-1, relative=True),
                    Attack(
                        value=-1, relative=True, area=ARC, conditions=POISON, consume=(Consume((AIR,), Adds(attack=1)),)
                    ),
                ),
            ),
        ),
        MonsterCard(
            "390",
            "hex-whip",
            390,
            MonsterAbility(
                19,
                (
                    Move(value=1, relative=True, jump=True),
                    Attack(value=-1, relative=True, conditions=CURSE),
                ),
                infuse=(AIR,),
            ),
        ),
        MonsterCard(
            "391",
            "unholy-flame",
            391,
            MonsterAbility(82, (Attack(value=1, relative=True, range=3),), infuse=(FIRE,), shuffle=True),
        ),
    ),
    "basic-giant-viper": (
        MonsterCard(
            "392",
            "swift-fangs",
            392,
            MonsterAbility(
                33,
                (
                    Move(value=1, relative=True, jump=True),
                    Attack(value=0, relative=True, targets=2),
                ),
            ),
        ),
        MonsterCard(
            "393",
            "find-cover",
            393,
            MonsterAbility(
                18,
                (
                    Move(value=1, relative=True, jump=True),
                    Attack(value=-1, relative=True),
                    Bonus(on="attacked", adds=Adds(disadvantage=True)),
                ),
            ),
        ),
        MonsterCard(
            "394",
            "constrict",
            394,
            MonsterAbility(
                58,
                (
                    Move(value=-1, relative=True),
                    Attack(value=1, relative=True, conditions=IMMOBILIZE),
                ),
            ),
        ),
        MonsterCard(
            "395",
            "toxic-frenzy",
            395,
            MonsterAbility(
                43,
                (
                    Move(value=1, relative=True, jump=True),
                    Attack(value=-1, relative=True, targets=ALL),
                ),
                shuffle=True,
            ),
        ),
    ),
    "basic-vermling-raider": (
        MonsterCard(
            "368",
            "screaming-shot",
            368,
            MonsterAbility(
                85,
                (
                    Push(value=1, targets=ALL),
                    Attack(value=1, relative=True, range=2),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard(
            "369",
            "careful-throw",
            369,
            MonsterAbility(
                36,
                (
                    Move(value=0, relative=True),
                    Attack(value=-1, relative=True, range=2),
                ),
            ),
        ),
        MonsterCard(
            "370", "dual-daggers", 370, MonsterAbility(59, (Attack(value=0, relative=True, range=2, targets=2),))
        ),
        MonsterCard(
            "371",
            "nothing-special",
            371,
            MonsterAbility(
                50,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True),
                ),
            ),
        ),
    ),
    "basic-zealot": (
        MonsterCard(
            "380", "boil-blood", 380, MonsterAbility(46, (Attack(value=1, relative=True, range=2, conditions=MUDDLE),))
        ),
        MonsterCard(
            "381",
            "hex-whip",
            381,
            MonsterAbility(
                19,
                (
                    Move(value=0, relative=True),
                    Attack(value=-1, relative=True, conditions=CURSE),
                ),
            ),
        ),
        MonsterCard(
            "382",
            "vile-scourge",
            382,
            MonsterAbility(
                77,
                (
                    Move(value=-1, relative=True),
                    Attack(value=-1, relative=True, conditions=POISON),
                ),
            ),
        ),
        MonsterCard(
            "383",
            "drain-life",
            383,
            MonsterAbility(
                27,
                (
                    Heal(value=1, who=SELF),
                    Move(value=1, relative=True),
                    Attack(value=-1, relative=True, range=2),
                ),
                shuffle=True,
            ),
        ),
    ),
    "common-vermling-raider": (
        MonsterCard(
            "375-1",
            "nothing-special",
            375,
            MonsterAbility(
                50,
                (
                    Move(value=0, relative=True),
                    Attack(value=0, relative=True),
                ),
                shuffle=True,
            ),
        ),
    ),
    "vermling-raider-scenario-22": (
        MonsterCard(
            "372-22",
            "screaming-shot",
            372,
            MonsterAbility(
                85,
                (
                    Push(value=1, targets=ALL),
                    Attack(value=1, relative=True, range=2),
                ),
                shuffle=True,
            ),
        ),
        MonsterCard("373-22", "careful-throw", 373, MonsterAbility(36, (Attack(value=-1, relative=True, range=4),))),
        MonsterCard(
            "374-22", "dual-daggers", 374, MonsterAbility(59, (Attack(value=0, relative=True, range=3, targets=2),))
        ),
        MonsterCard("375-22", "nothing-special", 375, MonsterAbility(50, (Attack(value=0, relative=True, range=3),))),
        MonsterCard("376-22", "patch-wounds", 376, MonsterAbility(30, (Heal(value=3, who=SELF),), shuffle=True)),
        MonsterCard(
            "377-22", "parry", 377, MonsterAbility(70, (Attack(value=-1, relative=True, range=3, conditions=DISARM),))
        ),
        MonsterCard(
            "378-22",
            "vicious-spear",
            378,
            MonsterAbility(77, (Attack(value=0, relative=True, range=3, conditions=WOUND),)),
        ),
        MonsterCard(
            "379-22",
            "spiked-pit",
            379,
            MonsterAbility(
                20,
                (
                    Attack(value=0, relative=True, range=4),
                    CreateTrap(damage=3, where="toward_enemy"),
                ),
            ),
        ),
    ),
}

MONSTER_CARDS = {card.id: card.ability for deck in DECKS.values() for card in deck}
"""What each ability card of a monster does, by its printed number."""

TITLES = {card.id: card.title for deck in DECKS.values() for card in deck}
"""The title of each of them."""
