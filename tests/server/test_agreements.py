"""Somebody who is away is replaced by a bot once everybody who is here agrees, and takes the seat back on return."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from tests.server.host import CALM, Host, Player, host

AWAY = msgspec.structs.replace(CALM, absence_seconds=0)


def left_alone(made: Host, **wish: Any) -> tuple[Any, list[Player]]:
    """A table for four at which the last one has gone."""
    table = made.table(seats="me friend friend friend", seed=3, **wish)
    seats = made.seats(table)
    for player in seats:
        player.drain()
        assert player.table["seats"][3]["here"]
    before = time.time()
    seats.pop().close()
    for player in seats:
        player.until(lambda player=player: not player.table["seats"][3]["here"])
        assert player.table["seats"][3]["away"] >= before, "counted from when they left"
    return table, seats


def test_a_bot_plays_once_everybody_here_agrees_and_the_person_comes_back(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=AWAY) as made:
        table, (first, second, third) = left_alone(made)
        watcher = made.sit(table["watch"])
        second.do("give", seat=3, agent="greedy")
        for player in (first, second, third, watcher):
            player.until(lambda player=player: player.table.get("proposal") is not None)
        assert first.table["seats"][3]["agent"] == ""
        shown = first.table["proposal"]
        assert (shown["seat"], shown["by"], shown["agreed"], shown["asked"]) == (3, 1, [1], [0, 1, 2])
        assert watcher.was_refused(watcher.do("agree", agree=True)) == "spectator"
        first.do("agree", agree=True)
        third.until(lambda: third.table["proposal"]["agreed"] == [0, 1])
        assert third.table["seats"][3]["agent"] == ""
        third.do("agree", agree=True)
        first.until(lambda: first.table["seats"][3]["agent"] == "greedy")
        assert "proposal" not in first.table
        assert second.was_refused(second.do("give", seat=3, agent="")) == "give"  # whoever gave it takes it not back
        made.kill()  # and it is stored
        made.start()
        back = made.sit(table["seats"][3]["token"])
        assert (back.table["seats"][3]["given_by"], back.table["seats"][3]["agreed"]) == (1, [0, 1, 2])
        back.do("give", seat=3, agent="")
        back.until(lambda: back.table["seats"][3]["agent"] == "")
        assert "agreed" not in back.table["seats"][3]
        back.close()


def test_one_who_disagrees_is_enough(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=AWAY) as made:
        _, (first, second, third) = left_alone(made)
        second.do("give", seat=3, agent="greedy")
        third.do("agree", agree=False)
        first.until(lambda: (first.table.get("proposal") or {}).get("against") == 2)
        assert first.was_refused(first.do("agree", agree=True)) == "stale"
        assert first.table["seats"][3]["agent"] == ""
        for player in (first, second, third):
            player.close()


def test_whoever_leaves_need_not_agree_and_whoever_returns_ends_it(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=AWAY) as made:
        table, (first, second, third) = left_alone(made)
        second.do("give", seat=3, agent="greedy")
        back = made.sit(table["seats"][3]["token"])
        first.until(lambda: first.table["seats"][3]["here"] and "proposal" not in first.table)
        back.close()
        first.until(lambda: not first.table["seats"][3]["here"])
        second.do("give", seat=3, agent="greedy")
        first.do("agree", agree=True)
        first.until(lambda: first.table["proposal"]["agreed"] == [0, 1])
        assert first.table["seats"][3]["agent"] == ""
        third.close()  # the last one who was asked
        first.until(lambda: first.table["seats"][3]["agent"] == "greedy")
        first.close()
        second.close()


def test_the_host_waits_as_long_as_was_agreed_at_set_up(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=AWAY) as made:
        _, players = left_alone(made, absence=3600)
        assert players[0].table["absence"] == 3600
        for player in players:
            assert player.was_refused(player.do("give", seat=3, agent="greedy")) == "away-too-short"
        players[0].do("give", seat=0, agent="greedy")  # one's own seat is one's own
        players[0].until(lambda: players[0].table["seats"][0]["agent"] == "greedy")
        _, more = left_alone(made, absence=0.01)
        while more[0].was_refused(more[0].do("give", seat=3, agent="greedy")):  # alone, after that time
            time.sleep(0.01)
        more[0].until(lambda: more[0].table["seats"][3]["agent"] == "greedy")
        for player in (*players, *more):
            player.close()


def test_an_absence_shorter_than_the_server_s_is_refused(shared: Host) -> None:
    wish = {"game": "vault", "seats": [{"who": "me"}, {"who": "friend"}], "absence": 5}
    assert shared.ask("/api/tables", wish)[0] == 422
