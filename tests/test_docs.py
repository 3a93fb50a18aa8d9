"""The pages say what the program does: every word a case may give is in docs/cases.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercroft.core.cases import fresh
from undercroft.core.errors import TableError
from undercroft.core.game import available, load
from undercroft.core.say import Say, say

PAGE = (Path(__file__).parents[1] / "docs" / "cases.md").read_text("utf-8")


@pytest.mark.parametrize("name", available())
def test_every_word_that_a_case_may_give_is_on_its_page(name: str) -> None:
    game = load(name)
    with pytest.raises(TableError) as error:
        game.given(fresh(game, {}, 1), {"no-such-word": 1})
    known = str(error.value.say.args["known"]).split(", ")
    title = game.words.text(game_title(), "en").partition(": ")[2] or game.words.text(game_title(), "en")
    section = PAGE.partition(f"### {title}\n")[2].partition("\n### ")[0]
    told = set(re.findall(r"`([a-z_]+)`", section))
    assert section, title
    assert sorted(set(known) - told) == []


def game_title() -> Say:
    return say("game.title")
