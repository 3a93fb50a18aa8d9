"""The game, built from its rooms."""

from undercroft.core.game import Game
from undercroft.games.machina import (
    attack,
    bot,
    case_setup,
    creatures,
    explorer,
    inspiration,
    items,
    lair,
    monster,
    movement,
    rules,
    screen,
    setup,
    targeting,
    unpredictable,
)
from undercroft.games.machina.meta import META
from undercroft.games.machina.state import Machina

GAME: Game[Machina] = Game(
    META,
    rules=rules,
    screen=screen,
    chapters=(
        setup,
        explorer,
        lair,
        monster,
        unpredictable,
        creatures,
        attack,
        inspiration,
        items,
        targeting,
        movement,
    ),
    bots=bot,
    cases=case_setup,
)
