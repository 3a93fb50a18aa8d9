"""The game, built from its rooms."""

from undercroft.core.game import Game
from undercroft.games.thunderstone import bot, case_setup, knowledge, rules, screen
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
)
