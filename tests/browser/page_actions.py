"""What people do in the page, as small steps that tests put together."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import PATIENCE, ROOT
from tests.server.host import Host

TRY = 3000
"""Milliseconds after which a press is tried again, if what it belongs to is still there."""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RAW_KEY = re.compile(
    r"\b(?:ask|option|card|chance|setting|ending|error|game|sample|cellar)[-.][a-z0-9]+(?:[-.][a-z0-9]+)*\b"
)
"""What a message that nobody wrote would look like."""


def play_now(page: Page, address: str, game: str) -> None:
    page.goto(address)
    page.locator(f"[data-play={game}]").click()
    page.locator(".table").wait_for()


def links(page: Page) -> list[str]:
    """The links that whoever made the table may send to friends and spectators."""
    return [str(link) for link in page.locator(".copy-row input").evaluate_all("all => all.map((each) => each.value)")]


def set_up(page: Page, host: Host, game: str, seats: list[str], **settings: str) -> None:
    page.goto(host.address)
    page.locator(f"[data-setup={game}]").click()
    for name, value in {"players": str(len(seats)), **settings}.items():
        choose_setting(page, name, value)
    for at, who in enumerate(seats):
        page.locator(f"[data-seat='{at}']").select_option(who)
    page.locator(".setup button[type=submit]").click()
    page.locator(".table").wait_for()


def choose_setting(page: Page, name: str, value: str) -> None:
    """Pick a value of set-up, from a list or from those that stand side by side."""
    button = page.locator(f"label:has([data-setting={name}][value='{value}'])")
    if button.count():
        button.click()
    elif page.locator(f"[data-setting={name}]").count():
        page.locator(f"[data-setting={name}]").select_option(value)


def two_and_a_watcher(pages: tuple[Page, Page, Page], host: Host, game: str) -> None:
    """The first sets the table up, the second takes the friend's link, the third watches; all have come."""
    first, second, watcher = pages
    set_up(first, host, game, ["me", "friend"])
    friend, watch = links(first)
    first.keyboard.press("Escape")
    second.goto(friend)
    watcher.goto(watch)
    expect(watcher.locator(".strip")).to_contain_text("You are watching")
    expect(first.locator(".chip.away")).to_have_count(0)


def is_over(page: Page) -> bool:
    return page.locator(".ending").count() > 0


ASKED = ".list-button:not([disabled])"
"""Stands on the page while its seat may answer."""


def open_list(page: Page, tap: bool = False) -> None:
    """All answers in one list, whether they lie on the table or not."""
    if page.locator(".options").count() == 0:
        button = page.locator(".list-button")
        button.tap() if tap else button.click()
    page.locator(".options").wait_for()


def close_list(page: Page) -> None:
    if page.locator(".list-button[aria-expanded=true]").count():
        page.locator(".list-button").click()


def answer(page: Page, pick: Callable[[list[str]], int] = lambda keys: 0, tap: bool = False) -> str:
    """Wait for a question, answer it from the list, wait until it is gone; gives the key.

    Empty where the game is over, or where somebody else answered first: some questions are asked of several seats.
    """
    page.locator(f"{ASKED}, .ending").first.wait_for(state="attached")
    if is_over(page):
        return ""
    asked = question(page)
    options = page.locator(".option")
    if page.locator(".options").count() == 0 and not press(page, asked, page.locator(".list-button"), tap):
        return ""
    page.wait_for_function(
        """asked => document.querySelector(".options") !== null
            || document.querySelector(".decision")?.dataset.ask !== asked""",
        arg=asked,
    )
    keys = options.evaluate_all("all => all.map((each) => each.dataset.key)")
    if question(page) != asked or not keys:
        return ""
    key: str = keys[pick(keys)]
    if not press(page, asked, page.locator(f'.option[data-key="{key}"]'), tap):
        return ""
    page.wait_for_function(
        """asked => document.querySelector("[data-confirm]") !== null
            || document.querySelector(".decision")?.dataset.ask !== asked""",
        arg=asked,
    )
    confirm = page.locator("[data-confirm]")
    if confirm.count():  # what ends something for good is asked twice
        confirm.tap() if tap else confirm.click()
    until_answered(page, asked)
    return key


