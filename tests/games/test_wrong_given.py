"""Set-ups that cannot be, in all five games: each is refused in one sentence, with its line and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.core.cases import CaseError, read_cases, run_case
from undercroft.core.game import load

OPTIONS = {
    "thunderstone": "{players: 2}",
    "sanctum": "{players: 2}",
    "bugs": "{mode: scenario, character: bruiser, scenario: 1}",
    "jaws": "{players: 1, mode: scenario, scenario: 4, characters: [red-guard, hatchet]}",
    "machina": "{players: 1}",
}
BUGS_MAP = 'map: "@ . #\\n . 1\\n. . 2\\n"'
JAWS_MAP = 'map: "1A  1B  1o\\n  1D  D2\\n1F  1G  2H\\n"'
ADA = "explorers: {ada: {at: [0, 0]}}"
MACHINA_MAP = "map: [........, .C......, ..O....., ...#...., ....+..., ........, ........, ........]"

WRONG: list[tuple[str, list[str], list[tuple[str, str]]]] = [
    ("thunderstone", [], [
        ("hands: 3", "“hands: 3”: it takes [a, b, ...]"),
        ("hands: [[torchh]]", "“hands.0.0: torchh” here. Known: torch"),
        ("hands: [[], [], []]", "gives 3 of “hands”, but there is room for 2"),
        ("hands: ['militia*many']", "it takes [a, b, ...]"),
        ("decks: [['militia*many']]", "it takes militia*3"),
        ("decks: [['militia*31']]", "gives “militia” 31 times in “decks.0”, but there are only 30 of it"),
        ("discards: [[sphinx, sphinx]]", "gives “sphinx” 2 times in “discards.0”, but there are only 1 of it"),
        ("experience: [two]", "“experience.0: two”: it takes a whole number, ≥ 0"),
        ("experience: [true]", "“experience.0: True”: it takes a whole number"),
        ("hall: [torch]", "“hall.0: torch” here"),
        ("hall: [famine, famine, griffon, griffon]", "gives 4 of “hall”, but there is room for 3"),
        ("breached: [1]", "“breached.0: 1”: it takes true, false"),
        ("dungeon: {pol: []}", "“dungeon.pol” here. Known: pool"),
        ("dungeon: {above: 1}", "“dungeon.above: 1”: it takes a whole number, 0–0"),
        ("dungeon: {stone: 1}", "it takes true, false"),
        ("stock: {sphinx: 1}", "“stock.sphinx” here"),
        ("stock: {torch: 99}", "it takes a whole number, 0–15"),
        ("turn: 2", "“turn: 2”: it takes a whole number, 0–1"),
    ]),
    ("sanctum", [], [
        ("phase: dream", "“phase: dream” here. Known: turn"),
        ("turn: 4", "it takes a whole number, 0–1"),
        ("front: -1", "it takes a whole number, 0–12"),
        ("revealed: 1", "it takes true, false"),
        ("decks: {4: []}", "“decks.4” here. Known: 1, 2, 3"),
        ("decks: {1: [R2-01]}", "“decks.1.0: R2-01” here"),
        ("decks: {1: [R1-01, R1-01]}", "gives “R1-01” twice in “decks.1”"),
        ("groups: [[R1-01], [R1-01]]", "gives “R1-01” twice in “groups”"),
        ("achievements: [closed]", "“achievements.0: closed” here. Known: open, none, 0, 1"),
        ("lord: [L-99]", "“lord.0: L-99” here"),
        ("seats: {2: {}}", "“seats.2” here"),
        ("seats: {0: {luck: 1}}", "“seats.0.luck” here"),
        ("seats: {0: {hero: wizard}}", "“seats.0.hero: wizard” here. Known: huntress"),
        ("seats: {0: {health: full}}", "“seats.0.health: full”: it takes a whole number"),
        ("seats: {0: {hero: slayer, unlocked: [quick_draw]}}", "“seats.0.unlocked.0: quick_draw” here"),
        ("seats: {0: {zone: [R1-01 hit 6]}}", "“seats.0.zone.0: R1-01 hit 6” here. Known: R1-01 hit"),
        ("seats: {0: {zone: [R1-01], pack: [R1-01]}}", "gives “R1-01” twice in “seats.0.pack”"),
        ("seats: {0: {gems: {pink: 1}}}", "“seats.0.gems.pink” here. Known: red, green, blue, white"),
        ("seats: {0: {blessings: [up, up]}}", "gives “up” 2 times in “seats.0.blessings”, but there are only 1 of it"),
        ("seats: {0: {status: asleep}}", "Known: alive, dead, won"),
        ("seats: {0: {spent: {armour-p: zz}}}", "“seats.0.spent.armour-p: zz” here"),
        ("seats: {0: {row: [fury, L-01, L-01]}}", "gives “L-01” twice"),
    ]),
    ("bugs", [], [
        ("map: 3", "“map: 3”: it takes “...”"),
        ("map: \"@ ?\"", "the drawing cannot be read: unknown token '?'"),
        ("map: \". .\"", "the drawing cannot be read: a map has one start hex"),
        ("hazard: {under: [9]}", "“hazard.under.0: 9” here"),
        ("health: 99", "“health: 99”: it takes a whole number, 1–"),
        ("health: ten", "“health: ten”: it takes a whole number"),
        ("level: 6", "it takes a whole number, 1–5"),
        ("cards: {hnd: []}", "“cards.hnd” here. Known: hand"),
        ("cards: {hand: [cold-bite]}", "“cards.hand.0: cold-bite” here"),
        ("cards: {hand: [shoulder-through], discard: [shoulder-through]}", "gives “shoulder-through” twice in “cards”"),
        ("cards: {played: [shoulder-through, ladle-sweep, not-one-step-back]}", "gives 3 of “cards.played”"),
        ("cards: {active: [warding-strength.middle]}", "Known: top, bottom"),
        ("items: [excalibur]", "“items.0: excalibur” here"),
        ("items: [rosethorn-knife, rosethorn-knife]", "gives “rosethorn-knife” twice in “items”"),
        ("spent: [rosethorn-knife]", "“spent.0: rosethorn-knife” here"),
        ("row: 6", "it takes a whole number, 0–5"),
        ("resting: 1", "it takes true, false"),
        ("rolled: {dragon: plus}", "“rolled.dragon” here"),
        ("turns: [dragon]", "“turns.0: dragon” here. Known: you"),
        ("phase: dawn", "“phase: dawn” here. Known: round, end"),
        ("printed: {bandit-guard: {luck: 1}}", "“printed.bandit-guard.luck” here"),
        ("printed: {bandit-guard: {health: 0}}", "it takes a whole number, ≥ 1"),
    ]),
    ("bugs", [BUGS_MAP], [
        ("at: Z9", "“at: Z9” here. Known: "),
        ("at: A5", "where nobody can stand"),
        ("monsters: [dragon]", "“monsters.0.kind: dragon” here"),
        ("monsters: [{kind: bandit-guard, healt: 1}]", "“monsters.0.healt” here. Known: health"),
        ("monsters: [{number: 1}]", "gives “monsters.0” without “kind”, which it needs"),
        ("monsters: [{kind: bandit-guard, health: 99}]", "“monsters.0.health: 99”: it takes a whole number, 1–"),
        ("monsters: [{kind: bandit-guard, health: lots}]", "it takes a whole number"),
        ("monsters: [{kind: bandit-guard, number: 4}]", "“monsters.0.number: 4” here. Known: 1, 2"),
        ("monsters: [{kind: bandit-guard, conditions: [sad]}]", "“monsters.0.conditions.0: sad” here"),
        ("monsters: [{kind: bandit-guard, at: A1}]", "but bruiser stands there already"),
        ("monsters: [bandit-guard, {kind: bandit-guard, number: 1}]", "gives “1” twice in “monsters”"),
        ("monsters: [{kind: bandit-guard, elite: 1}]", "it takes true, false"),
        ("pressed: [A1]", "“pressed.0: A1” here"),
        ("objective: {health: 3}", "gives “objective” without “at”, which it needs"),
    ]),
    ("jaws", [], [
        ("map: \"1A 1B\"", "the drawing cannot be read"),
        ("map: \"xx\"", "the drawing cannot be read"),
        ("elements: {water: strong}", "“elements.water” here"),
        ("elements: {fire: hot}", "“elements.fire: hot” here. Known: weak, medium, strong"),
        ("revealed: {zealot: 9}", "“revealed.zealot: 9” here"),
        ("queue: [red-guard, red-guard]", "gives “red-guard” twice in “queue”"),
        ("queue: [goblin]", "“queue.0: goblin” here"),
        ("monster_deck: [plus9]", "“monster_deck.0: plus9” here"),
        ("scenario_level: 8", "it takes a whole number, 0–7"),
        ("curses: 11", "it takes a whole number, 0–10"),
        ("town: {phase: market}", "“town.phase: market” here"),
        ("town: {stok: {}}", "“town.stok” here. Known: stock"),
        ("printed: {zealot: {normal: {luck: 1}}}", "“printed.zealot.normal.luck” here"),
        ("printed: {zealot: {boss: {}}}", "“printed.zealot.boss” here. Known: normal, elite"),
    ]),
    ("jaws", [JAWS_MAP], [
        ("heroes: {mage: {}}", "“heroes.mage” here. Known: red-guard, hatchet"),
        ("heroes: {red-guard: {haelth: 1}}", "“heroes.red-guard.haelth” here. Known: health"),
        ("heroes: {red-guard: {health: some}}", "“heroes.red-guard.health: some”: it takes a whole number"),
        ("heroes: {red-guard: {most: 8, health: 9}}", "“heroes.red-guard.health: 9”: it takes a whole number, 0–8"),
        ("heroes: {red-guard: {at: Q}}", "“heroes.red-guard.at: Q” here. Known: "),
        ("heroes: {red-guard: {at: [1, 2]}}", "“heroes.red-guard.at: [1, 2]” here"),
        ("heroes: {red-guard: {at: '9,9'}}", "“heroes.red-guard.at: 9,9” here"),
        ("heroes: {red-guard: {hand: [close-cuts]}}", "“heroes.red-guard.hand.0: close-cuts” here"),
        ("heroes: {red-guard: {hand: [no-fear], lost: [no-fear]}}", "gives “no-fear” twice in “heroes.red-guard”"),
        ("heroes: {red-guard: {chosen: [no-fear, flaming-sickle, desert-night]}}", "gives 3 of"),
        ("heroes: {red-guard: {active: [no-fear]}}", "“heroes.red-guard.active.0: no-fear” here. Known: no-fear:"),
        ("heroes: {red-guard: {gear: [excalibur]}}", "“heroes.red-guard.gear.0: excalibur” here"),
        ("heroes: {red-guard: {gear: {iron-helmet: lost}}}", "Known: ready, spent, used"),
        ("heroes: {red-guard: {items: [iron-helmet, iron-helmet, iron-helmet]}}", "but there are only 2 of it"),
        ("heroes: {red-guard: {deck: [plus9]}}", "“heroes.red-guard.deck.0: plus9” here"),
        ("heroes: {red-guard: {lead: 100}}", "it takes a whole number, 1–99"),
        ("heroes: {red-guard: {goal: win}}", "“heroes.red-guard.goal: win” here"),
        ("heroes: {red-guard: {tally: {kils: 1}}}", "“heroes.red-guard.tally.kils” here. Known: kills"),
        ("heroes: {red-guard: {resting: 1}}", "it takes true, false"),
        ("heroes: {red-guard: {conditions: [sad]}}", "“heroes.red-guard.conditions.0: sad” here"),
        ("heroes: {red-guard: {at: A}, hatchet: {at: A}}", "puts hatchet on A1, but red-guard stands there already"),
        ("monsters: [{kind: zealot, at: '4,-2'}]", "where nobody can stand. Free are: "),
        ("monsters: [{kind: zealot, at: D, health: 2}, {kind: zealot, at: D}]", "puts zealot 2 on"),
        ("monsters: [{kind: zealot, at: A, most: 3, health: 4}]",
         "“monsters.0.health: 4”: it takes a whole number, 1–3"),
        ("monsters: [{kind: zealot, at: A, number: 11}]", "“monsters.0.number: 11”: it takes a whole number, 1–"),
        ("monsters: [{kind: zealot}]", "gives “monsters.0” without “at”, which it needs"),
        ("monsters: [zealot]", "“monsters.0: zealot”: it takes {name: value}"),
        ("doors: {A: open}", "“doors.A: A” here. Known: A4, D2"),
        ("doors: {D2: ajar}", "“doors.D2: ajar” here. Known: open, closed"),
        ("rooms: [3]", "“rooms.0: 3” here. Known: 1, 2"),
        ("obstacles: [A, A]", "twice in “obstacles”"),
        ("traps: [{at: A, damge: 1}]", "“traps.0.damge” here. Known: "),
        ("coins: {A: 0}", "“coins.A: 0”: it takes a whole number, ≥ 1"),
        ("tokens: {axe: A}", "“tokens.axe” here. Known: ward, sand_devil"),
        ("objects: [{name: table, at: A}]", "without “health”, which it needs"),
    ]),
    ("machina", [], [
        ("map: [........]", "“map: 1 rows”: it takes 8 × 8, 15 × 15"),
        ("map: [x......., ........, ........, ........, ........, ........, ........, ........]", "“map.0: x” here"),
        ("tiles: [[cellar, 0]]", "“tiles.0: cellar” here"),
        ("tiles: [[boiler_hall_a, 4]]", "“tiles.0.1: 4”: it takes a whole number, 0–3"),
        ("phase: dawn", "“phase: dawn” here"),
        ("active: bob", "“active: bob” here"),
        ("threat: 9", "it takes a whole number, 1–8"),
        ("chapter: 10", "it takes a whole number, 0–9"),
        ("decks: {weapon: [bandages]}", "“decks.weapon.0: bandages” here"),
        ("monster_deck: [gear_rat, gear_rat]", "gives “gear_rat” twice in “monster_deck”"),
        ("stack: [foundry_a]", "“stack.0: foundry_a” here. Known: foundry"),
        ("markers: [{card: sword}]", "“markers.0.card: sword” here"),
        ("printed: {gear_rat: {luck: 1}}", "“printed.gear_rat.luck” here. Known: "),
        ("printed: {engine1: {lair: 0}}", "“printed.engine1.lair: 0”: it takes a whole number, ≥ 1"),
        ("printed: {dragon: {}}", "“printed.dragon” here"),
    ]),
    ("machina", [MACHINA_MAP], [
        ("explorers: {bob: {}}", "“explorers.bob” here"),
        ("explorers: {ada: {luck: 3}}", "“explorers.ada.luck” here. Known: at"),
        ("explorers: {ada: {at: [12, 12]}}", "puts explorers.ada.at on 12, 12, where nobody can stand"),
        ("explorers: {ada: {at: [3]}}", "it takes [x, y]"),
        ("explorers: {ada: {at: C4}}", "it takes [x, y]"),
        ("explorers: {ada: {at: [3, 3]}}", "puts ada on 3, 3, where nobody can stand. Free are: "),
        ("explorers: {ada: {at: '1, 1'}}", "puts ada on 1, 1, where nobody can stand"),
        ("explorers: {ada: {at: [0, 0], health: 99}}", "“explorers.ada.health: 99”: it takes a whole number, 0–"),
        ("explorers: {ada: {at: [0, 0], health: x}}", "it takes a whole number"),
        ("explorers: {ada: {at: [0, 0], inspiration: 7}}", "it takes a whole number, 0–6"),
        ("explorers: {ada: {at: [0, 0], inventory: [bandages, bandages]}}", "gives “bandages” twice"),
        ("explorers: {ada: {at: [0, 0], inventory: [sword]}}", "“explorers.ada.inventory.0: sword” here"),
        ("explorers: {ada: {at: [0, 0]}, mila: {at: [1, 0]}}", "gives 2 of “explorers”, but there is room for 1"),
    ]),
    ("machina", [MACHINA_MAP, ADA], [
        ("monsters: {gear_rat: {at: [0, 0]}}", "puts gear_rat on 0, 0, but ada stands there already"),
        ("monsters: {rat: {at: [0, 1]}}", "“monsters.rat” here"),
        ("monsters: {gear_rat: {}}", "without “at”, which it needs"),
        ("monsters: {gear_rat: {at: [0, 1], health: 2}}", "it takes a whole number, 1–1"),
        ("closed: [[0, 0]]", "“closed: 0, 0” here. Known: 4, 4"),
        ("lit: [[1, 1], '1, 1']", "gives “1, 1” twice in “lit”"),
    ]),
]  # fmt: skip
"""By game: lines of `given` before the mistake, then each mistaken line and what is said of it."""


@pytest.mark.parametrize(
    ("game", "before", "wrong", "told"),
    [(game, before, *mistake) for game, before, mistakes in WRONG for mistake in mistakes],
)
def test_an_impossible_set_up_is_refused_with_its_line(
    tmp_path: Path, game: str, before: list[str], wrong: str, told: str
) -> None:
    lines = [*before, wrong]
    options, expect = f"options: {OPTIONS[game]}", "expect: {result: {absent: true}}"
    text = [f"game: {game}", "cases:", f"- {{name: good, {options}, given: {{}}, {expect}}}", "- name: wrong"]
    text += [f"  {options}", "  given:", *(f"    {line}" for line in lines), f"  {expect}"]
    file = tmp_path / "case.yaml"
    file.write_text("\n".join(text))
    good, bad = read_cases(file)
    run_case(good, load(game))
    with pytest.raises(CaseError) as error:
        run_case(bad, load(game))
    said = str(error.value)
    assert said.startswith(f"line {6 + len(lines)}: cannot be set up: A case ")
    assert told in said
    assert "\n" not in said
