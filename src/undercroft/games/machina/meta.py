"""The game's facts as data, readable without loading it."""

from undercroft.core.meta import Look, Meta

META = Meta(
    name="machina",
    title="Machina Arcana",
    game="undercroft.games.machina.game:GAME",
    package="undercroft.games.machina",
    version="4",
    prefix="MA",
    players=(1, 4),
    minutes=(90, 180),
    designer="Juraj Bilić",
    year=2014,
    cooperative=True,
    look=Look(186, "gear"),
)
