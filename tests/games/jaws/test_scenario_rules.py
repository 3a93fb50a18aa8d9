"""Special rules of scenarios and boss specials, played against the published numbers (JL-SCN-7, JL-BOS-3 to 5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.jaws.builders import clear, play, scenario
from undercroft.core.grid import cells
from undercroft.core.request import Flow
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow, strike
from undercroft.games.haven.battlefield import HEROES, MONSTERS, Figure
from undercroft.games.haven.damage import die, suffer
from undercroft.games.haven.effects import ActionContext, perform
from undercroft.games.jaws import rooms, round
from undercroft.games.jaws.cards.treasures import GOODS
from undercroft.games.jaws.case_setup import edit
from undercroft.games.jaws.obstacles import destroy
from undercroft.games.jaws.scenario_rules import SCENARIO_RULES
from undercroft.games.jaws.state import Jaws


def seen(state: Jaws) -> Counter[tuple[str, str]]:
    """The monsters on the map by kind and rank."""
    return Counter(
        (f.kind, "e" if f.elite else "n")
        for f in state.figures
        if f.cell >= 0 and f.side == MONSTERS and not f.is_objective
    )


def came(state: Jaws, flow: Flow[Any], *keys: str) -> Counter[tuple[str, str]]:
    """What a rule brings onto the map."""
    before = seen(state)
    play(flow, *keys)
    return seen(state) - before


def many(text: str) -> Counter[tuple[str, str]]:
    """`zealot ne` is a normal and an elite Zealot."""
    words = text.split()
    return Counter((kind, rank) for kind, ranks in zip(words[::2], words[1::2], strict=True) for rank in ranks)


# --- reinforcements ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "two", "four"),
    [
        (2, "zealot ne", "stone-golem n zealot nn"),
        (3, "zealot nenn", "stone-golem nn zealot nn"),
        (4, "zealot nene", "stone-golem nn zealot nne"),
    ],
)
def test_stones_call_for_help(count: int, two: str, four: str) -> None:
    """4: when two, and when all four Summoning Stones are destroyed (JL-SPN-1)."""
    state = scenario(4, count)
    clear(state)
    stones = [f for f in state.figures if f.is_objective]
    assert [f.health for f in stones] == [count + 1] * 4
    found = []
    for stone in stones:
        found.append(came(state, suffer(state, stone, 9, state.figures[0])))
        clear(state)
    assert found == [Counter(), many(two), Counter(), many(four)]


def test_reinforcements_that_run_short_are_elites_first() -> None:
    """4: of two normal Zealots and an elite only two standees are left (JL-SPN-4)."""
    state = scenario(4, 4)
    clear(state)
    stones = [f for f in state.figures if f.is_objective]
    for stone in stones[:3]:
        play(suffer(state, stone, 9, state.figures[0]))
    assert seen(state) == many("zealot nene")
    assert came(state, suffer(state, stones[3], 9, None)) == many("stone-golem nn zealot ne")


@pytest.mark.parametrize(("count", "ranks"), [(2, "nnnn"), (3, "nnee"), (4, "eeee")])
def test_vipers_in_the_sewers(count: int, ranks: str) -> None:
    """11: two at B and two at C."""
    state = scenario(11, count)
    play(rooms.reveal(state, 2))
    state.round = 5
    play(rooms.reveal(state, 3))
    clear(state)
    found = []
    for state.round in (6, 7, 8):
        found.append(came(state, SCENARIO_RULES[11].on_round(state)))
    assert found == [Counter(), many(f"giant-viper {ranks}"), Counter()]


@pytest.mark.parametrize(("count", "a", "b"), [(2, "n", "n"), (3, "e", "n"), (4, "e", "e")])
def test_pillars_release_the_dead(count: int, a: str, b: str) -> None:
    """12: a corpse at each pillar of room 1; the fourth opens room 2, whose two pillars are the goal."""
    state = scenario(12, count)
    pillars = [f for f in state.figures if f.is_objective]
    assert [came(state, suffer(state, one, 99, None)) for one in pillars[:3]] == [
        many(f"living-corpse {rank}") for rank in (a, a, b)
    ]
    assert not state.revealed >> 2 & 1
    assert SCENARIO_RULES[12].gate(state, pillars[3])
    clear(state)
    play(suffer(state, pillars[3], 99, None))
    assert state.revealed >> 2 & 1
    for one in [f for f in state.figures if f.is_objective and f.cell >= 0]:
        assert not SCENARIO_RULES[12].won(state)
        assert not SCENARIO_RULES[12].gate(state, one)
        play(suffer(state, one, 99, None))
    assert SCENARIO_RULES[12].won(state)


@pytest.mark.parametrize(("count", "rank"), [(2, "n"), (3, "e"), (4, "e")])
def test_the_marked_sludge_breeds_imps(count: int, rank: str) -> None:
    """13: one Blood Imp at A at the start of each round while it lives."""
    state = scenario(13, count)
    assert came(state, SCENARIO_RULES[13].on_round(state)) == Counter()
    for room in (2, 3):
        play(rooms.reveal(state, room))
    for imp in [f for f in state.figures if f.kind == "blood-imp"]:
        imp.cell = -1
    assert came(state, SCENARIO_RULES[13].on_round(state)) == many(f"blood-imp {rank}")
    mother = next(at for at, o in enumerate(state.origins) if o >= 0 and state.book.monsters[o].mark == "A")
    play(die(state, state.figures[mother], None))
    assert came(state, SCENARIO_RULES[13].on_round(state)) == Counter()


@pytest.mark.parametrize(("elite", "imps"), [(False, "e"), (True, "ee")])
def test_vipers_are_sacrificed_next_to_a_zealot(elite: bool, imps: str) -> None:
    """14: from round 2 on; the elite Blood Imps appear next to the Zealot, not around the viper."""
    state = scenario(14, 2)
    clear(state)
    board, grid = state.board, state.kernel.map.grid(state)
    zealot_at = next(c for c in range(board.size) if board.room_of[c] == 1 and grid.neighbour_bits[c].bit_count() == 6)
    viper_at = grid.neighbours[zealot_at][0]
    q, r = board.coordinates[zealot_at]
    q2, r2 = board.coordinates[viper_at]
    monsters = [{"kind": "zealot", "at": f"{q},{r}"}, {"kind": "giant-viper", "at": f"{q2},{r2}", "elite": elite}]
    edit(state, {"monsters": monsters})
    state.round = 1
    assert came(state, SCENARIO_RULES[14].on_round(state)) == Counter()
    state.round = 2
    assert came(state, SCENARIO_RULES[14].on_round(state)) == many(f"blood-imp {imps}")
    places = [f.cell for f in state.figures if f.kind == "blood-imp" and f.cell >= 0]
    assert [cell for cell in places if not grid.neighbour_bits[zealot_at] >> cell & 1] == []
    assert not [f for f in state.figures if f.kind == "giant-viper" and f.cell >= 0]


def test_players_choose_the_zealot_to_whom_imps_come() -> None:
    """14: a viper between two Zealots (JL-GEN-1)."""
    state = scenario(14, 2)
    board, grid = state.board, state.kernel.map.grid(state)
    middle = next(c for c in range(board.size) if board.room_of[c] == 1 and grid.neighbour_bits[c].bit_count() == 6)
    places = [board.coordinates[cell] for cell in (middle, grid.neighbours[middle][0], grid.neighbours[middle][3])]
    kinds = ("giant-viper", "zealot", "zealot")
    edit(state, {"monsters": [{"kind": k, "at": f"{q},{r}"} for k, (q, r) in zip(kinds, places, strict=True)]})
    state.round = 2
    assert "viper.zealot" in play(SCENARIO_RULES[14].on_round(state), "target:4")
    (imp,) = [f for f in state.figures if f.kind == "blood-imp"]
    assert grid.neighbour_bits[state.figures[4].cell] >> imp.cell & 1


@pytest.mark.parametrize(("count", "first", "second", "third"), [(2, 0, 2, 2), (3, 0, 3, 3), (4, 1, 4, 5)])
def test_tables_breed_imps_and_open_the_side_rooms(count: int, first: int, second: int, third: int) -> None:
    """15: tables A for everybody, B for three and more, C for four; room 2's tables reveal the side rooms."""
    state = scenario(15, count)
    found = []
    for room in (1, 2, 3):
        if room == 2:
            play(rooms.reveal(state, 2))
        elif room == 3:
            for table in [f for f in state.figures if f.is_objective and state.board.room_of[f.cell] == 2]:
                play(suffer(state, table, 99, None))
            assert state.revealed >> 3 & 1
        clear(state)
        found.append(came(state, SCENARIO_RULES[15].on_round(state))[("black-imp", "n")])
    assert found == [first, second, third]  # room 2's own tables are gone when the side rooms open


