"""Takes the pictures of docs/: `python -m tests.browser.shots docs/pictures` with the page built and Chromium here."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.server.host import Host
from undercroft.core.game import available

ANSWERS = {"thunderstone": 3, "bugs": 6, "jaws": 10, "sanctum": 3, "machina": 4}
"""How far each game is played before its picture is taken."""


def open_page(browser: Browser, width: int, height: int, language: str, theme: str, touch: bool = False) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=language, color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce", has_touch=touch, is_mobile=touch,
    )  # fmt: skip
    return context.new_page()


def play(page: Page, host: Host, game: str) -> None:
    page.goto(host.address)
    page.locator(f"[data-play={game}]").click()
    for _ in range(ANSWERS.get(game, 3)):
        page.locator(".option:not([disabled])").first.wait_for()
        page.locator(".option").first.click()
        page.wait_for_timeout(400)
    page.locator(".option:not([disabled])").first.wait_for()
    page.mouse.move(5, 5)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(600)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        host = Host(f"{data}/tables.db", games=tuple(available()))
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            for theme, name in (("dark", "lobby"), ("light", "lobby-light")):
                page = open_page(browser, 1440, 900, "en", theme)
                page.goto(host.address)
                page.locator(".game").first.wait_for()
                page.screenshot(path=folder / f"{name}.png", full_page=True)
            for game in available():
                page = open_page(browser, 1440, 900, "en", "dark")
                play(page, host, game)
                page.screenshot(path=folder / f"{game}.png")
                page = open_page(browser, 390, 844, "uk", "light", touch=True)
                play(page, host, game)
                page.screenshot(path=folder / f"{game}-phone.png")
        finally:
            browser.close()
            host.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
