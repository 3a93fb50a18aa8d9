"""A server's table that goes in circles offers its end: it is closed once everybody who is here agrees."""

from __future__ import annotations

from pathlib import Path

from tests.server.host import Host
from undercroft.core.circles import TURNS


def test_a_table_that_goes_in_circles_is_ended_by_agreement(tmp_path: Path) -> None:
    host = Host(str(tmp_path / "t.db"), games=("thunderstone",))
    try:
        one, two = host.seats(host.table("thunderstone", "me friend", seed=3))
        one.do("end", agree=True, wait=False)
        one.until(lambda: bool(one.refused))
        assert one.refused.pop()["code"] == "stale", "nothing to agree to yet"
        for _ in range(8 * TURNS):
            if one.table.get("circles") is not None:
                break
            for player in (one, two):
                player.drain()
                if player.ask is not None:
                    wanted = [key for key in ("village", "pass", "done") if key in player.keys]
                    player.choose(wanted[0] if wanted else player.keys[0])
        assert one.table["circles"] == []
        one.do("end", agree=True)
        two.until(lambda: two.table.get("circles") == [0])
        one.do("end", agree=False)
        two.until(lambda: two.table.get("circles") == [])
        one.do("end", agree=True)
        two.do("end", agree=True)
        one.until(lambda: one.table["state"] == "closed")
        assert one.table.get("circles") is None
    finally:
        host.stop()
