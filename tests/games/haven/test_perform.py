"""Moves, heals, conditions, damage, control and bonuses on a bare field, decided by a player."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.haven.field import (
    CARDS,
    KERNEL,
    WORDS,
    Field,
    conditions,
    field,
    figure,
    keys,
    run,
    shown,
    watch_experience,
)
from undercroft.core.events import Log
from undercroft.core.request import Choice
from undercroft.games.haven import damage, monsters
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import HEROES, MONSTERS, OFF
from undercroft.games.haven.effects import ActionContext, act
from undercroft.games.haven.effects import perform as perform_all
from undercroft.games.haven.events import Walked
from undercroft.games.haven.figures import enemies
from undercroft.games.haven.verbs import Adds, Attack, Bonus, Condition, Consume, Control, Damage, Heal, Move, Traits


def perform(state: Field, action: e.Action, *answers: str, source: str = "", kind: str = "a") -> list[Choice]:
    return run(act(state, ActionContext(figure(state, kind), HEROES, 0, source), action), *answers)


def hexes(choice: Choice) -> list[int]:
    return [int(key[3:]) for key in keys(choice) if key.startswith("go:")]


# --- move -------------------------------------------------------------------------------------------------------------


def test_movement_points() -> None:
    """BB-MOV-1, BB-MOV-5, BB-TER-5, JL-MOV-1, JL-MOV-2, JL-MOV-4: difficult ground costs two; what is left is lost."""
    state = field("a . : . .")
    asked = perform(state, Move(value=3), "go:1")
    assert hexes(asked[0]) == [1, 2]
    assert len(asked) == 1
    assert hexes(perform(state, Move(value=3), "stay")[0]) == [0, 2, 3]


def test_through_allies_but_not_through_enemies_obstacles_or_objectives() -> None:
    """BB-MOV-2, BB-MOV-3, JL-MOV-3, JL-MOV-6."""
    assert hexes(perform(field("a b . ."), Move(value=3), "stay")[0]) == [2, 3]
    for wall in "M#O":
        assert perform(field(f"a {wall} . ."), Move(value=3)) == []


def test_a_move_that_enters_nothing_was_not_performed() -> None:
    """BB-MOV-4: what depends on the move does not follow."""
    state = field("a . .")
    figure(state, "a").health = 5
    follows = Move(value=2, then=(Heal(value=2, who=e.SELF),))
    perform(state, follows, "stay")
    assert figure(state, "a").health == 5
    perform(state, follows, "go:1", "aim:0")
    assert figure(state, "a").health == 7


def test_jump() -> None:
    """BB-MOV-6, BB-TER-3, BB-TER-5, BB-TER-7, JL-MOV-7, JL-MOV-8, JL-MOV-9: over everything, landing counts."""
    state = field("a M # ^ : .")
    asked = perform(state, Move(value=5, jump=True), "go:3")
    assert hexes(asked[0]) == [3, 4, 5]
    assert figure(state, "a").health == 8
    state = field("a M # ^ : .")
    perform(state, Move(value=5, jump=True), "go:5")
    assert figure(state, "a").health == 9


def test_flying() -> None:
    """BB-MOV-7, BB-MOV-8: nothing matters but a figure on the last hex."""
    state = field("a M # ^ : .", traits={"a": Traits(flying=True)})
    asked = perform(state, Move(value=5), "go:3")
    assert hexes(asked[0]) == [2, 3, 4, 5]
    assert figure(state, "a").health == 9


def test_hazards_on_the_way() -> None:
    """BB-TER-6, BB-TER-8, JL-MOV-5: each entry hurts, standing there and leaving does not; the way around is taken."""
    state = field("a ^ ^ .")
    perform(state, Move(value=3), "go:3")
    assert figure(state, "a").health == 7
    state = field("a ^ .\n . .")
    perform(state, Move(value=3), "go:2")
    assert figure(state, "a").health == 9
    state = field("a ^ . .")
    perform(state, Move(value=1), "go:1")
    assert figure(state, "a").health == 8
    perform(state, Move(value=1), "go:2")
    assert figure(state, "a").health == 8


def test_the_way_can_be_walked_hex_by_hex() -> None:
    """BB-MOV-1, BB-MOV-O1, BB-TER-6: who wants to step into a hazard may."""
    state = field("a ^ .\n . .")
    perform(state, Move(value=3), "walk:1", "go:2")
    assert figure(state, "a").health == 8
    assert figure(state, "a").cell == 2


def test_a_move_that_pauses_goes_on_with_the_points_that_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-MOV-4, JL-DOR-9: behind a door, where the ground costs what it costs."""
    monkeypatch.setattr(KERNEL.map, "pauses", lambda state, mover, own=False: 1 << 2)
    state = field("a : . . . .")
    asked = perform(state, Move(value=5), "go:2", "go:4")
    assert [hexes(choice) for choice in asked] == [[1, 2], [1, 3, 4]]
    assert figure(state, "a").cell == 4


