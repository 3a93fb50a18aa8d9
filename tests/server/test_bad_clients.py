"""Malformed, oversized, stale, forged, out-of-turn and flooding messages: a clear refusal, and nobody is disturbed."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import time
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.sample import GAME
from tests.server.host import CALM, PATIENCE, Host, Player, host
from undercroft.core.table import Table
from undercroft.server.limits import Limits


@pytest.fixture
def pair(shared: Host) -> Any:
    made = shared.table()
    players = shared.seats(made)
    yield players
    for player in players:
        player.close()


def undisturbed(first: Player, second: Player) -> None:
    """Both can still play: the first leads, both are asked for a card."""
    assert first.choose("lead:0") in first.acknowledged
    second.until(lambda: second.ask and second.ask["kind"] == "lay")


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    "12",
    '"choose"',
    "{}",
    '{"do":"fly"}',
    '{"do":"choose"}',
    '{"do":"choose","id":1,"ask":"x","key":"y"}',
    '{"do":"choose","id":"a","ask":"x","key":"y","extra":1}',
    '{"do":"choose","id":"a b","ask":"x","key":"y"}',
    '{"do":"sit"}',
    '{"do":"sit","token":"short"}',
    '{"do":"sit","token":"' + "x" * 200 + '"}',
    '{"do":"give","id":"a","seat":-1}',
    '{"do":"at","id":"a","step":1e9}',
    '{"do":"frames","id":"a","since":-4,"to":2}',
    '{"do":"speak","language":"xx"}',
    '{"do":"rename","id":"a","name":"' + "n" * 100 + '"}',
    "\u0000\ufffd",
    '{"do":"undo","id":null}',
]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_messages_are_refused(pair: list[Player], text: str) -> None:
    first, second = pair
    first.send(text)
    first.until(lambda: first.refused)
    assert first.refused[0]["code"] == "message"
    assert first.refused[0]["why"]
    undisturbed(first, second)


def test_binary_rubbish_is_refused(pair: list[Player]) -> None:
    first, second = pair
    first.send(b"\xff\xfe\x00\x01")
    first.until(lambda: first.refused)
    undisturbed(first, second)


def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(pair: list[Player]) -> None:
    first, second = pair
    for more in (0, 1):
        message = '{"do":"choose","id":"a","ask":"x","key":""}'
        first.send(message.replace('""', f'"{"k" * (CALM.message_bytes - len(message) + more)}"'))
    first.until(lambda: len(first.refused) == 2)
    assert [no["code"] for no in first.refused] == ["message", "too-long"]
    undisturbed(first, second)
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
        first.send("x" * 200_000)
        while True:
            first.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    second.choose(second.keys[0])


def test_a_stale_answer_is_refused(pair: list[Player]) -> None:
    first, second = pair
    old = first.ask["id"]  # type: ignore[index]
    second.choose("lead:1")
    refused = first.choose("lead:0", old)
    assert first.was_refused(refused) in ("stale", "not-offered")
    first.until(lambda: first.ask and first.ask["kind"] == "lay")
    first.choose(first.keys[0])


def test_forged_and_out_of_turn_answers_are_refused(pair: list[Player]) -> None:
    first, second = pair
    assert first.was_refused(first.choose("lead:7")) == "not-offered"
    assert "lead:0" in first.refused[-1]["why"]
    assert first.was_refused(first.choose("lead:0", "0" * 16)) == "stale"
    undisturbed(first, second)
    hidden = second.keys[0]
    if hidden not in first.keys:
        assert first.was_refused(first.choose(hidden)) == "not-offered"  # another seat's card
    first.choose(next(key for key in first.keys if key != "lay:2"))
    assert first.ask is None or first.ask["kind"] != "lay"
    assert first.was_refused(first.choose(hidden, "0" * 16)) in ("not-asked", "stale")


def test_spectators_only_watch(shared: Host) -> None:
    made = shared.table()
    watcher = shared.sit(made["watch"])
    player = shared.sit(made["seats"][0]["token"])
    for what, more in (
        ("choose", {"ask": (player.ask or {})["id"], "key": "lead:0"}),
        ("undo", {}),
        ("rename", {"name": "Eve"}),
        ("give", {"seat": 1, "agent": "greedy"}),
        ("enter", {"ask": "", "outcome": "6"}),
    ):
        assert watcher.was_refused(watcher.do(what, **more)) == "spectator"
    assert watcher.was_refused(watcher.do("close")) == "host"
    watcher.close()
    player.close()


def test_a_wrong_key_opens_nothing_and_guessing_is_slowed(tmp_path: Any) -> None:
    host = Host(f"{tmp_path}/t.db", limits=Limits(wrong_keys_per_minute=5))
    try:
        codes = []
        for at in range(8):
            player = Player(host, f"{at:032d}")
            codes.append(player.refused[0]["code"])
            player.close()
        assert codes == ["no-key"] * 5 + ["too-many"] * 3
    finally:
        host.stop()


def test_nothing_works_before_a_seat_is_taken(shared: Host) -> None:
    with connect(f"ws://127.0.0.1:{shared.port}/ws", compression=None) as open_:
        open_.send('{"do":"undo","id":"a"}')
        assert json.loads(open_.recv(timeout=PATIENCE))["code"] == "sit-first"


def test_a_flood_is_refused_then_cut_off_while_others_play_on(tmp_path: Any) -> None:
    host = Host(f"{tmp_path}/t.db", limits=Limits(messages_per_second=20, messages_at_once=40, strikes=30))
    try:
        first, second = host.seats(host.table())
        flooder = host.sit(first.token)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(3000):
                flooder.send('{"do":"ping"}')
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
            while True:
                flooder.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert any(no["code"] == "too-fast" for no in flooder.refused)
        undisturbed(first, second)
        first.close()
        second.close()
    finally:
        host.stop()


def test_other_sites_are_kept_out(shared: Host) -> None:
    address = f"ws://127.0.0.1:{shared.port}/ws"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("https://elsewhere.example")):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(f"http://127.0.0.1:{shared.port}")):
        pass
    status, _, _ = shared.ask("/api/tables", {"game": "vault"}, {"Origin": "https://elsewhere.example"})
    assert status == 403


def test_every_answer_carries_the_security_headers(shared: Host) -> None:
    for path in (
        "/",
        "/api/games",
        "/nothing",
        "/assets/nothing.js",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/..%2findex.html",
    ):
        status, _, headers = shared.ask(path)
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
        assert status in (200, 404, 503)


def test_what_holds_a_key_or_a_game_is_kept_by_no_cache(shared: Host) -> None:
    made = shared.table()
    token = made["seats"][0]["token"]
    player = shared.sit(token)
    player.do("close")
    player.close()
    for path, wish in (
        ("/api/tables", {"game": "vault"}),
        ("/api/mine", {"tokens": [token]}),
        ("/api/record", {"do": "sit", "token": token}),
        ("/api/code", {"tokens": [token]}),
        ("/api/player/new", {}),
        ("/api/analysis", {"token": token}),
        ("/api/open", None),
        ("/api/games", None),
        ("/api/delete", {"do": "sit", "token": token}),
        ("/api/delete", {"do": "sit", "token": token}),  # a refusal, too
    ):
        _, _, headers = shared.ask(path, wish)
        assert headers["cache-control"] == "no-store", path


def test_one_table_and_one_address_have_only_so_many_sockets(tmp_path: Any) -> None:
    limits = msgspec.structs.replace(CALM, connections_per_table=3, connections_per_address=4)
    with host(f"{tmp_path}/t.db", limits=limits) as made:
        table, other = made.table(), made.table()
        here = [made.sit(table["watch"]) for _ in range(3)]
        full = made.sit(table["seats"][0]["token"])
        assert full.refused[0]["code"] == "full"
        with pytest.raises(InvalidStatus) as refused:
            made.sit(other["watch"])
        assert refused.value.response.status_code == 429
        for each in (*here, full):
            each.close()
        end = time.monotonic() + PATIENCE
        while True:  # a moment later there is room again
            with contextlib.suppress(InvalidStatus):
                made.sit(other["watch"]).close()
                break
            assert time.monotonic() < end


def test_one_address_has_only_so_many_requests_open(tmp_path: Any) -> None:
    limits = msgspec.structs.replace(CALM, connections_per_address=2)
    with host(f"{tmp_path}/t.db", limits=limits, proxies=["10.0.0.0/8"]) as made, contextlib.ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection(("127.0.0.1", made.port))) for _ in range(6)]
        answered = 0
        for line in lines:
            line.settimeout(PATIENCE)
            with contextlib.suppress(ConnectionError):
                line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
                answered += line.recv(100).startswith(b"HTTP/1.1 200")
        assert answered == 4


def test_bodies_are_bounded(shared: Host) -> None:
    status, body, _ = shared.ask("/api/tables", b"x" * 30_000)
    assert (status, json.loads(body)["code"]) == (413, "too-long")
    assert shared.ask("/api/records", b"x" * 2_100_000)[0] == 413


def test_tables_are_not_made_without_end(tmp_path: Any) -> None:
    host = Host(f"{tmp_path}/t.db", limits=Limits(tables_per_minute=3))
    try:
        seen = [host.ask("/api/tables", {"game": "vault"})[0] for _ in range(5)]
        assert seen == [200, 200, 200, 429, 429]
    finally:
        host.stop()


def test_all_guests_together_make_only_so_many_tables(tmp_path: Any) -> None:
    record = Table(GAME, {"players": 2}, seed=4).record.to_json()
    with host(f"{tmp_path}/t.db", limits=msgspec.structs.replace(CALM, all_tables_per_minute=2)) as made:
        assert [made.ask("/api/tables", {"game": "vault"})[0], made.ask("/api/records", record)[0]] == [200, 200]
        for path, wish in (("/api/tables", {"game": "vault"}), ("/api/records", record)):
            status, body, _ = made.ask(path, wish)
            assert (status, json.loads(body)["code"]) == (422, "too-many-tables")


def test_a_half_open_socket_disturbs_nobody(shared: Host, pair: list[Player]) -> None:
    for rubbish in (
        b"",
        b"GET /ws HTTP/1.1\r\n",
        b"\x00" * 4000,
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 99\r\n\r\n{",
    ):
        raw = socket.create_connection(("127.0.0.1", shared.port))
        raw.sendall(rubbish)
        raw.close()
    assert shared.ask("/api/health")[0] == 200
    undisturbed(*pair)


WORDS = st.sampled_from(
    [
        "do",
        "id",
        "ask",
        "key",
        "seat",
        "agent",
        "token",
        "language",
        "choose",
        "sit",
        "undo",
        "give",
        "at",
        "lead:0",
        "x",
        "",
    ]
)
LEAVES = (
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | WORDS | st.text(max_size=20)
)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=5), max_leaves=12
)
KINDS = st.sampled_from(
    ["sit", "choose", "enter", "undo", "give", "rename", "close", "speak", "sync", "frames", "at", "ping"]
)
SHAPED = st.builds(
    lambda kind, rest: {**rest, "do": kind},
    KINDS,
    st.dictionaries(
        st.sampled_from(["id", "ask", "key", "seat", "agent", "name", "step", "since", "to", "language"]),
        VALUES,
        max_size=5,
    ),
)


def test_fuzzed_messages_never_break_a_table(tmp_path: Any) -> None:
    host = Host(f"{tmp_path}/t.db", limits=Limits(messages_per_second=1e6, messages_at_once=10**6, strikes=10**6))
    try:
        made = host.table(seats="friend friend")
        first, second = host.seats(made)  # guests: nobody here may end the table
        rng = random.Random(1)

        @settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(SHAPED | VALUES)
        def fuzz(message: Any) -> None:
            if isinstance(message, dict) and message.get("do") == "choose" and rng.random() < 0.3 and first.ask:
                message = {**message, "ask": first.ask["id"], "id": "fuzz"}
            first.send(json.dumps(message))

        fuzz()
        first.send('{"do":"ping"}')
        first.until(lambda: any(message["is"] == "pong" for message in first.other))
        first.drain()
        if first.table["seats"][0]["agent"]:
            first.do("give", seat=0, agent="")
        if second.ask and second.ask["kind"] == "first":
            undisturbed(first, second)
        assert host.process is not None
        assert host.process.poll() is None
        assert "Traceback" not in host.log()
        first.close()
        second.close()
    finally:
        host.stop()
