"""Looks at every kind of question of a game in real Chromium, at one size.

By hand: `python -m tests.browser.stage GAME [WIDTHxHEIGHT] [--kind KIND...] [--language uk] [--theme light] [--axe]
[--no-hints] [--pictures FOLDER]`, with the page built.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, film_speed, hide_hints
from tests.browser.page_actions import ASKED, question, serious_faults
from tests.browser.positions import Position, find_positions, never_met, prepared
from tests.server.host import Host
from undercroft.core.game import available
from undercroft.core.table import replay

LOOK = (Path(__file__).parent / "look.js").read_text("utf-8")
Size = tuple[int, int]
WIDE: Size = (1440, 900)
LAPTOP: Size = (1366, 768)
PHONE: Size = (390, 844)


def open_stage(browser: Browser, size: Size, language: str = "en", theme: str = "dark", hints: bool = True) -> Page:
    is_phone = size[0] < 700
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=language, color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce", has_touch=is_phone, is_mobile=is_phone,
    )  # fmt: skip
    film_speed(context)
    if not hints:
        hide_hints(context)
    return context.new_page()


def prepared_host(folder: Path, names: Iterable[str]) -> Host:
    """A server whose tables may start from a case."""
    return Host(str(folder / "tables.db"), games=tuple(f"tests.browser.positions:{name}" for name in names))


def offers_of(position: Position) -> list[dict[str, str]]:
    """The answers of a position's question, and the thing that each lies on."""
    table = replay(position.record, prepared(position.record.game))
    choice = table.requests[position.seat]
    view = table.view(position.seat)
    shown = [(option, table.game.show(view, position.seat, choice, option)) for option in choice.options]
    return [{"key": key, "at": each.at or ""} for key, (_, each) in zip(choice.keys(), shown, strict=True)]


def sit_down(page: Page, host: Host, position: Position) -> str:
    """Open a table that stands at this position; gives the address of its seat."""
    status, body, _ = host.ask("/api/records", position.record.to_json())
    assert status == 200, f"{position.kind}: {body.decode()}"
    key = next(key["token"] for key in json.loads(body)["seats"] if key["seat"] == position.seat)
    address = f"{host.address}/#/t/{key}"
    visit(page, address)
    return address


def visit(page: Page, address: str) -> None:
    """Go to a seat that is asked something, and wait until everything is painted."""
    is_first = page.url == "about:blank"
    before = "" if is_first else question(page)
    page.goto(address)
    page.wait_for_function(
        "before => ![undefined, '', before].includes(document.querySelector('.decision')?.dataset.ask)", arg=before
    )
    page.locator(ASKED).wait_for()
    if is_first:
        page.wait_for_load_state("networkidle")  # the pictures
    ending = page.locator(".ending .what-next button").first
    if ending.count():  # how a scenario of the campaign ended stands before the question until one goes on
        ending.click()
        page.mouse.move(5, 5)
    settle(page)


def settle(page: Page) -> None:
    """Wait until everything is painted, also what follows the question with the next frames."""
    page.evaluate(
        """() => document.fonts.ready.then(() => new Promise((done) => {
            // A frame draws, the next one what was found out about the drawing, one more what follows from that.
            const look = (frames) => {
                if (document.querySelector(".soon, .unpainted") !== null) requestAnimationFrame(() => look(3));
                else if (frames > 0) requestAnimationFrame(() => look(frames - 1));
                else setTimeout(done);
            };
            look(3);
        }))"""
    )


def look(page: Page, offers: list[dict[str, str]]) -> list[str]:
    found: list[str] = page.evaluate(LOOK, offers)
    return found


def faults_of(browser: Browser, host: Host, name: str, sizes: list[Size], **how: Any) -> Iterator[str]:
    """What is wrong at each kind of question of a game; nothing where all is well."""
    kinds: list[str] = how.pop("kinds", None) or sorted(find_positions(name))
    axe: bool = how.pop("axe", False)
    pictures: Path | None = how.pop("pictures", None)
    page = open_stage(browser, sizes[0], **how)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    seen: set[str] = set()
    for number, kind in enumerate(kinds):
        position = find_positions(name)[kind]
        offers = offers_of(position)
        sit_down(page, host, position)
        for at, size in enumerate(sizes if number % 2 == 0 else reversed(sizes)):  # begin with the size that stands
            if at > 0:
                page.set_viewport_size({"width": size[0], "height": size[1]})
                settle(page)
            where = f"{name} {kind} at {size[0]}x{size[1]}"
            for fault in look(page, offers):
                yield f"{where}: {fault}"
            if pictures is not None:
                page.screenshot(path=pictures / f"{name}-{kind}-{size[0]}.png")
        if axe and has_news(page, seen):
            for fault in serious_faults(page):
                yield f"{name} {kind}, axe: {fault}"
    for error in errors:
        yield f"{name}: {error}"
    page.context.close()


def has_news(page: Page, seen: set[str]) -> bool:
    """Whether something stands on the page that did not stand there before: axe need not look twice at the same."""
    now = set(page.evaluate("() => [...document.body.querySelectorAll('*')].flatMap((each) => [...each.classList])"))
    is_new = not now <= seen
    seen |= now
    return is_new


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=available())
    parser.add_argument("size", nargs="?", default="1440x900")
    parser.add_argument("--kind", nargs="*")
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="dark")
    parser.add_argument("--axe", action="store_true")
    parser.add_argument("--no-hints", action="store_true")
    parser.add_argument("--pictures", type=Path)
    asked = parser.parse_args()
    width, height = map(int, asked.size.split("x"))
    if asked.pictures is not None:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        host = prepared_host(Path(data), [asked.game])
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            for fault in faults_of(
                browser, host, asked.game, [(width, height)], kinds=asked.kind, language=asked.language,
                theme=asked.theme, axe=asked.axe, pictures=asked.pictures, hints=not asked.no_hints,
            ):  # fmt: skip
                print(fault, flush=True)
        finally:
            browser.close()
            host.stop()
    print(f"kinds never met: {', '.join(never_met(asked.game)) or 'none'}")


if __name__ == "__main__":
    main()
