"""Clocks in real browsers: chosen at set-up, seen at the table and in the lobby, by the server's time."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.page_actions import answer, links
from tests.server.host import CALM, Host
from tests.server.host import host as serve


def test_a_clock_is_set_up_and_seen_at_the_table_and_in_the_lobby(host: Host, open_page: Open) -> None:
    mine, theirs = open_page(), open_page(language="uk")
    theirs.add_init_script("const real = Date.now; Date.now = () => real() + 9e6;")  # this clock is hours ahead
    mine.goto(host.address)
    mine.locator("[data-setup=vault]").click()
    expect(mine.locator("[data-clock-kind]")).to_have_count(0)  # nobody else plays yet
    mine.locator("[data-seat='1']").select_option("friend")
    mine.locator("[data-clock-kind]").select_option("game")
    expect(mine.locator("[data-clock-end] option")).to_have_count(3)  # no single answers there
    mine.locator("[data-clock-kind]").select_option("move")
    mine.locator("[data-clock-seconds]").select_option("1800")
    mine.locator("[data-clock-end]").select_option("answer")
    mine.locator(".setup button[type=submit]").click()
    mine.locator(".table").wait_for()
    friend = links(mine)[0]
    mine.keyboard.press("Escape")
    theirs.goto(friend)
    expect(theirs.locator(".chip.away")).to_have_count(0)
    expect(mine.locator("[data-clock]")).to_have_count(0)  # it starts with the first answer
    answer(mine)
    for page in (mine, theirs):
        expect(page.locator("[data-clock='1']")).to_have_text(re.compile(r"^\s*29:\d\d$"))
    mine.goto(host.address)
    expect(mine.locator(".my-table [data-clock]").first).to_have_text(re.compile(r"^29:\d\d$"))


@pytest.mark.parametrize(
    ("end", "mine_reads", "they_read"),
    [
        ("answer", "the time was up, so a bot answered", "час вийшов, тож відповів бот"),
        ("close", "the time was up, so the table was closed", "час вийшов, тож стіл закрито"),
    ],
)
def test_whose_time_is_up_is_told_to_everybody(
    tmp_path: Any, open_page: Open, end: str, mine_reads: str, they_read: str
) -> None:
    limits = msgspec.structs.replace(CALM, clock_seconds=0.1)
    with serve(f"{tmp_path}/t.db", limits=limits) as made:
        table = made.table(seed=3, clock={"kind": "move", "seconds": 2, "end": end})
        mine, theirs = open_page(), open_page(language="uk")
        for page, seat in zip((mine, theirs), table["seats"], strict=True):
            page.goto(f"{made.address}/#/t/{seat['token']}")
            page.locator(".table").wait_for()
        answer(mine)
        expect(mine.locator("[data-notice=clock]")).to_contain_text(mine_reads)
        expect(theirs.locator("[data-notice=clock]")).to_contain_text(they_read)
