"""The authored cards, items and tables keep to the content frame of the ledger (BB-CNT-1 to 17, BB-CHR, BB-ITM)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from undercroft.core.game import load
from undercroft.core.words import message_ids
from undercroft.games.bugs import workbench
from undercroft.games.bugs.cards.characters import CARDS, CHARACTERS
from undercroft.games.bugs.cards.items import SUPPLY
from undercroft.games.bugs.cards.kinds import BESIDE_OBSTACLE, TARGET_ALONE, UNSEEN, Card, Character, Modifier, Side
from undercroft.games.bugs.cards.modifiers import CHARACTER_TABLES, MONSTER_TABLES, STANDARD
from undercroft.games.haven import verbs as e
from undercroft.games.haven.verbs import Ability, Action
from undercroft.lab import sameness

EVERYBODY = pytest.mark.parametrize("character", CHARACTERS.values(), ids=CHARACTERS)
EVERY_CARD = pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)

HOME = {
    "bruiser": e.EARTH | e.LIGHT,
    "tinkerer": e.FIRE | e.LIGHT,
    "spellweaver": e.FIRE | e.ICE | e.AIR | e.EARTH,
    "silent-knife": e.AIR | e.DARK,
    "cragheart": e.EARTH | e.AIR,
    "mindthief": e.ICE | e.DARK,
}
CONDITIONS = e.INVISIBLE | e.STRENGTHEN | e.WOUND | e.POISON | e.IMMOBILIZE | e.DISARM | e.MUDDLE
BONUSES = (e.Shield, e.Retaliate, e.Flying, e.Bonus)


def level_1(character: Character) -> list[Card]:
    return [card for card in character.cards if card.level == 1]


def abilities(side: Side) -> tuple[Ability, Ability]:
    return side.top, side.bottom


def actions(ability: Ability) -> Iterator[Action]:
    """The actions of an ability, those that elements buy or that others perform included."""
    for action in ability.actions:
        yield action
        if isinstance(action, e.ByElement):
            yield from action.actions


def costs(ability: Ability) -> list[tuple[int, ...]]:
    found = []
    for action in ability.actions:
        found += [consume.symbols for consume in action.consume]
        if isinstance(action, e.ByElement):
            found.append(action.symbols)
    return found


def test_every_character_has_four_cards_of_each_level_and_one_upgrade_for_each() -> None:
    """BB-CNT-1, BB-CHR-3, BB-CHR-5, BB-CMP-1."""
    assert len(CARDS) == 48
    for character in CHARACTERS.values():
        assert [card.level for card in character.cards] == [1, 1, 1, 1, 2, 2, 2, 2]
        basics = [card.id for card in character.cards[:4]]
        assert [card.upgrades for card in character.cards[4:]] == basics
        for basic in basics:
            assert character.upgrade_of(basic).level == 2


def test_all_96_sides_have_names_of_their_own_in_three_languages() -> None:
    """BB-CNT-2, BB-CNT-16, BB-CAR-F1."""
    names = [side.name for card in CARDS.values() for side in card.sides]
    assert len(set(names)) == len(names) == 96
    folder = Path(__file__).parents[3] / "src/undercroft/games/bugs/words"
    for language in ("en", "uk", "ru"):
        known = message_ids((folder / f"{language}.ftl").read_text("utf-8"))
        assert not [name for name in names if f"card-{name}" not in known]


@EVERYBODY
def test_initiatives_differ_and_are_spread(character: Character) -> None:
    """BB-CNT-3, BB-CNT-4."""
    numbers = [side.initiative for card in character.cards for side in card.sides]
    assert len(set(numbers)) == 16
    assert [number for number in numbers if not 1 <= number <= 99] == []
    for which in (0, 1):
        printed = [card.sides[which].initiative for card in level_1(character)]
        assert min(printed) <= 25
        assert max(printed) >= 60


@EVERY_CARD
def test_actions_stay_within_the_limits(card: Card) -> None:
    """BB-CNT-6, BB-CNT-7, BB-CNT-8."""
    for side in card.sides:
        for ability in abilities(side):
            assert 1 <= len(ability.actions) <= 3
            for action in actions(ability):
                _within(action)


def _within(action: Action) -> None:
    if isinstance(action, e.Move):
        assert 1 <= int(action.value) <= 6
    elif isinstance(action, e.Attack):
        assert 1 <= int(action.value) <= 8
        assert action.range == 0 or 2 <= action.range <= 5
        assert 1 <= action.targets <= 3
        assert action.area is None or 2 <= len(action.area.cells) <= 4
        assert action.area is None or action.area.own == (action.range == 0)  # BB-AOE-2
        assert not action.conditions & ~CONDITIONS
        assert not action.conditions & e.POSITIVE
    elif isinstance(action, e.Heal):
        assert 1 <= int(action.value) <= 5
        assert action.who == e.SELF
    elif isinstance(action, e.Shield):
        assert 1 <= int(action.value) <= 3
    elif isinstance(action, e.Retaliate):
        assert 1 <= int(action.value) <= 3
        assert 1 <= action.range <= 3
    elif isinstance(action, (e.Push, e.Pull)):
        assert 1 <= int(action.value) <= 4
        assert action.range <= 4
    elif isinstance(action, e.Condition):
        assert not action.conditions & ~CONDITIONS
        assert action.range <= 4
        assert (action.who == e.SELF) == bool(action.conditions & e.POSITIVE)
    elif isinstance(action, e.Control):
        assert 1 <= action.range <= 4
        assert action.targets == 1
        assert len(action.actions) == 1
        inner = action.actions[0]
        assert isinstance(inner, (e.Move, e.Attack))
        assert 1 <= int(inner.value) <= 3
    elif isinstance(action, e.Damage):
        assert 1 <= int(action.value) <= 3
        assert (action.who == e.SELF and action.mandatory) or 1 <= action.range <= 3
    elif isinstance(action, e.Recover):
        assert 1 <= action.count <= 2
    elif isinstance(action, e.Bonus):
        assert action.on in ("attack", "move")
        assert action.uses in (0, 1)
        assert action.adds.attack <= 2
        assert action.adds.range <= 1
        assert action.adds.pierce <= 3
    else:
        assert isinstance(action, (e.Flying, e.ByElement))


@EVERY_CARD
def test_bonuses_carry_their_icon_and_nothing_else_does(card: Card) -> None:
    """BB-CNT-9: shield, retaliate, flying and written bonuses last for a round or until they are ended."""
    for side in card.sides:
        for ability in abilities(side):
            lasting = [action for action in ability.actions if isinstance(action, BONUSES)]
            assert bool(lasting) == bool(ability.duration)
            assert ability.duration in ("", e.ROUND, e.PERSISTENT)
            for action in lasting:
                if isinstance(action, e.Bonus):  # a persistent one names what ends it: the next attack or move
                    assert (action.uses == 1) == (ability.duration == e.PERSISTENT)


@EVERYBODY
def test_loss_icons_are_few(character: Character) -> None:
    """BB-CNT-10, for the hand of level 1 and for every hand with upgrades."""
    basics = level_1(character)
    forever = 0
    for card in character.cards:
        for side in card.sides:
            for ability in abilities(side):
                if ability.forever:
                    assert ability.lost
                    kinds = {type(action) for action in ability.actions}
                    assert e.Recover in kinds, f"{side.name} is lost for good but recovers nothing"
                    forever += card.level == 1
    assert forever <= 1
    for count in range(5):
        for chosen in combinations(range(4), count):
            hand = [character.upgrade_of(c.id) if at in chosen else c for at, c in enumerate(basics)]
            assert sum(ability.lost for card in hand for ability in abilities(card.a)) <= 1
            assert 1 <= sum(ability.lost for card in hand for ability in abilities(card.b)) <= 3


@EVERY_CARD
def test_strength_fits_the_side(card: Card) -> None:
    """BB-CNT-11."""
    for side, melee, wide, walk, heal in ((card.a, (2, 4), 3, 4, 2), (card.b, (3, 5), 4, 5, 3)):
        for ability in abilities(side):
            for action in actions(ability):
                if isinstance(action, e.Attack):
                    value = int(action.value)
                    if ability.lost:
                        assert 5 <= value <= 8
                    else:
                        assert melee[0] <= value <= melee[1]
                        if action.range or action.targets > 1 or action.area is not None:
                            assert value <= wide
                elif isinstance(action, e.Move):
                    assert 2 <= int(action.value) <= walk
                elif isinstance(action, e.Heal):
                    assert int(action.value) <= (5 if ability.lost else heal)
                elif isinstance(action, e.Shield):
                    assert int(action.value) <= (3 if ability.lost else 2)
                elif isinstance(action, e.Recover):
                    assert ability.lost


@EVERYBODY
def test_attacks_on_top_moves_below_and_few_heals(character: Character) -> None:
    """BB-CNT-12."""
    sides = [side for card in level_1(character) for side in card.sides]
    assert sum(any(isinstance(a, e.Attack) for a in side.top.actions) for side in sides) >= 5
    assert sum(any(isinstance(a, e.Move) for a in side.bottom.actions) for side in sides) >= 5
    heals = [ab for side in sides for ab in abilities(side) if any(isinstance(a, e.Heal) for a in ab.actions)]
    assert len(heals) <= 2


@EVERYBODY
def test_charges_and_costs_belong_to_the_character(character: Character) -> None:
    """BB-CNT-13, BB-CNT-14."""
    home = HOME[character.id]
    sides = [side for card in level_1(character) for side in card.sides]
    charged = [side for side in sides if side.charges]
    assert 2 <= len(charged) <= 5
    charges = [symbol for side in sides for symbol in side.charges]
    foreign = [symbol for symbol in charges if symbol != e.WILD and symbol & ~home]
    assert foreign == [], f"charges of elements that are not the {character.id}'s"
    assert charges.count(e.WILD) <= 2
    assert sum(symbol != e.WILD and symbol & (symbol - 1) != 0 for symbol in charges) <= 2
    bought = [cost for side in sides for ability in abilities(side) for cost in costs(ability)]
    paying = [ability for side in sides for ability in abilities(side) if costs(ability)]
    assert 2 <= len(paying) <= 5
    own = 0
    for symbol in charges:
        own |= symbol
    assert 2 * sum(all(symbol & own for symbol in cost) for cost in bought) >= len(bought)


@EVERY_CARD
def test_an_upgrade_is_never_worse_and_twice_better(card: Card) -> None:
    """BB-CNT-15."""
    if card.level == 1:
        return
    basic = CARDS[card.upgrades]
    better = 0
    for old_side, new_side in zip(basic.sides, card.sides, strict=True):
        assert old_side.charges == new_side.charges
        for old, new in zip(abilities(old_side), abilities(new_side), strict=True):
            assert (new.lost, new.forever, new.duration) == (old.lost, old.forever, old.duration)
            better += _compare(old, new)
    assert better >= 2


def _compare(old: Ability, new: Ability) -> bool:
    """Whether the new ability is better; fails where any number is lower or any effect is missing."""
    assert [type(a) for a in new.actions][: len(old.actions)] == [type(a) for a in old.actions]
    for before, after in zip(old.actions, new.actions, strict=False):
        one, two = _flat(before), _flat(after)
        for name, value in one.items():
            assert two.get(name, 0) >= value, (name, before, after)
    return new != old


def _flat(action: Action) -> dict[str, int]:
    """All numbers of an action, with conditions one by one."""
    found: dict[str, int] = {}
    for name in ("value", "range", "targets", "pierce", "push", "pull", "jump", "uses", "count"):
        value = getattr(action, name, 0)
        found[name] = int(value)
    for bit in range(10):
        found[f"condition {bit}"] = getattr(action, "conditions", 0) >> bit & 1
    for consume in action.consume:
        for name in ("attack", "pierce", "push", "heal", "jump", "advantage", "targets"):
            found[f"{consume.symbols} {name}"] = int(getattr(consume.adds, name))
        for bit in range(10):
            found[f"{consume.symbols} condition {bit}"] = consume.adds.conditions >> bit & 1
    added = [(when.test, when.adds) for when in action.when]
    if isinstance(action, e.Bonus):
        added.append(("bonus", action.adds))
    for label, adds in added:
        found |= {f"{label} {name}": int(getattr(adds, name)) for name in ("attack", "pierce", "range", "advantage")}
        found |= {f"{label} condition {bit}": adds.conditions >> bit & 1 for bit in range(10)}
    for at, inner in enumerate(getattr(action, "actions", ())):
        found |= {f"{at} {name}": value for name, value in _flat(inner).items()}
    return found


@EVERY_CARD
def test_every_action_is_plain_data(card: Card) -> None:
    """BB-CNT-5, BB-CNT-17, BB-CNT-O2: no named rule of its own, no basic action is written down, and a situation is one
    of three, on attacks alone, with what a written bonus may give (BB-CNT-6)."""
    for side in card.sides:
        for ability in abilities(side):
            for action in actions(ability):
                assert not action.special
                assert not isinstance(action, e.Special)
                for consume in action.consume:
                    assert not consume.adds.special
                for when in action.when:
                    assert isinstance(action, e.Attack)
                    assert when.test in (TARGET_ALONE, BESIDE_OBSTACLE, UNSEEN)
                    assert not when.per
                    given = {name for name in when.adds.__struct_fields__ if getattr(when.adds, name) != _plain(name)}
                    assert given <= {"attack", "range", "pierce", "advantage", "conditions"}
                    assert when.adds.attack <= 2
                    assert when.adds.range <= 1
                    assert when.adds.pierce <= 3


def _plain(name: str) -> object:
    return getattr(e.NO_ADDS, name)


def test_the_figures_that_designers_watch() -> None:
    """Tops that begin with an attack, Pierce, lasting bonuses: what keeps the cards from being all alike."""
    tops, pierce, lost_lasting, *lasting = [(figure.count, figure.of) for figure in workbench.figures()]
    assert tops[0] <= 0.6 * tops[1]
    assert pierce[0] <= 0.25 * pierce[1]
    assert lost_lasting[0] >= 3
    assert [value for value, _ in lasting if value < 5] == []
    assert len(lasting) == 6


def test_no_two_abilities_are_alike() -> None:
    for halves in ([side.top for side in workbench.SIDES], [side.bottom for side in workbench.SIDES]):
        assert len(set(map(repr, halves))) == 96


def test_the_published_bruiser_pair_stands_as_it_is() -> None:
    """BB-CNT-16, BB-CNT-11."""
    card = CARDS["warding-strength"]
    assert (card.a.initiative, card.b.initiative, card.b.name) == (32, 61, "overwhelming-assault")
    attack, strengthen = card.a.top.actions
    assert attack == e.Attack(value=3, push=2)
    assert strengthen == e.Condition(conditions=e.STRENGTHEN, who=e.SELF)
    assert card.a.bottom == Ability((e.Shield(value=2),), e.PERSISTENT)
    assert card.b.top == Ability((e.Attack(value=6),), lost=True)
    assert card.b.bottom == Ability((e.Move(value=3), e.Bonus(on="attack", adds=e.Adds(attack=1))), e.ROUND)


# --- tables and health ---------------------------------------------------------------------------------------------


def test_hit_points_by_level() -> None:
    """BB-CHR-F1, BB-CHR-2."""
    assert {character.id: character.health for character in CHARACTERS.values()} == {
        "bruiser": (12, 13, 15, 16, 18),
        "cragheart": (12, 13, 15, 16, 18),
        "tinkerer": (11, 12, 14, 15, 17),
        "silent-knife": (11, 12, 14, 15, 17),
        "spellweaver": (10, 11, 13, 14, 16),
        "mindthief": (10, 11, 13, 14, 16),
    }


def test_the_standard_table() -> None:
    """BB-MOD-5, BB-MOD-F1 and the ledger's worked example 9."""
    cells = [cell for row in STANDARD for cell in row]
    plain = [cell.add for cell in cells if cell.times == 1]
    assert sorted(plain) == [-2] + [-1] * 4 + [0] * 6 + [1] * 4 + [2]
    assert sum(cell.times == 2 for cell in cells) == 1
    assert sum(cell.times == 0 for cell in cells) == 1
    assert STANDARD[2][0] == Modifier(times=0)
    assert STANDARD[4][2] == Modifier(times=2)


