"""The coach: the best three, in words of three languages, and nothing that the seat does not know."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from undercroft.agents.coach import Advice, advise, effects_of, moved, story_of, things_in
from undercroft.agents.scale import Tries, Try
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.preview import Forecast, Likely, LikelyMark, Preview
from undercroft.core.say import say
from undercroft.core.scene import Mark, Shown
from undercroft.core.table import Table
from undercroft.core.words import LANGUAGES
from undercroft.play import Play

GAMES = ["bugs", "jaws", "machina", "sanctum", "thunderstone"]


def asked(name: str, kind: str = "", seed: int = 8) -> tuple[Table, int]:
    """A game of sensible players where a seat has a choice (of this kind)."""
    game = load(name)
    table = Table(game, {}, seed=seed)
    for step in range(400):
        turn = table.turn()
        assert turn is not None
        seat, choice = turn
        if len(choice.options) > 1 and (choice.kind == kind or (not kind and step >= 14)):
            return table, seat
        table.choose(game.bots.greedy(table.seat(seat)), seat)
    raise AssertionError(f"nobody was asked {kind}")


def texts(table: Table, advices: list[Advice], language: str) -> list[str]:
    text = table.game.words.text
    return [text(said, language) for each in advices for said in (each.label, *each.reasons)]


@pytest.mark.parametrize("name", GAMES)
def test_three_options_that_are_offered_with_words_in_every_language(name: str) -> None:
    table, seat = asked(name)
    advices = advise(table.seat(seat), 12, 1)
    keys = table.requests[seat].keys()
    assert 2 <= len(advices) <= 3
    assert len({each.key for each in advices}) == len(advices)
    assert all(each.key in keys and each.worth is not None and 0 <= each.worth <= 1 for each in advices)
    for language in LANGUAGES:
        for text in texts(table, advices, language):
            assert text
            assert "{" not in text
            assert "coach" not in text


@pytest.mark.parametrize("name", GAMES)
def test_the_advice_is_the_same_when_what_the_seat_cannot_know_is_dealt_otherwise(name: str) -> None:
    table, seat = asked(name)
    twin = table.seat(seat).guess(Dice(4711))
    first, second = advise(table.seat(seat), 8, 2), advise(twin.seat(seat), 8, 2)
    assert first == second


def test_the_sensible_choice_is_marked_and_stays_first_where_nothing_is_clearly_better() -> None:
    table, seat = asked("bugs", "attack.target")
    sensible = table.game.bots.greedy(table.seat(seat))
    advices = advise(table.seat(seat), 60, 1)
    marked = [each.key for each in advices if any(reason.key == "coach.sensible" for reason in each.reasons)]
    assert marked == [":".join(map(str, sensible))]


@pytest.mark.parametrize(
    ("name", "kind", "reason"),
    [
        ("bugs", "campaign.difficulty", "difficulty-numbers"),
        ("jaws", "setup.character", ""),
        ("machina", "explorer", ""),
        ("thunderstone", "turn.first", ""),
    ],
)
def test_a_matter_of_taste_is_explained_and_not_weighed(name: str, kind: str, reason: str) -> None:
    """Nobody is advised to play on Very Easy because it wins more often."""
    table, seat = asked(name, kind)
    advices = advise(table.seat(seat), 8, 1)
    assert [each.key for each in advices] == table.requests[seat].keys()  # all of them, as they are asked
    assert all(each.worth is None and each.error is None for each in advices)
    assert all(not said.key.startswith("coach.") for each in advices for said in each.reasons)
    if reason:
        assert all(reason in [said.key for said in each.reasons] for each in advices)


def test_the_terminal_says_that_a_matter_of_taste_is_one(tmp_path: Path) -> None:
    table, _ = asked("bugs", "campaign.difficulty")
    typed = iter(["c", "q"])
    out = io.StringIO()
    Play(table, [], "uk", tmp_path / "game.json", read=lambda _: next(typed), out=out).run()
    assert "справа смаку" in out.getvalue()
    assert "імовірність перемоги" not in out.getvalue()


def reasons(preview: Preview, side: str = "enemy") -> list[tuple[str, dict[str, Any]]]:
    table, seat = asked("bugs", "attack.target")
    things = things_in(table.seat(seat).scene())
    for each in preview.forecasts:
        each.who = next(id_ for id_, thing in things.items() if thing.is_friend == (side == "hero") and "figure" in id_)
    found = effects_of(preview, things)
    return [(each.key, {name: value for name, value in each.args.items() if name != "who"}) for each in found]


def test_reasons_tell_harm_falls_healing_and_marks_of_foe_and_friend_apart() -> None:
    half = Forecast(who="", hurt=[Likely(3, 0.5), Likely(0, 0.5)], falls=0.25)
    assert reasons(Preview(key="k", forecasts=[half])) == [
        ("coach.foe-falls", {"chance": 25}),
        ("coach.hurt", {"whole": 1, "tenths": 5}),
    ]
    sure = Forecast(who="", hurt=[Likely(3, 1.0)], falls=1.0)
    assert reasons(Preview(key="k", forecasts=[sure])) == [("coach.foe-gone", {})]
    assert reasons(Preview(key="k", forecasts=[sure]), "hero") == [("coach.friend-gone", {})]
    nearly = Forecast(who="", falls=0.999)
    assert reasons(Preview(key="k", forecasts=[nearly]), "hero") == [("coach.friend-falls", {"chance": 99})]
    healed = Forecast(who="", heal=[Likely(2, 1.0)], marks=[LikelyMark(Mark(say("x")), 0.4)])
    assert reasons(Preview(key="k", forecasts=[healed])) == [
        ("coach.heal", {"whole": 2, "tenths": 0}),
        ("coach.mark", {"mark": say("x"), "chance": 40}),
    ]
    assert reasons(Preview(key="k", walks=[["a", "b"]])) == [("coach.safe", {})]
    assert reasons(Preview(key="k", walks=[["a", "b"]], threats=["figure-1"])) == [("coach.hunted", {})]
    assert reasons(Preview(key="k", beyond=True)) == []
    told = story_of(Shown(label=say("x"), lines=[say("price")]), Preview(key="k", lines=[say("a"), say("b"), say("c")]))
    assert [each.key for each in told] == ["price", "a", "b"]


def test_gauges_are_told_where_an_option_moves_them_clearly() -> None:
    """Two health more in every world is told, luck that evens out is not, and a world that ended counts for nothing."""

    def tries(health: list[float], cards: list[float]) -> list[Try]:
        return [Try(0.5, None, False, pair) for pair in zip(health, cards, strict=True)]

    tried: Tries = {
        ("a",): [*tries([5, 7, 9, 4, 6, 8], [1, 5, 1, 5, 1, 5]), Try(1.0, 1.0, True)],
        ("b",): [*tries([3, 5, 7, 2, 4, 6], [5, 1, 5, 1, 5, 1]), Try(0.0, 0.0, True)],
    }
    more = moved(("health", "cards"), ("a",), tried)
    assert [(each.key, each.args) for each in more] == [("coach.gauge-health", {"sign": "+", "whole": 2, "tenths": 0})]
    less = moved(("health", "cards"), ("b",), tried)
    assert [each.args["sign"] for each in less] == ["−"]
    few: Tries = {option: each[:4] for option, each in tried.items()}
    assert moved(("health", "cards"), ("a",), few) == []
    assert moved((), ("a",), tried) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_gauges_with_words(name: str) -> None:
    table, seat = asked(name)
    gauges = table.game.bots.SEARCH.gauges
    assert gauges is not None
    shown = gauges(table.state, seat)
    fresh = gauges(Table(table.game, {}, seed=1).state, 0)
    assert list(shown) == list(fresh)  # always under the same names
    for each in shown:
        for language in LANGUAGES:
            assert table.game.words.has(f"coach.gauge-{each}", language)


def test_the_terminal_asks_the_coach_and_goes_on(tmp_path: Path) -> None:
    table, seat = asked("bugs", "attack.target")
    typed = iter(["c", "q"])
    out = io.StringIO()
    play = Play(table, [], "en", tmp_path / "game.json", read=lambda _: next(typed), out=out)
    steps = len(table.steps)
    play.run()
    said = out.getvalue()
    assert "The coach would consider:" in said
    assert "chance to win" in said
    assert len(table.steps) == steps
    assert seat == 0
