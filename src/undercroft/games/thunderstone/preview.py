"""The battle before it is fought: for each monster of the hall the sum line by line, or why it cannot be attacked."""

from __future__ import annotations

from undercroft.core.say import Arg, Say, say
from undercroft.core.scene import Mark, Row, SumItem
from undercroft.games.thunderstone.battle_sum import (
    DURING,
    FORESEEN,
    Line,
    light_of,
    muster,
    outlook,
    penalty_of,
    settle,
)
from undercroft.games.thunderstone.cards import CARDS, HEALTH, LESS_LIGHT, NEEDS_MAGIC, THUNDERSTONE
from undercroft.games.thunderstone.cards.text import name, say_verb
from undercroft.games.thunderstone.ids import sum_id
from undercroft.games.thunderstone.party import reveal
from undercroft.games.thunderstone.state import Thunderstone, Turn
from undercroft.games.thunderstone.weapons import arms_for, held


def planned(view: Thunderstone, seat: int | None) -> Turn | None:
    """The turn to reckon with: the one being played in the dungeon, or what this seat could do with its hand."""
    turn = view.turn
    if turn is not None and turn.way == "dungeon" and turn.battle is None:
        if seat is None or seat == turn.seat:
            return turn
    if seat is None or view.result is not None or not view.seats[seat].hand:
        return None
    plan = Turn(seat, way="dungeon")
    reveal(plan, view.seats[seat].hand)
    return plan


def _stands(view: Thunderstone, rank: int, monster: str) -> bool:
    """Whether this monster is in this rank; the hall may be short of a card, when it waits for its refill."""
    return any(foe.card == monster for foe in view.hall[rank - 1 : rank])


def sums(view: Thunderstone, seat: int | None) -> list[SumItem]:
    """The sums to show: of the battle being fought, else of every monster in the hall."""
    turn = view.turn
    battle = None if turn is None else turn.battle
    if turn is not None and battle is not None and _stands(view, battle.rank, battle.monster):
        return [reckon(turn, battle.monster, battle.rank)]
    turn = planned(view, seat)
    if turn is None:
        return []
    return [reckon(turn, foe.card, at + 1) for at, foe in enumerate(view.hall) if foe.card]


def reckon(turn: Turn, monster: str, rank: int) -> SumItem:
    """One monster's sum: who adds what, Diseases, traits, light, total; then what the battle will do."""
    made = SumItem(
        id=sum_id(rank), title=say("sum.title", card=name(monster), rank=rank, health=HEALTH[monster]), rows=[]
    )
    rows = made.rows
    if monster == THUNDERSTONE:
        rows.append(Row(say("sum.cannot-stone", clause="TH-DUN-O2")))
        return made
    arms = arms_for(turn, monster, rank) if turn.battle is None else held(turn)
    if arms is None:
        left = penalty_of(monster, rank, light_of(turn, monster, rank, held(turn)))
        rows.append(Row(say("sum.cannot-light", clause="TH-CNA-1", penalty=left), strong=True))
        return made
    lines: list[Line] = []
    battle = turn.battle
    force = muster(turn, monster, rank, arms, (FORESEEN if battle is None else DURING)[monster], lines)
    for line in lines:
        rows.append(_row(line))
    if battle is None:
        reckoning, on_attack, on_magic = outlook(turn, monster, rank, arms)
    else:
        on_attack, on_magic = battle.on_attack, battle.on_magic
        reckoning = settle(force, monster, rank, on_attack, on_magic, bool(arms))
    if on_attack or on_magic:
        rows.append(Row(say("sum.disease", clause="TH-DIS-2"), -on_attack - on_magic))
    steps: list[tuple[str, int, str]] = []
    plain = settle(force, monster, rank, on_attack, on_magic, bool(arms), steps)
    for key, change, clause in steps:
        rows.append(Row(say(f"sum.{key}", clause=clause, penalty=plain.penalty), change))
    for verb in CARDS[monster].battle:
        rows.append(Row(say("sum.then", clause="TH-BTL-1", text=say_verb(verb))))
    rows.append(Row(say("sum.total", clause="TH-ATK-O3"), reckoning.total, strong=True))
    if reckoning.won:
        rows.append(Row(say("sum.wins", clause="TH-RES-2"), strong=True))
    elif monster in NEEDS_MAGIC and reckoning.magic < 1:
        rows.append(Row(say("sum.no-magic", clause="TH-TRT-7"), strong=True))
    else:
        rows.append(Row(say("sum.loses", clause="TH-RES-1", missing=HEALTH[monster] - reckoning.total), strong=True))
    return made


def light_sum(view: Thunderstone, seat: int | None) -> SumItem | None:
    """For every monster of the hall the light that it needs, the light at hand, and what is missing, which the total
    loses twice (TH-LGT-1 to TH-LGT-4)."""
    turn = view.turn if view.turn is not None and view.turn.battle is not None else planned(view, seat)
    if turn is None:
        return None
    rows = []
    for at, foe in enumerate(view.hall):
        if not foe.card or foe.card == THUNDERSTONE:
            continue
        rank = at + 1
        arms = (arms_for(turn, foe.card, rank) if turn.battle is None else None) or held(turn)
        light = light_of(turn, foe.card, rank, arms)
        penalty = penalty_of(foe.card, rank, light)
        needed = rank + LESS_LIGHT.get(foe.card, 0)
        label = say("light.rank", clause="TH-LGT-4", rank=rank, needed=needed, light=light, penalty=penalty)
        rows.append(Row(label, -2 * penalty, strong=penalty > 0))
    return SumItem(id="light-sum", title=say("light.title"), rows=rows) if rows else None


def _row(line: Line) -> Row:
    if line.barred:
        return Row(say("sum.barred", clause="TH-CNA-2", card=name(line.card)), 0)
    value = line.attack + line.magic
    given = (("attack", line.attack), ("magic", line.magic), ("light", line.light))
    amounts = [say(f"amount.{kind}", n=number) for kind, number in given if number] or [say("amount.attack", n=0)]
    args: dict[str, Arg] = {"card": name(line.card), "amounts": amounts}
    if not line.weapon:
        return Row(Say("sum.hero", args), value)
    args["weapon"] = name(line.weapon)
    if line.useless:
        return Row(Say("sum.useless", args, "TH-WPN-5"), value)
    return Row(Say("sum.armed", args, "TH-WPN-1"), value)


def verdict(found: SumItem) -> Mark:
    """How the battle of a sum would end, as a mark for its monster: total against health (TH-RES-1, TH-RES-2)."""
    last = found.rows[-1]
    if last.label.key in ("sum.cannot-light", "sum.cannot-stone"):
        return Mark(say("verdict.cannot"), "barred")
    if last.label.key == "sum.no-magic":
        return Mark(say("verdict.no-magic"), "lose")
    total = next(row.value for row in found.rows if row.label.key == "sum.total")
    health = found.title.args["health"] if found.title is not None else 0
    if last.label.key == "sum.wins":
        return Mark(say("verdict.wins", total=total, health=health), "win")
    return Mark(say("verdict.loses", total=total, health=health, missing=last.label.args["missing"]), "lose")