def test_thirty_character_tables_and_five_for_the_monsters() -> None:
    """BB-MOD-F2, BB-CHR-4, BB-CMP-F1, BB-DIF-F1."""
    assert [len(tables) for tables in CHARACTER_TABLES.values()] == [5] * 6
    assert [name for name, tables in CHARACTER_TABLES.items() if tables[0] is not STANDARD] == []
    assert list(MONSTER_TABLES) == ["very_easy", "easy", "standard", "hard", "very_hard"]
    assert MONSTER_TABLES["standard"] is STANDARD
    for table in [*MONSTER_TABLES.values(), *(table for tables in CHARACTER_TABLES.values() for table in tables)]:
        assert [len(row) for row in table] == [3] * 6
    assert len({msgspec.json.encode(table) for table in MONSTER_TABLES.values()}) == 5
    sums = [sum(cell.add for row in table for cell in row) for table in MONSTER_TABLES.values()]
    assert sums == sorted(sums)  # each difficulty hits harder than the one before


def test_samples_of_the_published_tables() -> None:
    """BB-MOD-F2: cells with effects, one of each kind."""
    assert CHARACTER_TABLES["bruiser"][4][0][1] == Modifier(0, 1, e.Adds(own_conditions=e.STRENGTHEN))
    assert CHARACTER_TABLES["tinkerer"][3][2][0] == Modifier(-1, 1, e.Adds(targets=1))
    assert CHARACTER_TABLES["tinkerer"][1][5][1] == Modifier(0, 1, e.Adds(heal=2))
    assert CHARACTER_TABLES["spellweaver"][3][5][0] == Modifier(-1, 1, e.Adds(conditions=e.DISARM))
    assert CHARACTER_TABLES["silent-knife"][2][2][0] == Modifier(-1, 1, e.Adds(own_conditions=e.INVISIBLE))
    assert CHARACTER_TABLES["cragheart"][2][4][1] == Modifier(0, 1, e.Adds(push=2))
    assert CHARACTER_TABLES["mindthief"][4][5][2] == Modifier(1, 1, e.Adds(conditions=e.MUDDLE))
    assert MONSTER_TABLES["very_hard"][1] == (Modifier(0), Modifier(1), Modifier(3))


