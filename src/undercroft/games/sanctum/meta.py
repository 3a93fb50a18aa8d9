"""The game's facts as data, readable without loading it."""

from undercroft.core.meta import Look, Meta, Style

META = Meta(
    name="sanctum",
    title="Sanctum",
    game="undercroft.games.sanctum.game:GAME",
    package="undercroft.games.sanctum",
    version="3",
    prefix="SA",
    players=(2, 4),
    minutes=(60, 120),
    designer="Filip Neduk",
    year=2019,
    look=Look(352, "crown"),
    styles={
        "demon": Style(6, "beast"),
        "group": Style(glyph="beast"),
        "lord": Style(glyph="crown"),
        "fury": Style(glyph="fire"),
        "blessing": Style(glyph="sun"),
        "slot": Style(glyph="bag"),
    },
)
