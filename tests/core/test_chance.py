"""Sources of fate: the seeded one follows its dice, draw by draw."""

from __future__ import annotations

from undercroft.core.chance import Dice, Seeded
from undercroft.core.request import Chance


def test_the_seeded_source_follows_its_dice() -> None:
    source, dice = Seeded(7), Dice(7)
    for size in (1, 2, 3, 6, 20, 52):
        outcomes = list(range(size))
        assert source.pick(Chance("draw", outcomes)) == outcomes[dice.below(size)]
    assert source.pick(Chance("weighted", ("a", "b"), (1, 3))) == ("a", "b", "b", "b")[dice.below(4)]
    assert source.dice.state == dice.state


def test_a_jump_skips_as_many_draws() -> None:
    source, dice = Seeded(3), Dice(3)
    for _ in range(5):
        source.pick(Chance("draw", (1, 2, 3)))
    dice.jump(5)
    assert source.dice.state == dice.state