def test_blood_imps_act_before_black_imps() -> None:
    """15: both types share a card, and the players have nothing to order (JL-INI-O2 gives way, JL-SCN-7)."""
    state = scenario(15, 2, revealed={"imp": "436"})
    assert round.key_of(state, "type:blood-imp") < round.key_of(state, "type:black-imp")
    other = scenario(24, 2, revealed={"imp": "436"})
    assert round.key_of(other, "type:blood-imp") == round.key_of(other, "type:black-imp")


def test_zealots_turn_imps_and_are_stunned() -> None:
    """15: at the end of the round, one Black Imp within Range 3 each, an elite Blood Imp in its place."""
    state = scenario(15, 2)
    (zealot,) = [f for f in state.figures if f.kind == "zealot"]
    grid = state.kernel.map.grid(state)
    near = grid.neighbours[zealot.cell][0]
    q, r = state.board.coordinates[near]
    z = state.board.coordinates[zealot.cell]
    edit(state, {"monsters": [{"kind": "zealot", "at": f"{z[0]},{z[1]}"}, {"kind": "black-imp", "at": f"{q},{r}"}]})
    play(SCENARIO_RULES[15].on_round_end(state))
    assert seen(state) == many("zealot n blood-imp e")
    assert next(f for f in state.figures if f.kind == "blood-imp").cell == near
    assert next(f for f in state.figures if f.kind == "zealot").conditions == e.STUN


