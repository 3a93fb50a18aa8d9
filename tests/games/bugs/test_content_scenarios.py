"""The authored scenarios keep to the content frame (BB-CNT-20 to 29), and the campaign's road is the published one.

Scenarios of your own (numbers above 20) are held to the frame too; what the box prints is compared for its 20 alone.
"""

from __future__ import annotations

import pytest

from tests.games.bugs.balance import TO_WRITE, WORDS, texts_of
from undercroft.core.grid import Drawing, Grid, MapError, bits, cells, reach, read
from undercroft.core.words import message_ids
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.campaign import allowed, detours, may_play, path, road, supply
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.items import available
from undercroft.games.bugs.cards.kinds import (
    DEATH,
    DESTROY,
    ESCAPE,
    HOLD,
    KILL_ALL,
    PLATES,
    ROUND_AFTER_DEATH,
    ROUND_START,
    SURVIVE,
    Appears,
    Monster,
    Scenario,
)
from undercroft.games.bugs.scenarios import PUBLISHED, SCENARIOS
from undercroft.games.haven.options import hex_name
from undercroft.games.haven.verbs import DISARM, IMMOBILIZE, MUDDLE, POISON, WOUND

EVERY = pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=map(str, SCENARIOS))
BOX = {number: SCENARIOS[number] for number in PUBLISHED}
SPECIAL = "#:^_O"
GOALS = (KILL_ALL, PLATES, ESCAPE, HOLD, SURVIVE, DESTROY)


def named(grid: Grid, board: int) -> list[str]:
    """Hexes by the names that the screen shows."""
    return [hex_name(grid, cell) for cell in cells(board)]


def drawing(scenario: Scenario) -> Drawing:
    return read(scenario.map, flat=True)


def test_twenty_scenarios() -> None:
    """BB-CAM-1, BB-LVL-F1."""
    assert list(SCENARIOS) == list(range(1, len(SCENARIOS) + 1)), "the scenarios are numbered without a gap"
    assert [scenario.level for scenario in BOX.values()] == [1] * 2 + [2] * 5 + [3] * 5 + [4] * 4 + [5] * 4


@EVERY
def test_a_map_fits_on_a_card(scenario: Scenario) -> None:
    """BB-CNT-20."""
    columns: dict[int, list[int]] = {}
    for q, r in drawing(scenario).tokens:
        columns.setdefault(q, []).append(r)
    lengths = [len(column) for _, column in sorted(columns.items())]
    assert 3 <= len(columns) <= 6, f"a card has room for 3 to 6 columns of hexes; this map has {len(columns)}"
    assert 3 <= min(lengths) <= max(lengths) <= 6, f"a column has 3 to 6 hexes; those of this map have {lengths}"
    gaps = [place for place, column in columns.items() if max(column) - min(column) != len(column) - 1]
    assert not gaps, f"a column has no gaps, but those at {gaps} have (counted from the first, which is 0)"
    assert 15 <= sum(lengths) <= 30, f"a map has 15 to 30 hexes, this one {sum(lengths)}"
    grid = board_of(scenario.map).grid
    assert not named(grid, grid.all & ~reach(grid, 0, 0, grid.size)), "these hexes do not hang together with the others"


def test_a_map_with_an_unknown_sign_is_refused() -> None:
    """BB-MAP-2: whoever draws one learns which sign it is."""
    with pytest.raises(MapError, match="X"):
        board_of("@ . X\n . .\n. 1 .")


@EVERY
def test_start_and_monsters_stand_where_they_may(scenario: Scenario) -> None:
    """BB-CNT-21, BB-CNT-22, BB-MAP-2."""
    board = board_of(scenario.map)
    assert sorted(board.monsters) == [monster.number for monster in scenario.monsters]
    far = board.grid.distance[board.start]
    beside = [number for number, cell in board.monsters.items() if far[cell] == 1]
    assert len(beside) <= 1, f"at most one monster begins beside you, not {beside}"


@EVERY
def test_special_hexes_are_few(scenario: Scenario) -> None:
    """BB-CNT-23."""
    signs = list(drawing(scenario).tokens.values())
    count = {sign: signs.count(sign) for sign in SPECIAL}
    assert sum(count.values()) <= 0.45 * len(signs), f"of {len(signs)} hexes at most 45 % are special; here {count}"
    most = {"#": 6, ":": 5, "^": 5, "_": 4, "O": 2}
    assert {sign: found for sign, found in count.items() if found > most[sign]} == {}, f"a map has at most {most}"


