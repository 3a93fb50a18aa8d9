"""The coach at a web table: where it may be asked, how often, and that it knows no more than the seat."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tests.server.host import CALM, Host, Player, host
from tests.server.test_attacks import service_at
from tests.server.test_storage import alone
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.table import Table
from undercroft.server import workers
from undercroft.server.coaching import advise
from undercroft.server.limits import Limits
from undercroft.server.messages import NewTable, SeatRequest
from undercroft.server.subscription import Subscription


def advice(player: Player, ask: str | None = None) -> list[dict[str, Any]]:
    """What the coach says to the player's question."""
    assert player.ask is not None
    number = player.do("advise", wait=False, ask=ask or player.ask["id"])
    player.until(lambda: player.was_refused(number) or any(each.get("id") == number for each in player.other))
    assert player.was_refused(number) == ""
    reply = next(each for each in player.other if each.get("id") == number)
    assert reply["is"] == "advice"
    assert reply["ask"] == player.ask["id"]
    options: list[dict[str, Any]] = reply["options"]
    return options


def test_whoever_plays_alone_may_ask_and_nothing_moves(shared: Host) -> None:
    made = shared.table(seats="me bot:random", seed=5)
    (player,) = shared.seats(made)
    assert player.seated["coach"] is True
    before = player.n
    found = advice(player)
    assert {each["key"] for each in found} <= set(player.keys)
    assert all(0 <= each["worth"] <= 1 and isinstance(each["label"], str) for each in found)
    assert advice(player) == found  # asked again, it costs nothing and says the same
    player.drain()
    assert player.n == before
    assert player.was_refused(player.do("advise", ask="elsewhere")) == "stale"
    player.close()


def test_the_same_advice_is_told_in_the_language_that_is_read_now(shared: Host) -> None:
    (player,) = shared.seats(shared.table("cellar", seats="me", seed=5))
    found = advice(player)
    player.send({"do": "speak", "language": "uk"})
    translated = advice(player)
    assert translated
    assert not {each["label"] for each in translated} & {each["label"] for each in found}
    player.close()


def test_a_table_at_which_the_coach_was_asked_is_known_for_it(tmp_path: Any) -> None:
    """It changes no ratings, also where the server ends in between."""
    with host(f"{tmp_path}/t.db") as made:
        (player,) = made.seats(made.table(seats="me bot:random", seed=5))
        advice(player)
        made.kill()
        with closing(sqlite3.connect(made.db)) as opened:
            assert json.loads(opened.execute("SELECT more FROM tables").fetchone()[0])["coached"]
        player.stack.close()


def test_people_who_play_against_each_other_have_no_coach_unless_the_table_wants_one(shared: Host) -> None:
    made = shared.table(seed=5)
    first, second = shared.seats(made)
    assert "coach" not in first.seated
    assert first.ask is not None
    number = first.do("advise", ask=first.ask["id"])
    assert first.was_refused(number) == "no-coach"
    assert "coach" in next(no["why"] for no in first.refused if no["id"] == number)
    allowed = shared.table(seed=5, coach=True)
    third, fourth = shared.seats(allowed)
    assert advice(third)
    forbidden = shared.table(seats="me bot:random", seed=5, coach=False)
    (fifth,) = shared.seats(forbidden)
    assert "coach" not in fifth.seated
    watcher = shared.sit(allowed["watch"])
    assert watcher.was_refused(watcher.do("advise", ask="1")) == "spectator"
    for player in (first, second, third, fourth, fifth, watcher):
        player.close()


def test_an_answer_beside_the_first_question_to_the_coach_does_not_confuse_it(tmp_path: Any) -> None:
    async def work() -> None:
        service = await service_at(tmp_path)
        wish = NewTable("vault", seats=[SeatRequest(), SeatRequest("bot", "random")], seed=5)
        table, _ = await service.open_link((await service.create_table(wish)).seats[0].token)
        ask, keys = table.question_id(0), table.table.requests[0].keys()
        note = service.store.note

        async def note_slowly(*args: Any) -> None:
            table.choose(0, ask, keys[0], "", None)  # what is asked meanwhile is another question
            await note(*args)

        service.store.note = note_slowly  # type: ignore[method-assign,assignment]
        person = Subscription(None, 0, True, "en")  # type: ignore[arg-type]
        options = json.loads(await advise(service, table, person, ask))
        assert options
        assert {option["key"] for option in options} <= set(keys)
        await service.close()

    alone(work())


def test_the_coach_rests_when_a_seat_asks_too_often(tmp_path: Any) -> None:
    from msgspec.structs import replace

    limits: Limits = replace(CALM, advice_per_minute=1)
    with host(f"{tmp_path}/tables.db", limits=limits) as one:
        (player,) = one.seats(one.table(seats="me bot:random", seed=5))
        advice(player)
        player.choose(player.keys[0])
        player.until(lambda: player.ask is not None)
        assert player.ask is not None
        assert player.was_refused(player.do("advise", ask=player.ask["id"])) == "coach-rests"
        player.close()


@pytest.mark.parametrize("name", ["thunderstone", "sanctum", "jaws"])
def test_the_bytes_of_an_advice_are_the_same_when_hidden_things_are_dealt_otherwise(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker draws it from the real table, and from one that agrees with all the seat knows and in nothing else."""
    game = load(name)
    table = Table(game, {}, seed=21)
    for _ in range(16):
        turn = table.turn()
        assert turn is not None
        table.choose(game.bots.greedy(table.seat(turn[0])), turn[0])
    while len(next(iter(table.requests.values())).options) == 1:
        seat = next(iter(table.requests))
        table.choose(table.requests[seat].options[0], seat)
    seat = next(iter(table.requests))
    twin = table.seat(seat).guess(Dice(99))
    assert twin.state != table.state
    job = workers.Job(game.meta.game, "advice", table.options, table.seed, False, table.record.steps)
    drawn = []
    for each in (table, twin):
        monkeypatch.setattr(workers, "_table", lambda _, each=each: each)
        drawn.append(workers.draw_advice(job, seat, "uk", tries=6, seconds=None).data)
    assert drawn[0] == drawn[1]
    assert json.loads(drawn[0])[0]["reasons"]
