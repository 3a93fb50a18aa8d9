"""What people do in the page, as small steps that tests put together."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RAW_KEY = re.compile(
    r"\b(?:ask|option|card|chance|setting|ending|error|game|sample|cellar)[-.][a-z0-9]+(?:[-.][a-z0-9]+)*\b"
)
"""What a message that nobody wrote would look like."""


def play_now(page: Page, address: str, game: str) -> None:
    page.goto(address)
    page.locator(f"[data-play={game}]").click()
    page.locator(".table").wait_for()


def is_over(page: Page) -> bool:
    return page.locator(".ending").count() > 0


def answer(page: Page, pick: Callable[[list[str]], int] = lambda keys: 0, tap: bool = False) -> str:
    """Wait for a question, answer it from the list, wait until it is gone; gives the key."""
    page.locator(".option:not([disabled]), .ending").first.wait_for(state="attached")
    if is_over(page):
        return ""
    keys = page.locator(".option").evaluate_all("all => all.map((each) => each.dataset.key)")
    before = question(page)
    key: str = keys[pick(keys)]
    option = page.locator(f'.option[data-key="{key}"]')
    if tap:
        option.tap()
    else:
        option.click()
    page.wait_for_function("before => window.question() !== before", arg=before)
    return key


def question(page: Page) -> Any:
    """Something that is another one for every question."""
    return page.evaluate(
        """() => {
            window.question ??= () => {
                if (document.querySelector(".option[disabled]") !== null) return window.last;
                const keys = [...document.querySelectorAll(".option")].map((each) => each.dataset.key).join();
                const lines = document.querySelectorAll("#story p").length;
                const things = document.querySelector(".centre")?.innerText ?? "";
                const places = [...document.querySelectorAll(".figure")].map((each) => each.style.transform).join();
                const asked = document.getElementById("decision")?.innerText;
                return window.last = [asked, keys, lines, things, places].join("|");
            };
            return window.question();
        }"""
    )


def finish(page: Page, pick: Callable[[list[str]], int] = lambda keys: 0, tap: bool = False, most: int = 400) -> None:
    for _ in range(most):
        if is_over(page):
            break
        if page.locator(".option:not([disabled])").count() == 0:
            page.wait_for_timeout(50)
            continue
        answer(page, pick, tap)
    expect(page.locator(".ending")).to_be_visible()


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
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious: list[Any] = [
        (rule["id"], [node["html"][:200] + " " + node["failureSummary"][:300] for node in rule["nodes"][:3]])
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
    ]
    assert serious == [], f"{what}: {json.dumps(serious, indent=1)}"
