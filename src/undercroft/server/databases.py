"""Which database a URL names."""

from __future__ import annotations

from undercroft.server.sqlite import Sqlite
from undercroft.server.storage import Store


def connect(url: str) -> Store:
    """The store of a URL: a file name or sqlite:///file, or postgresql://..."""
    if url.startswith(("postgresql://", "postgres://")):
        from undercroft.server.postgres import Postgres  # psycopg is loaded only where it is used

        return Postgres(url)
    return Sqlite(url.removeprefix("sqlite:///"))
