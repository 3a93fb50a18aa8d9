"""Together over days: talk at the table, keys carried to another device, and a notice for those who are away."""

from __future__ import annotations

import http.server
import json
import sqlite3
import threading
import time
from contextlib import closing
from typing import Any

import msgspec
import pytest

from tests.server.host import CALM, host, play_on
from tests.server.test_storage import alone, both
from undercroft.server.carried_keys import CODE_SECONDS
from undercroft.server.databases import connect
from undercroft.server.keys import new_token
from undercroft.server.talk import REMEMBERED_TALK


def said(player: Any) -> list[Any]:
    return [line for message in player.other if message["is"] == "talk" for line in message["lines"]]


def test_what_is_said_reaches_everybody_and_stays_with_the_table(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db") as made:
        table = made.table()
        first, second = made.seats(table)
        watcher = made.sit(table["watch"])
        first.do("talk", text="  Hello\u202e there\n ")
        second.do("talk", text="thanks", kind="phrase")
        for each in (first, second, watcher):
            each.drain()
            assert [(line["seat"], line["kind"], line["text"]) for line in said(each)] == [
                (0, "words", "Hello there"),
                (1, "phrase", "thanks"),
            ]
        assert watcher.was_refused(watcher.do("talk", text="psst")) == "spectator"
        assert second.was_refused(second.do("talk", text="anything", kind="phrase")) == "message"
        for each in (first, second, watcher):
            each.close()
    with host(f"{tmp_path}/t.db") as made:
        again = made.sit(table["seats"][1]["token"])
        assert [line["text"] for line in said(again)] == ["Hello there", "thanks"]
        again.do("talk", text="back")
        assert said(again)[-1]["n"] == 2
        again.do("close", wait=False)
        again.close()


def test_whoever_sets_up_the_next_game_leads_each_friend_to_their_own_seat(tmp_path: Any) -> None:
    def led(player: Any) -> list[Any]:
        player.drain()
        return [(message["by"], message["token"]) for message in player.other if message["is"] == "led"]

    with host(f"{tmp_path}/t.db") as made:
        table = made.table(seats="me friend friend")
        players = made.seats(table)
        first, second, third = players
        watcher = made.sit(table["watch"])
        keys = [{"seat": seat, "token": f"key-of-seat-number-{seat}"} for seat in range(3)]
        assert first.was_refused(first.do("lead", keys=keys)) == "over-first"
        play_on(players)
        third.close()
        assert watcher.was_refused(watcher.do("lead", keys=keys)) == "spectator"
        assert not first.was_refused(first.do("lead", keys=keys))
        assert led(second) == [(0, "key-of-seat-number-1")]
        assert led(first) == led(watcher) == []
        late = made.sit(table["seats"][2]["token"])
        assert led(late) == [(0, "key-of-seat-number-2")]
        for each in (first, second, late, watcher):
            each.close()


def test_the_newest_of_the_talk_is_told_to_whoever_comes(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=msgspec.structs.replace(CALM, talk_per_minute=6000)) as made:
        table = made.table()
        first, second = made.seats(table)
        for at in range(REMEMBERED_TALK + 3):
            first.do("talk", text=f"word {at}")
        expected = [f"word {at}" for at in range(3, REMEMBERED_TALK + 3)]
        late = made.sit(table["watch"])
        assert [line["text"] for line in said(late)] == expected
        for each in (first, second, late):
            each.close()
        made.stop()
        made.start()
        again = made.sit(table["watch"])
        assert [line["text"] for line in said(again)] == expected
        again.close()


def test_talk_is_limited_in_rate(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=msgspec.structs.replace(CALM, talk_per_minute=8)) as made:
        first, second = made.seats(made.table())
        refused = [first.was_refused(first.do("talk", text=f"word {at}")) for at in range(4)]
        assert refused == ["", "", "too-fast", "too-fast"]
        assert not second.was_refused(second.do("talk", text="me too"))
        first.choose("lead:0")  # and play goes on
        first.close()
        second.close()


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_keys_are_carried_to_another_device_by_a_code_that_works_once(
    store: str, tmp_path: Any, request: pytest.FixtureRequest
) -> None:
    db = f"{tmp_path}/t.db" if store == "sqlite" else request.getfixturevalue("empty_postgres")
    with host(db) as made:
        tokens = [made.table()["seats"][0]["token"] for _ in range(2)]
        status, body, _ = made.ask("/api/code", {"tokens": tokens})
        assert status == 200
        code = json.loads(body)["code"]
        if store == "sqlite":
            with closing(sqlite3.connect(db)) as opened:
                [(sealed,)] = opened.execute("SELECT sealed FROM codes").fetchall()
            assert not any(token.encode() in sealed for token in tokens)
        status, body, _ = made.ask("/api/code/open", {"code": code.lower().replace("-", " ")})
        assert (status, json.loads(body)["tokens"]) == (200, tokens)
        status, body, _ = made.ask("/api/code/open", {"code": code})
        assert (status, json.loads(body)["code"]) == (422, "no-code")
        assert made.ask("/api/code", {"tokens": ["x" * 32]})[0] == 422


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_code_works_for_some_minutes_and_no_longer(kind: str, tmp_path: Any, request: pytest.FixtureRequest) -> None:
    async def work() -> None:
        store = connect(both(kind, tmp_path, request))
        await store.open()
        code, until = new_token().encode(), time.time() + CODE_SECONDS
        await store.add_code(code, b"sealed", until)
        assert await store.take_code(code, until + 1) is None
        assert await store.take_code(code, until - 1) == b"sealed"
        assert await store.take_code(code, until - 1) is None
        await store.close()

    alone(work())


def test_codes_cannot_be_guessed_quickly(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=msgspec.structs.replace(CALM, wrong_keys_per_minute=3)) as made:
        tries = [made.ask("/api/code/open", {"code": f"AAAA-{at}BCD"})[0] for at in range(2, 7)]
        assert tries == [422] * 3 + [429] * 2


def test_a_webhook_is_told_once_when_somebody_who_is_away_is_asked(tmp_path: Any) -> None:
    heard: list[dict[str, Any]] = []
    came = threading.Event()

    class Hook(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()
            came.set()

        def log_message(self, *_: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        url = f"http://127.0.0.1:{server.server_address[1]}/"
        with host(f"{tmp_path}/t.db", webhook=url, webhook_seconds=0.2) as made:
            table = made.table(seed=3)
            first, second = made.seats(table)
            second.do("rename", name="Olena")
            first.choose("lead:0")  # both are asked for a card
            second.close()
            assert came.wait(30)
            time.sleep(0.6)  # the server looks three times
            assert [(each["seat"], each["name"], each["table"]) for each in heard] == [(1, "Olena", table["table"])]
            assert not any(seat["token"] in json.dumps(heard) for seat in table["seats"])
            first.close()
    finally:
        server.shutdown()
        server.server_close()
