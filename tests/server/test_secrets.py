"""What a seat may not know never reaches it: every byte sent to each seat is searched while all are connected."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.sample import GAME as VAULT
from tests.sample import Vault
from tests.server.host import CALM, Host, Player
from undercroft.core.game import available, load
from undercroft.core.scene import look, render
from undercroft.core.table import Table
from undercroft.server.messages import happening

ANSWERS, FILM = 40, 12
SEED = 4_611_002_233_445_566


def check(player: Player, seat: int | None, table: Table) -> None:
    """The seat was sent its own scene, which the veil has made, and nothing beside it."""
    words = table.game.words
    scene = render(look(table, seat), words, "en", signed=True)
    story = [render(line.say, words, "en", signed=True) for line in table.lines(seat)]
    keys = [option["key"] for option in (scene.get("ask") or {}).get("options", ())]
    facts = {name: scene.get(name) for name in ("status", "waiting", "undo", "ending")}

    def seen() -> list[Any]:
        return [[*player.panels.values()], player.story, player.keys, {name: player.facts.get(name) for name in facts}]

    expected = [scene["panels"], story, keys, facts]
    with contextlib.suppress(TimeoutError):  # it may still be on its way
        player.until(lambda: seen() == expected)
    assert seen() == expected


@pytest.mark.parametrize("name", [*available(), "vault"])
def test_no_byte_tells_a_seat_what_it_may_not_know(name: str, tmp_path: os.PathLike[str]) -> None:
    game = load(name) if name != "vault" else VAULT
    players = min(max(2, game.settings[0].min), game.settings[0].max)
    host = Host(
        f"{tmp_path}/tables.db", games=("tests.sample",) if name == "vault" else (name,), limits=CALM, log_level="debug"
    )
    try:
        made = host.table(name, seats=" ".join(["me"] * players), seed=SEED)
        seats = host.seats(made)
        watcher = host.sit(made["watch"])
        secrets: dict[int, set[str]] = {seat: set() for seat in range(players)}
        table = Table(game, {"players": players}, SEED)  # the same game beside the server: what really lies there
        known = {at: len(table.events(at)) for at in (None, *range(players))}
        for count in range(ANSWERS):
            if table.is_over:
                break
            seat = sorted(table.requests)[count % len(table.requests)]
            keys = table.requests[seat].keys()
            key = keys[(count * 7) % len(keys)]
            player = seats[seat]
            player.until(lambda player=player: player.ask is not None)
            assert player.choose(key) in player.acknowledged
            table.choose(key, seat)
            for at, other in enumerate(seats):
                check(other, at, table)
                for line in table.log.lines if table.log else ():
                    if line.to is not None and at not in line.to and line.is_told:
                        secrets[at].add(json.dumps(game.words.text(line.say, "en"), ensure_ascii=False)[1:-1])
            check(watcher, None, table)
        for viewer, player in [(None, watcher), *enumerate(seats)]:
            told = [happening(line) for line in table.events(viewer)[known[viewer] :]]
            assert player.events == render(told, game.words, "en", signed=True) != []
            player.do("frames", wait=False, since=max(1, player.n - FILM), to=player.n)
            player.drain()
            filmed = [event for frame in player.other[-2]["frames"] for event in frame.get("events", ())]
            assert filmed == player.events[-len(filmed) :] != []
        others = {player.token for player in seats} | {made["watch"]}
        for at, player in enumerate([*seats, watcher]):
            sent = player.bytes.decode()
            assert str(SEED) not in sent
            assert '"seed"' not in sent
            assert '"steps"' not in sent
            assert '"step"' not in sent
            for token in others:
                assert token not in sent
            own = json.dumps(player.story, ensure_ascii=False)
            for text in secrets.get(at, set().union(*secrets.values())):
                if text not in own:
                    assert text not in sent
        for player in [*seats, watcher]:
            player.close()
        assert not any(token in host.log() for token in others)
    finally:
        host.stop()


def test_hidden_answers_leave_no_trace_in_numbers(shared: Host) -> None:
    """Seat 1 answers once or twice in secret; what seat 2 is sent is the same, but for who is waited for."""
    sent = []
    for bold in (False, True):
        made = shared.table(seats="me friend", seed=_seed_with_a_two())
        first, second = shared.seats(made)
        first.choose("lead:0")
        second.until(lambda second=second: second.ask and second.ask["kind"] == "lay")
        second.drain()
        second.bytes = b""
        other = next(key for key in first.keys if key != "lay:2")
        first.choose("lay:2" if bold else other)
        if bold:
            first.choose("meek")
        second.drain()
        states = [message for message in map(json.loads, _messages(second.bytes)) if message["is"] == "state"]
        sent.append({(state["story_from"], str(state["panels"]), str(state["story"])) for state in states})
        first.close()
        second.close()
    assert sent[0] == sent[1]


def _messages(data: bytes) -> list[bytes]:
    decoder = json.JSONDecoder()
    text, at, found = data.decode(), 0, []
    while at < len(text):
        _, end = decoder.raw_decode(text, at)
        found.append(text[at:end].encode())
        at = end
    return found


def _seed_with_a_two() -> int:
    for seed in range(200):
        state = Table(VAULT, {"players": 2}, seed).state
        assert isinstance(state, Vault)
        if "2" in state.seats[0].hand:
            return seed
    raise AssertionError("no hand holds a two")


def test_links_are_long_and_only_their_hashes_are_kept(shared: Host) -> None:
    made = shared.table()
    tokens = [seat["token"] for seat in made["seats"]] + [made["watch"]]
    assert len(set(tokens)) == 3
    assert all(len(token) >= 32 for token in tokens)
    kept = b"".join(Path(shared.db + end).read_bytes() for end in ("", "-wal") if os.path.exists(shared.db + end))
    assert made["table"].encode() in kept
    for token in tokens:
        assert token.encode() not in kept
    player = shared.sit(tokens[0])
    assert msgspec.json.encode(tokens[1]) not in player.bytes
    player.close()
