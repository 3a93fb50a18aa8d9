"""Clocks: time runs for people who are asked, wherever the table is, and what was agreed happens at its end."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from typing import Any

import msgspec
import pytest

from tests.server.host import CALM, PATIENCE, Host, Player, host
from undercroft.server.clock_state import ClockState, ClockWish, new_clock

QUICK = msgspec.structs.replace(CALM, clock_seconds=0.1, clock_grace_seconds=0.1)


def clock(kind: str = "move", seconds: float = 3600, end: str = "answer") -> dict[str, Any]:
    return {"kind": kind, "seconds": seconds, "end": end}


class Clocked(Player):
    """A client that remembers the clock."""

    def __init__(self, host: Host, token: str) -> None:
        self.clock: dict[str, Any] = {}
        super().__init__(host, token)

    def read(self, timeout: float = 60) -> dict[str, Any]:
        message = super().read(timeout)
        if message["is"] == "state" and "clock" in message:
            self.clock = message["clock"]
        return message


def sit(made: Host, table: Any) -> list[Clocked]:
    return [Clocked(made, seat["token"]) for seat in table["seats"]]


def kept(made: Host) -> dict[str, Any]:
    """What is stored of the only table besides its answers."""
    with closing(sqlite3.connect(made.db)) as opened:
        found: dict[str, Any] = json.loads(opened.execute("SELECT more FROM tables").fetchone()[0])
        return found


# --- arithmetic -------------------------------------------------------------------------------------------------------


def running(kind: str, *seats: int) -> ClockState:
    made = new_clock(ClockWish(kind, 60, "answer"), 2)  # type: ignore[arg-type]
    made.set_running(seats, 1000)
    return made


def test_each_decision_has_its_own_time_or_all_of_them_share_it() -> None:
    for kind, left in (("move", 60), ("game", 35)):
        state = running(kind, 0)
        assert state.left(0, 1025) == 35
        state.note_answer(0, 1, 1025)
        state.set_running([1], 1025)
        assert state.left(0, 2000) == left  # and others' time takes nothing from it
        assert state.left(1, 1035) == 50
        assert state.due == 1085


def test_taking_back_gives_no_time() -> None:
    state = running("move", 0)
    state.note_answer(0, 1, 1020)
    assert state.left(0, 1020) == 60
    state.note_undo([0, 0])  # 30 seconds later, all of them spent on the next question
    assert state.left(0, 1050) == 10
    state.note_answer(0, 1, 1051)
    assert state.left(0, 1051) == 60
    state.note_undo([0, 0])
    assert state.left(0, 1052) == 8


def test_what_others_answer_meanwhile_is_not_taken_back() -> None:
    state = running("move", 0, 1)
    state.note_answer(1, 1, 1010)
    state.note_answer(0, 1, 1020)
    state.note_undo([0, 1])
    assert state.left(1, 1020) == 50
    assert state.left(0, 1020) == 40


def test_a_server_that_was_down_leaves_a_little_time() -> None:
    for kind in ("move", "game"):
        state = running(kind, 0)
        state.forgive(1075, 30, 60)
        assert state.left(0, 1075) == -15  # only just: the clock acts
        state.forgive(5000, 30, 60)
        assert state.left(0, 5000) == 60


def test_only_a_clock_that_does_something_is_due() -> None:
    state = running("move", 0)
    assert state.due == 1060
    state.end = "tell"
    assert state.due is None
    state.end = "seat"
    state.set_running([], 1001)
    assert state.due is None


# --- at tables --------------------------------------------------------------------------------------------------------


def test_a_bot_gives_the_answers_of_those_who_let_their_time_run_out(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=QUICK) as made:
        first, second = sit(made, made.table(seed=3, clock=clock(seconds=0.4)))
        first.drain()
        assert first.clock["running"] == []  # nobody has answered yet
        first.choose("lead:0")
        assert sorted(first.clock["running"]) == [0, 1]
        first.until(lambda: first.facts.get("over", False))  # nobody does anything any more
        second.drain()
        assert {seat["agent"] for seat in first.table["seats"]} == {""}
        assert second.clock["up"] in (0, 1)
        assert kept(made)["stood_in"], "such a table changes no ratings"
        first.close()
        second.close()


def test_an_answer_in_time_has_the_next_decision_begin_anew(shared: Host) -> None:
    first, second = sit(shared, shared.table(seed=3, clock=clock(seconds=3600)))
    first.choose("lead:0")
    second.drain()
    assert first.clock["kind"] == "move"
    assert 3590 < first.clock["left"][1] <= 3600
    second.choose(second.keys[0])
    first.drain()
    second.drain()
    assert first.clock["running"] == [0]  # as far as anybody sees
    first.close()
    second.close()


def test_a_bot_takes_the_seat_and_its_person_takes_it_back(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=QUICK) as made:
        first, second = sit(made, made.table(seed=3, clock=clock(seconds=1.5, end="seat")))
        first.choose("lead:0")
        first.choose(first.keys[0])
        second.until(lambda: second.table["seats"][1]["agent"] == "greedy")
        assert second.table["seats"][1]["given_by"] == -2
        assert kept(made)["stood_in"]
        assert not second.was_refused(second.do("give", seat=1, agent=""))
        second.until(lambda: second.table["seats"][1]["agent"] == "")
        first.close()
        second.close()


def test_time_for_the_whole_game_that_is_used_up_is_not_had_again(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=QUICK) as made:
        first, second = sit(made, made.table(seed=3, clock=clock("game", 1, "seat")))
        first.choose("lead:0")
        second.until(lambda: second.table["seats"][1]["agent"] == "greedy")
        assert second.was_refused(second.do("give", seat=1, agent="")) == "time-up"
        first.close()
        second.close()


def test_a_table_is_closed_without_a_winner(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=QUICK) as made:
        table = made.table(seed=3, clock=clock("game", 0.5, "close"))
        first, second = sit(made, table)
        first.choose("lead:0")
        first.until(lambda: first.table["state"] == "closed")
        first.until(lambda: first.clock.get("up") is not None)
        assert first.clock["running"] == []
        assert made.ask("/api/record", {"do": "sit", "token": table["seats"][0]["token"]})[0] == 200
        first.close()
        second.close()


def test_a_clock_that_only_tells_changes_nothing(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=QUICK) as made:
        table = made.table(seed=3, clock=clock("move", 0.1, "tell"))
        first, second = sit(made, table)
        first.choose("lead:0")
        token = table["seats"][0]["token"]

        def summary() -> Any:
            return json.loads(made.ask("/api/mine", {"tokens": [token]})[1])["tables"][0]

        until = time.monotonic() + PATIENCE
        while summary()["clock"]["left"][0] > 0:
            assert time.monotonic() < until
            time.sleep(0.05)
        second.drain()
        assert second.ask is not None
        assert summary()["clock"]["running"] == [0]  # one's own; what others answer in secret begins theirs anew
        assert summary()["clock"]["left"][1] == 0.1
        assert summary()["waiting"] == [0, 1]
        first.close()
        second.close()


def test_no_clock_tells_that_somebody_answered_in_secret(tmp_path: Any) -> None:
    """Whoever lays the 2 is asked once more, in secret: their next decision begins, and nobody else learns of it."""
    with host(f"{tmp_path}/t.db") as made:
        for seed in range(40):
            first, second = sit(made, made.table(seed=seed, clock=clock(seconds=3600)))
            first.choose("lead:0")
            second.drain()
            if "lay:2" in second.keys:
                break
            first.close()
            second.close()
        first.choose(max(first.keys))  # any card but the 2, whose round is then done for this seat
        first.drain()
        seen, number = first.clock["left"][1], first.n
        time.sleep(1.5)
        second.choose("lay:2")
        assert second.clock["left"][1] > 3599
        first.send({"do": "sync"})
        first.drain()
        assert first.n == number
        assert first.clock["left"][1] <= seen - 1.4
        assert first.clock["running"] == [1]
        first.close()
        second.close()


def test_bots_and_fate_take_no_time(shared: Host) -> None:
    [me] = sit(shared, shared.table(seats="me bot:random", companion=True, clock=clock(end="seat")))
    while me.facts.get("chance", {}).get("yours"):  # everybody's cards are dealt from the real box
        me.do("enter", ask=me.facts["chance"]["id"], outcome=me.facts["chance"]["outcomes"][0]["name"])
    me.choose("lead:0")
    me.until(lambda: me.facts.get("chance", {}).get("yours", False))
    assert me.clock["running"] == []  # what the vault holds is to be rolled
    me.do("enter", ask=me.facts["chance"]["id"], outcome=me.facts["chance"]["outcomes"][0]["name"])
    assert me.clock["running"] == [0]
    number = me.do("undo")
    assert not me.was_refused(number)
    assert me.clock["running"] == []
    me.close()


def test_time_goes_on_while_the_server_is_killed_and_the_table_is_in_no_memory(tmp_path: Any) -> None:
    db = f"{tmp_path}/t.db"

    def answers() -> int:
        with closing(sqlite3.connect(db)) as opened:
            return int(opened.execute("SELECT count(*) FROM answers").fetchone()[0])

    with host(db, limits=QUICK) as made:
        long, short = (made.table(seed=3, clock=clock(seconds=seconds)) for seconds in (3600, 5))
        for table in (long, short):
            first, second = sit(made, table)
            first.choose("lead:0")
            first.close()
            second.close()
        before = answers()
        made.kill()
        made.start()
        until = time.monotonic() + 60
        while answers() == before:  # nobody has opened the table
            assert time.monotonic() < until
            time.sleep(0.1)
        again = sit(made, long)[1]
        assert 0 < again.clock["left"][1] < 3600 - 4  # the short one's time ran out meanwhile
        again.close()


def test_a_server_that_was_down_for_long_takes_nobody_s_seat_at_once(tmp_path: Any) -> None:
    limits = msgspec.structs.replace(QUICK, clock_grace_seconds=1000)
    with host(f"{tmp_path}/t.db", limits=limits) as made:
        table = made.table(seed=3, clock=clock(seconds=3600, end="seat"))
        first, second = sit(made, table)
        first.choose("lead:0")
        first.close()
        second.close()
        made.stop()
        more = kept(made)
        more["clock"]["asked"] = {seat: since - 86_400 for seat, since in more["clock"]["asked"].items()}
        with closing(sqlite3.connect(made.db)) as opened:
            opened.execute("UPDATE tables SET more = ?, due = 1", (json.dumps(more),))
            opened.commit()
        made.start()
        again = sit(made, table)[1]
        assert again.clock["running"] == [0, 1]
        assert all(990 < left <= 1000 for left in again.clock["left"])
        assert {seat["agent"] for seat in again.table["seats"]} == {""}
        again.close()


def test_no_time_runs_for_a_seat_that_nobody_has_taken_yet(shared: Host) -> None:
    [me] = sit(shared, shared.table(seats="me open", seed=3, clock=clock(end="seat")))
    me.choose("lead:0")
    assert me.facts["waiting"] == [0, 1]
    assert me.clock["running"] == [0]
    me.do("list", listed=False)
    me.close()


def test_another_process_takes_over_the_clock(empty_postgres: str) -> None:
    with (
        host(empty_postgres, limits=QUICK, peer="127.0.0.1:0") as one,
        host(empty_postgres, limits=QUICK, peer="127.0.0.1:0") as two,
    ):
        table = one.table(seed=3, clock=clock(seconds=4, end="seat"))
        first, _ = sit(one, table)
        first.choose("lead:0")
        one.kill()
        until = time.monotonic() + 60
        while True:
            body = two.ask("/api/mine", {"tokens": [table["seats"][1]["token"]]})[1]
            seats = json.loads(body)["tables"][0]["seats"]
            if all(seat.get("agent") for seat in seats):
                break
            assert time.monotonic() < until
            time.sleep(0.1)
        one.start()


def test_a_table_without_a_clock_says_and_stores_nothing_of_one(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db") as made:
        first, second = sit(made, made.table(seed=3))
        first.choose("lead:0")
        second.drain()
        assert first.clock == second.clock == {}
        with closing(sqlite3.connect(f"{tmp_path}/t.db")) as opened:
            assert opened.execute("SELECT due, more FROM tables").fetchall() == [(None, '{"seeded":true}')]
        first.close()
        second.close()


@pytest.mark.parametrize(
    "wish", [clock(seconds=1), clock(seconds=1e9), clock("game", 3600, "answer"), clock(seconds=float("1e308"))]
)
def test_clocks_that_make_no_sense_are_refused(shared: Host, wish: Any) -> None:
    seats = [{"who": "me"}, {"who": "friend"}]
    status, body, _ = shared.ask("/api/tables", {"game": "vault", "seats": seats, "clock": wish})
    assert (status, json.loads(body)["code"]) == (422, "clock")