def test_a_jump_walked_hex_by_hex_touches_only_its_last_hex() -> None:
    """BB-TER-7, BB-MOV-6."""
    state = field("a ^ ^ .")
    perform(state, Move(value=3, jump=True), "walk:1", "walk:2", "stay")
    assert figure(state, "a").health == 8


def test_a_jump_hex_by_hex_stops_on_no_obstacle() -> None:
    """JL-MOV-O1, BB-MOV-6: but whoever stands on one already may stay there."""
    state = field("a # . .")
    asked = perform(state, Move(value=3, jump=True, path=True), "walk:1", "go:2")
    assert ["stay" in keys(choice) for choice in asked] == [True, False]
    state.obstacles |= 1 << figure(state, "a").cell
    assert "stay" in keys(perform(state, Move(value=1, jump=True), "stay")[0])


def test_nothing_is_paid_for_a_move_that_has_begun() -> None:
    """BB-ADD-1, BB-ELE-9, JL-ELE-5: what an element adds to a move is decided before its first hex."""
    state = field("a . . .", charges=[e.FIRE])
    cost = (Consume((e.FIRE,), Adds(move=1)),)
    asked = perform(state, Move(value=3, path=True, consume=cost), "walk:1", "stay")
    assert ["pay:0:fire" in keys(choice) for choice in asked] == [True, False]


def test_the_story_tells_walks_and_jumps_apart() -> None:
    """BB-MOV-1, BB-MOV-6."""
    for jump in (False, True):
        state = field("a . ^ .")
        state.log = Log()
        perform(state, Move(value=1, jump=jump), "go:1")
        told = [line.event.how for line in state.log.lines if isinstance(line.event, Walked)]
        assert told == ["jump" if jump else "walk"]


def test_immobilize_stops_move_actions_only() -> None:
    """BB-CON-11, JL-CND-9."""
    state = field("a . .")
    conditions(state, "a", "immobilize")
    assert perform(state, Move(value=3)) == []


def test_bonuses_and_costs_of_a_move() -> None:
    """BB-ITM-O2, BB-ELE-9, JL-ATK-11: both lengthen it."""
    state = field("a . . . . . .", charges=[e.AIR])
    CARDS.bonuses["m"] = (Bonus(on="move", adds=Adds(move=1)),)
    figure(state, "a").bonuses = [("m", 0, 0)]
    asked = perform(state, Move(value=2, consume=(Consume((e.AIR,), Adds(move=2)),)), "pay:0:air", "go:5")
    assert [len(hexes(choice)) for choice in asked] == [3, 5]


# --- conditions, heal, damage -----------------------------------------------------------------------------------------


def test_conditions_end_with_the_next_turn() -> None:
    """BB-CON-2, BB-CON-3, BB-CON-4, BB-CON-5, JL-CND-3, JL-CND-O1, JL-CND-O2."""
    state = field("a M")
    hero = figure(state, "a")
    conditions(state, "a", "muddle", "wound")
    state.acting = state.figures.index(hero)
    damage.end_turn(state, hero)
    assert hero.conditions == e.WOUND  # gained outside its turn: it ends with the coming one
    conditions(state, "a", "strengthen")
    damage.end_turn(state, hero)
    assert hero.conditions == e.WOUND | e.STRENGTHEN  # gained in its own turn: it lasts through the next
    state.acting = -1
    conditions(state, "a", "strengthen")  # anew, outside its turn
    state.acting = state.figures.index(hero)
    damage.end_turn(state, hero)
    assert hero.conditions == e.WOUND


def test_a_condition_action_has_a_target() -> None:
    """BB-CON-1, BB-TGT-4, BB-TGT-6, BB-TGT-7, JL-CND-6, JL-CND-7, JL-GEN-6: bad ones on enemies, good on friends."""
    state = field("a b M")
    asked = perform(state, Condition(conditions=e.MUDDLE, range=2), "aim:0")
    assert keys(asked[0]) == ["aim:0", "skip"]
    assert figure(state, "M").conditions == e.MUDDLE
    asked = perform(state, Condition(conditions=e.STRENGTHEN, who=e.SELF_OR_ALLY), "aim:2")
    assert keys(asked[0]) == ["aim:1", "aim:2", "skip"]
    asked = perform(state, Condition(conditions=e.STRENGTHEN, who=e.SELF), "aim:1")
    assert keys(asked[0]) == ["aim:1", "skip"]
    asked = perform(state, Condition(conditions=e.STRENGTHEN, who=e.ALLY), "skip")
    assert keys(asked[0]) == ["aim:2", "skip"]  # nobody is its own ally (BB-TGT-5, JL-GEN-5)
    assert perform(field("a . M"), Condition(conditions=e.MUDDLE)) == []


