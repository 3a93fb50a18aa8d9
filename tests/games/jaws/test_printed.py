"""What is printed on cards and items, stated by hand: every number here was read from the published values.

The arena (`builders.py`) is small enough to count hexes: the hero stands on M, zealots on F (beside M) and N (two
away, elite), a stone golem with Shield 1 on K, a weak zealot on A; the allies stand on J (beside F, M and N) and on E.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jaws import builders
from tests.games.jaws.sheets import run
from undercroft.core.table import Table
from undercroft.core.words import words_of
from undercroft.games.haven import text
from undercroft.games.haven import verbs as e
from undercroft.games.haven.damage import heal
from undercroft.games.jaws import rooms
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws

SELF, ALLY, OTHER, NEAR, ELITE, GOLEM, WEAK = range(7)


def seated(state: Jaws) -> Table:
    return Table(GAME, {"players": 1, "mode": "scenario", "scenario": 4}, seed=5, state=state, light=True)


def turn(kind: str, *cards: str, active: str = "") -> Jaws:
    """The hero's turn with these cards; the ally on J is not poisoned."""
    state = builders.state(kind, queue=[kind])
    hero = state.heroes[0]
    hero.chosen = list(cards)
    if active:
        hero.active = [f"card:{active}"]
        state.figures[SELF].bonuses = [(f"card:{active}", 0, 0)]
    state.figures[ALLY].conditions = 0
    return state


def play(state: Jaws, *keys: str) -> Table:
    table = seated(state)
    for key in keys:
        table.choose(key)
    return table


def obstacle(state: Jaws, spot: str) -> int:
    cell = state.board.spots[spot]
    state.parts.append(1 << cell)
    state.obstacles |= 1 << cell
    return cell


def health(state: Jaws, *figures: int) -> list[int]:
    return [state.figures[at].health for at in figures]


def conditions(state: Jaws, at: int) -> list[str]:
    return e.names(state.figures[at].conditions)


# --- Red Guard --------------------------------------------------------------------------------------------------------


def test_harvest_sickle_loots_each_hex_of_its_way_and_no_other() -> None:
    """Card 237: Move 5, loot each hex that you enter (JL-LOT-1); the coin of the start stays, as does one beside."""
    state = turn("red-guard", "harvest-sickle", "flaming-sickle")
    spots = state.board.spots
    state.coins = {spots[name]: 1 for name in "MQTUVI"}
    table = play(state, "bottom:harvest-sickle")
    table.choose(("go", spots["T"]))
    assert sorted(state.coins) == sorted(spots[name] for name in "MUVI")
    assert state.heroes[0].tally.coins == 2


# --- Voidwarden -------------------------------------------------------------------------------------------------------


def test_close_to_the_abyss_blesses_whom_it_rids_of_poison() -> None:
    """Card 152: each ally that loses Poison through this heal gains Bless."""
    state = turn("voidwarden", "close-to-the-abyss", "gift-of-the-void")
    state.figures[ALLY].conditions = e.POISON
    play(state, "top:close-to-the-abyss", "aim:1", "aim:2")
    assert state.blesses == 9
    assert health(state, ALLY, OTHER) == [4, 8]  # Heal 2 cures the one and mends the other


def test_close_to_the_abyss_blesses_nobody_who_was_cured_before() -> None:
    """Card 152: only the loss of Poison through this very heal counts, not through another one of the same round."""
    state = turn("voidwarden", "close-to-the-abyss", "gift-of-the-void")
    state.figures[ALLY].conditions = e.POISON
    play(state, "bottom:gift-of-the-void", "aim:1", "top:close-to-the-abyss", "aim:1", "aim:2")
    assert state.blesses == 10
    assert health(state, ALLY) == [6]


def test_taunting_fate_adds_to_every_attack_of_the_granted_action() -> None:
    """Card 167: +2 with ice on all attacks of the next granted attack action. Card 166: Attack 4, two targets."""
    state = turn("voidwarden", "taunting-fate", "crushing-cold")
    play(state, "bottom:taunting-fate", "pay:0:ice", "top:crushing-cold", "aim:1", "yes", "attack:3", "attack:4")
    assert health(state, NEAR, ELITE) == [24, 24]


def test_taunting_fate_adds_to_one_attack_action_only() -> None:
    """Card 167 without ice: +1 for the next attack action; the second ally of card 173 attacks with its plain 6."""
    state = turn("voidwarden", "taunting-fate", "withering-conviction")
    keys = ("bottom:taunting-fate", "skip", "top:withering-conviction", "aim:1", "aim:2")
    play(state, *keys, "yes", "attack:4", "yes", "attack:3")
    assert health(state, ELITE, NEAR) == [23, 24]
    assert health(state, ALLY, OTHER) == [2, 4]  # each pays 2 damage


def test_sap_warmth_heals_an_ally_that_kills_a_poisoned_enemy() -> None:
    """Card 164: the next three times an ally has attacked a poisoned enemy, that ally may heal itself 1."""
    state = turn("voidwarden", active="sap-warmth:top")
    state.queue = ["hero:1"]
    state.heroes[1].chosen = ["desert-night", "shocking-advance"]
    state.figures[NEAR].conditions, state.figures[NEAR].health = e.POISON, 1
    play(state, "basic-top:desert-night", "attack:3", "yes")
    assert state.figures[NEAR].cell < 0
    assert health(state, ALLY) == [5]
    assert state.figures[SELF].bonuses == [("card:sap-warmth:top", 0, 1)]


