"""Programs at a server's tables: whoever runs it allows them by name, and people seat them as bots."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from tests.server.host import Host
from undercroft.core.errors import BadOption
from undercroft.server.settings import read_settings


def scripted(transcript: Path, *words: str) -> str:
    command = [sys.executable, "-m", "tests.agents.scripted", str(transcript), *words]
    return " ".join(map(shlex.quote, command))


def test_a_program_that_is_allowed_sits_at_a_table_and_sees_its_seat_alone(tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    host = Host(str(tmp_path / "t.db"), programs={"model": scripted(told), "broken": scripted(told, "leave")})
    try:
        lobby = json.loads(host.ask("/api/games?language=en")[1])
        assert lobby["agents"][-2:] == ["program:model", "program:broken"]
        player = host.seats(host.table("vault", "me bot:program:model", seed=1))[0]  # no card asks more
        player.choose("lead:1")
        player.until(lambda: player.ask is not None and player.ask["kind"] == "lay")
        assert player.table["seats"][1]["agent"] == "program:model"
        own = player.keys
        player.choose(own[0])
        player.until(lambda: any("takes" in str(line) or "nobody" in str(line).lower() for line in player.story))
        text = told.read_text("utf-8")
        assert "You play Vault at seat 2 of 2." in text
        assert "== Seat 2 ==" in text
        assert "<<< " in text

        other = host.seats(host.table("vault", "me bot:program:broken"))[0]
        other.choose("lead:0")
        other.until(lambda: other.table["seats"][1]["trouble"])
    finally:
        host.stop()


def test_nobody_seats_a_program_that_is_not_allowed(shared: Host) -> None:
    for agent in ("exec:cat", "program:model", "program:cat"):
        wish = {"game": "vault", "seats": [{"who": "me"}, {"who": "bot", "agent": agent}]}
        status, body, _ = shared.ask("/api/tables", wish)
        assert status == 422
        assert agent in json.loads(body)["why"]


def test_programs_are_named_in_options_file_and_environment(tmp_path: Path) -> None:
    assert read_settings({"programs": ["a=echo 1", "b=cat -n=x"]}, {}).programs == {"a": "echo 1", "b": "cat -n=x"}
    file = tmp_path / "u.toml"
    file.write_text('program_seconds = 5\n[programs]\nclever = "think --hard"\n')
    settings = read_settings({"config": str(file)}, {})
    assert (settings.programs, settings.program_seconds) == ({"clever": "think --hard"}, 5)
    assert read_settings({}, {"UNDERCROFT_PROGRAMS": "a=echo 1\nb=cat"}).programs == {"a": "echo 1", "b": "cat"}
    for wrong in ("nothing", "a b=cat", "=cat", "a="):
        with pytest.raises(BadOption, match="programs"):
            read_settings({"programs": [wrong]}, {})
