"""Every one of the 60 monster columns, played once without charges and once with a charge for every cost (BB-MON-F1).

A line of the table: column and distance from you | what a turn does without charges | and with them. First the damage
you suffer, then the conditions you gain; `shoved` is pushed or pulled, `self:` its own conditions, `bonus:` lasting
bonuses, `heal:` hit points regained of three lost, `paid:` charges used. Every die shows zero, which is +0 in all rows.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bugs import builders
from undercroft.core.request import Chance
from undercroft.games.bugs.cards.monsters import MONSTERS
from undercroft.games.bugs.die import FACES
from undercroft.games.bugs.monsters import monster_turn
from undercroft.games.bugs.state import you
from undercroft.games.haven.verbs import names

TABLE = """
arena-sorcerer.minus 1 | 2 | 2 paid:1
arena-sorcerer.zero 2 | 2 | 2 wound muddle paid:2
arena-sorcerer.plus 2 | 3 | 3
bandit-archer.minus 2 | 2 | 2
bandit-archer.zero 2 | 2 | 2
bandit-archer.plus 2 | 3 | 3
bandit-guard.minus 1 | 1 bonus:1 | 1 bonus:1
bandit-guard.zero 1 | 2 | 2
bandit-guard.plus 1 | 2 | 2
demon-prince.minus 1 | 0 bonus:1 heal:2 | 0 bonus:1 heal:2
demon-prince.zero 2 | 4 shoved | 4 muddle shoved paid:1
demon-prince.plus 2 | 4 | 5 poison paid:1
earth-demon.minus 1 | 3 immobilize | 3 immobilize
earth-demon.zero 1 | 3 immobilize | 3 immobilize
earth-demon.plus 1 | 3 immobilize | 3 immobilize shoved paid:1
flame-demon.minus 2 | 3 | 3
flame-demon.zero 1 | 4 | 4 paid:1
flame-demon.plus 2 | 3 | 3 paid:1
frost-demon.minus 2 | 0 immobilize bonus:1 | 0 immobilize bonus:1
frost-demon.zero 1 | 3 | 3 paid:1
frost-demon.plus 1 | 3 | 3 wound paid:1
gloomtoad.minus 2 | 0 poison muddle self:strengthen | 0 poison muddle self:strengthen
gloomtoad.zero 2 | 2 poison | 2 poison
gloomtoad.plus 2 | 3 | 3 muddle paid:1
goring-beetle.minus 1 | 0 bonus:1 | 0 bonus:1
goring-beetle.zero 1 | 4 shoved | 4 shoved
goring-beetle.plus 1 | 3 shoved | 3 wound shoved paid:1
harrowing-infestation.minus 2 | 1 muddle heal:2 | 1 muddle heal:2
harrowing-infestation.zero 1 | 2 heal:3 | 2 heal:3
harrowing-infestation.plus 1 | 2 | 3 muddle paid:1
king-button.minus 1 | 0 bonus:1 heal:2 | 0 bonus:1 heal:2
king-button.zero 2 | 2 | 2 poison paid:1
king-button.plus 2 | 3 | 3
mounted-prince.minus 2 | 0 immobilize shoved bonus:1 | 0 immobilize shoved bonus:1
mounted-prince.zero 2 | 4 | 4
mounted-prince.plus 1 | 5 | 5 paid:1
mouse.minus 1 | 1 bonus:1 | 1 bonus:1
mouse.zero 1 | 2 | 2
mouse.plus 1 | 3 | 3
rending-beetle.minus 1 | 2 wound | 2 wound
rending-beetle.zero 1 | 3 wound | 3 wound
rending-beetle.plus 1 | 4 wound | 4 wound
sewer-rat.minus 1 | 0 bonus:1 heal:2 | 0 bonus:1 heal:2
sewer-rat.zero 1 | 3 | 3
sewer-rat.plus 1 | 4 poison | 4 poison
spitting-moth.minus 2 | 1 poison muddle | 1 poison muddle
spitting-moth.zero 2 | 2 muddle | 2 muddle
spitting-moth.plus 2 | 2 muddle | 2 muddle
stuffed-construct.minus 1 | 0 self:strengthen+wound bonus:1 | 0 self:strengthen+wound bonus:1
stuffed-construct.zero 1 | 4 shoved | 4 shoved
stuffed-construct.plus 2 | 3 immobilize | 3 immobilize
tattered-construct.minus 1 | 0 bonus:1 | 0 bonus:1
tattered-construct.zero 2 | 3 disarm self:wound | 3 disarm self:wound
tattered-construct.plus 1 | 4 self:strengthen | 4 self:strengthen
venomous-centipede.minus 1 | 1 poison muddle | 1 poison muddle
venomous-centipede.zero 1 | 3 poison | 3 poison
venomous-centipede.plus 1 | 2 poison | 2 poison
wind-demon.minus 2 | 3 | 3
wind-demon.zero 2 | 3 shoved | 3 disarm shoved paid:1
wind-demon.plus 2 | 2 self:invisible | 2 self:invisible heal:1 paid:1
"""
ROWS = TABLE.strip().splitlines()
LOST = 3
NEAR = """
. . . . .
 . . . .
. . @ . .
 . . 1 .
. . . . .
"""
FAR = """
. . . . .
 . . . .
. . @ . .
 . . . .
. . . 1 .
"""


def turn(kind: str, column: int, distance: int, charges: int) -> str:
    state = builders.state(
        {"map": NEAR if distance == 1 else FAR, "monsters": [kind], "cards": {"hand": []}, "turns": ["you"]}
    )
    hero, monster = you(state), state.figures[1]
    hero.health = hero.max_health = 40
    monster.health -= LOST
    state.conjured = charges
    start = hero.cell
    flow = monster_turn(state, 1, column)
    answer: Any = None
    while True:
        try:
            request = flow.send(answer)
        except StopIteration:
            break
        if isinstance(request, Chance):
            answer = "zero"
        else:
            answer = request.options[0]  # type: ignore[union-attr]
    words = [str(40 - hero.health), *names(hero.conditions)]
    if hero.cell != start:
        words.append("shoved")
    if monster.conditions:
        words.append("self:" + "+".join(names(monster.conditions)))
    if monster.bonuses:
        words.append(f"bonus:{len(monster.bonuses)}")
    healed = monster.health - (monster.max_health - LOST)
    if healed:
        words.append(f"heal:{healed}")
    if charges - state.conjured:
        words.append(f"paid:{charges - state.conjured}")
    return " ".join(words)


def test_no_column_is_missing() -> None:
    """BB-MON-F1: 20 types with three columns each."""
    assert [row.split()[0] for row in ROWS] == [f"{kind}.{face}" for kind in MONSTERS for face in FACES]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split()[0])
def test_column(row: str) -> None:
    """BB-MON-2, BB-MON-3, BB-MEL-2, BB-MEL-O1."""
    where, plain, rich = (part.strip() for part in row.split("|"))
    name, distance = where.split()
    kind, face = name.split(".")
    assert turn(kind, FACES.index(face), int(distance), 0) == plain
    assert turn(kind, FACES.index(face), int(distance), 6) == rich
