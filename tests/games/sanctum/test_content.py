"""The authored content stays inside its frame: counts, sums, costs and words."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from tests.games.sanctum import builders
from undercroft.core.say import say
from undercroft.core.scene import CardItem
from undercroft.core.words import LANGUAGES, message_ids
from undercroft.games.sanctum.bot.values import of_item
from undercroft.games.sanctum.cards.acts import ACTS, BLESSINGS, BONUSES, FIRST_GROUPS, ORDER, SPACES
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.heroes import (
    ATTACK,
    BLOCK,
    DIE,
    GEMSTONE,
    HEROES,
    POTIONS,
    RULE,
    SKILLS,
    TILE,
)
from undercroft.games.sanctum.cards.lord import FURY, LORD
from undercroft.games.sanctum.cards.text import effect_of_card, hidden_item, item_lines, skill_text
from undercroft.games.sanctum.cards.verbs import (
    ChangedDiceOnly,
    Corrupt,
    DrinkForNothing,
    ExtraDamage,
    FewerDice,
    LoseBlessing,
    LoseDie,
    LoseToken,
    PaySpace,
    PlusMinus,
    RerollTwos,
    Shield,
    ShortenTrack,
    Tokens,
    UseRage,
)
from undercroft.games.sanctum.dice import FACES
from undercroft.games.sanctum.game import GAME
from undercroft.games.sanctum.screen import gear_items, skill_items


def test_demons_by_colour_and_level() -> None:
    """SA-CF-11, SA-CF-12"""
    counts = Counter((demon.colour, demon.level) for demon in DEMONS.values())
    assert counts == {(c, level): n for c in range(3) for level, n in ((1, 10), (2, 12), (3, 6))}
    wrong = [demon.id for demon in DEMONS.values() if not set(demon.dice) <= set(FACES)]
    assert not wrong, f"symbols that no die shows: {wrong}"


def test_every_dice_value_is_as_frequent_as_any_other() -> None:
    """SA-CF-13"""
    by_level = {level: Counter(s for d in DEMONS.values() if d.level == level for s in d.dice) for level in (1, 2, 3)}
    assert by_level == {
        1: dict.fromkeys(range(1, 7), 5),
        2: dict.fromkeys(range(1, 7), 12),
        3: dict.fromkeys(range(1, 7), 9),
    }
    doubled = [demon.id for demon in DEMONS.values() if len(set(demon.dice)) != demon.level]
    assert not doubled, f"demons with a symbol twice: {doubled}"


def test_damage_of_demons() -> None:
    """SA-CF-14"""
    damage = {level: Counter(d.damage for d in DEMONS.values() if d.level == level) for level in (1, 2, 3)}
    assert damage == {1: {1: 24, 2: 6}, 2: {1: 6, 2: 24, 3: 6}, 3: {2: 3, 3: 9, 4: 6}}


def test_items_by_kind_cost_and_worth() -> None:
    """SA-CF-15, SA-CF-16, SA-CF-17, SA-CRD-5, SA-CRD-F1, SA-DIC-F1"""
    kinds = Counter(demon.item.slot for demon in DEMONS.values())
    assert kinds == {"weapon": 30, "helmet": 18, "armour": 18, "boots": 18}
    symbols = [sum(demon.item.cost[colour] for demon in DEMONS.values()) for colour in range(3)]
    assert symbols == [52, 52, 52]
    bounds = {1: (0.9, 1.85), 2: (1.9, 3.0), 3: (3.3, 4.75)}
    for demon in DEMONS.values():
        item = demon.item
        assert item.level == demon.level
        low, high = bounds[demon.level]
        assert low <= round(of_item(demon.id), 2) <= high, demon.id
        assert 1 <= len(item.abilities) <= 3
        assert item.stamina + item.focus <= 1
        assert max(item.cost) > item.cost[demon.colour] or (demon.level == 3 and item.cost == (1, 1, 1)), demon.id


def test_no_two_demons_show_the_same_but_for_colour() -> None:
    """SA-CRD-4: dice, damage and the kind of the item. Dice and damage alone must repeat: SA-CF-13, SA-CF-14 and one
    damage 2 for each value leave 6 x 6 pairs on level 1, 24 cards of damage 2 on 15 pairs of values 9 on level 2."""
    shown = Counter((demon.dice, demon.damage, demon.item.slot) for demon in DEMONS.values())
    assert not [front for front, count in shown.items() if count > 1]
    bare = Counter((demon.dice, demon.damage) for demon in DEMONS.values())
    assert sum(count * (count - 1) // 2 for count in bare.values()) == 36 + 9


def test_colours_lean_to_their_values_and_pairs() -> None:
    """SA-CF-13"""
    for colour, own in enumerate(((5, 6), (3, 4), (1, 2))):
        of_level = {
            level: [d.dice for d in DEMONS.values() if d.colour == colour and d.level == level] for level in (1, 2, 3)
        }
        assert Counter(s for dice in of_level[1] for s in dice) == {value: 3 if value in own else 1 for value in FACES}
        assert len(set(of_level[2])) == 12
        assert Counter(s for dice in of_level[2] for s in dice) == dict.fromkeys(FACES, 4)
        assert len(set(of_level[3])) == 6
        assert Counter(s for dice in of_level[3] for s in dice) == dict.fromkeys(FACES, 3)


def test_no_two_items_are_alike_but_for_colour() -> None:
    """SA-CF-15, SA-CF-17: the order of the abilities and the order of their spaces make no difference"""
    alike: Counter[tuple[object, ...]] = Counter()
    for demon in DEMONS.values():
        item = demon.item
        abilities = sorted(("".join(sorted(ability.spaces)), repr(ability.effect)) for ability in item.abilities)
        alike[(item.slot, item.level, tuple(abilities), item.stamina, item.focus)] += 1
    assert not [back for back, count in alike.items() if count > 1]


def test_no_two_skill_cards_do_the_same() -> None:
    """SA-CF-18, SA-CF-24: tiles alone repeat, for they hold tokens and nothing else"""
    cards = [skill for skill in SKILLS.values() if skill.kind != TILE]
    assert len({type(skill.effect) for skill in cards if skill.kind != GEMSTONE}) == 20
    assert len({(skill.effect, skill.spaces) for skill in cards}) == 24


def test_the_demon_side_tells_kind_and_colours_of_the_item_alone() -> None:
    """SA-CRD-4, SA-CRD-O1: every colour of the cost, not how often"""
    said = GAME.words.text(hidden_item(DEMONS["R2-11"]), "en")
    assert said == "Hides an item: Footwear (blue)"
    assert GAME.words.text(hidden_item(DEMONS["R2-12"]), "en") == "Hides an item: Footwear (green, blue)"
    for demon in DEMONS.values():
        told = GAME.words.text(hidden_item(demon), "en")
        assert GAME.words.text(say(f"item.{demon.id}"), "en") not in told


def test_act_boards() -> None:
    """SA-CF-8, SA-CF-9, SA-CF-10: the cards that a whole game lays never empty a deck"""
    drawn = {}
    for players, acts in ORDER.items():
        counts = [0, 0, 0]
        for act in acts[:-1]:
            spaces = ACTS[act]
            assert len(spaces) == (1 if act == "V" else SPACES)
            for at, group in enumerate(spaces):
                assert 1 <= len(group) <= 2
                for level in group:
                    counts[level - 1] += 1 if at else FIRST_GROUPS
        drawn[players] = tuple(counts)
    assert drawn == {4: (26, 32, 14), 3: (19, 22, 13), 2: (22, 18, 6)}


@pytest.mark.parametrize("name", list(HEROES))
def test_nine_skills_of_a_hero(name: str) -> None:
    """SA-SKT-1, SA-SKT-2, SA-CF-18, SA-CF-20, SA-CF-21, SA-CF-24"""
    skills = HEROES[name].skills
    kinds = Counter(skill.kind for skill in skills)
    assert len(skills) == 9
    assert kinds[TILE] == 3
    assert kinds[GEMSTONE] == 1
    assert kinds[DIE] == 1
    assert kinds[ATTACK] + kinds[BLOCK] + kinds[POTIONS] + kinds[RULE] == 4
    columns = [tuple(skill.gems for skill in skills[at : at + 3]) for at in (0, 3, 6)]
    assert set(columns) <= {(1, 2, 3), (2, 2, 2)}, f"gems by level in the columns of {name}: {columns}"
    assert columns.count((2, 2, 2)) <= 1
    white = [at for at, skill in enumerate(skills) if skill.white]
    assert sorted(at % 3 for at in white) == [1, 2]
    assert white[0] // 3 != white[1] // 3
    assert sum(skill.gems + skill.white for skill in skills) == 20
    for skill in skills:
        assert isinstance(skill.effect, Tokens) == (skill.kind == TILE)  # only tiles add tokens for good
    bare = [skill.id for skill in skills if not skill.gems]
    assert not bare, f"skills without gems: {bare}"


def test_tiles_and_printed_abilities() -> None:
    """SA-CF-2, SA-CF-5, SA-CF-22, SA-CF-23"""
    pairs = {"huntress": (0, 2), "outlaw": (1, 1), "slayer": (2, 0), "dancer": (1, 1)}
    for name, board in HEROES.items():
        tokens = [(s.effect.stamina, s.effect.focus) for s in board.skills if isinstance(s.effect, Tokens)]
        assert sorted(tokens) == sorted([(0, 1), (1, 0), pairs[name]])
        assert len(board.printed) == 3
    huntress = HEROES["huntress"]
    printed = {(ability.spaces, ability.effect) for _, ability in huntress.printed}
    assert printed == {("B", PlusMinus(1)), ("B", PlusMinus(2)), ("RR", Shield(2))}
    assert huntress.stamina >= 2
    assert huntress.focus >= 2
    # With her tiles, and one burning symbol on an item, she can have 5 stamina and 7 focus.
    assert huntress.stamina + 1 + 1 >= 5
    assert huntress.focus + 2 >= 7


def test_bonus_cards_and_blessings() -> None:
    """SA-CF-7, SA-CF-25, SA-CF-26"""
    assert ("blue", 3) in BONUSES
    assert len(set(BONUSES)) == 6
    assert Counter(BLESSINGS) == {"stamina": 3, "focus": 3, "shield2": 2, "pm1": 2, "up": 1, "down": 1}


def test_demon_lord_and_fury_cards() -> None:
    """SA-CF-27, SA-CF-28"""
    fronts = Counter(len(card.dice) for card in LORD.values())
    assert fronts == {2: 21, 3: 12}
    assert Counter(s for card in LORD.values() for s in card.dice) == dict.fromkeys(range(1, 7), 13)
    assert Counter(s for card in FURY.values() for s in card.dice) == dict.fromkeys(range(1, 7), 4)
    assert Counter(len(card.dice) for card in FURY.values()) == {1: 12, 2: 6}
    assert {card.damage for card in FURY.values()} == {1}
    assert {card.penalty for card in LORD.values()} == {
        LoseToken("stamina"), LoseToken("focus"), LoseBlessing(), DrinkForNothing(), ExtraDamage(2), FewerDice(1),
        ShortenTrack(2), Corrupt(), Corrupt("red"), Corrupt("blue"), Corrupt(heal=1),
    }  # fmt: skip
    assert {card.penalty for card in FURY.values()} == {
        LoseToken("stamina"), LoseToken("focus"), LoseBlessing(), ChangedDiceOnly(), RerollTwos(), PaySpace(),
        LoseDie(), UseRage(), Corrupt(), Corrupt("red"), Corrupt("blue"),
    }  # fmt: skip


def test_every_card_has_words_in_three_languages() -> None:
    for language in LANGUAGES:
        for card, demon in DEMONS.items():
            assert GAME.words.text(say(f"item.{card}"), language)
            for line in item_lines(demon.item):
                assert GAME.words.text(line, language)
        for skill in SKILLS.values():
            assert GAME.words.text(say(f"skill.{skill.id}"), language)
            assert GAME.words.text(skill_text(skill), language)
        for foe in [*LORD.values(), *FURY.values()]:
            assert GAME.words.text(effect_of_card(foe), language)


def test_nothing_is_told_that_is_not_there() -> None:
    """No line counts zero tokens or gems, and a slot does not tell its name twice."""
    lines = [skill_text(skill) for skill in SKILLS.values()]
    lines += [line for demon in DEMONS.values() for line in item_lines(demon.item)]
    state = builders.state(4)
    for seat, hero in enumerate(state.seats):
        for card in [*gear_items(hero, seat), *skill_items(hero, seat)]:
            assert isinstance(card, CardItem)
            lines += card.lines
            assert card.title
            if card.kind:
                for language in LANGUAGES:
                    assert GAME.words.text(card.kind, language) != GAME.words.text(card.title, language)
    for line in lines:
        for language in LANGUAGES:
            assert not re.search(r"\b0\b", GAME.words.text(line, language)), line
    assert GAME.words.text(skill_text(SKILLS["keen_eye"]), "en") == "Adds 1 focus for good."
    assert GAME.words.text(item_lines(DEMONS["R2-12"].item)[-1], "en") == "Gems: green 1, blue 1"


def test_names_are_not_used_twice() -> None:
    for language in LANGUAGES:
        names = [GAME.words.text(say(f"item.{card}"), language) for card in DEMONS]
        names += [GAME.words.text(say(f"skill.{skill}"), language) for skill in SKILLS]
        assert len(set(names)) == len(names)


def test_the_languages_have_the_same_messages() -> None:
    folder = files("undercroft.games.sanctum") / "words"
    english, ukrainian, russian = (message_ids((folder / f"{n}.ftl").read_text("utf-8")) for n in LANGUAGES)
    assert english == ukrainian == russian
