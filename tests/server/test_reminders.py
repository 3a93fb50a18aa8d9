"""People who are away are told that it is their turn: by Web Push that only their browser reads, and by e-mail."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from typing import Any

import pytest

pytest.importorskip("cryptography", reason="Web Push needs undercroft[push]")

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.host import Host, Player, host
from tests.server.outside import Browser, PushService, check_sender, mail_server, plain, push_service, text
from undercroft.server.reminders import MAX_CONTACTS
from undercroft.server.web_push import encrypt

CONTACT = "mailto:host@example.org"


def pushing(service: PushService, **more: Any) -> dict[str, Any]:
    return {"push_contact": CONTACT, "push_seconds": 0.2, "push_services": ["127.0.0.1"], **more}


def subscribe(player: Player, browser: Browser, **more: Any) -> str:
    return player.do("notify", kind="push", address=browser.endpoint, **browser.keys, **more)


def contacts(db: str) -> int:
    with closing(sqlite3.connect(db)) as opened:
        return int(opened.execute("SELECT count(*) FROM contacts").fetchone()[0])


def wait_until(condition: Any) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_the_example_of_the_standard_is_encrypted_as_it_says() -> None:
    """RFC 8291, appendix A."""
    private = plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    made = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        salt=plain("DGv6ra1nlYgDCS1FRnbzlw"),
        private=ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1()),
    )
    assert text(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_is_told_once_and_nobody_else_can_read_it(tmp_path: Any) -> None:
    db = f"{tmp_path}/t.db"
    with push_service() as outside, host(db, **pushing(outside)) as made:
        table = made.table(seed=3)
        first, second = made.sit(table["seats"][0]["token"]), made.sit(table["seats"][1]["token"], language="uk")
        assert (second.seated["reach"], second.seated.get("notified")) == (["push"], None)
        browser = Browser(f"{outside.address}/push/olena")
        assert not second.was_refused(subscribe(second, browser))
        second.close()
        first.choose("lead:0")  # both are asked for a card
        outside.wait_for(1)
        path, headers, body = outside.came[0]
        assert path == "/push/olena"
        claims = check_sender(headers["authorization"], outside.address)
        assert claims["sub"] == CONTACT
        assert headers["authorization"].endswith(f"k={second.seated['push_key']}")
        assert time.time() < claims["exp"] <= time.time() + 86_400
        assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table["table"])
        turn = json.loads(browser.decrypt(body))
        assert (turn["title"], turn["table"]) == ("Ваш хід", table["table"])
        assert not any(seat["token"].encode() in browser.decrypt(body) for seat in table["seats"])
        with pytest.raises(InvalidTag):
            Browser(browser.endpoint).decrypt(body)
        time.sleep(1)
        assert len(outside.came) == 1  # first is here, and second was told already
        back = made.sit(table["seats"][1]["token"])
        assert back.seated["notified"] == ["push"]
        back.close()
        first.close()
    with host(db, **pushing(outside)) as made:  # the key is the same after a restart
        again = made.sit(table["seats"][1]["token"])
        assert again.seated["push_key"] == second.seated["push_key"]
        again.do("notify", kind="push", address="", on=False)
        assert contacts(db) == 0
        again.close()


def test_whoever_has_answered_or_has_just_looked_is_not_told(tmp_path: Any) -> None:
    seconds = 0.8
    with push_service() as outside, host(f"{tmp_path}/t.db", **pushing(outside, push_seconds=seconds)) as made:
        first, second, third = made.seats(made.table(seats="me friend friend", seed=3))
        for player, name in ((second, "answered"), (third, "looked")):
            assert not player.was_refused(subscribe(player, Browser(f"{outside.address}/push/{name}")))
        first.choose("lead:0")
        second.drain()
        while second.ask:  # whoever lays a 2 is asked once more
            second.choose(second.keys[0])
        second.close()
        time.sleep(seconds)
        third.drain()
        assert third.ask
        left = time.monotonic()
        third.close()
        outside.wait_for(1)
        assert time.monotonic() - left >= seconds
        assert [path for path, _, _ in outside.came] == ["/push/looked"]
        first.close()


def test_a_subscription_that_is_no_more_is_forgotten(tmp_path: Any) -> None:
    db = f"{tmp_path}/t.db"
    with push_service() as outside, host(db, **pushing(outside)) as made:
        outside.status = 410
        first, second = made.seats(made.table(seed=3))
        subscribe(second, Browser(f"{outside.address}/push/gone"))
        assert contacts(db) == 1
        second.close()
        first.choose("lead:0")
        outside.wait_for(1)
        wait_until(lambda: contacts(db) == 0)
        first.close()


def test_addresses_are_forgotten_when_the_game_is_over(tmp_path: Any) -> None:
    db = f"{tmp_path}/t.db"
    with push_service() as outside, host(db, **pushing(outside)) as made:
        first, second = made.seats(made.table(seed=3))
        subscribe(second, Browser(f"{outside.address}/push/1"))
        assert contacts(db) == 1
        first.do("close")
        wait_until(lambda: contacts(db) == 0)
        first.close()
        second.close()


def test_nothing_is_sent_to_places_that_are_no_push_services(tmp_path: Any) -> None:
    with push_service() as outside, host(f"{tmp_path}/t.db", push_contact=CONTACT) as made:
        first, second = made.seats(made.table(seed=3))
        for address in (
            f"{outside.address}/inside",
            "http://fcm.googleapis.com/fcm/send/1",
            "https://fcm.googleapis.com.example.org/1",
            "https://another-fcm.googleapis.com/1",
            "https://169.254.169.254/latest",
            "file:///etc/passwd",
        ):
            assert first.was_refused(subscribe(first, Browser(address))) == "push-service"
        good = Browser("https://fcm.googleapis.com/fcm/send/1")
        bad: dict[str, Any] = {"kind": "push", "address": good.endpoint}
        assert first.was_refused(first.do("notify", **bad, p256dh=text(b"\4" + bytes(64)), auth=text(bytes(16))))
        assert first.was_refused(first.do("notify", **bad, p256dh=good.keys["p256dh"], auth="AAAA"))
        assert not first.was_refused(subscribe(first, good))
        assert first.was_refused(first.do("notify", kind="mail", address="a@example.org")) == "no-reminders"
        first.close()
        second.close()


def test_a_seat_keeps_only_so_many_addresses(tmp_path: Any) -> None:
    db = f"{tmp_path}/t.db"
    with push_service() as outside, host(db, **pushing(outside)) as made:
        table = made.table(seed=3)
        first, second = made.seats(table)
        browsers = [Browser(f"{outside.address}/push/{at}") for at in range(MAX_CONTACTS + 1)]
        refused = [first.was_refused(subscribe(first, browser)) for browser in browsers]
        assert refused == [""] * MAX_CONTACTS + ["too-many-contacts"]
        assert not first.was_refused(subscribe(first, browsers[0]))  # it is known
        assert not second.was_refused(subscribe(second, browsers[-1]))
        watcher = made.sit(table["watch"])
        assert watcher.was_refused(subscribe(watcher, browsers[0])) == "spectator"
        assert contacts(db) == MAX_CONTACTS + 1
        watcher.close()
        first.close()
        second.close()


def test_a_server_without_them_offers_no_reminders(shared: Host) -> None:
    first, second = shared.seats(shared.table())
    assert "reach" not in first.seated
    assert first.was_refused(first.do("notify", kind="mail", address="a@example.org")) == "no-reminders"
    first.close()
    second.close()


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_a_letter_comes_once_an_hour_at_most_and_can_be_stopped(
    store: str, tmp_path: Any, request: pytest.FixtureRequest
) -> None:
    db = f"{tmp_path}/t.db" if store == "sqlite" else request.getfixturevalue("empty_postgres")
    with mail_server() as outside:
        more = {"smtp": outside.url, "mail_from": "table@example.org", "mail_seconds": 0.2}
        with host(db, **more, site="https://play.example/") as made:
            table = made.table(seed=3)
            first, second = made.sit(table["seats"][0]["token"]), made.sit(table["seats"][1]["token"], language="ru")
            for wrong in ("olena", "olena@example", "a@b.org\r\nBcc: c@d.org", f"{'a' * 300}@example.org"):
                assert second.was_refused(second.do("notify", kind="mail", address=wrong)) == "mail-address"
            assert not second.was_refused(second.do("notify", kind="mail", address="olena@example.org"))
            second.close()
            first.choose("lead:0")
            outside.wait_for(1)
            to, letter = outside.letters[0]
            assert (to, letter["From"]) == ("olena@example.org", "table@example.org")
            assert letter["Subject"].startswith("Ваш ход: ")
            body = letter.get_content()
            assert f"https://play.example/#/table/{table['table']}" in body
            assert not any(seat["token"] in str(letter) for seat in table["seats"])
            second = made.sit(table["seats"][1]["token"])
            second.choose(second.keys[0])
            second.close()
            first.drain()
            while first.ask:
                first.choose(first.keys[0])
            assert first.facts["waiting"] == [1]  # asked anew, within the hour
            time.sleep(1)
            assert len(outside.letters) == 1
            stop = letter["List-Unsubscribe"].strip("<>").removeprefix("https://play.example")
            assert stop in body
            assert made.ask(stop[:-1] + ("0" if stop[-1] != "0" else "1"))[0] == 404
            assert made.ask(stop)[0] == 200
            again = made.sit(table["seats"][1]["token"])
            assert again.seated.get("notified") is None
            again.close()
            first.close()
            assert "olena@" not in (made.log() if store == "sqlite" else "")
