"""The five games in the page: a first turn of Thunderstone, a scenario of Bugs by touch, no raw key in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import all_words, answer, finish, nothing_serious, play_now
from tests.server.host import Host
from undercroft.core.game import available, load
from undercroft.core.words import LANGUAGES, message_ids

SHOWN = "document.getElementById('decision').innerText + document.getElementById('story').innerText"


@pytest.fixture(scope="module")
def five(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = Host(str(tmp_path_factory.mktemp("games") / "tables.db"), games=tuple(available()))
    yield made
    made.stop()


def test_a_newcomer_starts_thunderstone_against_a_bot_and_finishes_a_turn(five: Host, open_page: Open) -> None:
    page = open_page()
    play_now(page, five.address, "thunderstone")
    expect(page.locator(".hint")).to_be_visible()
    story = page.locator("#story")
    for _ in range(40):
        answer(page)
        if "turn of player 2" in story.inner_text():
            break
    expect(story).to_contain_text("turn of player 2")
    page.locator(".option:not([disabled])").first.wait_for()  # the bot has played its turn, it is ours again
    expect(page.locator(".card")).not_to_have_count(0)


def test_a_phone_plays_a_whole_scenario_of_bugs_by_touch(five: Host, open_page: Open) -> None:
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    page.goto(five.address)
    page.locator("[data-setup=bugs]").tap()
    page.locator("[data-setting=mode]").select_option("scenario")
    page.locator(".setup button[type=submit]").tap()
    page.locator(".option").first.wait_for()
    touched = 0
    for _ in range(8):  # what lies on the board is tapped there
        spot = page.locator(".cell.choosable, .figure.choosable")
        if spot.count() and not page.locator(".ending").count():
            before = page.evaluate(SHOWN)
            page.locator(".decision .fold").tap()
            spot.first.scroll_into_view_if_needed()
            spot.first.tap()
            page.locator(".decision .fold").tap()
            if page.get_by_role("menu").count():
                page.get_by_role("menuitem").first.tap()
            page.wait_for_function(f"before => {SHOWN} !== before", arg=before)
            touched += 1
        else:
            answer(page, tap=True)
    assert touched > 0
    finish(page, tap=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", available())
def test_no_raw_key_of_a_game_shows(five: Host, open_page: Open, name: str, language: str) -> None:
    game = load(name)
    keys: set[str] = set()
    for package in (*game.shares, game.package, "undercroft.core", "undercroft.server"):
        keys |= set(message_ids((files(package) / "words" / "en.ftl").read_text("utf-8")))
    keys = {key for key in keys if "-" in key}
    page = open_page(390 if language == "uk" else 1440, 844, language=language)

    def check() -> None:
        seen = set(re.findall(r"[a-z0-9]+(?:[-._][a-z0-9]+)+", all_words(page)))
        raw = {word for word in seen if word.replace(".", "-") in keys}
        assert not raw
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.goto(five.address)
    page.locator(f"[data-setup={name}]").click()
    page.locator(".setup").wait_for()
    check()
    page.keyboard.press("Escape")
    page.locator(f"[data-play={name}]").click()
    for _ in range(6):
        page.locator(".option, .ending").first.wait_for()
        check()
        answer(page)


def wide_and_small(page: Page, what: str) -> None:
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        nothing_serious(page, f"{what}, {width} wide")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_in_the_lobby(five: Host, open_page: Open, theme: str) -> None:
    page = open_page(color_scheme=theme)
    page.goto(five.address)
    page.locator(".game").first.wait_for()
    wide_and_small(page, f"lobby, {theme}")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("name", available())
def test_axe_finds_nothing_serious_in_a_game(five: Host, open_page: Open, name: str, theme: str) -> None:
    """Set-up and a game in its middle, wide and as small as a phone."""
    page = open_page(color_scheme=theme)
    page.goto(five.address)
    page.locator(f"[data-setup={name}]").click()
    page.locator(".setup").wait_for()
    wide_and_small(page, f"set-up of {name}, {theme}")
    page.keyboard.press("Escape")
    page.locator(f"[data-play={name}]").click()
    for _ in range(5):
        answer(page)
    page.locator(".option:not([disabled]), .ending").first.wait_for()
    closed = page.locator(".panel-head[aria-expanded=false]")
    while closed.count():
        closed.first.click()
    wide_and_small(page, f"table of {name}, {theme}")
