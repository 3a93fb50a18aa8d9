"""What is written once: panels that stand as they stood, events for all seats; what was shown long ago is forgotten."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.test_storage import alone
from undercroft.core.events import LogLine
from undercroft.core.fallback import safe_encoder
from undercroft.core.game import load
from undercroft.core.say import say
from undercroft.core.scene import Panel, SharedPanel, encoder
from undercroft.core.table import Table, capture_position
from undercroft.core.table.table import MISSING
from undercroft.server.limits import Limits
from undercroft.server.live_table import LiveTable
from undercroft.server.messages import NewTable, SeatRequest
from undercroft.server.seat_view import SeatView
from undercroft.server.service import Games, TableService
from undercroft.server.sqlite import Sqlite
from undercroft.server.subscription import Subscription
from undercroft.server.workers import WorkerPool
from undercroft.server.writing import Writing


class Counted:
    """An encoder that counts what it writes."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, thing: Any) -> bytes:
        self.times += 1
        return msgspec.json.encode(thing, enc_hook=lambda said: said.key)


def test_a_shared_panel_is_written_once_for_all_seats_until_names_change() -> None:
    count = Counted()
    writing = Writing(count)
    first, second = (SeatView(seat, "en", writing) for seat in range(2))
    supply = SharedPanel(id="supply", title=say("supply"))
    hands = [SharedPanel(id="hand", title=say("hand"), seat=seat) for seat in range(2)]
    for _ in range(3):
        for seat, view in enumerate((first, second)):
            panels = view.write_panels([supply, hands[seat]], lambda fault: None)
            view.update(panels, b"", [], 0, 0, 0)
    assert count.times == 3  # the supply, and each seat's hand
    assert first.panels["supply"] is second.panels["supply"]
    assert first.panels["hand"] != second.panels["hand"]
    writing.start_over()
    first.retell()
    first.write_panels([supply, hands[0]], lambda fault: None)
    assert count.times == 5


def test_equal_panels_of_two_seats_are_one_text_in_memory() -> None:
    writing = Writing(Counted())
    one, other = (writing.panel(Panel(id="map", title=say("map"))) for _ in range(2))
    assert one is other
    view = SeatView(0, "en", writing)
    for names in (["map", "town"], ["map"]):
        panels = view.write_panels([Panel(id=name, title=say(name)) for name in names], lambda fault: None)
        view.update(panels, b"", [], 0, 0, 0)
    assert list(writing._panels) == ["map"], "the town is shown no more, and its text is gone"
    assert writing.panel(Panel(id="map", title=say("other"))) != one


def test_a_panel_that_cannot_be_written_is_tried_again() -> None:
    view = SeatView(0, "en", Writing(safe_encoder(load("thunderstone").words, "en", lambda fault: None)))
    broken = SharedPanel(id="odd", title=say("panel.hand"), items=[object()])  # type: ignore[list-item]
    faults: list[Any] = []
    for times in (1, 2):
        panels = view.write_panels([broken], faults.append)
        view.update(panels, b"", [], 0, 0, 0)
        assert len(faults) == times
        assert b"odd" in panels["odd"]


@pytest.mark.parametrize("name", ["thunderstone", "jaws", "bugs"])
def test_forgetting_changes_neither_the_story_nor_what_can_be_taken_back(name: str) -> None:
    """The same game twice, once forgetting after every answer; each takes back what it can now and then."""
    game, dice = load(name), Random(name)
    players = game.settings[0].max
    plain, forgetful = (Table(game, {"players": players}, seed=5) for _ in range(2))
    write = encoder(game.words, "en")
    forgotten = 0
    for number in range(120):
        if plain.is_over:
            break
        seat, choice = dice.choice(list(plain.requests.items()))
        option = dice.choice(choice.options)
        for table in (plain, forgetful):
            table.choose(option, seat)
        forgetful.forget_shown()
        if number % 4 == 0 and plain.can_undo(seat) is None:
            for table in (plain, forgetful):
                table.undo(seat)
        assert plain.state == forgetful.state
        assert plain.log is not None
        assert forgetful.log is not None
        lines, others = plain.log.lines, forgetful.log.lines
        assert [(line.say, line.event) for line in lines] == [
            (line.say, line.event) for line in others
        ]  # endings count
        kept = [at for at, line in enumerate(others) if not line.is_forgotten]
        assert kept == list(range(len(others) - len(kept), len(others))), "the oldest are forgotten first"
        assert write([lines[at].beats for at in kept]) == write([others[at].beats for at in kept])
        forgotten = max(forgotten, len(others) - len(kept))
    assert forgotten > 20


