"""What bonuses, items, elements and control add to attacks on a bare field, and whom pushes can move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.haven.field import (
    CARDS,
    KERNEL,
    MODIFIERS,
    WORDS,
    Field,
    conditions,
    field,
    figure,
    keys,
    run,
    watch_experience,
)
from undercroft.core.grid import pattern
from undercroft.core.request import Choice, Flow
from undercroft.games.haven import monsters
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow, strike
from undercroft.games.haven.battlefield import HEROES, MONSTERS, OFF
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.effects import ActionContext, act
from undercroft.games.haven.movement import loose, shove
from undercroft.games.haven.verbs import Adds, Attack, Bonus, Condition, Consume, Control, Shield, Traits, When

ROW = "a M . . ."
ARC = pattern([(1, 0), (0, 1)], own=True)


def perform(state: Field, action: e.Action, *answers: str, source: str = "", kind: str = "a") -> ActionContext:
    deed = ActionContext(figure(state, kind), HEROES, 0, source)
    run(act(state, deed, action), *answers)
    return deed


def test_a_bonus_may_ignore_shields() -> None:
    """BB-SHD-1, JL-SHD-1, JL-SHD-3: then the attack meets none."""
    CARDS.bonuses["sharp"] = (Bonus(on="attack", adds=Adds(ignore_shield=True)),)
    for bonuses, health in (([("sharp", 0, 0)], 6), ([], 8)):
        state = field(ROW, traits={"M": Traits(shield=2)})
        figure(state, "a").bonuses = bonuses
        perform(state, Attack(value=3), "attack:0")
        assert figure(state, "M").health == health


@pytest.mark.parametrize(("ill", "hurt"), [("M", 1 + 1 + 2), ("a", 1 + 3)])
def test_the_situation_of_a_bonus_is_the_others(ill: str, hurt: int) -> None:
    """BB-BON-1, JL-ACT-3: of the target for the attacker's bonus, of the attacker for the target's."""
    CARDS.bonuses["venom"] = (Bonus(on="attack", test="poisoned", adds=Adds(attack=2)),)
    CARDS.bonuses["doom"] = (Bonus(on="attacked", test="poisoned", adds=Adds(attack=3)),)
    state = field(ROW)
    conditions(state, ill, "poison")
    figure(state, "a").bonuses = [("venom", 0, 0)]
    figure(state, "M").bonuses = [("doom", 0, 0)]
    perform(state, Attack(value=1), "attack:0")
    assert figure(state, "M").health == 9 - hurt


def test_who_falls_before_their_turn_to_act_under_control_comes() -> None:
    """JL-CTL-4, BB-DIE-3: acts no more, and what the first one dealt is what was dealt."""
    state = field("M m\n a .")
    first, second = (state.figures.index(figure(state, kind)) for kind in "Mm")
    control = Control(targets=2, actions=(Attack(value=9),))
    deed = perform(state, control, f"aim:{first}", f"aim:{second}", f"attack:{second}")
    assert (figure(state, "m").cell, deed.dealt) == (OFF, 9)


def test_a_monster_attacks_nobody_whom_its_first_attack_felled(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-MAT-1, JL-ATK-6: damage beside the first target came before the second attack, which draws no modifier."""
    attacked: list[str] = []

    def modify(state: Field, made: Blow) -> Any:
        attacked.append(made.target.kind)
        return
        yield

    monkeypatch.setattr(MODIFIERS, "modify", modify)
    state = field("M a\n b .")
    figure(state, "b").health = 1
    state.initiatives |= {"a": 1, "b": 2}
    attack = Attack(value=1, targets=2, splash=e.Damage(value=1, targets=e.ALL))
    run(monsters.act(state, figure(state, "M"), (attack,), "col"))
    assert attacked == ["a"]
    assert figure(state, "b").cell == OFF


