"""Pages of people: their seats, results and ratings; the key is told to nobody, and a game counts once."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from bench.tictactoe import GAME as TICTACTOE
from msgspec import UNSET

from tests.sample import GAME
from tests.server.host import CALM, host, play_on
from tests.server.test_storage import alone, both, stored
from undercroft.core.errors import TableError
from undercroft.server.admin import back_up, restore
from undercroft.server.databases import connect
from undercroft.server.keys import digest
from undercroft.server.limits import Limits
from undercroft.server.live_table import LiveTable
from undercroft.server.lobby_messages import PlayerPage
from undercroft.server.messages import CreatedTable, NewTable, SeatRequest
from undercroft.server.player_rows import PlayedResult, PlayedRow
from undercroft.server.player_statistics import statistics_of
from undercroft.server.players import page_digest, seat_token
from undercroft.server.ratings import Duel, Rating, rate
from undercroft.server.service import Games, TableService
from undercroft.server.workers import WorkerPool

STORES = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


async def opened(url: str) -> TableService:
    service = TableService(connect(url), Games([GAME, TICTACTOE], ["thunderstone", "bugs"]), CALM, WorkerPool())
    await service.open()
    return service


async def page_of(service: TableService, key: str) -> PlayerPage:
    return await service.players.page(key, None, "en", service.summaries, service.games.find)


async def two_at_a_table(
    service: TableService, first: str, second: str, game: str = "vault", **wish: Any
) -> tuple[CreatedTable, LiveTable]:
    made = await service.create_table(NewTable(game, seats=[SeatRequest(), SeatRequest(who="friend")], **wish))
    for key, seat in ((first, 0), (second, 1)):
        if key:
            await service.players.claim(key, [made.seats[seat].token])
    live, _ = await service.open_link(made.seats[0].token)
    return made, live


async def play(live: LiveTable) -> list[int]:
    """Play to the end; gives who won."""
    count = 0
    while not live.table.is_over:
        seat, choice = next(iter(live.table.requests.items()))
        live.choose(seat, live.question_id(seat), choice.keys()[count % len(choice.keys())], "", None)
        await stored(live)
        count += 1
    for _ in range(2000):
        if live.stored_state == "over":
            break
        await asyncio.sleep(0.005)
    assert live.stored_state == "over"
    assert live.table.state.result is not None
    return list(live.table.state.result.winners)


@STORES
def test_a_finished_game_stands_on_both_pages_and_changes_both_ratings(
    kind: str, tmp_path: Any, request: pytest.FixtureRequest
) -> None:
    async def work() -> None:
        service = await opened(both(kind, tmp_path, request))
        first, second = await service.players.add("  Ann\u202e "), await service.players.add("")
        made, live = await two_at_a_table(service, first, second)
        page = await page_of(service, first)
        assert (page.name, page.ratings, page.games) == ("Ann", [], [])
        assert [table.table for table in page.tables] == [made.table]
        assert page.tables[0].asked is True
        winners = await play(live)
        expected = rate(Rating(), [Duel(1500, 350, 1.0 if winners == [0] else 0.5 if len(winners) == 2 else 0.0)])
        page, other = await page_of(service, first), await page_of(service, second)
        assert page.tables == []
        game = page.games[0]
        assert (game.table, game.seat, game.of, game.won, game.why) == (made.table, 0, 2, 0 in winners, "")
        assert game.points == pytest.approx(expected.points)
        assert game.change == pytest.approx(expected.points - 1500)
        assert (page.ratings[0].game, page.ratings[0].games) == ("vault", 1)
        assert page.ratings[0].deviation == pytest.approx(expected.deviation, abs=0.1)
        assert other.ratings[0].points == pytest.approx(3000 - expected.points)
        assert sorted([game.place, other.games[0].place]) == ([1, 1] if len(winners) == 2 else [1, 2])
        again = await service.open_link(game.token)  # the page's own key of the seat
        assert again[1].seat == 0
        assert again[1].host
        await service.close()

    alone(work())


@STORES
def test_a_game_counts_once_whenever_the_server_is_killed(
    kind: str, tmp_path: Any, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the end of a game there are several writes; whichever was the last one, the next process goes on from it."""

    async def work() -> None:
        url = both(kind, tmp_path, request)
        for killed_before in ("note_all", "change_all", "set_states"):
            service = await opened(url)
            first, second = await service.players.add(""), await service.players.add("")
            made, live = await two_at_a_table(service, first, second)

            reached = asyncio.Event()

            async def killed(*_: Any, reached: asyncio.Event = reached) -> None:
                reached.set()
                raise asyncio.CancelledError

            real = service.players.settle

            async def settle(tables: Any, real: Any = real, name: str = killed_before, at: Any = service) -> None:
                monkeypatch.setattr(at.store, name, killed)
                await real(tables)

            monkeypatch.setattr(service.players, "settle", settle)
            while not live.table.is_over:
                seat, choice = next(iter(live.table.requests.items()))
                live.choose(seat, live.question_id(seat), choice.keys()[0], "", None)
                for _ in range(1000):
                    if not live.unstored:
                        break
                    await asyncio.sleep(0.001)
            await reached.wait()
            monkeypatch.undo()
            service.tables.clear()  # nothing more is written by the one that is gone
            await service.close()
            service = await opened(url)
            settled = await service.store.finished(page_digest(first), 10)
            assert len(settled) == (1 if killed_before == "set_states" else 0)
            await service.open_link(made.seats[0].token)
            for key in (first, second):
                page = await page_of(service, key)
                assert len(page.games) == 1, killed_before
                assert page.games[0].why == ""
                assert page.ratings[0].games == 1
                assert page.ratings[0].points != 1500 or page.games[0].place == 1
            await service.close()

    alone(work())


