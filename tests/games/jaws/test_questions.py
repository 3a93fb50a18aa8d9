"""Every question that Jaws asks is declared, speaks three languages, has a hint, a place and an answer."""

from __future__ import annotations

from tests.questions import check_all_are_declared, check_declarations
from undercroft.games.jaws.game import GAME


def test_every_declared_question_is_complete() -> None:
    check_declarations(GAME)


def test_nothing_is_asked_without_a_declaration() -> None:
    check_all_are_declared(GAME)