def test_sap_warmth_does_not_count_the_attack_that_poisons() -> None:
    """Card 164: the enemy must be poisoned when it is attacked."""
    state = turn("voidwarden", active="sap-warmth:top")
    state.queue = ["hero:1"]
    state.heroes[1].chosen = ["desert-night", "shocking-advance"]
    state.heroes[1].gear = [("poison-dagger", 0)]
    play(state, "basic-top:desert-night", "item:poison-dagger", "attack:3")
    assert conditions(state, NEAR) == ["poison"]
    assert state.figures[SELF].bonuses == [("card:sap-warmth:top", 0, 0)]


def test_turn_out_the_lights_hurts_the_forced_enemy_as_much_as_its_target() -> None:
    """Card 157: the forced enemy attacks for 3 and suffers what its target suffered (3 less Shield 1)."""
    state = turn("voidwarden", "turn-out-the-lights", "black-boon")
    play(state, "bottom:turn-out-the-lights", "aim:4", "attack:5")
    assert health(state, ELITE, GOLEM) == [28, 28]
    assert state.heroes[0].lost == ["turn-out-the-lights"]


def test_savage_instinct_costs_one_for_each_enemy_attacked() -> None:
    """Card 169: Attack 3 on all other enemies beside the forced one, which then suffers 1 for each of them."""
    state = turn("voidwarden", "savage-instinct", "black-boon")
    play(state, "top:savage-instinct", "aim:4", "attack:5")
    assert health(state, ELITE, GOLEM) == [29, 28]
    assert state.heroes[0].scenario_xp == 2


def test_spirit_hunger_heals_by_the_damage_dealt() -> None:
    """Card 176: an ally attacks for 5 and may then heal as much."""
    state = turn("voidwarden", "spirit-hunger", "black-boon")
    state.figures[ALLY].health = 1
    play(state, "top:spirit-hunger", "aim:1", "yes", "attack:3", "yes", "aim:1")
    assert health(state, NEAR, ALLY) == [25, 6]


def test_eye_of_the_void_turns_all_others_in_reach_on_the_poisoned() -> None:
    """Card 179: every other enemy within 3 of the poisoned one attacks it for 2; poison adds 1 to each."""
    state = turn("voidwarden", "eye-of-the-void", "black-boon")
    play(state, "top:eye-of-the-void", "aim:4", "aim:5")  # JL-CTL-7: the golem first, then the zealot
    assert health(state, ELITE) == [30 - 3 - 3]  # the zealot on F and the golem on K; A is five hexes away
    assert conditions(state, ELITE) == ["poison"]


def test_eye_of_the_void_reaches_no_farther_than_three_hexes() -> None:
    """Card 179: an enemy four hexes from the poisoned one does not attack it, though the Voidwarden sees both."""
    state = turn("voidwarden", "eye-of-the-void", "black-boon")
    grid = state.kernel.map.grid(state)
    far = [cell for cell, gap in enumerate(grid.walk[state.figures[ELITE].cell]) if gap == 4]
    taken = {other.cell for other in state.figures}
    state.figures[WEAK].cell = next(c for c in far if c not in taken and grid.sees[state.figures[SELF].cell] >> c & 1)
    play(state, "top:eye-of-the-void", "aim:4", "aim:5")
    assert health(state, ELITE) == [30 - 3 - 3]


def test_lulled_enemies_wake_by_a_wound() -> None:
    """Card 177: if one of the two targets suffers damage this round, both lose Stun."""
    state = builders.state("voidwarden", queue=["zealot", "red-guard"], revealed={"zealot": "384"})
    state.heroes[1].chosen = ["desert-night", "flaming-sickle"]
    state.heroes[1].lead = (99, 99)
    for at in (NEAR, GOLEM):
        state.figures[at].conditions = e.STUN
        state.marks.lulled.append(at)
    state.figures[NEAR].conditions |= e.WOUND
    for at in (ELITE, WEAK):
        state.figures[at].cell = -1
    run(seated(state), "turn.act")
    assert health(state, NEAR) == [29]
    assert conditions(state, GOLEM) == []
    assert sum(health(state, SELF, ALLY, OTHER)) < 5 + 4 + 6  # awake, the zealot has attacked


# --- Demolitionist ----------------------------------------------------------------------------------------------------


def moves_left(table: Table) -> Any:
    assert table.request is not None
    assert table.request.kind == "move.where"
    return table.request.about[1]


def test_crash_protocol_is_a_move_that_bonuses_and_boots_lengthen() -> None:
    """Card 95: Move 3, an obstacle entered adds 1. Card 82: the next Move is doubled, with what is added to it
    (JL-ATK-O3). Item 5: +1 to one movement."""
    state = turn("demolitionist", "crash-protocol", "implode", active="windup:bottom")
    state.heroes[0].gear = [("weathered-boots", 0)]
    wall = obstacle(state, "I")
    table = play(state, "bottom:crash-protocol", "skip")
    assert moves_left(table) == 6
    table.choose("item:weathered-boots")
    assert moves_left(table) == 8
    table.choose(("walk", wall))
    assert moves_left(table) == 8
    assert not state.obstacles >> wall & 1
    table.choose("stay")
    assert state.figures[SELF].bonuses == []
    assert "windup" in state.heroes[0].discard