@pytest.mark.parametrize(
    ("ill", "health", "after"),
    [([], 5, 8), ([], 8, 9), (["wound"], 5, 8), (["poison"], 5, 5), (["wound", "poison"], 5, 5), (["muddle"], 5, 8)],
)
def test_heal(ill: list[str], health: int, after: int) -> None:
    """BB-HEA-1, BB-HEA-2, BB-HEA-3, BB-CON-9, BB-CON-10, JL-HEA-3, JL-HEA-4, JL-CND-14, JL-CND-16, JL-CND-17."""
    state = field("a . M")
    hero = figure(state, "a")
    hero.health = health
    conditions(state, "a", *ill)
    perform(state, Heal(value=3, who=e.SELF), "aim:1")
    assert hero.health == after
    assert e.names(hero.conditions) == [name for name in ill if name == "muddle"]


def test_heal_an_ally_in_range() -> None:
    """BB-RNG-4, JL-HEA-1, JL-HEA-2: oneself is always in range."""
    asked = perform(field("a . b . c M"), Heal(value=3, range=2, who=e.SELF_OR_ALLY), "skip")
    assert keys(asked[0]) == ["aim:1", "aim:2", "skip"]


def test_damage_without_an_attack_is_changed_by_nothing() -> None:
    """BB-DMG-1, BB-SHD-3, BB-MOD-3, JL-DMG-3, JL-SHD-4: no shield, no poison, no modifier."""
    state = field("a M m", traits={"M": Traits(shield=5)})
    conditions(state, "M", "poison")
    perform(state, Damage(value=2, range=1, targets=e.ALL), "all")
    assert [figure(state, kind).health for kind in "Mm"] == [7, 9]
    perform(state, Damage(value=3, who=e.SELF, mandatory=True))
    assert figure(state, "a").health == 6


def test_mandatory_actions_are_not_skipped() -> None:
    """BB-MAN-1, BB-ACT-7, JL-TRN-F1."""
    state = field("a . M")
    flow = perform_all(
        state,
        ActionContext(figure(state, "a"), HEROES, 0),
        (Move(value=1), Condition(conditions=e.WOUND, who=e.SELF, mandatory=True)),
    )
    run(flow, "stay")
    assert figure(state, "a").conditions == e.WOUND


def test_actions_go_from_top_to_bottom() -> None:
    """BB-ACT-4, BB-ACT-5, BB-ACT-6, JL-ABL-O1: each is finished before the next."""
    state = field("a . . M")
    flow = perform_all(
        state, ActionContext(figure(state, "a"), HEROES, 0), (Attack(value=1), Move(value=2), Attack(value=2))
    )
    asked = run(flow, "go:2", "attack:0")
    assert [choice.kind for choice in asked] == ["move.where", "attack.target"]
    assert figure(state, "M").health == 7


def test_who_dies_in_the_middle_performs_nothing_more() -> None:
    """BB-DIE-1, BB-DIE-3, BB-EXH-1, JL-DMG-5."""
    state = field("a ^ . M", hazard=9)
    run(perform_all(state, ActionContext(figure(state, "a"), HEROES, 0), (Move(value=2), Attack(value=1))), "go:2")
    assert figure(state, "a").cell < 0
    assert figure(state, "M").health == 9


# --- control ----------------------------------------------------------------------------------------------------------


def test_control_moves_an_enemy_into_what_it_would_avoid() -> None:
    """BB-CTL-1, BB-CTL-2, BB-CTL-4, BB-CTL-O1, JL-CTL-1, JL-CTL-4: points are paid as in any move."""
    state = field("a . M ^ : .")
    asked = perform(state, Control(range=2, actions=(Move(value=2),)), "aim:0", "go:3")
    assert [key for key in keys(asked[1]) if key.startswith("go")] == ["go:1", "go:3"]
    assert figure(state, "M").health == 8


def test_control_makes_an_enemy_attack_its_friends() -> None:
    """BB-CTL-1, BB-CTL-3, BB-CTL-5, JL-CTL-O1: with its own traits, and not while disarmed."""
    state = field("a M m", traits={"M": Traits(attack=Adds(conditions=e.WOUND))})
    asked = perform(state, Control(range=2, actions=(Attack(value=2),)), "aim:0", "attack:2")
    assert keys(asked[1]) == ["attack:2", "skip"]
    assert figure(state, "m").health == 7
    assert figure(state, "m").conditions == e.WOUND
    conditions(state, "M", "disarm", "immobilize")
    asked = perform(state, Control(range=2, actions=(Attack(value=2), Move(value=2))), "aim:0")
    assert len(asked) == 1


# --- the monsters' other actions --------------------------------------------------------------------------------------


def monster(state: Field, actions: Any, *answers: str) -> list[Choice]:
    return run(monsters.act(state, figure(state, "M"), actions, "col"), *answers)


def test_a_monster_heals_whoever_lacks_the_most() -> None:
    """BB-MOT-4, BB-MOT-O1: itself or an ally in range; equal ones are the player's choice."""
    state = field("M m . n a")
    figure(state, "m").health = 4
    figure(state, "n").health = 1
    monster(state, (Heal(value=3, range=2, who=e.SELF_OR_ALLY),))
    assert [figure(state, kind).health for kind in "Mmn"] == [9, 7, 1]
    figure(state, "M").health = 7
    asked = monster(state, (Heal(value=3, range=2, who=e.SELF_OR_ALLY),), "target:0")
    assert asked[0].kind == "monster.heal"
    assert figure(state, "M").health == 9