# --- items ------------------------------------------------------------------------------------------------------------

BOX = [supply for supply in SUPPLY if supply.number <= 42]
"""What is printed; an item of your own has a higher number."""


def test_items_stand_in_pairs_on_cards() -> None:
    """BB-SUP-1, BB-SUP-F1: two on each card; the six of number 1 on three cards; card 20 has none."""
    assert [supply.number for supply in SUPPLY] == list(range(1, len(SUPPLY) + 1)), "numbered without a gap"
    assert len({supply.item.id for supply in BOX}) == 42
    by_id = {supply.item.id: supply for supply in SUPPLY}
    for supply in SUPPLY:
        twin = by_id[supply.twin]
        assert twin.twin == supply.item.id
        assert twin.scenario == supply.scenario
        assert abs(twin.number - supply.number) == 1
    counts = [sum(supply.scenario == number for supply in BOX) for number in range(1, 21)]
    assert counts == [6] + [2] * 18 + [0]


def test_slots_and_uses_as_published() -> None:
    """BB-ITX-1 to 42, BB-ITM-2."""
    slots = {slot: [s.number for s in BOX if s.item.slot == slot] for slot in ("one_hand", "two_hand")}
    assert slots == {
        "one_hand": [1, 2, 8, 10, 18, 24, 26, 28, 31, 39],
        "two_hand": [7, 9, 17, 25, 27, 32, 40],
    }
    uses = {use: [s.number for s in BOX if s.item.use == use] for use in ("lost", "passive")}
    assert uses == {
        "lost": [5, 11, 15, 16, 21, 22, 23, 33, 34, 36],
        "passive": [1, 6, 10, 13, 14, 29, 37, 38],
    }
    assert sum(s.item.slot == "small" for s in BOX) == 25
    assert sum(s.item.use == "spent" for s in BOX) == 24
    assert [s.item.id for s in BOX if s.item.use == "passive" and not s.item.cost] == []


