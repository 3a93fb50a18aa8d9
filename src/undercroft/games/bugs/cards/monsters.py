"""The 20 monsters: hit points, traits and the three columns that the die picks (BB-MON-F1).

The numbers are the published ones; how a column is performed is in the haven kernel. Names are in the words.
"""

from __future__ import annotations

import msgspec

from undercroft.games.haven.verbs import (
    AIR,
    DARK,
    DISARM,
    EARTH,
    FIRE,
    ICE,
    IMMOBILIZE,
    INVISIBLE,
    MUDDLE,
    POISON,
    SELF,
    SELF_OR_ALLY,
    STRENGTHEN,
    WILD,
    WOUND,
    Action,
    Adds,
    Attack,
    Bonus,
    Condition,
    Consume,
    Flying,
    Heal,
    MonsterAbility,
    Move,
    Pull,
    Push,
    Retaliate,
    Shield,
    Traits,
)

MINUS, ZERO, PLUS = 0, 1, 2


class MonsterCard(msgspec.Struct, frozen=True):
    """A monster card; the columns belong to minus, zero and plus (BB-INI-O1)."""

    id: str
    health: int
    elite_health: int
    """0 where no elite of the type is known."""
    traits: Traits
    minus: MonsterAbility
    zero: MonsterAbility
    plus: MonsterAbility

    def column(self, which: int) -> MonsterAbility:
        return self.minus if which == MINUS else self.zero if which == ZERO else self.plus


