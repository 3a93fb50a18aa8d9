"""What players are called: by the name they chose, at once, everywhere and in every language."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.server.host import CALM, Host, Player, host
from tests.server.test_storage import alone, stored
from undercroft.core.game import load
from undercroft.core.say import player_name, say, with_names
from undercroft.core.words import LANGUAGES, core_words
from undercroft.server.messages import NewTable, SeatRequest
from undercroft.server.names import clean_name, name_of, names_of
from undercroft.server.service import Games, TableService
from undercroft.server.sqlite import Sqlite
from undercroft.server.storage import SeatAssignment
from undercroft.server.workers import WorkerPool

NUMBERED = re.compile(r"\b(player|seat|гравець|гравця|місце|игрок|игрока|место) \d", re.IGNORECASE)
"""What a player is called who has no name."""
BOTS = {"en": "Basalt", "uk": "Базальт", "ru": "Базальт"}
"""The bot at the third seat."""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with host(str(tmp_path_factory.mktemp("names") / "t.db"), games=("thunderstone", "sanctum")) as made:
        yield made


def everything(player: Player) -> str:
    """All that a device was told and shows: story, status, panels, question."""
    return json.dumps([player.story, player.facts, player.panels], ensure_ascii=False)


def play(players: list[Player], answers: int) -> None:
    for _ in range(answers):
        for player in players:
            player.drain()
        asked = next((player for player in players if player.ask), None)
        if asked is None:  # a bot thinks
            for player in players:
                player.hear(0.05)
            continue
        asked.choose(asked.keys[0])


@pytest.mark.parametrize("game", ["thunderstone", "sanctum"])
def test_names_stand_in_story_status_and_panels_of_every_language(games: Host, game: str) -> None:
    chairs = [{"who": "me", "name": "Olena"}, {"who": "friend"}, {"who": "bot", "agent": "greedy"}]
    status, body, _ = games.ask("/api/tables", {"game": game, "seats": chairs, "options": {"players": 3}, "seed": 5})
    assert status == 200, body
    made = json.loads(body)
    olena, friend = games.seats(made)
    friend.do("rename", name="Ben Ó Sé")
    play([olena, friend], 24)
    for language in LANGUAGES:
        for place in made["seats"]:
            seen = games.sit(place["token"], language)
            text = everything(seen)
            assert NUMBERED.findall(text) == [], language
            assert "Olena" in text, language
            assert "Ben Ó Sé" in text, language
            assert BOTS[language] in text, language
            assert [seat["name"] for seat in seen.table["seats"]] == ["Olena", "Ben Ó Sé", BOTS[language]]
            seen.close()
    olena.close()
    friend.close()


def test_a_new_name_shows_at_once_in_what_was_told_before(games: Host) -> None:
    made = games.table("thunderstone", "me friend", seed=5)
    one, two = games.seats(made)
    watcher = games.sit(made["watch"], "uk")
    play([one, two], 12)
    two.drain()
    assert "player 1" in everything(two).lower()
    assert "Olena" not in everything(two)
    one.do("rename", name="Olena")
    two.until(lambda: "Olena" in everything(two))
    watcher.until(lambda: "Olena" in everything(watcher))
    assert "player 1" not in everything(two).lower()
    assert any("Olena" in json.dumps(line, ensure_ascii=False) for line in two.story)
    lines = len(two.story)
    play([one, two], 4)  # the story goes on from there
    two.drain()
    assert len(two.story) > lines
    two.send({"do": "frames", "id": "film", "since": 1, "to": two.n})
    two.until(lambda: any(each["is"] == "frames" for each in two.other) or bool(two.refused))
    for each in two.other:
        assert "player 1" not in json.dumps(each).lower()
    for player in (one, two, watcher):
        player.close()


def test_names_cannot_carry_marks() -> None:
    assert clean_name("  Olena \n Kovalenko\t") == "Olena Kovalenko"
    assert clean_name("\ue000text-attack\ue001Attack\ue002") == "text-attackAttack", "signs that mark terms"
    assert clean_name("a\u202eb\u2066c\x00\x1b[2J") == "abc[2J", "marks of direction and control characters"
    assert clean_name("Z" + "\u0337" * 30) == "Z\u0337\u0337"
    assert clean_name("\u200b") == "", "a name that nobody could see is none"
    assert clean_name("y" * 90) == "y" * 40
    named = name_of(0, SeatAssignment("person", "", "{ $card } <b>&amp;"))
    assert named is not None
    thunderstone = load("thunderstone")
    for language in LANGUAGES:
        told = thunderstone.words.text(with_names(say("turn.rests", seat=player_name(0)), [named]), language)
        assert told.startswith("{ $card } <b>&amp; "), "a name is told letter by letter"


def test_names_that_were_given_at_the_start_are_cleaned(games: Host) -> None:
    chairs = [{"who": "me", "name": "\ue000x\ue001Eve\ue002\u202e"}, {"who": "bot", "agent": "random"}]
    _, body, _ = games.ask("/api/tables", {"game": "thunderstone", "seats": chairs, "options": {"players": 2}})
    me = games.sit(json.loads(body)["seats"][0]["token"])
    assert me.table["seats"][0]["name"] == "xEve"
    me.close()


def test_a_bot_is_called_by_a_name_with_its_kind() -> None:
    seats = [SeatAssignment("bot", "search:300"), SeatAssignment("bot", "greedy"), SeatAssignment("person", "greedy")]
    names = names_of(seats)
    words = core_words()
    assert [words.text(name, "en") for name in names if name is not None] == ["Flint", "Ember"]
    assert names[2] is None, "who lets a bot play stays who they are"
    panel = load("thunderstone").words.text(with_names(say("panel.player", seat=player_name(0)), names), "en")
    assert panel == "Flint (thinks ahead)"


def test_your_turn_stays_in_the_lobby_however_long_a_table_rests(tmp_path: Any) -> None:
    async def work() -> None:
        store = f"{tmp_path}/t.db"
        service = TableService(Sqlite(store), Games([], ["thunderstone"]), CALM, WorkerPool())
        await service.open()
        seats = [SeatRequest(who="me"), SeatRequest(who="friend")]
        made = await service.create_table(NewTable("thunderstone", {"players": 2}, seats, seed=5))
        tokens = [seat.token for seat in made.seats]

        async def asked(by: TableService) -> list[Any]:
            return [each.asked for each in await by.summaries(tokens, "en")]

        live, _ = await service.open_link(tokens[0])
        live.choose(0, live.question_id(0), "first:1", "m1", None)
        await stored(live)
        assert await asked(service) == [False, True]
        await service.unload_idle(after=-1)
        assert service.tables == {}
        assert await asked(service) == [False, True]
        assert service.tables == {}, "it is known without loading the table"
        live, _ = await service.open_link(tokens[1])
        live.choose(1, live.question_id(1), live.table.requests[1].keys()[0], "m2", None)
        await stored(live)
        before = await asked(service)
        await service.close()
        again = TableService(Sqlite(store), Games([], ["thunderstone"]), CALM, WorkerPool())
        await again.open()
        assert await asked(again) == before, "after a restart, too"
        await again.close()

    alone(work())
