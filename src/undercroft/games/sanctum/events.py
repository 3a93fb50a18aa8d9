"""What happens in Sanctum, as rules tell it: each event with its line in the story and what there is to see.

While seats act at the same time, each learns only its own events (SA-FIN-1): rules tell them by `tell`.
"""

from __future__ import annotations

from typing import ClassVar

from undercroft.core.beats import (
    Aim,
    Announce,
    AnyBeat,
    Badge,
    Change,
    Fall,
    Flip,
    Fly,
    Give,
    Guard,
    Heal,
    Hurt,
    Roll,
    Walk,
)
from undercroft.core.events import Event
from undercroft.core.say import Arg, Say, player_name, say
from undercroft.core.scene import Die, Mark
from undercroft.games.sanctum.cards.acts import BLESSING_EFFECTS
from undercroft.games.sanctum.cards.demons import COLOURS, DEMONS
from undercroft.games.sanctum.cards.heroes import CELLS, SKILLS
from undercroft.games.sanctum.cards.text import blessing_text
from undercroft.games.sanctum.cards.verbs import MorePotionSlots, Tokens
from undercroft.games.sanctum.faces import blessing_face, demon_face, item_face, skill_face
from undercroft.games.sanctum.ids import (
    CHEST,
    GROUPS,
    blessing_id,
    cell_id,
    chest_id,
    dice_id,
    die_id,
    figure_id,
    foe_id,
    health_id,
    pack_id,
    panel_id,
    place_id,
    power_id,
    slot_id,
    stats_id,
    used_blessing_id,
)
from undercroft.games.sanctum.names import demon_name, foe_name, hero_name, item_name
from undercroft.games.sanctum.state import Sanctum, fight_of


class HeroEvent(Event):
    """Something that happens to one hero."""

    seat: int

    def line(self, state: Sanctum, key: str, **args: Arg) -> Say:
        return Say(key, {"hero": hero_name(state, self.seat), **args})


def tell(state: Sanctum, event: HeroEvent) -> None:
    """Tell what happens to a hero, to its own seat alone while seats act at the same time."""
    state.tell(event, to=(event.seat,) if state.before else None)


def gem(colour: str) -> Mark:
    return Mark(say(f"colour.{colour}"), f"gem-{colour}")


STAMINA_TOKEN = Mark(say("stat.stamina"), "stamina")
FOCUS_TOKEN = Mark(say("stat.focus"), "focus")
RAGE_TILE = Mark(say("stat.rage"), "rage")


def potion_mark(colour: str) -> Mark:
    return Mark(say(f"stat.{colour}"), f"potion-{colour}")


def give_tokens(stamina: int, focus: int, source: str, target: str) -> list[AnyBeat]:
    """Tokens on their way; an empty place is the supply."""
    counts = ((STAMINA_TOKEN, stamina), (FOCUS_TOKEN, focus))
    return [Give(mark=mark, amount=count, source=source, target=target) for mark, count in counts if count]


def shown_die(seat: int, number: int, face: int, is_silver: bool) -> Die:
    label = say("die.free", number=number + 1)
    return Die(id=die_id(seat, number), face=str(face), label=label, colour="silver" if is_silver else "gold")


# --- set-up --------------------------------------------------------------------------------------------------------


class HeroChosen(HeroEvent):
    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.hero", seat=player_name(self.seat))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Change(at=panel_id("hero", self.seat))]


class BonusDealt(HeroEvent):
    """A starting bonus card names a skill."""

    card: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.bonus", cell=say(f"cell.{self.card}"))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Change(at=cell_id(self.seat, self.card))]


class PotionDealt(HeroEvent):
    """A hero starts with a potion."""

    colour: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, f"log.potion-{self.colour}")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Badge(who=stats_id(self.seat), mark=potion_mark(self.colour))]


# --- the road ------------------------------------------------------------------------------------------------------


class Moved(HeroEvent):
    """A hero goes ahead on the road."""

    before: str
    """The id of the space where the figure stood; empty: nowhere yet."""
    act: str
    space: int

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.move", act=self.act, space=self.space)

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [walk(state, self.seat, self.before)]


