"""What few cards, treasures and scenarios do: traps that are moved, cures, named targets, rewards, rivals, and what a
seat guesses about the battle goals of others."""

from __future__ import annotations

import pytest

from tests.games.jaws import builders
from tests.games.jaws.builders import play, scenario
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.grid import cells
from undercroft.core.request import Choice, Flow
from undercroft.core.table import Table
from undercroft.games.haven.attack import Blow, strike
from undercroft.games.haven.battlefield import HEROES, MONSTERS, OFF, Figure
from undercroft.games.haven.damage import heal
from undercroft.games.haven.effects import ActionContext, act
from undercroft.games.haven.monsters import explain
from undercroft.games.haven.verbs import (
    AIR,
    BLESS,
    CURSE,
    FIRE,
    POISON,
    STRENGTHEN,
    STUN,
    WILD,
    WOUND,
    Attack,
    Bonus,
    CreateTrap,
    DestroyObstacle,
    Grant,
    Loot,
    Move,
    Special,
)
from undercroft.games.jaws import campaign, crash_protocol, loot, rooms, start, tokens
from undercroft.games.jaws.active import ABILITIES, DECLARED
from undercroft.games.jaws.card_terms import favorite_near
from undercroft.games.jaws.cards.characters import CARDS as HERO_CARDS
from undercroft.games.jaws.cards.characters import CHARACTERS
from undercroft.games.jaws.cards.goals import GOALS
from undercroft.games.jaws.cards.treasures import TREASURES
from undercroft.games.jaws.elements import payable
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.grants import _allow
from undercroft.games.jaws.kernel.damage import exhaust
from undercroft.games.jaws.knowledge import redeal
from undercroft.games.jaws.memory import memory_of
from undercroft.games.jaws.modifiers import CARDS as MODIFIERS
from undercroft.games.jaws.modifiers import better, put_back
from undercroft.games.jaws.obstacles import act_destroy, act_trap
from undercroft.games.jaws.scenario_rules import SCENARIO_RULES
from undercroft.games.jaws.setup import new_state
from undercroft.games.jaws.special_actions import SPECIALS, act_loot, after_excess, leave
from undercroft.games.jaws.state import Jaws


def deed(state: Jaws) -> ActionContext:
    return ActionContext(state.figures[0], HEROES, 0)


# --- rewards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "rival"), [(7, 8), (8, 7), (11, 12), (12, 11)])
def test_a_rival_scenario_is_closed_though_it_was_open(number: int, rival: int) -> None:
    """JL-REW-4: it can be played no longer; one that was won before is not closed."""
    state = scenario(number)
    state.available = [number, rival]
    play(campaign.take_reward(state))
    assert (rival in state.available, state.closed) == (False, [rival])
    state = scenario(number)
    state.available, state.done = [number], [rival]
    play(campaign.take_reward(state))
    assert state.closed == []


@pytest.mark.parametrize(("number", "checkmarks", "told"), [(6, 1, 0), (13, 1, 0), (14, 1, 0), (7, 0, 0), (17, 0, 1)])
def test_checkmarks_and_the_end_of_the_story(number: int, checkmarks: int, told: int) -> None:
    """JL-REW-1, JL-REW-2, JL-CAM-3: for everybody; after scenario 17 the story is told."""
    state = scenario(number)
    state.available, state.told = [number], 0
    play(campaign.take_reward(state))
    assert [hero.checkmarks for hero in state.heroes] == [checkmarks] * state.count
    assert state.told == told


@pytest.mark.parametrize("number", sorted(TREASURES))
def test_what_every_treasure_holds(number: int) -> None:
    """JL-LOT-6, JL-TRS-1, JL-TRS-O1: for the one who loots it; a second time nothing."""
    state = builders.state("red-guard")
    hero, figure = state.heroes[0], state.figures[0]
    figure.health = 9

    def holdings() -> dict[str, int]:
        return {
            "experience": hero.experience,
            "gold": hero.gold,
            "checkmark": hero.checkmarks,
            "coins": hero.coins,
            "item": len(hero.items),
            "damage": 9 - figure.health,
            "poison": int(bool(figure.conditions & POISON)),
        }

    before = holdings()
    for _ in range(2):
        play(loot.open_treasure(state, hero, figure, number))
        found = {kind: amount - before[kind] for kind, amount in holdings().items() if amount != before[kind]}
        assert found == {kind: 1 if kind == "item" else value for kind, value in TREASURES[number]}
    assert state.looted == [number]


@pytest.mark.parametrize(("number", "comes_again"), [(2, False), (18, True)])
def test_a_treasure_lies_there_once_in_a_campaign(number: int, comes_again: bool) -> None:
    """JL-LOT-F2: in a replay its token gives nothing and is left out, but in scenario 18, whose statues it wakes."""
    state = scenario(number)
    lying = dict(state.treasures)
    assert lying
    state.looted = list(lying.values())
    start.lay_out(state)
    assert state.treasures == (lying if comes_again else {})


