"""The monsters' statistics cards for levels 0 to 7, bosses included (JL-MON-3, JL-MON-4, JL-BOS-5).

Numbers as printed; which hexes monsters stand on is the scenarios' affair, what they do stands in `decks.py`.
"""

from __future__ import annotations

import msgspec

from undercroft.games.haven.verbs import (
    ALL,
    CURSE,
    DISARM,
    IMMOBILIZE,
    MUDDLE,
    OTHERS,
    POISON,
    STUN,
    WOUND,
    Adds,
    Damage,
    Traits,
)


class Stats(msgspec.Struct, frozen=True):
    """One column of a statistics card at one level."""

    health: int
    move: int
    attack: int
    traits: Traits = Traits()


class BossStats(msgspec.Struct, frozen=True):
    """A boss at one level: hit points per character; attack plus so much per character (JL-BOS-5)."""

    health: int
    move: int
    attack: int
    attack_each: int


class Monster(msgspec.Struct, frozen=True, kw_only=True):
    """A type: how many standees there are (JL-SPN-F1), its ability deck, its values by level."""

    id: str
    standees: int
    deck: str
    normal: tuple[Stats, ...] = ()
    elite: tuple[Stats, ...] = ()
    boss: tuple[BossStats, ...] = ()
    immune: int = 0


def stats(
    health: int,
    move: int,
    attack: int,
    shield: int = 0,
    conditions: int = 0,
    death: int = 0,
    advantage: bool = False,
    elusive: bool = False,
) -> Stats:
    """`death`: damage to all adjacent figures when it dies; `elusive`: its attackers have disadvantage."""
    traits = Traits(
        shield=shield,
        attack=Adds(conditions=conditions, advantage=advantage),
        attackers_disadvantage=elusive,
        on_death=Damage(value=death, targets=ALL, who=OTHERS, range=1) if death else None,
    )
    return Stats(health, move, attack, traits)


