"""Takes the pictures of docs/: `python -m tests.browser.screenshots docs/pictures`, with the page built and Chromium.

`python -m tests.browser.screenshots FOLDER all` takes every page wide and small, dark and light.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.page_actions import ASKED, answer, close_list
from tests.server.host import Host
from undercroft.core.game import available

ANSWERS = {"thunderstone": 3, "bugs": 6, "jaws": 10, "sanctum": 3, "machina": 4}
"""How far each game is played before its picture is taken."""
WIDE, SMALL = (1440, 900), (390, 844)


def open_page(browser: Browser, size: tuple[int, int], language: str, theme: str) -> Page:
    touch = size == SMALL
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=language, color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce", has_touch=touch, is_mobile=touch,
    )  # fmt: skip
    return context.new_page()


def lobby(page: Page, host: Host) -> None:
    page.goto(host.address)
    page.locator(".game").first.wait_for()


def set_up(page: Page, host: Host, game: str) -> None:
    lobby(page, host)
    page.locator(f"[data-setup={game}]").click()
    page.locator(".setup").wait_for()


def play(page: Page, host: Host, game: str) -> None:
    lobby(page, host)
    page.locator(f"[data-play={game}]").click()
    for _ in range(ANSWERS[game]):
        answer(page)
    page.locator(ASKED).wait_for()
    close_list(page)
    page.mouse.move(5, 5)


def for_docs(browser: Browser, host: Host, folder: Path) -> None:
    for theme, name in (("dark", "lobby"), ("light", "lobby-light")):
        page = open_page(browser, WIDE, "en", theme)
        lobby(page, host)
        page.screenshot(path=folder / f"{name}.png", full_page=True)
        page.context.close()
    for game in available():
        for size, language, theme, name in ((WIDE, "en", "dark", game), (SMALL, "uk", "light", f"{game}-phone")):
            page = open_page(browser, size, language, theme)
            play(page, host, game)
            page.screenshot(path=folder / f"{name}.png")
            page.context.close()


def everything(browser: Browser, host: Host, folder: Path) -> None:
    for size, where in ((WIDE, "wide"), (SMALL, "small")):
        for theme in ("dark", "light"):
            page = open_page(browser, size, "en", theme)
            lobby(page, host)
            page.screenshot(path=folder / f"lobby-{where}-{theme}.png", full_page=True)
            for game in available():
                set_up(page, host, game)
                page.screenshot(path=folder / f"{game}-setup-{where}-{theme}.png")
                play(page, host, game)
                page.screenshot(path=folder / f"{game}-{where}-{theme}.png")
                page.screenshot(path=folder / f"{game}-{where}-{theme}-full.png", full_page=True)
            page.context.close()


def main(folder: Path, take_all: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        host = Host(f"{data}/tables.db", games=tuple(available()))
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            (everything if take_all else for_docs)(browser, host, folder)
        finally:
            browser.close()
            host.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), "all" in sys.argv[2:])