@pytest.mark.parametrize(("value", "shield", "asked"), [(1, 0, True), (2, 1, True), (1, 1, False), (0, 0, False)])
def test_a_shield_is_raised_against_an_attack_that_would_hurt(value: int, shield: int, asked: bool) -> None:
    """JL-ITM-1: asked where the attack would hurt, and not where other shields stop it already."""
    state = scenario(2)
    state.heroes[0].gear = [("heater-shield", 0)]
    monster = next(figure for figure in state.figures if figure.side == MONSTERS)
    blow = Blow(monster, state.figures[0], MONSTERS, 0, True, value, False)
    blow.shield = shield
    assert play(state.kernel.attack.answer(state, blow), *["item:heater-shield"] * asked) == ["item.attacked"] * asked
    assert blow.shield == shield + asked


# --- cards ------------------------------------------------------------------------------------------------------------


def test_a_trap_is_taken_from_beside_and_laid_beside() -> None:
    """JL-TRP-1: with its damage and its conditions, on the empty hex of one's choice."""
    for chosen in (0, -1):
        state = builders.state("demolitionist", traps=[])
        near = state.kernel.map.grid(state).neighbour_bits[state.figures[0].cell]
        start, *free = cells(near & rooms.empty(state))[:3]
        state.obstacles |= near & rooms.empty(state) & ~sum(1 << cell for cell in (start, *free))
        assert len(free) == 2
        rooms.lay_trap(state, start, 4, STUN, 1)
        before, end = state.traps[start], free[chosen]
        move = SPECIALS["move_trap"](state, deed(state), Special(name="move_trap"))
        play(move, f"trap:{start}", f"trap:{end}")
        assert state.traps == {end: before}
        assert (state.hazards >> end & 1, state.hazards >> start & 1) == (1, 0)


def value_of(flow: Flow[bool]) -> bool:
    """Whether an action that asks nothing was performed."""
    with pytest.raises(StopIteration) as end:
        next(flow)
    return bool(end.value.value)


def test_a_trap_may_be_left_where_it_is() -> None:
    """JL-TRN-F1: then nothing was performed."""
    state = builders.state("demolitionist", traps=[])
    near = state.kernel.map.grid(state).neighbour_bits[state.figures[0].cell]
    start = cells(near & rooms.empty(state))[0]
    rooms.lay_trap(state, start, 4, 0, 1)
    flow = SPECIALS["move_trap"](state, deed(state), Special(name="move_trap"))
    asked = next(flow)
    assert isinstance(asked, Choice)
    assert asked.options == [("trap", start), ("skip",)]
    with pytest.raises(StopIteration) as end:
        flow.send(("skip",))
    assert (end.value.value, list(state.traps)) == (False, [start])


def test_what_there_is_nothing_for_was_not_performed() -> None:
    """JL-TRN-F1: a trap beside one, the Favorite in play."""
    state = builders.state("hatchet", traps=[])
    assert value_of(SPECIALS["move_trap"](state, deed(state), Special(name="move_trap"))) is False
    for favorite, is_done in ((-2, False), (3, True), (-1, True)):
        state.heroes[0].favorite = favorite
        back = SPECIALS["return_favorite"](state, deed(state), Special(name="return_favorite"))
        assert value_of(back) is is_done
        assert state.heroes[0].favorite == (-2 if favorite == -2 else -1)


@pytest.mark.parametrize(("excess", "left"), [(0, [30, 30]), (1, [30, 29])])
def test_what_exceeds_a_kill_by_nothing_hurts_nobody(excess: int, left: list[int]) -> None:
    """JL-DMG-3, JL-GEN-1: and nobody is asked whom it hurts."""
    state = builders.state("hatchet")
    place = state.figures[6].cell
    state.figures[6].cell = OFF
    state.marks.fell[6] = place
    beside = [state.figures[3], state.figures[5]]
    for figure in state.figures[1:6]:
        figure.cell = OFF
    for figure, cell in zip(beside, cells(state.kernel.map.grid(state).neighbour_bits[place]), strict=False):
        figure.cell = cell
    own = deed(state)
    own.last = [state.figures[6]]
    memory_of(own).excess = excess
    asked = play(after_excess(state, own), *(["aim:5"] if excess else []))
    assert (len(asked), [figure.health for figure in beside]) == (excess, left)