def test_crash_protocol_hurts_whom_it_passes_with_earth() -> None:
    """Card 95: with earth each enemy passed through suffers 1 damage and you gain 1 XP."""
    state = turn("demolitionist", "crash-protocol", "implode")
    spots = state.board.spots
    table = play(state, "bottom:crash-protocol", "pay:0:earth")
    table.choose(("walk", spots["F"]))
    table.choose(("walk", spots["C"]))
    table.choose("stay")
    assert health(state, NEAR) == [29]
    assert state.heroes[0].scenario_xp == 1


@pytest.mark.parametrize(("card", "value"), [("remote-detonation", 2), ("collateral-damage", 4)])
def test_attacks_without_a_range_are_melee(card: str, value: int) -> None:
    """Cards 98 and 108 print no range: melee attacks, without disadvantage beside oneself (JL-ATK-10, JL-RNG-3)."""
    state = turn("demolitionist", card, "implode", active="level:bottom")
    cell = obstacle(state, "I")
    table = play(state, f"top:{card}")
    table.choose(("obstacle", cell))
    table.choose("attack:3")
    assert health(state, NEAR) == [30 - value - 1]  # card 92: melee attacks get +1 this round
    assert len(state.heroes[0].deck.discard) == 1


def test_nowhere_to_run_counts_what_is_around_the_target() -> None:
    """Card 97: Attack 4, +1 for each wall hex, obstacle, figure and trap beside the target."""
    state = turn("demolitionist", "nowhere-to-run", "implode")
    obstacle(state, "I")
    play(state, "top:nowhere-to-run", "attack:3")
    assert health(state, NEAR) == [30 - 4 - 4]  # wall above F, obstacle on I, the ally on J, himself on M
    assert state.heroes[0].scenario_xp == 2
    state = turn("demolitionist", "nowhere-to-run", "implode")
    rooms.lay_trap(state, obstacle(state, "I"), 3, 0, 1)
    state.obstacles, state.parts = 0, []
    play(state, "top:nowhere-to-run", "attack:3")
    assert health(state, NEAR) == [30 - 4 - 4]  # a trap counts as one, too


@pytest.mark.parametrize("spot", "IJQRU")
def test_nowhere_to_run_counts_a_figure_on_whatever_side(spot: str) -> None:
    """Card 97: the target stands on M, in the open, and the Demolitionist on F."""
    state = turn("demolitionist", "nowhere-to-run", "implode")
    for at in (ALLY, OTHER, ELITE, GOLEM, WEAK):
        state.figures[at].cell = -1
    for at, place in ((SELF, "F"), (NEAR, "M"), (ELITE, spot)):
        state.figures[at].cell = state.board.spots[place]
    play(state, "top:nowhere-to-run", "attack:3")
    assert health(state, NEAR) == [30 - 4 - 2]


def test_explode_stuns_and_hurts_around_the_obstacle() -> None:
    """Card 85: 2 XP; every enemy beside the destroyed obstacle is stunned and suffers 2 damage."""
    state = turn("demolitionist", "explode", "implode")
    cell = obstacle(state, "I")
    table = play(state, "top:explode")
    table.choose(("obstacle", cell))
    run(table, "turn.act")
    assert health(state, NEAR, ELITE) == [28, 30]
    assert conditions(state, NEAR) == ["stun"]
    assert state.heroes[0].scenario_xp == 2


def test_mech_suit_raises_the_maximum_first() -> None:
    """Card 101: maximum +5, Heal 10, Shield 1, 2 XP."""
    state = turn("demolitionist", "mech-suit", "implode")
    run(play(state, "top:mech-suit"), "turn.act")
    assert (state.figures[SELF].health, state.figures[SELF].max_health) == (14, 14)
    assert state.heroes[0].scenario_xp == 2


def test_rubble_hurts_friend_and_foe() -> None:
    """Card 91: all allies and enemies in or beside a hex with a destruction token suffer 2; 1 XP."""
    state = turn("demolitionist", "rubble", "implode")
    table = play(state, "top:rubble")
    table.choose(("hex", state.board.spots["R"]))
    run(table, "turn.act")
    assert health(state, SELF, ALLY, ELITE, NEAR) == [5, 2, 28, 30]
    assert state.heroes[0].scenario_xp == 1


# --- Hatchet ----------------------------------------------------------------------------------------------------------


def test_ricochet_springs_from_its_first_target() -> None:
    """Card 24: Attack 2 at range 3, then Attack 2, melee by rule, on another enemy within 2 of the first target."""
    state = turn("hatchet", "ricochet", "close-cuts")
    table = play(state, "top:ricochet", "attack:4", "attack:3")
    assert table.request is not None
    assert health(state, ELITE, NEAR) == [28, 28]
    assert len(state.heroes[0].deck.discard) == 2  # no disadvantage against the adjacent zealot