class WallsReached(HeroEvent):
    before: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.walls")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [walk(state, self.seat, self.before)]


def walk(state: Sanctum, seat: int, before: str) -> Walk:
    after = place_id(state, state.seats[seat])
    return Walk(who=figure_id(seat), path=[before, after] if before else [after])


class GroupLaid(Event):
    """A group of demons comes onto the board."""

    cards: list[str]

    def sentence(self, state: Sanctum) -> Say | None:
        return None

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Fly(source="decks", target=GROUPS, cards=[demon_face(card) for card in self.cards])]


class GroupTaken(HeroEvent):
    """A group of demons pursues a hero."""

    cards: list[str]

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.take")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        faces = [demon_face(card) for card in self.cards]
        return [Fly(source=GROUPS, target=panel_id("zone", self.seat), cards=faces)]


class AngelCame(Event):
    """Every hero gains a die."""

    seats: list[int]

    def sentence(self, state: Sanctum) -> Say | None:
        return say("log.angel")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        die = Mark(say("stat.dice"), "die")
        announced = Announce(text=say("log.angel"), tone="good")
        return [announced, *(Give(mark=die, target=stats_id(seat)) for seat in self.seats)]


class ChestOpened(Event):
    cards: list[str]

    def sentence(self, state: Sanctum) -> Say | None:
        return say("log.chest")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        found: list[AnyBeat] = [Announce(text=say("log.chest"), tone="good")]
        return found + [Flip(card=item_face(card), at=CHEST) for card in self.cards]


class ChestItemTaken(HeroEvent):
    card: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.chest-item", item=item_name(self.card))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        target = pack_id(self.seat, self.card)
        return [Fly(source=chest_id(self.card), target=target, cards=[item_face(self.card)])]


# --- a fight -------------------------------------------------------------------------------------------------------


class Drank(HeroEvent):
    """A potion returns a token from an ability."""

    colour: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.drink")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Badge(who=stats_id(self.seat), mark=potion_mark(self.colour), gone=True)]


class TokenReturned(HeroEvent):
    """A token goes from an ability back to its pool: by a potion, or by a skill."""

    power: str
    token: str
    """s or f, as the ability holds it."""

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.back-stamina" if self.token == "s" else "log.back-focus")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        mark = STAMINA_TOKEN if self.token == "s" else FOCUS_TOKEN
        return [
            Give(mark=mark, source=power_id(state.seats[self.seat], self.seat, self.power), target=stats_id(self.seat))
        ]


class Rolled(HeroEvent):
    dice: list[int]
    silver: bool

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.roll", dice=" ".join(map(str, self.dice)))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        last = len(self.dice) - 1
        dice = [shown_die(self.seat, n, face, self.silver and n == last) for n, face in enumerate(self.dice)]
        return [Roll(dice=dice, at=dice_id(self.seat))]


class RolledAgain(HeroEvent):
    """Some of the dice are rolled once more: by a skill, or because a fury card demands it."""

    dice: dict[int, int]
    """What each of them shows now."""

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.roll-again", dice=" ".join(map(str, self.dice.values())))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        fight = fight_of(state.seats[self.seat])
        last = len(fight.dice) - 1
        dice = [shown_die(self.seat, n, face, fight.silver and n == last) for n, face in self.dice.items()]
        return [Roll(dice=dice, at=dice_id(self.seat))]


class DieTurned(HeroEvent):
    """An ability, a skill, rage or a blessing turns a die to another value."""

    die: int
    before: int
    value: int

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.turn-die", before=self.before, value=self.value)

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Change(at=die_id(self.seat, self.die), value=self.value)]


class DieSetAside(HeroEvent):
    die: int

    def sentence(self, state: Sanctum) -> Say | None:
        return None

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Change(at=die_id(self.seat, self.die))]


class Paid(HeroEvent):
    """Tokens go from the pools into the spaces of an ability."""

    power: str
    stamina: int
    focus: int

    def sentence(self, state: Sanctum) -> Say | None:
        if self.stamina and self.focus:
            return self.line(state, "log.pay-both", stamina=self.stamina, focus=self.focus)
        if self.stamina:
            return self.line(state, "log.pay-stamina", stamina=self.stamina)
        return self.line(state, "log.pay-focus", focus=self.focus) if self.focus else None

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        target = power_id(state.seats[self.seat], self.seat, self.power)
        return give_tokens(self.stamina, self.focus, source=stats_id(self.seat), target=target)