@EVERY
def test_a_hazard_has_one_effect(scenario: Scenario) -> None:
    """BB-CNT-24."""
    hazard = scenario.hazard
    if board_of(scenario.map).hazards:
        single = hazard.conditions in (IMMOBILIZE, POISON, WOUND, MUDDLE, DISARM)
        assert (1 <= hazard.damage <= 3) != single, f"a hazard deals 1 to 3 damage or one condition, not {hazard}"
    else:
        assert (hazard.damage, hazard.conditions) == (0, 0), "the map shows no hazard that this effect would belong to"


def test_letters_are_where_the_special_rules_need_them() -> None:
    """BB-CNT-25."""
    letters = {number: "".join(board_of(s.map).letters) for number, s in BOX.items() if board_of(s.map).letters}
    assert letters == {8: "ABC", 13: "AB", 20: "AB"}
    for number, scenario in SCENARIOS.items():
        there = board_of(scenario.map).letters
        missing = [letter for rule in scenario.appearing for letter in rule.at if letter not in there]
        assert not missing, f"scenario {number} brings monsters to letters that its map does not show"


@EVERY
def test_a_map_shows_what_its_goal_needs(scenario: Scenario) -> None:
    """BB-CNT-25, BB-CNT-O1: plates and objectives where they are the goal, and nowhere else."""
    plates = board_of(scenario.map).plates.bit_count()
    least = {PLATES: 2, ESCAPE: 1, HOLD: 1}.get(scenario.goal, 0)
    assert plates >= least, f"the goal of scenario {scenario.number} needs {least} plates, and its map shows {plates}"
    assert least or not plates, f"scenario {scenario.number} shows plates, which are no goal of it"
    objectives = len(board_of(scenario.map).objectives)
    assert bool(objectives) == (scenario.goal == DESTROY) == bool(scenario.objective)
    assert bool(scenario.times) == (scenario.goal in (ESCAPE, HOLD, SURVIVE)), "turns or rounds, where they count"


@EVERY
def test_everything_can_be_reached(scenario: Scenario) -> None:
    """BB-CNT-26: all floor from the start, and you by every monster without stepping on a hazard."""
    board = board_of(scenario.map)
    grid: Grid = board.grid
    floor = grid.all & ~board.obstacles
    cut_off = named(grid, floor & ~reach(grid, board.start, board.obstacles, grid.size))
    assert not cut_off, f"from the start {named(grid, 1 << board.start)} these hexes cannot be reached"
    beside = grid.neighbour_bits[board.start]
    for cell in [*board.monsters.values(), *board.letters.values()]:
        came = reach(grid, cell, board.obstacles | board.hazards, grid.size)
        assert came & beside, f"from {named(grid, 1 << cell)} no way without a hazard leads to you"


def test_goals() -> None:
    """BB-CNT-27, BB-CNT-O1: the published ones of 4, 5 and 8, and of the others six still ask for every monster."""
    goals = {goal: [number for number, s in BOX.items() if s.goal == goal] for goal in GOALS}
    assert goals == {
        KILL_ALL: [1, 3, 4, 5, 13, 14, 20],
        PLATES: [8, 12, 19],
        ESCAPE: [2, 9, 17],
        HOLD: [7, 10, 16],
        SURVIVE: [11],
        DESTROY: [6, 15, 18],
    }


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_road_meets_hazards_of_each_kind_and_objectives(character: str) -> None:
    """BB-CNT-24, BB-CNT-O1: damage and each of the five conditions, and at least four different goals."""
    met = [SCENARIOS[number] for number in road(character)]
    assert {s.hazard.conditions for s in met} >= {IMMOBILIZE, POISON, WOUND, MUDDLE, DISARM}
    assert any(s.hazard.damage for s in met)
    assert any(s.objective for s in met)
    assert len({s.goal for s in met}) >= 5


