"""Answers without end on a busy machine: `python -m tests.browser.stress [ANSWERS] [GAME] [--motion]`, by hand.

Two pages (Bugs: one) and bots play while every processor is kept busy; a question that does not go away within a
minute stops it and is described. With `--motion` all that happens is played: every tenth film to its end, the others
until the answer.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import shutil
import sys
import tempfile
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from tests.browser.conftest import FLAGS, PATIENCE, film_speed
from tests.browser.page_actions import answer, film_is_over, is_over, links, question, set_up, who_is_asked
from tests.server.host import Host

PLAYED = {
    "thunderstone": ["me", "friend", "greedy"],
    "sanctum": ["me", "friend", "greedy"],
    "jaws": ["me", "friend", "greedy"],
    "bugs": ["me"],
    "machina": ["me", "friend", "greedy"],
}


SETTINGS: dict[str, dict[str, str]] = {"machina": {"explorers": "3"}, "bugs": {"mode": "scenario"}}


def burn() -> None:
    while True:
        pass


def describe(page: Page) -> Any:
    return page.evaluate(
        """() => ({
            ask: document.querySelector(".decision")?.dataset.ask,
            headline: document.querySelector("#decision")?.textContent,
            line: document.querySelector(".line")?.className,
            fault: document.querySelector(".fault")?.textContent,
            list: document.querySelector(".list-button")?.outerHTML,
            options: [...document.querySelectorAll(".option")].slice(0, 3).map((each) => each.outerHTML),
            focus: document.activeElement?.outerHTML.slice(0, 200),
            dialog: document.querySelector("[role=dialog], [role=menu]")?.outerHTML.slice(0, 200),
            film: document.querySelector(".film-bar")?.textContent,
            counts: window.undercroft?.director,
        })"""
    )


def play(browser: Browser, host: Host, game: str, answers: int, motion: str) -> int:
    """Play one table; gives how many answers it took."""
    how: Any = {"viewport": {"width": 1366, "height": 768}, "reduced_motion": motion}
    people = [seat for seat in PLAYED[game] if seat != "greedy"]
    contexts = [browser.new_context(**how) for _ in people]
    pages = [context.new_page() for context in contexts]
    for context in contexts:
        context.set_default_timeout(PATIENCE)
        film_speed(context, "off" if motion == "reduce" else "normal")
    set_up(pages[0], host, game, PLAYED[game], **SETTINGS.get(game, {}))
    for page, link in zip(pages[1:], links(pages[0]), strict=False):
        pages[0].keyboard.press("Escape")
        page.goto(link)
    count = 0
    while count < answers and not all(map(is_over, pages)):
        try:
            asked_page = who_is_asked(pages)
        except AssertionError:
            sys.exit(f"after {count} answers nobody is asked: {[describe(page) for page in pages]}\n{host.log()}")
        if asked_page is None:
            break
        asked = question(asked_page)
        try:
            answer(asked_page, lambda keys: random.randrange(len(keys)))
        except TimeoutError:
            sys.exit(
                f"after {count} answers the question {asked} did not go away: {describe(asked_page)}\n{host.log()}"
            )
        count += 1
        if count % 10 == 0:
            film_is_over(asked_page)
    for page in pages:
        film_is_over(page)
        found = page.evaluate("({...window.undercroft.director})")
        print(found, flush=True)
        gone = found["received"] - found["shown"] - found["skipped"] - found["lost"]
        if gone or found["stuck"] or found["failed"]:
            sys.exit(f"after {count} answers events are missing, stuck or failed: {describe(page)}")
    for context in contexts:
        context.close()
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("answers", nargs="?", type=int, default=2000)
    parser.add_argument("game", nargs="?", default="thunderstone", choices=sorted(PLAYED))
    parser.add_argument("--motion", action="store_true", help="with films of all that happens")
    parser.add_argument("--quiet", action="store_true", help="leave the processors alone")
    asked = parser.parse_args()
    burners = [] if asked.quiet else [multiprocessing.Process(target=burn) for _ in range(os.cpu_count() or 2)]
    for burner in burners:
        burner.start()
    count = 0
    try:
        with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
            host = Host(f"{data}/tables.db", games=(asked.game,))
            browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            try:
                while count < asked.answers:
                    count += play(
                        browser, host, asked.game, asked.answers - count, "no-preference" if asked.motion else "reduce"
                    )
                    print(f"{count} answers", flush=True)
            finally:
                browser.close()
                print(host.log())
                host.stop()
    finally:
        for burner in burners:
            burner.terminate()


if __name__ == "__main__":
    main()