class RageUsed(HeroEvent):
    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.rage")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Badge(who=stats_id(self.seat), mark=RAGE_TILE, gone=True)]


class RageRegained(HeroEvent):
    """A die that could not be placed turns a rage tile active."""

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.rage-back")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Badge(who=stats_id(self.seat), mark=RAGE_TILE)]


class DiePlaced(HeroEvent):
    """A die covers a symbol of a foe."""

    die: int
    card: str

    def sentence(self, state: Sanctum) -> Say | None:
        return None

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Aim(who=die_id(self.seat, self.die), whom=[foe_id(self.seat, self.card)])]


class SymbolHit(HeroEvent):
    """A skill covers a symbol of a foe without a die."""

    skill: str
    card: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.hit", skill=say(f"skill.{self.skill}"), foe=foe_name(self.card))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Aim(who=figure_id(self.seat), whom=[foe_id(self.seat, self.card)])]


class Blocked(HeroEvent):
    """Shields stop all damage."""

    damage: int

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.blocked", damage=self.damage)

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        shield = Mark(say("sum.shields"), "shield")
        return [Guard(who=health_id(self.seat), mark=shield, amount=self.damage)]


class Wounded(HeroEvent):
    wounds: int
    health: int

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.wounds", wounds=self.wounds, health=self.health)

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Hurt(who=health_id(self.seat), amount=self.wounds, left=self.health)]


class Healed(HeroEvent):
    amount: int
    health: int

    def sentence(self, state: Sanctum) -> Say | None:
        return None

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Heal(who=health_id(self.seat), amount=self.amount, left=self.health)]


class Died(HeroEvent):
    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.dead")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        told = self.line(state, "log.dead")
        return [Fall(who=figure_id(self.seat)), Announce(text=told, tone="bad", at=panel_id("hero", self.seat))]


class DemonLeft(HeroEvent):
    """A demon leaves a fallen hero."""

    card: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.leaves", demon=demon_name(self.card))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Fall(who=foe_id(self.seat, self.card))]


class DemonDefeated(HeroEvent):
    card: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.defeat", demon=demon_name(self.card))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Fall(who=foe_id(self.seat, self.card))]


class ItemGained(HeroEvent):
    """A defeated demon's card is turned over and becomes an item."""

    card: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.item", item=item_name(self.card))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        face, foe = item_face(self.card), foe_id(self.seat, self.card)
        flipped = Flip(card=face, at=panel_id("hero", self.seat), source=foe)
        return [flipped, Fly(source=foe, target=pack_id(self.seat, self.card), cards=[face])]


class GemMoved(HeroEvent):
    """A gem goes one step up, or is freed at the top."""

    colour: str
    cell: int

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, f"log.{'up' if self.cell % 3 else 'freed'}", colour=self.colour)

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        above = cell_id(self.seat, CELLS[self.cell - 1]) if self.cell % 3 else stats_id(self.seat)
        return [Give(mark=gem(self.colour), source=cell_id(self.seat, CELLS[self.cell]), target=above)]


class SkillUnlocked(HeroEvent):
    skill: str
    cell: int

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.unlock", skill=say(f"skill.{self.skill}"))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        source = cell_id(self.seat, CELLS[self.cell])
        flipped = Flip(card=skill_face(self.skill), at=panel_id("gear", self.seat), source=source)
        effect = SKILLS[self.skill].effect
        if isinstance(effect, Tokens):  # SA-UNL-2
            return [flipped, *give_tokens(effect.stamina, effect.focus, source=source, target=stats_id(self.seat))]
        if isinstance(effect, MorePotionSlots):  # SA-UNL-3
            slot = Mark(say("stat.slots"), "slot")
            return [flipped, Give(mark=slot, amount=effect.slots, source=source, target=stats_id(self.seat))]
        return [flipped]


