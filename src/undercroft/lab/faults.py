"""What agents did wrong, in words: the kinds of faults, and what is known of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from undercroft.agents.sandbox import KINDS, LETTERS, Fault
from undercroft.core.say import Arg, say
from undercroft.core.words import Words


def kind_of(fault: str) -> Arg:
    return say(f"lab.fault-{fault}") if fault in KINDS else fault


def detail_of(fault: Fault, places: Sequence[Words], language: str) -> str:
    """What went wrong, by the first of these words that can tell it; else the English text that was kept."""
    if fault.said is None:
        return fault.detail
    for words in places:
        try:
            return words.text(fault.said.say(), language)[:LETTERS]
        except (KeyError, ValueError):  # a message of somebody's own, or one that lacks what it speaks of
            continue
    return fault.detail


def counts_told(counts: Mapping[str, int], tell: Callable[..., str]) -> list[str]:
    """How often each agent did what, counted as `AGENT KIND`."""
    lines = []
    for what, count in counts.items():
        agent, _, kind = what.rpartition(" ")
        lines.append(tell("lab.faults", agent=agent, kind=kind_of(kind), count=count))
    return lines
