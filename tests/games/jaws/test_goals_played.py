"""Every battle goal is earned and missed by what is played, not by a tally set by hand (JL-BTL-3, JL-BTL-F1).

The same small field for all; a play is what differs from it, and the answers. Which deeds meet a goal is read off the
printed cards.
"""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.table import Table
from undercroft.games.jaws import battle_goals
from undercroft.games.jaws.cards.goals import GOALS
from undercroft.games.jaws.case_setup import edit
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws
from undercroft.games.jaws.turn import note_place

MAP = """
1.  1.  1.  1.  1.
  1A  1B  1C  1D
1.  1E  1F  1G  1.
  1H  1I  1J  1K
1.  1L  1M  1N  1.
  1P  1Q  1R  1S
1.  1T  1U  1V  1.
"""
"""I is in the middle; beside it are B, E, F, L, M and Q."""

Play = tuple[dict[str, Any], str]
"""The changes to the field, and the answers; `*` takes the first option."""

GUARD = {"at": "I", "health": 10, "most": 10, "deck": ["plus0"] * 8, "hand": []}
FRIEND = {"at": "D", "health": 8, "most": 8, "deck": ["plus0"] * 8, "hand": []}
CHOSEN = ["shocking-advance", "desert-night"]  # Attack 3 and Immobilize, Move 4; Move 6 with Jump, lost
ZEALOT = {"kind": "zealot", "at": "B", "number": 1, "health": 2, "most": 6}
FAR = {"kind": "zealot", "at": "V", "number": 2, "health": 6, "most": 6}


def guard(**more: Any) -> dict[str, Any]:
    return {**GUARD, "chosen": CHOSEN, **more}


def friend(**more: Any) -> dict[str, Any]:
    return {**FRIEND, "chosen": ["close-cuts", "center-mass"], **more}


def field(red: dict[str, Any], hatchet: dict[str, Any], *monsters: dict[str, Any], **more: Any) -> dict[str, Any]:
    queue = more.get("queue", ["red-guard"])
    before = queue[: queue.index("zealot")] if "zealot" in queue else queue
    lead = {who: (10 if who in before else 90) + at for at, who in enumerate(queue)}  # the zealots' is 50
    return {
        "map": MAP,
        "scenario_level": 1,
        "heroes": {
            "red-guard": {**red, "lead": lead.get("red-guard", 20)},
            "hatchet": {**hatchet, "lead": lead.get("hatchet", 30)},
        },
        "monsters": list(monsters or (ZEALOT, FAR)),
        "monster_deck": ["plus0"] * 8,
        "revealed": {"zealot": "384"},  # Move +0, Attack +0: 2 and 2, elite 3
        "queue": ["red-guard"],
        **more,
    }


def attacked(deck: str, elite: bool = False, **red: Any) -> dict[str, Any]:
    """The zealot at B attacks the Red Guard."""
    monsters = ({**ZEALOT, "health": 6, "elite": elite}, {**FAR, "conditions": ["stun"]})
    more = {"monster_deck": [deck] * 3, "queue": ["zealot", "red-guard", "hatchet"]}
    return field(guard(hand=["shield-spikes"], **red), friend(), *monsters, **more)


def crowd(count: int, health: int = 1, **more: Any) -> dict[str, Any]:
    """So many zealots around the Red Guard."""
    places = "BEFLMQ"[:count]
    monsters = [{**ZEALOT, "at": at, "number": n, "health": health} for n, at in enumerate(places, 1)]
    return field(guard(chosen=["twirling-stabs", "desert-night"]), friend(), *monsters, **more)


def stabs(count: int) -> str:
    return "top:twirling-stabs " + " ".join(f"attack:{2 + n}" for n in range(count))


def beside(at: str) -> dict[str, Any]:
    return field(guard(), friend(at=at))


