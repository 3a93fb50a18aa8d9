"""Every question of the game is declared, speaks three languages and has a place and an answer."""

from __future__ import annotations

from tests.questions import check_all_are_declared, check_declarations
from undercroft.games.machina.game import GAME


def test_every_question_is_whole() -> None:
    check_declarations(GAME)


def test_rules_ask_declared_questions_only() -> None:
    check_all_are_declared(GAME)
