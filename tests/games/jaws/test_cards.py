"""Every half of every ability card, every monster card and every item still does what its recorded sheet says.

The sheets (`halves.yaml`, `monster_cards.yaml`, `items.yaml`) were written by the engine itself: the answers given in
the arena and what changed. They notice a change of behavior, one line per card, but prove nothing about the printed
cards: those numbers are stated by hand in `test_printed.py`, in the tests below the sheets' and in the cases.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jaws import builders
from tests.games.jaws.sheets import KIND, half, item, monster_card, read, run
from undercroft.core.table import Table
from undercroft.games.haven import verbs as e
from undercroft.games.haven.damage import heal, suffer
from undercroft.games.jaws.cards.characters import CHARACTERS
from undercroft.games.jaws.cards.decks import DECKS
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws

HALVES, MONSTER_CARDS, ITEM_SHEETS = read("halves.yaml"), read("monster_cards.yaml"), read("items.yaml")


def test_no_card_is_left_out() -> None:
    assert len(HALVES) == 288
    assert set(MONSTER_CARDS) == {f"{name}:{card.id}" for name, deck in DECKS.items() for card in deck}
    assert set(ITEM_SHEETS) == set(ITEMS)


@pytest.mark.parametrize("name", HALVES)
def test_a_half_does_what_its_sheet_says(name: str) -> None:
    """JL-ABL-1, JL-ABL-4, JL-ABL-11."""
    assert half(name) == HALVES[name]


@pytest.mark.parametrize("name", MONSTER_CARDS)
def test_a_monster_card_does_what_its_sheet_says(name: str) -> None:
    """JL-TRN-3, JL-MMV-1."""
    assert monster_card(name) == MONSTER_CARDS[name]


@pytest.mark.parametrize("name", ITEM_SHEETS)
def test_an_item_does_what_its_sheet_says(name: str) -> None:
    """JL-ITM-2, JL-ITM-5."""
    assert item(name) == ITEM_SHEETS[name]


@pytest.mark.parametrize("name", [name for name in HALVES if name.endswith(":top") or name.endswith(":bottom")])
def test_single_attacks_deal_their_printed_value(name: str) -> None:
    """An independent reading: a lone plain attack takes exactly its value off a bare target (JL-ATK-1, JL-ATK-3)."""
    card, half = name.split(":")
    ability = getattr(next(c for c in CHARACTERS[KIND[card]].cards if c.id == card), half)
    (first, *rest) = ability.actions
    if rest or not isinstance(first, e.Attack) or first.consume or first.when or first.area or first.targets > 1:
        return
    changes = HALVES[name]["changes"]
    assert changes["figures.3.health"] == 30 - int(first.value), name
    wanted = e.names(first.conditions & ~(e.BLESS | e.CURSE))
    assert changes.get("figures.3.conditions", []) == wanted


def walk_into(state: Jaws, **more: Any) -> Table:
    return Table(GAME, {"players": 1, "mode": "scenario", "scenario": 4}, seed=5, state=state, light=True)


@pytest.mark.parametrize(
    ("kind", "source", "health", "conditions"),
    [("red-guard", "flame-shroud:top", 28, []), ("red-guard", "fierce-brilliance:top", 30, ["disarm"])],
)
def test_an_enemy_that_steps_beside_you_pays_for_it(kind: str, source: str, health: int, conditions: list[str]) -> None:
    """Bonuses that trigger when an enemy enters an adjacent hex (JL-ACT-10)."""
    state = builders.state(
        kind,
        heroes={
            kind: {"at": "M", "health": 9, "hand": [], "active": [source], "lead": 10},
            "hatchet": {"at": None, "exhausted": True},
            "voidwarden": {"at": "W", "lead": 20, "chosen": ["black-boon", "freeze-the-soul"]},
        },
        monsters=[{"kind": "zealot", "at": "D", "number": 1, "health": 30, "most": 30}],
        revealed={"zealot": "385"},
        queue=["zealot", "voidwarden"],
    )
    state.heroes[2].lead = (99, 99)
    run(walk_into(state), "turn.act")
    assert state.figures[3].health == health
    assert e.names(state.figures[3].conditions) == conditions
    assert state.figures[0].bonuses == [(f"card:{source}", 0, 1)]


def test_no_fear_shields_by_the_number_of_adjacent_enemies() -> None:
    """Shield for each attack equal to the enemies beside you, three at most (JL-SHD-1)."""
    state = builders.state(
        "red-guard",
        heroes={
            "red-guard": {"at": "M", "health": 9, "hand": [], "active": ["no-fear:top"], "lead": 10},
            "hatchet": {"at": "W", "chosen": ["close-cuts", "center-mass"]},
            "voidwarden": {"at": None, "exhausted": True},
        },
        monsters=[{"kind": "zealot", "at": at, "number": n} for n, at in enumerate(("F", "J", "R"), 1)],
        revealed={"zealot": "386"},
        queue=["zealot", "hatchet"],
    )
    state.heroes[1].lead = (99, 99)
    run(walk_into(state), "turn.act")
    assert state.figures[0].health == 9  # three attacks of 3, each with Shield 3


def test_shield_spikes_hurt_an_adjacent_attacker() -> None:
    state = builders.state(
        "red-guard",
        heroes={
            "red-guard": {
                "at": "M",
                "health": 9,
                "hand": [],
                "active": ["shield-spikes:top", "shield-of-the-desert:bottom"],
                "lead": 10,
            },
            "hatchet": {"at": "W", "chosen": ["close-cuts", "center-mass"]},
            "voidwarden": {"at": None, "exhausted": True},
        },
        monsters=[{"kind": "zealot", "at": "F", "number": 1, "health": 10, "most": 10}],
        revealed={"zealot": "384"},
        queue=["zealot", "hatchet"],
    )
    state.heroes[1].lead = (99, 99)
    run(walk_into(state), "turn.act")
    assert state.figures[3].health == 7


def test_overwatch_attacks_an_enemy_that_ends_its_move_in_range() -> None:
    state = builders.state(
        "hatchet",
        heroes={
            "hatchet": {"at": "W", "hand": [], "active": ["overwatch:bottom"], "lead": 10, "deck": ["plus0"] * 4},
            "red-guard": {"at": "X", "chosen": ["desert-night", "flaming-sickle"]},
            "voidwarden": {"at": None, "exhausted": True},
        },
        monsters=[{"kind": "zealot", "at": "B", "number": 1, "health": 10, "most": 10}],
        revealed={"zealot": "384"},
        queue=["zealot", "red-guard"],
    )
    state.heroes[1].lead = (99, 99)
    run(walk_into(state), "turn.act")
    assert state.figures[3].health == 8
    assert state.figures[0].bonuses == [("card:overwatch:bottom", 0, 1)]


def test_the_favorite_boosts_one_ranged_attack_and_goes_to_its_target() -> None:
    state = builders.state("hatchet", queue=["hatchet"])
    hero = state.heroes[0]
    hero.chosen, hero.active, hero.favorite = ["power-pitch", "close-cuts"], ["card:the-favorite:top"], -1
    table = walk_into(state)
    for key in ("top:power-pitch", "favorite:throw", "attack:3"):
        table.choose(key)
    assert state.figures[3].health == 30 - 9
    assert hero.favorite == 3


def test_strangled_targets_suffer_with_every_attack() -> None:
    state = builders.state("red-guard", queue=["red-guard"])
    state.heroes[0].chosen = ["twirling-stabs", "desert-night"]
    state.marks.strangled[3] = 2
    table = walk_into(state)
    table.choose("bottom:twirling-stabs")
    table.choose("attack:3")
    assert state.figures[3].health == 26


def test_lulled_enemies_wake_when_one_is_hurt() -> None:
    state = builders.state("voidwarden", queue=["voidwarden"])
    state.heroes[0].chosen = ["lull-into-oblivion", "black-boon"]
    table = walk_into(state)
    for key in ("top:lull-into-oblivion", "aim:3", "aim:4"):
        table.choose(key)
    assert state.figures[3].conditions & e.STUN
    state.figures[0].bonuses = []
    hurt(state, 3, 1)
    assert not state.figures[3].conditions & e.STUN
    assert not state.figures[4].conditions & e.STUN


def hurt(state: Jaws, at: int, amount: int) -> None:
    """A figure suffers damage that nobody can answer."""
    with pytest.raises(StopIteration):
        next(suffer(state, state.figures[at], amount))


def test_a_sleeper_that_was_healed_wakes_by_less_damage() -> None:
    """Card 177: damage suffered counts, not hit points (JL-DMG-2)."""
    state = builders.state("voidwarden", queue=["voidwarden"])
    for at in (3, 4):
        state.figures[at].conditions = e.STUN
        state.figures[at].health = 20
        state.marks.lulled.append(at)
    heal(state, state.figures[3], 5)
    assert state.figures[4].conditions & e.STUN
    hurt(state, 3, 2)
    assert [state.figures[at].health for at in (3, 4)] == [23, 20]
    assert not any(state.figures[at].conditions & e.STUN for at in (3, 4))


def test_the_death_of_one_sleeper_wakes_the_other() -> None:
    """Card 177 (JL-DMG-2)."""
    state = builders.state("voidwarden", queue=["voidwarden"])
    for at in (3, 4):
        state.figures[at].conditions = e.STUN
        state.marks.lulled.append(at)
    hurt(state, 3, 99)
    assert not state.figures[4].conditions & e.STUN


def test_sleepers_that_have_acted_sleep_on_after_the_round() -> None:
    """Card 177: only a card discarded before the round ends wakes them; Stun lasts to their next turn (JL-CND-3)."""
    state = builders.state("voidwarden", queue=["voidwarden"])
    state.heroes[0].chosen = ["lull-into-oblivion", "black-boon"]
    state.heroes[0].hand = ["freeze-the-soul", "gift-of-the-void"]
    table = walk_into(state)
    for key in ("top:lull-into-oblivion", "aim:3", "aim:4", "finish", "no"):
        table.choose(key)
    assert state.phase == "select"
    assert state.heroes[0].discard == ["black-boon", "lull-into-oblivion"]
    assert [at for at in (3, 4) if not state.figures[at].conditions & e.STUN] == []


def test_the_sand_devil_moves_at_the_start_of_its_owners_turn() -> None:
    state = builders.state(
        "red-guard",
        heroes={"red-guard": {"at": "M", "chosen": ["desert-night", "flaming-sickle"], "active": ["sand-devil:top"]}},
        queue=["red-guard"],
    )
    spots = state.board.spots
    state.tokens.sand_devil = spots["G"]
    state.hazards |= 1 << spots["G"]
    table = walk_into(state)
    assert table.request is not None
    assert table.request.kind == "devil.move"
    table.choose(("hex", spots["N"]))  # onto the elite zealot
    table.choose("stop")
    assert state.figures[4].health == 29
    assert e.names(state.figures[4].conditions) == ["muddle"]
    assert [state.hazards >> spots[spot] & 1 for spot in "GN"] == [0, 1]  # a hazard where it lies alone


def devil_under_a_zealot() -> tuple[Jaws, Table]:
    """The Sand Devil has a weak zealot on it, on A; a trap of 3 lies on H beside it."""
    state = builders.state(
        "red-guard",
        heroes={"red-guard": {"at": "M", "chosen": ["desert-night", "flaming-sickle"], "active": ["sand-devil:top"]}},
        traps=[{"at": "H", "damage": 3}],
        queue=["red-guard"],
    )
    spots = state.board.spots
    state.tokens.sand_devil = spots["A"]
    state.hazards |= 1 << spots["A"]
    return state, walk_into(state)


@pytest.mark.parametrize("health", [2, 9])
def test_the_sand_devil_drags_a_figure_into_a_trap(health: int) -> None:
    """Card 244: who is dragged along springs a trap (JL-TRP-4), and its death is the owner's kill (JL-KIL-1)."""
    state, table = devil_under_a_zealot()
    state.figures[6].health, state.figures[6].max_health = health, 9
    table.choose(("hex", state.board.spots["H"]))
    table.choose("yes")
    table.choose("stop")
    assert not state.traps
    assert state.figures[6].health == max(0, health - 3)  # not the devil's own damage: they moved together
    assert state.heroes[0].tally.kills == (1 if health == 2 else 0)


def test_the_sand_devil_leaves_a_trap_alone_without_a_rider() -> None:
    state, table = devil_under_a_zealot()
    table.choose(("hex", state.board.spots["H"]))
    table.choose("no")
    table.choose("stop")
    assert state.board.spots["H"] in state.traps
    assert state.figures[6].health == 2


def test_master_influence_gives_advantage_and_one_more_for_an_element() -> None:
    state = builders.state(
        "voidwarden",
        heroes={
            "voidwarden": {
                "at": "M",
                "chosen": ["turn-out-the-lights", "black-boon"],
                "active": ["master-influence:top"],
                "deck": ["plus1", "plus2"],
            }
        },
        queue=["voidwarden"],
    )
    table = walk_into(state)
    for key in ("bottom:turn-out-the-lights", "aim:3", "attack:5", "pay:0:any", "element:fire"):
        table.choose(key)
    # Attack 3 + 1, the better of +1 and +2 from the Voidwarden's own deck, Shield 1 of the golem
    assert state.figures[5].health == 30 - 5
    assert sorted(state.heroes[0].deck.discard) == ["plus1", "plus2"]
