"""The trees of a search: each seat's own, over what it has seen on the way, and what came of its options there."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.agents.worlds import Fate
from undercroft.core.request import Choice, Option, Outcome
from undercroft.core.state import State

FATE_VISITS = 12
"""So many visits a node must have for each outcome of fate that gets a node of its own."""

_ANYTHING = ("fate",)
_encode = msgspec.msgpack.Encoder(enc_hook=lambda _: None).encode
_encode_wide = msgspec.json.Encoder(enc_hook=lambda _: None).encode


class Node:
    """What one seat has seen so far on a path: its own options with their worth, and where what happens next leads."""

    __slots__ = ("edges", "fates", "next", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Option, Edge] = {}
        self.next: dict[Any, Node] = {}
        self.fates = 0

    def follow(self, event: Any) -> Node:
        node = self.next.get(event)
        if node is None:
            node = self.next[event] = Node()
        return node

    def fate(self, outcomes: tuple[Outcome, ...]) -> Node:
        """The node after these outcomes: their own if they come up often enough, else the one all others share."""
        node = self.next.get(outcomes)
        if node is not None:
            return node
        if self.visits >= FATE_VISITS * (self.fates + 1):
            self.fates += 1
            return self.follow(outcomes)
        return self.follow(_ANYTHING)

    def worth(self, option: Option) -> float:
        """What came of an option in the mean; less than of any other where it was never chosen."""
        edge = self.edges.get(option)
        return edge.total / edge.visits if edge is not None and edge.visits else -1.0


class Edge:
    """An option at a node: how often it was there to be chosen, how often it was, and what came of it."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.offered = 0
        self.visits = 0
        self.total = 0.0


Path = list[tuple[Node, Edge, int]]
"""The way that a try took: the nodes it passed, what was chosen there, and by which seat."""


def offered(node: Node, option: Option, asked: Choice) -> Edge:
    """The edge of this option, which is about to be taken; the others that could have been are counted as offered."""
    edges = node.edges
    edge = edges.get(option)
    if edge is None:
        edge = edges[option] = Edge()
    if len(edges) == 1:
        edge.offered += 1
        return edge
    for rival in asked.options:
        known = edges.get(rival)
        if known is not None:
            known.offered += 1
    return edge


def follow(at: list[Node], step: tuple[int, Option], alone: int | None, fate: Fate) -> None:
    """Move every seat on to what it has seen: the step, unless one seat `alone` saw it, and what fate brought since."""
    for seat in range(len(at)):
        if alone is None or alone == seat:
            at[seat] = at[seat].follow(step)
    if fate.seen:
        for seat in range(len(at)):
            outcomes = tuple([outcome for outcome, seats in fate.seen if seats is None or seat in seats])
            if outcomes:
                at[seat] = at[seat].fate(outcomes)
        fate.seen.clear()


def note(path: Path, values: list[float]) -> None:
    """Write what came of a try along its way, for each seat what it has of it."""
    for node, edge, actor in path:
        node.visits += 1
        edge.visits += 1
        edge.total += values[actor]


def fingerprint(view: State, choice: Choice) -> bytes:
    """A name for what a seat sees when it is asked, to find the moment again in a tree."""
    try:
        return _encode((view, choice.kind, choice.about))
    except OverflowError:  # a board wider than a machine word
        return _encode_wide((view, choice.kind, choice.about))
