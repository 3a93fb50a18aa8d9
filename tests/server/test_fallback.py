"""A screen that cannot be drawn: raw keys and placeholders instead, counted and logged once; nobody is thrown out."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.server.faulty_game import FAULTS, GAME
from tests.server.host import CALM, Host, Player, play_on
from tests.server.test_storage import alone, stored
from undercroft.core.fallback import DrawingFault
from undercroft.core.words import words_of
from undercroft.server.connection import Connection, Hub
from undercroft.server.live_table import LiveTable
from undercroft.server.messages import NewTable, SeatRequest
from undercroft.server.service import Games, TableService
from undercroft.server.sqlite import Sqlite
from undercroft.server.workers import WorkerPool

SCREEN_FAULTS = [fault for fault in FAULTS if fault not in ("none", "chance", "result")]


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(str(tmp_path_factory.mktemp("db") / "tables.db"), games=("tests.server.faulty_game",))
    yield host
    host.stop()


def sit(host: Host, fault: str, **wish: Any) -> list[Player]:
    made = host.table("faulty", seed=5, options={"fault": fault}, **wish)
    return host.seats(made)


@pytest.mark.parametrize("fault", SCREEN_FAULTS)
def test_a_table_whose_screen_fails_is_played_to_its_end(faulty: Host, fault: str) -> None:
    players = sit(faulty, fault)
    for player in players:
        assert player.keys == ["lead:0", "lead:1"]
    play_on(players)
    for player in players:
        assert player.facts["over"]
        assert not player.refused
        player.close()


def test_an_option_that_cannot_be_shown_is_called_by_its_key(faulty: Host) -> None:
    for fault, label in (
        ("option", "lead:1"),
        ("word", "option.unwritten 2"),
        ("argument", "option.lay card.unwritten"),
        ("shown", "lead:1"),
    ):
        first, second = sit(faulty, fault)
        assert first.ask is not None
        assert [option["shown"]["label"] for option in first.ask["options"]][1] == label, fault
        first.close()
        second.close()


def test_what_can_be_drawn_is_drawn(faulty: Host) -> None:
    expected = {
        "veil": (["screen"], [], "first"),
        "status": (["seat-0", "seat-1"], [], "Who leads?"),
        "scene": (["screen"], ["Round 1 of 4"], "Who leads?"),
        "panel": (["seat-0", "seat-1"], ["Round 1 of 4"], "Who leads?"),
        "prompt": (["seat-0", "seat-1"], ["Round 1 of 4"], "first"),
    }
    for fault, (panels, status, prompt) in expected.items():
        first, second = sit(faulty, fault)
        assert list(first.panels) == panels, fault
        assert first.facts["status"] == status, fault
        assert (first.ask or {})["prompt"] == prompt, fault
        first.close()
        second.close()
    first, second = sit(faulty, "panel")
    assert first.panels["seat-0"]["title"] == "Seat 1"
    assert first.panels["seat-1"]["title"] == "Not shown"
    first.close()
    second.close()


def test_a_chance_that_cannot_be_named_is_entered_all_the_same(faulty: Host) -> None:
    first, second = sit(faulty, "chance", seats="me me", companion=True)
    chance = first.facts["chance"]
    assert chance["prompt"] == "draw"
    assert chance["outcomes"][0]["label"] == "outcome.unwritten 2"
    first.do("enter", ask=chance["id"], outcome="9")
    assert not first.refused
    first.close()
    second.close()


@pytest.mark.parametrize(("fault", "place"), [("scene", 0), ("panel", 1)])
def test_a_replay_of_a_screen_that_fails_is_shown_as_far_as_it_can_be(faulty: Host, fault: str, place: int) -> None:
    made = faulty.table("faulty", seats="me bot:greedy", seed=5, options={"fault": fault})
    me = faulty.sit(made["seats"][0]["token"])
    since = me.n
    me.choose("lead:0")
    me.choose(me.keys[0])
    me.until(lambda: me.ask is not None and me.ask["kind"] != "bold")
    me.do("frames", wait=False, since=since, to=me.n)
    me.until(lambda: any(message["is"] in ("frames", "refused") for message in [*me.other, *me.refused]))
    assert not me.refused
    assert me.other[-1]["frames"][0]["panels"][place]["title"] == "Not shown"
    me.close()


def test_the_log_says_what_failed_once_and_nothing_secret(tmp_path: Any) -> None:
    host = Host(f"{tmp_path}/tables.db", games=("tests.server.faulty_game",))
    try:
        players = sit(host, "scene")
        play_on(players)
        for player in players:
            player.close()
        lines = [line for line in host.log().splitlines() if "could not be drawn" in line]
        assert len(lines) == 1, lines
        assert "of faulty: panels faulty could not be drawn: RuntimeError at __init__.py:" in lines[0]
        assert "secret" not in host.log()
    finally:
        host.stop()


def in_process(tmp_path: Any, fault: str, check: Any) -> None:
    async def work() -> None:
        service = TableService(Sqlite(f"{tmp_path}/t.db"), Games([GAME], []), CALM, WorkerPool())
        await service.open()
        wish = NewTable("faulty", seats=[SeatRequest(), SeatRequest()], seed=5, options={"fault": fault})
        table, _ = await service.open_link((await service.create_table(wish)).seats[0].token)
        check(service, table)
        await service.close()

    alone(work())


def test_faults_are_counted_by_game_and_cause(tmp_path: Any, caplog: pytest.LogCaptureFixture) -> None:
    def check(service: TableService, table: LiveTable) -> None:
        assert not service.drawing.faults
        for language in ("en", "uk", "ru"):
            table.view(0, language)
        table.view(0, "en")  # drawn already
        [((game, fault), count)] = service.drawing.faults.items()
        assert (game, fault.part, fault.name, count) == ("faulty", "option", "first", 3)
        assert fault.error.startswith("RuntimeError at __init__.py:")

    with caplog.at_level(logging.ERROR):
        in_process(tmp_path, "option", check)
    assert len(caplog.records) == 1
    assert "option first could not be drawn" in caplog.text


def test_a_missing_word_is_counted_by_its_key(tmp_path: Any) -> None:
    def check(service: TableService, table: LiveTable) -> None:
        table.view(0, "en")
        [(_, fault)] = service.drawing.faults
        assert fault == DrawingFault("word", "option.unwritten", fault.error)
        assert fault.error.startswith("KeyError at words.py:")

    in_process(tmp_path, "word", check)


def test_a_sound_screen_counts_nothing(tmp_path: Any) -> None:
    def check(service: TableService, table: LiveTable) -> None:
        table.view(0, "en")
        assert not service.drawing.faults
        assert b"Who leads?" in table.view(0, "en").facts
        assert msgspec.json.decode(table.view(0, "en").panels["seat-0"])["title"] == "Seat 1"

    in_process(tmp_path, "none", check)


class Recorder:
    """A channel that keeps what is sent."""

    def __init__(self) -> None:
        self.is_open = True
        self.sent: list[Any] = []

    def send(self, text: bytes) -> None:
        self.sent.append(msgspec.json.decode(text))

    def close(self, code: int) -> None:
        self.is_open = False

    def cut_off(self) -> None:
        self.is_open = False

    async def pass_on(self, address: str, messages: list[bytes]) -> bool:
        return False


def test_a_state_that_cannot_be_made_at_all_is_said_once_and_the_connection_stays(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        service = TableService(Sqlite(f"{tmp_path}/t.db"), Games([GAME], []), CALM, WorkerPool())
        await service.open()
        made = await service.create_table(NewTable("faulty", seats=[SeatRequest(), SeatRequest()], seed=5))
        channel = Recorder()
        device = Connection(Hub(lambda: service, words_of("undercroft.server"), lambda _: True), channel, "here")

        def broken(table: LiveTable, subscription: Any) -> bytes:
            raise RuntimeError("the fallbacks fail, too")

        with monkeypatch.context() as patch:
            patch.setattr(LiveTable, "state_for", broken)
            device.take(msgspec.json.encode({"do": "sit", "token": made.seats[0].token}))
            assert device.work is not None
            await device.work
            device.take(b'{"do":"ping"}')
            assert [(said["is"], said.get("code")) for said in channel.sent] == [
                ("seated", None), ("refused", "screen"), ("pong", None),
            ]  # fmt: skip
            table = device.table
            assert table is not None
            table.choose(0, table.question_id(0), "lead:1", "m1", device.subscription)
            await stored(table)
            assert [said["is"] for said in channel.sent[3:]] == ["refused", "done"]
            assert sum(service.drawing.faults.values()) == 2  # two states, and each was tried once
        table.choose(0, table.question_id(0), table.table.requests[0].keys()[0], "m2", device.subscription)
        await stored(table)
        assert channel.sent[-1]["is"] == "state"
        assert channel.sent[-1]["done"] == ["m2"]
        assert channel.is_open
        device.lost()
        await service.close()

    alone(work())
