"""Guided first games: whoever follows the guide meets every step in its order, and no click leads to a dead end."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from undercroft.agents import agent
from undercroft.cli import main
from undercroft.core.chance import Dice
from undercroft.core.game import Agent, Game, available, load
from undercroft.core.guide import PUPIL, Guide, GuideStep, Lesson, lesson_of
from undercroft.core.request import Choice, key
from undercroft.core.say import say
from undercroft.core.scene import look, render
from undercroft.core.table import Table
from undercroft.core.words import LANGUAGES
from undercroft.play import Play

GUIDED = [name for name in available() if load(name).guide is not None]
MOST = 3000
Pick = Callable[[Table[Any], Choice, GuideStep | None], str]


def guide_of(name: str) -> Guide:
    found = load(name).guide
    assert found is not None
    return found


def lessons(
    game: Game[Any], pick: Pick, most: int = MOST
) -> Iterator[tuple[Table[Any], Lesson, Choice, GuideStep | None]]:
    """Play a guided game; gives the table before each answer of the pupil."""
    guide = guide_of(game.name)
    table: Table[Any] = Table(game, guide.options, guide.seed)
    bots: dict[int, Agent] = {
        seat: agent(guide.agents[seat - 1] if seat else "greedy", game, Dice(5 + seat))
        for seat in range(table.state.players)
    }
    lesson = Lesson(guide)
    for _ in range(most):
        if table.is_over:
            return
        seat = next(iter(table.requests))
        choice = table.requests[seat]
        if seat != PUPIL:
            table.choose(bots[seat](table.seat(seat)), seat)
            continue
        step = lesson.step(choice)
        yield table, lesson, choice, step
        answer = pick(table, choice, step)
        lesson.answer(choice, answer)
        table.choose(answer, seat)
    raise AssertionError("the game does not end")


def as_told(game: Game[Any]) -> Pick:
    """Answers as the guide says, and as a bot would where it says nothing."""
    bot = agent("greedy", game, Dice(5))

    def pick(table: Table[Any], choice: Choice, step: GuideStep | None) -> str:
        best = bot(table.seat(PUPIL))
        found = key(best) if isinstance(best, tuple) else key(choice.options[best]) if isinstance(best, int) else best
        right = step.right_keys(choice) if step is not None else []
        return found if not right or found in right else right[0]

    return pick


def ids_in(thing: Any) -> Iterator[str]:
    if isinstance(thing, dict):
        if isinstance(thing.get("id"), str):
            yield thing["id"]
        for each in thing.values():
            yield from ids_in(each)
    elif isinstance(thing, list):
        for each in thing:
            yield from ids_in(each)


@pytest.mark.parametrize("name", GUIDED)
def test_whoever_follows_the_guide_meets_every_step(name: str) -> None:
    game, met, answers = load(name), [], 0
    for table, lesson, _, step in lessons(game, as_told(game)):
        answers += 1
        if step is None:
            continue
        met.append(step.id)
        scene = render(look(table, PUPIL), game.words, "en")
        assert set(step.point) <= set(ids_in(scene["panels"])), f"{step.id} points at nothing"
        assert lesson.number == len(met)
        if lesson.number == len(lesson.guide.steps):
            break
    assert met == [step.id for step in guide_of(name).steps]
    assert 12 <= len(met) <= 20
    assert answers <= 90, "a first game teaches before one is tired"


@pytest.mark.parametrize("name", GUIDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(name: str, language: str) -> None:
    words = load(name).words
    for step in guide_of(name).steps:
        forms = ["", "-title", "-right", *(f"-{each}" for each in step.wrong.values())]
        if step.can_be_wrong:
            forms.append("-wrong")
        for form in forms:
            assert words.has(f"guide.{step.id}{form}", language), (step.id, form, language)


@pytest.mark.parametrize("name", GUIDED)
def test_wrong_turns_are_explained_and_the_game_goes_on(name: str) -> None:
    game = load(name)
    told = as_told(game)
    explained: set[str] = set()

    def pick(table: Table[Any], choice: Choice, step: GuideStep | None) -> str:
        if step is not None and len(explained) % 2 == 0:  # every other step is answered otherwise
            explained.add(step.id)
            wrong = [each for each in map(key, choice.options) if each not in step.right_keys(choice)]
            if wrong:
                return wrong[0]
        elif step is not None:
            explained.add(step.id)
        return told(table, choice, step)

    before: Lesson | None = None
    for _, lesson, _, _ in lessons(game, pick):
        if lesson.explained is not None:
            assert game.words.has(lesson.explained.key, "en")
        before = lesson
        if lesson.is_over:
            break
    assert before is not None


ASIDES = {"end", "pay", "leave", "skill", "use", "arm"}
"""What may be done before a question is answered: it comes again."""
READY = {"thunderstone": {"fight", "deep", "eat", "choose"}, "sanctum": {"place", "crowd"}}
"""Steps whose words for other answers speak of these."""


@pytest.mark.parametrize("name", GUIDED)
@pytest.mark.parametrize("seed", range(3))
def test_no_answer_is_explained_as_another_one(name: str, seed: int) -> None:
    """Who pays for an effect first has not let the blow go, and who ends a bonus has not rested."""
    game, chance = load(name), random.Random(seed)
    told = as_told(game)

    def pick(table: Table[Any], choice: Choice, step: GuideStep | None) -> str:
        return told(table, choice, step) if chance.random() < 0.8 else key(chance.choice(choice.options))

    for _, lesson, choice, step in lessons(game, pick):
        if lesson.is_over:
            return
        if step is None or name == "machina":  # there every action is one like another, and "end" ends the turn
            continue
        for answer in map(key, choice.options):
            verb = answer.partition(":")[0]
            if verb not in ASIDES or answer in step.right_keys(choice) or step.id in READY.get(name, ()):
                continue
            own = step.explain(answer).key != f"guide.{step.id}-wrong"
            kept = Lesson(Guide({}, 0, (step,)))
            kept.answer(choice, answer)
            assert own or not kept.is_over, (step.id, answer)


def test_a_step_stays_where_its_question_stays_open() -> None:
    step = GuideStep("blow", ("attack",), right=("hit",), aside=("pay:*",))
    lesson, choice = Lesson(Guide({}, 0, (step,))), Choice(0, "attack", (("hit",), ("pay", "earth")))
    lesson.answer(choice, "pay:earth")
    assert (lesson.step(choice), lesson.explained) == (step, None)
    lesson.answer(choice, "hit")
    assert lesson.is_over


def test_the_guide_of_sanctum_speaks_of_the_heroes_of_its_deal() -> None:
    guide = guide_of("sanctum")
    assert [hero.name for hero in Table(load("sanctum"), guide.options, guide.seed).state.seats] == [
        "huntress",
        "slayer",
    ]
    assert "Huntress" in load("sanctum").words.text(say("guide.aim"), "en")


@pytest.mark.parametrize("name", GUIDED)
@pytest.mark.parametrize("seed", range(4))
def test_random_clicking_ends_in_completion(name: str, seed: int) -> None:
    chance = random.Random(seed)
    last: Lesson | None = None
    for _, lesson, _, _ in lessons(load(name), lambda table, choice, step: key(chance.choice(choice.options))):
        last = lesson
        if lesson.is_over:
            return
    assert last is not None  # the game was over before


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Begin it again"), ("uk", "Почати знову"), ("ru", "Начать заново")]
)
def test_a_game_that_ends_before_its_guide_says_how_to_begin_again(language: str, said: str, tmp_path: Path) -> None:
    chance, out, guide = random.Random(1), io.StringIO(), guide_of("bugs")
    table: Table[Any] = Table(load("bugs"), guide.options, guide.seed)
    path = tmp_path / "game.json"
    Play(table, [], language, path, read=lambda _: str(chance.randint(1, 3)), out=out, guide=guide).run()
    assert table.is_over
    assert not lesson_of(table, guide).is_over
    assert f"{said}: undercroft play bugs --tutorial --lang {language}" in out.getvalue()


@pytest.mark.soak
@pytest.mark.parametrize("name", GUIDED)
def test_random_clicking_through_many_guided_games(name: str) -> None:
    for seed in range(4, 204):
        test_random_clicking_ends_in_completion(name, seed)


def test_a_lesson_follows_from_the_answers_alone() -> None:
    for name in GUIDED:
        game = load(name)
        for count, (table, lesson, choice, _) in enumerate(lessons(game, as_told(game))):
            if count % 7 == 3:
                again = lesson_of(table, guide_of(name))
                assert (again.number, again.explained, again.step(choice)) == (
                    lesson.number, lesson.explained, lesson.step(choice)
                )  # fmt: skip
            if count > 24:
                break


def test_a_step_that_never_comes_is_passed_over() -> None:
    steps = (GuideStep("never", ("nothing",)), GuideStep("also", ("nothing",)))
    lesson = Lesson(Guide({}, 0, steps))
    choice = Choice(0, "something", (("yes",),))
    for _ in range(24):
        assert not lesson.is_over
        lesson.answer(choice, "yes")
    assert lesson.is_over


def test_a_game_without_a_guide_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(load("bugs").__dict__, "guide", None)
    assert main(["play", "bugs", "--tutorial", "--lang", "en"]) == 2
    assert "There is no guided game of bugs." in capsys.readouterr().err