# --- what the page says about the cards -------------------------------------------------------------------------------

PAGE = Path(__file__).parents[3] / "docs/content/bugs.md"


def every(character: Character) -> list[Action]:
    """All actions of a character, those inside others included."""
    halves = [half for card in character.cards for side in card.sides for half in abilities(side)]
    return [inner for half in halves for action in half.actions for inner in (action, *getattr(action, "actions", ()))]


def profile(character: Character) -> dict[str, int]:
    """What a character does most, counted."""
    done = every(character)
    sides = [side for card in character.cards for side in card.sides]
    halves = [half for side in sides for half in abilities(side)]
    attacks = [action for action in done if isinstance(action, e.Attack)]
    bonuses = [action for action in done if isinstance(action, e.Bonus)]
    suffered = [action.adds.conditions for action in bonuses]
    suffered += [getattr(action, "conditions", 0) & e.NEGATIVE for action in done]
    return {
        "Tops that begin with an attack": sum(isinstance(side.top.actions[0], e.Attack) for side in sides),
        "Abilities with a persistent bonus": sum(half.duration == e.PERSISTENT for half in halves),
        "Shields and retaliates": sum(isinstance(action, (e.Shield, e.Retaliate)) for action in done),
        "Bonuses on your next attack": sum(action.uses == 1 for action in bonuses),
        "Element costs": sum(len(action.consume) + isinstance(action, e.ByElement) for action in done),
        "Situations": sum(len(action.when) for action in done),
        "Pushes, pulls and controls": sum(isinstance(action, (e.Push, e.Pull, e.Control)) for action in done)
        + sum(bool(attack.push or attack.pull) for attack in attacks),
        "Damage without an attack": sum(isinstance(action, e.Damage) and action.who != e.SELF for action in done),
        "Conditions for enemies": sum(mask.bit_count() for mask in suffered),
        "Moves on top": sum(isinstance(action, e.Move) for side in sides for action in side.top.actions),
    }


def test_the_page_shows_what_each_character_does_most() -> None:
    profiles = [profile(character) for character in CHARACTERS.values()]
    lines = [f"| {name} | " + " | ".join(str(each[name]) for each in profiles) + " |" for name in profiles[0]]
    assert "\n".join(lines) in PAGE.read_text("utf-8"), "\n".join(lines)


def test_the_page_shows_the_figures_of_today() -> None:
    """As `undercroft balance bugs --sameness` prints them."""
    page, game = PAGE.read_text("utf-8"), load("bugs")
    for rows in (sameness.table(game, "en"), sameness.figure_rows(game, "en")):
        wanted = "\n".join(sameness.markdown(rows))
        assert wanted in page, wanted