def test_the_published_map_of_number_13() -> None:
    """BB-CNT-20: columns of 5-4-5-4-5 with everything at its published place."""
    tokens = drawing(SCENARIOS[13]).tokens
    assert len(tokens) == 23
    shown = {place: sign for place, sign in tokens.items() if sign != "."}
    assert shown == {
        (0, 0): "3", (0, 1): ":", (1, 0): ":", (1, 1): "#", (1, 3): "2", (2, 0): "1", (2, 1): "@", (2, 3): ":",
        (3, 0): "#", (3, 1): "#", (3, 2): "^", (4, -1): "A", (4, 2): "B",
    }  # fmt: skip
    assert SCENARIOS[13].hazard.damage == 2


def test_monsters_of_every_scenario() -> None:
    """BB-CNT-22: kinds and numbers as published, and no elites in these twenty."""
    found = {number: " ".join(monster.kind for monster in s.monsters) for number, s in BOX.items()}
    assert found == {
        1: "bandit-guard bandit-guard",
        2: "bandit-guard bandit-archer bandit-archer",
        3: "mouse mouse mouse",
        4: "bandit-archer bandit-archer bandit-guard bandit-guard",
        5: "king-button arena-sorcerer rending-beetle",
        6: "harrowing-infestation spitting-moth sewer-rat",
        7: "arena-sorcerer arena-sorcerer gloomtoad",
        8: "spitting-moth venomous-centipede",
        9: "mouse mouse mouse mouse",
        10: "gloomtoad gloomtoad rending-beetle",
        11: "venomous-centipede venomous-centipede venomous-centipede sewer-rat",
        12: "spitting-moth spitting-moth sewer-rat sewer-rat",
        13: "harrowing-infestation harrowing-infestation spitting-moth",
        14: "stuffed-construct",
        15: "earth-demon flame-demon frost-demon",
        16: "earth-demon wind-demon flame-demon",
        17: "flame-demon wind-demon frost-demon",
        18: "earth-demon wind-demon frost-demon",
        19: "earth-demon wind-demon frost-demon flame-demon",
        20: "mounted-prince",
    }
    for scenario in BOX.values():
        numbers = range(1, len(scenario.monsters) + 1)
        assert list(scenario.monsters) == [
            Monster(monster.kind, number) for monster, number in zip(scenario.monsters, numbers, strict=True)
        ]


def test_the_promotional_scenarios() -> None:
    """BB-CNT-22, BB-CNT-25, BB-CAM-O2: monsters, the elite, level and what follows as in the facts."""
    found = {s.printed: s for s in SCENARIOS.values() if s.after}
    escape, tamer = found["2.5"], found["12.5"]
    assert (escape.level, escape.next, escape.objective) == (2, (("", 5),), 12)
    assert [one.kind for one in escape.monsters] == ["venomous-centipede", "bandit-archer", "bandit-archer"]
    assert (tamer.level, tamer.next) == (4, (("", 13),))
    assert [one.kind for one in tamer.monsters] == ["mouse", "mouse", "sewer-rat", "bandit-guard"]
    assert [one.number for one in tamer.monsters if one.elite] == [4]


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_campaign_can_meet_elites(character: str) -> None:
    """BB-ELI-1, BB-CAM-O2: on a detour between two scenarios of the road."""
    ways = {number: detours(character, number) for number in road(character)}
    assert {number: way for number, way in ways.items() if way} == {
        2: [21],
        12 if character == "tinkerer" else 11: [22],
    }
    assert not detours(character, 21), "a detour leads back to the road"
    assert path(character, 21, [1, 2]) == [1, 2, 21, *road(character)[3:]]


def test_special_rules() -> None:
    """BB-SET-4: what is published of numbers 8, 10, 11, 13, 14, 15, 18 and 20, and nothing anywhere else."""
    plain = Scenario(number=0, level=0, map="", monsters=())
    special = {}
    for number, scenario in BOX.items():
        for name in ("appearing", "cloaked", "burden", "worn"):
            if getattr(scenario, name) != getattr(plain, name):
                special[number, name] = getattr(scenario, name)
    assert special == {
        (8, "appearing"): (
            Appears(kind="venomous-centipede", when=ROUND_START, first_round=2, fewer=3, at="ABC", again=True),
        ),
        (10, "cloaked"): ("gloomtoad", "rending-beetle"),
        (11, "burden"): MUDDLE,
        (13, "appearing"): (
            Appears(kind="spitting-moth", when=ROUND_AFTER_DEATH, of="harrowing-infestation", at="AB"),
        ),
        (14, "appearing"): (Appears(kind="tattered-construct", when=DEATH, of="stuffed-construct"),),
        (15, "worn"): True,
        (18, "cloaked"): ("wind-demon",),
        (20, "appearing"): (
            Appears(kind="goring-beetle", when=DEATH, of="mounted-prince", at="A"),
            Appears(kind="demon-prince", when=DEATH, of="mounted-prince", at="B"),
        ),
    }