def test_fearsome_efficiency_passes_the_excess_on() -> None:
    """Card 25: Attack 6; damage beyond the kill is suffered by one enemy beside the place of death."""
    state = turn("hatchet", "fearsome-efficiency", "close-cuts")
    state.figures[NEAR].health = 2
    state.figures[ELITE].cell = state.board.spots["C"]
    play(state, "top:fearsome-efficiency", "attack:3")
    assert health(state, ELITE) == [26]


def test_executioners_axe() -> None:
    """Card 37: an adjacent enemy that is no boss suffers 12 damage; 2 XP."""
    state = turn("hatchet", "executioners-axe", "close-cuts")
    play(state, "top:executioners-axe", "aim:3")
    assert health(state, NEAR) == [18]
    assert state.heroes[0].scenario_xp == 2


# --- Red Guard --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("paid", "left", "experience"), [(True, 28, 2), (False, 29, 1)])
def test_blade_dance_cuts_whom_it_jumps_through(paid: bool, left: int, experience: int) -> None:
    """Card 235: enemies moved through suffer 1, with light 2 and 1 XP more."""
    state = turn("red-guard", "blade-dance", "desert-night")
    spots = state.board.spots
    table = play(state, "bottom:blade-dance", *(("pay:0:light",) if paid else ()))
    table.choose(("walk", spots["F"]))
    table.choose(("walk", spots["C"]))
    table.choose("stay")
    assert health(state, NEAR) == [left]
    assert state.heroes[0].scenario_xp == experience


def test_strangling_chain_hurts_with_every_later_attack() -> None:
    """Card 240: Attack 3, Immobilize; with fire each later attack this round costs the target 2 more. Card 229: 2."""
    state = turn("red-guard", "strangling-chain", "twirling-stabs")
    table = play(state, "top:strangling-chain", "pay:0:fire", "attack:3")
    assert health(state, NEAR) == [27]
    table.choose("bottom:twirling-stabs")
    table.choose("attack:3")
    assert health(state, NEAR) == [27 - 2 - 2]
    assert state.heroes[0].scenario_xp == 1


def test_strangling_chain_hurts_in_a_forced_attack_too_and_kills_for_its_owner() -> None:
    """Card 240: each time the target is attacked this round, by whomever; its damage is the Red Guard's (JL-KIL-O1)."""
    state = turn("voidwarden", "suggestion-a", "black-boon")
    state.marks.strangled[GOLEM] = 1
    state.figures[GOLEM].health = 3
    play(state, "top:suggestion-a", "aim:4", "attack:5")
    assert state.figures[GOLEM].cell < 0  # Attack 3 less Shield 1, and 1 from the chain
    assert state.heroes[1].kind == "red-guard"
    assert [hero.tally.kills for hero in state.heroes] == [0, 1, 0]


def test_a_challenger_fails_by_passing_a_monster() -> None:
    """Goal 290: never step out of a hex that is next to a monster, on no hex of the way."""
    for spot, failed in (("T", False), ("Q", True)):
        state = turn("red-guard", "desert-night", "shocking-advance")
        spots = state.board.spots
        state.heroes[0].goal = "challenger"
        state.figures[SELF].cell = spots["W"]
        state.figures[NEAR].cell = spots["L"]  # beside T and Q, not beside W
        play(state, "basic-bottom:desert-night").choose(("go", spots[spot]))
        assert state.heroes[0].tally.left_monster is failed, spot


# --- items ------------------------------------------------------------------------------------------------------------


def attacked(item: str, *deck: str) -> Jaws:
    """The zealot on F attacks the hero, who uses his item; level 1: Attack 2, with card 386 one more."""
    state = builders.state(
        "red-guard", queue=["zealot", "hatchet"], revealed={"zealot": "386"}, monster_deck=list(deck)
    )
    for at in (ELITE, GOLEM, WEAK, OTHER):
        state.figures[at].cell = -1
    state.figures[ALLY].cell = state.board.spots["W"]
    state.figures[SELF].health = 9
    state.heroes[0].gear = [(item, 0)]
    state.heroes[1].chosen = ["close-cuts", "center-mass"]
    state.heroes[1].lead = (99, 99)
    run(seated(state), "turn.act")
    return state


@pytest.mark.parametrize(
    ("item", "shield", "back"),
    [("heater-shield", 1, 0), ("tower-shield", 2, 0), ("bladed-armor", 2, 2), ("steel-ring", 4, 0)],
)
def test_shields_raised_against_one_attack(item: str, shield: int, back: int) -> None:
    """Items 7, 29, 22, 33: Shield 1, 2, 2 and 4 against one attack; with 22 the attacker suffers 2 damage."""
    attack = 3 + 2
    state = attacked(item, "plus2")
    assert health(state, SELF, NEAR) == [9 - (attack - shield), 30 - back]
    assert state.heroes[0].gear == [(item, 2 if ITEMS[item].item.use == "consumed" else 1)]


@pytest.mark.parametrize("item", ["heater-shield", "bladed-armor"])
def test_no_shield_is_raised_against_an_attack_that_does_not_hurt(item: str) -> None:
    """JL-ITM-1: a missed attack asks for no item, and none is spent."""
    state = attacked(item, "miss")
    assert health(state, SELF, NEAR) == [9, 30]
    assert state.heroes[0].gear == [(item, 0)]