MONSTERS: dict[str, Monster] = {
    monster.id: monster
    for monster in (
        Monster(
            id="black-imp",
            standees=10,
            deck="imp",
            normal=(
                stats(3, 1, 1),
                stats(4, 1, 1, conditions=POISON),
                stats(5, 1, 1, conditions=POISON),
                stats(5, 1, 2, conditions=POISON),
                stats(7, 1, 2, conditions=POISON),
                stats(9, 1, 2, conditions=POISON),
                stats(10, 1, 3, conditions=POISON),
                stats(13, 1, 3, conditions=POISON),
            ),
            elite=(
                stats(4, 1, 2, conditions=POISON),
                stats(6, 1, 2, conditions=POISON),
                stats(8, 1, 2, conditions=POISON),
                stats(8, 1, 3, conditions=POISON, elusive=True),
                stats(11, 1, 3, conditions=POISON, elusive=True),
                stats(14, 1, 3, conditions=POISON, elusive=True),
                stats(15, 1, 4, conditions=POISON, elusive=True),
                stats(19, 1, 4, conditions=POISON, elusive=True),
            ),
        ),
        Monster(
            id="black-sludge",
            standees=6,
            deck="black-sludge",
            normal=(
                stats(4, 1, 2),
                stats(5, 1, 2, shield=1),
                stats(7, 1, 2, shield=1),
                stats(8, 1, 3, shield=1),
                stats(9, 2, 3, shield=1),
                stats(10, 2, 3, shield=1, conditions=POISON),
                stats(12, 2, 4, shield=1, conditions=POISON),
                stats(16, 2, 4, shield=1, conditions=POISON),
            ),
            elite=(
                stats(8, 1, 2),
                stats(9, 1, 2, shield=1),
                stats(11, 1, 3, shield=1),
                stats(11, 2, 3, shield=1, conditions=POISON),
                stats(13, 2, 4, shield=1, conditions=POISON),
                stats(15, 3, 4, shield=1, conditions=POISON),
                stats(16, 3, 4, shield=2, conditions=POISON),
                stats(18, 3, 5, shield=2, conditions=POISON),
            ),
        ),
        Monster(
            id="blood-imp",
            standees=10,
            deck="imp",
            normal=(
                stats(3, 2, 1),
                stats(4, 2, 1, conditions=MUDDLE),
                stats(5, 3, 1, conditions=MUDDLE),
                stats(5, 3, 2, conditions=MUDDLE),
                stats(7, 3, 2, conditions=MUDDLE),
                stats(8, 4, 2, conditions=MUDDLE),
                stats(9, 4, 3, conditions=MUDDLE),
                stats(12, 4, 3, conditions=MUDDLE),
            ),
            elite=(
                stats(4, 2, 2, conditions=MUDDLE),
                stats(6, 2, 2, conditions=MUDDLE),
                stats(7, 3, 2, conditions=MUDDLE),
                stats(10, 3, 2, conditions=MUDDLE),
                stats(11, 3, 3, conditions=MUDDLE),
                stats(13, 4, 3, conditions=MUDDLE),
                stats(17, 4, 3, conditions=MUDDLE),
                stats(21, 4, 4, conditions=MUDDLE),
            ),
        ),
        Monster(
            id="blood-monstrosity",
            standees=6,
            deck="monstrosity",
            normal=(
                stats(7, 2, 2, death=1),
                stats(9, 2, 2, death=2),
                stats(10, 2, 3, death=2),
                stats(12, 3, 3, death=3),
                stats(12, 3, 3, shield=1, death=3),
                stats(13, 3, 4, shield=1, death=3),
                stats(17, 3, 4, shield=1, death=3),
                stats(20, 3, 5, shield=1, death=4),
            ),
            elite=(
                stats(12, 2, 3, death=1),
                stats(12, 2, 3, shield=1, death=3),
                stats(15, 2, 4, shield=1, death=3),
                stats(18, 3, 4, shield=1, death=4),
                stats(18, 3, 4, shield=2, death=4),
                stats(20, 3, 5, shield=2, death=5),
                stats(23, 3, 6, shield=2, death=5),
                stats(23, 3, 6, shield=3, death=5),
            ),
        ),
        Monster(
            id="chaos-demon",
            standees=4,
            deck="chaos-demon",
            normal=(
                stats(7, 3, 2, conditions=MUDDLE),
                stats(8, 3, 3, conditions=MUDDLE),
                stats(11, 3, 3, conditions=MUDDLE),
                stats(12, 3, 4, conditions=MUDDLE),
                stats(15, 4, 4, conditions=MUDDLE),
                stats(16, 4, 5, conditions=MUDDLE),
                stats(20, 4, 5, conditions=MUDDLE),
                stats(22, 4, 6, conditions=MUDDLE),
            ),
            elite=(
                stats(10, 4, 3, conditions=MUDDLE),
                stats(12, 4, 4, conditions=MUDDLE),
                stats(14, 4, 5, conditions=MUDDLE),
                stats(18, 5, 5, conditions=MUDDLE),
                stats(21, 5, 6, conditions=MUDDLE),
                stats(26, 5, 6, conditions=MUDDLE),
                stats(30, 5, 7, conditions=MUDDLE),
                stats(35, 5, 8, conditions=MUDDLE),
            ),
        ),
        Monster(
            id="giant-viper",
            standees=10,
            deck="giant-viper",
            normal=(
                stats(2, 2, 1, conditions=POISON),
                stats(3, 2, 1, conditions=POISON),
                stats(4, 3, 1, conditions=POISON),
                stats(4, 3, 2, conditions=POISON),
                stats(6, 3, 2, conditions=POISON),
                stats(7, 3, 3, conditions=POISON),
                stats(8, 4, 3, conditions=POISON),
                stats(10, 4, 3, conditions=POISON),
            ),
            elite=(
                stats(3, 2, 2, conditions=POISON),
                stats(5, 2, 2, conditions=POISON),
                stats(7, 3, 2, conditions=POISON),
                stats(8, 3, 3, conditions=POISON),
                stats(11, 3, 3, conditions=POISON),
                stats(13, 4, 3, conditions=POISON),
                stats(14, 4, 4, conditions=POISON),
                stats(18, 4, 4, conditions=POISON),
            ),
        ),
        Monster(
            id="living-corpse",
            standees=6,
            deck="living-corpse",
            normal=(
                stats(5, 1, 3),
                stats(7, 1, 3),
                stats(9, 1, 3),
                stats(10, 1, 4),
                stats(11, 2, 4),
                stats(13, 2, 4),
                stats(14, 2, 4, conditions=POISON),
                stats(16, 2, 5, conditions=POISON),
            ),
            elite=(
                stats(10, 1, 3),
                stats(11, 1, 4),
                stats(14, 1, 4),
                stats(14, 2, 5),
                stats(16, 2, 5, conditions=POISON),
                stats(18, 2, 6, conditions=POISON),
                stats(23, 2, 6, conditions=POISON),
                stats(29, 2, 6, conditions=POISON),
            ),
        ),
        Monster(
            id="living-spirit",
            standees=4,
            deck="living-spirit",
            normal=(
                stats(3, 2, 2, shield=1),
                stats(4, 2, 2, shield=1),
                stats(5, 3, 2, shield=1),
                stats(6, 3, 3, shield=1),
                stats(6, 3, 3, shield=2),
                stats(8, 3, 3, shield=2),
                stats(9, 3, 4, shield=2),
                stats(12, 3, 4, shield=2),
            ),
            elite=(
                stats(5, 3, 3, shield=1),
                stats(5, 3, 3, shield=2),
                stats(7, 4, 3, shield=2),
                stats(8, 4, 4, shield=2),
                stats(8, 4, 4, shield=3),
                stats(11, 4, 4, shield=3),
                stats(13, 4, 5, shield=3),
                stats(17, 4, 5, shield=3),
            ),
        ),
        Monster(
            id="rat-monstrosity",
            standees=10,
            deck="monstrosity",
            normal=(
                stats(4, 1, 1, death=1),
                stats(4, 1, 2, death=1),
                stats(5, 2, 2, death=1),
                stats(6, 2, 3, death=2),
                stats(8, 2, 3, death=2),
                stats(10, 3, 3, death=2),
                stats(12, 3, 3, death=3),
                stats(12, 3, 4, death=3),
            ),
            elite=(
                stats(6, 1, 2, death=1),
                stats(7, 1, 2, death=2, advantage=True),
                stats(8, 1, 3, death=2, advantage=True),
                stats(10, 2, 3, death=2, advantage=True),
                stats(12, 2, 3, death=3, advantage=True),
                stats(13, 2, 4, death=3, advantage=True),
                stats(14, 3, 4, death=3, advantage=True),
                stats(16, 3, 5, death=4, advantage=True),
            ),
        ),
        Monster(
            id="stone-golem",
            standees=6,
            deck="stone-golem",
            normal=(
                stats(10, 1, 3),
                stats(10, 1, 3, shield=1),
                stats(11, 1, 4, shield=1),
                stats(11, 1, 4, shield=2),
                stats(12, 2, 4, shield=2),
                stats(13, 2, 5, shield=2),
                stats(16, 2, 5, shield=2),
                stats(16, 2, 5, shield=3),
            ),
            elite=(
                stats(10, 2, 4, shield=1),
                stats(11, 2, 4, shield=2),
                stats(13, 2, 5, shield=2),
                stats(14, 2, 5, shield=3),
                stats(16, 2, 6, shield=3),
                stats(18, 3, 6, shield=3),
                stats(20, 3, 7, shield=3),
                stats(21, 3, 7, shield=4),
            ),
        ),
        Monster(
            id="vermling-raider",
            standees=6,
            deck="vermling-raider",
            normal=(
                stats(4, 1, 2),
                stats(5, 1, 2),
                stats(9, 2, 2),
                stats(11, 3, 2),
                stats(12, 3, 3),
                stats(15, 3, 3),
                stats(17, 4, 3),
                stats(19, 4, 4),
            ),
            elite=(
                stats(8, 1, 2),
                stats(10, 1, 2),
                stats(14, 3, 3),
                stats(16, 3, 4),
                stats(19, 4, 4),
                stats(23, 4, 4),
                stats(27, 4, 5),
                stats(31, 4, 6),
            ),
        ),
        Monster(
            id="vermling-scout",
            standees=10,
            deck="vermling-scout",
            normal=(
                stats(2, 3, 1),
                stats(3, 3, 1),
                stats(3, 3, 2),
                stats(5, 3, 2),
                stats(6, 3, 3),
                stats(8, 3, 3),
                stats(10, 4, 3),
                stats(13, 4, 3),
            ),
            elite=(
                stats(4, 3, 2),
                stats(5, 3, 2),
                stats(5, 4, 3),
                stats(7, 4, 3),
                stats(8, 4, 4),
                stats(11, 4, 4),
                stats(13, 5, 4),
                stats(17, 5, 4),
            ),
        ),
        Monster(
            id="zealot",
            standees=6,
            deck="zealot",
            normal=(
                stats(4, 2, 2),
                stats(6, 2, 2),
                stats(7, 3, 3),
                stats(8, 3, 3, conditions=WOUND),
                stats(10, 3, 3, conditions=WOUND),
                stats(12, 4, 3, conditions=WOUND),
                stats(14, 4, 4, conditions=WOUND),
                stats(16, 4, 5, conditions=WOUND),
            ),
            elite=(
                stats(7, 2, 3),
                stats(8, 2, 3, conditions=WOUND),
                stats(11, 3, 3, conditions=WOUND),
                stats(13, 3, 4, conditions=WOUND),
                stats(17, 3, 4, conditions=WOUND),
                stats(18, 4, 5, conditions=WOUND),
                stats(22, 4, 6, conditions=WOUND),
                stats(26, 4, 7, conditions=WOUND),
            ),
        ),
        Monster(
            id="blood-tumor",
            standees=1,
            deck="boss",
            boss=(
                BossStats(7, 0, -1, 1),
                BossStats(10, 0, 0, 1),
                BossStats(12, 0, 0, 1),
                BossStats(15, 0, 1, 1),
                BossStats(17, 0, 1, 1),
                BossStats(20, 0, 2, 1),
                BossStats(23, 0, 2, 1),
                BossStats(28, 0, 3, 1),
            ),
            immune=DISARM | MUDDLE | STUN,
        ),
        Monster(
            id="blood-horror",
            standees=1,
            deck="boss",
            boss=(
                BossStats(7, 3, -1, 1),
                BossStats(10, 3, 0, 1),
                BossStats(12, 4, 0, 1),
                BossStats(15, 4, 1, 1),
                BossStats(17, 5, 1, 1),
                BossStats(20, 5, 2, 1),
                BossStats(23, 5, 3, 1),
                BossStats(28, 5, 4, 1),
            ),
            immune=DISARM | IMMOBILIZE | MUDDLE | STUN,
        ),
        Monster(
            id="first-of-the-order",
            standees=1,
            deck="boss",
            boss=(
                BossStats(10, 2, 3, 0),
                BossStats(14, 2, 4, 0),
                BossStats(17, 2, 4, 0),
                BossStats(20, 2, 5, 0),
                BossStats(24, 3, 5, 0),
                BossStats(28, 3, 6, 0),
                BossStats(32, 3, 7, 0),
                BossStats(36, 3, 8, 0),
            ),
            immune=DISARM | IMMOBILIZE | MUDDLE | STUN | CURSE,
        ),
    )
}

LEVELS = 8
