"""The five games in the page: a first turn of Thunderstone, a scenario of Bugs by touch, no raw key in any language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.page_actions import (
    ASKED,
    all_words,
    answer,
    answer_where_it_lies,
    choose_setting,
    close_list,
    finish,
    nothing_serious,
    open_list,
    play_now,
    question,
    two_and_a_watcher,
    until_answered,
    who_is_asked,
)
from tests.server.host import Host
from undercroft.core.game import available, load
from undercroft.core.words import LANGUAGES, message_ids


def test_a_newcomer_starts_thunderstone_against_a_bot_and_finishes_a_turn(five: Host, open_page: Open) -> None:
    page = open_page()
    play_now(page, five.address, "thunderstone")
    expect(page.locator(".hint")).to_be_visible()
    story = page.locator("#story")
    for _ in range(40):
        answer(page)
        if "turn of Ember" in story.inner_text():
            break
    expect(story).to_contain_text("turn of Ember")
    page.locator(ASKED).wait_for()  # the bot has played its turn, it is ours again
    expect(page.locator(".card")).not_to_have_count(0)


def test_the_whole_hero_stack_can_be_clicked_and_the_village_shows_all_at_once(five: Host, open_page: Open) -> None:
    page = open_page(1366, 768)
    play_now(page, five.address, "thunderstone")
    rows = page.locator(".for-sale .levels .card-line")

    def shop(keys: list[str]) -> int:
        return keys.index("village") if "village" in keys else len(keys) - 1

    for _ in range(60):
        page.locator(ASKED).wait_for()
        if rows.count():
            break
        answer(page, shop)
    close_list(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for card in page.locator(".market .card").all():
        expect(card).to_be_in_viewport(ratio=1)
    asked = question(page)
    rows.last.click()
    until_answered(page, asked)
    expect(page.locator("#story")).to_contain_text(re.compile("You buy|Player 1 buys"))


def test_two_play_thunderstone_a_third_watches_and_a_kill_in_mid_turn_stops_nobody(
    tmp_path: Path, open_page: Open
) -> None:
    host = Host(str(tmp_path / "tables.db"), games=("thunderstone",))
    try:
        first, second, watcher = pages = (open_page(), open_page(), open_page())
        two_and_a_watcher(pages, host, "thunderstone")
        answer(first, lambda keys: keys.index("first:0"))
        answer(first, lambda keys: keys.index("village"))
        expect(first.locator(ASKED)).to_have_count(1)
        expect(second.locator(ASKED)).to_have_count(0)
        hand, told = second.locator("#own").inner_text(), watcher.locator("#story").inner_text()

        host.kill()  # seat 1 is in the middle of its turn
        for page in (first, second, watcher):
            expect(page.locator(".line.offline")).to_be_visible()
        asked = question(first)
        open_list(first)
        first.locator(".option").first.click()  # nobody is there to hear it
        host.start()
        for page in (first, second, watcher):
            expect(page.locator(".line.connected")).to_be_visible()
        until_answered(first, asked)  # sent again by itself
        assert second.locator("#own").inner_text() == hand
        assert watcher.locator("#story").inner_text().startswith(told)

        turns = watcher.locator("#story p", has_text="turn of player 1")
        before = turns.count()
        for _ in range(60):  # both finish their turns
            if turns.count() > before:
                break
            page = who_is_asked([first, second])  # type: ignore[assignment]
            answer(page)
        expect(turns).to_have_count(before + 1)
        expect(watcher.locator(ASKED)).to_have_count(0)
    finally:
        host.stop()


def test_keys_alone_play_a_turn_of_thunderstone(five: Host, open_page: Open) -> None:
    page = open_page()
    page.goto(five.address)
    page.locator("[data-play=thunderstone]").wait_for()
    while page.evaluate("document.activeElement?.dataset.play") != "thunderstone":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    story = page.locator("#story")
    for _ in range(40):
        page.locator(ASKED).wait_for()
        assert page.evaluate("document.activeElement?.id") == "decision"  # each question takes the focus
        asked = question(page)
        if page.locator(".options").count() == 0:
            page.keyboard.press("l")  # the list opens and has the focus
        else:
            page.keyboard.press("Shift+Tab")  # the list stands before the question
        page.locator(".option:focus").wait_for()
        page.keyboard.press("Enter")
        until_answered(page, asked)
        if "turn of Ember" in story.inner_text():
            break
    expect(story).to_contain_text("turn of Ember")
    page.locator(ASKED).wait_for()


def test_a_phone_plays_a_whole_scenario_of_bugs_by_touch(five: Host, open_page: Open) -> None:
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    page.goto(five.address)
    page.locator("[data-setup=bugs]").tap()
    choose_setting(page, "mode", "scenario")
    page.locator(".setup button[type=submit]").tap()
    page.locator(ASKED).wait_for()
    touched = 0
    for _ in range(8):  # what lies on the board is tapped there
        page.locator(f"{ASKED}, .ending").first.wait_for(state="attached")
        spot = page.locator(".cell.choosable, .figure.choosable").first
        if spot.count():
            answer_where_it_lies(page, spot)
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
    for package in (*game.meta.shares, game.package, "undercroft.core", "undercroft.server"):
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
    page.locator(".setup").press("Escape")
    expect(page.locator(".setup")).to_have_count(0)
    page.locator(f"[data-play={name}]").click()
    for _ in range(6):
        page.locator(f"{ASKED}, .ending").first.wait_for()
        check()
        answer(page)


LAID_OUT = """() => {
    const stage = document.querySelector(".stage");
    return stage === null || stage.classList.contains("phone") === innerWidth < 700;
}"""
"""The layout follows the window a frame later: until then a phone's window holds the wide one."""


def wide_and_small(page: Page, what: str) -> None:
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(LAID_OUT)
        nothing_serious(page, f"{what}, {width} wide")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_in_the_lobby(five: Host, open_page: Open, theme: str) -> None:
    page = open_page(color_scheme=theme)
    page.goto(five.address)
    page.locator(".game").first.wait_for()
    wide_and_small(page, f"lobby, {theme}")


@pytest.mark.parametrize("name", available())
def test_axe_finds_nothing_serious_in_a_game(five: Host, open_page: Open, name: str) -> None:
    """Set-up (by day in `test_endings.py`) and a game in its middle, wide and as small as a phone, dark and light."""
    page = open_page(color_scheme="dark")
    page.goto(five.address)
    page.locator(f"[data-setup={name}]").click()
    page.locator(".setup").wait_for()
    wide_and_small(page, f"set-up of {name}, dark")
    page.keyboard.press("Escape")
    page.locator(f"[data-play={name}]").click()
    for _ in range(5):
        answer(page)
    page.locator(f"{ASKED}, .ending").first.wait_for()
    close_list(page)
    closed = page.locator(".panel-head[aria-expanded=false]")
    while closed.count():
        closed.first.click()
    wide_and_small(page, f"table of {name}, dark")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    wide_and_small(page, f"table of {name}, light")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_on_the_shelf_keeps_its_room(five: Host, open_page: Open, language: str) -> None:
    """Longer words lie over no neighbour."""
    page = open_page(language=language)
    for width in (1440, 1366):
        page.set_viewport_size({"width": width, "height": 900})
        page.goto(five.address)
        page.locator("[data-learn]").first.wait_for()
        over = page.evaluate(
            """() => [...document.querySelectorAll(".game")].flatMap((game) =>
                [...game.querySelectorAll("button, a")]
                    .filter((each) => each.getBoundingClientRect().right > game.getBoundingClientRect().right + 0.5)
                    .map((each) => each.textContent))"""
        )
        assert over == [], f"{width} wide"
