"""Whoever is refused is told so in their language: the one that the request names, else the browser's."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.host import Host

NO_BOT = {
    "en": "There is no player “nobody”. Players: easy",
    "uk": "Гравця «nobody» немає. Гравці: easy",
    "ru": "Игрока «nobody» нет. Игроки: easy",
}
NO_KEY = {"en": "This link does not open", "uk": "Це посилання не відкриває", "ru": "Эта ссылка не открывает"}


def refusal(host: Host, address: str, wish: Any, **headers: str) -> str:
    status, body, _ = host.ask(address, wish, {name.replace("_", "-"): value for name, value in headers.items()})
    assert 400 <= status < 500
    why: str = json.loads(body)["why"]
    return why


@pytest.mark.parametrize(
    ("address", "named", "browser", "language"),
    [
        ("", None, None, "en"),
        ("", None, "uk", "uk"),
        ("", None, "uk-UA,uk;q=0.9,en-US;q=0.8,en;q=0.7", "uk"),
        ("", None, "de-DE,en;q=0.3,ru;q=0.7", "ru"),
        ("", None, "ru;q=0,fr", "en"),
        ("", None, "*", "en"),
        ("", None, ";q=,,uk;q=x,\u00fc;q=1" + ",x" * 500, "en"),
        ("", "uk", None, "uk"),
        ("", "uk", "ru", "uk"),
        ("?language=ru", "uk", "uk", "ru"),
        ("?language=fr", None, "uk", "uk"),
    ],
)
def test_a_wrong_bot_at_a_new_table_is_refused_in_the_guests_language(
    shared: Host, address: str, named: str | None, browser: str | None, language: str
) -> None:
    wish: dict[str, Any] = {"game": "vault", "seats": [{"who": "me"}, {"who": "bot", "agent": "nobody"}]}
    wish |= {} if named is None else {"language": named}
    headers = {} if browser is None else {"Accept_Language": browser}
    assert refusal(shared, f"/api/tables{address}", wish, **headers).startswith(NO_BOT[language])


def test_other_refusals_are_told_in_it_as_well(shared: Host) -> None:
    def why(address: str, wish: Any) -> str:
        return refusal(shared, address, wish, Accept_Language="uk")

    assert why("/api/tables", {"game": "vault", "colour": "red"}).startswith("Це повідомлення не вдалося прочитати")
    assert why("/api/tables", b"{").startswith("Це повідомлення не вдалося прочитати")
    assert why("/api/tables", b'{"x":' * 3900).startswith("Це повідомлення не вдалося прочитати")
    assert why("/api/tables", {"game": "vault", "language": 7}).startswith("Це повідомлення не вдалося прочитати")
    assert why("/api/record", {"do": "sit", "token": "x" * 32}).startswith(NO_KEY["uk"])
    assert why("/api/rules/chess", None) == "За цією адресою нічого немає."
    assert why("/api/nothing", None) == "За цією адресою нічого немає."
    foreign = refusal(shared, "/api/tables", {"game": "vault"}, Accept_Language="uk", Origin="https://evil.example")
    assert foreign == "Запити з інших сайтів не приймаються."
    unknown = refusal(shared, "/api/games", None, Accept_Language="uk", Host="evil.example")
    assert unknown.startswith("Цей сервер не відгукується на це ім’я")


def test_what_others_may_keep_says_that_it_depends_on_the_browsers_language(shared: Host) -> None:
    for address in ("/api/rules/vault", "/api/codex/vault"):
        _, _, headers = shared.ask(address)
        assert headers["cache-control"].startswith("public")
        assert "Accept-Language" in headers["vary"]
    lobby = shared.ask("/api/games", headers={"Accept-Language": "uk"})[1]
    assert lobby == shared.ask("/api/games?language=uk")[1] != shared.ask("/api/games")[1]


@pytest.mark.parametrize("language", NO_KEY)
def test_a_wrong_key_is_refused_in_the_language_that_comes_with_it(shared: Host, language: str) -> None:
    player = shared.sit("x" * 32, language)
    assert player.refused[0]["why"].startswith(NO_KEY[language])
    player.close()


def test_a_bot_that_there_is_not_takes_no_seat_in_any_language(shared: Host) -> None:
    player = shared.sit(shared.table()["seats"][0]["token"], "uk")
    player.do("give", seat=0, agent="nobody")
    assert player.refused[0]["why"].startswith(NO_BOT["uk"])
    player.close()
