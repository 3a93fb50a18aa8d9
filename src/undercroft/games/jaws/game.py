"""The game, built from its rooms."""

from undercroft.core.game import Game
from undercroft.games.jaws import bot, case_setup, codex, knowledge, rules, screen, why_not, workbench
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
    codex=codex,
    why_not=why_not,
    workbench=workbench,
)
