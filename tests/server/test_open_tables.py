"""Open tables: listed because their makers want it, joined and watched by anybody who may see no more than that."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
import pytest

from tests.server.host import CALM, Host, host

OPEN = msgspec.structs.replace(CALM, open_tables_per_minute=6000, joins_per_minute=6000)


def listed(made: Host, language: str = "en") -> Any:
    status, body, _ = made.ask(f"/api/open?language={language}")
    assert status == 200
    return json.loads(body)["tables"]


def join(made: Host, table: str, seat: int | None, name: str = "") -> tuple[int, Any]:
    status, body, _ = made.ask("/api/open/join", {"table": table, "seat": seat, "name": name})
    return status, json.loads(body)


def fresh(made: Host) -> None:
    """The list is the same for everybody for a second."""
    time.sleep(1.05)


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_a_stranger_takes_the_free_seat_and_plays(store: str, tmp_path: Any, request: pytest.FixtureRequest) -> None:
    db = f"{tmp_path}/t.db" if store == "sqlite" else request.getfixturevalue("empty_postgres")
    with host(db, limits=OPEN) as made:
        table = made.table(seats="me open", seed=3)
        made.table(seats="me friend")  # is nobody else's business
        assert [seat["seat"] for seat in table["seats"]] == [0]
        me = made.sit(table["seats"][0]["token"])
        assert me.table["listed"]
        assert me.table["seats"][1]["free"]
        [shown] = listed(made)
        assert (shown["table"], shown["game"], [seat.get("free", False) for seat in shown["seats"]]) == (
            table["table"],
            "vault",
            [False, True],
        )
        status, joined = join(made, table["table"], 1, "Olena\u202e")
        assert (status, joined["seat"]) == (200, 1)
        assert join(made, table["table"], 1)[1]["code"] == "not-free"
        assert join(made, table["table"], 0)[1]["code"] == "not-free"
        guest = made.sit(joined["token"])
        assert not guest.seated["host"]
        assert guest.table["seats"][1]["name"] == "Olena"
        me.choose("lead:0")
        guest.drain()
        guest.choose(guest.keys[0])
        fresh(made)
        assert not any(seat.get("free") for seat in listed(made)[0]["seats"])
        me.close()
        guest.close()
        made.stop()
        made.start()
        again = made.sit(joined["token"])  # the key stays
        assert again.seated["seat"] == 1
        again.close()


def test_watchers_from_the_lobby_know_what_spectators_know(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=OPEN) as made:
        table = made.table(seats="me friend", listed=True, seed=3)
        first, second = made.seats(table)
        first.choose("lead:0")
        status, joined = join(made, table["table"], None)
        assert (status, joined["seat"]) == (200, None)
        assert join(made, table["table"], None)[1]["token"] == joined["token"]  # one key for all of them
        assert joined["token"] not in (table["watch"], *(seat["token"] for seat in table["seats"]))
        public, private = made.sit(joined["token"]), made.sit(table["watch"])
        assert public.panels == private.panels
        assert not public.seated["host"]
        assert public.was_refused(public.do("list", listed=False)) == "host"
        for hidden in (panel for panel in public.panels.values() if panel.get("seat") is not None):
            cards = [item for item in hidden["items"] if item["type"] == "card"]
            assert cards
            assert all(card["face_down"] for card in cards)
        for each in (first, second, public, private):
            each.close()


def test_where_nobody_sits_only_the_maker_s_own_link_is_the_host(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=OPEN) as made:
        table = made.table(seats="open open")
        watcher = made.sit(join(made, table["table"], None)[1]["token"])
        maker = made.sit(table["watch"])
        assert (watcher.seated["host"], maker.seated["host"]) == (False, True)
        watcher.close()
        maker.close()


def test_the_maker_closes_the_table_to_others(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=OPEN) as made:
        table = made.table(seats="me open open")
        me = made.sit(table["seats"][0]["token"])
        watch = join(made, table["table"], None)[1]["token"]
        guest = made.sit(join(made, table["table"], 1)[1]["token"])
        assert guest.was_refused(guest.do("list", listed=False)) == "host"
        me.do("list", listed=False)
        fresh(made)
        assert listed(made) == []
        assert join(made, table["table"], 2)[1]["code"] == "not-open"
        assert join(made, table["table"], None)[1]["code"] == "not-open"
        late = made.sit(watch)
        assert late.refused[0]["code"] == "no-key"
        guest.drain()  # and whoever sits there stays
        assert not guest.table.get("listed")
        me.do("list", listed=True)
        assert join(made, table["table"], 2)[0] == 200
        me.do("close")
        for seat in (2, None):
            assert join(made, table["table"], seat)[1]["code"] == "not-open"
        fresh(made)
        assert listed(made) == []
        for each in (me, guest, late):
            each.close()


def test_one_address_opens_and_joins_only_so_many(tmp_path: Any) -> None:
    limits = msgspec.structs.replace(CALM, open_tables_per_minute=2, joins_per_minute=3)
    with host(f"{tmp_path}/t.db", limits=limits) as made:
        tables = [made.table(seats="me open", seed=3) for _ in range(2)]
        wish = {"game": "vault", "listed": True}
        assert made.ask("/api/tables", wish)[0] == 422
        assert made.ask("/api/tables", {"game": "vault"})[0] == 200  # others may be made
        assert [join(made, tables[0]["table"], None)[0] for _ in range(4)] == [200, 200, 200, 429]


def test_a_table_of_another_process_is_joined_there(empty_postgres: str) -> None:
    with (
        host(empty_postgres, limits=OPEN, peer="127.0.0.1:0") as one,
        host(empty_postgres, limits=OPEN, peer="127.0.0.1:0") as two,
    ):
        table = one.table(seats="me open")
        me = one.sit(table["seats"][0]["token"])
        assert [each["table"] for each in listed(two)] == [table["table"]]
        status, joined = join(two, table["table"], 1)
        assert status == 200
        guest = two.sit(joined["token"])
        me.until(lambda: me.table["seats"][1]["here"])
        assert not me.table["seats"][1].get("free")
        me.close()
        guest.close()