@pytest.mark.parametrize(("ill", "owner", "is_strong"), [(POISON, 0, True), (WOUND, 0, False), (POISON, 3, False)])
def test_who_is_rid_of_poison_may_be_strengthened(ill: int, owner: int, is_strong: bool) -> None:
    """JL-CND-14, JL-ACT-3: by the card of a Voidwarden, for her side alone and for Poison alone."""
    state = builders.state("voidwarden")
    source = next(
        source for source, actions in DECLARED.items() if any(getattr(one, "on", "") == "cured" for one in actions)
    )
    state.figures[0].bonuses = [(source, 0, 0)]
    patient = state.figures[1 if owner == 0 else 3]
    patient.conditions = ill
    heal(state, patient, 1)
    assert patient.conditions == (STRENGTHEN if is_strong else 0)


def test_whether_blesses_and_curses_run_short() -> None:
    """JL-MOD-O1: where fewer are left than characters gain them, and any at all."""
    state = builders.state("voidwarden")
    heroes, monsters = state.figures[:3], state.figures[3:]
    scarce = state.kernel.damage.is_scarce
    for left, is_short in ((0, False), (1, True), (2, True), (3, False)):
        state.blesses, state.curses = left, 9
        assert (scarce(state, heroes, BLESS), scarce(state, heroes, CURSE)) == (is_short, False)
        state.blesses, state.curses = 9, left
        assert (scarce(state, heroes, BLESS), scarce(state, heroes, CURSE)) == (False, is_short)
        assert not scarce(state, monsters, BLESS | CURSE)
        assert not scarce(state, heroes[:1], BLESS | CURSE)
        assert not scarce(state, heroes, WOUND)


def test_a_revealed_bless_or_curse_returns_to_its_own_supply() -> None:
    """JL-MOD-9: one card; characters and monsters have Curses of their own."""
    state = builders.state("voidwarden")
    state.blesses = state.curses = state.monster_curses = 3
    for deck, name in ((state.deck, "curse"), (state.heroes[0].deck, "curse"), (state.heroes[0].deck, "curse")):
        put_back(state, deck, name)
    put_back(state, state.deck, "bless")
    assert (state.blesses, state.curses, state.monster_curses) == (4, 5, 4)


def test_who_has_attacked_whom() -> None:
    """Card 105: each character's own attacks count for them."""
    state = builders.state("red-guard")
    for at, marks in ((1, 0b010), (2, 0b110)):
        play(strike(state, Blow(state.figures[at], state.figures[3], HEROES, 0, False, 1, False)))
        assert state.marks.attacked == {3: marks}


def test_whoever_is_exhausted_has_no_turn_left() -> None:
    """JL-EXH-1, JL-EXH-2: nobody is asked whether they go first, either."""
    state = builders.state("voidwarden")
    state.queue = ["hero:0", "hero:1", "type:zealot"]
    exhaust(state, 1)
    assert state.queue == ["hero:0", "type:zealot"]


def test_only_hexes_beside_a_bonus_against_those_who_come_near_matter_to_a_way() -> None:
    """JL-MMV-13, JL-GEN-1: the players choose between ways where something happens on one of them."""
    state = builders.state("red-guard")
    owner, places = state.figures[0], state.kernel.map
    assert places.eventful_hexes(state, state.figures[3]) == 0
    owner.bonuses = [("card:flame-shroud:top", 0, 0)]
    assert places.eventful_hexes(state, state.figures[3]) == places.grid(state).neighbour_bits[owner.cell]
    owner.cell = OFF
    assert places.eventful_hexes(state, state.figures[3]) == 0


def test_whether_it_matters_who_falls_first() -> None:
    """JL-GEN-1: two characters, or two monsters whom a character with a bonus on kills hurts; else it does not."""
    state = builders.state("hatchet")
    state.scenario = 1  # where nothing follows from a death itself
    matters = state.kernel.damage.does_order_matter
    heroes, monsters = state.figures[:3], state.figures[3:]
    assert matters(state, heroes[:2], None)
    assert not matters(state, [heroes[0], monsters[0]], None)
    killer = heroes[0]
    assert not matters(state, monsters[:2], killer)
    source, at = next(
        (source, at)
        for source, actions in DECLARED.items()
        for at, one in enumerate(actions)
        if getattr(one, "on", "") == "kill"
    )
    killer.bonuses = [(source, at, 0)]
    assert matters(state, monsters[:2], killer)
    assert not matters(state, monsters[:1], killer)
    assert not matters(state, monsters[:2], None)
    assert not matters(state, monsters[:2], monsters[2])
    monsters[1].kind = "rat-monstrosity"  # it hurts whoever is beside it when it dies
    assert matters(state, monsters[:2], None)
    assert not matters(state, [monsters[0], monsters[2]], None)


