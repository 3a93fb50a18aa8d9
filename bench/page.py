"""The page in real Chromium: its size, first paint, from “Play now” to the first question, click to answer, panning,
motion.

`make bench-page` (`python -m bench.page --write`) measures on a quiet machine and writes the tables of docs/page.md;
without `--write` it only prints them. The page must be built and Chromium installed.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.conftest import FLAGS, film_speed
from tests.browser.page_actions import answer
from tests.browser.positions import find_positions
from tests.browser.stage import WIDE, open_stage, prepared_host, sit_down
from tests.browser.traffic import Traffic
from tests.server.host import Host

from bench.harness import machine
from undercroft.core.game import available, load
from undercroft.server.names import title

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "page.md"
VISITS = 5
"""Fresh visits of which the median counts."""
ANSWERS = 60
FRAMES = 150
SLOWED = 4
BOARDS = {"bugs": "move.where", "jaws": "move.where", "machina": "action"}
"""Games with a board that can be dragged, and the question at which it is."""

FIRST_QUESTION = """([game]) => new Promise((done) => {
    const begun = performance.now();
    document.querySelector(`[data-play=${game}]`).click();
    const look = () => {
        if (document.querySelector(".list-button:not([disabled])") === null) requestAnimationFrame(look);
        else requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    };
    look();
})"""

ONE_ANSWER = """() => new Promise((done) => {
    const askOf = () => document.querySelector(".decision")?.dataset.ask ?? "";
    const options = [...document.querySelectorAll(".option:not([disabled])")];
    const before = askOf();
    const chosen = options[Math.floor(Math.random() * options.length)];
    const begun = performance.now();
    chosen.click();
    const look = () => {
        if (askOf() === before) requestAnimationFrame(look);
        else requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    };
    look();
})"""

PANNING = """([frames]) => new Promise((done) => {
    const map = document.querySelector(".map-window");
    const box = map.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    map.setPointerCapture = () => {};
    const say = (type, x, y) => map.dispatchEvent(new PointerEvent(type,
        { bubbles: true, pointerId: 1, clientX: x, clientY: y, pointerType: "mouse", buttons: 1 }));
    const times = [];
    let last = performance.now();
    say("pointerdown", x, y);
    const step = () => {
        const now = performance.now();
        times.push(now - last);
        last = now;
        const n = times.length;
        say("pointermove", x + 160 * Math.sin(n / 9), y + 110 * Math.cos(n / 7));
        if (n < frames) requestAnimationFrame(step);
        else {
            say("pointerup", x, y);
            done(times.slice(1));
        }
    };
    requestAnimationFrame(step);
})"""

MOTION = """() => new Promise((done) => {
    const times = [];
    let last = performance.now();
    let still = 0;
    const step = () => {
        const now = performance.now();
        const isMoving = document.querySelector(".film") !== null;
        if (isMoving) times.push(now - last);
        still = isMoving ? 0 : still + 1;
        last = now;
        if (still < 40) requestAnimationFrame(step);
        else done(times.slice(1));
    };
    requestAnimationFrame(step);
})"""


def visit(browser: Browser, host: Host, language: str = "en") -> tuple[BrowserContext, Page, Traffic]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale=language, reduced_motion="reduce")
    film_speed(context)
    page = context.new_page()
    traffic = Traffic(page)
    page.goto(host.address)
    page.locator("[data-play]").first.wait_for()
    page.wait_for_load_state("networkidle")
    return context, page, traffic


def measure_load(browser: Browser, host: Host) -> list[tuple[str, str]]:
    rows = []
    for language, words in (("en", "English"), ("uk", "Ukrainian"), ("ru", "Russian")):
        context, _, traffic = visit(browser, host, language)
        whole = traffic.kilobytes(".")
        fonts = traffic.kilobytes(r"\.woff2")
        rows.append((f"first load, {words}", f"{whole:.0f} kB, of which fonts {fonts:.0f} kB"))
        context.close()
    paints = []
    for _ in range(VISITS):
        context, page, _ = visit(browser, host)
        paints.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        context.close()
    rows.append(("first paint", f"{statistics.median(paints):.0f} ms"))
    return rows


def measure_game(browser: Browser, host: Host, prepared: Host, name: str) -> list[str]:
    first, pictures = [], 0.0
    for _ in range(VISITS):
        context, page, traffic = visit(browser, host)
        before = traffic.kilobytes("/art/")
        first.append(float(page.evaluate(FIRST_QUESTION, [name])))
        pictures = traffic.settled(page, "/art/") - before
        context.close()
    context, page, _ = visit(browser, host)
    page.evaluate(FIRST_QUESTION, [name])
    clicks = measure_answers(page, host, name)
    context.close()
    ordered = sorted(clicks)
    return [
        title(load(name), "en"),
        f"{pictures:.0f} kB",
        f"{statistics.median(first):.0f} ms",
        f"{statistics.median(ordered):.0f} ms",
        f"{ordered[int(len(ordered) * 0.95)]:.0f} ms",
        measure_panning(browser, prepared, name),
        measure_motion(browser, host, name),
    ]


def measure_answers(page: Page, host: Host, name: str) -> list[float]:
    """Milliseconds from a click on an answer until the page has painted what came of it."""
    times: list[float] = []
    page.keyboard.press("l")  # the list of all answers stays open
    while len(times) < ANSWERS:
        page.locator(".option:not([disabled]), .ending").first.wait_for()
        if page.locator(".ending").count():
            page.goto(host.address)
            page.locator(f"[data-play={name}]").wait_for()
            page.evaluate(FIRST_QUESTION, [name])
            page.keyboard.press("l")
            continue
        times.append(float(page.evaluate(ONE_ANSWER)))
    return times


def measure_panning(browser: Browser, prepared: Host, name: str) -> str:
    """Frames per second while a zoomed board in the middle of a game is dragged, with the processor slowed."""
    kind = BOARDS.get(name)
    if kind is None:
        return "no board"
    page = open_stage(browser, WIDE)
    sit_down(page, prepared, find_positions(name)[kind])
    for _ in range(2):
        page.locator(".board-tools button").first.click()
    page.wait_for_timeout(600)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    times = page.evaluate(PANNING, [FRAMES])
    page.context.close()
    return f"{1000 / statistics.mean(times):.0f}"


def measure_motion(browser: Browser, host: Host, name: str) -> str:
    """Frames per second while what happened is shown at its normal speed, with the processor slowed."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    page = context.new_page()
    page.goto(host.address)
    page.locator(f"[data-play={name}]").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(FIRST_QUESTION, [name])
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    times: list[float] = []
    while len(times) < FRAMES:
        if not answer(page):
            break
        times += page.evaluate(MOTION)
    context.close()
    return f"{1000 / statistics.mean(times):.0f}"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def measure() -> str:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        host = Host(f"{data}/tables.db", games=tuple(available()))
        (Path(data) / "prepared").mkdir()
        prepared = prepared_host(Path(data) / "prepared", BOARDS)
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            loads = measure_load(browser, host)
            games = [measure_game(browser, host, prepared, name) for name in available()]
        finally:
            browser.close()
            prepared.stop()
            host.stop()
    head = ["game", "pictures", "“Play now” to the first question", "click to answer, median", "click to answer, p95",
            f"frames a second while panning, processor slowed {SLOWED} times",
            f"frames a second of what happens, processor slowed {SLOWED} times"]  # fmt: skip
    whole = table(["what", "figure"], [list(row) for row in loads])
    return f"{machine()}, Chromium without a GPU.\n\n{whole}\n\n{table(head, games)}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the figures into docs/page.md")
    asked = parser.parse_args()
    if shutil.which("chromium") is None:
        sys.exit("Chromium is not here")
    found = measure()
    print(found)
    if asked.write:
        text = PAGE.read_text("utf-8")
        begin, end = "<!-- figures -->\n", "<!-- end -->"
        head, _, rest = text.partition(begin)
        PAGE.write_text(f"{head}{begin}\n{found}\n{end}{rest.partition(end)[2]}", "utf-8")


if __name__ == "__main__":
    main()
