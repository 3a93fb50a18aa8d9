"""The protocol is stated once: what is written from it is up to date, and what the server sends is what it declares."""

from __future__ import annotations

import json
import subprocess
import sys
import types
import typing
from pathlib import Path
from typing import Annotated, Any, Literal, Union

import msgspec
import pytest
from scripts import protocol

from tests.server.host import Host, Player, play_on
from undercroft.core.ledger import Clause
from undercroft.core.say import Say
from undercroft.server import lobby_messages
from undercroft.server import messages as m

ROOT = Path(__file__).resolve().parents[2]


def test_the_types_of_the_page_and_the_tables_of_the_docs_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/protocol.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_difference_is_named_with_the_command_that_mends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    types_, page = tmp_path / "wire.ts", tmp_path / "protocol.md"
    types_.write_text(protocol.TYPES.read_text("utf-8").replace("token: string", "token: number"), "utf-8")
    page.write_text(protocol.PAGE.read_text("utf-8"), "utf-8")
    for name, value in (("ROOT", tmp_path), ("TYPES", types_), ("PAGE", page)):
        monkeypatch.setattr(protocol, name, value)
    assert protocol.main(["--check"]) == 1
    assert capsys.readouterr().out == "wire.ts differs from the Python structs: `make protocol` writes it anew.\n"
    assert protocol.main([]) == 0
    assert protocol.main(["--check"]) == 0


def misfit(value: Any, hint: Any, place: str = "message") -> str:
    """Where JSON does not fit its declared type; empty where it does."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        encoded = [each.type for each in args[1:] if isinstance(each, m.Encoded)]
        return misfit(value, encoded[0] if encoded else args[0], place)
    if hint is Any:
        return ""
    if hint is Say:
        fits = isinstance(value, str) or (
            isinstance(value, dict) and value.keys() in ({"text", "clause"}, {"text", "means"})
        )
        return "" if fits else place
    if origin is Literal:
        return "" if value in args else place
    if origin in (Union, types.UnionType):
        found = [misfit(value, each, place) for each in args if each is not msgspec.UnsetType]
        return "" if "" in found else max(found, key=len)
    if origin is list or origin is tuple:
        if not isinstance(value, list):
            return place
        inner = args[:1] * len(value) if origin is list or args[-1] is Ellipsis else args
        if len(inner) != len(value):
            return place
        found = [misfit(v, t, f"{place}[{i}]") for i, (v, t) in enumerate(zip(value, inner, strict=True))]
        return next(filter(None, found), "")
    if origin is dict:
        return next(filter(None, (misfit(v, args[1], f"{place}.{k}") for k, v in value.items())), "")
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return misfit_struct(value, hint, place)
    fits = value is None if hint is type(None) else isinstance(value, (int, float) if hint is float else hint)
    return "" if fits and (hint is bool or not isinstance(value, bool)) else place


def misfit_struct(value: Any, struct: type[msgspec.Struct], place: str) -> str:
    if not isinstance(value, dict):
        return place
    tag = protocol.tag_of(struct)
    if tag is not None:
        if value.get(tag[0]) != tag[1]:
            return place
        value = {name: inner for name, inner in value.items() if name != tag[0]}
    hints, fields = protocol.hints_of(struct), {field.name: field for field in protocol.fields_of(struct)}
    for name in value.keys() - fields.keys():
        return f"{place}.{name} is not declared"
    for name, field in fields.items():
        if name not in value:
            if not field.is_optional:
                return f"{place}.{name} is missing"
        elif wrong := misfit(value[name], hints[name], f"{place}.{name}"):
            return wrong
    return ""


def test_the_check_of_this_test_finds_what_does_not_fit() -> None:
    assert misfit({"is": "done", "id": "a"}, m.ServerMessage) == ""
    assert misfit({"is": "done"}, m.ServerMessage) == "message.id is missing"
    assert misfit({"is": "done", "id": "a", "more": 1}, m.ServerMessage) == "message.more is not declared"
    assert misfit({"is": "refused", "code": "a", "why": 3}, m.ServerMessage) == "message.why"


class Strict(Player):
    """A client that checks every message against its declaration."""

    def read(self, *args: Any) -> dict[str, Any]:
        message = super().read(*args)
        wrong = misfit(message, m.ServerMessage)
        assert wrong == "", f"{wrong}: {json.dumps(message)[:400]}"
        return message


@pytest.mark.parametrize("game", ["vault", "cellar"])
def test_every_message_of_a_game_is_as_declared(shared: Host, game: str) -> None:
    made = shared.table(game, seed=3)
    players = [Strict(shared, seat["token"]) for seat in made["seats"]]
    watcher = Strict(shared, made["watch"], "uk")
    first = players[0]
    since = first.n
    first.choose(first.keys[0])
    first.do("frames", wait=False, since=since, to=first.n)
    first.do("undo")
    play_on([*players, watcher])
    first.do("at", wait=False, step=1, seat=0)
    first.drain()
    assert {message["is"] for message in first.other} == {"frames", "moment", "pong"}
    for player in [*players, watcher]:
        player.close()


def test_a_companion_table_and_the_lobby_are_as_declared(shared: Host) -> None:
    made = shared.table("vault", seats="me friend", companion=True)
    assert misfit(made, m.CreatedTable) == ""
    for seat in made["seats"]:
        Strict(shared, seat["token"]).close()
    asked = {
        "/api/games": (None, lobby_messages.Lobby),
        "/api/health": (None, m.Health),
        "/api/nothing": (None, m.Fault),
        "/api/codex/cellar?language=uk": (None, lobby_messages.CodexBook),
        "/api/rules/cellar?language=uk": (None, list[Clause]),
        "/api/rules/cellar/find?ask=light": (None, list[str]),
        "/api/codex/vault/opened": ({"tokens": [made["watch"]]}, lobby_messages.OpenedEntries),
        "/api/mine": ({"tokens": [made["watch"], "x" * 32]}, lobby_messages.TableList),
    }
    for path, (body, hint) in asked.items():
        _, data, _ = shared.ask(path, body)
        assert misfit(json.loads(data), hint, path) == ""
