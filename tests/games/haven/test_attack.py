"""Attacks on a bare field: the order of steps, added effects, shield and pierce, retaliate, push and pull."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.haven.field import (
    CARDS,
    KERNEL,
    MODIFIERS,
    Field,
    conditions,
    field,
    figure,
    keys,
    run,
    shown,
    watch_experience,
)
from undercroft.core.grid import pattern
from undercroft.core.say import Say
from undercroft.games.haven import monsters
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow, add_traits, boost, strike
from undercroft.games.haven.battlefield import HEROES, MONSTERS
from undercroft.games.haven.effects import ActionContext, act
from undercroft.games.haven.monsters.attack import MONSTER_AREA
from undercroft.games.haven.verbs import Adds, Attack, Bonus, Consume, Retaliate, Shield, Traits, When

ROW = "a M . . ."
PAIR = """
. M m
 . a .
. n .
"""


def blow(state: Field, value: int = 3, ranged: bool = False, **fields: Any) -> Blow:
    made = Blow(figure(state, "a"), figure(state, "M"), HEROES, 0, False, value, ranged)
    for name, number in fields.items():
        setattr(made, name, number)
    return made


def hit(state: Field, *answers: Any, value: int = 3, ranged: bool = False, **fields: Any) -> Blow:
    made = blow(state, value, ranged, **fields)
    run(strike(state, made), *answers)
    return made


def perform(state: Field, action: e.Action, *answers: str, source: str = "", kind: str = "a") -> ActionContext:
    deed = ActionContext(figure(state, kind), HEROES, 0, source)
    run(act(state, deed, action), *answers)
    return deed


class Rolled:
    """A modifier that the test decides."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, change: Any) -> None:
        self.seen: list[Blow] = []

        def modify(state: Field, made: Blow) -> Any:
            self.seen.append(made)
            change(made)
            return
            yield

        monkeypatch.setattr(MODIFIERS, "modify", modify)


def test_bonuses_come_before_the_modifier_and_the_shield_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-ATK-5, BB-ATK-6, BB-CON-10, BB-SHD-2, BB-MOD-6, JL-ATK-2, JL-ATK-12, JL-SHD-2: (3 + 1) x 2 - 2 = 6."""
    state = field(ROW, traits={"M": Traits(shield=2)})
    conditions(state, "M", "poison")
    Rolled(monkeypatch, lambda made: setattr(made, "value", made.value * 2))
    made = hit(state)
    assert made.damage == 6
    assert figure(state, "M").health == 3


def test_a_value_is_never_negative(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-ATK-O1, JL-ATK-O1: after the penalties and after the modifier; a shield does not heal either."""
    state = field(ROW, traits={"M": Traits(shield=5)})
    rolled = Rolled(monkeypatch, lambda made: setattr(made, "value", made.value - 2))
    made = hit(state, value=-1)
    assert [one.damage for one in rolled.seen] == [0]
    assert made.damage == 0
    assert figure(state, "M").health == 9


def test_shields_add_up_and_pierce_takes_from_them() -> None:
    """BB-SHD-2, BB-SHD-4, BB-PRC-1, BB-PRC-2, BB-MOT-3, JL-SHD-3: Pierce 2 that gains Pierce 3 lowers a shield by 5."""
    state = field(ROW, traits={"M": Traits(shield=4)})
    CARDS.bonuses["s"] = (Shield(value=2),)
    figure(state, "M").bonuses = [("s", 0, 0)]
    assert hit(state, value=7).damage == 1
    made = blow(state, 7, pierce=2)
    made.take(Adds(pierce=3))
    run(strike(state, made))
    assert made.damage == 6  # 6 - 5 = 1 shield is left
    assert hit(state, value=1, pierce=9).damage == 1  # no shield below 0


def test_ignoring_a_shield() -> None:
    """JL-SHD-1: unless a card says that the shield does not count."""
    state = field(ROW, traits={"M": Traits(shield=4)})
    assert hit(state, ignore_shield=True).damage == 3


