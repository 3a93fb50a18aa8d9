"""Real Chromium, driven by Playwright, against a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.conftest import empty_postgres, postgres
from tests.server.host import Host
from undercroft.core.game import available

__all__ = ["empty_postgres", "postgres"]

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
PATIENCE = 60_000
"""Milliseconds until a condition that does not come counts as a fault: far more than a busy machine needs."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("google-chrome")
    built = ROOT / "src" / "undercroft" / "server" / "static" / "index.html"
    for there, what in ((path, "Chromium"), (built.is_file(), "the built page (npm run build in web/)")):
        if not there:
            assert os.environ.get("CI") != "true", f"{what} is needed"
            pytest.skip(f"{what} is not here")
    with sync_playwright() as driver:
        made = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield made
        made.close()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("browser")
    made = Host(str(folder / "tables.db"), games=("tests.browser.demo_game", "tests.sample"))
    yield made
    made.stop()


@pytest.fixture(scope="session")
def five(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with all games; tests that stop or limit theirs make their own."""
    made = Host(str(tmp_path_factory.mktemp("five") / "tables.db"), games=tuple(available()))
    yield made
    faults = made.log()
    made.stop()
    assert "Traceback" not in faults, faults


Open = Callable[..., Page]


def film_speed(context: BrowserContext, speed: str = "off") -> None:
    """Choose how quickly what happens is shown, as people can in the menu."""
    context.add_init_script(
        f"if (location.protocol === 'http:') localStorage['undercroft.taste'] ??= JSON.stringify({{speed: '{speed}'}})"
    )


def hide_hints(context: BrowserContext) -> None:
    """As somebody who has read them all: the question takes less room, and cards are larger. After the film's speed."""
    context.add_init_script(
        "if (location.protocol === 'http:') localStorage['undercroft.taste'] = JSON.stringify("
        "{...JSON.parse(localStorage['undercroft.taste']), hints: false})"
    )


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Open]:
    """A page in a browser profile of its own; anything that goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(width: int = 1440, height: int = 900, language: str = "en", **more: Any) -> Page:
        speed = more.pop("speed", "off")
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion=more.pop("motion", "reduce"),
            **more,
        )
        contexts.append(context)
        film_speed(context, speed)  # tests that are not about the film do not wait for it
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda message: (
                faults.append(message.text)
                if message.type == "error" and "WebSocket" not in message.text and "ERR_CONNECTION" not in message.text
                else None
            ),
        )
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []
