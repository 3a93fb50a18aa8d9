"""Every question is declared with words, hint, places and an answer; no rule asks without a declaration."""

from __future__ import annotations

from tests.questions import check_all_are_declared, check_declarations
from undercroft.core.chance import Dice
from undercroft.core.table import Table
from undercroft.games.thunderstone.game import GAME


def test_every_question_is_declared_whole() -> None:
    check_declarations(GAME)


def test_no_rule_asks_without_a_declaration() -> None:
    check_all_are_declared(GAME)


def test_options_have_the_shape_that_their_verb_declares() -> None:
    """In random games of every size, and every declared answer is one of the options."""
    for seed in range(12):
        dice = Dice(seed)
        table = Table(GAME, {"players": 2 + seed % 4, "set": "random"}, seed, light=True)
        while (turn := table.turn()) is not None:
            seat, choice = turn
            question = GAME.questions[choice.kind]
            for option in choice.options:
                assert question.verbs[str(option[0])].fits(option), f"{choice.kind} offers {option}"
            assert question.answer(table.state, choice) in choice.options, f"{choice.kind} is answered with no option"
            table.choose(dice.below(len(choice.options)), seat)
