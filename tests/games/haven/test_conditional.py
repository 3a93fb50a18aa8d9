"""Actions that depend on something: situations, elements, whose turn it is; and what follows from them, on a bare
field."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.haven.field import CARDS, KERNEL, WORDS, Field, conditions, field, figure, keys, run, watch_experience
from undercroft.core.grid import pattern
from undercroft.core.request import Choice, Flow
from undercroft.games.haven import monsters
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import HEROES, OFF
from undercroft.games.haven.damage import end_turn, heal, suffer, suffer_all
from undercroft.games.haven.effects import ActionContext, act
from undercroft.games.haven.effects import perform as perform_all
from undercroft.games.haven.effects.targets import candidates
from undercroft.games.haven.figures import at
from undercroft.games.haven.hooks import ElementHooks
from undercroft.games.haven.verbs import Adds, Attack, Condition, Consume, Heal, Move

SEQUEL = (Heal(value=2, who=e.SELF, mandatory=True),)
HEAL = Heal(value=1, range=1, who=e.SELF_OR_ALLY)


def perform(state: Field, action: e.Action, *answers: str, source: str = "", kind: str = "a") -> list[Choice]:
    return run(act(state, ActionContext(figure(state, kind), HEROES, 0, source), action), *answers)


def hexes(choice: Choice) -> list[int]:
    return [int(key[3:]) for key in keys(choice) if key.startswith("go:")]


def test_what_a_situation_adds_to_a_heal_is_for_those_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-HEA-1, JL-EXP-2: more hit points, a condition and experience; nobody else has them."""
    earned = watch_experience(monkeypatch)
    monkeypatch.setattr(CARDS, "holds", lambda state, test, figure, target, context: target.kind == "b")
    state = field("b a c")
    for kind in "bc":
        figure(state, kind).health = 1
    adds = Adds(heal=2, conditions=e.STRENGTHEN, experience=1)
    heal = Heal(value=1, range=1, targets=2, who=e.ALLY, when=(e.When("in need", adds),))
    perform(state, heal, *(f"aim:{state.figures.index(figure(state, kind))}" for kind in "bc"))
    found = [(figure(state, kind).health, figure(state, kind).conditions) for kind in "bc"]
    assert found == [(4, e.STRENGTHEN), (2, 0)]
    assert earned == [("a", 1)]


def test_a_cost_that_cancels_an_action() -> None:
    """JL-ELE-5, JL-TRN-F1: then it is not performed, and has no sequel."""
    muddle = Condition(conditions=e.MUDDLE, consume=(Consume((e.DARK,), cancels=True),), mandatory=True, then=SEQUEL)
    for answer, ill, health in (("pay:0:dark", 0, 5), ("skip", e.MUDDLE, 7)):
        state = field("a M", charges=[e.DARK])
        figure(state, "a").health = 5
        perform(state, muddle, answer)
        assert (figure(state, "M").conditions, figure(state, "a").health) == (ill, health)


