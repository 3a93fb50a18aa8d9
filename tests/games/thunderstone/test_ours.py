"""A home-made card is no part of the box and comes into a game by `set=picked` alone."""

from __future__ import annotations

import subprocess
import sys
import textwrap

PROGRAM = """
    import sys, types

    def cards_of_the_test(name):
        if name != "OURS":
            raise AttributeError(name)
        from undercroft.games.thunderstone.cards.model import VILLAGER, Card, Effect
        from undercroft.games.thunderstone.cards.verbs import Draw, Gold

        beg = Effect("beg", (Gold(1), Draw(1)), "militia")
        return (Card(id="beggar", type=VILLAGER, count=8, price=1, village=(beg,)),)

    ours = types.ModuleType("undercroft.games.thunderstone.cards.ours")
    ours.__getattr__ = cards_of_the_test
    sys.modules[ours.__name__] = ours

    from undercroft.core.table import Table
    from undercroft.games.thunderstone import cards
    from undercroft.games.thunderstone.cards.text import lines
    from undercroft.games.thunderstone.game import GAME

    assert len(cards.BOX) == 98 and len(cards.CARDS) == 99
    assert "beggar" not in cards.VILLAGE_CARDS
    assert GAME.words.text(lines("beggar")[0], "en") == "Village: destroy one Militia for 1 gold; draw a card."
    for seed in range(60):
        assert "beggar" not in Table(GAME, {"set": "random"}, seed).state.village
    table = Table(GAME, {
        "set": "picked", "heroes": ["elf", "dwarf", "regian", "amazon"], "monsters": ["ooze", "dragon", "abyssal"],
        "village": ["beggar", "spear", "banish", "feast", "lantern", "trainer", "hatchet", "warhammer"],
    }, 1)
    assert table.state.stock["beggar"] == 8
    table.choose("first:0")
    table.choose("village")
    assert "buy:beggar" in table.request.keys()
"""


def test_a_home_made_card_is_picked_and_never_drawn() -> None:
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(PROGRAM)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
