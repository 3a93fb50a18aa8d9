"""Whole games as texts: a change of rules shows as a difference that a reviewer reads."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest
import yaml

from undercroft.core import playthrough
from undercroft.core.game import available

FOLDER = Path(__file__).parent / "playthroughs"
LISTED = yaml.safe_load((FOLDER / "list.yaml").read_text("utf-8"))


@pytest.mark.parametrize("name", LISTED)
def test_the_game_is_played_as_the_text_says(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    found = list(playthrough.listed(FOLDER)[name])
    if found != expected:
        lines = difflib.unified_diff(expected, found, "committed", "played now", lineterm="", n=6)
        change = "\n".join(list(lines)[:60])
        pytest.fail(
            f"{name} is played otherwise than the committed text says. If a rule changed on purpose, run "
            f"`make playthroughs` and read the difference before you commit it.\n{change}"
        )


def test_every_game_has_playthroughs_and_no_text_is_left_over() -> None:
    texts = {file.stem for file in FOLDER.glob("*.txt")}
    assert texts == set(LISTED), f"texts and list.yaml differ in {sorted(texts ^ set(LISTED))}: run `make playthroughs`"
    for game in available():
        assert any(name.startswith(f"{game}-") for name in LISTED), f"{game} has no playthrough in list.yaml"