def test_games_that_end_at_one_moment_are_kept_though_one_of_the_tables_was_lost(
    tmp_path: Any, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What games of one moment came to is one write: it is tried again without the table that another process has."""

    async def work() -> None:
        service = await opened(both("postgres", tmp_path, request))
        first, second = await service.players.add(""), await service.players.add("")
        lives = [(await two_at_a_table(service, first, second, "tictactoe"))[1] for _ in range(3)]
        real, settled = service.players.settle, []

        async def settle(tables: Any) -> None:
            settled.append(len(tables))
            if lives[0] in tables:
                await service.store._rows("UPDATE tables SET fence = fence + 1 WHERE no = ?", lives[0].no)  # type: ignore[attr-defined]
            await real(tables)

        monkeypatch.setattr(service.players, "settle", settle)
        for at in (0, 1, 2, 4, 3, 5, 7, 6, 8):
            for live in lives:
                seat = next(iter(live.table.requests))
                live.choose(seat, live.question_id(seat), f"mark:{at}", "", None)
            for live in lives:
                await stored(live)
        while any(live.stored_state != "over" for live in lives[1:]):
            await asyncio.sleep(0.001)
        rows = [await service.store.table(live.no) for live in lives]
        assert settled == [3, 2]
        assert [row is not None and row.more.outcome is not None for row in rows] == [False, True, True]
        assert [row is not None and row.state for row in rows] == ["open", "over", "over"]
        assert len((await page_of(service, first)).games) == 2
        await service.close()

    alone(work())


@STORES
def test_an_end_that_is_taken_back_counts_for_nobody(kind: str, tmp_path: Any, request: pytest.FixtureRequest) -> None:
    async def work() -> None:
        service = await opened(both(kind, tmp_path, request))
        first, second = await service.players.add(""), await service.players.add("")
        _, live = await two_at_a_table(service, first, second, game="tictactoe")
        await play(live)
        before = await page_of(service, first)
        _, other = await two_at_a_table(service, first, second, game="tictactoe")
        await play(other)
        seat = next(who for who, _ in reversed(live.record.steps) if type(who) is int)
        live.undo(seat, "", None)
        await stored(live)
        assert live.state == "open"
        for _ in range(2000):
            if live.stored_state == "open":
                break
            await asyncio.sleep(0.005)
        page = await page_of(service, first)
        assert [table.table for table in page.tables] == [live.id]
        assert [game.table for game in page.games] == [other.id]
        # The game after it counts as if the first had never been.
        assert page.ratings[0].games == 1
        assert page.games[0].points - page.games[0].change == pytest.approx(1500)  # type: ignore[operator]
        assert before.games[0].points != 1500
        await play(live)
        page = await page_of(service, first)
        assert {game.table: game.why for game in page.games} == {live.id: "undone", other.id: ""}
        assert page.ratings[0].games == 1
        assert before.games[0].why == ""
        await service.close()

    alone(work())


def test_what_does_not_count_says_why(tmp_path: Any) -> None:
    async def work() -> None:
        service = await opened(f"{tmp_path}/t.db")
        first, second = await service.players.add(""), await service.players.add("")
        found: dict[str, str] = {}

        async def played(what: str, live: LiveTable, key: str = first) -> None:
            await play(live)
            found[what] = next(game.why for game in (await page_of(service, key)).games if game.table == live.id)

        await played("plain", (await two_at_a_table(service, first, second))[1])
        await played("a chosen seed", (await two_at_a_table(service, first, second, seed=4))[1])
        await played("both seats", (await two_at_a_table(service, first, first))[1])
        await played("a guest without a page", (await two_at_a_table(service, first, ""))[1])
        made, live = await two_at_a_table(service, first, second)
        live.assignments[1].agent, live.more.stood_in = "", True  # a bot played for somebody, and gave the seat back
        await played("a bot stood in", live)
        made, live = await two_at_a_table(service, first, second, coach=True)
        live.more.coached = True
        await played("the coach was asked", live)
        wish = NewTable("bugs", options={"players": 1}, seats=[SeatRequest()])
        made = await service.create_table(wish)
        await service.players.claim(first, [made.seats[0].token])
        assert [table.game for table in (await page_of(service, first)).tables] == ["bugs"]
        assert found == {
            "plain": "",
            "a chosen seed": "seeded",
            "both seats": "same-player",
            "a guest without a page": "nobody",
            "a bot stood in": "stand-in",
            "the coach was asked": "coached",
        }
        assert (await page_of(service, first)).ratings[0].games == 1
        await service.close()

    alone(work())


def test_statistics_count_wins_margins_heroes_and_scenarios(tmp_path: Any) -> None:
    async def work() -> None:
        service = await opened(f"{tmp_path}/t.db")
        key = await service.players.add("")
        assert (await page_of(service, key)).statistics == []
        scores = []
        for _ in range(2):
            made, live = await two_at_a_table(service, key, "")
            await play(live)
            result = live.table.state.result
            assert result is not None
            scores.append((result.scores[0] - result.scores[1], 0 in result.winners))
        options = {"players": 1, "mode": "scenario", "scenario": 2, "character": "bruiser"}
        made = await service.create_table(NewTable("bugs", options=options, seats=[SeatRequest()]))
        await service.players.claim(key, [made.seats[0].token])
        winners = await play((await service.open_link(made.seats[0].token))[0])
        guided = await service.create_table(NewTable("bugs", guided=True))
        await service.players.claim(key, [guided.seats[0].token])
        await play((await service.open_link(guided.seats[0].token))[0])
        vault, bugs = (await page_of(service, key)).statistics
        assert (vault.game, vault.games, vault.won) == ("vault", 2, sum(won for _, won in scores))
        assert vault.margin == pytest.approx(sum(margin for margin, _ in scores) / 2, abs=0.05)
        assert (vault.heroes, vault.scenarios, vault.mistakes) == ([], [], UNSET)
        assert (bugs.games, bugs.won, bugs.margin) == (1, len(winners), UNSET)
        assert [(each.label, each.games, each.won) for each in bugs.heroes] == [("Bruiser", 1, len(winners))]
        assert [(each.label, each.games) for each in bugs.scenarios] == [("Crossing the Road", 1)]
        ukrainian = await service.players.page(key, None, "uk", service.summaries, service.games.find)
        assert ukrainian.statistics[1].heroes[0].label == "Громило"
        await service.close()

    alone(work())


def test_analysed_games_tell_their_mistakes() -> None:
    rows = [
        PlayedRow("t", 0, b"p", True, "vault", 1.0, 2.0, "", PlayedResult(1, 2, 3.0, True, mistakes=count))
        for count in (3, None, 0)
    ]
    (vault,) = statistics_of(rows, lambda _: GAME, "en")
    assert (vault.games, vault.won, vault.mistakes) == (3, 3, 1.5)

    def missing(name: str) -> Any:
        raise TableError("error.no-game", name=name, names="")

    assert statistics_of(rows, missing, "en") == []  # a game that this server no longer has


def test_an_analysis_leaves_ratings_as_they_are_and_its_mistakes_on_the_page(tmp_path: Any) -> None:
    async def work() -> None:
        service = await opened(f"{tmp_path}/t.db")
        keys = [await service.players.add(name) for name in ("Ana", "Ben")]
        _, live = await two_at_a_table(service, keys[0], keys[1])
        await play(live)
        before = await page_of(service, keys[0])
        assert before.statistics[0].mistakes is UNSET
        await service.players.note_mistakes(live.id, [3, 1])
        pages = [await page_of(service, key) for key in keys]
        assert [page.statistics[0].mistakes for page in pages] == [3, 1]
        assert pages[0].games == before.games
        assert [each.points for each in pages[0].ratings] == [each.points for each in before.ratings]
        await service.players.note_mistakes("nowhere", [1, 1])  # a table of which nobody's page tells
        await service.close()

    alone(work())


def test_a_hand_over_is_remembered(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db") as made:
        first, second = made.seats(made.table())
        second.do("give", seat=1, agent="random")
        second.do("give", seat=1, agent="")
        for player in (first, second):
            player.close()
    with closing(sqlite3.connect(f"{tmp_path}/t.db")) as db:
        assert json.loads(db.execute("SELECT more FROM tables").fetchone()[0])["stood_in"] is True


@STORES
def test_two_games_that_end_at_once_both_count(kind: str, tmp_path: Any, request: pytest.FixtureRequest) -> None:
    """As two processes do it: both have read the same ratings when they write."""

    async def work() -> None:
        service = await opened(both(kind, tmp_path, request))
        keys = [await service.players.add("") for _ in range(3)]
        tables = [
            (await two_at_a_table(service, keys[0], keys[1]))[1],
            (await two_at_a_table(service, keys[0], keys[2]))[1],
            (await two_at_a_table(service, keys[1], keys[0]))[1],
        ]
        real, waiting = service.store.change_all, asyncio.Barrier(3)
        passed = 0

        async def together(statements: Any) -> bool:
            nonlocal passed
            if passed < 3:
                passed += 1
                await waiting.wait()
            return await real(statements)

        service.store.change_all = together  # type: ignore[method-assign]
        for live in tables:
            while not live.table.is_over:
                seat, choice = next(iter(live.table.requests.items()))
                live.table.choose(choice.options[0], seat)
            live.state = "over"
        await asyncio.gather(*(service._store_ends([live]) for live in tables))
        service.store.change_all = real  # type: ignore[method-assign]
        page = await page_of(service, keys[0])
        assert page.ratings[0].games == 3
        points = 1500.0
        for row in reversed(await service.store.counted(page_digest(keys[0]), "vault")):
            assert row.result is not None
            assert row.result.before is not None
            assert row.result.after is not None
            assert row.result.before.points == points, "each starts from what the one before came to"
            points = row.result.after.points
        assert page.ratings[0].points == points
        for live in tables:
            live.stored_state = live.state
        await service.close()

    alone(work())


@STORES
def test_a_seat_stays_with_whoever_plays_it(kind: str, tmp_path: Any, request: pytest.FixtureRequest) -> None:
    async def work() -> None:
        service = await opened(both(kind, tmp_path, request))
        first, second = await service.players.add("A"), await service.players.add("B")
        made, live = await two_at_a_table(service, first, first)  # opened the friend's link by mistake
        link = made.seats[1].token
        assert await service.players.claim(second, [link]) == 1
        assert await service.players.claim(second, [link]) == 0
        assert len((await page_of(service, first)).tables) == 1
        while 1 not in {who for who, _ in live.record.steps}:
            seat, choice = next(iter(live.table.requests.items()))
            live.choose(seat, live.question_id(seat), choice.keys()[0], "", None)
            await stored(live)
        assert await service.players.claim(first, [link]) == 0, "it has answered by now"
        assert await service.players.claim(first, [made.watch]) == 0, "a spectator has no seat"
        assert await service.players.claim(first, ["x" * 32]) == 0
        with pytest.raises(TableError):
            await service.players.claim("x" * 32, [link])
        await service.close()

    alone(work())


@STORES
def test_a_page_made_after_the_game_shows_it_without_a_rating(
    kind: str, tmp_path: Any, request: pytest.FixtureRequest
) -> None:
    async def work() -> None:
        service = await opened(both(kind, tmp_path, request))
        made, live = await two_at_a_table(service, "", "")
        await play(live)
        key = await service.players.add("")
        assert await service.players.claim(key, [made.seats[0].token]) == 1
        page = await page_of(service, key)
        assert [(game.table, game.why) for game in page.games] == [(made.table, "late")]
        assert page.ratings == []
        await service.delete_table(made.seats[0].token)
        game = (await page_of(service, key)).games[0]  # the result outlives the table
        assert game.token == ""
        await service.close()

    alone(work())


@STORES
def test_a_deleted_page_leaves_nothing(kind: str, tmp_path: Any, request: pytest.FixtureRequest) -> None:
    async def work() -> None:
        service = await opened(both(kind, tmp_path, request))
        first, second = await service.players.add("Gone"), await service.players.add("")
        made, live = await two_at_a_table(service, first, second)
        await play(live)
        kept = seat_token(first, made.table, 0)
        assert await service.store.link(digest(kept)) is not None
        assert await service.players.delete(first) == 1
        assert await service.store.link(digest(kept)) is None
        assert await service.store.player(page_digest(first)) is None
        assert [row.seat for row in await service.store.seats_of(made.table)] == [1]
        dump = await service.store.dump()
        assert page_digest(first) not in [bytes(row[0]) for row in dump.players]
        assert page_digest(first) not in [bytes(row[2]) for row in dump.played]
        for action in (service.players.delete(first), page_of(service, first)):
            with pytest.raises(TableError) as error:
                await action
            assert error.value.say.key == "error.no-page"
        assert (await page_of(service, second)).ratings[0].games == 1  # theirs stands
        await service.close()

    alone(work())


def test_pages_go_with_a_backup(tmp_path: Any, empty_postgres: str) -> None:
    async def work() -> None:
        service = await opened(f"{tmp_path}/t.db")
        first, second = await service.players.add("A"), await service.players.add("B")
        _, live = await two_at_a_table(service, first, second)
        await play(live)
        before = await page_of(service, first)
        await back_up(service.store, f"{tmp_path}/backup")
        await service.close()
        store = connect(empty_postgres)
        await store.open()
        await restore(store, f"{tmp_path}/backup")
        await store.close()
        service = await opened(empty_postgres)
        after = await page_of(service, first)
        assert (after.name, after.games) == (before.name, before.games)
        await service.close()

    alone(work())


def test_thunderstone_against_bots_changes_the_rating(tmp_path: Any) -> None:
    async def work() -> None:
        service = await opened(f"{tmp_path}/t.db")
        key = await service.players.add("")
        seats = [SeatRequest(), SeatRequest(who="bot", agent="random")]
        made = await service.create_table(NewTable("thunderstone", options={"players": 2}, seats=seats))
        await service.players.claim(key, [made.seats[0].token])
        live, _ = await service.open_link(made.seats[0].token)
        live.trouble.add(1)  # the bot's part is played here
        bots = live.game.bots
        while not live.table.is_over:
            seat = next(iter(live.table.requests))
            live.table.choose(bots.greedy(live.table.seat(seat)), seat)
        live.state = "over"
        await service._store_ends([live])
        page = await page_of(service, key)
        assert page.games[0].why == ""
        assert page.ratings[0].games == 1
        assert page.ratings[0].points != 1500
        live.stored_state = live.state
        await service.close()

    alone(work())


def test_over_http_and_nobody_else_learns_the_key(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", log_level="debug") as made:
        status, body, _ = made.ask("/api/player/new", {"name": "Ann"})
        assert status == 200
        key = json.loads(body)["key"]
        table = made.table()
        first, second = made.seats(table)
        token = table["seats"][0]["token"]
        assert made.ask("/api/player/seats", {"key": key, "tokens": [token]})[:2] == (200, b'{"count":1}')
        play_on([first, second])
        page = json.loads(made.ask("/api/player", {"key": key, "language": "uk", "name": "Anna"})[1])
        assert page["name"] == "Anna"
        assert page["games"][0]["why"] == "nobody"
        own = page["games"][0]["token"]
        for secret in (key, own, page_digest(key).hex()):
            assert secret.encode() not in second.bytes
            assert secret.encode() not in first.bytes
            assert secret not in made.log()
        assert b"Anna" not in second.bytes
        with closing(sqlite3.connect(f"{tmp_path}/t.db")) as db:
            stored_text = "\n".join(db.iterdump())
        assert key not in stored_text
        assert own not in stored_text
        assert made.ask("/api/player/delete", {"key": key})[:2] == (200, b'{"games":1}')
        status, body, _ = made.ask("/api/player?language=ru", {"key": key})
        assert (status, json.loads(body)["code"]) == (422, "no-page")
        assert made.ask("/api/player", {"key": token})[0] == 422, "a seat's key is no page's"
        assert made.ask("/api/player/new", {"name": "x" * 50})[0] == 400
        for player in (first, second):
            player.close()


def test_pages_are_limited(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=Limits(pages_per_minute=3)) as made:
        found = [made.ask("/api/player/new", {})[0] for _ in range(5)]
        assert found == [200, 200, 200, 429, 429]