def test_a_bought_target_is_ranked_like_a_printed_one() -> None:
    """JL-MMV-10, JL-MMV-O6, JL-ELE-7: by initiative, whatever the order in which the figures are listed."""
    more = (Consume((e.FIRE,), Adds(targets=1)),)
    for charges, hurt in (([e.FIRE], [8, 9, 8]), ([], [8, 9, 9])):
        state = field(". b .\n a M .\n. c .", charges=charges)
        state.initiatives |= {"a": 1, "b": 30, "c": 20}
        run(monsters.act(state, figure(state, "M"), (Attack(value=1, consume=more),), "col"))
        assert [figure(state, kind).health for kind in "abc"] == hurt


def test_where_an_item_may_help_it_is_offered_without_a_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-ITM-O1, JL-ITM-2: a game that does not say otherwise lets every item bring a target within reach."""
    monkeypatch.setattr(KERNEL.items, "offers", lambda *_: [("item", "x")])
    state = field("a . M")
    asked = run(act(state, ActionContext(figure(state, "a"), HEROES, 0), Attack(value=1)), "skip")
    assert keys(asked[0]) == ["item:x", "skip"]


@pytest.mark.parametrize(("leads_to", "end"), [({}, 3), ({2: 4}, 4), ({2: OFF}, OFF)])
def test_a_push_ends_where_a_hex_leads_elsewhere(
    leads_to: dict[int, int], end: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """JL-PSH-4, BB-FRC-2: what a hex does to the one who is pushed ends the push if they are no longer there."""

    def enter_hex(state: Field, who: Any, cell: int, by: Any, context: Any = None) -> Any:
        who.cell = leads_to.get(cell, cell)
        return False
        yield

    monkeypatch.setattr(KERNEL.map, "is_watched", lambda state, mover: True)
    monkeypatch.setattr(KERNEL.map, "enter_hex", enter_hex)
    state = field("a M . . . .")
    run(shove(state, figure(state, "M"), figure(state, "a").cell, 2, True, figure(state, "a"), 0, True))
    assert figure(state, "M").cell == end


def test_whom_a_push_cannot_move_is_not_asked_about() -> None:
    """BB-TER-11, JL-OBJ-3, JL-GEN-1: an objective, who has left, and everybody where there is nothing to move by."""
    state = field(". O a M m .")
    thing, gone = state.figures[-1], figure(state, "m")
    assert thing.is_objective
    gone.cell = OFF
    monster = figure(state, "M")
    origin = figure(state, "a").cell
    assert loose(state, [thing, monster, gone], origin, 1, True) == [monster]
    assert loose(state, [thing, monster, gone], origin, 0, True) == []


def test_a_push_of_one_hex_does_not_lead_through_an_ally() -> None:
    """BB-FRC-2, JL-PSH-4: one of two does, one of three through two; never onto one, on the first hex either."""
    for drawing, farthest in (("a M m .", 2), ("a M m n .", 3), ("a M m n", 9), ("m M a", 9)):
        for steps in (1, 2, 3):
            state = field(drawing)
            found = [figure(state, "M")] if steps >= farthest else []
            assert loose(state, [figure(state, "M")], figure(state, "a").cell, steps, True) == found


def test_a_push_leads_away_with_every_hex() -> None:
    """BB-FRC-2, JL-PSH-4: not around the one who pushes."""
    state = field(". . . .\n . a M .\n. . . .")
    origin = figure(state, "a").cell
    asked = run(shove(state, figure(state, "M"), origin, 1, True, figure(state, "a"), 0, False), "stop")
    distance = KERNEL.map.grid(state).distance[origin]
    offered = [int(key[3:]) for key in keys(asked[0])[:-1]]
    assert offered
    assert {distance[cell] for cell in offered} == {2}


def test_nothing_is_paid_for_an_attack_that_has_begun() -> None:
    """BB-ELE-9, BB-AOE-1, JL-ELE-5: neither after its first target nor once its area is laid."""
    cost = (Consume((e.FIRE,), Adds(attack=1)),)
    for action, first, then in (
        (Attack(value=1, targets=2, consume=cost), "attack:0", ["attack:2", "skip"]),
        (Attack(value=1, area=ARC, consume=cost), "area", ["attack:0", "skip"]),
    ):
        state = field("M a m" if first != "area" else "a M .", charges=[e.FIRE])
        flow = act(state, ActionContext(figure(state, "a"), HEROES, 0), action)
        asked = next(flow)
        assert isinstance(asked, Choice)
        offered = keys(asked)
        assert "pay:0:fire" in offered
        chosen = next(at for at, key in enumerate(offered) if key.startswith(first))
        asked = flow.send(asked.options[chosen])
        assert isinstance(asked, Choice)
        assert keys(asked) == then


def test_conditions_under_control_are_the_controllers_doing(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-CTL-4, BB-CTL-1: of an attack and of an action alike; of one's own where nobody controls."""
    seen: list[tuple[str, str]] = []

    def take_conditions(state: Field, who: Any, conditions: int, by: Any = None) -> int:
        seen.append((who.kind, by.kind))
        return conditions

    monkeypatch.setattr(KERNEL.damage, "take_conditions", take_conditions)
    actions: tuple[e.Action, ...] = (Attack(value=1, conditions=e.MUDDLE), Condition(conditions=e.WOUND))
    state = field("M m\n a .")
    last = state.figures.index(figure(state, "m"))
    perform(state, Control(actions=actions), "aim:0", f"attack:{last}", f"aim:{last}")
    assert seen == [("m", "a"), ("m", "a")]
    seen.clear()
    for action, answer in zip(actions, (f"attack:{last}", f"aim:{last}"), strict=True):
        perform(state, action, answer)
    assert seen == [("m", "a"), ("m", "a")]