@pytest.mark.parametrize(
    ("own", "ranged", "advantage", "disadvantage"),
    [
        ([], False, False, False),
        (["strengthen"], False, True, False),
        (["muddle"], False, False, True),
        ([], True, False, True),
        (["muddle"], True, False, True),
        (["strengthen", "muddle"], False, True, True),
        (["strengthen"], True, True, True),
    ],
)
def test_sources_of_advantage(
    own: list[str], ranged: bool, advantage: bool, disadvantage: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """BB-CON-8, BB-CON-13, BB-ADV-6, BB-ADV-7, JL-ADV-3, JL-ADV-7, JL-ATK-13: beside its target a shot is awkward."""
    state = field(ROW)
    conditions(state, "a", *own)
    rolled = Rolled(monkeypatch, lambda made: None)
    hit(state, ranged=ranged)
    assert (rolled.seen[0].advantage, rolled.seen[0].disadvantage) == (advantage, disadvantage)


def test_conditions_come_without_damage_but_not_to_the_dead() -> None:
    """BB-ATK-8, BB-CON-6, BB-FRC-9, BB-SHD-3, BB-DIE-2, JL-ATK-4, JL-ATK-5, JL-CND-2."""
    state = field(ROW, traits={"M": Traits(shield=9)})
    hit(state, "to:2", conditions=e.POISON, push=1)
    assert figure(state, "M").conditions == e.POISON
    assert shown(state) == "a . M . ."
    state = field(ROW)
    made = hit(state, value=9, conditions=e.POISON, push=1)
    assert made.killed
    assert figure(state, "M").cell < 0
    assert figure(state, "M").conditions == 0


def test_immunity() -> None:
    """BB-CON-14, JL-BOS-6."""
    state = field(ROW, traits={"M": Traits(immune=e.POISON)})
    hit(state, value=1, conditions=e.POISON | e.WOUND)
    assert figure(state, "M").conditions == e.WOUND


def test_effects_of_all_attacks_and_written_bonuses() -> None:
    """BB-MON-1, BB-MOT-1, BB-BON-3, JL-MON-5, JL-ATK-11: traits and running bonuses join every attack."""
    state = field(ROW, traits={"a": Traits(attack=Adds(conditions=e.WOUND))})
    shots = Bonus(on="attack", kind="ranged", adds=Adds(attack=4))
    CARDS.bonuses["b"] = (Bonus(on="attack", adds=Adds(attack=2)), shots)
    figure(state, "a").bonuses = [("b", 0, 0), ("b", 1, 0)]
    made = blow(state)
    add_traits(state, made)
    run(boost(state, made))
    assert (made.value, made.conditions) == (5, e.WOUND)


def test_a_push_goes_away_step_by_step_and_may_stop() -> None:
    """BB-FRC-2, BB-FRC-4, BB-FRC-10, JL-PSH-4, JL-PSH-8: Push 1 that gains Push 2 is one Push 3."""
    state = field(ROW)
    made = blow(state, 1, push=1)
    made.take(Adds(push=2))
    asked = run(strike(state, made), "to:2", "to:3", "to:4")
    assert shown(state) == "a . . . M"
    assert [choice.about[1] for choice in asked] == [3, 2, 1]
    state = field(ROW)
    hit(state, "to:2", "stop", value=1, push=3)
    assert shown(state) == "a . M . ."
    state = field(ROW)
    hit(state, "stop", value=1, push=3)
    assert shown(state) == ROW


def test_a_pull_comes_nearer_and_ends_beside_the_one_who_pulls() -> None:
    """BB-FRC-3, JL-PSH-4, JL-PSH-5: each hex is nearer than the one before; nobody is pulled into an occupied hex."""
    state = field("a . . M .")
    run(strike(state, blow(state, 1, True, pull=4)), "to:2", "to:1")
    assert shown(state) == "a M . . ."


def test_a_monster_pushes_as_far_as_it_can() -> None:
    """BB-FRC-6, JL-PSH-9: the players choose the way, not the distance."""
    state = field(
        """
        . . . .
         M a . .
        . . . #
        """.replace("\n        ", "\n").strip("\n")
    )
    made = Blow(figure(state, "M"), figure(state, "a"), 1, 0, True, 1, False)
    made.push = 2
    asked = run(strike(state, made), "to:6", "to:7")
    assert all("stop" not in keys(choice) for choice in asked)
    assert len(asked) == 2


def test_forced_movement_meets_hazards_and_allies() -> None:
    """BB-FRC-5, BB-FRC-7, BB-FRC-8, JL-PSH-6, JL-PSH-7, JL-TRP-4: hazards hurt, difficult ground is nothing, an ally is
    passed but not stood on, and the immobilized can be pushed."""
    state = field("a M ^ : .")
    conditions(state, "M", "immobilize")
    hit(state, "to:2", "to:3", "to:4", value=1, push=3)
    assert shown(state) == "a . ^ : M"
    assert figure(state, "M").health == 9 - 1 - 1
    state = field("a M m .")
    hit(state, "to:2", value=1, push=2)  # on the ally's hex there is no way but on
    assert shown(state) == "a . m M"
    state = field("a M m")
    hit(state, value=1, push=2)
    assert shown(state) == "a M m"


def test_a_flying_target_flies_on_when_pushed() -> None:
    """BB-FRC-1, BB-FRC-5: over hazards and obstacles, and it may end there."""
    state = field("a M ^ # .", traits={"M": Traits(flying=True)})
    hit(state, "to:2", "to:3", "stop", value=1, push=3)
    assert figure(state, "M").cell == 3
    assert figure(state, "M").health == 8


def test_objectives_can_be_attacked_and_nothing_else() -> None:
    """BB-TER-11, BB-TER-12, JL-OBJ-3: no condition, no forced movement."""
    state = field("M O . .")
    made = Blow(figure(state, "M"), figure(state, "O"), 1, 0, True, 2, False)
    made.push, made.conditions = 2, e.POISON
    run(strike(state, made))
    objective = figure(state, "O")
    assert (objective.health, objective.conditions, objective.cell) == (7, 0, 1)


def retaliating(*found: Retaliate) -> dict[str, Traits]:
    return {"M": Traits(retaliate=found)}


def test_retaliate_hurts_an_adjacent_attacker_through_any_shield() -> None:
    """BB-RET-1, BB-RET-2, BB-RET-3, BB-RET-5, BB-RET-8."""
    state = field(ROW, traits=retaliating(Retaliate(value=2)) | {"a": Traits(shield=5)})
    hit(state, value=1)
    hit(state, value=1)
    assert figure(state, "a").health == 5


def test_retaliate_reaches_as_far_as_it_says_and_adds_up() -> None:
    """BB-RET-2, BB-RET-7: each within its own range, all in one source of damage."""
    state = field("a . M", traits=retaliating(Retaliate(value=2), Retaliate(value=1, range=3)))
    hit(state, value=1, ranged=True)
    assert figure(state, "a").health == 8
    state = field("a M", traits=retaliating(Retaliate(value=2), Retaliate(value=1, range=3)))
    hit(state, value=1)
    assert figure(state, "a").health == 6


def test_who_is_pushed_away_first_does_not_reach_back() -> None:
    """BB-ATK-10, BB-RET-1: attack effects come before retaliate."""
    state = field(ROW, traits=retaliating(Retaliate(value=2)))
    hit(state, "to:2", value=1, push=1)
    assert figure(state, "a").health == 9


def test_the_dead_do_not_retaliate() -> None:
    """BB-RET-6."""
    state = field(ROW, traits=retaliating(Retaliate(value=2)))
    hit(state, value=9)
    assert figure(state, "a").health == 9


def test_effects_of_retaliate_follow_its_damage() -> None:
    """BB-RET-4: the attacker suffers, then it is muddled and pushed."""
    state = field("# a M", traits=retaliating(Retaliate(value=1, conditions=e.MUDDLE)))
    hit(state, value=1)
    assert figure(state, "a").health == 8
    assert figure(state, "a").conditions == e.MUDDLE
    state = field(". a M", traits=retaliating(Retaliate(value=1, push=1)))
    hit(state, value=1)
    assert shown(state) == "a . M"


# --- attack actions ---------------------------------------------------------------------------------------------------


def test_several_targets_one_after_another_and_nobody_twice() -> None:
    """BB-TGT-1, BB-TGT-2, BB-ATK-4, BB-ATK-11, JL-RNG-8, JL-RNG-9, JL-ATK-7."""
    state = field(PAIR)
    deed = ActionContext(figure(state, "a"), HEROES, 0)
    asked = run(act(state, deed, Attack(value=2, targets=2)), "attack:0", "attack:2")
    assert "attack:0" not in keys(asked[1])
    assert [figure(state, kind).health for kind in "Mmn"] == [7, 7, 9]
    assert [other.kind for other in deed.last] == ["M", "m"]


def test_each_target_has_its_own_sum() -> None:
    """BB-ATK-1, BB-ATK-7, JL-ATK-6: bonuses, modifier and shield are worked out anew for every target."""
    state = field(PAIR, traits={"M": Traits(shield=1)})
    conditions(state, "m", "poison")
    perform(state, Attack(value=2, targets=3), "attack:0", "attack:2", "attack:3")
    assert [figure(state, kind).health for kind in "Mmn"] == [8, 6, 7]


def test_one_target_unless_more_are_printed() -> None:
    """BB-TGT-3, BB-ACT-7, JL-RNG-10: and the action may be skipped."""
    state = field(PAIR)
    perform(state, Attack(value=2), "attack:3")
    assert [figure(state, kind).health for kind in "Mmn"] == [9, 9, 7]
    perform(state, Attack(value=2), "skip")
    assert [figure(state, kind).health for kind in "Mmn"] == [9, 9, 7]


def test_without_a_target_in_range_there_is_no_attack() -> None:
    """BB-TGT-4, BB-RNG-1, JL-ABL-7: range counts hexes; a melee attack reaches one."""
    state = field("a . M . m")
    assert not run(act(state, ActionContext(figure(state, "a"), HEROES, 0), Attack(value=2)))
    perform(state, Attack(value=2, range=2), "attack:0")
    asked = run(act(state, ActionContext(figure(state, "a"), HEROES, 0), Attack(value=2, range=4)), "attack:2")
    assert keys(asked[0]) == ["attack:0", "attack:2", "skip"]


def test_nobody_targets_an_invisible_enemy() -> None:
    """BB-CON-7: but damage that is not targeted finds it."""
    state = field("a M . .")
    conditions(state, "M", "invisible")
    perform(state, Attack(value=2))
    assert figure(state, "M").health == 9
    perform(state, e.Damage(value=2, targets=e.ALL), "all")
    assert figure(state, "M").health == 7


def test_the_disarmed_do_not_attack() -> None:
    """BB-CON-12, JL-CND-10."""
    state = field("a M")
    conditions(state, "a", "disarm")
    perform(state, Attack(value=2))
    assert figure(state, "M").health == 9


def test_an_effect_may_be_left_out_for_one_attack() -> None:
    """BB-ADD-3, BB-ADD-5, BB-ATK-9: decided before each roll, target by target."""
    state = field(PAIR)
    perform(state, Attack(value=1, targets=2, conditions=e.POISON), "leave:poison", "attack:0", "attack:2")
    assert figure(state, "M").conditions == 0
    assert figure(state, "m").conditions == e.POISON


def test_what_an_element_buys_belongs_to_all_attacks_of_the_action() -> None:
    """BB-ADD-2, BB-ADD-4, BB-ADD-O1, BB-ELE-9, BB-ELE-11, JL-ELE-5."""
    cost = (Consume((e.FIRE,), Adds(attack=1)), Consume((e.ICE,), Adds(conditions=e.WOUND)))
    state = field(PAIR, charges=[e.FIRE, e.ICE])
    perform(state, Attack(value=1, targets=2, consume=cost), "pay:0:fire", "attack:0", "attack:2")
    assert [figure(state, kind).health for kind in "Mm"] == [7, 7]
    assert figure(state, "M").conditions == 0
    assert state.charges == [e.ICE]
    asked = run(act(state, ActionContext(figure(state, "a"), HEROES, 0), Attack(value=1, consume=cost)), "skip")
    assert "pay:0:fire" not in keys(asked[0])


def test_a_cost_is_paid_once_even_with_charges_to_spare() -> None:
    """BB-ADD-O1: it is not bought again for another target, nor twice for one."""
    state = field("a M", charges=[e.FIRE, e.FIRE])
    asked = run(
        act(
            state,
            ActionContext(figure(state, "a"), HEROES, 0),
            Attack(value=1, consume=(Consume((e.FIRE,), Adds(attack=1)),)),
        ),
        "pay:0:fire",
        "attack:0",
    )
    assert keys(asked[1]) == ["attack:0", "skip"]


def test_some_figures_are_hard_to_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-MON-4: a trait can give disadvantage to all who attack the figure."""
    state = field(ROW, traits={"M": Traits(attackers_disadvantage=True)})
    rolled = Rolled(monkeypatch, lambda made: None)
    hit(state)
    assert rolled.seen[0].disadvantage


def test_an_element_can_bring_a_target_into_range() -> None:
    """BB-ELE-9, BB-FOC-O1: a melee attack becomes a ranged one."""
    state = field("a . M", charges=[e.AIR])
    perform(state, Attack(value=2, consume=(Consume((e.AIR,), Adds(ranged=2)),)), "pay:0:air", "attack:0")
    assert figure(state, "M").health == 7


def test_situations_add_to_an_attack() -> None:
    """BB-ADD-1, BB-ADD-6: what a card ties to the target comes by itself."""
    state = field("a M m")
    conditions(state, "M", "poison")
    perform(state, Attack(value=1, when=(When("poisoned", Adds(attack=3)),)), "attack:0")
    assert figure(state, "M").health == 9 - 5


ARC = pattern([(1, 0), (0, 1)], own=True)
SPOT = pattern([(0, 0), (1, 0), (0, 1)])


def test_an_area_around_oneself_hits_everyone_in_it() -> None:
    """BB-AOE-1, BB-AOE-2, BB-ATK-3, JL-RNG-11, JL-RNG-12, JL-RNG-14: turned freely, always melee."""
    state = field(PAIR)
    asked = run(act(state, ActionContext(figure(state, "a"), HEROES, 0), Attack(value=2, area=ARC)), "skip")
    places = [key for key in keys(asked[0]) if key.startswith("area")]
    assert len(places) == 4  # M and m together, M, m, n: each different set of enemies once
    state = field(PAIR)
    deed = ActionContext(figure(state, "a"), HEROES, 0)
    both = next(key for key in places if all(int(key[5:]) >> figure(state, kind).cell & 1 for kind in "Mm"))
    run(act(state, deed, Attack(value=2, area=ARC)), both, "attack:2", "attack:0")
    assert [figure(state, kind).health for kind in "Mmn"] == [7, 7, 9]


def test_an_area_at_range_needs_one_hex_within_it() -> None:
    """BB-AOE-3, JL-RNG-13: the hex within range may be empty."""
    state = field("a . . M m .")
    asked = run(act(state, ActionContext(figure(state, "a"), HEROES, 0), Attack(value=1, range=2, area=SPOT)), "skip")
    cells = [int(key[5:]) for key in keys(asked[0]) if key.startswith("area")]
    assert all(board >> 2 & 1 for board in cells)
    assert any(board >> 3 & 1 for board in cells)
    assert not any(board >> 4 & 1 for board in cells)


def test_a_further_target_lies_outside_the_area(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-AOE-4: "+1 target" does not repeat the area."""
    state = field(PAIR)
    Rolled(monkeypatch, lambda made: setattr(made, "more", 1 if made.target.kind == "m" else 0))
    deed = ActionContext(figure(state, "a"), HEROES, 0)
    boards = [key for key in keys(run(act(state, deed, Attack(value=1, area=ARC)), "skip")[0]) if key[:4] == "area"]
    both = next(key for key in boards if all(int(key[5:]) >> figure(state, kind).cell & 1 for kind in "Mm"))
    asked = run(act(state, deed, Attack(value=1, area=ARC)), both, "attack:2", "attack:0", "attack:3")
    assert keys(asked[-1]) == ["attack:3", "skip"]
    assert [figure(state, kind).health for kind in "Mmn"] == [8, 8, 8]


def test_an_element_can_add_a_target_to_an_area() -> None:
    """BB-AOE-4, JL-RNG-8: the further target comes when the area is done."""
    state = field(PAIR, charges=[e.AIR])
    action = Attack(value=1, area=ARC, consume=(Consume((e.AIR,), Adds(targets=1)),))
    deed = ActionContext(figure(state, "a"), HEROES, 0)
    boards = [key for key in keys(run(act(state, deed, action), "skip")[0]) if key[:4] == "area"]
    only_n = next(key for key in boards if int(key[5:]) >> figure(state, "n").cell & 1)
    run(act(state, deed, action), "pay:0:air", only_n, "attack:3", "attack:0")
    assert [figure(state, kind).health for kind in "Mmn"] == [8, 9, 8]


@pytest.mark.parametrize("drawing", ["a M .", ". M a"])
def test_an_attack_heals_its_attacker_wherever_they_stand(drawing: str) -> None:
    """BB-HEA-4, BB-ATK-12: also on the first hex of the map, whose number is 0."""
    state = field(drawing)
    figure(state, "a").health = 4
    hit(state, heal=2)
    assert figure(state, "a").health == 6


def test_an_attacker_whom_retaliate_kills_is_not_healed() -> None:
    """BB-HEA-4, BB-ATK-12."""
    state = field("a M", traits=retaliating(Retaliate(value=3)))
    attacker = figure(state, "a")
    attacker.health = 3
    hit(state, heal=2)
    assert (attacker.cell, attacker.health) == (-1, 0)


def test_what_follows_an_attack_waits_for_retaliate() -> None:
    """BB-ATK-12: a heal that an element buys comes after the attack is completely over."""
    state = field("a M", traits=retaliating(Retaliate(value=3)), charges=[e.LIGHT])
    heal = Consume((e.LIGHT,), Adds(actions=(e.Heal(value=2, who=e.SELF),)))
    perform(state, Attack(value=1, consume=(heal,)), "pay:0:light", "attack:0", "aim:1")
    assert figure(state, "a").health == 8


def test_a_monster_lays_its_area_over_the_most_enemies() -> None:
    """JL-MMV-13, JL-FOC-O4, JL-RNG-11: the focus is always hit; equal placements are the players' choice."""
    state = field(
        """
. b .
 a M .
. c .
""".strip("\n")
    )
    state.initiatives |= {"a": 1, "b": 20, "c": 20}
    asked = run(monsters.act(state, figure(state, "M"), (Attack(value=2, area=ARC),), "col"), "area:10")
    assert [choice.kind for choice in asked] == ["monster.area"]
    assert [figure(state, kind).health for kind in "abc"] == [7, 7, 9]


def test_of_equally_many_further_targets_an_area_takes_the_better_ranked() -> None:
    """JL-MMV-10, JL-MMV-O6: by the focus rules, whatever the order in which the figures are listed."""
    for first, hurt in ((20, [7, 7, 9]), (90, [7, 9, 7])):
        state = field(". b .\n a M .\n. c .")
        state.initiatives |= {"a": 1, "b": first, "c": 30}
        assert run(monsters.act(state, figure(state, "M"), (Attack(value=2, area=ARC),), "col")) == []
        assert [figure(state, kind).health for kind in "abc"] == hurt


def test_the_area_of_a_monster_names_the_characters_that_it_hits() -> None:
    """JL-MMV-13: so that the players can tell the placements apart."""
    state = field(". b .\n a M .\n. c .")
    state.initiatives |= {"a": 1, "b": 20, "c": 20}
    asked = run(monsters.act(state, figure(state, "M"), (Attack(value=2, area=ARC),), "col"), "area:10")
    labels = [MONSTER_AREA.show(state, 0, asked[0], option).label for option in asked[0].options]
    assert [label.args["figures"] for label in labels if isinstance(label, Say)] == [["a", "b"], ["a", "c"]]


# --- what the games' own tests would notice first ---------------------------------------------------------------------


def test_bonuses_against_those_who_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-BON-3, JL-ATK-11: a bonus of the target changes the attack, shields, hits back and makes it awkward."""
    adds = Adds(attack=-1, shield=1, retaliate=2, disadvantage=True)
    CARDS.bonuses["guard"] = (Bonus(on="attacked", adds=adds), Bonus(on="attack", adds=Adds(attack=5)))
    rolled = Rolled(monkeypatch, lambda made: None)
    state = field(ROW)
    figure(state, "M").bonuses = [("guard", 0, 0), ("guard", 1, 0)]
    made = hit(state, value=5)
    assert (made.value, made.damage, rolled.seen[0].disadvantage) == (4, 3, True)
    assert figure(state, "a").health == 7
    state = field("a . M")
    figure(state, "M").bonuses = [("guard", 0, 0)]
    hit(state, value=5, ranged=True)
    assert figure(state, "a").health == 9, "this retaliate reaches who stands beside it"


def test_a_doubled_attack_doubles_what_was_added() -> None:
    """JL-ATK-O3: poison and bonuses included; the shield is taken off once."""
    state = field(ROW, traits={"M": Traits(shield=1)})
    conditions(state, "M", "poison")
    made = blow(state, 2)
    made.take(Adds(times=2))
    run(strike(state, made))
    assert made.damage == (2 + 1) * 2 - 1


@pytest.mark.parametrize(
    "name", ["poison", "wound", "muddle", "immobilize", "disarm", "stun", "strengthen", "invisible"]
)
def test_every_condition_of_an_attack_arrives(name: str) -> None:
    """BB-ADD-3, BB-CON-6, JL-CND-2: none is left out unless the player says so."""
    state = field("a M")
    perform(state, Attack(value=1, conditions=e.mask_of(name)), "attack:0")
    assert e.names(figure(state, "M").conditions) == [name]


def test_lasting_bonuses_lengthen_attacks_of_their_kind() -> None:
    """BB-BON-3, JL-ATK-11: range for ranged attacks alone, targets for the kind that is named; bonuses on something
    else give neither."""
    CARDS.bonuses["far"] = (
        Bonus(on="attack", adds=Adds(range=1)),
        Bonus(on="attack", kind="melee", adds=Adds(targets=1)),
        Bonus(on="heal", adds=Adds(range=5, targets=5)),
    )
    state = field("a . . M m")
    figure(state, "a").bonuses = [("far", 0, 0), ("far", 1, 0), ("far", 2, 0)]
    asked = run(act(state, ActionContext(figure(state, "a"), HEROES, 0), Attack(value=1, range=2)), "attack:0")
    assert keys(asked[0]) == ["attack:0", "skip"]
    state = field("M a m")
    figure(state, "a").bonuses = [("far", 0, 0), ("far", 1, 0), ("far", 2, 0)]
    perform(state, Attack(value=1), "attack:0", "attack:2")
    assert [figure(state, kind).health for kind in "Mm"] == [8, 8]


SPLASH = e.Damage(value=2, targets=e.ALL)


def test_damage_beside_a_target_on_the_first_hex() -> None:
    """JL-MOD-11: whose number is 0."""
    state = field("M m a")
    perform(state, Attack(value=1, range=2, splash=SPLASH), "attack:0")
    assert [figure(state, kind).health for kind in "Mma"] == [8, 7, 9]
    state = field("a b M")
    run(monsters.act(state, figure(state, "M"), (Attack(value=1, range=2, splash=SPLASH),), "col"))
    assert [figure(state, kind).health for kind in "abM"] == [8, 7, 9]


def test_damage_beside_a_target_that_died_on_the_first_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-MOD-11: where the game knows which hex that was."""
    monkeypatch.setattr(KERNEL.map, "last_cell", lambda state, thing: 0)
    state = field("M m a")
    perform(state, Attack(value=9, range=2, splash=SPLASH), "attack:0")
    assert [figure(state, kind).health for kind in "Mma"] == [0, 7, 9]
    state = field("a b M")
    run(monsters.act(state, figure(state, "M"), (Attack(value=9, range=2, splash=SPLASH),), "col"))
    assert [figure(state, kind).health for kind in "abM"] == [0, 7, 9]


def test_where_nobody_knows_the_hex_of_the_dead_nobody_else_suffers() -> None:
    """JL-MOD-11: not even whoever stands on the first hex."""
    state = field("m M a")
    perform(state, Attack(value=9, splash=SPLASH), "attack:0")
    assert [figure(state, kind).health for kind in "Mma"] == [0, 9, 9]
    state = field("b a M")
    run(monsters.act(state, figure(state, "M"), (Attack(value=9, splash=SPLASH),), "col"))
    assert [figure(state, kind).health for kind in "abM"] == [0, 9, 9]


def test_several_hexes_of_one_objective_suffer_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-ATK-7, JL-OBJ-3: damage to all in range finds an objective of two hexes once, and two objectives both."""
    for together, hurt in ((True, [7, 9]), (False, [7, 7])):
        state = field("O M O")
        things = [thing for thing in state.figures if thing.is_objective]

        def other_parts(state: Field, thing: Any, together: bool = together) -> list[Any]:
            return [other for other in state.figures if other.is_objective and other is not thing] if together else []

        monkeypatch.setattr(KERNEL.map, "other_parts", other_parts)
        things[0].max_health = 10  # so that they are not equal
        run(monsters.act(state, figure(state, "M"), (e.Damage(value=2, targets=e.ALL),), "col"))
        assert [thing.health for thing in things] == hurt


def test_an_objective_of_two_hexes_is_one_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-ATK-7: whoever has attacked one hex of it does not attack the other with the same action."""
    for together, offered in ((True, ["attack:0", "skip"]), (False, ["attack:0", "attack:3", "skip"])):
        state = field("M a O\n . O .")
        things = [thing for thing in state.figures if thing.is_objective]
        for thing in things:
            thing.side = MONSTERS
        things[1].number = 1  # so that they are not equal

        def other_parts(state: Field, thing: Any, together: bool = together) -> list[Any]:
            return [other for other in state.figures if other.is_objective and other is not thing] if together else []

        monkeypatch.setattr(KERNEL.map, "other_parts", other_parts)
        first, second = (state.figures.index(thing) for thing in things)
        assert (first, second) == (2, 3)
        asked = run(
            act(state, ActionContext(figure(state, "a"), HEROES, 0), Attack(value=1, targets=3)), "attack:2", "skip"
        )
        assert keys(asked[1]) == offered


def test_what_an_attack_earns_is_the_attackers(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-EXP-2: for the element that was paid, once somebody was attacked."""
    earned = watch_experience(monkeypatch)
    cost = (Consume((e.FIRE,), Adds(attack=1, experience=1)),)
    state = field("a M", charges=[e.FIRE])
    perform(state, Attack(value=1, consume=cost), "pay:0:fire", "attack:0")
    assert earned == [("a", 1)]
    state = field("a M", charges=[e.FIRE])
    perform(state, Attack(value=1, consume=cost), "pay:0:fire", "skip")
    assert earned == [("a", 1)]


def test_damage_beside_a_target_for_one_of_several() -> None:
    """JL-DMG-3, JL-GEN-1: whoever attacks chooses; a single one is not asked for."""
    one = e.Damage(value=2)
    state = field(". m .\n a M .\n. n .")
    last = state.figures.index(figure(state, "n"))
    perform(state, Attack(value=1, splash=one), "attack:0", f"aim:{last}")
    assert [figure(state, kind).health for kind in "Mmn"] == [8, 9, 7]
    state = field("a M m")
    perform(state, Attack(value=1, splash=one), "attack:0")
    assert [figure(state, kind).health for kind in "Mm"] == [8, 7]


def test_what_helps_an_attack_on_a_single_target_helps_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-ITX-13, BB-ITX-16, BB-ITX-25: neither one of two targets nor an area; the last of two is no single one."""
    CARDS.bonuses["one"] = (Bonus(on="attack", single=True, adds=Adds(attack=2)),)
    for targets, answers, health in ((1, ["attack:0"], [6, 9]), (2, ["attack:0", "attack:2"], [8, 8])):
        state = field("M a m")
        figure(state, "a").bonuses = [("one", 0, 0)]
        perform(state, Attack(value=1, targets=targets), *answers)
        assert [figure(state, kind).health for kind in "Mm"] == health
    offered: list[bool] = []

    def offers(state: Field, context: ActionContext, on: str, kind: str, single: bool) -> list[Any]:
        offered.append(single)
        return []

    monkeypatch.setattr(KERNEL.items, "offers", offers)
    perform(field("M a m"), Attack(value=1), "skip")
    perform(field("M a m"), Attack(value=1, area=ARC), "skip")
    perform(field("M a m"), Attack(value=1, targets=2), "attack:0", "skip")
    assert offered == [True, False, False, False]