class AchievementTaken(HeroEvent):
    tile: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.achievement", tile=say(f"achievement.{self.tile}"))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        tile = Mark(say(f"achievement.{self.tile}"), "tile")
        return [Give(mark=tile, source="tiles", target=stats_id(self.seat))]


class BlessingSeen(HeroEvent):
    """What the back of a tile says; its owner alone looks (SA-ACH-8)."""

    blessing: str

    def sentence(self, state: Sanctum) -> Say | None:
        return say("log.blessing", blessing=blessing_text(self.blessing))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Flip(card=blessing_face(self.blessing), at=panel_id("hero", self.seat))]


class BlessingUsed(HeroEvent):
    """A blessing is used up; `number` is its place among those of the hero."""

    number: int
    message: ClassVar[str] = "log.bless"

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, self.message, blessing=blessing_text(self.name_in(state)))

    def name_in(self, state: Sanctum) -> str:
        return state.seats[self.seat].blessings[self.number]

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        name, used = self.name_in(state), len(state.seats[self.seat].used)
        source, target = blessing_id(self.seat, self.number), used_blessing_id(self.seat, used)
        flown = Fly(source=source, target=target, cards=[blessing_face(name)])
        effect = BLESSING_EFFECTS[name]
        if self.message != "log.bless" or not isinstance(effect, Tokens):
            return [flown]
        return [flown, *give_tokens(effect.stamina, effect.focus, source=target, target=stats_id(self.seat))]


class BlessingForfeited(BlessingUsed):
    """A blessing is given up for a penalty."""

    message: ClassVar[str] = "log.forfeit"


# --- a rest --------------------------------------------------------------------------------------------------------


class Rested(HeroEvent):
    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.rest")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Announce(text=self.line(state, "log.rest"), at=panel_id("hero", self.seat))]


class TokensRecovered(HeroEvent):
    """All tokens go from the abilities back to their pools."""

    stamina: int
    focus: int

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.recover", stamina=self.stamina, focus=self.focus)

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        gear, stats = panel_id("gear", self.seat), stats_id(self.seat)
        return give_tokens(self.stamina, self.focus, source=gear, target=stats)


def item_price(seat: int, card: str, slot: str, gems: list[int], dice: int = 0) -> list[AnyBeat]:
    """Gems that go onto an item, and the tokens and dice that come with it."""
    stats, at, item = stats_id(seat), slot_id(seat, slot), DEMONS[card].item
    given: list[AnyBeat] = [
        Give(mark=gem(colour), amount=count, source=stats, target=at)
        for colour, count in zip(COLOURS, gems, strict=False)
        if count
    ]
    given += give_tokens(item.stamina, item.focus, source="", target=stats)
    return given + [Give(mark=Mark(say("stat.dice"), "die"), target=stats) for _ in range(dice)]


class ItemWorn(HeroEvent):
    card: str
    slot: str
    gems: list[int]
    """What is paid for it, by colour."""
    dice: int = 0

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.wear", item=item_name(self.card))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        source, target = pack_id(self.seat, self.card), slot_id(self.seat, self.slot)
        flown = Fly(source=source, target=target, cards=[item_face(self.card)])
        return [flown, *item_price(self.seat, self.card, self.slot, self.gems, self.dice)]


class ItemTakenOff(HeroEvent):
    card: str
    slot: str
    gems: list[int]

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.off", item=item_name(self.card))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        source, target = slot_id(self.seat, self.slot), pack_id(self.seat, self.card)
        stats, item = stats_id(self.seat), DEMONS[self.card].item
        back: list[AnyBeat] = [
            Give(mark=gem(colour), amount=count, source=source, target=stats)
            for colour, count in zip(COLOURS, self.gems, strict=False)
            if count
        ]
        back += give_tokens(item.stamina, item.focus, source=stats, target="")
        return [Fly(source=source, target=target, cards=[item_face(self.card)]), *back]


class ItemSold(HeroEvent):
    """An item is given for a potion."""

    card: str
    colour: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, f"log.sell-{self.colour}", item=item_name(self.card))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        potion = potion_mark(self.colour)
        return [Give(mark=potion, source=pack_id(self.seat, self.card), target=stats_id(self.seat))]