def test_an_area_that_destroys_tells_obstacles_and_allies_apart() -> None:
    """JL-RNG-14, JL-GEN-1: of The Bigger One each placement is offered that spares or hits others of them."""
    state = builders.state("demolitionist")
    bigger = ABILITIES["card:the-bigger-one:top"].actions[0]
    assert isinstance(bigger, Attack)
    assert bigger.area is not None
    state.figures[2].cell = OFF
    places, actor = state.kernel.map, state.figures[0]
    friends = 1 << actor.cell | 1 << state.figures[1].cell
    assert places.eventful_area_hexes(state, actor, bigger) == state.obstacles | friends
    assert places.eventful_area_hexes(state, actor, Attack(value=1)) == 0
    foes = sum(1 << figure.cell for figure in state.figures[3:])
    boards = [board for board in places.area_placements(state, bigger.area, actor.cell, 2) if board & foes]
    asked = next(act(state, deed(state), bigger))
    assert isinstance(asked, Choice)
    offered = [int(option[1]) for option in asked.options if option[0] == "area"]
    matters = foes | friends | state.obstacles
    assert sorted(board & matters for board in offered) == sorted({board & matters for board in boards})
    assert len(offered) > len({board & foes for board in boards})


def test_the_only_enemy_in_reach_is_named_unasked() -> None:
    """JL-CTL-1, JL-GEN-1: of several one is named, and that one alone is attacked."""
    for alone in (True, False):
        state = builders.state("voidwarden")
        if alone:
            for figure in state.figures[4:]:
                figure.cell = OFF
        grant = Grant(range=3, who="others", aim="named", actions=(Attack(value=3, range=3, mandatory=True),))
        play(act(state, deed(state), grant), "aim:1", "yes", *([] if alone else ["aim:4"]))
        hurt = [at for at, figure in enumerate(state.figures) if at > 2 and figure.health < 30 and at != 6]
        assert hurt == [3 if alone else 4]


# --- what a seat knows ------------------------------------------------------------------------------------------------


def test_battle_goals_that_a_seat_guesses() -> None:
    """JL-BTL-2: those of others anew, each another one and none that it holds itself; its own stay."""
    for seed in range(40):
        state = builders.state("red-guard")
        for seat, hero in enumerate(state.heroes):
            hero.seat, hero.goal = seat, list(GOALS)[seat]
        redeal(state, state, 0, Dice(seed))
        goals = [hero.goal for hero in state.heroes]
        assert goals[0] == next(iter(GOALS))
        assert len(set(goals)) == 3
        assert set(goals) <= set(GOALS)
    state.heroes[1].goal = ""
    redeal(state, state, 0, Dice(1))
    assert state.heroes[1].goal == ""


def test_what_a_monster_loots_is_gone() -> None:
    """JL-LOT-4: money and treasures in its range; where there are none, nothing was performed."""
    state = builders.state("red-guard", coins=["Q", "M"], treasures={"R": 4})
    spots = state.board.spots
    board = 1 << spots["Q"] | 1 << spots["R"] | 1 << spots["X"]
    assert loot.vanish(state, state.figures[3], board) is True
    assert (list(state.coins), list(state.treasures)) == ([spots["M"]], [])
    assert loot.vanish(state, state.figures[3], board) is False


def test_each_item_is_brought_once() -> None:
    """JL-ITM-3, JL-SET-11: as often as there are copies of it."""
    state = builders.state("red-guard")
    hero = state.heroes[0]
    hero.level, hero.items = 3, ["healing-potion", "stamina-potion", "mana-potion"]
    flow = start.pick_items(state, 0)
    asked = next(flow)
    assert isinstance(asked, Choice)
    asked = flow.send(("bring", "healing-potion"))
    assert isinstance(asked, Choice)
    assert asked.keys() == ["bring:stamina-potion", "bring:mana-potion", "done"]
    with pytest.raises(StopIteration) as end:
        flow.send(("bring", "mana-potion"))
    assert end.value.value == ["healing-potion", "mana-potion"]


@pytest.mark.parametrize(("answers", "is_done"), [(["skip"], False), (["trap", "skip"], True)])
def test_a_trap_that_is_not_laid_was_not_performed(answers: list[str], is_done: bool) -> None:
    """JL-TRP-6, JL-TRN-F1: one of two that is laid was."""
    state = builders.state("demolitionist", traps=[])
    flow = act_trap(state, deed(state), CreateTrap(count=2, range=2, damage=3))
    asked = next(flow)
    for at, wanted in enumerate(answers):
        assert isinstance(asked, Choice)
        option = asked.options[0 if wanted == "trap" else -1]
        if at < len(answers) - 1:
            asked = flow.send(option)
        else:
            with pytest.raises(StopIteration) as end:
                flow.send(option)
    assert (end.value.value, len(state.traps)) == (is_done, int(is_done))