@pytest.mark.parametrize("name", ["thunderstone", "jaws", "sanctum"])
def test_starts_of_early_stages_are_forgotten_and_replayed_when_somebody_asks(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.core.table.table.KEPT_STARTS", 9)
    monkeypatch.setattr("undercroft.core.table.table.SPARSE_STARTS", 5)
    game, dice = load(name), Random(name)
    plain = Table(game, {"players": 2}, seed=5)
    while not plain.is_over and plain.stages < 150:
        seat, choice = dice.choice(list(plain.requests.items()))
        plain.choose(dice.choice(choice.options), seat)
    forgetful = plain.at(plain.version)
    forgetful.forget_shown()
    starts = forgetful._snapshots
    assert starts.count(MISSING) >= 0.4 * len(starts)
    assert capture_position(forgetful) is not None
    for step in (0, 1, *dice.sample(range(plain.version), 6), plain.version):
        one, other = plain.at(step), forgetful.at(step)
        assert (one.state, one.record, one.requests) == (other.state, other.record, other.requests)
        assert [line.say for line in one.lines(0)] == [line.say for line in other.lines(0)]


class Device:
    """A device that takes everything, or nothing."""

    def __init__(self) -> None:
        self.is_clogged = False
        self.table: LiveTable | None = None
        self.place: Subscription | None = None
        self.got: list[dict[str, Any]] = []

    def flush(self) -> None:
        assert self.table is not None
        assert self.place is not None
        if not self.is_clogged and (made := self.table.state_for(self.place)) is not None:
            self.got.append(msgspec.json.decode(made))

    def acknowledge(self, message: str) -> None: ...

    def sit(self, table: LiveTable, seat: int) -> None:
        self.table, self.place = table, Subscription(self, seat, False, "en")  # type: ignore[arg-type]
        table.subscribe(self.place)


def test_a_device_that_slept_through_what_was_forgotten_gets_a_whole_state(tmp_path: Any) -> None:
    async def work() -> None:
        service = TableService(Sqlite(f"{tmp_path}/t.db"), Games(), Limits(), WorkerPool())
        await service.open()
        made = await service.create_table(
            NewTable("thunderstone", seats=[SeatRequest(), SeatRequest()], options={"players": 2}, seed=5)
        )
        table, _ = await service.open_link(made.seats[0].token)
        awake, asleep = Device(), Device()
        awake.sit(table, 0)
        asleep.sit(table, 1)
        asleep.is_clogged = True
        for number in range(40):
            seat, choice = next(iter(table.table.requests.items()))
            table.choose(seat, table.question_id(seat), choice.keys()[number % len(choice.options)], f"m{number}", None)
            await service._store(*service._take())
        assert table.table.log is not None
        lines = table.table.log.lines
        assert lines[0].is_forgotten
        assert not lines[-1].is_forgotten
        assert all(state["base"] for state in awake.got[2:])  # the first two came as people sat down
        assert sum(len(state.get("events", ())) for state in awake.got) > 40
        asleep.is_clogged = False
        table.flush()
        state = asleep.got[-1]
        assert state["base"] == 0
        assert not state.get("events")
        late = Device()
        late.sit(table, 1)
        assert late.got[-1]["story"] == state["story"]
        told = [line for line in map(known_to_second, lines) if line is not None and line.is_told]
        assert state["story_from"] + len(state["story"]) == len(told)
        await service.close()

    alone(work())


def test_who_asks_for_the_same_again_makes_no_work_until_something_changes(tmp_path: Any) -> None:
    """Syncs of a long table: the third and all others at the same state write nothing anew."""

    async def work() -> None:
        service = TableService(Sqlite(f"{tmp_path}/t.db"), Games(), Limits(), WorkerPool())
        await service.open()
        made = await service.create_table(
            NewTable("thunderstone", seats=[SeatRequest(), SeatRequest()], options={"players": 2}, seed=5)
        )
        table, _ = await service.open_link(made.seats[0].token)
        device = Device()
        device.sit(table, 0)

        async def play(number: int) -> None:
            seat, choice = next(iter(table.table.requests.items()))
            table.choose(seat, table.question_id(seat), choice.keys()[number % len(choice.options)], f"m{number}", None)
            await service._store(*service._take())

        writing = table.view(0, "en").writing
        real, written = writing.encode, 0

        def counted(thing: Any) -> bytes:
            nonlocal written
            written += 1
            return real(thing)

        def sync() -> tuple[int, dict[str, Any]]:
            """How much was written for a whole state, and the state."""
            nonlocal written
            written = 0
            assert device.place is not None
            device.place.start_over()
            device.flush()
            told = [msgspec.json.decode(real(line)) for line in table.view(0, "en").story]
            assert device.got[-1]["story"] == told
            return written, device.got[-1]

        stories: list[Any] = []
        number = 40
        for at in range(number):
            await play(at)
        writing.encode = counted
        first, state = sync()
        assert first == len(state["story"]) > 40
        assert table.view(0, "en")._page is None, "one who comes back once leaves nothing behind"
        assert sync() == (first, state)
        assert [sync() for _ in range(5)] == [(0, state)] * 5
        await play(number)
        work_done, newer = sync()
        assert work_done >= len(newer["story"]) > len(state["story"])
        assert newer["story"][: len(state["story"])] == state["story"]
        sync()
        assert sync() == (0, newer)
        while (asked := table.table.requests.get(0)) is None or asked.kind != "turn.way":
            await play(number := number + 1)
        for way in ("village", "dungeon"):  # another answer instead: the story is as long, and another
            table.choose(0, table.question_id(0), way, way, None)
            await service._store(*service._take())
            stories.append([sync()[1]["story"] for _ in range(3)][-1])
            if way == "village":
                table.undo(0, "undo", None)
        assert len(stories[0]) == len(stories[1])
        assert stories[0] != stories[1]
        table.assignments[0].name = "Olena"  # everything is said anew
        table.seats_changed()
        renamed, told = sync()
        assert renamed == len(told["story"])
        assert "Olena" in str(told["story"])
        sync()
        assert device.place is not None
        table.unsubscribe(device.place, 0.0)
        assert table.view(0, "en")._page is None, "nobody is here to ask again"
        await service.close()

    alone(work())


def test_a_table_remembers_the_last_messages_and_states_alone(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.live_table.REMEMBERED_MESSAGES", 5)
    monkeypatch.setattr("undercroft.server.seat_view.REMEMBERED_STATES", 4)

    async def work() -> None:
        service = TableService(Sqlite(f"{tmp_path}/t.db"), Games(), Limits(), WorkerPool())
        await service.open()
        made = await service.create_table(
            NewTable("thunderstone", seats=[SeatRequest(), SeatRequest()], options={"players": 2}, seed=5)
        )
        table, _ = await service.open_link(made.seats[0].token)
        device = Device()
        device.sit(table, 0)
        for number in range(12):
            seat, choice = next(iter(table.table.requests.items()))
            table.choose(seat, table.question_id(seat), choice.keys()[number % len(choice.options)], f"m{number}", None)
            await service._store(*service._take())
        assert [message for _, message in table.messages] == ["m7", "m8", "m9", "m10", "m11"]
        view, before = table.view(0, "en"), table.table.version
        for seat, message in list(table.messages):
            table.choose(seat, "old", "old", message, None)  # it was accepted before: neither refused nor done again
        assert table.table.version == before
        assert len(view.versions) == 4
        assert view.version_at(view.number, table.epoch) == before
        assert view.version_at(view.number - 4, table.epoch) is None
        await service.close()

    alone(work())


def known_to_second(line: LogLine) -> LogLine | None:
    return line.known_to(1)
