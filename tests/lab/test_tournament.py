"""Tournaments are fair about seats, can be stopped and taken up again, and their ratings are what theory says."""

from __future__ import annotations

from collections import Counter
from math import log10
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.lab.vault import GAME, LAB_META, LabBots
from tests.sample import vault
from undercroft.core.errors import BadOption
from undercroft.lab.job import Row
from undercroft.lab.rating import rate
from undercroft.lab.tournament import line_ups, pairwise, told, tournament

TOGETHER = vault(replace(LAB_META, cooperative=True), bots=LabBots())


def test_every_agent_sits_everywhere_equally_often() -> None:
    for names, seats in ((["a", "b", "c"], 2), (["a", "b", "c", "d"], 3), (["a", "b"], 3), (["a", "b"], 4)):
        lineups = line_ups(GAME, names, seats)
        assert all(len(lineup) == seats for lineup in lineups)
        for name in names:
            at = Counter(seat for lineup in lineups for seat in range(seats) if lineup[seat] == name)
            assert len(at) == seats
            assert len(set(at.values())) == 1
    assert line_ups(TOGETHER, ["a", "b"], 3) == (("a", "a", "a"), ("b", "b", "b"))


def test_ratings_match_the_elo_formula_where_it_applies() -> None:
    strong, weak = rate(["weak", "strong"], {("strong", "weak"): 7500.0, ("weak", "strong"): 2500.0})
    assert (strong.name, weak.name) == ("strong", "weak")
    assert strong.rating - weak.rating == pytest.approx(400 * log10(3), abs=1)
    assert strong.rating + weak.rating == pytest.approx(3000)
    assert strong.low < strong.rating < strong.high
    assert strong.high - strong.low < 20


def test_who_never_lost_has_a_finite_rating_and_a_wide_interval() -> None:
    best, worst = rate(["a", "b"], {("a", "b"): 5.0})
    assert best.name == "a"
    assert 100 < best.rating - worst.rating < 2000
    assert best.high - best.low > 200
    better, _ = rate(["a", "b"], {("a", "b"): 500.0})
    assert better.rating > best.rating


def test_ratings_reach_over_pairs_that_never_met() -> None:
    lines = rate(["a", "b", "c"], {("a", "b"): 60.0, ("b", "a"): 40.0, ("b", "c"): 60.0, ("c", "b"): 40.0})
    assert [line.name for line in lines] == ["a", "b", "c"]


def row(index: int, seats: tuple[str, ...], winners: tuple[int, ...], scores: tuple[float, ...]) -> Row:
    return Row(index=index, seed=0, options={}, seats=seats, winners=winners, scores=scores, reason="done")


def test_points_of_a_game_and_of_a_deal() -> None:
    # The ranks of three scatter 4/3 as wide as three pairs of their own would.
    points = pairwise([row(0, ("a", "b", "c"), (1,), (3.0, 9.0, 3.0))], 1, False)
    assert points["b", "a"] == points["b", "c"] == pytest.approx(3 / 4)
    assert points["a", "c"] == points["c", "a"] == pytest.approx(3 / 8)
    deals = [row(0, ("a", "a"), (0, 1), (5.0, 5.0)), row(1, ("b", "b"), (), (9.0, 9.0)),
             row(2, ("a", "a"), (), (2.0, 2.0)), row(3, ("b", "b"), (), (4.0, 4.0))]  # fmt: skip
    assert pairwise(deals, 2, True) == {("a", "b"): 1.0, ("b", "a"): 1.0}


def test_a_tournament_rates_and_is_the_same_again() -> None:
    first = tournament(GAME, ["random", "greedy"], 30)
    assert [line.name for line in first.ratings] == ["greedy", "random"]
    assert first.ratings[0].low > first.ratings[1].high
    assert first.games == first.of == 60
    assert tournament(GAME, ["random", "greedy"], 30, workers=2) == first


def test_a_stopped_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = tournament(GAME, ["random", "greedy"], 8)
    tournament(GAME, ["random", "greedy"], 3, file=str(file))
    assert len(file.read_bytes().splitlines()) == 1 + 6
    cut = file.read_bytes()[:-40]  # as a crash in the middle of writing leaves it
    file.write_bytes(cut)
    kept = cut.splitlines()[1:-1]
    played: list[int] = []
    again = tournament(GAME, ["random", "greedy"], 8, file=str(file), watch=lambda n, of: played.append(n))
    assert again == whole
    assert played[0] == len(kept) == 5
    assert len(file.read_bytes().splitlines()) == 1 + 16
    assert tournament(GAME, ["random", "greedy"], 8, file=str(file)) == whole
    with pytest.raises(BadOption, match="agents"):
        tournament(GAME, ["random", "search:5it"], 3, file=str(file))
    with pytest.raises(BadOption, match="seed"):
        tournament(GAME, ["random", "greedy"], 3, seed=2, file=str(file))


def test_in_a_cooperative_game_agents_are_compared_deal_by_deal() -> None:
    standing = tournament(TOGETHER, ["random", "greedy"], 2, options={"players": 3})
    assert standing.lineups == 2
    assert sum(standing.pairs.values()) == pytest.approx(2.0)


def test_faults_are_told_in_every_language() -> None:
    standing = tournament(GAME, ["random", "tests.agents.bots:Liar"], 1)
    assert standing.faults == {"tests.agents.bots:Liar illegal": 6}
    for language, line in {
        "en": "Faults of tests.agents.bots:Liar: illegal answer, 6 in all.",
        "uk": "Помилки гравця tests.agents.bots:Liar: відповідь, якої не було серед варіантів, усього 6.",
        "ru": "Ошибки игрока tests.agents.bots:Liar: ответ, которого не было среди вариантов, всего 6.",
    }.items():
        assert line in told(standing, language)


@pytest.mark.parametrize(("agents", "rounds"), [(["random"], 1), (["random", "random"], 1), (["random", "greedy"], 0)])
def test_what_does_not_fit_is_refused(agents: list[str], rounds: int) -> None:
    with pytest.raises(BadOption):
        tournament(GAME, agents, rounds)
