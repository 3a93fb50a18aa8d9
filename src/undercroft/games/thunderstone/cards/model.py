"""What a card is: printed numbers and effects made of small verbs.

The engine runs these declarations and the screen reads its text from them; no rule and no sentence lives here.
An effect's name is the name of its message, its verbs give the numbers in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from undercroft.core.say import Arg, Say

HERO, WEAPON, ITEM, SPELL, VILLAGER, MONSTER, DISEASE, STONE = (
    "hero", "weapon", "item", "spell", "villager", "monster", "disease", "thunderstone",
)  # fmt: skip


class Verb(msgspec.Struct, frozen=True):
    """One thing a card does. `number` names its amount in the card's text."""

    number: ClassVar[str] = ""

    @property
    def key(self) -> str:
        return type(self).__name__.lower()

    def numbers(self) -> Iterator[tuple[str, int]]:
        if self.number:
            yield self.number, int(getattr(self, self.__struct_fields__[0]))

    def say(self) -> Say:
        return Say(f"text.{self.key}", dict(self.numbers()))


# --- what a player does with a card, in the village or in the dungeon ---------------------------------------------


class Draw(Verb, frozen=True):
    cards: int
    number = "cards"


class Gold(Verb, frozen=True):
    gold: int
    number = "gold"


class Experience(Verb, frozen=True):
    tokens: int
    number = "tokens"


class Purchase(Verb, frozen=True):
    """One more card may be bought this turn."""

    cards: int
    number = "cards"


class Pawn(Verb, frozen=True):
    """The gold value of the card destroyed as the price, and so much more."""

    gold: int
    number = "gold"


class Attack(Verb, frozen=True):
    """This hero gives more attack."""

    attack: int
    number = "attack"


class AttackPerLight(Verb, frozen=True):
    attack: int
    number = "attack"


class AttackPerMonster(Verb, frozen=True):
    attack: int
    number = "attack"


class StrengthToOne(Verb, frozen=True):
    strength: int
    number = "strength"


class StrengthToAll(Verb, frozen=True):
    strength: int
    number = "strength"


class AttackToAll(Verb, frozen=True):
    attack: int
    number = "attack"


class MagicToOne(Verb, frozen=True):
    """The chosen hero's attack becomes magic attack."""


class MagicToArmed(Verb, frozen=True):
    """The attack of all heroes with weapons becomes magic attack."""


class Weightless(Verb, frozen=True):
    """Weapons weigh nothing."""


class Throw(Verb, frozen=True):
    attack: int
    number = "attack"


class Under(Verb, frozen=True):
    """One monster of the hall goes under the dungeon deck."""


class UnderOrOrder(Verb, frozen=True):
    """One monster of the hall goes under the dungeon deck, or the hall is rearranged."""


class DestroyCard(Verb, frozen=True):
    """One of the revealed cards is destroyed."""


class Take(Verb, frozen=True):
    """One monster of the hall worth so many victory points goes to the discard pile."""

    least: int
    most: int

    def numbers(self) -> Iterator[tuple[str, int]]:
        yield "least", self.least
        yield "most", self.most


class OthersDiscard(Verb, frozen=True):
    cards: int
    number = "cards"


class OthersDiscardHero(Verb, frozen=True):
    """Each other player discards a hero or so many cards."""

    cards: int
    number = "cards"


class Borrow(Verb, frozen=True):
    """Each player discards a hero; one of them fights for the active player."""


class Effect(msgspec.Struct, frozen=True):
    """What the player may use once per turn, or again and again."""

    name: str
    do: tuple[Verb, ...]
    cost: str = ""
    """What is destroyed for it: self, disease, food, militia or gold (another card with a gold value)."""
    repeat: bool = False

    def say(self) -> Say:
        args: dict[str, Arg] = {name: number for verb in self.do for name, number in verb.numbers()}
        return Say(f"text.{self.name}", args)


# --- what always holds while its hero attacks ---------------------------------------------------------------------


class FarAttack(Verb, frozen=True):
    """More attack against rank 2 or 3."""

    attack: int
    number = "attack"


class EdgedAttack(Verb, frozen=True):
    """More attack with an edged weapon."""

    attack: int
    number = "attack"


class NotRankOne(Verb, frozen=True):
    """Cannot attack a monster in rank 1."""


class HelpMilitia(Verb, frozen=True):
    attack: int
    number = "attack"