def test_studded_leather_gives_disadvantage_and_a_shield() -> None:
    """Item 4: declared before the modifier card; the attack has Disadvantage and meets Shield 1."""
    state = attacked("studded-leather", "plus2", "plus0")
    assert health(state, SELF) == [9 - (3 + 0 - 1)]
    assert sorted(state.deck.discard) == ["plus0", "plus2"]
    assert state.heroes[0].gear == [("studded-leather", 1)]  # JL-ITM-5


def test_an_iron_helmet_makes_nothing_of_a_double() -> None:
    """Item 2: a 2x card of an enemy that attacks you counts as +0."""
    assert health(attacked("iron-helmet", "double"), SELF) == [9 - 3]


def test_a_steel_ring_lies_idle_without_an_attack() -> None:
    """Item 33 helps against attacks alone: damage that is merely suffered passes by (JL-DMG-3)."""
    state = builders.state("red-guard", queue=["red-guard"])
    state.heroes[0].chosen = ["desert-night", "flaming-sickle"]
    state.heroes[0].gear = [("steel-ring", 0)]
    state.figures[SELF].conditions = e.WOUND
    seated(state)
    assert health(state, SELF) == [4]
    assert state.heroes[0].gear == [("steel-ring", 0)]


def geared(item: str, kind: str = "red-guard", *cards: str) -> Jaws:
    default = ("shocking-advance", "desert-night") if kind == "red-guard" else ("center-mass", "close-cuts")
    state = turn(kind, *(cards or default))
    state.heroes[0].gear = [(item, 0)]
    return state


@pytest.mark.parametrize(
    ("item", "kind", "left", "conditions_"),
    [
        ("throwing-hammer", "hatchet", 27, ["stun"]),  # item 8, Center Mass: Attack 3
        ("poison-dagger", "red-guard", 28, ["poison"]),  # item 9
        ("power-potion", "red-guard", 27, []),  # item 13: +1
        ("black-candle", "hatchet", 27, []),  # item 19: curse is a card
        ("stun-powder", "red-guard", 28, ["stun"]),  # item 20
        ("barbed-axe", "red-guard", 28, ["wound"]),  # item 34
    ],
)
def test_items_added_to_an_attack(item: str, kind: str, left: int, conditions_: list[str]) -> None:
    state = geared(item, kind)
    play(state, "top:center-mass" if kind == "hatchet" else "basic-top:desert-night", f"item:{item}", "attack:3")
    assert health(state, NEAR) == [left]
    assert conditions(state, NEAR) == conditions_
    assert state.deck.draw.count("curse") == (item == "black-candle")


def test_eagle_eye_goggles_give_advantage() -> None:
    """Item 1: the better of two modifier cards for all attacks of one action."""
    state = geared("eagle-eye-goggles")
    state.heroes[0].deck.draw = ["plus2", "plus1"]
    play(state, "basic-top:desert-night", "item:eagle-eye-goggles", "attack:3")
    assert health(state, NEAR) == [30 - 2 - 2]


def test_robes_of_evocation_cost_an_element() -> None:
    """Item 16: any one element for +1."""
    state = geared("robes-of-evocation")
    table = play(state, "basic-top:desert-night", "item:robes-of-evocation", "element:ice", "attack:3")
    assert table.request is not None
    assert health(state, NEAR) == [30 - 2 - 1]
    assert state.elements[1] == 0


def test_an_iron_spear_reaches_two_hexes_with_one_target() -> None:
    """Item 10: a single-target melee attack may be aimed 2 hexes away and stays melee; not with several targets."""
    state = geared("iron-spear")
    play(state, "basic-top:desert-night", "item:iron-spear", "attack:4")
    assert health(state, ELITE) == [28]
    state = geared("iron-spear", "red-guard", "twirling-stabs", "desert-night")
    table = play(state, "top:twirling-stabs")
    assert table.request is not None
    assert ("item", "iron-spear") not in table.request.options


def test_hawk_helm_adds_one_to_the_range() -> None:
    """Item 21, with Center Mass (range 3): from Y it is four hexes to B."""
    state = geared("hawk-helm", "hatchet")
    state.figures[SELF].cell = state.board.spots["Y"]
    state.figures[ELITE].cell = state.figures[GOLEM].cell = -1
    state.figures[NEAR].cell = state.board.spots["B"]
    table = play(state, "top:center-mass")
    assert table.request is not None
    assert ("attack", NEAR) not in table.request.options
    table.choose("item:hawk-helm")
    table.choose("attack:3")
    assert health(state, NEAR) == [27]


