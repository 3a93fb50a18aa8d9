"""Ray: a local cluster plays the same games as this process."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

pytest.importorskip("ray")

import ray

from tests.lab.vault import GAME
from undercroft.core.errors import BadOption
from undercroft.lab.ladder import Climb
from undercroft.lab.simulate import simulate
from undercroft.lab.tournament import tournament

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own, at start and shutdown


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.getcwd()
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield
    ray.shutdown()
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before


def test_simulate_gives_the_same_over_a_cluster() -> None:
    here = msgspec.to_builtins(simulate(GAME, ["greedy", "random"], 400, seed=3))
    there = msgspec.to_builtins(simulate(GAME, ["greedy", "random"], 400, seed=3, ray="auto"))
    assert there.pop("speed")["busy_seconds"] > 0
    del here["speed"]
    assert there == here
    assert ray.is_initialized()  # a cluster that was there before stays


def test_a_tournament_gives_the_same_over_a_cluster() -> None:
    assert tournament(GAME, ["greedy", "random"], 10, ray="auto") == tournament(GAME, ["greedy", "random"], 10)


def test_bad_agents_are_caught_there_too() -> None:
    results = simulate(GAME, ["tests.agents.bots:Crasher", "random"], 3, ray="auto")
    assert results.fault_counts == {"tests.agents.bots:Crasher crash": 9}
    assert results.games == 3


def test_a_cluster_that_is_not_there_is_told() -> None:
    ray.shutdown()
    with pytest.raises(BadOption, match="no Ray cluster"):
        simulate(GAME, ["random"], 1, ray="127.0.0.1:1")


def test_a_ladder_keeps_one_cluster_for_all_its_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray.shutdown()
    begun: list[str] = []
    begin = ray.init

    def noted(**words: Any) -> None:
        begun.append(words["address"])
        begin(num_cpus=2, **words)

    monkeypatch.setattr(ray, "init", noted)
    games = {"tests.lab.vault": {"players": 2}}
    there = Climb(["random", "greedy", "simple"], str(tmp_path / "ray"), rounds=2, ray="local").climb(games)
    assert begun == ["local"]
    assert not ray.is_initialized()
    assert there == Climb(["random", "greedy", "simple"], str(tmp_path / "here"), rounds=2).climb(games)
