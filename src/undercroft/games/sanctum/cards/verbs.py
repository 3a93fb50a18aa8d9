"""The vocabulary of cards: typed literals for what abilities, skills, blessings and penalties do.

`effects.py` runs them and `text.py` says them: a card's text follows from its verbs. Cards are declared beside this.
"""

from __future__ import annotations

from typing import Union, get_args

import msgspec

# --- changes of a die -----------------------------------------------------------------------------------------------


class SetTo(msgspec.Struct, frozen=True):
    """Set a die to this value (SA-EFX-1)."""

    value: int


class Plus(msgspec.Struct, frozen=True):
    """Raise a die by exactly this much (SA-EFX-2)."""

    by: int


class Minus(msgspec.Struct, frozen=True):
    """Lower a die by exactly this much (SA-EFX-3)."""

    by: int


class PlusMinus(msgspec.Struct, frozen=True):
    """Raise or lower a die by exactly this much (SA-EFX-4)."""

    by: int


class RaiseDie(msgspec.Struct, frozen=True):
    """Raise a die by any amount (SA-EFX-5)."""


class LowerDie(msgspec.Struct, frozen=True):
    """Lower a die by any amount (SA-EFX-5)."""


class FlipDie(msgspec.Struct, frozen=True):
    """Turn a die to the face on its other side."""


class TipDie(msgspec.Struct, frozen=True):
    """Tip a die onto any of its four neighbouring faces: neither its own value nor the opposite one."""


class UpTo(msgspec.Struct, frozen=True):
    """Raise or lower a die by this much at most."""

    by: int


class SetOdd(msgspec.Struct, frozen=True):
    """Set a die to 1, 3 or 5."""


class AnyValue(msgspec.Struct, frozen=True):
    """Set a die to any value: what rage does (SA-RAG-1)."""


class Shield(msgspec.Struct, frozen=True):
    """Block this much damage (SA-EFX-6)."""

    damage: int


DieChange = Union[SetTo, Plus, Minus, PlusMinus, RaiseDie, LowerDie, FlipDie, TipDie, UpTo, SetOdd, AnyValue]
DIE_CHANGES = (SetTo, Plus, Minus, PlusMinus, RaiseDie, LowerDie, FlipDie, TipDie, UpTo, SetOdd, AnyValue)


class Ability(msgspec.Struct, frozen=True):
    """One or two spaces, each R, B or P and at most one of them P (SA-ABL-1), and what filling them does.

    No spaces: free of cost (a skill, a blessing).
    """

    spaces: str
    effect: DieChange | Shield


# --- skills: once in a fight, in the attack step --------------------------------------------------------------------


class RerollDice(msgspec.Struct, frozen=True):
    """Roll up to so many unplaced dice again."""

    dice: int


class CopyDie(msgspec.Struct, frozen=True):
    """Set an unplaced die to the value that another of one's dice shows, placed or not."""


class ExtraHit(msgspec.Struct, frozen=True):
    """One more hit on a foe that a die was put on in this fight, once rage was used in it."""


AttackEffect = Union[RerollDice, CopyDie, ExtraHit]

# --- skills: once in a fight, in the block step ---------------------------------------------------------------------


class Feint(msgspec.Struct, frozen=True):
    """Block this much damage, or more if a die is unplaced."""

    damage: int
    unplaced: int
    """How much it blocks while a die is unplaced."""


class PairGuard(msgspec.Struct, frozen=True):
    """Block this much damage if two dice show the same value."""

    damage: int


class AllPlacedGuard(msgspec.Struct, frozen=True):
    """Block this much damage if no die is unplaced."""

    damage: int


BlockEffect = Union[Feint, PairGuard, AllPlacedGuard]

# --- skills: when the silver die is rolled (SA-UNL-8) ---------------------------------------------------------------


class SilverForGems(msgspec.Struct, frozen=True):
    """Roll the silver die too with so many green gems freed; white ones do not count (SA-UNL-9)."""

    count: int


class SilverForPotion(msgspec.Struct, frozen=True):
    """Roll the silver die too after a potion was drunk before this roll."""