# fmt: off
ALL_MONSTERS: tuple[MonsterCard, ...] = (
    MonsterCard(
        "arena-sorcerer", 11, 0, Traits(retaliate=(Retaliate(value=1, range=3),)),
        MonsterAbility(22, (
            Move(value=3),
            Attack(value=2, consume=(Consume((EARTH,), Adds(pierce=2)),)),
        ), infuse=(DARK,)),
        MonsterAbility(51, (
            Attack(value=2, range=4, consume=(
                Consume((FIRE,), Adds(conditions=WOUND)), Consume((ICE,), Adds(conditions=MUDDLE)),
            )),
        )),
        MonsterAbility(68, (Move(value=1), Attack(value=3, range=3),)),
    ),
    MonsterCard(
        "bandit-archer", 7, 0, Traits(),
        MonsterAbility(16, (Move(value=1), Attack(value=2, range=2),)),
        MonsterAbility(31, (Move(value=1), Attack(value=2, range=3),)),
        MonsterAbility(64, (Attack(value=3, range=3),)),
    ),
    MonsterCard(
        "bandit-guard", 8, 18, Traits(shield=1),
        MonsterAbility(30, (Move(value=2), Attack(value=1), Shield(value=1),)),
        MonsterAbility(50, (Move(value=1), Attack(value=2),)),
        MonsterAbility(70, (Move(value=2), Attack(value=2),)),
    ),
    MonsterCard(
        "demon-prince", 18, 0, Traits(shield=1, attack=Adds(pull=2), immune=DISARM),
        MonsterAbility(1, (
            Heal(value=2, range=5, who=SELF_OR_ALLY),
            Retaliate(value=2, range=5),
        ), infuse=(FIRE | DARK,)),
        MonsterAbility(22, (
            Move(value=2),
            Attack(value=4, range=3, consume=(Consume((ICE | AIR,), Adds(conditions=MUDDLE)),)),
        )),
        MonsterAbility(38, (
            Move(value=1),
            Attack(value=2, range=4, consume=(Consume((AIR | EARTH,), Adds(conditions=POISON)),)),
            Attack(value=2),
        )),
    ),
    MonsterCard(
        "earth-demon", 18, 0, Traits(attack=Adds(conditions=IMMOBILIZE)),
        MonsterAbility(62, (Move(value=2), Attack(value=3),), infuse=(EARTH,)),
        MonsterAbility(79, (Move(value=1, consume=(Consume((FIRE | AIR,), Adds(move=2)),)), Attack(value=3),)),
        MonsterAbility(93, (Move(value=2), Attack(value=3, consume=(Consume((ICE | EARTH,), Adds(push=1)),)),)),
    ),
    MonsterCard(
        "flame-demon", 12, 0, Traits(shield=1, retaliate=(Retaliate(value=2),), flying=True),
        MonsterAbility(3, (Move(value=1), Attack(value=3, range=2),), infuse=(FIRE,)),
        MonsterAbility(49, (Move(value=2), Attack(value=4, consume=(Consume((FIRE | AIR,), Adds(ranged=3)),)),)),
        MonsterAbility(67, (
            Move(value=2),
            Attack(value=3, range=2, consume=(Consume((ICE | EARTH,), Adds(pierce=2)),)),
        )),
    ),
    MonsterCard(
        "frost-demon", 14, 0, Traits(shield=2, retaliate=(Retaliate(value=1, conditions=MUDDLE),)),
        MonsterAbility(18, (Condition(conditions=IMMOBILIZE, range=3), Shield(value=2),), infuse=(ICE,)),
        MonsterAbility(58, (Move(value=2), Attack(value=3, consume=(Consume((ICE | AIR,), Adds(pierce=3)),)),)),
        MonsterAbility(78, (
            Move(value=2),
            Attack(value=3, consume=(Consume((FIRE | EARTH,), Adds(conditions=WOUND)),)),
        )),
    ),
    MonsterCard(
        "gloomtoad", 8, 0, Traits(shield=3),
        MonsterAbility(24, (
            Condition(conditions=STRENGTHEN, range=3, targets=2, who=SELF_OR_ALLY),
            Condition(conditions=POISON | MUDDLE, range=3),
        )),
        MonsterAbility(37, (Move(value=2, jump=True), Attack(value=2, range=2, conditions=POISON),)),
        MonsterAbility(43, (
            Move(value=1),
            Attack(value=3, range=2, consume=(Consume((EARTH | DARK,), Adds(conditions=MUDDLE)),)),
        )),
    ),
    MonsterCard(
        "goring-beetle", 10, 0, Traits(shield=3, attack=Adds(pierce=2), immune=IMMOBILIZE),
        MonsterAbility(11, (Move(value=4), Retaliate(value=2, push=2),), infuse=(ICE | EARTH,)),
        MonsterAbility(33, (
            Move(value=2, consume=(Consume((FIRE | EARTH,), Adds(move=2)),)),
            Attack(value=4, push=2),
        )),
        MonsterAbility(61, (
            Move(value=3, jump=True),
            Attack(value=3, push=2, consume=(Consume((EARTH | DARK,), Adds(conditions=WOUND)),)),
        )),
    ),
    MonsterCard(
        "harrowing-infestation", 9, 0, Traits(retaliate=(Retaliate(value=1, conditions=MUDDLE),)),
        MonsterAbility(7, (Attack(value=1, range=3, conditions=MUDDLE), Heal(value=2, who=SELF),)),
        MonsterAbility(16, (Move(value=2), Attack(value=2), Heal(value=3, who=SELF),)),
        MonsterAbility(38, (
            Move(value=2),
            Attack(value=2, consume=(Consume((WILD,), Adds(attack=1, conditions=MUDDLE)),)),
        )),
    ),
    MonsterCard(
        "king-button", 6, 9, Traits(shield=3, flying=True),
        MonsterAbility(5, (Shield(value=2), Heal(value=2, who=SELF),), infuse=(ICE | EARTH,)),
        MonsterAbility(43, (
            Move(value=2),
            Attack(value=2, range=3, consume=(Consume((EARTH | DARK,), Adds(conditions=POISON)),)),
        )),
        MonsterAbility(76, (Move(value=1), Attack(value=3, range=3),)),
    ),
    MonsterCard(
        "mounted-prince", 18, 0, Traits(shield=2, immune=DISARM | IMMOBILIZE),
        MonsterAbility(3, (Pull(value=3, range=5, conditions=IMMOBILIZE), Retaliate(value=3, range=3, push=2),)),
        MonsterAbility(42, (Attack(value=2, range=4), Move(value=3), Attack(value=2),)),
        MonsterAbility(80, (
            Move(value=1),
            Attack(value=5, consume=(Consume((WILD,), Adds(ranged=3)),)),
        ), infuse=(ICE | AIR,)),
    ),
    MonsterCard(
        "mouse", 9, 0, Traits(retaliate=(Retaliate(value=1),)),
        MonsterAbility(6, (Move(value=2), Attack(value=1), Retaliate(value=1, conditions=WOUND),)),
        MonsterAbility(19, (Move(value=3), Attack(value=2),)),
        MonsterAbility(46, (Attack(value=1), Move(value=2), Attack(value=2, pierce=2),)),
    ),
    MonsterCard(
        "rending-beetle", 12, 0, Traits(shield=2, attack=Adds(conditions=WOUND)),
        MonsterAbility(13, (Attack(value=1), Move(value=2), Attack(value=1),)),
        MonsterAbility(25, (Move(value=2), Attack(value=3),)),
        MonsterAbility(59, (Move(value=1), Attack(value=2), Attack(value=2),)),
    ),
    MonsterCard(
        "sewer-rat", 16, 0, Traits(),
        MonsterAbility(3, (Move(value=2), Retaliate(value=2, conditions=POISON), Heal(value=2, who=SELF),)),
        MonsterAbility(41, (Move(value=3), Attack(value=3),)),
        MonsterAbility(80, (Attack(value=2), Move(value=2), Attack(value=2, conditions=POISON),)),
    ),
    MonsterCard(
        "spitting-moth", 8, 0, Traits(flying=True, attack=Adds(conditions=MUDDLE)),
        MonsterAbility(27, (Attack(value=1, range=4, conditions=POISON),), infuse=(AIR,)),
        MonsterAbility(52, (Move(value=2), Attack(value=2, range=3),)),
        MonsterAbility(87, (Move(value=1), Attack(value=2, range=4),)),
    ),
    MonsterCard(
        "stuffed-construct", 12, 0, Traits(shield=3, immune=DISARM | IMMOBILIZE),
        MonsterAbility(10, (Shield(value=2), Condition(conditions=STRENGTHEN | WOUND, who=SELF),), infuse=(ICE,)),
        MonsterAbility(45, (Move(value=2), Attack(value=4, push=2),)),
        MonsterAbility(70, (Move(value=2), Attack(value=3, range=3, conditions=IMMOBILIZE),)),
    ),
    MonsterCard(
        "tattered-construct", 16, 0, Traits(shield=1, immune=DISARM | IMMOBILIZE),
        MonsterAbility(4, (Move(value=2), Retaliate(value=3, range=4),), infuse=(AIR,)),
        MonsterAbility(76, (Attack(value=3, range=5, conditions=DISARM), Condition(conditions=WOUND, who=SELF),)),
        MonsterAbility(95, (Move(value=3), Attack(value=4), Condition(conditions=STRENGTHEN, who=SELF),)),
    ),
    MonsterCard(
        "venomous-centipede", 7, 0, Traits(attack=Adds(conditions=POISON)),
        MonsterAbility(18, (Move(value=2, jump=True), Attack(value=1, conditions=MUDDLE),)),
        MonsterAbility(33, (Move(value=2, jump=True), Attack(value=1), Attack(value=1),)),
        MonsterAbility(58, (Move(value=3), Attack(value=2),)),
    ),
    MonsterCard(
        "wind-demon", 8, 0, Traits(shield=3, flying=True),
        MonsterAbility(9, (Move(value=3), Attack(value=3, range=2),), infuse=(AIR,)),
        MonsterAbility(21, (
            Push(value=1, range=2),
            Attack(value=3, range=4, consume=(Consume((ICE | EARTH,), Adds(conditions=DISARM)),)),
        )),
        MonsterAbility(43, (
            Attack(value=2, range=4),
            Condition(conditions=INVISIBLE, who=SELF, consume=(Consume((FIRE | EARTH,), Adds(heal=1)),)),
        )),
    ),
)
# fmt: on

MONSTERS: dict[str, MonsterCard] = {monster.id: monster for monster in ALL_MONSTERS}

COLUMNS: dict[str, tuple[MonsterAbility, MonsterAbility, MonsterAbility]] = {
    monster.id: (monster.minus, monster.zero, monster.plus) for monster in ALL_MONSTERS
}


def _lasting(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    return tuple(action for action in actions if isinstance(action, (Shield, Retaliate, Flying, Bonus)))


LASTING: dict[str, tuple[Action, ...]] = {
    f"{monster.id}.{which}": _lasting(monster.column(which).actions) for monster in ALL_MONSTERS for which in range(3)
}
"""The bonuses that a column declares, by the name of their source."""
