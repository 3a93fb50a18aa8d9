"""Takes strips of moments for docs/play.md: `python -m tests.browser.strips docs/pictures [NAME...]`, the page built.

Bots play a table while a page watches the film; each act of the wanted kinds is held half-way and taken, and those that
follow one another are cut to where they happen and put side by side.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, FloatRect, Page, sync_playwright

from tests.browser.conftest import FLAGS, PATIENCE, film_speed
from tests.server.host import Host

SIZE = {"width": 1280, "height": 800}
HEIGHT = 300
"""Of a strip, in pixels."""
LEAST = 330
"""How many pixels of the page are seen at least, across and down."""


class Strip(NamedTuple):
    game: str
    seats: str
    options: dict[str, Any]
    seed: int
    acts: tuple[str, ...]
    """The kinds of acts that follow one another."""
    tells: str
    """What the caption of the first one says."""
    around: int = 46
    """Pixels around what happens."""
    others: int = 2
    """How many acts of other kinds may come between two of them."""


STRIPS: dict[str, Strip] = {
    "strip-attack": Strip("jaws", "me bot:greedy", {"mode": "scenario"}, 7, ("aim", "flip", "hurt", "fall"), ""),
    "strip-monster": Strip("bugs", "me", {"mode": "scenario"}, 7, ("walk", "aim", "hurt"), "Bandit", 60, 4),
    "strip-battle": Strip("thunderstone", "me bot:greedy", {}, 7, ("aim", "guard", "fly"), "Player 1", 110),
    "strip-fight": Strip("sanctum", "me bot:greedy", {}, 7, ("roll", "change", "aim", "fall"), "", 90, 8),
}
BESIDE = ".film-bar, .decision, .line, .board-tools, .forecast, .notices"
"""What lies over the table and has nothing to do with the moment."""
HOLD = """wanted => {
    let last = null;
    window.passed = [];
    window.held = null;
    const look = () => {
        const film = document.querySelector(".film");
        if (film !== null && film !== last) {
            const act = film.dataset.act;
            const caption = document.querySelector(".film-caption")?.textContent ?? "";
            if (wanted.includes(act)) {
                document.querySelector(".film-bar .round")?.click();
                window.held = {act, caption};
            } else window.passed.push(act);
            last = film;
        }
        requestAnimationFrame(look);
    };
    look();
}"""
HALF_WAY = """() => document.getAnimations().filter((one) => one.id === "film").forEach((one) => {
    const timing = one.effect.getComputedTiming();
    one.pause();
    one.currentTime = timing.delay + timing.duration * 0.5;
})"""
WHERE = """() => {
    const most = innerWidth * innerHeight * 0.4;
    const boxes = [...document.querySelectorAll(".film *")].map((each) => each.getBoundingClientRect())
        .filter((box) => box.width > 0 && box.height > 0 && box.width * box.height < most);
    const least = (name) => Math.max(0, Math.min(...boxes.map((box) => box[name])));
    return boxes.length === 0 ? null
        : [least("left"), least("top"), Math.min(innerWidth, Math.max(...boxes.map((box) => box.right))),
           Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)))];
}"""
GO_ON = """() => {
    window.held = null;
    window.passed = [];
    document.querySelector(".film-bar .round")?.click();
}"""


def watch(page: Page, host: Host, strip: Strip) -> None:
    """Sit down, let a bot play, and hold the film at each of the wanted acts."""
    made = host.table(strip.game, strip.seats, options=strip.options, seed=strip.seed)
    page.goto(f"{host.address}/#/t/{made['seats'][0]['token']}")
    page.locator(".table").wait_for()
    page.wait_for_function("() => document.querySelector('.no-face') === null")
    page.add_style_tag(content=f"{BESIDE} {{ visibility: hidden }}")
    page.evaluate(HOLD, list(strip.acts))
    page.get_by_role("button", name="Players").click()
    page.locator("[data-give='0']").click()
    page.keyboard.press("Escape")


def find_strip(page: Page, strip: Strip) -> tuple[list[bytes], list[list[float]]]:
    """The first acts of the wanted kinds that follow one another: their pictures, and where each happens."""
    pictures: list[bytes] = []
    boxes: list[list[float]] = []
    while len(pictures) < len(strip.acts):
        page.wait_for_function("() => window.held !== null", timeout=10 * PATIENCE)
        act = page.evaluate("({...window.held, passed: window.passed})")
        is_repeated = bool(pictures) and act["act"] == strip.acts[len(pictures) - 1]
        if len(act["passed"]) > strip.others or (act["act"] != strip.acts[len(pictures)] and not is_repeated):
            pictures, boxes = [], []
        if act["act"] == strip.acts[len(pictures)] and (pictures or strip.tells in act["caption"]):
            page.evaluate(HALF_WAY)
            page.wait_for_timeout(150)
            box = page.evaluate(WHERE)
            if box is not None:
                pictures.append(page.screenshot())
                boxes.append(box)
                print("  ", act, box, flush=True)
        page.evaluate(GO_ON)
    return pictures, boxes


def cut(boxes: list[list[float]], around: int) -> FloatRect:
    """The part of the page in which all of it happens, with some room around it."""
    left, top = (min(box[at] for box in boxes) - around for at in (0, 1))
    right, bottom = (max(box[at] for box in boxes) + around for at in (2, 3))
    width = min(SIZE["width"], max(LEAST, right - left))
    height = min(SIZE["height"], max(LEAST, bottom - top))
    x = min(max(0, (left + right - width) / 2), SIZE["width"] - width)
    y = min(max(0, (top + bottom - height) / 2), SIZE["height"] - height)
    return {"x": x, "y": y, "width": width, "height": height}


def side_by_side(browser: Browser, pictures: list[bytes], part: FloatRect, path: Path) -> None:
    scale = HEIGHT / part["height"]
    width = round(part["width"] * scale)
    page = browser.new_page(viewport={"width": (width + 6) * len(pictures) - 6, "height": HEIGHT})
    views = "".join(
        f'<div style="width:{width}px;height:{HEIGHT}px;overflow:hidden">'
        f'<img width="{SIZE["width"] * scale}" style="display:block;margin:{-part["y"] * scale}px 0 0 '
        f'{-part["x"] * scale}px" src="data:image/png;base64,{base64.b64encode(one).decode()}"></div>'
        for one in pictures
    )
    page.set_content(f'<body style="margin:0;display:flex;gap:6px;background:#222">{views}</body>')
    page.screenshot(path=path)
    page.close()


def main(folder: Path, names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        host = Host(f"{data}/strips.db", games=tuple(sorted({strip.game for strip in STRIPS.values()})))
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            for name in names or STRIPS:
                strip = STRIPS[name]
                context = browser.new_context(
                    viewport=SIZE,  # type: ignore[arg-type]
                    locale="en",
                    color_scheme="dark",
                    bypass_csp=True,
                )
                context.set_default_timeout(PATIENCE)
                film_speed(context, "slow")
                page = context.new_page()
                print(name, flush=True)
                watch(page, host, strip)
                pictures, boxes = find_strip(page, strip)
                side_by_side(browser, pictures, cut(boxes, strip.around), folder / f"{name}.png")
                context.close()
        finally:
            browser.close()
            host.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
