"""Every question is declared whole: words in three languages, a hint, places, an answer."""

from __future__ import annotations

from tests.questions import check_all_are_declared, check_declarations
from undercroft.core.chance import Dice
from undercroft.core.table import Table
from undercroft.games.sanctum.game import GAME


def test_every_question_is_declared_whole() -> None:
    check_declarations(GAME)


def test_no_rule_asks_what_is_not_declared() -> None:
    check_all_are_declared(GAME)


def test_the_declared_answers_play_a_game_to_its_end() -> None:
    """Whoever answers without thought still answers with an option of the declared shape, and comes to an end."""
    for seed in range(6):
        table = Table(GAME, {"players": 2 + seed % 3, "heroes": "choose"}, seed, light=True)
        dice = Dice(seed)
        while (turn := table.turn()) is not None:
            seat, choice = turn
            question = GAME.questions[choice.kind]
            for option in choice.options:
                assert question.verbs[str(option[0])].fits(option), f"{choice.kind} does not declare {option}"
            option = question.answer(table.state, choice)
            assert option in choice.options, f"{choice.kind} is answered with {option}, which is not offered"
            table.choose(option if dice.below(8) else dice.below(len(choice.options)), seat)
            assert table.version < 3000, "the declared answers go on for ever"
