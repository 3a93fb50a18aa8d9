"""A bare field for the kernel's own cases: figures drawn on a text map, no cards, no campaign, modifiers always +0."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import pytest

from undercroft.core.grid import Grid, cells, draw_grid, hex_grid, read
from undercroft.core.request import Chance, Choice, Flow
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow
from undercroft.games.haven.battlefield import HEROES, MONSTERS, Arena, Figure
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.damage import gain, suffer
from undercroft.games.haven.hooks import (
    AttackHooks,
    CardHooks,
    DamageHooks,
    ElementHooks,
    ItemHooks,
    Kernel,
    MapHooks,
    MonsterHooks,
    WordHooks,
)
from undercroft.games.haven.verbs import Action, Consume, Traits

SIGNS = {".": 0, "#": "obstacles", ":": "difficult", "^": "hazards"}
GRIDS: dict[str, Grid] = {}


class Ground(MapHooks["Field"]):
    def grid(self, state: Field) -> Grid:
        return GRIDS[state.key]

    def in_range(self, state: Field, cell: int, reach: int) -> int:
        grid = GRIDS[state.key]
        return grid.within_walk(cell, reach) & grid.sees[cell]

    def enter_hazard(self, state: Field, figure: Figure, cell: int, by: Figure | None) -> Flow[bool]:
        yield from suffer(state, figure, state.hazard, by)
        return state.holds_fast


class Modifiers(AttackHooks["Field"]):
    def modify(self, state: Field, blow: Blow) -> Flow[None]:
        return
        yield


class Charges(ElementHooks["Field"]):
    def will_pay(self, state: Field, figure: Figure, action: Action, consume: Consume) -> bool:
        return any(charge & symbol for charge in state.charges for symbol in consume.symbols)

    def monster_pays(self, state: Field, figure: Figure, action: Action, consume: Consume) -> Flow[bool]:
        for charge in state.charges:
            if charge & consume.symbols[0]:
                state.charges.remove(charge)
                return True
        return False
        yield

    def can_pay(self, state: Field, figure: Figure, symbols: tuple[int, ...]) -> bool:
        return any(charge & symbols[0] for charge in state.charges)

    def pay(self, state: Field, context: ActionContext, symbols: tuple[int, ...]) -> Flow[None]:
        state.charges.remove(next(charge for charge in state.charges if charge & symbols[0]))
        return
        yield


class Monsters(MonsterHooks["Field"]):
    def traits(self, state: Field, figure: Figure) -> Traits:
        return state.traits.get(figure.kind, Traits())

    def initiative(self, state: Field, figure: Figure) -> tuple[int, ...]:
        return (state.initiatives.get(figure.kind, 50),)


class Cards(CardHooks["Field"]):
    def __init__(self) -> None:
        self.bonuses: dict[str, tuple[Action, ...]] = {}

    def declared(self, state: Field, source: str) -> tuple[Action, ...]:
        return self.bonuses.get(source, ())

    def holds(
        self, state: Field, test: str, figure: Figure, target: Figure | None, context: ActionContext | None = None
    ) -> bool:
        assert test == "poisoned"
        assert target is not None
        return bool(target.conditions & e.POISON)


class FieldWords(WordHooks["Field"]):
    def __init__(self) -> None:
        self.clauses = {}

    def name(self, state: Field, figure: Figure) -> Any:
        return figure.kind


CARDS, WORDS, MODIFIERS = Cards(), FieldWords(), Modifiers()
KERNEL: Kernel[Field] = Kernel(
    map=Ground(),
    damage=DamageHooks(),
    attack=MODIFIERS,
    elements=Charges(),
    items=ItemHooks(),
    monsters=Monsters(),
    cards=CARDS,
    words=WORDS,
)


class Field(Arena):
    """The state; its kernel has no game behind it."""

    kernel: ClassVar[Kernel[Any]] = KERNEL
    key: str
    initiatives: dict[str, int] = msgspec.field(default_factory=dict)
    traits: dict[str, Traits] = msgspec.field(default_factory=dict)
    charges: list[int] = msgspec.field(default_factory=list)
    hazard: int = 1
    holds_fast: bool = False
    """Whether a hazard ends the movement."""


def field(drawing: str, **options: Any) -> Field:
    """`M` is the monster that acts, `m` and `n` its allies, `a` to `d` characters with initiatives 10 to 40, `O` an
    objective of the characters; `walls` are pairs of coordinates as in the grid's text maps."""
    walls = options.pop("walls", ())
    tokens = read(drawing, width=1)
    grid = tokens.grid(walls=walls) if walls else hex_grid(tokens.tokens)
    key = f"{drawing}|{walls}"
    GRIDS[key] = grid
    state = Field(players=1, key=key)
    state.initiatives = {"a": 10, "b": 20, "c": 30, "d": 40}
    for place, sign in tokens.tokens.items():
        cell = grid.cell[place]
        terrain = SIGNS.get(sign)
        if terrain:
            setattr(state, str(terrain), getattr(state, str(terrain)) | 1 << cell)
        elif terrain is None:
            if sign == "O":
                state.figures.append(Figure("O", HEROES, 9, 9, cell, 0, False, True))
            else:
                side = HEROES if sign in "abcd" else MONSTERS
                state.figures.append(Figure(sign, side, 9, 9, cell))
    state.figures.sort(key=lambda figure: "Mabcdmn".find(figure.kind) % 99)
    for name, value in options.items():
        setattr(state, name, value)
    return state