def test_the_first_of_the_order_finds_nobody_beside_the_fallen() -> None:
    """JL-BOS-3: then its second special is over after one attack."""
    state = scenario(17, 2)
    for room in (2, 3):
        play(rooms.reveal(state, room))
    at = next(at for at, figure in enumerate(state.figures) if figure.kind == "first-of-the-order")
    figure = state.figures[at]
    state.heroes[0].hand, state.heroes[0].discard, state.figures[0].health = [], [], 1
    state.figures[0].cell = state.kernel.map.grid(state).neighbours[figure.cell][0]
    state.figures[1].cell = OFF
    state.deck.draw = ["plus0"] * 9
    play(SCENARIO_RULES[17].boss(state, ActionContext(figure, MONSTERS, 0, "boss"), 2))
    assert (state.figures[0].cell, state.deck.draw) == (OFF, ["plus0"] * 8)


def test_a_party_has_a_character_for_each_player() -> None:
    """JL-GEN-F2: named characters must be enough; a number of them grows with the players."""
    pair = {"mode": "scenario", "scenario": 4, "characters": ["red-guard", "hatchet"]}
    with pytest.raises(BadOption, match="3 players need at least as many characters; 2 were named"):
        Table(GAME, {**pair, "players": 3}, seed=1)
    assert Table(GAME, {**pair, "players": 2}, seed=1).state.count == 2
    assert Table(GAME, {"players": 3, "party": 2}, seed=1).options["party"] == 3


def test_scenarios_of_single_characters_need_them() -> None:
    """JL-GEN-F2: scenario 22 is the Red Guard's; a campaign comes to it with whoever plays."""
    pair = {"players": 1, "characters": ["hatchet", "voidwarden"]}
    with pytest.raises(BadOption, match="22"):
        Table(GAME, {**pair, "mode": "scenario", "scenario": 22}, seed=1)
    assert Table(GAME, {**pair, "mode": "scenario", "scenario": 21}, seed=1).state.count == 2


def test_what_an_item_adds_to_one_attack_and_to_all() -> None:
    """JL-ITM-1: Poison Dagger, Stun Powder; Power Potion, Eagle Eye Goggles."""
    state = builders.state("red-guard")
    lasts = [
        state.kernel.items.lasts_whole_action(state, ("item", item))
        for item in ("poison-dagger", "stun-powder", "power-potion", "eagle-eye-goggles")
    ]
    assert lasts == [False, False, True, True]


@pytest.mark.parametrize(("answer", "is_performed"), [("yes", True), ("skip", False)])
def test_loot_that_is_left_was_not_performed(answer: str, is_performed: bool) -> None:
    """JL-LOT-1, JL-TRN-F1."""
    state = builders.state("red-guard")
    flow = act_loot(state, ActionContext(state.figures[0], HEROES, 0), Loot(value=1))
    next(flow)
    with pytest.raises(StopIteration) as ended:
        flow.send((answer,))
    assert ended.value.value is is_performed


def test_bonuses_for_moves_alone_carry_crash_protocol_farther() -> None:
    """JL-ABL-4, JL-ATK-O3: they are added, multiplied and used up; those for attacks are not."""
    state = builders.state("demolitionist")
    actor = state.figures[0]
    for source, declared in DECLARED.items():
        for at, bonus in enumerate(declared):
            if isinstance(bonus, Bonus) and bonus.on in ("attack", "move"):
                actor.bonuses = [(source, at, 1)]  # used once already
                more, times = (bonus.adds.move, bonus.adds.times) if bonus.on == "move" else (0, 1)
                used = actor.bonuses if bonus.on == "move" and bonus.uses else []
                assert crash_protocol._points(state, actor, 3) == ((3 + more) * times, times, used)


def test_the_hand_is_small_with_the_first_cards_alone() -> None:
    """JL-CHR-F3, JL-SET-10: whoever comes back to the first scenarios with other cards has all of them."""
    state = scenario(1, 2)
    assert start.hand_size(state, state.heroes[0]) == start.TUTORIAL_HAND
    state = builders.state("red-guard")
    for number in (1, 4):
        state.scenario = number
        assert start.hand_size(state, state.heroes[0]) == CHARACTERS["red-guard"].hand


def test_in_which_scenarios_it_matters_who_falls_first() -> None:
    """JL-GEN-1: where monsters come when others or objectives fall."""
    assert [number for number, rules in sorted(SCENARIO_RULES.items()) if rules.heirs] == [4, 12, 15, 16, 21]


