"""People with a page of their own: the key to it, the seats they play, what their games came to, their ratings.

The key is theirs alone: the store has its digest, no other seat is told of it, and nothing writes it down.
"""

from __future__ import annotations

import base64
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from undercroft.core.endings import places
from undercroft.core.errors import TableError
from undercroft.core.fallback import describe
from undercroft.core.scene import ending_of
from undercroft.server.keys import digest, new_token
from undercroft.server.live_table import LiveTable
from undercroft.server.lobby_messages import PlayedGame, PlayerPage, PlayerRating, TableSummary
from undercroft.server.names import clean_name
from undercroft.server.player_rows import (
    COUNT_UP,
    END,
    REOPEN,
    REWRITE,
    SIT,
    PlayedResult,
    PlayedRow,
    PlayerRow,
    Statement,
    played_values,
    written,
)
from undercroft.server.player_statistics import Find, heroes_of, key_of, margin_of, statistics_of
from undercroft.server.ratings import Rating, bot_rating, duels_of, rate, rested
from undercroft.server.storage import ADD_LINK, Damaged, Store, StoreError, TableOutcome, TableRow

log = logging.getLogger("undercroft.server")

SHOWN_TABLES, SHOWN_GAMES = 50, 100
COUNTED_GAMES = 2000
"""The last games that somebody's statistics count."""
TRIES = 20
"""How often a change of ratings is worked out anew where other games of the same people end at that moment."""

Summaries = Callable[[list[str], str], Awaitable[list[TableSummary]]]


def page_digest(key: str) -> bytes:
    """What the store knows of a page's key; it opens no table."""
    return digest(f"page {key}")


def seat_token(key: str, table: str, seat: int) -> str:
    """The key of a seat that its player's page opens: the same on every device, and told by nothing but the page's."""
    made = hashlib.sha256(f"seat {key} {table} {seat}".encode()).digest()
    return base64.urlsafe_b64encode(made[:24]).decode()


