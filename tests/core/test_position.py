"""A position written down opens as the very table that a replay gives, in every game; what is damaged is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.core.errors import BadRecord, CannotUndo
from undercroft.core.game import load
from undercroft.core.record import Record, load_record
from undercroft.core.scene import look
from undercroft.core.table import Table, capture_position, open_position, position, replay, write_position
from undercroft.core.table.table import MISSING

TESTS = Path(__file__).resolve().parents[1]
RECORDS = [
    TESTS / "games" / "bugs" / "records" / "scenario-12.json",
    TESTS / "games" / "jaws" / "records" / "03.json",
    TESTS / "games" / "jaws" / "records" / "12.json",
    TESTS / "games" / "sanctum" / "records" / "hell.json",
    TESTS / "games" / "machina" / "records" / "train.json",
    *sorted((TESTS / "games" / "thunderstone" / "records").glob("*.json"))[:2],
]


def written(table: Table[Any]) -> bytes | None:
    captured = capture_position(table)
    return None if captured is None else write_position(captured)


def told(table: Table[Any]) -> list[Any]:
    assert table.log is not None
    return [
        (
            line.say,
            line.is_told,
            line.to,
            line.step,
            line.event.joins,
            line.others and (line.others.say, line.others.to),
        )
        for line in table.log.lines
    ]


def assert_same(opened: Table[Any], replayed: Table[Any]) -> None:
    assert opened.state == replayed.state
    assert opened.steps == replayed.steps
    assert opened.record == replayed.record
    assert opened.requests == replayed.requests
    assert opened.chance == replayed.chance
    assert opened.source.state == replayed.source.state  # type: ignore[attr-defined]
    assert (opened._finals, opened._chapters, opened._now) == (replayed._finals, replayed._chapters, replayed._now)
    assert told(opened) == told(replayed)
    for seat in (None, *range(opened.options["players"])):
        assert look(opened, seat) == look(replayed, seat)


def moments(record: Record) -> list[int]:
    """Some moments of a game at which people are asked, and its end."""
    found = []
    for part in range(2, 8):
        step = len(record.steps) * part // 8
        while step < len(record.steps) and type(record.steps[step][0]) is str:
            step += 1
        found.append(step)
    return [*found, len(record.steps)]


def test_every_game_is_among_the_records() -> None:
    assert {load_record(path).game for path in RECORDS} == {"thunderstone", "bugs", "jaws", "sanctum", "machina"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_position_opens_as_a_replay_does(path: Path) -> None:
    record = load_record(path)
    game = load(record.game)
    count = 0
    for step in moments(record):
        there = replay(record, game, to=step)
        data = written(there)
        if data is None:
            continue
        count += 1
        opened = open_position(game, record.options, record.seed, record.steps[:step], data)
        assert opened._snapshots[0] is MISSING, "the beginning was replayed"
        assert_same(opened, there)
        later = min(step + 30, len(record.steps))  # answers that came after it was written
        assert_same(
            open_position(game, record.options, record.seed, record.steps[:later], data),
            replay(record, game, to=later),
        )
    assert count >= 3


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_an_opened_position_is_taken_back_visited_and_written_as_a_replayed_game(path: Path) -> None:
    record = load_record(path)
    game = load(record.game)
    step = moments(record)[3]
    there = replay(record, game, to=step)
    data = written(there)
    assert data is not None
    opened = open_position(game, record.options, record.seed, record.steps[:step], data)
    assert written(opened) == data
    for seat in range(record.options["players"]):
        assert str(opened.can_undo(seat)) == str(there.can_undo(seat))
    early = opened.at(step // 8)  # long before the position: that is replayed
    assert early.state == there.at(step // 8).state
    assert MISSING not in opened._snapshots
    for _ in range(20):
        try:
            there.undo()
        except CannotUndo:
            break
        opened.undo()
        assert opened.state == there.state
        assert opened.steps == there.steps


def test_taking_back_goes_on_before_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "STAGES_BEHIND", 1)
    taken_back = 0
    for path in RECORDS:
        record = load_record(path)
        game = load(record.game)
        for step in moments(record):
            there = replay(record, game, to=step)
            data = written(there)
            if data is None or there._now or there.can_undo() is not None:
                continue  # only a stage's very start is taken back into the stage before
            opened = open_position(game, record.options, record.seed, record.steps[:step], data)
            there.undo()
            opened.undo()
            assert (opened.state, opened.steps) == (there.state, there.steps)
            taken_back += 1
    assert taken_back


def some_position() -> tuple[Record, bytes]:
    record = load_record(RECORDS[3])
    data = written(replay(record, load(record.game)))
    assert data is not None
    return record, data


def test_a_position_of_other_answers_is_refused() -> None:
    record, data = some_position()
    game = load(record.game)
    other = [*record.steps]
    at = next(at for at, step in enumerate(other) if type(step[0]) is int)
    other[at] = (other[at][0], "other")
    with pytest.raises(BadRecord):
        open_position(game, record.options, record.seed, other, data)
    with pytest.raises(BadRecord):  # answers were taken back since
        open_position(game, record.options, record.seed, record.steps[:20], data)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: b"[]",
        lambda data: b"[" * 5000,
        lambda data: data.replace(b'"state":{', b'"state":{"players":"x",', 1).replace(b'"players":2', b'"p":2'),
        lambda data: data.replace(b'{"struct":["', b'{"struct":["nobody', 1),
        lambda data: data.replace(b'{"struct":["undercroft', b'{"struct":["os:system', 1),
    ],
)
def test_a_damaged_position_is_refused(damage: Any) -> None:
    record, data = some_position()
    with pytest.raises(BadRecord):
        open_position(load(record.game), record.options, record.seed, record.steps, damage(data))


def test_a_short_game_has_no_position() -> None:
    record = load_record(RECORDS[3])
    assert written(replay(record, load(record.game), to=2)) is None


def test_a_state_that_json_cannot_hold_has_no_position(monkeypatch: pytest.MonkeyPatch) -> None:
    record = load_record(RECORDS[3])
    table = replay(record, load(record.game))
    kind = type(table.state)
    real = msgspec.json.decode

    def forgets(data: Any, *, type: Any) -> Any:
        made = real(data, type=type)
        if type is kind:
            made.players += 1
        return made

    monkeypatch.setattr(msgspec.json, "decode", forgets)
    assert written(table) is None
