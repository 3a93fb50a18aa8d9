"""Whole turns of monsters on a bare field: what they pay for, what follows from an action, whom they rank first, which
way they take, and what the story tells of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.haven.field import CARDS, KERNEL, MODIFIERS, Field, conditions, field, figure, keys, run, shown
from undercroft.core.events import Log
from undercroft.core.grid import Pattern, pattern
from undercroft.core.request import Choice, Flow
from undercroft.games.haven import monsters
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow
from undercroft.games.haven.hooks import ElementHooks
from undercroft.games.haven.monsters.destination import further_targets
from undercroft.games.haven.monsters.planned import PlannedAttack, planned_attacks
from undercroft.games.haven.verbs import Adds, Attack, Condition, Consume, Heal, Move, Traits

AROUND = """
a b .
 M c .
"""


def turn(state: Field, *actions: e.Action, answers: tuple[str, ...] = ()) -> list[Choice]:
    return run(monsters.act(state, figure(state, "M"), actions, "col"), *answers)


# --- elements -------------------------------------------------------------------------------------------------------


def test_movement_that_an_element_buys() -> None:
    """BB-MEL-2, BB-MEL-O1, JL-ELE-7: paid for if it moves with it, not if it stays where it is."""
    move = Move(value=1, consume=(Consume((e.FIRE,), Adds(move=2)),))
    state = field("M . . . a", charges=[e.FIRE])
    turn(state, move, Attack(value=1))
    assert (shown(state), state.charges) == (". . . M a", [])
    state = field("M a . . .", charges=[e.FIRE])
    turn(state, move, Attack(value=1))
    assert (shown(state), state.charges) == ("M a . . .", [e.FIRE])
    state = field("M . . . a")
    turn(state, move, Attack(value=1))
    assert shown(state) == ". M . . a"


def test_a_move_gains_nothing_from_what_is_no_movement() -> None:
    """BB-MEL-2: so nothing is paid for that."""
    state = field("M . . . a", charges=[e.FIRE])
    turn(state, Move(value=1, consume=(Consume((e.FIRE,), Adds(attack=2)),)), Attack(value=1))
    assert (shown(state), state.charges) == (". M . . a", [e.FIRE])


def test_a_condition_that_an_element_adds() -> None:
    """BB-MEL-2, JL-ELE-7: with the printed one, or without where nothing is paid."""
    muddle = Condition(conditions=e.MUDDLE, consume=(Consume((e.DARK,), Adds(conditions=e.POISON, heal=2)),))
    for charges, found, health in (([e.DARK], e.MUDDLE | e.POISON, 7), ([], e.MUDDLE, 5)):
        state = field("M a", charges=charges)
        figure(state, "M").health = 5
        turn(state, muddle)
        assert (figure(state, "a").conditions, figure(state, "M").health) == (found, health)


def test_in_a_game_without_elements_nothing_is_planned_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-FOC-O1: a reach that nobody can buy leads no monster."""
    monkeypatch.setattr(KERNEL, "elements", ElementHooks())
    state = field("M . . . . a")
    turn(state, Move(value=4), Attack(value=1, consume=(Consume((e.FIRE,), Adds(ranged=3)),)))
    assert shown(state) == ". . . . M a"
    assert figure(state, "a").health == 8