def test_battle_axe_and_bomb_hit_areas() -> None:
    """Item 18: two neighbouring hexes beside oneself; item 24: three hexes that touch each other."""
    state = geared("battle-axe")
    state.figures[ALLY].cell, state.figures[ELITE].cell = -1, state.board.spots["J"]
    table = play(state, "basic-top:desert-night", "item:battle-axe")
    both = 1 << state.board.spots["F"] | 1 << state.board.spots["J"]
    table.choose(("area", both))
    table.choose("attack:3")
    table.choose("attack:4")
    assert health(state, NEAR, ELITE) == [28, 28]
    state = geared("volatile-bomb", "hatchet")
    state.figures[ALLY].cell, state.figures[NEAR].cell = -1, state.board.spots["J"]
    table = play(state, "top:center-mass", "item:volatile-bomb")
    three = sum(1 << state.board.spots[spot] for spot in ("J", "N", "G"))
    table.choose(("area", three))
    table.choose("attack:3")
    table.choose("attack:4")
    assert health(state, NEAR, ELITE) == [27, 27]


def test_barbed_chain_pulls_two() -> None:
    """Item 25: one ranged attack also pulls 2."""
    state = geared("barbed-chain", "hatchet")
    table = play(state, "top:center-mass", "item:barbed-chain", "attack:6")
    assert table.request is None or table.request.kind != "pull.step"  # the weak zealot is dead
    state = geared("barbed-chain", "hatchet")
    state.figures[ALLY].cell = -1
    table = play(state, "top:center-mass", "item:barbed-chain", "attack:5")
    steps = 0
    while table.request is not None and table.request.kind == "pull.step":
        table.choose(0)
        steps += 1
    assert steps == 2
    assert state.kernel.map.grid(state).walk[state.figures[SELF].cell][state.figures[GOLEM].cell] == 1


@pytest.mark.parametrize(
    ("item", "points"), [("weathered-boots", 3), ("boots-of-striding", 4), ("jet-boots", 3), ("winged-shoes", 2)]
)
def test_boots(item: str, points: int) -> None:
    """Items 5, 23, 36 and 6: +1, +2, +1 with Jump, and Jump for a move (here the basic Move 2)."""
    state = geared(item)
    table = play(state, "basic-bottom:desert-night")
    assert moves_left(table) == 2
    obstacle(state, "I")
    table.choose(f"item:{item}")
    assert moves_left(table) == points
    assert table.request is not None
    # B lies behind the zealot on F and the obstacle on I: two hexes with Jump, four around them (Q, L, E, B)
    assert (("go", state.board.spots["B"]) in table.request.options) is (item != "weathered-boots")


def test_comfortable_shoes_make_the_basic_move_three() -> None:
    """Item 17."""
    assert moves_left(play(geared("comfortable-shoes"), "basic-bottom:desert-night")) == 3


@pytest.mark.parametrize(
    ("item", "keys", "mended"),
    [
        ("healing-potion", ("aim:0",), 8),
        ("amulet-of-life", ("aim:0",), 6),
        ("ring-of-restoration", ("aim:0",), 8),
    ],
)
def test_items_that_heal(item: str, keys: tuple[str, ...], mended: int) -> None:
    """Items 11, 15 and 32: Heal 3, Heal 1, Heal 3 with range 5; the hero has 5 of 9."""
    state = geared(item)
    play(state, f"item:{item}", *keys)
    assert health(state, SELF) == [mended]


def test_items_of_ones_turn() -> None:
    """Items 3, 12, 14, 26, 31: Shield 1 for the round, a card back, an element, Bless within 5, Strengthen."""
    state = geared("chain-armor")
    play(state, "item:chain-armor")
    assert state.figures[SELF].bonuses == [("item:chain-armor", 0, 0)]
    state = geared("stamina-potion")
    state.heroes[0].discard = ["healing-sands", "flaming-sickle"]
    play(state, "item:stamina-potion", "card:flaming-sickle")
    assert (state.heroes[0].hand, state.heroes[0].discard) == (["flaming-sickle"], ["healing-sands"])
    state = geared("oak-charm")
    play(state, "item:oak-charm", "aim:2")
    assert (state.blesses, state.heroes[2].deck.draw.count("bless")) == (9, 1)
    state = geared("ring-of-strength")
    play(state, "item:ring-of-strength", "aim:0")
    assert conditions(state, SELF) == ["strengthen"]


def test_robes_of_command_and_compass() -> None:
    """Item 35: an adjacent ally may attack for 2. Item 27: an enemy within 3 moves 2 as one directs."""
    state = geared("robes-of-command")
    play(state, "item:robes-of-command", "aim:1", "yes", "attack:4")
    assert health(state, ELITE) == [28]
    state = geared("fateful-compass")
    table = play(state, "item:fateful-compass", "aim:4")
    assert moves_left(table) == 2


# --- more special cards -----------------------------------------------------------------------------------------------


def test_no_fear_shields_three_at_most() -> None:
    """Card 250: Shield by the number of adjacent enemies, at most 3, here against 2 + 1 + 2 with four beside him."""
    monsters = [{"kind": "zealot", "at": "F", "number": 1}]
    monsters += [{"kind": "stone-golem", "at": at, "number": n} for n, at in enumerate(("I", "R", "U"), 1)]
    state = builders.state(
        "red-guard",
        monsters=monsters,
        queue=["zealot", "hatchet"],
        revealed={"zealot": "386"},
        monster_deck=["plus2"],
    )
    state.figures[ALLY].cell, state.figures[OTHER].cell = state.board.spots["W"], -1
    state.figures[SELF].bonuses = [("card:no-fear:top", 0, 0)]
    state.heroes[0].active = ["card:no-fear:top"]
    state.heroes[1].chosen, state.heroes[1].lead = ["close-cuts", "center-mass"], (99, 99)
    run(seated(state), "turn.act")
    assert health(state, SELF) == [5 - (5 - 3)]