@pytest.mark.parametrize("standees", [0, 1])
def test_an_imp_turns_only_while_there_are_standees(standees: int) -> None:
    """15: with all ten Blood Imps on the map the Black Imp dies and nothing takes its place (JL-SPN-4)."""
    state = scenario(15, 2)
    (zealot,) = [f for f in state.figures if f.kind == "zealot"]
    q, r = state.board.coordinates[state.kernel.map.grid(state).neighbours[zealot.cell][0]]
    z = state.board.coordinates[zealot.cell]
    edit(state, {"monsters": [{"kind": "zealot", "at": f"{z[0]},{z[1]}"}, {"kind": "black-imp", "at": f"{q},{r}"}]})
    free = [cell for cell in range(state.board.size) if rooms.empty(state) >> cell & 1]
    for number, cell in zip(range(1, 11 - standees), free, strict=False):
        state.figures.append(Figure("blood-imp", MONSTERS, 5, 5, cell, number))
        state.origins.append(-1)
    assert came(state, SCENARIO_RULES[15].on_round_end(state)) == many("blood-imp e" if standees else "")
    assert not [f for f in state.figures if f.kind == "black-imp" and f.cell >= 0]


def test_a_monster_takes_no_place_where_somebody_stands() -> None:
    """15, 16: on the nearest empty hex instead (JL-SPN-1, JL-HEX-1)."""
    state = scenario(16, 2, wave=2)
    cell = state.figures[0].cell
    assert came(state, rooms.replace(state, "blood-imp", cell, "n")) == many("blood-imp n")
    (imp,) = [f for f in state.figures if f.kind == "blood-imp"]
    assert state.kernel.map.grid(state).neighbour_bits[cell] >> imp.cell & 1


RATS = {
    2: ("nnnnee", "nnnne", "nnnnnne"),
    3: ("nnneeeen", "eeennn", "nnnnnnneen"),
    4: ("eeennnneee", "nnneeeen", "nnneeeeeen"),
}


@pytest.mark.parametrize("count", RATS)
def test_three_waves_of_rats(count: int) -> None:
    """16: the ranks of each wave; each comes when nothing of the one before is left."""
    state = scenario(16, count)
    assert seen(state) == Counter()
    found = []
    for state.round in (2, 3, 4):
        found.append(came(state, SCENARIO_RULES[16].on_round(state)))
        assert came(state, SCENARIO_RULES[16].on_round(state)) == Counter()
        clear(state)
    assert found == [many(f"rat-monstrosity {ranks}") for ranks in RATS[count]]
    assert SCENARIO_RULES[16].won(state)


@pytest.mark.parametrize(("elite", "rank"), [(False, "n"), (True, "e")])
def test_the_second_wave_leaves_imps_instead_of_exploding(elite: bool, rank: str) -> None:
    state = scenario(16, 2, wave=2)
    edit(state, {"monsters": [{"kind": "rat-monstrosity", "at": "5,-2", "elite": elite}]})
    state.figures[0].cell = state.kernel.map.grid(state).neighbours[state.figures[2].cell][0]
    whole = state.figures[0].health
    assert came(state, die(state, state.figures[2], None)) == many(f"blood-imp {rank}")
    assert state.figures[0].health == whole


@pytest.mark.parametrize("chain", [False, True])
def test_the_third_waves_explosions_make_imps_of_whom_they_kill(chain: bool) -> None:
    """16: one that kills another rat brings an elite Black Imp, even while that one explodes in its turn."""
    state = scenario(16, 2, wave=3)
    grid = state.kernel.map.grid(state)
    start = state.board.letters["D"][0]
    beside = grid.neighbours[start][0]
    further = next(c for c in grid.neighbours[beside] if not grid.neighbour_bits[start] >> c & 1 and c != start)
    hexes = [state.board.coordinates[cell] for cell in (start, beside, further)]
    monsters = [{"kind": "rat-monstrosity", "at": f"{q},{r}", "health": 1} for q, r in hexes[: 3 if chain else 2]]
    edit(state, {"monsters": monsters})
    for figure in state.figures[:2]:
        figure.cell = -1
    play(die(state, state.figures[2], None))
    assert seen(state) == many(f"black-imp {'ee' if chain else 'e'}")


@pytest.mark.parametrize(
    ("count", "ranks"), [(2, ("n", "n", "n")), (3, ("n", "e", "n")), (4, ("e", "e", "e"))]
)  # fmt: skip
def test_monstrosities_keep_coming_in_the_last_room(count: int, ranks: tuple[str, ...]) -> None:
    """17: one at C at the start of every round once room 3 is open, by turns."""
    state = scenario(17, count)
    assert came(state, SCENARIO_RULES[17].on_round(state)) == Counter()
    state.round = 4
    for room in (2, 3):
        play(rooms.reveal(state, room))
    clear(state)
    for state.round, rank in zip((5, 6, 7), ranks, strict=True):
        assert came(state, SCENARIO_RULES[17].on_round(state)) == many(f"blood-monstrosity {rank}")
        clear(state)


@pytest.mark.parametrize(("count", "ranks"), [(2, "nn"), (3, "ne"), (4, "ee")])
def test_statues_wake_when_treasures_are_taken(count: int, ranks: str) -> None:
    """18: an elite golem in the treasure's room each time, two more on the way out with the last that is needed."""
    state = scenario(18, count)
    for room in (2, 3, 4, 5):
        play(rooms.reveal(state, room))
    chapter = SCENARIO_RULES[18]
    for taken, (cell, number) in enumerate(list(state.board.treasures.items())[:count], 1):
        found = came(state, chapter.looted(state, state.heroes[0], cell, number))
        assert found == many("stone-golem e" + (f" stone-golem {ranks}" if taken == count else ""))
        golem = next(f for f in reversed(state.figures) if f.elite and f.cell in state.board.letters["A"])
        assert state.board.room_of[golem.cell] == state.board.room_of[cell]


