"""Takes the pictures of docs/: `python -m tests.browser.screenshots docs/pictures`, with the page built and Chromium.

`python -m tests.browser.screenshots FOLDER all` takes every page wide and small, dark and light.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import undercroft
from tests.browser.conftest import FLAGS, film_speed, hide_hints
from tests.browser.stage import settle, visit
from tests.server.host import Host
from undercroft.core.game import available, load
from undercroft.core.record import Record
from undercroft.core.table import Table


class Moment(NamedTuple):
    """A game of greedy players, stopped where seat 1 is asked something worth a picture."""

    options: dict[str, Any]
    seed: int
    answers: int
    kind: str
    """The first question of this kind after so many answers of all seats."""


MOMENTS: dict[str, Moment] = {
    "thunderstone": Moment({}, 3, 116, "dungeon.prepare"),
    "bugs": Moment({"mode": "scenario", "scenario": 5, "character": "bruiser"}, 1, 8, "attack.target"),
    "jaws": Moment({"mode": "scenario", "scenario": 4, "players": 3, "party": 3, "level": 3}, 1, 82, "select.second"),
    "sanctum": Moment({}, 2, 96, "fight.attack"),
    "machina": Moment({}, 1, 74, "action"),
}
"""One for each game: a battle, or a full board."""
ON_PHONES = {"thunderstone": Moment({}, 1, 47, "village.buy")}
"""Where a phone shows another moment better."""
WIDE, SMALL = (1440, 900), (390, 844)


def open_page(browser: Browser, size: tuple[int, int], language: str, theme: str) -> Page:
    touch = size == SMALL
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=language, color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce", has_touch=touch, is_mobile=touch,
    )  # fmt: skip
    film_speed(context)
    hide_hints(context)
    return context.new_page()


def lobby(page: Page, host: Host) -> None:
    page.goto(host.address)
    page.locator(".game").first.wait_for()


def set_up(page: Page, host: Host, game: str) -> None:
    lobby(page, host)
    page.locator(f"[data-setup={game}]").click()
    page.locator(".setup").wait_for()


def record_of(game: str, moment: Moment) -> Record:
    table = Table(load(game), moment.options, moment.seed)
    agent = undercroft.agent("greedy", table.game)
    answers = 0
    while answers < moment.answers or table.requests[0].kind != moment.kind if 0 in table.requests else True:
        seat = min(table.requests)
        table.choose(agent(table.seat(seat)), seat)
        answers += 1
    return table.record


def play(page: Page, host: Host, game: str, is_phone: bool) -> None:
    moment = ON_PHONES.get(game, MOMENTS[game]) if is_phone else MOMENTS[game]
    status, body, _ = host.ask("/api/records", record_of(game, moment).to_json())
    assert status == 200, body.decode()
    key = next(key["token"] for key in json.loads(body)["seats"] if key["seat"] == 0)
    page.goto("about:blank")  # as if one had followed a link
    visit(page, f"{host.address}/#/t/{key}")
    page.mouse.move(5, 5)
    settle(page)


def for_docs(browser: Browser, host: Host, folder: Path) -> None:
    for theme, name in (("dark", "lobby"), ("light", "lobby-light")):
        page = open_page(browser, WIDE, "en", theme)
        lobby(page, host)
        page.screenshot(path=folder / f"{name}.png", full_page=True)
        page.context.close()
    for game in available():
        for size, language, theme, name in ((WIDE, "en", "dark", game), (SMALL, "uk", "dark", f"{game}-phone")):
            page = open_page(browser, size, language, theme)
            play(page, host, game, size == SMALL)
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
                play(page, host, game, size == SMALL)
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
