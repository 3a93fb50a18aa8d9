"""The schema of both stores, as numbered steps: an older store takes the steps that it lacks, by itself at start.

A step is never changed once it was released; a change of the schema is a new step at the end.
"""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """What one version adds, in the words of each database."""

    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]


STEPS = (
    Step(
        sqlite=(
            "CREATE TABLE IF NOT EXISTS tables (no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, "
            "rules TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, companion INTEGER NOT NULL, "
            "seats TEXT NOT NULL, secret BLOB NOT NULL, created REAL NOT NULL, touched REAL NOT NULL, "
            "state TEXT NOT NULL, archive BLOB)",
            "CREATE TABLE IF NOT EXISTS links (digest BLOB PRIMARY KEY, tab INTEGER NOT NULL REFERENCES tables(no), "
            "seat INTEGER, host INTEGER NOT NULL) WITHOUT ROWID",
            "CREATE TABLE IF NOT EXISTS answers (tab INTEGER NOT NULL, n INTEGER NOT NULL, cut INTEGER NOT NULL, "
            "steps TEXT NOT NULL, seat INTEGER NOT NULL, message TEXT NOT NULL)",
            "CREATE UNIQUE INDEX IF NOT EXISTS answers_of ON answers (tab, n)",
            "CREATE INDEX IF NOT EXISTS tables_touched ON tables (touched) WHERE archive IS NULL",
        ),
        postgres=(
            "CREATE TABLE IF NOT EXISTS tables (no BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "
            "id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL, "
            "seed TEXT NOT NULL, companion INTEGER NOT NULL, seats TEXT NOT NULL, secret BYTEA NOT NULL, "
            "created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL, state TEXT NOT NULL, archive BYTEA)",
            "CREATE TABLE IF NOT EXISTS links (digest BYTEA PRIMARY KEY, tab BIGINT NOT NULL REFERENCES tables(no), "
            "seat INTEGER, host INTEGER NOT NULL)",
            "CREATE TABLE IF NOT EXISTS answers (tab BIGINT NOT NULL, n INTEGER NOT NULL, cut INTEGER NOT NULL, "
            "steps TEXT NOT NULL, seat INTEGER NOT NULL, message TEXT NOT NULL, PRIMARY KEY (tab, n))",
            "CREATE INDEX IF NOT EXISTS tables_touched ON tables (touched) WHERE archive IS NULL",
        ),
    ),
    # What a table is besides its game (declared seeds, who gave a seat away, ...), and which process has it in memory.
    Step(
        sqlite=(
            "ALTER TABLE tables ADD COLUMN more TEXT NOT NULL DEFAULT '{}'",
            "ALTER TABLE tables ADD COLUMN owner TEXT",
            "ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 0",
            "CREATE INDEX links_of ON links (tab)",
        ),
        postgres=(
            "ALTER TABLE tables ADD COLUMN more TEXT NOT NULL DEFAULT '{}'",
            "ALTER TABLE tables ADD COLUMN owner TEXT",
            "ALTER TABLE tables ADD COLUMN fence BIGINT NOT NULL DEFAULT 0",
            "CREATE INDEX links_of ON links (tab)",
            "CREATE INDEX tables_owner ON tables (owner) WHERE owner IS NOT NULL",
            "CREATE TABLE processes (id TEXT PRIMARY KEY, address TEXT NOT NULL, "
            "seen TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp())",
        ),
    ),
    # What people say at a table, and keys on their way to another device.
    Step(
        sqlite=(
            "CREATE TABLE talk (tab INTEGER NOT NULL, n INTEGER NOT NULL, at REAL NOT NULL, seat INTEGER NOT NULL, "
            "kind TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (tab, n)) WITHOUT ROWID",
            "CREATE TABLE codes (digest BLOB PRIMARY KEY, sealed BLOB NOT NULL, until REAL NOT NULL) WITHOUT ROWID",
        ),
        postgres=(
            "CREATE TABLE talk (tab BIGINT NOT NULL, n INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, "
            "seat INTEGER NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (tab, n))",
            "CREATE TABLE codes (digest BYTEA PRIMARY KEY, sealed BYTEA NOT NULL, until DOUBLE PRECISION NOT NULL)",
        ),
    ),
    # When somebody's time is up, so that tables are found which nobody has in memory.
    Step(
        sqlite=(
            "ALTER TABLE tables ADD COLUMN due REAL",
            "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        ),
        postgres=(
            "ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION",
            "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        ),
    ),
    # Tables that the lobby shows to everybody.
    Step(
        sqlite=(
            "ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0",
            "CREATE INDEX tables_listed ON tables (no) WHERE listed = 1",
        ),
        postgres=(
            "ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0",
            "CREATE INDEX tables_listed ON tables (no) WHERE listed = 1",
        ),
    ),
    # Where people want to be told that it is their turn, and the keys by which this server is known outside.
    Step(
        sqlite=(
            "CREATE TABLE contacts (tab INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, "
            "address TEXT NOT NULL, language TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, "
            "PRIMARY KEY (tab, seat, kind, address)) WITHOUT ROWID",
            "CREATE TABLE server_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        ),
        postgres=(
            "CREATE TABLE contacts (tab BIGINT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, "
            "address TEXT NOT NULL, language TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, "
            "PRIMARY KEY (tab, seat, kind, address))",
            "CREATE TABLE server_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        ),
    ),
    # Late positions of long games, so that opening a table does not replay all of it; each fits one program only.
    Step(
        sqlite=("CREATE TABLE snapshots (tab INTEGER PRIMARY KEY, program TEXT NOT NULL, data BLOB NOT NULL)",),
        postgres=("CREATE TABLE snapshots (tab BIGINT PRIMARY KEY, program TEXT NOT NULL, data BYTEA NOT NULL)",),
    ),
    # People with a page of their own, by the digest of their key, and the seats that they played.
    Step(
        sqlite=(
            "CREATE TABLE players (digest BLOB PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL, "
            "rated INTEGER NOT NULL) WITHOUT ROWID",
            "CREATE TABLE played (tab TEXT NOT NULL, seat INTEGER NOT NULL, player BLOB NOT NULL, "
            "host INTEGER NOT NULL, game TEXT NOT NULL, began REAL NOT NULL, ended REAL, why TEXT NOT NULL, "
            "result TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (tab, seat)) WITHOUT ROWID",
            "CREATE INDEX played_by ON played (player, ended)",
        ),
        postgres=(
            "CREATE TABLE players (digest BYTEA PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, "
            "rated BIGINT NOT NULL)",
            "CREATE TABLE played (tab TEXT NOT NULL, seat INTEGER NOT NULL, player BYTEA NOT NULL, "
            "host INTEGER NOT NULL, game TEXT NOT NULL, began DOUBLE PRECISION NOT NULL, ended DOUBLE PRECISION, "
            "why TEXT NOT NULL, result TEXT NOT NULL, number BIGINT NOT NULL, PRIMARY KEY (tab, seat))",
            "CREATE INDEX played_by ON played (player, ended)",
        ),
    ),
    # The analysis of a game that is over.
    Step(
        sqlite=("CREATE TABLE analyses (tab INTEGER PRIMARY KEY, data BLOB NOT NULL)",),
        postgres=("CREATE TABLE analyses (tab BIGINT PRIMARY KEY, data BYTEA NOT NULL)",),
    ),
)
NEWEST = len(STEPS)