REST: dict[str, Any] = {"chosen": [], "resting": True, "discard": ["flaming-sickle", "twirling-stabs", "healing-sands"]}
LONG = field(guard(**REST), friend())
HANDS = (["desert-night", "shocking-advance"], ["close-cuts", "center-mass"])
SHORT = field(
    guard(chosen=[], hand=HANDS[0], discard=["flaming-sickle", "twirling-stabs"]),
    friend(chosen=[], hand=HANDS[1]),
    phase="end",
)
HIT = "basic-top:shocking-advance attack:2"
LOST = ["flame-shroud", "desert-night"]  # a lost top and a lost bottom
BOTH = field(guard(chosen=LOST), friend(), queue=["red-guard", "hatchet"])
DOOR = {
    "heroes": {
        "red-guard": {"at": "5,1", "chosen": ["blinding-sickle-a", "shocking-advance-a"], "lead": 10},
        "hatchet": {"at": "2,1", "chosen": ["close-cuts-b", "center-mass-b"], "lead": 98},
    },
    "monsters": [],
    "queue": ["red-guard", "hatchet"],
}
PICK = {
    "map": MAP,
    "scenario_level": 1,
    "heroes": {"voidwarden": {"at": "I", "chosen": ["wicked-scratch", "freeze-the-soul"]}, "hatchet": FRIEND},
    "coins": ["M"],
    "queue": ["voidwarden"],
}
COINS = {"coins": ["I", "D"], "queue": ["red-guard", "hatchet"]}
SECOND = {"kind": "zealot", "at": "G", "number": 2, "health": 2, "most": 6}  # beside D

