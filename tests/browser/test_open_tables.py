"""Open tables in real browsers: a stranger finds one in the lobby, sits down or watches; its maker closes it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.page_actions import answer
from tests.server.host import Host


def test_strangers_join_and_watch_and_the_maker_closes_the_table(host: Host, open_page: Open) -> None:
    mine, theirs, watcher, late = open_page(), open_page(language="uk"), open_page(language="ru"), open_page()
    mine.goto(host.address)
    mine.locator("[data-setup=vault]").click()
    expect(mine.locator("[data-listed]")).not_to_be_checked()
    mine.locator("[data-seat='1']").select_option("open")
    expect(mine.locator("[data-listed]")).to_be_checked()
    mine.locator(".setup button[type=submit]").click()
    mine.locator(".table").wait_for()
    expect(mine.locator("[data-notice=listed]")).to_be_visible()
    expect(mine.locator("[data-seat-chip='1']")).to_contain_text("free seat")
    theirs.goto(host.address)
    shown = theirs.locator("[data-open]").first
    expect(shown).to_contain_text("Сісти (вільно: 1)")
    shown.locator("[data-join]").click()
    theirs.locator(".table").wait_for()
    expect(mine.locator("[data-seat-chip='1']")).not_to_contain_text("free seat")
    answer(mine)
    expect(theirs.locator(".list-button:not([disabled])")).to_be_visible()
    watcher.goto(host.address)
    watcher.locator("[data-open] [data-watch]").first.click()
    expect(watcher.locator(".strip")).to_contain_text("Вы наблюдаете")
    mine.get_by_role("button", name="Menu").click()
    mine.locator("[data-listed]").click()  # it changes once the server has said so
    expect(mine.locator("[data-listed]")).not_to_be_checked()
    expect(watcher.locator("[data-notice=listed]")).to_have_count(0)
    late.goto(host.address)
    expect(late.locator("[data-play=vault]")).to_be_visible()
    expect(late.locator("[data-open]")).to_have_count(0)
    theirs.goto(host.address)  # the seat is found again among one's own tables
    expect(theirs.locator(".my-table")).to_have_count(1)
