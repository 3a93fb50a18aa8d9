"""The analysis of a finished game in a real browser: made, read, and played back on the table."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.agents.planted import SHORT, played
from tests.browser.conftest import Open
from tests.browser.page_actions import no_raw_keys, nothing_serious
from tests.server.host import CALM, Host
from undercroft.core.game import load

LIMITS = msgspec.structs.replace(CALM, analysis_tries=6, analyses_per_minute=60)

OVERFLOWS = """() => {
    const page = document.querySelector('.analysis');
    return page.scrollWidth > page.clientWidth || document.documentElement.scrollWidth > innerWidth;
}"""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = Host(str(tmp_path_factory.mktemp("analysis") / "tables.db"), games=("bugs",), limits=LIMITS)
    yield made
    made.stop()


@pytest.fixture(scope="module")
def made(games: Host) -> Any:
    """A short game that was lost by a mistake."""
    record = played(5, load("bugs"), SHORT, slips=3).record
    request = urllib.request.Request(
        games.address + "/api/records",
        record.to_json(),
        {"content-type": "application/json", "origin": games.address},
    )
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)


def open_analysis(page: Page, games: Host, token: str) -> None:
    page.goto(f"{games.address}/#/t/{token}")
    page.locator(".ending [data-analysis]").click()


def test_an_analysis_is_made_read_and_played_back(games: Host, made: Any, open_page: Open) -> None:
    page = open_page()
    token = made["seats"][0]["token"]
    open_analysis(page, games, token)
    page.locator("[data-start]").click()
    expect(page.locator(".analysis")).to_have_attribute("data-analysis-state", "done")
    assert page.locator(".graph-field path.main").count() >= 1
    mistake = page.locator(".turning:has(small)").first
    mistake.click()
    expect(mistake).to_have_attribute("aria-pressed", "true")
    compared = page.locator(".compared b").all_text_contents()
    assert len(compared) == 2
    assert compared[0] != compared[1]
    assert not page.evaluate(OVERFLOWS)
    nothing_serious(page, "the analysis")
    number = mistake.get_attribute("data-point")
    page.locator("[data-show]").click()
    # the replay stands at that moment, and says there what the analysis says
    expect(page.locator(".analysis")).to_have_count(0)
    expect(page.locator(f".look-back [data-note='{number}'] .compared b")).to_have_text(compared)
    told = page.evaluate("() => document.querySelector('.look-back input[type=range]').value")
    assert int(told) > 0
    # a link to that moment shows it to anybody, with the same comment
    page.locator(".look-back [data-share]").click()
    link = page.locator("[role=dialog] .copy-row input").input_value()
    page.keyboard.press("Escape")
    visitor = open_page()
    visitor.goto(link)
    expect(visitor.locator(f".look-back [data-note='{number}'] .compared b")).to_have_text(compared)
    page.locator(".look-back [data-analysis]").click()
    expect(page.locator(".graph-field line.now")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".analysis")).to_have_count(0)


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_whoever_watches_reads_it_on_a_phone_in_their_language(
    games: Host, made: Any, open_page: Open, language: str
) -> None:
    page = open_page(390, 844, language)
    open_analysis(page, games, made["watch"])
    page.locator("[data-start], .analysis[data-analysis-state='done']").first.wait_for()
    if page.locator("[data-start]").count():
        page.locator("[data-start]").click()
    expect(page.locator(".analysis")).to_have_attribute("data-analysis-state", "done")
    assert not page.evaluate(OVERFLOWS)
    no_raw_keys(page)
    nothing_serious(page, "the analysis")
