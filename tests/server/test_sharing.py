"""Links to a moment: whoever is at the table may share one; while the game runs it shows what spectators knew."""

from __future__ import annotations

import json
from typing import Any

from tests.sample import GAME
from tests.server.host import Host, Player, play_on
from undercroft.core.scene import look, render
from undercroft.core.table import Table

SEED = 12


def shared_moment(player: Player) -> dict[str, Any]:
    return asked(player, "share")


def asked(player: Player, what: str, **more: Any) -> dict[str, Any]:
    """The reply to a message that has one."""
    number = player.do(what, wait=False, **more)
    player.until(lambda: player.was_refused(number) or any(each.get("id") == number for each in player.other))
    assert player.was_refused(number) == ""
    return next(each for each in player.other if each.get("id") == number)


def play_some(players: list[Player], answers: int) -> Table:
    """Answer on the server and beside it."""
    table = Table(GAME, {"players": 2}, SEED)
    for count in range(answers):
        seat = sorted(table.requests)[0]
        player = players[seat]
        keys = table.requests[seat].keys()
        player.until(lambda player=player, keys=keys: player.keys == keys)
        key = keys[count % len(keys)]
        player.choose(key)
        table.choose(key, seat)
    return table


def test_a_guest_shares_a_moment_and_whoever_opens_it_is_a_spectator(shared: Host) -> None:
    made = shared.table(seats="me friend", seed=SEED)
    first, second = shared.seats(made)
    table = play_some([first, second], 6)
    reply = shared_moment(second)
    assert reply["line"] == len(table.lines(None)) > 0
    assert shared_moment(first)["token"] == reply["token"]
    assert reply["token"] not in {seat["token"] for seat in made["seats"]} | {made["watch"]}
    visitor = shared.sit(reply["token"])
    assert visitor.seated["seat"] is None
    assert visitor.seated["host"] is False
    assert shared_moment(visitor)["token"] == reply["token"]
    for player in (first, second, visitor):
        player.close()


def test_a_moment_of_a_running_game_is_what_spectators_saw(shared: Host) -> None:
    first, second = players = shared.seats(shared.table(seats="me friend", seed=SEED))
    early = play_some(players, 3)
    lines = len(early.lines(None))
    expected = render(look(early.at(early.lines(None)[-1].step), None), GAME.words, "en", signed=True)
    visitor = shared.sit(shared_moment(first)["token"])
    for _ in range(4):
        player = next((each for each in players if each.ask is not None), None)
        if player is None:
            for each in players:
                each.drain()
            continue
        player.choose(player.keys[0])
    visitor.drain()
    visitor.bytes = b""
    reply = asked(visitor, "at", step=0, line=lines)
    assert reply["frame"]["panels"] == expected["panels"]
    assert (reply["step"], reply["last"]) == (0, 0)  # how many answers were given would tell of secret ones
    own = [json.dumps(panel) for panel in (first.panels | second.panels).values()]
    assert any('"face_down"' not in panel and '"card-' in panel for panel in own)  # they see their own cards...
    hands = [item for panel in reply["frame"]["panels"] for item in panel.get("items", []) if "card-" in str(item)]
    assert hands  # ...and the visitor the backs of all
    assert all("face_down" in str(item) for item in hands)
    assert visitor.was_refused(visitor.do("at", step=1)) == "over-first"
    assert visitor.was_refused(visitor.do("at", step=0, line=lines, seat=0)) == "over-first"
    assert first.was_refused(first.do("at", step=0, line=lines, seat=0)) == "over-first"
    assert visitor.was_refused(visitor.do("at", step=0, line=9999)) == "no-moment"
    for each in (first, second, visitor):
        each.close()


def test_after_the_end_a_moment_shows_everything(shared: Host) -> None:
    first, second = players = shared.seats(shared.table(seats="me friend", seed=SEED))
    play_on(players)
    visitor = shared.sit(shared_moment(second)["token"])
    reply = asked(visitor, "at", step=2, seat=1)
    assert reply["step"] == 2
    assert reply["last"] > 2
    by_line = asked(visitor, "at", step=0, line=1)
    assert 0 <= by_line["step"] < by_line["last"]
    for each in (first, second, visitor):
        each.close()