@pytest.mark.parametrize(("source", "place"), [("card:fierce-brilliance:top", 0), ("card:stand-fast:top", 1)])
def test_what_a_card_or_token_gives_is_given_by_its_owner(source: str, place: int) -> None:
    """JL-BTL-O2: it counts for the battle goal Transmitter, also in a monster's turn, while one has a condition."""
    for is_ill in (True, False):
        state = scenario(4, 3)
        owner, enemy = state.figures[place], next(f for f in state.figures if f.side == MONSTERS and not f.is_objective)
        for figure in state.figures[: state.count]:
            figure.conditions = WOUND if is_ill else 0
        state.heroes[place].active = [source]
        if place == 0:
            owner.bonuses = [(source, 0, 0)]
            owner.cell = state.kernel.map.grid(state).neighbours[enemy.cell][0]
        else:
            state.tokens.ward = state.kernel.map.grid(state).neighbours[enemy.cell][0]
        play(state.kernel.map.enter_hex(state, enemy, enemy.cell, None))
        assert enemy.conditions
        assert [hero.tally.infectious for hero in state.heroes] == [is_ill and at == place for at in range(3)]


def test_the_favorite_that_is_torn_out_wounds() -> None:
    """JL-BTL-O2: the wound is the Hatchet's, who has a condition."""
    state = builders.state("hatchet")
    state.figures[0].conditions, state.heroes[0].favorite = POISON, 3
    done: list[bool] = []
    play(noting(SPECIALS["rip_favorite"](state, deed(state), Special(name="rip_favorite", value=2)), done))
    assert state.figures[3].conditions & WOUND
    assert state.heroes[0].tally.infectious
    assert done == [True]  # JL-TRN-F1


def noting(flow: Flow[bool], done: list[bool]) -> Flow[None]:
    done.append((yield from flow))


def test_whoever_declines_what_is_granted_has_not_acted() -> None:
    """JL-CTL-6, JL-TRN-F1."""
    for answer, is_done in (("no", False), ("yes", True)):
        state = builders.state("hatchet")
        flow = _allow(state, deed(state), Grant(actions=(Loot(value=1),)), state.figures[1], [])
        done: list[bool] = []
        play(noting(flow, done), answer)
        assert done == [is_done]


@pytest.mark.parametrize(("kind", "name"), [("red-guard", "sand_devil"), ("voidwarden", "ward")])
def test_a_token_without_an_empty_hex_is_not_laid(kind: str, name: str) -> None:
    """JL-TRN-F1: then nothing was performed."""
    state = builders.state(kind)
    state.obstacles |= state.kernel.map.grid(state).neighbour_bits[state.figures[0].cell]
    assert value_of(SPECIALS[name](state, deed(state), Special(name=name))) is False
    assert (state.tokens.ward, state.tokens.sand_devil) == (OFF, OFF)


def test_the_hex_of_an_open_door_is_empty_that_of_a_closed_one_is_not() -> None:
    """JL-HEX-O1, JL-DOR-2."""
    for number in (2, 3, 8, 9, 15):
        state = scenario(number, 2)
        doors = state.board.door_cells
        for opened in range(len(doors)):
            state.opened = 1 << opened
            found = [bool(rooms.empty(state) & hexes) for hexes in doors]
            assert found == [at == opened for at in range(len(doors))]


def test_with_its_card_the_ward_leaves_no_obstacle_behind() -> None:
    """JL-OBJ-4: there is nothing on the hex that could be destroyed."""
    state = builders.state("voidwarden")
    before = (list(state.parts), state.obstacles)
    cell = state.kernel.map.grid(state).neighbours[state.figures[0].cell][0]
    tokens.lay_ward(state, cell)
    assert (state.parts, state.obstacles) == ([*before[0], 1 << cell], before[1] | 1 << cell)
    leave(state, state.heroes[0], "card:stand-fast:top")
    assert (state.parts, state.obstacles, state.tokens.ward) == (*before, OFF)


def test_without_anybody_to_attack_nothing_was_granted_or_forced() -> None:
    """JL-TRN-F1: Stand Fast finds no enemy to name, Eye of the Void nobody who was poisoned."""
    state = builders.state("voidwarden")
    for figure in state.figures[state.count :]:
        figure.cell = OFF
    done: list[bool] = []
    grant = Grant(aim="named", actions=(Attack(value=3, range=3),))
    play(noting(_allow(state, deed(state), grant, state.figures[1], []), done), "yes")
    play(noting(SPECIALS["eye_of_the_void"](state, deed(state), Special(name="eye_of_the_void")), done))
    act = deed(state)
    state.figures[3].cell = state.board.spots["F"]
    act.last = [state.figures[3]]  # poisoned, but alone
    play(noting(SPECIALS["eye_of_the_void"](state, act, Special(name="eye_of_the_void")), done))
    assert done == [False, False, False]


