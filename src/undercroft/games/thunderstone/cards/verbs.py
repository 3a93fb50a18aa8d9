"""The vocabulary of card effects: one small struct per thing a card can do, with its numbers as fields.

`effects.py`, `battle.py` and `hall.py` run them, `battle_sum.py` adds up with the traits, `text.py` says them.
"""

from __future__ import annotations

import msgspec


class Verb(msgspec.Struct, frozen=True):
    """One thing a card does. Its kind, a subclass below, says where on a card it may stand."""


class Action(Verb, frozen=True):
    """Part of a Village or Dungeon effect, which a player uses."""


class Trait(Verb, frozen=True):
    """What always holds: of a hero or weapon while it fights, of a monster while it stands in the hall."""


class BattleEffect(Verb, frozen=True):
    """What a monster does in its battle."""


class Spoils(Verb, frozen=True):
    """What a victory allows, on a monster or on a hero who took part."""


class AfterVictory(Verb, frozen=True):
    """What a hero who took part gains by a victory, without the word Spoils."""


class Breach(Verb, frozen=True):
    """What a monster does when it comes to rank 1."""


# --- Village and Dungeon effects ----------------------------------------------------------------------------------


class Draw(Action, frozen=True):
    """Cards are drawn and revealed."""

    cards: int


class Gold(Action, frozen=True):
    """So much more gold to spend this turn."""

    gold: int


class Experience(Action, frozen=True):
    """Experience is gained."""

    tokens: int


class Purchase(Action, frozen=True):
    """So many more cards may be bought this turn."""

    cards: int


class Pawn(Action, frozen=True):
    """The gold value of the card destroyed as the price, and so much more."""

    gold: int


class Attack(Action, frozen=True):
    """The hero who uses it gives more attack."""

    attack: int


class AttackPerLight(Action, frozen=True):
    """The hero who uses it gives more attack for each revealed Item with light."""

    attack: int


class AttackPerMonster(Action, frozen=True):
    """The hero who uses it gives more attack for each revealed monster."""

    attack: int


class HelpOne(Action, frozen=True):
    """One hero, whom the player chooses, gets strength; with `magic` the hero's attack becomes magic attack."""

    strength: int
    magic: bool = False


class HelpAll(Action, frozen=True):
    """All heroes get strength and attack."""

    strength: int = 0
    attack: int = 0


class MagicToArmed(Action, frozen=True):
    """The attack of all heroes with weapons becomes magic attack."""


class Weightless(Action, frozen=True):
    """Weapons weigh nothing."""


class Throw(Action, frozen=True):
    """The weapon is thrown by a hero who can hold it: more attack in this battle, and it is destroyed afterwards."""

    attack: int


class Under(Action, frozen=True):
    """One monster of the hall goes under the dungeon deck."""


class UnderOrOrder(Action, frozen=True):
    """One monster of the hall goes under the dungeon deck, or the hall is rearranged."""


class DestroyAndDraw(Action, frozen=True):
    """One of the revealed cards is destroyed, and cards are drawn."""

    cards: int


class Take(Action, frozen=True):
    """One monster of the hall worth so many victory points goes to the discard pile."""

    min_points: int
    max_points: int


class OthersDiscard(Action, frozen=True):
    """Each other player discards cards."""

    cards: int


class OthersDiscardHero(Action, frozen=True):
    """Each other player discards a hero or so many cards."""

    cards: int


class Borrow(Action, frozen=True):
    """Each player discards a hero; one of them fights for the active player."""


class Then(Action, frozen=True):
    """Another action, said to follow the one before it."""

    action: Action


# --- traits of heroes and weapons ---------------------------------------------------------------------------------


class FarAttack(Trait, frozen=True):
    """More attack against rank 2 or 3."""

    attack: int


class EdgedAttack(Trait, frozen=True):
    """More attack with an edged weapon."""

    attack: int


class NotRankOne(Trait, frozen=True):
    """Cannot attack a monster in rank 1."""


class HelpMilitia(Trait, frozen=True):
    """Militia give more attack."""

    attack: int


class HelpOthers(Trait, frozen=True):
    """Heroes who are not Fighters give more attack."""

    attack: int


class MagicPerItem(Trait, frozen=True):
    """More magic attack for each Item and each Spell with magic attack."""

    magic: int


class DoubleMagic(Trait, frozen=True):
    """All magic attack is doubled after every other change."""


class StrongBearer(Trait, frozen=True):
    """This weapon gives another attack to a bearer of great strength."""

    strength: int
    attack: int


class HolyBearer(Trait, frozen=True):
    """More attack in a Cleric's hands against a Doomknight or Undead."""

    attack: int


# --- traits of monsters -------------------------------------------------------------------------------------------


class LessLight(Trait, frozen=True):
    """The light penalty is greater by so much."""

    light: int


class NeedsMagic(Trait, frozen=True):
    """Cannot be defeated without magic attack."""


class HalvedWithoutMagic(Trait, frozen=True):
    """The total is halved if there is no magic attack."""


class HalvedWithoutWeapon(Trait, frozen=True):
    """The total is halved if no hero holds a weapon."""


class ImmuneToMagic(Trait, frozen=True):
    """Magic attack counts nothing."""


class ImmuneToEdged(Trait, frozen=True):
    """What edged weapons give counts nothing."""


class OnlyMagic(Trait, frozen=True):
    """Attack counts nothing, magic attack only."""


class MagicHalved(Trait, frozen=True):
    """Magic attack is halved."""


class UnarmedBarred(Trait, frozen=True):
    """Heroes without weapons cannot attack."""


class NeedsLight(Trait, frozen=True):
    """Cannot be attacked while any light penalty remains."""


# --- battle effects -----------------------------------------------------------------------------------------------


class Weaken(BattleEffect, frozen=True):
    """All heroes lose strength."""

    strength: int


class WeakDie(BattleEffect, frozen=True):
    """Heroes left without strength are destroyed."""


class Sap(BattleEffect, frozen=True):
    """Every hero gives less attack or magic attack."""

    attack: int


class DestroyOne(BattleEffect, frozen=True):
    """One card of a kind is destroyed: a hero class, hero, unarmed, weapon, spell or food."""

    kind: str


class DestroyStrongest(BattleEffect, frozen=True):
    """The hero with the highest strength is destroyed."""


class DestroyAll(BattleEffect, frozen=True):
    """Every Cleric and every Wizard is destroyed."""


class Sicken(BattleEffect, frozen=True):
    """The player takes Diseases."""

    cards: int


class Bar(BattleEffect, frozen=True):
    """One hero who could attack cannot."""


class Rally(BattleEffect, frozen=True):
    """Heroes with weapons give more attack."""

    attack: int


# --- spoils, victories, breaches ----------------------------------------------------------------------------------


class Buy(Spoils, frozen=True):
    """One card of this kind may be bought: any, weapon or food."""

    kind: str


class LookThrough(Spoils, frozen=True):
    """The top cards of the party deck are revealed; any of them are destroyed, the rest discarded."""

    cards: int


class ReturnOne(AfterVictory, frozen=True):
    """One monster of the hall may go under the dungeon deck."""


class FarExperience(AfterVictory, frozen=True):
    """More experience for a monster defeated in rank 3."""

    tokens: int


class AllDiscard(Breach, frozen=True):
    """Each player discards cards."""

    cards: int


class DestroyTops(Breach, frozen=True):
    """The top cards of every hero stack are destroyed."""

    cards: int
