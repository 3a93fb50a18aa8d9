"""The page stays light: what a first visit loads, in the lobby and by a friend's link, and each game's pictures."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.page_actions import ASKED
from tests.browser.traffic import Traffic
from tests.server.host import Host
from undercroft.core.game import available

FIRST_LOAD = 250
PICTURES = 130
"""Kilobytes, as docs/page.md promises."""


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_first_load(five: Host, open_page: Open, language: str) -> None:
    page = open_page(language=language)
    traffic = Traffic(page)
    page.goto(five.address)
    page.locator("[data-play]").first.wait_for()
    lobby = traffic.settled(page, ".")
    assert lobby < FIRST_LOAD, sorted(traffic.loaded.items(), key=lambda pair: -pair[1])
    assert not [address for address in traffic.loaded if address.endswith(".woff2") and "normal" in address]


@pytest.mark.parametrize("game", available())
def test_a_friends_link_and_the_pictures(five: Host, open_page: Open, game: str) -> None:
    page = open_page(language="uk")
    page.goto(five.address)
    page.locator(f"[data-play={game}]").click()
    page.locator(ASKED).wait_for()
    friend = open_page(language="uk")
    traffic = Traffic(friend)
    friend.goto(page.url)
    expect(friend.locator(ASKED)).to_be_visible()
    whole = traffic.settled(friend, ".")
    pictures = traffic.kilobytes("/art/") - traffic.kilobytes("/art/core")
    assert 20 < pictures < PICTURES
    assert whole - pictures < FIRST_LOAD, sorted(traffic.loaded.items(), key=lambda pair: -pair[1])
