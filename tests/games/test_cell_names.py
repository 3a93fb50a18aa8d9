"""Cases that name cells as the screen does, and cases that give printed values: what is refused, told and put back."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.core.cases import CaseError, read_cases, run_case
from undercroft.core.game import load
from undercroft.core.rooms import MapCases, Printing
from undercroft.games.bugs.cards.monsters import COLUMNS
from undercroft.games.bugs.cards.monsters import MONSTERS as BUGS
from undercroft.games.jaws.cards.decks import MONSTER_CARDS
from undercroft.games.jaws.cards.monsters import MONSTERS as ZEALOTS
from undercroft.games.machina.cards.registry import ABILITIES, CHAPTERS
from undercroft.games.machina.cards.registry import MONSTERS as RATS

START = {
    "bugs": ["options: {mode: scenario, character: bruiser, scenario: 1}", 'given: {map: "@ .\\n . 1\\n. .\\n"}'],
    "machina": ["given: {map: [........, ........, ........, ........, ........, ........, ........, ........],",
                "  explorers: {ada: {at: '3, 3'}}}"],
    "jaws": ["options: {players: 1, mode: scenario, scenario: 4, characters: [red-guard, hatchet]}",
             'given: {map: "1A  1B\\n  1C\\n", monsters: [], coins: [A],',
             "  heroes: {red-guard: {at: A}, hatchet: {at: A3}}}"],
}  # fmt: skip
WRONG = [
    ("bugs", "expect: {places.you: A3}", "places.you: expected 'A3', found 'A1'"),
    ("bugs", "expect: {figures.0.cell: B1}", "figures.0.cell: expected 'B1', found 'A1'"),
    ("bugs", "expect: {figures.0.cell: Z9}", "figures.0.cell: expected 'Z9', found"),
    ("bugs", "expect: {you.health: A1}", "you.health: expected 'A1', found"),  # no cell: a name means nothing there
    ("bugs", "expect: {hexes.Z9: {absent: true}}", "nothing can ever be there, for there is no `Z9`"),
    ("bugs", "expect: {hexes.A1.tarrain: {absent: true}}", "no `tarrain` (did you mean `terrain`?)"),
    ("bugs", "steps: [{refuse: go:Z9}]", "no question of this game could ever offer “go:Z9”"),
    ("bugs", "steps: [{refuse: go:A1:Z9}]", "no question of this game could ever offer “go:"),
    ("bugs", "steps: [{refuse: 'go:999'}]", "no question of this game could ever offer “go:999”"),
    ("jaws", "steps: [{refuse: 'go:999'}]", "no question of this game could ever offer “go:999”"),
    ("machina", "steps: [{refuse: 'move:3:99'}]", "no question of this game could ever offer “move:3:99”"),
    ("bugs", "steps: [{choose: go:A2}]|expect: {round: 1}", "is not offered here"),
    ("jaws", "expect: {figures.1.at: A2}", "figures.1.at: expected 'A2', found 'A3'"),
    ("jaws", "expect: {coins.A3: 1}", "coins.A3: expected 1, found nothing"),
    ("jaws", "expect: {coins: {A3: 1}}", "coins: expected {'A3': 1}, found {'A1': 1}"),
    ("jaws", "expect: {coins: {lacks: Z9}}", "the map has no cell 'Z9', so lacking it shows nothing"),
    ("jaws", "expect: {rubble: {lacks: [A1]}}", "the map has no cell ['A1']"),
    ("machina", "expect: {explorers.ada.at: '3, 4'}", "explorers.ada.at: expected '3, 4', found '3, 3'"),
    ("machina", "expect: {exit: {absent: true}, closed: {lacks: '9, 9'}}", "the map has no cell '9, 9'"),
    ("machina", "expect: {'cells.3,3.creature': mila}", "cells.3,3.creature: expected 'mila', found 'ada'"),
]


def case_of(folder: Path, game: str, *lines: str) -> Path:
    file = folder / "case.yaml"
    file.write_text("\n".join([f"game: {game}", "cases:", "- name: x", *(f"  {line}" for line in lines)]))
    return file


@pytest.mark.parametrize(("game", "lines", "told"), WRONG)
def test_a_wrong_cell_is_told_by_its_name(tmp_path: Path, game: str, lines: str, told: str) -> None:
    (case,) = read_cases(case_of(tmp_path, game, *START[game], *lines.split("|")))
    with pytest.raises(CaseError) as error:
        run_case(case, load(game))
    assert told in str(error.value)
    assert "rules failed" not in str(error.value)


PRINTED = [
    ("bugs", "{bandit-guard: {health: 30, minus: {attack: 9}}}"),
    ("jaws", "{zealot: {elite: {health: 30, shield: 4}}, 384: {initiative: 1}}"),
    ("machina", "{gear_rat: {stamina: 9, high: 5}, engine1: {lair: 2}}"),
]


@pytest.mark.parametrize("expect", ["{result: {absent: true}}", "{round: -1}"], ids=["passes", "fails"])
@pytest.mark.parametrize(("game", "printed"), PRINTED)
def test_printed_values_hold_for_their_case_alone(tmp_path: Path, game: str, printed: str, expect: str) -> None:
    tables = (BUGS, COLUMNS, ZEALOTS, MONSTER_CARDS, RATS, CHAPTERS)
    before = [dict(table) for table in tables], list(ABILITIES)
    (case,) = read_cases(case_of(tmp_path, game, f"given: {{printed: {printed}}}", f"expect: {expect}"))
    if "-1" in expect:
        with pytest.raises(CaseError, match="round: expected -1"):
            run_case(case, load(game))
    else:
        run_case(case, load(game))
    assert ([dict(table) for table in tables], list(ABILITIES)) == before


@pytest.mark.parametrize("game", ["bugs", "jaws", "machina"])
def test_games_with_a_map_know_names_and_printed_values(game: str) -> None:
    assert isinstance(load(game).cases, MapCases)
    assert isinstance(load(game).cases, Printing)
