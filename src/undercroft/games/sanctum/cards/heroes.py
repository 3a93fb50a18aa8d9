"""The four heroes: their boards and their nine skills each (frame SA-CF-18 to SA-CF-24).

A skill's verb says what it does; what kind of card it is and when it may be used follows from the verb.
"""

from __future__ import annotations

from typing import get_args

import msgspec

from undercroft.games.sanctum.cards.verbs import (
    DIE_CHANGES,
    Ability,
    AllPlacedGuard,
    AttackEffect,
    BlockEffect,
    CopyDie,
    ExtraHit,
    Feint,
    FlipDie,
    LowerDie,
    Minus,
    MirrorRage,
    MorePotionSlots,
    PairGuard,
    Plus,
    PlusMinus,
    RaiseDie,
    RerollDice,
    ReturnStamina,
    SecondRage,
    SetOdd,
    Shield,
    SilverCondition,
    SilverForGems,
    SilverForNoRage,
    SilverForPotion,
    SilverForTwoWeapons,
    SkillEffect,
    SmallerChanges,
    StrongPotions,
    TipDie,
    Tokens,
    UpTo,
)

TILE, GEMSTONE, DIE, ATTACK, BLOCK, POTIONS, RULE = "tile", "gemstone", "die", "attack", "block", "potions", "rule"
"""Kinds of skills: the three steps of a fight name when an effect may be used, once in each fight."""

KINDS: dict[type[SkillEffect], str] = {
    Tokens: TILE,
    ReturnStamina: POTIONS,
    **dict.fromkeys((*DIE_CHANGES, *get_args(AttackEffect)), ATTACK),
    **dict.fromkeys(get_args(BlockEffect), BLOCK),
    **dict.fromkeys(get_args(SilverCondition), DIE),
}
"""What kind of skill a verb makes; any other is a standing rule."""


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """`gems` of the column's colour and `white` ones lie on it at set-up (SA-SKT-3)."""

    id: str
    gems: int
    white: int = 0
    effect: SkillEffect
    spaces: str = ""
    """What using a gemstone card costs."""

    @property
    def kind(self) -> str:
        return GEMSTONE if self.spaces else KINDS.get(type(self.effect), RULE)

    @property
    def ability(self) -> Ability | None:
        """A gemstone card's ability, or a free change of one die; None for any other effect."""
        effect = self.effect
        return Ability(self.spaces, effect) if isinstance(effect, (*DIE_CHANGES, Shield)) else None


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
    (
        ("weapon1", Ability("B", PlusMinus(1))),
        ("weapon2", Ability("B", PlusMinus(2))),
        ("armour", Ability("RR", Shield(2))),
    ),
    (
        Skill(id="quick_draw", gems=1, effect=PlusMinus(1)),
        Skill(id="hunters_breath", gems=2, effect=Tokens(stamina=1)),
        Skill(id="steady_hand", gems=3, white=1, effect=SmallerChanges()),
        Skill(id="keen_eye", gems=1, effect=Tokens(focus=1)),
        Skill(id="hawk", gems=2, white=1, effect=SilverForGems(2)),
        Skill(id="second_volley", gems=3, effect=UpTo(2)),
        Skill(id="power_surge", gems=2, effect=RaiseDie()),
        Skill(id="moonstone", gems=2, effect=LowerDie(), spaces="B"),
        Skill(id="oath_of_ash", gems=2, effect=Tokens(focus=2)),
    ),
)

OUTLAW = HeroBoard(
    "outlaw",
    4,
    5,
    (
        ("weapon1", Ability("B", PlusMinus(1))),
        ("weapon2", Ability("P", PlusMinus(1))),
        ("armour", Ability("RR", Shield(2))),
    ),
    (
        Skill(id="hardened", gems=1, effect=Tokens(stamina=1)),
        Skill(id="feint", gems=2, effect=Feint(1, unplaced=2)),
        Skill(id="bloodstone", gems=3, effect=SetOdd(), spaces="P"),
        Skill(id="loaded_dice", gems=2, effect=RerollDice(2)),
        Skill(id="exile", gems=2, effect=Tokens(stamina=1, focus=1)),
        Skill(id="iron_stomach", gems=2, white=1, effect=StrongPotions()),
        Skill(id="bandolier", gems=1, effect=MorePotionSlots(2)),
        Skill(id="ace_in_the_sleeve", gems=2, white=1, effect=SilverForPotion()),
        Skill(id="antidote", gems=3, effect=Tokens(focus=1)),
    ),
)

SLAYER = HeroBoard(
    "slayer",
    3,
    2,
    (
        ("weapon1", Ability("B", PlusMinus(1))),
        ("weapon2", Ability("B", Plus(2))),
        ("armour", Ability("RR", Shield(2))),
    ),
    (
        Skill(id="boundless_rage", gems=2, effect=SecondRage()),
        Skill(id="garnet", gems=2, white=1, effect=Shield(3), spaces="RR"),
        Skill(id="cleave", gems=2, effect=ExtraHit()),
        Skill(id="bulwark", gems=1, effect=AllPlacedGuard(1)),
        Skill(id="axe_of_ages", gems=2, effect=SilverForNoRage()),
        Skill(id="tale_of_heroes", gems=3, effect=Tokens(stamina=2)),
        Skill(id="giants_blood", gems=1, effect=Tokens(stamina=1)),
        Skill(id="grim_resolve", gems=2, effect=ReturnStamina()),
        Skill(id="foretold", gems=3, white=1, effect=Tokens(focus=1)),
    ),
)

DANCER = HeroBoard(
    "dancer",
    2,
    3,
    (
        ("weapon1", Ability("B", PlusMinus(2))),
        ("weapon2", Ability("P", Minus(1))),
        ("armour", Ability("RR", Shield(2))),
    ),
    (
        Skill(id="pirouette", gems=1, effect=FlipDie()),
        Skill(id="endless_dance", gems=2, white=1, effect=Tokens(stamina=1)),
        Skill(id="whirl_of_blades", gems=3, effect=SilverForTwoWeapons()),
        Skill(id="poise", gems=1, effect=Tokens(focus=1)),
        Skill(id="double_strike", gems=2, effect=CopyDie()),
        Skill(id="mirror_dance", gems=3, effect=MirrorRage()),
        Skill(id="opal", gems=1, effect=TipDie(), spaces="RB"),
        Skill(id="light_step", gems=2, effect=PairGuard(1)),
        Skill(id="royal_blood", gems=3, white=1, effect=Tokens(stamina=1, focus=1)),
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