def press(page: Page, asked: str, button: Locator, tap: bool = False) -> bool:
    """Press a button that belongs to a question; False where the question goes away before that can be done."""
    end = time.monotonic() + PATIENCE / 1000
    while question(page) == asked:
        try:
            button.tap(timeout=TRY) if tap else button.click(timeout=TRY)
        except TimeoutError:
            if time.monotonic() > end:
                raise
        else:
            return True
    return False


def question(page: Page) -> str:
    """The number of what is asked now; empty where nothing is."""
    return page.locator(".decision").get_attribute("data-ask") or ""


def until_answered(page: Page, asked: str) -> None:
    page.wait_for_function("asked => document.querySelector('.decision')?.dataset.ask !== asked", arg=asked)


def answer_where_it_lies(page: Page, spot: Locator) -> None:
    """Tap something on the board; where several options lie there, the first of the menu."""
    asked = question(page)
    close_list(page)  # the question makes room
    spot.tap()  # shows what it would do
    expect(page.locator(".touched")).not_to_have_count(0)
    spot.tap()
    page.wait_for_function(
        """asked => document.querySelector("[role=menu]") !== null
            || document.querySelector(".decision")?.dataset.ask !== asked""",
        arg=asked,
    )
    if page.get_by_role("menu").count():
        page.get_by_role("menuitem").first.tap()
    until_answered(page, asked)


def finish(page: Page, pick: Callable[[list[str]], int] = lambda keys: 0, tap: bool = False, most: int = 400) -> None:
    for _ in range(most):
        if is_over(page):
            break
        answer(page, pick, tap)
    expect(page.locator(".ending")).to_be_visible()


def film_is_over(page: Page) -> None:
    """Wait until all that happened has been shown."""
    page.wait_for_function("() => !window.undercroft.isPlaying()", timeout=10 * PATIENCE)


def look_back(page: Page) -> None:
    """Put the ending aside and look at the game as it was played."""
    page.locator(".ending").wait_for()
    page.locator(".what-next button").first.click()
    page.locator(".look-back").wait_for()


def who_is_asked(pages: list[Page]) -> Page | None:
    """Wait until one of these pages is asked something; None once the game is over for all.

    Where bots play to the end, that comes after a film of all they did.
    """
    end = time.monotonic() + PATIENCE / 1000
    last = end + 10 * PATIENCE / 1000
    while time.monotonic() < end:
        if any(page.evaluate("window.undercroft?.isPlaying() === true") for page in pages):
            end = min(last, time.monotonic() + PATIENCE / 1000)
        for page in pages:
            if page.locator(ASKED).count():
                return page
        if all(is_over(page) for page in pages):
            return None
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def all_words(page: Page) -> str:
    """Every word on the page, with those that only a screen reader says."""
    return str(
        page.evaluate(
            """() => {
                const said = [...document.querySelectorAll("[aria-label], [title]")].flatMap((each) =>
                    [each.getAttribute("aria-label") ?? "", each.getAttribute("title") ?? ""]);
                return [document.body.innerText, ...said].join("\\n");
            }"""
        )
    )


def no_raw_keys(page: Page) -> None:
    found = RAW_KEY.findall(all_words(page))
    assert found == [], found


def nothing_serious(page: Page, what: str) -> None:
    """Let axe look at the page as it stands."""
    serious = serious_faults(page)
    assert serious == [], f"{what}: {json.dumps(serious, indent=1)}"


def serious_faults(page: Page) -> list[Any]:
    """What axe finds serious on the page as it stands."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        (rule["id"], [node["html"][:200] + " " + node["failureSummary"][:300] for node in rule["nodes"][:3]])
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
    ]