def test_positive_conditions_go_to_the_nearest_that_lacks_them() -> None:
    """BB-MOT-6."""
    state = field("M m n . a")
    action = Condition(conditions=e.STRENGTHEN, who=e.SELF_OR_ALLY, range=3)
    for kinds in ("M", "Mm", "Mmn"):
        monster(state, (action,))
        assert [f.kind for f in state.figures if f.conditions] == [f.kind for f in state.figures if f.kind in kinds]


def test_a_positive_condition_without_a_range_finds_those_beside_it() -> None:
    """BB-MOT-6."""
    for drawing, found in (("M . m", 0), ("M m .", e.STRENGTHEN)):
        state = field(drawing)
        monster(state, (Condition(conditions=e.STRENGTHEN, who=e.ALLY),))
        assert figure(state, "m").conditions == found


def test_the_nearest_comes_first_whatever_the_order_of_figures() -> None:
    """BB-MOT-6: n stands nearer than m."""
    state = field("M n . m a")
    conditions(state, "M", "strengthen")
    monster(state, (Condition(conditions=e.STRENGTHEN, who=e.SELF_OR_ALLY, range=3),))
    assert figure(state, "n").conditions == e.STRENGTHEN
    assert figure(state, "m").conditions == 0


def test_negative_actions_find_the_focus_without_leading_the_way() -> None:
    """BB-MOT-5, BB-MMV-6, BB-FOC-1: muddle at range 3 does not stop the monster from walking up."""
    state = field("M . . . a")
    monster(state, (Move(value=3), Condition(conditions=e.MUDDLE, range=3)))
    assert shown(state) == ". . . M a"
    assert figure(state, "a").conditions == e.MUDDLE


def test_without_a_target_the_other_actions_remain() -> None:
    """BB-NOT-2, JL-FOC-O2: it neither moves nor attacks but heals and shields itself."""
    state = field("M . # a")
    figure(state, "M").health = 3
    shield = e.Shield(value=2)
    CARDS.bonuses["col"] = (shield,)
    monster(state, (Move(value=3), Attack(value=2), Heal(value=2, who=e.SELF), shield))
    assert figure(state, "M").health == 5
    assert damage.shield_of(state, figure(state, "M")) == 2
    assert figure(state, "M").cell == 0


