"""Analysis of recorded games: honest, repeatable, and right where the answer is known."""

from __future__ import annotations

from collections.abc import Generator

import msgspec
import pytest

from tests.agents.planted import SHORT, Plant, place_of, plant, played
from tests.lab.vault import GAME
from tests.sample import Vault
from undercroft.agents import analysis as a
from undercroft.agents.analysis import Analysis, analyse, analyse_table, procedure
from undercroft.agents.moments import WIDEST, Finding, Task, outline_of, work_on
from undercroft.agents.scale import Try
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.request import key
from undercroft.core.table import Table


def test_the_same_seed_gives_the_same_analysis_and_it_reads_back_from_json() -> None:
    record = played(5, load("bugs"), SHORT).record
    one = analyse(record, 3, 1)
    assert one == analyse(record, 3, 1)
    assert one != analyse(record, 3, 2)
    assert msgspec.json.decode(msgspec.json.encode(one), type=Analysis) == one
    assert (one.version, one.game, one.tries, one.seed) == (a.VERSION, "bugs", 3, 1)


def test_the_curve_ends_at_the_result_and_luck_and_choices_add_up_to_it() -> None:
    table = played(4, slips=3)
    found = analyse_table(table, 12, 0)
    result = table.state.result
    assert result is not None
    share = 1 / len(result.winners)
    assert found.ends == [(table.version, [share if seat in result.winners else 0.0 for seat in range(2)])]
    for seat, line in enumerate(found.seats):
        own = [moment for moment in found.moments if moment.seat == seat]
        rival = found.seats[1 - seat]
        begun = own[0].after - own[0].choice
        # what the rival chose before one's own first decision or after the last one is no part of one's curve
        seen = [m.choice for m in found.moments if m.seat != seat and m.step > own[0].step]
        ended = found.ends[-1][1][seat]
        assert ended - begun == pytest.approx(line.luck + line.choices - sum(seen), abs=1e-6)
        assert rival.decisions + line.decisions == len(found.moments) == found.tried


def test_the_curve_starts_near_the_rate_at_which_such_games_are_won() -> None:
    won = [each.state.result for each in (played(seed) for seed in range(200))]
    rate = sum((0 in result.winners) / max(1, len(result.winners)) for result in won if result is not None) / len(won)
    starts = []
    for seed in range(12):
        table = played(seed)
        first = next(one for one in outline_of(table).decisions if one.seat == 0)
        finding = work_on(table, Task(first.step, 0, 20, seed, far=1, options=[first.played]))
        starts.append(a.mean_of(finding.tries[first.played])[0])
    assert sum(starts) / len(starts) == pytest.approx(rate, abs=0.12)


def test_only_answers_among_several_are_tried_and_wide_questions_not_in_full() -> None:
    table = played(1, load("thunderstone"))
    outline = outline_of(table)
    asked = [table.at(step).asked(who) for step, (who, _) in enumerate(table.steps) if type(who) is int]
    several = [choice for choice in asked if choice is not None and len(choice.options) > 1]
    assert len(outline.decisions) == sum(choice.kind != "turn.first" for choice in several)  # who begins is agreed upon
    wide = next(one for one in outline.decisions if one.options > WIDEST + 4)
    finding = work_on(table, Task(wide.step, wide.seat, 4, 1, keep=[wide.played, wide.sensible]))
    assert len(finding.tries) == WIDEST
    assert {wide.played, wide.sensible} <= set(finding.tries)
    assert len(finding.tries[wide.played]) == 4


def test_a_game_that_is_not_over_is_analysed_as_far_as_it_went() -> None:
    table = played(4).at(12)
    found = analyse_table(table, 3, 0)
    assert (found.ends, found.steps) == ([], 12)
    assert found.moments


def test_how_hard_it_shall_be_and_who_plays_whom_is_no_mistake() -> None:
    outline = outline_of(played(1, load("bugs"), {**SHORT, "difficulty": "very_hard"}))
    assert all("difficulty" not in one.kind for one in outline.decisions)
    outline = outline_of(played(1, load("jaws"), {"mode": "scenario", "scenario": 1}))
    assert all(one.kind != "setup.character" for one in outline.decisions)


