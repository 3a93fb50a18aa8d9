"""The game, built from its rooms."""

from undercroft.core.game import Game
from undercroft.games.bugs import bot, case_setup, codex, rules, screen, why_not, workbench
from undercroft.games.bugs.meta import META
from undercroft.games.bugs.questions import CHAPTERS, KERNEL
from undercroft.games.bugs.state import Bugs

GAME: Game[Bugs] = Game(
    META,
    rules=rules,
    screen=screen,
    chapters=CHAPTERS,
    questions=KERNEL,
    bots=bot,
    cases=case_setup,
    codex=codex,
    why_not=why_not,
    workbench=workbench,
)
