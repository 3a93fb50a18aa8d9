"""Words that follow from play: what a companion table asks for, and a story without a name said twice."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.games.machina import builders
from tests.games.machina.builders import EMPTY, SCENARIOS
from tests.games.machina.test_content import steps_of
from undercroft.core.chance import Dice, Seeded
from undercroft.core.request import Chance, Outcome
from undercroft.core.table import Table
from undercroft.core.words import LANGUAGES, message_ids
from undercroft.games.machina.attack import TRAP_DICE
from undercroft.games.machina.bot.answers import best
from undercroft.games.machina.cards.registry import ABILITIES
from undercroft.games.machina.cards.verbs import Attack
from undercroft.games.machina.game import GAME
from undercroft.games.machina.state import Machina


class Watched(Seeded):
    """The usual dice, which remember what they were asked for."""

    __slots__ = ("asked",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: dict[str, dict[Outcome, Chance]] = {}

    def pick(self, chance: Chance) -> Outcome | None:
        self.asked.setdefault(chance.kind, {}).update(dict.fromkeys(chance.outcomes, chance))
        return super().pick(chance)


@pytest.fixture(scope="module")
def asked() -> dict[str, dict[Outcome, Chance]]:
    """Every kind of chance that a dozen greedy games ask for, with its outcomes."""
    source = Watched(5)
    for seed in range(12):
        table = Table(GAME, {"explorers": 1 + seed % 4, "scenario": SCENARIOS[seed % 3]}, source=source, light=True)
        dice = Dice(seed)
        while table.request is not None:
            state = table.state
            assert isinstance(state, Machina)
            option = GAME.bots.rollout(state, table.request, dice) if seed < 6 else best(state, table.request)
            table.choose(option)
    return source.asked


MESSAGES = message_ids((files("undercroft.games.machina") / "words" / "en.ftl").read_text("utf-8"))
KINDS = {name.removeprefix("chance-") for name in MESSAGES if name.startswith("chance-")}


def test_a_companion_table_knows_what_to_ask_for(asked: dict[str, dict[Outcome, Chance]]) -> None:
    steps = [step for known in ABILITIES for step in steps_of(known.ability)]
    dice = {(step.high, step.low) for step in steps if isinstance(step, Attack)}
    attacks = {f"attack-{high}-{low}" for high, low in dice | {(TRAP_DICE, 0)}}
    assert {kind for kind in KINDS if kind.startswith("attack-")} == attacks
    assert set(asked) <= KINDS
    assert KINDS - attacks - {"fate-event"} <= set(asked)  # the greedy player seldom defies an event cell


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_companion_table_shows_no_internal_name(asked: dict[str, dict[Outcome, Chance]], language: str) -> None:
    letters = r"[A-Z]" if language == "en" else r"[А-ЯІЇЄҐЁа-яіїєґё]{2}"
    for kind, outcomes in asked.items():
        told = {
            outcome: GAME.words.text(GAME.outcome(chance, outcome), language) for outcome, chance in outcomes.items()
        }
        assert len(set(told.values())) == len(outcomes), f"{kind}: two outcomes read alike"
        for outcome, text in told.items():
            if kind.startswith(("attack", "fate")):
                assert text == str(outcome)
            else:
                assert "_" not in text
                assert re.search(letters, text) or kind == "recharge", text


def test_a_companion_table_names_a_tile_and_its_side() -> None:
    chance = Chance("tile", ["clock_room_a", "clock_room_b"])
    assert [GAME.words.text(GAME.outcome(chance, side), "en") for side in chance.outcomes] == [
        "Clock room, side A",
        "Clock room, side B",
    ]


# ---------------------------------------------------------------------- the story


def story(table: Table, language: str) -> list[str]:
    return [GAME.words.text(line.say, language) for line in table.lines(0)]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Ada Crane attacks Whisperer.", "The attack hits Whisperer: rolled 2, result 2 against 2."]),
        ("uk", ["Ада Крейн атакує Шепотуна.", "Атака влучає в Шепотуна: випало 2, результат 2 проти 2."]),
        ("ru", ["Ада Крейн атакует Шептуна.", "Атака попадает в Шептуна: выпало 2, результат 2 против 2."]),
    ],
)
def test_an_attack_is_told_with_its_target(language: str, told: list[str]) -> None:
    edits = {"map": EMPTY, "explorers": {"ada": {"at": [3, 3]}}, "monsters": {"whisperer": {"at": [3, 5], "health": 2}}}
    table = Table(GAME, {"players": 1}, source=Rolls(2), state=builders.state(edits, players=1))
    table.choose("use:ada:0")
    assert story(table, language)[:2] == told


class Rolls(Seeded):
    """Dice that always come to the same."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__(0)
        self.face = face

    def pick(self, chance: Chance) -> Outcome | None:
        return self.face


def test_nobody_uses_a_card_of_their_own_name() -> None:
    """In whole games in every language: no line says a name as who acts and as what they use."""
    table = Table(GAME, {"explorers": 3, "scenario": "engine"}, seed=1)
    for _ in range(700):
        if table.request is None:
            break
        state = table.state
        assert isinstance(state, Machina)
        table.choose(best(state, table.request))
    lines = [line.say for line in table.lines(0)]
    uses = [said for said in lines if said.key.startswith("story.uses")]
    assert "story.attacks" in [said.key for said in lines]
    assert uses
    assert [said for said in uses if said.args["who"] == said.args["card"]] == []
    for language in LANGUAGES:
        assert [said for said in lines if not GAME.words.text(said, language)] == [], language