class Players:
    """Everything the server knows about people with a page."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- pages ------------------------------------------------------------------------------------------------------

    async def add(self, name: str) -> str:
        """A new page; gives its key, which nobody can be told again."""
        key = new_token()
        await self.store.add_player(PlayerRow(page_digest(key), clean_name(name), time.time()))
        return key

    async def _player(self, key: str) -> PlayerRow:
        found = await self.store.player(page_digest(key))
        if found is None:
            raise TableError("error.no-page")
        return found

    async def page(self, key: str, name: str | None, language: str, summaries: Summaries, find: Find) -> PlayerPage:
        """The page as its owner sees it; a new name is taken over."""
        player = await self._player(key)
        if name is not None and clean_name(name) != player.name:
            player.name = clean_name(name)
            await self.store.rename_player(player.digest, player.name)
        playing = await self.store.unfinished(player.digest, SHOWN_TABLES)
        tables = await summaries([seat_token(key, row.table, row.seat) for row in playing], language)
        tables = [table for table in tables if table.state == "open"]
        tables.sort(key=lambda table: (table.asked is not True, -(table.since or 0)))
        ended = await self.store.finished(player.digest, COUNTED_GAMES)
        return PlayerPage(
            player.name,
            player.created,
            await self._ratings(player),
            tables,
            [_game(key, row, row.result) for row in ended[:SHOWN_GAMES] if row.result is not None],
            statistics_of(ended, find, language),
        )

    async def _ratings(self, player: PlayerRow) -> list[PlayerRating]:
        found = []
        for game, count in (await self.store.rated_games(player.digest)).items():
            rating = await self._rating(player.digest, game)
            found.append(PlayerRating(game, rating.points, rating.deviation, count))
        return found

    async def _rating(self, player: bytes, game: str) -> Rating:
        """How strong somebody is now: the last game's word, less sure the longer ago it was."""
        last = await self.store.counted(player, game, 1)
        if not last or last[0].result is None or last[0].result.after is None or last[0].ended is None:
            return Rating()
        return rested(last[0].result.after, time.time() - last[0].ended)

    async def delete(self, key: str) -> int:
        """Forget a page, its games and ratings, and the keys that it made; gives how many games."""
        player = await self._player(key)
        seats = await self.store.tables_of(player.digest)
        statements: list[Statement] = [
            ("DELETE FROM links WHERE digest = ?", (digest(seat_token(key, table, seat)),), False)
            for table, seat in seats
        ]
        statements += [
            ("DELETE FROM played WHERE player = ?", (player.digest,), False),
            ("DELETE FROM players WHERE digest = ?", (player.digest,), True),
        ]
        await self.store.change_all(statements)
        return len(seats)

    # --- seats ------------------------------------------------------------------------------------------------------

    async def claim(self, key: str, tokens: Sequence[str]) -> int:
        """Note that these seats are this player's; gives how many are new.

        A seat stays with whoever claimed it first, unless it has not answered anything yet: a link opened by mistake
        takes nothing from the one it is for.
        """
        player = await self._player(key)
        count = 0
        for token in tokens:
            link = await self.store.link(digest(token))
            if link is None or link.seat is None:
                continue
            try:
                row = await self.store.table(link.table)
            except Damaged:
                continue
            if row is not None and await self._may_claim(player, row, link.seat):
                count += await self._sit(player, key, row, link.seat, link.host)
        return count

    async def _may_claim(self, player: PlayerRow, row: TableRow, seat: int) -> bool:
        if row.seats[seat].who == "bot" or (row.state != "open" and row.more.outcome is None):
            return False
        held = next((each for each in await self.store.seats_of(row.id) if each.seat == seat), None)
        if held is None:
            return True
        is_theirs = held.player == player.digest or held.ended is not None or row.archive is not None
        return not is_theirs and not await self.store.has_answered(row.no, seat)

    async def _sit(self, player: PlayerRow, key: str, row: TableRow, seat: int, is_host: bool) -> bool:
        played = PlayedRow(row.id, seat, player.digest, is_host, row.game, time.time())
        outcome = row.more.outcome
        if row.state == "over" and outcome is not None:
            played.ended, played.why, played.result = outcome.at, "late", _result(seat, outcome, row.more.guided)
        link = (digest(seat_token(key, row.id, seat)), row.no, seat, int(is_host))
        add_link = f"{ADD_LINK} ON CONFLICT DO NOTHING"
        return await self.store.change_all([(SIT, played_values(played), True), (add_link, link, False)])

    # --- ends -------------------------------------------------------------------------------------------------------

    async def settle(self, tables: Sequence[LiveTable]) -> None:
        """Keep what games came to, for themselves and for their players' pages; forget an end that was taken back.

        Done twice, it changes nothing the second time: a process may be killed in the midst of it.
        """
        for table in tables:
            if table.more.outcome is not None and (table.state == "open" or table.ended_epoch != table.epoch):
                await self.note_reopened(table)
                table.more.outcome = None
                await self.store.note(table.no, table.rules, table.more)
        over = [table for table in tables if table.state == "over" and table.table.state.result is not None]
        await self._keep_outcomes([table for table in over if table.more.outcome is None])
        unsettled = await self.store.unsettled([table.id for table in over])
        for table in over:
            if table.id in unsettled and table.more.outcome is not None:
                await self.note_end(table, table.more.outcome)

    async def _keep_outcomes(self, tables: Sequence[LiveTable]) -> None:
        for table in tables:
            result = table.table.state.result
            assert result is not None
            scores = [float(score) for score in result.scores]
            table.more.outcome = _outcome(table, list(result.winners), scores)
        try:
            await self.store.note_all([(table.no, table.rules, table.more) for table in tables])
        except StoreError:
            for table in tables:  # noted when it is tried again
                table.more.outcome = None
            raise

    async def note_end(self, table: LiveTable, outcome: TableOutcome) -> None:
        """Write down what a game came to for those of its players who have a page, and change their ratings.

        A game counts once, whatever happens meanwhile: its rows are ended only where they were not.
        """
        for _ in range(TRIES):
            rows = [row for row in await self.store.seats_of(table.id) if row.ended is None]
            if not rows or await self.store.change_all(await self._end(table, outcome, rows)):
                return
        log.error("the ratings of a table could not be settled", extra={"table": table.id})

    async def _end(self, table: LiveTable, outcome: TableOutcome, rows: list[PlayedRow]) -> list[Statement]:
        players = {row.player: await self.store.player(row.player) for row in rows}
        ratings: list[Rating | None] = [
            bot_rating(table.game.name, seat.agent) if seat.who == "bot" else None for seat in table.assignments
        ]
        why = _why_not(table, rows)
        if not why:
            for row in rows:
                if players[row.player] is not None:
                    ratings[row.seat] = await self._rating(row.player, row.game)
        standing = places(outcome.scores, outcome.winners)
        statements: list[Statement] = []
        for row in rows:
            result, reason = _result(row.seat, outcome, table.more.guided), row.why or why
            before = ratings[row.seat]
            if not reason and before is not None:
                result.duels, result.before = duels_of(row.seat, standing, ratings), before
                result.after = rate(before, result.duels) if result.duels else None
                reason = "" if result.duels else "nobody"
            player = players[row.player]
            number = player.rated + 1 if player is not None else 0
            end = (outcome.at, reason, written(result), number, row.table, row.seat, row.player)
            statements.append((END, end, True))
        return [*statements, *_count_up([row for row in players.values() if row is not None])]

    async def note_mistakes(self, table: str, mistakes: Sequence[int]) -> None:
        """Write down how many mistakes an analysis has found, seat by seat, for those who have a page."""
        for _ in range(TRIES):
            rows = [row for row in await self.store.seats_of(table) if row.result is not None]
            statements: list[Statement] = []
            players: dict[bytes, PlayerRow] = {}
            for row in rows:
                player = await self.store.player(row.player)
                if player is None or row.result is None:
                    continue
                row.result.mistakes = mistakes[row.seat]
                statements.append((REWRITE, (written(row.result), row.table, row.seat, row.player), True))
                players[player.digest] = player
            if not statements or await self.store.change_all([*statements, *_count_up(list(players.values()))]):
                return
        log.error("the mistakes of a game could not be noted", extra={"table": table})

    async def note_reopened(self, table: LiveTable) -> None:
        """Its end was taken back: what it said about anybody no longer counts, nor will what it says later."""
        for _ in range(TRIES):
            rows = [row for row in await self.store.seats_of(table.id) if row.ended is not None]
            if not rows or await self.store.change_all(await self._reopen(rows)):
                return
        log.error("the ratings of a table could not be taken back", extra={"table": table.id})

    async def _reopen(self, rows: list[PlayedRow]) -> list[Statement]:
        statements: list[Statement] = [(REOPEN, ("undone", row.table, row.seat), True) for row in rows]
        players = []
        for row in rows:
            player = await self.store.player(row.player)
            if row.why or player is None:
                continue
            players.append(player)
            rest = [each for each in await self.store.counted(row.player, row.game) if each.table != row.table]
            statements += _rate_again(rest)
        return [*statements, *_count_up(players)]