@pytest.mark.parametrize("on", ["attack", "attacked", "move", "heal"])
def test_every_bonus_of_a_card_is_told_from_its_others(on: str) -> None:
    """BB-BON-1, JL-ACT-3: the second of a card is not the first."""
    adds = Adds(heal=2) if on == "heal" else Adds(move=2) if on == "move" else Adds(attack=2)
    CARDS.bonuses["both"] = (Shield(value=0), Bonus(on=on, adds=adds))
    state = field("M a . . .")
    for kind in "aM":
        figure(state, kind).health = 5
    figure(state, "M" if on == "attacked" else "a").bonuses = [("both", 1, 0)]
    perform(state, Attack(value=1), "attack:0")
    perform(state, e.Heal(value=1, who=e.SELF, mandatory=True))
    perform(state, e.Move(value=1), "go:4" if on == "move" else "go:2")
    assert figure(state, "M").health == (2 if on in ("attack", "attacked") else 4)
    assert figure(state, "a").health == (8 if on == "heal" else 6)


def test_what_a_bought_addition_gives_an_attack() -> None:
    """BB-ELE-9, JL-ELE-5: conditions for both sides, damage around the target, and range."""
    adds = Adds(own_conditions=e.STRENGTHEN, conditions=e.WOUND, damage=e.Damage(value=2, targets=e.ALL), range=1)
    state = field("a . . M m", charges=[e.FIRE])
    perform(state, Attack(value=1, range=2, consume=(Consume((e.FIRE,), adds),)), "pay:0:fire", "attack:0")
    found = [(figure(state, kind).health, figure(state, kind).conditions) for kind in "aMm"]
    assert found == [(9, e.STRENGTHEN), (8, e.WOUND), (7, 0)]


@pytest.mark.parametrize(("printed", "far"), [(0, 2), (2, 2), (4, 4)])
def test_an_attack_that_becomes_ranged(printed: int, far: int) -> None:
    """JL-RNG-7, BB-RNG-1: as far as what was added says, or as it was if that is farther; not one hex less or more."""
    attack = Attack(value=1, range=printed, consume=(Consume((e.FIRE,), Adds(ranged=2)),))
    for gap in (far - 1, far):
        state = field("a" + " ." * gap + " M", charges=[e.FIRE])
        perform(state, attack, "pay:0:fire", *(["attack:0"] if gap < far else []))
        assert figure(state, "M").health == (8 if gap < far else 9)


