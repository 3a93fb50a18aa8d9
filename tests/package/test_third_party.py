"""A game of another package: the one of docs/add-a-game.md, built and installed, is played everywhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import urllib.request
from pathlib import Path

import pytest

from tests.package import machine

pytestmark = pytest.mark.fresh
PAGE = (machine.ROOT / "docs" / "add-a-game.md").read_text("utf-8")


@pytest.fixture(scope="module")
def undercroft(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of a clean environment in which Undercroft and the page's package are installed."""
    folder = tmp_path_factory.mktemp("well")
    for name, body in re.findall(r"`(well/[^`]+)`[^`]*:\n\n```\w+\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(body, "utf-8")
    (folder / "well" / "__init__.py").touch()
    (folder / "pyproject.toml").write_text(PAGE.partition("```toml\n")[2].partition("```")[0], "utf-8")
    run([machine.base_python(), "-m", "venv", str(folder / "venv")], folder)
    pip = [str(folder / "venv" / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, "-e", f"{machine.ROOT}[server]"], folder)
    run([*pip, "--no-deps", "."], folder)
    return folder / "venv" / "bin" / "undercroft"


def run(command: list[str], folder: Path, told: str = "") -> str:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd=folder, env=env, input=told, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout


def test_the_commands_of_the_page_run(undercroft: Path) -> None:
    (block,) = (block for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) if "undercroft games" in block)
    folder = undercroft.parents[2]
    told = [run([str(undercroft), *line.split()[1:]], folder, "q\n") for line in block.splitlines()]
    assert "well: The Well, 2-4, 5-10 min" in told[0]
    assert "WE-TRN-3" in told[1]
    assert "3 passed, 0 failed" in told[2]
    assert "greedy" in told[3]
    assert "Ten coins are enough." in told[4]


def test_records_of_it_are_replayed(undercroft: Path) -> None:
    folder = undercroft.parents[2]
    run([str(undercroft), "simulate", "well", "--games", "1", "--records", "records"], folder)
    (record,) = (folder / "records").iterdir()
    assert json.loads(record.read_bytes())["game"] == "well"
    assert "The Well" in run([str(undercroft), "replay", str(record)], folder)


def test_it_is_served_and_listed_on_the_page(undercroft: Path) -> None:
    port, folder = machine.free_port(), undercroft.parents[2]
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = [str(undercroft), "serve", f"--port={port}"]
    with machine.running(command, cwd=folder, env=env, port=port, seconds=60) as address:
        assert '"well"' in machine.get(address + "/api/games")
        wish = {"game": "well", "seats": [{"who": "me"}, {"who": "bot", "agent": "greedy"}]}
        asked = urllib.request.Request(
            address + "/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(asked, timeout=30) as answer:
            assert json.load(answer)["game"] == "well"
        look_at_the_page(address)


def look_at_the_page(address: str) -> None:
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        pytest.skip("Chromium is not here")
    from playwright.sync_api import expect, sync_playwright

    from tests.browser.conftest import FLAGS

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_page(locale="en")
        page.goto(address)
        expect(page.get_by_text("The Well").first).to_be_visible(timeout=60_000)
        browser.close()
