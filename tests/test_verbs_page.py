"""docs/verbs.md is what the vocabularies of the games say."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verbs_page", ROOT / "scripts" / "verbs.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_the_page_of_verbs_is_up_to_date(script: ModuleType) -> None:
    written = (ROOT / "docs" / "verbs.md").read_text("utf-8")
    assert script.page() == written, "run `python scripts/verbs.py` and commit docs/verbs.md"


def test_every_verb_says_what_it_does(script: ModuleType) -> None:
    for name, file in script.vocabularies():
        silent = [node.name for node in script.structs(file) if not ast.get_docstring(node)]
        assert not silent, f"{name}: no docstring says what {', '.join(silent)} does"
