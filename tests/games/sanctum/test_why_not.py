"""Why a demon, a die, an ability, an item or a gem cannot be chosen: the reasons are true."""

from __future__ import annotations

from tests.why_not import Seen, check_secrets, played_doubts
from undercroft.core.game import load
from undercroft.core.table import Table
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.powers import kit, usable
from undercroft.games.sanctum.state import FREE


def test_reasons_agree_with_the_rules() -> None:
    seen = Seen()
    for doubt in played_doubts("sanctum", {"players": 2}, range(2), 5, most=60):
        seen.note(doubt)
        hero, args = doubt.table.state.seats[doubt.seat], doubt.reason.args
        key, name = doubt.reason.key.removeprefix("why-not."), doubt.thing.split("-", 2)[-1]
        if key in ("no-die-fits", "die-fits-nothing"):  # SA-ATK-1
            free = [value for value, on in zip(hero.fight.dice, hero.fight.on, strict=True) if on == FREE]
            if key == "no-die-fits":
                assert not set(map(str, free)) & set(str(args["needed"]).split())
            else:
                assert hero.fight.dice[int(name)] == args["value"]
                assert not any(option[:2] == ("place", int(name)) for option in doubt.choice.options)
        elif key == "die-placed":  # SA-ATK-2
            assert hero.fight.on[int(name)] != FREE
        elif key in ("spaces-full", "tokens"):  # SA-ABL-2, SA-ABL-4
            powers = [power for power in kit(hero).gear if power.id.partition("-")[0] == name or power.id == "gem"]
            assert any(not usable(hero, power) for power in powers)
        elif key == "gems":  # SA-EQP-4
            cost = DEMONS[name].item.cost
            short = sum(max(0, price - have) for price, have in zip(cost, hero.gems, strict=False))
            assert short > hero.gems[3] == args["white"]
        elif key == "no-gem-here":
            assert not any(option[-1] == name for option in doubt.choice.options)
    assert {"no-die-fits", "die-fits-nothing", "die-placed", "choose-die", "theirs", "gems-by-levels"} <= set(seen.keys)
    seen.check_special(
        ("turn.way", "foe"), ("turn.way", "slot"), ("turn.way", "pack"), ("fight.attack", "foe"),
        ("fight.attack", "die"), ("fight.attack", "slot"), ("fight.attack", "open"), ("move.group", "group"),
    )  # fmt: skip


def test_reasons_give_nothing_away() -> None:
    table = Table(load("sanctum"), {"players": 2}, 3)
    for step in range(60):
        turn = table.turn()
        assert turn is not None
        if step % 15 == 14:
            for seat in range(2):
                check_secrets(table, seat, step)
        table.choose(table.game.bots.greedy(table.seat(turn[0])), turn[0])
