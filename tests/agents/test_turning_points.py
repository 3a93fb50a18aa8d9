"""The turning points of an analysis in words: cards that lay there, what answers would do, what luck did."""

from __future__ import annotations

import pytest

from tests.agents.planted import SHORT, played
from undercroft.agents.analysis import Analysis, Mistake, Swing
from undercroft.agents.turning_points import MOST_CARDS, about, happened, question_at, tell
from undercroft.core.game import load
from undercroft.core.request import key
from undercroft.core.table import Table

TABLE = played(5, load("bugs"), SHORT, slips=3)


def mistake_at(table: Table, kind: str) -> Mistake:
    """The first answer of this kind among several, as if it had been a mistake."""
    for step in range(len(table.steps)):
        moment = table.at(step)
        turn = moment.turn()
        if turn is None or turn[1].kind != kind or len(turn[1].options) < 2:
            continue
        seat, choice = turn
        answer = table.steps[step][1]
        assert isinstance(answer, tuple)
        played_key = key(answer)
        other = next(key(option) for option in choice.options if key(option) != played_key)
        return Mistake(step, seat, kind, played_key, other, 0.3, 0.6, 0.3, 0.05)
    raise AssertionError(kind)


def told_of(table: Table, mistake: Mistake, analysis: Analysis) -> dict[str, list[str]]:
    point = next(each for each in tell(analysis, table).points if each.prompt is not None)
    return {"cards": [card.id for card in point.cards], "played": point.played_at, "better": point.better_at}


def an_analysis(table: Table, mistakes: list[Mistake], swings: list[Swing]) -> Analysis:
    return Analysis(
        version=0, game=table.game.name, rules="", seed=1, tries=1, cooperative=True, decisions=1, tried=1, games=1,
        steps=1, doubted=0, moments=[], mistakes=mistakes, swings=swings, ends=[], seats=[],
    )  # fmt: skip


def test_the_cards_of_both_answers_are_shown_and_marked() -> None:
    mistake = mistake_at(TABLE, "round.cards")
    found = told_of(TABLE, mistake, an_analysis(TABLE, [mistake], []))
    one, other = question_at(TABLE, mistake).options
    assert found["played"] == about(one)
    assert found["better"] == about(other)
    assert {*found["played"], *found["better"]} <= set(found["cards"])
    assert len(found["cards"]) <= MOST_CARDS


def test_a_question_without_cards_shows_the_hand_or_nothing() -> None:
    game = load("thunderstone")
    table = played(3, game, {"players": 2})
    mistake = mistake_at(table, "turn.way")
    point = tell(an_analysis(table, [mistake], []), table).points[0]
    hand = table.at(mistake.step).state.seats[mistake.seat].hand
    assert len(point.cards) >= min(MOST_CARDS, len(set(hand)))
    assert not point.played_at
    assert not point.better_at


def test_luck_is_told_by_what_happened_between_the_decisions() -> None:
    decisions = [step for step in range(len(TABLE.steps)) if len(getattr(TABLE.at(step).asked(0), "options", ())) > 1]
    since, step = decisions[2], decisions[6]
    lines = happened(TABLE, Swing(step, since, 0, 0.3, 0.05), 0)
    before, after = TABLE.at(since).events(0), TABLE.at(step).events(0)
    told = [line.say for line in after[len(before) :] if line.is_told]
    assert told
    assert lines == told[: len(lines)]
    assert lines


@pytest.mark.parametrize("name", ["thunderstone", "sanctum"])
def test_a_turning_point_shows_nothing_that_its_seat_did_not_see(name: str) -> None:
    """Cards come from the scene of the seat that decided: face-down ones stay so."""
    table = played(4, load(name), {"players": 2})
    kind = {"thunderstone": "village.buy", "sanctum": "move.group"}[name]
    mistake = mistake_at(table, kind)
    point = tell(an_analysis(table, [mistake], []), table).points[0]
    scene = table.at(mistake.step).seat(mistake.seat).scene()
    seen = [item for panel in scene.panels for item in panel.items]
    assert point.cards
    assert all(card in seen for card in point.cards)
