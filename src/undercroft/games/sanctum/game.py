"""The game, built from its rooms."""

from undercroft.core.game import Game
from undercroft.games.sanctum import bot, case_setup, knowledge, rules, screen
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
)