def test_without_a_focus_the_players_decide_between_those_in_range(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-FOC-O2, JL-GEN-2: nobody can be reached for an attack, and both can be muddled."""
    monkeypatch.setattr(WORDS, "clauses", {"monster.victim": "JL-GEN-2"})
    muddle = (Condition(conditions=e.MUDDLE, range=2),)
    state = field("a # M # b")
    asked = run(monsters.act(state, figure(state, "M"), muddle, "col"), "target:2")
    assert [(choice.kind, keys(choice)) for choice in asked] == [("monster.victim", ["target:1", "target:2"])]
    assert (figure(state, "a").conditions, figure(state, "b").conditions) == (0, e.MUDDLE)


def test_without_a_focus_nobody_out_of_range_or_sight_is_taken() -> None:
    """JL-FOC-O2, JL-RNG-1, BB-FOC-1: the first one stands too far away or cannot be seen, the other is hit unasked."""
    muddle = (Condition(conditions=e.MUDDLE, range=2),)
    for drawing, hidden in (("a . # M # b", False), ("a # M # b", True)):
        state = field(drawing)
        if hidden:
            conditions(state, "a", "invisible")
        monster(state, muddle)
        assert figure(state, "b").conditions == e.MUDDLE
        assert not figure(state, "a").conditions & e.MUDDLE


@pytest.mark.parametrize(("first", "then"), [("target:2", "M . a b"), ("target:1", "M a . b")])
def test_the_order_of_a_push_is_the_players(first: str, then: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-GEN-1, JL-PSH-9: a can only go where b stands, so that it moves if b has made room."""
    monkeypatch.setattr(WORDS, "clauses", {"monster.shove": "JL-GEN-1"})
    state = field("M a b .")
    push = (e.Push(value=1, range=2, targets=e.ALL),)
    asked = run(monsters.act(state, figure(state, "M"), push, "col"), first)
    assert [(choice.kind, keys(choice)) for choice in asked] == [("monster.shove", ["target:1", "target:2"])]
    assert shown(state) == then


def test_the_order_of_a_push_is_not_asked_where_nobody_else_can_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-GEN-1, JL-PSH-5: c stands against the wall and never moves."""
    monkeypatch.setattr(WORDS, "clauses", {"monster.shove": "JL-GEN-1"})
    state = field("c M a .")
    assert run(monsters.act(state, figure(state, "M"), (e.Push(value=1, targets=e.ALL),), "col")) == []
    assert shown(state) == "c M . a"


def test_a_monster_attacks_only_with_an_attack_and_in_range() -> None:
    """BB-MAT-1, BB-MAT-2, BB-MON-3."""
    state = field("M a")
    monster(state, (Move(value=3),))
    assert figure(state, "a").health == 9
    state = field("M . a")
    monster(state, (Attack(value=2),))
    assert figure(state, "a").health == 9
    monster(state, (Attack(value=2, range=2),))
    assert figure(state, "a").health == 7


def test_a_monster_pays_only_for_what_it_can_do() -> None:
    """BB-MEL-2, JL-ELE-7: no target, no charge used; a longer reach is bought when it is needed."""
    cost = (Consume((e.FIRE,), Adds(attack=2)),)
    state = field("M . . a", charges=[e.FIRE])
    monster(state, (Attack(value=1, consume=cost),))
    assert state.charges == [e.FIRE]
    state = field("M a . .", charges=[e.FIRE])
    monster(state, (Attack(value=1, consume=cost),))
    assert (state.charges, figure(state, "a").health) == ([], 6)
    reach = (Consume((e.FIRE,), Adds(ranged=3)),)
    state = field("M . . a", charges=[e.FIRE])
    monster(state, (Attack(value=1, consume=reach),))
    assert (state.charges, figure(state, "a").health) == ([], 8)


def test_a_monster_does_not_pay_for_disadvantage() -> None:
    """BB-MEL-O2, BB-MEL-2: beside its target it strikes with its fists, even if it could shoot."""
    state = field("# M a", charges=[e.FIRE])
    monster(state, (Move(value=1), Attack(value=2, consume=(Consume((e.FIRE,), Adds(ranged=3)),))))
    assert (state.charges, figure(state, "a").health) == ([e.FIRE], 7)


def test_a_reach_that_an_element_may_give_is_planned_with() -> None:
    """BB-FOC-O1: with the charge the monster stops at range 3, without it walks up."""
    actions = (Move(value=4), Attack(value=1, consume=(Consume((e.FIRE,), Adds(ranged=3)),)))
    state = field("M . . . . a", charges=[e.FIRE])
    monster(state, actions)
    assert shown(state) == ". . M . . a"
    state = field("M . . . . a")
    monster(state, actions)
    assert shown(state) == ". . . . M a"


def test_a_monster_under_wound_or_hazard_that_dies_stops() -> None:
    """BB-DIE-3: the rest of its column is not performed."""
    state = field("M ^ a", hazard=9)
    monster(state, (Move(value=3), Attack(value=3), Heal(value=5, who=e.SELF)))
    assert figure(state, "M").cell < 0
    assert figure(state, "a").health == 9


# --- what the games' own tests would notice first ---------------------------------------------------------------------


def test_an_if_that_does_not_hold_was_not_performed() -> None:
    """JL-TRN-F1: nothing follows from it; one that holds and has no actions of its own counts."""
    for poisoned, health in ((True, 7), (False, 5)):
        state = field("a M")
        if poisoned:
            conditions(state, "M", "poison")
        figure(state, "a").health = 5
        context = ActionContext(figure(state, "a"), HEROES, 0)
        context.last = [figure(state, "M")]
        follows = (Heal(value=2, who=e.SELF, mandatory=True),)
        run(act(state, context, e.If(test="poisoned", actions=(), then=follows)))
        assert figure(state, "a").health == health


def test_damage_reaches_as_far_as_it_says() -> None:
    """BB-DMG-1, JL-DMG-3: adjacent without a range; farther with one, and no farther."""
    for range_, hurt in ((0, [8, 9, 9]), (2, [8, 8, 9])):
        state = field("a M m n")
        perform(state, Damage(value=1, range=range_, targets=e.ALL, mandatory=True))
        assert [figure(state, kind).health for kind in "Mmn"] == hurt


def test_damage_beside_the_target_spares_the_target_and_friends() -> None:
    """JL-MOD-11: enemies beside the target alone, the target not among them."""
    state = field(". m .\n a M b\n. n .")
    splash = Damage(value=2, targets=e.ALL)
    perform(state, Attack(value=1, splash=splash), f"attack:{state.figures.index(figure(state, 'M'))}")
    assert [figure(state, kind).health for kind in "Mmnb"] == [8, 7, 7, 9]


def test_damage_beside_the_target_of_a_monster() -> None:
    """JL-MOD-11: the same the other way round."""
    state = field(". b .\n m M a\n. c .")
    state.initiatives |= {"a": 1}
    attack = (Attack(value=1, splash=Damage(value=2, targets=e.ALL)),)
    run(monsters.act(state, figure(state, "M"), attack, "col"))
    assert [figure(state, kind).health for kind in "abcm"] == [8, 9, 9, 9]
    state = field(". b .\n M a c\n. m .")
    state.initiatives |= {"a": 1}
    run(monsters.act(state, figure(state, "M"), attack, "col"))
    assert [figure(state, kind).health for kind in "abcm"] == [8, 7, 7, 9]


def test_a_heal_finds_its_own_side_in_range() -> None:
    """BB-HEA-1, JL-HEA-1: oneself or an ally, no enemy, no objective, nobody out of range."""
    state = field("O a b . c M")
    asked = perform(state, Heal(value=2, range=1, who=e.SELF_OR_ALLY), "skip")
    names = [state.figures[int(key[4:])].kind for key in keys(asked[0]) if key.startswith("aim:")]
    assert names == ["a", "b"]


def test_the_player_sets_the_order_of_pushes(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-GEN-1, JL-PSH-8: each takes the room of the next; who cannot move is not asked about."""
    monkeypatch.setattr(WORDS, "clauses", {"push.order": "JL-GEN-1"})
    state = field(". M a m .")
    one, two = (state.figures.index(figure(state, kind)) for kind in "Mm")
    asked = perform(state, e.Push(value=1, targets=e.ALL), "all", f"aim:{two}", "stop", "stop")
    assert [choice.kind for choice in asked][:2] == ["push.target", "push.order"]
    assert keys(asked[1]) == [f"aim:{one}", f"aim:{two}"]
    assert asked[2].about[0] == two, "whom the player named is pushed first"


def test_a_jump_lands_on_a_hazard() -> None:
    """BB-TER-7, JL-MOV-9: hex by hex it touches nothing until it ends there, and then once."""
    state = field("a ^ ^ .")
    perform(state, Move(value=3, jump=True), "walk:1", "stay")
    assert figure(state, "a").health == 8
    state = field("a ^ ^ .")
    perform(state, Move(value=3, jump=True), "walk:1", "walk:2", "walk:3")
    assert figure(state, "a").health == 9


def test_a_jump_lands_on_a_hazard_on_the_first_hex() -> None:
    """BB-TER-7, JL-MOV-9: whose number is 0; and who dies there is gone."""
    state = field("^ a .")
    perform(state, Move(value=2, jump=True), "walk:0", "stay")
    assert figure(state, "a").health == 8
    state = field("^ a .", hazard=9)
    perform(state, Move(value=2, jump=True), "walk:0", "stay")
    assert figure(state, "a").cell < 0


def test_who_stands_on_a_hazard_and_stays_is_not_hurt() -> None:
    """BB-TER-8, BB-TER-6, JL-MOV-5, JL-TRP-3: nobody has entered it."""
    for jump in (False, True):
        state = field("a . .")
        state.hazards = 1
        perform(state, Move(value=2, jump=jump), "stay")
        assert figure(state, "a").health == 9


def test_steps_cost_what_the_ground_costs() -> None:
    """BB-TER-5, JL-MOV-4: hex by hex as on the way at once; what is left is told with the next step."""
    state = field("a : . ^ .")
    asked = perform(state, Move(value=4), "walk:1", "walk:2", "walk:3")
    assert [choice.about[1] for choice in asked] == [4, 2, 1]
    state = field("a : ^")
    asked = perform(state, Move(value=1, path=True))
    assert asked == []
    state = field("a : ^")
    asked = perform(state, Move(value=2, path=True), "stay")
    assert keys(asked[0]) == ["go:1", "walk:1", "stay"]


def test_a_hazard_that_holds_fast_ends_the_move_where_it_lies() -> None:
    """BB-TER-6, BB-MOV-4: the move was performed as far as it went."""
    state = field("a . ^ . .", holds_fast=True)
    context = ActionContext(figure(state, "a"), HEROES, 0)
    figure(state, "a").health = 5
    run(act(state, context, Move(value=4, then=(Heal(value=3, who=e.SELF, mandatory=True),))), "go:4")
    assert (figure(state, "a").cell, context.entered) == (2, [1, 2])
    assert figure(state, "a").health == 5 - 1 + 3


def test_a_move_through_enemies_hurts_those_alone() -> None:
    """JL-MOV-7, BB-MOV-6: neither allies on the way, nor enemies elsewhere, nor anybody on its last hex."""
    through = Adds(conditions=e.MUDDLE, damage=Damage(value=2))
    state = field("a M b m . n")
    perform(state, Move(value=4, jump=True, path=True, through=through), "go:4")
    assert [figure(state, kind).health for kind in "Mbmna"] == [7, 9, 7, 9, 9]
    assert [figure(state, kind).conditions for kind in "Mbmna"] == [e.MUDDLE, 0, e.MUDDLE, 0, 0]


@pytest.mark.parametrize(("through", "health", "ill"), [
    (Adds(conditions=e.MUDDLE), 9, e.MUDDLE), (Adds(damage=Damage(value=2)), 7, 0), (Adds(), 9, 0),
])  # fmt: skip
def test_a_move_through_enemies_does_what_it_says(through: Adds, health: int, ill: int) -> None:
    """JL-MOV-7: a condition alone, damage alone, or nothing."""
    state = field("a M .")
    perform(state, Move(value=2, jump=True, path=True, through=through), "go:2")
    assert (figure(state, "M").health, figure(state, "M").conditions) == (health, ill)


def test_each_cost_of_an_action_is_paid_once() -> None:
    """BB-ADD-O1, BB-ELE-11, JL-ELE-5: the others may follow in any order."""
    costs = tuple(Consume((e.FIRE,), Adds(heal=value)) for value in (1, 2))
    state = field("a M", charges=[e.FIRE, e.FIRE, e.FIRE])
    figure(state, "a").health = 1
    heal = Heal(value=1, who=e.SELF, consume=costs, mandatory=True)
    asked = perform(state, heal, "pay:0:fire", "pay:1:fire")
    assert [keys(choice) for choice in asked] == [["pay:0:fire", "pay:1:fire", "skip"], ["pay:1:fire", "skip"]]
    assert (figure(state, "a").health, state.charges) == (5, [e.FIRE])


def test_what_a_paid_action_earns(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-EXP-2: with the action, and not for one that nobody performs."""
    earned = watch_experience(monkeypatch)
    cost = (Consume((e.FIRE,), Adds(experience=1)),)
    for action in (
        Heal(value=1, range=1, who=e.SELF_OR_ALLY, consume=cost),
        Condition(conditions=e.MUDDLE, consume=cost),
        e.Push(value=1, consume=cost),
        Damage(value=1, consume=cost),
    ):
        perform(field("a M", charges=[e.FIRE]), action, "pay:0:fire", "skip")
        assert earned == []
        aim = "aim:1" if isinstance(action, Heal) else "aim:0"
        perform(field("a M", charges=[e.FIRE]), action, "pay:0:fire", aim)
        assert earned == [("a", 1)]
        earned.clear()


def test_what_a_paid_bonus_earns(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-EXP-2: only where it was paid for."""
    shield = e.Shield(value=1, consume=(Consume((e.FIRE,), Adds(experience=1)),))
    CARDS.bonuses["s"] = (shield,)
    earned = watch_experience(monkeypatch)
    perform(field("a M", charges=[e.FIRE]), shield, "skip", source="s")
    assert earned == []
    perform(field("a M", charges=[e.FIRE]), shield, "pay:0:fire", source="s")
    assert earned == [("a", 1)]


# --- damage and conditions --------------------------------------------------------------------------------------------


def test_whom_a_side_can_target() -> None:
    """BB-CON-7: enemies on the map, on any hex, that can be seen."""
    state = field("M m n a")
    conditions(state, "m", "invisible")
    assert [foe.kind for foe in enemies(state, HEROES)] == ["M", "n"]
    assert [foe.kind for foe in enemies(state, MONSTERS)] == ["a"]
    figure(state, "n").cell = OFF
    assert [foe.kind for foe in enemies(state, HEROES)] == ["M"]


def test_a_bonus_lets_its_owner_fly() -> None:
    """BB-MOV-7, BB-MOV-8: like the trait."""
    CARDS.bonuses["wings"] = (e.Shield(value=1), e.Flying())
    state = field("a # .")
    figure(state, "a").bonuses = [("wings", 0, 0)]
    assert perform(state, Move(value=2)) == []
    figure(state, "a").bonuses = [("wings", 1, 0)]
    assert hexes(perform(state, Move(value=2), "stay")[0]) == [1, 2]


def test_the_order_of_damage_is_asked_among_those_who_may_fall(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-GEN-1: m survives whatever comes first."""
    monkeypatch.setattr(WORDS, "clauses", {"damage.order": "JL-GEN-1"})
    fallen: list[str] = []

    def after_death(state: Field, dead: Any, cell: int, by: Any) -> Any:
        fallen.append(dead.kind)
        return
        yield

    monkeypatch.setattr(KERNEL.damage, "after_death", after_death)
    state = field(". M m\n . a .\n. n .")
    figure(state, "M").health = figure(state, "n").health = 2
    asked = perform(state, Damage(value=2, targets=e.ALL, mandatory=True), "target:3")
    assert [keys(choice) for choice in asked] == [["target:0", "target:3"]]
    assert fallen == ["n", "M"]
    assert figure(state, "m").health == 7
    fallen.clear()
    state = field("M a m")
    figure(state, "M").health = figure(state, "m").health = 2
    asked = perform(state, Damage(value=2, targets=e.ALL, mandatory=True), "target:2")
    assert [keys(choice) for choice in asked] == [["target:0", "target:2"]]
    assert fallen == ["m", "M"]


def test_who_gains_a_scarce_condition_first_is_asked_among_several(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-MOD-O1, JL-GEN-1: whoever is left alone gets what there is."""
    monkeypatch.setattr(KERNEL.damage, "is_scarce", lambda state, figures, conditions: True)
    state = field("M a m")
    asked = perform(state, Condition(conditions=e.MUDDLE, targets=e.ALL, mandatory=True), "target:2")
    assert [choice.kind for choice in asked] == ["condition.order"]
    assert [figure(state, kind).conditions for kind in "Mm"] == [e.MUDDLE, e.MUDDLE]


@pytest.mark.parametrize(("left", "lost"), [(0, []), (1, ["a"])])
def test_who_negates_all_damage_loses_nothing(left: int, lost: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-DMG-2, JL-DMG-6: nothing follows from damage that was cancelled."""

    def negate(state: Field, hero: Any, amount: int, by: Any) -> Any:
        return left
        yield

    hurt: list[str] = []
    monkeypatch.setattr(KERNEL.damage, "negate", negate)
    monkeypatch.setattr(KERNEL.damage, "after_damage", lambda state, who: hurt.append(who.kind))
    state = field("a M")
    run(damage.suffer(state, figure(state, "a"), 3))
    assert (figure(state, "a").health, hurt) == (9 - left, lost)


def test_there_is_nothing_to_negate_without_damage_or_off_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-DMG-2, JL-DMG-5, BB-NEG-1, BB-DIE-1: neither where 0 damage comes, nor for who has left."""
    asked: list[int] = []

    def negate(state: Field, hero: Any, amount: int, by: Any) -> Any:
        asked.append(amount)
        return amount
        yield

    monkeypatch.setattr(KERNEL.damage, "negate", negate)
    state = field("a M")
    hero = figure(state, "a")
    run(damage.suffer(state, hero, 0))
    hero.cell = OFF
    run(damage.suffer(state, hero, 3))
    assert (asked, hero.health) == ([], 9)


def test_damage_to_several_tells_whether_anybody_fell() -> None:
    """JL-DMG-5, BB-DIE-1: one of them is enough."""

    def fell(*hurt: tuple[str, int]) -> Any:
        state = field("a M m")
        flow = damage.suffer_all(state, [(figure(state, kind), amount) for kind, amount in hurt], None, 0)
        with pytest.raises(StopIteration) as end:
            next(flow)
        return end.value.value

    assert fell(("M", 9), ("m", 1)) is True
    assert fell(("M", 1), ("m", 8)) is False


@pytest.mark.parametrize(("drawing", "hazard", "seen"), [("a . .", 1, ["a"]), (". . a", 1, ["a"]), ("a ^ .", 9, [])])
def test_the_end_of_a_watched_move(drawing: str, hazard: int, seen: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-MOV-4, JL-MOV-1: whoever is still there has finished it, on the first hex as well."""
    finished: list[str] = []

    def after_move(state: Field, mover: Any, by: Any) -> Any:
        finished.append(mover.kind)
        return
        yield

    monkeypatch.setattr(KERNEL.map, "is_watched", lambda state, mover: True)
    monkeypatch.setattr(KERNEL.map, "after_move", after_move)
    state = field(drawing, hazard=hazard)
    perform(state, Move(value=2), "go:0" if drawing.endswith("a") else "go:2")
    assert finished == seen


@pytest.mark.parametrize(("clauses", "order"), [({}, []), ({"control.order": "JL-CTL-7"}, [["aim:0", "aim:2"]])])
def test_the_order_of_several_under_control(
    clauses: dict[str, str], order: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """JL-CTL-7: the player's where the game has them decide, and not asked about the last one."""
    monkeypatch.setattr(WORDS, "clauses", clauses)
    state = field(". M a m .")
    hurt = Damage(value=1, who=e.SELF, mandatory=True)
    answers = ["aim:2"] * len(order)
    asked = perform(state, Control(targets=e.ALL, actions=(hurt,), mandatory=True), *answers)
    assert [keys(choice) for choice in asked if choice.kind == "control.order"] == order
    assert [figure(state, kind).health for kind in "Mm"] == [8, 8]


SEQUEL = (Heal(value=2, who=e.SELF, mandatory=True),)


@pytest.mark.parametrize(
    ("action", "answer"),
    [
        (Attack(value=1, then=SEQUEL), "attack:0"),
        (Condition(conditions=e.MUDDLE, then=SEQUEL), "aim:0"),
        (Damage(value=1, then=SEQUEL), "aim:0"),
        (Damage(value=1, targets=e.ALL, then=SEQUEL), "all"),
        (e.Push(value=1, then=SEQUEL), "aim:0"),
        (e.Pull(value=1, then=SEQUEL), "aim:0"),
        (Heal(value=0, range=1, who=e.SELF_OR_ALLY, then=SEQUEL), "aim:1"),
        (Control(actions=(Damage(value=1, who=e.SELF),), then=SEQUEL), "aim:0"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, e.Action) else value,
)
def test_what_nobody_performed_has_no_sequel(action: e.Action, answer: str) -> None:
    """BB-ACT-7, JL-TRN-F1, JL-ABL-7: and what was performed has."""
    for said, health in (("skip", 5), (answer, 7)):
        state = field("a M")
        figure(state, "a").health = 5
        perform(state, action, said)
        assert figure(state, "a").health == health
