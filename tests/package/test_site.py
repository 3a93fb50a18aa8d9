"""The documentation site: built strictly (five seconds), and complete in itself: nothing in it comes from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.package.machine import ROOT

pytest.importorskip("mkdocs")
pytest.importorskip("mkdocstrings")

FETCHED = re.compile(
    r"""<(?:script|img|iframe)[^>]*\ssrc="https?:[^"]*"|<link[^>]*rel="(?:stylesheet|preconnect)"[^>]*https?:"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_every_page_is_there_and_fetches_nothing(site: Path) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        made = site / page.relative_to(ROOT / "docs").with_suffix(".html")
        assert made.is_file(), f"{page.name} is not part of the site"
        assert not (found := FETCHED.findall(made.read_text("utf-8"))), f"{made.name} fetches {found}"


def test_the_reference_tells_every_public_name(site: Path) -> None:
    import undercroft

    text = "".join(page.read_text("utf-8") for page in (site / "reference").glob("*.html"))
    aliases = {"__version__", "Agent"}
    for name in set(undercroft.__all__) - aliases:
        assert re.search(rf'id="undercroft\.[\w.]*\b{name}"', text), f"undercroft.{name} is not in docs/reference"
