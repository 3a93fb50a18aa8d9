"""States and piles: copies, JSON, equality; bags give up their order only when drawn from."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.core.events import Log
from undercroft.core.pile import Pile, draw, pile
from undercroft.core.request import Chance
from undercroft.core.state import Part, State, copier, copy, facts, from_facts


class Leaf(Part, gc=False):
    name: str
    size: int


class Bag(Part):
    numbers: list[int]
    words: dict[str, list[str]]


class Branch(Part):
    leaves: list[Leaf]
    bags: list[Bag]
    best: Leaf | None = None
    tips: tuple[Leaf, ...] = ()


class Tree(State):
    branches: list[Branch]
    map: dict[int, Leaf] = msgspec.field(default_factory=dict)
    marks: set[int] = msgspec.field(default_factory=set)
    pair: tuple[int, str] = (1, "a")
    grid: list[list[int]] = msgspec.field(default_factory=list)


def tree() -> Tree:
    leaf = Leaf("oak", 3)
    branch = Branch([leaf, Leaf("elm", 1)], [Bag([1], {"a": ["x"]})], Leaf("ash", 2), (Leaf("fir", 4),))
    return Tree(players=2, branches=[branch], map={7: Leaf("yew", 5)}, marks={1, 2}, grid=[[1, 2], [3]])


def test_a_copy_is_equal_and_independent() -> None:
    state = tree()
    twin = copy(state)
    assert twin == state
    twin.branches[0].leaves[0].size = 9
    twin.branches[0].bags[0].words["a"].append("y")
    twin.branches[0].bags[0].numbers.append(2)
    assert twin.branches[0].best is not None
    twin.branches[0].best.size = 8
    twin.branches[0].tips[0].size = 7
    twin.map[7].size = 6
    twin.marks.add(3)
    twin.grid[0].append(5)
    assert state == tree(), "the original noticed nothing"


def test_facts_are_json_and_lead_back() -> None:
    state = tree()
    data = msgspec.json.decode(msgspec.json.encode(facts(state)))
    assert data["map"] == {"7": {"name": "yew", "size": 5}}
    assert "log" not in data
    assert from_facts(Tree, data) == state


def test_the_story_is_no_part_of_the_state() -> None:
    state, other = tree(), tree()
    state.log = Log()
    state.tell("something", gold=3)
    assert state == other
    assert facts(state) == facts(other)
    assert [line.say.args for line in state.log.lines] == [{"gold": 3}]


def test_a_state_that_cannot_be_plain_data_is_refused() -> None:
    class Odd(State):
        thing: object

    with pytest.raises(TypeError, match="a state cannot hold"):
        copier(Odd)


def drawn(source: Pile, answer: str | None = None) -> tuple[Chance | None, str]:
    flow = draw(source, "draw", (0,))
    try:
        chance = next(flow)
    except StopIteration as end:
        return None, end.value
    assert isinstance(chance, Chance)
    with pytest.raises(StopIteration) as done:
        flow.send(answer or chance.outcomes[0])
    return chance, done.value.value


def test_a_shuffled_pile_is_a_bag() -> None:
    deck = pile(["a", "b", "b"])
    chance, card = drawn(deck, "b")
    assert chance is not None
    assert chance.seats == (0,)
    assert card == "b"
    assert sorted(deck.cards()) == ["a", "b"]


def test_known_cards_come_without_chance() -> None:
    deck = pile(["a", "b"])
    deck.on_top("c")
    deck.under("d")
    assert drawn(deck) == (None, "c")
    assert len(deck) == 3
    drawn(deck)
    drawn(deck)
    assert drawn(deck) == (None, "d")
    assert not deck


def test_shuffling_forgets_every_place() -> None:
    deck = pile(["a", "b"])
    deck.on_top("c")
    deck.shuffle()
    chance, _ = drawn(deck)
    assert chance is not None
    deck.shuffle_in(["x", "y"])
    assert len(deck.layers) == 1
    assert len(deck) == 4


def test_a_search_takes_the_card_and_leaves_the_order() -> None:
    deck = pile(["a"])
    deck.on_top("c")
    assert deck.take("a")
    assert not deck.take("zebra")
    assert deck.layers == [["c"]]


def test_empty_piles() -> None:
    deck = pile([])
    assert not deck
    assert len(deck) == 0
    deck.shuffle()
    assert deck.layers == []


def test_structs_from_json_keep_their_kind() -> None:
    made: Any = from_facts(Pile, {"layers": [["a"]]})
    assert isinstance(made, Pile)
