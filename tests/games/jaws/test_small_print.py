"""Rules that few games meet: tokens at the edge of their range, whom one is asked about and whom not, hidden goals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jaws import builders
from tests.games.jaws.builders import play, scenario
from tests.games.jaws.test_rare import deed, value_of
from undercroft.core.grid import cells
from undercroft.core.request import Choice, Flow
from undercroft.games.haven.attack import Blow, strike
from undercroft.games.haven.battlefield import HEROES, MONSTERS, OFF, Figure
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.monsters import act
from undercroft.games.haven.verbs import MUDDLE, Adds, CreateTrap, Push, Recover, Special
from undercroft.games.jaws import crash_protocol, rests, rooms
from undercroft.games.jaws.active import DECLARED
from undercroft.games.jaws.card_terms import came_straight
from undercroft.games.jaws.kernel.map import spring
from undercroft.games.jaws.knowledge import HIDDEN, veil
from undercroft.games.jaws.memory import memory_of
from undercroft.games.jaws.modifiers import CARDS, better
from undercroft.games.jaws.obstacles import act_trap
from undercroft.games.jaws.scenario_rules import SCENARIO_RULES
from undercroft.games.jaws.special_actions import SPECIALS, act_recover, after_excess
from undercroft.games.jaws.state import Jaws


def test_a_battle_goal_is_known_to_its_owner_alone() -> None:
    """JL-BTL-2: a spectator sees none; a goal that was not dealt is not hidden."""
    for seat, seen in ((0, ["sadist", HIDDEN]), (1, [HIDDEN, "opener"]), (None, [HIDDEN, HIDDEN])):
        state = scenario(1, 2)
        for at, goal in enumerate(("sadist", "opener")):
            state.heroes[at].seat, state.heroes[at].goal = at, goal
        veil(state, seat)
        assert [hero.goal for hero in state.heroes] == seen
    state = scenario(1, 2)
    for hero in state.heroes:
        hero.goal = ""
    veil(state, None)
    assert [hero.goal for hero in state.heroes] == ["", ""]


@pytest.mark.parametrize(("far", "is_hampered"), [(3, True), (4, False)])
def test_how_far_the_ward_hampers_enemies(far: int, is_hampered: bool) -> None:
    """Stand Fast: enemies within range 3 of the Ward attack with disadvantage."""
    state = builders.state("voidwarden")
    grid, enemy = state.kernel.map.grid(state), state.figures[3]
    state.tokens.ward = next(
        cell
        for cell in range(state.board.size)
        if grid.walk[cell][enemy.cell] == far and grid.sees[cell] >> enemy.cell & 1
    )
    state.figures[0].health = 9
    play(strike(state, Blow(enemy, state.figures[0], MONSTERS, 0, False, 1, False)))
    assert len(state.deck.discard) == (2 if is_hampered else 1)


def test_shield_spikes_hurt_attackers_beside_alone() -> None:
    """Shield Spikes: as much as the Shield, to whoever attacks from an adjacent hex."""
    source = next(
        (source, at)
        for source, declared in DECLARED.items()
        for at, bonus in enumerate(declared)
        if getattr(getattr(bonus, "adds", None), "special", "") == "shield_spikes"
    )
    base = builders.state("red-guard")
    for cell in range(base.board.size):
        state = builders.state("red-guard")
        enemy = state.figures[3]
        if any(f.cell == cell for f in state.figures if f is not enemy):
            continue
        enemy.cell = cell
        state.figures[0].bonuses = [(*source, 0)]
        state.figures[0].health = 9
        blow = Blow(enemy, state.figures[0], MONSTERS, 0, False, 1, True)
        blow.shield = 2
        play(state.kernel.attack.after_attack(state, blow))
        is_near = cell in state.kernel.map.grid(state).neighbours[state.figures[0].cell]
        assert (enemy.health < 30) is is_near


def test_lobbed_charge_needs_a_straight_approach() -> None:
    """Each hex of the move must bring the character nearer; without a move there is no such attack."""
    state = builders.state("demolitionist")
    actor, target = state.figures[0], state.figures[3]
    own = deed(state)
    start = actor.cell
    grid = state.kernel.map.grid(state)
    beside = next(c for c in grid.neighbours[target.cell] if grid.walk[c][start] == 1)
    own.start, own.entered, actor.cell = start, [beside], beside
    is_nearer = grid.walk[target.cell][beside] < grid.walk[target.cell][start]
    assert came_straight(state, actor, target, own) is is_nearer
    far = next(c for c in cells(grid.all) if grid.walk[target.cell][c] == 2)
    own.start, own.entered = far, [beside]
    assert came_straight(state, actor, target, own)
    assert not came_straight(state, actor, target, None)


def test_a_kill_of_one_target_spills_from_there_alone() -> None:
    """Fearsome Efficiency, JL-DMG-3: a target that lives has no place of death."""
    state = builders.state("hatchet")
    fallen, alive = state.figures[6], state.figures[3]
    place, fallen.cell = fallen.cell, OFF
    state.marks.fell[6] = place
    for figure in (*state.figures[1:3], *state.figures[4:6]):
        figure.cell = OFF
    alive.cell = state.kernel.map.grid(state).neighbours[place][0]
    last = state.kernel.map.grid(state).neighbours[-1]
    bystander = state.figures[4]
    bystander.cell = next(cell for cell in last if cell not in (alive.cell, place))
    own = deed(state)
    own.last = [alive, fallen]
    memory_of(own).excess = 2
    play(after_excess(state, own))
    assert (alive.health, bystander.health) == (28, 30)


def test_one_favorite_is_in_play() -> None:
    """JL-TRN-F1: a second one was not performed."""
    for favorite, is_done in ((-2, True), (-1, False), (3, False)):
        state = builders.state("hatchet")
        state.heroes[0].favorite = favorite
        assert value_of(SPECIALS["favorite"](state, deed(state), Special(name="favorite"))) is is_done


def test_the_sand_devil_alone_does_not_end_a_move() -> None:
    """JL-TRP-O1: only a trap that stuns or immobilizes does."""
    state = builders.state("red-guard", traps=[])
    figure = state.figures[3]
    assert value_of(spring(state, figure, figure.cell, None)) is False


def test_whoever_lies_under_falling_rubble_alone_is_hit() -> None:
    """JL-DMG-3: a hex with somebody on it and nobody beside it may be chosen."""
    state = builders.state("demolitionist")
    for figure in state.figures[1:]:
        figure.cell = OFF
    grid, enemy = state.kernel.map.grid(state), state.figures[3]
    enemy.cell = next(c for c in cells(grid.all) if grid.walk[state.figures[0].cell][c] == 3)
    state.destroyed = 1 << enemy.cell
    asked = play(SPECIALS["rubble"](state, deed(state), Special(name="rubble", value=2)), f"hex:{enemy.cell}")
    assert (asked, enemy.health) == (["rubble.where"], 28)


def listening(flow: Flow[None], asked: list[Choice]) -> Flow[None]:
    """The same, with every question noted as it is asked."""
    answer: Any = None
    try:
        while True:
            request = flow.send(answer)
            if isinstance(request, Choice):
                asked.append(request)
            answer = yield request
    except StopIteration:
        return


def test_after_a_long_rest_items_need_not_be_used() -> None:
    """JL-RST-7: one may finish."""
    state = builders.state("red-guard", queue=["red-guard"])
    hero = state.heroes[0]
    hero.discard, hero.gear = ["desert-night", "flaming-sickle"], [("healing-potion", 0)]
    asked: list[Choice] = []
    play(listening(rests.long_rest(state, 0), asked), "rest", "finish")
    after = [one for one in asked if one.clause == "JL-RST-7"]
    assert [one.options for one in after] == [[("item", "healing-potion"), ("finish",)]]
    assert hero.gear == [("healing-potion", 0)]


@pytest.mark.parametrize(("free", "asked"), [(1, 1), (2, 0), (3, 0)])
def test_nobody_is_asked_who_comes_where_all_can(free: int, asked: int) -> None:
    """JL-DOR-13, O4: elites first; only where a rank does not fit the players choose."""
    state = scenario(1, 2)
    room = cells(rooms.empty(state))
    for number in rooms.free_numbers(state, "zealot")[free:]:
        rooms.enroll(state, Figure("zealot", MONSTERS, 1, 5, OFF - 1000, number), -1)
    for figure in state.figures:
        if figure.kind == "zealot":
            figure.cell = room[-1]
    wanted = [(-1, room[0], "zealot", "e"), (-1, room[1], "zealot", "e"), (-1, room[2], "zealot", "n")]
    assert len(play(rooms.ration(state, "zealot", wanted))) == asked


def test_a_jump_over_a_figure_ends_on_the_only_empty_hex_unasked() -> None:
    """JL-GEN-1: there is nothing to choose."""
    state = builders.state("demolitionist")
    actor, other = state.figures[0], state.figures[3]
    grid = state.kernel.map.grid(state)
    actor.cell = other.cell
    near = cells(grid.neighbour_bits[other.cell] & rooms.empty(state))
    state.obstacles |= sum(1 << cell for cell in near[1:])
    assert play(crash_protocol.land(state, actor, deed(state))) == []
    assert actor.cell == near[0]


def beside(state: Jaws, cell: int, free: int) -> list[int]:
    """The empty hexes beside one, of which only so many are left empty."""
    near = cells(state.kernel.map.grid(state).neighbour_bits[cell] & rooms.empty(state))
    state.obstacles |= sum(1 << one for one in near[free:])
    return near[:free]


@pytest.mark.parametrize("chosen", [0, 1])
def test_between_two_hexes_the_players_choose(chosen: int) -> None:
    """JL-GEN-1, JL-SPN-O2, JL-TRP-6: where a jump ends, where a monster appears, where a trap is laid."""
    state = builders.state("demolitionist")
    actor, other = state.figures[0], state.figures[3]
    actor.cell = other.cell
    free = beside(state, other.cell, 2)
    assert play(crash_protocol.land(state, actor, deed(state)), f"go:{free[chosen]}") == ["move.where"]
    assert actor.cell == free[chosen]

    state = builders.state("demolitionist")
    free = beside(state, state.figures[0].cell, 2)
    spawned = rooms.spawn(state, "zealot", state.figures[0].cell, "n")
    assert play(spawned, f"place:{free[chosen]}") == ["spawn.where"]
    assert state.figures[-1].cell == free[chosen]

    state = builders.state("demolitionist")
    free = beside(state, state.figures[4].cell, 2)
    act_of = ActionContext(state.figures[4], MONSTERS, 0, "monster:1")
    assert play(act_trap(state, act_of, CreateTrap(damage=3)), f"trap:{free[chosen]}") == ["trap.where"]
    assert state.traps[free[chosen]].damage == 3


def test_a_character_may_leave_out_a_trap_that_could_lie_on_one_hex_alone() -> None:
    """JL-ABL-2, JL-TRP-6."""
    for answer, is_laid in (("skip", False), ("trap", True)):
        state = builders.state("demolitionist")
        (free,) = beside(state, state.figures[0].cell, 1)
        wanted = f"trap:{free}" if is_laid else answer
        assert play(act_trap(state, deed(state), CreateTrap(damage=3)), wanted) == ["trap.where"]
        assert (free in state.traps) is is_laid


@pytest.mark.parametrize("chosen", [0, 1])
def test_of_two_equally_near_enemies_the_players_choose_whom_the_sludge_hurts(chosen: int) -> None:
    """Black Sludge: 1 damage and half the level more, rounded up, to the nearest enemy in sight (JL-MMV-13)."""
    state = builders.state("demolitionist")
    near = beside(state, state.figures[3].cell, 2)
    for at, figure in enumerate(state.figures[:3]):
        figure.cell = near[at] if at < 2 else OFF
        figure.health = 9
    act_of = ActionContext(state.figures[3], MONSTERS, 0, "monster:1")
    flow = SPECIALS["hex_nearest"](state, act_of, Special(name="hex_nearest"))
    assert play(flow, f"target:{chosen}") == ["monster.victim"]
    assert [figure.health for figure in state.figures[:2]] == [9 - 2 * (at == chosen) for at in range(2)]


def test_a_card_with_more_effects_and_the_same_value_is_better() -> None:
    """JL-ADV-O1."""
    assert better(CARDS["plus1-poison"], CARDS["plus1"], 2) == 1
    assert better(CARDS["plus1"], CARDS["plus1-poison"], 2) == -1
    assert better(CARDS["plus2"], CARDS["plus1"], 2) == 1
    assert better(CARDS["plus1"], CARDS["plus2"], 2) == -1


def test_only_bonuses_on_kills_make_the_order_of_deaths_matter() -> None:
    """JL-GEN-1: no other lasting effect does."""
    state = builders.state("hatchet")
    state.scenario = 1
    matters = state.kernel.damage.does_order_matter
    for source, declared in DECLARED.items():
        for at, bonus in enumerate(declared):
            state.figures[0].bonuses = [(source, at, 0)]
            assert matters(state, state.figures[3:5], state.figures[0]) is (getattr(bonus, "on", "") == "kill")


def test_what_the_new_favorite_adds() -> None:
    """Card 30: +3, Wound, Push 1; the first Favorite +3 alone."""
    for active, push in (("card:the-new-favorite:top", 1), ("card:the-favorite:top", 0)):
        state = builders.state("hatchet")
        state.heroes[0].active = [active]
        own = deed(state)
        with pytest.raises(StopIteration) as end:
            next(state.kernel.items.use(state, own, ("favorite", "throw")))
        adds = end.value.value
        assert isinstance(adds, Adds)
        assert (adds.attack, adds.push, bool(adds.conditions)) == (3, push, bool(push))


def test_what_a_monster_pushes_gains_its_condition() -> None:
    """JL-PSH-1: conditions follow the push."""
    state = builders.state("red-guard")

    enemy, hero = state.figures[3], state.figures[0]
    for other in state.figures[1:3]:
        other.cell = OFF
    enemy.cell = state.kernel.map.grid(state).neighbours[hero.cell][0]
    play(act(state, enemy, (Push(value=1, conditions=MUDDLE),), "test"))
    assert hero.conditions & MUDDLE
    assert hero.side == HEROES


def test_nothing_to_take_back_was_not_performed() -> None:
    """JL-CRD-F1, JL-TRN-F1."""
    for discard, is_done in (([], False), (["close-cuts"], True)):
        state = builders.state("hatchet")
        state.heroes[0].discard = list(discard)
        assert value_of(act_recover(state, deed(state), Recover(count=1))) is is_done


def test_whose_fall_opens_rooms() -> None:
    """JL-OBJ-4: objects of a few scenarios alone."""
    thing = Figure("objective", MONSTERS, 1, 4, 0, 1, is_objective=True)
    assert not any(rules.gate(scenario(n, 2), thing) for n, rules in SCENARIO_RULES.items() if n not in (12, 15))
