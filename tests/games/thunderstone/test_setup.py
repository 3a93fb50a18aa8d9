"""Set-ups that the rules do not know are refused with what would be right; those they know begin a game."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.errors import BadOption
from undercroft.core.table import Table
from undercroft.games.thunderstone.game import GAME

HEROES = ["lorigg", "outlands", "regian", "elf"]
MONSTERS = ["ooze", "dragon", "abyssal"]
VILLAGE = ["spear", "short_sword", "banish", "battle_fury", "fireball", "lantern", "feast", "town_guard"]
PICKED = {"set": "picked", "heroes": HEROES, "monsters": MONSTERS, "village": VILLAGE}


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"players": 6}, "from 2 to 5"),  # TH-SET-1
        ({"players": 1}, "from 2 to 5"),
        ({"players": "many"}, "from 2 to 5"),
        ({"set": "second"}, "first, random, picked"),
        ({"colour": "red"}, "players, set, groups"),
        ({**PICKED, "heroes": HEROES[:3]}, "exactly 4 hero groups, and 3 are named"),  # TH-SET-12
        ({**PICKED, "heroes": [*HEROES, "dwarf"]}, "exactly 4 hero groups, and 5 are named"),
        ({**PICKED, "village": VILLAGE[:7]}, "exactly 8 village cards, and 7 are named"),  # TH-SET-13
        ({**PICKED, "monsters": MONSTERS[:1]}, "at least 3 monster groups, and 1 is named"),  # TH-SET-6
        ({**PICKED, "village": [*VILLAGE[:7], "excalibur"]}, "It may be: arcane_energies, banish"),
        ({**PICKED, "village": [*VILLAGE[:7], "militia"]}, "“militia” does not fit"),
        ({**PICKED, "monsters": ["ooze", "ooze", "dragon"]}, "“ooze” stands twice in “monsters”"),
        ({**PICKED, "groups": 4}, "leave “groups” at 3"),
        ({"set": "random", "heroes": HEROES}, "choose set=picked"),
        ({"heroes": HEROES}, "choose set=picked"),
        ({"set": "first", "groups": 4}, "choose set=random"),  # TH-SET-5
        ({"set": "random", "groups": 9}, "from 3 to 8"),  # TH-SET-7
        ({"set": "random", "groups": 2}, "from 3 to 8"),
    ],
)
def test_bad_set_ups_are_refused_with_what_would_be_right(options: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption) as refused:
        Table(GAME, options)
    assert told in GAME.words.text(refused.value.say, "en")
    for language in ("uk", "ru"):
        assert GAME.words.text(refused.value.say, language)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_for_two_to_five_begin(players: int) -> None:  # TH-SET-1
    table = Table(GAME, {**PICKED, "players": players}, seed=4)
    assert table.state.players == players
    assert table.request is not None
    assert table.request.seat_list == tuple(range(players))


def test_lists_may_be_written_with_commas() -> None:
    options = GAME.check_options({**PICKED, "heroes": ",".join(HEROES)})
    assert options["heroes"] == HEROES


def test_the_stone_never_comes_before_the_last_eleven() -> None:  # TH-SET-8
    from undercroft.games.thunderstone.hall import deck_size, turn_up
    from undercroft.games.thunderstone.state import Thunderstone

    seen: set[int] = set()
    for seed in range(60):
        table = Table(GAME, {}, seed=seed)
        state = table.state
        assert isinstance(state, Thunderstone)
        assert deck_size(state) == 28
        place = 3
        while state.stone:
            flow = turn_up(state)
            try:
                chance = next(flow)
                flow.send(table.source.pick(chance))  # type: ignore[arg-type]
            except StopIteration:
                pass
            place += 1
        seen.add(place)
    assert min(seen) >= 21
    assert max(seen) <= 31
    assert len(seen) > 8