def test_in_a_game_without_elements_nothing_is_bought_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-MEL-2: a charge that is not there adds nothing."""
    monkeypatch.setattr(KERNEL, "elements", ElementHooks())
    state = field("M a")
    turn(state, Condition(conditions=e.MUDDLE, consume=(Consume((e.FIRE,), Adds(conditions=e.POISON)),)))
    assert figure(state, "a").conditions == e.MUDDLE


@pytest.mark.parametrize("paid", [True, False])
def test_what_an_element_adds_leaves_the_rest_of_the_attack_as_it_is(paid: bool) -> None:
    """BB-MEL-2, JL-ELE-7: its area, its range; and an area that is bought is laid."""
    more = (Consume((e.FIRE,), Adds(attack=1)),)
    line = pattern([(1, 0), (2, 0)], own=True)
    charges = [e.FIRE] if paid else []
    state = field("M a b", charges=list(charges))
    turn(state, Attack(value=1, area=line, consume=more))
    assert [figure(state, kind).health for kind in "ab"] == ([7, 7] if paid else [8, 8])
    state = field("M . . a", charges=list(charges))
    turn(state, Attack(value=1, range=3, consume=more))
    assert figure(state, "a").health == (7 if paid else 8)
    state = field("M a b", charges=list(charges))
    turn(state, Attack(value=1, consume=(Consume((e.FIRE,), Adds(area=line)),)))
    assert [figure(state, kind).health for kind in "ab"] == ([8, 8] if paid else [8, 9])


def test_a_ranged_attack_stays_ranged_whatever_is_bought(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-ADV-7, JL-ATK-13: and a melee attack becomes ranged by what says so alone."""
    seen: list[bool] = []

    def modify(state: Field, made: Blow) -> Any:
        seen.append(made.ranged)
        return
        yield

    monkeypatch.setattr(MODIFIERS, "modify", modify)
    for attack in (Attack(value=1, range=2), Attack(value=1)):
        for adds in (Adds(attack=1), Adds(ranged=2)):
            state = field("M . a" if attack.range or adds.ranged else "M a .", charges=[e.FIRE])
            turn(state, msgspec.structs.replace(attack, consume=(Consume((e.FIRE,), adds),)))
    assert seen == [True, True, False, True]


def test_a_plan_counts_on_the_movement_that_an_element_buys() -> None:
    """BB-MEL-2, JL-ELE-7: and on none where nobody can pay, or where it buys something else."""
    for charges, adds, hexes in (
        ([e.FIRE], Adds(move=2), [3]),
        ([], Adds(move=2), [1]),
        ([e.FIRE], Adds(move=0, attack=2), [1]),
    ):
        state = field("M . . . a", charges=charges)
        move = Move(value=1, consume=(Consume((e.FIRE,), adds),))
        assert monsters.explain(state, figure(state, "M"), (move, Attack(value=1))).hexes == hexes


def test_situations_add_to_a_monsters_attack() -> None:
    """BB-ADD-1, BB-ADD-6: what its card ties to the target; without that only Poison's own point counts."""
    for ill, health in (("poison", 5), ("muddle", 8)):
        state = field("M a")
        conditions(state, "a", ill)
        turn(state, Attack(value=1, when=(e.When("poisoned", Adds(attack=2)),)))
        assert figure(state, "a").health == health


# --- what follows from an action --------------------------------------------------------------------------------------


def test_a_heal_gives_its_conditions_and_what_follows() -> None:
    """BB-MOT-4, JL-HEA-1, JL-TRN-F1."""
    state = field("M a")
    figure(state, "M").health = 5
    turn(state, Heal(value=2, who=e.SELF, conditions=e.STRENGTHEN, then=(Condition(conditions=e.MUDDLE),)))
    assert (figure(state, "M").health, figure(state, "M").conditions) == (7, e.STRENGTHEN)
    assert figure(state, "a").conditions == e.MUDDLE


SEQUEL = (Heal(value=2, who=e.SELF),)


@pytest.mark.parametrize(
    "action",
    [
        Attack(value=1, then=SEQUEL),
        Condition(conditions=e.MUDDLE, then=SEQUEL),
        e.Damage(value=1, then=SEQUEL),
        e.Push(value=1, then=SEQUEL),
    ],
    ids=lambda action: type(action).__name__,
)
def test_what_a_monster_could_not_perform_has_no_sequel(action: e.Action) -> None:
    """BB-MON-3, BB-MAT-2, JL-TRN-F1: nobody is in its reach; whoever is brings the sequel about."""
    for drawing, health in (("M . . a", 5), ("M a . .", 7)):
        state = field(drawing)
        figure(state, "M").health = 5
        turn(state, action)
        assert figure(state, "M").health == health