@pytest.mark.parametrize(("spot", "asked"), [("G", True), ("D", False)])
def test_overwatch_reaches_five_hexes(spot: str, asked: bool) -> None:
    """Card 28: an enemy that finishes a move within range 5; from W it is five hexes to G and six to D."""
    state = turn("hatchet", active="overwatch:bottom")
    state.figures[SELF].cell = state.board.spots["W"]
    state.figures[NEAR].cell = state.board.spots[spot]
    assert (next(state.kernel.map.after_move(state, state.figures[NEAR], None), None) is not None) is asked
    assert state.figures[SELF].bonuses == [("card:overwatch:bottom", 0, int(asked))]


@pytest.mark.parametrize(("spot", "drawn", "left"), [("I", 2, 5 - 3), ("Z", 1, 0)])
def test_the_ward_gives_disadvantage_within_three(spot: str, drawn: int, left: int) -> None:
    """Card 172: enemies within range 3 of the Ward attack with Disadvantage; from F it is one hex to I, four to Z."""
    state = builders.state("voidwarden", queue=["zealot", "red-guard"], revealed={"zealot": "386"})
    state.deck.draw = ["plus2", "plus0"] if drawn == 2 else ["plus2"]
    for at in (ELITE, GOLEM, WEAK, OTHER):
        state.figures[at].cell = -1
    state.figures[ALLY].cell = state.board.spots["W"]
    state.heroes[1].chosen, state.heroes[1].lead = ["desert-night", "flaming-sickle"], (99, 99)
    state.tokens.ward = obstacle(state, spot)
    run(seated(state), "turn.act")
    assert health(state, SELF) == [left]  # 5 less 2 + 1, and less 2 + 1 + 2 where the Ward is too far
    assert len(state.deck.discard) == drawn


def test_the_ward_poisons_whom_comes_beside_it() -> None:
    """Card 172: each enemy that steps into a hex next to the Ward is poisoned."""
    state = geared("fateful-compass")
    state.tokens.ward = obstacle(state, "R")
    play(state, "item:fateful-compass", "aim:4").choose(("go", state.board.spots["V"]))
    assert conditions(state, ELITE) == ["poison"]


def test_drill_fist_lays_an_enemy_bare() -> None:
    """Card 103: this round you and your allies may ignore the Shield of the marked enemy."""
    state = turn("demolitionist", "drill-fist", "implode")
    state.figures[ALLY].cell, state.figures[GOLEM].cell = -1, state.board.spots["J"]
    play(state, "bottom:drill-fist", "stay", "aim:5", "basic-top:implode", "attack:5")
    assert health(state, GOLEM) == [28]


def test_drill_fist_lays_no_other_enemy_bare() -> None:
    """Card 103: the zealot is marked, so the golem's Shield 1 counts; and who marks without a step has acted."""
    state = turn("demolitionist", "drill-fist", "implode")
    state.figures[ALLY].cell, state.figures[GOLEM].cell = -1, state.board.spots["J"]
    table = play(state, "bottom:drill-fist", "stay", "aim:3")
    assert state.heroes[0].active == ["card:drill-fist:bottom"]
    for key in ("basic-top:implode", "attack:5"):
        table.choose(key)
    assert health(state, GOLEM) == [29]


def test_knock_out_the_support_stops_all_healing() -> None:
    """Card 84: Attack 3; for the rest of the round no heal aimed at the target does anything."""
    state = turn("demolitionist", "knock-out-the-support", "implode")
    play(state, "top:knock-out-the-support", "attack:3")
    heal(state, state.figures[NEAR], 2)
    assert health(state, NEAR) == [27]


def test_wholesale_destruction_takes_an_empty_hex_for_an_obstacle() -> None:
    """Card 109, with card 96: 2 damage to all enemies beside the hex and 1 XP; no destruction token."""
    state = turn("demolitionist", "fire-bombs", "implode", active="wholesale-destruction:bottom")
    table = play(state, "bottom:fire-bombs", "stay")
    table.choose(("hex", state.board.spots["I"]))
    run(table, "turn.act")
    assert health(state, NEAR) == [28]
    assert state.heroes[0].scenario_xp == 1
    assert not state.destroyed >> state.board.spots["I"] & 1


def test_the_new_favorite_wounds_and_pushes() -> None:
    """Card 30: one ranged attack gets +3, Wound and Push 1; Center Mass is Attack 3."""
    state = turn("hatchet", "center-mass", "close-cuts")
    hero = state.heroes[0]
    hero.active, hero.favorite = ["card:the-new-favorite:top"], -1
    table = play(state, "top:center-mass", "favorite:throw", "attack:3")
    assert table.request is not None
    assert table.request.kind == "push.step"
    table.choose(0)
    assert health(state, NEAR) == [24]
    assert conditions(state, NEAR) == ["wound"]
    assert hero.favorite == NEAR


