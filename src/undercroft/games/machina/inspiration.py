"""Inspiration: paying with it, supporting others, and losing it instead of health."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.core.question import Question, Verb
from undercroft.core.request import Choice, Flow
from undercroft.games.machina import creatures
from undercroft.games.machina.board import layout
from undercroft.games.machina.consequences import Rule, note
from undercroft.games.machina.events.fights import HealthLost, InspirationGained, InspirationSpent, Supported
from undercroft.games.machina.options import NUMBER, OTHER, WHO
from undercroft.games.machina.reading import explorers_on
from undercroft.games.machina.state import OFF, Explorer, Machina

SUPPORT: Question[Machina] = Question(
    "support",
    Verb("give", NUMBER, label="option.give-n", listed=True),
    clause="MA-SUP-1",
    about=(WHO, OTHER, NUMBER),
)
SHIELD: Question[Machina] = Question(
    "shield", Verb("shield", NUMBER, listed=True), clause="MA-INS-4", about=(WHO, NUMBER)
)


def links(state: Machina, payer: Explorer, cell: int, givers: list[Explorer]) -> list[Explorer]:
    """Who may support now: beside the payer, beside the target cell, or beside a supporter (MA-SUP-2)."""
    board = layout(state.slots)
    near = board.adjacent(payer.cell) if payer.cell != OFF else 0
    if cell != OFF:
        near |= board.adjacent(cell)
    for giver in givers:
        near |= board.adjacent(giver.cell)
    return [
        other for other in explorers_on(state, near) if other is not payer and other.inspiration
    ]  # MA-SUP-O2: the dead and those who have left stand on no cell


def purse(state: Machina, payer: Explorer, cell: int = OFF) -> int:
    """How much inspiration could be had for this payment if everybody agreed."""
    total = payer.inspiration
    if len(state.explorers) > 1:
        givers: list[Explorer] = []
        while True:
            found = links(state, payer, cell, givers)
            if len(found) == len(givers):
                break
            givers = found
        total += sum(giver.inspiration for giver in givers)
    return total


def collect(
    state: Machina, payer: Explorer, cell: int, wanted: int, ask: Callable[[Explorer, int], Choice], *, support: bool
) -> Flow[int]:
    """Ask those who may give, one after another, until all decline (MA-INS-O2); returns what came together.

    `ask` makes the question for an explorer when so much is missing. Nobody is asked twice running: who gives names the
    amount. For `support` the payer is not asked: they add at the end what is missing, if they can.
    """
    left = wanted
    givers: list[Explorer] = []
    asked: list[str] = []
    declined: set[str] = set()
    while left:
        able = links(state, payer, cell, givers)
        if not support and payer.inspiration:
            able.insert(0, payer)
        able = [explorer for explorer in able if explorer.id not in declined and asked[-1:] != [explorer.id]]
        if not able:
            break
        explorer = min(able, key=lambda other: asked.count(other.id))
        if support and explorer.id in asked and left <= payer.inspiration:
            break  # MA-SUP-O4: enough came together
        option = yield ask(explorer, left)
        asked.append(explorer.id)
        if option[1]:
            givers.append(explorer)  # MA-SUP-O1: only who gives is a link for others
            explorer.inspiration -= option[1]
            left -= option[1]
            declined.clear()
            if state.log is not None:
                given = InspirationSpent(who=explorer.id, amount=option[1])
                state.tell(Supported(who=explorer.id, other=payer.id, amount=option[1]) if support else given)
        else:
            declined.add(explorer.id)
    return wanted - left


def gather(state: Machina, payer: Explorer, amount: int, cell: int = OFF) -> Flow[int]:
    """Collect inspiration from supporters, then from the payer; returns how much came together, already spent."""
    given = 0
    if len(state.explorers) > 1:

        def ask(other: Explorer, left: int) -> Choice:  # MA-SUP-1: each decides alone
            options = [("give", n) for n in range(min(left, other.inspiration) + 1)]
            return SUPPORT.ask(other.seat, options, (other.id, payer.id, left))

        given = yield from collect(state, payer, cell, amount, ask, support=True)
    own = min(amount - given, payer.inspiration)  # MA-SUP-3: perhaps none
    payer.inspiration -= own
    if own and state.log is not None:
        state.tell(InspirationSpent(who=payer.id, amount=own))
    return given + own


def pay(state: Machina, payer: Explorer, amount: int, cell: int = OFF) -> Flow[bool]:
    """Pay a cost in inspiration; False, with nothing spent, if the others would not help."""
    before = [explorer.inspiration for explorer in state.explorers]
    paid = yield from gather(state, payer, amount, cell)
    if paid == amount:
        return True
    for explorer, had in zip(state.explorers, before, strict=True):
        if state.log is not None and had > explorer.inspiration:
            state.tell(InspirationGained(who=explorer.id, amount=had - explorer.inspiration))
        explorer.inspiration = had
    state.alone = True
    return False


def lose_health(state: Machina, explorer: Explorer, amount: int) -> Rule[None]:
    """MA-INS-4, MA-INS-O3: any loss of health may be borne by inspiration, one for one."""
    if not explorer.alive or not amount:
        return
    most = min(amount, purse(state, explorer))
    if most:
        option = yield SHIELD.ask(explorer.seat, [("shield", n) for n in range(most + 1)], (explorer.id, amount))
        if option[1]:
            amount -= yield from gather(state, explorer, option[1])
    if not amount:
        return
    explorer.health -= amount
    if state.log is not None:
        state.tell(HealthLost(who=explorer.id, amount=amount, left=max(0, explorer.health)))
    if explorer.health <= 0:
        creatures.die(state, explorer)
    else:
        yield from note(state, explorer, "hurt")