def test_who_cannot_attack_or_move_has_no_sequel_of_it() -> None:
    """BB-CON-11, BB-CON-12, BB-MMV-1, JL-CND-9, JL-CND-10, JL-TRN-F1."""
    for condition, drawing in (("disarm", "M a ."), ("immobilize", "M . a")):
        for ill, health in ((True, 5), (False, 7)):
            state = field(drawing)
            figure(state, "M").health = 5
            if ill:
                conditions(state, "M", condition)
            turn(state, Attack(value=1, then=SEQUEL) if condition == "disarm" else Move(value=1, then=SEQUEL))
            assert figure(state, "M").health == health


def test_who_stays_where_it_is_has_no_sequel_of_a_move() -> None:
    """BB-MON-3, BB-MMV-2, JL-TRN-F1: it can attack from there, or it has no point to move by."""
    for drawing, points, health in (("M a .", 2, 5), ("M . a", 0, 5), ("M . a", 2, 7)):
        state = field(drawing)
        figure(state, "M").health = 5
        turn(state, Move(value=points, then=SEQUEL), Attack(value=1))
        assert figure(state, "M").health == health


def test_a_named_number_of_movement_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-MMV-4, BB-MMV-2: known to the game alone, for a single enemy and for several."""
    monkeypatch.setattr(CARDS, "quantity", lambda *_: 2)
    for drawing, then in (("M . . . a", ". . M . a"), ("M . . . a b", ". . M . a b")):
        state = field(drawing)
        turn(state, Move(value="steps"), Attack(value=1))
        assert shown(state) == then


# --- whom -------------------------------------------------------------------------------------------------------------


def test_the_players_name_the_focus_of_a_condition_alone() -> None:
    """JL-FOC-8, BB-FOC-1: where the rules leave two enemies equal; not for what finds everybody or nobody of them."""
    state = field("a M b")
    state.initiatives |= {"a": 10, "b": 10}
    muddle = Condition(conditions=e.MUDDLE)
    asked = turn(state, muddle, answers=("focus:2",))
    assert [(choice.kind, keys(choice)) for choice in asked] == [("monster.focus", ["focus:1", "focus:2"])]
    assert [figure(state, kind).conditions for kind in "ab"] == [0, e.MUDDLE]
    assert turn(state, Condition(conditions=e.MUDDLE, targets=e.ALL)) == []
    assert turn(state, Heal(value=1, who=e.SELF)) == []
    assert len(turn(state, Heal(value=1, who=e.SELF, then=(muddle,)), answers=("focus:1",))) == 1


TWO = Attack(value=2, targets=2)
RANKED = [({"b": 20, "c": 30}, [6, 7, 9]), ({"b": 30, "c": 20}, [6, 9, 7])]


@pytest.mark.parametrize(("initiatives", "hurt"), RANKED)
@pytest.mark.parametrize(
    ("drawing", "action"),
    [
        (". b .\n a M .\n. c .", TWO),
        (". b .\n a M .\n. c .", Heal(value=1, who=e.SELF, then=(TWO,))),
        (". b .\n a M .\n. c .", e.If(test="poisoned", actions=(TWO,))),
        (". . b .\n M . a .\n. . c .", Move(value=1, then=(TWO,))),
    ],
)
def test_further_targets_are_ranked_wherever_the_attack_stands(
    drawing: str, action: e.Action, initiatives: dict[str, int], hurt: list[int]
) -> None:
    """JL-MMV-10, JL-MMV-O6: by initiative, whatever the order in which the figures are listed."""
    state = field(drawing)
    state.initiatives |= {"a": 1} | initiatives
    conditions(state, "a", "poison")
    assert turn(state, action) == []
    assert [figure(state, kind).health for kind in "abc"] == hurt


def test_whom_it_can_attack_where_it_stands_ranks_before_whom_it_could_step_up_to() -> None:
    """JL-MMV-10, JL-MMV-O6: c before b, who acts earlier; ranked before it sheds its disadvantage by a step."""
    state = field(". a M . c b")
    turn(state, Move(value=1), Attack(value=2, range=2, targets=2))
    assert shown(state) == ". a . M c b"
    assert [figure(state, kind).health for kind in "abc"] == [7, 9, 7]


LINES = [pattern([(1, 0), (2, 0)], own=True), pattern([(0, 1), (0, 2)], own=True)]


@pytest.mark.parametrize("area", LINES)
def test_an_area_reaches_as_far_as_it_is_long(area: Pattern) -> None:
    """JL-FOC-O4, JL-RNG-11: from two hexes away, however the card prints it."""
    state = field("M . . a")
    turn(state, Move(value=3), Attack(value=2, area=area))
    assert shown(state) == ". M . a"
    assert figure(state, "a").health == 7


@pytest.mark.parametrize("drawing", ["M b a c", "c a b M"])
def test_of_equal_further_targets_an_area_counts_those_without_disadvantage(drawing: str) -> None:
    """JL-MMV-O10, BB-FOC-O2: beside its focus it can hit b, who is adjacent, or c, who is not."""
    state = field(drawing)
    attack = PlannedAttack(3, True, 1, pattern([(0, 0), (1, 0)]))
    monster, a, b, c = (figure(state, kind) for kind in "Mabc")
    for groups, found in (([[b, c]], ((0,), 0)), ([[b], [c]], ((0,), 1)), ([[c], [b]], ((0,), 0)), ([], ((), 0))):
        assert further_targets(state, monster, monster.cell, attack, a, groups) == found


# --- which way --------------------------------------------------------------------------------------------------------


def test_the_players_choose_between_ways_that_meet_different_hazards() -> None:
    """BB-PTH-3, JL-MMV-13, JL-GEN-1."""
    state = field("# ^ . #\n M # . a\n# ^ . #")
    asked = turn(state, Move(value=3), Attack(value=1), answers=("path:9:10:6",))
    assert [(choice.kind, keys(choice)) for choice in asked] == [("monster.path", ["path:1:2:6", "path:9:10:6"])]
    assert (figure(state, "M").cell, figure(state, "M").health) == (6, 8)


def test_ways_that_meet_the_same_hazards_are_one_to_the_players() -> None:
    """BB-PTH-3: it does not matter on which side of the obstacle it goes."""
    state = field("# # . . #\n M ^ # . a\n# # . . #")
    assert turn(state, Move(value=4), Attack(value=1)) == []
    assert (figure(state, "M").cell, figure(state, "M").health) == (8, 8)


FLYING, JUMPING = (Traits(flying=True), Move(value=3)), (Traits(), Move(value=3, jump=True))


def test_a_focus_is_found_behind_the_first_hex() -> None:
    """BB-PTH-1, JL-FOC-6, JL-MMV-6: among several enemies, too, by a way with a hazard on it."""
    state = field("  . ^ a b\n M # # #")
    assert turn(state, Move(value=2), Attack(value=1)) == []
    assert (figure(state, "M").cell, figure(state, "a").health) == (1, 8)


def test_the_first_hex_is_no_way_out_where_an_ally_stands() -> None:
    """BB-PTH-2, JL-MMV-6: from there it could attack, but the hazard is the only free hex."""
    state = field("m a ^ M")
    assert turn(state, Move(value=1), Attack(value=1)) == []
    assert (figure(state, "M").cell, figure(state, "a").health) == (2, 8)


def test_a_planned_area_stays_whatever_is_bought() -> None:
    """BB-FOC-O1, BB-FOC-O2: a further target leaves the printed area as it is; a bought one is planned."""
    line = pattern([(1, 0), (2, 0)], own=True)
    for printed, adds in ((line, Adds(targets=1)), (None, Adds(area=line))):
        state = field("M . a", charges=[e.FIRE])
        attack = Attack(value=1, area=printed, consume=(Consume((e.FIRE,), adds),))
        assert [one.area for one in planned_attacks(state, figure(state, "M"), (attack,))] == [line]


def test_nothing_happens_on_the_first_hex_of_the_map() -> None:
    """BB-PTH-3: over it or past it, the ways are one to the players."""
    state = field("  . ^ a\n M . #")
    assert turn(state, Move(value=2), Attack(value=1)) == []
    assert figure(state, "M").cell == 1


def test_after_its_last_attack_a_monster_moves_as_one_without_any() -> None:
    """BB-FOC-3, BB-FOC-O2: an archer that has attacked comes up to its focus."""
    state = field("M . . a")
    turn(state, Attack(value=1, range=3), Move(value=5))
    assert (shown(state), figure(state, "a").health) == (". . M a", 8)


def test_whoever_is_gone_or_has_become_invisible_is_no_further_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-DIE-1, BB-CON-7: though it was ranked before the monster's first attack."""
    twice = (Attack(value=1, targets=2), Attack(value=1, targets=3))
    state = field(AROUND, initiatives={"a": 10, "b": 20, "c": 30})
    figure(state, "b").health = 1
    turn(state, *twice)
    assert [figure(state, one).health for one in "abc"] == [7, 0, 8]

    def hide(state: Field, blow: Blow) -> Flow[None]:
        if blow.target.kind == "b":
            blow.target.conditions |= e.INVISIBLE
        return
        yield

    monkeypatch.setattr(MODIFIERS, "modify", hide)
    state = field(AROUND, initiatives={"a": 10, "b": 20, "c": 30})
    turn(state, *twice)
    assert [figure(state, one).health for one in "abc"] == [7, 8, 8]


