"""People at the table, in real Chromium: newcomers, friends online, a kill in mid-turn, touch, keys alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.page_actions import (
    ASKED,
    answer,
    finish,
    links,
    look_back,
    no_raw_keys,
    nothing_serious,
    open_list,
    play_now,
    question,
    set_up,
    two_and_a_watcher,
    until_answered,
    who_is_asked,
)
from tests.server.host import Host


def test_a_newcomer_starts_with_one_click_and_finishes_a_game_against_a_bot(host: Host, open_page: Open) -> None:
    page = open_page()
    play_now(page, host.address, "vault")
    answer(page)
    hint = page.locator(".hint")
    expect(hint).to_contain_text("The highest card alone takes the treasure.")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_have_count(0)
    answer(page)
    finish(page)
    expect(page.locator(".hint")).to_have_count(0)  # read once, put away for good
    expect(page.locator("#story p")).not_to_have_count(0)
    expect(page.locator(".verdict")).to_be_visible()


def test_what_can_be_chosen_is_chosen_where_it_lies(host: Host, open_page: Open) -> None:
    page = open_page()
    play_now(page, host.address, "cellar")
    cells = page.locator(".cell.choosable")
    expect(cells).to_have_count(1)
    open_list(page)
    option = page.locator(".option", has_text="Walk to 1, 0")
    option.hover()
    expect(page.locator(".figure.lit")).to_have_count(1)  # what the option would touch
    page.locator("[data-target='c1-0']").click()
    expect(page.locator(".status")).to_contain_text("Round 2 of 6")
    hero = page.locator("[data-id='hero-0']")
    assert hero.get_attribute("data-x") == "100.0"  # one hex to the right
    page.locator(".card [data-target='hand-0-slash']").click()  # two options lie on this card: a menu asks which
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem")).to_have_count(2)
    menu.get_by_role("menuitem", name="Discard Slash").click()
    expect(page.locator("[data-target='hand-0-slash']")).to_have_count(0)
    expect(page.locator("#story")).to_contain_text("plays Slash")


def test_why_opens_the_clauses_and_the_rules_can_be_searched(host: Host, open_page: Open) -> None:
    page = open_page()
    play_now(page, host.address, "cellar")
    page.get_by_role("button", name="Why?", exact=True).click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".wanted")).to_have_count(2)
    rules.get_by_role("searchbox").fill("bites hero")
    expect(rules.locator(".rules p").first).to_contain_text("CE-RAT-1")  # the best answer first
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    answer(page, lambda keys: keys.index("wait"))
    page.locator(".card:has(.clause)").first.click()  # a card that cannot be chosen is enlarged
    page.get_by_role("dialog").locator(".enlarged-words .clause").first.click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("CE-RAT-1")


def test_undo_takes_back_and_says_why_it_cannot(host: Host, open_page: Open) -> None:
    page = open_page()
    play_now(page, host.address, "cellar")
    undo = page.get_by_role("button", name="Take back")
    expect(undo).to_be_disabled()
    expect(page.locator("#undo-why")).to_contain_text("nothing to take back")
    open_list(page)
    page.locator(".option", has_text="Hit rat").click()
    expect(page.locator("#decision")).to_contain_text("How do you hit?")
    undo.click()
    expect(page.locator("#decision")).to_contain_text("What does your hero do?")
    answer(page, lambda keys: keys.index("wait"))
    expect(page.locator("#undo-why")).to_contain_text("fate has spoken")


def test_two_play_online_a_third_watches_and_a_kill_in_mid_turn_stops_nobody(tmp_path: Path, open_page: Open) -> None:
    host = Host(str(tmp_path / "tables.db"), games=("tests.sample",))
    try:
        first, second, watcher = pages = (open_page(), open_page(), open_page())
        two_and_a_watcher(pages, host, "vault")
        answer(first)
        key = answer(first)
        assert key.startswith("lay:")
        expect(watcher.locator(ASKED)).to_have_count(0)
        expect(second.locator(ASKED)).to_have_count(1)

        host.kill()  # seat 1 has laid its card, seat 2 has not
        expect(first.locator(".line.offline")).to_be_visible()
        asked_before = question(second)
        open_list(second)
        second.locator(".option").first.click()  # nobody is there to hear it
        host.start()
        for page in (first, second, watcher):
            expect(page.locator(".line.connected")).to_be_visible()
        until_answered(second, asked_before)  # sent again by itself, and counted
        while (asked := who_is_asked([first, second])) is not None:
            answer(asked)
        for page in (first, second, watcher):
            expect(page.locator(".ending")).to_contain_text("The most coins win.")
        no_raw_keys(watcher)
    finally:
        host.stop()


def test_a_phone_plays_a_whole_game_by_touch(host: Host, open_page: Open) -> None:
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    page.goto(host.address)
    page.locator("[data-play=cellar]").tap()
    cell = page.locator(".cell.choosable").first
    cell.tap()
    expect(page.locator(".ask-answers .go")).to_be_visible()  # shows what it would do
    cell.tap()
    expect(page.locator(".status")).to_contain_text("Round 2")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    finish(page, lambda keys: len(keys) - 1, tap=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    look_back(page)
    slider = page.get_by_role("slider")
    slider.fill("3")
    expect(page.locator(".look-back")).to_contain_text("Step 3 of")
    expect(page.locator(".status")).to_contain_text("Round 1 of 6")


def test_keys_alone_play_a_turn(host: Host, open_page: Open) -> None:
    page = open_page()
    page.goto(host.address)
    page.locator("[data-play=cellar]").wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.play") == "cellar":
            break
    page.keyboard.press("Enter")
    page.locator(ASKED).wait_for()
    expect(page.locator("#decision")).to_be_focused()  # the question has the focus
    page.keyboard.press("l")  # the list of all answers
    page.locator(".option:focus").wait_for()
    for _ in range(12):
        if page.evaluate("document.activeElement?.dataset.key?.startsWith('walk')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".status")).to_contain_text("Round 2 of 6")
    expect(page.locator("#decision")).to_be_focused()  # the new question has the focus
    page.keyboard.press("1")
    expect(page.locator(".status")).to_contain_text("Round 3 of 6")
    page.locator(".cell.choosable").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement?.hasAttribute('data-x')")
    page.locator(".cell.choosable").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".status")).to_contain_text("Round 4 of 6")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    assert page.evaluate("document.activeElement?.getAttribute('role')") == "log"


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_no_raw_key_shows_in_any_language(host: Host, open_page: Open, language: str) -> None:
    page = open_page(language=language)
    page.goto(host.address)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".game").first.wait_for()
    no_raw_keys(page)
    page.locator("[data-setup=cellar]").click()
    no_raw_keys(page)
    page.keyboard.press("Escape")
    page.locator("[data-play=cellar]").click()
    page.locator(ASKED).wait_for()
    no_raw_keys(page)
    answer(page, lambda keys: keys.index("wait"))
    no_raw_keys(page)
    other = {"en": "uk", "uk": "ru", "ru": "en"}[language]
    title = {"en": "The Cellar", "uk": "Льох", "ru": "Погреб"}
    before = page.locator("#decision").inner_text()
    page.locator(".head .tool").last.click()
    page.locator(".preferences select").first.select_option(other)
    expect(page.locator("html")).to_have_attribute("lang", other)
    expect(page.locator("#decision")).not_to_have_text(before)
    page.reload()
    expect(page.locator(".head h1")).to_have_text(title[other])


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(host: Host, open_page: Open, theme: str) -> None:
    page = open_page(color_scheme=theme)

    def check(what: str) -> None:
        nothing_serious(page, f"{what} ({theme})")

    page.goto(host.address)
    page.locator(".game").first.wait_for()
    check("lobby")
    page.locator("[data-setup=vault]").click()
    check("set-up")
    page.keyboard.press("Escape")
    page.locator("[data-play=cellar]").click()
    page.locator(ASKED).wait_for()
    check("table")
    page.keyboard.press("r")
    page.locator(".rules p").first.wait_for()
    check("rules")
    page.keyboard.press("Escape")
    page.locator(".head .tool").first.click()
    check("seats")
    page.keyboard.press("Escape")
    page.locator(".head .tool").last.click()
    check("menu")
    page.keyboard.press("Escape")
    finish(page, lambda keys: len(keys) - 1)
    check("end")


def test_companion_play_asks_what_the_real_dice_gave(host: Host, open_page: Open) -> None:
    page = open_page()
    page.goto(host.address)
    page.locator("[data-setup=cellar]").click()
    page.locator("[data-companion]").check()
    page.locator(".setup button[type=submit]").click()
    answer(page, lambda keys: keys.index("wait"))
    expect(page.locator("#decision")).to_contain_text("Which way does the rat run?")
    for _ in range(3):
        asked = question(page)
        page.locator("[data-outcome='2']").click()
        until_answered(page, asked)
    expect(page.locator(ASKED)).to_be_visible()
    expect(page.locator(".status")).to_contain_text("Round 2")
    page.get_by_role("button", name="Take back").click()  # a slip of the finger
    expect(page.locator("[data-outcome='2']")).to_be_visible()


def test_several_people_share_a_screen_behind_a_curtain(host: Host, open_page: Open) -> None:
    page = open_page()
    set_up(page, host, "vault", ["me", "me"])
    answer(page)
    for _ in range(3):
        page.locator(f".curtain, {ASKED}").first.wait_for()
        if page.locator(".curtain").count():
            break
        answer(page)
    expect(page.locator(".curtain")).to_contain_text("Pass the screen to Player 2")
    expect(page.locator(".card")).to_have_count(0)
    page.get_by_role("button", name="Show my hand").click()
    expect(page.locator(ASKED)).to_be_visible()


def test_an_absent_friends_seat_goes_to_a_bot_and_back(host: Host, open_page: Open) -> None:
    mine, theirs = open_page(), open_page()
    set_up(mine, host, "vault", ["me", "friend"])
    friend = links(mine)[0]
    mine.keyboard.press("Escape")
    expect(mine.locator(".chip.away")).to_have_count(1)
    mine.locator(".head .tool").first.click()
    mine.locator("[data-give='1']").click()
    expect(mine.locator(".people-list li").nth(1)).to_contain_text("Bot: normal")
    mine.keyboard.press("Escape")
    answer(mine)
    answer(mine)
    mine.locator(f"{ASKED}, .ending").first.wait_for()
    theirs.goto(friend)
    theirs.get_by_role("button", name="Take the seat back").click()
    expect(theirs.locator(".away-note")).to_have_count(0)
    expect(mine.locator(".chip", has_text="Player 2")).not_to_have_class(re.compile("away"))


def test_others_turns_are_shown_moment_by_moment(host: Host, open_page: Open) -> None:
    page = open_page(motion="no-preference", speed="slow")
    play_now(page, host.address, "cellar")
    open_list(page)
    page.locator(".option", has_text="Wait").click()
    film = page.locator(".film-bar")
    film.get_by_role("button", name="Pause").click()
    told = page.locator("#story p").count()
    film.get_by_role("button", name="Next moment").click()
    assert page.locator("#story p").count() == told + 1
    film.get_by_role("button", name="Skip").click()
    expect(film).to_have_count(0)
    expect(page.locator(ASKED)).to_be_visible()
    page.get_by_role("button", name="Show the last turns again").click()
    film.get_by_role("button", name="Pause").click()
    expect(page.locator(ASKED)).to_have_count(0)  # what is past cannot be answered
    page.keyboard.press("Escape")
    expect(film).to_have_count(0)
    expect(page.locator(ASKED)).to_be_visible()


def test_a_finished_game_is_saved_opened_again_and_looked_through(host: Host, open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    play_now(page, host.address, "cellar")
    finish(page, lambda keys: len(keys) - 1)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    page.locator(".what-next a").click()
    expect(page.locator(".my-tables li")).to_contain_text("finished")
    page.locator("input[type=file]").set_input_files(file)
    look_back(page)
    page.get_by_role("slider").fill("0")
    expect(page.locator(".status")).to_contain_text("Round 1 of 6")
    expect(page.locator(".my-tables")).to_have_count(0)


def test_a_board_is_zoomed_and_moved(host: Host, open_page: Open) -> None:
    page = open_page()
    play_now(page, host.address, "cellar")
    board = page.locator(".board", has=page.locator(".field.hex"))
    sheet = board.locator(".map-sheet")
    expect(page.locator(".figure")).to_have_count(5)
    expect(board.locator(".mini-map")).to_have_count(0)
    whole = sheet.get_attribute("style")
    board.get_by_role("button", name="Closer").click()
    expect(board.locator(".mini-map")).to_be_visible()  # only a part is seen
    near = sheet.get_attribute("style")
    assert near != whole
    box = board.locator(".map-window").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 - 30, box["y"] + box["height"] / 2 - 30, steps=5)
    page.mouse.up()
    moved = sheet.get_attribute("style")
    assert moved != near
    expect(page.locator(".status")).to_contain_text("Round 1")  # a drag is no click
    board.get_by_role("button", name="Whole board").click()
    expect(board.locator(".mini-map")).to_have_count(0)
    assert sheet.get_attribute("style") == whole
    expect(page.locator(".figure")).to_have_count(5)


def test_a_wrong_link_says_so(host: Host, open_page: Open) -> None:
    page = open_page()
    page.goto(f"{host.address}/#/t/{'x' * 32}")
    expect(page.locator("main")).to_contain_text("This link does not open")
