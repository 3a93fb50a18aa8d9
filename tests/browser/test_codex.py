"""The codex in real Chromium: maps are drawn in it, phones can read it, a link brings its entry into view."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.page_actions import nothing_serious
from tests.server.host import Host

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
MIN_LETTERS = 12
"""Pixels: smaller letters cannot be read on a phone."""


@pytest.mark.parametrize(("link", "cells"), [("machina/tile-boiler_hall_a", 64), ("sanctum/act-III", 6)])
def test_a_map_is_drawn_whole(five: Host, open_page: Open, link: str, cells: int) -> None:
    page = open_page()
    page.goto(f"{five.address}/#/codex/{link}")
    drawn = page.locator(".codex-board .ground-cell")
    expect(drawn).to_have_count(cells)
    board = page.locator(".codex-board").bounding_box()
    assert board is not None
    for cell in (drawn.first, drawn.last):
        box = cell.bounding_box()
        assert box is not None
        assert box["width"] > 20
        assert board["x"] <= box["x"]
        assert box["x"] + box["width"] <= board["x"] + board["width"]
        assert board["y"] <= box["y"]
        assert box["y"] + box["height"] <= board["y"] + board["height"]
    nothing_serious(page, link)


def test_a_phone_can_read_it(five: Host, open_page: Open) -> None:
    page = open_page(**PHONE)
    page.goto(f"{five.address}/#/codex/sanctum/demon-B3-02")
    for part in (".codex-opened h2", ".codex-opened .codex-met li", ".codex-small b"):
        size = page.locator(part).first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
        assert size >= MIN_LETTERS, part
    nothing_serious(page, "codex on a phone")


def test_a_link_brings_its_entry_into_view(five: Host, open_page: Open) -> None:
    page = open_page()
    page.goto(f"{five.address}/#/codex/sanctum/demon-B3-02")
    expect(page.locator("[data-entry='demon-B3-02']")).to_be_in_viewport()


def test_what_a_campaign_keeps_for_later_stays_folded(five: Host, open_page: Open) -> None:
    page = open_page()
    page.goto(f"{five.address}/#/codex/machina/engine_end")
    opened = page.locator(".codex-opened")
    expect(opened).to_be_visible()
    expect(opened.locator("h2")).to_have_count(0)
    opened.get_by_role("button").click()
    expect(opened.locator("h2")).to_have_text("The Drowned Engine")