def figure(state: Field, kind: str) -> Figure:
    return next(found for found in state.figures if found.kind == kind)


def shown(state: Field, marks: Mapping[int, str] | None = None) -> str:
    """The field as text, with other signs on some hexes."""
    grid = GRIDS[state.key]
    signs: dict[int, str] = {}
    for sign, name in SIGNS.items():
        if name:
            signs |= dict.fromkeys(cells(getattr(state, str(name))), sign)
    signs |= {found.cell: found.kind for found in state.figures if found.cell >= 0}
    signs |= marks or {}
    return draw_grid(grid, signs, ".", 1)


_WORDS = {"move": e.Move, "attack": e.Attack, "heal": e.Heal, "shield": e.Shield, "push": e.Push, "pull": e.Pull}


def column(text: str) -> tuple[Action, ...]:
    """A monster's actions from words: `move 2 jump; attack 3 range 2 targets 2`."""
    found: list[Action] = []
    for part in text.split(";"):
        words = part.split()
        kind, fields = words[0], dict[str, Any](value=int(words[1]))
        at = 2
        while at < len(words):
            if words[at] == "jump":
                fields["jump"] = True
                at += 1
            else:
                fields[words[at]] = e.ALL if words[at + 1] == "all" else int(words[at + 1])
                at += 2
        found.append(_WORDS[kind](**fields))
    return tuple(found)


def run(flow: Flow[Any], *answers: Any) -> list[Choice]:
    """Play a flow to its end with these answers; the choices that it asked, which must be as many."""
    asked: list[Choice] = []
    left = list(answers)
    value: Any = None
    while True:
        try:
            request = flow.send(value)
        except StopIteration:
            assert not left, f"never asked: {left}"
            return asked
        if isinstance(request, Chance):
            value = left.pop(0)
            continue
        assert isinstance(request, Choice)
        asked.append(request)
        assert left, f"asked {request.kind}: {request.keys()}"
        wanted = left.pop(0)
        keys = request.keys()
        assert wanted in keys, f"{wanted} is not among {keys}"
        value = request.options[keys.index(wanted)]


def keys(choice: Choice) -> list[str]:
    """The keys of what was offered."""
    return choice.keys()


def conditions(state: Field, kind: str, *names: str) -> None:
    gain(state, figure(state, kind), e.mask_of(*names))


def watch_experience(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Who gains how much experience from now on."""
    earned: list[tuple[str, int]] = []
    monkeypatch.setattr(CARDS, "gain_experience", lambda state, who, amount: earned.append((who.kind, amount)))
    return earned


def clean(drawing: str) -> str:
    """A drawing as `shown` writes it, so that the two can be compared."""
    return "\n".join(line.rstrip() for line in re.sub(r"^\n+|\s+$", "", drawing).split("\n"))