def test_advantage_that_is_added(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-ADV-1, JL-ATK-13: by a bonus, and by what is printed."""
    seen: list[bool] = []

    def modify(state: Field, made: Blow) -> Any:
        seen.append(made.advantage)
        return
        yield

    monkeypatch.setattr(MODIFIERS, "modify", modify)
    CARDS.bonuses["keen"] = (Bonus(on="attack", adds=Adds(advantage=True)),)
    for bonuses, printed in (([], False), ([("keen", 0, 0)], False), ([], True)):
        state = field(ROW)
        figure(state, "a").bonuses = bonuses
        perform(state, Attack(value=1, advantage=printed), "attack:0")
    assert seen == [False, True, True]


@pytest.mark.parametrize("first", ["push", "pull"])
def test_whether_a_push_or_a_pull_comes_first_is_the_attackers_choice(
    first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """JL-GEN-1: where the game lets them."""
    monkeypatch.setattr(WORDS, "clauses", {"shove.first": "JL-GEN-1"})
    state = field("a . M . .")
    answers = {"push": ["to:3", "to:2"], "pull": ["to:1", "to:2"]}[first]
    perform(state, Attack(value=1, range=3, push=1, pull=1), "attack:0", first, *answers)
    assert figure(state, "M").cell == 2


def test_retaliate_that_a_bonus_gives() -> None:
    """BB-RET-1: as the printed one."""
    CARDS.bonuses["thorns"] = (Shield(value=0), e.Retaliate(value=2))
    state = field(ROW)
    figure(state, "M").bonuses = [("thorns", 1, 0)]
    perform(state, Attack(value=1), "attack:0")
    assert figure(state, "a").health == 7


def test_a_modifier_may_give_a_further_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-ATK-11: one more attack of the same action."""

    def modify(state: Field, made: Blow) -> Any:
        made.more = 1 if made.target.kind == "M" else 0
        return
        yield

    monkeypatch.setattr(MODIFIERS, "modify", modify)
    state = field("M a m")
    perform(state, Attack(value=1), "attack:0", "attack:2")
    assert [figure(state, kind).health for kind in "Mm"] == [8, 8]


def test_an_attack_by_itself_has_a_single_target() -> None:
    """BB-ITX-13: what helps against an attack on a single target helps against one that is no part of an action."""
    CARDS.bonuses["alone"] = (Bonus(on="attacked", single=True, adds=Adds(attack=2)),)
    state = field(ROW)
    figure(state, "M").bonuses = [("alone", 0, 0)]
    run(strike(state, Blow(figure(state, "a"), figure(state, "M"), HEROES, 0, False, 1, False)))
    assert figure(state, "M").health == 6


def test_whose_doing_an_allys_action_is() -> None:
    """JL-EXP-1, JL-KIL-O1: their own, though the experience is the one's who lets them act."""
    state = field("a b M")
    a, b, monster = (figure(state, kind) for kind in "abM")
    granted, forced = ActionContext(b, HEROES, 0, by=a), ActionContext(monster, HEROES, 0, by=a)
    assert (granted.owner, granted.earner, forced.owner, forced.earner) == (b, a, a, a)
    assert (granted.dealt, granted.area) == (0, 0)
    for actor, owner in ((b, b), (monster, a)):
        made = Blow(actor, monster, HEROES, 0, False, 1, False)
        assert made.owner is actor
        made.granter = a
        assert made.owner is owner


def test_additions_to_an_attack_add_up() -> None:
    """BB-ADD-1, BB-FRC-10, JL-ATK-2: numbers and conditions alike."""
    state = field(ROW)
    made = Blow(figure(state, "a"), figure(state, "M"), HEROES, 0, False, 1, False)
    assert (made.damage, made.killed, made.health, made.was_poisoned, made.recoil) == (0, False, 0, False, 0)
    one = Adds(attack=1, pierce=2, push=3, pull=4, heal=5, conditions=e.WOUND, own_conditions=e.STRENGTHEN)
    for adds in (
        one,
        Adds(attack=1, pierce=1, push=1, pull=1, heal=1, conditions=e.POISON, own_conditions=e.INVISIBLE),
    ):
        made.take(adds)
    assert (made.value, made.pierce, made.push, made.pull, made.heal) == (3, 3, 4, 5, 6)
    assert (made.conditions, made.own) == (e.WOUND | e.POISON, e.STRENGTHEN | e.INVISIBLE)


@pytest.mark.parametrize(
    ("value", "modifier", "hurt"), [(-2, 1, 1), (-2, 0, 0), (2, -5, 0), (2, -2, 0), (2, -1, 1), (0, 1, 1)]
)
def test_a_sum_below_zero_counts_as_zero(value: int, modifier: int, hurt: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-ATK-O1, JL-ATK-O1: before the modifier and after it."""

    def modify(state: Field, made: Blow) -> Any:
        made.value += modifier
        return
        yield

    monkeypatch.setattr(MODIFIERS, "modify", modify)
    state = field(ROW)
    perform(state, Attack(value=value), "attack:0")
    assert figure(state, "M").health == 9 - hurt


BOTH: dict[str, int] = {"push": 1, "pull": 1}


@pytest.mark.parametrize(
    ("drawing", "fields", "is_asked"),
    [("a . M .", BOTH, True), ("a . M .", {"push": 1}, False), ("a . O .", BOTH, False)],
)
def test_what_comes_first_is_asked_only_where_there_are_both(
    drawing: str, fields: dict[str, int], is_asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """JL-GEN-1, JL-OBJ-3: and not about an objective, which nothing moves."""
    monkeypatch.setattr(WORDS, "clauses", {"shove.first": "JL-GEN-1"})
    state = field(drawing)
    for one in state.figures:
        one.side = HEROES if one.kind == "a" else MONSTERS
    at = next(at for at, one in enumerate(state.figures) if one.kind != "a")
    attack = Attack(value=1, range=3, **fields)  # type: ignore[arg-type]
    flow = act(state, ActionContext(figure(state, "a"), HEROES, 0), attack)
    asked = next(flow)
    assert isinstance(asked, Choice)
    kinds = []
    try:
        asked = flow.send(asked.options[keys(asked).index(f"attack:{at}")])
        while True:
            assert isinstance(asked, Choice)
            kinds.append(asked.kind)
            asked = flow.send(asked.options[-1])
    except StopIteration:
        pass
    assert ("shove.first" in kinds) is is_asked


def test_who_is_pushed_to_death_does_not_retaliate_and_is_not_pulled() -> None:
    """BB-RET-5, BB-DIE-1: they are gone."""
    state = field("a M ^ .", hazard=9, traits={"M": Traits(retaliate=(e.Retaliate(value=2, range=3),))})
    perform(state, Attack(value=1, push=1, pull=1), "attack:0", "to:2")
    assert (figure(state, "M").cell, figure(state, "a").health) == (OFF, 9)


def test_an_attacker_who_fell_pushes_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-FRC-2, JL-PSH-4: there is nothing left to be pushed away from. What a modifier adds may fell the attacker."""

    def modify(state: Field, blow: Blow) -> Flow[None]:
        blow.card = "burst"
        return
        yield

    def burst(state: Field, blow: Blow) -> Flow[None]:
        yield from suffer(state, blow.actor, 9)

    monkeypatch.setattr(MODIFIERS, "modify", modify)
    monkeypatch.setattr(MODIFIERS, "after_damage", burst)
    state = field(ROW)
    perform(state, Attack(value=1, push=1), "attack:0")
    assert (figure(state, "a").cell, figure(state, "M").cell) == (OFF, 1)


@pytest.mark.parametrize(("kind", "hurt"), [("", 3), ("melee", 3), ("ranged", 1)])
def test_a_bonus_for_attacks_of_one_kind(kind: str, hurt: int) -> None:
    """BB-BON-1, JL-ACT-3: or of any."""
    CARDS.bonuses["kind"] = (Bonus(on="attack", kind=kind, adds=Adds(attack=2)),)
    state = field(ROW)
    figure(state, "a").bonuses = [("kind", 0, 0)]
    perform(state, Attack(value=1), "attack:0")
    assert figure(state, "M").health == 9 - hurt


# --- an attack action and its options ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "charges", "awkward"),
    [
        (Attack(value=1, range=1), [], True),
        (Attack(value=1, range=3), [], True),
        (Attack(value=1), [], False),
        (Attack(value=1, consume=(Consume((e.FIRE,), Adds(ranged=2)),)), [e.FIRE], True),
    ],
)
def test_which_attacks_are_ranged(
    attack: Attack, charges: list[int], awkward: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """BB-ADV-7, JL-ATK-13: those with a range, printed or bought; on an adjacent target they have disadvantage."""
    seen: list[bool] = []

    def modify(state: Field, made: Blow) -> Any:
        seen.append(made.disadvantage)
        return
        yield

    monkeypatch.setattr(MODIFIERS, "modify", modify)
    perform(field(ROW, charges=charges), attack, *(["pay:0:fire"] if charges else []), "attack:0")
    assert seen == [awkward]


def test_a_melee_attack_is_not_lengthened_by_more_range(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-RNG-7, BB-RNG-1: by a bonus; an item may lengthen a ranged one."""
    CARDS.bonuses["far"] = (Bonus(on="attack", adds=Adds(range=1)),)
    state = field("a . M")
    figure(state, "a").bonuses = [("far", 0, 0)]
    perform(state, Attack(value=1))
    assert figure(state, "M").health == 9
    offered: list[Any] = [("item", "x")]

    def use(state: Field, context: ActionContext, option: Any) -> Any:
        offered.clear()
        return Adds(range=1)
        yield

    monkeypatch.setattr(KERNEL.items, "offers", lambda *_: list(offered))
    monkeypatch.setattr(KERNEL.items, "use", use)
    state = field("a . . M")
    perform(state, Attack(value=1, range=2), "item:x", "attack:0")
    assert figure(state, "M").health == 8


def test_what_must_be_attacked_cannot_be_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-CTL-4, JL-TRN-F1: but further targets can, and so can what helps nobody."""

    def asked(drawing: str, attack: Attack, *answers: str) -> list[list[str]]:
        state = field(drawing)
        return [keys(one) for one in run(act(state, ActionContext(figure(state, "a"), HEROES, 0), attack), *answers)]

    assert asked(ROW, Attack(value=1, mandatory=True)) == []
    assert asked(ROW, Attack(value=1), "skip") == [["attack:0", "skip"]]
    two = Attack(value=1, targets=2, mandatory=True)
    assert asked("M a m", two, "attack:0", "skip") == [["attack:0", "attack:2"], ["attack:2", "skip"]]
    monkeypatch.setattr(KERNEL.items, "offers", lambda *_: [("item", "x")])
    assert asked("a . M", Attack(value=1, mandatory=True), "skip") == [["item:x", "skip"]]


@pytest.mark.parametrize("name", e.names(e.NEGATIVE))
def test_a_condition_left_out_of_one_attack_comes_with_the_next(name: str) -> None:
    """BB-ADD-3: whichever it is."""
    state = field("M a m")
    attack = Attack(value=1, targets=2, conditions=e.mask_of(name))
    perform(state, attack, f"leave:{name}", "attack:0", "attack:2")
    assert [figure(state, kind).conditions for kind in "Mm"] == [0, e.mask_of(name)]


def test_what_follows_an_area(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-EXP-2, BB-AOE-1: experience for what was paid, for each situation, and what comes after the attack."""
    earned = watch_experience(monkeypatch)
    cost = (Consume((e.FIRE,), Adds(experience=2)),)
    when = (When("poisoned", Adds(attack=1, experience=3)),)
    state = field("a M .", charges=[e.FIRE])
    conditions(state, "M", "poison")
    figure(state, "a").health = 5
    attack = Attack(value=1, area=ARC, consume=cost, when=when, then=(e.Heal(value=2, who=e.SELF, mandatory=True),))
    flow = act(state, ActionContext(figure(state, "a"), HEROES, 0), attack)
    asked = next(flow)
    for wanted in ("pay", "area", "attack"):
        assert isinstance(asked, Choice)
        chosen = next(at for at, key in enumerate(keys(asked)) if key.startswith(wanted))
        try:
            asked = flow.send(asked.options[chosen])
        except StopIteration:
            break
    assert (figure(state, "M").health, figure(state, "a").health) == (6, 7)
    assert earned == [("a", 3), ("a", 2)]
