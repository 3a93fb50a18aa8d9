"""The game, built from its rooms."""

from undercroft.core.game import Game
from undercroft.games.machina import bot, case_setup, codex, rules, screen, why_not, workbench
from undercroft.games.machina.meta import META
from undercroft.games.machina.state import Machina

GAME: Game[Machina] = Game(
    META,
    rules=rules,
    screen=screen,
    chapters=rules.CHAPTERS,
    bots=bot,
    cases=case_setup,
    codex=codex,
    why_not=why_not,
    workbench=workbench,
)
