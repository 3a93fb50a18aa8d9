"""A page of one's own in real browsers: made, filled by play, carried elsewhere by its key, deleted; QR codes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.page_actions import links, nothing_serious, set_up
from tests.server.host import Host, play_on

TOKEN = re.compile(r"#/t/([A-Za-z0-9_-]+)")


def token_of(address: str) -> str:
    found = TOKEN.search(address)
    assert found is not None
    return found.group(1)


def make_page(page: Page, host: Host) -> None:
    page.goto(f"{host.address}/#/me")
    page.locator("[data-make-page]").click()
    page.locator(".player-key").wait_for()


def kept_key(page: Page) -> str:
    return str(page.evaluate("JSON.parse(localStorage['undercroft.page'] ?? '\"\"')"))


def test_a_page_shows_tables_results_and_a_rating_and_goes_to_another_device(host: Host, open_page: Open) -> None:
    mine, theirs = open_page(), open_page(language="uk")
    mine.goto(host.address)
    mine.get_by_role("link", name="My page").click()
    mine.locator("[data-make-page]").click()
    expect(mine.locator(".player-key")).to_be_visible()
    make_page(theirs, host)
    assert kept_key(mine) != kept_key(theirs)
    set_up(mine, host, "vault", ["me", "friend"])
    friend = links(mine)[0]
    own = token_of(mine.url)
    theirs.goto(friend)
    theirs.locator(".table").wait_for()
    mine.goto(f"{host.address}/#/me")
    expect(mine.locator(".my-tables li")).to_have_count(1)
    expect(mine.locator(".my-tables .badge")).to_have_text("your turn")
    theirs.goto(f"{host.address}/#/me")
    expect(theirs.locator(".my-tables li")).to_have_count(1)
    players = [host.sit(own), host.sit(token_of(friend))]
    play_on(players)
    for player in players:
        player.close()
    mine.reload()
    expect(mine.locator("[data-result=vault]")).to_contain_text(re.compile(r"Place [12] of 2"))
    expect(mine.locator("[data-result=vault] .change")).to_contain_text("→")
    expect(mine.locator("[data-rating=vault]")).to_contain_text("±")
    expect(mine.locator("[data-statistics=vault]")).to_contain_text(re.compile(r"won [01] of 1"))
    expect(mine.locator("[data-rating=vault]")).to_contain_text("still quite uncertain")
    expect(mine.locator(".my-tables li")).to_have_count(0)
    nothing_serious(mine, "own page")
    theirs.reload()
    expect(theirs.locator("[data-result=vault]")).to_contain_text(re.compile(r"Місце [12] із 2"))
    # The game is looked through again from the page.
    mine.locator("[data-result=vault] a").click()
    mine.locator(".table").wait_for()
    # On another device, by the link: it asks first, and the key does not stay in the address.
    key = kept_key(mine)
    phone = open_page(width=390, height=844)
    phone.goto(f"{host.address}/#/me/{key}")
    phone.locator("[data-use-page]").click()
    expect(phone.locator("[data-rating=vault]")).to_be_visible()
    assert kept_key(phone) == key
    assert key not in phone.url
    nothing_serious(phone, "own page on a phone")


def test_the_page_opens_seats_on_a_device_that_has_no_links(host: Host, open_page: Open, tmp_path: Path) -> None:
    laptop, tablet = open_page(), open_page()
    make_page(laptop, host)
    set_up(laptop, host, "vault", ["me", "friend"])
    laptop.goto(f"{host.address}/#/me")
    expect(laptop.locator(".my-tables li")).to_have_count(1)
    with laptop.expect_download() as saving:
        laptop.locator("[data-save-key]").click()
    saved = tmp_path / "key.txt"
    saving.value.save_as(saved)
    assert saved.read_text().strip() == f"{host.address}/#/me/{kept_key(laptop)}"
    tablet.goto(f"{host.address}/#/me")
    tablet.locator("input[type=file]").set_input_files(saved)
    tablet.locator(".my-table").click()
    tablet.locator(".table").wait_for()
    expect(tablet.locator(".decision, .offers, [data-key]").first).to_be_visible()
    tablet.goto(host.address)
    expect(tablet.locator(".my-table")).to_have_count(1)  # and the lobby knows it from now on


def test_a_page_is_deleted_for_good(host: Host, open_page: Open) -> None:
    page = open_page()
    make_page(page, host)
    key = kept_key(page)
    page.locator("[data-delete-page]").click()
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-make-page]")).to_be_visible()
    assert kept_key(page) == ""
    status, _, _ = host.ask("/api/player", {"key": key})
    assert status == 422
    page.get_by_label("Its key or link").fill("no key")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".fault")).to_contain_text("That is no key")


def test_a_page_is_taken_off_a_browser_and_brought_back_by_its_key(host: Host, open_page: Open) -> None:
    page = open_page()
    make_page(page, host)
    key = kept_key(page)
    page.locator("[data-forget-page]").click()
    page.locator("[data-confirm]").click()
    page.get_by_label("Its key or link").fill(f"{host.address}/#/me/{key}")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".player-key")).to_be_visible()
    assert kept_key(page) == key


@pytest.mark.parametrize("what", ["friend", "own seat", "page"])
def test_links_are_shown_as_codes_for_a_camera(what: str, host: Host, open_page: Open) -> None:
    page = open_page()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    if what == "page":
        make_page(page, host)
    else:
        set_up(page, host, "vault", ["me", "friend"])
        if what == "own seat":
            page.keyboard.press("Escape")
            page.get_by_role("button", name="Menu").click()
    row = page.locator(".copy-row").first
    assert not any("/qr-" in address for address in fetched), "what draws codes is fetched when one is wanted"
    row.get_by_role("button", name="Show as a QR code").click()
    code: Any = row.locator(".qr-code")
    expect(code).to_be_visible()
    assert any("/qr-" in address for address in fetched)
    box = code.bounding_box()
    assert box["width"] == pytest.approx(box["height"])
    assert box["width"] >= 150
    path = code.locator("path").get_attribute("d")
    modules = {tuple(map(int, place)) for place in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    size = int(code.get_attribute("viewBox").split()[2])
    corners = [(4, 4), (size - 11, 4), (4, size - 11)]
    for x, y in corners:  # a large square in three corners, inside a white margin
        assert {(x + at, y) for at in range(7)} <= modules
        assert (x + 1, y + 1) not in modules
    assert not any(min(place) < 4 or max(place) >= size - 4 for place in modules)
    row.get_by_role("button", name="Hide the QR code").click()
    expect(code).to_have_count(0)
