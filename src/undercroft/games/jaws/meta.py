"""The game's facts as data, readable without loading it."""

from undercroft.core.meta import Look, Meta

META = Meta(
    name="jaws",
    title="Gloomhaven: Jaws of the Lion",
    game="undercroft.games.jaws.game:GAME",
    package="undercroft.games.jaws",
    version="3",
    prefix="JL",
    players=(1, 4),
    minutes=(60, 120),
    designer="Isaac Childres",
    year=2020,
    cooperative=True,
    look=Look(18, "swords"),
    shares=("undercroft.games.haven",),
)
