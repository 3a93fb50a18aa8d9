"""The game, built from its rooms."""

from undercroft.core.game import Game
from undercroft.games.haven.questions import kernel_questions
from undercroft.games.jaws import bot, case_setup, knowledge, rules, screen
from undercroft.games.jaws.chapters import CHAPTERS
from undercroft.games.jaws.meta import META
from undercroft.games.jaws.options import FAVORITE, USE_ITEM
from undercroft.games.jaws.state import Jaws

GAME: Game[Jaws] = Game(
    META,
    rules=rules,
    knowledge=knowledge,
    screen=screen,
    chapters=CHAPTERS,
    questions=kernel_questions(attack=(USE_ITEM, FAVORITE), move=(USE_ITEM,), aim=(USE_ITEM,)),
    bots=bot,
    cases=case_setup,
)
