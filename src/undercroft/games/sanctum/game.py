"""The game, built from its rooms."""

from undercroft.core.game import Game
from undercroft.games.sanctum import bot, case_setup, codex, knowledge, rules, screen, why_not, workbench
from undercroft.games.sanctum.meta import META
from undercroft.games.sanctum.state import Sanctum

GAME: Game[Sanctum] = Game(
    META,
    rules=rules,
    chapters=rules.CHAPTERS,
    knowledge=knowledge,
    screen=screen,
    bots=bot,
    cases=case_setup,
    codex=codex,
    why_not=why_not,
    workbench=workbench,
)