def test_each_scenario_of_a_campaign_is_a_curve_of_its_own() -> None:
    """A decision is judged by its scenario: won ones end at 1, lost ones at 0 (BB-CAM-4, BB-CAM-5)."""
    game = load("bugs")
    table = Table(game, {"difficulty": "very_hard"}, seed=5)
    ended: list[float] = []
    begun = 1
    while (turn := table.turn()) is not None and not (len(ended) >= 3 and set(ended) == {0.0, 1.0}):
        if turn[1].kind == "campaign.again":
            ended.append(0.0)
        elif table.state.attempts > begun and len(ended) < table.state.attempts - 1:
            ended.append(1.0)
        begun = table.state.attempts
        table.choose(game.bots.greedy(table.seat(turn[0])), turn[0])
    outline = outline_of(table)
    assert [float(won) for won in outline.parts] == ended[: len(outline.parts)]
    assert len(outline.parts) >= 2
    first = outline.decisions[0]
    assert first.part == 0
    finding = work_on(table, Task(first.step, first.seat, 6, 1, far=1, options=[first.played]))
    assert all(one.end in (0.0, 1.0) for one in finding.tries[first.played])
    assert any(
        one.end
        for one in work_on(table, Task(first.step, first.seat, 12, 1, far=1, options=[first.played])).tries[
            first.played
        ]
    )


class Scripted:
    """Answers the tasks of a procedure with worlds of a script, and keeps what was asked."""

    def __init__(self, chances: dict[str, list[float]]) -> None:
        self.chances = chances
        """By option: how often it wins in the first look, when the better one is picked, when it is counted, and, where
        given, when it is counted longer."""
        self.rounds: list[list[Task]] = []

    def run(self, table: Table) -> Analysis:
        return self.follow(procedure(table.game, outline_of(table), 40, 0))

    def follow(self, steps: Generator[list[Task], list[Finding], Analysis]) -> Analysis:
        tasks = next(steps)
        try:
            while True:
                self.rounds.append(tasks)
                tasks = steps.send([self.finding(task) for task in tasks])
        except StopIteration as end:
            analysis: Analysis = end.value
            return analysis

    def finding(self, task: Task) -> Finding:
        names = task.options or [*task.keep, "other"]
        at = len(self.rounds) - 1
        chances = {name: self.chances.get(name, [0.5]) for name in names}
        wins = {name: round(40 * by_round[min(at, len(by_round) - 1)]) for name, by_round in chances.items()}
        return Finding(
            {name: [Try(float(n < wins[name]), float(n < wins[name]), True) for n in range(40)] for name in names}
        )


def first_decision(table: Table) -> str:
    return outline_of(table).decisions[0].played


def test_a_lead_is_measured_in_other_worlds_than_those_that_picked_it() -> None:
    table = played(3)
    script = Scripted({"other": [0.9, 0.9, 0.7]})
    found = script.run(table)
    assert found.mistakes
    for mistake in found.mistakes:
        assert (mistake.better, mistake.worth) == ("other", 0.5)
        assert mistake.loss == pytest.approx(0.2)  # not the 0.4 that picked it
    seeds = [task.seed for tasks in script.rounds for task in tasks]
    assert len(set(seeds)) == len(seeds)


def test_a_doubt_that_does_not_hold_is_no_mistake() -> None:
    found = Scripted({"other": [0.9, 0.9, 0.9, 0.5]}).run(played(3))
    assert found.doubted > 0
    assert found.mistakes == []
    assert all(seat.lost == 0 for seat in found.seats)


def test_what_seems_costly_is_measured_longer_and_told_by_that_alone() -> None:
    """Whatever was picked for its loss looks worse than it is in the worlds that picked it, however clear it was."""
    table = played(3)
    for seemed in (0.5, 0.9):  # no better in the second look, but in both together; and far better
        for last, loss in ((0.8, 0.3), (0.5, None)):
            script = Scripted({"other": [0.9, 0.9, seemed, last]})
            found = script.run(table)
            counted, longer = script.rounds[2], script.rounds[3]
            assert [task.step for task in longer] == [task.step for task in counted]
            assert all(more.worlds == a.LONGER * few.worlds for few, more in zip(counted, longer, strict=True))
            told = [mistake.loss for mistake in found.mistakes]
            assert told == [pytest.approx(loss)] * (len(counted) if loss else 0)
    nothing = Scripted({"other": [0.9, 0.55, 0.525]})
    assert nothing.run(table).mistakes == []
    assert nothing.rounds[3] == []


def test_the_better_answer_is_the_best_of_both_looks_together() -> None:
    """The first of them may take the second best for the best; the loss is then told against the best."""
    table = played(3, slips=2)
    decision = next(one for one in outline_of(table).decisions if one.played != one.sensible)
    script = Scripted({"other": [0.9, 0.8, 0.6, 0.6], decision.sensible: [0.9, 0.75, 0.9, 0.9]})
    found = next(mistake for mistake in script.run(table).mistakes if mistake.step == decision.step)
    assert found.better == decision.sensible
    assert found.loss == pytest.approx(0.4)


