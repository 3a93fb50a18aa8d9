"""The coach in real Chromium: a lamp at the question, three answers with bars and reasons, and their places lit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.page_actions import RAW_KEY, answer, nothing_serious
from tests.server.host import CALM, Host

SIZES = {
    "wide": ("en", {"width": 1366, "height": 768}),
    "phone": ("uk", {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}),
}


@pytest.fixture(scope="module")
def bugs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = Host(str(tmp_path_factory.mktemp("coach") / "tables.db"), games=("bugs",), limits=CALM)
    yield made
    made.stop()


@pytest.mark.parametrize("size", SIZES)
def test_the_lamp_shows_three_answers_and_lights_their_places(bugs: Host, open_page: Open, size: str) -> None:
    language, window = SIZES[size]
    made = bugs.table("bugs", seats="me", seed=7, options={"mode": "scenario", "scenario": 2})
    page = open_page(language=language, **window)
    page.goto(f"{bugs.address}/#/t/{made['seats'][0]['token']}")
    page.locator(".table").wait_for()
    kinds = "window.undercroft.view().facts.ask?.kind"
    page.wait_for_function(f"() => {kinds} === 'campaign.difficulty'")
    page.locator("[data-ask-coach]").click()
    taste = page.locator("[data-coach=said]")
    expect(taste.locator("[data-wish]")).to_be_visible()  # nobody is told to take the easiest
    expect(taste.locator(".advised-worth")).to_have_count(0)
    expect(taste.locator(".advised small").first).to_be_visible()
    taste.locator("header button").click()
    for _ in range(60):
        page.wait_for_function(f"() => {kinds} !== undefined")
        if page.evaluate(kinds) == "move.where":
            break
        answer(page, lambda keys: 0)
    page.locator("[data-ask-coach]").click()
    pane = page.locator("[data-coach=said]")
    pane.wait_for()
    advised = pane.locator(".advised")
    expect(advised).to_have_count(3)
    expect(advised.first.locator("small").first).to_be_visible()
    assert not RAW_KEY.search(pane.inner_text())
    nothing_serious(page, "the coach")
    key = pane.locator("[data-advised^='go:']").first.get_attribute("data-advised")
    place = page.evaluate(f"window.undercroft.view().facts.ask.options.find((each) => each.key === '{key}').shown.at")
    moving = pane.locator("[data-advised^='go:']").first
    if size == "wide":
        expect(page.locator(f"[data-target='{place}'].lit")).to_have_count(0)
        moving.hover()
        expect(page.locator(f"[data-target='{place}'].lit").first).to_be_attached()
    moving.click()
    page.wait_for_function(f"() => {kinds} !== 'move.where'")
