"""Learning in real Chromium: guided first games as a newcomer plays them, rules in the reader's language, the codex."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.page_actions import ASKED, RAW_KEY, answer, nothing_serious
from tests.server.host import Host
from undercroft.core.game import available, load
from undercroft.core.words import LANGUAGES

GUIDED = [name for name in available() if load(name).guide is not None]
LISTED = [name for name in available() if list(load(name).codex.entries())]
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {"wide": {}, "phone": PHONE}
ALL = [(name, size, language) for name in GUIDED for size in SIZES for language in LANGUAGES]
SHARE = [(name, ("wide", "phone")[at % 2], LANGUAGES[at % 3]) for at, name in enumerate(GUIDED)]
"""One size and language of each game, so that all of them are met; the rest is for the long run."""
MOST = 150


def guide_of(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.undercroft.view().facts.guide ?? {}")
    return found


def settled_box(page: Page) -> dict[str, float]:
    """Where the bubble stands; it may be made anew while one looks."""
    found = page.wait_for_function(
        """() => {
            const box = document.querySelector(".guide-bubble")?.getBoundingClientRect();
            return box !== undefined && box.width > 0 && {x: box.x, y: box.y, width: box.width, height: box.height};
        }"""
    )
    box: dict[str, float] = found.json_value()
    return box


def follow(page: Page, note: dict[str, Any]) -> None:
    """Answer as the guide hopes, else anyhow; of several hexes the last, which is not where one stands."""
    right = set(note.get("right", []))
    answer(page, lambda keys: max((at for at, key in enumerate(keys) if key in right), default=0))


def learn(page: Page, host: Host, name: str) -> None:
    """Play a guided game to its last step, reading every bubble."""
    page.goto(host.address)
    page.locator(f"[data-learn={name}]").click()
    page.locator(".table").wait_for()
    steps = 0
    for _ in range(MOST):
        page.locator(f"{ASKED}, .ending").first.wait_for(state="attached")
        page.wait_for_function("() => !window.undercroft.isPlaying() && window.undercroft.view().facts.guide")
        note = guide_of(page)
        if note.get("text"):
            bubble = page.locator(".guide-bubble")
            expect(bubble).to_be_visible()
            text = bubble.inner_text()
            assert not RAW_KEY.search(text), text
            assert not re.search(r"guide[-.]", text), text
            box = settled_box(page)
            size = page.viewport_size
            assert box
            assert size
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= size["width"]
            assert box["y"] + box["height"] <= size["height"]
            if steps == 1:
                page.locator("[data-show-me]").click()  # points, and answers nothing
                assert guide_of(page)["number"] == note["number"]
            steps += 1
        if note.get("over"):
            expect(page.locator(".guide-bubble a[href='#/']")).to_be_visible()
            break
        follow(page, note)
    assert guide_of(page).get("over")
    assert steps >= 12


@pytest.mark.parametrize(("name", "size", "language"), SHARE)
def test_a_newcomer_is_led_through_a_first_game(
    five: Host, open_page: Open, name: str, size: str, language: str
) -> None:
    learn(open_page(language=language, **SIZES[size]), five, name)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "size", "language"), ALL)
def test_every_guide_on_every_screen_in_every_language(
    five: Host, open_page: Open, name: str, size: str, language: str
) -> None:
    learn(open_page(language=language, **SIZES[size]), five, name)


@pytest.mark.parametrize("name", GUIDED)
def test_the_paper_of_a_guide_leaves_the_answers_free_on_a_phone(five: Host, open_page: Open, name: str) -> None:
    """The bar of the question stands at the foot of the window in one game, higher up in others."""
    page = open_page(language="uk", **PHONE)
    page.goto(five.address)
    page.locator(f"[data-learn={name}]").click()
    expect(page.locator(".guide-bubble")).to_be_visible()
    page.locator(ASKED).wait_for(state="attached")
    is_listed = page.locator(".options").count() > 0
    page.locator(".option" if is_listed else ".list-button").first.click(trial=True)  # waits until nothing covers it


def test_a_guide_can_be_left_and_taken_up_again(five: Host, open_page: Open) -> None:
    page = open_page()
    page.goto(five.address)
    page.locator("[data-learn=bugs]").click()
    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator(".guide-bubble")).to_have_count(0)
    page.reload()
    again = page.get_by_role("button", name="Your first game")
    expect(again).to_be_visible()
    answer(page, lambda keys: len(keys) - 1)  # not what the guide would do
    again.click()
    expect(page.locator(".guide-bubble .wrong")).to_contain_text("Brave.")


def click_anything(page: Page, host: Host, name: str, seed: int, most: int = 400) -> bool:
    """Play a guided game as somebody who reads nothing; whether it ended before its guide, which then begins again."""
    chance = random.Random(seed)
    page.goto(host.address)
    page.locator(f"[data-learn={name}]").click()
    page.locator(".table").wait_for()
    for _ in range(most):
        page.locator(f"{ASKED}, .ending").first.wait_for(state="attached")
        page.wait_for_function("() => !window.undercroft.isPlaying() && window.undercroft.view().facts.guide")
        note = guide_of(page)
        if note.get("over"):
            expect(page.locator(".guide-bubble a[href='#/'], .ending a[href='#/']").first).to_be_visible()
            return False
        if note.get("again"):
            page.locator(".ending [data-guide-again]").click()
            expect(page.locator(".ending")).to_have_count(0)  # the old game has a bubble, too
            page.wait_for_function("() => window.undercroft.view()?.facts.guide?.number === 1")
            expect(page.locator(".guide-bubble[data-step='1']")).to_be_visible()
            return True
        answer(page, lambda keys: chance.randrange(len(keys)))
    raise AssertionError("neither the guide nor the game ends")


def test_who_loses_a_guided_game_before_its_end_is_shown_the_way_back(five: Host, open_page: Open) -> None:
    assert click_anything(open_page(), five, "bugs", 1)


@pytest.mark.soak
@pytest.mark.parametrize("name", GUIDED)
@pytest.mark.parametrize("size", SIZES)
def test_clicking_anything_ends_in_completion_or_a_way_back(five: Host, open_page: Open, name: str, size: str) -> None:
    click_anything(open_page(**SIZES[size]), five, name, 7)


def test_rules_are_read_and_asked_in_the_readers_language(five: Host, open_page: Open) -> None:
    page = open_page(language="uk")
    page.goto(five.address)
    page.locator("[data-play=thunderstone]").click()
    page.locator(".ask-tools .round:not([data-ask-coach])").click()  # Why?
    texts = {clause.id: clause.text for clause in load("thunderstone").rulebook.clauses("uk")}
    first = page.locator(".rules p.wanted").first
    name = first.locator(".clause-id").inner_text()
    expect(first).to_contain_text(texts[name].replace("**", ""))
    page.get_by_role("searchbox").fill("чи можу я атакувати без світла")
    expect(page.locator(".rules .clause-id").first).to_have_text(re.compile("^TH-"))
    page.wait_for_function("() => [...document.querySelectorAll('.rules .clause-id')].slice(0, 3)"
                           ".some((each) => each.textContent.startsWith('TH-LGT'))")  # fmt: skip


@pytest.mark.parametrize("name", LISTED)
def test_the_codex_is_searched_opened_and_linked(five: Host, open_page: Open, name: str) -> None:
    page = open_page()
    page.goto(five.address)
    page.locator(f".game a[href='#/codex/{name}']").click()
    small = page.locator(".codex-small")
    small.first.wait_for()
    title = small.nth(1).locator("b").inner_text()
    page.get_by_role("searchbox").fill(title)
    expect(small.filter(has_text=title).first).to_be_visible()
    small.filter(has_text=title).first.click()
    expect(page.locator(".codex-opened h2")).to_have_text(title)
    nothing_serious(page, f"codex of {name}")
    assert not RAW_KEY.search(page.locator(".codex").inner_text())
    page.reload()  # the address names what is opened
    expect(page.locator(".codex-opened h2")).to_have_text(title)


def test_the_codex_speaks_ukrainian_on_a_phone(five: Host, open_page: Open) -> None:
    page = open_page(language="uk", **PHONE)
    page.goto(f"{five.address}/#/codex/thunderstone/lorigg_thief")
    expect(page.locator(".codex-opened h2")).to_have_text("Лорігг-злодій")
    page.locator(".codex-close").click()
    expect(page.locator(".codex-opened")).to_have_count(0)
    nothing_serious(page, "codex on a phone")


def test_the_codex_is_filtered_by_kind_group_and_origin(five: Host, open_page: Open) -> None:
    page = open_page()
    page.goto(f"{five.address}/#/codex/jaws")
    small = page.locator(".codex-small")
    small.first.wait_for()
    page.locator("[data-kind=item]").click()
    everything = small.count()
    page.locator("[data-filter=group]").select_option(index=1)
    expect(page.locator(".codex-shelf h2")).to_have_count(1)
    assert 0 < small.count() < everything
    page.locator("[data-filter=group]").select_option("")
    page.locator("[data-filter=origin]").select_option("mixed")
    expect(page.locator("[data-kind=item] .num")).to_have_text("0")  # the items are as printed
    expect(page.locator("[data-kind=scenario] .num")).not_to_have_text("0")
    page.locator("[data-filter=origin]").select_option("")
    page.get_by_role("searchbox").fill("vermling")
    expect(page.locator("[data-kind][aria-pressed=true]")).to_have_count(1)  # a search keeps to the kind that is open
    page.locator("[data-kind=item]").click()  # and leaves it on a second press
    expect(small.filter(has_text="Vermling").first).to_be_visible()
    nothing_serious(page, "the filters of the codex")


def test_what_a_campaign_has_opened_is_no_spoiler_to_who_plays_it(five: Host, open_page: Open) -> None:
    page = open_page()
    made = five.table("bugs", seats="me", options={"mode": "scenario", "scenario": 2})
    page.goto(f"{five.address}/#/codex/bugs/scenario-2")
    expect(page.locator(".codex-opened").get_by_role("button")).to_be_visible()
    page.goto(f"{five.address}/#/t/{made['seats'][0]['token']}")
    page.locator(".table").wait_for()
    page.goto(f"{five.address}/#/codex/bugs/scenario-2")
    expect(page.locator(".codex-board .figure").first).to_be_visible()
    page.goto(f"{five.address}/#/codex/bugs/scenario-4")  # still to come
    expect(page.locator(".codex-opened").get_by_role("button")).to_be_visible()


@pytest.mark.parametrize("name", ["bugs", "jaws"])
def test_the_codex_draws_maps_and_folds_later_scenarios(five: Host, open_page: Open, name: str) -> None:
    page = open_page()
    page.goto(f"{five.address}/#/codex/{name}/scenario-1")
    expect(page.locator(".codex-board .figure").first).to_be_visible()
    page.goto(f"{five.address}/#/codex/{name}/scenario-2")
    opened = page.locator(".codex-opened")
    expect(opened.get_by_role("button")).to_be_visible()
    expect(opened.locator(".codex-card, .codex-board")).to_have_count(0)
    opened.get_by_role("button").click()
    expect(opened.locator(".codex-board .figure").first).to_be_visible()
    nothing_serious(page, f"a map in the codex of {name}")
