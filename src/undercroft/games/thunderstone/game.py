"""The game, built from its rooms."""

from undercroft.core.game import Game
from undercroft.games.thunderstone import bot, case_setup, codex, knowledge, rules, screen, why_not, workbench
from undercroft.games.thunderstone.meta import META
from undercroft.games.thunderstone.state import Thunderstone

GAME: Game[Thunderstone] = Game(
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
