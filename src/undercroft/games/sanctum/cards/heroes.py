"""The four heroes: their boards and their nine skills each (frame SA-CF-18 to SA-CF-24).

A skill says what it is (tile, gemstone card, die card, effect, standing rule) and which building block it uses; the
blocks themselves are run by the chapter they belong to.
"""

from __future__ import annotations

import msgspec

from undercroft.games.sanctum.cards.abilities import Ability

TILE, GEMSTONE, DIE, ATTACK, BLOCK, POTIONS, RULE = "tile", "gemstone", "die", "attack", "block", "potions", "rule"
"""Kinds of skills: the three steps of a fight name when an effect may be used, once in each fight."""


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """`gems` of the column's colour and `white` ones lie on it at set-up (SA-SKT-3)."""

    id: str
    kind: str
    gems: int
    white: int = 0
    stamina: int = 0
    focus: int = 0
    """Tokens on a tile (SA-SKT-4)."""
    ability: Ability | None = None
    """A gemstone card's ability, or a free change of one die."""
    block: str = ""
    """The building block of any other effect, condition or rule."""


class HeroBoard(msgspec.Struct, frozen=True):
    """`printed` are the abilities on the slots, usable while no item covers them (SA-PLB-11)."""

    id: str
    stamina: int
    focus: int
    printed: tuple[tuple[str, Ability], ...]
    skills: tuple[Skill, ...]
    """By column (red, green, blue), each from level I to III (SA-SKT-2)."""


HUNTRESS = HeroBoard(
    "huntress",
    3,
    5,
    (("weapon1", Ability("B", "pm1")), ("weapon2", Ability("B", "pm2")), ("armour", Ability("RR", "shield2"))),
    (
        Skill(id="quick_draw", kind=ATTACK, gems=1, ability=Ability("", "pm1")),
        Skill(id="hunters_breath", kind=TILE, gems=2, stamina=1),
        Skill(id="steady_hand", kind=RULE, gems=3, white=1, block="steady"),
        Skill(id="keen_eye", kind=TILE, gems=1, focus=1),
        Skill(id="hawk", kind=DIE, gems=2, white=1, block="green_gems"),
        Skill(id="second_volley", kind=ATTACK, gems=3, block="reroll2"),
        Skill(id="power_surge", kind=ATTACK, gems=2, ability=Ability("", "up")),
        Skill(id="moonstone", kind=GEMSTONE, gems=2, ability=Ability("B", "down")),
        Skill(id="oath_of_ash", kind=TILE, gems=2, stamina=1, focus=1),
    ),
)

OUTLAW = HeroBoard(
    "outlaw",
    4,
    5,
    (("weapon1", Ability("B", "pm1")), ("weapon2", Ability("P", "pm1")), ("armour", Ability("RR", "shield2"))),
    (
        Skill(id="hardened", kind=TILE, gems=1, stamina=1),
        Skill(id="feint", kind=BLOCK, gems=2, block="feint"),
        Skill(id="bloodstone", kind=GEMSTONE, gems=3, ability=Ability("P", "down")),
        Skill(id="loaded_dice", kind=ATTACK, gems=2, block="reroll2"),
        Skill(id="exile", kind=TILE, gems=2, stamina=1, focus=1),
        Skill(id="iron_stomach", kind=RULE, gems=2, white=1, block="stomach"),
        Skill(id="bandolier", kind=RULE, gems=1, block="slots"),
        Skill(id="ace_in_the_sleeve", kind=DIE, gems=2, white=1, block="drank"),
        Skill(id="antidote", kind=TILE, gems=3, focus=1),
    ),
)

SLAYER = HeroBoard(
    "slayer",
    2,
    2,
    (("weapon1", Ability("B", "pm1")), ("weapon2", Ability("B", "plus2")), ("armour", Ability("RR", "shield2"))),
    (
        Skill(id="boundless_rage", kind=RULE, gems=2, block="second_rage"),
        Skill(id="garnet", kind=GEMSTONE, gems=2, white=1, ability=Ability("RR", "shield3")),
        Skill(id="cleave", kind=ATTACK, gems=2, block="hit"),
        Skill(id="bulwark", kind=BLOCK, gems=1, block="all_in"),
        Skill(id="axe_of_ages", kind=DIE, gems=2, block="no_rage"),
        Skill(id="tale_of_heroes", kind=TILE, gems=3, stamina=1, focus=1),
        Skill(id="giants_blood", kind=TILE, gems=1, stamina=1),
        Skill(id="grim_resolve", kind=POTIONS, gems=2, block="return_stamina"),
        Skill(id="foretold", kind=TILE, gems=3, white=1, focus=1),
    ),
)

DANCER = HeroBoard(
    "dancer",
    3,
    3,
    (("weapon1", Ability("B", "pm2")), ("weapon2", Ability("P", "minus1")), ("armour", Ability("RR", "shield2"))),
    (
        Skill(id="pirouette", kind=ATTACK, gems=1, ability=Ability("", "flip")),
        Skill(id="endless_dance", kind=TILE, gems=2, white=1, stamina=1),
        Skill(id="whirl_of_blades", kind=DIE, gems=3, block="two_weapons"),
        Skill(id="poise", kind=TILE, gems=1, focus=1),
        Skill(id="double_strike", kind=ATTACK, gems=2, block="copy"),
        Skill(id="mirror_dance", kind=RULE, gems=3, block="mirror"),
        Skill(id="light_step", kind=BLOCK, gems=1, block="pair"),
        Skill(id="opal", kind=GEMSTONE, gems=2, ability=Ability("B", "up")),
        Skill(id="royal_blood", kind=TILE, gems=3, white=1, stamina=1, focus=1),
    ),
)

HEROES: dict[str, HeroBoard] = {board.id: board for board in (HUNTRESS, OUTLAW, SLAYER, DANCER)}
SKILLS: dict[str, Skill] = {skill.id: skill for board in HEROES.values() for skill in board.skills}

CELLS = ("red1", "red2", "red3", "green1", "green2", "green3", "blue1", "blue2", "blue3")
"""The nine spaces of a skill table by name, in the order of `HeroBoard.skills`."""
CELL_AT: dict[str, int] = {name: at for at, name in enumerate(CELLS)}

START_HEALTH = 10  # SA-PLB-F1
START_DICE = 2  # SA-PLB-5
POTION_SLOTS = 4  # SA-PLB-9
MORE_SLOTS = 2
HAWK_GEMS = 2
FEINT_SHIELDS, FEINT_MORE = 1, 2
PAIR_SHIELDS = 1
ALL_IN_SHIELDS = 1