@pytest.mark.parametrize(
    ("letter", "kind", "ranks"),
    [
        ("B", "rat-monstrosity", ("nn", "ne", "ee")),
        ("C", "black-sludge", ("nn", "ne", "ee")),
        ("D", "giant-viper", ("nnn", "nee", "eee")),
        ("G", "rat-monstrosity", ("nn", "ne", "ee")),
        ("K", "black-sludge", ("nn", "ne", "ee")),
        ("L", "chaos-demon", ("n", "e", "e")),
    ],
)
def test_crates_that_hold_monsters(letter: str, kind: str, ranks: tuple[str, ...]) -> None:
    """20 (JL-GDS-1, JL-GDS-F1): around the crate, by number of characters."""
    for count, rank in zip((2, 3, 4), ranks, strict=True):
        state = scenario(20, count)
        clear(state)
        cell = state.board.letters[letter][0]
        assert state.goods[cell] == letter
        assert came(state, SCENARIO_RULES[20].good(state, state.heroes[0], cell, letter)) == many(f"{kind} {rank}")


def test_five_crates_hold_the_goods() -> None:
    """20: A, E, H, J and M; finding them is the goal (JL-GDS-1)."""
    state = scenario(20)
    assert sorted(state.goods.values()) == list("ABCDEFGHJKLM")
    for letter in [letter for letter in GOODS if letter in "AEHJM"]:
        assert not SCENARIO_RULES[20].won(state)
        play(SCENARIO_RULES[20].good(state, state.heroes[0], state.board.letters[letter][0], letter))
    assert SCENARIO_RULES[20].won(state)
    play(SCENARIO_RULES[20].good(state, state.heroes[0], state.board.letters["F"][0], "F"))
    assert state.heroes[0].items == ["ring-of-restoration"]


def test_a_destroyed_nest_leaves_two_coins() -> None:
    """19: beside those that lie there already."""
    state = scenario(19, 2)
    nest = state.figures[2]
    for lying in (0, 1):
        state.coins = {nest.cell: lying} if lying else {}
        play(SCENARIO_RULES[19].on_destroyed(state, nest, nest.cell))
        assert state.coins == {nest.cell: lying + 2}


# --- scenario 21 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "rank"), [(2, "n"), (3, "e"), (4, "e")])
def test_the_last_table_hides_a_demon(count: int, rank: str) -> None:
    """21: five tables of two hexes and 2C - 1 hit points each; the demon comes with the last of them."""
    state = scenario(21, count)
    play(rooms.reveal(state, 2))
    tables = [f for f in state.figures if f.is_objective]
    assert len(tables) == 10
    assert {f.health for f in tables} == {2 * count - 1}
    for number in range(5):
        one = next(f for f in tables if f.number == number)
        found = came(state, suffer(state, one, 99, state.figures[0]))
        assert found == (many(f"chaos-demon {rank}") if number == 4 else Counter())
        assert not [f for f in tables if f.number == number and f.cell >= 0]


def test_on_which_hex_of_its_table_the_demon_appears_is_the_players_choice() -> None:
    """21: nothing tells the two hexes apart, whichever was hit (JL-GEN-1, JL-SPN-O2)."""
    for hit in (0, 1):
        state = scenario(21, 2)
        play(rooms.reveal(state, 2))
        for table in [f for f in state.figures if f.is_objective and f.number]:
            table.cell = -1
        parts = [f for f in state.figures if f.is_objective and not f.number]
        far = parts[1].cell
        state.figures[0].cell = max(part.cell for part in parts) + 1  # whoever stands elsewhere changes nothing
        assert play(suffer(state, parts[hit], 99, state.figures[0]), f"place:{far}") == ["spawn.where"]
        assert [f.cell for f in state.figures if f.kind == "chaos-demon" and f.cell >= 0] == [far]


def test_a_table_of_two_hexes_is_one_object() -> None:
    """21: hurt at one hex it is hurt at the other, and one action attacks it once (JL-ATK-7, JL-OBJ-3)."""
    state = scenario(21, 3)
    play(rooms.reveal(state, 2))
    one, other = [f for f in state.figures if f.is_objective and f.number == 0]
    for table in [f for f in state.figures if f.is_objective and f.number]:
        table.cell = -1
    play(suffer(state, one, 2, state.figures[0]))
    assert [one.health, other.health] == [3, 3]
    grid = state.kernel.map.grid(state)
    hero = state.figures[0]
    hero.cell = next(c for c in grid.neighbours[one.cell] if grid.neighbour_bits[other.cell] >> c & 1)
    hero.bonuses = []
    state.heroes[0].deck.draw = ["plus0"] * 9
    deed = ActionContext(hero, HEROES, 0)
    attack = e.Attack(value=1, targets=2, where="objective")
    asked = play(perform(state, deed, (attack,)), f"attack:{state.figures.index(one)}")
    assert asked == ["attack.target"]  # the other hex is no second target
    assert [one.health, other.health] == [2, 2]
    play(perform(state, deed, (e.Damage(value=1, targets=e.ALL, where="objective", mandatory=True),)))
    assert [one.health, other.health] == [1, 1]


