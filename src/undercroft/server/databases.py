"""Which database a URL names."""

from __future__ import annotations

from undercroft.server.sqlite import Sqlite
from undercroft.server.storage import Store


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def connect(url: str, *, address: str = "", connections: int = 4, is_shared: bool = False) -> Store:
    """The store of a URL: a file name or sqlite:///file, or postgresql://...

    `address` is where other processes find this one, `is_shared` is for those who only look while a server runs.
    """
    if is_postgres(url):
        from undercroft.server.postgres import Postgres  # psycopg is loaded only where it is used

        return Postgres(url, address, connections)
    return Sqlite(url.removeprefix("sqlite:///"), is_shared=is_shared)
