"""The game, built from its rooms."""

from undercroft.core.game import Game
from undercroft.games.bugs import bot, case_setup, rules, screen
from undercroft.games.bugs.meta import META
from undercroft.games.bugs.options import USE_ITEM
from undercroft.games.bugs.questions import CHAPTERS
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.questions import kernel_questions

GAME: Game[Bugs] = Game(
    META,
    rules=rules,
    screen=screen,
    chapters=CHAPTERS,
    questions=kernel_questions(attack=(USE_ITEM,), move=(USE_ITEM,), aim=(USE_ITEM,)),
    bots=bot,
    cases=case_setup,
)