def test_a_demon_protects_its_vipers() -> None:
    """21: Shield L+2 and L damage for whoever attacks one, while the demon of their room lives; one hit point each."""
    state = scenario(21, 2, scenario_level=3)
    for room in (3, 4):
        play(rooms.reveal(state, room))
    viper = next(f for f in state.figures if f.kind == "giant-viper")
    assert viper.health == viper.max_health == 1
    assert state.kernel.monsters.traits(state, viper).shield == 5
    hero = state.figures[0]
    hero.cell = state.kernel.map.grid(state).neighbours[viper.cell][0]
    hero.health, state.heroes[0].hand, state.heroes[0].discard = 9, [], []
    state.heroes[0].deck.draw = ["plus0"] * 9
    play(strike(state, Blow(hero, viper, HEROES, 0, False, 5, False)))
    assert (viper.health, hero.health) == (1, 6)
    demon = next(at for at, o in enumerate(state.origins) if o >= 0 and state.book.monsters[o].mark == "3")
    play(die(state, state.figures[demon], None))
    assert state.kernel.monsters.traits(state, viper).shield == 0
    play(strike(state, Blow(hero, viper, HEROES, 0, False, 5, False)))
    assert (viper.cell, hero.health) == (-1, 6)


@pytest.mark.parametrize(("level", "damage"), [(1, 0), (2, 1), (5, 2)])
def test_the_burning_floor(level: int, damage: int) -> None:
    """21: half the level, rounded down, for each hex that a character enters in room 5 while its demon lives."""
    state = scenario(21, 2, scenario_level=level)
    for room in (3, 5):
        play(rooms.reveal(state, room))
    hero = state.figures[0]
    state.heroes[0].hand, hero.health = [], 9
    place = next(c for c in range(state.board.size) if state.board.room_of[c] == 5)
    assert SCENARIO_RULES[21].watches(state, hero) is (damage > 0)
    play(SCENARIO_RULES[21].on_enter(state, hero, place))
    assert hero.health == 9 - damage
    demon = next(at for at, o in enumerate(state.origins) if o >= 0 and state.book.monsters[o].mark == "A")
    play(die(state, state.figures[demon], None))
    play(SCENARIO_RULES[21].on_enter(state, hero, place))
    assert hero.health == 9 - damage


# --- scenarios of single characters -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "hurt", "ranks"), [(2, 1, "nn"), (3, 1, "ne"), (4, 2, "ee")])
def test_the_crumbling_golem(count: int, hurt: int, ranks: str) -> None:
    """22: elite values with C times the hit points; from round 2 on it suffers C/2 and vipers appear."""
    state = scenario(22, count, scenario_level=2)
    golem = next(f for f in state.figures if f.kind == "stone-golem")
    full = rooms.max_health(state, "stone-golem", "e")
    assert rooms.max_health(state, "stone-golem", "b") == full * count
    state.round = 1
    before = golem.health
    assert came(state, SCENARIO_RULES[22].on_round(state)) == Counter()
    assert golem.health == before
    state.round = 2
    assert came(state, SCENARIO_RULES[22].on_round(state)) == many(f"giant-viper {ranks}")
    assert golem.health == before - hurt
    assert golem.elite
    play(die(state, golem, None))
    assert SCENARIO_RULES[22].won(state)


def test_three_bouts_in_the_ring() -> None:
    """23: the same for every number of characters; the crowd is at most two, then nobody, for the Hatchet.

    Each spectator won over heals him.
    """
    for count in (2, 3, 4):
        state = scenario(23, count)
        assert seen(state) == many("rat-monstrosity nnee")
        assert state.crowd == 4
        found = []
        for state.round, crowd in ((2, 2), (3, 0)):
            clear(state)
            found.append(came(state, SCENARIO_RULES[23].on_round(state)))
            assert state.crowd == crowd
        assert found == [many("giant-viper nn vermling-raider e"), many("stone-golem e")]
        spectator = next(at for at, hero in enumerate(state.heroes) if hero.kind != "hatchet")
        hatchet = next(state.figures[at] for at, hero in enumerate(state.heroes) if hero.kind == "hatchet")
        hatchet.health = 3
        for _ in range(2 * (count - 1)):
            assert (state.crowd, hatchet.health) == (0, 3)
            SCENARIO_RULES[23].cheer(state, spectator)
        assert (state.crowd, hatchet.health) == (1, 5)


@pytest.mark.parametrize(("crowd", "is_strong"), [(4, False), (5, True), (8, True)])
def test_eight_spectators_are_the_whole_crowd_and_more_than_half_strengthen(crowd: int, is_strong: bool) -> None:
    """23: at the start of a round; nobody else than the Hatchet gets it, and there is no ninth to win over."""
    state = scenario(23, 2)
    state.crowd = crowd
    play(SCENARIO_RULES[23].on_round(state))
    for at, hero in enumerate(state.heroes):
        assert bool(state.figures[at].conditions & e.STRENGTHEN) is (is_strong and hero.kind == "hatchet")
    spectator = next(at for at, hero in enumerate(state.heroes) if hero.kind != "hatchet")
    for _ in range(2):
        SCENARIO_RULES[23].cheer(state, spectator)
    assert state.crowd == min(8, crowd + 1)