@pytest.mark.parametrize(("card", "left"), [("windup:top", 23), ("insult-to-injury:top", 24)])
def test_bonuses_for_repeated_attacks(card: str, left: int) -> None:
    """Card 82: +2 for two attacks. Card 105: +3 against one attacked already. Card 90: Attack 2, then Attack 1."""
    state = turn("demolitionist", "one-two-punch", "implode", active=card)
    table = play(state, "top:one-two-punch", "attack:3", "attack:3")
    run(table, "turn.act")
    assert health(state, NEAR) == [left]
    assert conditions(state, NEAR) == ["muddle"]
    assert state.heroes[0].scenario_xp == 1 + 1  # the punch's own and the bonus's cell


def test_the_second_punch_is_plain_for_another_enemy() -> None:
    """Card 90: Push 2 and Muddle only if both attacks hit the same enemy."""
    state = turn("demolitionist", "one-two-punch", "implode")
    cell = state.figures[ELITE].cell = state.board.spots["I"]
    table = play(state, "top:one-two-punch", "attack:3", "attack:4")
    run(table, "turn.act")
    assert health(state, NEAR, ELITE) == [28, 29]
    assert (state.figures[ELITE].cell, conditions(state, ELITE)) == (cell, [])


def test_stand_fast_names_any_enemy_within_the_range_of_its_attack() -> None:
    """Card 172: the ally on J attacks at range 3, so the golem two hexes away can be named, too."""
    table = play(turn("voidwarden", "stand-fast", "black-boon"), "bottom:stand-fast", f"aim:{ALLY}", "yes")
    assert table.request is not None
    assert sorted(table.request.options) == [("aim", at) for at in (NEAR, ELITE, GOLEM)]


@pytest.mark.parametrize(("enemies", "kind"), [((NEAR, ELITE), "grant.target"), ((ELITE,), "attack.target")])
def test_stand_fast_asks_whom_only_where_there_are_two(enemies: tuple[int, ...], kind: str) -> None:
    """Card 172, JL-GEN-1: the Voidwarden names the enemy; one alone needs no name."""
    state = turn("voidwarden", "stand-fast", "black-boon")
    for at in {NEAR, ELITE, GOLEM, WEAK} - {*enemies}:
        state.figures[at].cell = -1
    table = play(state, "bottom:stand-fast", f"aim:{ALLY}", "yes")
    assert table.request is not None
    assert table.request.kind == kind
    if len(enemies) > 1:
        assert sorted(table.request.options) == [("aim", at) for at in enemies]


def test_shield_spikes_do_not_reach_a_distant_attacker() -> None:
    """Card 226: adjacent attackers alone suffer damage; Unholy Flame (391) attacks from two hexes away."""
    state = builders.state("red-guard", queue=["zealot", "hatchet"], revealed={"zealot": "391"})
    for at in (ELITE, GOLEM, WEAK, ALLY, OTHER):
        state.figures[at].cell = -1
    state.figures[ALLY].cell = state.board.spots["W"]
    state.figures[NEAR].cell = state.board.spots["N"]
    sources = ["card:shield-spikes:top", "card:shield-of-the-desert:bottom"]
    state.heroes[0].active = sources
    state.figures[SELF].bonuses = [(source, 0, 0) for source in sources]
    state.heroes[1].chosen, state.heroes[1].lead = ["close-cuts", "center-mass"], (99, 99)
    run(seated(state), "turn.act")
    assert state.deck.discard == ["plus0"]  # it did attack, for 2 + 1 against Shield 3
    assert health(state, SELF, NEAR) == [5, 30]


@pytest.mark.parametrize(("item", "hurt"), [("iron-helmet", SELF), ("flea-bitten-shawl", ALLY)])
def test_the_shawl_sends_enemies_to_another(item: str, hurt: int) -> None:
    """Item 28: for enemies' focus the wearer's initiative counts as 99; both stand beside the zealot, at 50 and 60."""
    state = builders.state("red-guard", queue=["zealot", "voidwarden"], revealed={"zealot": "384"})
    for at in (ELITE, GOLEM, WEAK):
        state.figures[at].cell = -1
    state.figures[ALLY].conditions = 0
    state.figures[OTHER].cell = state.board.spots["W"]
    state.heroes[0].gear = [(item, 0)]
    state.heroes[2].chosen, state.heroes[2].lead = ["black-boon", "freeze-the-soul"], (99, 99)
    run(seated(state), "turn.act")
    before = {SELF: 5, ALLY: 4}
    assert {at: before[at] - state.figures[at].health for at in before} == {SELF: 0, ALLY: 0, hurt: 2}


def test_what_the_reworded_cards_say() -> None:
    """Card 167 speaks of all attacks of one granted action; cards 24 and 98 name a place instead of a range."""
    words = words_of("undercroft.games.haven", "undercroft.games.jaws")
    said = {
        name: [words.text(line, "en") for line in text.ability(getattr(CARDS[name], half))]
        for name, half in (("taunting-fate", "bottom"), ("ricochet", "top"), ("remote-detonation", "top"))
    }
    assert "all attacks of the next attack action that you grant" in said["taunting-fate"][0]
    assert "Range" not in said["ricochet"][1]
    assert not any("99" in line for lines in said.values() for line in lines)