def test_places_are_kept_for_unusual_answers_in_the_second_look_too() -> None:
    """Most answers look worse than the only one that the sensible player would not have given: it is measured, too."""
    table = played(1, load("thunderstone"))
    outline = outline_of(table)
    odd = next(one for one in outline.decisions if one.options > 2)
    choice = table.at(odd.step).asked(odd.seat)
    assert choice is not None
    own = next(key(option) for option in choice.options if key(option) != odd.sensible)
    outline.decisions[outline.decisions.index(odd)] = msgspec.structs.replace(odd, played=own)
    script = Scripted({name: [1.0, 1.0, 1.0] for name in ("other", own, odd.sensible)})
    script.follow(procedure(table.game, outline, 40, 0))
    assert len(script.rounds[2]) == a.RETRIED
    assert odd.step in [task.step for task in script.rounds[2]]


def test_what_the_sensible_player_would_not_do_is_tried_again_though_it_looks_no_worse() -> None:
    table = played(3, slips=2)
    unusual = [one for one in outline_of(table).decisions if one.played != one.sensible]
    assert 1 < len(unusual) <= a.UNUSUAL
    script = Scripted({})
    script.run(table)
    assert [task.step for task in script.rounds[1]] == [one.step for one in unusual]


def test_at_most_so_many_doubts_are_tried_again() -> None:
    script = Scripted({"other": [1.0, 1.0, 1.0]})
    found = script.run(played(1, load("thunderstone")))
    assert found.doubted == len(script.rounds[1]) == a.SCREENED < found.tried
    assert len(script.rounds[2]) == a.RETRIED


def test_an_answer_that_beats_the_sensible_one_counts_as_a_choice_and_not_as_luck() -> None:
    table = played(3, slips=2)
    decision = next(one for one in outline_of(table).decisions if one.played != one.sensible)
    script = Scripted({decision.played: [0.9, 0.9, 0.9], decision.sensible: [0.5, 0.5, 0.5]})
    found = script.run(table)
    moment = next(one for one in found.moments if one.step == decision.step)
    assert moment.choice == pytest.approx(0.4)
    assert not any(mistake.step == decision.step for mistake in found.mistakes)


def test_a_decision_is_judged_by_what_its_seat_knew() -> None:
    """Games that differ only in what seat 0 cannot know: the same tries, whatever the other one holds."""
    found = []
    for hidden in (["2", "3", "4"], ["9", "9", "8"]):
        table = Table(GAME, {"players": 2}, seed=11)
        table.choose("lead:0", 0)
        for state in (table._snapshots[-1].state, table.state):
            assert isinstance(state, Vault)
            GAME.cases.edit(state, {"hands": [["5", "6", "7"], hidden]})
        table = table.fork()
        found.append(work_on(table, Task(table.version, 0, 8, 3, keep=["lay:5", "lay:7"])))
    assert found[0] == found[1]


@pytest.mark.parametrize("name", ["thunderstone", "sanctum", "jaws", "bugs", "machina"])
def test_hidden_things_dealt_otherwise_lead_to_the_same_tries(name: str) -> None:
    """A guess of a moment is the same to the seat, and differs in what it cannot see."""
    game = load(name)
    table = Table(game, {"players": 2} if name in ("thunderstone", "sanctum") else {}, seed=6)
    dice = Dice(6)
    while (turn := table.turn()) is not None and table.stages < 3:
        table.choose(game.bots.greedy(table.seat(turn[0])), turn[0])
    while (turn := table.turn()) is not None and len(turn[1].options) < 2:
        table.choose(turn[1].options[0], turn[0])
    assert turn is not None
    seat, choice = turn
    other = table.guess(seat, dice)
    keys = choice.keys()[:2]
    results = []
    for one in (table, other):
        task = Task(one.version, seat, 2, 9, options=keys)
        results.append(work_on(one, task))
    assert results[0] == results[1]


def test_a_planted_blunder_is_among_the_three_worst() -> None:
    """The measurement of docs/analysis.md on a game that takes no time; there are figures for all games there."""
    found = [each for seed in range(12) if isinstance(each := plant(GAME, {"players": 2}, seed, 60), Plant)]
    assert len(found) >= 4
    places = [place_of(analyse_table(each.table, 60, 1), each.step) for each in found]
    assert sum(place is not None and place <= 3 for place in places) >= 0.8 * len(places)