@pytest.mark.parametrize(
    ("count", "second", "third"),
    [
        (2, "black-imp nnnn chaos-demon n", "chaos-demon nnn"),
        (3, "black-imp nnee chaos-demon e", "chaos-demon enn"),
        (4, "black-imp eeee chaos-demon e", "chaos-demon eee"),
    ],
)
def test_waves_against_the_wards(count: int, second: str, third: str) -> None:
    """24: the third wave waits for the demon of the second alone; the fall of a Ward loses (JL-SCN-3)."""
    state = scenario(24, count, scenario_level=3)
    assert {f.side for f in state.figures if f.is_objective} == {HEROES}
    state.round = 2
    assert came(state, SCENARIO_RULES[24].on_round(state)) == Counter()
    clear(state)
    assert came(state, SCENARIO_RULES[24].on_round(state)) == many(second)
    assert came(state, SCENARIO_RULES[24].on_round(state)) == Counter()
    for demon in [f for f in state.figures if f.kind == "chaos-demon"]:
        demon.cell = -1
    assert came(state, SCENARIO_RULES[24].on_round(state)) == many(third)
    assert not SCENARIO_RULES[24].lost(state)
    play(suffer(state, next(f for f in state.figures if f.is_objective), 99, None))
    assert SCENARIO_RULES[24].lost(state)


# --- bosses -----------------------------------------------------------------------------------------------------------


def boss(state: Jaws) -> tuple[Figure, ActionContext]:
    figure = next(f for f in state.figures if f.kind in ("blood-tumor", "blood-horror", "first-of-the-order"))
    state.acting = state.figures.index(figure)
    return figure, ActionContext(figure, MONSTERS, 0)


@pytest.mark.parametrize(("number", "room", "less"), [(5, 3, 4), (7, 3, 2), (8, 2, 2)])
def test_the_tumor_begins_wounded(number: int, room: int, less: int) -> None:
    """C times its value, less 4 or 2 for each character (JL-BOS-5)."""
    for count in (2, 3, 4):
        state = scenario(number, count)
        for one in range(2, room + 1):
            play(rooms.reveal(state, one))
        tumor, _ = boss(state)
        assert tumor.max_health - tumor.health == less * count
        assert state.kernel.monsters.base_value(state, tumor, "move") == 0


@pytest.mark.parametrize(("count", "level", "own", "others"), [(2, 1, 2, 2), (3, 2, 4, 3), (4, 7, 7, 5)])
def test_the_tumors_specials(count: int, level: int, own: int, others: int) -> None:
    """1 heals itself by C and half the level, 2 all its allies by 2 and half the level (JL-BOS-3)."""
    state = scenario(5, count, scenario_level=level)
    for room in (2, 3):
        play(rooms.reveal(state, room))
    tumor, deed = boss(state)
    allies = [f for f in state.figures if f.side == MONSTERS and f is not tumor]
    for figure in (tumor, *allies):
        figure.health, figure.max_health = 1, 40
    play(SCENARIO_RULES[5].boss(state, deed, 1))
    assert tumor.health == 1 + own
    assert {f.health for f in allies} == {1}
    play(SCENARIO_RULES[5].boss(state, deed, 2))
    assert tumor.health == 1 + own
    assert {f.health for f in allies} == {1 + others}


@pytest.mark.parametrize("chosen", [0, 1])
def test_the_players_choose_on_which_of_two_hexes_a_trap_comes_nearer(chosen: int) -> None:
    """10: a trap of room 3 goes one hex nearer to the closest character (JL-GEN-1)."""
    state = scenario(10, 2)
    for room in (2, 3):
        play(rooms.reveal(state, room))
    grid = state.kernel.map.grid(state)
    state.traps, state.hazards = {}, 0
    for figure in state.figures:
        figure.cell = -1
    free = rooms.empty(state) & state.board.rooms[3]
    near = grid.neighbour_bits
    pairs = [(cell, foe) for cell in cells(free) for foe in cells(free) if grid.walk[cell][foe] == 2]
    cell, foe = next(pair for pair in pairs if (near[pair[0]] & near[pair[1]] & free).bit_count() == 2)
    ways = cells(near[cell] & near[foe] & free)
    rooms.lay_trap(state, cell, 3, section=3)
    state.figures[0].cell = foe
    assert play(SCENARIO_RULES[10].on_round(state), f"hex:{ways[chosen]}") == ["trap.moves"]
    assert list(state.traps) == [ways[chosen]]