def test_after_a_scenario_the_table_is_empty() -> None:
    """JL-SCN-9: nothing of it lies there in town; what is not named here belongs to the party."""
    state = scenario(9, 2)
    play(rooms.reveal(state, 2))
    state.coins, state.goods, state.graves, state.treasures = {1: 1}, {1: "A"}, {1: (1, 0)}, {1: 1}
    state.acted, state.ended, state.crowd, state.influence = [1], "won", 1, 1
    state.marks.exposed, state.tokens.ward = [1], 1
    for deck in (state.deck, *(hero.deck for hero in state.heroes)):
        deck.draw, deck.discard, deck.shuffle = ["plus0"], ["miss"], True
    campaign.clear(state)
    fresh = new_state(
        {"players": 1, "mode": "campaign", "difficulty": "normal", "party": 2, "characters": [], "level": 0}
    )
    names = (
        "scenario figures origins ended coins traps treasures goods graves marks tokens crowd influence parts "
        "obstacles difficult hazards destroyed opened revealed decks queue acted round deck"
    )
    for name in names.split():
        assert getattr(state, name) == getattr(fresh, name), name
    assert all(hero.deck == fresh.deck for hero in state.heroes)


def test_of_two_perks_that_are_left_the_player_takes_one() -> None:
    """JL-PRK-1."""
    for chosen in (0, 1):
        state = builders.state("red-guard")
        hero = state.heroes[0]
        hero.perks = [perk.boxes for perk in CHARACTERS["red-guard"].perks]
        left = [number for number, perk in enumerate(CHARACTERS["red-guard"].perks) if not perk.remove][:2]
        for number in left:
            hero.perks[number] -= 1
        assert len(left) == 2
        assert play(campaign.choose_perk(state, 0), f"perk:{left[chosen]}") == ["level.perk"]
        assert hero.perks[left[chosen]] == CHARACTERS["red-guard"].perks[left[chosen]].boxes
        assert hero.perks[left[1 - chosen]] == CHARACTERS["red-guard"].perks[left[1 - chosen]].boxes - 1


def test_a_destroyed_objective_lies_where_it_stood() -> None:
    """JL-TER-3, 4: what the ability does beside the destroyed is done there."""
    state = builders.state("demolitionist")
    state.scenario = 1  # where nothing follows from it
    near = state.kernel.map.grid(state).neighbour_bits[state.figures[0].cell]
    cell = cells(near & rooms.empty(state))[0]
    thing = Figure("objective", MONSTERS, 1, 4, cell, 1, is_objective=True)
    state.figures.append(thing)
    act = deed(state)
    play(act_destroy(state, act, DestroyObstacle(range=1, objectives=True)), f"object:{len(state.figures) - 1}")
    assert memory_of(act).destroyed == 1 << cell


def test_crash_protocol_goes_through_a_closed_door() -> None:
    """JL-DOR-2: whoever moves by themselves opens it."""
    state = scenario(2, 2)
    door = cells(rooms.closed_doors(state))[0]
    state.figures[0].cell = state.kernel.map.grid(state).neighbours[door][0]
    assert ("walk", door) in crash_protocol._ways(state, deed(state), 2)


@pytest.mark.parametrize(
    ("one", "other", "value", "order"),
    [("double", "plus2", 1, -1), ("double", "plus2", 2, 0), ("double", "plus2", 3, 1), ("double", "plus1", 1, 0)],
)
def test_a_double_is_as_good_as_what_it_makes_of_the_attack(one: str, other: str, value: int, order: int) -> None:
    """JL-ADV-O1: cards are compared by the value that they make."""
    assert better(MODIFIERS[one], MODIFIERS[other], value) == order


def test_falling_rubble_hurts_whoever_stands_on_it_and_around() -> None:
    """JL-DMG-3: nobody else; without anybody there nothing was performed (JL-TRN-F1)."""
    state = builders.state("demolitionist")
    grid = state.kernel.map.grid(state)
    actor = state.figures[0]
    where = state.figures[3].cell
    state.destroyed = 1 << where
    before = [figure.health for figure in state.figures]
    play(SPECIALS["rubble"](state, deed(state), Special(name="rubble", value=1)), f"hex:{where}")
    near = grid.neighbour_bits[where] | 1 << where
    hurt = [at for at, figure in enumerate(state.figures) if figure.health < before[at]]
    assert hurt == [at for at, f in enumerate(state.figures) if f is not actor and near >> f.cell & 1]
    assert 3 in hurt
    state.destroyed = 0
    assert value_of(SPECIALS["rubble"](state, deed(state), Special(name="rubble", value=1))) is False


def test_where_the_favorite_is_near() -> None:
    """JL-HEX-5: in one's hex and on each hex beside it, no farther."""
    state = builders.state("hatchet")
    grid, actor, hero = state.kernel.map.grid(state), state.figures[0], state.heroes[0]
    hero.favorite = -3
    for cell in range(state.board.size):
        hero.favorite_cell = cell
        is_near = cell == actor.cell or cell in grid.neighbours[actor.cell]
        assert favorite_near(state, actor, None, deed(state)) is is_near


