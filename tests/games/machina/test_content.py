"""The content keeps to the ledger's frame, and every card has its words."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.core.grid import cells
from undercroft.core.scene import render
from undercroft.core.words import LANGUAGES
from undercroft.games.machina.board import BIT, TURNED, layout
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.model import TRIGGERS, Ability
from undercroft.games.machina.cards.registry import (
    ABILITIES,
    CHAPTERS,
    EXPLORER_EVENTS,
    EXPLORERS,
    HORROR_EVENTS,
    ITEMS,
    MONSTERS,
    NUMBERS,
)
from undercroft.games.machina.cards.tiles import DRAWINGS, ENDGAMES, NUMBER, SIDES, TILES
from undercroft.games.machina.cards.verbs import (
    AddItems,
    Attack,
    Change,
    Control,
    DiscardEvent,
    Fate,
    Gain,
    Jump,
    PlaceExit,
    Pull,
    Push,
    Step,
    Swap,
    Teleport,
    TriggerTraps,
)  # fmt: skip
from undercroft.games.machina.dice import HIGH, LOW, RECHARGE, dice
from undercroft.games.machina.game import GAME


def steps_of(ability: Ability) -> list[Step]:
    found = list(ability.steps)
    for step in found:
        if isinstance(step, Fate):
            found.extend([*step.then, *step.other])
    return found


def test_explorers_are_two_of_each_class() -> None:  # MA-SET-F6
    assert Counter(card.calling for card in EXPLORERS.values()) == dict.fromkeys(
        ("shooter", "fighter", "mystic", "master"), 2
    )
    for card in EXPLORERS.values():
        assert 4 <= card.health <= 6
        assert 5 <= card.stamina <= 7
        assert 2 <= card.defence <= 3
        assert 2 <= card.will <= 3
        assert 1 <= card.inspiration <= 3
        assert 14 <= card.health + card.stamina + card.defence + card.will <= 17
        assert card.abilities[0].kind == "active"
        assert [step for step in card.abilities[0].steps if isinstance(step, Attack)], f"{card.id} has no attack"
        assert len(card.abilities) == 2


def test_monsters_keep_to_their_level() -> None:  # MA-THR-F3
    assert Counter(card.level for card in MONSTERS.values()) == {1: 9, 2: 8, 3: 7, 4: 5}
    ranges = {
        1: ((1, 2), (3, 4), (2, 3), (1, 3)),
        2: ((1, 3), (3, 5), (3, 4), (2, 4)),
        3: ((2, 3), (4, 5), (3, 5), (3, 5)),
        4: ((3, 5), (4, 6), (4, 6), (4, 6)),
    }
    for card in MONSTERS.values():
        values = (card.health, card.stamina, card.defence, card.will)
        for value, (least, most) in zip(values, ranges[card.level], strict=True):
            assert least <= value <= most, card.id
        active = [ability for ability in card.abilities if ability.kind == "active"]
        assert 1 <= len(active) <= 3
        assert [ability for ability in active if not 1 <= ability.stamina <= 4] == [], card.id
    keywords = Counter(keyword for card in MONSTERS.values() for keyword in card.keywords)
    assert keywords["incorporeal"] >= 3
    assert keywords["immobile"] >= 2
    kinds = Counter(ability.kind for card in MONSTERS.values() for ability in card.abilities)
    assert kinds["destroyed"] >= 3
    pushers = [
        card.id
        for card in MONSTERS.values()
        if any(isinstance(step, (Push, Pull)) for ability in card.abilities for step in ability.steps)
    ]
    assert len(pushers) >= 3
    assert {card.boss for card in MONSTERS.values() if card.boss} == set(CHAPTERS)


def test_what_lasts_has_a_marker() -> None:  # MA-ONG-1
    """A change, a keyword or control outside passive texts is an ongoing effect; only a monster is controlled."""
    lasting = [
        (known, step)
        for known in ABILITIES
        if known.ability.kind != "passive"
        for step in steps_of(known.ability)
        if isinstance(step, (Change, Gain, Control))
    ]
    assert lasting
    assert [known.card for known, _ in lasting if not known.ability.limit] == []
    assert {known.ability.choose for known, step in lasting if isinstance(step, Control)} == {"monster"}
    chosen = {known.ability.choose for known, step in lasting if isinstance(step, Change)}
    assert chosen <= {"monster", "explorer"}, "a barrel has no stats"


def test_monsters_strike_explorers_alone() -> None:  # MA-PRED-O1
    chosen = {
        known.ability.choose
        for known in ABILITIES
        if known.ability.target in ("adjacent", "tile") and (known.card in MONSTERS or known.card in HORROR_EVENTS)
    }
    assert chosen == {"explorer"}


def test_items_are_seventy_two() -> None:
    assert len(ITEMS) == 72
    roles = Counter((card.type, card.level, card.role) for card in ITEMS.values())
    for type in ("weapon", "artifact", "apparel"):
        for level in (1, 2, 3):
            assert (roles[type, level, "main"], roles[type, level, "upgrade"], roles[type, level, "extension"]) == (
                3,
                2,
                1,
            )
    for level in (1, 2, 3):
        assert roles["consumable", level, ""] == 6
    for card in ITEMS.values():
        if card.type in ("weapon", "artifact"):
            assert card.hands in (1, 2)
        if card.role == "extension":
            fits = [
                other
                for other in ITEMS.values()
                if other.role == "main" and other.type == card.type and other.connector == card.connector
            ]
            assert fits, f"{card.id} fits nothing"
    every = [(card, ability) for card in ITEMS.values() for ability in card.abilities]
    ongoing = [ability for _, ability in every if ability.limit > 0]
    assert sum(any(isinstance(step, Change) for step in ability.steps) for ability in ongoing) >= 4
    assert sum(ability.kind == "return" for _, ability in every) >= 2
    assert sum(any(isinstance(step, (Push, Pull)) for step in ability.steps) for _, ability in every) >= 4
    assert sum(any(step == Gain("sighted") for step in ability.steps) for _, ability in every) >= 2
    assert sum(any(isinstance(step, (Jump, Swap, Teleport)) for step in ability.steps) for _, ability in every) >= 2
    assert sum(any(isinstance(step, Control) for step in ability.steps) for _, ability in every) >= 1


@pytest.mark.parametrize("events", [EXPLORER_EVENTS, HORROR_EVENTS], ids=["explorer", "horror"])
def test_events_are_thirty(events: dict[str, object]) -> None:  # MA-SET-F3
    sets = Counter(card.set for card in events.values())  # type: ignore[attr-defined]
    assert sets == {"core": 12, "engine": 6, "train": 6, "stars": 6}


def test_personal_events() -> None:
    personal = [card for card in EXPLORER_EVENTS.values() if card.personal]
    assert len(personal) * 3 >= len(EXPLORER_EVENTS)
    waiting = [card for card in personal if any(ability.kind == "cumulative" for ability in card.abilities)]
    assert len(waiting) * 2 >= len(personal)
    for card in waiting:
        counts = [ability.count for ability in card.abilities if ability.kind == "cumulative"]
        assert [count for count in counts if not 2 <= count <= 4] == [], card.id
    horrors = list(HORROR_EVENTS.values())
    assert sum(card.personal for card in horrors) >= 6
    assert sum(any(a.kind == "enter" for a in card.abilities) for card in horrors) >= 8
    assert sum(any(isinstance(step, TriggerTraps) for a in card.abilities for step in a.steps) for card in horrors) >= 2
    assert sum(any(a.kind == "active" for a in card.abilities) for card in horrors) >= 4


def test_chapters() -> None:  # MA-GOAL-1, MA-GOAL-2
    for chapters in CHAPTERS.values():
        assert len(chapters) == 10
        assert chapters[-1].locked
        assert chapters[-1].tile in ENDGAMES
        locked = [card for card in chapters[:-1] if card.locked]
        assert len(locked) <= 4
        verbs = [{type(step) for a in card.abilities for step in steps_of(a)} for card in chapters]
        assert [found for found in verbs[:-1] if PlaceExit in found], "no chapter has an exit"
        for card in chapters:
            assert 7 <= card.lair <= 9
            assert 6 <= card.horror <= 9
            assert card.locked == any(ability.kind == "cumulative" for ability in card.abilities)
        levels = {
            step.level: number
            for number, card in enumerate(chapters, 1)
            for a in card.abilities
            for step in a.steps
            if isinstance(step, AddItems)
        }
        assert levels[2] in (3, 4)
        assert levels[3] in (6, 7)


def test_abilities_speak_the_language() -> None:
    for known in ABILITIES:
        ability = known.ability
        assert not ability.on or ability.on in TRIGGERS, known.card
        if ability.kind == "active" and not ability.stamina:  # the action loop must end
            discards = any(isinstance(step, DiscardEvent) for step in ability.steps)
            assert ability.limit or ability.discard or discards, known.card


# ---------------------------------------------------------------------- tiles


def test_there_are_twenty_sides_and_three_endgame_tiles() -> None:  # MA-TILE-O5
    assert len(TILES) == 10
    assert len(DRAWINGS) == 23
    for tile in TILES:
        assert {f"{tile}_a", f"{tile}_b"} <= set(NUMBER)


@pytest.mark.parametrize("drawn", DRAWINGS, ids=lambda drawn: drawn.id)
def test_a_tile_keeps_to_the_frame(drawn: object) -> None:
    number = NUMBER[drawn.id]  # type: ignore[attr-defined]
    side = SIDES[number]
    board = layout((number * 4, -1, -1, -1))
    counts = Counter(side.cells.values())
    if side.id not in ENDGAMES:
        assert sum(side.open) >= 3
        assert side.open[side.join_side]
        for kind, least, most in (
            ("lair", 1, 2), ("chapter", 1, 2), ("chest", 1, 3), ("event", 1, 2), ("bench", 0, 1), ("station", 0, 1),
            ("barrel", 0, 3), ("pit", 0, 3), ("rubble", 0, 6), ("door", 0, 3), ("lever", 0, 1),
        ):  # fmt: skip
            assert least <= counts[kind] <= most, (side.id, kind)
    assert (counts["lever"] > 0) == (counts["trap"] > 0)
    assert side.join in ((3, 0), (4, 0), (3, 7), (4, 7), (0, 3), (0, 4), (7, 3), (7, 4))
    walk = board.passable & ~board.pits & ~board.lairs
    assert walk.bit_count() >= 16
    reached = 0
    for layer in board.flood(board.joins[0], walk):
        reached |= layer
    assert reached == walk, "some floor cannot be reached"
    for cell in cells(board.actions | board.barrels | board.lairs):
        assert board.adjacent(cell) & walk, "nobody can come near"
    for direction, cell in [(0, 3), (0, 4), (1, 55), (1, 71), (2, 115), (2, 116), (3, 48), (3, 64)]:
        if side.open[direction]:
            assert walk & BIT[cell], "a border is blocked"
    for cell in cells(board.pits):
        assert not board.adjacent(cell) & (board.lairs | BIT[board.joins[0]])
    for turned in TURNED[number]:
        assert sum(board.bit_count() for board in turned.kinds.values()) == 64


def test_over_all_tiles_there_is_enough_of_everything() -> None:
    counts = Counter(kind for side in SIDES[:20] for kind in side.cells.values())
    for kind, least in (("chapter", 14), ("lair", 16), ("chest", 20), ("bench", 6), ("station", 8), ("lever", 5)):
        assert counts[kind] >= least


# ---------------------------------------------------------------------- dice and words


def test_dice() -> None:  # MA-DICE-F1, MA-DICE-O1, MA-DICE-O2
    assert LOW == (0, 0, 1, 1, 1, 2)
    assert HIGH == (0, 1, 1, 2, 2, 3)
    assert RECHARGE == ("nothing", "health", "health", "stamina2", "stamina2", "stamina3")

    def at_least(high: int, low: int, needed: int) -> int:
        outcomes, weights = dice(high, low)
        return round(100 * sum(w for o, w in zip(outcomes, weights, strict=True) if o >= needed) / sum(weights))

    assert [at_least(0, 2, n) for n in (1, 2, 3, 4)] == [89, 56, 19, 3]  # the ledger's table
    assert [at_least(2, 0, n) for n in (1, 2, 3, 4, 5, 6)] == [97, 86, 64, 36, 14, 3]
    assert [at_least(3, 1, n) for n in (4, 5, 6, 7)] == [84, 68, 46, 26]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_in_every_language(language: str) -> None:
    for card in NUMBERS:
        told = render([text.title(card), *text.lines(card)], GAME.words, language)
        assert [line for line in told if not line or "{" in line] == [], card
    for chapters in CHAPTERS.values():
        for chapter in chapters:
            assert GAME.words.has(f"tale.{chapter.id}", language)
    for tile in (*TILES, *ENDGAMES):
        assert GAME.words.has(f"tile.{tile}", language)


def test_a_card_s_text_follows_from_its_declaration() -> None:
    said = [GAME.words.text(line, "en") for line in text.lines("harpoon_gun")]
    assert said == [
        "Main item. Hands: 2. Upgrade sockets: 2. Connector: flame.",
        "2 stamina; direct range 3 (monster or barrel): attack (1 high + 1 low); if hit, pull the target 2.",
    ]
    assert GAME.words.text(text.lines("emergency_brake")[0], "en") == (
        "When it enters play: fate roll 5: lair value +2. Otherwise: lair value +1."
    )
