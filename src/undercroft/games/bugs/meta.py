"""The game's facts as data, readable without loading it."""

from undercroft.core.meta import Look, Meta

META = Meta(
    name="bugs",
    title="Gloomhaven: Buttons & Bugs",
    game="undercroft.games.bugs.game:GAME",
    package="undercroft.games.bugs",
    version="4",
    prefix="BB",
    players=(1, 1),
    minutes=(20, 40),
    designer="Joe Klipfel, Nikki Valens",
    year=2024,
    cooperative=True,
    look=Look(96, "bug"),
    shares=("undercroft.games.haven",),
)
