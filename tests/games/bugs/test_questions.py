"""Every question is declared beside the rule that asks it, with words, hint, place and answer."""

from __future__ import annotations

from tests.questions import check_all_are_declared, check_declarations
from undercroft.games.bugs.game import GAME


def test_every_question_is_declared_in_full() -> None:
    check_declarations(GAME)


def test_no_rule_asks_by_hand() -> None:
    check_all_are_declared(GAME)
