"""Records: written, read, replayed; damaged and outdated ones say where they stop fitting."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

from tests.sample import GAME
from undercroft.core.chance import Dice
from undercroft.core.errors import BadRecord, OtherRules, TableError
from undercroft.core.record import UNCOUNTED, load_record, own_file, read
from undercroft.core.table import Table, fitting, replay
from undercroft.core.words import LANGUAGES, core_words


def played(seed: int = 4) -> Table:
    table = Table(GAME, {"players": 3}, seed)
    dice = Dice(seed)
    while not table.is_over:
        seat, choice = next(iter(table.requests.items()))
        table.choose(dice.below(len(choice.options)), seat)
    return table


def test_a_saved_game_replays_to_an_equal_state(tmp_path: Path) -> None:
    table = played()
    table.record.save(tmp_path / "game.json")
    back = replay(load_record(tmp_path / "game.json"), GAME)
    assert back.state == table.state
    assert back.steps == table.steps


def test_a_record_is_readable_json() -> None:
    data = json.loads(played().record.to_json())
    assert (data["game"], data["rules"], data["options"]["players"], data["seed"]) == ("vault", "1", 3, 4)
    assert data["steps"][0][0] == "draw"
    assert any(who == 0 and name.startswith("lead:") for who, name in data["steps"])


def test_any_step_can_be_visited() -> None:
    table = played()
    record = table.record
    for step in range(len(record.steps) + 1):
        past = replay(record, GAME, to=step)
        assert past.version == step
    with pytest.raises(TableError, match="no step 999"):
        replay(record, GAME, to=999)


def test_a_damaged_step_is_named() -> None:
    record = played().record
    at = next(i for i, step in enumerate(record.steps) if step[1].startswith("lay:"))
    record.steps[at] = (record.steps[at][0], "lay:77")
    with pytest.raises(BadRecord) as error:
        replay(record, GAME)
    assert f"step {at + 1} of {len(record.steps)}" in str(error.value)
    assert "lay:77" in str(error.value)


def test_a_step_of_the_wrong_seat_or_kind_is_named() -> None:
    record = played().record
    record.steps[0] = ("worth", "1")
    with pytest.raises(BadRecord, match="step 1 of"):
        replay(record, GAME)
    record = played().record
    record.steps[0] = ("draw", "king")
    with pytest.raises(BadRecord, match="king"):
        replay(record, GAME)


def test_a_record_longer_than_its_game_is_refused() -> None:
    record = played().record
    record.steps.append((0, "lay:9"))
    with pytest.raises(BadRecord, match=f"step {len(record.steps)} of"):
        replay(record, GAME)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": 3}', '{"game": "vault"}'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        read(text)


def test_a_later_format_is_refused() -> None:
    data = json.loads(played().record.to_json())
    data["format"] = 99
    with pytest.raises(BadRecord, match="format 99"):
        read(json.dumps(data))


def test_another_games_record_is_refused() -> None:
    record = played().record
    record.game = "chess"
    with pytest.raises(BadRecord, match="chess"):
        replay(record, GAME)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"nowhere\.json"):
        load_record(tmp_path / "nowhere.json")


def test_a_record_of_other_rules_says_so_in_three_languages() -> None:
    record = played().record
    record.rules = "17"
    with pytest.raises(OtherRules, match="version 17 of the rules; this program has version 1") as error:
        replay(record, GAME)
    told = [core_words().text(error.value.say, language) for language in LANGUAGES]
    assert all("17" in sentence for sentence in told)
    assert len(set(told)) == 3


def test_a_record_of_other_rules_is_replayed_as_far_as_it_fits() -> None:
    table = played()
    record = table.record
    record.rules = "17"
    whole = replay(record, GAME, as_far_as_it_fits=True)
    assert whole.state == table.state
    at = max(i for i, step in enumerate(record.steps) if step[1].startswith("lay:"))
    record.steps[at] = (record.steps[at][0], "lay:77")
    part = replay(record, GAME, as_far_as_it_fits=True)
    assert part.steps[:at] == table.steps[:at]
    assert (fitting(record, whole), fitting(record, part)) == (at, at)
    assert not part.is_over
    part.choose(0, next(iter(part.requests)))  # and the game goes on from there
    assert replay(record, GAME, to=at - 1, as_far_as_it_fits=True).version == at - 1


def test_records_from_before_rules_had_versions_are_opened() -> None:
    record = played().record
    assert record.rules == UNCOUNTED
    later = copy.copy(GAME)
    later.version = "5"
    assert replay(record, later).is_over


def test_a_record_names_itself() -> None:
    record = played().record
    assert repr(record) == f"<record of vault, rules 1, seed 4: {len(record.steps)} steps>"


def test_games_of_the_same_second_have_files_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda form: "20260101-101010")
    names = [own_file(tmp_path / "kept", "vault").name for _ in range(3)]
    assert names == [f"vault-20260101-101010{more}.json" for more in ("", "-2", "-3")]
