"""Pointing: everybody who sees a thing sees that somebody points at it, whoever comes later included; others do not."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import msgspec
import pytest

from tests.server.host import CALM, Host, Player, host


def ids(player: Player) -> set[str]:
    """The names of everything on a seat's screen."""

    def walk(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            if isinstance(value.get("id"), str):
                yield value["id"]
            for part in value.values():
                yield from walk(part)
        elif isinstance(value, list):
            for part in value:
                yield from walk(part)

    return set(walk(list(player.panels.values())))


def points(player: Player) -> list[tuple[int, str]]:
    player.drain()
    return [(message["seat"], message["at"]) for message in player.other if message["is"] == "point"]


def kept(player: Player) -> list[tuple[int, str]]:
    """What others had pointed at before this device came."""
    player.drain()
    return [(message["seat"], message["at"]) for message in player.other if message.get("kept")]


def stored(db: str) -> str:
    """What is kept of the only table besides its answers."""
    with closing(sqlite3.connect(db)) as opened:
        return str(opened.execute("SELECT more FROM tables").fetchone()[0])


def test_those_who_see_the_thing_see_the_finger(shared: Host) -> None:
    table = shared.table(seed=3)
    first, second = shared.seats(table)
    watcher = shared.sit(table["watch"])
    first.send({"do": "point", "at": "deck-1"})
    second.send({"do": "point", "at": "card-0-1"})
    for player in (first, second, watcher):
        player.until(lambda player=player: len(points(player)) == 2)
        assert sorted(points(player)) == [(0, "deck-1"), (1, "card-0-1")]
    watcher.send({"do": "point", "at": "deck-1"})
    watcher.until(lambda: bool(watcher.refused))
    assert watcher.refused[-1]["code"] == "spectator"
    for player in (first, second, watcher):
        player.close()


@pytest.mark.parametrize("game", ["thunderstone", "machina", "jaws"])
def test_a_thing_that_others_do_not_see_is_nothing_to_them(game: str, tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", games=(game,)) as made:
        table = made.table(game, seed=3)
        first, second = made.seats(table)
        watcher = made.sit(table["watch"])
        for player in (first, second, watcher):
            player.drain()
        own, both = ids(first) - ids(watcher), ids(first) & ids(second) & ids(watcher)
        assert both
        for secret in sorted(own)[:3]:  # the cards of both hands go by the same names
            first.send({"do": "point", "at": secret})
            assert points(first)[-1] == (0, secret)
            assert points(second) == points(watcher) == []
        elsewhere = ids(first) - ids(second)
        for thing in sorted(elsewhere)[:2]:
            first.send({"do": "point", "at": thing})
            assert points(first)[-1] == (0, thing)
            assert points(second) == []
            assert json.dumps(thing).encode() not in second.bytes
        second.send({"do": "point", "at": min(elsewhere, default="nowhere")})
        second.until(lambda: bool(second.refused))
        assert second.refused[-1]["code"] == "not-there"
        first.send({"do": "point", "at": min(both)})
        second.until(lambda: points(second) == [(0, min(both))])
        for player in (first, second, watcher):
            player.close()


def test_some_game_has_things_that_one_seat_alone_sees(tmp_path: Any) -> None:
    """So that the test above tests something."""
    with host(f"{tmp_path}/t.db", games=("thunderstone", "machina", "jaws")) as made:
        own: set[str] = set()
        elsewhere: set[str] = set()
        for game in ("thunderstone", "machina", "jaws"):
            table = made.table(game, seed=3)
            first, second = made.seats(table)
            watcher = made.sit(table["watch"])
            own |= (ids(first) - ids(watcher)) & ids(second)
            elsewhere |= ids(first) - ids(second)
            for player in (first, second, watcher):
                player.close()
        assert own
        assert elsewhere


def test_pointing_is_limited_and_stays_until_somebody_does_something_else(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=msgspec.structs.replace(CALM, points_per_minute=20)) as made:
        first, second = made.seats(made.table(seed=3))
        for thing in ("deck-0", "deck-1", "deck-0", "deck-0", "deck-0"):
            first.send({"do": "point", "at": thing})
        first.drain()
        assert [each["code"] for each in first.refused] == ["too-fast"] * 3
        second.until(lambda: points(second) == [(0, "deck-0"), (0, "deck-1")])
        assert kept(second) == []
        second.close()
        while "deck-1" not in stored(f"{tmp_path}/t.db"):
            pass
        made.kill()
        made.start()
        again, mine = made.sit(second.token), made.sit(first.token)
        assert kept(again) == [(0, "deck-1")], "the newest alone, after a kill, too"
        assert points(mine) == [], "one's own is known"
        mine.choose("lead:0")  # and play goes on
        later = made.sit(second.token)
        assert points(later) == []
        assert "deck-1" not in stored(f"{tmp_path}/t.db")
        for player in (first, again, mine, later):
            player.close()


@pytest.mark.parametrize("game", ["thunderstone", "machina", "jaws"])
def test_what_one_seat_alone_sees_is_not_kept(game: str, tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", games=(game,)) as made:
        table = made.table(game, seed=3)
        first, second = made.seats(table)
        watcher = made.sit(table["watch"])
        for player in (first, second, watcher):
            player.drain()
        own, open_ = sorted(ids(first) - ids(watcher)), min(ids(first) & ids(second) & ids(watcher))
        for thing in (open_, *own[:1]):
            first.send({"do": "point", "at": thing})
            first.until(lambda thing=thing: points(first)[-1:] == [(0, thing)])
        again = made.sit(second.token)
        assert kept(again) == ([] if own else [(0, open_)]), (
            "a secret takes the place of what lay open, and is not told"
        )
        assert points(again) == kept(again)
        assert points(second) == [(0, open_)]
        for player in (first, second, watcher, again):
            player.close()
