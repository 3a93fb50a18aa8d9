"""Errors in plain English: the table's own by its words, a game's by its key, for nobody but a developer."""

from __future__ import annotations

from undercroft.core.errors import BadOption


def test_an_error_of_the_table_is_a_sentence() -> None:
    assert str(BadOption("error.no-game", name="chess", names="vault")) == "There is no game “chess”. Games: vault."


def test_an_error_of_a_game_still_has_a_text() -> None:
    assert str(BadOption("error.set-heroes", count=3, wanted=4)) == "error.set-heroes: count 3, wanted 4"