PLAYS: dict[str, tuple[Play, Play]] = {
    "acrobatic": ((attacked("plus2", True), "lose:shield-spikes"), (attacked("plus1", True), "lose:shield-spikes")),
    "agoraphobe": ((field(guard(at="T"), friend()), "finish"), (field(guard(), friend()), "finish")),
    "altruist": (
        (field(guard(), friend(), coins=["D"], queue=["red-guard", "hatchet"]), "finish finish"),
        (field(guard(), friend(), **COINS), "finish finish"),
    ),
    "assistant": (
        (
            field(guard(), friend(at="F"), {**ZEALOT, "health": 4}, FAR, queue=["hatchet", "red-guard"]),
            f"basic-top:close-cuts attack:2 finish {HIT}",
        ),
        (field(guard(), friend(at="F")), HIT),
    ),
    "challenger": (
        (beside("D"), "bottom:shocking-advance stay finish"),
        (beside("D"), "bottom:shocking-advance go:Q finish"),
    ),
    "closer": (
        (field(guard(), friend(), ZEALOT, SECOND, queue=["hatchet", "red-guard"]), f"hatchet:3 finish {HIT}"),
        (field(guard(), friend(), ZEALOT, SECOND, queue=["red-guard", "hatchet"]), f"{HIT} finish hatchet:3"),
    ),
    "conservator": ((attacked("plus0"), "suffer"), (attacked("plus0"), "lose:shield-spikes")),
    "diehard": (  # half of 9 is 5
        (attacked("plus1", True, most=9, health=9), "suffer"),
        (attacked("plus2", True, most=9, health=9), "suffer"),
    ),
    "egoist": (
        (field(guard(), friend(), coins=["I"], queue=["red-guard", "hatchet"]), "finish finish"),
        (field(guard(), friend(), **COINS), "finish finish"),
    ),
    "fast-healer": ((attacked("plus0"), "lose:shield-spikes"), (attacked("plus0"), "suffer")),
    "gambler": (
        (field(guard(conditions=["muddle"]), friend()), HIT),
        (field(guard(conditions=["muddle", "strengthen"]), friend()), HIT),
    ),
    "hothead": (
        (BOTH, "top:flame-shroud bottom:desert-night go:T"),
        (BOTH, "top:flame-shroud basic-bottom:desert-night stay"),
    ),
    "insomniac": (
        (attacked("plus0", **REST), "suffer"),
        (attacked("plus0", **REST), "lose:shield-spikes"),
    ),
    "masochist": ((attacked("plus0", health=5), "suffer"), (attacked("minus1", health=5), "suffer")),
    "mugger": (
        (field(guard(), friend()), "basic-top:desert-night attack:2 bottom:shocking-advance go:B"),
        (field(guard(), friend(), coins=["I"]), "basic-top:desert-night attack:2 finish"),
    ),
    "opener": (
        (field(guard(), friend(), ZEALOT, SECOND, queue=["red-guard", "hatchet"]), f"{HIT} finish hatchet:3"),
        (field(guard(), friend(), ZEALOT, SECOND, queue=["hatchet", "red-guard"]), f"hatchet:3 finish {HIT}"),
    ),
    "pacifist": ((crowd(3), stabs(3)), (crowd(4), stabs(4))),
    "pickpocket": (
        ({**PICK, "monsters": [ZEALOT, {**FAR, "at": "E"}]}, "bottom:wicked-scratch *"),
        ({**PICK, "monsters": [ZEALOT, FAR]}, "bottom:wicked-scratch *"),
    ),
    "pincushion": (
        (crowd(3, queue=["zealot", "red-guard"]), ""),
        (crowd(2, queue=["zealot", "red-guard"]), ""),
    ),
    "plebeian": ((field(guard(), friend()), HIT), (field(guard(), friend(), {**ZEALOT, "elite": True}, FAR), HIT)),
    "prohibitionist": (
        (field(guard(gear=["healing-potion"]), friend()), "finish"),
        (field(guard(gear=["healing-potion"], health=4), friend()), "item:healing-potion aim:0 finish"),
    ),
    "ravager": (
        (BOTH, "top:flame-shroud bottom:desert-night go:T"),
        (
            field(guard(chosen=LOST, tally={"lost_turn": 1}), friend(), queue=["red-guard", "hatchet"]),
            "top:flame-shroud basic-bottom:desert-night stay",
        ),
    ),
    "recluse": ((beside("D"), "finish"), (beside("F"), "finish")),
    "sadist": ((crowd(5), stabs(5)), (crowd(4), stabs(4))),
    "scrambler": ((SHORT, "rest *"), (LONG, "lose:twirling-stabs")),
    "shadow": ((beside("F"), "finish"), (beside("D"), "finish")),
    "shirker": (
        (
            field(guard(chosen=["flaming-sickle", "desert-night"]), friend(), ZEALOT, {**FAR, "at": "R", "health": 3}),
            "top:flaming-sickle attack:3",
        ),
        (
            field(guard(chosen=["flaming-sickle", "desert-night"]), friend(), {**FAR, "at": "R", "health": 3}),
            "top:flaming-sickle attack:2",
        ),
    ),
    "specialist": (
        (beside("D"), "top:shocking-advance attack:2 finish"),
        (beside("D"), "basic-top:shocking-advance attack:2 finish"),
    ),
    "straggler": ((LONG, "lose:twirling-stabs"), (SHORT, "rest *")),
    "trailblazer": (
        (DOOR, "basic-bottom:blinding-sickle-a go:73 beyond finish"),
        (DOOR, "basic-bottom:blinding-sickle-a go:73 go:5,1 finish"),
    ),
    "transmitter": (
        (
            field(guard(conditions=["poison"]), friend(), {**ZEALOT, "health": 6}, FAR),
            "top:shocking-advance attack:2",
        ),
        (field(guard(), friend(), {**ZEALOT, "health": 6}, FAR), "top:shocking-advance attack:2"),
    ),
    "weakling": (
        (attacked("plus0", health=2), "suffer"),
        ({**attacked("plus0"), "_out": True}, "suffer"),
    ),
}


MISSED: list[tuple[str, dict[str, Any], str]] = [
    # after a rest it is too late
    (
        "hothead",
        field(guard(chosen=LOST, tally={"short_rests": 1}), friend(), queue=["red-guard", "hatchet"]),
        "top:flame-shroud bottom:desert-night go:T",
    ),
    # a turn spent on a long rest ends beside nobody, or beside an ally, as any other
    ("shadow", field(guard(**REST), friend(), queue=["red-guard"]), "lose:twirling-stabs"),
    ("recluse", field(guard(**REST), friend(at="F"), queue=["red-guard"]), "lose:twirling-stabs"),
    # a coin that was lying there is no coin of the killed
    ("mugger", field(guard(), friend(), coins=["E"]), "basic-top:desert-night attack:2 bottom:shocking-advance go:E"),
    # a coin picked up by ending the turn is no Loot action
    (
        "pickpocket",
        field(guard(), friend(), ZEALOT, {**FAR, "at": "E"}, coins=["I"], queue=["red-guard", "hatchet"]),
        "finish",
    ),
    # a monster killed beside him is not far from him
    ("shirker", field(guard(), friend(), ZEALOT, {**FAR, "at": "E"}), HIT),
    # cancelled damage leaves the hit points where they were
    ("masochist", attacked("plus0", health=5), "lose:shield-spikes"),
    # a jump away leaves the hex as well
    ("challenger", beside("D"), "bottom:desert-night go:T"),
]