def test_only_the_hatchet_loses_his_own_scenario() -> None:
    """Scenario 23, JL-SCN-3."""
    for kind, is_lost in (("hatchet", True), ("red-guard", False)):
        state = scenario(23, 2)
        assert not SCENARIO_RULES[23].lost(state)
        next(hero for hero in state.heroes if hero.kind == kind).exhausted = True
        assert SCENARIO_RULES[23].lost(state) is is_lost


def test_nobody_is_asked_which_of_one_imp() -> None:
    """Scenario 15: the players choose among several alone (JL-GEN-1)."""
    for count in (1, 2):
        state = scenario(15, 2)
        for figure in state.figures:
            figure.cell = OFF
        grid, free = state.kernel.map.grid(state), rooms.empty(state)
        here = next(cell for cell in cells(free) if (grid.neighbour_bits[cell] & free).bit_count() > 1)
        for kind, cell in zip(
            ("zealot", "black-imp", "black-imp")[: 1 + count],
            (here, *cells(grid.neighbour_bits[here] & free)),
            strict=False,
        ):
            rooms.enroll(state, Figure(kind, MONSTERS, 1, 5, cell, 1), -1)
        assert ("imp" in " ".join(play(SCENARIO_RULES[15].on_round_end(state)))) is (count > 1)
        assert sum(f.kind == "black-imp" and f.cell != OFF for f in state.figures) == count - 1


def test_a_bonus_without_uses_stays_and_one_that_is_gone_is_not_used() -> None:
    """JL-ACT-7 to 9."""
    state = builders.state("red-guard")
    figure = state.figures[0]
    unlimited = next(
        (source, at, 0)
        for source, declared in DECLARED.items()
        for at, bonus in enumerate(declared)
        if isinstance(bonus, Bonus) and not bonus.uses
    )
    figure.bonuses = [unlimited]
    play(state.kernel.cards.use_bonus(state, figure, unlimited))
    assert figure.bonuses == [unlimited]
    play(state.kernel.cards.use_bonus(state, figure, ("card:fierce-brilliance:top", 0, 0)))
    assert figure.bonuses == [unlimited]
    assert state.heroes[0].scenario_xp == 0


@pytest.mark.parametrize(("number", "is_small"), [(1, True), (3, True), (4, False)])
def test_the_first_cards_make_a_small_hand_in_the_first_scenarios(number: int, is_small: bool) -> None:
    """JL-CHR-F3."""
    state = scenario(number, 2)
    hero = state.heroes[0]
    hero.cards = [card for card, one in HERO_CARDS.items() if one.level == "A"][:6]
    assert (start.hand_size(state, hero) < CHARACTERS[hero.kind].hand) is is_small


def test_where_crash_protocol_lands_is_asked_when_no_points_are_left() -> None:
    """JL-GEN-1: the jump ran out over an ally, and several empty hexes are equally near."""
    state = builders.state("red-guard")
    state.figures[0].cell = state.figures[1].cell
    request = next(crash_protocol.land(state, state.figures[0], deed(state)))
    assert isinstance(request, Choice)
    assert (request.kind, request.about) == ("move.where", (0, 0))


def test_what_is_foretold_of_a_monster_counts_the_move_of_its_card() -> None:
    """JL-MON-3: "Move -1" is its own number less one."""
    state = builders.state("red-guard")
    zealot = state.figures[3]
    base = state.kernel.monsters.base_value(state, zealot, "move")
    walk = state.kernel.map.grid(state).walk[state.figures[1].cell]
    zealot.cell = max(cells(rooms.empty(state)), key=lambda cell: walk[cell])
    told = explain(state, zealot, (Move(value=-1, relative=True), Attack(value=0)))
    assert len(told.path) == base - 1 > 0
    assert told.hexes == explain(state, zealot, (Move(value=base - 1), Attack(value=0))).hexes


def test_each_symbol_is_paid_with_a_token_of_its_own() -> None:
    """JL-ELE-5, JL-ELE-9: an element that one symbol takes is not there for the multicoloured one beside it."""
    state = scenario(1)
    state.elements = [2, 0, 0, 0, 0, 0]
    assert payable(state, (FIRE,))
    assert payable(state, (WILD,))
    assert not payable(state, (AIR,))
    assert not payable(state, (FIRE, WILD))
    assert not payable(state, (FIRE, FIRE))
    state.elements = [2, 0, 1, 0, 0, 0]
    assert payable(state, (FIRE, WILD))
    assert not payable(state, (WILD, WILD, WILD))