def _count_up(players: Sequence[PlayerRow]) -> list[Statement]:
    """Fails where somebody's ratings were changed since these rows were read; always in the same order."""
    return [(COUNT_UP, (row.digest, row.rated), True) for row in sorted(players, key=lambda row: row.digest)]


def _rate_again(rows: Sequence[PlayedRow]) -> list[Statement]:
    """Somebody's rated games, the last first, with ratings worked out anew from what each counted as."""
    statements: list[Statement] = []
    rating, last = Rating(), 0.0
    for row in reversed(rows):
        result = row.result
        if result is None or row.ended is None:
            continue
        result.before = rested(rating, row.ended - last) if last else rating
        result.after = rating = rate(result.before, result.duels)
        last = row.ended
        statements.append((REWRITE, (written(result), row.table, row.seat, row.player), True))
    return statements


def _why_not(table: LiveTable, rows: Sequence[PlayedRow]) -> str:
    """Why a game changes nobody's rating; empty where it does."""
    if table.game.cooperative:
        return "cooperative"
    if len(table.assignments) == 1:
        return "alone"
    if table.companion:
        return "companion"
    if table.more.guided:
        return "guided"
    if table.more.seeded:
        return "seeded"
    if table.more.stood_in or any(seat.who != "bot" and seat.agent for seat in table.assignments):
        return "stand-in"
    if table.more.coached:
        return "coached"
    if len({row.player for row in rows}) < len(rows):
        return "same-player"
    return ""


def _outcome(table: LiveTable, winners: list[int], scores: list[float]) -> TableOutcome:
    """How it ended, and what was played, as everybody may know it."""
    made = TableOutcome(winners, scores, time.time())
    try:
        ending = ending_of(table.table, table.table.view(None))
    except Exception as error:  # a fault of the screen; the result counts all the same
        table.report(describe("ending", table.game.name, error))
        return made
    if ending is not None:
        made.heroes, made.scenario = heroes_of(ending, len(scores)), key_of(ending.title)
    return made


def _result(seat: int, outcome: TableOutcome, is_guided: bool) -> PlayedResult:
    standing = places(outcome.scores, outcome.winners)
    return PlayedResult(
        standing[seat],
        len(standing),
        outcome.scores[seat],
        seat in outcome.winners,
        heroes=outcome.heroes[seat] if seat < len(outcome.heroes) else [],
        scenario=outcome.scenario,
        margin=margin_of(seat, outcome.scores),
        guided=is_guided,
    )


def _game(key: str, row: PlayedRow, result: PlayedResult) -> PlayedGame:
    assert row.ended is not None
    made = PlayedGame(
        row.table, row.game, row.seat, row.ended, result.place, result.of, result.score, result.won, row.why,
        token=seat_token(key, row.table, row.seat) if row.state is not None else "",
    )  # fmt: skip
    if not row.why and result.before is not None and result.after is not None:
        made.points, made.change = result.after.points, result.after.points - result.before.points
    return made
