"""The endings of all five games: what they tell agrees with the state and with what was answered."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from undercroft.core.endings import honour, places
from undercroft.core.game import load
from undercroft.core.say import Say, player_name, say
from undercroft.core.scene import Ending, Standing, Stat, ending_of, look, render
from undercroft.core.table import Table
from undercroft.core.words import LANGUAGES
from undercroft.games.thunderstone.cards import THUNDERSTONE
from undercroft.games.thunderstone.hall import score
from undercroft.terminal import ending as terminal_ending

GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "thunderstone": ("thunderstone", {"players": 3}, 3),
    "sanctum": ("sanctum", {"players": 3}, 3),
    "machina": ("machina", {"players": 2}, 1),
    "jaws lost": ("jaws", {"players": 2, "party": 3, "mode": "scenario", "scenario": 4}, 3),
    "jaws won": ("jaws", {"players": 2, "party": 2, "mode": "scenario", "scenario": 1}, 1),
    "bugs": ("bugs", {"mode": "scenario"}, 3),
}


@cache
def played(name: str) -> Table[Any]:
    game, options, seed = GAMES[name]
    return play(Table(load(game), options, seed))


def play(table: Table[Any]) -> Table[Any]:
    while not table.is_over:
        turn = table.turn()
        assert turn is not None
        table.choose(table.game.bots.greedy(table.seat(turn[0])), turn[0])
    return table


def end_of(table: Table[Any], seat: int | None = None) -> Ending:
    found = ending_of(table, table.view(seat))
    assert found is not None
    return found


def deed(standing: Standing, name: str) -> Any:
    return next(stat.value for stat in standing.deeds if stat.label.key == f"deed.{name}")


def args_of(table: Table[Any], key: str) -> list[dict[str, Any]]:
    """The arguments of all lines of the story with this key."""
    assert table.log is not None
    return [dict(line.say.args) for line in table.log.lines if line.say.key == key]


def told(table: Table[Any], key: str, **args: Any) -> int:
    """How many lines of the story have this key and these arguments."""
    return sum(all(line.get(name) == value for name, value in args.items()) for line in args_of(table, key))


def answered(table: Table[Any], seat: int, verb: str) -> int:
    return sum(who == seat and option[0] == verb for who, option in table.steps if isinstance(option, tuple))


@pytest.mark.parametrize("name", GAMES)
def test_no_ending_before_the_end(name: str) -> None:
    game, options, seed = GAMES[name]
    table = Table(load(game), options, seed)
    assert ending_of(table, table.view(0)) is None
    assert look(table, 0).ending is None


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_told_the_same(name: str) -> None:
    table = played(name)
    words = table.game.words
    endings = [render(end_of(table, seat), words, "en") for seat in (None, *range(table.state.players))]
    assert all(other == endings[0] for other in endings)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_endings_are_told_in_every_language(name: str, language: str) -> None:
    table = played(name)
    lines = terminal_ending(render(look(table, None), table.game.words, language), {"seat": "Seat", "won": "won"})
    assert len(lines) > 5
    assert max(map(len, lines)) <= 80
    assert not any("{" in line or "deed-" in line or "honour-" in line for line in lines)


@pytest.mark.parametrize("name", GAMES)
def test_the_result_is_told_as_it_is(name: str) -> None:
    table = played(name)
    result, found = table.state.result, end_of(table)
    assert (tuple(found.winners), tuple(found.scores)) == (result.winners, result.scores)
    assert found.reason == say(f"ending.{result.reason}")
    assert {standing.seat for standing in found.standings} == set(range(table.state.players))
    for one in found.honours:
        assert 0 < len(one.standings) < len(found.standings)


def test_thunderstone_points_by_card_and_source() -> None:
    table = played("thunderstone")
    found = end_of(table)
    for seat, standing in enumerate(found.standings):
        cards = table.state.seats[seat].cards()
        assert standing.score is not None
        assert standing.score.value == score(table.state, seat) == table.state.result.scores[seat]
        assert sum(one.value * one.count for one in standing.points) == standing.score.value
        counted = {one.title.key.removeprefix("card."): one.count for one in standing.points}
        assert counted == {card: cards.count(card) for card in counted}
        assert deed(standing, "bought") == answered(table, seat, "buy")
        assert deed(standing, "monsters") == told(table, "battle.won", seat=player_name(seat))
        assert deed(standing, "diseases") == cards.count("disease")
        assert deed(standing, "cards") == len(cards)
        sources = [one.source.key for one in standing.points if one.source]
        assert sorted(sources, key=list(dict.fromkeys(sources)).index) == sources  # those of one source together
    scores = table.state.result.scores
    assert len(set(scores)) == len(scores)  # nobody shares a place in this game
    places = [1 + sum(each > mine for each in scores) for mine in scores]
    assert [standing.place for standing in found.standings] == places
    assert [standing.seat for standing in found.standings if standing.note] == [
        seat for seat, player in enumerate(table.state.seats) if THUNDERSTONE in player.cards()
    ]


def test_sanctum_counts_what_decides() -> None:
    table = played("sanctum")
    found = end_of(table)
    for seat, standing in enumerate(found.standings):
        hero = table.state.seats[seat]
        assert standing.score is not None
        assert standing.score.value == table.state.result.scores[seat]
        assert standing.fallen == (hero.status == "dead")
        assert deed(standing, "destroyed") == hero.destroyed
        assert deed(standing, "tiles") == hero.tiles
        assert deed(standing, "skills") == hero.unlocked.bit_count()
        assert deed(standing, "wounds") == 10 - hero.health  # nobody regained health in this game
        assert deed(standing, "demons") == told(table, "log.defeat", hero=say(f"hero.{hero.name}"))
        assert len(standing.cards) == sum(bool(card) for card in hero.worn)
    scores = table.state.result.scores
    assert len(set(scores)) == len(scores)  # nobody shares a place in this game
    places = [1 + sum(each > mine for each in scores) for mine in scores]
    assert [standing.place for standing in found.standings] == places


def test_machina_counts_each_explorer() -> None:
    table = played("machina")
    state, found = table.state, end_of(table)
    assert sum(deed(one, "destroyed") for one in found.standings) <= told(table, "story.destroyed")
    for explorer, standing in zip(state.explorers, found.standings, strict=True):
        who = say(f"explorer.{explorer.id}")
        assert standing.fallen == (not explorer.alive)
        assert deed(standing, "explored") == told(table, "story.explored", who=who)
        hurt = [args["n"] for args in args_of(table, "story.hurt") if args["who"] == who]
        assert deed(standing, "wounds") == sum(hurt)
    assert found.next == {"scenario": "train"}
    assert found.title == say("scenario.engine")


def test_jaws_counts_kills_as_battle_goals_do() -> None:
    for name in ("jaws lost", "jaws won"):
        table = played(name)
        for hero, standing in zip(table.state.heroes, end_of(table).standings, strict=True):
            assert deed(standing, "felled") >= hero.tally.kills  # objects are no kills, but they fall
            assert standing.fallen == hero.exhausted
            assert [stat.value for stat in standing.gains] == [f"+{hero.experience - start(table)}", f"+{hero.gold}"]
            assert deed(standing, "damage") >= deed(standing, "blow") > 0
    assert sum(hero.tally.kills for hero in played("jaws won").state.heroes) == 4


def start(table: Table[Any]) -> int:
    """The experience that a character of level 1 comes with."""
    assert table.options["level"] == 1
    return 0


def test_jaws_damage_is_what_foes_suffered() -> None:
    table = played("jaws won")
    hurt = [args for args in args_of(table, "haven.suffers") if not args["figure"].key.startswith("hero.")]
    suffered = [args["amount"] for args in hurt]
    assert sum(deed(one, "damage") for one in end_of(table).standings) == sum(suffered)
    dead = [figure for figure in table.state.figures if figure.cell < 0 and figure.kind == "vermling-raider"]
    assert sum(suffered) >= sum(figure.max_health for figure in dead) > 0


def test_jaws_defeat_shows_what_still_stood() -> None:
    table = played("jaws lost")
    found = end_of(table)
    standing = [figure for figure in table.state.figures if figure.cell >= 0]
    assert [figure.stats[0].value for figure in found.left] == [figure.health for figure in standing]
    assert standing, "a lost game in which somebody still stood"
    assert not found.next
    assert end_of(played("jaws won")).next == {"scenario": 2}


def test_bugs_tells_the_hero_and_the_next_scenario() -> None:
    table = played("bugs")
    found = end_of(table)
    (hero,) = found.standings
    assert deed(hero, "felled") <= sum(table.state.deaths.values()) == told(table, "haven.dies")
    assert hero.gains[0].value == table.state.figures[0].health
    assert found.next == {"scenario": 2}
    assert not found.left


@pytest.mark.parametrize(("game", "options"), [("jaws", {"players": 1}), ("bugs", {})])
def test_a_campaign_tells_each_scenario_as_it_ends(game: str, options: dict[str, Any]) -> None:
    table: Table[Any] = Table(load(game), options, 5)
    numbers: list[int] = []
    for _ in range(3000):
        turn = table.turn()
        assert turn is not None
        table.choose(table.game.bots.greedy(table.seat(turn[0])), turn[0])
        found = look(table, 0, story=False).ending
        if found is not None and found.number not in numbers:
            assert found.is_part
            assert found.title is not None
            assert deed(found.standings[0], "damage") > 0
            numbers.append(found.number)
        elif found is None and len(numbers) > 1:
            break
    assert numbers[:2] == [1, 2]


def test_places_share_and_follow_the_winners() -> None:
    assert places([3, 5, 5, 1], [1]) == [3, 1, 2, 4]
    assert places([5, 5, 2, 2], [0, 1]) == [1, 1, 3, 3]


def test_honours_need_somebody_who_stands_out() -> None:
    def two(one: int, other: int) -> list[Standing]:
        return [Standing(seat=at, deeds=[Stat(Say("deed.damage"), value)]) for at, value in enumerate((one, other))]

    assert [one.standings for one in honour(say("x"), two(3, 7), "deed.damage")] == [[1]]
    assert honour(say("x"), two(4, 4), "deed.damage") == []
    assert honour(say("x"), two(0, 0), "deed.damage") == []
    assert honour(say("x"), two(3, 7), "deed.healed") == []
