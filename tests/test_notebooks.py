"""The notebooks run, and what they show is kept in them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
BOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def code_of(path: Path) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: str(path.stem))
def test_every_notebook_was_executed_from_top_to_bottom(path: Path) -> None:
    cells = code_of(path)
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert cells[-1]["outputs"], "it shows something in the end"


def test_the_notebooks_show_what_they_would_show_now() -> None:
    done = subprocess.run([sys.executable, "scripts/notebooks.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
