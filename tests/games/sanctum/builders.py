"""Builders of the Sanctum tests: games and tables to look at, and what must stay whole in any of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.core.chance import Dice, Scripted, Seeded
from undercroft.core.request import Chance, Outcome
from undercroft.core.table import Table
from undercroft.games.sanctum.cards.acts import BLESSINGS
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.heroes import HEROES
from undercroft.games.sanctum.cards.lord import FURY, LORD
from undercroft.games.sanctum.cards.verbs import Tokens
from undercroft.games.sanctum.case_setup import edit
from undercroft.games.sanctum.game import GAME
from undercroft.games.sanctum.powers import kit, tokens_in_spaces
from undercroft.games.sanctum.setup import new_state, set_up
from undercroft.games.sanctum.state import SETUP, Hero, Sanctum, freed

DIFFICULTIES = ("normal", "hard", "nightmare", "hell")


def state_of(table: Table) -> Sanctum:
    assert isinstance(table.state, Sanctum)
    return table.state


def state(players: int = 2, seed: int = 1, difficulty: str = "normal") -> Sanctum:
    """A game after set-up, at the first choice of a group."""
    made = Table(GAME, {"players": players, "difficulty": difficulty}, seed)
    while state_of(made).phase == SETUP:
        made.choose(0)
    return state_of(made)


def table(edits: Mapping[str, Any], players: int = 2, outcomes: Sequence[Outcome] = (), seed: int = 4) -> Table:
    """A table after set-up, edited as a case's `given` edits it; the first chances come to these outcomes."""
    options = {"players": players, "difficulty": "normal", "heroes": "random"}
    made = new_state(options)
    flow, source, answer = set_up(made), Seeded(seed), None
    while True:
        try:
            request = flow.send(answer)
        except StopIteration:
            break
        answer = source.pick(request) if isinstance(request, Chance) else request.options[0]  # type: ignore[union-attr]
    edit(made, edits)
    return Table(GAME, {"players": players}, 1, source=Scripted(list(outcomes), Seeded(2)), state=made)


def answer_at_random(table: Table, dice: Dice) -> None:
    asked = table.requests
    seat = list(asked)[dice.below(len(asked))]
    table.choose(dice.below(len(asked[seat].options)), seat)


def check_whole(state: Sanctum) -> None:
    """Cards, gems, tokens and tiles are conserved, and no number leaves its range."""
    demons = Counter(card for deck in [*state.decks, *state.discards, *state.groups] for card in deck)
    demons.update([*state.box, *state.chest])
    for hero in state.seats:
        demons.update([foe.card for foe in hero.zone] + hero.pack + [card for card in hero.worn if card] + hero.sold)
    assert demons == Counter(dict.fromkeys(DEMONS, 1)), demons - Counter(DEMONS.keys())
    if state.climber >= 0:
        lord = Counter(state.lord + state.turned)
        fury = Counter(state.fury)
        for hero in state.seats:
            for card in [foe.card for foe in hero.row] + hero.broken:
                if card[:1] == "L":
                    lord[card] += 1
                elif card:
                    fury[card] += 1
        assert lord == Counter(dict.fromkeys(LORD, 1))
        if state.fury:
            assert fury == Counter(dict.fromkeys(FURY, 1))
    tiles = list(state.tiles_bag)
    for hero in state.seats:
        tiles += hero.blessings + hero.used
        assert hero.tiles == len(hero.blessings) + len(hero.used)
        check_hero(state, hero)
    assert sorted(tiles) == sorted(BLESSINGS)
    assert sum(holder >= 0 for holder in state.achievements) == sum(hero.tiles for hero in state.seats)


def check_hero(state: Sanctum, hero: Hero) -> None:
    board = HEROES[hero.name]
    unlocked = [skill.effect for at, skill in enumerate(board.skills) if hero.unlocked >> at & 1]
    tiles = [effect for effect in unlocked if isinstance(effect, Tokens)]
    items = [DEMONS[card].item for card in hero.worn if card]
    in_stamina, in_focus = tokens_in_spaces(hero)
    # SA-TOK-1: pools and spaces hold what is printed, unlocked and worn; act VI adds blessings and takes losses
    printed_stamina = board.stamina + sum(s.stamina for s in tiles) + sum(i.stamina for i in items)
    printed_focus = board.focus + sum(s.focus for s in tiles) + sum(i.focus for i in items)
    assert hero.stamina + in_stamina + hero.gone_stamina == printed_stamina
    assert hero.focus + in_focus + hero.gone_focus == printed_focus
    assert min(hero.stamina, hero.focus, hero.red, hero.blue, *hero.gems) >= 0
    assert hero.red + hero.blue <= hero.slots
    assert 0 <= hero.rage <= hero.rage_tiles <= 2
    assert 2 <= hero.dice <= 5
    for name, held in hero.spent.items():
        assert len(held) == kit(hero).by_id[name].size
        assert held.strip(".")
    if not state.revealed:
        # SA-CF-20: 21 gems for each hero, on the table, in the pool or on items; gems stay in their columns
        assert sum(hero.table) + sum(hero.white) + sum(freed(hero)) == 21
        own = freed(hero)
        for colour in range(3):
            assert sum(hero.table[3 * colour : 3 * colour + 3]) + own[colour] == 6
    for at, card in enumerate(hero.worn):
        assert sum(hero.paid[at]) == (DEMONS[card].item.level if card else 0)
