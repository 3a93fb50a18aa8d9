"""What somebody's games came to, all together: by game, by hero, by scenario."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import UNSET

from undercroft.core.errors import TableError
from undercroft.core.game import Game
from undercroft.core.say import Say, say
from undercroft.core.scene import Ending
from undercroft.server.lobby_messages import GameStatistics, PlayedCount
from undercroft.server.player_rows import PlayedResult, PlayedRow

Find = Callable[[str], Game[Any]]


def key_of(said: Say | None) -> str:
    """The name of a hero or a scenario as it is kept, without its language; of a title with a level, the scenario."""
    if said is None:
        return ""
    inner = said.args.get("scenario")
    if isinstance(inner, Say):
        return key_of(inner)
    return "" if said.args else said.key


def heroes_of(ending: Ending, players: int) -> list[list[str]]:
    """Whom each seat has played."""
    found: list[list[str]] = [[] for _ in range(players)]
    for standing in ending.standings:
        name = key_of(standing.title)
        if name and 0 <= standing.seat < players:
            found[standing.seat].append(name)
    return found


def margin_of(seat: int, scores: Sequence[float]) -> float | None:
    """By how much a seat was ahead of the best of the others, or behind them; None where nobody plays against it."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others) if others else None


def statistics_of(rows: Iterable[PlayedRow], find: Find, language: str) -> list[GameStatistics]:
    """Each game with how often it was played and won; most played first. Games that teach are no results."""
    by_game: dict[str, list[PlayedResult]] = {}
    for row in rows:
        if row.result is not None and not row.result.guided:
            by_game.setdefault(row.game, []).append(row.result)
    made = []
    for name, results in by_game.items():
        with suppress(TableError):  # a game that this server no longer has
            made.append(_of_game(find(name), results, language))
    return sorted(made, key=lambda each: (-each.games, each.game))


def _of_game(game: Game[Any], results: list[PlayedResult], language: str) -> GameStatistics:
    made = GameStatistics(
        game.name,
        len(results),
        sum(each.won for each in results),
        heroes=_counts(game, [(name, each.won) for each in results for name in each.heroes], language),
        scenarios=_counts(game, [(each.scenario, each.won) for each in results if each.scenario], language),
    )
    margins = [] if game.cooperative else [each.margin for each in results if each.margin is not None]
    made.margin = round(sum(margins) / len(margins), 1) if margins else UNSET
    mistakes = [each.mistakes for each in results if each.mistakes is not None]
    made.mistakes = round(sum(mistakes) / len(mistakes), 1) if mistakes else UNSET
    return made


def _counts(game: Game[Any], played: list[tuple[str, bool]], language: str) -> list[PlayedCount]:
    """How often each of these was played and won; most played first."""
    found: dict[str, PlayedCount] = {}
    for name, won in played:
        if not game.words.has(name, language):
            continue  # a game of other days
        count = found.setdefault(name, PlayedCount(game.words.text(say(name), language)))
        count.games += 1
        count.won += won
    return sorted(found.values(), key=lambda each: (-each.games, each.label))