class HelpOthers(Verb, frozen=True):
    """Heroes who are not Fighters give more attack."""

    attack: int
    number = "attack"


class MagicPerItem(Verb, frozen=True):
    """More magic attack for each Item and each Spell with magic attack."""

    magic: int
    number = "magic"


class DoubleMagic(Verb, frozen=True):
    pass


class StrongBearer(Verb, frozen=True):
    """This weapon gives another attack to a bearer of great strength."""

    strength: int
    attack: int

    def numbers(self) -> Iterator[tuple[str, int]]:
        yield "strength", self.strength
        yield "attack", self.attack


class HolyBearer(Verb, frozen=True):
    """More attack in a Cleric's hands against a Doomknight or Undead."""

    attack: int
    number = "attack"


# --- traits of monsters -------------------------------------------------------------------------------------------


class LessLight(Verb, frozen=True):
    light: int
    number = "light"


class NeedsMagic(Verb, frozen=True):
    pass


class HalvedWithoutMagic(Verb, frozen=True):
    pass


class HalvedWithoutWeapon(Verb, frozen=True):
    pass


class ImmuneToMagic(Verb, frozen=True):
    pass


class ImmuneToEdged(Verb, frozen=True):
    pass


class OnlyMagic(Verb, frozen=True):
    pass


class MagicHalved(Verb, frozen=True):
    pass


class UnarmedBarred(Verb, frozen=True):
    pass


class NeedsLight(Verb, frozen=True):
    """Cannot be attacked while any light penalty remains."""


# --- battle effects, spoils and breaches --------------------------------------------------------------------------


class Weaken(Verb, frozen=True):
    strength: int
    number = "strength"


class WeakDie(Verb, frozen=True):
    """Heroes left without strength are destroyed."""


class Sap(Verb, frozen=True):
    """Every hero gives less attack or magic attack."""

    attack: int
    number = "attack"


class DestroyOne(Verb, frozen=True):
    """One card of a kind is destroyed: a hero class, hero, unarmed, weapon, spell or food."""

    kind: str

    def say(self) -> Say:
        return Say(f"text.destroyone-{self.kind}")


class DestroyStrongest(Verb, frozen=True):
    pass


class DestroyAll(Verb, frozen=True):
    """Every Cleric and every Wizard is destroyed."""


class Sicken(Verb, frozen=True):
    cards: int
    number = "cards"


class Bar(Verb, frozen=True):
    """One hero who could attack cannot."""


class Rally(Verb, frozen=True):
    """Heroes with weapons give more attack."""

    attack: int
    number = "attack"


class Buy(Verb, frozen=True):
    """After a victory one card of this kind may be bought: any, weapon or food."""

    kind: str

    def say(self) -> Say:
        return Say(f"text.buy-{self.kind}")


class LookThrough(Verb, frozen=True):
    cards: int
    number = "cards"


class ReturnOne(Verb, frozen=True):
    """After a victory one monster of the hall may go under the dungeon deck."""


class FarExperience(Verb, frozen=True):
    """More experience for a monster defeated in rank 3."""

    tokens: int
    number = "tokens"


class AllDiscard(Verb, frozen=True):
    cards: int
    number = "cards"


class DestroyTops(Verb, frozen=True):
    cards: int
    number = "cards"


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One different card of the box; `count` copies of it."""

    id: str
    type: str
    count: int
    group: str = ""
    """Heroes and monsters: the group that a randomizer chooses."""
    level: int = 0
    classes: tuple[str, ...] = ()
    race: str = ""
    traits: tuple[str, ...] = ()
    strength: int = 0
    weight: int = 0
    price: int | None = None
    gold: int | None = None
    """None: no gold value at all, which is not the same as a printed 0 (TH-CAR-F9)."""
    light: int = 0
    attack: int = 0
    """Of a monster: its trophy. Of a weapon: while it is equipped."""
    magic: int = 0
    points: int = 0
    to_level: int | None = None
    health: int = 0
    experience: int = 0
    village: tuple[Effect, ...] = ()
    dungeon: tuple[Effect, ...] = ()
    always: tuple[Verb, ...] = ()
    """Traits: of a hero or weapon in every battle, of a monster in the hall."""
    battle: tuple[Verb, ...] = ()
    spoils: tuple[Verb, ...] = ()
    victory: tuple[Verb, ...] = ()
    """After-victory abilities without the word Spoils."""
    breach: tuple[Verb, ...] = ()
