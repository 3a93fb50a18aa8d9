"""Events of Thunderstone: all can be shown, nothing is named that is not there, and hands stay hidden."""

from __future__ import annotations

import pytest

from tests.rulebook import cases_of
from tests.seeds import SEED
from tests.shown_events import played, unknown_places
from undercroft.core.beats import Fly
from undercroft.core.cases import run_case
from undercroft.games.thunderstone.events import Destroyed, HandDrawn, HiddenHandDrawn


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("box", ["first", "random"])
def test_events_name_what_lies_on_the_screen(players: int, box: str) -> None:
    assert unknown_places("thunderstone", {"players": players, "set": box}, SEED, 250) == set()


def test_others_see_that_a_hand_is_drawn_but_not_which_cards() -> None:  # TH-TRN-3
    hands = 0
    *_, (table, _, _) = played("thunderstone", {"players": 3}, SEED, 120)
    assert table.log is not None
    for line in table.log.lines:
        if isinstance(line.event, HandDrawn):
            hands += 1
            assert line.to == (line.event.seat,)
            assert line.others is not None
            assert line.others.event == HiddenHandDrawn(seat=line.event.seat, count=len(line.event.cards))
            (flight,) = line.others.beats
            assert isinstance(flight, Fly)
            assert flight.cards == []
            assert flight.count == len(line.event.cards)
    assert hands > 3


def test_heroes_destroyed_by_a_breach_leave_their_stacks() -> None:  # TH-CAR-44
    case = next(case for case in cases_of("thunderstone") if "TH-CAR-44" in case.rules)
    table = run_case(case)
    assert table.log is not None
    flights = [beat for line in table.log.lines if isinstance(line.event, Destroyed) for beat in line.beats]
    assert len(flights) > 3
    for flight in flights:
        assert isinstance(flight, Fly)
        assert flight.source.startswith("stack-")