class SilverForNoRage(msgspec.Struct, frozen=True):
    """Roll the silver die too while no rage tile is active."""


class SilverForTwoWeapons(msgspec.Struct, frozen=True):
    """Roll the silver die too while two weapons are worn."""


SilverCondition = Union[SilverForGems, SilverForPotion, SilverForNoRage, SilverForTwoWeapons]

# --- skills: at once when unlocked (SA-UNL-2, SA-UNL-3) -------------------------------------------------------------


class Tokens(msgspec.Struct, frozen=True):
    """Add so many stamina and focus tokens to the pools for good."""

    stamina: int = 0
    focus: int = 0


class MorePotionSlots(msgspec.Struct, frozen=True):
    """So many more potion slots."""

    slots: int


class SecondRage(msgspec.Struct, frozen=True):
    """A second rage tile, inactive side up."""


Immediate = Union[Tokens, MorePotionSlots, SecondRage]

# --- skills: rules that hold from then on ---------------------------------------------------------------------------


class ReturnStamina(msgspec.Struct, frozen=True):
    """Once in a fight, in the potion step with no active rage tile: return one stamina from an ability space."""


class SmallerChanges(msgspec.Struct, frozen=True):
    """Abilities of gear that change a die by an exact number may change it by any smaller number too."""


class StrongPotions(msgspec.Struct, frozen=True):
    """Each potion drunk before a fight returns one more token, of either kind."""


class MirrorRage(msgspec.Struct, frozen=True):
    """Rage may set a second unplaced die to the same value."""


StandingRule = Union[ReturnStamina, SmallerChanges, StrongPotions, MirrorRage]

SkillEffect = Union[DieChange, Shield, AttackEffect, BlockEffect, SilverCondition, Immediate, StandingRule]

# --- penalties of Demon Lord and fury cards -------------------------------------------------------------------------


class LoseToken(msgspec.Struct, frozen=True):
    """One token of the pool leaves the game: `stamina` or `focus` (SA-DLC-4, SA-DLC-5)."""

    token: str


class LoseBlessing(msgspec.Struct, frozen=True):
    """One unused blessing becomes used without effect (SA-DLC-6)."""


class Corrupt(msgspec.Struct, frozen=True):
    """Mark an empty ability space for good: any, or one of a colour (SA-DLC-7, SA-DLC-8); then heal so many wounds."""

    colour: str = ""
    """`red`, `blue` or, for any space, nothing."""
    heal: int = 0


class DrinkForNothing(msgspec.Struct, frozen=True):
    """Drink a potion; the token that it returns leaves the game (SA-DLC-12)."""


class ExtraDamage(msgspec.Struct, frozen=True):
    """Face so much more damage in the next fight (SA-DLC-13)."""

    damage: int


class FewerDice(msgspec.Struct, frozen=True):
    """Roll so many dice fewer in the next fight (SA-DLC-9)."""

    dice: int


class ShortenTrack(msgspec.Struct, frozen=True):
    """Mark so many of the lowest spaces of the health track (SA-DLC-10)."""

    spaces: int


class ChangedDiceOnly(msgspec.Struct, frozen=True):
    """Until the next fight only changed dice may be put on this card (SA-FUR-7)."""


class RerollTwos(msgspec.Struct, frozen=True):
    """Roll every unplaced die that shows 2 again until it shows something else (SA-FUR-4)."""


class PaySpace(msgspec.Struct, frozen=True):
    """Put a token into an empty ability space, without effect (SA-FUR-3)."""


class LoseDie(msgspec.Struct, frozen=True):
    """Set one unplaced die aside until the next fight (SA-FUR-6)."""


class UseRage(msgspec.Struct, frozen=True):
    """Turn an active rage tile, without effect (SA-FUR-5)."""


Penalty = Union[
    LoseToken, LoseBlessing, Corrupt, DrinkForNothing, ExtraDamage, FewerDice, ShortenTrack, ChangedDiceOnly,
    RerollTwos, PaySpace, LoseDie, UseRage,
]  # fmt: skip

Verb = Union[SkillEffect, Penalty]
ALL_VERBS: tuple[type[Verb], ...] = get_args(Verb)