@pytest.mark.parametrize(("traits", "move"), [FLYING, JUMPING], ids=["flying", "jumping"])
def test_the_first_hex_is_like_any_other_to_those_who_fly_or_jump(traits: Traits, move: Move) -> None:
    """BB-MOV-6, BB-MOV-7, JL-MOV-7, JL-MOV-8: no hazard lies there, and it costs one point."""
    state = field(". a m M", traits={"M": traits})
    assert turn(state, move, Attack(value=1)) == []
    assert (shown(state), figure(state, "M").health) == ("M a m .", 9)


def test_a_way_through_the_first_hex_goes_on_behind_it() -> None:
    """BB-PTH-1, BB-PTH-2, JL-MMV-6: into the only hazard from which it can attack."""
    state = field("  . ^ a\n M # #")
    assert turn(state, Move(value=2), Attack(value=1)) == []
    assert [(figure(state, kind).cell, figure(state, kind).health) for kind in "Ma"] == [(1, 8), (2, 8)]


@pytest.mark.parametrize(
    "move",
    [
        Move(value=3),
        Move(value=0, relative=True),
        Move(value=1, consume=(Consume((e.FIRE,), Adds(move=2)),)),
    ],
    ids=["printed", "relative", "bought"],
)
def test_it_goes_on_beyond_the_nearest_attack_hex_to_shed_disadvantage(
    move: Move, monkeypatch: pytest.MonkeyPatch
) -> None:
    """BB-MMV-5, JL-MMV-9: with all of its movement points, wherever they come from."""
    monkeypatch.setattr(KERNEL.monsters, "disadvantage_hexes", lambda state, figure, target: 1 << 2)
    monkeypatch.setattr(KERNEL.monsters, "base_value", lambda state, figure, what: 3 if what == "move" else 0)
    state = field("M . . . . a", charges=[e.FIRE])
    turn(state, move, Attack(value=1, range=3))
    assert shown(state) == ". . . M . a"


def test_range_1_is_a_ranged_attack() -> None:
    """BB-MMV-5, JL-MMV-9: with a longer reach in sight it steps away from its focus."""
    longer = (Consume((e.FIRE,), Adds(range=1)),)
    state = field(". . M a", charges=[e.FIRE])
    turn(state, Move(value=2), Attack(value=1, range=1, consume=longer))
    assert (shown(state), figure(state, "a").health) == (". M . a", 8)


# --- the story --------------------------------------------------------------------------------------------------------


def told(state: Field, *actions: e.Action) -> list[str]:
    state.log = Log()
    turn(state, *actions)
    return [line.say.key for line in state.log.lines]


def test_the_story_tells_where_a_monster_went() -> None:
    """BB-MMV-2, JL-MMV-1: also to the first hex, whose number is 0; not of one that died on its way."""
    first = field(". m M\n a # #")
    assert "haven.moves" in told(first, Move(value=2))
    assert figure(first, "M").cell == 0
    assert "haven.moves" not in told(field("M ^ . a", hazard=9), Move(value=2))
