"""Tables begun by earlier rules: what fits goes on, what does not is opened where it stops, never in silence."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.host import ROOT, Host, Player, host, play_on
from tests.server.test_storage import alone
from undercroft.core.game import load
from undercroft.core.record import read
from undercroft.core.table import fitting, replay
from undercroft.server.limits import Limits
from undercroft.server.messages import SeatRequest
from undercroft.server.service import Games, TableService
from undercroft.server.sqlite import Sqlite
from undercroft.server.storage import Answer, TableMore, TableRow
from undercroft.server.workers import WorkerPool, rebuild, state_digest

RECORDS = sorted((ROOT / "tests" / "records").glob("*.json"))
"""One game for each version, `GAME-VERSION.json`, and games that earlier versions really played,
`GAME-VERSION-NAME.json`: some fit the rules of today, some stop early, some late."""


def change(db: str, statement: str, *values: Any) -> None:
    with contextlib.closing(sqlite3.connect(db)) as opened:
        opened.execute(statement, values)
        opened.commit()


def begun(made: Host) -> tuple[Any, list[str]]:
    """A table with two answers; gives the first seat's options before the second of them."""
    table = made.table(seed=3)
    first, second = made.seats(table)
    first.choose("lead:0")
    keys = first.keys
    first.choose(keys[0])
    for each in (first, second):
        each.close()
    return table, keys


def seats(made: Host, table: Any) -> tuple[Player, Player]:
    first, second = made.seats(table)
    return first, second


def test_a_table_that_fits_and_stands_as_it_did_goes_on(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db") as made:
        table, _ = begun(made)
    change(f"{tmp_path}/t.db", "UPDATE tables SET rules = '0'")  # begun by other rules, which changed nothing here
    with host(f"{tmp_path}/t.db") as made:
        players = made.seats(table)
        assert "rules" not in players[0].table
        play_on(players)
        for player in players:
            player.close()


def test_a_table_that_stops_fitting_is_opened_there_and_goes_on_when_its_host_says_so(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db") as made:
        table, keys = begun(made)
    change(f"{tmp_path}/t.db", "UPDATE answers SET steps = '[[0,\"fly:1\"]]' WHERE n = 2")
    change(f"{tmp_path}/t.db", "UPDATE tables SET rules = '0'")
    with host(f"{tmp_path}/t.db") as made:
        owner, guest = seats(made, table)
        owner.count = guest.count = 100  # other numbers than before, as a page has them
        rules = owner.table["rules"]
        assert (rules["before"], rules["now"], rules["differs"]) == ("0", "1", False)
        assert rules["of"] - rules["kept"] == 1
        assert owner.was_refused(owner.choose(keys[0])) == "rules-changed"
        assert owner.was_refused(owner.do("undo")) == "rules-changed"
        assert guest.was_refused(guest.do("resume", how="go-on")) == "host"
        owner.do("resume", how="go-on")
        owner.until(lambda: "rules" not in owner.table)
        assert owner.keys == keys  # the last moment that fits
        assert owner.was_refused(owner.do("resume", how="go-on")) == "stale"
        owner.choose(keys[0])
        owner.close()
        guest.close()
    with host(f"{tmp_path}/t.db") as made:  # decided once and for all
        players = made.seats(table)
        assert "rules" not in players[0].table
        play_on(players)
        for player in players:
            player.close()


def test_a_table_that_fits_but_stands_otherwise_says_so_and_may_be_ended(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db") as made:
        table, _ = begun(made)
    change(f"{tmp_path}/t.db", 'UPDATE tables SET rules = \'0\', more = \'{"digest":"x","digest_steps":1}\'')
    with host(f"{tmp_path}/t.db") as made:
        guest = made.sit(table["seats"][1]["token"])
        assert guest.table["rules"]["differs"]
        guest.do("resume", how="finish")  # the host is not here
        guest.until(lambda: guest.table["state"] == "closed")
        status, body, _ = made.ask("/api/record", {"do": "sit", "token": guest.token})
        assert status == 200
        assert read(body).rules == "0"  # the record says by which rules it was played
        guest.close()


def test_records_of_every_earlier_version_are_here() -> None:
    kept = {path.stem for path in RECORDS}
    for name in ("thunderstone", "bugs", "jaws", "sanctum", "machina"):
        for version in range(1, int(load(name).version) + 1):
            assert f"{name}-{version}" in kept, "add a record whenever a game's version is counted up"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_table_of_an_earlier_version_opens_and_is_never_silently_different(path: Path, tmp_path: Any) -> None:
    """As a table that was left in mid-game when the program was upgraded."""
    record = read(path.read_bytes())
    game = load(record.game)
    assert record.rules == path.stem.split("-")[1]
    whole = replay(record, game, as_far_as_it_fits=True)
    kept = fitting(record, whole)
    left = len(record.steps) * 9 // 10
    while type(record.steps[left][0]) is str:  # a stored table never waits for fate
        left -= 1
    steps = record.steps[:left]

    async def work() -> None:
        store = Sqlite(f"{tmp_path}/t.db")
        service = TableService(store, Games(), Limits(), WorkerPool())
        await service.open()
        made = await service._add(
            game, record.options, record.seed, False, [SeatRequest() for _ in range(record.options["players"])],
            [], False, TableMore(),
        )  # fmt: skip
        await store.write([Answer(1, 0, 0, msgspec.json.encode(steps), -1, "")])
        row = await store.table(1)
        assert isinstance(row, TableRow)
        await store.note(1, record.rules, TableMore())
        live, _ = await service.open_link(made.seats[0].token)
        fits, there_now = min(kept, len(steps)), live.record.steps
        assert there_now[:fits] == steps[:fits]
        assert all(type(who) is str for who, _ in there_now[fits:]), "only fate has spoken since"
        if record.rules == game.version:
            assert live.change is None
        else:
            assert live.change is not None
            assert live.change.kept == fits
        # With the position known, the same rules by another name go on without a word.
        await service.unload_idle(after=-1)
        if kept >= len(steps):
            there = rebuild(game, record.options, record.seed, steps, False)
            await store.note(1, "0", TableMore(digest=state_digest(there), digest_steps=len(steps)))
            again, _ = await service.open_link(made.seats[0].token)
            assert again.change is None
        await service.close()

    alone(work())
