"""Events of Sanctum: all can be shown, they tell every change of health, and nobody learns what is not theirs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sanctum.builders import table as build_table
from tests.seeds import SEED
from tests.shown_events import played, unknown_places
from undercroft.core.beats import Fall, Heal, Hurt
from undercroft.core.table import Table
from undercroft.games.sanctum.events import BlessingSeen, Drank, HeroEvent, TokenReturned
from undercroft.games.sanctum.ids import figure_id, health_id


@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_name_what_lies_on_the_screen(players: int) -> None:
    assert unknown_places("sanctum", {"players": players}, SEED, 500) == set()


def health_told(table: Table[Any], seat: int) -> int:
    """The health that a hero has by the events alone."""
    assert table.log is not None
    health = 10
    for line in table.log.lines:
        for beat in line.beats:
            if isinstance(beat, Hurt) and beat.who == health_id(seat):
                health = max(0, health - beat.amount)
                assert beat.left == health
            elif isinstance(beat, Heal) and beat.who == health_id(seat):
                health += beat.amount
                assert beat.left == health
    return health


@pytest.mark.parametrize("seed", range(SEED, SEED + 4))
def test_health_and_deaths_follow_from_the_events(seed: int) -> None:  # SA-BLK-3, SA-DTH-1
    *_, (table, _, _) = played("sanctum", {"players": 2}, seed, 2000)
    assert table.log is not None
    fallen = {beat.who for line in table.log.lines for beat in line.beats if isinstance(beat, Fall)}
    for seat, hero in enumerate(table.state.seats):
        assert health_told(table, seat) == hero.health
        assert (figure_id(seat) in fallen) == (hero.status == "dead")


def test_a_blessing_is_seen_by_its_owner_alone() -> None:  # SA-ACH-8
    *_, (table, _, _) = played("sanctum", {"players": 3}, SEED, 2000)
    assert table.log is not None
    for line in table.log.lines:
        if isinstance(line.event, BlessingSeen):
            assert line.to == (line.event.seat,)
            assert line.others is None


def test_side_by_side_each_seat_learns_its_own_events_alone() -> None:  # SA-FIN-1
    for table, _, _ in played("sanctum", {"players": 2}, SEED, 2000):
        if table.state.before and table.log is not None:
            for line in table.log.lines:
                if line.step == table.version and isinstance(line.event, HeroEvent):
                    assert line.to == (line.event.seat,)


def test_a_token_comes_back_in_one_moment_with_the_potion_that_returns_it() -> None:  # SA-POT-1
    hunter = {"hero": "huntress", "place": 2, "zone": ["R1-01"], "red": 1, "stamina": 0, "spent": {"armour-p": "ss"}}
    table = build_table({"turn": 0, "front": 3, "seats": {0: hunter, 1: {"place": 1}}})
    table.choose("fight")
    table.choose("drink:red:armour-p:0")
    assert table.log is not None
    drank, returned = (line.event for line in table.log.lines if isinstance(line.event, (Drank, TokenReturned)))
    assert isinstance(drank, Drank)
    assert not drank.joins
    assert isinstance(returned, TokenReturned)
    assert returned.joins