def horror(count: int = 2) -> tuple[Jaws, Figure, ActionContext, list[int]]:
    """The Horror among three free hexes of its room, the first near and the last far from it."""
    state = scenario(9, count)
    figure, deed = boss(state)
    for other in state.figures[state.count :]:
        if other is not figure:
            other.cell = -1
    walk = state.kernel.map.grid(state).walk[figure.cell]
    free = [c for c in range(state.board.size) if rooms.empty(state) >> c & 1 and state.board.room_of[c] == 1]
    free.sort(key=lambda cell: (walk[cell], cell))
    return state, figure, deed, [free[0], free[len(free) // 2], free[-1]]


def grave(state: Jaws, cell: int, elite: bool = False) -> None:
    figure = Figure("zealot", MONSTERS, 1, 9, cell, 1, elite=elite)
    rooms.enroll(state, figure, -1)
    play(die(state, figure, None))


def test_the_horrors_death_alone_does_not_win() -> None:
    """9: all rooms and whoever is in them are the goal (JL-SCN-1)."""
    state, figure, _, _ = horror()
    play(die(state, figure, None))
    for room in (2, 3, 4):
        assert not SCENARIO_RULES[9].won(state)
        play(rooms.reveal(state, room))
        zealots = [f for f in state.figures if f.cell >= 0 and f.side == MONSTERS]
        assert zealots
        assert not SCENARIO_RULES[9].won(state)
        for zealot in zealots:
            play(die(state, zealot, None))
    assert SCENARIO_RULES[9].won(state)


def test_the_horror_leaps_to_the_farthest_dead_zealot_and_revives_that_one() -> None:
    """Special 1, first half; even if it must land beside the place (JL-BOS-4)."""
    state, figure, deed, (near, _, far) = horror()
    start = figure.cell
    grave(state, near, elite=True)
    grave(state, far)
    beside = next(iter(state.kernel.map.grid(state).neighbours[far]))
    grave(state, beside, elite=True)
    state.figures[0].cell = far  # somebody stands on it
    assert state.kernel.map.grid(state).walk[start][far] >= state.kernel.map.grid(state).walk[start][beside]
    assert came(state, SCENARIO_RULES[9].boss(state, deed, 1), f"hex:{far}") == many("living-corpse n")
    assert state.kernel.map.grid(state).walk[far][figure.cell] == 1
    assert sorted(state.graves) == sorted([near, beside])


@pytest.mark.parametrize("chosen", [0, 1])
def test_the_players_choose_beside_which_side_of_the_dead_the_horror_lands(chosen: int) -> None:
    """Special 1: of two equally near hexes (JL-BOS-4, JL-GEN-1)."""
    state, figure, deed, (_, middle, _) = horror()
    grave(state, middle)
    state.figures[0].cell = middle  # somebody stands on it
    around = [cell for cell in state.kernel.map.grid(state).neighbours[middle] if rooms.empty(state) >> cell & 1]
    for cell in around[2:]:
        state.obstacles |= 1 << cell
    assert play(SCENARIO_RULES[9].boss(state, deed, 1), f"hex:{around[chosen]}")[0] == "boss.leap"
    assert figure.cell == around[chosen]


def test_the_horror_stays_beside_a_dead_zealot() -> None:
    """Special 1: there is nothing to leap over, on whatever side the dead one lies (JL-BOS-4)."""
    start = horror()[1].cell
    for beside in horror()[0].kernel.map.grid(horror()[0]).neighbours[start]:
        state, figure, deed, _ = horror()
        for hero in state.figures[: state.count]:
            hero.cell = -1
        grave(state, beside)
        assert came(state, SCENARIO_RULES[9].boss(state, deed, 1)) == many("living-corpse n")
        assert figure.cell == start


def test_of_two_dead_on_one_hex_the_players_say_whom_the_horror_revives() -> None:
    """Special 1 revives one of them, and no rule says which (JL-GEN-1, JL-SPN-O3)."""
    for rank in "ne":
        state, _, deed, (_, _, far) = horror()
        grave(state, far)
        grave(state, far, elite=True)
        revived = came(state, SCENARIO_RULES[9].boss(state, deed, 1), f"comes:living-corpse:{rank}")
        assert revived == many(f"living-corpse {rank}")
        state, _, deed, (_, _, far) = horror()
        grave(state, far, elite=rank == "e")  # nobody is asked about one alone
        assert came(state, SCENARIO_RULES[9].boss(state, deed, 1)) == revived


def test_the_horror_revives_elites_first_where_standees_run_short() -> None:
    """Special 2 with one standee left (JL-SPN-4)."""
    state, _, deed, (near, middle, far) = horror()
    grave(state, near)
    grave(state, middle, elite=True)
    for number in range(1, 6):
        rooms.enroll(state, Figure("living-corpse", MONSTERS, 1, 5, far + 1000 + number, number), -1)
    assert came(state, SCENARIO_RULES[9].boss(state, deed, 2)) == many("living-corpse e")
    assert list(state.graves) == [near]


def test_without_dead_zealots_the_horror_leaps_at_the_farthest_character() -> None:
    """Special 1, second half: an attack of +0."""
    state, figure, deed, (near, middle, far) = horror()
    state.deck.draw = ["plus0"] * 5
    state.figures[0].cell, state.figures[1].cell = near, middle
    rooms.enroll(state, Figure("zealot", MONSTERS, 1, 9, far, 1), -1)  # no character, though farther away
    for at in (0, 1):
        state.heroes[at].hand, state.figures[at].health, state.figures[at].max_health = [], 30, 30
    play(SCENARIO_RULES[9].boss(state, deed, 1))
    assert state.figures[0].health == 30
    assert state.figures[1].health == 30 - state.kernel.monsters.base_value(state, figure, "attack")


def test_the_horror_does_not_strike_whom_it_cannot_land_beside() -> None:
    """Special 1, second half: no hex beside the character is empty, and a melee attack goes no farther (JL-ATK-10)."""
    state, figure, deed, (near, _, far) = horror()
    state.deck.draw = ["plus0"] * 5
    state.figures[0].cell, state.figures[1].cell = near, far
    for at in (0, 1):
        state.heroes[at].hand, state.figures[at].health, state.figures[at].max_health = [], 30, 30
    grid = state.kernel.map.grid(state)
    state.obstacles |= grid.neighbour_bits[far]
    play(SCENARIO_RULES[9].boss(state, deed, 1))
    assert grid.walk[figure.cell][far] == 2
    assert [state.figures[at].health for at in (0, 1)] == [30, 30]


def test_the_horror_revives_all_dead_zealots_of_its_room() -> None:
    """Special 2: each with its rank, two from one hex too, none of another room."""
    state, figure, deed, (near, middle, _) = horror()
    play(rooms.reveal(state, 2))
    for other in state.figures[state.count :]:
        if other is not figure:
            other.cell = -1
    for at in (0, 1):
        state.heroes[at].hand, state.figures[at].health, state.figures[at].max_health = [], 30, 30
    grave(state, near)
    grave(state, middle)
    grave(state, middle, elite=True)
    elsewhere = next(c for c in range(state.board.size) if state.board.room_of[c] == 2)
    grave(state, elsewhere)
    assert came(state, SCENARIO_RULES[9].boss(state, deed, 2)) == many("living-corpse nne")
    assert list(state.graves) == [elsewhere]


@pytest.mark.parametrize(("count", "imps"), [(2, "n"), (3, "nn"), (4, "nn")])
def test_the_first_of_the_order_hurts_all_around_and_calls_imps(count: int, imps: str) -> None:
    """Special 1: 2 damage within Range 2, then half as many Blood Imps as characters, rounded up."""
    state = scenario(17, count)
    for room in (2, 3):
        play(rooms.reveal(state, room))
    figure, deed = boss(state)
    walk = state.kernel.map.grid(state).walk[figure.cell]
    for at in range(count):
        state.heroes[at].hand, state.figures[at].health, state.figures[at].max_health = [], 30, 30
    for at, far in zip(range(count), (1, 2, 3, 3), strict=False):
        taken = [f.cell for f in state.figures]
        state.figures[at].cell = next(c for c, gap in enumerate(walk) if gap == far and c not in taken)
    assert came(state, SCENARIO_RULES[17].boss(state, deed, 1)) == many(f"blood-imp {imps}")
    assert [f.health for f in state.figures[:count]] == [28, 28, 30, 30][:count]


@pytest.mark.parametrize("on_the_first_hex", [False, True])
def test_the_first_of_the_order_attacks_three_times(on_the_first_hex: bool) -> None:
    """Special 2: +0 on its focus, then -1 and -2 on enemies within Range 2 of that target, wherever it stands."""
    state = scenario(17, 2)
    for room in (2, 3):
        play(rooms.reveal(state, room))
    figure, deed = boss(state)
    for at in range(2):
        state.heroes[at].hand, state.figures[at].health, state.figures[at].max_health = [], 90, 90
    grid = state.kernel.map.grid(state)
    if on_the_first_hex:
        destroy(state, 0)  # an obstacle lies there
        figure.cell = grid.neighbours[0][0]
    state.figures[0].cell = 0 if on_the_first_hex else grid.neighbours[figure.cell][0]
    state.figures[1].cell = -1
    state.deck.draw = ["plus0"] * 9
    state.heroes[0].lead = (10, 20)
    base = state.kernel.monsters.base_value(state, figure, "attack")
    play(SCENARIO_RULES[17].boss(state, deed, 2))
    assert state.figures[0].health == 90 - (base + base - 1 + base - 2)


def test_the_first_of_the_order_strikes_nobody_farther_than_two() -> None:
    """Special 2: the second character stands three hexes from the target, so nobody is asked (JL-RNG-1)."""
    state = scenario(17, 2)
    for room in (2, 3):
        play(rooms.reveal(state, room))
    figure, deed = boss(state)
    grid = state.kernel.map.grid(state)
    first = grid.neighbours[figure.cell][0]
    state.figures[0].cell, state.figures[1].cell = (
        first,
        next(cell for cell in cells(state.kernel.map.in_range(state, first, 3)) if grid.walk[first][cell] == 3),
    )
    for at in range(2):
        state.heroes[at].hand, state.figures[at].health, state.figures[at].max_health = [], 90, 90
        state.heroes[at].lead = (10 + at, 20)
    state.deck.draw = ["plus0"] * 9
    assert play(SCENARIO_RULES[17].boss(state, deed, 2)) == []
    assert state.figures[1].health == 90


def test_the_players_choose_whom_the_first_of_the_order_strikes_next() -> None:
    """Special 2: of two characters within Range 2 of the target the players name one, for each attack (JL-MMV-13)."""
    state = scenario(17, 2)
    for room in (2, 3):
        play(rooms.reveal(state, room))
    figure, deed = boss(state)
    near = state.kernel.map.grid(state).neighbours[figure.cell]
    for at in range(2):
        state.heroes[at].hand, state.figures[at].health, state.figures[at].max_health = [], 90, 90
        state.heroes[at].lead, state.figures[at].cell = (10 + at, 20), near[at]
    state.deck.draw = ["plus0"] * 9
    base = state.kernel.monsters.base_value(state, figure, "attack")
    play(SCENARIO_RULES[17].boss(state, deed, 2), "target:1", "target:0")
    assert [hero.health for hero in state.figures[:2]] == [90 - base - (base - 2), 90 - (base - 1)]
