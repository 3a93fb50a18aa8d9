"""The game, built from its rooms."""

from undercroft.core.game import Game
from undercroft.games.jaws import bot, case_setup, knowledge, rules, screen
from undercroft.games.jaws.meta import META
from undercroft.games.jaws.questions import QUESTIONS
from undercroft.games.jaws.state import Jaws

GAME: Game[Jaws] = Game(
    META,
    rules=rules,
    knowledge=knowledge,
    screen=screen,
    questions=QUESTIONS.values(),
    bots=bot,
    cases=case_setup,
)