@pytest.mark.parametrize("optional", [True, False])
def test_what_an_if_earns(optional: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-EXP-2, JL-TRN-F1: nothing where it is declined, or where nothing inside it was performed."""
    earned = watch_experience(monkeypatch)
    monkeypatch.setattr(CARDS, "holds", lambda *_: True)
    push = (e.Push(value=1),)
    action = e.If(test="any", optional=optional, actions=push, experience=1, then=SEQUEL)
    answers = [["yes", "aim:0", "to:2"], ["yes", "skip"], ["skip"]] if optional else [["aim:0", "to:2"], ["skip"]]
    for said in answers:
        state = field("a M .")
        figure(state, "a").health = 5
        perform(state, action, *said)
        is_done = said[-1] != "skip"
        assert (earned, figure(state, "a").health) == (([("a", 1)], 7) if is_done else ([], 5))
        earned.clear()


def test_what_a_situation_adds_to_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-MOV-1, JL-EXP-2: points at once, experience once a hex was entered."""
    earned = watch_experience(monkeypatch)
    move = Move(value=1, when=(e.When("any", Adds(move=1, experience=1)),))
    for holds, said, found in ((True, "go:2", [("a", 1)]), (True, "stay", []), (False, "go:1", [])):
        monkeypatch.setattr(CARDS, "holds", lambda *_, holds=holds: holds)
        asked = perform(field("a . . ."), move, said)
        assert (hexes(asked[0]), earned) == ([1, 2] if holds else [1], found)
        earned.clear()


def test_an_element_adds_to_a_monsters_heal() -> None:
    """BB-MEL-2, JL-ELE-7: where it can pay."""
    heal = Heal(value=1, who=e.SELF, consume=(Consume((e.FIRE,), Adds(heal=2)),))
    for charges, health in (([e.FIRE], 4), ([], 2)):
        state = field("M a", charges=charges)
        figure(state, "M").health = 1
        run(monsters.act(state, figure(state, "M"), (heal,), "col"))
        assert (figure(state, "M").health, state.charges) == (health, [])


def test_what_follows_a_monsters_conditional_actions() -> None:
    """BB-MON-3, JL-TRN-F1: comes if the element was paid, or the situation given, and not otherwise."""
    muddle = (Condition(conditions=e.MUDDLE),)
    for charges, health in (([e.FIRE], 7), ([], 5)):
        state = field("M a", charges=charges)
        figure(state, "M").health = 5
        action = e.ByElement(symbols=(e.FIRE,), actions=muddle, then=SEQUEL)
        run(monsters.act(state, figure(state, "M"), (action,), "col"))
        assert (figure(state, "M").health, figure(state, "a").conditions) == (health, e.MUDDLE if health == 7 else 0)
    for ill, health in (("poison", 7), ("wound", 5)):
        state = field("M a")
        figure(state, "M").health = 5
        conditions(state, "a", ill)
        run(monsters.act(state, figure(state, "M"), (e.If(test="poisoned", actions=muddle, then=SEQUEL),), "col"))
        assert figure(state, "M").health == health


def test_a_game_without_elements_or_printed_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-ELE-9, JL-ELE-5: then nothing can be paid, and a monster's own number adds nothing."""
    monkeypatch.setattr(KERNEL, "elements", ElementHooks())
    heal = Heal(value=1, who=e.SELF, consume=(Consume((e.FIRE,), Adds(heal=2)),), mandatory=True)
    state = field("a M", charges=[e.FIRE])
    figure(state, "a").health = 1
    assert perform(state, heal) == []
    assert figure(state, "a").health == 2
    run(monsters.act(state, figure(state, "M"), (Attack(value=1, relative=True),), "col"))
    assert figure(state, "a").health == 1


def test_who_stands_on_a_hex() -> None:
    """JL-MOV-6: one figure at most, on the first hex as well."""
    state = field("a . M")
    assert [at(state, cell) for cell in range(3)] == [figure(state, "a"), None, figure(state, "M")]


def test_what_an_element_does_not_buy_was_not_performed(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-ELE-9, JL-ELE-5, JL-EXP-2: without a charge, or where it is kept, there is no sequel and no experience."""
    earned = watch_experience(monkeypatch)
    muddle = Condition(conditions=e.MUDDLE, who=e.SELF, mandatory=True)
    action = e.ByElement(symbols=(e.FIRE,), actions=(muddle,), experience=1, then=SEQUEL)
    for charges, said, health in (([], [], 5), ([e.FIRE], ["skip"], 5), ([e.FIRE], ["pay:0:fire"], 7)):
        state = field("a M", charges=charges)
        figure(state, "a").health = 5
        perform(state, action, *said)
        assert (figure(state, "a").health, earned) == (health, [("a", 1)] if health == 7 else [])


def test_the_first_figure_too_performs_nothing_more_once_it_is_stunned() -> None:
    """JL-CND-8, JL-CND-O4, JL-CND-O1: in its own turn, which the stun outlasts; in another's it goes on."""
    stun = Condition(conditions=e.STUN, who=e.SELF, mandatory=True)
    for acting, health, fresh in ((0, 5, e.STUN), (1, 7, 0), (-1, 7, 0)):
        state = field("a . b", acting=acting)
        figure(state, "a").health = 5
        run(perform_all(state, ActionContext(figure(state, "a"), HEROES, 0), (stun, *SEQUEL)))
        assert (figure(state, "a").health, figure(state, "a").fresh) == (health, fresh)


def test_an_element_adds_to_a_condition() -> None:
    """BB-ELE-9, JL-ELE-5: where it is paid."""
    muddle = Condition(conditions=e.MUDDLE, consume=(Consume((e.FIRE,), Adds(conditions=e.POISON)),))
    for said, ill in (("pay:0:fire", e.MUDDLE | e.POISON), ("skip", e.MUDDLE)):
        state = field("a M", charges=[e.FIRE])
        perform(state, muddle, said, "aim:0")
        assert figure(state, "M").conditions == ill


# --- what is used up, and what an action leaves behind ----------------------------------------------------------------


@pytest.mark.parametrize(("on", "action", "answer"), [("move", Move(value=1), "go:1"), ("heal", HEAL, "aim:1")])
def test_a_bonus_with_uses_is_used_by_what_was_performed(
    on: str, action: e.Action, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """JL-ACT-7, BB-BON-3: not by what was declined."""
    used: list[tuple[str, int, int]] = []

    def use_bonus(state: Field, who: Any, running: tuple[str, int, int]) -> Any:
        used.append(running)
        return
        yield

    monkeypatch.setattr(CARDS, "use_bonus", use_bonus)
    CARDS.bonuses["thrice"] = (e.Bonus(on=on, uses=3), e.Bonus(on=on), e.Shield(value=1))
    for said, found in (("stay" if on == "move" else "skip", []), (answer, [("thrice", 0, 0)])):
        state = field("a . . M")
        figure(state, "a").bonuses = [("thrice", 0, 0), ("thrice", 1, 0), ("thrice", 2, 0)]
        perform(state, action, said)
        assert used == found


def test_movement_that_is_doubled_with_what_is_added() -> None:
    """JL-ATK-O3, JL-MOV-7: also what an element buys; who jumps goes on jumping."""
    CARDS.bonuses["twice"] = (e.Bonus(on="move", adds=Adds(times=2)), e.Bonus(on="move", adds=Adds(jump=True)))
    move = Move(value=1, consume=(Consume((e.FIRE,), Adds(move=1, experience=1, actions=SEQUEL)),))
    state = field("a M . . . .", charges=[e.FIRE, e.FIRE])
    figure(state, "a").bonuses = [("twice", 0, 0), ("twice", 1, 0)]
    figure(state, "a").health = 5
    asked = perform(state, move, "pay:0:fire", "go:4")
    assert [hexes(choice) for choice in asked] == [[2], [2, 3, 4]]
    assert [[key for key in keys(choice) if not key.startswith("go")] for choice in asked] == [
        ["pay:0:fire", "stay"],
        ["stay"],
    ]
    assert (figure(state, "a").health, state.charges) == (7, [e.FIRE])


def test_a_jump_goes_on_when_more_movement_is_bought(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-MOV-7, JL-EXP-2: and an element may buy the jump itself."""
    earned = watch_experience(monkeypatch)
    for jump, adds in ((True, Adds(move=1, experience=1)), (False, Adds(move=1, jump=True, experience=1))):
        state = field("a M . .", charges=[e.FIRE])
        perform(state, Move(value=2, jump=jump, consume=(Consume((e.FIRE,), adds),)), "pay:0:fire", "go:3")
        assert (figure(state, "a").cell, earned) == (3, [("a", 1)])
        earned.clear()


def test_who_cannot_attack_or_move_has_no_sequel_of_it() -> None:
    """BB-CON-11, BB-CON-12, JL-CND-9, JL-CND-10, JL-TRN-F1: nor who laid an area and attacks nobody in it."""
    area = pattern([(1, 0), (0, 1)], own=True)
    for ill, action, answers in (
        ("disarm", Attack(value=1, then=SEQUEL), []),
        ("immobilize", Move(value=1, then=SEQUEL), []),
        ("muddle", Attack(value=1, area=area, then=SEQUEL), ["area", "skip"]),
    ):
        state = field("a M .")
        figure(state, "a").health = 5
        conditions(state, "a", ill)
        flow = act(state, ActionContext(figure(state, "a"), HEROES, 0), action)
        if answers:
            asked = next(flow)
            assert isinstance(asked, Choice)
            asked = flow.send(asked.options[0])
            assert isinstance(asked, Choice)
            with pytest.raises(StopIteration):
                flow.send(asked.options[-1])
        else:
            run(flow)
        assert figure(state, "a").health == 5


def test_what_an_item_adds(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-ITM-O1, BB-ITM-O2, JL-ITM-2: to one attack of an action or to all of them, and to a move."""
    adds = Adds(attack=1, conditions=e.WOUND, move=1)

    def use(state: Field, context: ActionContext, option: Any) -> Any:
        offered.clear()
        return adds
        yield

    monkeypatch.setattr(KERNEL.items, "offers", lambda *_: list(offered))
    monkeypatch.setattr(KERNEL.items, "use", use)
    for lasts, found in ((False, [(7, e.WOUND), (8, 0)]), (True, [(7, e.WOUND), (7, e.WOUND)])):
        offered: list[Any] = [("item", "x")]
        monkeypatch.setattr(KERNEL.items, "lasts_whole_action", lambda *_, lasts=lasts: lasts)
        state = field("M a m")
        perform(state, Attack(value=1, targets=2), "item:x", "attack:0", "attack:2")
        assert [(figure(state, kind).health, figure(state, kind).conditions) for kind in "Mm"] == found
    offered = [("item", "x")]
    asked = perform(field("a . . ."), Move(value=1), "item:x", "go:2")
    assert [hexes(choice) for choice in asked] == [[1], [1, 2]]


def test_infusing_and_experience_are_performed(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-TRN-F1, JL-EXP-1: so what follows them comes."""
    earned = watch_experience(monkeypatch)
    for action in (e.Infuse(symbols=(e.FIRE,), then=SEQUEL), e.Experience(value=2, then=SEQUEL)):
        state = field("a M")
        figure(state, "a").health = 5
        perform(state, action)
        assert figure(state, "a").health == 7
    assert earned == [("a", 2)]


def test_one_condition_of_several_is_removed_by_choice() -> None:
    """BB-ITX-6: a single one is not asked for; without any nothing was performed."""
    cleanse = e.Cleanse(then=SEQUEL)
    for ill, said, left, health in (
        (("muddle", "disarm"), ["remove:muddle"], e.DISARM, 7),
        (("muddle",), [], 0, 7),
        ((), [], 0, 5),
    ):
        state = field("a M", acting=0)
        state.figures.sort(key=lambda one: one.kind == "M")
        figure(state, "a").health = 5
        conditions(state, "a", *ill)
        perform(state, cleanse, *said)
        assert (figure(state, "a").conditions, figure(state, "a").fresh) == (left, left)
        assert figure(state, "a").health == health


def test_what_an_action_aimed_at_the_same_finds() -> None:
    """JL-RNG-7, BB-TGT-5: those of the action before who are still there, each once."""
    same = Condition(conditions=e.MUDDLE, who=e.SAME)
    for health, ill in ((1, [0, e.MUDDLE]), (9, [e.MUDDLE, e.MUDDLE])):
        state = field("M a m")
        figure(state, "M").health = health
        deed = ActionContext(figure(state, "a"), HEROES, 0)
        run(perform_all(state, deed, (Attack(value=1, targets=2), same)), "attack:0", "attack:2")
        assert [figure(state, kind).conditions for kind in "Mm"] == ill


def test_nobody_is_the_same_once_they_fell() -> None:
    """JL-RNG-7, JL-TRN-F1: so nothing was performed, and nothing follows."""
    same = Condition(conditions=e.MUDDLE, who=e.SAME, then=SEQUEL)
    for health, after in ((1, 5), (9, 7)):
        state = field("M a")
        figure(state, "M").health, figure(state, "a").health = health, 5
        deed = ActionContext(figure(state, "a"), HEROES, 0)
        run(perform_all(state, deed, (Attack(value=1), same)), "attack:0")
        assert figure(state, "a").health == after


def test_a_heal_by_the_damage_that_was_dealt() -> None:
    """JL-HEA-1, JL-ATK-2: by that of the attack before, after the shield."""
    state = field("a M", traits={"M": e.Traits(shield=1)})
    figure(state, "a").health = 1
    deed = ActionContext(figure(state, "a"), HEROES, 0)
    actions = (Attack(value=4), Heal(value="damage_dealt", who=e.SELF, mandatory=True))
    run(perform_all(state, deed, actions), "attack:0")
    assert figure(state, "a").health == 4


def test_a_heal_notes_whom_it_rids_of_poison() -> None:
    """JL-CND-16: those alone, and what an element adds to the heal comes to all of its targets."""
    state = field("b a c", charges=[e.FIRE])
    conditions(state, "b", "poison")
    deed = ActionContext(figure(state, "a"), HEROES, 0)
    adds = Adds(conditions=e.STRENGTHEN)
    heal = Heal(value=1, range=1, targets=2, who=e.ALLY, consume=(Consume((e.FIRE,), adds),))
    b, c = (figure(state, kind) for kind in "bc")
    aims = [f"aim:{state.figures.index(one)}" for one in (b, c)]
    run(act(state, deed, heal), "pay:0:fire", *aims)
    assert [one.kind for one in deed.cured] == ["b"]
    assert (b.conditions, c.conditions) == (e.STRENGTHEN, e.STRENGTHEN)


def test_what_a_push_gives_besides() -> None:
    """JL-PSH-4, BB-FRC-9: its conditions, to everybody who is pushed."""
    state = field(". M a")
    perform(state, e.Push(value=1, conditions=e.MUDDLE), "aim:0", "stop")
    assert figure(state, "M").conditions == e.MUDDLE


# --- damage and conditions --------------------------------------------------------------------------------------------


def value_of(flow: Flow[Any]) -> Any:
    """What a flow that asks nothing gives back."""
    with pytest.raises(StopIteration) as end:
        next(flow)
    return end.value.value


@pytest.mark.parametrize(("kind", "amounts"), [("a", [1, 9]), ("M", []), ("O", [])])
def test_only_characters_negate_and_only_the_last_point_fells(
    kind: str, amounts: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """JL-DMG-2, JL-DMG-5, BB-NEG-1, BB-DIE-1: neither a monster nor an objective; with the dead go their bonuses."""
    asked: list[int] = []

    def negate(state: Field, hero: Any, amount: int, by: Any) -> Any:
        asked.append(amount)
        return amount
        yield

    monkeypatch.setattr(KERNEL.damage, "negate", negate)
    CARDS.bonuses["shield"] = (e.Shield(value=1),)
    state = field("a M O")
    one = figure(state, kind)
    one.bonuses = [("shield", 0, 0)]
    assert value_of(suffer(state, one, 0)) is False
    assert value_of(suffer(state, one, 1)) is False
    assert (one.health, one.bonuses) == (8, [("shield", 0, 0)])
    assert value_of(suffer(state, one, 9)) is True
    assert (one.health, one.cell, one.bonuses, asked) == (0, OFF, [], amounts)
    assert value_of(suffer(state, one, 9)) is False


def test_damage_that_was_negated_fells_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-DMG-2, BB-NEG-1."""

    def negate(state: Field, hero: Any, amount: int, by: Any) -> Any:
        return 0
        yield

    monkeypatch.setattr(KERNEL.damage, "negate", negate)
    state = field("a M")
    assert value_of(suffer(state, figure(state, "a"), 9)) is False
    assert figure(state, "a").health == 9


def test_everybody_suffers_their_own_share_whoever_is_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-GEN-1, JL-DMG-3: the order changes nobody's damage."""
    monkeypatch.setattr(WORDS, "clauses", {"damage.order": "JL-GEN-1"})
    state = field("M m a")
    big, small = figure(state, "M"), figure(state, "m")
    big.health, small.health = 5, 1
    run(suffer_all(state, [(small, 1), (big, 5)], None, 0), f"target:{state.figures.index(big)}")
    assert (big.cell, small.cell) == (OFF, OFF)


@pytest.mark.parametrize("name", e.names(e.TIMED))
def test_a_condition_gained_after_a_turn_ends_with_the_next(name: str) -> None:
    """BB-CON-4, JL-CND-3: whatever was gained in the turn before."""
    state = field("M a")
    end_turn(state, figure(state, "a"))
    conditions(state, "a", name)
    end_turn(state, figure(state, "a"))
    assert figure(state, "a").conditions == 0


@pytest.mark.parametrize(("ill", "cured"), [((), []), (("wound",), [e.WOUND]), (("poison", "muddle"), [e.POISON])])
def test_the_game_hears_what_a_heal_removes(
    ill: tuple[str, ...], cured: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """BB-HEA-3, JL-CND-14: nothing where there was nothing to remove."""
    heard: list[int] = []
    monkeypatch.setattr(KERNEL.damage, "after_cure", lambda state, who, conditions: heard.append(conditions))
    state = field("a M")
    conditions(state, "a", *ill)
    heal(state, figure(state, "a"), 1)
    assert heard == cured


# --- on the way -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stops_at", "leads_to", "end"), [(9, {}, 3), (2, {}, 2), (9, {2: 4}, 4)])
def test_a_watched_way_is_walked_hex_by_hex(
    stops_at: int, leads_to: dict[int, int], end: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """JL-MOV-1, JL-MOV-5: until a hex ends the movement or leads elsewhere."""
    left: list[int] = []

    def enter_hex(state: Field, who: Any, cell: int, by: Any, context: Any = None) -> Any:
        who.cell = leads_to.get(cell, cell)
        return cell == stops_at
        yield

    monkeypatch.setattr(KERNEL.map, "is_watched", lambda state, mover: True)
    monkeypatch.setattr(KERNEL.map, "enter_hex", enter_hex)
    monkeypatch.setattr(KERNEL.map, "leave_hex", lambda state, who, cell: left.append(cell))
    state = field("a . . . .")
    perform(state, Move(value=3), "go:3")
    assert (figure(state, "a").cell, left) == (end, [0, 1, 2] if end == 3 else [0, 1])


def test_plain_ground_on_the_first_hex() -> None:
    """JL-MOV-4, BB-TER-5: for whom difficult ground is nothing every hex costs one point."""
    assert hexes(perform(field(". a :"), Move(value=1, plain=True), "stay")[0]) == [0, 2]
    assert hexes(perform(field(". a :"), Move(value=1), "stay")[0]) == [0]


def test_who_moves_by_themselves_passes_what_stops_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-DOR-2, JL-DOR-3: a closed door lets characters in by their own movement alone, and pauses it."""
    monkeypatch.setattr(KERNEL.map, "impassable", lambda state, mover, own=False: 0 if own else 1 << 1)
    monkeypatch.setattr(KERNEL.map, "pauses", lambda state, mover, own=False: 1 << 2 if own else 0)
    asked = perform(field("a . . . ."), Move(value=4), "go:2", "go:4")
    assert [hexes(choice) for choice in asked] == [[1, 2], [0, 1, 3, 4]]


def test_the_way_is_chosen_hex_by_hex_only_where_it_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-MOV-1, JL-MOV-O1: over a hazard, not over difficult ground; and with no point left the move is over."""
    for sign, is_offered in ((":", False), ("^", True)):
        asked = perform(field(f"a {sign} ."), Move(value=2), "stay")
        assert any(key.startswith("walk") for key in keys(asked[0])) is is_offered
    monkeypatch.setattr(KERNEL.items, "offers", lambda *_: [("item", "x")])
    assert len(perform(field("a . ."), Move(value=1, path=True), "walk:1")) == 1


def test_a_jump_over_the_first_hex_touches_nothing() -> None:
    """JL-MOV-7, BB-MOV-6: hex by hex, as anywhere."""
    state = field(". a ^ .")
    perform(state, Move(value=3, jump=True, path=True), "walk:0", "walk:1", "stay")
    assert (figure(state, "a").cell, figure(state, "a").health) == (1, 9)


def test_a_bonus_begins_and_what_follows_it_comes() -> None:
    """BB-BON-1, JL-ACT-3, JL-TRN-F1: unused as yet."""
    shield = e.Shield(value=1, then=SEQUEL)
    CARDS.bonuses["two"] = (e.Retaliate(value=1), shield)
    state = field("a M")
    figure(state, "a").health = 5
    perform(state, shield, source="two")
    assert (figure(state, "a").bonuses, figure(state, "a").health) == ([("two", 1, 0)], 7)


def test_in_a_game_without_an_order_of_damage_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-GEN-1: the order of the figures then serves; and one alone is never asked about."""
    for clauses, frail in (({}, "Mm"), ({"damage.order": "JL-GEN-1"}, "M")):
        monkeypatch.setattr(WORDS, "clauses", clauses)
        state = field("M m a")
        run(suffer_all(state, [(figure(state, kind), 9) for kind in frail], None, 0))
        assert [figure(state, kind).cell for kind in frail] == [OFF] * len(frail)


@pytest.mark.parametrize(
    ("who", "found"),
    [(e.ENEMY, ["M"]), (e.OTHERS, ["M", "b"]), (e.ALLY, ["b"]), (e.SELF_OR_ALLY, ["a", "b"]), (e.SELF, ["a"])],
)
def test_whom_an_action_can_be_aimed_at(who: str, found: list[str]) -> None:
    """BB-TGT-5, BB-TGT-6, JL-RNG-7: nobody invisible among the enemies, and no objective of one's own side."""
    state = field("M a b\n m O .")
    conditions(state, "m", "invisible")
    aim = Condition(conditions=e.MUDDLE, who=who)
    deed = ActionContext(figure(state, "a"), HEROES, 0)
    assert sorted(state.figures[at].kind for at in candidates(state, deed, aim, 1, [])) == found


def test_an_item_may_help_to_aim_at_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-ITM-2: not at oneself; what helps a single target alone is not asked for."""
    singles: list[bool] = []

    def offers(state: Field, context: ActionContext, on: str, kind: str, single: bool) -> list[Any]:
        singles.append(single)
        return [("item", "x")]

    monkeypatch.setattr(KERNEL.items, "offers", offers)
    asked = perform(field("a M"), Condition(conditions=e.MUDDLE), "skip")
    assert keys(asked[0]) == ["aim:0", "item:x", "skip"]
    asked = perform(field("a M"), Condition(conditions=e.MUDDLE, who=e.SELF), "skip")
    assert keys(asked[0]) == ["aim:1", "skip"]
    assert singles == [False]
