"""Being told of one's turn, in a real browser: asked for in the menu, pushed, shown by the service worker."""

from __future__ import annotations

import json
import time
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

pytest.importorskip("cryptography", reason="Web Push needs undercroft[push]")

from tests.browser.conftest import PATIENCE, Open
from tests.server.host import host as serve
from tests.server.outside import Browser, mail_server, push_service

SUBSCRIBE = """(made) => {
    // The services of real browsers cannot be reached from here: this one is the test's own.
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async (options) => {
        window.wanted = options;
        return { toJSON: () => made };
    };
}"""


SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    const [notice] = await worker.getNotifications();
    return notice === undefined ? null : [notice.title, notice.body, notice.data.table];
}"""


def wait_for_notice(page: Page, seconds: float = 5) -> list[str] | None:
    """What the first notification says, or None when none has come in that time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if (shown := page.evaluate(SHOWN)) is not None:
            return cast("list[str]", shown)
        page.wait_for_timeout(50)
    return None


def test_a_browser_asks_to_be_told_and_shows_what_is_pushed(tmp_path: Any, open_page: Open) -> None:
    with push_service() as outside:
        settings: dict[str, Any] = {"push_contact": "mailto:host@example.org", "push_services": ["127.0.0.1"]}
        with serve(f"{tmp_path}/t.db", **settings, push_seconds=0.2) as made:
            table = made.table(seed=3)
            other = made.sit(table["seats"][0]["token"])
            page = open_page(language="uk")
            page.context.grant_permissions(["notifications"], origin=made.address)
            page.goto(f"{made.address}/#/t/{table['seats'][1]['token']}")
            page.locator(".table").wait_for()
            browser = Browser(f"{outside.address}/push/real")
            page.evaluate(SUBSCRIBE, {"endpoint": browser.endpoint, "keys": browser.keys})
            page.get_by_role("button", name="Меню").click()
            page.locator("[data-push]").check()
            page.wait_for_function("() => window.wanted !== undefined")
            assert (
                page.evaluate("() => window.wanted.userVisibleOnly && window.wanted.applicationServerKey.length") == 65
            )
            expect(page.locator("[role=alert]")).to_have_count(0)
            page.wait_for_function("() => document.querySelector('.line.connected') !== null")
            session = page.context.new_cdp_session(page)
            found: list[Any] = []
            session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
            session.send("ServiceWorker.enable")
            page.goto(made.address)  # the table is left
            other.choose("lead:0")
            outside.wait_for(1)
            told = browser.decrypt(outside.came[0][2]).decode()
            page.wait_for_function("() => navigator.serviceWorker.controller !== null")
            wanted = {"origin": made.address, "registrationId": found[-1]["registrationId"], "data": told}
            shown = None
            end = time.monotonic() + PATIENCE / 1000
            while shown is None and time.monotonic() < end:
                # The driver's delivery says nothing of its success; a worker that is just starting may miss it.
                session.send("ServiceWorker.deliverPushMessage", wanted)
                shown = wait_for_notice(page)
            assert shown == ["Ваш хід", json.loads(told)["body"], table["table"]]
            page.goto(f"{made.address}/#/table/{table['table']}")  # where a click on it leads
            page.locator(".table").wait_for()
            page.get_by_role("button", name="Меню").click()
            expect(page.locator("[data-push]")).to_be_checked()
            other.close()


def test_an_address_is_given_and_taken_away(tmp_path: Any, open_page: Open) -> None:
    with (
        mail_server() as outside,
        serve(f"{tmp_path}/t.db", smtp=outside.url, mail_from="table@example.org", mail_seconds=0.2) as made,
    ):
        table = made.table(seed=3)
        other = made.sit(table["seats"][0]["token"])
        page = open_page()
        page.goto(f"{made.address}/#/t/{table['seats'][1]['token']}")
        page.locator(".table").wait_for()
        page.get_by_role("button", name="Menu").click()
        expect(page.locator("[data-push]")).to_have_count(0)
        page.locator("[data-mail]").fill("olena@example.org")
        page.keyboard.press("Enter")
        expect(page.locator(".reminders")).to_contain_text("You get a letter when it is your turn.")
        page.wait_for_function("() => document.querySelector('.line.connected') !== null")
        page.goto(made.address)
        other.choose("lead:0")
        outside.wait_for(1)
        assert outside.letters[0][0] == "olena@example.org"
        page.goto(f"{made.address}/#/t/{table['seats'][1]['token']}")
        page.get_by_role("button", name="Menu").click()
        page.locator("[data-mail-off]").click()
        expect(page.locator("[data-mail]")).to_be_visible()
        other.close()
