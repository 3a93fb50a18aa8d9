"""docs/verbs.md is what the vocabularies of the games say."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_page_of_verbs_is_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("verbs_page", ROOT / "scripts" / "verbs.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    written = (ROOT / "docs" / "verbs.md").read_text("utf-8")
    assert script.page() == written, "run `python scripts/verbs.py` and commit docs/verbs.md"
