"""The game's facts as data, readable without loading it."""

from undercroft.core.meta import Look, Meta, Style

META = Meta(
    name="thunderstone",
    title="Thunderstone",
    game="undercroft.games.thunderstone.game:GAME",
    package="undercroft.games.thunderstone",
    version="2",
    prefix="TH",
    players=(2, 5),
    minutes=(45, 90),
    designer="Mike Elliott",
    year=2009,
    look=Look(262, "gem"),
    styles={
        "disease": Style(78, "poison"),
        "thunderstone": Style(glyph="gem"),
        "party": Style(glyph="bag"),
        "dungeon": Style(glyph="arch"),
    },
)