@pytest.mark.parametrize(("goal", "given", "answers"), MISSED, ids=[goal for goal, _, _ in MISSED])
def test_a_goal_is_missed_by_what_comes_near_it(goal: str, given: dict[str, Any], answers: str) -> None:
    """JL-BTL-3, JL-BTL-F1."""
    table = staged(given)
    state = table.state
    assert isinstance(state, Jaws)
    state.heroes[0].goal = goal
    state.heroes[1].hand = ["stopping-power", "double-throw"]
    for word in answers.split():
        answer(table, word)
    assert battle_goals.met(state, 0) is False


def test_a_door_of_an_earlier_turn_blazes_no_trail() -> None:
    """JL-BTL-F1: the Trailblazer ends the turn itself behind the door, not a later one in some room."""
    table = staged(DOOR)
    state = table.state
    assert isinstance(state, Jaws)
    state.heroes[0].goal = "trailblazer"
    note_place(state, 0)  # before any door was opened
    assert battle_goals.met(state, 0) is False
    for word in ("basic-bottom:blinding-sickle-a", "go:73", "go:5,1", "finish"):
        answer(table, word)
    note_place(state, 0)  # as at the end of the next turn, which opens no door
    assert battle_goals.met(state, 0) is False


def staged(given: dict[str, Any]) -> Table:
    first = next(iter(given["heroes"]))
    scenario = 3 if "map" not in given else 4
    options = {"players": 1, "mode": "scenario", "scenario": scenario, "characters": [first, "hatchet"]}
    out = given.get("_out", False)
    if out:
        options["characters"] = [first, "hatchet", "voidwarden"]
    table = Table(GAME, options, seed=3, light=True)
    while not GAME.rules.is_set_up(table.state):
        table.choose(0)
    state = table.state
    assert isinstance(state, Jaws)
    edit(state, {word: value for word, value in given.items() if word != "_out"})
    if out:  # the Hatchet has dropped out before
        given = {"heroes": {"hatchet": {"at": None, "exhausted": True}, "red-guard": {"health": 2}}}
        edit(state, {**given, "queue": ["zealot", "voidwarden"]})
    return Table(GAME, options, seed=5, state=state, light=True)


def answer(table: Table, word: str) -> None:
    """One answer of a play; places stand for their hexes."""
    state = table.state
    assert isinstance(state, Jaws)
    assert table.request is not None
    if word == "*":
        table.choose(0)
    elif word == "beyond":  # the first hex of the room that was opened
        room = {cell for cell in range(state.board.size) if state.board.room_of[cell] == 2}
        table.choose(next(o for o in table.request.options if o[0] == "go" and o[1] in room))
    elif word.startswith("hatchet:"):
        for key in ("basic-top:close-cuts", f"attack:{word[8:]}"):
            table.choose(key)
    elif word.startswith("go:") and not word[3:].isdigit():
        place = word[3:]
        cell = state.board.spots[place] if place in state.board.spots else state.board.cell[5, 1]
        table.choose(f"go:{cell}")
    else:
        table.choose(word)


@pytest.mark.parametrize("earned", [True, False], ids=["earned", "missed"])
@pytest.mark.parametrize("goal", PLAYS)
def test_a_goal_is_earned_or_missed_by_what_is_played(goal: str, earned: bool) -> None:
    """JL-BTL-3, JL-BTL-F1."""
    given, answers = PLAYS[goal][0 if earned else 1]
    table = staged(given)
    state = table.state
    assert isinstance(state, Jaws)
    state.heroes[0].goal = goal
    for word in answers.split():
        answer(table, word)
    assert battle_goals.met(state, 0) is earned


def test_every_goal_is_played() -> None:
    assert sorted(PLAYS) == sorted(GOALS)
    assert len(PLAYS) == 32
