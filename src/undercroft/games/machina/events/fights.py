"""Abilities and attacks: aims, rolls, health, inspiration and stamina, effects that last."""

from __future__ import annotations

from undercroft.core.beats import Aim, AnyBeat, Badge, Change, Give, Guard, Heal, Hurt, Roll
from undercroft.core.say import Say, say
from undercroft.core.scene import Mark
from undercroft.games.machina.cards import text
from undercroft.games.machina.events import CreatureEvent, Quiet, die
from undercroft.games.machina.figures import lasting, lesson
from undercroft.games.machina.ids import MAP, card_id, figure_id
from undercroft.games.machina.state import Machina


class AbilityUsed(CreatureEvent, kw_only=True):
    """A creature uses an ability of its own card, of an item or an event."""

    card: str
    target: str = ""
    """The one creature that was chosen, if there is one."""
    is_attack: bool
    at: str
    """Where the card lies on the screen."""
    whom: list[str]
    """The ids on the screen of all that it touches."""

    def sentence(self, state: Machina) -> Say | None:
        """Who uses what on whom; a creature's own card bears its name, so that is not said twice."""
        is_aimed = self.target not in ("", self.who)
        if self.card != self.who:
            if is_aimed:
                return say("story.uses-on", who=self.name, card=text.title(self.card), target=text.title(self.target))
            return say("story.uses", who=self.name, card=text.title(self.card))
        if not is_aimed:
            return say("story.acts", who=self.name)
        key = "story.attacks" if self.is_attack else "story.acts-on"
        return say(key, who=self.name, target=text.title(self.target))

    def beats(self, state: Machina) -> list[AnyBeat]:
        found: list[AnyBeat] = [Change(at=self.at)]
        if self.whom and not self.is_attack:  # the roll of an attack aims itself
            found.append(Aim(who=figure_id(self.who), whom=self.whom))
        return found


class AttackRolled(Quiet, kw_only=True):
    who: str = ""
    """Who attacks, where a creature does so itself; traps and barrels have told whom they strike."""
    whom: list[str]
    """The ids on the screen of those who are attacked."""
    rolled: int
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        dice = [die("attack", str(self.rolled))]
        if not self.who:
            return [Roll(dice=dice, at=self.whom[0] if self.whom else MAP)]
        attacker = figure_id(self.who)
        return [Aim(who=attacker, whom=self.whom), Roll(dice=dice, at=attacker)]


class AttackCompared(CreatureEvent, kw_only=True):
    """The result of an attack against the defence or will of one creature."""

    is_hit: bool
    is_magic: bool
    rolled: int
    result: int
    wall: int
    clause: str | None = "MA-ATK-6"
    joins: bool = True

    def sentence(self, state: Machina) -> Say | None:
        key = "story.hit" if self.is_hit else "story.miss"
        return say(key, target=self.name, rolled=self.rolled, result=self.result, wall=self.wall)

    def beats(self, state: Machina) -> list[AnyBeat]:
        if self.is_hit:
            return []
        mark = Mark(say("stat.will"), "magic") if self.is_magic else Mark(say("stat.defence"), "shield")
        return [Guard(who=figure_id(self.who), mark=mark, amount=self.wall)]


class HealthLost(CreatureEvent, kw_only=True):
    amount: int
    left: int
    clause: str | None = "MA-ATK-6"
    joins: bool = True

    def sentence(self, state: Machina) -> Say | None:
        return say("story.hurt", who=self.name, n=self.amount, left=self.left)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Hurt(who=figure_id(self.who), amount=self.amount, left=self.left)]


class Healed(CreatureEvent, kw_only=True):
    amount: int
    left: int
    clause: str | None = "MA-EXP-O3"
    joins: bool = True

    def sentence(self, state: Machina) -> Say | None:
        return say("story.heals", who=self.name, n=self.amount, left=self.left)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Heal(who=figure_id(self.who), amount=self.amount, left=self.left)]


# --- stamina and inspiration ---------------------------------------------------------------------------------------


def inspiration() -> Mark:
    return Mark(say("stat.inspiration"), "star")


class StaminaChanged(CreatureEvent, kw_only=True):
    """Stamina is spent, gone with the end of a turn, or there again with a new round."""

    left: int
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Change(at=card_id(self.who), mark=Mark(say("stat.stamina"), "boot", self.left))]


class StaminaRestored(CreatureEvent, kw_only=True):
    amount: int
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Give(mark=Mark(say("stat.stamina"), "boot"), amount=self.amount, target=card_id(self.who))]


class InspirationGained(CreatureEvent, kw_only=True):
    amount: int
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Give(mark=inspiration(), amount=self.amount, target=card_id(self.who))]


class InspirationSpent(CreatureEvent, kw_only=True):
    amount: int
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Give(mark=inspiration(), amount=self.amount, source=card_id(self.who))]


class Supported(CreatureEvent, kw_only=True):
    """An explorer spends inspiration for another one."""

    other: str
    amount: int
    clause: str | None = "MA-SUP-1"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.support", who=self.name, other=text.title(self.other), n=self.amount)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Give(mark=inspiration(), amount=self.amount, source=card_id(self.who))]


# --- effects that last ---------------------------------------------------------------------------------------------


class EffectBegan(CreatureEvent, kw_only=True):
    """A marker lies on a card as long as this lasts."""

    what: str
    """A stat or a keyword."""
    by: int
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=figure_id(self.who), mark=lasting(self.what, self.by))]


class EffectEnded(CreatureEvent, kw_only=True):
    what: str
    by: int
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=figure_id(self.who), mark=lasting(self.what, self.by), gone=True)]


class Learned(CreatureEvent, kw_only=True):
    """A monster's stat is higher for the rest of the scenario."""

    stat: str
    by: int
    """By how much, all its lessons together."""
    before: int = 0
    clause: str | None = "MA-LEARN-O1"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.learned", monster=self.name, stat=say(f"stat.{self.stat}"), n=self.by)

    def beats(self, state: Machina) -> list[AnyBeat]:
        who = figure_id(self.who)
        old: list[AnyBeat] = [Badge(who=who, mark=lesson(self.stat, self.before), gone=True)] if self.before else []
        return [*old, Badge(who=who, mark=lesson(self.stat, self.by))]