def test_every_character_plays_fourteen_scenarios_on_a_road_of_its_own() -> None:
    """BB-CAM-1, BB-CAM-2, BB-CAM-4, BB-CAM-F1, BB-CAM-F2, BB-CAM-F3."""
    assert {character: road(character) for character in CHARACTERS} == {
        "bruiser": [1, 2, 4, 5, 6, 8, 10, 11, 13, 14, 15, 17, 19, 20],
        "tinkerer": [1, 2, 3, 5, 6, 8, 10, 12, 13, 14, 15, 17, 19, 20],
        "spellweaver": [1, 2, 3, 5, 6, 8, 10, 11, 13, 14, 16, 17, 19, 20],
        "silent-knife": [1, 2, 3, 5, 6, 9, 10, 11, 13, 14, 15, 17, 19, 20],
        "cragheart": [1, 2, 3, 5, 6, 8, 10, 11, 13, 14, 15, 18, 19, 20],
        "mindthief": [1, 2, 3, 5, 7, 8, 10, 11, 13, 14, 15, 17, 19, 20],
    }
    for character in CHARACTERS:
        barred = [number for number in road(character) if not may_play(character, number)]
        assert not barred, f"the road of the {character} leads to scenarios that are not theirs"
        assert len(road(character)) == len(set(allowed(character)) & set(PUBLISHED)) == 14


def test_own_scenarios_and_their_twins() -> None:
    """BB-CAM-7, BB-CAM-F3."""
    assert {s.only: number for number, s in BOX.items() if s.only} == {
        "bruiser": 4, "mindthief": 7, "silent-knife": 9, "tinkerer": 12, "spellweaver": 16, "cragheart": 18,
    }  # fmt: skip
    assert {s.barred: number for number, s in BOX.items() if s.barred} == {
        "bruiser": 3, "mindthief": 6, "silent-knife": 8, "tinkerer": 11, "spellweaver": 15, "cragheart": 17,
    }  # fmt: skip


def test_items_come_with_the_scenarios_passed() -> None:
    """BB-SUP-2, BB-SUP-3, BB-SUP-O1: none at first, then those of all lower numbers, passed by or played."""
    assert available(1) == ()
    assert len(available(2)) == 6
    assert [len(available(number)) for number in range(3, 21)] == [6 + 2 * passed for passed in range(1, 19)]
    assert "iron-nail" in [item.id for item in available(5)]  # card 4, which only the Bruiser plays
    assert (supply(21), supply(22)) == (available(3), available(13)), "2.5 and 12.5 stand after cards 2 and 12"


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_scenario_has_name_introduction_and_conclusion(language: str) -> None:
    """BB-CNT-29, BB-SET-2, BB-CAM-4."""
    text = (WORDS / f"{language}.ftl").read_text("utf-8")
    known = message_ids(text)
    wanted = [name for scenario in SCENARIOS.values() for name in texts_of(scenario)]
    missing = [name for name in wanted if name not in known]
    assert not missing, f"`undercroft dev balance bugs texts NUMBER` puts these messages into {language}.ftl"
    open_ = [line.partition(" = ")[0] for line in text.splitlines() if TO_WRITE in line]
    assert not open_, f"these messages of {language}.ftl are still to be written"


def test_bits_of_a_map_do_not_overlap() -> None:
    """BB-TER-1: one sign, one terrain."""
    for scenario in SCENARIOS.values():
        board = board_of(scenario.map)
        special = [board.obstacles, board.difficult, board.hazards, board.plates]
        plain = bits([board.start, *board.monsters.values(), *board.letters.values()])
        assert (
            sum(part.bit_count() for part in [*special, plain])
            == (special[0] | special[1] | special[2] | special[3] | plain).bit_count()
        )
